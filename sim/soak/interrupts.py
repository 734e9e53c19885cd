"""This module counts interrupts, the depth of windows, and hand-overs of a device.

It derives them from the choices, the windows in which they are made and the events that follow,
for the lines that the soak prints: an interrupt that never occurred was never checked.
"""

from collections import Counter

from engine.game import Game
from engine.state.cards import FACE, NO_CARD
from engine.state.choices import (
    ADD,
    BACKFIRE,
    CALL_COLOR,
    CALL_UNO,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    GIVE,
    PASS,
    PLAY,
    RAINBOW,
    RECOVER,
    RUN,
    SEAT_SHIFT,
    VERB_MASK,
    WILD_SHIFT,
    card_of,
)
from engine.state.events import (
    LIFTED,
    REFUSED,
    RESHUFFLED,
    SHOWED,
    SHOWN_GIFT,
    SWAPPED,
    TURNED_UP,
    WALKED,
)
from engine.state.layout import (
    ACTOR,
    ASKED,
    BOTH_OPEN,
    CARD,
    COUNTS,
    DEPTH,
    DISCOVERED,
    DRAFT,
    DRAFT_SIZE,
    KIND,
    OPENING,
    PLAYER_AT,
    TOP,
    WINDOW_SIZE,
    WINNERS,
)
from engine.state.seats import word
from engine.state.windows import W_DRAW, W_FOUR, W_MELD, W_MELD_GIFTS, W_RECOVER, W_ROUND, W_THREE

_FACES = {0: "a Zero", 1: "a One", 12: "a Draw Two", 17: "a Wild Draw Four"}
_QUESTIONS = (W_MELD, W_THREE, W_RECOVER, W_FOUR)  # a seat without another choice declines
_BY_EVENT = {
    LIFTED: "card drawn from a discard pile",
    RESHUFFLED: "draw piles formed anew",
    SWAPPED: "two players changed places",
    WALKED: "player sent around the table",
    SHOWED: "hand shown",
    SHOWN_GIFT: "gift shown",
    REFUSED: "gift refused",
}
EXPECTED = (
    "backfire",
    "backfire on a backfire",
    "backfire for a Zero",
    "backfire for a One",
    "backfire for a Draw Two",
    "backfire for a Wild Draw Four",
    "backfire for an uncalled Uno",
    "backfire after a challenge",
    "backfire while others draw for the same card",
    "color called by anybody",
    "recover",
    "recover of a last Reverse",
    "Rainbow",
    "Rainbow with a Wild",
    "Run",
    "Run with a Wild",
    "set given away during a forced draw",
    "set given away because of a gift",
    "gift that leaves one card",
    "Three given",
    "caught while a window is open",
    "caught after being brought to one card",
    "set laid",
    "set with a Two in it",
    "discard pile formed anew",
    "two out at once",
    *(name for event, name in _BY_EVENT.items() if event != WALKED),
)
"""What a soak of `grand` must have met, names as they are counted."""


