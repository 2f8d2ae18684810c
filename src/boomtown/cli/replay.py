"""`boomtown replay`: a record told move by move, or one of its positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boomtown.cli.arguments import move_number, position, record_in, rules_differ, text_for, viewer
from boomtown.cli.output import FAILED, SUCCESS, Flag, Json, show
from boomtown.core.record import BadRecord, Record, Table, parse_move, replay
from boomtown.core.step import CHANCE, NOBODY, Game
from boomtown.core.text import Text
from boomtown.mistakes import Mistake
from boomtown.server.tables.verifiable_draws import commitment, commitment_of_share, first_wrong_draw
from boomtown.terminal import note, to_words


def command(
    file: Path,
    /,
    *,
    at: int | None = None,
    verify: Flag = False,
    seat: int | None = None,
    language: str = "en",
    as_json: Json = False,
) -> int:
    """Tell a recorded game: its moves, what they led to, and the scores.

    Parameters
    ----------
    file
        The record.
    at
        Show the position after so many moves instead: scores, whose turn it is, and the options.
    verify
        Check that it replays to the scores it tells, under the rules of today, and that chance drew with the
        secret of the table and the shares of its players if the record tells them; ends with 1 if not. Prints
        their fingerprints, to compare with those that the table showed, and the verdict in the last line.
    seat
        Tell only what this seat may know; everything unless given.
    language
        Language of the sentences: en, de, fr, nl.
    as_json
        Print one JSON document.
    """
    if verify and at is not None:
        raise Mistake("--verify is about the whole record: leave --at out")
    game, record = record_in(file)
    text = text_for(game, language)
    who = viewer(record, seat)
    last = move_number(record, at)
    document = {
        "game": record.game,
        "rules": record.rules,
        "rules_now": int(game.rules),
        "seats": record.seats,
        "variants": record.variants,
        "names": text.players(game.start(record.seats, frozenset(record.variants))),
    }
    if verify:
        problem = why_not_verified(game, record)
        document |= {"verified": not problem, "problem": problem}
        document |= {"has_secret": bool(record.secret), "fingerprints": fingerprints(record)}
        if not problem:
            document |= tell_moves(game, record, text, None if seat is None else who)
        show(
            document,
            [*heading(document), *verdict_lines(document, record, rules_differ(game, record))],
            as_json,
        )
        return FAILED if problem else SUCCESS
    if different := rules_differ(game, record).strip(" ()"):
        note(f"boomtown: {different}")
    if at is None:
        document |= tell_moves(game, record, text, None if seat is None else who)
        lines = [*heading(document), *move_lines(document), *score_lines(document)]
    else:
        document |= tell_position(position(game, record, last), last, text, seat)
        lines = [*heading(document), *position_lines(document)]
    show(document, lines, as_json)
    return SUCCESS


def verdict_lines(document: dict[str, Any], record: Record, different: str) -> Iterator[str]:
    """What was checked, and in the last line the verdict."""
    for what, fingerprint in document["fingerprints"].items():
        yield f"Fingerprint of the {what}: {fingerprint}"
    if document["problem"]:
        yield f"The record is not right: {document['problem']}."
        yield "Not verified."
        return
    drawn = ", and its draws follow from the secret it tells" if record.secret else ""
    if record.secret and any(record.shares):
        drawn += " and the shares of its players"
    yield f"It replays to its scores{drawn}{different}."
    yield "Verified."


def fingerprints(record: Record) -> dict[str, str]:
    """Tell the hashes that the table showed before the game: of the secret, and of each share."""
    if not record.secret:
        return {}
    shares = {
        f"share of seat {seat}": commitment_of_share(share)
        for seat, share in enumerate(record.shares)
        if share
    }
    return {"secret": commitment(bytes.fromhex(record.secret)), **shares}


def why_not_verified(game: Game[Any], record: Record) -> str:
    """Say why a record does not replay to the scores it tells; empty if it does."""
    try:
        *_, table = replay(game, record)
    except BadRecord as problem:
        return f"{problem}{rules_differ(game, record)}"
    if table.record.scores != record.scores:
        scores = f"it replays to the scores {to_words(table.record.scores)}, not to {to_words(record.scores)}"
        return f"{scores}{rules_differ(game, record)}"
    if record.secret:
        wrong = first_wrong_draw(game, record, bytes.fromhex(record.secret))
        if wrong is not None:
            return f"move {wrong}, {record.moves[wrong - 1]!r}, was not drawn with the secret of the table"
    return ""


def tell_moves(game: Game[Any], record: Record, text: Text, seat: int | None) -> dict[str, Any]:
    """Tell all moves with the sentences that follow them; `seat` hides what it may not know."""
    names = text.players(game.start(record.seats, frozenset(record.variants)))
    moves: list[dict[str, Any]] = []
    try:
        for number, table in enumerate(replay(game, record, is_listening=True)):
            if number > 0:
                line = record.moves[number - 1] if seat is None else table.lines[seat][-1]
                who, action = parse_move(line)
                heard = [
                    text.event(event, names)
                    for event in table.events[-1]
                    if seat is None or event.audience in (NOBODY, seat)
                ]
                moves.append({"number": number, "seat": who, "action": action, "told": heard})
    except BadRecord as problem:
        raise Mistake(f"the record does not replay: {problem}{rules_differ(game, record)}") from None
    return {"moves": moves, "is_over": table.state.is_over(), "scores": table.record.scores}


def tell_position(table: Table[Any], at: int, text: Text, seat: int | None) -> dict[str, Any]:
    """Tell one position: the options are those of whoever is to act, or of one seat only."""
    game = table.game
    state = table.state if seat is None else game.view(table.state, seat).state
    askers = [number for number in state.actors() if seat is None or number == seat]
    asked = [
        {"seat": number, "action": game.verbs.text(action), "text": text.action(action, state)}
        for number in askers
        for action in state.options(number)
    ]
    who = askers[0] if askers else int(NOBODY) if seat is None else seat
    return {
        "at": at,
        "is_over": state.is_over(),
        "scores": table.record.scores,
        "actors": state.actors(),
        "prompt": text.prompt(state, who, text.players(state)),
        "options": asked,
    }


def heading(document: dict[str, Any]) -> Iterator[str]:
    """Say which game it is."""
    variants = ", ".join(document["variants"]) or "no variants"
    yield f"{document['game']}, rules version {document['rules']}, {document['seats']} seats, {variants}"


def move_lines(document: dict[str, Any]) -> Iterator[str]:
    """Put each move and its sentences into lines."""
    for move in document["moves"]:
        who = "*" if move["seat"] == CHANCE else str(move["seat"])
        yield f"{move['number']:>4}  {who} {move['action']}"
        yield from (f"        {sentence}" for sentence in move["told"])


def score_lines(document: dict[str, Any]) -> Iterator[str]:
    """Put the scores into a line."""
    scores = dict(zip(document["names"], document["scores"], strict=True))
    yield f"{'Final scores' if document['is_over'] else 'Scores so far'}: {to_words(scores)}"


def position_lines(document: dict[str, Any]) -> Iterator[str]:
    """Put a position into lines."""
    yield f"After move {document['at']}: {document['prompt']}"
    yield from score_lines(document)
    for option in document["options"]:
        who = "*" if option["seat"] == CHANCE else str(option["seat"])
        yield f"  {who} {option['action']}: {option['text']}"
