"""What a player is asked where cards act, and the answers, in words.

Twenty letters at most, answers eighteen. Windows are those of engine/acts.
"""

from micropython import const

from engine.cards import FACE, FIRST_WILD_KIND, KIND_MASK, NO_COLOR
from engine.choices import (
    ANSWER,
    CALL_COLOR,
    CARD_SHIFT,
    COLOR_SHIFT,
    DRAW,
    FROM_SHIFT,
    GIVE,
    ON_PILE_2,
    PASS,
    RAINBOW,
    RUN,
    SEAT_SHIFT,
    SHOWN,
    VERB_MASK,
)
from engine.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    DISCARDS,
    DREW,
    KIND,
    PHASE,
    PILE_SIZE,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
    TOP_CARD,
    VIEW_DRAFT,
    VIEW_SEAT,
)
from engine.windows import (
    ASKED_SUM,
    CHALLENGED,
    FORCED,
    GIVING,
    ON_TURN,
    TAKING,
)
from ui.fill import fill
from ui.font import CIRCLE
from ui.offered import OURS_SHIFT
from ui.reasons import notice_of as notice_of
from ui.words import write_color

# By kind of window, from CHALLENGED on; then by stage: GIVING 1 to 3, TAKING 2 and 3; then
# FORCED of another seat.
_PROMPTS = (
    b"Challenge @?\nSet: %\n\nYou draw %\n\nWho draws a card?\nThrees for @?\nWho must give?\n"
    b"Show @ your hand?\nLay a Reverse, too?\nGive a set away?\nGive one to whom?\nWhich color?\n"
    b"Give any card\nTake $?\nGive another card\nTake from whom?\nChoose a card\n"
    b"# draws %\n of %\n or %\nWhat do they make?\n"
)
_OF_GIVING = const(12)
_OF_TAKING = const(14)
_FORCED = const(18)
_OF = const(19)
_OR = const(20)
_MAKE = const(21)  # a sum or product (DIC-2)

# By verb; then a card lifted from a discard pile, a gift that is shown, a drawn card kept.
_ANSWERS = (
    b"\nLay on pile %\nDraw from pile %\n\nCall \nName #\nGive to #\nRefuse it\n"
    b"\n\nShow my hand\n\n\nCatch\nChallenge it\nBackfire, pile %\nLay it\nRainbow $\n"
    b"Run from $\nGo on\nThat was the hand\n\n%\n\n\n"
    b"Into a set\nBack: $\nUNO!\nLook around\nGo back\nShow it first\n"
    b"Cards of #\nTake $\nShow to #\nKeep it\n"
)
_OURS = const(18)  # before those of verb 0: ui.offered
_LIFT = const(32)
_SHOW_TO = const(33)
_KEEP = const(34)
# To pass, by kind of window from CHALLENGED on.
_PASSES = (
    b"Do not challenge\nPass\n\nNothing to draw\n\n\nNo more\nTake it\nDo not show\nNo\nNo\n\n\n"
)


def write_notice(text: "Text", view: bytearray, notice: int) -> None:  # per frame
    """What the holder is asked in the newest window: the notice is always PROMPT."""
    at = view[TOP]
    stage = view[at + STAGE]
    kind = view[at + KIND]
    i = kind - CHALLENGED
    if kind == GIVING and stage:
        i = _OF_GIVING + stage
    elif kind == TAKING and stage > 1:
        i = _OF_TAKING + stage
    elif kind == FORCED and view[at + TARGET] != view[VIEW_SEAT]:
        i = _FORCED  # whose hand the holder has just seen
    elif kind == ASKED_SUM:
        i = _MAKE
    other = view[at + (SKIPS if kind == GIVING else TARGET)]
    number = _sum_aside(view) if kind == ON_TURN else view[at + AMOUNT]
    fill(text, view, _PROMPTS, i, view[at + ACTOR], other, view[at + CARD], number)
    if kind == ON_TURN:
        _write_wanted(text, view)


def _sum_aside(view: bytearray) -> int:  # per frame
    total = 0
    for i in range(view[VIEW_DRAFT]):
        total += FACE[view[VIEW_DRAFT + 1 + i]]
    return total


def _write_wanted(text: "Text", view: bytearray) -> None:  # per frame
    """The numbers on top that a set may make."""
    i = _OF
    before = -1
    for pile in range(2):
        top = view[TOP_CARD + pile] & KIND_MASK
        number = FACE[top]
        is_number = view[PILE_SIZE + DISCARDS + pile] and top < FIRST_WILD_KIND and number < 10
        if is_number and number != before:
            fill(text, view, _PROMPTS, i, 0, 0, 0, number)
            before = number
            i = _OR


def write_answer(text: "Text", view: bytearray, choice: int) -> None:  # per frame
    """What a choice, or what else a mode offers, is called."""
    i = choice & VERB_MASK
    card = choice >> CARD_SHIFT & 255
    if not i:
        i = _OURS + (choice >> OURS_SHIFT & 7)
    number = 2 if choice & ON_PILE_2 else 1
    if i == ANSWER:
        number = card
    color = (choice >> COLOR_SHIFT & 7) - 1
    if i == DRAW:
        source = choice >> FROM_SHIFT & 3
        number = source + 1
        if source >= DISCARDS:
            i = _LIFT
            card = _bare(view[TOP_CARD + source - DISCARDS] & KIND_MASK)
    elif i == PASS:
        if view[view[TOP] + KIND] == ON_TURN and view[PHASE] == DREW:
            i = _KEEP
        else:
            fill(text, view, _PASSES, view[view[TOP] + KIND] - CHALLENGED, 0, 0, 0, 0)
            return
    elif i == GIVE and choice & SHOWN:
        i = _SHOW_TO
    elif i == RAINBOW:
        card = card * 4 + (color == 0)
    elif i == RUN:
        card = (card & 15) * 4 + color
    fill(text, view, _ANSWERS, i, 0, choice >> SEAT_SHIFT & 15, card, number)
    if i == CALL_COLOR:
        write_color(text, color)
        text.letter(32)
        text.letter(CIRCLE + color)


def _bare(card: int) -> int:  # per frame
    """A wild without the color called."""
    return card & ~7 | NO_COLOR if card >= FIRST_WILD_KIND else card


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
