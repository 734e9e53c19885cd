"""The soak finds nothing wrong in the rule sets, and each of its checks fails when it should."""

import pytest

from engine.game import Game
from engine.match import score
from engine.rules import melds, stack
from engine.rulesets import load
from engine.state.cards import FACE_UP
from engine.state.choices import NOT_NOW, OK, PASS, VERB_MASK
from engine.state.events import ADMITTED, HAND_OVER, PASSED
from engine.state.layout import (
    ACTOR,
    BY_LIMIT,
    CARD,
    COUNTS,
    DEPTH,
    DIRECTION,
    DISCOVERED,
    DRAFT,
    DRAFT_SIZE,
    GUILTY,
    HAND_POINTS,
    KIND,
    LOSER,
    NOBODY,
    PEPPER,
    PILE_SIZE,
    PLAYER_AT,
    PUBLIC,
    SCORES,
    SECRETS,
    SHUFFLER,
    TOP,
    TOP_CARD,
    TURN_LIMIT,
    TURNS_LEFT,
    UNCALLED,
    WAY_OVER,
    WINNERS,
)
from engine.state.windows import ANSWERS, CHOICES, W_MELD
from sim.commands import run as command
from sim.errors import UsageError
from sim.soak import Request, main, soak
from sim.soak.promises.alone import alone
from sim.soak.tally import Tally
from sim.soak.violation import Violation

OPTIONS = [
    ["must_play=1"],
    ["drawn=must"],
    ["drawn=keep"],
    ["wild4=color_or_number", "must_play=1"],
    ["challenge=none"],
    ["end=last_left", "scoring=low"],
    ["decks=auto", "cards=10"],
    ["first_wild=return", "uno=0"],
    ["guilty=0", "innocent=20"],
    ["limit=20", "target=1"],
]
_GOES_ON = ("end=last_left", "cards=2", "stack=any", "last_stack=1", "dirty=1", "first_draw=stack")
# Each changes or leaves out some options of two piles and acting cards.
OPTIONS_OF_GRAND = [
    ["rainbow=0", "backfire=0", "recover=0"],
    ["sets=none", "stack=none", "face_up=0"],
    ["austere=1", "uno_until=turn", "challenge=none"],
    ["drawn=keep", "zero=none", "scoring=low"],
    ["must_play=1", "drawn=must", "four=none", "limit=30"],
    ["cards=3", "target=1", "discovered=5", "wild4=any"],
    ["decks=2", "first=youngest", "scoring=own"],
]


