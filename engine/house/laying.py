"""Laying cards with house rules: on the pile, out of the hand, and the record of what is due."""

from engine.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR, WILD_FOUR
from engine.choices import (
    CARD_SHIFT,
    COLOR_SHIFT,
    DOWN,
    FROM_SHIFT,
    JUMP,
    NO_SUCH_COLOR,
    NO_SUCH_PILE,
    NO_UNO,
    OK,
    ON_PILE_2,
    SHOWN,
    VERB_MASK,
    WITH_UNO,
)
from engine.const import const
from engine.events import LAID, TURNED, note
from engine.flow import begin_turn, end_hand, go_out
from engine.house.fitting import meant
from engine.house.parts import DOES, NOTES_CHEAT, TAKES_DIE
from engine.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    BEFORE,
    BY_LAST_CARD,
    CARD,
    CARRIED,
    COUNTS,
    DIRECTION,
    DISCARD_SIZE,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    EXTRA,
    HAD_TURN,
    JUMPABLE,
    KIND,
    LEFT_IN,
    PASSES,
    PHASE,
    PILE,
    PLAYER_AT,
    QUIZ,
    QUIZ_NUMBERS,
    SKIPS,
    SKIPS_NEXT,
    SORRIES,
    SWAPS_HANDS,
    TARGET,
    TO_PLAY,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURN,
    TURNS_DIRECTION,
    UNCALLED,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.options import (
    COLOR_LATE,
    DECK,
    DICE,
    DIRTY,
    DOUBLES,
    EXACT_HITS,
    FACE_DOWN,
    FREE_TURN,
    PILES,
    SAME_RANK,
    SETS,
    SORRY,
)
from engine.piles import is_decided, pass_on
from engine.seats import add_to, next_seat, set_direction
from engine.uno import say_uno
from engine.windows import HOUSE_TURN, PLAYED, push

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_NINE = const(9)

# Two stages of engine/house/played.py.
STAGE_STACK = const(4)
STAGE_OWED = const(5)


def dressed(s: bytearray, seat: int, choice: int, left: int) -> int:
    """Return the reason why a color or the Uno call of a play is wrong; OK: they are right."""
    if choice & (SHOWN | 3 << FROM_SHIFT):
        return NO_SUCH_PILE
    if choice & (DOWN | ON_PILE_2) and not _may_go_down(s, seat):
        return NO_SUCH_PILE
    if choice & ON_PILE_2 and not choice & DOWN:
        return NO_SUCH_PILE
    if choice & WITH_UNO and left != 1:
        return NO_UNO
    color = choice >> COLOR_SHIFT & 7
    if color and (choice >> CARD_SHIFT & 255 < FIRST_WILD_KIND or color > NO_COLOR):
        return NO_SUCH_COLOR
    return OK


def _may_go_down(s: bytearray, seat: int) -> bool:
    """Is it a play on the own turn, not a jump or a card upon a stack (TWD-1)?"""
    return s[PILES] == FACE_DOWN and s[s[TOP] + KIND] == HOUSE_TURN and seat == s[TURN]


def lay_cards(g: "Game", s: bytearray, seat: int, choice: int) -> None:
    """Lay what a seat has put aside and the card of its choice on top, and carry it out."""
    if s[DIRTY]:
        DOES[NOTES_CHEAT](g, s, seat, choice)
    if s[UNTIL_TURN]:
        begin_turn(s)
    kind = choice >> CARD_SHIFT & 255
    before = s[TOP_CARD]
    by = s[TOP_BY]
    aside = s[DRAFT_SIZE]
    for i in range(aside):
        _lay_one(g, s, seat, s[DRAFT + i], s[DRAFT + i])
        s[DRAFT + i] = 0
    s[DRAFT_SIZE] = 0
    color = choice >> COLOR_SHIFT & 7
    if s[COLOR_LATE] and FACE[kind] == WILD_FOUR:
        color = 0  # it is called when the cards are drawn (CRO-3)
    laid = kind & ~7 | color - 1 if color else kind
    if choice & DOWN:
        _take_out(g, s, seat, kind)
    else:
        _lay_one(g, s, seat, kind, laid)
    s[PASSES] = s[JUMPABLE] = 0
    s[TURN] = seat
    s[PHASE] = TO_PLAY
    add_to(s, HAD_TURN, seat)
    left = s[COUNTS + seat]
    if left == 1:
        _left_with_one(s, seat, choice & WITH_UNO)
    if choice & DOWN:
        s[WITHOUT_PLAY] = 1  # nobody is the next to play on the pile that lies open (DIR-2)
        return
    laid = meant(s, laid)
    is_number = laid < FIRST_WILD_KIND and FACE[laid] <= _NINE
    is_jump = choice & VERB_MASK == JUMP
    is_double = aside > 0 or (laid == before and not is_jump)
    is_double = is_double and s[SETS] == DOUBLES and is_number
    s[EXTRA] = 1 if is_double or (is_jump and is_number and s[FREE_TURN]) else 0
    is_hit = s[EXACT_HITS] and is_number and laid == before and not s[WITHOUT_PLAY] and not is_jump
    s[WITHOUT_PLAY] = 0
    if s[QUIZ + seat] and is_number and before < FIRST_WILD_KIND and FACE[before] <= _NINE:
        s[QUIZ_NUMBERS] = FACE[before] << 4 | FACE[laid]
    _open_played(g, s, seat, laid, aside + 1 if s[SETS] == SAME_RANK else 1, by if is_hit else 255)


