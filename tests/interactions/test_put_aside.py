"""A card can be put aside only if a set with it can be laid, so there are no dead ends."""

import pytest

from engine.game import Game
from engine.notation import card
from engine.state import choices
from engine.state.layout import AGES, COUNTS, DRAFT_SIZE, DRAWN, DREW, HAD_TURN, PHASE, VIEW_DRAFT
from engine.state.reasons import NOT_NOW, OK
from engine.state.seats import set_word
from engine.view import view_into, view_size
from tests.from_text import played
from tests.properties.promises.always import check_draft_goes_on
from tests.properties.violation import Violation

TABLE = """
scenario Somebody is on turn
rules {rules}
players 3
hand 0: {hand}
hand 1: b3 b4
hand 2: b6 b1
discard 1: {top}
turn 0
--
expect turn 0
"""
JUMP = """
scenario Seat 2 may jump while seat 1 puts cards aside
rules {rules}
players 3
hand 0: r5 b1 b2
hand 1: r7 b7 y8
hand 2: r5 g9
discard 1: r2
turn 0
--
0 play r5
expect offer 2 jump r5
"""
STACK = """
scenario Seat 1 may add to a draw stack
rules double-down
players 3
hand 0: rD b1
hand 1: gD gD b7 y8
hand 2: bD g9 y4
discard 1: r2
turn 0
--
0 play rD
expect offer 1 play gD gD
"""
BLANK_OF_4 = "blank_green=4 blank_blue=dare"


def game_of(rules: str, hand: str, top: str) -> Game:
    return played(TABLE.format(rules=rules, hand=hand, top=top))


def legal_choices(game: Game) -> list[int]:
    """Return the legal choices of seat 0."""
    out = [0] * choices.MAX_CHOICES
    return out[: game.choices_into(0, out)]


def cards_to_put_aside(game: Game) -> set[int]:
    """Return the cards that seat 0 may put aside for a set."""
    return {
        choices.card_of(choice)
        for choice in legal_choices(game)
        if choice & choices.VERB_MASK == choices.ADD
    }


@pytest.mark.parametrize(
    ("rules", "hand", "top", "cards"),
    [
        (f"stack {BLANK_OF_4}", "bB gB r7", "b9", ""),
        (f"stack {BLANK_OF_4}", "bB gB b4", "b9", "b4"),
        ("stack blank_green=dare blank_blue=dare", "bB gB r7", "b9", "bB"),
        (f"stack sets=double {BLANK_OF_4}", "gB g4 bB", "g9", "gB g4"),
        ("stack", "bD rD g7", "b9", "bD"),
        ("stack zero=draw", "bD rD g7", "b9", "bD"),
    ],
)
def test_a_set_can_be_laid_with_each_card_that_is_put_aside(
    rules: str, hand: str, top: str, cards: str
) -> None:
    game = game_of(rules, hand, top)
    assert cards_to_put_aside(game) == {card(word) for word in cards.split()}
    for kind in cards_to_put_aside(game):
        assert game.choose(0, choices.ADD | kind << choices.CARD_SHIFT) == OK
        check_draft_goes_on(game.state, legal_choices(game))
        assert game.choose(0, choices.REMOVE | kind << choices.CARD_SHIFT) == OK


@pytest.mark.parametrize(
    ("option", "tops"), [("", "b9"), (" zero=draw", "b9"), (" piles=2", "b9\ndiscard 2: b8")]
)
def test_draw_cards_are_not_put_aside_in_the_first_round(option: str, tops: str) -> None:
    """CRO-5 holds on one pile, where cards act, and on two piles."""
    game = game_of("stack no_draw_first_round=1" + option, "bD rD b7 g7", tops)
    assert cards_to_put_aside(game) == {card("bD"), card("b7")}
    set_word(game.state, HAD_TURN, 0)
    assert cards_to_put_aside(game) == {card("b7")}


def test_a_blank_with_a_drawn_card_of_its_color_admits_no_third_card() -> None:
    """CORE-5: a set must contain the drawn card, and the blank has taken its color already."""
    game = game_of("stack sets=double+same_rank blank_green=5", "gB g5 b5 y5 r7", "g9")
    game.state[PHASE], game.state[DRAWN] = DREW, card("g5")
    assert cards_to_put_aside(game) == {card("gB"), card("g5")}
    assert game.choose(0, choices.ADD | card("gB") << choices.CARD_SHIFT) == OK
    assert cards_to_put_aside(game) == set()
    assert choices.play(card("g5")) in legal_choices(game)


