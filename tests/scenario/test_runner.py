"""The runner makes the choices that a scenario leaves out, and reports what does not hold."""

import io

import pytest

from engine.game import Game
from engine.state import choices as ch
from engine.state.layout import COUNTS, DEPTH
from sim.scenario.check import Play
from sim.scenario.reading.lines import Reader
from sim.scenario.reading.said import Said
from sim.scenario.runner import Runner
from tests.scenario.conftest import CheckFails, CheckMachines, Run

# 0 lays a Wild Draw Four on a red 5; 1 may challenge and else owes four.
FOUR = """
rules official
players 3
hand 0: W4 r1 g2
hand 1: b2 b3
hand 2: b7 b8 b9
discard 1: r5
--
0 play W4 as b
"""
PLAIN = """
rules official
players 3
hand 0: r1 r2 g3
hand 1: b2 b3
discard 1: r5
draw 1: y9 y8
--
"""


PASSING = {
    "a challenge that nobody mentions is declined": FOUR + "expect count 1 = 6\nexpect turn 2",
    "declining and drawing may be written": FOUR
    + "1 pass\n1 draw\n1 draw\n1 draw\n1 draw\nexpect turn 2",
    "or left out in part": FOUR + "1 draw\n2 play b7\nexpect count 1 = 6",
    "a choice of the next player comes after both": FOUR + "2 play b7\nexpect count 1 = 6",
    "offers are looked for before declining": FOUR + "expect offer 1 challenge\n1 challenge",
    "and after it, and leave the game where it is": FOUR
    + "expect offer 2 play b7\nexpect offer 1 draw\nexpect no offer 2 challenge\n1 challenge\n"
    + "expect count 0 = 6",
    "a rejected choice is refused at every stop": FOUR + "reject 1 play b2\n1 challenge",
    "with the reason that it names": PLAIN + "reject 0 play g3 : the card does not fit",
    "no other offer": PLAIN + "0 play r1\nexpect no other offer",
    "offers by the verb alone": FOUR + "expect offer 2 play\nexpect no offer 1 play",
    "a written pass of a drawn card that does not fit": PLAIN + "0 draw\n0 pass\nexpect turn 1",
    "which may be left out": PLAIN + "0 draw\n1 draw\nexpect hand 1 = b2 b3 y8",
    "a turn is not declined": PLAIN + "expect turn 0\nexpect turn 0",
    "nor a catch used up": "\nrules official\nplayers 3\nhand 0: W4 g1\nhand 1: b2 b3\n"
    "discard 1: r5\n--\n0 play W4 as g\n1 pass\n2 catch 0\nexpect count 0 = 5",
    "the state after a set table is told": PLAIN
    + "expect pile 1 = 1\nexpect drawpile = 95\nexpect direction left\nexpect dealer 2",
    "a wild on top is named with its color or without": "\nrules official\nplayers 3\n"
    "hand 0: W r1 r2\ndiscard 1: r5\n--\n0 play W as g\nexpect top 1 = W\nexpect top 1 = W=g",
    "options may be said as they are": "\nrules official deck=108 stack=none draw=one\n"
    "--\nexpect turn 0",
    "spaces do not matter": "\nrules official\nhand 0:r1 r2\ndiscard 1 : r5\nscore 0=5\n--\n"
    "expect count 0=2\nexpect score 0 = 5\n  expect turn 0  # a comment",
    "who laid a discard may be told": "\nrules official\ndiscard 1: r1@1 W4=r@2\n--\n"
    "expect top 1 = W4=r",
    "a seat set with one card has called Uno": "\nrules official\nhand 1: r1\n--\n"
    "expect no offer 0 catch 1\nexpect no offer 1 uno",
    "a hand without cards is out where play goes on": "\nrules official end=last_left\n"
    "players 3\nhand 1:\nhand 0: r1 r2\ndiscard 1: r5\n--\n0 play r1\nexpect turn 2\nexpect out 1",
    "the draw pile can be bare": "\nrules official\ndraw only\n--\nexpect drawpile = 0",
    "and be listed as bare": "\nrules official\ndraw 1:\ndraw only\n--\nexpect drawpile = 0",
}


@pytest.mark.parametrize("name", PASSING)
def test_a_scenario_that_holds_passes(name: str, run: Run) -> None:
    assert run(PASSING[name]) == "1 passed, 0 failed\n"