@pytest.fixture(autouse=True)
def _in_an_empty_directory(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # a failing game is written below the current directory


@pytest.mark.parametrize("name", ["official", "classic"])
def test_random_hands_break_no_promise(name, capsys):
    assert main(["--rules", name, "--players", "2-10", "--hands", "12", "--seed", "21"]) == 0
    output = capsys.readouterr().out
    assert "no violation" in output
    for word in ("108 hands", "replays", "samples", "refused", "challenge", "catch", "reshuffles"):
        assert word in output
    assert "backfire" not in output and "never came up" not in output


@pytest.mark.parametrize("options", OPTIONS)
def test_random_hands_break_no_promise_with_options(options, capsys):
    arguments = ["--rules", "official", "--players", "2-7", "--hands", "3", "--seed", "4"]
    for option in options:
        arguments += ["--option", option]
    assert main(arguments) == 0, capsys.readouterr().out


@pytest.mark.parametrize("options", OPTIONS_OF_GRAND)
def test_random_hands_on_two_piles_break_no_promise_with_options(options, capsys):
    arguments = ["--rules", "grand", "--players", "2-6", "--hands", "2", "--seed", "4"]
    for option in options:
        arguments += ["--option", option]
    assert main(arguments) == 0, capsys.readouterr().out


def test_random_hands_that_go_on_after_a_last_card_break_no_promise(capsys):
    """The dealer may be out before the second pile is formed, and cheats on last cards go back."""
    arguments = ["--rules", "grand", "--players", "3-4", "--hands", "20", "--seed", "5"]
    for option in _GOES_ON:
        arguments += ["--option", option]
    assert main(arguments) == 0, capsys.readouterr().out


def test_random_hands_with_a_color_for_each_player_break_no_promise(capsys):
    arguments = ["--rules", "grand", "--players", "4", "--hands", "5", "--option", "two=color"]
    assert main(arguments) == 0, capsys.readouterr().out


def test_random_hands_of_grand_break_no_promise_and_meet_its_interrupts(capsys):
    assert main(["--rules", "grand", "--players", "2-7", "--hands", "8", "--seed", "3"]) == 0
    output = capsys.readouterr().out
    assert "no violation" in output and "handovers a hand" in output
    for name in ("backfire on a backfire", "Rainbow", "Run", "recover", "set laid", "gift refused"):
        count = next(line for line in output.splitlines() if line.endswith("× " + name))
        assert int(count.split()[0]) > 0
    missed = next(line for line in output.splitlines() if "never came up: " in line)
    assert len(missed.split(",")) < 6, missed  # `make soak` plays long enough to miss nothing


def test_the_soak_lists_interrupts_that_never_came_up(capsys):
    assert main(["--rules", "grand", "--players", "2", "--hands", "1"]) == 0
    missed = next(line for line in capsys.readouterr().out.splitlines() if "never" in line)
    assert "Rainbow, " in missed and "Run with a Wild" in missed  # GRD-22: not with two players


def failure(hands: int = 30, name: str = "official", options: dict[str, str] | None = None) -> str:
    asked = Request()
    asked.name, asked.hands, asked.seed = name, hands, 8
    asked.options = options or {}
    return soak(load(name, options), asked, 4, Tally())


def after_each_choice(monkeypatch, change) -> None:
    """Make the engine do something wrong after every fiftieth choice."""
    original = Game.choose
    count = [0]

    def wrong(self, seat, choice):
        reason = original(self, seat, choice)
        count[0] += 1
        if count[0] % 50 == 0:
            change(self)
        return reason

    monkeypatch.setattr(Game, "choose", wrong)


def lose_a_card(game):
    if game.state[PILE_SIZE] > 1:
        game.state[PILE_SIZE] -= 1


def exchange_a_card(game):
    game.state[game.draws] ^= 1


def color_a_wild_in_the_pile(game):
    s = game.state
    for at in range(game.draws, game.draws + s[PILE_SIZE]):
        if s[at] >= 64:
            s[at] = s[at] & ~7 | 2


def leave_an_old_card(game):
    game.state[game.hands[1] + game.state[COUNTS + 1]] = 5


def mix_up_the_top(game):
    game.state[TOP_CARD] ^= 1


def make_somebody_catchable(game):
    if game.status == 0:
        game.state[UNCALLED] |= 1 if game.state[COUNTS] > 1 else 2


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lose_a_card, "CORE-7"),
        (exchange_a_card, "CORE-7"),
        (color_a_wild_in_the_pile, "CORE-7"),
        (leave_an_old_card, "CORE-10"),
        (mix_up_the_top, "top card"),
        (make_somebody_catchable, "OFF-9"),
    ],
)
def test_a_broken_state_is_found(monkeypatch, change, message):
    after_each_choice(monkeypatch, change)
    assert message in failure()


def mark_somebodys_layer(game):
    game.state[game.discards + game.capacity] ^= 1  # of the bottom card of discard pile 1


def turn_a_card_face_up(game):
    game.state[game.hands[1]] ^= FACE_UP


def seat_somebody_twice(game):
    game.state[PLAYER_AT] = game.state[PLAYER_AT + 1]


def lose_the_pepper(game):
    game.state[PEPPER] = NOBODY


def put_a_card_aside_that_is_not_held(game):
    game.state[DRAFT_SIZE] = 1
    game.state[DRAFT] = 64


def discover_somebody(game):
    game.state[DISCOVERED] |= 1 if game.state[COUNTS] > 1 else 2


def show_a_gain(game):
    """Show the card that somebody gained in the public part of its window."""
    s = game.state
    if s[DEPTH] and s[s[TOP] + KIND] == W_MELD and s[SECRETS + (s[DEPTH] - 1) * 3] < 254:
        s[s[TOP] + CARD] = s[SECRETS + (s[DEPTH] - 1) * 3]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lose_a_card, "CORE-7"),
        (mark_somebodys_layer, "laid"),
        (turn_a_card_face_up, "GRD-30"),
        (seat_somebody_twice, "GRD-33"),
        (lose_the_pepper, "shaker"),
        (put_a_card_aside_that_is_not_held, "GRD-5"),
        (discover_somebody, "GRD-36"),
    ],
)
def test_a_broken_state_on_two_piles_is_found(monkeypatch, change, message):
    after_each_choice(monkeypatch, change)
    assert message in failure(name="grand")


def test_salt_that_is_not_counted_is_found(monkeypatch):
    monkeypatch.setattr("engine.rules.eight._uncounted", lambda game, s, seat: 0)
    assert "OFF-11" in failure(60, "grand")


def test_a_score_for_the_wrong_seat_is_found(monkeypatch):
    original = score.score_hand

    def wrong(game, s, total):
        original(game, s, total)
        for at in range(SCORES, SCORES + 2):
            s[at], s[at + 2] = s[at + 2], s[at]

    monkeypatch.setattr(score, "score_hand", wrong)
    assert "OFF-11: the scores" in failure(name="grand")


