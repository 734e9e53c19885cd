"""This module plays hands with any value of every option, by players who interrupt all they can.

    python -m sim soak --fuzz N [--seed S]

It plays N hands, a few at each table: any rule set, any share of the options changed, numbers at
their bounds more often than between, up to 9999 turns. It looks for overruns in long play: a listed
choice must never be refused or raise, and no card may be lost. Now and then it checks the table
against all promises of the soak, and against the checks of a saved match before it is resumed.
"""

import time
from random import Random

from engine.bots import plain
from engine.bots import random as by_chance
from engine.rulesets import NAMES, load, options_of
from engine.rulesets.options import OPTIONS, Option
from engine.rulesets.rule_set import RuleSet
from engine.save_check import can_be_resumed
from engine.state.choices import ADD, JUMP, OK, PLAY, VERB_MASK
from engine.state.layout import HAND_ENDED, IN_PLAY
from engine.table import Table
from engine.turn.draw import is_waiting
from sim.replay import NEXT_HAND, Header, text
from sim.soak.chance import Chance
from sim.soak.keeping import kept
from sim.soak.promises.always import check, check_draft_goes_on, deck_of
from sim.soak.promises.refused import describe
from sim.soak.seated import Recorded
from sim.soak.violation import Violation

_HANDS_AT_A_TABLE = 4
_SHARES = (0.1, 0.3, 0.6, 1.0)  # of the options: tried with another value
_AT_BOUNDS = 0.5
_LIMITS = ("0", "0", "30", "150", "400", "9999")
_EAGER = 0.5  # of the hands: all players interrupt, report, claim and add to stacks
_BY_BOTS = 0.2  # of the hands: both kinds of bots play them
_LOOKS = 0.01  # how often a table is checked between two choices
_ADDS = 0.95  # how often an eager player adds to a stack
_A_HAND = 1_000_000  # choices: a hundred for each of 9999 turns


class _Table:
    """A table of the fuzz: a mix and some players; its game records the choices."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.rules, self.changes, self.players = random_table(random)
        self.seed = random.randrange(1 << 24)
        self.game = Recorded(self.players, self.rules.deck_size(self.players))
        self.game.start(self.rules, self.players, self.seed)
        self._bots = Table(self.game)
        self._deck = deck_of(self.game)
        self._chance = Chance(random)

    @property
    def record(self) -> list[tuple[int, int]]:
        """Return the choices so far."""
        return self.game.record

    def play_hand(self) -> int:
        """Play the hand that was dealt; return the number of choices."""
        before = len(self.record)
        if self.random.random() < _BY_BOTS:
            self._let_bots_play()
        else:
            self._play_by_chance()
        if deck_of(self.game) != self._deck:
            raise Violation("CORE-7: the cards of all piles and hands are not the deck")
        return len(self.record) - before

    def _let_bots_play(self) -> None:
        for seat in range(self.players):
            self._bots.bots[seat] = self.random.choice((plain.decide, by_chance.decide))
        self._bots.play_bots(_A_HAND)
        if self.game.status == IN_PLAY:
            raise Violation("CORE-16: bots play, and the hand is not over")

    def _play_by_chance(self) -> None:
        chance = self._chance
        chance.begin_hand()
        is_eager = self.random.random() < _EAGER
        if is_eager:
            chance.interrupts = chance.reports = 1.0
            chance.claims_well = self.random.random()
        while self.game.status == IN_PLAY:
            if self.random.random() < _LOOKS:
                self._look()
            seat, choice = (is_eager and self._addition()) or chance.pick(self.game)
            reason = self.game.choose(seat, choice)
            if reason != OK:
                raise Violation(f"seat {seat}: {describe(choice)} is listed, but refused: {reason}")
            if choice & VERB_MASK == ADD:
                check_draft_goes_on(self.game.state, chance.choices(self.game, seat))

    def _look(self) -> None:
        check(self.game, self._deck, self._chance)
        if not can_be_resumed(memoryview(self.game.state), self.game.capacity):
            raise Violation("a save of this table would be told as damaged")

    def _addition(self) -> tuple[int, int] | None:
        """Return a seat and the card that it adds to the waiting stack, if any can."""
        s = self.game.state
        if not is_waiting(s) or self.random.random() > _ADDS:
            return None
        for seat in self.random.sample(range(self.players), self.players):
            listed = self._chance.choices(self.game, seat)
            adds = [choice for choice in listed if choice & VERB_MASK in (PLAY, JUMP)]
            if adds:
                return seat, self.random.choice(adds)
        return None

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.record.append(NEXT_HAND)
        self.game.next_hand()

    def replay_text(self) -> str:
        """Return the match so far as a replay file."""
        header = Header(self.rules.name, self.players, self.seed, options=self.changes)
        return text(header, self.record, self.game)


def fuzz(hands: int, seed: int) -> int:
    """Play that many hands; print failures, and a summary; 0: no failure."""
    started = time.perf_counter()
    random = Random(seed)
    played = tables = choices = failures = 0
    while played < hands:
        table = _Table(random)
        tables += 1
        try:
            for _ in range(_HANDS_AT_A_TABLE):
                choices += table.play_hand()
                played += 1
                if table.game.status != HAND_ENDED or played == hands:
                    break
                table.next_hand()
        except Exception as error:  # a fault of the engine, or a Violation
            failures += 1
            played += 1
            mix = " ".join(f"{option}={value}" for option, value in table.changes.items())
            print(f"{table.rules.name} {mix}, {table.players} players: {error!r}", flush=True)
            print(f"  {kept(table)}", flush=True)
    seconds = time.perf_counter() - started
    print(
        f"{played} hands at {tables} tables, {choices} choices, {seconds:.1f} s: "
        f"{failures or 'no'} violation{'s' * (failures > 1)}"
    )
    return 1 if failures else 0


def random_table(random: Random) -> tuple[RuleSet, dict[str, str], int]:
    """Return any rule set with some options changed, the changes, and a number of players.

    Changes that the rule set refuses are left out.
    """
    name = random.choice(NAMES)
    base = options_of(name)
    share = random.choice(_SHARES)
    changes: dict[str, str] = {}
    rules = load(name)
    for option in random.sample(OPTIONS, len(OPTIONS)):
        value = _random_value(random, option)
        if random.random() > share or value == base[option.name]:
            continue
        try:
            mixed = load(name, {**changes, option.name: value})
        except ValueError:
            continue
        if any(_seats(mixed, count) for count in range(2, 11)):
            changes[option.name] = value
            rules = mixed
    allowed = [count for count in range(2, 11) if _seats(rules, count)]
    return rules, changes, random.choice(allowed)


def _random_value(random: Random, option: Option) -> str:
    if option.name == "limit":
        return random.choice(_LIMITS)
    if option.values:
        return random.choice(option.words)
    lowest, highest = option.bounds
    if random.random() < _AT_BOUNDS:
        return str(random.choice((lowest, highest)))
    return str(random.randint(lowest, highest))


def _seats(rules: RuleSet, count: int) -> bool:
    """Is that number of players possible?"""
    try:
        rules.check_players(count)
    except ValueError:
        return False
    return True
