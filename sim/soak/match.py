"""This module is one match of the soak: random choices, checks after each, and a record."""

from random import Random

from engine.game import Game
from engine.public import event_at
from engine.rulesets import options_of
from engine.rulesets.rule_set import RuleSet
from engine.state.choices import ADD, OK, REMOVE, VERB_MASK
from engine.state.layout import (
    AGES,
    CARDS_IN_PLAY,
    EVENT_COUNT,
    EVENT_KIND,
    IN_PLAY,
    MATCH_ENDED,
    TURNS_LEFT,
    WAY_OVER,
    ZONES,
)
from engine.state.seats import word
from sim.errors import UsageError
from sim.replay import NEXT_HAND, Header, play, text
from sim.soak.chance import Chance
from sim.soak.leveled import Leveled
from sim.soak.promises.always import check, check_draft_goes_on, deck_of
from sim.soak.promises.calls import Calls
from sim.soak.promises.cheats import Cheats
from sim.soak.promises.decks import expected_deck
from sim.soak.promises.hidden import Hidden
from sim.soak.promises.over import Told, check_over, scores_of
from sim.soak.promises.refused import describe, try_one
from sim.soak.tally import Tally
from sim.soak.violation import Violation

_MOST_CARDS = 255  # that a game can have
_TRIES = 0.2  # wrong choices tried for each right one
_SAMPLED = 1 / 80  # of the choices: a copy is made, hidden cards are exchanged
_REPLAYED = 1 / 4000  # of the choices: the match so far is written, read and played again
_ALONGSIDE = 40  # choices that a copy then plays along
_LONGEST_TURN = 1500  # choices: all cards of two decks drawn, each with a question to ten seats
_AGES = (0, 7, 9, 10, 12, 13, 40)

_WAYS = ("by a last card", "blocked", "by the turn limit", "by all tables covered")


