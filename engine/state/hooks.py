"""This module names every place where a rule adds to the turn: slots, chains, and tables.

    hooks = Hooks()               made once for a rule set (engine/parts.py)
    register(hooks)               of each rule that its options ask for adds its functions:
        hooks.owes = hooks.fill(hooks.owes, let_add)     a slot: one function, or None
        hooks.bars += (_bar,)                            a chain: several, in order of registration
        hooks.verbs[DOWN] = _lay_down                    a table: one for each key
    game.hooks = hooks            a game calls what stands there

A slot is for one rule, or for rules that exclude each other; a rule that shares it with another
makes it a chain. A rule that no option asks for stands nowhere, so a plain game goes through plain
functions. Every function takes the game `g` and its state `s` first.

Names of parameters: seat 0-9; pile: a discard pile, 0 or 1; card, kind: engine/state/cards.py;
choice: engine/state/choices.py; out, n: choices listed so far; they return the new n. The comment
on each place ends with the modules whose functions stand there; a test compares them with all that
registers.
"""

from engine.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from engine.game import Game

    F = TypeVar("F", bound=Callable[..., object])
    Offer = Callable[[Game, bytearray, int, list[int], int], int]  # seat, out, n -> n
    List = Callable[[Game, bytearray, int, list[int]], int]  # seat, out -> n
    Answer = Callable[[Game, bytearray, int, int], int]  # seat, choice -> OK or a reason
    Play = Callable[[Game, bytearray, int, int, int], None]  # seat, choice, pile
    Act = Callable[[Game, bytearray, int, int, int, int], None]  # card, times, pile, turned
    Call = Callable[[Game, bytearray, int, int, int], None]  # seat, card, pile
    Step = Callable[[Game, bytearray], None]
    StepOf = Callable[[Game, bytearray, int], None]  # seat, or pile
    Gain = Callable[[Game, bytearray, int, int], None]  # seat, kind
    Ask = Callable[[Game, bytearray], int]
    OfSeat = Callable[[Game, bytearray, int], int]  # seat
    OfKind = Callable[[Game, bytearray, int, int], int]  # seat, kind
    OfPile = Callable[[Game, bytearray, int, int, int], int]  # seat, kind, pile
    Show = Callable[[Game, bytearray, int, bytearray | memoryview], None]  # seat, view

_EFFECT_CODES = const(32)  # codes of effects are below this


