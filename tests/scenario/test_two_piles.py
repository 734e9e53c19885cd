"""Scenarios on two discard piles set their table and are run, and mistakes are reported."""

from pathlib import Path

import pytest

import sim.__main__ as command_line
from engine.state.choices import ADD, CARD_SHIFT, PLAY
from sim.scenario.reading.lines import Reader
from sim.scenario.reading.said import Said
from sim.scenario.reading.setting import Setting
from sim.scenario.runner import Runner
from sim.scenario.tables.table import set_table
from tests.scenario.conftest import CheckFails, CheckMachines, Run

HEAD = "\nrules grand\nplayers 3\n"
# 0 is on turn; 1 holds a Wild and a Reverse, 2 a Rainbow of threes but for the yellow one.
TABLE = f"""{HEAD}hand 0: rD r0 gR W b3 b6
hand 1: W gR b4 y5
hand 2: r3 g3 b3 y6 r8!
discard 1: r9
discard 2: g2
draw 1: y1 y2 bS
draw 2: y3 y4
--
"""
DEALT = f"""{HEAD}deal 0: r1 r3 g5 b1 b3 b5 rS
deal 1: g1 g3 y2 y4 y6 gS gD
deal 2: y1 y3 y5 b2 b4 b6 yS
draw 1: r6 g6 r2
draw 2: bD bS
draw only
deal
--
"""

