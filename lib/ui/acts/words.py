"""This module has the words for events, questions and answers where cards act.

Twenty letters at most, answers eighteen. Windows are those of engine/two_piles; for the
gaps in words see `ui.table.words`.
"""

from micropython import const

from engine.public import event_at, window_kind, window_stage, window_target
from engine.state import events
from engine.state.cards import FACE, FIRST_WILD_KIND, KIND_MASK, NO_COLOR
from engine.state.choices import (
    ADD,
    ANSWER,
    BACKFIRE,
    CALL_COLOR,
    CARD_SHIFT,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    DRAW,
    FROM_P1,
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
from engine.state.layout import (
    ACTOR,
    AGES,
    AMOUNT,
    CARD,
    DISCARDS,
    DREW,
    EVENT_CARD,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_OTHER,
    EVENT_SEAT,
    EVENT_SIZE,
    EVENTS,
    EVENTS_END,
    KIND,
    PHASE,
    PILE_SIZE,
    SKIPS,
    TARGET,
    TOP,
    TOP_CARD,
    VIEW_DRAFT,
    VIEW_SEAT,
)
from engine.state.options import PILES, SETS, TWO_PILES
from engine.state.windows import (
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
    SWAPPING,
    TAKING,
)
from ui.draw.font import CIRCLE
from ui.table.offers import BACK, CARDS_OF, GO_ON, LOOK, SEEN, SHOW_IT, TIP, UNO, verb_of
from ui.table.phrases import phrases
from ui.table.words import DEEDS, NOTICES, PROMPT, fill, write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_OF_NUMBERS = const(28)  # bits of SETS: sum_or_difference, by_age, sum
_BY_AGE = const(8)  # of them
_ADDS_UP_TO = const(9)  # years, by age
# Words beside those by kind of event.
_RUN = const(128)
_OPEN_BEFORE_SELF = const(129)
OWN_DEEDS = phrases(
    {
        events.RESHUFFLED: b"Discards reshuffled",
        events.CARD_RETURNED: b"$ set aside",
        events.NAMED: b"@ chose #",
        events.GAVE: b"@ to #: $",
        events.TOOK: b"@ took $",
        events.SHOWED: b"@ showed # cards",
        events.REFUSED: b"@ refused it",
        events.BACKFIRED: b"@ backfired on #",
        events.RECOVERED: b"@ turned it back",
        events.GIVES_AWAY: b"@: a Rainbow!",
        events.LAID_OPEN: b"@ to #: $",
        events.SWAPPED: b"@ & # swap seats",
        events.SALT_TO: b"@ took the salt",
        events.PEPPER_TO: b"The pepper calls #",
        events.TURNED_UP: b"Turned: $",
        events.LIFTED: b"@ took $",
        events.WALKED: b"@ walked around",
        events.SHOWN_GIFT: b"@ showed $",
        events.HANDS_SWAPPED: b"@ & # swap hands",
        events.HANDS_PASSED: b"All hands move on",
        events.QUIZZED: b"@: it is %",
        _RUN: b"@: a Run!",  # GIVES_AWAY
        _OPEN_BEFORE_SELF: b"@ drew $",  # LAID_OPEN, before who drew it
    }
)


def seat_now(view: bytearray, at: int, seat: int) -> int:  # per frame
    """Return where the player sits now who sat on `seat` when an event happened."""
    end = event_at(view[EVENT_COUNT])  # where the next event will lie
    while True:
        if view[at + EVENT_KIND] == events.SWAPPED:
            if view[at + EVENT_SEAT] == seat:
                seat = view[at + EVENT_OTHER]
            elif view[at + EVENT_OTHER] == seat:
                seat = view[at + EVENT_SEAT]
        at += EVENT_SIZE
        if at == EVENTS_END:
            at = EVENTS
        if at == end:
            return seat


def tell(text: "Text", view: bytearray, at: int, drawn: int) -> None:  # per frame
    """As ui.plain.words."""
    kind = view[at + EVENT_KIND]
    words = kind
    seat = view[at + EVENT_SEAT]
    other = view[at + EVENT_OTHER]
    if kind == events.GIVES_AWAY and other:
        words = _RUN
    elif kind == events.LAID_OPEN and other == seat:
        words = _OPEN_BEFORE_SELF
    seat = seat_now(view, at, seat)
    other = seat_now(view, at, other)
    card = view[at + EVENT_CARD]
    if not fill(text, view, OWN_DEEDS, words, seat, other, card, drawn):
        fill(text, view, DEEDS, words, seat, other, card, drawn)
    if kind == events.COLOR_CALLED:
        write_color(text, view[at + EVENT_OTHER])


# Words beside those by kind of window.
_OTHER_DRAWS = const(128)
_SUM = const(129)
_OF = const(130)
_OR = const(131)
_GIVE_ANY = const(132)
_TAKE_IT = const(133)
_GIVE_ANOTHER = const(134)
_FROM_WHOM = const(135)
_WHICH_CARD = const(136)
_PROMPTS = phrases(
    {
        CHALLENGED: b"Challenge @?",
        ON_TURN: b"Your set: % cards",
        FORCED: b"You must draw %",
        NAMING: b"Who draws a card?",
        SWAPPING: b"Swap with whom?",
        OFFERING: b"Give @ a Three?",
        GIVING: b"Who must give?",
        TAKING: b"Show @ your hand?",
        RECOVERING: b"Lay a Reverse, too?",
        GAINED: b"Give a set away?",
        GIFTS: b"Give one to whom?",
        COLORING: b"Which color?",
        ASKED_SUM: b"What do they make?",  # DIC-2
        _OTHER_DRAWS: b"# must draw %",  # FORCED of another seat
        _SUM: b"Set: %",  # ON_TURN, with numbers
        _OF: b", make %",
        _OR: b" or %",
        _GIVE_ANY: b"Give any card",
        _TAKE_IT: b"Take $?",
        _GIVE_ANOTHER: b"Give another card",
        _FROM_WHOM: b"Take from whom?",
        _WHICH_CARD: b"Choose a card",
    }
)
# By stage of the window.
_GIVING = bytes((GIVING, _GIVE_ANY, _TAKE_IT, _GIVE_ANOTHER))
_TAKING = bytes((TAKING, TAKING, _FROM_WHOM, _WHICH_CARD))

# Words beside those by verb (`ui.table.offers`).
_LAY = const(33)
_DRAW = const(34)
_BACKFIRE = const(35)
_LIFT = const(36)
_SHOW_TO = const(37)
_KEEP = const(38)
_ANSWERS = phrases(
    {
        PLAY: b"Lay on pile %",
        DRAW: b"Draw from pile %",
        CALL_COLOR: b"Call ",
        NAME: b"#",
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
        ADD: b"Add to a set",
        REMOVE: b"Return $",
        UNO: b"UNO!",
        TIP: b"Tip",
        LOOK: b"Others' cards",
        BACK: b"Go back",
        SHOW_IT: b"Show it to all",
        CARDS_OF: b"Cards of #",
        GO_ON: b"Go on",
        SEEN: b"Their hand: go on",
        _LAY: b"Lay it",  # on the only pile
        _DRAW: b"Draw",
        _BACKFIRE: b"Backfire",
        _LIFT: b"Take $",  # DRAW from a discard pile
        _SHOW_TO: b"Show to #",  # GIVE a card that is shown
        _KEEP: b"Keep it",  # PASS with a drawn card
    }
)
# PASS, by kind of window.
_PASSES = phrases(
    {
        CHALLENGED: b"Do not challenge",
        ON_TURN: b"Pass",
        FORCED: b"Nothing to draw",
        OFFERING: b"No",
        GIVING: b"Take it",
        TAKING: b"Do not show",
        RECOVERING: b"No",
        GAINED: b"No",
        SWAPPING: b"Keep my hand",
    }
)


def write_notice(text: "Text", view: bytearray, notice: int) -> None:  # per frame
    """Write a notice; PROMPT: what the holder is asked in the newest window."""
    if notice != PROMPT:
        fill(text, view, NOTICES, notice, 0, 0, 0, 0)
        return
    at = view[TOP]
    kind = view[at + KIND]
    other = view[at + (SKIPS if kind == GIVING else TARGET)]
    number = view[at + AMOUNT]
    if kind == ON_TURN:
        number = _sum_aside(view) if view[SETS] & _OF_NUMBERS else view[VIEW_DRAFT]
    fill(text, view, _PROMPTS, _prompt(view), view[at + ACTOR], other, view[at + CARD], number)
    if kind == ON_TURN and view[SETS] & _OF_NUMBERS:
        _write_wanted(text, view)


def _prompt(view: bytearray) -> int:  # per frame
    """The words in _PROMPTS for what is asked in the newest window."""
    kind = window_kind(view)
    if kind == GIVING:
        return _GIVING[window_stage(view)]
    if kind == TAKING:
        return _TAKING[window_stage(view)]
    if kind == ON_TURN and view[SETS] & _OF_NUMBERS:
        return _SUM
    if kind == FORCED and window_target(view) != view[VIEW_SEAT]:
        return _OTHER_DRAWS  # whose hand the holder has just seen
    return kind


def _sum_aside(view: bytearray) -> int:  # per frame
    count = view[VIEW_DRAFT]
    total = FACE[view[VIEW_DRAFT + 1]] if count else 0
    multiplies = _multiplies(view)
    for i in range(1, count):
        number = FACE[view[VIEW_DRAFT + 1 + i]]
        total = total * number if multiplies else total + number
    return total


def _multiplies(view: bytearray) -> bool:  # per frame
    """Are the numbers of a set multiplied?"""
    return view[SETS] & _BY_AGE != 0 and view[AGES + view[VIEW_SEAT]] > _ADDS_UP_TO


def _write_wanted(text: "Text", view: bytearray) -> None:  # per frame
    """The numbers on top that a set may make."""
    words = _OF
    before = -1
    for pile in range(2):
        top = view[TOP_CARD + pile] & KIND_MASK
        number = FACE[top]
        is_number = view[PILE_SIZE + DISCARDS + pile] and top < FIRST_WILD_KIND and number < 10
        if is_number and number != before:
            fill(text, view, _PROMPTS, words, 0, 0, 0, number)
            before = number
            words = _OR


def write_answer(text: "Text", view: bytearray, choice: int) -> None:  # per frame
    """Write the words for a choice, or for what else a mode offers."""
    verb = verb_of(choice)
    table = _ANSWERS
    words = verb
    card = choice >> CARD_SHIFT & 255
    number = 2 if choice & ON_PILE_2 else 1
    color = (choice >> COLOR_SHIFT & 7) - 1
    if verb == ANSWER:
        number = card
    elif view[PILES] != TWO_PILES and not choice & FROM_P1 and _on_one_pile(verb):
        words = _on_one_pile(verb)
    elif verb == DRAW:
        source = choice >> FROM_SHIFT & 3
        number = source + 1
        if source >= DISCARDS:
            words = _LIFT
            card = _bare(view[TOP_CARD + source - DISCARDS] & KIND_MASK)
    elif verb == PASS:
        words = window_kind(view)
        if words == ON_TURN and view[PHASE] == DREW:
            words = _KEEP
        else:
            table = _PASSES
    elif verb == GIVE and choice & SHOWN:
        words = _SHOW_TO
    elif verb == RAINBOW:
        card = card * 4 + (color == 0)
    elif verb == RUN:
        card = (card & 15) * 4 + color
    fill(text, view, table, words, 0, choice >> SEAT_SHIFT & 15, card, number)
    if verb == CALL_COLOR:
        write_color(text, color)
        text.letter(32)
        text.letter(CIRCLE + color)


def _on_one_pile(verb: int) -> int:  # per frame
    """The words in _ANSWERS for a verb where there is one pile; 0: the same as with two."""
    if verb == PLAY:
        return _LAY
    if verb == DRAW:
        return _DRAW
    return _BACKFIRE if verb == BACKFIRE else 0


def _bare(card: int) -> int:  # per frame
    """A wild without the color called."""
    return card & ~7 | NO_COLOR if card >= FIRST_WILD_KIND else card
