"""Where cards act, players lay out of turn and call bluffs and cheats, with buttons alone."""

import pytest

from engine.state.cards import BLUE, DRAW_TWO, GREEN, RED, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.choices import play, with_color
from engine.state.layout import COUNTS, NOBODY, TOP_CARD, TURN
from sim.board.desk import PAD, TWO
from tests.ui.pictures.acts_tables import answer, point_at, row
from tests.ui.pictures.house_tables import others_play
from tests.ui.playing.test_acts_play import play_a_hand
from tests.ui.playing.test_house_play import hand_of
from tests.ui.reading import event_rows

_SMALL = (128, 128)
_ALL = {
    "jump": "exact_all",
    "stack": "any",
    "stack_by": "any",
    "dirty": "1",
    "challenge": "any",
    "wild": "color",
    "false_claim": "2",
    "free_turn": "1",
    "limit": "25",  # without it claims in vain would make the hand long
}
_WITH_MORE = _ALL | {
    "deck": "112",
    "custom": "3",
    "blank_red": "charade",
    "sorry": "1",
    "surrender": "1",
}
_TOPS = (card(9, RED), card(8, BLUE))
_THREE = [card(6, RED), card(2, GREEN), card(1, BLUE)]
_OTHER = [card(4, YELLOW), card(5, YELLOW), card(3, BLUE)]


def _holding(open_app, hands, people=4, buttons=PAD, tops=_TOPS, size=_SMALL, **options):
    """Return a table with person 1 on turn, who holds the device."""
    start = ("grand", people, len(hands) - people, 1, options)
    player = open_app(size, start=start, buttons=buttons)
    player.set_table(hands, tops)
    if people > 1:
        player.until(lambda: player.screen == "cover")
        player.press("A")
    return player


def _lay_on_first(player, kind):
    point_at(player, kind)
    player.press("A")
    if player.mode == "ask" and "Play on pile 1" in (row(player),):
        player.press("A")


def _until_claim(open_app, hidden, **more):
    """Return a table that asks who jumps on a red 6, which person 1 has laid."""
    hands = [_THREE, _OTHER, hidden, _OTHER]
    player = _holding(open_app, hands, jump="exact", six="none", **more)
    _lay_on_first(player, card(6, RED))
    player.until(lambda: player.mode == "jump")
    return player


@pytest.mark.parametrize(
    ("people", "bots", "buttons"), ((2, 2, PAD), (1, 2, TWO), (3, 0, TWO)), ids=str
)
def test_own_1_a_hand_with_every_play_out_of_turn_is_played_to_its_end(
    open_app, people, bots, buttons
):
    player = open_app(_SMALL, start=("grand", people, bots, 4, _ALL), buttons=buttons)
    assert play_a_hand(player, 6) >= (people > 1)


@pytest.mark.parametrize(("people", "bots", "buttons"), ((2, 2, PAD), (1, 2, TWO)), ids=str)
def test_own_1_a_hand_with_dares_and_reports_as_well_is_played_to_its_end(
    open_app, people, bots, buttons
):
    player = open_app(_SMALL, start=("grand", people, bots, 4, _WITH_MORE), buttons=buttons)
    assert play_a_hand(player, 6) >= (people > 1)


def test_a_person_who_remembers_the_card_claims_takes_the_device_and_lays_it(open_app):
    player = _until_claim(open_app, [card(6, RED), *_OTHER])
    player.press("RIGHT")
    assert player.screen == "cover"
    player.press("A")
    assert player.mode == "ask" and player.app.match.holder == 2
    assert event_rows(player)[-1] == "Jump in: which card?"
    point_at(player, card(6, RED))
    player.press("A")
    assert hand_of(player, 2) == sorted(_OTHER)
    assert player.state[TURN] == 3, "play goes on from the jumper"


def test_a_false_claim_costs_the_agreed_cards_and_the_table_says_so(open_app):
    size = (480, 320)  # with more than one row for events
    player = _until_claim(open_app, _OTHER, false_claim="2", size=size)
    player.press("RIGHT")
    player.press("A")
    answer(player, "Withdraw, draw 2")
    assert player.app.match.jumper == NOBODY
    assert "You jumped in vain" in "\n".join(event_rows(player))


def test_one_person_among_bots_jumps_in_without_a_hand_over(open_app):
    hands = [[card(6, RED), *_OTHER], _OTHER, [card(6, RED), *_OTHER], _OTHER]
    player = _holding(open_app, hands, people=1, jump="exact", six="none")
    player.state[TURN] = 2
    player.state[12] = 2
    others_play(player, 2, play(card(6, RED)))
    player.until(lambda: player.mode == "jump")
    answer(player, "Jump in")
    assert hand_of(player, 0) == sorted(_OTHER)
    assert player.state[TURN] == 1


