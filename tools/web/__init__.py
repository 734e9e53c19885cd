"""`python -m sim web` builds the page on which the game is played in a browser (docs/web.md).

It writes static files for any server of files into build/web, or with `--single` one file,
build/wildhand.html, which also runs from a folder. `--serve` serves them on this computer.
"""

import argparse
import functools
import http.server
from pathlib import Path

from sim.errors import UsageError
from sim.paths import read_text, written
from tools.drive.sources import ROOT


def run(options: argparse.Namespace) -> int:
    """Build the page; 0."""
    if options.link is not None:
        from tools.web.link import replay_link

        text = read_text(options.link, "a replay file")
        print(replay_link(text, options.link, options.seat or 0))
        return 0
    _need_zopfli()
    if options.measure:
        from tools.web.measure import measure

        return measure(options.write)
    place = options.out or ROOT / "build" / ("wildhand.html" if options.single else "web")
    print(_write_single(place) if options.single else _write_site(place))
    if options.serve:
        _serve(place, options.serve)
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
    from tools.web.site import single

    if place.is_dir():
        raise UsageError(f"web: --out {place}: is a folder; name a file, such as wildhand.html")
    content = single()
    place.parent.mkdir(parents=True, exist_ok=True)
    with written(place) as file:
        file.write(content)
    return f"{place}: {len(content):,} bytes"


def _write_site(place: Path) -> str:
    from tools.web.site import site

    if place.exists() and not place.is_dir():
        raise UsageError(f"web: --out {place}: is a file; name a folder, or use --single")
    if place.resolve() in (ROOT, *ROOT.parents):
        raise UsageError(f"web: --out {place}: contains the sources; name another folder")
    files = site()
    place.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        with written(place / name) as file:
            file.write(content)
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
