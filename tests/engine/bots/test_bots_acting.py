"""The bots `random` and `plain` make every decision that comes up where cards act on two piles."""

from random import Random

import pytest

from engine.bots import easy, hard, plain, random
from engine.game import Game
from engine.notation import rainbow, run
from engine.rulesets import load
from engine.state import layout
from engine.state.cards import FACE_UP, WILD, WILD_FOUR, colored, wild_kind
from engine.state.choices import (
    ADD,
    BACKFIRE,
    BLUFF,
    CALL_UNO,
    CARD_SHIFT,
    CHALLENGE,
    COLOR_SHIFT,
    DRAW,
    FROM_D2,
    FROM_P2,
    GIVE,
    NAME,
    ON_PILE_2,
    PASS,
    PLAY,
    RECOVER,
    REFUSE,
    REMOVE,
    SEAT_SHIFT,
    SHOW,
    TAKE,
    TAKE_UNSEEN,
    VERB_MASK,
    WITH_UNO,
    card_of,
    catch,
    color_of,
    play,
    seat_of,
)
from engine.state.reasons import OK
from engine.state.window_types import W_DRAW, W_FIVE, W_FOUR, W_ONE, W_SWAP
from engine.state.windows import push
from engine.table import Table
from engine.view import view_into, view_size

ROLLS = Random(5)
RED_3, RED_5, RED_6, RED_9 = (colored(face, 0) for face in (3, 5, 6, 9))
BLUE_1, BLUE_4, BLUE_5, BLUE_6, BLUE_8 = (colored(face, 2) for face in (1, 4, 5, 6, 8))
REVERSE_G, DRAW_R = colored(11, 1), colored(12, 0)
W, W4 = wild_kind(WILD), wild_kind(WILD_FOUR)
BOTH = pytest.mark.parametrize("decide", [random.decide, plain.decide])


def roll() -> int:
    return ROLLS.randrange(2**24)


def game_with(cards: list[int], others: tuple[int, ...] = (7, 7)) -> Game:
    """Return a hand of grand with seat 0 on turn, holding the cards; others: counts of the rest."""
    game = Game(10, 108)
    game.start(load("grand"), 1 + len(others), 1, dealer=0)
    s = game.state
    s[game.hands[0] : game.hands[0] + 30] = bytes(cards).ljust(30, b"\0")
    s[layout.COUNTS] = len(cards)
    s[layout.TURN] = s[layout.FIRST] = 0
    for seat, count in enumerate(others, 1):
        s[layout.COUNTS + seat] = count
    return game


def view_of(game: Game) -> bytearray:
    view = bytearray(view_size(game))
    view_into(game, 0, view)
    return view


def bot_choice(decide, game: Game, choices: list[int]) -> int:
    """Return the choice of a bot for seat 0."""
    return decide(view_of(game), choices + [0] * 20, len(choices), roll)


def bot_choices(decide, game: Game, choices: list[int], times: int = 300) -> set[int]:
    """Return the different choices that a bot makes in many tries."""
    return {bot_choice(decide, game, choices) for _ in range(times)}


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_a_bot_makes_only_choices_that_it_was_offered_and_the_hand_ends(decide, players):
    table = Table(Game(players, 108))
    offered: list[tuple[int, ...]] = []

    def watched(view, choices, n, roll):
        choice = decide(view, choices, n, roll)
        offered.append((choice, *choices[:n]))
        return choice

    table.bots[:players] = [watched] * players
    for seed in range(4 if players > 6 else 8):
        table.game.start(load("grand"), players, seed)
        assert table.play_bots(40_000) < 40_000
        assert table.game.status != layout.IN_PLAY
    for choice, *own in offered:
        verb = choice & VERB_MASK
        assert not choice & BLUFF and verb != REMOVE
        assert not (decide is random.decide and verb in (CHALLENGE, 13))
        bare = choice & ~WITH_UNO
        if verb in (PLAY, BACKFIRE) and card_of(choice) >= 64:
            assert color_of(choice) >= 0
            bare &= ~(7 << COLOR_SHIFT)
        assert bare in own or (choice == 0 and all(c & VERB_MASK in (12, 13) for c in own))


