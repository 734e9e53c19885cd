"""A position written as settings sets the same table again."""

from pathlib import Path
from random import Random

import pytest

import sim.__main__ as command_line
from engine.game import Game
from engine.rulesets import load
from engine.state import layout
from engine.state.choices import DRAW, MAX_CHOICES
from engine.state.options import PILES
from engine.state.reasons import OK
from engine.turn.piles import place
from sim import replay
from sim.scenario.position import settings
from tests.from_text import table_set


def set_again(text: str) -> Game:
    return table_set("scenario X\n" + text + "0 draw\n").game


def table_of(game: Game, players: int) -> list[object]:
    """Return all that a position is: cards in their order, and who is where."""
    s = game.state
    seats = list(s[layout.PLAYER_AT : layout.PLAYER_AT + players])
    cards = [list(s[game.hands[i] : game.hands[i] + s[layout.COUNTS + i]]) for i in range(players)]
    for pile in range(4):
        places = [place(game, pile, i) for i in range(s[layout.PILE_SIZE + pile])]
        cards.append([s[at] for at in places])
        if s[PILES] and pile >= layout.DISCARDS:  # who laid each discard
            cards.append([seats.index(s[at + game.capacity]) for at in places])
    facts = [
        s[layout.TURN],
        s[layout.DEALER],
        s[layout.DIRECTION],
        s[layout.SALT],
        s[layout.PEPPER],
        *s[layout.TOP_CARD : layout.TOP_CARD + 2],
    ]
    facts += (
        s[layout.SEAT_OF_COLOR : layout.SEAT_OF_COLOR + 4]
        if s[layout.EFFECTS + 2] == layout.CALLS_SEAT
        else []
    )
    parts = [
        bytes(s[layout.OPTIONS : layout.OPTIONS + layout.OPTIONS_SIZE]),
        bytes(s[layout.SCORES : layout.SCORES + 2 * players]),
    ]
    return [cards, facts, parts]


@pytest.mark.parametrize(
    ("rules", "players", "changes"),
    [
        ("official", 10, {"uno": "3", "target": "1000", "wild4": "any", "limit": "700"}),
        ("grand", 3, {}),
        ("grand", 4, {"two": "color", "zero": "none", "backfire": "0"}),
    ],
)
def test_a_written_position_sets_the_same_table(
    rules: str, players: int, changes: dict[str, str]
) -> None:
    game = Game(players, 108)
    game.start(load(rules, changes), players, 11)
    listed = [0] * MAX_CHOICES
    compared = 0
    rolls = Random(7)
    for _ in range(600 if rules == "grand" else 150):
        try:
            text = settings(game)
        except ValueError as error:
            assert any(word in str(error) for word in ("begun", "over", "Uno", "missing"))
        else:
            again = set_again(text)
            assert table_of(again, players) == table_of(game, players)
            compared += 1
        if game.status:
            game.next_hand()
        seat = game.first_asked
        n = game.choices_into(seat, listed)
        assert game.choose(seat, listed[rolls.randrange(n)]) == OK
    assert compared > 20


def test_a_position_that_cannot_be_written_is_refused() -> None:
    game = Game(2, 108)
    with pytest.raises(ValueError, match="the hand is over"):
        settings(game)


def test_the_end_of_a_replay_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = replay.Header("official", 3, 5)
    path = tmp_path / "r.replay"
    path.write_text(replay.text(header, []), encoding="utf-8")
    assert command_line.main(["replay", str(path), "--position"]) == 0
    compared = capsys.readouterr().out
    game = replay.play(path.read_text(encoding="utf-8"))
    assert compared.endswith(settings(game))
    path.write_text(replay.text(header, [(game.first_asked, DRAW)]), encoding="utf-8")
    assert command_line.main(["replay", str(path), "--position"]) == 2
    assert "the turn has begun" in capsys.readouterr().err


def test_sides_and_hands_won_are_written() -> None:
    lines = "rules partners\nscore 1 = 70\nwon 1 = 2\nteam 0 = 4\nteam 1 = 4\n"
    game = set_again(lines + "hand 0: r1 r2\nhand 1: b1 b2\nhand 2: g1 g2\nhand 3: y1 y2\n--\n")
    text = settings(game)
    for line in ("score 0 = 70", "score 1 = 70", "won 1 = 2", "team 1 = 4", "team 3 = 5"):
        assert line in text.splitlines()
    assert settings(set_again(text)) == text
