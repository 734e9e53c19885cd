"""This module lets bots of a level choose instead of chance (`--bots LEVEL`).

The soak checks each of their choices like any other. Who is asked, and when standing rights are
offered, is as at a table of the game (engine/table.py).
"""

from random import Random

from engine.bots.levels import NAMES, decide_of
from engine.game import Game
from engine.prompt import only_choice
from engine.state.choices import DRAW, PLAY, VERB_MASK
from engine.state.layout import PLAYERS, UNTIL_TURN
from engine.turn.catch import rights_into
from engine.view import view_into, view_size
from sim.soak.chance import Chance


class Leveled(Chance):
    """Chooses as the bots of a level do; level: its name."""

    def __init__(self, random: Random, level: str) -> None:
        super().__init__(random)
        self._decide = decide_of(NAMES.index(level))
        self._rights_due = False

    def pick(self, game: Game) -> tuple[int, int]:
        """Return the seat that chooses next, and its choice: at times a standing right."""
        if game.state[UNTIL_TURN] and self._rights_due:
            self._rights_due = False
            right = self._right_of_any(game)
            if right:
                return right
        self._rights_due = True
        seat = game.first_asked
        choices = self.choices(game, seat)
        if only_choice(game.state):
            return seat, DRAW
        if len(choices) == 1 and choices[0] & VERB_MASK != PLAY:
            return seat, choices[0]
        return seat, self._decided(game, seat, choices)

    def _right_of_any(self, game: Game) -> tuple[int, int] | None:
        """Return the first seat that uses a right, and the right; None if no seat does."""
        s = game.state
        for seat in range(s[PLAYERS]):
            n = rights_into(s, seat, self._out, 0)
            for offer in game.hooks.rights:
                n = offer(game, s, seat, self._out, n)
            choice = self._decided(game, seat, self._out[:n]) if n else 0
            if choice:
                return seat, choice
        return None

    def _decided(self, game: Game, seat: int, choices: list[int]) -> int:
        view = bytearray(view_size(game))
        view_into(game, seat, view)
        return self._decide(view, choices, len(choices), lambda: self.random.randrange(1 << 24))
