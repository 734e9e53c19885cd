"""Rule sets are checked data: a fault is reported in one line that says what would be right."""

import ast
import shutil
from itertools import permutations
from pathlib import Path

import pytest

from engine.game import Game
from engine.match.opening import state_size
from engine.rulesets import NAMES, load, options_of
from engine.rulesets import bytes_generated as ready
from engine.rulesets import index_generated as index
from engine.rulesets.rule_set import ROOM, RuleSet
from engine.spec.options import BY_NAME, OPTIONS, Option, contradictions
from engine.state import layout
from engine.state.layout import HAND_ENDED, IN_PLAY, NOBODY, NOT_STARTED, OPTIONS_SIZE, PLAYERS
from engine.state.options import SETS
from sim.commands import run
from sim.errors import UsageError
from tools.index import rule_sets

DEFAULTS = options_of("official")
EFFECTS = [option for option in OPTIONS if option.is_effect]
RULESETS = Path(index.__file__).parent


def data_of(name: str) -> dict[str, object]:
    """Return the assignments of a rule set's file, parsed without loading it."""
    (path,) = RULESETS.glob(f"*/{name.replace('-', '_')}.py")
    tree = ast.parse(path.read_text())
    return {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign)
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_set_loads_and_its_options_are_known(name):
    rules = load(name)
    assert (rules.name, NAMES[rules.number]) == (name, name)
    assert len(rules.flat) == OPTIONS_SIZE
    assert set(options_of(name)) == set(BY_NAME)


@pytest.mark.parametrize("name", NAMES)
def test_the_index_says_what_the_rule_sets_say(name):
    at = NAMES.index(name)
    data = data_of(name)
    assert data["NAME"] == name
    assert data["LINE"] == index.LINES[at]
    assert data["PLAYERS"] == (index.FEWEST[at], index.UP_TO[at])


def test_the_index_lists_every_file():
    files = {path.stem for path in RULESETS.glob("*/*.py")}
    assert files == {name.replace("-", "_") for name in NAMES}


def test_the_index_is_what_the_command_writes(capsys):
    assert run(["index", "--check"]) == 0


@pytest.fixture
def own_rules(tmp_path):
    """Return a folder with the rule sets and the index, to be changed."""
    return shutil.copytree(RULESETS, tmp_path / "rulesets")


def test_a_new_rule_set_is_added_at_the_end(own_rules):
    (own_rules / "quick" / "a_new_one.py").write_text(
        'NAME = "a-new-one"\nPARENT = "grand"\nLINE = "Brand new"\nPLAYERS = (3, 6)\n'
        'OPTIONS = {"uno": "7"}\n'
    )
    texts = rule_sets.file_texts(own_rules)
    lists: dict = {}
    exec(texts["index_generated.py"], lists)
    assert lists["NAMES"] == (*NAMES, "a-new-one")
    assert lists["LINES"][-1] == "Brand new"
    assert (lists["FEWEST"][-1], lists["MOST"][-1]) == (3, 6)
    exec(texts["bytes_generated.py"], lists)
    changes = lists["CHANGES"][-1]
    assert len(lists["CHANGES"]) == len(NAMES) + 1
    assert changes == ready.CHANGES[NAMES.index("grand")].replace(b"#\x02", b"#\x07")


def test_a_rule_set_whose_file_is_gone_is_reported(own_rules):
    (own_rules / "classics" / "classic.py").unlink()
    with pytest.raises(UsageError, match="no file for the rule set 'classic'"):
        rule_sets.file_texts(own_rules)


def test_a_stale_index_is_reported(monkeypatch, capsys):
    monkeypatch.setattr(rule_sets, "file_texts", lambda: {"index_generated.py": "NAMES = ()\n"})
    assert run(["index", "--check"]) == 1
    assert "is stale: run `python -m sim index`" in capsys.readouterr().err


def test_a_rule_set_inherits_what_it_does_not_change():
    official, classic = options_of("official"), options_of("classic")
    changed = {name for name in official if official[name] != classic[name]}
    assert changed == {"first_reverse", "uno", "uno_until"}
    assert (official["uno"], classic["uno"]) == ("4", "2")


