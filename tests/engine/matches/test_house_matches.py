"""House rules that take more than one hand, or a count: CRO-2, CRO-5, POW-1, DIC-1, DIC-2."""

import pytest

from engine.game import Game
from engine.notation import card
from engine.prompt import only_choice
from engine.rules.dice import sort_of
from engine.rulesets import load
from engine.state import layout
from engine.state.choices import ADD, ANSWER, CARD_SHIFT, DRAW, JUMP, VERB_MASK, play
from engine.state.reasons import OK
from engine.state.seats import add_to, in_set, set_word
from engine.state.seats import word as word_at
from engine.turn.flow import end_hand


def _hold(game: Game, seat: int, words: str) -> None:
    """Replace the first cards of a seat's hand by these."""
    for i, word in enumerate(words.split()):
        game.state[game.hands[seat] + i] = card(word)


def _second_hand_without_seat_1() -> Game:
    game = Game(4, 108)
    game.start(load("cross-family"), 3, 5, dealer=2)
    set_word(game.state, layout.SCORES + 2, 499)
    end_hand(game, game.state, layout.BY_BLOCK)
    assert game.status == layout.HAND_ENDED
    game.next_hand()
    return game


def test_cro_2_a_player_at_the_target_is_dealt_nothing_in_the_next_hand() -> None:
    game = _second_hand_without_seat_1()
    s = game.state
    assert [s[layout.COUNTS + seat] for seat in range(3)] == [7, 0, 7]
    assert in_set(s, layout.OUT, 1)
    assert s[layout.LEFT_IN] == s[layout.SEATED] == 2
    assert s[layout.TURN] != 1


@pytest.mark.parametrize("had", [(0,), (2,), (0, 2)])
def test_cro_5_the_first_round_is_over_without_a_player_who_sits_out(had: tuple[int, ...]) -> None:
    game = _second_hand_without_seat_1()
    s = game.state
    set_word(s, layout.HAD_TURN, 0)
    for seat in had:
        add_to(s, layout.HAD_TURN, seat)
    _hold(game, s[layout.TURN], "W4")
    is_legal = game.choose(s[layout.TURN], play(card("W4"))) == OK
    assert is_legal == (had == (0, 2))


@pytest.mark.parametrize(("players", "cards"), [(8, "9"), (9, "9")])
def test_pow_1_nine_cards_each_are_too_many_for_eight_players(players: int, cards: str) -> None:
    with pytest.raises(ValueError, match="deal fewer"):
        load("power", {"cards": cards}).check_players(players)
    load("power", {"cards": cards}).check_players(7)


def test_pow_1_the_deck_has_66_cards() -> None:
    deck = load("power").deck
    assert len(deck) == 66
    low = sorted(kind for kind in deck if kind < card("r6"))
    assert low == sorted([card("b2"), card("g3")])
    for word in ("r6", "g9", "bS", "yR", "rD"):
        assert deck.count(card(word)) == 2
    assert deck.count(card("W")) == deck.count(card("W4")) == 4


@pytest.mark.parametrize(("answers", "counted"), [((8,), 1), ((7, 8), 0), ((7, 9), 0)])
def test_dic_2_right_answers_are_counted_per_player(answers: tuple[int, ...], counted: int) -> None:
    game = Game(4, 108)
    game.start(load("official", {"quiz": "add"}), 3, 5, dealer=2)
    s = game.state
    seat = s[layout.TURN]
    s[game.discards] = s[layout.TOP_CARD] = card("r5")
    _hold(game, seat, "r3")
    assert game.choose(seat, play(card("r3"))) == OK
    for number in answers:
        assert game.choose(seat, ANSWER | number << CARD_SHIFT) == OK
    assert s[layout.RIGHT_ANSWERS + seat] == counted
    assert sum(s[layout.RIGHT_ANSWERS : layout.RIGHT_ANSWERS + 3]) == counted


@pytest.mark.parametrize("cans", [1, 2, 3])
def test_dic_1_a_can_has_24_dice(cans: int) -> None:
    deck = load("dice", {"cans": str(cans)}).deck
    assert len(deck) == 24 * cans
    for color in range(4):
        sorts = [sort_of(kind) for kind in deck if kind & 3 == color]
        assert sorts.count(sort_of(card("r1") | color)) == 5 * cans
        assert sorts.count(sort_of(card("rS") | color)) == cans


