"""This module writes what the newest window asks, and what can be answered.

The words for a question, for passing and for doing what is asked are those of the window
(engine/spec/windows.py), those for other verbs all rules share (tools/words/english.py). A question
has twenty letters at most, an answer eighteen.

An entry of a menu is a choice of the engine or one of those below, which use verbs that the engine
does not; those with verb 0 differ in the three bits next to it.

A notice is a text that takes the place of the newest event: why a choice was refused, or what is
asked. NO_NOTICE leaves the event where it is; PROMPT stands for the question of the newest window.
"""

from micropython import const

from engine import prompt
from engine.state import choices, layout
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK, color_on, uncolored
from engine.state.options import DARE_DRAWS, FALSE_CLAIM, PILES, SETS, TWO_PILES
from engine.state.window_types import AT_STAKE
from ui import says
from ui.draw.font import CIRCLE, SPACE
from ui.table.words import fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.texts import Writer

# Entries of a menu that are no choices of the engine.
UNO = const(27)
LOOK = const(28)
BACK = const(29)
SHOW_IT = const(30)
CARDS_OF = const(31)  # with a seat
GO_ON = const(1 << 5)
SEEN = const(2 << 5)
SORRY_SAID = const(3 << 5)
JUMP_IN = const(4 << 5)  # with a seat
WITHDRAW = const(5 << 5)
READ_DARE = const(6 << 5)
TIP = const(7 << 5)
_OURS_MASK = const(7 << 5)
# Replies of the table, with verb 0 and none of those bits: nobody does it, or a seat does.
NOBODY_DOES = const(0)
DOES = const(1 << 9)  # with a seat
DONE = const(2 << 9)
SAY_NOTHING = const(4 << 9)  # in place of a color (GRD-19)
CATCHES = const(8 << 9)  # with one of the first two: who catches an uncalled Uno

NO_NOTICE = const(0)

_OF_NUMBERS = const(28)  # bits of SETS: sum_or_difference, by_age, sum
_BY_AGE = const(8)  # of them
_ADDS_UP_TO = const(9)  # years, by age


def verb_of(entry: int) -> int:  # per frame
    """Return the verb of a choice, or the entry above, without card, color and seat."""
    return entry & choices.VERB_MASK or entry & _OURS_MASK


def write_notice(text: "Writer", view: bytearray, notice: int) -> None:  # per frame
    """Write a notice."""
    if notice == says.WHICH_COLOR:
        text.say(notice)
        for color in range(COLORS):
            text.letter(SPACE)
            text.letter(CIRCLE + color)
            text.number(count_color(view, color))
    elif notice == says.OF_TABLE:
        _write_part(text, view, prompt.OF_TABLE, view[layout.FIRST])
    elif notice != says.PROMPT:
        fill(text, view, notice, 0, view[layout.FIRST], 0, prompt.amount_of(view))
    elif view[layout.VIEW_DRAFT]:
        write_set(text, view)
    else:
        seat = view[layout.FIRST]
        # Whoever was shown the hand of a seat that is asked now is told what that seat must do.
        is_other = seat != view[layout.VIEW_SEAT]
        if not (is_other and _write_part(text, view, prompt.OF_TABLE, seat)):
            _write_part(text, view, prompt.ASK, seat)


def _write_part(text: "Writer", view: bytearray, part: int, seat: int) -> bool:  # per frame
    """Write a part of the newest window's words, # being a seat; False: it is empty."""
    top = view[layout.TOP]
    return fill(
        text,
        view,
        says.QUESTIONS + prompt.row_of(view) * prompt.PARTS + part,
        view[top + layout.ACTOR],
        seat,
        view[top + layout.CARD],
        prompt.amount_of(view),
    )


def count_color(view: bytearray, color: int) -> int:  # per frame
    """Return how many cards of a color are in the hand that a view shows."""
    found = 0
    for i in range(view[layout.COUNTS + view[layout.VIEW_SEAT]]):
        found += color_on(view[layout.VIEW_HAND + i] & KIND_MASK) == color
    return found