def _lay_one(g: "Game", s: bytearray, seat: int, kind: int, laid: int) -> None:
    _take_out(g, s, seat, kind)
    if s[DECK] == DICE:
        DOES[TAKES_DIE](g, s, 0, 0)
    size = s[DISCARD_SIZE]
    s[g.discards + size] = laid
    s[DISCARD_SIZE] = size + 1
    laid = meant(s, laid)
    s[TOP_CARD] = laid
    s[TOP_BY] = s[PLAYER_AT + seat]
    note(s, LAID, seat, s[COUNTS + seat], laid)


def _take_out(g: "Game", s: bytearray, seat: int, kind: int) -> None:
    """Take a card that a seat holds out of its hand."""
    last = g.hands[seat] + s[COUNTS + seat] - 1
    at = g.hands[seat]
    while s[at] != kind:
        at += 1
    s[at] = s[last]
    s[last] = 0
    s[COUNTS + seat] -= 1


def _left_with_one(s: bytearray, seat: int, uno: int) -> None:
    if uno:
        say_uno(s, seat)
    else:
        add_to(s, UNCALLED, seat)
        s[UNTIL_TURN] = 1


def _open_played(g: "Game", s: bytearray, seat: int, card: int, times: int, hit: int) -> None:
    """Open the record of a play; hit: the seat that pays for an exact card (DIR-2), or 255."""
    effect = s[EFFECTS + FACE[card]]
    if not s[COUNTS + seat] and not s[BEFORE]:  # who may be called is not out yet
        go_out(s, seat, card)
        draws = effect == DRAWS_TWO or effect == DRAWS_FOUR
        if is_decided(s) and not ((draws and s[LEFT_IN]) or s[QUIZ_NUMBERS]):
            end_hand(g, s, BY_LAST_CARD)
            return
    if s[SORRY] and (effect == DRAWS_TWO or effect == DRAWS_FOUR):
        s[SORRIES + seat] += times
    at = push(s, PLAYED)
    s[at + ACTOR] = seat
    s[at + CARD] = card
    s[at + PILE] = hit
    if effect >= SWAPS_HANDS:
        s[at + ASKED] = times - 1
    reckon(s, at, seat, effect, times)


def reckon(s: bytearray, at: int, seat: int, effect: int, times: int) -> None:
    """Write into a record who pays, how much, and who loses the turn, if nobody objects."""
    s[at + TARGET] = next_seat(s, seat)
    carried = s[CARRIED]
    s[CARRIED] = 0
    if effect == DRAWS_TWO or effect == DRAWS_FOUR:
        s[at + AMOUNT] = min(carried + times * (4 if effect == DRAWS_FOUR else 2), 255)
        s[at + SKIPS] = 1
    elif effect == SKIPS_NEXT:
        others = s[LEFT_IN] - 1 if s[COUNTS + seat] else s[LEFT_IN]
        s[at + SKIPS] = min(times, others)
    elif effect == TURNS_DIRECTION:
        if s[LEFT_IN] == 2:
            # Several upon a last card cancel, for whoever is out is not on turn again (STA-1).
            s[at + SKIPS] = 1 if s[COUNTS + seat] else times & 1
        elif times & 1:
            set_direction(s, s[DIRECTION] ^ 1)
            note(s, TURNED, seat, s[DIRECTION], NO_CARD)
        s[at + TARGET] = next_seat(s, seat)


def end_without_play(g: "Game", s: bytearray, seat: int) -> None:
    """End a turn in which nothing was laid."""
    s[WITHOUT_PLAY] = 1
    s[JUMPABLE] = 0
    add_to(s, HAD_TURN, seat)
    pass_on(g, s, 0)
