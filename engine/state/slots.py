"""This module holds what parts of the rules do for others, each under its function's name.

    slots.open_stack(s, at)        whoever calls one has asked the state whether its options want it

A part puts its functions here when it is joined: by `join()` at the end of its module, called for
each part that a game's options ask for (engine/parts.py). Parts of other rules may be joined, too:
a game calls what its own options ask for, whatever else is there. What is always there is imported
and called by its name.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.state.playing import Game
    from engine.state.windows import Answer, Choices, Offer

    Act = Callable[[Game, bytearray], None]
    OfSeat = Callable[[Game, bytearray, int], None]  # seat
    OfKind = Callable[[Game, bytearray, int, int], bool]  # seat, a kind that it holds
    Show = Callable[[Game, bytearray, int, bytearray | memoryview], None]  # seat, view
    Owe = Callable[[bytearray, int, int, int, int], None]  # actor, target, amount, card
    OfPlay = Callable[[bytearray, int], None]  # the record of a play
    OfEffect = Callable[[Game, bytearray, int, int], None]  # the record of a play, its effect
    Stage = Callable[[Game, bytearray, int], bool]  # the record of a play


class Slots:
    """What parts do; a slot that no part was joined for is not there."""

    if TYPE_CHECKING:
        # The turn on one discard pile (engine/turn).
        begin_on_one_pile: Act  # the deal and the first card
        open_owed: Owe

        # The turn on two (engine/two_piles).
        begin_on_two_piles: Act
        open_forced: Owe
        next_card: Callable[[Game, bytearray, int, int], int]  # seat, draw pile: what it takes
        show_two_piles: Show
        list_face_up: Callable[[Game, bytearray, bytearray | memoryview], None]  # in a view
        open_gained: Callable[[Game, bytearray, int, int], None]  # seat, what it has gained
        go_on_with_kept: Act  # begin on the last discard of the hand before
        turn_first_card: Act  # until one may begin
        # seat, out, n, plays, sets
        list_draw_or_pass: Callable[[Game, bytearray, int, list[int], int, int, int], int]
        why_not_draw: Callable[[Game, bytearray, int], int]  # OK, or why a seat may not draw
        draws_on: Callable[[Game, bytearray, int], bool]  # until it can play
        why_not_pass: Callable[[Game, bytearray, int], int]  # OK, or why a seat may not pass
        mark_turns_had: Callable[[bytearray], None]  # who has had or lost a turn (CRO-5)
        completes_equals: Callable[[Game, bytearray, int, int], bool]  # does a kind, on a pile?
        find_equals: Callable[[Game, bytearray, int, list[int]], None]  # faces by color
        # how those laid on a card act; did the first go there alone?
        settle_equals: Callable[[bytearray, int, int, bool], None]
        act_extra: Callable[[Game, bytearray, int, int, int], None]  # card, pile, turned
        has_free_play: Callable[[Game, bytearray], bool]
        list_adds: Offer  # what can be laid on a draw card by who would draw
        must_add: Callable[[Game, bytearray, int], bool]
        add_to_draw: Answer

        # What all house rules bring along (engine/house).
        list_plays: Choices  # what the seat on turn can do
        why_not_by_house: Callable[
            [Game, bytearray, int, int], int
        ]  # OK, or why a kind does not go
        must_play_any: Callable[[Game, bytearray, int], bool]  # has a seat to play what it can?
        can_play_by_house: Callable[[Game, bytearray, int, bool], bool]  # seat, a card alone?
        lay_by_house: Callable[[Game, bytearray, int, int, int], None]  # seat, choice, its place
        end_number: Callable[[Game, bytearray, int, int, int], None]  # seat, card, who pays
        house_stages: tuple[Stage, ...]  # CORE-11
        show_house: Show

        # House rules of either turn (engine/house): what was not looked at yet,
        seen_of: Callable[[bytearray, int], int]  # how many of its cards a seat has seen
        late_color: Callable[[bytearray], int]  # the record that waits for it, or 0
        draw_unseen: Callable[[bytearray, int], None]  # a seat begins to
        hide_unseen: Show
        # Single house rules (engine/rules): what can be laid,
        list_sets: Offer  # what can be put aside for a set (sets)
        put_in_set: Answer  # put a card aside, or take it back
        complete_set: Callable[[Game, bytearray, int, int], int]  # OK, or why a kind does not
        has_set: Callable[[Game, bytearray, int], bool]  # has a seat a card to put aside?
        is_set: OfKind  # is it the last of a set of equals?
        joins_set: OfKind
        may_have_equals: Callable[[Game, bytearray, int], bool]  # False: a seat has none
        goes_with: OfKind  # does it go with others of its rank (sets=same_rank)?
        is_sum: OfKind  # do it and what is put aside make the number in play?
        joins_sum: OfKind
        may_make_sums: Callable[[Game, bytearray, int], bool]  # False: a seat can make none
        wanted_for_two: Callable[[Game, bytearray, int], int]  # bits of MATCH, on a pile
        who_is_hit: Callable[[bytearray, int, int], int]  # by a kind on a pile (exact_hits)
        hit_player: Callable[[bytearray, int, int, int, int], None]  # seat, player, card, pile
        settle_exact: Callable[[bytearray, int, int, int, int], None]  # seat, kind, pile, player
        leave_hand: OfSeat  # draw=none
        list_surrenders: Offer
        surrender_hand: Answer
        roll_all: Act  # the whole pool (deck=dice)
        take_die: Callable[[Game, bytearray, int], None]  # that of a pile goes back into the pool
        list_downs: Offer  # cards that can be laid face down (piles=face_down)
        lay_down: Answer
        begin_downs: Act  # one lies there from the beginning, where cards act
        list_downs_acting: Offer
        lay_down_acting: Answer
        put_down: Callable[[Game, bytearray, int, int, int], None]  # seat, kind, Uno called?
        take_out: OfKind  # take a kind out of a hand, if it is there
        take_out_acting: OfKind
        end_claim: OfSeat  # and the turn of who laid
        # out of turn,
        jump_in: Answer
        # What a turn does with a jump: may it be added, is it dressed rightly, add it, lay it.
        house_jumps: tuple[Callable[..., Any], ...]
        acting_jumps: tuple[Callable[..., Any], ...]
        let_jump: Callable[[bytearray], None]  # on what was laid last in the turn
        let_all_add: Callable[[bytearray], None]  # to the newest record's draw
        ask_adders: Callable[[bytearray], bool]  # the next of them, if there is one
        decline: Callable[[bytearray, int], None]  # a seat adds nothing
        is_stackable: Callable[[bytearray, int], bool]  # a record's draw
        can_add_one: OfKind
        # the one kind to jump in with; NO_CARD: several; -1: nobody holds it
        only_jump: Callable[[Game, bytearray], int]
        offer_jumps: Offer  # what a seat can jump in with
        offer_known_jumps: Callable[[Game, bytearray, int, list[int], int, int], int]  # as it knows
        report_sorry: Answer
        count_draw_cards: Callable[[bytearray, int, int, int], None]  # seat, kind, how many
        take_aside_up: Act  # the cards set aside lie on draw pile 1 again
        # what a play sets off,
        ask_for_sum: Callable[[Game, bytearray, int, int], None]  # seat, two numbers of 4 bits
        ask_what_they_make: Callable[[Game, bytearray, int, int, int], None]  # seat, two kinds
        open_swap: Callable[[Game, bytearray, int, int, int], None]  # seat, effect, how often
        open_first_swap: Callable[[bytearray, int], None]  # a seat swaps for the first card
        act_as_extra: OfEffect  # custom, extra
        act_on_others: Callable[[Game, bytearray, int, int, int], None]  # seat, pile, effect
        effect_of_blank: Callable[[bytearray, int], int]  # of a kind that stands for no lost card
        # ask whether a card that a seat laid on a pile was one (challenge=any)
        open_bluff: Callable[[bytearray, int, int, int], None]
        open_cheat: OfPlay  # the same (dirty)
        keep_table_before: Callable[
            [bytearray, int, int], None
        ]  # before a choice that may be called
        take_back: Callable[[Game, bytearray, int, int], bool]  # seat, card; does the hand go on?
        table_before: Callable[[bytearray], int]  # where cards act, to take a card back
        ask_cheat: Callable[[bytearray, int, int, int, int], None]  # seat, choice, pile, that
        # seat, card, pile, that; does the hand go on?
        take_back_acting: Callable[[Game, bytearray, int, int, int, int], bool]
        # is a kind a cheat to jump in with, on a pile?
        is_upside_down: Callable[[bytearray, int, int], bool]
        open_stack: OfPlay  # ask who would draw whether it adds (stack)
        can_stack_one: OfKind
        add_to_stack: Answer  # out of turn
        # and the scores.
        open_palming: Callable[[Game, bytearray, int], int]  # not 0: the hand is not over (SEV-3)
        points_aside: Callable[[Game, bytearray, int], int]  # of a seat (CRO-7)
        points_of_salt: Callable[[Game, bytearray, int], int]  # of a seat, that are not counted
        points_palmed: Callable[[bytearray, int], int]  # of a seat, that are not counted

        # Between hands (engine/match).
        let_side_win: Callable[[bytearray], None]  # complete the hand's winners (partners)
        points_of_side: Callable[[bytearray, int], int]  # what a seat's side holds
        is_same_side: Callable[[bytearray, int, int], bool]
        end_match: Callable[[bytearray], None]  # if the hand was its last
        gather_and_cut: Callable[[Game, bytearray], int]  # how many cards, as they are dealt
        keep_trail: Act  # before they are taken up: and the last discard
        start_on_last: Act  # deal, and begin on that discard
        are_tables_covered: Callable[[bytearray], bool]
        lengthen_trail: Callable[[bytearray, int], None]  # by discards that are shuffled


slots = Slots()
