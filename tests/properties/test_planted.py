"""The properties find the faults that play by chance has found since the project began, and others.

Each fault is planted by replacing text of a function of the engine, and looked for in matches that
come to it soon.
"""

from dataclasses import dataclass, field

import pytest

from tests.properties.mixes import Table
from tests.properties.planted import found_in, plant


@dataclass
class Fault:
    """A fault of the engine, and the match that shows it."""

    place: str
    old: str
    new: str
    said: str
    rules: str
    players: int
    seed: int
    changes: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.place

    def table(self) -> Table:
        """Return the table, whose parts are then loaded."""
        table = Table(self.rules, self.players, self.seed, self.changes)
        table.rules()
        return table


_SHUFFLE = {"deck": "112", "extra": "shuffle", "cards": "2"}
_RAINBOW = {"piles": "2", "rainbow": "1", "cards": "3"}
_FREE = {"jump": "exact", "free_turn": "1", "two_for_one": "1", "sorry": "1", "cards": "5"}
_FORGETS_LESS = "    if s[COUNTS + seat] != 1:\n        forget_uno(s, seat)"
_NO_NOTE = "(lambda *_: 0)(s, NOTED"
FOUND = [
    # Whoever called Uno with Shuffle Hands could be caught beside the call.
    Fault(
        *("turn.uno:settle_brought", "    forget_uno(s, seat)", _FORGETS_LESS, "OFF-9"),
        *("classic", 4, 3, _SHUFFLE),
    ),
    # Whoever gave the last cards away in a Rainbow played on without any.
    Fault(
        *("turn.turn:ask", " or s[options.OUT_WHEN] != options.AT_TURN_END", "", "CORE-13"),
        *("official", 3, 30, _RAINBOW),
    ),
    # The number of cards that a challenger had seen outlived the hand.
    Fault(
        *("turn.flow:hide_hands", "s[SHOWN_COUNTS + seat] = 0", "pass", "CORE-10"),
        *("seven-zero", 4, 1, {"challenge": "any"}),
    ),
    # A card was put aside with which no set can be laid, and bots took it back for ever.
    Fault(
        *("turn.sets:_joins", "    for joins in", "    return True\n    for joins in", "GRD-5"),
        *("grand", 6, 1),
    ),
    Fault("rules.sorry:_take_up", "s[PILE_SIZE] += 1", "pass", "CORE-7", "cross-family", 2, 1),
    # The card on the face-down pile stood among the public bytes.
    Fault(
        "turn.piles:is_open", "return 0", "return s[DISCARD_SIZE + 1]", "CORE-10", "two-deck", 2, 1
    ),
    # The order of face-up cards told where the others of a hand lie.
    Fault(
        *("rules.seven_eight_nine:_list_face_up", "other\n", "other | (i & 1) << 4\n", "CORE-10"),
        *("grand", 6, 1),
    ),
    Fault("rules.swaps:_settle_uno", "s[COUNTS + seat] != 1 or ", "", "OFF-9", "seven-zero", 2, 3),
    Fault("rules.leave:_leave", "set_word(s, NOTED", _NO_NOTE, "OFF-11", "deadly", 2, 1),
    Fault("rules.eight:_uncounted", "s[SALT] != seat", "True", "OFF-11", "grand", 3, 3),
]


@pytest.mark.parametrize("fault", FOUND, ids=str)
def test_a_fault_that_the_project_had_is_found(monkeypatch, fault):
    table = fault.table()
    plant(monkeypatch, f"engine.{fault.place}", fault.old, fault.new)
    assert fault.said in found_in(table, fault.said)
