"""The page is static files that ask no other host for anything, and one file if that is wanted."""

import json
import re

import pytest

from sim.__main__ import main
from tools.web.pack import unpack
from tools.web.site import PACK, single, site

# Of it 212 KB are the machine, 42 KB the art of seven sizes of displays.
_MOST_BYTES = 561_000


@pytest.fixture(scope="module")
def files():
    return site()


def test_it_is_small(files):
    assert sum(map(len, files.values())) <= _MOST_BYTES


def test_the_worker_keeps_every_file(files):
    worker = files["sw.js"].decode()
    kept = json.loads(re.search(r"FILES = (\[.*\]);", worker)[1])
    assert set(kept) == {"./", *files} - {"sw.js", "index.html"}  # kept as "./"
    assert "VERSION" not in worker


@pytest.mark.full
def test_equal_sources_give_equal_files(files):
    assert site() == files


def test_no_other_host_is_named(files):
    for name, content in files.items():
        if name.endswith((".js", ".html", ".css", ".webmanifest")):
            assert b"//" not in re.sub(rb"(?m)(^|\s)//.*$", b"", content), name


def test_every_module_is_preloaded(files):
    start = files["index.html"].decode()
    for name in files:
        if name.endswith(".js") and name not in ("sw.js",):
            assert f'modulepreload" href="{name}"' in start


def test_the_licences_come_with_it(files):
    text = files["licences.txt"].decode()
    for name in ("Wildhand\n", "MicroPython\n", "Damien P. George", "adafruit-circuitpython"):
        assert name in text


def test_the_program_is_the_repositorys(files):
    program = unpack(files[PACK])
    assert {"code.py", "engine/game.mpy", "lib/ui/app.mpy", "micropython.wasm"} <= set(program)
    assert not [path for path in program if "hal/boards" in path and "simulator" not in path]


@pytest.mark.full
def test_one_file_needs_no_other():
    html = single().decode()
    outside = re.sub(r"<script.*?</script>|<style>.*?</style>|<!--.*?-->", "", html, flags=re.S)
    for link in re.findall(r'(?:src|href)="([^"]*)"', outside):
        assert link.startswith(("data:", "#")), link
    assert "import {" not in html


@pytest.mark.parametrize(
    ("words", "told"),
    (
        ("--out .", "contains the sources"),
        ("--out README.md", "is a file"),
        ("--single --out docs", "is a folder"),
        ("--link /no/such/file", "/no/such/file"),
        ("--link docs/pictures/hand.replay --seat 7", "--seat 7: must be a number from 0 to"),
    ),
)
def test_wrong_words_are_told_in_one_line(capsys, words, told):
    assert main(["web", *words.split()]) == 2
    error = capsys.readouterr().err
    assert told in error and error.count("\n") == 1


def test_a_replay_file_becomes_a_link(capsys):
    assert main(["web", "--link", "docs/pictures/hand.replay"]) == 0
    assert re.fullmatch(r"replay=[A-Za-z0-9_-]+\n", capsys.readouterr().out)
