"""This module tries mixes of options: each is refused with a reason, or playable to the end.

    python -m sim soak --mixes N [--pairs N] [--seed S]

It tries every pair of values of two options in the base rule set (or that many random pairs), then
N random mixes: any rule set, some options changed one after the other as on the device, without the
refused ones (OWN-1, CORE-16). Each mix is soaked: a hand or two of random choices, with every
promise checked after each choice, and a hand by both kinds of bots. No part that a mix does not ask
for may be called (sim/soak/promises/alone.py).
"""

from collections import Counter
from collections.abc import Callable
from random import Random

from engine.rulesets import NAMES, load, options_of
from engine.rulesets.rule_set import RuleSet
from sim.soak.keeping import kept
from sim.soak.match import Match
from sim.soak.promises.alone import alone
from sim.soak.seated import Seated
from sim.soak.tally import Tally
from sim.soak.values import Value, all_pairs, random_values, with_what_they_ask_for
from sim.soak.violation import Violation

_BASE = "official"
_REASONS_SHOWN = 12
_HANDS_OF_A_MIX = 2
# Players at a table; a number that appears several times is as much more likely.
_SMALL_TABLES = (2, 2, 2, 3, 3, 4, 5)
_TABLES = (2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10)


class Mixes:
    """Plays mixes and counts them; prints a violation at once, with its file."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.tally = Tally()
        self.failures = 0
        self.refused: Counter[str] = Counter()
        self.played = 0
        self.choices_of_bots = 0

    def pairs(self, most: int) -> str:
        """Play pairs of values, that many at most (-1: all); return a line with their number."""
        pairs = all_pairs(options_of(_BASE))
        if 0 <= most < len(pairs):
            pairs = self.random.sample(pairs, most)
        for pair in pairs:
            for changes in _variants(pair):
                self._try(_BASE, changes, _SMALL_TABLES, 1)
        return f"{len(pairs)} pairs of values"

    def mixes(self, count: int) -> str:
        """Play random mixes; return a line with their number."""
        for _ in range(count):
            name = self.random.choice(NAMES)
            changes: dict[str, str] = {}
            for option, value in random_values(self.random, options_of(name)):
                if self._loaded(name, {**changes, option: value}):
                    changes[option] = value
            self._try(name, changes, _TABLES, _HANDS_OF_A_MIX)
        return f"{count} random mixes"

    def lines(self) -> list[str]:
        """Return what was played, and what was refused for which reason."""
        hands, choices = self.tally.of["hands"], self.tally.of["choices"]
        found = [
            f"{self.played} played: {hands} hands by chance with {choices} choices, as many by "
            f"bots with {self.choices_of_bots}",
            f"{self.refused.total()} refused:",
        ]
        for reason, count in self.refused.most_common(_REASONS_SHOWN):
            found.append(f"  {count} × {reason}")
        rest = self.refused.total() - sum(n for _, n in self.refused.most_common(_REASONS_SHOWN))
        return [*found, f"  {rest} × for other reasons"] if rest else found

    def _try(self, name: str, changes: dict[str, str], tables: tuple[int, ...], hands: int) -> None:
        """Play a mix, unless it is refused."""
        rules = self._loaded(name, changes)
        if rules is None:
            return
        allowed = _allowed(rules, tables) or _allowed(rules, _TABLES)
        if not allowed:
            self.refused["more cards dealt than the deck has"] += 1
            return
        self.played += 1
        players = self.random.choice(allowed)
        seed = self.random.randrange(1 << 20)
        with alone(rules):
            match = Match(rules, changes, players, seed, self.tally)
            if self._is_sound(match, lambda: _play(match, hands)):
                hand = Seated(rules, changes, players, seed, bool(seed & 1))
                self._is_sound(hand, lambda: self._count(hand.play()))

    def _count(self, choices: int) -> None:
        self.choices_of_bots += choices

    def _is_sound(self, played: Match | Seated, play: Callable[[], None]) -> bool:
        """Play a mix, and print its violation."""
        try:
            play()
        except Violation as broken:
            self._report(played, str(broken))
        except Exception as error:  # a fault of the engine, or of a bot
            self._report(played, f"{type(error).__name__}: {error}")
        else:
            return True
        return False

    def _report(self, played: Match | Seated, broken: str) -> None:
        self.failures += 1
        mix = " ".join(f"{option}={value}" for option, value in played.changes.items())
        print(f"{played.rules.name} {mix}, {played.players} players: {broken}", flush=True)
        print(f"  {kept(played)}", flush=True)

    def _loaded(self, name: str, changes: dict[str, str]) -> RuleSet | None:
        """Load a mix; None if it is refused, which is counted."""
        try:
            rules = load(name, changes)
        except ValueError as error:
            self.refused[_reason(str(error))] += 1
            return None
        return rules


def _variants(pair: tuple[Value, Value]) -> list[dict[str, str]]:
    """Return a pair as it is, and with the options that it depends on."""
    as_it_is = dict(pair)
    more = with_what_they_ask_for(pair)
    return [as_it_is] if more == as_it_is else [as_it_is, more]


def _allowed(rules: RuleSet, tables: tuple[int, ...]) -> list[int]:
    """Return those of some numbers of players that a rule set allows."""
    allowed = []
    for players in tables:
        try:
            rules.check_players(players)
        except ValueError:
            continue
        allowed.append(players)
    return allowed


def _play(match: Match, hands: int) -> None:
    match.play_hand()
    while hands > 1 and not match.is_over():
        hands -= 1
        match.next_hand()
        match.play_hand()
    match.check_replay()


def _reason(message: str) -> str:
    """Return the part of a refusal that does not depend on the mix."""
    return message.split(": ", 1)[-1]
