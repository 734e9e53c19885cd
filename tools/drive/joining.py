"""This module makes the files of a drive from a linked program: it joins modules and renames.

    drive = join(program, bundles_of(program))
    drive.texts[drive.bundles["ui.app"].path]     the text of a bundle; drive.places has the origin
                                                  of its lines

A bundle is a file in `lib/`. Its head is the module that loads the others of it.
`tools.drive.file_names` chooses its name; without short names it is the head's, with underscores
for dots. What it takes of another bundle is imported at its top; an import in a function stays
there. Texts that name modules get the new names.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field

from sim.errors import UsageError
from tools.drive import names
from tools.drive.file_names import beginnings, path_of, short_names
from tools.drive.program import (
    Builtin,
    Member,
    Program,
    Symbol,
    imports_of,
    link_beside,
    place_at,
    resolved,
)
from tools.drive.tree import IMPORTS, parse_all, walk
from tools.drive.unused import looked_up
from tools.drive.writing import Place, Writer

_FIRST_NAMES = 120  # of 128, since a file begins with some


class Named(str):
    """A name at the top of a bundle, or a builtin: not a variable."""


@dataclass
class Bundle:
    """A file of the drive. names: by symbol, of what it defines or takes; heads: of the bundles
    that it imports as a whole, by theirs."""

    name: str
    path: str
    modules: list[str]
    names: dict[str, str] = field(default_factory=dict)
    heads: dict[str, str] = field(default_factory=dict)

    @property
    def head(self) -> str:
        """Return the module that loads the others."""
        return self.modules[-1]


def flat(module: str) -> str:
    """Return the name of a bundle whose head is this module."""
    return module.replace(".", "_")


class Drive:
    """bundles: by the modules in them. dots: the new names of what appears after dots.

    texts: by path on the drive. places: where each line of a text came from.
    """

    def __init__(
        self,
        program: Program,
        groups: Sequence[Sequence[str]],
        *,
        is_short: bool = True,
        is_joined: bool = True,
    ) -> None:
        """Make the texts. is_short: with new names. is_joined: else each file stays in its place,
        and each line at its number."""
        self.program = program
        self.is_short = is_short
        self.texts: dict[str, str] = {}
        self.places: dict[str, list[Place]] = {}
        self.bundles: dict[str, Bundle] = {}
        self.is_joined = is_joined
        self._name_files([group[-1] for group in groups])
        for group in groups:
            head = program.modules[group[-1]]
            name = self.file_names[head.name]
            bundle = Bundle(name, path_of(name) if is_joined else head.path, list(group))
            self.bundles.update(dict.fromkeys(group, bundle))
        nodes = [node for module in program.modules.values() for node in _nodes(module.body)]
        self.dotted = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        asked = {node.arg for node in nodes if isinstance(node, ast.keyword)}
        asked &= {node.arg for node in nodes if isinstance(node, ast.arg)}
        self.asked_for = looked_up(program) | names.imported_by_starts(program)
        stay = names.kept(program)
        self.dots = names.names_after_dots(program, groups, stay) if is_short else {}
        self.asked = {name: self.dots.get(name, name) for name in asked if name}
        bundles = {one.name: one for one in self.bundles.values()}.values()
        for bundle in bundles:
            self._choose_names(bundle, self._body_of(bundle))
        for bundle in bundles:
            body = self._body_of(bundle)
            loaded = self._loaded_by(bundle)
            body = [*self._imports(bundle, body, loaded), *self._renamed(bundle, body)]
            if is_short:
                body.insert(0, _most_used_first(body))
            writer = Writer(keeps_lines=not is_joined)
            writer.write(body)
            self.texts[bundle.path], self.places[bundle.path] = writer.text(), writer.places

    def _name_files(self, heads: Sequence[str]) -> None:
        """Name bundles by their heads, and the texts to which the program adds a name."""
        if self.is_short and self.is_joined:
            self.file_names = short_names(self.program, heads)
        else:
            known = [*heads, *beginnings(self.program, heads)]
            self.file_names = {one: flat(one) if self.is_joined else one for one in known}

    def translated(self, path: str, text: str) -> str:
        """Return a program that uses this one, with the new names of what it uses."""
        module = link_beside(self.program, path, text)
        bundle = Bundle(module.name, path, [module.name])
        self._choose_names(bundle, module.body, stays=True)
        taken = set(self.dots.values())
        own = names.own_attributes(module.body)  # of which one may be our new name of another
        mine = copy(self)  # several threads may ask the same drive
        mine.dots = self.dots | {one: f"{one}_" for one in (own & taken) - self.dots.keys()}
        writer = Writer()
        writer.write([*mine._imports(bundle, module.body, []), *mine._renamed(bundle, module.body)])
        return writer.text()

    def with_new_imports(self, path: str, text: str) -> str:
        """Return a start of the program, unchanged but for the names of modules."""
        lines = text.splitlines()
        for node in _nodes(parse_all({path: text})[path]):
            if isinstance(node, IMPORTS):
                pairs = list(imports_of(node, path, self.program.modules))
                if any(symbol.module in self.program.modules for _, symbol in pairs):
                    assert node.lineno == node.end_lineno, f"{path}: an import of several lines"
                    new = "; ".join(map(ast.unparse, self.imports_in_place(pairs)))
                    line = lines[node.lineno - 1]
                    lines[node.lineno - 1] = (
                        line[: node.col_offset] + new + line[node.end_col_offset :]
                    )
        return "\n".join(lines) + "\n"

    def imports_in_place(
        self, pairs: Iterable[tuple[str, Symbol]], within: str = ""
    ) -> Iterator[ast.stmt]:
        """Yield the imports that bind these names to these symbols, without those that the bundle
        `within` has."""
        for name, symbol in pairs:
            if symbol.module[0] == "@":
                source, new = symbol.module[1:], symbol.name
            else:
                found = resolved(symbol, self.program.modules)
                if found.module not in self.bundles:  # it had only constants
                    continue
                source = self.bundles[found.module].name
                new = self.name_in(found) if found.name else ""
            if source != within or symbol.module[0] == "@":
                if new:
                    yield ast.ImportFrom(source, [_alias(new, name)], 0)
                else:
                    yield ast.Import([_alias(source, name)])

    def _body_of(self, bundle: Bundle) -> list[ast.stmt]:
        return [node for name in bundle.modules for node in self.program.modules[name].body]

    def _loaded_by(self, bundle: Bundle) -> list[str]:
        """Return the modules that those of a bundle import, in order."""
        modules = (self.program.modules.get(one) for one in bundle.modules)
        return [name for module in modules if module for name in module.imports]

    def _renamed(self, bundle: Bundle, body: list[ast.stmt]) -> list[ast.stmt]:
        renamer = _Renamer(self, bundle)
        return renamer.statements(body, is_top=True)

    def _choose_names(self, bundle: Bundle, body: list[ast.stmt], *, stays: bool = False) -> None:
        """Choose the names at the top of a bundle. stays: what it defines keeps its name."""
        symbols: dict[Symbol, None] = {}
        used = set()
        for node in _nodes(body):
            symbols.update((one, None) for one in names.names_of(node) if isinstance(one, Symbol))
            if isinstance(node, ast.Attribute):
                used.add(self.dots.get(node.attr, node.attr))
        mine = []
        for symbol in symbols:
            if symbol.module[0] == "@":
                bundle.names[symbol] = symbol.local or symbol.name
            elif symbol.module in bundle.modules:
                if not symbol.name:
                    raise UsageError(f"{symbol.module} is used as a value, and joined with others")
                if given := self._given(symbol, bundle, stays=stays):
                    bundle.names[symbol] = given
                else:
                    mine.append(symbol)
            elif not symbol.local:
                if symbol.is_by_module or not symbol.name:
                    bundle.heads[self.bundles[symbol.module].name] = ""
                else:
                    mine.append(symbol)
        # An argument that calls name has its name everywhere: it must not hide what a bundle has.
        taken = {*names.NEVER, *bundle.names.values(), *self.asked.values()}
        # Nor must a bundle that is imported as a whole, under its own name.
        taken |= {self.bundles[one].name for one in self._loaded_by(bundle) if one in self.bundles}
        fresh = names.names_not_in(taken, sorted(used))
        for symbol in mine:
            bundle.names[symbol] = next(fresh) if self.is_short else self._free(symbol, bundle)
        for head in bundle.heads:
            bundle.heads[head] = next(fresh) if self.is_short else f"_{flat(head)}"

    def _given(self, symbol: Symbol, bundle: Bundle, *, stays: bool) -> str:
        """Return the name that a symbol must have, since something looks it up; else ""."""
        if stays or symbol.name in self.asked_for or symbol.name.startswith("__"):
            return symbol.name
        if symbol.module == bundle.head and symbol.name in self.dotted:
            return self.dots.get(symbol.name, symbol.name)
        return ""

    @staticmethod
    def _free(symbol: Symbol, bundle: Bundle) -> str:
        """Return a symbol's own name, or with its module's before it if the name is taken."""
        taken = {*bundle.names.values(), *names.NEVER}
        return symbol.name if symbol.name not in taken else f"{flat(symbol.module)}_{symbol.name}"

    def name_in(self, symbol: Symbol) -> str:
        """Return the name of a symbol in the bundle that defines it."""
        if symbol.module in self.program.fixed:
            return symbol.name
        return self.bundles[symbol.module].names.get(symbol, symbol.name)

    def _imports(
        self, bundle: Bundle, body: list[ast.stmt], loaded: Iterable[str]
    ) -> Iterator[ast.stmt]:
        """Yield the imports at the top of a bundle: of the board's modules, then of bundles.

        loaded: the modules that the source imports, in order.
        """
        taken: dict[str, list[ast.alias]] = {}
        for symbol in _symbols(body):
            name = bundle.names.get(symbol, "")
            if symbol.module[0] == "@":
                source = symbol.module[1:]
                if not symbol.name:
                    yield _placed(ast.Import([_alias(source, name)]))
                else:
                    yield _placed(ast.ImportFrom(source, [_alias(symbol.name, name)], 0))
            elif symbol.module not in bundle.modules and name:
                source = self.bundles[symbol.module].name
                taken.setdefault(source, []).append(_alias(self.name_in(symbol), name))
        sources = [self.bundles[one].name for one in loaded if one in self.bundles]
        for source in dict.fromkeys([*sources, *taken, *bundle.heads]):
            if source in taken:
                yield _placed(ast.ImportFrom(source, taken[source], 0))
            if bundle.heads.get(source):
                yield _placed(ast.Import([_alias(source, bundle.heads[source])]))
            elif source not in taken and source != bundle.name:
                yield _placed(ast.Import([ast.alias(source)]))


def _nodes(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    for top in body:
        yield from walk(top)


def _symbols(body: Iterable[ast.AST]) -> list[Symbol]:
    """Return the symbols that statements use, each once, in order."""
    found: dict[Symbol, None] = {}
    for node in _nodes(body):
        if not isinstance(node, IMPORTS):
            found.update((one, None) for one in names.names_of(node) if isinstance(one, Symbol))
    return list(found)


def _alias(name: str, as_name: str) -> ast.alias:
    return ast.alias(name, as_name if as_name != name else None)


def _most_used_first(body: list[ast.stmt]) -> ast.stmt:
    """Return a statement that does nothing, and names what a bundle uses most.

    Bytecode refers to a name by its place in a table of the file, in the order in which they appear
    there; to the first 128 with a byte, to others with two.
    """
    uses: Counter[str] = Counter()
    for top in body:
        for node in walk(top):
            if isinstance(node, ast.Attribute):
                uses[node.attr] += 1
            elif isinstance(node, ast.Name) and isinstance(node.id, Named):
                uses[node.id] += 1
    most = [name for name, number in uses.most_common(_FIRST_NAMES) if number > 1]
    names: list[ast.stmt] = [ast.Expr(ast.Name(name, ast.Load())) for name in most]
    test = ast.UnaryOp(ast.Not(), ast.Name("__name__", ast.Load()))
    return _placed(ast.If(test, [_placed(one) for one in names] or [_placed(ast.Pass())], []))


def _placed(node: ast.stmt) -> ast.stmt:
    node.lineno = 1
    return node


class _Renamer(ast.NodeTransformer):
    """Gives a bundle's statements their new names."""

    def __init__(self, drive: Drive, bundle: Bundle) -> None:
        self._drive = drive
        self._bundle = bundle
        self._variables: Mapping[str, str] | None = None  # of the function that it is in
        self._path = ""

    def statements(self, body: list[ast.stmt], *, is_top: bool = False) -> list[ast.stmt]:
        """Rename statements; imports of what the bundle has go."""
        found: list[ast.stmt] = []
        for node in body:
            if isinstance(node, IMPORTS):
                found += [] if is_top and self._is_outside(node) else self._import(node)
            else:
                found.append(self._statement(node))
        if not found and not is_top:
            found.append(place_at(ast.Pass(), body[0]))
        return found

    def _is_outside(self, node: ast.stmt) -> bool:
        """Does an import take modules of the board alone? `Drive._imports` has it."""
        pairs = imports_of(node, self._file(node), self._drive.program.modules)
        return all(symbol.module[0] == "@" for _, symbol in pairs)

    @staticmethod
    def _file(node: ast.AST) -> str:
        path, _ = getattr(node, "place", ("", ""))
        return str(path)

    def _statement(self, node: ast.stmt) -> ast.stmt:
        if self._variables is not None:
            return self.visit(node)  # type: ignore[no-any-return]
        if isinstance(node, ast.ClassDef):
            return self.visit(node)  # type: ignore[no-any-return]
        at_top = {self._top_name(one) for one in _symbols([node])}
        is_short = self._drive.is_short
        self._variables = names.names_in_function(node, at_top, self._drive.asked, is_short)
        found = self.visit(node)
        self._variables = None
        return found  # type: ignore[no-any-return]

    def _top_name(self, symbol: Symbol) -> str:
        if symbol in self._bundle.names:
            return self._bundle.names[symbol]
        bundle = self._drive.bundles.get(symbol.module)
        return self._bundle.heads.get(bundle.name, "") if bundle else ""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Rename below a node; lists of statements by `statements`."""
        for name, value in ast.iter_fields(node):
            if name in ("body", "orelse", "finalbody") and isinstance(value, list):
                setattr(node, name, self.statements(value) if value else value)
            elif isinstance(value, list):
                value[:] = [self.visit(one) if isinstance(one, ast.AST) else one for one in value]
            elif isinstance(value, ast.AST):
                setattr(node, name, self.visit(value))
        return node

    def _name(self, name: str) -> str:
        """Return the new name of a variable, a symbol of this bundle, a member or a builtin."""
        if isinstance(name, Symbol):
            return Named(self._top_name(name))
        if isinstance(name, Builtin):
            return Named(name)
        if isinstance(name, Member):
            return self._drive.dots.get(name, str(name))
        return (self._variables or {}).get(name, name)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Rename a name; what another bundle defines may become `bundle.name`."""
        name = node.id
        if not isinstance(name, Symbol) or name in self._bundle.names:
            node.id = self._name(name)
            return node
        owner = self._variables.get(name.local, name.local) if name.local else self._top_name(name)  # type: ignore[union-attr]
        if not name.name:
            self._check_head(name)
        if not name.name or (name.local and not name.is_by_module):
            return ast.Name(owner, node.ctx)
        owner = owner if name.local else Named(owner)
        return ast.Attribute(ast.Name(owner, ast.Load()), self._drive.name_in(name), node.ctx)

    def _check_head(self, symbol: Symbol) -> None:
        if self._drive.bundles[symbol.module].head != symbol.module:
            raise UsageError(f"{symbol.module} is used as a value, and joined with others")

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Rename what is after a dot."""
        is_outside = names.is_outside(node)
        node.value = self.visit(node.value)
        if not is_outside:
            node.attr = self._drive.dots.get(node.attr, node.attr)
        return node

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        """Rename an argument in a call."""
        if node.arg:
            node.arg = self._drive.asked.get(node.arg, node.arg)
        node.value = self.visit(node.value)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """Rename an argument of a function."""
        node.arg = self._name(node.arg)
        return node

    def visit_Global(self, node: ast.Global) -> ast.AST:
        """Rename the names of a `global`."""
        node.names = list(map(self._name, node.names))
        return node

    def visit_Nonlocal(self, node: ast.Nonlocal) -> ast.AST:
        """Rename the names of a `nonlocal`."""
        node.names = list(map(self._name, node.names))
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        """Rename an error."""
        if node.name:
            node.name = self._name(node.name)
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Rename a class; each of its functions has its own variables."""
        node.name = self._name(node.name)
        node.bases = [self.visit(one) for one in node.bases]
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        node.body = self.statements(node.body)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Rename a function."""
        node.name = self._name(node.name)
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Rename a module that a text names, by its whole name or its beginning."""
        text = node.value
        if isinstance(text, str) and "." in text and self._drive.is_joined:
            if text in self._drive.bundles:
                node.value = self._drive.bundles[text].name
            else:
                node.value = self._drive.file_names.get(text, text)
        return node

    def _import(self, node: ast.stmt) -> list[ast.stmt]:
        """Return what an import in a function becomes."""
        pairs = imports_of(node, self._file(node), self._drive.program.modules)
        renamed = [(self._name(name), symbol) for name, symbol in pairs]
        found = self._drive.imports_in_place(renamed, self._bundle.name)
        return [place_at(one, node) for one in found]
