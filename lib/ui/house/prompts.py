"""This module puts into words what a player is asked with house rules, and the answers.

Twenty letters at most, answers eighteen. Windows are those of engine/house and of one pile; for
the gaps in words see `ui.table.words`. Files of their own write what only some rules ask
(`ui.house.dares`, `ui.house.quiz`).
"""

from micropython import const

from engine.public import window_actor, window_kind, window_stage
from engine.state.cards import FACE
from engine.state.choices import (
    ADD,
    ANSWER,
    CALL_COLOR,
    CARD_SHIFT,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    DARE,
    DOWN,
    DRAW,
    GIVE,
    GUESS,
    JUMP,
    NAME,
    PALM,
    PASS,
    PLAY,
    REMOVE,
    SEAT_SHIFT,
    SORRY,
    SURRENDER,
)
from engine.state.layout import (
    AGES,
    AMOUNT,
    DREW,
    PHASE,
    TOP,
    TOP_CARD,
    VIEW_DRAFT,
    VIEW_SEAT,
    WINDOW_SIZE,
)
from engine.state.options import DARE_DRAWS, DRAW_WAY, FALSE_CLAIM, SETS
from engine.state.windows import (
    BLUFFED,
    CALLING,
    CHALLENGED,
    CHEATED,
    CLAIMED,
    DARED,
    NO_WINDOW,
    PALMING,
    STACKING,
    SWAPPING,
)
from ui.draw.font import CIRCLE
from ui.table.offers import (
    BACK,
    CARDS_OF,
    GO_ON,
    JUMP_IN,
    LOOK,
    READ_DARE,
    SEEN,
    SORRY_SAID,
    TIP,
    UNO,
    WITHDRAW,
    verb_of,
)
from ui.table.phrases import phrases, place_of
from ui.table.words import NOTICES, PROMPT, fill, write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.draw.text import Text

_NO_DRAWING = const(2)  # draw=none
_OF_NUMBERS = const(12)  # bits of SETS: sum_or_difference, by_age
_BY_AGE = const(8)  # sets=by_age
_ADDS_UP_TO = const(9)  # years, by age

# Words beside those by kind of window.
_UNDER = const(128)
_HIDDEN = const(129)
_SET = const(130)
_SUM = const(131)
_OF = const(132)
_PROMPTS = phrases(
    {
        CALLING: b"Which color?",
        CHALLENGED: b"Draw % or challenge",
        NO_WINDOW: b"A free play!",
        STACKING: b"Add, or draw %?",
        SWAPPING: b"Swap with whom?",
        BLUFFED: b"Did @ bluff?",
        CLAIMED: b"Did @ cheat?",
        CHEATED: b"Did @ cheat?",
        PALMING: b"Hide a wild +4?",
        _UNDER: b"Put which one under?",  # CLAIMED at its next stage
        _HIDDEN: b"Is one hidden?",  # PALMING at its next stage
        _SET: b"Your set: % cards",
        _SUM: b"Set: %",
        _OF: b", make %",
    }
)
# What writes the prompt of a window that has no words here.
WRITES: "dict[int, Callable[[Text, bytearray], None]]" = {}
# Words beside those by verb (`ui.table.offers`).
_PAY = const(33)
_DOWN = const(34)
_DRAW_ON = const(35)
_INSTEAD = const(36)
_CALL_BLUFF = const(37)
_CALL_CHEAT = const(38)
_KEEP = const(39)
_LEAVE = const(40)
_ANSWERS = phrases(
    {
        PLAY: b"Lay it",
        DRAW: b"Draw a card",
        PASS: b"Pass",
        CALL_COLOR: b"Call ",
        NAME: b"Swap with #",
        GIVE: b"Put it under",
        JUMP: b"Jump in",
        CATCH: b"Catch",
        CHALLENGE: b"Challenge it",
        SURRENDER: b"Give up to #",
        PALM: b"Hide it",
        SORRY: b"# said sorry",
        ADD: b"Add to a set",
        REMOVE: b"Return $",
        UNO: b"UNO!",
        TIP: b"Tip",
        LOOK: b"Others' cards",
        BACK: b"Go back",
        CARDS_OF: b"Cards of #",
        GO_ON: b"Go on",
        SEEN: b"Their hand: go on",
        SORRY_SAID: b"Who said sorry?",
        JUMP_IN: b"Jump in: #",
        WITHDRAW: b"Withdraw",
        DARE: b"Done",
        GUESS: b"# guessed it",
        READ_DARE: b"Read the dare",
        ANSWER: b"It is %",
        _PAY: b"Withdraw, draw %",  # WITHDRAW where a false claim costs cards
        _DOWN: b"Lay it face down",  # PLAY
        _DRAW_ON: b"Draw on",  # DRAW after a drawn card
        _INSTEAD: b"Draw % instead",  # DARE that is not done
        _CALL_BLUFF: b"Call the bluff",  # CHALLENGE
        _CALL_CHEAT: b"Call the cheat",
        _KEEP: b"Keep it",  # PASS with a drawn card
        _LEAVE: b"Leave the hand",  # PASS where nothing is drawn
    }
)
# PASS, by kind of window.
_PASSES = phrases(
    {
        CHALLENGED: b"Draw %",
        STACKING: b"Draw %",
        SWAPPING: b"Keep my hand",
        BLUFFED: b"No bluff",
        CLAIMED: b"Let it be",
        CHEATED: b"Let it be",
        PALMING: b"Let it be",
        DARED: b"Nobody",
    }
)


