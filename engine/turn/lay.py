"""This module lays a card on the discard pile and begins to carry out what it sets off.

A card that can set anything off is a record PLAYED, which effects.py carries out stage by stage.
In a game without house rules the others, numbers first of all, end the turn at once.
"""

from engine.const import const
from engine.state.cards import BLANK, FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR, WILD_FOUR
from engine.state.choices import (
    CARD_SHIFT,
    COLOR_SHIFT,
    NO_SUCH_COLOR,
    NO_SUCH_PILE,
    NO_UNO,
    OK,
    WITH_UNO,
)
from engine.state.events import LAID, TURNED, note
from engine.state.hands import meant
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    BEFORE,
    BY_LAST_CARD,
    CALLS_COLOR,
    CARD,
    CARRIED,
    COUNTS,
    DIRECTION,
    DISCARD_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    EVENT_COUNT,
    EVENTS,
    EVENTS_KEPT,
    FIRST,
    HAD_TURN,
    JUMPABLE,
    LEFT_IN,
    PHASE,
    PILE,
    PLAYER_AT,
    PLAYERS,
    QUIZ_NUMBERS,
    SKIPS,
    SKIPS_NEXT,
    STEP,
    SWAPS_HANDS,
    TARGET,
    TO_PLAY,
    TOP_BY,
    TOP_CARD,
    TURN,
    TURNS_DIRECTION,
    TURNS_LEFT,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.options import COLOR_LATE, FLAVOR, TABLES
from engine.state.seats import add_to, next_seat, set_direction
from engine.state.slots import slots
from engine.state.windows import PLAYED, push
from engine.turn.flow import begin_turn, end_hand, go_out
from engine.turn.piles import is_decided, pass_on
from engine.turn.uno import come_to_one

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ELSEWHERE = const(7 << 6 | 3 << 10)  # DOWN | ON_PILE_2 | SHOWN | 3 << FROM_SHIFT
# Bits of a choice that say more of a play than its card.
DRESSED = const(15 << 5 | 3 << 10 | 7 << 20)
# What `lay_cards` is told of a play: who pays for an exact card, NOBODY, and from bit 8 on how
# often the card acts.
_ONCE = const(1 << 8 | 255)


def dressed(choice: int, card: int, left: int) -> int:
    """Return why a pile, color or the Uno call of a play is wrong; OK: they are right."""
    if choice & _ELSEWHERE:
        return NO_SUCH_PILE
    if choice & WITH_UNO and left != 1:
        return NO_UNO
    color = choice >> COLOR_SHIFT & 7
    if color and (card < FIRST_WILD_KIND or color > NO_COLOR):
        return NO_SUCH_COLOR
    return OK


def lay_cards(g: "Game", s: bytearray, seat: int, choice: int) -> None:
    """Lay what a seat has put aside and the card of its choice on top, and carry it out."""
    play = slots.lay_more(g, s, seat, choice) if s[FLAVOR] else _ONCE
    if s[UNTIL_TURN]:
        begin_turn(s)
    card = choice >> CARD_SHIFT & 255
    laid = card
    if choice & DRESSED:
        color = choice >> COLOR_SHIFT & 7
        if color and not (s[COLOR_LATE] and FACE[card] == WILD_FOUR):
            laid = card & ~7 | color - 1  # else it is called when the cards are drawn (CRO-3)
    lay_one(g, s, seat, card, laid)
    s[PHASE] = TO_PLAY
    left = s[COUNTS + seat]
    if left == 1:
        come_to_one(s, seat, choice & WITH_UNO)
    if s[EFFECTS + FACE[laid]] or not left or s[FLAVOR]:
        _carry_out(g, s, seat, play)
    elif s[TURNS_LEFT] > 1 and s[LEFT_IN] == s[PLAYERS] and not (s[TABLES] or s[UNTIL_TURN]):
        s[TURNS_LEFT] -= 1  # piles.pass_on, without the call
        s[TURN] = s[FIRST] = (seat + s[STEP]) % s[PLAYERS]
    else:
        pass_on(g, s, 0)


