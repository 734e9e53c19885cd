"""The menu lists others' seats; tests/ui/drawing/test_rows.py has how the cursor moves in it."""

from types import SimpleNamespace

import pytest

from engine.state.choices import SEAT_SHIFT
from engine.state.layout import NOBODY, OUT, PLAYERS
from engine.state.seats import add_to


def _menu(columns=20, rows=1):
    from ui.table.menu import Menu

    return Menu(None, SimpleNamespace(columns=columns, rows=rows), None, None)


def _seats_offered(players, holder, out):
    """Return the entries for the cards of others, with some seats out of the hand."""
    view = bytearray(1300)
    view[PLAYERS] = players
    for seat in out:
        add_to(view, OUT, seat)
    from ui.table.menu import OTHERS

    menu = _menu()
    menu.count = 5  # what was listed before
    menu.open(SimpleNamespace(view=view, holder=holder), OTHERS, 0)
    return menu.entries[: menu.count]


@pytest.mark.parametrize(("players", "holder"), [(2, 0), (2, 1), (10, 1)])
def test_with_all_others_out_only_the_way_back_is_offered(open_app, players, holder):
    open_app((160, 128))
    from ui.table.prompt_words import BACK

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
