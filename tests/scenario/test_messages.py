"""What a scenario that does not hold, or cannot be read, is told: one line, with its place."""

import pytest

from engine.game import Game
from engine.state import choices as ch
from engine.state.layout import COUNTS
from engine.state.reasons import OK
from sim.scenario.runner import Runner, play_block
from sim.scenario.steps import Step
from tests.from_text import block_of, table_set
from tests.scenario.conftest import Report

FOUR = """rules official
players 3
hand 0: W4 r1 g2
hand 1: b2 b3
hand 2: b7 b8 b9
discard 1: r5
--
0 play W4 as b
"""
PLAIN = """rules official
players 3
hand 0: r1 r2 g3
hand 1: b2 b3
discard 1: r5
draw 1: y9 y8
--
"""
WILD = FOUR.replace("W4 r1", "W r1").replace(" as b", "").replace("W4", "W")
HAND = """rules official
players 3
hand 0: r1
hand 1: b5
hand 2: g9
discard 1: r5
--
0 play r1
"""
TWO = """rules grand
players 3
hand 0: rD r4 gR W b3 b6
hand 1: W gR b4 y5
hand 2: r3 g3 b3 y6 r8!
discard 1: r9
discard 2: g2
--
"""
DEALT = "rules grand\nplayers 3\ndraw 1: r6 g6 r2\ndraw 2: bD bS\ndeal\n--\n"
SOCIAL = "format social\npersons 6\ntables 2\n--\n"
OUT = HAND.replace("official", "official scoring=low at_target=sits_out target=9")

# A scenario, further steps of which the last fails, and what is found there.
FAILING = [
    (PLAIN, "expect turn 1", "seat 0 is on turn"),
    (PLAIN, "0 play g3", "refused, the card does not fit; seat 0 is on turn"),
    (PLAIN, "1 draw", "refused, this seat is not asked; seat 0 is on turn"),
    (PLAIN, "reject 0 play r1", "it was accepted"),
    (PLAIN, "reject 0 play g3 : there are cards to draw", "the card does not fit"),
    (PLAIN, "expect offer 0 pass", "it cannot be chosen; seat 0 is on turn"),
    (PLAIN, "expect hand 0 = r1 r2", "r1 r2 g3"),
    (PLAIN, "expect sees 1 0 = r1", "no card"),
    (PLAIN, "expect top 1 = r6", "r5"),
    (PLAIN, "expect color 1 = b", "r"),
    (PLAIN, "expect pile 1 = 2", "1"),
    (PLAIN, "expect drawpile = 2", "95"),
    (PLAIN, "expect direction right", "left"),
    (PLAIN, "expect dealer 0", "2"),
    (PLAIN, "expect score 0 = 1", "0"),
    (PLAIN, "expect admitted 0 = r1", "no card"),
    (PLAIN, "expect skipped 1", "none"),
    (PLAIN, "expect gave 1 2", "none"),
    (PLAIN, "expect over", "the hand goes on; seat 0 is on turn"),
    (PLAIN, "expect match over", "the match goes on"),
    (PLAIN, "expect winner 0", "the hand goes on; seat 0 is on turn"),
    (PLAIN, "expect loser nobody", "the hand goes on; seat 0 is on turn"),
    (PLAIN, "expect out 0", "seat 0 is in the hand"),
    (FOUR, "reject 2 play b7", "it was accepted"),
    (FOUR, "expect no offer 2 play b7", "it can be chosen"),
    (FOUR, "expect no other offer", "seat 1 must choose (challenge …)"),
    (FOUR, "1 draw\n1 challenge", "refused, this seat is not asked; seat 2 is on turn"),
    (FOUR, "expect count 1 = 2", "6"),
    (FOUR, "1 challenge\nexpect hides 1 0", "r1 g2"),
    (WILD, "1 draw", "refused, this seat is not asked; seat 0 must call a color (color C)"),
    (WILD, "expect turn 1", "seat 0 must call a color (color C)"),
    (WILD, "expect color 1 = b", "none is called yet; seat 0 must call a color (color C)"),
    (HAND, "expect over by limit", "it is not over by that"),
    (HAND, "expect match winner 0", "the match goes on"),
    (HAND, "expect winner 1", "seat 0"),
    (HAND, "expect loser 1", "nobody"),
    (HAND, "expect sits out 0", "seat 0 is in the match"),
    (HAND, "expect won 0 = 2", "1"),
    (HAND, "expect lost 0 = 1", "0"),
    (HAND, "expect unos 0 = 1", "0"),
    (HAND, "expect hand number = 2", "1"),
    (HAND, "1 draw", "refused, the hand is over; the hand is over"),
    (HAND, "next hand\nnext hand", "the hand goes on; seat 1 is on turn"),
    (HAND.replace("official", "official hands=1"), "next hand", "the match over"),
    (HAND.replace("--", "draw only\n--"), "next hand", "too few cards to deal: set its table"),
    (OUT, "next hand\nhand 2: r1\n--\nexpect out 2", "seat 2 sits out: it holds no cards"),
    (TWO, "0 play W\nexpect turn 1", "somebody must call a color (color C)"),
    (TWO, "0 play r4\nexpect turn 1", "seat 0 must name a player (name S)"),
    (TWO, "0 play b3 b6 rD", "refused, the card does not fit; seat 0 is on turn"),
    (TWO, "0 play b3 b4", "refused, the card is not in the hand; seat 0 is on turn"),
    (TWO, "expect faceup 2 =", "r8"),
    (TWO, "expect salt 0", "nobody"),
    (TWO, "expect pepper 0", "seat 2"),
    (TWO, "expect scorer 1", "nobody"),
    (TWO, "reject 0 draw from d2", "it was accepted"),
    (DEALT, "expect top 2 = r1", "no card"),
    (DEALT, "expect color 2 = r", "there is no card"),
    (SOCIAL, "expect seat 0 = 2 0", "1 0"),
    (SOCIAL, "expect over", "round 0 is next"),
    (SOCIAL, "expect left none", "1 2"),
    (SOCIAL, "expect partner 0 = 1", "nobody"),
    (SOCIAL, "reject play 1", "it was accepted"),
    (SOCIAL, "next round", "a table is left, or all rounds are over"),
    (SOCIAL, "result 1: 0 0 0 out 0 out 1", "table 1: one hand is played in a round, but 2"),
    (SOCIAL, "result 1: 0 0", "2 numbers of points: each side needs one"),
    (SOCIAL, "result 1: 1 2 3\nexpect out 0", "nobody"),
    (SOCIAL, "play\nnext round\nexpect round = 2", "1"),
]


