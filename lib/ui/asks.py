"""What a player is asked where cards act, and the answers, are put into words.

Twenty letters at most, answers eighteen. Windows are those of engine/acts; for the gaps in words
see `ui.fill`.
"""

from engine.cards import FACE, FIRST_WILD_KIND, KIND_MASK, NO_COLOR
from engine.choices import (
    ADD,
    ANSWER,
    BACKFIRE,
    CALL_COLOR,
    CARD_SHIFT,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    DRAW,
    FROM_SHIFT,
    GIVE,
    NAME,
    ON_PILE_2,
    PASS,
    PLAY,
    RAINBOW,
    RECOVER,
    REFUSE,
    REMOVE,
    RUN,
    SEAT_SHIFT,
    SHOW,
    SHOWN,
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
    COLORING,
    FORCED,
    GAINED,
    GIFTS,
    GIVING,
    NAMING,
    OFFERING,
    ON_TURN,
    RECOVERING,
    TAKING,
)
from ui.fill import fill
from ui.font import CIRCLE
from ui.offered import BACK, CARDS_OF, GO_ON, LOOK, SEEN, SHOW_IT, UNO, verb_of
from ui.reasons import PROMPT
from ui.words import write_color

_PROMPTS = {
    CHALLENGED: b"Challenge @?",
    ON_TURN: b"Set: %",
    FORCED: b"You draw %",
    NAMING: b"Who draws a card?",
    OFFERING: b"Threes for @?",
    GIVING: b"Who must give?",
    TAKING: b"Show @ your hand?",
    RECOVERING: b"Lay a Reverse, too?",
    GAINED: b"Give a set away?",
    GIFTS: b"Give one to whom?",
    COLORING: b"Which color?",
    ASKED_SUM: b"What do they make?",  # DIC-2
}
_OTHER_DRAWS = b"# draws %"  # FORCED of another seat
_OF = b" of %"
_OR = b" or %"
# By stage of the window.
_GIVING = (_PROMPTS[GIVING], b"Give any card", b"Take $?", b"Give another card")
_TAKING = (_PROMPTS[TAKING], _PROMPTS[TAKING], b"Take from whom?", b"Choose a card")

_ANSWERS = {
    PLAY: b"Lay on pile %",
    DRAW: b"Draw from pile %",
    CALL_COLOR: b"Call ",
    NAME: b"Name #",
    GIVE: b"Give to #",
    REFUSE: b"Refuse it",
    SHOW: b"Show my hand",
    CATCH: b"Catch",
    CHALLENGE: b"Challenge it",
    BACKFIRE: b"Backfire, pile %",
    RECOVER: b"Lay it",
    RAINBOW: b"Rainbow $",
    RUN: b"Run from $",
    ANSWER: b"%",
    ADD: b"Into a set",
    REMOVE: b"Back: $",
    UNO: b"UNO!",
    LOOK: b"Look around",
    BACK: b"Go back",
    SHOW_IT: b"Show it first",
    CARDS_OF: b"Cards of #",
    GO_ON: b"Go on",
    SEEN: b"That was the hand",
}
_LIFT = b"Take $"  # DRAW from a discard pile
_SHOW_TO = b"Show to #"  # GIVE a card that is shown
_KEEP = b"Keep it"  # PASS with a drawn card
# PASS, by kind of window.
_PASSES = {
    CHALLENGED: b"Do not challenge",
    ON_TURN: b"Pass",
    FORCED: b"Nothing to draw",
    OFFERING: b"No more",
    GIVING: b"Take it",
    TAKING: b"Do not show",
    RECOVERING: b"No",
    GAINED: b"No",
}


def write_notice(text: "Text", view: bytearray, notice: bytes) -> None:  # per frame
    """Write a notice; PROMPT: what the holder is asked in the newest window."""
    if notice != PROMPT:
        text.word(notice)
        return
    at = view[TOP]
    kind = view[at + KIND]
    other = view[at + (SKIPS if kind == GIVING else TARGET)]
    number = _sum_aside(view) if kind == ON_TURN else view[at + AMOUNT]
    fill(text, view, _prompt(view), view[at + ACTOR], other, view[at + CARD], number)
    if kind == ON_TURN:
        _write_wanted(text, view)


def _prompt(view: bytearray) -> bytes:  # per frame
    """What is asked in the newest window."""
    at = view[TOP]
    kind = view[at + KIND]
    if kind == GIVING:
        return _GIVING[view[at + STAGE]]
    if kind == TAKING:
        return _TAKING[view[at + STAGE]]
    if kind == FORCED and view[at + TARGET] != view[VIEW_SEAT]:
        return _OTHER_DRAWS  # whose hand the holder has just seen
    return _PROMPTS.get(kind, b"")


def _sum_aside(view: bytearray) -> int:  # per frame
    total = 0
    for i in range(view[VIEW_DRAFT]):
        total += FACE[view[VIEW_DRAFT + 1 + i]]
    return total


def _write_wanted(text: "Text", view: bytearray) -> None:  # per frame
    """The numbers on top that a set may make."""
    words = _OF
    before = -1
    for pile in range(2):
        top = view[TOP_CARD + pile] & KIND_MASK
        number = FACE[top]
        is_number = view[PILE_SIZE + DISCARDS + pile] and top < FIRST_WILD_KIND and number < 10
        if is_number and number != before:
            fill(text, view, words, 0, 0, 0, number)
            before = number
            words = _OR


def write_answer(text: "Text", view: bytearray, choice: int) -> None:  # per frame
    """What a choice, or what else a mode offers, is called."""
    verb = verb_of(choice)
    words = _ANSWERS.get(verb, b"")
    card = choice >> CARD_SHIFT & 255
    number = 2 if choice & ON_PILE_2 else 1
    color = (choice >> COLOR_SHIFT & 7) - 1
    if verb == ANSWER:
        number = card
    elif verb == DRAW:
        source = choice >> FROM_SHIFT & 3
        number = source + 1
        if source >= DISCARDS:
            words = _LIFT
            card = _bare(view[TOP_CARD + source - DISCARDS] & KIND_MASK)
    elif verb == PASS:
        words = _passing(view)
    elif verb == GIVE and choice & SHOWN:
        words = _SHOW_TO
    elif verb == RAINBOW:
        card = card * 4 + (color == 0)
    elif verb == RUN:
        card = (card & 15) * 4 + color
    fill(text, view, words, 0, choice >> SEAT_SHIFT & 15, card, number)
    if verb == CALL_COLOR:
        write_color(text, color)
        text.letter(32)
        text.letter(CIRCLE + color)


def _passing(view: bytearray) -> bytes:  # per frame
    """What it is called to pass in the newest window."""
    kind = view[view[TOP] + KIND]
    if kind == ON_TURN and view[PHASE] == DREW:
        return _KEEP
    return _PASSES.get(kind, b"")


def _bare(card: int) -> int:  # per frame
    """A wild without the color called."""
    return card & ~7 | NO_COLOR if card >= FIRST_WILD_KIND else card


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
