"""No seat is asked about a play that public facts rule out; that shows no card (SEV-2, CORE-10)."""

from random import Random

import pytest

from engine.game import Game
from engine.rulesets import load
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.layout import IN_PLAY, JUMPABLE, OUT, TARGET, TOP, TOP_CARD
from engine.state.reasons import OK
from engine.state.seats import word
from engine.turn.draw import is_owed, is_waiting
from tests.properties.chance import Chance
from tests.properties.promises.hidden import Hidden

_PLAYERS = 4
_ALL = (1 << _PLAYERS) - 1


def positions_by_chance(name, options, hands=40):
    """Yield (game, chance) before each choice of hands played by chance."""
    rules = load(name, options)
    game = Game(_PLAYERS, 108)
    chance = Chance(Random(7))
    for seed in range(hands):
        game.start(rules, _PLAYERS, seed)
        while game.status == IN_PLAY:
            yield game, chance
            assert game.choose(*chance.pick(game)) == OK


@pytest.mark.parametrize(
    ("name", "options", "on_a_four", "on_a_two"),
    [
        ("seven-zero", {}, "target", ""),
        ("seven-zero", {"stack": "any"}, "target", "all"),
        ("seven-zero", {"jump": "exact_all"}, "all", ""),
        ("cowboy", {}, "all", "all"),
        ("combo", {}, "target", "target"),
        ("double-down", {}, "all", "all"),
    ],
)
def test_sev_2_a_seat_is_asked_to_add_only_where_some_card_could_be_added(
    name, options, on_a_four, on_a_two
):
    asked_by_card = {True: set(), False: set()}
    hidden = None
    was_owed = False
    for n, (game, chance) in enumerate(positions_by_chance(name, options)):
        s = game.state
        is_new = not was_owed  # nobody has answered it
        was_owed = is_owed(s)
        if not is_waiting(s):
            continue
        alone = 1 << s[s[TOP] + TARGET]
        everybody = _ALL & ~word(s, OUT)
        if is_new:
            assert game.asked in (alone, everybody)
            asked_by_card[FACE[s[TOP_CARD]] == WILD_FOUR].add(
                "target" if game.asked == alone else "all"
            )
        if n % 10 == 0:
            hidden = hidden or Hidden(game, chance)
            hidden.check(game, game.first_asked, chance.choices(game, game.first_asked)[0])
    assert asked_by_card == {True: {on_a_four} - {""}, False: {on_a_two} - {""}}


@pytest.mark.parametrize("way", ("exact", "exact_all"))
def test_core_12_nobody_is_asked_to_jump_on_a_wild(way):
    jumpable = {True: 0, False: 0}
    for game, _ in positions_by_chance("seven-zero", {"jump": way, "stack": "none"}):
        s = game.state
        is_wild = s[TOP_CARD] >= FIRST_WILD_KIND
        is_exact = not is_wild or (way == "exact_all" and FACE[s[TOP_CARD]] == WILD_FOUR)
        assert is_exact or not s[JUMPABLE]
        jumpable[is_wild] += s[JUMPABLE]
    assert jumpable[False] and bool(jumpable[True]) == (way == "exact_all")
