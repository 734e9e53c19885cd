"""This module is a game that is watched while bots play it: events, the lead, the device.

    game.begin_watching(rules, seed)   bots play the hand at a table of this game
    game.seen()                        the observations

The lead is with the one player who holds the fewest cards of those still in the hand. A swing is a
change to another player than had it last; while several hold as few, nobody takes it.
"""

from dataclasses import dataclass, field

from engine.game import Game
from engine.prompt import only_choice
from engine.public import event_at
from engine.rulesets.rule_set import RuleSet
from engine.state.cards import FACE, FACES, KIND_MASK
from engine.state.choices import (
    BLUFF,
    CHALLENGE,
    DRAW,
    JUMP,
    MAX_CHOICES,
    PLAY,
    VERB_MASK,
)
from engine.state.events import CAUGHT, LAID
from engine.state.layout import (
    BY_LIMIT,
    COUNTS,
    DEALER,
    EVENT_CARD,
    EVENT_COUNT,
    EVENT_KIND,
    JUMPABLE,
    KIND,
    NOBODY,
    OUT,
    PHASE,
    PLAYER_AT,
    TO_PLAY,
    TOP,
    TURN_LIMIT,
    TURNS_LEFT,
    UNCALLED,
    UNTIL_TURN,
    WAY_OVER,
)
from engine.state.seats import word
from engine.state.windows import W_CHALLENGE, is_turn
from sim.arena.winners import winners
from sim.lab.events import times_by_name
from sim.lab.hand_overs import needs_look
from sim.lab.options import Freedom, plain

_MOST_CARDS = 255
_EVENT_KINDS = 64
# Without options, too.
DRAWS_ANYWAY = "draw with a card to play"
BLUFFS = "lay a bluff"
CHALLENGES = "challenge a Wild Draw Four"
CATCHES = "catch an uncalled Uno"
CHOICES = (DRAWS_ANYWAY, BLUFFS, CHALLENGES, CATCHES)


@dataclass
class Seen:
    """The observations of a hand. way: its end; winners: by place after the dealer, from 0.

    times: how often each event occurred; offers: how often choices were there, taken, forbidden.
    """

    turns: int
    way: int
    winners: list[int]
    swings: int
    hand_overs: int
    times: dict[str, int]
    offers: dict[str, list[int]] = field(default_factory=dict)


