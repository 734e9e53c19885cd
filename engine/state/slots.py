"""This module holds the functions that parts of the rules provide to other modules.

    slots.open_stack(s, at)        the caller has checked that an option asks for that part

Each function is an attribute of `slots` under its own name. A part sets it in `join()`, at the end
of its module, which runs for each part that a game's options ask for (engine/parts.py). Parts of
other rules may stay joined: a game calls only what its own options ask for. Modules that every game
needs are imported and called by name instead.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.state.playing import Game
    from engine.state.windows import Answer, Choices, Offer

    Act = Callable[[Game, bytearray], None]
    OfSeat = Callable[[Game, bytearray, int], None]  # seat
    OfKind = Callable[[Game, bytearray, int, int], bool]  # seat, kind
    OfHeld = Callable[[bytearray, int, int], bool]  # seat, a kind that it holds
    Show = Callable[[Game, bytearray, int, bytearray | memoryview], None]  # seat, view
    Owe = Callable[[bytearray, int, int, int, int], None]  # actor, target, amount, card
    OfPlay = Callable[[bytearray, int], None]  # the record of a play
    OfEffect = Callable[[Game, bytearray, int, int], None]  # the record of a play, an effect
    Stage = Callable[[Game, bytearray, int], bool]  # the record of a play
    WhyNot = Callable[[Game, bytearray, int], int]  # seat; returns OK or a reason


class Slots:
    """The functions of the parts that were joined. The comments name the parameters after g, s."""

    if TYPE_CHECKING:
        # The turn on one discard pile (engine/turn).
        begin_on_one_pile: Act  # deal, turn the first card
        open_owed: Owe
        # actor, target, the card laid (challenge=next)
        offer_challenge: Callable[[bytearray, int, int, int], None]

        # The turn where cards act (engine/two_piles).
        begin_on_two_piles: Act  # deal, turn the first card
        open_forced: Owe
        next_card: Callable[[Game, bytearray, int, int], int]  # seat, draw pile; the card taken
        show_two_piles: Show
        list_face_up: Callable[[Game, bytearray, bytearray | memoryview], None]  # view
        open_gained: Callable[[bytearray, int, int], None]  # seat, the kind that it gained
        go_on_with_kept: Act  # begin on the last discard of the hand before
        turn_first_card: Act  # turn cards until a hand may begin on one
        # seat, out, n, plays, sets
        list_draw_or_pass: Callable[[Game, bytearray, int, list[int], int, int, int], int]
        why_not_draw: WhyNot
        draws_on: Callable[[Game, bytearray, int], bool]  # must the seat draw on until it can play?
        why_not_pass: WhyNot
        mark_turns_had: Callable[[bytearray], None]  # by the seats that had or lost one (CRO-5)
        act_extra: Callable[[Game, bytearray, int, int, int], None]  # card, pile, turned up?
        has_free_play: Callable[[Game, bytearray], bool]
        list_adds: Offer  # draw cards that the seat can lay instead of drawing
        must_add: Callable[[Game, bytearray, int], bool]  # seat
        add_to_draw: Answer

        # All house rules on one pile (engine/house).
        list_plays: Choices  # all that the seat on turn can do
        why_not_by_house: Callable[[Game, bytearray, int, int], int]  # seat, kind
        must_play_any: Callable[[Game, bytearray, int], bool]  # seat: must it play what it can?
        can_play_by_house: Callable[[Game, bytearray, int, bool], bool]  # seat, a single card?
        lay_by_house: Callable[[Game, bytearray, int, int, int], None]  # seat, choice, offset
        end_number: Callable[[Game, bytearray, int, int, int], None]  # seat, card, who pays
        house_stages: tuple[Stage, ...]  # CORE-11
        show_house: Show

        # Cards that their player has not looked at (engine/house/unseen.py).
        seen_of: Callable[[bytearray, int], int]  # seat; how many of its cards it has seen
        late_color: Callable[[bytearray], int]  # the record that waits for a late color, or 0
        draw_unseen: Callable[[bytearray, int], None]  # seat: what it draws now it does not see
        hide_unseen: Show

        # House rules (engine/rules): what can be laid.
        list_sets: Offer  # put a card aside for a set, lay the set, take a card back
        put_in_set: Answer  # put a card aside, or take the last one back
        can_make_set: Callable[[Game, bytearray, int], bool]  # seat
        # seat, the last card, pile; OK or a reason
        why_not_complete: Callable[[Game, bytearray, int, int, int], int]
        goes_first: Callable[[Game, bytearray, int, int], bool]  # the last card of a play, pile
        # kind, the card below, what `goes_first` said
        settle_set: Callable[[bytearray, int, int, bool], None]
        adds_up_on: Callable[[bytearray, int, int], bool]  # kind, pile: to the draw that waits?
        complete_set: Callable[[Game, bytearray, int, int], int]  # seat, kind; OK or a reason
        has_set: Callable[[Game, bytearray, int], bool]  # seat: can it put a card aside?
        is_set: Callable[[bytearray, int], bool]  # kind: does it complete a set of equals?
        joins_set: Callable[[Game, bytearray, int], bool]  # kind
        may_have_equals: Callable[[Game, bytearray, int], bool]  # seat; False: it has none
        goes_with: Callable[
            [bytearray, int], bool
        ]  # does it go on cards of its rank (sets=same_rank)?
        is_sum: OfHeld  # does it make the number in play, with the cards put aside?
        joins_sum: OfHeld
        may_make_sums: Callable[[Game, bytearray, int], bool]  # seat; False: it can make none
        wanted_for_two: Callable[[Game, bytearray, int], int]  # pile; bits of MATCH
        who_is_hit: Callable[[bytearray, int, int], int]  # kind, pile; a player (exact_hits)
        hit_player: Callable[[bytearray, int, int, int, int], None]  # seat, player, card, pile
        settle_exact: Callable[[bytearray, int, int, int, int], None]  # seat, kind, pile, player
        leave_hand: OfSeat  # draw=none
        list_surrenders: Offer
        surrender_hand: Answer
        roll_all: Act  # the whole pool (deck=dice)
        take_die: Callable[[Game, bytearray, int], None]  # pile, whose top die goes into the pool
        list_downs: Offer  # cards that can be laid face down (piles=face_down)
        lay_down: Answer
        begin_downs: Act  # put a first card face down, where cards act
        list_downs_acting: Offer
        lay_down_acting: Answer
        put_down: Callable[[Game, bytearray, int, int, int], None]  # seat, kind, Uno called?
        take_out: OfKind  # remove a card from a hand, if it is there
        take_out_acting: OfKind
        end_claim: OfSeat  # end the turn of the seat that laid a card face down

        # House rules: out of turn.
        jump_in: Answer
        # How each turn takes a jump: can a card be added, add it, lay it.
        house_jumps: tuple[Callable[..., Any], ...]
        acting_jumps: tuple[Callable[..., Any], ...]
        let_jump: Callable[[bytearray], None]  # on the card that was laid last in the turn
        let_add: Callable[[bytearray], None]  # to the draw of the newest record
        ask_adders: Callable[[bytearray], bool]  # ask the next seat that may add, if there is one
        decline: Callable[[bytearray, int], None]  # seat, which adds nothing
        is_stackable: Callable[[bytearray, int], bool]  # the record of a draw
        can_add_one: OfHeld
        # the only kind to jump in with; NO_CARD: there are several; -1: nobody holds it
        only_jump: Callable[[Game, bytearray], int]
        offer_jumps: Offer  # cards that the seat can jump in with
        # seat, out, n, exact: only if the seat has looked at its cards
        offer_known_jumps: Callable[[Game, bytearray, int, list[int], int, int], int]
        report_sorry: Answer
        count_draw_cards: Callable[[bytearray, int, int, int], None]  # seat, kind, how many
        take_aside_up: Act  # put the cards set aside on draw pile 1 again

        # House rules: what a play sets off.
        ask_for_sum: Callable[[bytearray, int, int], None]  # seat, two numbers of 4 bits
        ask_what_they_make: Callable[[bytearray, int, int, int], None]  # seat, two kinds
        open_swap: Callable[[Game, bytearray, int, int, int], None]  # seat, effect, times
        act_as_extra: OfEffect  # custom, extra
        act_on_others: Callable[[Game, bytearray, int, int, int], None]  # seat, pile, effect
        effect_of_blank: Callable[[bytearray, int], int]  # kind, which stands for no lost card
        open_bluff: Callable[[bytearray, int, int, int], None]  # seat, card, pile (challenge=any)
        open_cheat: OfPlay  # ask whether it was a cheat (dirty)
        keep_table_before: Callable[[bytearray, int, int], None]  # seat, choice
        take_back: Callable[[Game, bytearray, int, int], bool]  # seat, card; does the hand go on?
        table_before: Callable[[bytearray], int]  # where cards act, to take a card back
        ask_cheat: Callable[[bytearray, int, int, int, int], None]  # seat, choice, pile, before
        # seat, card, pile, before; does the hand go on?
        take_back_acting: Callable[[Game, bytearray, int, int, int, int], bool]
        is_upside_down: Callable[[bytearray, int, int], bool]  # kind, pile: is it a 6 on a 9?
        open_stack: OfPlay  # ask the seat that would draw whether it adds a card (stack)
        can_stack_one: OfHeld
        add_to_stack: Answer  # out of turn

        # Scores.
        open_palming: Callable[[bytearray, int], int]  # way; not 0: the hand is not over yet
        points_aside: Callable[[Game, bytearray, int], int]  # seat (CRO-7)
        points_of_salt: Callable[[Game, bytearray, int], int]  # seat; points not counted
        points_palmed: Callable[[bytearray, int], int]  # seat; points not counted
        was_given_hand: Callable[[bytearray, int], bool]  # seat (surrender)

        # Between hands (engine/match).
        let_side_win: Callable[[bytearray], None]  # add partners to the hand's winners
        points_of_side: Callable[[bytearray, int], int]  # seat; what its whole side holds
        is_same_side: Callable[[bytearray, int, int], bool]  # two seats
        end_match: Callable[[bytearray], None]  # if this hand was the last
        gather_and_cut: Callable[[Game, bytearray], int]  # how many cards (reshuffle=0)
        keep_trail: Act  # before the discards are gathered
        start_on_last: Act  # deal, and begin on the last discard of the hand before
        are_tables_covered: Callable[[bytearray], bool]
        lengthen_trail: Callable[[bytearray, int], None]  # by discards that are taken away


slots = Slots()
