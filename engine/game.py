"""A `Game` owns all memory of a match; during a hand only `choose` changes it.

    game = Game(seats=4, cards=108)          the largest table that it can hold
    game.start(rules, players, seed)         begins a match and deals its first hand
    while game.status == IN_PLAY:
        seat = game.first_asked              (or any seat in game.asked)
        n = game.choices_into(seat, buffer)  what that seat can do
        game.choose(seat, buffer[i])         OK, or a reason; a refusal changes nothing
    game.next_hand()

After `__init__` nothing in this package allocates, from the shuffle to the score.
"""

from engine.const import const
from engine.state.choices import DRAW, PASS, PLAY
from engine.state.generator import ROLL
from engine.state.layout import *
from engine.state.reasons import HAND_OVER, NOT_ASKED, NOT_NOW
from engine.state.seats import word
from engine.state.windows import ANSWERS, CHOICES, RESUMES
from engine.turn import catch, turn
from engine.turn.legal import choices_into, plain_choices_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.rulesets.rule_set import RuleSet
    from engine.state.hooks import Hooks

_RIGHTS = const(1 << 12 | 1 << 13)  # CALL_UNO, CATCH: the rights of every game


def asked(s: "bytearray | memoryview") -> int:
    """Return the seats that may answer now, bit n for seat n; s: a state, or a view."""
    if s[STATUS] != IN_PLAY:
        return 0
    return (word(s, s[TOP] + ASKED) if s[DEPTH] else 0) or 1 << s[FIRST]


