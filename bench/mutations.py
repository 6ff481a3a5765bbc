"""What can be changed in a rule: every small mistake that a source's `@rule` functions could contain.

A change is an edit of the text at the place of a node of its syntax tree, so that everything else keeps its form.
Left alone are what no test can see or every import finds: docstrings, annotations, decorators, the rest of the module.
"""

import ast
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import NamedTuple, TypeAlias, TypeGuard

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.Is: ("is", "is not"),
}  # fmt: skip
"""A boundary moves by one; an equality turns into its opposite."""
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "//"), ast.FloorDiv: ("//", "*"), ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"), ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"),
}  # fmt: skip
OPPOSITES = {"min": "max", "max": "min"}
CONTEXT = ("box", "s")
"""The arguments nearly every rule begins with; one of them in the wrong place fails at once and would test nothing."""


class Edit(NamedTuple):
    """Bytes of a source replaced by a text."""

    start: int
    end: int
    text: str


class Key(NamedTuple):
    """What names a change as long as its line is the same, wherever in its function that is."""

    file: str
    function: str
    before: str
    after: str


@dataclass(frozen=True)
class Mutant:
    """One change of one rule."""

    file: str
    function: str
    operator: str
    line: int
    before: str
    """The lines the edit touches, without their indent."""
    after: str
    edit: Edit

    @property
    def key(self) -> Key:
        """What names it."""
        return Key(self.file, self.function, self.before, self.after)

    def apply(self, source: bytes) -> bytes:
        """The changed source."""
        return source[: self.edit.start] + self.edit.text.encode() + source[self.edit.end :]


class Source:
    """A module's text, and where its nodes are in it."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.members: dict[str, list[str]] = {}
        """The members that are used here, by their enum."""
        for enum, member in sorted({found for node in ast.walk(self.tree) if (found := _enum_and_member(node))}):
            self.members.setdefault(enum, []).append(member)
        self._starts = [0, *accumulate(map(len, text.splitlines(keepends=True)))]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """The bytes of a node, without parentheses around it."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def of(self, node: ast.expr | ast.stmt) -> str:
        """The text of a node."""
        start, end = self.span(node)
        return self.text[start:end].decode()

    def replace(self, node: ast.expr | ast.stmt, text: str) -> Edit:
        """A node's text replaced."""
        return Edit(*self.span(node), text)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Edit:
        """A symbol between two nodes replaced; besides it there are only parentheses, blanks and comments."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = re.sub(rb"#.*", lambda comment: b" " * len(comment[0]), self.text[start:end])
        place = start + gap.index(old.encode())
        return Edit(place, place + len(old), new)

    def mutant(self, file: str, function: str, operator: str, edit: Edit) -> Mutant:
        """An edit with the lines around it."""
        line = bisect_right(self._starts, edit.start)
        start = self._starts[line - 1]
        end = self._starts[bisect_right(self._starts, max(edit.start, edit.end - 1))]
        before, after = self.text[start : edit.start].decode(), self.text[edit.end : end].decode()
        old = self.text[edit.start : edit.end].decode()
        lines = [" ".join(part.split()) for part in (before + old + after, before + edit.text + after)]
        return Mutant(file, function, operator, line, lines[0], lines[1], edit)


Edits: TypeAlias = Iterator[Edit]


def _comparison(source: Source, node: ast.AST) -> Edits:
    if isinstance(node, ast.Compare):
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            if type(operator) in COMPARISONS:
                yield source.between(left, right, *COMPARISONS[type(operator)])


def _arithmetic(source: Source, node: ast.AST) -> Edits:
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield source.between(node.left, node.right, *ARITHMETIC[type(node.op)])
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        old, new = ARITHMETIC[type(node.op)]
        yield source.between(node.target, node.value, f"{old}=", f"{new}=")


def _number(source: Source, node: ast.AST) -> Edits:
    value = node.value if isinstance(node, ast.Constant) else None
    if isinstance(node, ast.Constant) and isinstance(value, bool):
        yield source.replace(node, str(not value))
    elif isinstance(node, ast.Constant) and isinstance(value, int | float):
        yield source.replace(node, str(value + 1))
        yield source.replace(node, str(value - 1) if value >= 1 else f"({value - 1})")


def _named_number(source: Source, node: ast.AST) -> Edits:
    """A constant of the module, or of another (`actions.HOUSE`)."""
    if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load) and not _enum_and_member(node):
        if (node.id if isinstance(node, ast.Name) else node.attr).isupper():
            yield source.replace(node, f"({source.of(node)} + 1)")
            yield source.replace(node, f"({source.of(node)} - 1)")


def _member(source: Source, node: ast.AST) -> Edits:
    """Another member of the same enum, one that the module uses too."""
    if isinstance(node, ast.Attribute) and (found := _enum_and_member(node)):
        enum, member = found
        members = source.members[enum]
        other = members[(members.index(member) + 1) % len(members)]
        if other != member:
            yield source.replace(node, f"{enum}.{other}")


def _enum_and_member(node: ast.AST) -> tuple[str, str] | None:
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        if node.attr.isupper() and node.value.id[0].isupper():
            return node.value.id, node.attr
    return None


def _negated(source: Source, node: ast.AST) -> Edits:
    """A condition turned round, unless turning round its only operator is the same."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        test = node.test
        is_equality = isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq | ast.NotEq | ast.In | ast.Is)
        if not is_equality and not isinstance(test, ast.UnaryOp):
            yield source.replace(test, f"not ({source.of(test)})")


