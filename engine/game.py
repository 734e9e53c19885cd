"""A `Game` owns all memory of a match, and is changed by `choose` alone.

    game = Game(seats=4, cards=108)          the largest table that it may hold
    game.start(rules, players, seed)         a match, its first hand dealt
    while game.status == IN_PLAY:
        seat = game.first_asked              (or any seat of game.asked)
        n = game.choices_into(seat, buffer)  what that seat can do
        game.choose(seat, buffer[i])         OK, or a reason; a refusal changes nothing
    game.next_hand()

Nothing here or below allocates after `__init__`, from the shuffle to the score.
"""

from engine.match import hand
from engine.state.choices import (
    CALL_UNO,
    CATCH,
    DRAW,
    HAND_OVER,
    JUMP,
    NOT_ASKED,
    NOT_NOW,
    PASS,
    PLAY,
    SORRY,
)
from engine.state.generator import ROLL
from engine.state.layout import (
    ASKED,
    DEPTH,
    FIRST,
    IN_PLAY,
    JUMPABLE,
    KIND,
    MAX_SEATS,
    NOBODY,
    ROLLER,
    STATUS,
    TOP,
    TURN,
    UNTIL_TURN,
)
from engine.state.options import SORRY as SAYS_SORRY
from engine.state.seats import word
from engine.state.slots import slots
from engine.state.windows import ANSWERS, CHOICES, OWED, RESUMES, STACKING
from engine.turn import uno

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.ruleset import RuleSet
    from engine.turn import turn


def load_turn() -> None:  # set-up
    """Bring in the turn on one discard pile. With two the turn is a window as any other."""
    global turn
    from engine.turn import turn


def _asked(s: bytearray) -> int:
    """Return the seats that may answer now, bit n for seat n."""
    if s[STATUS] != IN_PLAY:
        return 0
    return (word(s, s[TOP] + ASKED) if s[DEPTH] else 0) or 1 << s[FIRST]


