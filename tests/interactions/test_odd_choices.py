"""Choices that no scenario can write are refused with the right reason and change nothing (CORE-8).

A choice is an int that anybody can make up: bits that belong to another verb, a card as it lies in
a hand, a card of a set with nothing put aside.
"""

import pytest

from engine.game import Game
from engine.notation import card
from engine.state.cards import FACE_UP
from engine.state.choices import (
    ADD,
    BLUFF,
    CARD_SHIFT,
    DOWN,
    DRAW,
    JUMP,
    MAX_CHOICES,
    PLAY,
    REMOVE,
    WITH_UNO,
    card_of,
)
from engine.state.reasons import NO_SUCH_PILE, NOT_IN_HAND, NOT_NOW, OK
from tests.from_text import played

TABLE = """
scenario Seat 0 is on turn
rules {rules}
players 3
hand 0: {hand}
hand 1: g1 g2 g3
hand 2: r5 y1 y2
discard 1: r9
--
{step}
"""


def table(rules: str, hand: str, step: str = "expect turn 0") -> Game:
    return played(TABLE.format(rules=rules, hand=hand, step=step))


def of(verb: int, word: str) -> int:
    return verb | card(word) << CARD_SHIFT


@pytest.mark.parametrize(
    ("rules", "hand", "step", "seat", "choice", "reason"),
    [
        ("official", "r5 b1 b2", "expect turn 0", 0, DRAW | WITH_UNO, NO_SUCH_PILE),
        ("official", "rD b1 b2", "0 play rD", 1, DRAW | WITH_UNO, NO_SUCH_PILE),
        ("official jump=exact", "r5 b1", "0 play r5", 2, of(JUMP, "r5") | FACE_UP << CARD_SHIFT,
         NOT_IN_HAND),
        ("stack", "r5 b5 b1", "expect turn 0", 0, of(REMOVE, "r5"), NOT_NOW),
        ("stack", "r5 b5 b1", "expect turn 0", 0, of(REMOVE, "b1"), NOT_NOW),
    ],
)  # fmt: skip
def test_it_is_refused(
    rules: str, hand: str, step: str, seat: int, choice: int, reason: int
) -> None:
    game = table(rules, hand, step)
    before = bytes(game.state)
    assert game.choose(seat, choice) == reason
    assert bytes(game.state) == before


def test_a_card_goes_face_down_alone_not_upon_those_put_aside_for_a_set() -> None:
    game = table("two-deck sets=double", "r4 r4 b1")
    assert game.choose(0, of(ADD, "r4")) == OK
    before = bytes(game.state)
    assert game.choose(0, of(PLAY, "r4") | DOWN) == NOT_NOW
    assert game.choose(0, of(REMOVE, "b1")) == NOT_NOW
    assert bytes(game.state) == before


def test_only_a_wild_is_a_bluff_where_a_wild_must_be_the_last_resort() -> None:
    """DBL-6, CUS-1: nobody can be called for a Swap Hands or a customizable card."""
    game = table("official deck=112 extra=swap custom=1 wild=color challenge=any", "W WS C1 r1 b2")
    out = [0] * MAX_CHOICES
    listed = out[: game.choices_into(0, out)]
    bluffs = {card_of(choice) for choice in listed if choice & BLUFF}
    assert {card("WS"), card("C1")} <= {card_of(choice) for choice in listed}
    assert bluffs == {card("W")}
