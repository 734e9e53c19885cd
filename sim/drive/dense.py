"""Lays a program's text out in few lines: a board keeps about a byte for each line of a function.

Simple statements that follow one another share a line, and a block of one such line stands behind
its colon. So a traceback tells a group of statements; `MOST` bounds what may be in it. Pairs that
are swapped lose their parentheses, with which a board would build them on the heap.
"""

import ast

from sim.drive.tree import walk

MOST = 160  # letters of a line that was joined from several

_COMPOUND = (
    ast.If,
    ast.For,
    ast.While,
    ast.Try,
    ast.With,
    ast.FunctionDef,
    ast.ClassDef,
)


def dense(tree: ast.Module) -> str:
    """The text of a tree, as a board gets it."""
    if not tree.body:
        return ""
    text = plain(tree)
    statements = [node for node in walk(ast.parse(text)) if isinstance(node, ast.stmt)]
    simple = [node for node in statements if not isinstance(node, _COMPOUND)]
    if any(node.lineno != node.end_lineno for node in simple):
        return text + "\n"  # a text of several lines in it; nothing is moved
    starts = {node.lineno for node in simple}
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        words = line.lstrip(" ")
        if words:
            lines.append(((len(line) - len(words)) // 4, words, number in starts))
    return _written(_behind_colons(_joined(lines)))


def _joined(lines: list[tuple[int, str, bool]]) -> list[tuple[int, str, bool]]:
    """(depth, words, is simple) with neighbors of one block put together."""
    found: list[tuple[int, str, bool]] = []
    for depth, words, is_simple in lines:
        is_new = depth == 0 and found and _is_import(words) != _is_import(found[-1][1])
        if found and is_simple and found[-1][0] == depth and found[-1][2] and not is_new:
            together = f"{found[-1][1]};{words}"
            if len(together) <= MOST:
                found[-1] = (depth, together, True)
                continue
        found.append((depth, words, is_simple))
    return found


def _is_import(words: str) -> bool:
    return words.startswith(("import ", "from "))


def _behind_colons(lines: list[tuple[int, str, bool]]) -> list[tuple[int, str]]:
    """(depth, words) with a block of one simple line behind what opens it."""
    found: list[tuple[int, str]] = []
    is_opened = False  # the line before opens a block and nothing stands in it yet
    for at, (depth, words, is_simple) in enumerate(lines):
        is_last = at + 1 == len(lines) or lines[at + 1][0] < depth
        if is_opened and is_simple and is_last:
            found[-1] = (found[-1][0], found[-1][1] + words)
        else:
            found.append((depth, words))
        is_opened = not is_simple and words.endswith(":")
    return found


def _written(lines: list[tuple[int, str]]) -> str:
    return "".join(f"{' ' * depth}{words}\n" for depth, words in lines)


def plain(tree: ast.Module) -> str:
    """The text of a tree, a statement a line; `a, b = (b, a)` without the parentheses."""
    text = ast.unparse(tree)
    lines = [line.encode() for line in text.split("\n")]
    for node in walk(ast.parse(text)):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            pair = node.value
            if isinstance(pair, ast.Tuple) and len(pair.elts) > 1:
                line = lines[pair.lineno - 1]
                first, last = pair.col_offset, pair.end_col_offset or 0
                if pair.lineno == pair.end_lineno and line[first:].startswith(b"("):
                    bare = line[first + 1 : last - 1]
                    lines[pair.lineno - 1] = line[:first] + bare + line[last:]
    return b"\n".join(lines).decode()