def write_set(text: "Writer", view: bytearray) -> None:  # per frame
    """Write what is put aside: how many cards, or what they make and are to make."""
    count = view[layout.VIEW_DRAFT]
    if not view[SETS] & _OF_NUMBERS:
        text.say(says.YOUR_SET)
        text.number(count)
        text.say(says.ONE_CARD if count == 1 else says.CARDS)
        return
    multiplies = view[SETS] & _BY_AGE and view[layout.AGES + view[layout.VIEW_SEAT]] > _ADDS_UP_TO
    total = FACE[view[layout.VIEW_DRAFT + 1]]
    for i in range(1, count):
        number = FACE[view[layout.VIEW_DRAFT + 1 + i]]
        total = total * number if multiplies else total + number
    text.say(says.SET)
    text.number(total)
    before = -1
    for pile in range(2):
        top = view[layout.TOP_CARD + pile] & KIND_MASK
        number = FACE[top]
        is_number = (
            view[layout.PILE_SIZE + layout.DISCARDS + pile]
            and top < FIRST_WILD_KIND
            and number < 10
        )
        if is_number and number != before:
            text.say(says.TO_MAKE if before < 0 else says.OR)
            text.number(number)
            before = number


def write_answer(text: "Writer", view: bytearray, entry: int) -> None:  # per frame
    """Write the words for an entry of a menu."""
    verb = verb_of(entry)
    seat = entry >> choices.SEAT_SHIFT & 15
    if verb == choices.PASS:
        _write_part(text, view, prompt.TO_PASS, seat)
    elif not verb:
        _write_reply(text, view, entry, seat)
    elif not (verb == choices.NAME or verb == choices.CHALLENGE) or not _write_part(
        text, view, prompt.TO_DO, seat
    ):
        _write_verb(text, view, verb, entry)


def _write_reply(text: "Writer", view: bytearray, entry: int, seat: int) -> None:  # per frame
    """Write what the table replies: that a seat does it, that nobody does, or that all is said."""
    if entry == DONE or entry == SAY_NOTHING:
        text.say(says.ALL_DONE if entry == DONE else says.SAYS_NOTHING)
    elif entry & CATCHES:
        if entry & DOES:
            text.player(view[layout.PLAYER_AT + seat], text.room())
        else:
            text.say(says.NOBODY)
    else:
        part = prompt.SOMEBODY_DOES if entry & DOES else prompt.NOBODY_DOES
        _write_part(text, view, part, seat)


def _write_verb(text: "Writer", view: bytearray, verb: int, entry: int) -> None:  # per frame
    """Write the words for a verb."""
    words = says.ANSWERS + (verb if verb <= choices.VERB_MASK else choices.VERB_MASK + (verb >> 5))
    amount = card = entry >> choices.CARD_SHIFT & 255
    color = (entry >> choices.COLOR_SHIFT & 7) - 1
    has_two = view[PILES] == TWO_PILES
    if verb == choices.PLAY or verb == choices.BACKFIRE:
        amount = 2 if entry & choices.ON_PILE_2 else 1
        if entry & choices.DOWN:
            words = says.PLAY_DOWN
        elif has_two:
            words = says.PLAY_ON_PILE if verb == choices.PLAY else says.BACKFIRE_ON_PILE
    elif verb == choices.DRAW:
        source = entry >> choices.FROM_SHIFT & 3
        if source >= layout.DISCARDS:
            words = says.DRAW_LIFTED
            card = uncolored(view[layout.TOP_CARD + source - layout.DISCARDS] & KIND_MASK)
        elif entry & choices.DOWN:
            words = says.DRAW_ONE
        elif prompt.flags_of(view) & AT_STAKE and prompt.amount_of(view) > 1:
            words = says.DRAW_ALL
            amount = prompt.amount_of(view)
        elif view[layout.PHASE] == layout.DREW:
            words = says.DRAW_ON
    elif verb == choices.GIVE and entry & choices.DOWN:
        words = says.GIVE_UNDER
    elif verb == choices.RAINBOW:
        card = card * 4 + (color == 0)
    elif verb == choices.RUN:
        card = (card & 15) * 4 + color
    elif verb == WITHDRAW and view[FALSE_CLAIM]:
        words = says.WITHDRAW_PAYING
        amount = view[FALSE_CLAIM]
    elif verb == choices.DARE and not card & 1:
        words = says.NOT_DARE
        amount = card >> 1 if card else view[DARE_DRAWS]
    fill(text, view, words, 0, entry >> choices.SEAT_SHIFT & 15, card, amount)
