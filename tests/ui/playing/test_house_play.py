"""Every rule set with house rules is played with buttons alone, and each special decision made."""

import pytest

from engine.rulesets.index_generated import FEWEST, MOST, NAMES
from engine.state import layout
from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    GREEN,
    RED,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.choices import CHALLENGE, DOWN, PASS, play, with_color
from engine.state.reasons import OK
from sim.board.desk import PAD, TWO
from tests.ui.pictures import house_tables as tables
from tests.ui.pictures.acts_tables import acts_dared, answer, entries, point_at, row
from tests.ui.pictures.house_tables import MINE, OTHER, holding, others_play
from tests.ui.playing.test_acts_play import play_a_hand
from tests.ui.reading import event_rows, keys_row, rows_of

_SMALL = (128, 128)
_LARGE = (480, 320)  # with older events than the newest
_OTHERS = [name for name in NAMES if name not in ("official", "grand")]  # these have own files


def hand_of(player, seat):
    """Return the cards of a seat, sorted."""
    game = player.app.match.game
    zone = game.hands[seat]
    return sorted(player.state[zone : zone + player.state[layout.COUNTS + seat]])


def lay(player, kind, how="Play it"):
    """Lay a card of a kind; how: the words of the way to lay it, if there are several."""
    point_at(player, kind)
    player.press("A")
    is_asked = player.mode == "ask" and player.app.screen.turn.about
    if is_asked or (player.mode == "color" and how.startswith("Call")):
        answer(player, how)


@pytest.mark.parametrize("name", _OTHERS)
def test_own_1_each_rule_set_is_played_to_its_end_with_two_buttons(open_app, name):
    """With a pad it is played in `tests/ui/test_acts.py`."""
    place = NAMES.index(name)
    players = max(FEWEST[place], min(MOST[place], 3))
    player = open_app(_SMALL, start=(name, 1, players - 1, 3, None), buttons=TWO)
    play_a_hand(player, 3)
    assert player.state[layout.STATUS], "the hand is over"


@pytest.mark.parametrize(
    ("scene", "keys", "words", "is_done"),
    (
        (tables.house_swap, "", "Swap with P3", lambda one: hand_of(one, 0) == sorted(OTHER[:2])),
        (tables.house_stack, "UP", "Draw 2", lambda one: one.state[layout.COUNTS] == len(MINE) + 2),
        (
            tables.house_surrender,
            "",
            "Give up to P3",
            lambda one: one.state[layout.WINNERS] == 1 << 2,
        ),
        (tables.house_quiz, "", "It is 10", lambda one: one.state[layout.TURN] != 0),
        (acts_dared, "", "Read the dare", lambda one: one.screen == "notice"),
    ),
)
def test_an_answer_makes_the_choice_that_it_names(open_app, scene, keys, words, is_done):
    player = scene(open_app, _SMALL)
    player.press(*keys.split())
    answer(player, words)
    player.until(lambda: is_done(player), frames=500)


# Playing out of turn.


def _until_claim(open_app, hidden, size=_SMALL, buttons=PAD, people=4, options=None, storage=None):
    hands = [MINE, OTHER, hidden, OTHER]
    more = {"options": options, "buttons": buttons, "storage": storage, "piles": ()}
    player = open_app.at_table(hands, card(3, GREEN), "seven-zero", people, size, **more)
    if buttons == PAD:
        point_at(player, card(3, RED))
    while player.hand.pointed() != card(3, RED):
        player.press("B")
    return player


def _claim(player):
    """Lay the card, and let P3 claim that a card in their hand is the same."""
    player.press("A")
    player.until(lambda: player.mode == "jump")
    player.press("RIGHT")


def test_core_12_a_person_who_remembers_the_card_claims_takes_the_device_and_lays_it(open_app):
    player = _until_claim(open_app, [card(3, RED), *OTHER])
    _claim(player)
    assert player.screen == "cover"
    player.press("A")
    assert player.mode == "ask" and row(player) == "Withdraw"
    assert player.app.match.holder == 2
    lay(player, card(3, RED))
    assert hand_of(player, 2) == sorted(OTHER)
    assert player.state[layout.TURN] == 3, "play goes on from the jumper"