class Interrupts:
    """Counters of a match: `before` each choice, `after` it, and `over` at a hand's end."""

    def __init__(self) -> None:
        self.of: Counter[str] = Counter()
        self.depths: Counter[int] = Counter()
        self.handovers = 0
        self.hands = 0
        self.handed = 0
        self._holder = self._taker = -1
        # Records of forced draws that a Wild sent back, and that a challenge has changed.
        self._sent_back: set[int] = set()
        self._challenged: set[int] = set()
        self._was_gift = False
        self._turned_in = -1

    def before(self, game: Game, seat: int, choice: int) -> None:
        """Count a choice, by the table before it."""
        s = game.state
        self.depths[s[DEPTH]] += 1
        verb = choice & VERB_MASK
        if verb not in (CATCH, CALL_UNO):
            player = s[PLAYER_AT + seat]
            self.handovers += self._holder not in (player, -1)
            self._holder = player
            if verb != PASS or s[s[TOP] + KIND] not in _QUESTIONS:
                self.handed += self._taker not in (player, -1)
                self._taker = player
        for kept in (self._sent_back, self._challenged):
            kept -= {at for at in kept if at > s[TOP] or s[at + KIND] != W_DRAW}
        if verb == BACKFIRE:
            self._count_backfire(s)
        elif verb in (RAINBOW, RUN):
            self._count_set(s, choice)
        elif verb == PLAY and s[DRAFT_SIZE]:
            self.of["set laid"] += 1
            faces = [FACE[kind] for kind in s[DRAFT : DRAFT + s[DRAFT_SIZE]]]
            faces.append(FACE[card_of(choice)])
            self.of["set with a Two in it"] += 2 in faces
        elif verb != ADD:
            self._count_other(s, seat, verb, choice)
        self._was_gift = verb == GIVE and s[DEPTH] > 0 and s[s[TOP] + KIND] == W_MELD_GIFTS

    def _count_backfire(self, s: bytearray) -> None:
        at = s[TOP]
        card = s[at + CARD]
        self.of["backfire"] += 1
        if at in self._sent_back:
            self.of["backfire on a backfire"] += 1
        self._sent_back.add(at)
        by = "an uncalled Uno" if card == NO_CARD else _FACES.get(FACE[card], "another card")
        self.of["backfire for " + by] += 1
        self.of["backfire after a challenge"] += at in self._challenged
        self.of["backfire while others draw for the same card"] += (
            s[at - WINDOW_SIZE + KIND] == W_ROUND
        )

    def _count_set(self, s: bytearray, choice: int) -> None:
        name = "Rainbow" if choice & VERB_MASK == RAINBOW else "Run"
        self.of[name] += 1
        has_wild = choice >> COLOR_SHIFT & 7 if name == "Rainbow" else choice >> WILD_SHIFT & 15
        self.of[name + " with a Wild"] += has_wild > 0
        below = [s[at + KIND] for at in range(WINDOW_SIZE, s[TOP], WINDOW_SIZE)]
        self.of["set given away during a forced draw"] += W_DRAW in below
        self.of["set given away because of a gift"] += self._was_gift or W_MELD_GIFTS in below

    def _count_other(self, s: bytearray, seat: int, verb: int, choice: int) -> None:
        kind = s[s[TOP] + KIND] if s[DEPTH] else -1
        if verb == CATCH:
            self.of["caught while a window is open"] += s[DEPTH] > 1
            caught = choice >> SEAT_SHIFT & 15
            self.of["caught after being brought to one card"] += word(s, DISCOVERED) >> caught & 1
        elif verb == CHALLENGE:
            self._challenged.add(s[TOP] - WINDOW_SIZE)
        elif verb == RECOVER:
            self.of["recover"] += 1
            self.of["recover of a last Reverse"] += not s[COUNTS + s[s[TOP] + ACTOR]]
        elif verb == CALL_COLOR:
            self.of["color called by anybody"] += word(s, s[TOP] + ASKED).bit_count() > 1
        elif verb == GIVE:
            self.of["gift that leaves one card"] += s[COUNTS + seat] == 2
            self.of["Three given"] += kind == W_THREE

    def after(self, game: Game, events: list[int]) -> None:
        """Count the new events, by kind."""
        s = game.state
        for kind in events:
            if kind in _BY_EVENT:
                self.of[_BY_EVENT[kind]] += 1
        if TURNED_UP in events and self._turned_in == BOTH_OPEN:
            self.of["discard pile formed anew"] += 1
        self._turned_in = s[OPENING]

    def over(self, game: Game) -> None:
        """Count a hand that is over."""
        self.hands += 1
        self._holder = self._taker = -1
        self._sent_back.clear()
        self._challenged.clear()
        self._turned_in = -1
        self.of["two out at once"] += word(game.state, WINNERS).bit_count() > 1

    def missing(self) -> list[str]:
        """Return the interrupts of `grand` that never occurred."""
        return [name for name in EXPECTED if not self.of[name]]

    def lines(self, acts: bool) -> list[str]:
        """Return the counts; acts: also those of interrupts, and the missing ones."""
        deep = ", ".join(f"{depth}: {n}" for depth, n in sorted(self.depths.items()))
        hands = max(self.hands, 1)
        told = [f"windows open when a choice was made: {deep}"]
        told.append(
            f"handovers a hand, were all persons with one device: {self.handovers / hands:.1f}, "
            f"{self.handed / hands:.1f} where a no is said without taking it"
        )
        if not acts:
            return told
        counts = [f"{n} × {name}" for name, n in sorted(self.of.items()) if n]
        return [*counts, "never came up: " + (", ".join(self.missing()) or "nothing"), *told]
