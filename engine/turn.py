"""The turn: play, or draw and then play the drawn card or keep it (CORE-2, CORE-5).

The seat on turn is asked while the window stack is empty. PHASE is TO_PLAY, then DREW once
it has drawn of its own accord; then only the drawn card, the last in its hand, can be laid.
Whether it fits is the seat's own knowledge, so keeping it is a choice (PASS) even when
nothing else is possible.
"""

from engine.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR, WILD_FOUR, WILD_FOUR_KIND
from engine.choices import (
    BLUFF,
    CARD_SHIFT,
    COLOR_SHIFT,
    DOES_NOT_FIT,
    DRAW,
    MUST_DRAW,
    MUST_PLAY,
    NO_SUCH_COLOR,
    NO_SUCH_PILE,
    NO_UNO,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_DRAW,
    OK,
    ONLY_DRAWN,
    PASS,
    PLAY,
    WITH_UNO,
)
from engine.const import const
from engine.events import DREW_CARD, LAID, PASSED, note
from engine.flow import begin_turn, end_catching, end_hand
from engine.hands import ANY_WILD, MATCH, draw_card, holds_match
from engine.laid import carry_out
from engine.layout import (
    BY_BLOCK,
    COUNTS,
    DISCARD_SIZE,
    DRAWN,
    DREW,
    EFFECTS,
    EVENT_COUNT,
    EVENTS,
    EVENTS_KEPT,
    FIRST,
    GUILTY,
    LEFT_IN,
    PASSES,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    STEP,
    TO_PLAY,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
    UNCALLED,
    UNTIL_TURN,
)
from engine.options import (
    ANY_TIME,
    BY_COLOR,
    CHALLENGES,
    DRAWN_CARD,
    FORCE_PLAY,
    KEEP_DRAWN,
    MUST_PLAY_DRAWN,
    NEXT_CHALLENGES,
    TABLES,
    WILD_FOUR_LEGAL,
)
from engine.piles import can_draw, pass_on
from engine.seats import add_to
from engine.uno import say_uno
from engine.windows import PARTS_DO, TURN_DRAWS, TURN_OFFERS, TURN_PASSES, TURN_PLAYS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ELSEWHERE = const(7 << 6)  # DOWN | ON_PILE_2 | SHOWN


def choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what the seat on turn can do: honest plays, bluffs, then DRAW or PASS."""
    if seat != s[TURN]:
        return 0
    if s[PHASE]:
        return _drawn_into(g, s, seat, out)
    base = g.hands[seat]
    wanted = MATCH[s[TOP_CARD]] | ANY_WILD
    n = fours = 0
    for i in range(base, base + s[COUNTS + seat]):
        card = s[i]
        if MATCH[card] & wanted:
            if card == WILD_FOUR_KIND:
                fours += 1
            else:
                out[n] = PLAY | card << CARD_SHIFT
                n += 1
    honest = n
    if fours:
        bluff = BLUFF if is_bluff(g, s, seat) else 0
        while fours:
            out[n] = PLAY | WILD_FOUR_KIND << CARD_SHIFT | bluff
            n += 1
            fours -= 1
        if not bluff:
            honest = n
    if s[FORCE_PLAY] and honest:
        return n
    out[n] = DRAW if s[PILE_SIZE] or can_draw(s) else PASS
    return n + 1


def _drawn_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what a seat that drew can do: lay the drawn card if it fits, or keep it."""
    n = 0
    card = s[DRAWN]
    if MATCH[card] & (MATCH[s[TOP_CARD]] | ANY_WILD):
        out[0] = PLAY | card << CARD_SHIFT
        n = 1
        if card == WILD_FOUR_KIND and is_bluff(g, s, seat):
            out[0] |= BLUFF
        elif s[DRAWN_CARD] == MUST_PLAY_DRAWN:
            return 1
    out[n] = PASS
    return n + 1


def is_bluff(g: "Game", s: bytearray, seat: int) -> bool:
    """Would a Wild Draw Four of this seat be guilty if it were challenged (OFF-7, DIR-3)?"""
    if s[CHALLENGES] != NEXT_CHALLENGES or s[WILD_FOUR_LEGAL] == ANY_TIME:
        return False
    wanted = MATCH[s[TOP_CARD]]
    if s[WILD_FOUR_LEGAL] == BY_COLOR:
        wanted &= 15
    return holds_match(g, s, seat, wanted)


