"""This module lays a card and carries out what it sets off, stage by stage, in CORE-11's order.

A number card ends the turn at once. A play that asks somebody, or makes somebody draw, is a record
PLAYED:

    ACTOR    the seat that laid the cards
    CARD     the top one of them
    TARGET   the seat that pays
    AMOUNT   how many cards it draws, with those carried over from a stack
    SKIPS    how many seats lose the turn
    STAGE    the next stage of the play
    PILE     the player who pays for an exact card (DIR-2), or NOBODY
    ASKED    how many more cards of its rank act on hands (STA-1)

Each stage opens the windows that belong to it, and these may change the fields.

    stage(g, s, at) -> bool     at: the record; True: the play is over

The stages of a game without house rules stand below, those with them in engine/house/effects.py.
"""

from engine.const import const
from engine.state.cards import BLANK, FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR, WILD_FOUR, counts_as
from engine.state.choices import COLOR_SHIFT, WITH_UNO
from engine.state.events import LAID, TURNED, note
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
    DEPTH,
    DIRECTION,
    DISCARD_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    EVENT_COUNT,
    EVENT_MASK,
    EVENTS,
    HAD_TURN,
    JUMPABLE,
    LEFT_IN,
    PHASE,
    PILE,
    PLAYER_AT,
    QUIZ_NUMBERS,
    SKIPS,
    SKIPS_NEXT,
    STAGE,
    SWAPS_HANDS,
    TARGET,
    TO_PLAY,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURNS_DIRECTION,
    UNCALLED,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.options import CHALLENGES, COLOR_LATE, FLAVOR, NEXT_CHALLENGES
from engine.state.seats import add_to, next_seat, remove_from, set_direction
from engine.state.slots import slots
from engine.state.windows import PLAYED, define_window, pop, push
from engine.turn.color import open_calling
from engine.turn.flow import begin_turn, end_hand, end_turn, go_out, is_decided
from engine.turn.legal import DETAILS
from engine.turn.owed_draw import open_owed
from engine.turn.uno import come_to_one

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

# Values of STAGE at which a play may be entered.
STAGE_STACK = const(4)
STAGE_OWED = const(5)


def lay_card(
    g: "Game", s: bytearray, seat: int, at: int, choice: int, times: int, hit: int
) -> None:
    """Lay the card at an offset in a hand, in the color that its choice calls, and carry it out.

    times: how often it acts; hit: the player who pays for an exact card (DIR-2), or NOBODY.
    """
    if s[UNTIL_TURN]:
        begin_turn(s)
    card = s[at]
    if choice & DETAILS:
        color = choice >> COLOR_SHIFT & 7
        if color and not (s[COLOR_LATE] and FACE[card] == WILD_FOUR):
            card = card & ~7 | color - 1  # a late color is called after the draw (CRO-3)
    card = put_on_top(g, s, seat, at, card)
    s[PHASE] = TO_PLAY
    left = s[COUNTS + seat]
    if left == 1:
        come_to_one(s, seat, choice & WITH_UNO)
    if s[EFFECTS + FACE[card]] or not left:
        _carry_out(g, s, seat, card, times, hit)
    elif s[FLAVOR]:
        slots.end_number(g, s, seat, card, hit)
    else:
        end_turn(g, s, 0)


def put_on_top(g: "Game", s: bytearray, seat: int, at: int, laid: int) -> int:
    """Move the card at an offset in a seat's hand to the discard pile; return what it counts as.

    laid: its kind on the pile, which for a wild has the color called.
    """
    left = s[COUNTS + seat] - 1
    last = g.hands[seat] + left
    s[at] = s[last]
    s[last] = 0
    s[COUNTS + seat] = left
    pile = s[DISCARD_SIZE]
    s[g.discards + pile] = laid
    s[DISCARD_SIZE] = pile + 1
    if FACE[laid] == BLANK:
        laid = counts_as(s, laid)
    s[TOP_CARD] = laid
    s[TOP_BY] = s[PLAYER_AT + seat]
    event = s[EVENT_COUNT]  # what `note` does, without the call: this runs every turn
    at = EVENTS + (event & EVENT_MASK) * 4
    s[at] = LAID
    s[at + 1] = seat
    s[at + 2] = left
    s[at + 3] = laid
    s[EVENT_COUNT] = event + 1 & 255
    return laid


