"""A match is made here, its game and its table; forgotten again before anything is dealt."""

from engine.bots.plain import decide
from engine.choices import FEW_CHOICES, FOUR_CHOICES, MAX_CHOICES
from engine.game import Game
from engine.layout import MAX_SEATS, NOBODY
from engine.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match


def make(match: "Match", people: bytes, cards: int) -> None:
    """See `ui.match`."""
    match.people = people
    match.persons = sum(people)
    match.game = Game(len(people), cards)
    most = cards + FEW_CHOICES
    if match.shown_as != "table":
        is_few = match.shown_as == "acts" and len(people) <= 4 and most <= FOUR_CHOICES
        most = FOUR_CHOICES if is_few else MAX_CHOICES
    match.table = Table(match.game, most)
    for seat in range(len(people)):
        if not people[seat]:
            match.table.bots[seat] = decide
    # The table's own: bots fill both anew, so `let_bot` looks afterwards.
    match.view = match.table.view
    match.choices = match.table.choices
    match.count = 0
    match.seen = bytearray(MAX_SEATS)
    match.holder = NOBODY
    match.is_unsaved = False
