"""Every line of a draw names the card that made it and who laid it, in whole hands of bots."""

from collections import Counter

import pytest

from engine.bots import plain, random
from engine.game import Game
from engine.rulesets import NAMES, load
from engine.state.layout import EVENT_COUNT, PLAYER_AT, VIEW_SEAT
from engine.table import Table
from engine.view import view_into
from tests.ui.words.causes import Watched
from tests.ui.words.line import Line


def draws_of(name, hands):
    """Yield for each draw that bots had to make what its line says of the cause, and what is so."""
    rules = load(name)
    players = max(rules.players[0], min(4, rules.players[1]))
    game = Game(players, rules.deck_size(players))
    table = Table(game)
    table.bots[:players] = [plain.decide, random.decide, plain.decide, plain.decide][:players]
    for seed in range(hands):
        game.start(rules, players, seed)
        watched = Watched(game)
        while table.bot_step():
            before = len(watched.drawn)
            watched.look()
            for number, cause in watched.drawn[before:]:
                view_into(game, seed % players, table.view)
                yield _said(table.view, number), _as_written(table.view, cause)


def _said(view, number):
    """Return the part of an event's line behind the colon."""
    from ui.table.words import Recap

    recap = Recap(1)
    view[EVENT_COUNT] = number + 1 & 255
    recap.find(view, number, 1)
    line = Line(60)
    recap.write(line, view, 0)
    return line.written.partition(": ")[2]


def _as_written(view, cause):
    if isinstance(cause, str):
        return cause
    player, face = cause
    if player is None:
        return f"the {face}"
    if view[PLAYER_AT + view[VIEW_SEAT]] == player:
        return f"your {face}"
    return f"P{player + 1}'s {face}"


@pytest.mark.parametrize("name", NAMES)
def test_each_draw_names_the_card_that_made_it_and_who_laid_it(open_app, name):
    open_app((160, 128))
    found = list(draws_of(name, 60 if name == "grand" else 6))
    wrong = Counter(pair for pair in found if pair[0] != pair[1])
    assert not wrong, (len(found), wrong.total(), wrong.most_common(5))