def test_a_false_claim_costs_nothing(open_app):
    player = _until_claim(open_app, OTHER)
    player.press("A")
    player.until(lambda: player.mode == "jump")
    player.press("DOWN")
    player.press("A")
    before = bytes(player.state)
    assert row(player) == "Withdraw"
    assert player.hand.first_marked() == layout.NOBODY
    answer(player, "Withdraw")
    assert bytes(player.state) == before
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 1, "it is P2's turn, as it was; nobody is asked again"


def test_a_false_claim_costs_the_agreed_cards_and_the_table_says_so(open_app):
    player = _until_claim(open_app, OTHER, options={"false_claim": "2"})
    _claim(player)
    player.press("A")
    assert row(player) == "Withdraw, draw 2"
    answer(player, "Withdraw, draw 2")
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 1, "it is P2's turn, as it was"
    assert len(hand_of(player, 2)) == len(OTHER) + 2
    player.press("A")
    assert "P3 jumped in vain" in "\n".join(event_rows(player))


def test_core_12_nobody_is_asked_to_jump_on_a_wild(open_app):
    """No card can jump on it, so the device goes straight to the player who would draw."""
    player = holding(open_app, _SMALL, "seven-zero", [MINE, OTHER, OTHER], card(3, RED), people=3)
    point_at(player, wild_kind(WILD))
    player.press("A")
    answer(player, "Call blue")
    seen = {player.mode}
    while player.screen != "cover":
        player.frames(1)
        seen.add(player.mode)
    assert "jump" not in seen and player.app.next_holder == 1


@pytest.mark.parametrize("takes_device", (False, True))
def test_a_claim_outlasts_switching_the_device_off(open_app, laid_out, tmp_path, takes_device):
    drive = str(tmp_path)
    player = _until_claim(open_app, OTHER, options={"false_claim": "5"}, storage=drive)
    _claim(player)
    player.frames(3)
    if takes_device:
        player.press("A")
        assert row(player) == "Withdraw, draw 5"
    again = open_app(_SMALL, storage=drive)
    again.press("A")
    assert (again.screen, again.app.next_holder) == ("cover", 2)
    again.press("A")
    assert again.app.match.holder == 2
    answer(again, "Withdraw, draw 5")
    again.until(lambda: again.screen == "cover")
    assert len(hand_of(again, 2)) == len(OTHER) + 5
    assert again.app.match.jumper == layout.NOBODY


def test_a_claim_that_was_withdrawn_is_not_made_again(open_app, laid_out, tmp_path):
    drive = str(tmp_path)
    player = _until_claim(open_app, OTHER, storage=drive)
    _claim(player)
    player.press("A")
    answer(player, "Withdraw")
    player.frames(3)
    again = open_app(_SMALL, storage=drive)
    again.press("A")
    assert (again.app.match.jumper, again.app.next_holder) == (layout.NOBODY, 1)


def test_with_two_buttons_the_persons_who_may_claim_are_a_list(open_app):
    player = _until_claim(open_app, [card(3, RED), *OTHER], buttons=TWO)
    player.press("A")
    player.until(lambda: player.mode == "jump")
    assert row(player) == "Go on"
    player.press("B")
    assert row(player) == "Jump in: you"
    player.press("B")
    assert row(player) == "Jump in: P3", "P2 is on turn"
    player.press("A")
    assert player.screen == "cover" and player.app.next_holder == 2


@pytest.mark.parametrize("size", (_SMALL, (320, 240)))
@pytest.mark.parametrize("people", (4, 3))
def test_core_10_the_window_for_jumping_looks_and_lasts_the_same_for_any_hands(
    open_app, size, people
):
    taken = []
    for hidden in ([card(3, RED), *OTHER], [card(8, RED), *OTHER]):
        player = _until_claim(open_app, hidden, size, people=people)
        pictures = []
        player.press("A")
        seen = set()
        for _ in range(400):
            player.frames(1)
            seen.add(player.mode)
            pictures.append(player.rgb())
            if player.screen == "cover":
                break
        assert seen == {"watch", "jump", "cover"}
        taken.append(pictures)
    assert len(taken[0]) == len(taken[1])
    assert taken[0] == taken[1]


