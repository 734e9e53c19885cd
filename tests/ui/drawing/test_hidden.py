"""No picture depends on hidden cards: when they are exchanged, every pixel stays the same."""

import pytest

from engine.state.cards import BLUE, GREEN, RED, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import COUNTS, PILE_SIZE

_OWN = [card(1, RED), card(2, RED), card(5, BLUE)]
_ONE_WAY = [card(3, RED), card(4, GREEN), wild_kind(WILD_FOUR)]
_ANOTHER = [card(8, YELLOW), card(7, BLUE), card(8, BLUE)]
_SIZES = ((128, 128), (320, 240))


def _open(open_app, size, hands, people=2, bots=0, speed=0):
    player = open_app(size, start=("official", people, bots, 1, None), speed=speed)
    player.deal_table(hands, card(9, RED), 0)
    game = player.app.match.game
    pile = game.draws
    # The draw pile, too, lies another way round in every case.
    size = game.state[PILE_SIZE]
    order = sorted(game.state[pile : pile + size], key=lambda one: one * hands[1][0] % 61)
    game.state[pile : pile + size] = bytes(order)
    return player


def _pictures(player, presses):
    """Return every picture from a hand-over to the one after the next choice."""
    taken = []
    player.until(lambda: player.screen == "cover")
    taken.append(player.rgb())
    for name in presses:
        player.press(name)
        taken.append(player.rgb())
    for _ in range(100):
        player.frames(1)
        taken.append(player.rgb())
    assert player.screen == "cover"
    return taken


@pytest.mark.parametrize("size", _SIZES)
def test_core_10_other_hands_make_no_difference_to_a_seats_pictures(open_app, size):
    presses = ("A", "RIGHT", "UP", "RIGHT", "DOWN", "LEFT", "A")
    one = _pictures(_open(open_app, size, [_OWN, _ONE_WAY]), presses)
    other = _pictures(_open(open_app, size, [_OWN, _ANOTHER]), presses)
    assert one == other


@pytest.mark.parametrize("size", _SIZES)
def test_core_10_other_hands_make_no_difference_to_moving_cards(open_app, size):
    """A picture is taken in every frame while bots play, so the times are compared as well."""
    taken = []
    for others in (_ONE_WAY, _ANOTHER):
        player = _open(open_app, size, [_OWN, others, others], 1, 2, speed=2)
        player.frames(20)
        player.press("RIGHT")
        player.desk.press("A")
        pictures = []
        for _ in range(36):  # the first bot's choice, after 40, is of its hand
            player.frames(1)
            pictures.append(player.rgb())
        taken.append(pictures)
    assert taken[0] == taken[1]
    assert len(set(taken[0])) >= 4, "a card flies"


@pytest.mark.parametrize("size", _SIZES)
def test_core_10_no_hand_makes_a_difference_to_the_hand_over(open_app, size):
    covers = []
    for own, others in ((_ONE_WAY, _ANOTHER), (_ANOTHER, _ONE_WAY), (_OWN, _ONE_WAY)):
        player = _open(open_app, size, [own, others])
        before = player.rgb()
        player.until(lambda player=player: player.screen == "cover")
        covers.append((before, player.rgb()))
    assert covers[0] == covers[1] == covers[2]


def test_core_10_the_pictures_do_differ_when_the_own_hand_does(open_app):
    """This shows that the tests above can fail: the same comparison with another own hand."""
    pictures = []
    for own in (_ONE_WAY, _ANOTHER):
        player = _open(open_app, (128, 128), [own, _OWN])
        player.take_device()
        pictures.append(player.rgb())
    assert pictures[0] != pictures[1]