@pytest.mark.parametrize("machine", [[], ["--vm", "micropython"]], ids=["here", "micropython"])
def test_a_step_that_does_not_hold_is_told_with_its_line(
    machine: list[str], report: Report
) -> None:
    text, expected, line = "", [], 0
    for body, steps, found in FAILING:
        text += f"scenario X\n{body}{steps}\n"
        line = text.count("\n")
        step = steps.splitlines()[-1]
        if found.endswith("it holds no cards"):  # the table of a next hand
            line, step = line - 2, "a table"
        elif body != SOCIAL:
            step = step.removeprefix("expect ")
        expected.append(f"s.txt:{line}: X: expected {step}, found {found}")
    status, out, _ = report(text + f"scenario Y\n{PLAIN}expect turn 0\n", *machine)
    told = [each for each in out.splitlines() if not each.startswith("engine: ")]
    assert status == 1
    assert told.pop() == f"1 passed, {len(FAILING)} failed"
    for each, beginning in zip(told, expected, strict=True):
        assert each.startswith(beginning)


def test_a_long_scenario_is_played_on_micropython_as_well(report: Report) -> None:
    """Its lines are kept until it is over."""
    text = f"scenario Long\n{PLAIN}" + 3000 * "expect turn 0\n"
    status, out, _ = report(text, "--vm", "micropython")
    assert (status, out.splitlines()[-1]) == (0, "1 passed, 0 failed")


