"""This module names every place where a rule adds to the turn: lists of functions, and tables.

    hooks = Hooks()               made once for a rule set (engine/parts.py)
    register(hooks)               of each rule that its options ask for adds its functions
    game.hooks = hooks            a game calls what stands there, in the order of registration

A rule that no option asks for is in no list, so a plain game goes through plain functions. Every
function takes the game `g` and its state `s` first.

Names of parameters: seat 0-9; pile: a discard pile, 0 or 1; card, kind: engine/state/cards.py;
choice: engine/state/choices.py; out, n: choices listed so far; they return the new n.
"""

from engine.const import const
from engine.state import options
from engine.state.cards import COLORS
from engine.state.layout import EFFECTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.game import Game

    Offer = Callable[[Game, bytearray, int, list[int], int], int]  # seat, out, n -> n
    List = Callable[[Game, bytearray, int, list[int]], int]  # seat, out -> n
    Answer = Callable[[Game, bytearray, int, int], int]  # seat, choice -> OK or a reason
    Play = Callable[[Game, bytearray, int, int, int], None]  # seat, choice, pile
    Act = Callable[[Game, bytearray, int, int, int, int], None]  # card, times, pile, turned
    Call = Callable[[Game, bytearray, int, int, int], None]  # seat, card, pile
    OfSeat = Callable[[Game, bytearray, int], int]  # seat
    OfKind = Callable[[Game, bytearray, int, int], int]  # seat, kind
    OfPile = Callable[[Game, bytearray, int, int, int], int]  # seat, kind, pile
    Step = Callable[[Game, bytearray], int]
    Show = Callable[[Game, bytearray, int, bytearray | memoryview], None]  # seat, view

_EFFECT_CODES = const(32)  # codes of effects are below this