@pytest.mark.parametrize(
    "option", ["sets=none", "rainbow=0", "two=color", "austere=1", "four=none"]
)
def test_bots_play_when_one_of_grands_options_is_changed(option):
    name, _, value = option.partition("=")
    table = Table(Game(4, 108))
    table.bots[:4] = [plain.decide, random.decide] * 2
    for seed in range(6):
        table.game.start(load("grand", {name: value}), 4, seed)
        table.play_bots(40_000)
        assert table.game.status != layout.IN_PLAY


def test_random_chooses_uniformly_among_plays_and_cards_to_put_aside():
    game = game_with([RED_3, RED_5, RED_6])
    choices = [
        play(RED_3),
        play(RED_3) | ON_PILE_2,
        play(W4) | BLUFF,
        ADD | 3 << CARD_SHIFT,
        ADD | 5 << CARD_SHIFT,
    ]
    seen = [bot_choice(random.decide, game, [*choices, DRAW, DRAW | FROM_D2]) for _ in range(4000)]
    assert set(seen) == {choices[0], choices[1], choices[3], choices[4]}
    assert all(abs(seen.count(choice) - 1000) < 140 for choice in set(seen))


@pytest.mark.parametrize(
    "choices",
    [
        [DRAW, DRAW | FROM_D2],
        [RECOVER | REVERSE_G << CARD_SHIFT, PASS],
        [SHOW, PASS],
        [REFUSE, PASS],
        [NAME | 1 << SEAT_SHIFT, NAME | 2 << SEAT_SHIFT],
        [TAKE | BLUE_8 << CARD_SHIFT, TAKE_UNSEEN | 1 << CARD_SHIFT],
        [rainbow(3, -1), run(0, 3, 1), PASS],
        [
            GIVE | RED_3 << CARD_SHIFT | 1 << SEAT_SHIFT,
            GIVE | RED_3 << CARD_SHIFT | 2 << SEAT_SHIFT,
        ],
    ],
)
def test_random_makes_any_other_choice_it_is_offered(choices):
    assert bot_choices(random.decide, game_with([RED_3, RED_5, RED_6]), choices) == set(choices)


def test_random_backfires_at_times_and_calls_a_color_then():
    game = game_with([W, RED_5, RED_6])
    seen = bot_choices(random.decide, game, [BACKFIRE | W << CARD_SHIFT, DRAW, DRAW | FROM_D2])
    assert {color_of(choice) for choice in seen if choice & VERB_MASK == BACKFIRE} == {0, 1, 2, 3}
    assert {DRAW, DRAW | FROM_D2} < seen


def test_random_never_takes_a_card_back_or_accuses_and_always_calls_uno():
    game = game_with([RED_3, RED_5, RED_6])
    assert bot_choices(
        random.decide, game, [ADD | 3 << CARD_SHIFT, REMOVE | RED_3 << CARD_SHIFT]
    ) == {ADD | 3 << CARD_SHIFT}
    assert bot_choices(random.decide, game, [CHALLENGE, PASS]) == {PASS}
    assert bot_choices(random.decide, game, [catch(1)]) == {0}
    assert bot_choices(random.decide, game, [DRAW, CALL_UNO, catch(1)]) == {CALL_UNO}


@BOTH
@pytest.mark.parametrize(
    "choice",
    [
        play(RED_3),
        RECOVER | RED_3 << CARD_SHIFT,
        GIVE | RED_3 << CARD_SHIFT | 1 << SEAT_SHIFT,
        BACKFIRE | W << CARD_SHIFT,
    ],
)
def test_a_bot_calls_uno_with_any_choice_that_leaves_one_card(decide, choice):
    for cards, calls in (([RED_3, W], True), ([RED_3, W, W], False), ([W], False)):
        assert bool(bot_choice(decide, game_with(cards), [choice]) & WITH_UNO) == calls


