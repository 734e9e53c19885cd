"""Gives short names to all that is ours: a board keeps the text of every name that it meets.

What objects have gets one new name for each old one, the same in all files, so nothing must be
known of types. A variable shares its new name with others that no file knows beside it; one with
an underscore before it is another in every file, and is called like what its file asks of objects
if that can be. What somebody outside knows (`sim.drive.known`), or a text says, stays.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import chain, count, product
from string import ascii_lowercase

from sim.drive.edits import Edits
from sim.drive.known import asked_by, kept_by
from sim.drive.places import Place, places, read_in_classes
from sim.drive.tree import Texts, module_of, parse

# A variable: its name, and its file where others may have another of that name.
Variable = tuple[str, str]


def with_short_names(texts: Texts, fixed: Collection[str] = ()) -> dict[str, str]:
    """Rename in the whole program. fixed: as in `folded`; what these ask for keeps its name."""
    names = _Names(texts, fixed)
    result = {}
    for path, text in texts.items():
        edits = Edits(text)
        for place in names.places[path] if path not in fixed else ():
            edits.rename(place.line, place.column, place.name, names.new(path, place))
        result[path] = edits.applied()
    return result


def short_names(taken: Collection[str]) -> Iterator[str]:
    """`a`, `b`, …, `aa`, `ab`, …, but those that are taken."""
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            name = "".join(letters)
            if name not in taken:
                yield name


class _Names:
    """The new names of a program; `places`: by path, where names stand."""

    def __init__(self, texts: Texts, fixed: Collection[str]) -> None:
        modules = frozenset(map(module_of, texts))
        trees = {path: parse(path, text) for path, text in texts.items()}
        self.places = {path: places(path, text, modules) for path, text in texts.items()}
        self._kept = kept_by(trees, fixed)
        self._asked = set().union(*map(asked_by, trees.values()))
        # Variables that may be asked of a module as of an object, or be read where a class looks
        # for what is its own first: they are called as what objects have.
        made = self._made(is_of_object=False)
        read = set().union(*map(read_in_classes, trees.values()))
        self._tied = made & (read | self._asked & self._named_of_objects())
        self._objects = self._for_objects()
        self._variables = self._for_variables()

    def new(self, path: str, place: Place) -> str:
        """What the name at a place becomes."""
        if place.is_of_object or place.name in self._tied:
            return self._objects.get(place.name, place.name)
        return self._variables.get(self._variable(path, place.name), place.name)

    def _variable(self, path: str, name: str) -> Variable:
        return name, path if name[0] == "_" and name not in self._asked else ""

    def _made(self, *, is_of_object: bool) -> set[str]:
        """Names that the program itself gives."""
        return {
            place.name
            for ones in self.places.values()
            for place in ones
            if place.is_made and place.is_of_object == is_of_object
        }

    def _named_of_objects(self) -> set[str]:
        return {one.name for ones in self.places.values() for one in ones if one.is_of_object}

    def _may_change(self, name: str) -> bool:
        return name not in self._kept and not name.startswith("__")

    def _for_objects(self) -> dict[str, str]:
        """The most frequent ones get the shortest names; no variable that stays is called so."""
        files = Counter(
            name for ones in self.places.values() for name in {place.name for place in ones}
        )
        made = filter(self._may_change, self._made(is_of_object=True) | self._tied)
        names = sorted(made, key=lambda name: (-files[name], name))
        return dict(zip(names, short_names({*files, *self._kept}), strict=False))

    def _for_variables(self) -> dict[Variable, str]:
        """Those of most files first, each as short as can be among what its files know by then."""
        made = self._made(is_of_object=False)
        files: dict[Variable, list[str]] = {}
        taken = {path: set(self._kept) for path in self.places}
        for path, ones in self.places.items():
            for name in {place.name for place in ones if not place.is_of_object}:
                if name in self._tied or name not in made or not self._may_change(name):
                    taken[path].add(self._objects.get(name, name))
                else:
                    files.setdefault(self._variable(path, name), []).append(path)
        found = {}
        for variable, paths in sorted(files.items(), key=lambda item: (-len(item[1]), item[0])):
            listed = self._listed(paths[0]) if len(paths) == 1 else []
            around = set().union(*(taken[path] for path in paths))
            found[variable] = next(
                name for name in chain(listed, short_names(around)) if name not in around
            )
            for path in paths:
                taken[path].add(found[variable])
        return found

    def _listed(self, path: str) -> list[str]:
        """What a file asks of objects, by new names: they stand in its bytecode in any case."""
        names = {place.name for place in self.places[path] if place.is_of_object}
        return sorted(self._objects[name] for name in names if name in self._objects)
