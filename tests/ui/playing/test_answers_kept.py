"""What the table has said holds for the question that it was asked, and for no other one.

Nobody is answered for without having been asked: before a person answers wherever the device is,
the words of that question have stood on the screen. Who just draws draws all of it.
"""

import random

import pytest

from engine import prompt
from engine.state.choices import CATCH, VERB_MASK
from engine.state.layout import IN_PLAY, NOBODY, STATUS, VIEW_SEAT
from engine.state.window_types import DRAWS_ON
from engine.state.windows import is_turn
from tests.ui.reading import rows_of
from tests.ui.words.line import Line
from ui.says import OF_TABLE
from ui.table.prompt_words import write_notice


def _question(view, columns):
    """Return the words in which the table is asked what the newest window asks, in such a row.

    Nobody is You.
    """
    line = Line(columns)
    holder = view[VIEW_SEAT]
    view[VIEW_SEAT] = NOBODY
    write_notice(line, view, OF_TABLE)
    view[VIEW_SEAT] = holder
    return line.written.strip()


class _Table:
    """Persons at a table; `asked` are the questions on the screen since the last turn."""

    def __init__(self, player):
        self.player = player
        self.match = player.app.match
        self.asked = []
        self.unasked = []
        self._answer_for = self.match.answer_for
        self.match.answer_for = self._note_answer

    def _note_answer(self, seat, choice):
        view = self.match.view
        just_draws = self.match.draws_blind == seat and self.match.flags & DRAWS_ON
        needs_asking = prompt.is_for_table(view) and not prompt.is_passed_over(view)
        needs_asking &= not just_draws and choice & VERB_MASK != CATCH
        question = _question(view, self.player.app.page.latest.columns)
        if needs_asking and question not in self.asked:
            self.unasked.append((seat, question))
        return self._answer_for(seat, choice)

    def step(self, keys=("A",)):
        """Let time pass, and press these keys where somebody is asked."""
        self.player.frames(10)
        if is_turn(self.match.view):
            self.asked.clear()
        if self.player.mode == "question":
            self.asked.append(rows_of(self.player.app.page.latest)[0].strip())
        if self.player.mode in ("question", "ask", "color", "jump"):
            self.player.press(*keys)
        elif self.player.mode != "watch":
            self.player.press("A")

    def is_at_first_turn(self):
        return is_turn(self.match.view) or self.match.view[STATUS] != IN_PLAY


@pytest.mark.parametrize("seed", (1142, 49, 359, *range(1, 25)))
def test_nobody_at_the_deal_does_not_answer_for_the_first_card(open_app, seed):
    table = _Table(open_app((320, 240), start=("grand", 2, 2, seed, None)))
    for _ in range(60):
        table.step()
        if table.is_at_first_turn():
            break
    assert not table.unasked


@pytest.mark.parametrize("seed", (1142, 49))
def test_who_said_nobody_at_the_deal_is_asked_about_the_first_card(open_app, seed):
    table = _Table(open_app((320, 240), start=("grand", 2, 2, seed, None)))
    asked = []
    for _ in range(60):
        table.step()
        asked = list(table.asked) or asked
        if table.is_at_first_turn():
            break
    assert asked[0] == "Rainbows or Runs?" and len(asked) > 1, "a second question is put"


@pytest.mark.parametrize(
    "rules", ("grand", "dirty", "dirty-college", "two-deck", "deadly", "double-down", "stack")
)
def test_nobody_is_answered_for_unasked_in_a_hand(open_app, rules):
    fingers = random.Random(rules)
    table = _Table(open_app((320, 240), start=(rules, 2, 2, 3, None)))
    for _ in range(400):
        table.step(fingers.choice((("A",), ("DOWN", "A"), ("RIGHT", "A"), ("DOWN", "B"))))
    assert not table.unasked


def test_only_who_is_still_to_be_asked_about_the_deal_can_say_yes(open_app):
    player = open_app((320, 240), start=("grand", 2, 2, 1142, None))
    player.until(lambda: player.mode in ("cover", "question"))
    if player.mode == "cover":
        player.press("A")
    player.until(lambda: player.mode == "question")
    assert player.app.match.holder == 1, "P2 was asked before, on the device"
    assert rows_of(player.app.page.rows)[0].split() == ["No", "P1", "looks"]