PASSING = {
    "what a line does not say of the table": f"{HEAD}--\nexpect turn 0\nexpect pile 1 = 1\n"
    "expect pile 2 = 1\nexpect drawpile = 85\nexpect salt nobody\nexpect pepper 2\n"
    "expect scorer nobody\nexpect direction left\nexpect count 1 = 7",
    "owners of the shakers": f"{HEAD}salt 1\npepper 0\n--\nexpect salt 1\nexpect pepper 0",
    "both piles are counted, the named cards lie on top": TABLE
    + "expect drawpile = 91\nexpect top 2 = g2\nexpect color 2 = g\nexpect faceup 2 = r8\n"
    + "expect hand 2 = r3 g3 b3 y6 r8\n0 draw from d2\nexpect hand 0 = rD r0 gR W b3 b6 y3",
    "who laid a card counts": f"{HEAD}hand 0: b6 b1 b4\nhand 1: y1 y4\nhand 2: g1 g4\n"
    "discard 1: b9@1\ndraw 1: r1\n--\n0 play b6\nexpect hand 0 = y1 y4\nexpect hand 1 = b1 b4",
    "who laid a wild counts too": f"{HEAD}discard 1: W=g@1 g9@1\ndiscard 2: W4=r@2\n--\n"
    "expect top 2 = W4=r\nexpect pile 1 = 2",
    "the deal comes out as the lines say": DEALT
    + "expect hand 0 = r1 r3 g5 b1 b3 b5 rS\nexpect hand 2 = y1 y3 y5 b2 b4 b6 yS\n"
    + "expect top 1 = r6\nexpect turn 0\nexpect drawpile = 4\nreject 0 play b1 on 2\n"
    + "0 draw from d2\nexpect hand 0 = r1 r3 g5 b1 b3 b5 rS bD\nexpect top 2 = g6",
    "a draw takes from pile 2 when pile 1 is gone": f"{HEAD}hand 0: b1 b2\ndiscard 1: r5\n"
    "discard 2: r6\ndraw 2: y1 y2\ndraw only\n--\nreject 0 draw from d1\nexpect offer 0 draw\n"
    "0 draw\nexpect hand 0 = b1 b2 y1",
    "forced draws come from pile 1, then 2": f"{HEAD}hand 0: rD r1 r2\nhand 1: b1 b2\n"
    "discard 1: r5\ndiscard 2: r6\ndraw 1: y1\ndraw 2: y2\ndraw only\n--\n0 play rD\n"
    "expect hand 1 = b1 b2 y1 y2\nexpect pile 2 = 1",
    "a set is one line": TABLE
    + "0 play b3 b6\nexpect pile 1 = 3\nexpect top 1 = b6\nexpect turn 1",
    "it is offered, and refused, as a whole": TABLE
    + "expect offer 0 play b3 b6\nexpect no offer 0 play b6 W\nreject 0 play b3 b4\n"
    + "reject 0 play b6 b3 on 2\nexpect hand 0 = rD r0 gR W b3 b6\nexpect offer 0 play b3 b6",
    "a set with the drawn card": f"{HEAD}hand 0: g3 b2\ndiscard 1: r9\ndiscard 2: rS\ndraw 1: g6\n"
    "--\n0 draw\nexpect turn 0\nexpect offer 0 play\nreject 0 play b2\n0 play g3 g6 uno\n"
    "expect count 0 = 1\nreject 1 catch 0",
    "a backfire is declined by drawing": TABLE + "0 play rD\nexpect offer 1 backfire\n"
    "expect offer 1 draw from p2\nexpect no offer 1 draw from p1\nexpect count 1 = 6\n"
    "expect turn 2",
    "and can be made, on the pile of the card that forces": TABLE
    + "0 play rD\nreject 1 backfire on 2 as b\nreject 1 backfire as b uno\n1 backfire on 1 as b\n"
    + "expect offer 0 backfire\nexpect top 1 = W=b\nexpect count 0 = 7\nexpect turn 1",
    "the first pile is not meant when the second forces": TABLE.replace("g2", "r2")
    + "0 play rD on 2\nreject 1 backfire on 1 as b\n1 backfire as b\nexpect top 2 = W=b",
    "a recovery is declined": TABLE + "0 play gR on 2\nexpect offer 1 recover\n"
    "expect offer 1 recover gR\nexpect no offer 2 recover\nexpect turn 2\nexpect direction right",
    "and can be made": TABLE + "0 play gR on 2\n1 recover gR\nexpect turn 1\nexpect direction left",
    "any seat calls a color": TABLE + "0 play W\nexpect offer 0 color\nexpect offer 2 color y\n"
    "2 color y\nexpect color 1 = y\nreject 1 color g\nexpect turn 1",
    "a drawn card is kept by one pass": TABLE
    + "0 draw\n0 pass\n1 draw\n1 pass\n2 draw\nexpect hand 2 = r3 g3 b3 y6 r8 bS",
    "a pass after an expect tells what was done": TABLE.replace("y1", "y7")
    + "0 draw\nexpect faceup 1 = y7\n0 pass\n1 draw\nexpect turn 1",
    "a draw that was passed on leaves nothing to play": TABLE.replace("y1", "r7")
    + "0 draw\nexpect no offer 0 play\nexpect turn 1",
    "a Rainbow is declined": TABLE + "0 draw\n0 pass\n1 draw\n1 pass\n2 draw from d2\n"
    "expect offer 2 rainbow\nexpect offer 2 rainbow b3 y3 g3 r3\nexpect no offer 2 run\n"
    "expect turn 2\nexpect no offer 2 rainbow",
    "or given away": TABLE + "0 draw\n0 pass\n1 draw\n1 pass\n2 draw from d2\n"
    "reject 2 rainbow r3 g3 b3 W\nreject 2 rainbow r3 g3 b3\n2 rainbow r3 g3 b3 y3\n"
    "expect offer 2 give\nreject 2 give y6 to 0\n2 give r3 g3 to 0\n2 give b3 to 1\n"
    "2 give y3 to 1\nexpect count 0 = 9\nexpect hand 2 = y6 r8",
    "a Run, and the call with the second-to-last card": f"{HEAD}hand 0: g3 g5 r1 r4\n"
    "hand 1: y1 y4\nhand 2: b1 b4\ndiscard 1: rS\ndiscard 2: bS\ndraw 1: g4\n--\n0 draw\n"
    "reject 0 run g3 g4\nreject 0 run g3 g4 g5 g6\n0 run g5 g3 g4\n0 give g3 g4 to 1\n"
    "0 give g5 to 2\nexpect hand 0 = r1 r4",
    "a Wild at either end of a Run": f"{HEAD}hand 0: g3 g5 g2 W r4\nhand 1: y1 y4\n"
    "hand 2: b1 b4\ndiscard 1: rS\ndiscard 2: bS\ndraw 1: g4\n--\n0 draw\n"
    "expect offer 0 run g4 g5 W\n0 run g4 g5 W\n0 give W g4 to 1\n0 give g5 to 2\n"
    "expect hand 0 = g2 g3 r4",
    "gifts with the call": f"{HEAD}hand 0: r3 r1 r4\nhand 1: y3 b3 g6\nhand 2: b1 b4\n"
    "discard 1: r9\ndiscard 2: bS\n--\n0 play r3\nexpect offer 1 give y3\n1 give b3 y3 to 0 uno\n"
    "expect count 1 = 1\nexpect no offer 2 catch 1\nexpect turn 1",
    "a later seat's gift passes those before": f"{HEAD}hand 0: r3 r1 r4\nhand 1: y3 g6 g1\n"
    "hand 2: b3 b1 b4\ndiscard 1: r9\ndiscard 2: bS\n--\n0 play r3\n2 give b3\n"
    "expect no offer 1 give y3\nexpect hand 0 = r1 r4 b3",
    "hands are shown one by one": f"{HEAD}hand 0: r4 r1 r6\nhand 1: y3 g6 g1\n"
    "hand 2: b3 b1 g8!\ndiscard 1: r9\ndiscard 2: bS\n--\n0 play r4\nexpect offer 1 show\n"
    "2 show\nexpect sees 0 2 = b1 b3\nexpect hides 0 1\nexpect hides 1 2\nexpect offer 0 name\n"
    "0 name 2\nexpect offer 0 take\nexpect offer 0 take g8\nexpect offer 0 take unseen 2\n"
    "reject 0 take b1\n0 take unseen 2\nexpect hand 2 = b3 g8\nexpect turn 1",
    "a shown gift is taken unless it is refused": f"{HEAD}hand 0: r5 r1 r6\nhand 1: y3 g6 g1\n"
    "hand 2: b3 b1\ndiscard 1: r9\ndiscard 2: bS\n--\n0 play r5\n0 name 1\n1 give y3 to 2 shown\n"
    "expect offer 2 refuse\nexpect hand 2 = b3 b1 y3\nexpect turn 1",
    "a shown gift goes with the call too": f"{HEAD}hand 0: r5 r1 r6\nhand 1: y3 g6\n"
    "hand 2: b3 b1\ndiscard 1: r9\ndiscard 2: bS\n--\n0 play r5\n0 name 1\n"
    "1 give y3 to 2 shown uno\nexpect count 2 = 3\nexpect no offer 0 catch 1",
    "seats get the colors that are left": "\nrules grand two=color\ncolor 2 = r\nhand 0: r2 b1 b4\n"
    "discard 1: r5\ndiscard 2: bS\n--\n0 play r2\nexpect turn 2",
    "several players out": f"{HEAD}hand 0: r5\nhand 1: y3\nhand 2: b3 b1\ndiscard 1: r9\n"
    "discard 2: bS\n--\n0 play r5\n0 name 1\n1 give y3 to 2\nexpect over\nexpect out 0\n"
    "expect out 1\nexpect winner 0 1\nexpect scorer 0\nexpect score 1 = 7",
    "the option alone sets two piles too": "\nrules official piles=2\nhand 0: r7 r8\n"
    "discard 2: g1\n--\nexpect pile 2 = 1\nexpect turn 0",
}