FAILING = [
    (PLAIN + "expect turn 1", "9: X: expected turn 1, found seat 0 is on turn"),
    (PLAIN + "0 play g3", "9: X: expected 0 play g3, found refused, the card does not fit"),
    (PLAIN + "1 draw", "found refused, this seat is not asked; seat 0 is on turn"),
    (PLAIN + "reject 0 play r1", "9: X: expected reject 0 play r1, found it was accepted"),
    (FOUR + "reject 2 play b7", "expected reject 2 play b7, found it was accepted"),
    (FOUR + "expect no offer 2 play b7", "expected no offer 2 play b7, found it can be chosen"),
    (FOUR + "1 draw\n1 challenge", "11: X: expected 1 challenge, found refused"),
    (FOUR + "expect count 1 = 2", "10: X: expected count 1 = 2, found 6"),
    (PLAIN + "expect offer 0 pass", "expected offer 0 pass, found it cannot be chosen"),
    (PLAIN + "expect hand 0 = r1 r2", "expected hand 0 = r1 r2, found r1 r2 g3"),
    (PLAIN + "expect sees 1 0 = r1", "expected sees 1 0 = r1, found no card"),
    (FOUR + "1 challenge\nexpect hides 1 0", "expected hides 1 0, found r1 g2"),
    (PLAIN + "expect top 1 = r6", "expected top 1 = r6, found r5"),
    (PLAIN + "expect color 1 = b", "expected color 1 = b, found r"),
    (PLAIN + "expect pile 1 = 2", "expected pile 1 = 2, found 1"),
    (PLAIN + "expect drawpile = 2", "expected drawpile = 2, found 95"),
    (PLAIN + "expect direction right", "expected direction right, found left"),
    (PLAIN + "expect dealer 0", "expected dealer 0, found 2"),
    (PLAIN + "expect score 0 = 1", "expected score 0 = 1, found 0"),
    (PLAIN + "expect over", "expected over, found the hand goes on; seat 0 is on turn"),
    (PLAIN + "expect match over", "expected match over, found the match goes on"),
    (PLAIN + "expect winner 0", "expected winner 0, found the hand goes on"),
    (PLAIN + "expect loser nobody", "expected loser nobody, found the hand goes on"),
    (PLAIN + "expect out 0", "expected out 0, found seat 0 is in the hand"),
]


@pytest.mark.parametrize(("body", "message"), FAILING)
def test_a_scenario_that_does_not_hold_fails_with_its_line(
    body: str, message: str, check_fails: CheckFails
) -> None:
    check_fails(body, message)


WILD = "\nrules official\nplayers 3\nhand 0: W r1\nhand 1: b2 b3\ndiscard 1: r5\n--\n0 play W\n"


def test_the_runner_never_chooses_a_color(run: Run) -> None:
    output = run(WILD + "1 draw", WILD + "expect turn 1", WILD + "expect over")
    assert output.count("seat 0 must call a color (color C)") == 3
    assert output.endswith("0 passed, 3 failed\n")


def test_the_runner_never_draws_for_a_seat_on_turn(run: Run) -> None:
    output = run(PLAIN.replace("r1 r2", "b4 b5") + "1 draw")
    assert "seat 0 is on turn" in output


def test_each_scenario_counts_once(run: Run) -> None:
    good, bad = PLAIN + "expect turn 0", PLAIN + "expect turn 1\nexpect turn 2"
    assert run(bad, good, bad, good).endswith("\n2 passed, 2 failed\n")


def test_micropython_prints_the_same(check_machines: CheckMachines) -> None:
    bodies = [*PASSING.values(), *(body for body, _ in FAILING)]
    check_machines(bodies, f"{len(PASSING)} passed, {len(FAILING)} failed")


class SpoiledGame(Game):
    """A game that changes even when it refuses a choice."""

    def choose(self, seat: int, choice: int) -> int:
        reason = super().choose(seat, choice)
        if reason != ch.OK:
            self.state[-1] ^= 1
        return reason


def test_a_refusal_that_changes_the_game_is_found() -> None:
    runner = Runner()
    runner._trial = SpoiledGame(runner.game.seats, runner.game.capacity)
    assert runner.rejects(Said(0, [ch.DRAW])) == "it was refused, but the game changed"


class LeakingGame(Game):
    """A game in which a drawn card comes out as another one."""

    def choose(self, seat: int, choice: int) -> int:
        reason = super().choose(seat, choice)
        if reason == ch.OK and choice & ch.VERB_MASK == ch.DRAW:
            at = self.hands[seat] + self.state[COUNTS + seat] - 1
            self.state[at] ^= 1
        return reason