@BOTH
def test_a_bot_calls_uno_with_a_set_that_leaves_one_card(decide):
    game = game_with([RED_3, RED_6, W])
    game.state[layout.DRAFT_SIZE], game.state[layout.DRAFT] = 1, RED_3
    assert bot_choice(decide, game, [play(RED_6), REMOVE | RED_3 << CARD_SHIFT]) & WITH_UNO
    game = game_with([RED_3, RED_6])
    game.state[layout.DRAFT_SIZE], game.state[layout.DRAFT] = 1, RED_3
    assert not bot_choice(decide, game, [play(RED_6), REMOVE | RED_3 << CARD_SHIFT]) & WITH_UNO


def test_plain_lays_sets_of_as_many_cards_as_it_can():
    game = game_with([RED_3, RED_5, RED_6, BLUE_4])
    choices = [play(RED_9), ADD | RED_6 << CARD_SHIFT, ADD | RED_3 << CARD_SHIFT, DRAW]
    assert bot_choice(plain.decide, game, choices) == ADD | RED_3 << CARD_SHIFT
    choices = [play(RED_6), ADD | RED_5 << CARD_SHIFT, REMOVE | RED_3 << CARD_SHIFT]
    assert bot_choice(plain.decide, game, choices) == ADD | RED_5 << CARD_SHIFT
    assert bot_choice(plain.decide, game, [play(RED_6), REMOVE | RED_3 << CARD_SHIFT]) == play(
        RED_6
    )


def test_plain_never_bluffs_and_uses_its_rights():
    game = game_with([RED_3, RED_5, RED_6])
    assert bot_choices(plain.decide, game, [play(W4) | BLUFF, DRAW, DRAW | FROM_D2]) <= {
        DRAW,
        DRAW | FROM_D2,
    }
    assert bot_choice(plain.decide, game, [play(RED_3), DRAW, CALL_UNO]) == CALL_UNO
    assert bot_choice(plain.decide, game, [DRAW, catch(2)]) == catch(2)
    assert bot_choice(plain.decide, game, [catch(1)]) == catch(1)


def test_plain_sends_draws_back_and_takes_the_turn_back():
    game = game_with([W, BLUE_4, BLUE_5, REVERSE_G])
    sent = bot_choice(plain.decide, game, [BACKFIRE | W << CARD_SHIFT, DRAW, DRAW | FROM_D2])
    assert (sent & VERB_MASK, color_of(sent)) == (BACKFIRE, 2)
    assert (
        bot_choice(plain.decide, game, [RECOVER | REVERSE_G << CARD_SHIFT, PASS])
        == RECOVER | REVERSE_G << CARD_SHIFT
    )


def test_plain_takes_a_card_that_goes_to_a_neighbor_from_a_discard_pile():
    game = game_with([BLUE_4, BLUE_5])
    push(game.state, W_DRAW)
    for top, is_taken in ((RED_9, True), (BLUE_1, True), (DRAW_R, False), (W, True)):
        game.state[layout.TOP_CARD + 1] = top
        chosen = bot_choice(plain.decide, game, [DRAW, DRAW | FROM_D2, DRAW | FROM_P2])
        assert (chosen == DRAW | FROM_P2) == is_taken


def test_plain_names_the_player_nearest_to_going_out_to_draw():
    game = game_with([BLUE_4, BLUE_5], (4, 2, 6))
    names = [NAME | seat << SEAT_SHIFT for seat in (1, 2, 3)]
    push(game.state, W_ONE)
    assert seat_of(bot_choice(plain.decide, game, names)) == 2
    push(game.state, W_FIVE)
    assert seat_of(bot_choice(plain.decide, game, names)) == 3
    push(game.state, W_FOUR)
    assert seat_of(bot_choice(plain.decide, game, names)) == 3


