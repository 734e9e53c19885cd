"""This module finds the choices that one option alone allows, and those that it forbids.

At a decision the choices of a seat are listed twice: by the rules, and by the same rules with one
option as in `official`. A choice in the first list only is allowed by that option alone; a choice
in the second only is forbidden by it. An honest play and a bluff with the same card are two
choices.

A window that opens only because of an option, such as the question whether a draw card is added,
would not be open without it: there every choice except declining counts as allowed.
"""

from collections.abc import Callable

from engine.prompt import flags_of
from engine.rulesets.by_name import text_of
from engine.rulesets.names_generated import NAMES
from engine.rulesets.options import BY_NAME
from engine.state import windows
from engine.state.cards import FACE, KIND_MASK
from engine.state.choices import (
    BLUFF,
    COLOR_SHIFT,
    JUMP_IN_VAIN,
    ON_PILE_2,
    PASS,
    REMOVE,
    SHOWN,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.layout import DRAFT_SIZE, EFFECTS, FREE, KIND, PHASE, TOP, TOP_CARD
from engine.state.options import PILES, TWO_PILES
from engine.state.windows import ADDS, W_SWAP, is_turn

# Options that shape the choices; others show only in their effects.
_ON_TURN = tuple(
    "draw drawn must_play sets two_for_one wild wild4 dirty no_wild_finish no_draw_first_round "
    "surrender piles backfire".split()
)
_OUT_OF_TURN = ("jump", "stack_by")
_OPENS = (
    "challenge BLUFF, piles FACE_DOWN, custom DARE, quiz QUIZ, dirty CHEAT, dirty PALM, one ONE, "
    "three THREE, four FOUR, five FIVE, recover RECOVER, rainbow MELD, rainbow MELD_GIFTS"
)
# Kinds of windows, and the option that opens them.
_OPENED_BY = {
    getattr(windows, "W_" + kind): name for name, kind in map(str.split, _OPENS.split(", "))
}
_SWAP_BY_FACE = {0: "zero", 7: "seven"}  # whose card swaps hands; else an extra card
_SHAPING = {*_ON_TURN, *_OUT_OF_TURN, *_OPENED_BY.values(), *_SWAP_BY_FACE.values()}
_SHAPING |= {"stack", "free_turn", "extra"}
_LETS_BE = (PASS, REMOVE)
_DRESS = BLUFF | WITH_UNO | SHOWN | 7 << COLOR_SHIFT  # additions to a listed choice


def changed(whole: bytes) -> dict[str, str]:
    """Return the options that differ from `official`, with their values."""
    rules = bytearray(whole)
    values = {name: text_of(rules, i) for i, name in enumerate(NAMES)}
    return {name: value for name, value in values.items() if value != BY_NAME[name].base}


class Freedom:
    """Lists what options allow. given: choices by option; denied: options that forbid some."""

    def __init__(self, whole: bytes) -> None:
        names = changed(whole)
        self._on_turn = [_flip(name) for name in _ON_TURN if name in names]
        self._out_of_turn = [_flip(name) for name in _OUT_OF_TURN if name in names]
        # Without any of these there is nothing to compare.
        self.is_any = any(name in names for name in _SHAPING)
        self.given: dict[str, set[int]] = {}
        self.denied: list[str] = []

    def look(self, s: bytearray, listed: Callable[[], list[int]]) -> None:
        """Note the choices of a seat that is asked; listed: lists them."""
        self.given = {}
        self.denied = []
        if s[DRAFT_SIZE]:
            return  # a set was chosen already, with its first card
        kind = s[s[TOP] + KIND]
        if kind == W_SWAP:
            opened_by = _SWAP_BY_FACE.get(FACE[s[TOP_CARD] & KIND_MASK], "extra")
        elif is_turn(s) and s[PHASE] == FREE:
            opened_by = "free_turn"
        elif flags_of(s) & ADDS:
            opened_by = "stack"
        else:
            opened_by = _OPENED_BY.get(kind, "")
        if opened_by:
            self._give(opened_by, {plain(c) for c in listed() if c & VERB_MASK not in _LETS_BE})
        elif self._on_turn:
            self._compare(s, listed, self._on_turn)
            if s[PILES] == TWO_PILES:  # which the second pile does not go by
                plays = {plain(choice) for choice in listed()}
                on_1 = {choice | ON_PILE_2 for choice in plays if not choice & ON_PILE_2}
                self._give("piles", {c for c in plays if c & ON_PILE_2} - on_1)

    def look_out_of_turn(self, s: bytearray, listed: Callable[[], list[int]]) -> None:
        """Note the cards that a seat can lay out of turn."""
        self.given = {}
        self._compare(s, listed, self._out_of_turn)

    def _compare(
        self, s: bytearray, listed: Callable[[], list[int]], flips: list[tuple[str, int, int]]
    ) -> None:
        mine, honest = _plain(listed())
        for name, at, base in flips:
            value = s[at]
            s[at] = base
            others, honest_others = _plain(listed())
            s[at] = value
            self._give(name, (mine - others) | (honest - honest_others))
            if others - mine or honest_others - honest:
                self.denied.append(name)

    def _give(self, name: str, choices: set[int]) -> None:
        if choices:
            self.given[name] = choices


def _plain(choices: list[int]) -> tuple[set[int], set[int]]:
    """Return all choices, and those that are honest."""
    found = [choice for choice in choices if choice != JUMP_IN_VAIN]
    return set(map(plain, found)), {plain(choice) for choice in found if not choice & BLUFF}


def plain(choice: int) -> int:
    """Return a choice as a list contains it, without additions."""
    return choice & ~_DRESS


def _flip(name: str) -> tuple[str, int, int]:
    """Return an option, the place of its byte, and official's value."""
    option = BY_NAME[name]
    return name, EFFECTS + option.code, option.value_of(option.base)
