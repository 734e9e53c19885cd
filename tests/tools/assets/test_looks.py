"""What a person sees of cards: each differs from each other one, and shows its color's shape."""

from itertools import combinations, product

import displayio
import pytest

from engine.state.cards import (
    COLORS,
    CUSTOM,
    FIRST_WILD_KIND,
    NO_COLOR,
    WILD,
    color_on,
    colored,
    wild_kind,
)
from tests.tools.assets import looks
from tools import assets
from tools.assets.people import SIZES as SIZES_OF_FACES
from tools.assets.people import draw_face
from ui.draw.card_tiles import INK, LIGHT, PAPER, SHEET_ROWS
from ui.draw.face_tiles import (
    ASIDE,
    BOT,
    CALM,
    GROUND,
    KINDS,
    MOODS,
    OUCH,
    PERSON,
    SAD,
    SKIN,
    TOPS,
    height_of,
    light_of,
    show_face,
)
from ui.draw.face_tiles import INK as FACE_INK
from ui.draw.face_tiles import LIGHT as EYES
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.geometry import geometry_for
from ui.draw.sheets import Sheets
from ui.draw.theme import GOLD, SKINS

# Of a display, by the width of its cards.
SIZES = {24: (128, 128), 28: (240, 135), 32: (480, 320), 40: (240, 240), 48: (240, 320)}
COLORED = [colored(face, color) for face in range(14) for color in range(COLORS)]
UNCALLED = [wild_kind(face) for face in range(WILD, CUSTOM + 3)]
CALLED = [wild_kind(face, color) for face in range(WILD, CUSTOM + 3) for color in range(COLORS)]
FIFTH = 0.2


@pytest.fixture(scope="module")
def sheets_of():
    """Return the sheets for a width of cards."""
    assets.make()
    found = {wide: Sheets(geometry_for(*size)) for wide, size in SIZES.items()}
    for sheets in found.values():
        sheets.deal(False, SHEET_ROWS)
    return found


def _is_wild(card):
    return card >= FIRST_WILD_KIND


def _face(card):
    return WILD + (card - FIRST_WILD_KIND >> 3) if _is_wild(card) else card >> 2


def _on_face(sheets, card):
    """Return the light places of a card's face, without the last row of its tab.

    All custom wilds have the letter C: theirs is the number alone.
    """
    left = sheets.card_width * 9 // 20 if _face(card) >= CUSTOM else 0
    return {
        (x, y)
        for y, row in enumerate(looks.values_on(sheets, card))
        for x, value in enumerate(row)
        if value == LIGHT and x >= left and sheets.strip < y < 3 * sheets.strip
    }


def _too_alike(sheets, cards, palettes):
    seen = {card: looks.seen(sheets, card, palettes) for card in cards}
    faces = {card: _on_face(sheets, card) for card in cards}
    whole = looks.inside(sheets)
    alike = []
    for one, other in combinations(cards, 2):
        places = whole
        if color_on(one) == color_on(other):
            places = looks.box_around(faces[one] | faces[other])
        if looks.share_of_difference(seen[one], seen[other], places) < FIFTH:
            alike.append((one, other))
    return alike


@pytest.mark.parametrize("wide", SIZES)
def test_each_two_cards_differ_in_a_fifth_of_what_is_seen(sheets_of, wide):
    """A pixel differs if its red, green or blue does so by a tenth.

    Cards of different colors, and wilds of none beside others, differ in a fifth of all pixels
    inside the border. A 3 and a 5 of one color cannot, for any shape of digits: they share the
    paper, as do wilds whose color was called. Such cards differ in a fifth of the smallest
    rectangle around both faces; custom wilds, which share a letter, in a fifth of that around both
    numbers.
    """
    sheets = sheets_of[wide]
    assert not _too_alike(sheets, COLORED + UNCALLED + CALLED, sheets.bright)
    assert not _too_alike(sheets, COLORED + UNCALLED, sheets.dim)


@pytest.mark.parametrize("wide", SIZES)
def test_a_zero_and_a_skip_are_far_apart(sheets_of, wide):
    """A Skip is half as wide again, and has a quarter more light."""
    sheets = sheets_of[wide]
    zero, skip = colored(0, 0), colored(10, 0)

    def width(card):
        columns = [x for x, _ in _on_face(sheets, card)]
        return max(columns) - min(columns) + 1

    assert width(skip) >= 1.5 * width(zero)
    assert len(_on_face(sheets, skip)) >= 1.25 * len(_on_face(sheets, zero))


@pytest.mark.parametrize("wide", SIZES)
def test_every_card_with_a_color_shows_its_shape(sheets_of, wide):
    """The four shapes differ in a tenth of their place at least; wilds show the color called."""
    sheets = sheets_of[wide]
    half, strip = sheets.card_width // 2, sheets.strip
    corners = []
    for color in range(COLORS):
        shapes = set()
        for card in COLORED + CALLED:
            if color_on(card) == color:
                rows = looks.values_on(sheets, card)[:strip]
                shape = frozenset(
                    (x, y) for y, row in enumerate(rows) for x in range(half) if row[x] == INK
                )
                shapes.add(shape)
        (shape,) = shapes
        assert len(shape) >= 16
        corners.append(shape)
    for one, other in combinations(corners, 2):
        assert len(one ^ other) >= 0.1 * len(looks.box_around(one | other))
    for card in UNCALLED:
        assert INK not in {v for row in looks.values_on(sheets, card)[:strip] for v in row}