class Hooks:
    """The functions of the rules of one rule set."""

    def __init__(self) -> None:  # set-up
        # May this card be laid?

        # pile -> bits of MATCH that fit there, too. By two_for_one.
        self.wanted: OfSeat | None = None
        # kind, cards left after it -> OK, or why not. By no_wild_finish, no_draw_first_round.
        self.bars: tuple[OfKind, ...] = ()
        # Are there two discard piles to lay cards on? By second_pile.
        self.second_pile = False
        # seat -> must it play if it can? By forced_four.
        self.forces: OfSeat | None = None
        # What else the seat on turn can do. By sets, face_down, surrender.
        self.offers: tuple[Offer, ...] = ()
        # By verb: how it does that. By sets, face_down, surrender.
        self.verbs: dict[int, Answer] = {}

        # Sets (engine/turn/sets.py).

        # seat -> may it make one? By equals, sums, pairs.
        self.may_make_set: tuple[OfSeat, ...] = ()
        # seat, kind, must -> can it put this aside for one with `must`? By equals, sums, pairs.
        self.joins_set: tuple[OfPile, ...] = ()
        # kind, pile -> do it and the cards put aside make one there? By equals, sums, pairs.
        self.makes_set: tuple[OfKind, ...] = ()
        # kind on top -> not 0: it has settled how often each card acts. By equals, sums.
        self.settles_set: tuple[OfSeat, ...] = ()
        # seat, kind, pile -> OK, or why that card lays no set. By sets.
        self.completes: OfPile | None = None
        # seat -> can it lay a set, though no single card? By sets.
        self.can_play: OfSeat | None = None

        # A play, stage by stage (CORE-11).

        # The table is as it was before. By equals, cheats, exact_hits.
        self.before_play: tuple[Play, ...] = ()
        # The cards lie; settle how often each acts. By sets, equals, sorry, six_on_nine.
        self.settles: tuple[Play, ...] = ()
        # Open windows; the last one's is asked first. By cheats, exact_hits, quiz.
        self.after_play: tuple[Play, ...] = ()
        # By effect (engine/state/layout.py): what the card does. By play, recover, swaps, custom,
        # zero, one, two, three, four, five, six_on_nine, eight.
        self.acts: list[Act | None] = [None] * _EFFECT_CODES
        # pile -> its top card is about to be covered. By dice.
        self.covers: StepOf | None = None
        # Offer others to call a wild that was just laid. By challenge, bluff.
        self.calls: Call | None = None

        # Drawing.

        # A draw card has made a seat draw: the newest window. By stack.
        self.owes: Step | None = None
        # What a seat can do instead; below 0: nothing else. By backfire, equals, stack.
        self.instead: tuple[Offer, ...] = ()
        # By verb: how it does that. By backfire, equals, stack.
        self.instead_verbs: dict[int, Answer] = {}
        # kind, pile -> may a set begin so, instead of the draw? By stack.
        self.fits_draw: OfKind | None = None
        # Not 0: the draw waits for seats asked before it. By stack.
        self.waits: Ask | None = None
        # A seat is about to draw what it owes. By unseen.
        self.draws: StepOf | None = None
        # A seat that drew what it owed emptied a discard pile. By second_pile.
        self.took_last: Step | None = None
        # A seat got a card, by drawing, giving or taking (turn/hand_cards.py). By melds; a chain,
        # since what one rule makes of a card keeps no other from it.
        self.gains: tuple[Gain, ...] = ()
        # seat, kind -> who gets a card drawn; NOBODY: the drawer. By seven_eight_nine.
        self.receives: OfKind | None = None
        # Cards are drawn from a new draw pile from now on. By second_pile.
        self.splits: Step | None = None

        # The turn and the hand.

        # A seat that cannot play leaves the hand. By leave.
        self.leaves: StepOf | None = None
        # Not 0: the turn goes on, or a window is open. By second_pile, jump, free_play, flow,
        # melds.
        self.turn_ends: tuple[Ask, ...] = ()
        # Before the cards are dealt. By dice.
        self.before_deal: Step | None = None
        # They are dealt, the first card is not turned. By melds.
        self.hand_begins: Step | None = None
        # It is turned. By face_down.
        self.first_card: Step | None = None
        # way -> not 0: the hand is not over yet. By palm.
        self.hand_ends: OfSeat | None = None

        # Between hands, and the match.

        # seat -> points besides its cards. By palm, eight, surrender, sorry.
        self.points: tuple[OfSeat, ...] = ()
        # Who won the hand is settled: who wins with them. By partners.
        self.wins: Step | None = None
        # seat -> the points that count for it. By partners.
        self.shares: OfSeat | None = None
        # Not 0: it has settled whether the match is over. By ending.
        self.match_ends: Ask | None = None
        # Before the cards are gathered for the next hand. By sorry, trail.
        self.gathers: tuple[Step, ...] = ()
        # Gather them otherwise; return how many there are. By unshuffled.
        self.cuts: Ask | None = None

        # Standing rights.

        # What a seat can do between any two choices. By jump.
        self.rights: Offer | None = None
        # By verb: how it does that. By jump, sorry.
        self.right_verbs: dict[int, Answer] = {}
        # seat, kind -> can it add that to the draw that waits? By stack.
        self.can_add: OfKind | None = None
        # How it does that. By stack.
        self.adds: Answer | None = None

        # What is seen.

        # Must hands keep their order? By unseen, seven_eight_nine.
        self.keeps_order = False
        # seat -> how many of its cards it has looked at. By unseen.
        self.seen: OfSeat | None = None
        # The face-up cards of all hands, at a view's end. By seven_eight_nine.
        self.lists_open: Show | None = None
        # What a seat's view shows besides, or hides. By unseen.
        self.shows: Show | None = None

        # What engine/loading.py finds out, so that most turns ask once.

        self.is_listing_plain = True  # a card is laid if it matches the top of the only open pile
        self.is_turn_plain = True  # and then nothing can be done but draw, or keep what was drawn
        self.is_play_plain = True  # and then nothing comes of it but what the card does
        self.is_end_plain = True  # a turn just ends if its seat holds cards
        self.plays_into: List  # seat, out -> n: lists the cards that can be laid
        self.turn_choices: List  # seat, out -> n: lists what the seat on turn can do
        self.is_drawing_plain = True  # a card that is drawn goes to its drawer, and that is all

    def fill(self, held: "F | None", function: "F") -> "F":  # set-up
        """Return the function for a slot that holds nothing; a ValueError names both if it does."""
        if held is not None:
            both = [f"{getattr(one, '__module__', '')}.{one.__name__}" for one in (held, function)]
            raise ValueError(f"{both[0]} and {both[1]} fill one slot: make it a chain")
        return function