def test_plain_gives_expensive_cards_to_the_player_farthest_from_going_out():
    game = game_with([BLUE_4, DRAW_R, BLUE_5, BLUE_1], (4, 2, 6))
    cards = (BLUE_4, DRAW_R, BLUE_5)
    gifts = [GIVE | card << CARD_SHIFT | seat << SEAT_SHIFT for card in cards for seat in (1, 2, 3)]
    given = bot_choice(plain.decide, game, gifts)
    assert (card_of(given), seat_of(given)) == (DRAW_R, 3)
    only = [GIVE | RED_3 << CARD_SHIFT | 1 << SEAT_SHIFT, PASS]
    assert bot_choice(plain.decide, game, only) == only[0]


def test_plain_keeps_wilds_unless_somebody_is_near_going_out():
    gifts = [GIVE | card << CARD_SHIFT | 1 << SEAT_SHIFT for card in (W, BLUE_8)]
    assert card_of(bot_choice(plain.decide, game_with([W, BLUE_8, RED_3], (7, 7)), gifts)) == BLUE_8
    assert card_of(bot_choice(plain.decide, game_with([W, BLUE_8, RED_3], (7, 2)), gifts)) == W


def test_plain_takes_a_cheap_card():
    game = game_with([BLUE_4, BLUE_5, BLUE_1])
    at = push(game.state, W_FOUR)
    game.state[at + layout.TARGET] = 1
    cheap, dear, unseen = (
        TAKE | BLUE_8 << CARD_SHIFT,
        TAKE | RED_9 << CARD_SHIFT,
        TAKE_UNSEEN | 1 << CARD_SHIFT,
    )
    assert bot_choice(plain.decide, game, [dear, cheap, unseen]) in (cheap, unseen)
    assert bot_choice(plain.decide, game, [dear, unseen]) == unseen


def test_plain_takes_the_best_card_of_a_hand_that_it_is_shown():
    game = game_with([BLUE_4, BLUE_5, BLUE_8 | FACE_UP], (4, 4))
    s = game.state
    s[game.hands[2] : game.hands[2] + 4] = bytes([DRAW_R, RED_9 | FACE_UP, W4, BLUE_1])
    s[layout.SHOWN_TO] = 0
    s[layout.SHOWN_COUNTS + 1] = s[layout.SHOWN_COUNTS + 2] = 4
    s[push(s, W_FOUR) + layout.TARGET] = 2
    choices = [
        TAKE_UNSEEN | 1 << CARD_SHIFT,
        TAKE | RED_9 << CARD_SHIFT,
        TAKE_UNSEEN | 2 << CARD_SHIFT,
        TAKE_UNSEEN | 3 << CARD_SHIFT,
    ]
    assert (
        bot_choice(plain.decide, game, choices) == TAKE_UNSEEN | 2 << CARD_SHIFT
    )  # a wild is of use
    s[layout.COUNTS + 1] = 2  # unless somebody is near going out
    assert bot_choice(plain.decide, game, choices) == TAKE_UNSEEN | 3 << CARD_SHIFT


def test_plain_gives_sets_away_and_without_a_wild_if_it_can():
    game = game_with([BLUE_4, BLUE_5, RED_3, W])
    choices = [rainbow(3, 1), rainbow(5, -1), run(2, 3, 1), PASS]
    assert bot_choices(plain.decide, game, choices) == {rainbow(5, -1)}
    assert bot_choices(plain.decide, game, [run(2, 3, 1), PASS]) == {run(2, 3, 1)}


def test_plain_gives_two_sets_away_in_a_turn_and_a_wild_with_the_first_alone():
    game = game_with([BLUE_4, BLUE_5, RED_3, W])
    given = []
    for sets in range(4):
        game.state[layout.SETS_GIVEN] = sets
        for choice in (rainbow(5, -1), rainbow(3, 1), run(2, 3, 1)):
            given.append(bot_choices(plain.decide, game, [choice, PASS]) == {choice})
    assert given == [True, True, True, True, False, False] + [False] * 6


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("decide", [easy.decide, plain.decide, hard.decide])
def test_grd_23_bots_do_not_give_the_same_cards_round_and_round(decide, players):
    """Wilds went away in a Rainbow and came back with the next one, up to 20 times in a turn."""
    table = Table(Game(players, 108))
    table.bots[:players] = [decide] * players
    s = table.game.state
    chains = []
    for seed in range(25):
        table.game.start(load("grand"), players, seed)
        given = 0
        while table.bot_step():
            if s[layout.SETS_GIVEN] < given:
                chains.append(given)
            given = s[layout.SETS_GIVEN]
    assert len(chains) > 5 and max(chains) <= 2


