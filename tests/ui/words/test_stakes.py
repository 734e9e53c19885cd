"""Whoever may challenge a wild is told what it costs both, and that is what is drawn then."""

import re
from collections import Counter
from random import Random

import pytest

from engine.game import Game
from engine.rulesets import load
from engine.state import layout
from engine.state.choices import CHALLENGE, DRAW, VERB_MASK
from engine.state.reasons import OK
from engine.state.window_types import W_BLUFF, W_CHALLENGE, W_DRAW
from engine.view import view_into, view_size
from tests.properties.chance import Chance
from tests.ui.words.line import Line

_PLAYERS = 4


def _challenges(name, options, hands=60):
    """Yield a game before each answer to the question whether a wild is challenged, and a view."""
    rules = load(name, options)
    game = Game(_PLAYERS, rules.deck_size(_PLAYERS))
    chance = Chance(Random(7))
    view = bytearray(view_size(game))
    for seed in range(hands):
        game.start(rules, _PLAYERS, seed)
        while game.status == layout.IN_PLAY:
            s = game.state
            if s[s[layout.TOP] + layout.KIND] in (W_CHALLENGE, W_BLUFF):
                view_into(game, game.first_asked, view)
                yield game, view
            assert game.choose(*chance.pick(game)) == OK


def _said(view, notice, columns):
    from ui.table.prompt_words import write_notice

    line = Line(columns)
    write_notice(line, view, notice)
    return line.written


def _drawn(game, other):
    """Challenge in a copy of a game; return whose card it was, who challenged, and the costs."""
    other.copy_from(game)
    s = other.state
    seat = other.first_asked
    accused = s[s[layout.TOP] + layout.ACTOR]
    loser = accused if s[layout.GUILTY] else seat
    before = s[layout.COUNTS + loser]
    assert other.choose(seat, CHALLENGE) == OK
    out = [0] * 400
    while other.status == layout.IN_PLAY and s[s[layout.TOP] + layout.KIND] == W_DRAW:
        asked = other.first_asked
        choices = out[: other.choices_into(asked, out)]
        draws = [choice for choice in choices if choice & VERB_MASK == DRAW]
        assert other.choose(asked, draws[0]) == OK
    return accused, seat, loser, s[layout.COUNTS + loser] - before


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("official", {}),
        ("official", {"guilty": "7", "innocent": "3"}),
        ("official", {"stack": "any"}),
        ("double-down", {}),
        ("double-down", {"stack": "any"}),
        ("cowboy", {}),
    ],
)
def test_a_challenge_costs_what_its_question_says(open_app, name, options):
    open_app((160, 128))
    from ui.says import OF_TABLE, PROMPT

    other = Game(_PLAYERS, load(name, options).deck_size(_PLAYERS))
    found = Counter()
    for game, view in _challenges(name, options):
        accused, seat, loser, drawn = _drawn(game, other)
        called = f"P{view[layout.PLAYER_AT + accused] + 1}"
        wide = _said(view, PROMPT, 40)
        costs = re.fullmatch(rf"Challenge: {called} \+(\d+) or you \+(\d+)\?", wide)
        assert costs, wide
        at_stake = dict(zip((accused, seat), map(int, costs.groups()), strict=True))
        assert drawn == at_stake[loser], (wide, game.state[layout.GUILTY])
        found[loser == accused, drawn] += 1
        narrow = [_said(view, PROMPT, 20)]
        if game.state[game.state[layout.TOP] + layout.KIND] == W_BLUFF:
            narrow.append(_said(view, OF_TABLE, 20))
            assert narrow[-1].startswith("Challenge?"), "the rows are names"
            assert called in _said(view, OF_TABLE, 40)
        for words in narrow:
            assert re.findall(r"\+(\d+)", words) == list(costs.groups()), words
    assert {is_guilty for is_guilty, _ in found} == {True, False}, found
    if "stack" in options:
        assert len(found) > 2, "some stood on a stack"
