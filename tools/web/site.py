"""This module makes the files of the page, from `page/` and the pack of the program."""

import base64
import hashlib
import io
import json
import re
from pathlib import Path

from PIL import Image

from sim.errors import UsageError
from tools.assets.icon import SIZE, draw_icon
from tools.web.bare import bare_script
from tools.web.pack import pack
from tools.web.program import licences, machine_files, program_files

PAGE = Path(__file__).with_name("page")
PACK = "wildhand.pack"
START = "index.html"
_WORKER = "sw.js"
_LICENCES = "licences.txt"
_ICONS = (192, 512)
_ICON_GROUND = (12, 26, 32, 255)
# A line of a module that names another one, and what makes a name visible outside.
_IMPORT = re.compile(r"^import \{[^}]*\} from \"\./([a-z]+\.js)\";\n", re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)
_TOP = re.compile(r"^(?:const|let|(?:async )?function) (?:\{[^}]*\}|([A-Za-z_]+))", re.MULTILINE)


def site() -> dict[str, bytes]:
    """Return the page's files by name, for any server of files."""
    files = {path.name: _sent(path) for path in sorted(PAGE.iterdir()) if path.is_file()}
    files[PACK] = pack({**machine_files(), **program_files()})
    files |= {f"icon-{size}.png": _icon(size) for size in _ICONS}
    files[_LICENCES] = licences().encode()
    files[START] = _with_preloads(files)
    files[_WORKER] = _worker(files)
    return files


def _sent(path: Path) -> bytes:
    """Return a file of the page as it is sent."""
    if path.suffix != ".js":
        return path.read_bytes()
    return bare_script(path.read_text(encoding="utf-8"), path.name).encode()


def _with_preloads(files: dict[str, bytes]) -> bytes:
    """Return the start page with a hint for each file that it needs: all are fetched at once."""
    scripts = [name for name in files if name.endswith(".js") and name != _WORKER]
    lines = [f'<link rel="modulepreload" href="{name}">' for name in scripts]
    lines.append(f'<link rel="preload" href="{PACK}" as="fetch" crossorigin>')
    return files[START].replace(b"</head>", "\n".join([*lines, "</head>"]).encode())


def _icon(size: int) -> bytes:
    """Return an icon that may be cut to a circle."""
    picture = Image.frombytes("RGBA", (SIZE, SIZE), draw_icon())
    whole = Image.new("RGBA", (size, size), _ICON_GROUND)
    cards = picture.resize((size * 3 // 4,) * 2, Image.Resampling.NEAREST)
    whole.alpha_composite(cards, (size // 8, size // 8))
    out = io.BytesIO()
    whole.convert("RGB").save(out, "png", optimize=True)
    return out.getvalue()


def _worker(files: dict[str, bytes]) -> bytes:
    """Return the service worker with the names of the files, and a version made of their bytes."""
    names = sorted(set(files) - {_WORKER, START})
    counted = [files[name] for name in (*names, START, _WORKER)]
    version = hashlib.sha256(b"".join(counted)).hexdigest()[:12]
    text = files[_WORKER].decode()
    text = text.replace("wildhand-VERSION", f"wildhand-{version}")
    return text.replace('["FILES"]', json.dumps(["./", *names])).encode()


def single() -> bytes:
    """Return the whole page as one file of HTML, which runs from a folder, too."""
    files = site()
    html = files[START].decode()
    html = re.sub(
        r'<link rel="(?:manifest|apple-touch-icon|modulepreload|preload)"[^>]*>\n', "", html
    )
    icon = base64.b64encode(files["icon-192.png"]).decode()
    css = files["page.css"].decode()
    packed = base64.b64encode(files[PACK]).decode()
    script = _joined("main.js")
    changes = {
        '<link rel="stylesheet" href="page.css">': f"<style>\n{css}</style>",
        'href="icon-192.png"': f'href="data:image/png;base64,{icon}"',
        'href="licences.txt" target="_blank"': 'href="#" onclick="return false" hidden',
        '<script type="module" src="main.js"></script>': (
            f"<!--\n{licences()}\n-->\n"
            f'<script type="text/plain" id="pack">{packed}</script>\n'
            f'<script type="module">\n{script}</script>'
        ),
    }
    for old, new in changes.items():
        if old not in html:
            raise UsageError(f"web: {START} lacks {old}")
        html = html.replace(old, new)
    return html.encode()


def _joined(first: str) -> str:
    """Return a module and all that it imports as one, what is imported first."""
    done: dict[str, str] = {}
    _add(first, done)
    names = [name for text in done.values() for name in _TOP.findall(text) if name]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise UsageError(f"web: two modules of the page have {', '.join(twice)}: rename one")
    return "".join(done.values())


def _add(name: str, done: dict[str, str]) -> None:
    text = (PAGE / name).read_text(encoding="utf-8")
    for other in _IMPORT.findall(text):
        if other not in done:
            _add(other, done)
    done[name] = _EXPORT.sub("", _IMPORT.sub("", text))