def test_plain_shows_an_expensive_hand_and_refuses_an_expensive_card():
    dear, cheap = game_with([DRAW_R, REVERSE_G, W]), game_with([BLUE_1, RED_3, BLUE_4])
    assert bot_choice(plain.decide, dear, [SHOW, PASS]) == SHOW
    assert bot_choice(plain.decide, cheap, [SHOW, PASS]) == PASS
    for card, answer in ((DRAW_R, REFUSE), (BLUE_1, PASS)):
        cheap.state[push(cheap.state, W_FIVE) + layout.CARD] = card
        assert bot_choice(plain.decide, cheap, [REFUSE, PASS]) == answer


def test_plain_takes_the_salt_and_avoids_some_swaps_of_seats():
    game = game_with([BLUE_8 | FACE_UP, BLUE_5, RED_6])
    game.state[layout.SALT] = layout.NOBODY
    choices = [play(BLUE_5), play(BLUE_8), DRAW]
    assert card_of(bot_choice(plain.decide, game, choices)) == BLUE_8
    game = game_with([RED_6, BLUE_5, BLUE_4], (9, 1))
    s = game.state
    s[layout.TOP_CARD] = RED_9
    for player, is_laid in ((1, False), (2, True), (0, True)):
        s[layout.TOP_BY] = player
        card = card_of(bot_choice(plain.decide, game, [play(BLUE_4), play(RED_6), DRAW]))
        assert (card == RED_6) == is_laid


def test_plain_plays_again_with_the_pepper():
    game = game_with([colored(2, 2), BLUE_6, BLUE_4])
    choices = [play(BLUE_6), play(colored(2, 2)), DRAW]
    game.state[layout.PEPPER] = 0
    assert card_of(bot_choice(plain.decide, game, choices)) == colored(2, 2)
    game.state[layout.PEPPER] = 1
    assert card_of(bot_choice(plain.decide, game, choices)) == BLUE_6


def test_plain_beats_random_clearly_on_two_piles():
    won = [0, 0]
    table = Table(Game(4, 108))
    table.bots[:4] = [plain.decide, random.decide] * 2
    game = table.game
    for seed in range(150):
        game.start(load("grand"), 4, seed)
        table.play_bots(40_000)
        for seat in range(4):
            if not game.state[layout.COUNTS + seat]:
                won[game.state[layout.PLAYER_AT + seat] % 2] += 1
    assert won[0] > 1.5 * won[1], won


def test_a_bot_answers_at_the_seat_to_which_its_player_moved():
    """Two players have changed seats: at each seat the bot of the player there answers."""
    table = Table(Game(3, 108))
    game = table.game
    game.start(load("grand"), 3, 4)
    s = game.state
    seen = []

    def bot_of(player):
        def decide(view, choices, n, roll):
            seen.append((player, view[layout.VIEW_SEAT]))
            return plain.decide(view, choices, n, roll)

        return decide

    table.bots[:3] = [bot_of(player) for player in range(3)]
    s[layout.PLAYER_AT], s[layout.PLAYER_AT + 2] = 2, 0
    table.play_bots(60)
    assert {seat for player, seat in seen if player == 0} == {2}
    assert {seat for player, seat in seen if player == 2} == {0}


def test_a_bots_standing_rights_go_with_its_player():
    table = Table(Game(3, 108))
    game = table.game
    game.start(load("grand"), 3, 4)
    s = game.state
    while s[layout.FIRST] == 1 or s[layout.UNCALLED]:
        out = [0] * 256
        game.choices_into(s[layout.FIRST], out)
        assert game.choose(s[layout.FIRST], out[0]) == OK
    s[layout.PLAYER_AT], s[layout.PLAYER_AT + 1] = 1, 0
    table.bots[0] = plain.decide  # sits at seat 1 now; the others are persons
    s[layout.COUNTS + 2] = 1
    s[layout.UNCALLED] = 4
    s[layout.UNTIL_TURN] = 1
    table.rights_due = True
    assert table.bot_step()
    assert not s[layout.UNCALLED]