@pytest.mark.parametrize("name", PASSING)
def test_a_scenario_that_holds_passes(name: str, run: Run) -> None:
    assert run(PASSING[name]) == "1 passed, 0 failed\n"


FAILING = [
    (TABLE + "0 play W\nexpect turn 1", "found somebody must call a color (color C)"),
    (TABLE + "0 play b3 b6 rD", "found refused, the card does not fit; seat 0 is on turn"),
    (TABLE + "0 play b3 b4\n", "expected 0 play b3 b4, found refused, the card is not in the hand"),
    (TABLE + "expect faceup 2 = ", "expected faceup 2 =, found r8"),
    (TABLE + "expect salt 0", "expected salt 0, found nobody"),
    (TABLE + "expect pepper 0", "expected pepper 0, found seat 2"),
    (TABLE + "expect scorer 1", "expected scorer 1, found nobody"),
    (TABLE + "0 pass", "found refused, there are cards to draw; seat 0 is on turn"),
    (TABLE + "reject 0 draw from d2", "expected reject 0 draw from d2, found it was accepted"),
    (TABLE + "0 recover gR", "found refused, this cannot be chosen now"),
    (TABLE.replace("r9", "b8") + "0 play b6\n0 pass", "found refused, this seat is not asked"),
    (DEALT + "expect top 2 = r1", "expected top 2 = r1, found no card"),
    (DEALT + "expect color 2 = r", "expected color 2 = r, found there is no card"),
    (f"{HEAD}hand 0: r4 r1 r6\ndiscard 1: r9\n--\n0 play r4\n1 draw", "seat 0 must name a player"),
    (
        f"{HEAD}hand 0: r4 r1 r6\ndiscard 1: r9\n--\n0 play r4\n0 name 1\nexpect turn 1",
        "found seat 0 must choose (take …)",
    ),
]