def _unary(source: Source, node: ast.AST) -> Edits:
    """A `not`, a minus or a tilde forgotten."""
    if isinstance(node, ast.UnaryOp):
        start = source.span(node)[0]
        yield Edit(start, start + (4 if source.of(node).startswith("not ") else 1), "")


def _logic(source: Source, node: ast.AST) -> Edits:
    if isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            yield source.between(left, right, old, new)


def _extreme(source: Source, node: ast.AST) -> Edits:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
        yield source.replace(node.func, OPPOSITES[node.func.id])


def _swapped(source: Source, node: ast.AST) -> Edits:
    """Two neighbouring arguments in the wrong order."""
    if isinstance(node, ast.Call) and not any(isinstance(argument, ast.Starred) for argument in node.args):
        for one, other in pairwise(node.args):
            texts = source.of(one), source.of(other)
            if texts[0] != texts[1] and not set(texts) & set(CONTEXT) and source.of(node.func) not in OPPOSITES:
                start, end = source.span(one)[0], source.span(other)[1]
                gap = source.text[source.span(one)[1] : source.span(other)[0]].decode()
                yield Edit(start, end, texts[1] + gap + texts[0])


def _event(source: Source, node: ast.AST) -> Edits:
    """A wrong number in an event: in an argument after `Event.KIND`."""
    if isinstance(node, ast.Call):
        kinds = [i for i, argument in enumerate(node.args) if source.of(argument).startswith("Event.")]
        for argument in node.args[kinds[0] + 1 :] if kinds else []:
            if not isinstance(argument, ast.Constant):
                yield source.replace(argument, f"({source.of(argument)}) + 1")


def _dropped(source: Source, node: ast.AST) -> Edits:
    """A statement forgotten, unless a name would have no value then or a function no result."""
    if not isinstance(node, ast.FunctionDef):
        return
    known = {argument.arg for argument in node.args.args}
    inside = [child for child in _inside(node) if isinstance(child, ast.stmt)]
    for statement in sorted(inside, key=source.span):
        if isinstance(statement, ast.Assign):
            names = {name.id for target in statement.targets for name in ast.walk(target) if _is_stored(name)}
            is_dropped = names <= known
            known |= names
        else:
            is_dropped = isinstance(statement, ast.Expr | ast.AugAssign | ast.Break | ast.Continue | ast.Return)
        if is_dropped and statement is not node.body[-1]:
            yield source.replace(statement, "pass")


def _is_stored(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


OPERATORS: dict[str, Callable[[Source, ast.AST], Edits]] = {
    "comparison": _comparison, "arithmetic": _arithmetic, "number": _number, "named number": _named_number,
    "member": _member, "negated": _negated, "unary": _unary, "logic": _logic, "extreme": _extreme,
    "swapped": _swapped, "event": _event, "dropped": _dropped,
}  # fmt: skip


def mutants(file: str, text: bytes) -> list[Mutant]:
    """Every change of every rule in a source, from top to bottom."""
    source = Source(text)
    found: dict[Edit, Mutant] = {}
    for function in ast.walk(source.tree):
        if isinstance(function, ast.FunctionDef) and any(map(_is_rule, function.decorator_list)):
            for node in [function, *_inside(function)]:
                for name, operator in OPERATORS.items():
                    for edit in operator(source, node):
                        found.setdefault(edit, source.mutant(file, function.name, name, edit))
    return [found[edit] for edit in sorted(found)]


def _is_rule(decorator: ast.expr) -> bool:
    named = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(named, ast.Name) and (named.id == "rule" or named.id.endswith("_rule"))


def _inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function's body, less its docstring and annotations."""
    todo: list[ast.AST] = [node for node in function.body if not _is_text(node)]
    while todo:
        node = todo.pop()
        yield node
        annotation = node.annotation if isinstance(node, ast.AnnAssign) else None
        todo.extend(child for child in ast.iter_child_nodes(node) if child is not annotation and not _is_text(child))


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
