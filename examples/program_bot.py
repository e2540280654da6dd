"""A bot as a program of its own, which needs nothing of Ludothèque but the lines that it reads (docs/bots.md).

ludotheque simulate laaancez --bots "cmd:python3 program_bot.py copy,random" --games 20

It prefers actions with the verbs that it is called with, the first of them most, and takes any of them.
"""

import json
import random
import sys


def main(liked: list[str]) -> None:
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "setup":
            chance = random.Random(message["seed"])
            answer({"type": "ready"})
        elif message["type"] == "choose":
            actions = message["actions"]
            verbs = [verb for verb in liked if any(action["verb"] == verb for action in actions)]
            best = [action for action in actions if action["verb"] == verbs[0]] if verbs else actions
            answer({"type": "act", "action": chance.choice(best)["do"]})
        elif message["type"] == "over":
            print("it came out as", message["outcome"], file=sys.stderr)


def answer(message: dict[str, str]) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
