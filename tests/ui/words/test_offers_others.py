"""The list of others' cards offers every other seat that is still in the hand."""

from types import SimpleNamespace

import pytest

from engine.state.choices import SEAT_SHIFT
from engine.state.layout import NOBODY, OUT, PLAYERS
from engine.state.seats import add_to


def _seats_offered(players, holder, out):
    """Return the offers for the cards of others, with some seats out of the hand."""
    from ui.table.offers import Offers

    view = bytearray(1300)
    view[PLAYERS] = players
    for seat in out:
        add_to(view, OUT, seat)
    offers = Offers(None)
    offers.count = 5  # what was in the row before
    offers.others(SimpleNamespace(view=view, holder=holder))
    return offers.items[: offers.count]


@pytest.mark.parametrize("players", [2, 3, 9, 10])
@pytest.mark.parametrize("holder", [0, 1])
def test_with_all_others_out_only_the_way_back_is_offered(players, holder):
    from ui.table.offers import BACK

    others = [seat for seat in range(players) if seat != holder]
    assert _seats_offered(players, holder, others) == [BACK]
    assert _seats_offered(players, holder, range(players)) == [BACK]


@pytest.mark.parametrize("out", [(), (0,), (1,), (3, 9), (0, 1, 2, 3, 4, 5, 6, 7)])
@pytest.mark.parametrize("holder", [0, 2, 9])
def test_each_other_seat_in_the_hand_is_offered_once(holder, out):
    from ui.table.offers import CARDS_OF

    seats = [seat for seat in range(10) if seat != holder and seat not in out]
    assert _seats_offered(10, holder, out) == [CARDS_OF | seat << SEAT_SHIFT for seat in seats]


def test_a_small_table_offers_no_more_seats_than_it_has():
    from ui.table.offers import CARDS_OF

    assert _seats_offered(3, 1, (2,)) == [CARDS_OF]
    assert len(_seats_offered(4, NOBODY, ())) == 4