def test_dic_1_every_side_comes_up_about_as_often_as_the_others() -> None:
    game = Game(4, 108)
    seen = [0] * 128
    for seed in range(200):
        game.start(load("dice"), 2, seed)
        for seat in range(2):
            for at in range(game.hands[seat], game.hands[seat] + 7):
                seen[game.state[at]] += 1
    numbers = [sum(seen[face * 4 : face * 4 + 4]) for face in range(14)]
    assert sum(numbers) == 200 * 14 and numbers[0] == 0 and not any(numbers[7:10])
    # 2800 dice, five of six with numbers: 389 of each expected; one of six: 156 of each.
    assert all(300 < count < 480 for count in numbers[1:7]), numbers
    assert all(100 < count < 215 for count in numbers[10:13]), numbers


def test_dic_1_a_covered_die_goes_into_the_pool_and_is_rolled_anew() -> None:
    game = Game(4, 108)
    came = set()
    for seed in range(60):
        game.start(load("dice"), 2, seed)
        s = game.state
        if s[layout.TOP_CARD] >= card("rS"):
            continue  # it acts
        s[game.discards] = s[layout.TOP_CARD] = card("r5")
        _hold(game, s[layout.TURN], "r3")
        before = s[layout.PILE_SIZE]
        assert game.choose(s[layout.TURN], play(card("r3"))) == OK
        assert s[layout.PILE_SIZE] == before + 1
        came.update(s[game.draws : game.draws + s[layout.PILE_SIZE]])
    assert len(came) == 36


def test_core_10_cards_put_aside_by_one_do_not_take_a_jump_from_another():
    """A card put aside by the player on turn changes nobody else's choices."""
    game = Game(3, 108)
    for seed in range(200):
        game.start(load("double-down"), 3, seed)
        s = game.state
        if (
            game.status == layout.IN_PLAY
            and s[layout.TURN] == game.first_asked
            and s[layout.TOP_CARD] < card("rS")
        ):
            break
    on_turn, other = s[layout.TURN], (s[layout.TURN] + 1) % 3
    top = s[layout.TOP_CARD]
    twin = card("r5") if top >> 2 != 5 else card("r6")
    twin = twin & ~3 | top & 3
    s[game.hands[on_turn]] = s[game.hands[on_turn] + 1] = twin
    s[game.hands[other]] = top
    s[layout.JUMPABLE] = s[layout.UNTIL_TURN] = 1
    out = [0] * 256
    before = out[: game.choices_into(other, out)]
    assert [one & VERB_MASK for one in before] == [JUMP]
    assert game.choose(on_turn, ADD | twin << CARD_SHIFT) == OK
    assert out[: game.choices_into(other, out)] == before
    assert game.choose(other, before[0]) == OK
    assert s[layout.DRAFT_SIZE] == 0 and s[layout.TOP_CARD] == top and s[layout.TURN] == other


@pytest.mark.parametrize(("left", "asked"), [(9, True), (2, True), (1, False)])
def test_core_16_each_card_added_to_a_stack_is_a_turn(left, asked):
    """Otherwise draw cards that penalties bring back could be added for ever."""
    game = Game(2, 108)
    for seed in range(20):
        game.start(load("dirty-college"), 2, seed, dealer=1)
        if (
            game.state[layout.TURN] == 0
            and game.first_asked == 0
            and only_choice(game.state) != DRAW
        ):
            break
    s = game.state
    s[game.discards] = s[layout.TOP_CARD] = card("r5")
    for seat in range(2):
        s[game.hands[seat]] = card("rD")
    set_word(s, layout.TURNS_LEFT, left)
    assert game.choose(0, play(card("rD"))) == OK
    if asked:
        assert game.choose(1, play(card("rD"))) == OK
        assert word_at(s, layout.TURNS_LEFT) == left - 1
    else:
        assert game.choose(1, play(card("rD"))) != OK
        assert only_choice(game.state) == DRAW


def test_with_two_piles_too_five_players_are_dealt_another_number():
    changes = {"many_cards": "3", "face_up": "0", "rainbow": "0", "zero": "none", "one": "none"}
    for players, each in ((4, 7), (5, 3)):
        game = Game(players, 108)
        game.start(load("grand", changes), players, 1)
        assert max(game.state[layout.COUNTS : layout.COUNTS + players]) <= each + 4
        assert min(game.state[layout.COUNTS : layout.COUNTS + players]) == each
