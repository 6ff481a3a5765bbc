"""A bot as a program: it needs nothing of tianxia, and could be written in any language (docs/engines.md).

    tianxia simulate china --bots "exec:python3 examples/engine.py,random" --games 3

It plays the action whose text is the longest, for no good reason.
"""

import json
import sys


def main() -> None:
    """Read lines and answer them until the other side says goodbye."""
    for line in sys.stdin:
        word, _, rest = line.partition(" ")
        document = json.loads(rest)
        if word == "tianxia":
            say("ready", {"name": "longest", "protocol": document["protocol"]})
        elif word == "decide":
            say("play", max(document["legal"], key=len))
        elif word == "quit":
            return


def say(word: str, document: object) -> None:
    """One line, at once."""
    print(word, json.dumps(document), flush=True)


if __name__ == "__main__":
    main()
