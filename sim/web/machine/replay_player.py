"""This module plays a replay on a page, with a pause and single steps."""

from engine.game import Game
from engine.rulesets import load
from engine.state.choices import OK
from engine.state.layout import AGES, HAND_ENDED
from sim.replay.theatre import NEXT_HAND, Over, Theatre

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sim.replay.theatre import Header

_MOST_CARDS = 255


def check(header: "Header", choices: "list[tuple[int, int]]", seat: int) -> None:
    """Play a replay without showing it. Raises ValueError, in one line, if it cannot be played."""
    try:
        rules = load(header.rules, header.options)
        rules.check_players(header.players)
        game = Game(header.players, _MOST_CARDS)
        game.start(rules, header.players, header.seed, header.dealer)
        for player in range(len(header.ages)):
            game.state[AGES + player] = header.ages[player]
        is_played = 0 <= seat < header.players
        for chooser, choice in choices:
            if chooser != NEXT_HAND[0]:
                is_played = is_played and game.choose(chooser, choice) == OK
            elif game.status == HAND_ENDED:
                game.next_hand()
            else:
                is_played = False
    except (TypeError, IndexError, OverflowError):
        is_played = False
    if not is_played:
        raise ValueError("the replay has a choice that the rules refuse")


class ReplayPlayer(Theatre):
    """is_paused: nothing moves; a step shows one more choice with its effects, then pauses."""

    is_paused = False
    _stops_after = -1  # so many choices; -1: only at the end

    def play_frame(self) -> None:
        """Play a frame, unless it is paused."""
        if self.is_paused:
            return
        try:
            self.frame()
        except Over:
            self.app.refresh()
            self.is_paused = True
            return
        effects = self.app.effects
        if self.made == self._stops_after and not (effects and effects.is_busy()):
            self.is_paused = True

    def press(self, name: str) -> None:
        """A pauses and goes on; RIGHT shows the next choice."""
        if name == "A":
            self.is_paused = not self.is_paused
            self._stops_after = -1
        elif name == "RIGHT":
            self._stops_after = self.made + 1
            self.is_paused = False
