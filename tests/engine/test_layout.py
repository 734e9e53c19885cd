"""Where the fields of a game's state lie; engine/spec/kept.txt has what saves hold of that."""

from collections.abc import Iterator

from engine.game import Game
from engine.rulesets import load
from engine.save_check import can_be_resumed
from engine.spec import state as spec
from engine.spec.state import Field
from engine.state import layout
from engine.state.layout import CATCHES, MAX_SEATS
from engine.turn import catch


def _fields() -> Iterator[tuple[str, int, int]]:
    """Yield each field of the state: its constant, offset and size."""
    for group in spec.STATE:
        for one in group.fields:
            if one.name:
                size = one.size if isinstance(one, Field) else one.count * _size(one.fields)
                yield one.name, getattr(layout, one.name), size


def _size(fields: tuple[Field, ...]) -> int:
    return sum(field.size for field in fields)


def test_no_field_begins_within_another_one() -> None:
    end = 0
    for name, at, size in _fields():
        assert at >= end, f"{name} begins within the field before"
        end = at + size
    assert end <= layout.ZONES


def test_records_of_windows_and_events_have_their_fields() -> None:
    """With no window open the record is named 0: KIND and STAGE of the turn are always 0."""
    names = [field.name for field in spec.WINDOW]
    assert getattr(layout, names[0]) == layout.WINDOWS - layout.WINDOW_SIZE == layout.KIND
    assert layout.ASKED + 2 - layout.KIND == layout.WINDOW_SIZE
    assert layout.MAX_WINDOWS * layout.WINDOW_SIZE <= 255, "its name is one byte"
    assert layout.EVENTS_END - layout.EVENTS == layout.EVENTS_KEPT * layout.EVENT_SIZE
    assert layout.EVENT_MASK == layout.EVENTS_KEPT - 1


def test_an_uno_that_any_player_caught_is_counted_and_changes_nothing_else() -> None:
    """Each player's count is four bits of its own, and a save with all of them can be resumed."""
    game = Game(10, 108)
    game.start(load("official"), MAX_SEATS, 5)
    before = bytes(game.state)
    for player in range(MAX_SEATS):
        catch._count_catch(game.state, player)
    after = bytes(game.state)
    assert after[CATCHES : CATCHES + MAX_SEATS // 2] == bytes([17] * (MAX_SEATS // 2))
    assert after[:CATCHES] == before[:CATCHES]
    assert after[CATCHES + MAX_SEATS // 2 :] == before[CATCHES + MAX_SEATS // 2 :]
    assert can_be_resumed(game.state, 108)
