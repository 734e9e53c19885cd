"""Cards, choices and reasons in words: what is written can be read, and means the same."""

import pytest

from engine import choices as ch
from engine import notation
from engine import verbs as vb
from engine.cards import FACE_UP, GREEN, WILD, WILD_FOUR, colored, wild

CARDS = "r0 g1 b2 y3 r9 gS bR yD W W4 WS WH C1 C2 C3 W=r W4=y C3=b r8! W4=g!"
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
rainbow r5
run r5
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


@pytest.mark.parametrize("word", CARDS.split())
def test_a_card_and_its_word(word: str) -> None:
    if word == "W4=g!":
        word = "W4=g"
    assert notation.card_text(notation.card(word)) == word


def test_cards_are_what_they_say() -> None:
    assert notation.card("g7") == colored(7, GREEN)
    assert notation.card("r8!") == colored(8, 0) | FACE_UP
    assert notation.card("W") == wild(WILD)
    assert notation.card("W4=g") == wild(WILD_FOUR, GREEN)


def test_every_card_of_the_deck_has_its_own_word() -> None:
    kinds = [colored(face, color) for face in range(13) for color in range(4)]
    kinds += [wild(face, color) for face in range(WILD, WILD + 7) for color in range(5)]
    words = {notation.card_text(kind) for kind in kinds}
    assert len(words) == len(kinds)
    assert {notation.card(word) for word in words} == set(kinds)


@pytest.mark.parametrize("word", ["", "r", "5r", "r10", "x5", "w", "W5", "W=", "W=x", "W=r=g", "!"])
def test_no_card(word: str) -> None:
    with pytest.raises(ValueError, match=r"no card|no color"):
        notation.card(word)


@pytest.mark.parametrize("words", CHOICES.strip().splitlines())
def test_a_choice_and_its_words(words: str) -> None:
    assert notation.choice_text(notation.choice(words.split())) == words


def test_choices_are_what_they_say() -> None:
    def said(words: str) -> int:
        return notation.choice(words.split())

    red = colored(5, 0)
    assert said("play r5 uno") == ch.play(red) | ch.WITH_UNO
    assert said("play W as g") == ch.called(ch.play(wild(WILD)), GREEN)
    assert said("color g") == ch.call_color(GREEN)
    assert said("catch 3") == ch.catch(3)
    assert said("pass") == ch.PASS
    assert said("draw from d1") == said("draw") == ch.DRAW
    assert said("play r5 on 1") == said("play r5")
    assert said("play r5 uno on 2") == said("play r5 on 2 uno")


def test_every_verb_has_a_word_of_its_own() -> None:
    verbs = [
        value
        for name, value in {**vars(ch), **vars(vb)}.items()
        if name.isupper() and 0 < value <= vb.REMOVE
    ]
    assert set(range(1, vb.REMOVE + 1)) <= set(verbs)
    words = {notation.verb_text(verb) for verb in range(1, vb.REMOVE + 1) if verb != vb.TAKE_UNSEEN}
    assert len(words) == vb.REMOVE - 1
    assert not any(word.startswith("verb") for word in words)


def test_what_only_the_seat_knows_is_not_written() -> None:
    assert notation.choice_text(ch.play(wild(WILD_FOUR)) | ch.BLUFF) == "play W4"


def test_several_cards_go_where_they_are_asked_for() -> None:
    more: list[int] = []
    first = notation.choice(["play", "r1", "r2", "r3", "uno"], more)
    assert first == ch.play(colored(1, 0)) | ch.WITH_UNO
    assert more == [colored(2, 0), colored(3, 0)]
    with pytest.raises(ValueError, match="one card, not several"):
        notation.choice(["play", "r1", "r2"])


def test_every_reason_has_words() -> None:
    for reason in range(ch.NOT_ASKED, ch.NO_SUCH_PILE + 1):
        assert not notation.reason_text(reason).startswith("reason")
    assert notation.reason_text(99) == "reason 99"
