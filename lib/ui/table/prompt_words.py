"""This module writes what the newest window asks, and what can be answered.

The words for a question, for passing and for doing what is asked are those of the window's own rule
(engine/prompt.py); here are those for the verbs that all rules share. A question has twenty letters
at most, an answer eighteen.

An entry of a menu is a choice of the engine or one of those below, which use verbs that the engine
does not; those with verb 0 differ in the three bits next to it.

A notice is a line for the holder that takes the place of the newest event: why a choice was
refused, or what is asked. NO_NOTICE leaves the event where it is; PROMPT stands for the question of
the newest window.
"""

from micropython import const

from engine import prompt
from engine.state import choices, layout
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK, color_on, uncolored
from engine.state.options import DARE_DRAWS, FALSE_CLAIM, PILES, SETS, TWO_PILES
from engine.state.window_types import AT_STAKE
from engine.string_table import string_table
from ui.draw.font import CIRCLE, SPACE
from ui.table.refusals import REFUSALS
from ui.table.words import fill, fill_part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Writer

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
# Lower numbers are those of the reasons for a refusal (engine/state/reasons.py).
NOT_THIS_CARD = const(48)
TOO_EARLY = const(49)  # to call Uno
WHICH_COLOR = const(50)  # with how many of each are in the hand
HOLDS_COLOR = const(51)
WHICH_JUMPS = const(52)
CALLABLE = const(53)  # the card under the cursor
WHO_JUMPS = const(54)
WHO_ADDS = const(55)
JUMP_OR_NOT = const(56)  # to the only person
ADD_OR_NOT = const(57)
PASS_IT_ON = const(58)
EMPTY_LINE = const(59)
PROMPT = const(60)  # what the newest window asks a seat
OF_TABLE = const(61)  # or the table
KEEP_IT = const(62)  # to the holder, while a bot is asked
KEPT = const(63)  # on the cover, to who has the device
RESTED = const(64)  # to a person alone
BROUGHT_TO_ONE = const(65)  # to the holder, whose Uno others discovered (GRD-36)

NOTICES = string_table(
    {
        NOT_THIS_CARD: b"Not this card now",
        TOO_EARLY: b"Say it at two cards",
        HOLDS_COLOR: b"You hold the color!",
        WHICH_JUMPS: b"Jump in: which card?",
        CALLABLE: b"Can be challenged",
        WHO_JUMPS: b"Who jumps in?",
        WHO_ADDS: b"Who adds to the +%?",
        JUMP_OR_NOT: b"Jump in?",
        ADD_OR_NOT: b"Jump in, add to +%?",
        PASS_IT_ON: b"Pass the device to",
        KEEP_IT: b"Keep it: # plays",
        KEPT: b"Keep the device",
        RESTED: b"Your hand is hidden",
        BROUGHT_TO_ONE: b"One card: call Uno!",
    }
)

_OF_NUMBERS = const(28)  # bits of SETS: sum_or_difference, by_age, sum
_BY_AGE = const(8)  # of them
_ADDS_UP_TO = const(9)  # years, by age
# Words beside those by verb.
_ON_PILE = const(129)  # with two piles
_BACKFIRE_ON = const(131)
_LIFT = const(132)
_DOWN = const(134)
_UNDER = const(135)
_PAY = const(136)
_INSTEAD = const(137)
_IS_DONE = const(138)
_DRAW_ON = const(139)
_DRAW_ALL = const(140)
_DRAW_ONE = const(143)
_ANSWERS = string_table(
    {
        choices.PLAY: b"Play it",
        choices.DRAW: b"Draw",
        choices.NAME: b"#",
        choices.GIVE: b"Give to #",
        choices.REFUSE: b"Refuse it",
        choices.SHOW: b"Show it",
        choices.JUMP: b"Jump in",
        choices.CATCH: b"Catch",
        choices.BACKFIRE: b"Backfire",
        choices.RECOVER: b"Play it",
        choices.RAINBOW: b"Rainbow $",
        choices.RUN: b"Run from $",
        choices.SURRENDER: b"Give up to #",
        choices.PALM: b"Hide it",
        choices.SORRY: b"# said sorry",
        choices.ANSWER: b"It is %",
        choices.DARE: b"Done",
        choices.GUESS: b"# guessed it",
        choices.ADD: b"Add to a set",
        choices.REMOVE: b"Return $",
        UNO: b"UNO!",
        TIP: b"Tip",
        LOOK: b"Others' cards",
        BACK: b"Go back",
        SHOW_IT: b"Show it to all",
        CARDS_OF: b"Cards of #",
        GO_ON: b"Go on",
        SEEN: b"Their hand: go on",
        SORRY_SAID: b"Who said sorry?",
        JUMP_IN: b"Jump in: #",
        WITHDRAW: b"Withdraw",
        READ_DARE: b"Read the dare",
        _ON_PILE: b"Play on pile %",
        _BACKFIRE_ON: b"Backfire, pile %",
        _LIFT: b"Take $",  # DRAW from a discard pile
        _DOWN: b"Play it face down",  # PLAY
        _UNDER: b"Put it under",  # GIVE
        _PAY: b"Withdraw, draw %",  # WITHDRAW where a false claim costs cards
        _INSTEAD: b"Draw % instead",  # DARE that is not done
        _DRAW_ON: b"Draw on",  # DRAW after a drawn card
        _DRAW_ALL: b"Draw %",  # DRAW where several are owed
        _DRAW_ONE: b"Draw just one",
    }
)