class Hooks:
    """The functions of the rules of one rule set."""

    def __init__(self) -> None:  # set-up
        # May this card be laid?
        self.wanted: list[OfSeat] = []  # pile -> bits of MATCH that fit there, too
        self.bars: list[OfKind] = []  # kind, cards left after it -> OK, or why it may not be laid
        self.second_pile = False  # are there two discard piles to lay cards on?
        self.completes: list[OfPile] = []  # seat, kind, pile -> OK, or why that lays no set
        # Of sets (engine/turn/sets.py): may a seat make one; can a card be put aside for one, among
        # others the kind `must`; do the cards put aside and this one make one on a pile; not 0: it
        # has settled how often each card of a set acts, whose top one counts as a kind.
        self.may_make_set: list[OfSeat] = []
        self.joins_set: list[OfPile] = []  # seat, kind, must
        self.makes_set: list[OfKind] = []  # kind, pile
        self.settles_set: list[OfSeat] = []  # kind
        self.can_play: list[OfSeat] = []  # seat -> can it lay more than single cards?
        self.offers: list[Offer] = []  # what else the seat on turn can do
        self.verbs: dict[int, Answer] = {}  # by verb: how it does that
        self.forces: list[OfSeat] = []  # seat -> must it play if it can?

        # Stages of a play (CORE-11).
        self.before_play: list[Play] = []
        self.settles: list[Play] = []  # the cards lie; how often each acts is settled
        self.after_play: list[Play] = []  # opens windows: the last one's is asked first
        self.acts: list[Act | None] = [None] * _EFFECT_CODES  # by effect (engine/state/layout.py)
        self.covers: list[OfSeat] = []  # pile -> its top card is about to be covered
        self.calls: list[Call] = []  # offer others to call a wild that was just laid

        # Drawing.
        self.owes: list[Step] = []  # a draw card has made a seat draw: the newest window
        self.instead: list[Offer] = []  # what a seat can do instead of an owed draw
        self.instead_verbs: dict[int, Answer] = {}
        self.fits_draw: list[OfKind] = []  # kind, pile -> may a set begin so, instead of the draw?
        self.waits: list[Step] = []  # not 0: the owed draw waits for seats asked before it
        self.draws: list[OfSeat] = []  # a seat is about to draw what it owes
        self.took_last: list[Step] = []  # a seat that drew what it owed emptied a discard pile
        self.gains: list[OfKind] = []  # a seat got a card by drawing, giving or taking
        self.receives: list[OfKind] = []  # -> the seat that gets a card drawn; NOBODY: the drawer

        self.splits: list[Step] = []  # cards are drawn from a new draw pile from now on

        # The turn and the hand.
        self.leaves: list[OfSeat] = []  # a seat that cannot play leaves the hand
        self.before_deal: list[Step] = []
        self.hand_begins: list[Step] = []  # the cards are dealt, the first card is not turned
        self.first_card: list[Step] = []  # it is turned
        self.turn_ends: list[Step] = []  # not 0: the turn goes on, or a window is open
        self.hand_ends: list[OfSeat] = []  # way -> not 0: the hand is not over yet
        self.points: list[OfSeat] = []  # points that a seat holds besides its cards
        self.wins: list[Step] = []  # who won the hand is settled: who wins with them
        self.shares: list[OfSeat] = []  # the points that count for a seat
        self.match_ends: list[Step] = []  # not 0: it has settled whether the match is over
        self.gathers: list[Step] = []  # before the cards are gathered for the next hand
        self.cuts: list[Step] = []  # gather them otherwise; return how many there are

        # Standing rights.
        self.rights: list[Offer] = []
        self.can_add: list[OfKind] = []  # seat, kind -> can it add that to the draw that waits?
        self.adds: list[Answer] = []
        self.right_verbs: dict[int, Answer] = {}

        self.keeps_order = False  # must hands keep their order?
        self.seen: list[OfSeat] = []  # -> how many of its cards a seat has looked at
        self.lists_open: list[Show] = []  # the face-up cards of all hands, at a view's end
        self.shows: list[Show] = []  # what a seat's view shows besides, or hides

        # What `settle` finds out, so that most turns ask once.
        self.is_listing_plain = True  # a card is laid if it matches the top of the only open pile
        self.is_turn_plain = True  # and then nothing can be done but draw, or keep what was drawn
        self.plays_into: List  # seat, out -> n: lists the cards that can be laid
        self.is_drawing_plain = True  # a card that is drawn goes to its drawer, and that is all

    def settle(self, rules: "Sequence[int]") -> None:  # set-up
        """Find out what no rule has anything to do with; call it when all are registered.

        rules: 96 bytes, the effects of the faces and the options, as in a state from EFFECTS on.
        """
        blanks = options.BLANKS - EFFECTS
        is_special = any(rules[blanks : blanks + COLORS])  # cards count as others (OFF-12)
        is_special = (
            is_special or rules[options.FACE_UP_CARDS - EFFECTS] > 0
        )  # some have the bit FACE_UP
        is_special = is_special or rules[options.WILD_LEGAL - EFFECTS] < options.ANY_TIME  # DBL-6
        self.is_drawing_plain = not (self.receives or self.gains)  # else it may be gone
        is_special = is_special or not self.is_drawing_plain
        self.is_listing_plain = not (self.wanted or self.bars or self.second_pile or is_special)
        if self.is_listing_plain:
            from engine.turn.legal import matches_into as plays_into
        else:
            from engine.turn.plays import plays_into
        self.plays_into = plays_into
        is_forced = rules[options.FORCE_PLAY - EFFECTS] | rules[options.DRAW_WAY - EFFECTS]
        is_forced |= (
            rules[options.DRAWN_CARD - EFFECTS] | rules[options.FREE_TURN - EFFECTS]
        )  # a free play (DBL-2)
        self.is_turn_plain = self.is_listing_plain and not (self.offers or self.forces or is_forced)
        for name in dir(self):
            if isinstance(getattr(self, name), list):  # tuples take less of a board's memory
                setattr(self, name, tuple(getattr(self, name)))
