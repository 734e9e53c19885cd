"""Joins small files of a program into few, since every file costs a board a few hundred bytes.

A module has a table of its names, one of all names it mentions, and a slot for each that it
imports. Files that are always in memory together are one on the drive: the members of a group
follow each other in its host, in the order in which they need each other, and whoever imported
from a member imports from the host. No group is larger than a board can compile where it is
loaded: what is loaded late, on a heap nearly full, stays in small files.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence

from sim.drive.joined import Import, Inside, Outside
from sim.drive.meeting import Thing, bound_at_top, brought, name_all
from sim.drive.tree import Trees, absolute, bodies, fill_empty, module_of, texts_in, walk

# By host: the members, all of them loaded with it or needed wherever it is.
GROUPS: Mapping[str, Sequence[str]] = {
    "engine/view.py": (
        "engine/cards.py",
        "engine/choices.py",
        "engine/events.py",
        "engine/windows.py",
        "engine/seats.py",
        "engine/generator.py",
        "engine/flow.py",
        "engine/challenge.py",
        "engine/uno.py",
        "engine/bots/plain.py",
        "engine/table.py",
        "engine/game.py",
    ),
    "engine/opening.py": ("engine/numbers.py",),
    "engine/owed.py": (
        "engine/calling.py",
        "engine/hands.py",
        "engine/piles.py",
        "engine/bots/one_pile.py",
    ),
    "engine/turn.py": ("engine/laid.py",),
    "engine/house/laying.py": (
        "engine/house/parts.py",
        "engine/house/fitting.py",
        "engine/house/listing.py",
        "engine/house/turn.py",
        "engine/house/seeing.py",
    ),
    "engine/acts/piles.py": (
        "engine/acts/holding.py",
        "engine/acts/away.py",
        "engine/acts/seeing.py",
    ),
    "engine/acts/turn.py": (
        "engine/acts/turning.py",
        "engine/acts/sums.py",
        "engine/acts/listing.py",
    ),
    "engine/acts/forced.py": (
        "engine/acts/coloring.py",
        "engine/acts/named.py",
        "engine/acts/recovering.py",
    ),
    "engine/acts/carry.py": (
        "engine/acts/giving.py",
        "engine/acts/taking.py",
        "engine/acts/places.py",
    ),
    "hal/base.py": ("hal/ticks.py", "hal/buttons.py", "hal/scanner.py"),
    "hal/pybadge.py": ("hal/battery.py", "hal/lights.py", "hal/speaker.py"),
    "hal/pygamer.py": ("hal/stick.py",),
    "lib/journal/book.py": (
        "lib/journal/checksum.py",
        "lib/journal/ring.py",
    ),
    "lib/journal/reading.py": ("lib/journal/layout.py", "lib/journal/record.py"),
    "lib/ui/sheets.py": (
        "lib/ui/forget.py",
        "lib/ui/font.py",
        "lib/ui/geometry.py",
        "lib/ui/text.py",
        "lib/ui/card_tiles.py",
    ),
    "lib/ui/saves.py": (
        "lib/ui/keys.py",
        "lib/ui/match.py",
        "lib/ui/saved_match.py",
        "lib/ui/setup.py",
    ),
    "lib/ui/app.py": ("lib/ui/pages.py", "lib/ui/rest.py"),
    "lib/ui/table_page.py": (
        "lib/ui/hand_strip.py",
        "lib/ui/seats_strip.py",
    ),
    "lib/ui/words.py": ("lib/ui/reasons.py",),
    "lib/ui/ask_mode.py": ("lib/ui/ask_cursor.py", "lib/ui/asking.py", "lib/ui/offers.py"),
    "lib/ui/piles.py": ("lib/ui/plain_words.py",),
    "lib/ui/choice_page.py": ("lib/ui/fill.py",),
    "lib/ui/asks.py": ("lib/ui/acts_words.py",),
    "lib/ui/acts_page.py": ("lib/ui/two_piles.py", "lib/ui/open_hand.py"),
    "lib/ui/house_ask.py": ("lib/ui/house_offers.py",),
    "lib/ui/house_asks.py": ("lib/ui/house_words.py",),
    "lib/ui/house_page.py": ("lib/ui/house_hand.py", "lib/ui/house_piles.py"),
}


def join(trees: Trees, groups: Mapping[str, Sequence[str]] = GROUPS) -> dict[str, list[str]]:
    """Join all groups; the files in each, in their order, by their host."""
    parts = {}
    texts = texts_in(trees.values())
    imports = {path: _imports(tree) for path, tree in trees.items()}
    for host, members in groups.items():
        if host in trees:
            wanted = [path for path in members if path in trees and _is_early(trees, path, texts)]
            if wanted:
                parts[host] = _Group(trees, host, wanted, texts).join(imports)
                imports[host] = _imports(trees[host])
    return parts


def _imports(tree: ast.Module) -> list[Import]:
    return [node for node in walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]


def _is_early(trees: Trees, path: str, texts: set[str]) -> bool:
    """Does any file import it at its top? Else it is loaded only where it is needed."""
    module = module_of(path)
    for other, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                source = absolute(node, other)
                if source == module or module in [f"{source}.{one.name}" for one in node.names]:
                    return True
    # Named in a list of modules to load.
    return module in texts and any(_names_module(tree, module) for tree in trees.values())


def _names_module(tree: ast.Module, module: str) -> bool:
    return any(
        isinstance(one, ast.Constant) and one.value == module
        for node in walk(tree)
        if isinstance(node, ast.Tuple)
        for one in node.elts
    )


class _Group:
    """The files of one group, being joined. texts: all that are in the program."""

    def __init__(self, trees: Trees, host: str, members: Sequence[str], texts: set[str]) -> None:
        self._trees = trees
        self._texts = texts
        self._host = host
        self._modules = {module_of(path): path for path in (*members, host)}
        self._order = self._in_order()
        self._bound: dict[str, dict[str, Thing]] = {}
        for path in self._order:
            found = bound_at_top(trees[path], path, self._modules)
            self._bound[path] = {name: self._meant(thing) for name, thing in found.items()}
        self._finals: dict[Thing, str] = {}

    def join(self, imports: Mapping[str, Sequence[Import]]) -> list[str]:
        """Make them one file. imports: of each file of the program."""
        self._finals = name_all(self._texts, self._host, self._bound)
        for path in self._order:
            self._settle(path)
        for path, tree in self._trees.items():
            if path not in self._order:
                Outside(self, path).settle(tree, imports[path])
        self._replace_texts()
        self._put_together()
        return self._order

    def _in_order(self) -> list[str]:
        """Each file after those of the group that it imports."""
        order: list[str] = []

        def visit(path: str) -> None:
            if path in order:
                return
            for node in self._trees[path].body:
                for module in _sources(node, path):
                    if self._modules.get(module, path) != path:
                        visit(self._modules[module])
            order.append(path)

        for path in self._modules.values():
            visit(path)
        return order

    def is_member(self, module: str) -> bool:
        return module in self._modules

    def host_module(self) -> str:
        return module_of(self._host)

    def final(self, module: str, name: str) -> str:
        """What a name of a module of the group is called now."""
        return self._finals.get(self._meant((module, name)), name)

    def _meant(self, thing: Thing) -> Thing:
        """A thing itself, if a file of the group only brought it from another."""
        bound = self._bound.get(self._modules.get(thing[0], ""), {})
        return bound.get(thing[1], thing)

    def _settle(self, path: str) -> None:
        """Let a file of the group call everything by its name in the group."""
        tree = self._trees[path]
        things = dict(self._bound[path])
        for body in bodies(tree):
            for node in body:
                if isinstance(node, ast.ImportFrom) and body is not tree.body:
                    pairs = brought(node, path, self._modules)
                    within = [pair for pair in pairs if self.is_member(pair[1][0])]
                    things.update((name, self._meant(thing)) for name, thing in within)
            body[:] = [node for node in body if not self._is_within(node, path)]
        fill_empty(tree)
        aliases = {local: thing[0] for local, thing in things.items() if not thing[1]}
        names = {
            local: self._finals[thing]
            for local, thing in things.items()
            if thing in self._finals and self._finals[thing] != local
        }
        aliases = {local: module for local, module in aliases.items() if self.is_member(module)}
        inside = Inside(self, names, aliases)
        inside.visit(tree)
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                for one in node.names:
                    local = one.asname or one.name
                    if local in names:
                        one.asname = names[local]
        inside.refuse_shadows(tree, path)

    def _is_within(self, node: ast.stmt, path: str) -> bool:
        """Is it an import of files of the group alone?"""
        if not isinstance(node, ast.ImportFrom):
            return False
        within = [self.is_member(thing[0]) for _, thing in brought(node, path, self._modules)]
        node.names = [one for one, is_own in zip(node.names, within, strict=True) if not is_own]
        return not node.names

    def _replace_texts(self) -> None:
        """Modules that are loaded by a text, in a list of such or alone."""
        gone = self._texts & set(self._modules) - {self.host_module()}
        for tree in self._trees.values() if gone else ():
            for node in walk(tree):
                if isinstance(node, ast.Constant) and node.value in gone:
                    node.value = self.host_module()
                if isinstance(node, ast.Tuple):
                    self._replace_in(node)
        if gone:
            self._texts -= gone
            self._texts.add(self.host_module())

    def _replace_in(self, node: ast.Tuple) -> None:
        host = self.host_module()
        left: list[ast.expr] = []
        for one in reversed(node.elts):  # the last place is the one where all is there
            is_ours = isinstance(one, ast.Constant) and self.is_member(str(one.value))
            if is_ours and any(isinstance(o, ast.Constant) and o.value == host for o in left):
                continue
            left.append(ast.Constant(host) if is_ours else one)
        node.elts = left[::-1]

    def _put_together(self) -> None:
        imports: dict[str, ast.stmt] = {}
        rest: list[ast.stmt] = []
        for path in self._order:
            for node in self._trees[path].body:
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    _split_import(node, imports)
                else:
                    rest.append(node)
        for path in self._order:
            if path != self._host:
                del self._trees[path]
        self._trees[self._host].body = [*_merged(imports), *rest]


def _sources(node: ast.stmt, path: str) -> Iterator[str]:
    if isinstance(node, ast.ImportFrom):
        source = absolute(node, path)
        yield source
        for one in node.names:
            yield f"{source}.{one.name}"


def _split_import(node: ast.Import | ast.ImportFrom, found: dict[str, ast.stmt]) -> None:
    """An import of one thing each, once each."""
    for one in node.names:
        if isinstance(node, ast.ImportFrom):
            alone: ast.stmt = ast.ImportFrom(node.module, [one], node.level)
        else:
            alone = ast.Import([one])
        found.setdefault(ast.unparse(alone), ast.copy_location(alone, node))


def _merged(imports: dict[str, ast.stmt]) -> list[ast.stmt]:
    """What comes from one module in one statement again."""
    merged: dict[str, ast.stmt] = {}
    for text, node in imports.items():
        if isinstance(node, ast.ImportFrom):
            first = merged.setdefault(f"from {'.' * node.level}{node.module}", node)
            if first is not node:
                first.names += node.names  # type: ignore[attr-defined]
        else:
            merged[text] = node
    return list(merged.values())