@pytest.mark.parametrize(
    ("place", "message"),
    [
        (WINNERS, "COW-5: seats [0] have won a hand that is only lost"),
        (LOSER, "COW-5: loser 1"),
        (TURN_LIMIT, "CORE-16: 1 turns given as the limit of"),
        (TURNS_LEFT, "CORE-16: 1 turns left, way 2"),
    ],
)
def test_a_hand_that_names_the_wrong_end_is_found(monkeypatch, place, message):
    """It has a winner where one loses, another loser, or a limit that was not reached."""
    original = score.score

    def wrong(game, s):
        original(game, s)
        if s[WAY_OVER] == BY_LIMIT and (place != LOSER or s[LOSER] != 1):
            s[place] = 1

    monkeypatch.setattr("engine.turn.flow.score", wrong)
    assert message in failure(20, "cowboy", {"limit": "9"})


def test_a_loser_who_is_not_announced_is_found(monkeypatch):
    monkeypatch.setattr("engine.match.score.LOST_HAND", HAND_OVER)
    assert "COW-5: who has lost is not told" in failure(20, "cowboy", {"limit": "9"})


def test_nobody_owes_the_call_while_palmed_cards_are_in_question():
    """The hand's last turn is a 0 that brings somebody to one card."""
    changes = {"dirty": "1", "limit": "12", "cards": "3"}
    for players in (2, 3):
        asked = Request()
        asked.name, asked.hands, asked.seed, asked.options = "seven-zero", 60, 1, changes
        assert not soak(load("seven-zero", changes), asked, players, Tally())


@pytest.mark.parametrize("module", ("cheats", "palm"))
def test_a_cheat_that_is_not_admitted_is_found(monkeypatch, module):
    monkeypatch.setattr(f"engine.rules.{module}.ADMITTED", PASSED)
    options = {"dirty": "1", "cards": "15", "limit": "30"}
    assert "and it is not admitted" in failure(300, "seven-zero", options)


def test_a_false_claim_to_jump_is_no_cheat():
    options = {"dirty": "1", "false_claim": "3"}
    assert not failure(6, "seven-zero", options)


def test_an_honest_play_that_is_admitted_is_found(monkeypatch):
    monkeypatch.setattr("engine.rules.cheats.INNOCENT_FOUND", ADMITTED)
    assert "admits what was called, or no cheat" in failure(40, "seven-zero", {"dirty": "1"})


def test_a_refusal_that_changes_something_is_found(monkeypatch):
    original = Game.choose

    def wrong(self, seat, choice):
        reason = original(self, seat, choice)
        if reason:
            self.state[DIRECTION] ^= 1
        return reason

    monkeypatch.setattr(Game, "choose", wrong)
    assert "CORE-8" in failure() and "changed the game" in failure()


def test_a_wrong_choice_that_is_allowed_is_found(monkeypatch):
    original = Game.choose

    def wrong(self, seat, choice):
        original(self, seat, choice)
        return OK

    monkeypatch.setattr(Game, "choose", wrong)
    assert "CORE-8" in failure() and "was allowed" in failure()


def test_a_choice_that_is_listed_and_refused_is_found(monkeypatch):
    original = Game.choose

    def wrong(self, seat, choice):
        return NOT_NOW if choice & VERB_MASK == PASS else original(self, seat, choice)

    monkeypatch.setattr(Game, "choose", wrong)
    assert "is listed, but refused" in failure()


def test_a_wrong_count_of_points_is_found(monkeypatch):
    original = Game.choose

    def wrong(self, seat, choice):
        reason = original(self, seat, choice)
        if self.status:
            self.state[HAND_POINTS + 2] ^= 1
        return reason

    monkeypatch.setattr(Game, "choose", wrong)
    assert "OFF-11" in failure()


def test_a_game_that_differs_when_repeated_is_found(monkeypatch):
    original = Game.choose
    count = [0]

    def wrong(self, seat, choice):
        count[0] += 1
        if count[0] % 97 == 0:
            self.state[SHUFFLER] ^= 1  # the shuffler: nobody sees it before the next reshuffle
        return original(self, seat, choice)

    monkeypatch.setattr(Game, "choose", wrong)
    assert "CORE-9" in failure() or "CORE-8" in failure()


def test_a_view_with_a_hidden_card_is_found(monkeypatch):
    from engine.view import view_into

    def leak(game, seat, view):
        view_into(game, seat, view)
        view[PUBLIC - 1] = game.state[game.draws]

    monkeypatch.setattr("sim.soak.promises.hidden.view_into", leak)
    assert "CORE-10" in failure()


