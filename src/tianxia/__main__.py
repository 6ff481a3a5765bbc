"""The command `tianxia`, and `python -m tianxia`."""

import sys

from tianxia.kernel.errors import Unavailable, needs


def main() -> None:
    """Run the command line; where its packages are not installed, say in one line which extra brings them."""
    try:
        with needs("cli"):
            from tianxia.cli.main import main as run
    except Unavailable as error:
        sys.exit(f"error: {error}")
    run()


if __name__ == "__main__":
    main()
