"""What help says of a card is what the engine does, for every rule set and every card."""

import pytest

from engine.rulesets import NAMES, load
from engine.state import layout
from engine.state.cards import DRAW_TWO, FACE, RED, WILD_FOUR, uncolored, wild_kind
from engine.state.cards import colored as card
from engine.state.choices import CARD_SHIFT, COLOR_SHIFT, PASS, PLAY, VERB_MASK
from engine.state.options import PILES, TWO_PILES
from engine.state.reasons import OK
from engine.state.window_types import W_BLUFF, W_CHALLENGE, W_DRAW

_FILLER = card(3, RED)
_CARDS = {name: sorted({uncolored(kind) for kind in load(name).deck}) for name in NAMES}
# Dice are rolled: a deck has them by their numbers alone.
_CARDS["dice"] = [card(face, color) for face in (*range(1, 7), 10, 11, 12) for color in range(4)]


def _table(open_app, name, options=None):
    """Return a game in play, for three if the rule set lets them."""
    fewest, most = load(name).players
    player = open_app((128, 128), start=(name, 1, max(fewest, min(most, 3)) - 1, 1, options))
    return player


def _lay(player, mine, theirs, top=_FILLER):
    """Lay out hands of which the first begins with a card, and let it be laid."""
    game = player.app.match.game
    others = [[_FILLER] * 4] * (len(player.app.match.people) - 2)
    tops = (top, top) if game.state[PILES] == TWO_PILES else top
    player.set_table([[mine, _FILLER, _FILLER, _FILLER], theirs, *others], tops)
    color = 1 << COLOR_SHIFT if mine >= 64 else 0
    return game.choose(0, PLAY | mine << CARD_SHIFT | color)


def _added(player, below, theirs):
    """Return the kinds that the engine lets the next player add to a draw card."""
    assert _lay(player, below, theirs) == OK
    game = player.app.match.game
    s = game.state
    game.settle()
    while s[s[layout.TOP] + layout.KIND] in (W_CHALLENGE, W_BLUFF):
        assert game.choose(s[layout.FIRST], PASS) == OK
        game.settle()
    assert (
        s[s[layout.TOP] + layout.KIND] == W_DRAW
        and s[layout.FIRST] == 1 == s[s[layout.TOP] + layout.TARGET]
    )
    out = [0] * 256
    count = game.choices_into(1, out)
    return {choice >> CARD_SHIFT & 255 for choice in out[:count] if choice & VERB_MASK == PLAY}


@pytest.mark.parametrize("name", NAMES)
def test_what_help_says_can_be_added_is_what_the_engine_lets_be_added(open_app, name):
    from ui.card_effects import may_add

    kinds = _CARDS[name]
    player = _table(open_app, name, {"no_draw_first_round": "0"})
    draws = [kind for kind in (card(DRAW_TWO, RED), wild_kind(WILD_FOUR)) if kind in kinds]
    assert draws
    added = set()
    for below in draws:
        for at in range(0, len(kinds), 12):
            added |= _added(player, below, [*kinds[at : at + 12], _FILLER])
    view = player.app.match.view
    assert {kind for kind in kinds if may_add(view, kind)} == added


@pytest.mark.parametrize("name", NAMES)
def test_what_help_says_of_plain_cards_is_what_they_do(open_app, name):
    from ui.card_effects import effect_words

    player = _table(open_app, name, {"no_draw_first_round": "0", "quiz": "none"})
    match = player.app.match
    s = match.game.state
    seen = set()
    for kind in _CARDS[name]:
        effect = s[layout.EFFECTS + FACE[kind]]
        if effect not in (layout.NOTHING, layout.SKIPS_NEXT, layout.DRAWS_TWO, layout.DRAWS_FOUR):
            continue
        top = _FILLER if kind >= 64 else card(4 if FACE[kind] != 4 else 5, kind & 3)
        assert _lay(player, kind, [_FILLER] * 4, top) == OK
        match.game.settle()
        while s[s[layout.TOP] + layout.KIND] in (W_CHALLENGE, W_BLUFF):
            assert match.game.choose(s[layout.FIRST], PASS) == OK
            match.game.settle()
        words = effect_words(match.view, kind)
        skips = b"loses the turn" in words
        if effect in (layout.DRAWS_TWO, layout.DRAWS_FOUR):
            w = s[layout.TOP]
            assert s[w + layout.KIND] == W_DRAW and s[w + layout.TARGET] == 1
            assert b"next one draws %d" % s[w + layout.AMOUNT] in words
        elif s[layout.DEPTH] == 0:
            after = 2 % len(match.people) if skips else 1
            assert s[layout.TURN] == after, (kind, words)
        seen.add(effect)
    assert {layout.SKIPS_NEXT, layout.DRAWS_TWO} <= seen