def _carry_out(g: "Game", s: bytearray, seat: int, card: int, times: int, hit: int) -> None:
    """End the hand or the turn, or open the record of the play and go through its stages."""
    effect = s[EFFECTS + FACE[card]]
    draws = effect == DRAWS_TWO or effect == DRAWS_FOUR
    if not s[COUNTS + seat] and s[BEFORE]:  # a seat that may be called is not out yet
        remove_from(s, UNCALLED, seat)
    elif not s[COUNTS + seat]:
        go_out(s, seat, s[TOP_CARD])
        if is_decided(s) and not ((draws and s[LEFT_IN]) or s[QUIZ_NUMBERS]):
            end_hand(g, s, BY_LAST_CARD)
            return
    if s[FLAVOR] or draws or (effect == CALLS_COLOR and card & 7 == NO_COLOR):
        open_played(s, seat, card, times, hit)
        carry_on(g, s)
    else:
        skips = skips_for(s, seat, effect, 1)
        end_turn(g, s, skips)


def open_played(s: bytearray, seat: int, card: int, times: int, hit: int) -> int:
    """Open the PLAYED record of a card that a seat laid, with what happens if nobody objects.

    times: how often it acts; hit: the player who pays for an exact card (DIR-2), or NOBODY.
    Return the record.
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
            # A seat that is out has no further turn: two Reverses as its last cards cancel (STA-1).
            return 1 if s[COUNTS + seat] else times & 1
        if times & 1:
            set_direction(s, s[DIRECTION] ^ 1)
            note(s, TURNED, seat, s[DIRECTION], NO_CARD)
    return 0


def end_without_play(g: "Game", s: bytearray, seat: int) -> None:
    """End a turn in which the seat laid nothing."""
    if s[FLAVOR]:
        s[WITHOUT_PLAY] = 1
        s[JUMPABLE] = 0
        add_to(s, HAD_TURN, seat)
    end_turn(g, s, 0)


def carry_on(g: "Game", s: bytearray) -> bool:
    """Run the stages of a play until one opens a window, or the play is over; return False."""
    at = s[TOP]
    depth = s[DEPTH]
    stages = slots.house_stages if s[FLAVOR] else _STAGES
    while s[DEPTH] == depth:
        stage = s[at + STAGE]
        s[at + STAGE] = stage + 1
        if stages[stage](g, s, at):
            break
    return False


def ask_color(g: "Game", s: bytearray, at: int) -> bool:
    """Let the seat that laid a wild call its color, if it has none yet (CORE-2)."""
    open_color(s, s[at + ACTOR])
    return False


def open_color(s: bytearray, seat: int) -> None:
    """Ask a seat for the color of the top card, if it has none."""
    top = s[TOP_CARD]
    if top >= FIRST_WILD_KIND and top & 7 == NO_COLOR and not is_decided(s):
        open_calling(s, seat)


def ask_payer(g: "Game", s: bytearray, at: int) -> bool:
    """Let the seat that pays challenge a Wild Draw Four."""
    if s[CHALLENGES] == NEXT_CHALLENGES:
        slots.offer_challenge(s, s[at + ACTOR], s[at + TARGET], s[at + CARD])
    return False


def owe_cards(g: "Game", s: bytearray, at: int) -> bool:
    """Let the seat that pays draw."""
    # A seat that loses no turn by its draw does not begin one: an Uno can still be caught (OFF-9).
    actor = s[at + ACTOR] if s[at + SKIPS] else s[at + TARGET]
    open_owed(s, actor, s[at + TARGET], s[at + AMOUNT], s[at + CARD])
    return False


def end_play(g: "Game", s: bytearray, at: int) -> bool:
    """End the turn, or the hand."""
    skips = s[at + SKIPS]
    pop(s)
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    else:
        end_turn(g, s, skips)
    return True


def do_nothing(g: "Game", s: bytearray, at: int) -> bool:
    """Do nothing at a stage."""
    return False


_STAGES = (
    ask_color,
    do_nothing,  # hits
    do_nothing,  # hands
    ask_payer,
    do_nothing,  # stacks
    owe_cards,
    do_nothing,  # late colors
    end_play,
)


def join() -> None:  # set-up
    define_window(PLAYED, None, None, carry_on)
