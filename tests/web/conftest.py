"""These fixtures build the page once, and run its program in Node (`node/page.mjs`)."""

import ast
import json
import subprocess
from pathlib import Path

import pytest

from sim.vm.runner import find_node
from sim.vm.undocumented import without_docstrings
from tools.web.pack import pack
from tools.web.program import machine_files, program_files

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(__file__).parent / "node"


@pytest.fixture(scope="session")
def page_pack(tmp_path_factory):
    """Return the path of a pack of the page's program."""
    path = tmp_path_factory.mktemp("web") / "wildhand.pack"
    path.write_bytes(pack({**machine_files(), **program_files()}))
    return path


@pytest.fixture
def run_node():
    """Return a function: run a file of `node/` with arguments, and return what it printed."""

    def run(name, *arguments, timeout=600):
        done = subprocess.run(
            [find_node(), str(NODE / name), *map(str, arguments)],
            capture_output=True,
            text=True,
            timeout=timeout,
        )
        if done.returncode:  # a stack that shows a line of the loader is as long as the loader
            told = [line for line in (done.stdout + done.stderr).splitlines() if len(line) < 500]
            raise AssertionError("\n".join(told[-40:]))
        return done.stdout

    return run


@pytest.fixture
def run_spec(run_node, page_pack, tmp_path):
    """Return a function: run a file of `node/` with a JSON file that has `pack` and more."""

    def run(name, **more):
        path = tmp_path / "spec.json"
        path.write_text(json.dumps({"pack": str(page_pack), **more}))
        return run_node(name, path)

    return run


class _Plain(ast.NodeTransformer):
    """Replaces `[a, *b]` by `[a] + list(b)`, which MicroPython lacks."""

    def _joined(self, node, kind):
        self.generic_visit(node)
        if not any(isinstance(one, ast.Starred) for one in node.elts):
            return node
        parts = []
        for one in node.elts:
            if isinstance(one, ast.Starred):
                parts.append(ast.Call(ast.Name(kind, ast.Load()), [one.value], []))
            else:
                single = ast.List if kind == "list" else ast.Tuple
                parts.append(single([one], ast.Load()))
        whole = parts[0]
        for part in parts[1:]:
            whole = ast.BinOp(whole, ast.Add(), part)
        return whole

    def visit_List(self, node):
        return self._joined(node, "list")

    def visit_Tuple(self, node):
        return self._joined(node, "tuple")


def for_micropython(path):
    """Return a test's file as MicroPython can read it."""
    tree = ast.parse(without_docstrings((ROOT / path).read_text(encoding="utf-8")))
    return ast.unparse(ast.fix_missing_locations(_Plain().visit(tree)))
