"""What a drive costs: bytes on it, and heap, module by module, on a real MicroPython.

The heap is that of loading alone: classes of CircuitPython's own are stood in for by empty ones, so
that the modules load as on a board, but nothing is drawn. What the running game takes beside that
is the business of `python -m sim memory`.
"""

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from sim.drive.contents import Contents
from sim.drive.imports import imported
from sim.drive.sources import STARTS
from sim.drive.tree import Trees, module_of, parse, walk
from sim.errors import UsageError

LIMIT = 900 * 1024  # bytes on the drive, clusters included

# The size of each board's drive, in KB (docs/memory.md tells where that is written).
_DRIVES = {
    "adafruit_feather_esp32s3_reverse_tft": 960,
    "adafruit_fruit_jam": 13 * 1024,
    "clue_nrf52840_express": 2 * 1024,
    "edgebadge": 2 * 1024,
    "hack_club_sprig": 1024,
    "pimoroni_picosystem": 15 * 1024,
    "pybadge": 2 * 1024,
    "pybadge_airlift": 2 * 1024,
    "pygamer": 8 * 1024,
    "tinycircuits_thumby_color": 15 * 1024,
    "ugame22": 1024,
}
SHARES = ("engine", "hal", "ui", "journal", "adafruit")  # by what modules are called
_SECTOR = 512
_LARGEST_CLUSTER = 4096
_BUILT_IN = frozenset(
    "array binascii builtins collections errno gc io json math micropython os random re struct sys"
    " time".split()
)
_PROGRAM = "sim/drive/weighing.py"
_MOST_NEED = 64 * 1024
_HEAP = 512 * 1024  # all modules and the largest room; sim/drive/weighing.py fills the rest


@dataclass(frozen=True)
class Weight:
    """Bytes of heap that a module keeps."""

    module: str
    kept: int


def size_of(board: str) -> int:
    """KB of a board's drive, 0 where that is not known."""
    return _DRIVES.get(board, 0)


def cluster_of(board: str) -> int:
    """Bytes of a cluster, as the formatting of a drive of that size chooses it.

    FAT takes one sector for every cluster below 4096 sectors, two below 16384, four below 65536.
    """
    kilobytes = size_of(board)
    if not kilobytes:
        return _LARGEST_CLUSTER
    units = kilobytes * 1024 // _SECTOR // 4096
    return _SECTOR * (1 if units < 1 else 2 if units < 4 else 4)


