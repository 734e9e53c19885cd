"""This module names every place where a rule adds to the turn: slots, chains, and tables.

    hooks = Hooks()               made once for a rule set (engine/parts.py)
    register(hooks)               of each rule that its options ask for adds its functions:
        hooks.owes = hooks.fill_slot(hooks.owes, let_add)     a slot: one function, or None
        hooks.bars += (_bar,)                            a chain: several, in order of registration
        hooks.verbs[DOWN] = _lay_down                    a table: one for each key
    game.hooks = hooks            a game calls what stands there

A slot is for one rule, or for rules that exclude each other; a rule that shares it with another
makes it a chain. A rule that no option asks for stands nowhere, so a plain game goes through plain
functions. Every function takes the game `g` and its state `s` first.

Names of parameters: seat 0-9; pile: a discard pile, 0 or 1; card, kind: engine/state/cards.py;
choice: engine/state/choices.py; out, n: choices listed so far; they return the new n. The comment
on each place begins with the modules whose functions stand there; a test compares them with all
that registers.
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
        self.wanted: OfSeat | None = None  # two_for_one: pile -> bits of MATCH that fit, too
        # no_wild_finish, no_draw_first_round: kind, cards left after it -> OK, or why not
        self.bars: tuple[OfKind, ...] = ()
        self.second_pile = False  # second_pile: are there two discard piles to lay cards on?
        self.forces: OfSeat | None = None  # forced_four: seat -> must it play if it can?
        self.offers: tuple[Offer, ...] = ()  # sets, face_down, surrender: what else it can do
        self.verbs: dict[int, Answer] = {}  # sets, face_down, surrender: by verb, how

        # Sets (engine/turn/sets.py).
        self.may_make_set: tuple[OfSeat, ...] = ()  # equals, sums, pairs: seat -> may it make one?
        # equals, sums, pairs: seat, kind, must -> can it put that aside for one that has `must`?
        self.joins_set: tuple[OfPile, ...] = ()
        # equals, sums, pairs: kind, pile -> do it and the cards put aside make one there?
        self.makes_set: tuple[OfKind, ...] = ()
        # equals, sums: kind on top -> not 0: it has settled how often each card acts
        self.settles_set: tuple[OfSeat, ...] = ()
        self.completes: OfPile | None = None  # sets: seat, kind, pile -> OK, or why it lays none
        self.can_play: OfSeat | None = None  # sets: seat -> can it lay one, though no single card?

        # A play, stage by stage (CORE-11).
        self.before_play: tuple[Play, ...] = ()  # equals, cheats, exact_hits: the table as it was
        # sets, equals, sorry, six_on_nine: the cards lie; settle how often each acts
        self.settles: tuple[Play, ...] = ()
        # cheats, exact_hits, quiz: open windows, of which the last one's is asked first
        self.after_play: tuple[Play, ...] = ()
        # play, recover, swaps, custom, zero, one, two, three, four, five, six_on_nine, eight: what
        # a card does, by its effect (engine/state/layout.py)
        self.acts: list[Act | None] = [None] * _EFFECT_CODES
        self.covers: StepOf | None = None  # dice: pile -> its top card is about to be covered
        self.calls: Call | None = None  # challenge, bluff: others may call a wild that was laid

        # Drawing.
        self.owes: Step | None = None  # stack: a draw card makes a seat draw, the newest window
        # backfire, equals, stack: what a seat can do instead; below 0: and nothing else
        self.instead: tuple[Offer, ...] = ()
        self.instead_verbs: dict[int, Answer] = {}  # backfire, equals, stack: by verb, how
        self.fits_draw: OfKind | None = None  # stack: kind, pile -> may a set for it begin so?
        self.waits: Ask | None = None  # stack: not 0: the draw waits for seats asked before it
        self.draws: StepOf | None = None  # unseen: a seat is about to draw what it owes
        self.took_last: Step | None = None  # second_pile: a draw that is over emptied a pile
        # melds: a seat got a card, by drawing, giving or taking (turn/hand_cards.py). A chain,
        # since what one rule makes of a card keeps no other from it
        self.gains: tuple[Gain, ...] = ()
        # seven_eight_nine: seat, kind -> who gets a card drawn; NOBODY: the drawer
        self.receives: OfKind | None = None
        self.splits: Step | None = None  # second_pile: a new draw pile is drawn from now on

        # The turn and the hand.
        self.leaves: StepOf | None = None  # leave: a seat that cannot play leaves the hand
        # second_pile, jump, free_play, flow, melds, trail: not 0: the turn goes on, a window is
        # open, or the hand is over
        self.turn_ends: tuple[Ask, ...] = ()
        self.before_deal: Step | None = None  # dice: before the cards are dealt
        self.hand_begins: Step | None = None  # melds: they are dealt, the first card is not turned
        self.first_card: Step | None = None  # face_down: it is turned
        self.hand_ends: OfSeat | None = None  # palm: way -> not 0: the hand is not over yet

        # Between hands, and the match.
        self.points: tuple[OfSeat, ...] = ()  # palm, eight, surrender, sorry: besides its cards
        self.wins: Step | None = None  # partners: it is settled who won; who wins with them?
        self.shares: OfSeat | None = None  # partners: seat -> the points that count for it
        self.match_ends: Ask | None = None  # ending: not 0: it settled whether the match is over
        self.gathers: tuple[Step, ...] = ()  # sorry, trail: before the cards are gathered again
        self.cuts: Ask | None = None  # unshuffled: gather them otherwise; return how many

        # Standing rights.
        self.rights: Offer | None = None  # jump: what a seat can do between any two choices
        self.right_verbs: dict[int, Answer] = {}  # jump, sorry: by verb, how
        self.can_add: OfKind | None = None  # stack: seat, kind -> can it add that to a draw?
        self.adds: Answer | None = None  # stack: how it does that

        # What is seen.
        self.keeps_order = False  # unseen, seven_eight_nine: must hands keep their order?
        self.seen: OfSeat | None = None  # unseen: seat -> how many of its cards it has looked at
        self.lists_open: Show | None = None  # seven_eight_nine: face-up cards, at a view's end
        self.shows: Show | None = None  # unseen: what a seat's view shows besides, or hides

        # What engine/loading.py finds out, so that most turns ask once.
        self.is_listing_plain = True  # a card is laid if it matches the top of the only open pile
        self.is_turn_plain = True  # and then nothing can be done but draw, or keep what was drawn
        self.is_play_plain = True  # and then nothing comes of it but what the card does
        self.is_end_plain = True  # a turn just ends if its seat holds cards
        # seat, out -> n: lists the cards that can be laid, where that is not plain.
        self.plays_into: List | None = None
        self.is_drawing_plain = True  # a card that is drawn goes to its drawer, and that is all

    def fill_slot(self, held: "F | None", function: "F") -> "F":  # set-up
        """Return the function for a slot that holds nothing; a ValueError names both if it does."""
        if held is not None:
            both = [f"{getattr(one, '__module__', '')}.{one.__name__}" for one in (held, function)]
            raise ValueError(f"{both[0]} and {both[1]} fill one slot: make it a chain")
        return function
