"""Where the web app's own files lie."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent
WORDS = FOLDER / "words"
STATIC = FOLDER / "static"
ICONS = FOLDER / "icons"
