"""Write the API reference from the docstrings into build/reference; any warning is an error.

Example: python scripts/reference.py
"""

import os
import warnings
from pathlib import Path
from pkgutil import iter_modules
from shutil import rmtree

os.environ["TIANXIA_INTERPRET"] = "1"  # compiled functions have neither signatures nor docstrings

import pdoc

import tianxia

OUT = Path(__file__).resolve().parent.parent / "build" / "reference"
LEFT_OUT = (
    r"!tianxia\.(__main__|cli)",  # commands are documented by --help
    r"!tianxia\.web",  # but for what docs/server.md names
    r"!tianxia\.games\.\w+\.",  # a game's own chapters are read in its folder
    r"!tianxia\.look",  # where a type refers to itself, which pdoc cannot follow
    r"!tianxia\.store\.migrations",
)
NAMED = ("tianxia.web.app", "tianxia.web.settings")


def main() -> None:
    """All modules that a caller of the library meets."""
    warnings.simplefilter("error")
    rmtree(OUT, ignore_errors=True)
    for name in tianxia.__all__:  # pdoc does not ask a module's __getattr__
        setattr(tianxia, name, getattr(tianxia, name))
    pdoc.render.configure(docformat="markdown", search=True)
    parts = [module.name for module in iter_modules(tianxia.__path__, "tianxia.")]
    pdoc.pdoc("tianxia", *parts, *LEFT_OUT, *NAMED, output_directory=OUT)
    print(f"{len(list(OUT.rglob('*.html')))} pages in {OUT}")


if __name__ == "__main__":
    main()
