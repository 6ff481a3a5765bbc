"""Jupyter: the notebooks run from top to bottom, in a kernel of their own, and are kept without what they printed."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[3] / "examples" / "notebooks"
LONGEST = 200.0
"""Seconds for a notebook on a busy machine; on a quiet one each takes less than thirty."""


def run(file: Path) -> dict[str, str]:
    """What the cells of a notebook said, all together by kind."""
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    assert not any(cell.get("outputs") for cell in notebook.cells), f"{file.name}: clear the outputs"
    NotebookClient(notebook, timeout=LONGEST, kernel_name="python3").execute(cwd=str(file.parent))
    said: dict[str, str] = {}
    for output in (output for cell in notebook.cells for output in cell.get("outputs", [])):
        for kind, text in (output.get("data") or {output.output_type: output.get("text", "")}).items():
            said[kind] = said.get(kind, "") + text
    return said


def main() -> None:
    """Each notebook, and that it shows what it promises."""
    files = sorted(FOLDER.glob("*.ipynb"))
    assert len(files) == 2
    first, second = map(run, files)
    assert "<svg" in first["image/svg+xml"], "a table is drawn"
    assert "Standing(" in first["text/plain"]
    assert "share of victories by seat" in first["stream"]
    assert "correlation of guess and end" in second["stream"]


if __name__ == "__main__":
    main()