def loaded(option: str, value: str, **others: str) -> RuleSet:
    """Return `official` with one option changed, with others that it needs or that are given."""
    changes = {"drawn": "may", "must_play": "0", option: value, **others}
    if option in ("extra", "custom"):
        changes["deck"] = "112"
    if (option, value) == ("at_target", "sits_out"):
        changes["scoring"] = "low"
    return load("official", changes)


def test_each_option_makes_a_difference_to_the_flat_bytes():
    for option in sorted(set(BY_NAME) - {one.name for one in EFFECTS}):
        values = BY_NAME[option].words or tuple(map(str, BY_NAME[option].bounds))
        flat = {loaded(option, value).flat for value in values}
        assert len(flat) == len(values), option


def test_each_word_makes_a_face_act_in_its_own_way():
    for option in EFFECTS:
        effects = [loaded(option.name, word).effects for word in option.words]
        assert [flat[option.face] for flat in effects] == [value.effect for value in option.values]
        assert len(set(effects)) == len(option.values), option.name


def test_combined_values_may_stand_in_any_order():
    single = ("double", "same_rank", "sum_or_difference")
    for some in permutations(single):
        bits = load("official", {"sets": "+".join(some)}).whole()[SETS - layout.EFFECTS]
        assert bits == sum(
            load("official", {"sets": one}).whole()[SETS - layout.EFFECTS] for one in some
        )


@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_two_color_needs_four_players(players):
    rules = load("grand", {"two": "color"})
    with pytest.raises(ValueError, match=f"grand is for 4 players, not {players}"):
        rules.check_players(players)
    rules.check_players(4)
    load("grand").check_players(players)


WRONG = [
    ("grandest", {}, ["no rule set 'grandest'", "official", "classic", "grand"]),
    ("", {}, ["no rule set ''", "official"]),
    ("official", {"stuck": "any"}, ["no option 'stuck'", "uno", "wild4", "sets", "zero"]),
    ("official", {"sets": "sum+by_age"}, ["sets=sum+by_age contradicts itself: Of a sum"]),
    ("official", {"sets": "double+double"}, ["sets=double+double: must be one of none, double"]),
    ("official", {"sets": "double+"}, ["sets=double+: must be one of none", "several with +"]),
    ("official", {"seven": "may_swap+swap"}, ["Either you must swap, or you may"]),
    ("official", {"stack": "all"}, ["stack=all", "none, same, any, cumulate"]),
    ("grand", {"two": "salt"}, ["two=salt", "none, pepper, color"]),
    ("grand", {"tables": "3"}, ["tables=3", "piles=2", "one pile of cards"]),
    ("official", {"uno_until": "late"}, ["uno_until=late", "turn, called"]),
    ("official", {"discovered": "21"}, ["discovered=21", "0 to 20"]),
    ("official", {"wild4": "never"}, ["wild4=never", "color_or_number"]),
    ("official", {"drawn": ""}, ["drawn=:", "may, must, keep"]),
    ("official", {"uno": "21"}, ["uno=21", "0 to 20"]),
    ("official", {"uno": "-1"}, ["uno=-1", "0 to 20"]),
    ("official", {"uno": "many"}, ["uno=many", "a number"]),
    ("official", {"uno": "²"}, ["uno=²", "a number"]),
    ("official", {"uno": "2.5"}, ["uno=2.5", "a number"]),
    ("official", {"target": "0"}, ["target=0", "1 to 9999"]),
    ("official", {"cards": "16"}, ["cards=16", "1 to 15"]),
    ("official", {"must_play": "1", "drawn": "keep"}, ["must_play=1", "drawn=keep"]),
    ("classic", {"must_play": "yes"}, ["must_play=yes", "0, 1"]),
]


@pytest.mark.parametrize(("name", "changes", "expected_words"), WRONG)
def test_a_wrong_change_is_reported_in_one_line(name, changes, expected_words):
    with pytest.raises(ValueError) as caught:
        load(name, changes)
    message = str(caught.value)
    assert "\n" not in message and len(message) < 800
    for words in expected_words:
        assert words in message


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 255])
def test_an_impossible_number_of_players_is_refused(players):
    with pytest.raises(ValueError, match="official is for 2 to 10 players, not"):
        Game(10, 216).start(load("official"), players, 1)


