"""`python -m sim web` builds the page on which the game is played in a browser (docs/web.md).

It writes static files for any server of files into build/web, or with `--single` one file,
build/wildhand.html, which also runs from a folder. `--serve` serves them on this computer.
"""

import functools
import http.server
from pathlib import Path

from sim.arguments import folder_of, number, value_of
from sim.drive.sources import ROOT
from sim.errors import UsageError

_USAGE = (
    "usage: python -m sim web [--single] [--out PLACE] [--serve PORT], --link REPLAY, or --measure"
)
_HELP = """Builds the page on which the game is played in a browser: build/web.

  --single       one file instead, build/wildhand.html, which also runs from a folder
  --out PLACE    write there instead
  --serve PORT   then serve it on this computer, at http://127.0.0.1:PORT
  --link REPLAY  print a replay file as the part of a link behind #; --seat N: whose hand is seen
  --measure      measure the page in a browser: sizes, the start, keys, memory"""


def main(argv: list[str]) -> int:
    """Build the page; 0."""
    rest = list(argv)
    if rest and rest[0] in ("-h", "--help"):
        print(f"{_USAGE}\n\n{_HELP}")
        return 0
    if rest[:1] == ["--link"]:
        return _print_link(rest[1:])
    if rest[:1] == ["--measure"]:
        _need_zopfli()
        from sim.web.measure import main as measure

        return measure(rest[1:])
    is_single = False
    out: Path | None = None
    port = 0
    while rest:
        word = rest.pop(0)
        if word == "--single":
            is_single = True
        elif word == "--out":
            out = folder_of("web: --out", value_of("web: --out", rest, _USAGE))
        elif word == "--serve":
            port = number("web: --serve", value_of("web: --serve", rest, _USAGE), 1, 65535)
        else:
            raise UsageError(f"web: unknown argument {word!r}; {_USAGE}")
    if is_single and port:
        raise UsageError("web: --serve is for the folder: a single file needs no server")
    place = out or ROOT / "build" / ("wildhand.html" if is_single else "web")
    print(_write_single(place) if is_single else _write_site(place))
    if port:
        _serve(place, port)
    return 0


def _need_zopfli() -> None:
    """Raise UsageError, with the command to install it, if zopfli is missing."""
    try:
        import zopfli  # noqa: F401
    except ImportError as error:
        raise UsageError(
            "web: packing needs zopfli: make web, "
            "or pip install -c requirements/constraints.txt '.[web]'"
        ) from error


def _write_single(place: Path) -> str:
    _need_zopfli()
    from sim.web.site import single

    if place.is_dir():
        raise UsageError(f"web: --out {place}: is a folder; name a file, such as wildhand.html")
    content = single()
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)
    return f"{place}: {len(content):,} bytes"


def _write_site(place: Path) -> str:
    _need_zopfli()
    from sim.web.site import site

    if place.exists() and not place.is_dir():
        raise UsageError(f"web: --out {place}: is a file; name a folder, or use --single")
    if place.resolve() in (ROOT, *ROOT.parents):
        raise UsageError(f"web: --out {place}: contains the sources; name another folder")
    files = site()
    place.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (place / name).write_bytes(content)
    return f"{place}: {len(files)} files, {sum(map(len, files.values())):,} bytes"


def _serve(place: Path, port: int) -> None:
    """Serve a folder until the program is interrupted."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(place))
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise UsageError(f"web: --serve {port}: {error.strerror}") from None
    print(f"http://127.0.0.1:{port}", flush=True)
    with server:
        server.serve_forever()


def _print_link(rest: list[str]) -> int:
    from sim.arguments import read_text
    from sim.web.link import replay_link

    name = value_of("web: --link", rest, _USAGE)
    seat = 0
    if rest:
        if rest.pop(0) != "--seat":
            raise UsageError(f"web: {_USAGE}")
        seat = number("web: --seat", value_of("web: --seat", rest, _USAGE), 0, 9)
        if rest:
            raise UsageError(f"web: unknown argument {rest[0]!r}; {_USAGE}")
    print(replay_link(read_text(name, "a replay file"), name, seat))
    return 0
