"""This module writes who sits at a table that is being set up, and lets a seat be given to others.

A seat steps through: a bot; a person without a name (`Who?`), who needs none; the kept names that
no other seat has, who played last first; and a new name. A on that writes one; where no name is
kept, so does A on `Who?`.
"""

from micropython import const

from engine.state.layout import MAX_SEATS
from ui.bot_names import call_players
from ui.draw.font import CAPITAL_P
from ui.match.setup_bytes import is_free
from ui.people import MOST_NAMES, RECORD, names_of, read_statistics, records_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.row_line import RowLine

# The states of a seat, by number; behind _KEPT the kept names, and then the new one.
_BOT = const(0)
_WHO = const(1)
_KEPT = const(2)
_PERSON = b": person"
_BOT_WORD = b": bot"
_WITH = b" with "
_AND = b" +"


class SeatRows:
    """app: its `setup` has the seats. Whoever changes how many there are calls `refresh`.

    naming: the seat whose row shows `New name`, -1: none does. There is a person without a name.
    """

    def __init__(self, app: "App") -> None:
        self._setup = app.setup
        self._places = _recent(read_statistics(app.saves))
        self._names = [b""] * MAX_SEATS
        self.naming = -1
        self.refresh()

    def refresh(self) -> None:  # per frame
        """Name everybody anew."""
        setup = self._setup
        call_players(self._names, setup.players, setup.people, setup.name_numbers, setup.names)

    def is_asked(self, seat: int) -> bool:  # per frame
        """Does A write a name for whoever is on a seat?"""
        setup = self._setup
        if not setup.people[seat] or setup.name_numbers[seat] or b"" not in setup.names:
            return False
        return seat == self.naming or not self.offers(seat)

    def offers(self, seat: int) -> bool:  # per frame
        """Is there a kept name that no other seat has?"""
        for place in self._places:
            if is_free(self._setup, seat, place + 1):
                return True
        return False

    def step(self, seat: int, step: int) -> None:  # per frame
        """Give a seat to the next one, or the one before."""
        at = self._state(seat)
        while True:
            at = (at + step) % (_KEPT + len(self._places) + 1)
            if self._take(seat, at):
                break
        self.refresh()

    def _state(self, seat: int) -> int:  # per frame
        """Return the number of a seat's state."""
        setup = self._setup
        if not setup.people[seat]:
            return _BOT
        for i in range(len(self._places)):
            if self._places[i] + 1 == setup.name_numbers[seat]:
                return _KEPT + i
        return _KEPT + len(self._places) if seat == self.naming else _WHO

    def _take(self, seat: int, state: int) -> bool:  # per frame
        """Bring a seat into a state; False: it cannot be."""
        setup = self._setup
        number = 0
        is_new = state == _KEPT + len(self._places)
        if is_new:
            if not self.offers(seat) or b"" not in setup.names:
                return False
        elif state >= _KEPT:
            number = self._places[state - _KEPT] + 1
            if not is_free(setup, seat, number):
                return False
        self.naming = seat if is_new else -1
        setup.name_numbers[seat] = number
        setup.people[seat] = state != _BOT
        return True

    def write(self, text: "RowLine", seat: int, partner: int) -> None:  # per frame
        """Write who sits on a seat. partner: the seat that it plays with; or itself: nobody."""
        is_person = self._setup.people[seat]
        self.player(text, seat, text.room())
        if is_person and not self._names[seat]:
            text.word(b": New name" if seat == self.naming else b": Who?")
        elif partner == seat:
            kind = _PERSON if is_person else _BOT_WORD
            text.word(kind if text.room() >= len(kind) else b"")  # a face says so, too
        if partner != seat:
            need = max(len(self._names[partner]), 2)
            text.word(_WITH if text.room() >= need + len(_WITH) else _AND)
            self.player(text, partner, text.room())

    def player(self, text: "RowLine", seat: int, most: int) -> None:  # per frame
        """Write what a seat's player is called, `most` letters of it."""
        name = self._names[seat]
        for i in range(min(len(name), most)):
            text.letter(name[i])
        if not name:
            text.letter(CAPITAL_P)
            text.number(seat + 1)


def _recent(stats: bytearray) -> bytes:
    """Return the places that have names: who played last first, and at the end who never did."""
    names = names_of(stats)
    places = bytearray()
    at = len(stats) - RECORD
    while at >= records_at(stats):
        _add(places, names, stats[at] - 1)
        at -= RECORD
    for place in range(MOST_NAMES):
        _add(places, names, place)
    return bytes(places)


def _add(places: bytearray, names: "list[bytes]", place: int) -> None:
    """Add a place that has a name, once. -1: a record of persons without one."""
    if 0 <= place < MOST_NAMES and names[place] and places.find(bytes((place,))) < 0:
        places.append(place)
