"""This module is a game that is watched while bots play it: events, the lead, the device.

    game.begin_watching(rules, seed)   bots play the hand at a table of this game
    game.seen()                        the observations

The lead is with the one player who holds the fewest cards of those still in the hand. A swing is a
change to another player than had it last; while several hold as few, nobody takes it.
"""

from dataclasses import dataclass, field

from engine.game import Game
from engine.prompt import flags_of, is_for_table, only_choice
from engine.public import event_at
from engine.rulesets.rule_set import RuleSet
from engine.spec.events import EVENTS as DECLARED
from engine.state import cards, choices, events, layout
from engine.state.cards import FACE, KIND_MASK
from engine.state.layout import COUNTS, EVENT_COUNT, KIND, NOBODY, OUT, PLAYER_AT, PLAYERS, TOP
from engine.state.options import END, LAST_LEFT
from engine.state.seats import word
from engine.state.window_types import DRAWS_ALONE, DRAWS_BLIND, DRAWS_ON, W_CHALLENGE
from engine.state.windows import is_turn

MOST_CARDS = 255
_DRESS = (
    choices.BLUFF | choices.WITH_UNO | choices.SHOWN | 7 << choices.COLOR_SHIFT
)  # what a choice adds to a listed one
_KINDS = 64  # of events
DRAWS_ANYWAY = "draw with a card to play"
BLUFFS = "play a bluff"
CHALLENGES = "challenge a Wild Draw Four"
CATCHES = "catch an uncalled Uno"
CHOICES = (DRAWS_ANYWAY, BLUFFS, CHALLENGES, CATCHES)
# What may come up, in the order in which it is printed: faces played, by the numbers of faces, and
# events, by their numbers. An event is named as engine/spec/events.py does.
FACES = {number: f"{number} played" for number in range(10)}
for _name in "SKIP REVERSE DRAW_TWO WILD SWAP SHUFFLE".split():
    FACES[getattr(cards, _name)] = _name.replace("_", " ").title() + " played"
FACES[cards.WILD_FOUR] = "Wild Draw Four played"
FACES |= {cards.CUSTOM + i: f"customizable card {i + 1} played" for i in range(3)}
_TOLD_OTHERWISE = "LAID WENT_OUT HAND_OVER MATCH_OVER DEALT DREW_FOR_DEAL FIRST_CARD".split()
EVENTS = {
    kind: event.name.lower().replace("_", " ")
    for kind, event in enumerate(DECLARED, 1)
    if event.name not in _TOLD_OTHERWISE
}


