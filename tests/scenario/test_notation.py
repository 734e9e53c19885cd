"""Cards, choices and reasons are written as words that can be read back."""

import pytest

from engine import notation
from engine.notation import NO_RAINBOW, NO_RUN, other_run, rainbow
from engine.spec.reasons import REASONS
from engine.state import choices as ch
from engine.state.cards import FACE_UP, GREEN, WILD, WILD_FOUR, colored, wild_kind

CHOICES = """
play r5
play W as g uno
play W4 on 2 as r down uno
draw
draw from d2
draw from p1
draw from p2
pass
color y
name 3
give r5
give r5 to 3 shown
give W under
refuse
take gS
take unseen 3
show
jump rD uno
jump W4 as b
uno
catch 2
challenge
backfire
backfire on 2 as g uno
recover bR uno
give gS to 1 uno
backfire as b
rainbow r5 g5 b5 y5
rainbow rS gS W yS
run g3 g4 g5
run g3 W g5
run g0 g1 g2 g3 W
run W b8 b9
surrender
surrender 2
palm
sorry 1
answer 81
dare done
dare refused
guess 4
add r5
remove r5
"""


def test_every_card_of_the_deck_has_its_own_word() -> None:
    kinds = [colored(face, color) for face in range(13) for color in range(4)]
    kinds += [wild_kind(face, color) for face in range(WILD, WILD + 7) for color in range(5)]
    words = {notation.card_text(kind) for kind in kinds}
    assert len(words) == len(kinds)
    assert {notation.card(word) for word in words} == set(kinds)
    assert notation.card("g7") == colored(7, GREEN)
    assert notation.card("r8!") == colored(8, 0) | FACE_UP
    assert notation.card_text(notation.card("r8!")) == "r8!"
    assert notation.card("W4=g") == wild_kind(WILD_FOUR, GREEN)


@pytest.mark.parametrize("word", ["", "r", "5r", "r10", "x5", "w", "W5", "W=", "W=x", "W=r=g", "!"])
def test_a_word_that_is_no_card_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=r"no card|no color"):
        notation.card(word)


def choice_of(words: str) -> int:
    return notation.choice(words.split())


def test_the_words_of_a_choice_are_read_and_written() -> None:
    for words in CHOICES.strip().splitlines():
        assert notation.choice_text(choice_of(words)) == words


def test_words_stand_for_the_right_choice() -> None:
    red = colored(5, 0)
    assert choice_of("play r5 uno") == ch.play(red) | ch.WITH_UNO
    assert choice_of("play W as g") == ch.with_color(ch.play(wild_kind(WILD)), GREEN)
    assert choice_of("color g") == ch.call_color(GREEN)
    assert choice_of("catch 3") == ch.catch(3)
    assert choice_of("pass") == ch.PASS
    assert choice_of("draw from d1") == choice_of("draw") == ch.DRAW
    assert choice_of("play r5 on 1") == choice_of("play r5")
    assert choice_of("play r5 uno on 2") == choice_of("play r5 on 2 uno")
    assert choice_of("jump none") == ch.JUMP_IN_VAIN
    assert notation.choice_text(ch.JUMP_IN_VAIN) == "jump none"
    assert notation.choice_text(ch.play(wild_kind(WILD_FOUR)) | ch.BLUFF) == "play W4"


def test_every_verb_has_a_word_of_its_own() -> None:
    verbs = [value for name, value in vars(ch).items() if name.isupper() and 0 < value <= ch.REMOVE]
    assert set(range(1, ch.REMOVE + 1)) <= set(verbs)
    words = {notation.verb_text(verb) for verb in range(1, ch.REMOVE + 1) if verb != ch.TAKE_UNSEEN}
    assert len(words) == ch.REMOVE - 1
    assert not any(word.startswith("verb") for word in words)


def test_the_further_cards_of_a_play_are_listed_apart() -> None:
    more: list[int] = []
    first = notation.choice(["play", "r1", "r2", "r3", "uno"], more)
    assert first == ch.play(colored(1, 0)) | ch.WITH_UNO
    assert more == [colored(2, 0), colored(3, 0)]
    with pytest.raises(ValueError, match="one card, not several"):
        notation.choice(["play", "r1", "r2"])


def test_a_set_to_give_away_is_named_in_any_order() -> None:
    assert choice_of("rainbow y5 r5 b5 g5") == rainbow(5, -1)
    assert choice_of("rainbow W yR gR rR") == rainbow(11, 2)
    assert choice_of("run b4 b2 b3") == choice_of("run b2 b3 b4") == notation.run(2, 2, -1)
    assert choice_of("run b4 W b2") == notation.run(2, 2, 1)


def test_a_wild_stands_at_the_end_of_a_run_where_it_is_written() -> None:
    assert choice_of("run b2 b3 W") == choice_of("run b3 W b2") == notation.run(2, 2, 2)
    assert choice_of("run W b2 b3") == notation.run(2, 1, 0)
    assert choice_of("run b9 b8 W") == notation.run(2, 7, 0)  # nothing comes after a 9
    assert choice_of("run W b0 b1") == notation.run(2, 0, 2)  # nor before a 0


NO_RAINBOWS = "r5 g5 b5,r5 r5 b5 y5,r5 g5 b5 y6,r5 g5 W W,r5 g5 b5 W4,W W W W,r5 g5 b5 y5 W"
NO_RUNS = "r1,r1 r2,r1 r3 r4,r1 r2 g3,r8 r9 r0,r9 rS rR,r1 W W,r1 r2 W4,r1 r1 r2,r1 W r4,W W4 r1"


def test_cards_that_are_no_set_make_a_choice_that_is_always_refused() -> None:
    assert {choice_of("rainbow " + cards) for cards in NO_RAINBOWS.split(",")} == {NO_RAINBOW}
    assert {choice_of("run " + cards) for cards in NO_RUNS.split(",")} == {NO_RUN}


@pytest.mark.parametrize("players", [3, 5, 10])
def test_every_run_is_read_back(players: int) -> None:
    for lowest in range(11 - players):
        for place in range(-1, players):
            run = notation.run(3, lowest, place)
            text = notation.choice_text(run, players)
            assert len(text.split()) == players + 1
            assert choice_of(text) == choice_of(notation.choice_text(run)) == run


def test_a_run_with_a_wild_at_one_end_has_another_with_it_at_the_other() -> None:
    assert other_run(choice_of("run b2 b3 W"), 3) == choice_of("run W b2 b3")
    assert other_run(choice_of("run W b2 b3"), 3) == choice_of("run b2 b3 W")
    for alone in ("run b8 b9 W", "run b0 b1 W", "run b2 W b4", "run b2 b3 b4"):
        assert other_run(choice_of(alone), 3) == 0


def test_every_reason_has_words() -> None:
    for reason in range(1, len(REASONS) + 1):
        assert not notation.reason_text(reason).startswith("reason")
    assert notation.reason_text(99) == "reason 99"
