"""A `Table` lets bots choose for their seats, from their views; persons choose by themselves.

    table = Table(game)
    table.bots[2] = plain.decide       player 2 is a bot; None: a person
    table.bot_step()                   one bot chooses; False: a person is asked, or nobody
    table.play_bots(1000)              bots choose until then, at most 1000 times

The game says which seat is asked first (CORE-11). Before that seat answers, every bot is offered
its standing rights (such as catching an uncalled Uno), once after each choice.

A match begins with player n on seat n. Players may change seats (layout.PLAYER_AT); `bots` is
indexed by player, so a bot moves with its player.
"""

from engine.prompt import only_choice
from engine.state.choices import MAX_CHOICES, PLAY, VERB_MASK
from engine.state.layout import *
from engine.turn.catch import has_rights, rights_into
from engine.view import seen_of, view_into, view_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.bots import Bot
    from engine.game import Game


class Table:
    """A game with its bots; one view and one choice buffer are reused for every seat."""

    def __init__(self, game: "Game", most: int = MAX_CHOICES) -> None:
        """most: the most choices that a seat can have (engine/state/choices.py)."""
        self.game = game
        self.bots: list[Bot | None] = [None] * MAX_SEATS
        self.choices = [0] * most
        self.view = bytearray(view_size(game))
        self._window = memoryview(self.view)  # filling through it is quicker
        self._roll = game.roll
        self.rights_due = False

    def bot_step(self) -> bool:
        """Let one bot make one choice; False if a person is asked first, or nobody."""
        return self.play_bots(1) == 1

    def play_bots(self, most: int) -> int:
        """Let bots make at most `most` choices, until a person is asked first, or nobody.

        Return how many choices they made. Raises ValueError if the game refuses a bot's choice.
        """
        game = self.game
        s = game.state
        bots = self.bots
        choices = self.choices
        view = self.view
        for made in range(most):
            if s[UNTIL_TURN] and self.rights_due and self._use_a_right():
                continue
            seat = s[FIRST]
            decide = bots[s[PLAYER_AT + seat]] if seat != NOBODY else None
            if decide is None:
                return made
            choice = only_choice(s) if s[DEPTH] else 0
            if not choice:
                n = game.choices_into(seat, choices)
                choice = choices[0]
                if n > 1 or choice & VERB_MASK == PLAY:
                    view_into(game, seat, self._window, False)
                    choice = decide(view, choices, n, self._roll)
            self.rights_due = True
            if game.choose(seat, choice):
                raise ValueError("no such choice")  # a fault of the bot
        return most

    def _use_a_right(self) -> bool:
        """Offer standing rights to each bot, in seat order; return True as soon as one is used."""
        self.rights_due = False
        game = self.game
        s = game.state
        is_due = has_rights(s)
        if not is_due and not s[JUMPABLE]:
            return False
        for seat in range(s[PLAYERS]):
            decide = self.bots[s[PLAYER_AT + seat]]
            if decide is not None:
                n = rights_into(s, seat, self.choices, 0) if is_due else 0
                offer = game.hooks.rights
                if offer is not None and seen_of(game, seat):
                    n = offer(game, s, seat, self.choices, n)
                if n:
                    view_into(game, seat, self._window, False)
                    choice = decide(self.view, self.choices, n, self._roll)
                    if choice and not game.choose(seat, choice):
                        return True
        return False
