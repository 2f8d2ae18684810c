"""Face-down piles of which somebody knows a part: looked-at cards, visible backs, layers, cards put back."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.verbs import One

HIDDEN_CARD: Final[i64] = -1  # in a view: a card lies here, the viewer does not know which
NO_BACK: Final[i64] = -2  # nobody has seen the back of the top card
NO_CARDS: Final = vec[i64]([])
ONE_SEAT: Final = vec[i64]([1, 2, 4, 8, 16, 32])  # seat -> its place in a set of knowers
EVERYBODY: Final[i64] = 63


@final
@mypyc_attr(acyclic=True)
class Kinds:
    """What is printed on the cards of a pile, shared by all its clones: which back and which layer a kind has.

    Layers are numbered from the top: a layer is drawn out before the next begins. Kinds that are alike but
    lie in two layers are two kinds.
    """

    def __init__(self, back_of: vec[i64], layer_of: vec[i64], layer_count: i64) -> None:
        self.back_of: Final[vec[i64]] = back_of
        self.layer_of: Final[vec[i64]] = layer_of
        self.layer_count: Final[i64] = layer_count

    def __reduce__(self) -> tuple[Any, ...]:
        return Kinds, (self.back_of, self.layer_of, self.layer_count)


@final
@mypyc_attr(acyclic=True)
class Pile:
    """From the top: cards whose place somebody knows, then layers without order, then known cards below.

    `left[kind]` counts what may still lie in the layers. It may be more than `size_of` says: cards that were
    removed unseen, or that lie face down before somebody, are candidates until they come to light.
    """

    def __init__(self, kinds: Kinds, left: vec[i64], size_of: vec[i64]) -> None:
        self.kinds: Final[Kinds] = kinds
        self.left: vec[i64] = left
        self.size_of: vec[i64] = size_of  # (layer) -> cards that lie in it
        self.top: vec[i64] = NO_CARDS  # kinds, the uppermost last
        self.top_known: vec[i64] = NO_CARDS  # who knows each of them: a set of seats
        self.bottom: vec[i64] = NO_CARDS  # kinds, the lowest last
        self.bottom_known: vec[i64] = NO_CARDS
        self.back: i64 = NO_BACK  # of the card on top of all, once it has been seen

    def clone(self) -> Pile:
        """A copy of its own."""
        pile = Pile(self.kinds, self.left[:], self.size_of[:])
        pile.top = self.top[:]
        pile.top_known = self.top_known[:]
        pile.bottom = self.bottom[:]
        pile.bottom_known = self.bottom_known[:]
        pile.back = self.back
        return pile

    def __reduce__(self) -> tuple[Any, ...]:
        known = (self.top, self.top_known, self.bottom, self.bottom_known)
        return restore_pile, (self.kinds, self.left, self.size_of, *known, self.back)

    def __copy__(self) -> Pile:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Pile:
        return self.clone()

    def size(self) -> i64:
        """How many cards lie here: everybody may count them."""
        size: i64 = i64(len(self.top)) + i64(len(self.bottom))
        for cards in self.size_of:
            size += cards
        return size

    def layer(self) -> i64:
        """The layer the next card comes from; the number of layers if only the bottom is left."""
        layer: i64 = 0
        while layer < self.kinds.layer_count and self.size_of[layer] == 0:
            layer += 1
        return layer

    def may_come(self, kind: i64) -> i64:
        """How many cards of this kind may be the uppermost, by what has been seen of the pile."""
        count = i64(len(self.top))
        if count > 0:
            return 1 if self.top[count - 1] == kind else 0
        layer = self.layer()
        if layer == self.kinds.layer_count:
            return 1 if len(self.bottom) > 0 and self.bottom[0] == kind else 0
        if self.kinds.layer_of[kind] != layer:
            return 0
        if self.back != NO_BACK and self.kinds.back_of[kind] != self.back:
            return 0
        return self.left[kind]

    def offer(self, verb: One, menu: Menu) -> None:
        """Each kind the uppermost card may be, weighted."""
        for kind in range(i64(len(self.left))):
            weight = self.may_come(kind)
            if weight > 0:
                menu.add_weighted(verb.of(kind), weight)

    def offer_back(self, verb: One, menu: Menu, back_count: i64) -> None:
        """Each back the uppermost card may show, weighted."""
        for back in range(back_count):
            weight: i64 = 0
            for kind in range(i64(len(self.left))):
                if self.kinds.back_of[kind] == back:
                    weight += self.may_come(kind)
            if weight > 0:
                menu.add_weighted(verb.of(back), weight)

    def sample(self, rng: Rng) -> i64:
        """A kind for the uppermost card, as likely as `offer` says; nothing is removed.

        Its back is as likely as `offer_back` says where kinds are numbered in the order of their backs.
        """
        count = i64(len(self.top))
        if count > 0:
            return self.top[count - 1]
        layer, back = self.layer(), self.back
        if layer == self.kinds.layer_count:
            return self.bottom[0]
        left, layer_of, back_of = self.left, self.kinds.layer_of, self.kinds.back_of
        total: i64 = 0
        for kind in range(i64(len(left))):
            if layer_of[kind] == layer and (back == NO_BACK or back_of[kind] == back):
                total += left[kind]
        place = rng.below(total)
        drawn: i64 = 0
        while True:
            if layer_of[drawn] == layer and (back == NO_BACK or back_of[drawn] == back):
                place -= left[drawn]
                if place < 0:
                    return drawn
            drawn += 1

    def show_back(self, back: i64) -> None:
        """Everybody sees the back of the uppermost card."""
        self.back = back

    def take(self, kind: i64) -> None:
        """The uppermost card, which is of this kind, leaves the pile."""
        count = i64(len(self.top))
        self.back = NO_BACK
        if count > 0:
            self.top = self.top[: count - 1]
            self.top_known = self.top_known[: count - 1]
            return
        layer = self.layer()
        if layer == self.kinds.layer_count:
            self.bottom = self.bottom[1:]
            self.bottom_known = self.bottom_known[1:]
            return
        self.size_of[layer] -= 1
        self.left[kind] -= 1

    def pull(self, kind: i64) -> None:
        """A card of this kind that is not the uppermost is looked for and leaves; the others keep their places.

        It is one of those known to lie below, if there is one, or else of the layers.
        """
        for place in range(i64(len(self.bottom))):
            if self.bottom[place] == kind:
                below, known = self.bottom[place + 1 :], self.bottom_known[place + 1 :]
                self.bottom, self.bottom_known = self.bottom[:place], self.bottom_known[:place]
                for later in range(i64(len(below))):
                    self.bottom = append(self.bottom, below[later])
                    self.bottom_known = append(self.bottom_known, known[later])
                return
        self.left[kind] -= 1
        self.size_of[self.kinds.layer_of[kind]] -= 1

    def put_on_top(self, kind: i64, knowers: i64) -> None:
        """A card goes face down on top; `knowers` is the set of seats that have seen it."""
        self.top = append(self.top, kind)
        self.top_known = append(self.top_known, knowers)
        self.back = NO_BACK

    def put_under(self, kind: i64, knowers: i64) -> None:
        """A card goes face down under the pile."""
        self.bottom = append(self.bottom, kind)
        self.bottom_known = append(self.bottom_known, knowers)

    def hide(self, seat: i64) -> None:
        """For `view`: cards this seat has not seen become candidates again (a spectator has seen none)."""
        for place in range(i64(len(self.top))):
            if not is_known(self.top_known[place], seat):
                self.left[self.top[place]] += 1
                self.top[place] = HIDDEN_CARD
        for place in range(i64(len(self.bottom))):
            if not is_known(self.bottom_known[place], seat):
                self.left[self.bottom[place]] += 1
                self.bottom[place] = HIDDEN_CARD

    def determinize(self, rng: Rng) -> None:
        """For `determinize`: each hidden card becomes one of the candidates, a visible back is respected.

        The uppermost comes first: the back that all have seen leaves it the fewest candidates.
        """
        last = i64(len(self.top)) - 1
        if last >= 0:
            if self.top[last] == HIDDEN_CARD:
                self.top[last] = self.draw_unseen(rng, self.back)
        elif not self.is_in_layer() and len(self.bottom) > 0 and self.bottom[0] == HIDDEN_CARD:
            self.bottom[0] = self.draw_unseen(rng, self.back)
        for place in range(last):
            if self.top[place] == HIDDEN_CARD:
                self.top[place] = self.draw_unseen(rng, NO_BACK)
        for place in range(i64(len(self.bottom))):
            if self.bottom[place] == HIDDEN_CARD:
                self.bottom[place] = self.draw_unseen(rng, NO_BACK)

    def is_in_layer(self) -> bool:
        """Whether the uppermost card lies in a layer, and nobody knows more than its back."""
        return len(self.top) == 0 and self.layer() < self.kinds.layer_count

    def draw_unseen(self, rng: Rng, back: i64) -> i64:
        """A candidate with this back (any if NO_BACK) for a hidden place outside the layers."""
        spare = self.spare()
        total: i64 = 0
        for kind in range(i64(len(self.left))):
            total += self.can_spare(kind, back, spare)
        place = rng.below(total)
        drawn: i64 = 0
        while place >= self.can_spare(drawn, back, spare):
            place -= self.can_spare(drawn, back, spare)
            drawn += 1
        self.left[drawn] -= 1
        return drawn

    def spare(self) -> vec[i64]:
        """(layer) -> how many more candidates it has than cards: so many lie elsewhere."""
        spare = self.size_of[:]
        for layer in range(self.kinds.layer_count):
            spare[layer] = -spare[layer]
        for kind in range(i64(len(self.left))):
            spare[self.kinds.layer_of[kind]] += self.left[kind]
        return spare

    def can_spare(self, kind: i64, back: i64, spare: vec[i64]) -> i64:
        """How many candidates of this kind may lie in a hidden place with this back."""
        if back != NO_BACK and self.kinds.back_of[kind] != back:
            return 0
        if spare[self.kinds.layer_of[kind]] == 0:
            return 0
        if self.back != NO_BACK and self.is_in_layer() and self.may_come(kind) == self.all_that_may_come():
            return self.left[kind] - 1  # one with the back that all have seen must be left for the top
        return self.left[kind]

    def all_that_may_come(self) -> i64:
        """How many cards may be the uppermost."""
        count: i64 = 0
        for kind in range(i64(len(self.left))):
            count += self.may_come(kind)
        return count


def is_known(knowers: i64, seat: i64) -> bool:
    """Whether the seat belongs to the set; spectators (below 0) know what everybody knows."""
    if seat < 0:
        return knowers == EVERYBODY
    return knowers // ONE_SEAT[seat] % 2 == 1


def full_pile(kinds: Kinds, counts: vec[i64]) -> Pile:
    """A shuffled pile with so many cards of each kind, layer by layer."""
    size_of = vec[i64]([0] * int(kinds.layer_count))
    for kind in range(i64(len(counts))):
        size_of[kinds.layer_of[kind]] += counts[kind]
    return Pile(kinds, counts[:], size_of)


def restore_pile(
    kinds: Kinds,
    left: vec[i64],
    size_of: vec[i64],
    top: vec[i64],
    top_known: vec[i64],
    bottom: vec[i64],
    bottom_known: vec[i64],
    back: i64,
) -> Pile:
    """A pile that was pickled."""
    pile = Pile(kinds, left, size_of)
    pile.top = top
    pile.top_known = top_known
    pile.bottom = bottom
    pile.bottom_known = bottom_known
    pile.back = back
    return pile