@pytest.mark.parametrize(("body", "message"), FAILING)
def test_a_scenario_that_does_not_hold_fails_with_its_line(
    body: str, message: str, check_fails: CheckFails
) -> None:
    check_fails(body, message)


def test_micropython_prints_the_same(check_machines: CheckMachines) -> None:
    bodies = [*PASSING.values(), *(body for body, _ in FAILING)]
    check_machines(bodies, f"{len(PASSING)} passed, {len(FAILING)} failed")


def test_a_refused_line_of_several_cards_changes_nothing(tmp_path: Path) -> None:
    runner = Runner()
    path = tmp_path / "s.txt"
    path.write_text(f"scenario X{TABLE}expect turn 0\n", encoding="utf-8")
    with path.open(encoding="utf-8") as file:
        block = Reader(file).next_block()
    assert block is not None
    set_table(runner.game, Setting(block), runner.deck)
    before = bytes(runner.game.state)
    b3, b6, y6 = 14, 26, 27
    for last in (y6, b3):
        assert runner.choose(Said(0, [ADD | b3 << CARD_SHIFT, PLAY | last << CARD_SHIFT]))
        assert bytes(runner.game.state) == before
    assert runner.choose(Said(0, [ADD | b3 << CARD_SHIFT, PLAY | b6 << CARD_SHIFT])) == ""


# One card more than half of what a deal to three leaves.
_MANY = " ".join(
    [f"{color}{number}" for color in "rg" for number in range(1, 10) for _ in range(2)]
    + [f"b{number}" for number in range(1, 5) for _ in range(2)]
)