# Stacks, bluffs, cheats.


def test_another_person_is_asked_without_taking_the_device(open_app):
    hands = [[card(DRAW_TWO, RED), *OTHER], MINE, OTHER]
    player = holding(open_app, _SMALL, "stack", hands, card(3, RED), people=2)
    lay(player, card(DRAW_TWO, RED))
    player.until(lambda: player.mode == "question")
    assert event_rows(player)[-1] == "P2: add or draw 2?"
    assert row(player) == "Draw 2"
    player.press("A")
    player.until(lambda: player.state[layout.COUNTS + 1] == 7)
    assert player.screen == "table" and player.app.match.holder == 0


def test_dbl_6_anybody_may_call_the_bluff_and_only_the_caller_sees_the_hand(open_app):
    player = tables.house_bluff(open_app, _SMALL)
    answer(player, "P4")
    assert player.mode == "question", "others may, too"
    answer(player, "Done")
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 3
    player.press("A")
    player.until(lambda: player.mode in ("ask", "log"))
    if player.mode == "log":
        player.press("A")
    answer(player, "Challenge")
    assert row(player) == "Their hand: go on"
    assert player.hand.count == len(OTHER)
    assert sorted(player.hand.cards[:4]) == sorted(OTHER)
    player.press("A")
    player.until(lambda: player.state[layout.COUNTS] == 12)
    assert player.state[layout.COUNTS + 3] == 4, (
        "it held a green card: it drew eight, the caller none"
    )


def test_twd_1_cards_that_can_only_be_claimed_lie_low_but_bright(open_app):
    player = tables.holding(open_app, _SMALL, "two-deck", [MINE, OTHER, OTHER], card(5, YELLOW))
    hand = player.hand
    low = {hand.cards[i] for i in range(hand.count) if not hand.marks[i] & 1}
    assert card(7, GREEN) in low
    sheets = player.app.pages.sheets
    bright = [slot for slot in hand.slots if slot[0]]
    assert all(slot.pixel_shader in sheets.bright for slot in bright)
    point_at(player, card(7, GREEN))
    assert keys_row(player).startswith("A down")


@pytest.mark.parametrize("is_called", (False, True))
def test_twd_2_that_nobody_called_a_card_or_somebody_did_is_a_moment(open_app, is_called):
    player = open_app((160, 128), start=("two-deck", 1, 2, 1, None), speed=2)
    player.set_table([MINE, OTHER, [card(9, RED), *OTHER]], card(5, YELLOW), 2)
    match = player.app.match
    assert match.game.choose(2, play(card(9, RED)) | DOWN) == OK
    assert match.game.choose(0, CHALLENGE if is_called else PASS) == OK
    assert match.game.choose(1, PASS) == OK
    match.refresh_view()
    told = set()
    for _ in range(200):
        player.frames(1)
        drama = player.app.effects.drama
        if drama.shown == 2:
            told.add((rows_of(drama._words)[0], rows_of(drama._name)[0]))
    assert (("CAUGHT!", "P3") if is_called else ("NOBODY", "DARED!")) in told, told
    assert ("NOBODY", "DARED!") not in told or not is_called


def test_twd_2_the_table_calls_a_cheat_without_passing_the_device(open_app):
    hands = [MINE, OTHER, OTHER]
    player = holding(open_app, _SMALL, "two-deck", hands, card(5, YELLOW), people=3)
    point_at(player, card(7, GREEN))
    player.press("A", "A")
    player.until(lambda: player.mode == "question")
    answer(player, "P3")
    answer(player, "Done")
    player.until(lambda: any(row.startswith("Guilty: ") for row in event_rows(player)))
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 2, "who called chooses a card to put away"


# Sets.


def test_sta_1_several_of_a_kind_are_marked_one_by_one(open_app):
    player = tables.house_set(open_app, _SMALL)
    assert event_rows(player)[-1] == "Your set: 2 cards"
    lay(player, card(3, BLUE))
    assert player.state[layout.COUNTS] == 3 and player.state[layout.TOP_CARD] == card(3, BLUE)