class Watched(Game):
    """A watched game; players: their number."""

    def __init__(self, players: int) -> None:
        super().__init__(players, _MOST_CARDS)
        self.players = players
        self._scratch = [0] * MAX_CHOICES
        self._rules: RuleSet | None = None
        self._listed: list[int] = self._scratch
        self._count = 0  # of choices that the seat asked was listed

    def begin_watching(self, rules: RuleSet, seed: int) -> None:
        """Begin a match, and forget earlier observations."""
        if rules is not self._rules:
            self._rules = rules
            self._freedom = Freedom(rules.whole())
        self._events = 0
        self._kinds = [0] * _EVENT_KINDS
        self._laid = [0] * FACES
        self._offers: dict[str, list[int]] = {}
        self._jumps: list[dict[str, set[int]]] = []
        self._jumped_on = (-1, 0)
        self._uncalled = self._swings = self._hand_overs = 0
        self._leader = self._holder = NOBODY
        self._counts = bytearray()
        self._count = 0
        self.start(rules, self.players, seed)
        self._dealer = self.state[DEALER]
        self._look_back()

    def choices_into(self, seat: int, out: list[int]) -> int:
        """List choices as any game; note what its options allow."""
        if self._freedom.is_any:
            self._freedom.look(self.state, lambda: self._list(seat))
        self._listed = out
        self._count = super().choices_into(seat, out)
        return self._count

    def _list(self, seat: int) -> list[int]:
        return self._scratch[: super().choices_into(seat, self._scratch)]

    def choose(self, seat: int, choice: int) -> int:
        """Choose as any game; note the choice and its effects."""
        self._see_choice(seat, choice)
        self._count = 0
        reason = super().choose(seat, choice)
        if not reason:
            self._look_back()
        return reason

    def _see_choice(self, seat: int, choice: int) -> None:
        """Note a choice before it is made."""
        s = self.state
        verb = choice & VERB_MASK
        player = s[PLAYER_AT + seat]
        if player != self._holder and not only_choice(s) and needs_look(s, verb):
            self._hand_overs += 1
            self._holder = player
        if verb == JUMP:
            self._see_jump(seat, plain(choice))
        elif self._count:
            self._see_offers(choice)

    def _see_offers(self, choice: int) -> None:
        """Note the choices of the seat that is asked."""
        s = self.state
        verb = choice & VERB_MASK
        if s[s[TOP] + KIND] == W_CHALLENGE:
            self._offer(CHALLENGES, verb == CHALLENGE)
        elif is_turn(s):
            self._see_turn(choice)
        if self._freedom.is_any:
            for name, choices in self._freedom.given.items():
                self._offer(name, plain(choice) in choices)
            for name in self._freedom.denied:
                self._offers.setdefault(name, [0, 0, 0])[2] += 1

    def _see_turn(self, choice: int) -> None:
        """Note whether the seat on turn could bluff, or draw with a playable card."""
        listed = self._listed[: self._count]
        plays = [c for c in listed if c & VERB_MASK == PLAY]
        bluffs = [plain(c) for c in plays if c & BLUFF]
        if bluffs:
            self._offer(BLUFFS, plain(choice) in bluffs)
        may_draw = self.state[PHASE] == TO_PLAY and any(c & VERB_MASK == DRAW for c in listed)
        if may_draw and len(plays) > len(bluffs):
            self._offer(DRAWS_ANYWAY, choice & VERB_MASK == DRAW)

    def _offer(self, name: str, is_taken: bool) -> None:
        offers = self._offers.setdefault(name, [0, 0, 0])
        offers[0] += 1
        offers[1] += is_taken

    def _look_back(self) -> None:
        """Note the events since the last call."""
        s = self.state
        count = s[EVENT_COUNT]
        for number in range(self._events, self._events + (count - self._events & 255)):
            at = event_at(number)
            if s[at + EVENT_KIND] == LAID:
                self._laid[FACE[s[at + EVENT_CARD] & KIND_MASK]] += 1
            else:
                self._kinds[s[at + EVENT_KIND]] += 1
        self._events = count
        if s[UNTIL_TURN]:
            self._see_rights()
        else:
            self._uncalled = 0
        counts = s[COUNTS : COUNTS + self.players]
        if counts != self._counts:
            self._counts = counts
            self._see_lead()

    def _see_rights(self) -> None:
        """Note who could be caught, and who could lay a card out of turn."""
        s = self.state
        uncalled = word(s, UNCALLED)
        for _ in range((uncalled & ~self._uncalled).bit_count()):
            self._offer(CATCHES, False)
        self._uncalled = uncalled
        if s[JUMPABLE]:
            card = (sum(self._laid), s[s[TOP] + KIND])
            if card != self._jumped_on:
                self._jumped_on = card
                self._jumps = [self._see_jumps(seat) for seat in range(self.players)]

    def _see_jumps(self, seat: int) -> dict[str, set[int]]:
        """Note the cards that a seat could lay out of turn, once for each card."""
        given = self._jumps_of(seat)
        for name in given:
            self._offer(name, False)
        return given

    def _see_jump(self, seat: int, choice: int) -> None:
        """Note that one is laid, even if the hand received it since."""
        for name, choices in self._jumps_of(seat).items():
            if choice in choices:
                if name not in self._jumps[seat]:
                    self._offer(name, False)
                self._offers[name][1] += 1

    def _jumps_of(self, seat: int) -> dict[str, set[int]]:
        self._freedom.look_out_of_turn(self.state, lambda: self._list_jumps(seat))
        return self._freedom.given

    def _list_jumps(self, seat: int) -> list[int]:
        n = 0
        for offer in self.hooks.rights:
            n = offer(self, self.state, seat, self._scratch, n)
        return self._scratch[:n]

    def _see_lead(self) -> None:
        """Note who holds the fewest cards."""
        s = self.state
        out = word(s, OUT)
        if self._leader != NOBODY and out >> s.index(self._leader, PLAYER_AT) - PLAYER_AT & 1:
            self._leader = NOBODY
        held = self._counts
        if out:
            held = bytearray(
                NOBODY if out >> seat & 1 else held[seat] for seat in range(self.players)
            )
        fewest = min(held)
        if held.count(fewest) == 1:
            leader = s[PLAYER_AT + held.index(fewest)]
            self._swings += self._leader not in (leader, NOBODY)
            self._leader = leader

    def seen(self) -> Seen:
        """Return the observations, when the hand is over."""
        s = self.state
        way = s[WAY_OVER]
        if CATCHES in self._offers:
            self._offers[CATCHES][1] = self._kinds[CAUGHT]
        won = winners(s)
        return Seen(
            turns=word(s, TURN_LIMIT) - word(s, TURNS_LEFT) + (way != BY_LIMIT),
            way=way,
            winners=[self._place(seat) for seat in range(self.players) if won >> seat & 1],
            swings=self._swings,
            hand_overs=self._hand_overs,
            times=times_by_name(s, self._laid, self._kinds),
            offers=self._offers,
        )

    def _place(self, seat: int) -> int:
        """Return how far from the dealer's left a seat's player sat when the hand began."""
        return (self.state[PLAYER_AT + seat] - self._dealer - 1) % self.players