SET = "rules official\nplayers 3\n{}\n--\nexpect turn 0\n"
SET_TWO = SET.replace("official", "grand")
STEP = "rules official\nplayers 3\n--\n{}\n"
STEP_TWO = STEP.replace("official", "grand")
RULES = "rules {}\n--\n0 draw\n"
AFTER = HAND + "next hand\n{}\n"
TABLES = "format social\npersons 6\ntables 2\n{}\n--\nplay\n"
RESULT = "format social\npersons 6\ntables 2\n--\n{}\n"
# One card more than half of what a deal to three leaves.
MANY = " ".join(
    [f"{color}{number}" for color in "rg" for number in range(1, 10) for _ in range(2)]
    + [f"b{number}" for number in range(1, 5) for _ in range(2)]
)

# A scenario below its name, lines in it, the line that is wrong, and how it is told.
BAD = [
    (SET, "hnad 0: r1", 4, "no setting 'hnad 0: r1'"),
    (SET, "hand 0 r1", 4, "no setting 'hand 0 r1'"),
    (SET, "draw all", 4, "no setting 'draw all'"),
    (SET, "hand 3: r1", 4, "no seat '3': a number from 0 to 2"),
    (SET, "hand 0: r1 q9", 4, "no card 'q9'"),
    (SET, "hand 0: W=g", 4, "'W=g': only a discarded wild can have a called color"),
    (SET, "hand 0: r1@1", 4, "'r1@1': only a discarded card can name who laid it"),
    (SET, "hand 0: r8!", 4, "'r8!': only 7, 8 and 9 lie face up, and only with face_up=1"),
    (SET, "hand 0: r0 r0", 4, "the deck has no r0, or too few of them"),
    (SET, "hand 0:", 4, "a hand without cards"),
    (SET, "discard 1: W", 4, "the top card is a wild: write its color, as in W=g"),
    (SET, "discard 1: W=q", 4, "no color 'q': one of r, g, b, y"),
    (SET, "discard 1: r1@7", 4, "no seat '7'"),
    (SET, "discard 1:", 4, "'discard 1:': cards must follow"),
    (SET, "discard 3: r1", 4, "no pile '3': 1 or 2"),
    (SET, "discard 2: r1", 4, "'discard 2: r1': there are two piles only with piles=2"),
    (SET, "draw 1: r1!", 4, "'r1!': only a card of a hand lies face up"),
    (SET, "deal 0: r1\ndeal", 4, "'deal 0: r1': with one pile `draw 1:` lists the cards"),
    (SET, "salt nobody", 4, "'salt nobody': there are shakers only where cards act"),
    (SET, "team 0 = 1", 4, "'team 0 = 1': players have teams only with partners=1"),
    (SET, "lost 0 = 1", 4, "lost: by these rules hands are won"),
    (SET, "players 4", 4, "'players' appears twice"),
    (SET, "hand 0: r1\nhand 0: r2", 5, "'hand 0' appears twice"),
    (SET, "seed 1073741824", 4, "no number '1073741824': a number from 0 to 1073741823"),
    (SET, "direction up", 4, "no direction 'up': left or right"),
    (SET, "score 0", 4, "'score 0' is too short"),
    (SET, "score 0 = 5 6", 4, "'6' does not belong"),
    (SET, "age 0 = 300", 4, "age 300: must be 0 to 255"),
    (SET, "effect C1 = dance", 4, "'effect C1 = dance': must be C1, C2 or C3 = one of dare"),
    (SET, "deal\nturn 1", 5, "'turn' cannot be combined with `deal`"),
    (SET, "deal\ndraw only", 1, "too few cards to deal them and turn one"),
    (SET_TWO, "hand 0: r8", 4, "'r8': it lies face up by these rules: write r8!"),
    (SET_TWO, "discard 2: g9@", 4, "no seat ''"),
    (SET_TWO, "pepper nobody", 4, "no seat 'nobody'"),
    (SET_TWO, "color 0 = g", 4, "'color 0 = g': players have colors only with two=color"),
    (SET_TWO, "deal 0: r1", 4, "a line `deal S: …` needs the line `deal`"),
    (SET_TWO, "deal 0: r1 r1 r2 r2 r3 r3 r4 r4\ndeal", 4, "7 cards are dealt to each seat"),
    (SET_TWO, f"deal\ndraw 2: {MANY}", 5, "draw pile 2 has 43 cards after the deal"),
    (SET_TWO, f"deal\ndraw 1: {MANY} y1", 5, "draw pile 1 has 44 cards after the deal"),
    (RULES, "", 2, "`rules` needs a name"),
    (RULES, "offical", 2, "no rule set 'offical': one of official, classic, grand"),
    (RULES, "official uno", 2, "'uno': must be option=value"),
    (RULES, "official unos=2", 2, "no option 'unos'"),
    (RULES, "official uno=²", 2, "uno=²: must be a number"),
    (RULES, "official stack=all", 2, "stack=all: must be one of none, same, any, cumulate"),
    (RULES, "official uno=1 uno=2", 2, "'uno=2': must be option=value, each option once"),
    (RULES, "official must_play=1 drawn=keep", 2, "must_play=1 and drawn=keep contradict"),
    (RULES, "official\nplayers 11", 3, "players 11: must be 2 to 10"),
    (RULES, "official cards=15\nplayers 10", 3, "cards=15 for 10 players leaves no card"),
    (RULES, "grand two=color\nplayers 3", 3, "grand is for 4 players, not 3"),
    (RULES, "grand two=color\ncolor 0 = g\ncolor 1 = g", 4, "'color 1 = g': another seat has"),
    (STEP, "0 paly r1", 5, "no choice 'paly'"),
    (STEP, "0 play", 5, "play: cards must follow"),
    (STEP, "0 play r1 as", 5, "as: something must follow"),
    (STEP, "0 play r1 uno uno", 5, "play: 'uno' has no place here"),
    (STEP, "0 play C1", 5, "the deck has no C1"),
    (STEP, "0 add r1", 5, "no choice 'add': name all cards of a play in one line"),
    (STEP, "3 draw", 5, "no seat '3'"),
    (STEP, "reject 0", 5, "'reject 0': a seat and what it chooses must follow"),
    (STEP, "reject 0 play r1 : no", 5, "no reason 'no': one of "),
    (STEP, "expects turn 0", 5, "no step 'expects turn 0'"),
    (STEP, "next round", 5, "no step 'next round'"),
    (STEP, "expect trun 0", 5, "no expectation 'trun 0'"),
    (STEP, "expect turn", 5, "'turn' is too short"),
    (STEP, "expect hand 0 r1", 5, "'=' expected, not 'r1'"),
    (STEP, "expect hand 0 = r8!", 5, "'r8!': write a card of a hand without !"),
    (STEP, "expect top 1 = r1 r2", 5, "'r2' does not belong"),
    (STEP, "expect match ended", 5, "'over' expected, not 'ended'"),
    (STEP, "expect winner", 5, "winner: seats must follow, or nobody"),
    (STEP, "expect no offer 0 dance", 5, "no choice 'dance'"),
    (STEP, "--", 5, "a second -- in one scenario"),
    (STEP_TWO, "0 run r1 r2 x3", 5, "no card 'x3'"),
    (STEP_TWO, "0 run r1 r2 C1", 5, "the deck has no C1"),
    (STEP_TWO, "0 play r1 C1", 5, "the deck has no C1"),
    (AFTER, "hand 0: r1\nexpect turn 0", 12, "no line -- after the table"),
    (AFTER, "hand 0: r1", 10, "no line -- after the table of the next hand"),
    (AFTER, "dealer 1\n--\nexpect over", 11, "'dealer 1' after `next hand`: only hand, discard"),
    (AFTER, "hand 0: r1 r1 r1\n--\nexpect over", 11, "the deck has no r1"),
    (AFTER, "--\n--\nexpect over", 12, "a second -- in one scenario"),
    ("format solo\n--\nplay\n", "", 2, "'format solo': must be format rotation, social, team"),
    ("format social\n--\nplay\n", "", 1, "social: tables 0: must be 2 to 20"),
    (TABLES, "turn 1", 5, "no setting 'turn 1' beside `format`: one of format"),
    (TABLES, "tables 3", 5, "'tables' appears twice"),
    (TABLES, "seed", 5, "'seed': a number must follow"),
    (TABLES, "people 40", 5, "no person '40'"),
    (TABLES, "rules social", 1, "social: tables play hands=1 in a round"),
    (RESULT, "0 play r5", 6, "no step '0 play r5': result T: N…"),
    (RESULT, "play 3", 6, "no table '3': 1 to 2"),
    (RESULT, "result 1: 5 6 7 lost 1", 6, "'lost': points, then out S"),
    (RESULT, "result 1: 5 6 7 unos 1", 6, "unos 1: how many must follow"),
    (RESULT, "draws 1 0 = q7", 6, "no card 'q7'"),
    (RESULT, "expect turn 0", 6, "no expectation 'turn 0': one of "),
    (RESULT, "expect seat 6 = 1 0", 6, "no person '6': 0 to 5"),
    (RESULT, "expect moved 0 = up", 6, "moved up: must be on, back or no"),
    (RESULT, "expect winner fun = 0", 6, "winner fun = 0: one of highest, lowest"),
    (RESULT, "expect left", 6, "left: numbers must follow, or none"),
    (RESULT, "expect total 0 = much", 6, "no number 'much'"),
    ("--\nexpect turn 0\n", "", 1, "a scenario needs its line `rules NAME`"),
    ("rules official\n0 draw\n", "", 1, "no line -- between the settings and the steps"),
    ("rules official\n--\n# none\nscenario Y\n", "", 1, "no step after --"),
    ("rules official\n--\n0 draw\nscenario\n", "", 5, "a scenario needs a name"),
]