def test_dealing_more_cards_than_the_deck_has_is_refused():
    with pytest.raises(ValueError, match=r"cards=11 for 10 players.*decks=2"):
        Game(10, 216).start(load("official", {"cards": "11"}), 10, 1)
    Game(10, 216).start(load("official", {"cards": "11", "decks": "2"}), 10, 1)


@pytest.mark.parametrize(("seats", "cards"), [(1, 108), (11, 108), (0, 108), (4, 15), (4, 256)])
def test_a_game_of_an_impossible_size_is_refused(seats, cards):
    with pytest.raises(ValueError, match="2 to 10 seats and 16 to 255 cards"):
        Game(seats, cards)


def test_a_game_refuses_a_table_that_is_larger():
    with pytest.raises(ValueError, match="made for a smaller table"):
        Game(3, 108).start(load("official"), 4, 1)
    with pytest.raises(ValueError, match="made for a smaller table"):
        Game(10, 108).start(load("official", {"decks": "2"}), 4, 1)


def test_a_game_that_was_not_started_has_no_choices():
    game = Game(4, 108)
    assert game.status == NOT_STARTED
    assert (game.asked, game.first_asked, game.choices_into(0, [0] * 256)) == (0, NOBODY, 0)
    assert game.choose(0, 2) != 0
    assert game.status == NOT_STARTED


def test_a_refused_start_leaves_the_match_in_play_as_it_was():
    game = Game(4, 108)
    game.start(load("official"), 3, 7)
    before = bytes(game.state)
    for rules, players in ((load("official"), 1), (load("official"), 5)):
        with pytest.raises(ValueError):
            game.start(rules, players, 1)
    assert game.state == before
    assert (game.status, game.state[PLAYERS]) == (IN_PLAY, 3)
    assert game.status != HAND_ENDED


def test_every_table_that_begins_can_be_saved():
    """A save has 4,096 bytes, a few of them for its frame; ten players may not have every deck."""
    most = {"deck": "112", "decks": "2", "extra": "swap", "custom": "3"}
    rules = load("official", most)
    assert rules.most() == 9
    with pytest.raises(ValueError, match="224 cards for 10 players are more than a save holds"):
        rules.check_players(10)
    for decks in ("1", "2"):
        for deck in BY_NAME["deck"].words:
            for custom in ("0", "3"):
                changes = {**most, "deck": deck, "decks": decks, "custom": custom}
                try:
                    rules = load("official", changes)
                except ValueError:
                    continue  # the deck has no such cards
                players = rules.most()
                assert state_size(players, rules.deck_size(players)) <= ROOM, changes


@pytest.mark.parametrize(
    ("option", "against"),
    tuple(contradictions()),
    ids=lambda one: one.name if isinstance(one, Option) else one.other,
)
def test_a_contradiction_is_refused_with_its_reason(option, against):
    for value in against.values.replace("+", "1 2").split():
        for with_it in against.others.replace("+", "1 2").split():
            with pytest.raises(ValueError, match=r"=.* and .*=.* contradict each other: [A-Z]"):
                load("official", {option.name: value, against.other: with_it})


def test_a_number_beyond_its_bounds_is_refused():
    for option in [option for option in OPTIONS if not option.values]:
        lowest, highest = option.bounds
        for number in (lowest - 1, highest + 1):
            with pytest.raises(ValueError, match=f"{option.name}={number}"):
                load("official", {option.name: str(number)})


@pytest.mark.parametrize(
    ("name", "changes", "players"),
    [
        ("official", {"cards": "15"}, 7),
        ("official", {"deck": "power", "cards": "13"}, 5),
        ("power", {"cards": "13", "piles": "face_down"}, 5),
        ("official", {"cards": "10", "first_wild": "return"}, 10),
        ("cross-family", {"cards": "9", "decks": "1", "many_cards": "10"}, 10),
    ],
)
def test_enough_cards_are_left_to_begin_with(name, changes, players):
    """Some card must be left that does not go back or under the first one (OFF-2, CRO-1)."""
    with pytest.raises(ValueError, match="deal fewer"):
        load(name, changes).check_players(players)
