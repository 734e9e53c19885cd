"""This module finds out what the seat on turn can do where cards act, and lays its plays.

A seat plays on its turn, out of turn, or on a draw card that it would have to draw for (COL-1);
from then on it is on turn.
"""

from engine.const import const
from engine.state.cards import (
    FACE,
    FIRST_WILD_KIND,
    KIND_MASK,
    NO_COLOR,
    WILD_FOUR_KIND,
    WILD_KIND,
    counts_as,
)
from engine.state.choices import (
    BLUFF,
    CARD_SHIFT,
    COLOR_SHIFT,
    DOES_NOT_FIT,
    DOWN,
    JUMP,
    NO_SUCH_COLOR,
    NO_SUCH_PILE,
    NO_UNO,
    OK,
    ON_PILE_2,
    ONLY_DRAWN,
    PASS,
    PLAY,
    SHOWN,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.events import LAID, note
from engine.state.layout import (
    ACTED,
    ACTIVE,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    EFFECTS,
    FREE,
    GUILTY,
    LAID_ON,
    NEXT,
    NOBODY,
    PASSES,
    PHASE,
    PLAYER_AT,
    QUIZ,
    SET_CARDS,
    SET_TIMES,
    TO_PLAY,
    TOP_CARD,
    TURN,
    UNTIL_TURN,
)
from engine.state.options import (
    ANY_TIME,
    BY_COLOR,
    CHALLENGES,
    COLOR_LATE,
    DIRTY,
    DRAW_WAY,
    DRAWN_CARD,
    EXACT_HITS,
    FACE_DOWN,
    FORCE_PLAY,
    MUST_PLAY_DRAWN,
    NO_EARLY_DRAWS,
    NO_WILD_FINISH,
    ONLY_FORCED,
    PILES,
    SETS,
    SORRY,
    SURRENDER_AT,
    TWO_FOR_ONE,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.state.seats import next_seat
from engine.state.slots import slots
from engine.turn.flow import bar_reason, begin_turn
from engine.turn.uno import forget_draft
from engine.two_piles.carry import begin_acting
from engine.two_piles.hands import aside_of, find, lose, settle_uno
from engine.two_piles.piles import count_times, draws_into, fits, is_draw_effect, is_open, lay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_NO_CHALLENGES = const(1)  # challenge=none
# What a card can match by, as bits: the colors, and from _FACES on the faces.
_COLORS = const(15)
_FACES = const(16)
_BLANKS = const(52)  # the first kind of a blank
# By color: bit n for a card of face n that is listed already.
_LISTED = [0, 0, 0, 0]


def choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what the seat on turn can do; return how many choices there are.

    Honest plays come first, then bluffs, cards to put aside, cards face down, drawing or passing,
    and giving up the hand.
    """
    if s[DRAFT_SIZE]:
        return slots.list_sets(g, s, seat, out, 0)
    plays = _plays_into(g, s, seat, out)
    n = slots.list_sets(g, s, seat, out, plays) if s[SETS] else plays
    sets = n - plays
    if s[PILES] == FACE_DOWN:
        n = slots.list_downs_acting(g, s, seat, out, n)
    if s[PHASE] == FREE:
        if slots.why_not_pass(g, s, seat):
            return n
        out[n] = PASS  # the free play lapses: a reshuffle took the card that it fitted by
        return n + 1
    if has_duties(s):
        n = slots.list_draw_or_pass(g, s, seat, out, n, plays, sets)
    elif s[PHASE] != DREW:
        n = draws_into(g, s, out, n)
    else:
        out[n] = PASS
        n += 1
    if s[SURRENDER_AT] and s[PHASE] == TO_PLAY:
        return slots.list_surrenders(g, s, seat, out, n)
    return n


def has_duties(s: bytearray) -> bool:
    """Do options demand that the seat on turn plays, or draws on (duties.py)?"""
    if s[DRAWN_CARD] == MUST_PLAY_DRAWN or s[WILD_FOUR_LEGAL] == ONLY_FORCED:
        return True
    return s[FORCE_PLAY] | s[DRAW_WAY] > 0


def _plays_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the single cards that can be laid, each kind once, bluffs last; return how many."""
    at = g.hands[seat]
    end = at + s[COUNTS + seat]
    if s[PHASE] == DREW:
        drawn = find(g, s, seat, s[DRAWN])
        if drawn < 0:
            return 0  # the card went to a neighbor (GRD-30)
        at += drawn
        end = at + 1
    first = wanted_on(g, s, 0)
    second = wanted_on(g, s, 1)
    may_bar = s[NO_EARLY_DRAWS] | s[NO_WILD_FINISH]
    listed = _LISTED
    listed[0] = listed[1] = listed[2] = listed[3] = 0
    n = wild_bluffs = has_four = 0
    for i in range(at, end):
        kind = s[i] & KIND_MASK
        if may_bar and why_barred(s, seat, kind):
            continue
        if kind < FIRST_WILD_KIND:
            face = (kind if kind < _BLANKS else counts_as(s, kind)) >> 2
            bits = 1 << (kind & 3) | _FACES << face
            if bits & (first | second) and not listed[kind & 3] >> (kind >> 2) & 1:
                listed[kind & 3] |= 1 << (kind >> 2)
                if bits & first:
                    out[n] = PLAY | kind << CARD_SHIFT
                    n += 1
                if bits & second:
                    out[n] = PLAY | kind << CARD_SHIFT | ON_PILE_2
                    n += 1
        elif kind == WILD_FOUR_KIND:
            has_four = 1
        elif find(g, s, seat, kind) == i - g.hands[seat]:
            if is_bluff(g, s, seat, kind):
                wild_bluffs = 1
            else:
                n = _wild_into(s, out, n, PLAY | kind << CARD_SHIFT)
    four_bluffs = has_four and is_bluff(g, s, seat, WILD_FOUR_KIND)
    if has_four and not four_bluffs:
        n = _wild_into(s, out, n, PLAY | WILD_FOUR_KIND << CARD_SHIFT)
    if wild_bluffs:
        n = _wild_into(s, out, n, PLAY | WILD_KIND << CARD_SHIFT | BLUFF)
    return _wild_into(s, out, n, PLAY | WILD_FOUR_KIND << CARD_SHIFT | BLUFF) if four_bluffs else n


def _wanted(s: bytearray, pile: int) -> int:
    """Return the color and the face that fit on a discard pile, as bits (GRD-4, CORE-2)."""
    top = s[TOP_CARD + pile]
    if not is_open(s, pile):
        return 0
    if top >= FIRST_WILD_KIND:
        return 1 << (top & 7) & _COLORS
    return 1 << (top & 3) | _FACES << (top >> 2)


def wanted_on(g: "Game", s: bytearray, pile: int) -> int:
    """Return what fits on a discard pile: a bit for each color, from bit 4 on for each face.

    The numbers that make two for one are among them (ROA-2).
    """
    wanted = _wanted(s, pile)
    if s[TWO_FOR_ONE] and is_open(s, pile):
        wanted |= slots.wanted_for_two(g, s, pile)
    return wanted


def _wild_into(s: bytearray, out: list[int], n: int, choice: int) -> int:
    """Add a wild to n choices, on each pile; return how many there are then."""
    for pile in range(2):
        if is_open(s, pile):
            out[n] = choice | pile * ON_PILE_2
            n += 1
    return n


def is_bluff(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Would a seat be found guilty if it laid this card and was called (GRD-7, DBL-6)?"""
    if kind == WILD_FOUR_KIND and (s[CHALLENGES] != _NO_CHALLENGES or s[DIRTY]):
        legal = s[WILD_FOUR_LEGAL]
    elif kind == WILD_KIND and s[CHALLENGES] != _NO_CHALLENGES:
        legal = s[WILD_LEGAL]
    else:
        return False
    wanted = _wanted(s, 0) | _wanted(s, 1) if legal < ANY_TIME else 0
    if legal == BY_COLOR:
        wanted &= _COLORS
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        other = counts_as(s, s[at] & KIND_MASK)
        if other < FIRST_WILD_KIND:
            if wanted & (1 << (other & 3) | _FACES << (other >> 2)):
                return True
    return False


def why_not_on_pile(g: "Game", s: bytearray, seat: int, kind: int, pile: int) -> int:
    """Return OK, or why a seat cannot lay its card on a pile, alone or as the last of a set."""
    if not is_open(s, pile):
        return NO_SUCH_PILE
    if s[DRAFT_SIZE]:
        reason: int = slots.why_not_complete(g, s, seat, kind, pile)
        return reason
    if s[PHASE] == DREW and kind != s[DRAWN]:
        return ONLY_DRAWN
    return why_barred(s, seat, kind) if fits(g, s, kind, pile) else DOES_NOT_FIT


def why_barred(s: bytearray, seat: int, kind: int) -> int:
    """Return OK, or why a seat may not lay a card now although it fits."""
    effect = s[EFFECTS + FACE[counts_as(s, kind)]]
    left = s[COUNTS + seat] - aside_of(s, seat) - 1
    return bar_reason(s, kind, is_draw_effect(effect), left)


def check_details(s: bytearray, seat: int, choice: int) -> int:
    """Return OK, or why the pile, the color or the Uno call of a play is wrong."""
    if choice & (DOWN | SHOWN):
        return NO_SUCH_PILE
    if choice & WITH_UNO and s[COUNTS + seat] - s[DRAFT_SIZE] != 2:
        return NO_UNO
    color = choice >> COLOR_SHIFT & 7
    if color and (choice >> CARD_SHIFT & 255 < FIRST_WILD_KIND or color > NO_COLOR):
        return NO_SUCH_COLOR
    return OK


def lay_play(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Lay a card, or the set that was put aside and this card on top (GRD-4, GRD-5)."""
    kind = laid = choice >> CARD_SHIFT & 255
    card = counts_as(s, kind)
    if kind >= FIRST_WILD_KIND:
        s[GUILTY] = is_bluff(g, s, seat, kind)
        is_late = s[COLOR_LATE] and kind == WILD_FOUR_KIND  # called after the draw (CRO-3)
        laid = kind if is_late else in_color(choice)
    before = slots.table_before(s) if s[DIRTY] else 0
    if s[UNTIL_TURN]:
        begin_turn(s)
    below = s[TOP_CARD + pile]
    is_jump = choice & VERB_MASK == JUMP
    hit = slots.who_is_hit(s, card, pile) if s[EXACT_HITS] and not is_jump else NOBODY
    s[PHASE] = ACTED
    s[PASSES] = 0
    s[TURN] = s[ACTIVE] = seat
    s[NEXT] = next_seat(s, seat)
    s[LAID_ON] = pile + 1
    count = s[DRAFT_SIZE]
    does_fit = s[SETS] > 0 and slots.goes_first(g, s, kind, pile)
    for i in range(count):
        _lay_one(g, s, seat, pile, s[DRAFT + i], s[DRAFT + i], i)
    _lay_one(g, s, seat, pile, kind, laid, count)
    if s[SETS]:
        slots.settle_set(s, card, below, does_fit)
    if count:
        forget_draft(s)
    settle_uno(s, seat, choice & WITH_UNO)
    begin_acting(s, pile, count + 1, 0)
    if s[DIRTY]:
        slots.ask_cheat(s, seat, choice, pile, before)
    if s[EXACT_HITS]:
        slots.settle_exact(s, seat, card, pile, hit)
    if s[QUIZ + s[PLAYER_AT + seat]]:
        slots.ask_what_they_make(s, seat, below, card)


def in_color(choice: int) -> int:
    """Return the wild that a choice lays, in the color that it calls, if any."""
    card = choice >> CARD_SHIFT & 255
    color = choice >> COLOR_SHIFT & 7
    return card & ~7 | color - 1 if color else card


def _lay_one(g: "Game", s: bytearray, seat: int, pile: int, kind: int, laid: int, i: int) -> None:
    """Lay one card of a play, and note in place i of SET_CARDS and SET_TIMES how it acts.

    kind: the card in hand; laid: the same on the pile, a wild in its called color.
    """
    lose(g, s, seat, find(g, s, seat, kind))
    lay(g, s, pile, laid, seat)
    card = s[TOP_CARD + pile]
    if s[SORRY]:
        slots.count_draw_cards(s, seat, card, 1)
    s[SET_CARDS + i] = card
    s[SET_TIMES + i] = count_times(g, s, pile)
    note(s, LAID, seat, s[COUNTS + seat], laid)
