"""The menu flows answers into rows, moves the cursor through them, and lists others' seats."""

from types import SimpleNamespace

import pytest

from engine.state.choices import SEAT_SHIFT
from engine.state.layout import NOBODY, OUT, PLAYERS
from engine.state.seats import add_to


def _menu(columns=20, rows=1):
    from ui.table.menu import Menu

    return Menu(None, SimpleNamespace(columns=columns, rows=rows))


def _seats_offered(players, holder, out):
    """Return the entries for the cards of others, with some seats out of the hand."""
    view = bytearray(1300)
    view[PLAYERS] = players
    for seat in out:
        add_to(view, OUT, seat)
    menu = _menu()
    menu.count = 5  # what was listed before
    menu.others(SimpleNamespace(view=view, holder=holder))
    return menu.entries[: menu.count]


@pytest.mark.parametrize("players", [2, 3, 9, 10])
@pytest.mark.parametrize("holder", [0, 1])
def test_with_all_others_out_only_the_way_back_is_offered(open_app, players, holder):
    open_app((160, 128))
    from ui.table.prompt_words import BACK

    others = [seat for seat in range(players) if seat != holder]
    assert _seats_offered(players, holder, others) == [BACK]
    assert _seats_offered(players, holder, range(players)) == [BACK]


@pytest.mark.parametrize("out", [(), (0,), (1,), (3, 9), (0, 1, 2, 3, 4, 5, 6, 7)])
@pytest.mark.parametrize("holder", [0, 2, 9])
def test_each_other_seat_in_the_hand_is_offered_once(open_app, holder, out):
    open_app((160, 128))
    from ui.table.prompt_words import CARDS_OF

    seats = [seat for seat in range(10) if seat != holder and seat not in out]
    assert _seats_offered(10, holder, out) == [CARDS_OF | seat << SEAT_SHIFT for seat in seats]


def test_a_small_table_offers_no_more_seats_than_it_has(open_app):
    open_app((160, 128))
    from ui.table.prompt_words import CARDS_OF

    assert _seats_offered(3, 1, (2,)) == [CARDS_OF]
    assert len(_seats_offered(4, NOBODY, ())) == 4


@pytest.mark.parametrize(
    ("columns", "rows", "found"),
    (
        (40, 1, [0, 0, 0, 0]),  # with blanks around each
        (21, 1, [0, 0, 0, 0]),  # "Draw UNO! Catch Tip"
        (21, 2, [0, 0, 0, 1]),  # each as wide as five letters at least
        (12, 1, [0, 0, 1, 1]),
    ),
)
def test_entries_stand_side_by_side_as_far_as_a_row_has_room(open_app, columns, rows, found):
    open_app((160, 128))
    from engine.state.choices import CATCH, DRAW
    from ui.table.prompt_words import TIP, UNO

    menu = _menu(columns, rows)
    menu.begin()
    for entry in (DRAW, UNO, CATCH, TIP):
        menu.add(entry)
    menu._flow(bytearray(1300))
    assert list(menu._rows[:4]) == found
    assert menu.above(3) == 0
    below = menu.below(0)
    assert below == (found.index(1) if 1 in found else NOBODY)