@dataclass
class Seen:
    """The observations of a hand. way: its end; winners: by place after the dealer, from 0.

    times: how often each event occurred; offers: how often choices were there, and taken.
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
        super().__init__(players, MOST_CARDS)
        self.players = players
        self._listed: list[int] = []
        self._count = 0  # of choices that the seat asked was listed

    def begin_watching(self, rules: RuleSet, seed: int) -> None:
        """Begin a match, and forget earlier observations."""
        self._events = 0
        self._kinds = [0] * _KINDS
        self._laid = [0] * cards.FACES
        self._offers: dict[str, list[int]] = {}
        self._uncalled = self._swings = self._hand_overs = 0
        self._leader = self._holder = NOBODY
        self._counts = bytearray()
        self._count = 0
        self.start(rules, self.players, seed)
        self._dealer = self.state[layout.DEALER]
        self._look_back()

    def choices_into(self, seat: int, out: list[int]) -> int:
        """List choices as any game; note them."""
        self._count = super().choices_into(seat, out)
        self._listed = out[: self._count]  # a bot may change its choices
        return self._count

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
        verb = choice & choices.VERB_MASK
        player = s[PLAYER_AT + seat]
        if player != self._holder and not only_choice(s) and needs_look(s, verb):
            self._hand_overs += 1
            self._holder = player
        if self._count:
            self._see_offers(choice)

    def _see_offers(self, choice: int) -> None:
        """Note the choices of the seat that is asked."""
        s = self.state
        verb = choice & choices.VERB_MASK
        if s[s[TOP] + KIND] == W_CHALLENGE:
            self._offer(CHALLENGES, verb == choices.CHALLENGE)
        elif is_turn(s):
            self._see_turn(choice)

    def _see_turn(self, choice: int) -> None:
        """Note whether the seat on turn could bluff, or draw with a playable card."""
        listed = self._listed
        plays = [c for c in listed if c & choices.VERB_MASK == choices.PLAY]
        bluffs = [c & ~_DRESS for c in plays if c & choices.BLUFF]
        if bluffs:
            self._offer(BLUFFS, choice & ~_DRESS in bluffs)
        may_play = self.state[layout.PHASE] == layout.TO_PLAY and len(plays) > len(bluffs)
        if may_play and any(c & choices.VERB_MASK == choices.DRAW for c in listed):
            self._offer(DRAWS_ANYWAY, choice & choices.VERB_MASK == choices.DRAW)

    def _offer(self, name: str, is_taken: bool) -> None:
        offers = self._offers.setdefault(name, [0, 0])
        offers[0] += 1
        offers[1] += is_taken

    def _look_back(self) -> None:
        """Note the events since the last call."""
        s = self.state
        count = s[EVENT_COUNT]
        for number in range(self._events, self._events + (count - self._events & 255)):
            at = event_at(number)
            if s[at + layout.EVENT_KIND] == events.LAID:
                self._laid[FACE[s[at + layout.EVENT_CARD] & KIND_MASK]] += 1
            else:
                self._kinds[s[at + layout.EVENT_KIND]] += 1
        self._events = count
        if s[layout.UNTIL_TURN]:
            self._see_rights()
        else:
            self._uncalled = 0
        counts = s[COUNTS : COUNTS + self.players]
        if counts != self._counts:
            self._counts = counts
            self._see_lead()

    def _see_rights(self) -> None:
        """Note who could be caught."""
        s = self.state
        uncalled = word(s, layout.UNCALLED)
        for _ in range((uncalled & ~self._uncalled).bit_count()):
            self._offer(CATCHES, False)
        self._uncalled = uncalled

    def _see_lead(self) -> None:
        """Note who holds the fewest cards."""
        s = self.state
        out = word(s, OUT)
        if self._leader != NOBODY and out >> s.index(self._leader, PLAYER_AT) - PLAYER_AT & 1:
            self._leader = NOBODY
        held = self._counts
        if out:
            seats = range(self.players)
            held = bytearray(NOBODY if out >> seat & 1 else held[seat] for seat in seats)
        fewest = min(held)
        if held.count(fewest) == 1:
            leader = s[PLAYER_AT + held.index(fewest)]
            self._swings += self._leader not in (leader, NOBODY)
            self._leader = leader

    def seen(self) -> Seen:
        """Return the observations, when the hand is over."""
        s = self.state
        way, limit = s[layout.WAY_OVER], word(s, layout.TURN_LIMIT)
        if CATCHES in self._offers:
            self._offers[CATCHES][1] = self._kinds[events.CAUGHT]
        won = winners(s)
        return Seen(
            turns=limit - word(s, layout.TURNS_LEFT) + (way != layout.BY_LIMIT),
            way=way,
            winners=[self._place(seat) for seat in range(self.players) if won >> seat & 1],
            swings=self._swings,
            hand_overs=self._hand_overs,
            times=self._times(),
            offers=self._offers,
        )

    def _place(self, seat: int) -> int:
        """Return how far from the dealer's left a seat's player sat when the hand began."""
        return (self.state[PLAYER_AT + seat] - self._dealer - 1) % self.players

    def _times(self) -> dict[str, int]:
        """Return how often each event occurred; of numbers only those that act."""
        acts = {face: n for face, n in enumerate(self._laid) if self.state[layout.EFFECTS + face]}
        return {
            **{name: acts[face] for face, name in FACES.items() if acts.get(face)},
            **{name: self._kinds[kind] for kind, name in EVENTS.items() if self._kinds[kind]},
        }


def winners(s: bytearray) -> int:
    """Return the seats that won the hand; if it has a loser, those that did not lose it."""
    if s[END] == LAST_LEFT:
        return 0 if s[layout.LOSER] == NOBODY else (1 << s[PLAYERS]) - 1 & ~(1 << s[layout.LOSER])
    return word(s, layout.WINNERS)


def needs_look(s: bytearray, verb: int) -> bool:
    """Does a choice with a verb need a look at the hand, by a state's newest window?

    The device changes hands when a player chooses who is not the last one that had to look at their
    cards. Catching an Uno or calling one late needs no look, neither does drawing where there is
    nothing else to do, nor, when the app asks the whole table, to decline or a yes that is the
    whole answer (engine/prompt.py).
    """
    if verb in (choices.CATCH, choices.CALL_UNO, choices.SORRY):
        return False
    flags = flags_of(s)
    if verb == choices.DRAW and flags & (DRAWS_ALONE | DRAWS_BLIND | DRAWS_ON):
        return False
    return not is_for_table(s) or verb not in (choices.PASS, flags & choices.VERB_MASK)