class Match:
    """A match under test; `record` holds its choices. changes: options unlike the rule set's.

    bots: the level of the bots that play it; empty: random choices.
    """

    def __init__(
        self,
        rules: RuleSet,
        changes: dict[str, str],
        players: int,
        seed: int,
        tally: Tally,
        bots: str = "",
    ) -> None:
        self.random = Random(seed * 16 + players)
        self.chance = Leveled(self.random, bots) if bots else Chance(self.random)
        self.players = players
        self.seed = seed
        self.rules = rules
        self.changes = changes
        self.tally = tally
        self.record: list[tuple[int, int]] = []
        self.game = self._smallest_game() if seed & 1 else Game(10, _MOST_CARDS)
        self._copy = Game(self.game.seats, self.game.capacity)
        self._alongside = 0
        self._hidden = Hidden(self.game, self.chance)
        self.options = {**options_of(rules.name), **changes}
        self.ages = self._ages()
        self.game.start(rules, players, seed)
        for seat, age in enumerate(self.ages):
            self.game.state[AGES + seat] = age
        self._deck = deck_of(self.game)
        self._calls = Calls()
        self._cheats = Cheats()
        self._told = Told()
        self._scores = [0] * players  # a deal alone can end a hand, so these are taken before it
        self._since_turn = 0

    def _smallest_game(self) -> Game:
        """Return a game with just the room that this table needs."""
        trial = Game(10, _MOST_CARDS)
        trial.start(self.rules, self.players, self.seed)
        return Game(self.players, trial.state[CARDS_IN_PLAY])

    def _ages(self) -> tuple[int, ...]:
        """Return an age for each seat, if the rules need ages; 0: not given."""
        if "by_age" not in self.options["sets"] and self.options["first"] != "youngest":
            return ()
        return tuple([self.random.choice(_AGES) for _ in range(self.players)])

    def play_hand(self) -> None:
        """Play the hand that was dealt to its end; Violation if a promise is broken."""
        if self._deck != expected_deck(self.options, self.players):
            raise Violation("CORE-7: what was dealt is not the deck")
        self.chance.begin_hand()
        self._told.begin_hand()
        self._cheats.begin_hand()
        self._check()
        while self.game.status == IN_PLAY:
            self._step()
        check_over(self.game, self._scores, self._told)
        self._scores = scores_of(self.game)
        self.tally.interrupts.over(self.game)
        self.tally.of["hands"] += 1
        self.tally.of["ended " + _WAYS[self.game.state[WAY_OVER]]] += 1

    def is_over(self) -> bool:
        """Has the match ended?"""
        return self.game.status == MATCH_ENDED

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.game.next_hand()
        if self._alongside:
            self._copy.next_hand()
        self.record.append(NEXT_HAND)

    def _step(self) -> None:
        if self.random.random() < _TRIES and try_one(self.game, self.chance):
            self.tally.of["wrong choices refused"] += 1
        seat, choice = self.chance.pick(self.game)
        if self.random.random() < _SAMPLED:
            self._sample(seat, choice)
        self._choose(seat, choice)
        self._check()
        if self.random.random() < _REPLAYED:
            self.check_replay()

    def _choose(self, seat: int, choice: int) -> None:
        s = self.game.state
        turns, events = word(s, TURNS_LEFT), s[EVENT_COUNT]
        before = bytes(s)
        self.record.append((seat, choice))
        self.tally.interrupts.before(self.game, seat, choice)
        reason = self.game.choose(seat, choice)
        if reason != OK:
            raise Violation(f"seat {seat}: {describe(choice)} is listed, but refused for {reason}")
        if choice & VERB_MASK == ADD:
            check_draft_goes_on(s, self.chance.choices(self.game, seat))
        if s == before:
            raise Violation(f"seat {seat}: {describe(choice)} changed nothing")
        if self._alongside:
            self._alongside -= 1
            self._copy.choose(seat, choice)
        self.tally.verbs[choice & VERB_MASK] += 1
        self.tally.of["choices"] += 1
        self.tally.of["turns"] += turns - word(s, TURNS_LEFT)
        new = [s[event_at(events + i) + EVENT_KIND] for i in range(s[EVENT_COUNT] - events & 255)]
        self.tally.events.update(new)
        self.tally.interrupts.after(self.game, new)
        self._cheats.after(before, self.game, seat, choice)
        self._calls.check(before, self.game, seat, choice, new)
        self._told.after(before, self.game, seat, choice, new)
        self._count(choice, turns)

    def _count(self, choice: int, turns: int) -> None:
        """Violation if a turn never ends, apart from cards put aside and taken back (CORE-16)."""
        if turns != word(self.game.state, TURNS_LEFT):
            self._since_turn = 0
        self._since_turn += choice & VERB_MASK not in (ADD, REMOVE)
        if self._since_turn > _LONGEST_TURN:
            raise Violation(f"CORE-16: {_LONGEST_TURN} choices, and the turn is not over")

    def _check(self) -> None:
        check(self.game, self._deck, self.chance)
        if self._alongside and self._copy.state != self.game.state:
            raise Violation("CORE-9: a copy given the same choices is not the same game")

    def _sample(self, seat: int, choice: int) -> None:
        """Begin to play a copy alongside, and check whether hidden cards show."""
        self._copy.copy_from(self.game)
        self._alongside = _ALONGSIDE
        self._hidden.check(self.game, seat, choice)
        self.tally.of["samples"] += 1
        self.tally.of["samples that went on"] += self._hidden.went_on

    def replay_text(self) -> str:
        """Return the match so far as a replay file."""
        header = Header(
            self.rules.name, self.players, self.seed, options=self.changes, ages=self.ages
        )
        return text(header, self.record, self.game)

    def check_replay(self) -> None:
        """Violation unless this match's replay file, read again, gives the same end."""
        try:
            again = play(self.replay_text())
        except UsageError as error:
            raise Violation(f"CORE-9: the match as a replay file: {error}") from error
        if self._fixed_part(again) != self._fixed_part(self.game):
            raise Violation("CORE-9: the match as a replay file ends in another state")
        self.tally.of["replays"] += 1

    def _fixed_part(self, game: Game) -> bytes:
        """Return the bytes whose places are the same in games of every size."""
        return bytes(game.state[:ZONES])
