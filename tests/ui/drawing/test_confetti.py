"""Confetti falls over the score in small steps until it ends or a key is pressed."""

import pytest

from engine.state.cards import RED
from engine.state.cards import colored as card
from tests.ui.pictures.tables import EVERY_SIZE, OTHERS, SIZES
from ui.match.setup import MEDIUM, OFF

_MOST = 0.35  # screens that one picture sends


def _won(open_app, size=(128, 128), speed=MEDIUM, seat=0, people=1, rules="official", players=3):
    """Return a player who sees the score after a seat has laid its last card."""
    player = open_app(size, start=(rules, people, players - people, 1, None), speed=speed)
    hands = [OTHERS] * players
    hands[seat] = [card(5, RED)]
    player.deal_table(hands, card(9, RED), seat)
    if people > 1 and seat < people:
        player.take_device()
    if seat < people:
        player.press("A")
    player.until(lambda: player.screen == "score")
    return player


def _pieces(player):
    return player.app.screen._confetti.pieces


def _is_seen(player):
    return any(piece.y > 0 for piece in _pieces(player))


@pytest.mark.parametrize("size", SIZES)
def test_no_step_of_the_confetti_sends_more_than_a_third_of_the_screen(open_app, size):
    player = _won(open_app, size)
    display = player.desk.display
    seen = 0
    for _ in range(120):
        before = display.sent
        player.frames(1)
        assert display.sent - before <= _MOST * display.width * display.height
        seen += _is_seen(player)
    assert seen > 60
    player.frames(120)
    assert not _is_seen(player), "it ends by itself"


@pytest.mark.parametrize(
    ("seat", "is_cheered", "more"),
    [
        (2, False, {}),
        (2, True, {"rules": "partners", "players": 4}),
        (0, True, {"people": 2}),
        (1, True, {"people": 2}),
        (2, False, {"people": 2}),
        (1, True, {"people": 0}),  # bots play alone
        (0, False, {"speed": OFF}),
    ],
)
def test_confetti_falls_for_any_person_or_their_partner(open_app, seat, is_cheered, more):
    player = _won(open_app, seat=seat, **more)
    player.frames(20)
    assert _is_seen(player) == is_cheered


def test_any_key_ends_the_confetti_and_still_does_its_own_work(open_app):
    player = _won(open_app)
    player.frames(20)
    assert _is_seen(player)
    pieces = _pieces(player)
    player.press("START")
    assert player.screen == "menu" and all(piece.y < 0 for piece in pieces)
    player.press("B")
    player.frames(20)
    assert player.screen == "score" and not _is_seen(player), "once for a hand"


def test_no_confetti_falls_when_a_blocked_hand_ends(open_app):
    from engine.state.layout import BY_LAST_CARD, WAY_OVER

    player = _won(open_app, speed=OFF)
    player.app.setup.speed = MEDIUM
    player.state[WAY_OVER] = BY_LAST_CARD + 1
    player.app.screen.enter()
    player.frames(20)
    assert not _is_seen(player)


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_a_few_pieces_lie_on_the_edge_above_a_score_beside_the_face(open_app, size):
    player = _won(open_app, size)
    player.frames(160)
    assert player.app.screen._confetti.left == 0
    page = player.app.page
    seen = [one for one in _pieces(player) if -one.tile_height < one.y]
    assert 2 <= len(seen) <= 5
    for piece in seen:
        assert piece.y + piece.tile_height <= page.head[1].y + 1 and piece.x >= page.face_end