def test_core_7_is_checked_after_every_step() -> None:
    block = Reader(io.StringIO(f"scenario X{PLAIN}expect turn 0\n0 draw\n")).next_block()
    assert block is not None
    for game, wrong in ((Game(), None), (LeakingGame(), (10, "expected b9 2 times on the table"))):
        runner = Runner()
        runner.game = game
        play = Play(runner, block)
        while play.goes_on():
            pass
        assert (play.wrong and (play.wrong[0], play.wrong[1].split(",")[0])) == wrong


class Window(Game):
    """Stands for a game with a window that asks seats 1, 2 and 3 in that order.

    A jump or the passes of all close the window.
    """

    def __init__(self) -> None:
        super().__init__()
        self.waiting = [1, 2, 3]
        self.done: list[tuple[int, int]] = []
        self.state[DEPTH] = 1

    @property
    def status(self) -> int:
        return 0

    @property
    def first_asked(self) -> int:
        return self.waiting[0]

    @property
    def asked(self) -> int:
        return sum(1 << seat for seat in self.waiting)

    def choices_into(self, seat: int, out: list[int]) -> int:
        out[0], out[1] = ch.RECOVER, ch.PASS
        return 2 if seat in self.waiting and len(self.waiting) > 1 else 0

    def choose(self, seat: int, choice: int) -> int:
        if seat not in self.waiting:
            return ch.NOT_ASKED
        self.done.append((seat, choice & ch.VERB_MASK))
        if choice & ch.VERB_MASK == ch.PASS:
            self.waiting.remove(seat)
        return ch.OK


def test_a_step_by_a_later_seat_passes_those_before_it() -> None:
    runner = Runner()
    game = runner.game = Window()
    assert runner.choose(Said(2, [ch.RECOVER])) == ""
    assert game.done == [(1, ch.PASS), (2, ch.RECOVER)]


def test_a_standing_right_passes_nobody() -> None:
    runner = Runner()
    game = runner.game = Window()
    assert runner.choose(Said(3, [ch.catch(0)])) == ""
    assert game.done == [(3, ch.CATCH)]


def unwritten(listed: list[int], window: bool, phase: int = 0) -> int:
    """Return the choice that the runner makes by itself, in a window or on a turn; 0: none."""
    from engine.state.layout import PHASE

    runner = Runner()
    runner._out[: len(listed)] = listed
    runner.game.state[DEPTH] = int(window)
    runner.game.state[PHASE] = phase
    return runner._unwritten(runner.game, len(listed))


def test_the_runner_makes_only_choices_that_a_scenario_may_leave_out() -> None:
    recover, draw, color = ch.RECOVER, ch.DRAW, ch.call_color(1)
    from_d2 = draw | 1 << ch.FROM_SHIFT
    from_p1 = draw | 2 << ch.FROM_SHIFT
    assert unwritten([recover, ch.PASS], True) == ch.PASS
    assert unwritten([ch.BACKFIRE, draw], True) == draw
    assert unwritten([ch.play(4), draw], True) == draw  # adding to a stack is declined
    assert unwritten([from_d2, draw], True) == draw
    assert unwritten([from_p1, from_d2], True) == from_d2
    assert unwritten([from_p1], True) == 0
    assert unwritten([color], True) == 0
    assert unwritten([ch.catch(0)], True) == 0
    assert unwritten([draw], False) == 0  # a turn's first draw
    assert unwritten([draw], False, phase=1) == draw  # drawing until playable goes on
    assert unwritten([ch.play(4), draw], False, phase=1) == 0
    assert unwritten([ch.PASS], False) == ch.PASS
    assert unwritten([ch.PASS, ch.catch(0)], False, phase=1) == ch.PASS
    assert unwritten([ch.play(4), ch.PASS], False, phase=1) == 0
    assert unwritten([ch.ADD, draw], True) == draw
    assert unwritten([ch.ADD, ch.PASS], False, phase=1) == 0
    assert unwritten([ch.REMOVE], False) == 0
    assert unwritten([ch.GIVE], True) == unwritten([ch.TAKE, ch.TAKE_UNSEEN], True) == 0
    assert unwritten([ch.GIVE, ch.PASS], True) == ch.PASS
    assert unwritten([ch.PASS, from_p1], True) == ch.PASS  # all draw piles are gone