@pytest.mark.parametrize(("body", "lines", "line", "message"), BAD)
def test_what_cannot_be_read_is_told_in_one_line_and_nothing_is_played(
    body: str, lines: str, line: int, message: str, report: Report
) -> None:
    status, out, error = report("scenario X\n" + body.format(lines))
    assert (status, out) == (2, "")
    assert error.startswith(f"python -m sim: s.txt:{line}: {message}")


def test_an_error_in_the_last_scenario_keeps_the_first_from_running(report: Report) -> None:
    status, out, error = report(f"scenario X\n{PLAIN}expect turn 2\nscenario Y\nrules\n--\n0 draw")
    assert (status, out) == (2, "")
    assert error.startswith("python -m sim: s.txt:11: ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# only a comment\n", "s.txt: no scenario in it"),
        ("rules official\n", "s.txt:1: 'rules official' before the first line"),
    ],
)
def test_a_file_without_a_scenario_is_told(text: str, message: str, report: Report) -> None:
    status, _, error = report(text)
    assert status == 2
    assert message in error


class SpoiledGame(Game):
    """A game that changes even when it refuses a choice."""

    def choose(self, seat: int, choice: int) -> int:
        reason = super().choose(seat, choice)
        if reason != OK:
            self.state[-1] ^= 1
        return reason


