"""This module notes what is chosen in the match that is played, so that it can be shared.

    recorder = Recorder()        before the app is made
    recorder.replay_of(match)    [rule set, players, seed, dealer, options, ages, choices, seat]

A match that was resumed lacks its beginning, so it has no replay. One that is not over has none,
either: a replay shows every hand, and its seed deals the hands that are still to come.
"""

from array import array

from engine.game import Game
from engine.rulesets.by_name import text_of
from engine.rulesets.index_generated import NAMES as RULE_SETS
from engine.rulesets.names_generated import NAMES as OPTION_NAMES
from engine.rulesets.rule_set import ready
from engine.state import layout
from engine.state.reasons import OK
from sim.replay.playing import NEXT_HAND, Told, digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.rulesets.rule_set import RuleSet
    from ui.match.match import Match


def options_of(game: Game) -> "dict[str, str]":
    """Return the options of a game that differ from its rule set, by name."""
    s = game.state
    whole = bytearray(s[layout.EFFECTS : layout.OPTIONS + layout.OPTIONS_SIZE])
    before = ready(s[layout.RULE_SET])
    found = {}
    for i in range(len(OPTION_NAMES)):
        if text_of(whole, i) != text_of(before, i):
            found[OPTION_NAMES[i]] = text_of(whole, i)
    return found


class Recorder:
    """Notes the newest game's seed and choices. Only one can be on."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._seed = 0
        self._choices = array("i")  # seat and choice in turn: a match has thousands
        self._note_everything()

    def _note_everything(self) -> None:
        """Let every game tell what changes it. A class can be changed, its methods stay as fast."""
        set_table, choose, next_hand = Game.set_table, Game.choose, Game.next_hand

        def noted_table(game: Game, rules: "RuleSet", players: int, seed: int) -> None:
            self._game, self._seed, self._choices = game, seed, array("i")
            set_table(game, rules, players, seed)

        def noted_choice(game: Game, seat: int, choice: int) -> int:
            reason = choose(game, seat, choice)
            if reason == OK and game is self._game:
                self._choices.append(seat)
                self._choices.append(choice)
            return reason

        def noted_hand(game: Game) -> None:
            next_hand(game)
            if game is self._game:
                self._choices.append(NEXT_HAND[0])
                self._choices.append(NEXT_HAND[1])

        Game.set_table = noted_table  # type: ignore[assignment, method-assign]
        Game.choose = noted_choice  # type: ignore[assignment, method-assign]
        Game.next_hand = noted_hand  # type: ignore[assignment, method-assign]

    def replay_of(self, match: "Match | None") -> "list[Any]":
        """Return the replay of a match; ValueError, in one line, if it has none."""
        if match is None or match.holder == layout.NOBODY and not match.persons:
            raise ValueError("There is no match to share: play one first")
        game = match.game
        s = game.state
        if game.status != layout.MATCH_ENDED:
            raise ValueError("This match can be shared when it is over: its link tells all hands")
        ages = list(s[layout.AGES : layout.AGES + s[layout.PLAYERS]])
        told = [
            RULE_SETS[s[layout.RULE_SET]],
            s[layout.PLAYERS],
            self._seed,
            layout.NOBODY,
            options_of(game),
            ages if any(ages) else [],
            [list(self._choices[i : i + 2]) for i in range(0, len(self._choices), 2)],
            max(match.people.find(b"\x01"), 0),
        ]
        if game is not self._game or not self._leads_to(game, told):
            raise ValueError("This match cannot be shared: its beginning was not played here")
        return told

    def _leads_to(self, game: Game, told: "list[Any]") -> bool:
        """Does a replay end as the game did?"""
        before = self._game, self._seed, self._choices
        try:
            return digest(Told(told).played()) == digest(game)
        except ValueError:
            return False
        finally:
            self._game, self._seed, self._choices = before