class Game:
    """A table of up to `seats` players with up to `cards` cards; see the module's protocol.

    state: the bytearray of engine/state/layout.py, all there is to know about the game.
    zones: offsets of the piles and hands in it; hands: those of the hands alone, by seat;
    draws, discards: those of draw pile 1 and discard pile 1.
    opening: engine/match/opening.py; None where no other match is begun with this game.
    public_part, hand_parts: memoryviews of what all know and of each hand; blank: an empty one.
    """

    seats: int
    capacity: int
    state: bytearray
    zones: tuple[int, ...]
    hands: tuple[int, ...]
    draws: int
    discards: int
    public_part: memoryview
    hand_parts: tuple[memoryview, ...]
    blank: bytearray
    opening: "Any"

    def __init__(self, seats: int = MAX_SEATS, cards: int = 216) -> None:
        """Take all memory: 868 bytes and `cards` bytes for each pile and hand.

        Raises ValueError for seats outside 2 to 10 or cards outside 16 to 255.
        """
        from engine.match import opening

        opening.take_memory(self, seats, cards)
        self.opening = opening

    # Queries: they change nothing.

    @property
    def status(self) -> int:
        """IN_PLAY, HAND_ENDED, MATCH_ENDED or NOT_STARTED."""
        return self.state[STATUS]

    @property
    def first_asked(self) -> int:
        """The seat whose answer CORE-11 wants first; NOBODY when no hand is in play."""
        return self.state[FIRST]

    @property
    def asked(self) -> int:
        """The seats that may answer now, bit n for seat n: public, and told by public facts."""
        return _asked(self.state)

    @property
    def only_choice(self) -> int:
        """The choice that is the only one left, as everybody knows (an owed draw), else 0."""
        s = self.state
        return DRAW if s[DEPTH] and s[s[TOP] + KIND] == OWED else 0

    def choices_into(self, seat: int, out: list[int]) -> int:
        """Write every choice that a seat has into out (MAX_CHOICES ints); return how many.

        Plays come first. What is written is that seat's own knowledge. Choices that differ
        only in a called color or the Uno call are written once (engine/state/choices.py).
        """
        s = self.state
        first = s[FIRST]
        if first == NOBODY:
            return 0
        if seat == first or not s[DEPTH] or self._may_answer(seat):
            n = CHOICES[s[s[TOP] + KIND]](self, s, seat, out)
        else:
            n = 0
        if s[UNTIL_TURN]:
            if uno.has_rights(s):
                n = uno.rights_into(s, seat, out, n)
            if s[JUMPABLE]:
                n = slots.offer_jumps(self, s, seat, out, n)
        return n

    def _may_answer(self, seat: int) -> int:
        """Is a seat that is not asked first asked by the newest window (not 0)?

        One that stacks sees to that itself.
        """
        s = self.state
        return _asked(s) >> seat & 1 or s[s[TOP] + KIND] == STACKING

    # What changes the game.

    def roll(self) -> int:
        """Step the bots' generator (engine/state/generator.py): a number from 0 to 2**24 - 1.

        It is handed to bots; the game is not.
        """
        s = self.state
        x = ROLL * (s[ROLLER] | s[ROLLER + 1] << 8) + (s[ROLLER + 2] | s[ROLLER + 3] << 8)
        s[ROLLER] = x & 255
        s[ROLLER + 1] = x >> 8 & 255
        s[ROLLER + 2] = x >> 16 & 255
        s[ROLLER + 3] = x >> 24
        return x & 0xFFFFFF

    def choose(self, seat: int, choice: int) -> int:
        """Let a seat make a choice; return OK or the reason it was refused for."""
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
                reason = turn.keep_drawn(self, s, seat, choice)
            else:
                return NOT_NOW
        elif verb == CATCH or verb == CALL_UNO:
            reason = uno.use_right(s, seat, choice)
        elif verb == JUMP and s[JUMPABLE]:
            reason = slots.jump_in(self, s, seat, choice)
        elif verb == SORRY and s[SAYS_SORRY] and not s[STATUS]:
            reason = slots.report_sorry(self, s, seat, choice)
        elif s[STATUS]:
            return HAND_OVER
        else:
            reason = NOT_ASKED
            if seat == s[FIRST] or self._may_answer(seat):
                reason = ANSWERS[s[s[TOP] + KIND]](self, s, seat, choice)
        if s[DEPTH]:
            self.settle()
        return reason

    def settle(self) -> None:
        """Resume window by window until somebody is asked or the hand is over."""
        s = self.state
        while s[DEPTH]:
            if RESUMES[s[s[TOP] + KIND]](self, s):
                return
        if s[STATUS] == IN_PLAY:
            s[FIRST] = s[TURN]

    def start(
        self,
        rules: "RuleSet",
        players: int,
        seed: int,
        dealer: int = NOBODY,
        entropy: bytes = b"",
    ) -> None:
        """Begin a match: players take seats 0 to players - 1, the first hand is dealt.

        seed: 0 to 2**30 - 1; entropy: up to 16 bytes more, where a match shall be one of all
        that there are and not of those seeds. The same seed, entropy, rules and choices give
        the same match anywhere (CORE-9). dealer: who deals first; NOBODY: settled by drawing
        cards (CORE-1). Raises ValueError for a number of players that the rules or this game
        cannot seat.
        """
        self.set_table(rules, players, seed)
        self.begin(dealer, entropy)

    def set_table(self, rules: "RuleSet", players: int, seed: int) -> None:
        """Seat the players, the deck in draw pile 1, dealer the last seat; see `start`."""
        self.opening.set_table(self, self.state, rules, players, seed)

    def begin(self, dealer: int = NOBODY, entropy: bytes = b"") -> None:
        """Settle the first dealer at a table that is set, shuffle and deal; see `start`."""
        self.opening.begin(self, self.state, dealer, entropy)
        self.settle()

    def next_hand(self) -> None:
        """Deal the next hand of the match."""
        hand.next_hand(self, self.state)
        self.settle()

    def deal(self) -> None:
        """Deal draw pile 1 as it lies and begin the hand."""
        hand.deal(self, self.state)
        self.settle()

    # Copies: look-ahead, undo, saves.

    def copy_from(self, other: "Game") -> None:
        """Become a copy of a game of the same size."""
        self.state[:] = other.state
