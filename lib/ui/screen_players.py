"""How many play, and who of them is a bot."""

from micropython import const

from engine.rulesets.index import FEWEST, MOST
from ui.font import BOT, PERSON
from ui.list_screen import ListScreen

_START = const(0)
_NUMBER = const(1)
_FIRST_SEAT = const(2)


class Screen(ListScreen):
    """Rows: start, the number of players, and a row for each."""

    def enter(self) -> None:
        """Show it."""
        self.open("Players", _FIRST_SEAT + self.app.setup.players, _START)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        setup = self.app.setup
        if i == _START:
            text.word(b"Start")
        elif i == _NUMBER:
            text.word(b"Players: ")
            text.number(setup.players)
        else:
            seat = i - _FIRST_SEAT
            is_person = setup.people[seat]
            text.letter(PERSON if is_person else BOT)
            text.word(b" P")
            text.number(seat + 1)
            text.word(b" person" if is_person else b" bot")

    def choose(self, i: int) -> None:
        """Start, or change what the row is about."""
        if i == _START:
            self.app.begin()
        else:
            self.adjust(i, 1)

    def adjust(self, i: int, step: int) -> None:  # per frame
        """Change what the row is about."""
        setup = self.app.setup
        if i == _NUMBER:
            self._change_players(step)
            self.count = self.choosable = _FIRST_SEAT + setup.players
        elif i >= _FIRST_SEAT:
            setup.people[i - _FIRST_SEAT] ^= 1
        self.draw()

    def _change_players(self, step: int) -> None:  # per frame
        """One player more or less, round and round."""
        setup = self.app.setup
        fewest = FEWEST[setup.rules]
        kinds = MOST[setup.rules] - fewest + 1
        setup.players = fewest + (setup.players - fewest + step) % kinds

    def back(self) -> None:
        """Back to the rule sets."""
        self.app.go("rules")


if False:
    from ui.text import Text