def write_notice(text: "Text", view: bytearray, notice: int) -> None:  # per frame
    """Write a notice; PROMPT: what the holder is asked in the newest window."""
    if notice != PROMPT:
        fill(text, view, NOTICES, notice, 0, 0, 0, amount_of(view))
    elif view[VIEW_DRAFT] and window_kind(view) not in WRITES:
        _write_set(text, view)
    else:
        write_question(text, view)


def amount_of(view: bytearray) -> int:  # per frame
    """How many cards are at stake in the newest window: those of the play that lies under it."""
    at = view[TOP]
    return view[at - WINDOW_SIZE + AMOUNT] if at > WINDOW_SIZE else 0


def write_question(text: "Text", view: bytearray) -> None:  # per frame
    """Write what the newest window asks, where that follows from it alone."""
    kind = window_kind(view)
    if kind in WRITES:
        WRITES[kind](text, view)
        return
    words = kind
    if kind == CLAIMED and window_stage(view):
        words = _UNDER
    elif kind == PALMING and window_stage(view):
        words = _HIDDEN
    fill(text, view, _PROMPTS, words, window_actor(view), 0, 0, amount_of(view))


def _write_set(text: "Text", view: bytearray) -> None:  # per frame
    """What is put aside: how many, or what they make and are to make."""
    count = view[VIEW_DRAFT]
    if not view[SETS] & _OF_NUMBERS:
        fill(text, view, _PROMPTS, _SET, 0, 0, 0, count)
        return
    total = FACE[view[VIEW_DRAFT + 1]]
    multiplies = view[SETS] & _BY_AGE and view[AGES + view[VIEW_SEAT]] > _ADDS_UP_TO
    for i in range(1, count):
        number = FACE[view[VIEW_DRAFT + 1 + i]]
        total = total * number if multiplies else total + number
    fill(text, view, _PROMPTS, _SUM, 0, 0, 0, total)
    fill(text, view, _PROMPTS, _OF, 0, 0, 0, FACE[view[TOP_CARD]])


def write_answer(text: "Text", view: bytearray, choice: int) -> None:  # per frame
    """Write the words for a choice, or for what else a mode offers."""
    verb = verb_of(choice)
    table = _ANSWERS
    words = verb
    card = choice >> CARD_SHIFT & 255
    number = card
    if verb == WITHDRAW and view[FALSE_CLAIM]:
        words = _PAY
        number = view[FALSE_CLAIM]
    elif verb == PLAY and choice & DOWN:
        words = _DOWN
    elif verb == DRAW and view[PHASE] == DREW:
        words = _DRAW_ON
    elif verb == PASS:
        words = _words_to_pass(view)
        number = amount_of(view)
        if place_of(_PASSES, window_kind(view)):
            table = _PASSES
            words = window_kind(view)
    elif verb == DARE and not card & 1:
        words = _INSTEAD
        number = card >> 1 if card else view[DARE_DRAWS]
    elif verb == CHALLENGE:
        words = _words_to_call(window_kind(view))
    fill(text, view, table, words, 0, choice >> SEAT_SHIFT & 15, card, number)
    if verb == CALL_COLOR:
        color = (choice >> COLOR_SHIFT & 7) - 1
        write_color(text, color)
        text.letter(32)
        text.letter(CIRCLE + color)


def _words_to_call(kind: int) -> int:  # per frame
    """The words in _ANSWERS for calling what was laid, by the kind of window."""
    if kind == CLAIMED or kind == CHEATED or kind == PALMING:
        return _CALL_CHEAT
    return _CALL_BLUFF if kind == BLUFFED else CHALLENGE


def _words_to_pass(view: bytearray) -> int:  # per frame
    """The words in _ANSWERS for passing on a turn."""
    if view[PHASE] == DREW:
        return _KEEP
    return _LEAVE if view[DRAW_WAY] == _NO_DRAWING else PASS