def test_roa_1_the_sum_is_shown_and_cards_of_the_right_difference_are_laid(open_app):
    player = tables.house_sum(open_app, _SMALL)
    assert event_rows(player)[-1] == "Set: 3, make 8"
    player.press("UP")
    answer(player, "Return red 3")
    assert player.state[layout.DRAFT_SIZE] == 0
    point_at(player, card(3, RED))
    player.press("A")
    lay(player, card(5, RED))
    assert player.state[layout.TOP_CARD] == card(5, RED)


def test_dbl_4_three_equal_cards_of_two_decks_are_laid_at_once(open_app):
    hands = [[card(5, RED)] * 3 + [card(1, RED), card(2, BLUE)], OTHER, OTHER]
    options = {"decks": "2"}
    player = holding(open_app, _SMALL, "double-down", hands, card(8, RED), options=options)
    point_at(player, card(5, RED))
    player.press("A")
    answer(player, "Add to a set")
    player.press("RIGHT", "A")
    answer(player, "Add to a set")
    assert event_rows(player)[-1] == "Your set: 2 cards"
    lay(player, card(5, RED))
    player.until(lambda: player.mode == "ask")
    assert hand_of(player, 0) == sorted([card(1, RED), card(2, BLUE)])
    assert player.state[layout.PHASE] == layout.FREE


@pytest.mark.parametrize(
    ("more", "offered"), ((3, ["Others"]), (1, ["UNO!", "Catch"])), ids=("many", "two")
)
def test_uno_and_catch_are_offered_only_while_somebody_has_two_cards_or_one(
    open_app, more, offered
):
    """In a free play (DBL-2) there is nothing to choose but a card."""
    many = [card(1, GREEN), card(2, GREEN), card(3, GREEN), card(4, GREEN)]
    hands = [[card(5, RED)] * 2 + [card(1, RED)] * more + [card(2, BLUE)], many, many]
    player = holding(open_app, _SMALL, "double-down", hands, card(8, RED))
    point_at(player, card(5, RED))
    player.press("A")
    answer(player, "Add to a set")
    lay(player, card(5, RED))
    player.until(lambda: player.mode == "ask")
    assert player.state[layout.PHASE] == layout.FREE and entries(player) == offered
    player.press("UP", "A", "B")
    assert player.mode == "ask" and entries(player) == offered


def test_sev_3_a_cheat_that_nobody_called_is_shown_to_all_for_a_moment(open_app):
    player = tables.house_admitted(open_app, _LARGE)
    assert event_rows(player)[-1] == "You: cheat! wild +4"
    frames = 0
    while player.mode == "watch" and event_rows(player)[-1] == "You: cheat! wild +4":
        player.frames(1)
        frames += 1
    assert frames > 100, "two seconds"
    assert player.mode == "question", "P2 is asked after it"
    assert "cheat" in "".join(event_rows(player))


def test_sev_3_an_honest_play_takes_no_longer(open_app):
    hands = [[wild_kind(WILD_FOUR), *OTHER], OTHER, OTHER]
    options = {"dirty": "1"}
    top = card(9, RED)
    player = holding(open_app, _SMALL, "seven-zero", hands, top, people=3, options=options)
    lay(player, wild_kind(WILD_FOUR), "Call green")
    player.until(lambda: player.mode == "question")
    answer(player, "Nobody")
    frames = 0
    while player.mode != "question":
        player.frames(1)
        frames += 1
    assert frames < 50 and "cheat" not in "".join(event_rows(player))


def test_sev_3_a_palmed_card_is_admitted_before_the_score(open_app):
    hands = [[card(3, RED)], [wild_kind(WILD_FOUR), card(1, BLUE)]]
    options = {"dirty": "1"}
    player = holding(open_app, _SMALL, "seven-zero", hands, card(9, RED), 2, options)
    lay(player, card(3, RED))
    player.take_device()
    if player.screen == "log":
        player.press("A")
    answer(player, "Hide it")
    answer(player, "Let it be")
    player.until(lambda: player.mode == "question")
    answer(player, "Nobody")
    player.until(lambda: player.state[layout.STATUS] != 0)
    assert event_rows(player)[-1] == "You hid a card"
    player.until(lambda: player.screen == "score")