def test_faces_and_shapes_stand_out(sheets_of):
    """Faces in their line of ink, and shapes on tabs, bright and dim: a contrast of 7 at least."""
    sheets = sheets_of[24]
    for palettes in (sheets.bright, sheets.dim):
        for number, palette in enumerate(palettes):
            assert looks.contrast(palette[INK], palette[LIGHT]) >= 7, number


@pytest.mark.parametrize("wide", SIZES)
def test_pips_can_be_counted(sheets_of, wide):
    sheets = sheets_of[wide]
    sheets.deal(True)
    try:
        for number in range(1, 7):
            card = colored(number, number % COLORS)
            rows = looks.values_on(sheets, card)[sheets.strip : 3 * sheets.strip]
            pips = {(x, y) for y, row in enumerate(rows) for x, v in enumerate(row) if v == LIGHT}
            assert _spots(pips) == number
    finally:
        sheets.deal(False)


def _spots(places):
    """Return how many parts do not touch, not even with a corner."""
    left, spots = set(places), 0
    while left:
        spots += 1
        open_ends = [left.pop()]
        while open_ends:
            x, y = open_ends.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= near
            open_ends += near
    return spots


def _face_values(size, kind, top, mood):
    """Return the values of a face as a page shows it, row by row."""
    face = face_grid(read_faces(size), displayio.Palette(4), 0, 0)
    show_face(face, kind, top, mood)
    return [
        face.bitmap[face[half] * size + x, y]
        for half in range(2)
        for y in range(face.tile_height)
        for x in range(size)
    ]


@pytest.fixture(scope="module", params=SIZES_OF_FACES)
def faces_of(request, sheets_of):
    """Return a size, and all its faces by kind, top and mood."""
    size = request.param
    whole = product(range(KINDS), range(TOPS), range(MOODS))
    return size, {one: _face_values(size, *one) for one in whole}


def test_a_face_in_two_tiles_is_the_whole_face(faces_of):
    """No top depends on a mood, no mood on a top: nothing that is drawn is lost between them."""
    size, faces = faces_of
    for one, values in faces.items():
        whole = draw_face(size, *one)
        assert values == [whole.value(x, y) for y in range(height_of(size)) for x in range(size)]


def test_each_two_faces_of_players_differ(faces_of):
    """Two moods differ in as many pixels as a face is wide; looking aside moves pupils alone."""
    size, faces = faces_of
    for one, other in combinations(faces, 2):
        least = size / 2 if {one[2], other[2]} == {CALM, ASIDE} or one[2] == other[2] else size
        assert _differing(faces[one], faces[other]) >= least, (one, other)


def test_each_two_heads_have_an_outline_of_their_own(faces_of):
    """So that players are told apart by shape, whatever their colors."""
    size, faces = faces_of
    outlines = [[value > 0 for value in faces[one]] for one in faces if one[2] == CALM]
    for one, other in combinations(outlines, 2):
        assert _differing(one, other) >= size / 2
    for outline in outlines:
        assert not all(outline[:size]), "there is ground beside what grows on a head"


def _differing(one, other):
    return sum(value != another for value, another in zip(one, other, strict=True))


def test_every_player_has_a_skin_of_their_own(sheets_of):
    """Ten skins differ from each other, and from the colors of cards; eyes stand out on each."""
    cards = [sheets_of[24].bright[color][PAPER] for color in range(COLORS)]
    for one, other in combinations([*SKINS, *cards, GOLD], 2):
        parts = [abs((one >> shift & 255) - (other >> shift & 255)) for shift in (16, 8, 0)]
        assert sum(parts) >= 48 or (one not in SKINS and other not in SKINS)
    for number, kind in product(range(len(SKINS)), (PERSON, BOT)):
        palette = face_colors(kind, number, GOLD)
        assert palette[GROUND] == GOLD
        assert looks.contrast(palette[SKIN], palette[FACE_INK]) >= 7
        assert looks.contrast(palette[EYES], palette[FACE_INK]) >= 7
    assert face_colors(PERSON, len(SKINS), GOLD)[SKIN] == SKINS[0]


def test_the_lamps_of_a_bot_that_suffers_turn_pale(sheets_of):
    calm = light_of(BOT, CALM)
    assert [mood for mood in range(MOODS) if light_of(BOT, mood) != calm] == [SAD, OUCH]
    assert len({light_of(PERSON, mood) for mood in range(MOODS)}) == 1


def test_a_called_wild_shows_no_color_but_its_own(sheets_of):
    sheets = sheets_of[24]
    papers = {sheets.bright[color][PAPER] for color in range(COLORS)}
    for card in CALLED:
        colors = {value for row in looks.seen(sheets, card, sheets.bright) for value in row}
        assert colors & papers == {sheets.bright[color_on(card)][PAPER]}
    for face in range(WILD, CUSTOM + 3):
        colors = {
            value
            for row in looks.seen(sheets, wild_kind(face, NO_COLOR), sheets.bright)
            for value in row
        }
        assert papers < colors
