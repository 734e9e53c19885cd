"""This program saves a match and own rules in a folder, or tells what it finds there, as JSON.

    python -m tests.tools.index.outliving save DIR
    python -m tests.tools.index.outliving tell DIR

test_saves_outlive.py runs it in copies of the repository with more or fewer options.
"""

import json
import sys

from engine.rulesets import by_name, mixing
from engine.rulesets.names_generated import NAMES
from engine.rulesets.rule_set import ready
from engine.state.layout import EFFECTS, OPTIONS, OPTIONS_SIZE, TURN
from sim.board.player import Player

# Of the mix, and of the match: a face, words, joined words, and a number of two bytes.
MIX = {"zero": "swap+pass", "quiz": "multiply", "target": "300", "reshuffle": "0", "uno": "7"}
MATCH = {"zero": "pass", "sets": "sum", "limit": "777", "jump": "exact_all", "table_cards": "9"}
_SIZE = (128, 128)


def save(folder: str) -> None:
    """Save a mix and, in a later start, a match with a choice made in it."""
    player = Player(_SIZE, storage=folder)
    from ui.custom_rules import store
    from ui.match.setup_bytes import keep

    setup = player.app.setup
    store.add(setup)
    rules = ready(0)
    for name, value in MIX.items():
        by_name.put(rules, name, value)
    assert store.put_changes(setup, mixing.changes_of(rules, 0))
    keep(player.app)
    player = Player(_SIZE, start=("official", 1, 2, 7, MATCH), storage=folder)
    for _ in range(3):
        player.until(lambda: player.mode == "ask")
        player.press("A")
    player.until(lambda: player.mode == "ask")


def tell(folder: str) -> None:
    """Print the mix, the match and its cards."""
    player = Player(_SIZE, storage=folder)
    from ui.custom_rules import store
    from ui.match.planning import resume

    app = player.app
    found = {
        "screen": player.screen,
        "mixes": store.count(app.setup),
        "chosen": store.chosen(app.setup),
        "mix": _options(mixing.with_changes(app.setup.rules, store.changes(app.setup))),
    }
    if player.screen == "title":
        resume(app)
        player.until(lambda: app.match is not None)
        game = app.match.game
        rules = bytearray(game.state[EFFECTS : OPTIONS + OPTIONS_SIZE])
        found |= {
            "match": _options(rules),
            "turn": game.state[TURN],
            "cards": bytes(game.state[game.hands[0] :]).hex(),
        }
        player.until(lambda: player.mode == "ask")
        player.press("A")  # it goes on
    print(json.dumps(found))


def _options(rules: bytearray) -> dict[str, str]:
    return {name: by_name.text_of(rules, i) for i, name in enumerate(NAMES)}


if __name__ == "__main__":
    {"save": save, "tell": tell}[sys.argv[1]](sys.argv[2])
