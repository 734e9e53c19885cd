"""What the seat on turn can do on two discard piles, and whether a card goes on one of them."""

from engine.state.cards import FIRST_WILD_KIND, KIND_MASK, WILD_FOUR_KIND, color_on
from engine.state.choices import (
    ADD,
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    NO_SUCH_PILE,
    NOT_IN_HAND,
    OK,
    ON_PILE_2,
    ONLY_DRAWN,
    PASS,
    PLAY,
    REMOVE,
)
from engine.state.layout import (
    COUNTS,
    DISCARD_SIZE,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    PHASE,
    TOP_CARD,
)
from engine.state.options import (
    ANY_TIME,
    BY_COLOR,
    CHALLENGES,
    DRAWN_CARD,
    FORCE_PLAY,
    MUST_PLAY_DRAWN,
    NEXT_CHALLENGES,
    SETS,
    WILD_FOUR_LEGAL,
)
from engine.two_piles.hold import count_of, find
from engine.two_piles.piles import draws_into, fits
from engine.two_piles.sums import can_add, count_aside, is_completed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Honest plays, bluffs, cards to put aside, then drawing or keeping what was drawn.

    One of each kind that is held; the Wild Draw Four after the others, as it may be a bluff.
    """
    base = g.hands[seat]
    n = honest = 0
    for are_fours in range(2):
        bluff = BLUFF if are_fours and is_bluff(g, s, seat) else 0
        for i in range(s[COUNTS + seat]):
            kind = s[base + i] & KIND_MASK
            if (kind == WILD_FOUR_KIND) == are_fours and find(g, s, seat, kind) == i:
                for pile in range(2):
                    if goes(g, s, seat, kind, pile) == OK:
                        out[n] = PLAY | kind << CARD_SHIFT | pile * ON_PILE_2 | bluff
                        n += 1
        if not bluff:
            honest = n
    if s[SETS]:
        for i in range(s[COUNTS + seat]):
            kind = s[base + i] & KIND_MASK
            if find(g, s, seat, kind) == i and can_add(g, s, seat, kind):
                out[n] = ADD | kind << CARD_SHIFT
                n += 1
    if s[DRAFT_SIZE]:
        out[n] = REMOVE | s[DRAFT + s[DRAFT_SIZE] - 1] << CARD_SHIFT
        return n + 1
    if honest and _must_play(s):
        return n
    if s[PHASE] == DREW:
        out[n] = PASS
        return n + 1
    return draws_into(g, s, out, n)


def _must_play(s: bytearray) -> bool:
    return s[DRAWN_CARD] == MUST_PLAY_DRAWN if s[PHASE] == DREW else s[FORCE_PLAY] != 0


def is_bluff(g: "Game", s: bytearray, seat: int) -> bool:
    """Would a Wild Draw Four of this seat be guilty if it were challenged (GRD-7)?"""
    if s[CHALLENGES] != NEXT_CHALLENGES or s[WILD_FOUR_LEGAL] == ANY_TIME:
        return False
    is_by_color = s[WILD_FOUR_LEGAL] == BY_COLOR
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        for pile in range(2):
            if kind < FIRST_WILD_KIND and fits(s, kind, pile):
                if not is_by_color or kind & 3 == color_on(s[TOP_CARD + pile]):
                    return True
    return False


def goes(g: "Game", s: bytearray, seat: int, kind: int, pile: int) -> int:
    """Return OK if a card that is held goes on a pile, last of a set or alone; or why not."""
    if not s[DISCARD_SIZE + pile]:
        return NO_SUCH_PILE
    if s[DRAFT_SIZE]:
        if count_of(g, s, seat, kind) <= count_aside(s, kind):
            return NOT_IN_HAND
        return OK if is_completed(s, kind, pile) else DOES_NOT_FIT
    if s[PHASE] == DREW and kind != s[DRAWN]:
        return ONLY_DRAWN
    return OK if fits(s, kind, pile) else DOES_NOT_FIT