def test_core_10_a_challenged_hand_is_shown_to_the_challenger_alone(open_app):
    """Bots challenge, too, and no picture shows the hand that a bot was shown."""
    pictures = []
    for hidden in ([card(5, RED), card(8, GREEN)], [card(6, RED), card(1, GREEN)]):
        player = open_app(start=("official", 1, 2, 1, None))
        hands = [_OWN, [wild_kind(WILD_FOUR), *hidden], _ANOTHER]
        player.deal_table(hands, card(9, RED), 1)
        game = player.app.match.game
        from engine.state.choices import CHALLENGE, play, with_color

        assert game.choose(1, with_color(play(wild_kind(WILD_FOUR)), BLUE)) == 0
        assert game.choose(2, CHALLENGE) == 0
        player.app.match.refresh_view()
        player.app.go("table")
        player.frames()
        pictures.append(player.rgb())
    assert pictures[0] == pictures[1]


def test_core_10_owed_cards_of_another_person_are_not_shown(open_app):
    """A person who does not hold the device draws two: the holder sees only the count."""
    pictures = []
    for drawn in (card(1, GREEN), card(9, YELLOW)):
        player = open_app(start=("official", 2, 0, 1, None))
        player.deal_table([[card(12, RED), card(3, RED), card(3, BLUE)], _OWN], card(9, RED), 0)
        player.until(lambda player=player: player.screen == "cover")
        game = player.app.match.game
        pile = game.draws
        game.state[pile : pile + 60] = bytes([drawn]) * 60
        player.press("A")
        turn = player.app.screen.turn
        while player.hand.cards[turn.cursor.card] != card(12, RED):
            player.press("RIGHT")
        player.press("A")
        taken = []
        player.until(lambda player=player: player.state[COUNTS + 1] == 5)
        taken.append(player.rgb())
        player.frames(10)
        taken.append(player.rgb())
        pictures.append(taken)
    assert pictures[0] == pictures[1]


def test_core_10_no_screen_leads_around_the_hand_over(open_app):
    """Menu, log and help lead back to the hand-over, not to the last holder's hand."""
    player = _open(open_app, (128, 128), [_OWN, _ONE_WAY])
    player.until(lambda: player.screen == "cover")
    for first in (True, False):
        for row in range(3):
            player.press("START", *["DOWN"] * row, "A")
            if row:
                assert player.screen == ("help", "log")[row - 1]
                player.press("A")
                assert player.screen == "menu"
                player.press("B")
            assert player.screen == "cover"
        if first:
            player.press("A", "A")
            player.until(lambda: player.screen == "cover")


_MANY = [card(face, color) for color in (RED, GREEN, BLUE, BLUE, YELLOW) for face in (6, 7, 8, 9)]


def _kept_face_down(open_app, size, count, drawn, keys):
    """Return the pictures of a bot's turn, after a person drew a card and kept it.

    count: cards before; drawn: the card; keys: those pressed before A draws.
    """
    player = open_app(size, start=("official", 2, 1, 1, None))
    bots = [card(2, GREEN), card(3, GREEN), card(1, GREEN)]
    hands = [_MANY[:count], bots, [card(2, BLUE)] * 5]
    player.set_table(hands, card(0, GREEN), piles=[drawn] * 9)
    player.app.match.people[:] = b"\x01\x00\x01"
    player.take_device()
    player.press(*keys)
    player.press("B")
    if player.mode == "ask":
        player.press("B")
    assert player.state[COUNTS] == count + 1
    taken = []
    for _ in range(10):
        player.frames(1)
        taken.append(player.rgb())
    assert player.mode == "watch", "the hand lies face down"
    return taken


@pytest.mark.parametrize("size", ((128, 128), (320, 240), (480, 320)))
@pytest.mark.parametrize("count", (3, 4, 5, 9, 18))
def test_core_10_backs_do_not_tell_where_a_drawn_card_lies(open_app, size, count):
    """Cards that cannot be laid are drawn and kept; the strip looks the same from behind."""
    told = []
    for drawn in (card(5, RED), card(5, YELLOW)):
        for keys in ((), ["RIGHT"] * 7, ["LEFT"] * 2):
            told.append(_kept_face_down(open_app, size, count, drawn, keys))
    assert all(one == told[0] for one in told)
