// Made from messages.py by `python -m tests.page_scripts.message_types`, for tsc alone: never edited.

/**
 * The page is there; it shows this seat (-1 = as a spectator), in this language.
 *
 * `drawn` is the version of the table whose scene the page shows already: it is not sent again.
 */
export interface Hello {
  do: "hello";
  seat?: number;
  language?: string;
  drawn?: number;
}

/** The hash of the page's share of the draws, before all seats are taken. */
export interface Commit {
  do: "commit";
  id: string;
  seat: number;
  commitment: string;
}

/** The share itself, when all seats are taken. */
export interface Reveal {
  do: "reveal";
  id: string;
  seat: number;
  share: string;
}

/** A move: its own id, the decision it answers, the seat and the full text of the action. */
export interface Act {
  do: "act";
  id: string;
  seat: number;
  decision: number;
  action: string;
}

/** Take back the own last moves, or ask the others to. */
export interface Undo {
  do: "undo";
  id: string;
  seat: number;
}

/** Ask to let a bot play for an absent seat. */
export interface Replace {
  do: "replace";
  id: string;
  seat: number;
  absent: number;
  bot: string;
}

/** Take the own seat again from the bot that stands in there. */
export interface Back {
  do: "back";
  id: string;
}

/** Yes or no to what was asked. */
export interface Answer {
  do: "answer";
  id: string;
  seat: number;
  is_yes: boolean;
}

/** A word to the table. */
export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** The owner of the table lets the person at a seat write no more, or again. */
export interface Mute {
  do: "mute";
  id: string;
  seat: number;
  is_muted: boolean;
}

/** The owner of the table sends the person at a seat away. */
export interface Remove {
  do: "remove";
  id: string;
  seat: number;
}

/** The owner closes the table. */
export interface Close {
  do: "close";
  id: string;
}

/** Why can this seat not do that now? */
export interface Why {
  do: "why";
  id: string;
  seat: number;
  action: string;
}

/** What would that be worth, as far as the seat can know? */
export interface Worth {
  do: "worth";
  id: string;
  seat: number;
  action: string;
}

/** What would a bot do in this seat? */
export interface Hint {
  do: "hint";
  id: string;
  seat: number;
}

/** Which options would a bot think of first in this seat? */
export interface Ideas {
  do: "ideas";
  id: string;
  seat: number;
}

/** A step of the guide that asks for no act has been read. */
export interface Read {
  do: "read";
  id: string;
  step: number;
}

/** On without the guide. */
export interface LeaveGuide {
  do: "leave-guide";
  id: string;
}

/** Why did a bot make this move, the number `at` of the game? */
export interface Explain {
  do: "explain";
  id: string;
  at: number;
}

/** Show the table as it was after so many moves, from the viewer's own knowledge; null = now. */
export interface Look {
  do: "look";
  id: string;
  at?: number | null;
}

/** Show once more what has happened since the viewer's last own move. */
export interface Again {
  do: "again";
  id: string;
}

/** A node of the scene that is new, changed or moved; it comes after another of its layer ("" = first). */
export interface Put {
  key: string;
  layer: string;
  after: string;
  svg: string;
}

/** A section of the scene with its layers in drawing order: an SVG of its own, or a group of the sheet. */
export interface Part {
  name: string;
  title: string;
  box: [number, number, number, number];
  layers: string[];
  place?: [number, number, number, number] | null;
  transform?: string;
  is_drawer?: boolean;
  below?: string[];
}

/** A line of the log: after which move, by whom, what; a score line has points. */
export interface Line {
  at: number;
  seat: number;
  text: string;
  points?: number | null;
  turn?: boolean;
  why?: boolean;
}

/** A moment, shown large over the table: SVG of this width and height, for so many milliseconds at a calm pace. */
export interface Shown {
  svg: string;
  wide: number;
  high: number;
  hold: number;
}

/** How the scene changes and what is told. Frames are shown one after another. */
export interface Frame {
  full: boolean;
  drop: string[];
  put: Put[];
  parts: Part[];
  lines: Line[];
  sheet: [number, number, number, number] | null;
  moment: Shown | null;
}

/** An option of the seat: the text to send, what it means, and the verb it belongs to. */
export interface Choice {
  action: string;
  label: string;
  verb: string;
  ends_undo: boolean;
  short: string;
}

/** The options of one verb. */
export interface Group {
  verb: string;
  label: string;
  choices: Choice[];
}

/** What somebody asks of all; `mine` is the seat that has not answered yet, or -1. */
export interface Question {
  text: string;
  by: number;
  mine: number;
}

/** Who sits at a seat. */
export interface Player {
  seat: number;
  symbol: string;
  name: string;
  bot: string;
  score: number;
  live: number | null;
  is_you: boolean;
  is_here: boolean;
  is_to_act: boolean;
  is_virtual: boolean;
  about: string;
  facts: [string, string][];
  live_lines: string[];
  absence: string;
  is_replaceable: boolean;
  level: [string, string, string] | null;
  is_muted: boolean;
}

/** One row of the reckoning: a kind of points, and what each seat has of it. */
export interface Row {
  category: string;
  name: string;
  points: number[];
}

/** What the guide of a first game tells the newcomer now. */
export interface Guidance {
  step: number;
  of: number;
  title: string;
  brought: string;
  say: string;
  light: string[];
  do: string[];
}

/** The table as the viewer may see it now. */
export interface Update {
  tell: "update";
  version: number;
  is_fresh: boolean;
  decision: number;
  at: number;
  seat: number;
  seats: number[];
  left: number[];
  status: string;
  frames: Frame[];
  prompt: string;
  hint: string;
  groups: Group[];
  can_undo: number;
  question: Question | null;
  players: Player[];
  reckoning: Row[];
  winners: number[];
  chat: [number, string, string][];
  is_read_only: boolean;
  commitment: string;
  secret: string;
  is_gathering: boolean;
  commitments: string[];
  shares: string[];
  is_owner: boolean;
  may_chat: boolean;
  guide: Guidance | null;
  is_again: boolean;
  trouble: string;
}

/** Whether somebody is at their seat, in the words of `Player`. */
export interface Present {
  seat: number;
  is_here: boolean;
  absence: string;
  is_replaceable: boolean;
}

/** Who is there now, if only that has changed. */
export interface Presence {
  tell: "presence";
  players: Present[];
}

/** An option a bot had: what it is, the lead it promised in points, whether it was taken. */
export interface Judged {
  label: string;
  lead: number;
  is_chosen: boolean;
}

/** Why a bot did something, the best option first. */
export interface Explained {
  title: string;
  text: string;
  options: Judged[];
  others: string;
  basis: string;
}

/** An option that a bot thinks well of, and why in a few words. */
export interface Idea {
  action: string;
  label: string;
  note: string;
}

/** What was asked with this id is done; a question has its answer in `text`. */
export interface Done {
  tell: "done";
  id: string;
  text: string;
  action: string;
  points: number[] | null;
  heading: string;
  explained: Explained | null;
  note: string;
  ideas: Idea[];
  move: number;
}

/** What was asked is not possible, and why; nothing has changed. */
export interface Sorry {
  tell: "sorry";
  id: string;
  reason: string;
  text: string;
  heading: string;
}

export type Asking =
  | Hello
  | Commit
  | Reveal
  | Act
  | Undo
  | Replace
  | Back
  | Answer
  | Say
  | Mute
  | Remove
  | Close
  | Why
  | Worth
  | Hint
  | Ideas
  | Read
  | LeaveGuide
  | Explain
  | Look
  | Again;

export type Telling =
  | Update
  | Presence
  | Done
  | Sorry;
