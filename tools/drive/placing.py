"""This module puts a constant at the place where it is used, if there is only one.

A board keeps for each name at the top of a file an entry in a dictionary, code that fills it, and
the name. Bytes, or a tuple of constants, that only one expression reads are written there: the
words of a rule's question stand in the call that hands them over. So a module of vocabulary that
`python -m sim index` makes costs nothing: what one file alone uses moves there (`settling`), and
from there to its place.
"""

import ast
from collections import Counter
from collections.abc import Collection

from tools.drive.program import Program, Symbol, imports_of, resolved
from tools.drive.tree import IMPORTS, walk
from tools.drive.unused import defined_by, looked_up


def place_constants(program: Program, asked: Collection[str] = ()) -> None:
    """Put constants where they are used. asked: names that stay."""
    stay = {*looked_up(program), *asked}
    found: dict[str, ast.expr] = {}
    uses = _uses(program)
    for module in program.changing():
        for node in module.body:
            name = defined_by(node)
            if isinstance(name, Symbol) and isinstance(node, ast.Assign):
                is_once = uses[name] == 1 and not uses[name.name]
                if is_once and name.name not in stay and _is_constant(node.value):
                    found[name] = node.value
    for module in program.changing():
        placer = _Placer(found)
        module.body = [placer.visit(node) for node in module.body]


def _uses(program: Program) -> Counter[str]:
    """Count the uses of each symbol, and of each name that is read behind a dot.

    A symbol that a function imports or sets, or that is used by a start, counts as used twice.
    """
    uses: Counter[str] = Counter()
    for module in program.modules.values():
        is_fixed = module.name in program.fixed
        for top in module.body:
            own = defined_by(top)
            for node in walk(top):
                if isinstance(node, IMPORTS):
                    for _, symbol in imports_of(node, module.path, program.modules):
                        uses[resolved(symbol, program.modules)] += 2
                elif isinstance(node, ast.Global):
                    uses.update({name: 2 for name in node.names})
                elif isinstance(node, ast.Attribute):
                    uses[node.attr] += 1
                elif isinstance(node, ast.Name) and not (
                    node.id == own and isinstance(node.ctx, ast.Store)
                ):
                    is_read = isinstance(node.ctx, ast.Load) and not is_fixed
                    uses[node.id] += 1 if is_read else 2
    return uses


def _is_constant(node: ast.expr) -> bool:
    """Is it bytes, or a tuple of constants? Numbers have been put in their places.

    A text stays where it is: moved, it took hundreds of bytes more of a PyGamer, as measured.
    """
    if isinstance(node, ast.Tuple):
        return all(isinstance(one, ast.Constant) or _is_constant(one) for one in node.elts)
    return isinstance(node, ast.Constant) and isinstance(node.value, bytes)


class _Placer(ast.NodeTransformer):
    """Puts constants for the symbols that mean them."""

    def __init__(self, found: dict[str, ast.expr]) -> None:
        self._found = found

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Put a constant."""
        if isinstance(node.ctx, ast.Load) and node.id in self._found:
            return ast.copy_location(self._found[node.id], node)
        return node