def test_a_refusal_that_changes_the_game_is_found() -> None:
    runner = table_set(f"scenario X\n{PLAIN}expect turn 0\n")
    step = Step(9, "reject 0 play g3", 3)
    assert runner.rejects(step) == ""
    runner.trial = SpoiledGame(runner.game.seats, runner.game.capacity)
    assert runner.rejects(step) == "it was refused, but the game changed"


class LeakingGame(Game):
    """A game in which a drawn card comes out as another one."""

    def choose(self, seat: int, choice: int) -> int:
        reason = super().choose(seat, choice)
        if reason == OK and choice & ch.VERB_MASK == ch.DRAW:
            self.state[self.hands[seat] + self.state[COUNTS + seat] - 1] ^= 1
        return reason


def test_core_7_every_step_keeps_the_deck() -> None:
    runner = Runner()
    runner.game = LeakingGame()
    text = f"scenario X\n{PLAIN}expect turn 0\n0 draw\n"
    faults = [fault for fault in play_block(runner, block_of(text)) if fault is not None]
    assert [(line, told.split(",")[0]) for line, told in faults] == [
        (10, "expected b9 2 times on the table")
    ]


def test_a_refused_line_of_several_cards_changes_nothing() -> None:
    runner = table_set(f"scenario X\n{TWO}expect turn 0\n")
    before = bytes(runner.game.state)
    for cards in ("b3 y6", "b3 b3"):
        assert runner.choose(Step(9, f"0 play {cards}", 3))
        assert bytes(runner.game.state) == before
    assert runner.choose(Step(9, "0 play b3 b6", 3)) == ""