def test_bots_follow_swaps_through_whole_matches():
    """A seat's question is always answered by the bot of the player who sits there."""
    table = Table(Game(4, 108))
    game = table.game
    moved = 0

    def bot_of(player):
        def decide(view, choices, n, roll):
            nonlocal moved
            assert view[layout.PLAYER_AT + view[layout.VIEW_SEAT]] == player
            moved += view[layout.VIEW_SEAT] != player
            return random.decide(view, choices, n, roll)

        return decide

    table.bots[:4] = [bot_of(player) for player in range(4)]
    for seed in range(10):
        game.start(load("grand"), 4, seed)
        table.play_bots(40_000)
        while game.status == layout.HAND_ENDED:
            game.next_hand()
            table.play_bots(40_000)
    assert moved > 100


def test_plain_swaps_hands_only_for_a_smaller_one_but_if_it_must_for_the_smallest():
    names = [NAME | seat << SEAT_SHIFT for seat in (1, 2, 3)]
    for others, declined, forced in (((4, 1, 6), 2, 2), ((4, 2, 6), -1, 2), ((4, 5, 3), -1, 3)):
        game = game_with([BLUE_4, BLUE_5], others)
        game.start(load("seven-zero"), 4, 1, dealer=0)
        game.state[layout.COUNTS : layout.COUNTS + 4] = bytes([2, *others])
        push(game.state, W_SWAP)
        chosen = bot_choice(plain.decide, game, [*names, PASS])
        assert (seat_of(chosen) if chosen != PASS else -1) == declined
        assert seat_of(bot_choice(plain.decide, game, names)) == forced


def on_turn(cards: list[int], others: tuple[int, ...]) -> Game:
    """Return such a hand with no window open."""
    game = game_with(cards, others)
    game.state[layout.DEPTH] = game.state[layout.TOP] = 0
    return game


def test_hard_takes_and_asks_for_cards_on_two_piles_until_somebody_is_near_going_out():
    four, nine, five = colored(4, 0), colored(9, 0), colored(5, 0)
    for card in (four, five):
        choices = [play(card), play(nine), DRAW]
        far = bot_choice(hard.decide, on_turn([card, nine, four, nine], (7,)), choices)
        near = bot_choice(hard.decide, on_turn([card, nine, four, nine], (2,)), choices)
        assert (card_of(far), card_of(near)) == (card, nine)
        assert card_of(bot_choice(plain.decide, on_turn([card, nine], (7,)), choices)) == nine


def test_hard_draws_on_two_piles_rather_than_lay_a_wild():
    wild = wild_kind(WILD)
    for others in ((7,), (7, 7, 7)):
        game = on_turn([wild, colored(9, 1), colored(9, 2)], others)
        assert bot_choice(hard.decide, game, [play(wild), DRAW]) == DRAW
        assert card_of(bot_choice(plain.decide, game, [play(wild), DRAW])) == wild


@pytest.mark.parametrize("changes", [{"five": "give"}, {"one": "draw"}])
def test_hard_leaves_to_plain_what_its_weights_do_not_know(changes):
    """Where a number acts on one pile, it makes the choices of the plain bot."""
    table = Table(Game(4, 108))
    table.bots[:4] = [plain.decide] * 4
    view = bytearray(view_size(table.game))
    choices = [0] * 256
    for seed in range(20):
        table.game.start(load("official", changes), 4, seed)
        table.play_bots(15)
        seat = table.game.first_asked
        if seat == layout.NOBODY:
            continue
        n = table.game.choices_into(seat, choices)
        view_into(table.game, seat, view, False)
        if choices[0] & VERB_MASK == PLAY:
            assert hard.decide(view, choices, n, lambda: 1) == plain.decide(
                view, choices, n, lambda: 1
            )
