"""Reads text off the screen, and goes to rows by their words, as a player does.

rows_of                                   the rows of one text of a page
list_rows, list_text, row_under_cursor    the rows of a list, or of a page with a title
last_row                                  the row at the foot of a list, or of the cover
event_rows                                the events that a table or the log shows
keys_row                                  what the buttons of a table say
move_to, choose, go_back                  keys, on a board with a pad or with two buttons
to_groups, to_own_rules                   from the title to a list of rule sets
"""

from sim.board.tiles import grids
from ui.draw import places
from ui.draw.font import BUTTONS, CELL_WIDTH, FIRST, GLYPHS, LARGE_WIDTH, PERSON
from ui.draw.theme import GOLD, LINE

GROUPS = (
    "Classics",
    "Quick and wild",
    "For two",
    "Big evenings",
    "Several tables",
    "Your own",
)
_BUTTONS = "A B SEL ST "  # a letter for each cell of a button
_ARROWS = "\x86\x87"  # at a value that LEFT and RIGHT change, or of a row that opens something


def rows_of(text):
    """Return the rows of a text on the screen, without the spaces around them."""
    return [_letters(tiles).strip() for tiles in _tile_rows(text)]


def _tile_rows(text):
    for row in range(text.rows):
        yield [text.grid[row * text.columns + i] for i in range(text.columns)]


def _letters(tiles):
    return "".join(_letter(tile % GLYPHS + FIRST) for tile in tiles)


def _letter(code):
    return chr(code) if code < BUTTONS else _BUTTONS[code - BUTTONS]


def list_rows(player):
    """Return the rows of a list, each with its value, and of the strip; or a page's entries."""
    return [words for words, _ in _shown_rows(player)]


def list_text(player):
    """Return the words of all rows, joined by single spaces."""
    return " ".join(" ".join(list_rows(player)).split())


def row_under_cursor(player):
    """Return the chosen row without arrows at its value; where a letter is chosen, that."""
    for words, is_chosen in _shown_rows(player):
        if is_chosen:
            return words.strip("*")
    keys = getattr(player.app.page, "keys", None)
    if keys:
        return _chosen_key(player.app.screen)
    mark = player.app.page.mark
    return rows_of(mark)[0] if mark.grid.x > 0 else ""


def _chosen_key(screen):
    """Return the letter under the cursor where a name is written, a whole row, or a wide key."""
    keys = screen.keys
    chosen = [words for words in keys.wide_words if _is_golden(words.grid)]
    if chosen:
        return rows_of(chosen[0])[0]
    return _letters([letter[0] for letter in keys.letters if _is_golden(letter)])


def typed_name(player):
    """Return what is in the field where a name is written."""
    keys = player.app.page.keys
    return rows_of(keys.large_name)[0] or rows_of(keys.name)[0]


def _shown_rows(player):
    """Yield all rows that are in view, and whether each is golden."""
    page = player.app.page
    if hasattr(page, "entries"):
        for i, entry in enumerate(page.entries):  # the page's zip has no `strict`
            if entry.grid.y > 0:
                yield rows_of(entry)[0], page.boxes[i].pixel_shader[2] == GOLD
    elif hasattr(page, "labels"):
        if getattr(page, "keys", None):
            yield from _rows_of_keys(page.keys)
        for button in page.pair[::-1]:
            if button.grid.y > 0:
                yield rows_of(button)[0].strip(_ARROWS + " "), _is_golden(button.grid)
        for row in range(page.rows):
            value = rows_of(page.values[row])[0]
            if row in page.meters and page.meters[row].x > 0:
                value = f"{_lit(page.meters[row])} of 5"
            words = _joined(rows_of(page.labels[row])[0], value)
            if words:
                yield words, 0 < page.labels[row].grid.y - page.bar.y < page.pitch
        if page.foot.grid.y > 0:
            for words in rows_of(page.foot):
                yield words, False
    else:
        for words in rows_of(page.body):
            yield words, False


def _rows_of_keys(keys):
    """Yield the rows of letters, and the words of the wide keys."""
    for row in range(keys.rows):
        letters = keys.letters[row * keys.columns : (row + 1) * keys.columns]
        if letters:
            yield _letters([letter[0] for letter in letters]), False
    for words in keys.wide_words:
        yield rows_of(words)[0], False


def _lit(meter):
    """Return how many bars of a meter are lit: those whose tiles are in the first half."""
    return sum(meter[bar] < meter.width for bar in range(meter.width))


def _is_golden(letters):
    """Are letters those of a golden button, which are dark?"""
    return letters.pixel_shader[1] == LINE


def _joined(label, value):
    """Join what stands at either end of a row; a value's arrows are left out."""
    value = value.strip(_ARROWS)
    if not value:
        return label
    return label + (" " if value[0] == chr(PERSON) else ": ") + value


def last_row(player):
    """Return what the buttons at the lower edge do; or whom the cover asks for."""
    page = player.app.page
    if hasattr(page, "buttons"):
        return keys_row(player)
    keys = page.frame.keys if hasattr(page, "frame") else page.keys
    return "  ".join(words for text in keys for words in rows_of(text) if words)


def keys_row(player):
    """Return the words on the buttons of a table, from left to right, with single spaces.

    A button that is not there has letters in the color behind it; a line covers all buttons.
    """
    geometry = player.app.pages.geometry
    top = geometry.places[places.BUTTONS + places.Y] * geometry.doubled
    found = []
    for grid, x, y, scale in grids(player.desk.display.root_group):
        is_text = grid.bitmap.width // GLYPHS in (CELL_WIDTH, LARGE_WIDTH) and grid.height == 1
        if is_text and y >= top and 0 <= x < geometry.size[0]:
            wide = grid.width * grid.tile_width * scale
            found = [one for one in found if not x <= one[0] < x + wide]
            if grid.pixel_shader[0] != grid.pixel_shader[1]:
                found.append((x, _letters([grid[i] for i in range(grid.width)])))
    return " ".join(" ".join(words for _, words in sorted(found)).split())


def event_rows(player):
    """Return the events that a table or the log shows, the newest last."""
    page = player.app.page
    if player.screen == "log":
        return list_rows(player)
    rows = [tiles for text in (page.older, page.latest) for tiles in _tile_rows(text)]
    words = [_letters(tiles).strip() for tiles in rows]
    if page.strip.is_long:
        return ["", " ".join(words)]
    return words


def move_to(player, words):
    """Move the cursor to the row that begins with these words."""
    steps = ("RIGHT", "LEFT") if player.screen == "title" else ("DOWN", "UP")
    for step in steps if player.app.keys.has_pad else ("B",):
        for _ in range(60):
            before = row_under_cursor(player)
            if before.lower().startswith(words.lower()):
                return
            player.press(step)
            if row_under_cursor(player) == before:  # the end of the list
                break
    raise AssertionError(f"no row {words!r} on {player.screen}: {list_rows(player)}")


def choose(player, words):
    """Choose the row that begins with these words."""
    move_to(player, words)
    player.press("A")


def go_back(player):
    """Leave a screen; with two buttons B is held for that."""
    if player.app.keys.has_pad:
        player.press("B")
    else:
        player.hold("B")


def to_groups(player):
    """Go from the title to the groups of rule sets."""
    player.press("A")
    if row_under_cursor(player) not in GROUPS:
        go_back(player)
    assert row_under_cursor(player) in GROUPS


def to_own_rules(player):
    """Go from the title to the players' own rule sets."""
    choose(player, "Own rules")
    assert player.screen == "chooser"