def test_the_table_is_asked_who_calls_a_bluff_and_the_caller_sees_the_hand(open_app):
    hands = [[wild_kind(WILD_FOUR), *_THREE], _OTHER, _OTHER, _OTHER]
    player = _holding(open_app, hands, challenge="any")
    point_at(player, wild_kind(WILD_FOUR))
    player.press("A")
    answer(player, "Play on pile 1")
    answer(player, "Call green")
    player.until(lambda: player.mode == "question")
    assert event_rows(player)[-1] == "Who challenges you?"
    assert player.hand.count == 0
    answer(player, "P3")
    answer(player, "Done")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    assert player.app.match.holder == 2
    answer(player, "Challenge")
    assert row(player) == "Their hand: go on"
    assert sorted(player.hand.cards[:3]) == sorted(_THREE)


def test_the_table_is_asked_who_calls_a_cheat_which_goes_back(open_app):
    hands = [[wild_kind(WILD_FOUR), *_THREE], _OTHER, _OTHER, _OTHER]
    player = _holding(open_app, hands, dirty="1")
    point_at(player, wild_kind(WILD_FOUR))
    player.press("A")
    answer(player, "Play on pile 1")
    answer(player, "Call green")
    player.until(lambda: player.mode == "question")
    assert event_rows(player)[-1] == "Did you cheat?"
    answer(player, "P4")
    answer(player, "Done")
    player.until(lambda: player.mode == "question")  # whether the cheat adds to what it draws
    player.press("A")
    player.until(lambda: player.screen == "cover")
    assert player.app.match.holder == player.app.next_holder == 0, "the device lay in the middle"
    player.press("A")
    assert player.screen == "log"
    player.press("A")
    assert player.mode == "ask"
    assert player.state[TOP_CARD] == card(9, RED)
    assert player.state[COUNTS] >= len(_THREE) + 1
    assert "Back: W4" in "\n".join(event_rows(player)) or player.app.match.holder == 0


def test_an_admitted_cheat_is_shown_to_all_for_a_moment(open_app):
    hands = [[wild_kind(WILD_FOUR), *_THREE], _OTHER, _OTHER, _OTHER]
    player = _holding(open_app, hands, people=1, dirty="1")
    player.state[TURN] = player.state[12] = 1
    player.state[player.app.match.game.hands[1]] = wild_kind(WILD_FOUR)
    others_play(player, 1, with_color(play(wild_kind(WILD_FOUR)), YELLOW))
    player.until(lambda: player.mode == "ask")
    assert event_rows(player)[-1] == "Did P2 cheat?"
    answer(player, "Let it be")
    player.until(lambda: player.app.match.is_admitting or "cheat!" in "\n".join(event_rows(player)))


def test_the_table_first_asks_whether_the_player_who_would_draw_adds(open_app):
    hands = [[card(DRAW_TWO, RED), *_THREE], _OTHER, _OTHER, _OTHER]
    player = _holding(open_app, hands, stack="same", stack_by="any")
    _lay_on_first(player, card(DRAW_TWO, RED))
    player.until(lambda: player.mode == "jump")
    assert event_rows(player)[-1] == "Who adds to the +2?"
    player.press("A")
    player.until(lambda: player.mode == "question")
    assert event_rows(player)[-1] == "P2: add or draw 2?"
    answer(player, "Draw 2")
    player.until(lambda: player.mode == "question" and event_rows(player)[-1] == "P2 must draw 2")


def test_a_card_is_laid_face_down_and_the_table_is_asked_who_calls_it(open_app):
    options = {"four": "take", "five": "give"}
    player = open_app(_SMALL, start=("two-deck", 3, 0, 3, options))
    player.until(lambda: player.screen == "cover")
    player.press("A")
    match = player.app.match
    zone = match.game.hands[match.holder]
    player.state[TOP_CARD] = player.state[match.game.discards] = card(9, RED)
    for i in range(player.state[COUNTS + match.holder]):
        player.state[zone + i] = card(1 + i, BLUE)
    match.refresh_view()
    player.app.go("table")
    player.frames()
    point_at(player, card(1, BLUE))
    player.press("A")
    assert row(player) == "Play it face down"
    player.press("A")
    player.until(lambda: player.mode == "question")
    assert event_rows(player)[-1] == "Who challenges you?"
