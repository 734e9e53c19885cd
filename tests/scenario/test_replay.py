"""A replay file plays to the end that it names, or its mistake is reported in one line."""

from pathlib import Path
from random import Random

import pytest

import sim.__main__ as command_line
from engine.game import Game
from engine.rulesets import load
from engine.state.choices import MAX_CHOICES
from engine.state.layout import HAND_ENDED, IN_PLAY, NOBODY
from engine.state.reasons import OK
from sim import replay

Choices = list[tuple[int, int]]


def some_match(header: replay.Header, hands: int, seats: int, cards: int) -> tuple[Game, Choices]:
    """Play some hands with random choices; return the game and the choices."""
    game = Game(seats, cards)
    game.start(load(header.rules, header.options), header.players, header.seed, header.dealer)
    listed = [0] * MAX_CHOICES
    rolls = Random(header.seed)
    chosen: Choices = []
    for hand in range(hands):
        if hand:
            game.next_hand()
            chosen.append(replay.NEXT_HAND)
        while game.status == IN_PLAY:
            seat = game.first_asked
            n = game.choices_into(seat, listed)
            choice = listed[rolls.randrange(n)]
            assert game.choose(seat, choice) == OK
            chosen.append((seat, choice))
            game.roll()  # the rolls of bots are no part of a replay
    return game, chosen


HEADERS = [
    replay.Header("official", 2, 1),
    replay.Header("official", 4, 2**30 - 1, 2, {"uno": "2", "scoring": "low", "target": "9999"}),
    replay.Header("classic", 10, 77, NOBODY, {"decks": "auto", "target": "9999"}),
    replay.Header("grand", 4, 9, 1, {"two": "color", "target": "9999"}),
]


@pytest.mark.parametrize("header", HEADERS)
def test_a_replayed_match_has_the_same_end(header: replay.Header) -> None:
    size = 216 if header.options.get("decks") else 108
    game, chosen = some_match(header, 2, header.players, size)
    assert game.status == HAND_ENDED
    written = replay.text(header, chosen, game)
    again = replay.play(written)
    assert replay.digest(again) == replay.digest(game)
    assert written == replay.text(header, chosen)
    assert written.count("next hand\n") == 1


def written_match() -> str:
    header = HEADERS[0]
    game, chosen = some_match(header, 1, 2, 108)
    return replay.text(header, chosen, game)


def test_the_digest_depends_on_the_bottom_cards_of_the_piles() -> None:
    game, _ = some_match(HEADERS[0], 1, 2, 108)
    before = replay.digest(game)
    for at in (game.draws, game.discards):
        game.state[at] ^= 1
        assert replay.digest(game) != before
        game.state[at] ^= 1


def test_comments_and_empty_lines_do_not_matter() -> None:
    written = written_match().replace("--\n", "\n--   # set up\n\n# play\n")
    replay.play(written)


BAD = [
    ("rules official\n", "rules nonsense\n", ":1: no rule set"),
    ("rules official\n", "rules official uno\n", ":1: 'uno': must be option=value"),
    ("rules official\n", "", ":3: rules, players and seed must stand before --"),
    ("players 2\n", "players 1\n", ":2: players 1: must be 2 to 10"),
    ("seed 1\n", "seed 1\nseed 1\n", ":4: 'seed 1': one of rules, players"),
    ("seed 1\n", "seed 2\n", "refused"),
    ("seed 1\n", "seed 1\ndealer 2\n", ":5: dealer 2: seats are 0 to 1"),
    ("--\n", "", ":4: "),
    ("--\n", "--\n0 dance\n", ":5: no choice 'dance'"),
    ("--\n", "--\n5 draw\n", ":5: no seat '5'"),
    ("--\n", "--\nnext hand\n", ":5: next hand: the hand is not over"),
    ("--\n", "--\nfirst draw\n", ":5: 'first draw': must be `S VERB …`"),
    ("--\n", "--\n0 play r1 r2\n", ":5: one card, not several"),
    ("--\n", "--\n0 catch 1\n", ":5: 0 catch 1: refused, there is no uncalled Uno to catch"),
    ("end ", "end 1", "must be `end` and a digest of eight hexadecimal digits"),
    ("end ", "# end ", "no `end` line"),
    ("end ", "end 00000000\n# ", "it ends as "),
    ("end ", "end 00000000\nend ", "nothing can follow"),
]


@pytest.mark.parametrize(("old", "new", "message"), BAD)
def test_a_wrong_file_is_reported(
    old: str, new: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "r.replay"
    path.write_text(written_match().replace(old, new, 1), encoding="utf-8")
    assert command_line.main(["replay", str(path)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert f"{path}" in error
    assert message in error


def test_the_command_replays_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "r.replay"
    path.write_text(written_match(), encoding="utf-8")
    assert command_line.main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.startswith(f"{path}: ends as recorded, ")