def lay_one(g: "Game", s: bytearray, seat: int, card: int, laid: int) -> None:
    """Lay a card that a seat holds on the discard pile, as the one that it is now."""
    at = g.hands[seat]
    left = s[COUNTS + seat] - 1
    last = at + left
    while s[at] != card:
        at += 1
    s[at] = s[last]
    s[last] = 0
    s[COUNTS + seat] = left
    pile = s[DISCARD_SIZE]
    s[g.discards + pile] = laid
    s[DISCARD_SIZE] = pile + 1
    if FACE[laid] == BLANK:
        laid = meant(s, laid)
    s[TOP_CARD] = laid
    s[TOP_BY] = s[PLAYER_AT + seat]
    event = s[EVENT_COUNT]  # events.note, without the call: this is done every turn
    at = EVENTS + (event & EVENTS_KEPT - 1) * 4
    s[at] = LAID
    s[at + 1] = seat
    s[at + 2] = left
    s[at + 3] = laid
    s[EVENT_COUNT] = event + 1 & 255


def _carry_out(g: "Game", s: bytearray, seat: int, play: int) -> None:
    """End the turn, or open the record of the play on top; play: as `lay_cards` is told."""
    card = s[TOP_CARD]
    effect = s[EFFECTS + FACE[card]]
    draws = effect == DRAWS_TWO or effect == DRAWS_FOUR
    if not s[COUNTS + seat] and not s[BEFORE]:  # who may be called is not out yet
        go_out(s, seat, card)
        if is_decided(s) and not ((draws and s[LEFT_IN]) or s[QUIZ_NUMBERS]):
            end_hand(g, s, BY_LAST_CARD)
            return
    if not (s[FLAVOR] or draws or (effect == CALLS_COLOR and card & 7 == NO_COLOR)):
        pass_on(g, s, skips_for(s, seat, effect, 1))
    else:
        open_played(s, seat, card, play >> 8, play & 255)


def open_played(s: bytearray, seat: int, card: int, times: int, hit: int) -> int:
    """Open the record of a card that a seat laid, with what is due if nobody objects.

    times: how often it acts; hit: the player who pays for an exact card (DIR-2), or NOBODY.
    Return its place.
    """
    effect = s[EFFECTS + FACE[card]]
    at = push(s, PLAYED)
    s[at + ACTOR] = seat
    s[at + CARD] = card
    s[at + PILE] = hit
    carried = s[CARRIED]
    s[CARRIED] = 0
    if effect == DRAWS_TWO or effect == DRAWS_FOUR:
        s[at + AMOUNT] = min(carried + times * (4 if effect == DRAWS_FOUR else 2), 255)
        s[at + SKIPS] = 1
    elif effect >= SWAPS_HANDS:
        s[at + ASKED] = times - 1
    else:
        s[at + SKIPS] = skips_for(s, seat, effect, times)
    s[at + TARGET] = next_seat(s, seat)
    return at


def skips_for(s: bytearray, seat: int, effect: int, times: int) -> int:
    """Turn the direction for a Reverse; return how many seats lose the turn (CORE-6, OFF-3)."""
    if effect == SKIPS_NEXT:
        return min(times, s[LEFT_IN] - 1 if s[COUNTS + seat] else s[LEFT_IN])
    if effect == TURNS_DIRECTION:
        if s[LEFT_IN] == 2:
            # Several upon a last card cancel, for whoever is out is not on turn again (STA-1).
            return 1 if s[COUNTS + seat] else times & 1
        if times & 1:
            set_direction(s, s[DIRECTION] ^ 1)
            note(s, TURNED, seat, s[DIRECTION], NO_CARD)
    return 0


def end_without_play(g: "Game", s: bytearray, seat: int) -> None:
    """End a turn in which nothing was laid."""
    if s[FLAVOR]:
        s[WITHOUT_PLAY] = 1
        s[JUMPABLE] = 0
        add_to(s, HAD_TURN, seat)
    pass_on(g, s, 0)
