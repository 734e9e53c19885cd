"""CORE-10: a player sees the own hand and public facts, and nothing else.

The properties exchange hidden cards in many more positions (tests/properties/promises/hidden.py).
"""

from random import Random

import pytest

from engine.game import Game
from engine.rulesets import load
from engine.state import layout
from engine.state.cards import FACE_UP, NO_CARD
from engine.state.choices import CHALLENGE, PASS, VERB_MASK
from engine.state.reasons import OK
from engine.state.window_types import W_MELD
from engine.view import view_into, view_size
from tests.properties.chance import Chance


def view(game: Game, seat: int) -> bytes:
    seen = bytearray(view_size(game))
    view_into(game, seat, seen)
    return bytes(seen)


def hand(game: Game, seat: int) -> bytes:
    return bytes(game.state[game.hands[seat] :][: game.state[layout.COUNTS + seat]])


def positions(players: int, count: int, name: str = "official"):
    """Yield (game, chance) in hands under way, after all kinds of choices."""
    game = Game(10, 216)
    chance = Chance(Random(players))
    seed = 0
    while count:
        if game.status == layout.HAND_ENDED:
            game.next_hand()
        elif game.status != layout.IN_PLAY:
            seed += 1
            game.start(load(name), players, seed)
        game.choose(*chance.pick(game))
        if game.status == layout.IN_PLAY:
            count -= 1
            yield game, chance


def test_core_10_a_view_holds_the_own_hand_and_no_other():
    for game, _ in positions(4, 300):
        s = game.state
        for seat in range(4):
            seen = view(game, seat)
            assert seen[layout.VIEW_SEAT] == seat
            own = hand(game, seat)
            assert seen[layout.VIEW_HAND : layout.VIEW_HAND + len(own)] == own
            if s[layout.SHOWN_TO] != seat:
                assert not any(seen[layout.VIEW_HAND + len(own) :])
            if seat != s[layout.TURN]:
                assert seen[layout.VIEW_DRAWN] == NO_CARD


@pytest.mark.parametrize("name", ["official", "grand"])
def test_core_10_the_public_part_of_a_view_is_the_same_for_all_seats(name):
    for game, _ in positions(3, 200, name):
        views = {view(game, seat)[: layout.PUBLIC] for seat in (0, 1, 2, layout.NOBODY)}
        assert views == {bytes(game.state[: layout.PUBLIC])}


def test_core_10_the_table_sees_no_hand():
    for game, _ in positions(3, 200):
        assert not any(view(game, layout.NOBODY)[layout.VIEW_HAND :])


@pytest.mark.parametrize("name", ["official", "grand"])
def test_core_10_a_reused_view_keeps_nothing_of_an_earlier_one(name):
    used = None
    for game, chance in positions(4, 1500, name):
        used = used or bytearray(view_size(game))
        view_into(game, chance.random.randrange(4), used)
        seat = chance.random.choice((0, 1, 2, 3, layout.NOBODY))
        view_into(game, seat, used)
        assert used == view(game, seat)


def challenges() -> list[tuple[Game, int, int]]:
    """Return games in which a Wild Draw Four can be challenged: (game, layer, challenger)."""
    found = []
    for game, chance in positions(4, 6000):
        seat = game.first_asked
        if CHALLENGE in [choice & VERB_MASK for choice in chance.choices(game, seat)]:
            copy = Game(10, 216)
            copy.copy_from(game)
            found.append((copy, (game.state[layout.TURN]), seat))
    return found


def test_core_10_only_a_challenge_shows_guilt():
    both = challenges()
    assert {game.state[layout.GUILTY] for game, _, _ in both} == {0, 1}
    for game, _, challenger in both:
        for seat in range(4):
            before = view(game, seat)
            game.state[layout.GUILTY] ^= 1
            assert view(game, seat) == before
            game.state[layout.GUILTY] ^= 1
        assert game.choose(challenger, PASS) == OK
        for seat in range(4):
            assert view(game, seat)[layout.VIEW_SHOWN_COUNT] == 0


def test_core_10_a_challenged_hand_is_shown_to_the_challenger_alone():
    for game, accused, challenger in challenges():
        if not game.state[layout.COUNTS + accused]:
            continue
        cards = hand(game, accused)
        assert game.choose(challenger, CHALLENGE) == OK
        for seat in range(4):
            seen = view(game, seat)
            at = layout.VIEW_HAND + game.state[layout.COUNTS + seat]
            if seat == challenger:
                assert seen[layout.VIEW_SHOWN_COUNT] == len(cards)
                assert seen[at : at + len(cards)] == cards
            else:
                assert seen[layout.VIEW_SHOWN_COUNT] == 0
                assert not any(seen[at:])


def face_up(game: Game) -> list[tuple[int, int]]:
    cards = [
        (seat, card) for seat in range(game.state[layout.PLAYERS]) for card in hand(game, seat)
    ]
    return [(seat, card & 127) for seat, card in cards if card & FACE_UP]


def test_core_10_all_see_the_cards_that_lie_face_up_and_no_others():
    seen_some = 0
    for game, _ in positions(5, 400, "grand"):
        cards = face_up(game)
        at = view_size(game) - 96
        for seat in (0, 3, layout.NOBODY):
            seen = view(game, seat)
            assert seen[layout.VIEW_FACE_UP] == len(cards)
            pairs = list(zip(seen[at::2], seen[at + 1 :: 2], strict=True))
            assert pairs == cards + [(0, 0)] * (48 - len(cards))
        seen_some += len(cards)
    assert seen_some > 1000


def test_core_10_only_its_seat_sees_a_card_put_aside():
    drafts = 0
    for game, _ in positions(4, 3000, "grand"):
        s = game.state
        if s[layout.DRAFT_SIZE]:
            drafts += 1
            for seat in range(4):
                seen = view(game, seat)[layout.VIEW_DRAFT : layout.VIEW_DRAFT + 8]
                assert seen == (
                    s[layout.DRAFT_SIZE : layout.DRAFT_SIZE + 8]
                    if seat == s[layout.TURN]
                    else bytes(8)
                )
    assert drafts > 20


def test_core_10_every_gain_opens_the_same_window_which_shows_no_card():
    """Whoever gains a card is asked, whichever it is, so the question says nothing about it."""
    offers = set()
    for game, chance in positions(4, 4000, "grand"):
        s = game.state
        if s[s[layout.TOP] + layout.KIND] == W_MELD:
            record = bytes(s[s[layout.TOP] + layout.KIND : s[layout.TOP] + layout.WINDOWS])
            assert record == bytes([W_MELD, 0, s[s[layout.TOP] + layout.ACTOR]]).ljust(
                layout.WINDOW_SIZE, b"\0"
            )
            offers.add(len(chance.choices(game, s[layout.FIRST])) > 1)
    assert offers == {False, True}
