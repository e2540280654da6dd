"""Where a value meets the words around it: French elides and contracts there, and a sentence opens with a capital.

A text says `de { $player }`, and nobody who writes it knows who will play: "de Bo", "d’Ada", "du Défenseur" are all
right. Fluent marks where its values stand; so this is done once, for every text of every game, and the client does the
same (`web/src/lib/joints.ts`).
"""

import re

MARKS = "\u2068\u2069"
"""With these Fluent encloses a value that stands among other words."""

OPENING = re.compile(r"(^|[.!?…][\s»”]+)(\u2068+)(the |le |la |les |l’)")
ELIDED = re.compile(r"\b(d|qu)e (?=\u2068+(?:[aeiouàâéèêëîïôûœæ]|y(?![aeiou]))[^\W\d_])", re.IGNORECASE)
CONTRACTED = re.compile(r"\b([Dd]e|[Àà]) (\u2068+)(les?) ")
CONTRACTIONS = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}


def joined(text: str, language: str) -> str:
    """A text as it is read, of one whose values are marked."""
    if language == "fr":
        text = CONTRACTED.sub(lambda found: contracted(found[1], found[3]) + f" {found[2]}", text)
        text = ELIDED.sub(lambda found: f"{found[1]}’", text)
    text = OPENING.sub(lambda found: found[1] + found[2] + found[3].capitalize(), text)
    return text.translate(dict.fromkeys(map(ord, MARKS)))


def contracted(preposition: str, article: str) -> str:
    """One word for two, with the capital of the first.

    >>> contracted("À", "les")
    'Aux'
    """
    short = CONTRACTIONS[f"{preposition.lower()} {article}"]
    return short.capitalize() if preposition[0].isupper() else short