# Questions, dares, charades.


def _dared(open_app, tmp_path, text):
    if text is not None:
        (tmp_path / "dares.txt").write_bytes(text)
    options = {"deck": "112", "custom": "1", "c1": "dare"}
    player = open_app(start=("classic", 1, 2, 1, options), storage=str(tmp_path))
    player.set_table([MINE, OTHER, [wild_kind(20), *OTHER]], card(5, RED), turn=2)
    others_play(player, 2, with_color(play(wild_kind(20)), BLUE))
    player.until(lambda: player.screen == "notice")
    return player


_IN_UTF_16 = "Do what the others ask of you. (dares.txt is UTF-16: save it as UTF-8.)"


@pytest.mark.parametrize(
    ("text", "message"),
    (
        (b"Sing a song.\n", {"Sing a song."}),
        (b"\n  \nHop.\n\nDance.\r\n", {"Hop.", "Dance."}),
        (b"Gr\xc3\xbc\xc3\x9fe!\n", {"Gr??e!", "Gr????e!"}),
        (b"", {"Do what the others ask of you."}),
        (b"\xff\xfe\x00\x01", {_IN_UTF_16}),
        ("Hop.\r\n".encode("utf-16"), {_IN_UTF_16}),
        ("Hop.\r\n".encode("utf-16-be"), {_IN_UTF_16}),
        (b"\xef\xbb\xbf3 Hop.\r\n", {"Hop."}),
        (b"\xef\xbb\xbf", {"Do what the others ask of you."}),
        (b"Hop.\rDance.\r\rSing.\r", {"Hop.", "Dance.", "Sing."}),
        (b"\r" * 700 + b"x" * 638 + b"\r" + b"y" * 641 + b"\r", {"x" * 160}),
        (b"Hop.\nGr\xfc\xdfe!\nHop.", {"Hop."}),
        (b"y" * 40_000 + b"\nHop.\n" + b"x" * 40_000, {"Hop."}),
        (b"x" * 640 + b"\nHop.\n", {"Hop."}),
        (b"Say " + b"x" * 400, {"Say " + "x" * 156}),
        (b"3 Do three sit-ups.\n", {"Do three sit-ups."}),
        (b"21 steps.\n", {"21 steps."}),
        (b"0 steps.\n", {"0 steps."}),
        (b"7\n", {"7"}),
        (None, {"Do what the others ask of you."}),
    ),
)
def test_cus_4_dares_are_lines_of_a_text_file(open_app, tmp_path, text, message):
    words = _dared(open_app, tmp_path, text).app.notice[1]
    assert words and all(32 <= ord(one) < 127 for one in words)
    if message:
        assert words in message


@pytest.mark.parametrize(("line", "price"), ((b"3 Do three sit-ups.", 3), (b"Sing a song.", 2)))
def test_cus_4_each_dare_has_its_own_price(open_app, tmp_path, line, price):
    player = _dared(open_app, tmp_path, line)
    player.frames(50)
    player.press("A")
    player.until(lambda: player.mode == "ask")
    answer(player, f"Draw {price} instead")
    player.until(lambda: player.state[layout.TURN] == 0 and player.mode == "ask")
    assert player.state[layout.COUNTS] == len(MINE) + price


# Leaving, giving up, reporting, looking.


def test_cro_7_anybody_may_report_a_sorry(open_app):
    player = holding(open_app, _LARGE, "cross-family", [MINE, OTHER, OTHER], card(5, YELLOW))
    player.press("UP")
    for _ in range(6):
        assert not row(player).startswith("Who said")
        player.press("RIGHT")
    player.state[layout.SORRIES + 2] = 1
    player.app.match.refresh_view()
    player.app.go("table")
    player.frames()
    player.press("UP")
    answer(player, "Who said sorry?")
    answer(player, "P3 said sorry")
    assert player.state[layout.SORRIES + 2] == 0
    assert "P3 said sorry" in event_rows(player)