BAD = [
    ("hand 0: r8", "s.txt:4: 'r8': it lies face up by these rules: write r8!"),
    ("hand 0: r5!", "s.txt:4: 'r5!': only 7, 8 and 9 lie face up"),
    ("hand 0: W!", "s.txt:4: 'W!': only 7, 8 and 9 lie face up"),
    ("discard 2: g9!", "s.txt:4: 'g9!': only a card of a hand lies face up there"),
    ("hand 0:", "s.txt:4: a hand without cards"),
    ("discard 2: W", "s.txt:4: the top card is a wild: write its color"),
    ("discard 2: g9@3", "s.txt:4: no seat '3'"),
    ("discard 2: g9@", "s.txt:4: no seat ''"),
    ("discard 2: g0\nhand 1: g0", "s.txt:4: the deck has no g0"),
    ("salt 3", "s.txt:4: no seat '3'"),
    ("pepper nobody", "s.txt:4: no seat 'nobody'"),
    ("color 0 = g", "s.txt:4: 'color 0 = g': players have colors only with two=color"),
    ("deal 0: r1", "s.txt:4: a line `deal S: …` needs the line `deal`"),
    ("deal 0: r1 r1 r2 r2 r3 r3 r4 r4\ndeal", "s.txt:4: 7 cards are dealt to each seat"),
    ("deal 0: r8!\ndeal", "s.txt:4: 'r8!': only a card of a hand lies face up there"),
    ("deal 3: r1\ndeal", "s.txt:4: no seat '3'"),
    ("deal 0:\ndeal", "s.txt:4: 'deal 0:': cards must follow"),
    ("deal\npepper 1", "s.txt:5: 'pepper' cannot be combined with `deal`"),
    ("deal\nsalt 1", "s.txt:5: 'salt' cannot be combined with `deal`"),
    (f"deal\ndraw 2: {_MANY}", "s.txt:5: draw pile 2 has 43 cards after the deal"),
    (f"deal\ndraw 1: {_MANY} y1", "s.txt:5: draw pile 1 has 44 cards after the deal"),
    ("deal\ndraw only", "s.txt:1: too few cards to deal them and turn one"),
]


@pytest.mark.parametrize(("lines", "message"), BAD)
def test_a_wrong_setting_is_reported(
    lines: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_reported(f"scenario X{HEAD}{lines}\n--\nexpect turn 0\n", message, tmp_path, capsys)


BAD_STEPS = [
    ("0 rainbow", "rainbow: cards of a set must follow"),
    ("0 run r1 r2 x3", "no card 'x3'"),
    ("0 run r1 r2 C1", "the deck has no C1"),
    ("0 give r1 uno to", "to: something must follow"),
    ("0 give r1 to 3 r2", "'r2' has no place here"),
    ("0 play r1 C1", "the deck has no C1"),
    ("0 play r1 r8!", "a choice names the card alone"),
    ("0 take unseen x", "no number 'x'"),
    ("0 draw from p3", "no pile 'p3' to draw from"),
    ("0 backfire W", "'W' has no place here"),
    ("0 recover", "recover: card must follow"),
    ("expect faceup 0 = r8!", "without !"),
    ("expect salt", "'salt' is too short"),
    ("expect top 3 = r1", "no pile '3'"),
]


@pytest.mark.parametrize(("step", "message"), BAD_STEPS)
def test_a_wrong_step_is_reported(
    step: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_reported(f"scenario X{HEAD}--\n{step}\n", message, tmp_path, capsys)


ELSEWHERE = [
    ("hand 0: r8!", "only 7, 8 and 9 lie face up, and only with face_up=1"),
    ("discard 2: r1", "'discard 2: r1': there are two piles only with piles=2"),
    ("draw 2: r1", "there are two piles only with piles=2"),
    ("deal 0: r1\ndeal", "with one pile `draw 1:` lists the cards as they are dealt"),
    ("salt nobody", "'salt nobody': there are shakers only where cards act"),
]


@pytest.mark.parametrize(("lines", "message"), ELSEWHERE)
def test_settings_of_two_piles_are_refused_on_one(
    lines: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_reported(f"scenario X\nrules official\n{lines}\n--\n0 draw\n", message, tmp_path, capsys)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("grand two=colour", "two=colour: must be one of none, pepper, color"),
        ("official backfire=2", "backfire=2: must be one of 0, 1"),
        ("grand two=color\nplayers 3", "grand is for 4 players, not 3"),
        ("grand two=color\ncolor 0 = g\ncolor 1 = g", "another seat has that color"),
    ],
)
def test_wrong_rules_are_reported(
    rules: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_reported(f"scenario X\nrules {rules}\n--\n0 draw\n", message, tmp_path, capsys)


def check_reported(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "s.txt"
    path.write_text(text, encoding="utf-8")
    assert command_line.main(["scenario", str(path)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert "s.txt:" in error
    assert message in error