def bytes_on_drive(files: dict[str, str], cluster: int) -> int:
    """Bytes of all files and directories, each rounded up to clusters."""
    directories = {path.rpartition("/")[0] for path in files}
    for path in list(directories):
        parts = path.split("/")
        directories |= {"/".join(parts[: n + 1]) for n in range(len(parts))}
    sizes = [len(text.encode()) for text in files.values()]
    clusters = sum(-(-size // cluster) for size in sizes) + len(directories - {""})
    return clusters * cluster


def saved_games() -> int:
    """Bytes of the file that keeps saved games."""
    from journal import KINDS
    from journal.layout import file_size

    return file_size(KINDS)


def weigh(contents: Contents) -> list[Weight]:
    """What each Python module keeps, in the order in which they are loaded here.

    Modules are called as in the sources; those that others were joined to stand for all of these.
    """
    costly = [new for old, new in contents.program.modules.items() if old.startswith("adafruit")]
    rows = _run_weighing(contents, load_order(parse(contents.program.texts), costly))
    olds = {new: old for old, new in contents.program.modules.items()}
    told = (row.split() for row in rows)
    return [Weight(olds.get(name, name), int(kept)) for name, kept in told]


def need_of(contents: Contents, module: str) -> int:
    """Bytes of heap in one piece, to 256, in which a module compiles when all it imports is there.

    _MOST_NEED where less is not enough.
    """
    module = contents.program.modules.get(module, module)
    order = load_order(parse(contents.program.texts), only=module)
    low, high = 0, _MOST_NEED // 256
    while high - low > 1:
        middle = (low + high) // 2
        if _is_enough(contents, order, middle * 256):
            high = middle
        else:
            low = middle
    return high * 256


def _is_enough(contents: Contents, order: list[str], room: int) -> bool:
    told = _run_weighing(contents, order, room)
    if told not in (["enough"], ["MemoryError"]):
        raise UsageError(f"{order[-1]} could not be weighed: {' '.join(told)[-400:]}")
    return told == ["enough"]


def _run_weighing(contents: Contents, modules: list[str], room: int = 0) -> list[str]:
    from sim.vm import run

    stubs = stub_modules(parse(contents.program.texts))
    argv = [",".join(name.removesuffix(".py") for name in sorted(stubs)), ",".join(modules)]
    argv += [str(room)] if room else []
    done = run(_PROGRAM, argv=argv, texts={**stubs, **contents.program.texts}, heap=_HEAP)
    if done.status:
        raise UsageError(f"the modules could not be loaded: {done.stdout.strip()[-400:]}")
    return done.stdout.splitlines()


def load_order(trees: Trees, first: Iterable[str] = (), *, only: str = "") -> list[str]:
    """All modules but those that start the game, each after what it imports when loaded.

    first: the costly ones, on the empty heap. only: up to that module, and nothing that it does not
    need; others could bring it before.
    """
    paths = {module_of(path): path for path in trees if path not in STARTS}
    order: list[str] = []
    begun: set[str] = set()

    def visit(module: str) -> None:
        if module not in paths or module in begun:
            return
        begun.add(module)
        for name in imported(ast.Module(_run_at_load(trees[paths[module]]), []), paths[module]):
            visit(name)
        order.append(module)

    for module in [only] if only else [*first, *sorted(paths)]:
        visit(module)
    return order


def _run_at_load(tree: ast.Module) -> list[ast.stmt]:
    return [node for node in tree.body if not isinstance(node, (ast.FunctionDef, ast.ClassDef))]


def stub_modules(trees: Trees) -> dict[str, str]:
    """An empty class for each name that the program takes from a module it does not bring."""
    ours = {module_of(path).split(".")[0] for path in trees}
    wanted: dict[str, set[str]] = {}
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    wanted.setdefault(alias.name, set()).update(_taken(tree, alias))
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = wanted.setdefault(node.module, set())
                names.update(alias.name for alias in node.names)
    foreign = {name for name in wanted if name.split(".")[0] not in ours | _BUILT_IN}
    return {f"{name}.py": _stub(wanted[name]) for name in foreign}


def _taken(tree: ast.Module, alias: ast.alias) -> Iterable[str]:
    local = alias.asname or alias.name
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == local:
            yield node.attr


def _stub(names: Iterable[str]) -> str:
    return "".join(f"class {name}:\n    pass\n" for name in sorted(names))


def share_of(weights: list[Weight], share: str) -> int:
    """Bytes that the modules of a share keep."""
    return sum(weight.kept for weight in weights if weight.module.startswith(share))


def largest_of(contents: Contents) -> str:
    """The path of the longest of the files that are imported."""
    paths = set(contents.program.texts) - set(STARTS)
    return max(sorted(paths), key=lambda path: len(contents.files[path]))


def report(contents: Contents, weights: list[Weight]) -> list[str]:
    """The figures as lines."""
    files = contents.files
    cluster = cluster_of(contents.board)
    total = sum(len(text.encode()) for text in files.values())
    on_drive = bytes_on_drive(files, cluster)
    lines = [f"{contents.board}: {len(files)} files, {total} bytes"]
    lines.append(f"{on_drive:8}  bytes on the drive in clusters of {cluster}, of {LIMIT} at most")
    lines.append(f"{saved_games():8}  more for wildhand.sav, which the game makes")
    if not weights:
        return lines
    lines.append("bytes of heap kept by loading, on MicroPython for 32 bits:")
    for share in SHARES:
        count = sum(weight.module.startswith(share) for weight in weights)
        lines.append(f"{share_of(weights, share):8}  {share}: {count} modules")
    lines.append(f"{sum(weight.kept for weight in weights):8}  all, as if none were ever dropped")
    largest = largest_of(contents)
    need = need_of(contents, module_of(largest))
    lines.append(f"{need:8}  free in one piece while the largest file, {largest}, is compiled")
    return lines
