"""This module teaches a first hand: what to do is said before each turn, and nothing else is done.

`ui.match.planning.plan_lesson` plans a match of one person and one bot, `ui.match.match_start`
makes it a Lesson. Its seed deals the hands below, and the bot answers each card with the one that
the lesson needs next. Whatever else the person chooses is refused, and what to do is said again; so
no key loses anything. All may look at the bot's cards.

A lesson is neither saved nor counted, as a match of bots alone: what is saved stays as it is. A
board has this module in memory during a lesson only. tests/ui/playing/lesson_seed.py finds seeds.
"""

from micropython import const

from engine.state.cards import BLUE, DRAW_TWO, GREEN, RED, WILD_KIND, YELLOW, colored
from engine.state.choices import CARD_SHIFT, VERB_MASK, WITH_UNO, play, with_color
from engine.state.layout import FIRST, NOBODY
from engine.state.reasons import NOT_NOW, OK
from ui.match.match import Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.app import App

_BOT = const(1)  # its seat
# What the person chooses in turn, on a red 5 at first.
WANTED = (
    play(colored(2, RED)),
    play(colored(7, BLUE)),
    with_color(play(WILD_KIND), YELLOW),
    play(colored(DRAW_TWO, YELLOW)),
    play(colored(5, YELLOW)) | WITH_UNO,
    play(colored(5, GREEN)),
)
# What the bot lays then; with the fourth it loses its turn.
_ANSWERS = bytes((colored(7, RED), colored(3, BLUE), colored(2, YELLOW), 0, colored(5, BLUE)))
_TELLS = (
    "Be the first without cards: play the red 2, which has the color of the red 5.",
    "A card with the same number fits, too: play the blue 7 on the red 7.",
    "No card of yours fits the blue 3, and you would have to draw one, but a Wild always fits:"
    " play it, and call yellow.",
    "Yellow is what you have most of: with the +2 the next player draws 2 and loses the turn.",
    "Before you play the last card but one, call Uno, or you may be caught: ",
    "Your last card wins the hand: play the green 5 on the blue 5.",
)
_UNO_AT = const(4)
_WITH_SELECT = "press SELECT, then play the yellow 5."
_WITH_ROW = "choose UNO! in the row above your cards, then play the yellow 5."


class Lesson(Match):
    """step: how many cards the person has played. pupil: the app whose player it teaches."""

    step = 0
    _told = -1  # the step that was said last

    def __init__(self, people: bytes, cards: int, page: bytearray, pupil: "App") -> None:
        Match.__init__(self, people, cards, page)
        self._app = pupil

    def forget_past(self) -> None:
        """The hand is dealt: nothing of it is kept from now on, as if only bots played."""
        self.persons = 0
        self.table.bots[_BOT] = self.answer
        Match.forget_past(self)

    def hand_to(self, seat: int) -> None:  # per frame
        """Keep the device with its only person."""
        if seat != NOBODY:
            Match.hand_to(self, seat)

    def list_choices(self) -> None:  # per frame
        """List what the lesson wants next, and say it once."""
        Match.list_choices(self)
        if self.view[FIRST] != self.holder or self.step == len(WANTED):
            return
        kept = 0
        for i in range(self.count):
            if (self.choices[i] ^ WANTED[self.step]) & (VERB_MASK | 255 << CARD_SHIFT) == 0:
                self.choices[kept] = self.choices[i]
                kept += 1
        self.count = kept
        if self._told != self.step:
            self._told = self.step
            self._tell()

    def choose(self, choice: int) -> int:  # per frame
        """Let the person choose what is wanted; say it again if that is something else."""
        if self.view[FIRST] != self.holder:
            return NOT_NOW
        if choice != WANTED[self.step]:
            self._tell()
            return NOT_NOW
        reason = Match.choose(self, choice)
        self.is_unsaved = False
        if reason == OK:
            self.step += 1
        return reason

    def _tell(self) -> None:
        """Say what to do."""
        words = _TELLS[self.step]
        if self.step == _UNO_AT:
            words += _WITH_SELECT if self._app.keys.has_pad else _WITH_ROW
        self._app.tell("Learn: " + str(self.step + 1) + " of " + str(len(WANTED)), words, "table")

    def answer(  # per frame
        self, view: bytearray, choices: "list[int]", n: int, roll: "Callable[[], int]"
    ) -> int:
        """Choose for the bot the card that comes next; 0: it uses no right."""
        for i in range(n):
            if choices[i] == play(_ANSWERS[self.step - 1]):
                return choices[i]
        return 0