def test_cow_4_nobody_may_look_where_the_rules_do_not_allow_it(open_app):
    player = holding(open_app, _SMALL, "stack", [MINE, OTHER, OTHER], card(5, YELLOW))
    player.press("UP")
    shown = set()
    for _ in range(8):
        shown.add(row(player))
        player.press("RIGHT")
    assert not [words for words in shown if "Others" in words or "Cards of" in words]


# Nothing hidden is shown.


@pytest.mark.parametrize("name", ("stack", "double-down", "two-deck", "seven-zero", "deadly"))
def test_core_10_other_hands_make_no_difference_to_a_seats_pictures(open_app, name):
    taken = []
    for hidden in (OTHER, [card(5, YELLOW), card(3, RED), wild_kind(WILD_FOUR), card(8, BLUE)]):
        player = holding(open_app, _SMALL, name, [MINE, hidden, hidden], card(3, GREEN), people=3)
        pictures = [player.rgb()]
        for key in ("RIGHT", "UP", "RIGHT", "RIGHT", "DOWN"):
            player.press(key)
            pictures.append(player.rgb())
        point_at(player, card(3, RED))
        player.press("A")
        for _ in range(250):
            player.frames(1)
            pictures.append(player.rgb())
        taken.append(pictures)
    assert taken[0] == taken[1]


def test_core_10_a_question_shows_no_hand(open_app):
    pictures = []
    for mine in (OTHER, [card(8, YELLOW), card(3, RED), card(1, BLUE), card(8, BLUE)]):
        hands = [[wild_kind(WILD), *mine], OTHER, OTHER, OTHER]
        player = holding(open_app, _SMALL, "double-down", hands, card(5, GREEN), people=4)
        point_at(player, wild_kind(WILD))
        player.press("A")
        answer(player, "Call red")
        player.until(lambda player=player: player.mode == "question")
        pictures.append(player.rgb())
    assert pictures[0] == pictures[1]


# Saves, sheets of pixels, and random keys.


def test_a_save_in_a_window_resumes_there(open_app, laid_out, tmp_path):
    drive = str(tmp_path)
    more = {"people": 2, "storage": drive, "piles": ()}
    player = open_app.at_table([MINE, OTHER, OTHER], card(5, YELLOW), "two-deck", **more)
    point_at(player, card(7, GREEN))
    player.press("A", "A")
    state = bytes(player.state)
    again = open_app(storage=drive)
    again.press("A")
    assert again.screen == "cover"
    assert bytes(again.state) == state


def _cards(player):
    cards = player.app.pages.sheets.cards
    return bytes(cards[at] for at in range(cards.width * cards.height))


def test_dice_leave_the_cards_of_the_next_match_as_they_were(open_app):
    before = _cards(open_app(_SMALL))
    player = open_app(_SMALL, start=("dice", 1, 1, 1, None))
    assert _cards(player) != before
    player.app.go("title")
    player.frames()
    assert _cards(player) == before


_MIX = {
    "deck": "112",
    "extra": "swap",
    "custom": "3",
    "dirty": "1",
    "peek": "1",
    "sorry": "1",
    "surrender": "1",
    "blank_red": "skip",
    "quiz": "multiply",
    "jump": "exact_all",
    "stack": "any",
    "sets": "same_rank",
}


@pytest.mark.parametrize(
    ("rules", "people", "bots", "options", "buttons"),
    (
        ("double-down", 3, 1, None, PAD),
        ("cowboy", 1, 9, None, TWO),
        ("two-deck", 2, 1, None, TWO),
        ("seven-zero", 2, 1, _MIX, PAD),
    ),
)
def test_no_key_at_any_time_breaks_the_app(open_app, rules, people, bots, options, buttons):
    player = open_app(_SMALL, start=(rules, people, bots, 5, options), buttons=buttons)
    assert {"ask", "watch"} <= player.press_by_chance(people)


@pytest.mark.parametrize("people", (1, 3))
def test_own_1_a_mix_of_many_house_rules_is_played_to_its_end(open_app, people):
    player = open_app(_SMALL, start=("seven-zero", people, 4 - people, 2, _MIX))
    play_a_hand(player, 2)
    assert player.state[layout.STATUS]