@pytest.mark.parametrize("option", ["", " zero=draw", " piles=2"])
@pytest.mark.parametrize(
    ("age", "top", "aside", "drawn", "last", "rest"),
    [
        (12, "b0", "g8 b4 b6 y9 y7 b8", "r7", "g0", "y9 b9"),  # the drawn card and a zero
        (9, "b9", "b0 g0 y0 r0 b0 g0", "r8", "r1", "y0 y9"),
    ],
)
def test_a_set_by_age_keeps_room_for_the_cards_that_it_needs(
    option: str, age: int, top: str, aside: str, drawn: str, last: str, rest: str
) -> None:
    """CRO-6, CORE-5: a set has at most eight cards, the drawn one among them, and the last fits."""
    tops = f"{top}\ndiscard 2: gR" if "piles" in option else top
    hand = f"{aside} {drawn} {last} {rest}"
    game = game_of("official decks=2 sets=by_age" + option, hand, tops)
    s = game.state
    s[AGES] = age
    s[PHASE], s[DRAWN] = DREW, card(drawn)
    for word in aside.split():
        assert card(word) in cards_to_put_aside(game)
        assert game.choose(0, choices.ADD | card(word) << choices.CARD_SHIFT) == OK
        check_draft_goes_on(s, legal_choices(game))
    assert cards_to_put_aside(game) == {card(drawn), card(last)}
    assert game.choose(0, choices.ADD | card(drawn) << choices.CARD_SHIFT) == OK
    assert cards_to_put_aside(game) == set()
    assert game.choose(0, choices.play(card(last))) == OK


@pytest.mark.parametrize("option", ["", " zero=draw"])
def test_cards_put_aside_by_one_player_do_not_count_for_a_player_who_jumps(option: str) -> None:
    """OFF-9 and DBL-2 hold on one pile and where cards act."""
    game = played(JUMP.format(rules="official jump=exact sets=double+same_rank" + option))
    assert game.choose(1, choices.ADD | card("r7") << choices.CARD_SHIFT) == OK
    jump = choices.JUMP | card("r5") << choices.CARD_SHIFT | choices.WITH_UNO
    assert game.choose(2, jump) == OK
    assert game.state[COUNTS + 2] == 1 and not game.state[DRAFT_SIZE]


@pytest.mark.parametrize("takes", ["jump", "catch"])
def test_cards_put_aside_for_a_draw_stack_are_private_and_forgotten(takes: str) -> None:
    """DBL-3, CORE-10: only the seat that would draw sees them, until somebody comes in between."""
    game = played(STACK)
    s = game.state
    assert game.choose(1, choices.ADD | card("gD") << choices.CARD_SHIFT) == OK
    listed = [0] * choices.MAX_CHOICES
    listed = listed[: game.choices_into(1, listed)]
    assert choices.play(card("gD")) in listed
    assert choices.REMOVE | card("gD") << choices.CARD_SHIFT in listed
    assert not {choices.PASS, choices.DRAW} & {choice & choices.VERB_MASK for choice in listed}
    assert game.choose(1, choices.PASS) == game.choose(1, choices.DRAW) == NOT_NOW
    seen = bytearray(view_size(game))
    for seat in range(3):
        view_into(game, seat, seen)
        assert seen[VIEW_DRAFT] == (seat == 1)
    choice = (
        choices.JUMP | card("bD") << choices.CARD_SHIFT if takes == "jump" else choices.catch(0)
    )
    assert game.choose(2, choice) == OK
    assert not s[DRAFT_SIZE]


@pytest.mark.parametrize("hand", ["W4 W4 r5 y1", "W4 W4 W4 r5"])
def test_a_double_that_could_be_called_a_bluff_is_marked(hand: str) -> None:
    """DBL-4, DBL-6: bots see by the mark that a set leads to a bluff only."""
    game = game_of("double-down", hand, "r9")
    four = card("W4") << choices.CARD_SHIFT
    assert choices.ADD | four | choices.BLUFF in legal_choices(game)
    assert game.choose(0, choices.ADD | four) == OK
    assert {
        choice for choice in legal_choices(game) if choice & choices.VERB_MASK == choices.PLAY
    } == {choices.PLAY | four | choices.BLUFF}


def test_the_properties_notice_a_dead_end() -> None:
    game = game_of("stack", "bD rD g7", "b9")
    assert game.choose(0, choices.ADD | card("bD") << choices.CARD_SHIFT) == OK
    with pytest.raises(Violation, match="no set with it can be laid"):
        check_draft_goes_on(game.state, [choices.REMOVE | card("bD") << choices.CARD_SHIFT])


@pytest.mark.parametrize("option", ["", " zero=draw", " piles=2"])
@pytest.mark.parametrize(("rest", "aside"), [("g4", ""), ("b0", "r0 b0")])
def test_on_a_zero_only_zeros_add_up(option: str, rest: str, aside: str) -> None:
    """CRO-6: a player who adds makes 0 of zeros only, and cannot put aside other cards."""
    tops = "y0\ndiscard 2: gR" if "piles" in option else "y0"
    game = game_of("official sets=by_age" + option, f"r0 {rest} y9", tops)
    game.state[AGES] = 9
    assert cards_to_put_aside(game) == {card(word) for word in aside.split()}
