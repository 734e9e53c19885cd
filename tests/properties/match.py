"""This module is one match under test: it makes choices, checks each promise, and keeps a record.

    match = Match(table)
    match.play(40)                  choices by chance; `play_bots`: of bots
    match.try_wrong()               and the other steps of tests/properties/test_hands.py

After each choice it checks what must hold. A Violation ends with the match as a replay file, which
`python -m sim replay` plays again.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NoReturn

from engine import table as bots
from engine.bots.levels import decide_of
from engine.game import Game
from engine.parts import load_rules
from engine.public import event_at
from engine.save_check import can_be_resumed, rules_of
from engine.state import layout as at
from engine.state.choices import ADD, REMOVE, VERB_MASK
from engine.state.reasons import OK
from engine.state.seats import word
from sim.errors import UsageError
from sim.replay import NEXT_HAND, Header, play, text
from tests.properties.chance import Chance
from tests.properties.mixes import Table
from tests.properties.promises.always import check, check_draft_goes_on, deck_of
from tests.properties.promises.calls import check_calls
from tests.properties.promises.decks import expected_deck
from tests.properties.promises.hidden import Hidden
from tests.properties.promises.over import MatchScore, Told, check_over, scores_of
from tests.properties.promises.refused import describe, try_one
from tests.properties.violation import Violation

LONGEST_TURN = 1500  # choices: all cards of two decks drawn, each with a question to ten seats
_AGES = (0, 7, 9, 10, 12, 13, 40)


class Watched(Game):
    """A game that tells a match of each choice that it has accepted."""

    match: "Match | None" = None

    def choose(self, seat: int, choice: int) -> int:
        """Choose as in any game."""
        if self.match is None:
            return super().choose(seat, choice)
        before = bytes(self.state)
        reason = super().choose(seat, choice)
        if reason == OK:
            self.match.chosen(before, seat, choice)
        return reason


class Match:
    """A match of a table, whose first hand is dealt."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rules = table.rules()
        self.options = table.options()
        self.chance = Chance(Random(table.seed))
        self.record: list[tuple[int, int]] = []
        self.game = Watched(table.players, self.rules.deck_size(table.players))
        self.told: set[int] = set()  # kinds of events
        self._bots = bots.Table(self.game)
        self._twin: Game | None = None  # the match as it was resumed, played alongside
        self._trial = Game(table.players, self.game.capacity)
        self._hidden = Hidden(self.game, self.chance)
        self._ages = self._drawn_ages()
        self.game.start(self.rules, table.players, table.seed)
        for seat, age in enumerate(self._ages):
            self.game.state[at.AGES + seat] = age
        self._deck = deck_of(self.game)
        self._told = Told()
        for player, team in enumerate(table.teams):
            self.game.state[at.TEAM + player] = team
        self._score = MatchScore(self.options, self.game)
        self._scores = [0] * table.players  # a deal alone can end a hand: these come before it
        self._since_turn = 0
        self.game.match = self
        self._begin_hand()

    def _drawn_ages(self) -> tuple[int, ...]:
        """Return an age for each seat, if the rules need ages; 0: not given."""
        if "by_age" not in self.options["sets"] and self.options["first"] != "youngest":
            return ()
        return tuple([self.chance.random.choice(_AGES) for _ in range(self.table.players)])

    def _begin_hand(self) -> None:
        self._told.begin_hand()
        self.chance.begin_hand()
        if self._deck != expected_deck(self.options, self.table.players):
            self._fail("CORE-7: what was dealt is not the deck")
        self._hold(self._score.begin_hand)
        self.check()

    @property
    def is_in_play(self) -> bool:
        """Is a hand under way?"""
        return bool(self.game.status == at.IN_PLAY)

    @property
    def has_next_hand(self) -> bool:
        """Is a hand over, but not the match?"""
        return bool(self.game.status == at.HAND_ENDED)

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.game.next_hand()
        if self._twin:
            self._twin.next_hand()
        self.record.append(NEXT_HAND)
        self._begin_hand()

    def play(self, choices: int) -> None:
        """Make that many listed choices by chance, or fewer where the hand ends."""
        while choices and self.is_in_play:
            choices -= 1
            seat, choice = self.chance.pick(self.game)
            try:
                reason = self.game.choose(seat, choice)
            except Violation:
                raise
            except Exception as error:
                self._fail(f"seat {seat}: {describe(choice)} raises {error!r}")
            if reason != OK:
                self._fail(f"seat {seat}: {describe(choice)} is listed, but refused for {reason}")
            if choice & VERB_MASK == ADD:
                listed = self.chance.choices(self.game, seat)
                self._hold(check_draft_goes_on, self.game.state, listed)

    def play_bots(self, levels: Sequence[int], choices: int) -> None:
        """Let bots of these levels, by seat and over again, make that many choices."""
        for seat in range(self.table.players):
            self._bots.bots[seat] = decide_of(levels[seat % len(levels)])
        made = self._bots.play_bots(choices)
        if made < choices and self.is_in_play:
            self._fail(f"seat {self.game.first_asked} is asked, and no bot answers")

    def chosen(self, before: bytes, seat: int, choice: int) -> None:
        """Check all that an accepted choice must have brought; before: the state before it."""
        s = self.game.state
        self.record.append((seat, choice))
        if s == before:
            self._fail(f"seat {seat}: {describe(choice)} changed nothing")
        if self._twin:
            self._twin.choose(seat, choice)
            rolled = slice(at.ROLLER, at.ROLLER + 4)  # bots roll here alone
            self._twin.state[rolled] = s[rolled]
        first = before[at.EVENT_COUNT]
        count = s[at.EVENT_COUNT] - first & 255
        new = [s[event_at(first + i) + at.EVENT_KIND] for i in range(count)]
        self.told.update(new)
        self._hold(check_calls, before, self.game, seat, choice, new)
        self._told.after(before, self.game, seat, choice, new)
        self._score.after(before)
        if word(before, at.TURNS_LEFT) != word(s, at.TURNS_LEFT):
            self._since_turn = 0
        self._since_turn += choice & VERB_MASK not in (ADD, REMOVE)
        if self._since_turn > LONGEST_TURN:
            self._fail(f"CORE-16: {LONGEST_TURN} choices, and the turn is not over")
        self.check()

    def check(self) -> None:
        """Check what must hold after every choice, and the score where the hand is over."""
        self._hold(check, self.game, self._deck, self.chance)
        if self._twin and self._twin.state != self.game.state:
            self._fail("CORE-9: a match that was resumed goes on otherwise")
        if not self.is_in_play:
            self._hold(check_over, self.game, self._scores, self._told)
            self._hold(self._score.end_hand)
            self._scores = scores_of(self.game)

    def try_wrong(self) -> None:
        """Try a choice that a seat might not have (CORE-8)."""
        self._hold(try_one, self.game, self._trial, self.chance)

    def exchange_hidden(self) -> None:
        """Deal anew what each viewer cannot know: nobody can tell, now or after a choice."""
        self._hold(self._hidden.check, self.game, *self.chance.pick(self.game))

    def resume(self) -> None:
        """Save the match, resume it, and play both on from here."""
        saved = bytes(self.game.state)
        if not can_be_resumed(saved, self.game.capacity):
            self._fail("a save of this table would be told as damaged")
        rules = rules_of(saved)
        load_rules(rules)
        self._twin = Game(self.table.players, self.game.capacity)
        self._twin.state[:] = saved
        self._twin.hooks = rules.hooks

    def replay(self) -> None:
        """Write the match as a replay file, and play that to the same end (CORE-9)."""
        try:
            again = play(self.replay_text())
        except UsageError as error:
            self._fail(f"CORE-9: the match as a replay file: {error}")
        if again.state[: at.ROLLER] != self.game.state[: at.ROLLER]:
            self._fail("CORE-9: the match as a replay file ends in another state")

    def replay_text(self) -> str:
        """Return the match so far as a replay file."""
        table = self.table
        header = Header(
            table.name, table.players, table.seed, options=table.changes, ages=self._ages
        )
        return text(header, self.record, self.game)

    def _hold(self, promise: Callable[..., object], *facts: object) -> None:
        try:
            promise(*facts)
        except Violation as broken:
            self._fail(str(broken))

    def _fail(self, what: str) -> NoReturn:
        raise Violation(f"{what}\n{self.replay_text()}")