def verb_of(entry: int) -> int:  # per frame
    """Return the verb of a choice, or the entry above, without card, color and seat."""
    return entry & choices.VERB_MASK or entry & _OURS_MASK


def write_notice(text: "Writer", view: bytearray, notice: int) -> None:  # per frame
    """Write a notice."""
    if notice == WHICH_COLOR:
        text.word(b"Color?")
        for color in range(COLORS):
            text.letter(SPACE)
            text.letter(CIRCLE + color)
            text.number(count_color(view, color))
    elif notice == OF_TABLE:
        _write_part(text, view, prompt.OF_TABLE, view[layout.FIRST])
    elif notice != PROMPT:
        words = REFUSALS if notice < NOT_THIS_CARD else NOTICES
        fill(text, view, words, notice, 0, view[layout.FIRST], 0, prompt.amount_of(view))
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
    words = prompt.words_of(view)
    at = prompt.part_of(words, part)
    if at < 0:
        return False
    top = view[layout.TOP]
    amount = prompt.amount_of(view)
    fill_part(
        text,
        view,
        words,
        at,
        len(words),
        view[top + layout.ACTOR],
        seat,
        view[top + layout.CARD],
        amount,
    )
    return True


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
        text.word(b"Your set: ")
        text.number(count)
        text.word(b" card" if count == 1 else b" cards")
        return
    multiplies = view[SETS] & _BY_AGE and view[layout.AGES + view[layout.VIEW_SEAT]] > _ADDS_UP_TO
    total = FACE[view[layout.VIEW_DRAFT + 1]]
    for i in range(1, count):
        number = FACE[view[layout.VIEW_DRAFT + 1 + i]]
        total = total * number if multiplies else total + number
    text.word(b"Set: ")
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
            text.word(b", make " if before < 0 else b" or ")
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
        text.word(b"Done" if entry == DONE else b"Say nothing")
    elif entry & CATCHES:
        if entry & DOES:
            text.player(view[layout.PLAYER_AT + seat], text.room())
        else:
            text.word(b"Nobody")
    else:
        part = prompt.SOMEBODY_DOES if entry & DOES else prompt.NOBODY_DOES
        _write_part(text, view, part, seat)


def _write_verb(text: "Writer", view: bytearray, verb: int, entry: int) -> None:  # per frame
    """Write the words for a verb."""
    words = verb
    amount = card = entry >> choices.CARD_SHIFT & 255
    color = (entry >> choices.COLOR_SHIFT & 7) - 1
    has_two = view[PILES] == TWO_PILES
    if verb == choices.PLAY or verb == choices.BACKFIRE:
        amount = 2 if entry & choices.ON_PILE_2 else 1
        if entry & choices.DOWN:
            words = _DOWN
        elif has_two:
            words = _ON_PILE if verb == choices.PLAY else _BACKFIRE_ON
    elif verb == choices.DRAW:
        source = entry >> choices.FROM_SHIFT & 3
        if source >= layout.DISCARDS:
            words = _LIFT
            card = uncolored(view[layout.TOP_CARD + source - layout.DISCARDS] & KIND_MASK)
        elif entry & choices.DOWN:
            words = _DRAW_ONE
        elif prompt.flags_of(view) & AT_STAKE and prompt.amount_of(view) > 1:
            words = _DRAW_ALL
            amount = prompt.amount_of(view)
        elif view[layout.PHASE] == layout.DREW:
            words = _DRAW_ON
    elif verb == choices.GIVE and entry & choices.DOWN:
        words = _UNDER
    elif verb == choices.RAINBOW:
        card = card * 4 + (color == 0)
    elif verb == choices.RUN:
        card = (card & 15) * 4 + color
    elif verb == WITHDRAW and view[FALSE_CLAIM]:
        words = _PAY
        amount = view[FALSE_CLAIM]
    elif verb == choices.DARE and not card & 1:
        words = _INSTEAD
        amount = card >> 1 if card else view[DARE_DRAWS]
    fill(text, view, _ANSWERS, words, 0, entry >> choices.SEAT_SHIFT & 15, card, amount)
