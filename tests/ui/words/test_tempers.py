"""Faces show what an event is to a player, which depends on names and events only."""

import pytest

from engine.state import events, layout
from engine.state.cards import DRAW_TWO, NO_CARD, RED, REVERSE, SKIP, WILD_FOUR_KIND, colored
from ui.draw.font import STAR

CALM, GLAD, SAD, SLY, OUCH = range(5)
NAMES = [b"", b"Gus", b"Mia", b"Bo", b"Leo"]  # a person; sly, cheerful, grumpy, calm
PERSON, GUS, MIA, BO, LEO = range(5)
AT = layout.EVENTS
FIVE = colored(5, RED)
TWO_MORE = colored(DRAW_TWO, RED)


@pytest.fixture
def view(monkeypatch):
    """Return a view of five seats, on which the players NAMES sit."""
    from ui import players

    monkeypatch.setattr(players, "NAMES", NAMES)
    monkeypatch.setattr("ui.table.tempers.NAMES", NAMES)
    bytes_of = bytearray(1000)
    bytes_of[layout.PLAYERS] = 5
    bytes_of[layout.PLAYER_AT : layout.PLAYER_AT + 5] = bytes(range(5))
    return bytes_of


def happen(view, kind, seat, other=layout.NOBODY, card=NO_CARD):
    view[AT + layout.EVENT_KIND] = kind
    view[AT + layout.EVENT_SEAT] = seat
    view[AT + layout.EVENT_OTHER] = other
    view[AT + layout.EVENT_CARD] = card


def moods(view):
    from ui.table.tempers import mood_of

    return [mood_of(view, AT, player, player != PERSON) for player in range(5)]


@pytest.mark.parametrize(
    ("kind", "seat", "other", "card", "shown"),
    (
        (events.LAID, GUS, 3, WILD_FOUR_KIND, {GUS: SLY}),
        (events.LAID, MIA, 3, TWO_MORE, {MIA: GLAD}),
        (events.LAID, BO, 3, TWO_MORE, {BO: SLY}),
        (events.LAID, BO, 3, colored(SKIP, RED), {BO: SLY}),
        (events.LAID, BO, 3, colored(REVERSE, RED), {}),  # a small joy leaves it cold
        (events.LAID, MIA, 3, FIVE, {}),
        (events.LAID, PERSON, 3, WILD_FOUR_KIND, {PERSON: SLY}),
        (events.SKIPPED, BO, layout.NOBODY, NO_CARD, {BO: SAD}),
        (events.SKIPPED, LEO, layout.NOBODY, NO_CARD, {}),
        (events.SKIPPED, PERSON, layout.NOBODY, NO_CARD, {PERSON: SAD}),
        (events.DREW_OWED, MIA, 1, NO_CARD, {MIA: OUCH}),
        (events.CAUGHT, GUS, LEO, NO_CARD, {GUS: SLY, LEO: OUCH}),
        (events.INNOCENT_FOUND, MIA, GUS, WILD_FOUR_KIND, {MIA: OUCH, GUS: SLY}),
        (events.GUILTY_FOUND, MIA, GUS, WILD_FOUR_KIND, {MIA: GLAD, GUS: OUCH}),
        (events.GUILTY_FOUND, BO, BO, FIVE, {BO: OUCH}),  # a cheat that lay face down
        (events.INNOCENT_FOUND, BO, BO, FIVE, {BO: GLAD}),
        (events.INNOCENT_FOUND, MIA, layout.NOBODY, NO_CARD, {MIA: OUCH}),
        (events.JUMPED, MIA, PERSON, FIVE, {MIA: GLAD}),
        (events.JUMPED, BO, PERSON, NO_CARD, {BO: SAD}),  # in vain
        (events.WENT_OUT, LEO, 1, FIVE, {LEO: GLAD}),  # the place is no seat
        (events.HAND_OVER, layout.NOBODY, 0, NO_CARD, {}),
    ),
)
def test_a_face_shows_what_an_event_is_to_a_player(view, kind, seat, other, card, shown):
    happen(view, kind, seat, other, card)
    assert moods(view) == [shown.get(player, CALM) for player in range(5)]


def test_a_mood_goes_with_the_player_where_seats_were_changed(view):
    view[layout.PLAYER_AT : layout.PLAYER_AT + 2] = bytes((GUS, PERSON))
    happen(view, events.SAID_UNO, 0)
    assert moods(view) == [CALM, SLY, CALM, CALM, CALM]


def test_bots_without_names_have_no_temper(view, monkeypatch):
    monkeypatch.setattr("ui.table.tempers.NAMES", [])
    happen(view, events.SAID_UNO, GUS)
    assert moods(view)[GUS] == GLAD


def test_every_event_has_moods(view):
    """All kinds, all seats, all cards: nothing else of the view is read."""
    before = bytes(view[:AT]), bytes(view[AT + 4 :])
    for kind in range(events.LAST_KIND + 1):
        for seat in (*range(5), layout.NOBODY):
            for other in (*range(5), layout.NOBODY):
                for card in (FIVE, TWO_MORE, WILD_FOUR_KIND, NO_CARD):
                    happen(view, kind, seat, other, card)
                    assert set(moods(view)) <= {CALM, GLAD, SAD, SLY, OUCH}
    assert before == (bytes(view[:AT]), bytes(view[AT + 4 :]))


def test_a_face_reads_nothing_but_the_event_and_who_sits_where(view):
    """No picture may tell what is hidden: other bytes of the view change nothing."""
    happen(view, events.CAUGHT, GUS, LEO)
    seen = moods(view)
    for at in range(len(view)):
        is_public = (
            AT <= at < AT + 4
            or layout.PLAYER_AT <= at < layout.PLAYER_AT + 10
            or at == layout.PLAYERS
        )
        if not is_public:
            view[at] ^= 255
    assert moods(view) == seen


def test_partners_have_the_same_color_and_mark(view):
    from ui.players import face_of, mark_of

    assert [face_of(view, player) for player in range(5)] == list(range(5))
    assert [mark_of(view, player) for player in range(5)] == [0] * 5
    view[layout.TEAM : layout.TEAM + 4] = bytes((1, 2, 1, 2))
    assert [face_of(view, player) for player in range(4)] == [1, 2, 1, 2]
    assert [chr(mark_of(view, player)) for player in range(4)] == [chr(STAR), "+"] * 2
    view[layout.TEAM : layout.TEAM + 5] = bytes(range(1, 6))
    assert len({mark_of(view, player) for player in range(5)}) == 5