def play(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card of the seat on turn, or return why not (CORE-2, CORE-5)."""
    card = choice >> CARD_SHIFT & 255
    size = s[COUNTS + seat] - 1
    at = g.hands[seat]
    last = at + size
    while s[at] != card:
        if at >= last:
            return NOT_IN_HAND
        at += 1
    if s[PHASE] and card != s[DRAWN]:
        return ONLY_DRAWN
    if not MATCH[card] & (MATCH[s[TOP_CARD]] | ANY_WILD):
        return DOES_NOT_FIT
    laid = card
    if choice & _ELSEWHERE:
        return NO_SUCH_PILE
    if choice & WITH_UNO and size != 1:
        return NO_UNO
    color = choice >> COLOR_SHIFT & 7
    if color:
        if card < FIRST_WILD_KIND or color > NO_COLOR:
            return NO_SUCH_COLOR
        laid = card & ~7 | color - 1
    if card == WILD_FOUR_KIND:
        s[GUILTY] = is_bluff(g, s, seat)
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[at] = s[last]
    s[last] = 0
    s[COUNTS + seat] = size
    lay(g, s, seat, laid, size, choice)
    return OK


def lay(g: "Game", s: bytearray, seat: int, card: int, left: int, choice: int) -> None:
    """Put a card that has left a seat's hand on the discard pile and carry it out.

    left: how many cards the hand has now. choice: the one it was laid with; its WITH_UNO
    counts (OFF-9).
    """
    pile = s[DISCARD_SIZE]
    s[g.discards + pile] = card
    s[DISCARD_SIZE] = pile + 1
    s[TOP_CARD] = card
    event = s[EVENT_COUNT]  # events.note, without the call: this is done every turn
    at = EVENTS + (event & EVENTS_KEPT - 1) * 4
    s[at] = LAID
    s[at + 1] = seat
    s[at + 2] = left
    s[at + 3] = card
    s[EVENT_COUNT] = event + 1 & 255
    if left == 1:
        _come_to_one(s, seat, choice & WITH_UNO)
    effect = s[EFFECTS + FACE[card]]
    if effect or not left:
        carry_out(g, s, seat, card, effect)
    elif s[TURNS_LEFT] > 1 and s[LEFT_IN] == s[PLAYERS] and not s[TABLES]:
        s[TURNS_LEFT] -= 1  # piles.pass_on, without the call
        s[TURN] = s[FIRST] = (seat + s[STEP]) % s[PLAYERS]
        s[PHASE] = TO_PLAY
    else:
        pass_on(g, s, 0)


def _come_to_one(s: bytearray, seat: int, uno: int) -> None:
    if uno:
        say_uno(s, seat)
    else:
        add_to(s, UNCALLED, seat)
        s[UNTIL_TURN] = 1


def draw(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw a card of one's own accord (CORE-5), or return why not."""
    if s[PHASE]:
        return NOT_NOW
    if choice != DRAW:
        return NO_SUCH_PILE
    if not s[PILE_SIZE] and not can_draw(s):
        return NOTHING_TO_DRAW
    if s[FORCE_PLAY] and _can_play(g, s, seat):
        return MUST_PLAY
    if s[UNTIL_TURN]:
        begin_turn(s)
    card = draw_card(g, s, seat)
    note(s, DREW_CARD, seat, 0, NO_CARD)
    if s[DRAWN_CARD] == KEEP_DRAWN:
        pass_on(g, s, 0)
    else:
        s[PHASE] = DREW
        s[DRAWN] = card
    return OK


def keep(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Keep the drawn card; or pass, with nothing to draw (CORE-3); or return why not."""
    if s[PHASE]:
        if s[DRAWN_CARD] == MUST_PLAY_DRAWN and _fits(g, s, seat, s[DRAWN]):
            return MUST_PLAY
        note(s, PASSED, seat, 0, NO_CARD)
        pass_on(g, s, 0)
        return OK
    if can_draw(s):
        return MUST_DRAW
    if s[FORCE_PLAY] and _can_play(g, s, seat):
        return MUST_PLAY
    _pass_blocked(g, s, seat)
    return OK


def _pass_blocked(g: "Game", s: bytearray, seat: int) -> None:
    """Pass with nothing to draw; when all have done so in a row the hand ends (CORE-4)."""
    passes = s[PASSES] + 1
    end_catching(s)
    note(s, PASSED, seat, 0, NO_CARD)
    s[PASSES] = passes
    s[UNTIL_TURN] = 1
    if passes >= s[LEFT_IN]:
        end_hand(g, s, BY_BLOCK)
    else:
        pass_on(g, s, 0)


def _can_play(g: "Game", s: bytearray, seat: int) -> bool:
    """Does a seat hold a card that it can lay without bluffing?"""
    base = g.hands[seat]
    for i in range(base, base + s[COUNTS + seat]):
        if _fits(g, s, seat, s[i]):
            return True
    return False


def _fits(g: "Game", s: bytearray, seat: int, card: int) -> bool:
    if not MATCH[card] & (MATCH[s[TOP_CARD]] | ANY_WILD):
        return False
    return FACE[card] != WILD_FOUR or not is_bluff(g, s, seat)


PARTS_DO[TURN_OFFERS] = choices_into
PARTS_DO[TURN_PLAYS] = play
PARTS_DO[TURN_DRAWS] = draw
PARTS_DO[TURN_PASSES] = keep
