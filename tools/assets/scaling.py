"""This module scales pictures so that slants stay smooth: rows of signs, `.` is nothing."""

Picture = list[str]
_Grid = list[list[int]]  # rows of ones and zeros


def scaled(picture: Picture, high: int, wide: int = 0) -> Picture:
    """Return a picture in a height and width, in pixels.

    wide 0: as wide as it is then, or a pixel wider: what has a middle column keeps one. A pixel is
    set if half of what it covers is, of the picture four times as large.
    """
    across = max(map(len, picture))
    if not wide:
        wide = round(across * high / len(picture))
        wide += (wide - across) % 2
    grid = _doubled(_doubled([[int(sign == "#") for sign in row] for row in picture]))
    rows = [_weights(y, high, len(grid)) for y in range(high)]
    columns = [_weights(x, wide, 4 * across) for x in range(wide)]
    area = len(grid) * 4 * across / (high * wide)
    return [
        "".join(
            ".#"[2 * sum(grid[y][x] * a * b for y, a in row for x, b in column) >= area]
            for column in columns
        )
        for row in rows
    ]


def beside(first: Picture, second: Picture, gap: int) -> Picture:
    """Return two pictures side by side, the first, which is no higher, in the middle."""
    above = (len(second) - len(first)) // 2
    below = len(second) - len(first) - above
    empty = "." * len(first[0])
    rows = [empty] * above + first + [empty] * below
    return [one + "." * gap + other for one, other in zip(rows, second, strict=True)]


def _weights(at: int, count: int, of: int) -> list[tuple[int, float]]:
    """Return which of `of` pixels one of `count` covers, and how much of each."""
    start, end = at * of / count, (at + 1) * of / count
    return [(i, min(i + 1, end) - max(i, start)) for i in range(int(start), min(int(end) + 1, of))]


def _doubled(grid: _Grid) -> _Grid:
    """Return a grid twice as large: a pixel's corner takes the value that both its sides have."""
    high, wide = len(grid), len(grid[0])

    def at(x: int, y: int) -> int:
        return grid[y][x] if 0 <= x < wide and 0 <= y < high else 0

    made = [[0] * (2 * wide) for _ in range(2 * high)]
    for y in range(high):
        for x in range(wide):
            up, right, left, down = at(x, y - 1), at(x + 1, y), at(x - 1, y), at(x, y + 1)
            for i, (beside, far) in enumerate(((left, right), (right, left)) * 2):
                below, other = (down, up) if i > 1 else (up, down)
                is_corner = beside == below and far != beside and other != beside
                made[2 * y + i // 2][2 * x + i % 2] = beside if is_corner else grid[y][x]
    return made