class Game:
    """A table of up to `seats` players with up to `cards` cards; see the module's protocol.

    state: the bytearray that engine/state/layout.py describes, which holds the whole game.
    hands: offsets in it of the hands, by seat; draws, aside, discards: of the zones of the draw
    piles, penalties and discard piles.
    hooks: the functions of the rules in play (engine/state/hooks.py).
    capacity: bytes of each zone, the most cards in play.
    fits_twice: not 0 if the hand whose plays engine/turn/plays.py listed last may have two equal
    cards that fit; sets.py lists its sets right after that.
    opening: the module engine/match/opening.py; None once this game begins no further match.
    dealing: the module engine/match/deal.py; None while a board needs the memory, within a hand.
    public_part, hand_parts: memoryviews of the public bytes and of each hand.
    """

    seats: int
    capacity: int
    state: bytearray
    hands: tuple[int, ...]
    draws: int
    aside: int
    discards: int
    hooks: "Hooks"
    public_part: memoryview
    hand_parts: tuple[memoryview, ...]
    fits_twice: int
    opening: "Any"
    dealing: "Any"

    def __init__(
        self, seats: int = MAX_SEATS, cards: int = 216, state: "bytearray | None" = None
    ) -> None:
        """Allocate all memory: 986 bytes, and `cards` bytes for each of four piles and each hand.

        state: where the caller allocated that already (engine/match/opening.py, `state_size`), for
        a match that begins, or with one that goes on; what lies behind it there is the caller's.
        Raises ValueError for seats outside 2 to 10 or cards outside 16 to 255.
        """
        from engine.match import deal, opening

        opening.take_memory(self, seats, cards, state)
        self.opening = opening
        self.dealing = deal

    # Queries: they change nothing.

    @property
    def status(self) -> int:
        """IN_PLAY, HAND_ENDED, MATCH_ENDED or NOT_STARTED."""
        return self.state[STATUS]

    @property
    def first_asked(self) -> int:
        """The seat that is asked first, in CORE-11's order; NOBODY when no hand is in play."""
        return self.state[FIRST]

    @property
    def asked(self) -> int:
        """The seats that may answer now, bit n for seat n. It depends on public facts alone."""
        return asked(self.state)

    def choices_into(self, seat: int, out: list[int]) -> int:
        """Write every choice that a seat has into out (MAX_CHOICES ints); return how many.

        Plays come first. The list is private to the seat. Choices that differ only in a called
        color or the Uno call are written once (engine/state/choices.py).
        """
        s = self.state
        first = s[FIRST]
        if first == NOBODY:
            return 0
        n = 0
        if seat == first and not s[DEPTH]:
            if self.hooks.is_turn_plain:
                n = plain_choices_into(self, s, seat, out)
            else:
                n = choices_into(self, s, seat, out)
        elif seat == first or asked(s) >> seat & 1:
            n = CHOICES[s[s[TOP] + KIND]](self, s, seat, out)
        if s[UNTIL_TURN]:
            if catch.has_rights(s):
                n = catch.rights_into(s, seat, out, n)
            offer = self.hooks.rights
            if offer is not None:
                n = offer(self, s, seat, out, n)
        return n

    # What changes the game.

    def roll(self) -> int:
        """Step the bots' generator (engine/state/generator.py); return 0 to 2**24 - 1.

        Bots get this method and never the game.
        """
        s = self.state
        x = ROLL * (s[ROLLER] | s[ROLLER + 1] << 8) + (s[ROLLER + 2] | s[ROLLER + 3] << 8)
        s[ROLLER] = x & 255
        s[ROLLER + 1] = x >> 8 & 255
        s[ROLLER + 2] = x >> 16 & 255
        s[ROLLER + 3] = x >> 24
        return x & 0xFFFFFF

    def choose(self, seat: int, choice: int) -> int:
        """Let a seat make a choice; return OK or the reason why it was refused."""
        s = self.state
        verb = choice & 31
        if verb <= PASS and not s[DEPTH]:
            if seat != s[FIRST]:
                return HAND_OVER if s[STATUS] else NOT_ASKED
            if verb == PLAY:
                reason = turn.play_card(self, s, seat, choice)
            elif verb == DRAW:
                reason = turn.draw_freely(self, s, seat, choice)
            elif verb:
                reason = turn.keep_drawn(self, s, seat)
            else:
                return NOT_NOW
            if s[DEPTH] or (s[PHASE] == ACTED and not turn.end_turn(self, s)):
                self.settle()
            return reason
        if _RIGHTS >> verb & 1:
            reason = catch.use_right(s, seat, choice)
        elif verb in self.hooks.right_verbs:
            reason = self.hooks.right_verbs[verb](self, s, seat, choice)
        elif s[STATUS]:
            return HAND_OVER
        else:
            reason = NOT_ASKED
            if seat == s[FIRST] or asked(s) >> seat & 1:
                reason = ANSWERS[s[s[TOP] + KIND]](self, s, seat, choice)
        self.settle()
        return reason

    def settle(self) -> None:
        """Resume what is open, again and again, until a seat is asked or the hand is over.

        The newest window comes first; without one the turn ends, or the seat on turn is asked.
        """
        s = self.state
        while s[STATUS] == IN_PLAY:
            if s[DEPTH]:
                if RESUMES[s[s[TOP] + KIND]](self, s):
                    return
            elif turn.end_turn(self, s) if s[PHASE] == ACTED else turn.ask(self, s):
                return

    def start(
        self,
        rules: "RuleSet",
        players: int,
        seed: int,
        dealer: int = NOBODY,
        entropy: bytes = b"",
    ) -> None:
        """Begin a match with players on seats 0 to players - 1, and deal its first hand.

        seed: 0 to 2**30 - 1. entropy: up to 16 more bytes for the shuffler, so that a match is not
        one of only 2**30. The same seed, entropy, rules and choices give the same match on every
        machine (CORE-9). dealer: the first dealer's seat, or NOBODY to draw cards for it (CORE-1).
        Raises ValueError for a number of players that the rules or this game cannot seat.
        """
        self.set_table(rules, players, seed)
        self.begin(dealer, entropy)

    def set_table(self, rules: "RuleSet", players: int, seed: int) -> None:
        """Seat players, put the deck into draw pile 1, make the last seat dealer; see `start`."""
        self.opening.set_table(self, self.state, rules, players, seed)

    def begin(self, dealer: int = NOBODY, entropy: bytes = b"") -> None:
        """Settle the first dealer at the table that `set_table` set, shuffle, deal; see `start`."""
        self.opening.begin(self, self.state, dealer, entropy)
        self.settle()

    def next_hand(self) -> None:
        """Deal the next hand of the match."""
        self.dealing.next_hand(self, self.state)
        self.settle()

    def deal(self) -> None:
        """Deal draw pile 1 in its present order and begin the hand."""
        self.dealing.deal(self, self.state)
        self.settle()

    # Copies: look-ahead, undo, saves.

    def copy_from(self, other: "Game") -> None:
        """Become a copy of a game of the same size."""
        self.state[:] = other.state
        self.hooks = other.hooks