def test_a_gain_that_all_can_see_is_found(monkeypatch):
    original = Game.settle

    def wrong(self):
        original(self)
        show_a_gain(self)

    monkeypatch.setattr(Game, "settle", wrong)
    assert "CORE-10" in failure(name="grand")


def test_an_offer_that_only_comes_up_when_somebody_can_is_found(monkeypatch):
    """Offering a Rainbow only to a player who has one would show that nobody else has."""
    original = melds._gained_resume

    def wrong(game, s):
        seat = s[s[TOP] + ACTOR]
        if CHOICES[W_MELD](game, s, seat, [0] * 256) > 1:
            return original(game, s)
        ANSWERS[W_MELD](game, s, seat, PASS)
        return False

    monkeypatch.setattr(melds, "_gained_resume", wrong)
    assert "CORE-10" in failure(name="grand")


def test_a_question_that_only_comes_up_when_somebody_can_is_found(monkeypatch):
    """Asking for a challenge only when it would succeed would show the guilt."""
    monkeypatch.setattr("sim.soak.promises.hidden.only_choice", lambda s: s[GUILTY])
    assert "CORE-10: who is asked" in failure()


def test_a_fault_of_the_engine_is_kept_as_a_game(monkeypatch, tmp_path, capsys):
    original = Game.choose

    def wrong(self, seat, choice):
        if self.state[PILE_SIZE] == 70:
            raise RuntimeError("window stack is full")
        return original(self, seat, choice)

    monkeypatch.setattr(Game, "choose", wrong)
    assert main(["--rules", "official", "--players", "3", "--hands", "9"]) == 1
    output = capsys.readouterr().out
    assert "RuntimeError: window stack is full" in output
    kept = list(tmp_path.glob("build/soak-official-3-*.replay"))
    assert len(kept) == 1 and str(kept[0]) in output
    assert "seed" in kept[0].read_text()


def test_a_kept_game_can_be_played_again(monkeypatch, tmp_path, capsys):
    with monkeypatch.context() as broken:
        after_each_choice(broken, leave_an_old_card)
        assert main(["--rules", "official", "--players", "3", "--hands", "9"]) == 1
    kept = next(iter(tmp_path.glob("build/*.replay")))
    try:
        assert command(["replay", str(kept)]) == 0
    except UsageError as error:  # the choices do not contain the change made by the test
        assert "ends as" in str(error)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "--rules is missing"),
        (["--rules"], "--rules needs a value"),
        (["--rules", "uno"], "no rule set 'uno'; there are: official"),
        (["--rules", "official", "--players", "1-4"], "--players 1: must be a number from 2 to 10"),
        (["--rules", "official", "--players", "2-11"], "--players 11"),
        (["--rules", "official", "--players", "5-3"], "the smaller number comes first"),
        (["--rules", "official", "--players", "two"], "--players two"),
        (["--rules", "official", "--hands", "0"], "--hands 0"),
        (["--rules", "official", "--hands", "²"], "--hands ²"),
        (["--rules", "official", "--seed", "-1"], "--seed -1"),
        (["--rules", "official", "--option", "uno"], "write NAME=VALUE"),
        (["--rules", "official", "--option", "uno=99"], "uno=99: must be a number from 0 to 20"),
        (["--rules", "official", "--option", "stuck=any"], "no option 'stuck'"),
        (
            ["--rules", "official", "--option", "tables=2", "--option", "piles=2"],
            "one pile of cards",
        ),
        (
            ["--rules", "grand", "--players", "2-4", "--option", "two=color"],
            "grand is for 4 players, not 2",
        ),
        (
            ["--rules", "official", "--players", "2-10", "--option", "cards=15"],
            "cards=15 for 7 players",
        ),
        (["--fast"], "unknown argument '--fast'"),
    ],
)
def test_bad_input_is_reported_in_one_line(arguments, message):
    with pytest.raises(UsageError) as caught:
        main(arguments)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_part_that_a_mix_does_not_ask_for_cannot_be_called():
    load("grand")
    whole = CHOICES[W_MELD]
    with alone(load("official")), pytest.raises(Violation, match="melds was called"):
        CHOICES[W_MELD](None, bytearray(1000), 0, [])
    with alone(load("grand")):
        assert CHOICES[W_MELD] is whole
    assert CHOICES[W_MELD] is whole


def test_a_part_that_a_mix_does_not_ask_for_cannot_be_called_by_a_hook():
    hooks = load("official").hooks
    rules = load("official")
    rules.hooks.owes = (*hooks.owes, stack.let_add)
    with alone(rules), pytest.raises(Violation, match="stack was called"):
        rules.hooks.owes[-1](None, bytearray(1000))
    assert rules.hooks.owes == (*hooks.owes, stack.let_add)
