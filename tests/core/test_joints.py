"""A value is joined to the words around it as its language wants; web/tests/joints.test.ts reads the same cases."""

import pytest

from ludotheque.core.texts import Texts


@pytest.mark.parametrize(
    ("language", "text", "name", "read"),
    [
        ("fr", "Règles de { $name }", "Arkade", "Règles d’Arkade"),
        ("fr", "Règles de { $name }", "Star Clicker", "Règles de Star Clicker"),
        ("fr", "Le dé de { $name }.", "Élo", "Le dé d’Élo."),
        ("fr", "Le dé de { $name }.", "Yves", "Le dé d’Yves."),
        ("fr", "Le dé de { $name }.", "Yann", "Le dé de Yann."),
        ("fr", "Le dé de { $name }.", "Hugo", "Le dé de Hugo."),
        ("fr", "Le dé de { $name }.", "Le Goff", "Le dé de Le Goff."),
        ("fr", "Plus fort que { $name } !", "Ada", "Plus fort qu’Ada !"),
        ("fr", "De { $name } à b2", "a1", "De a1 à b2"),
        ("fr", "Mode { $name }", "Arkade", "Mode Arkade"),
        ("fr", "Le tour de { $name }", "le Défenseur", "Le tour du Défenseur"),
        ("fr", "À { $name } de jouer", "le Défenseur", "Au Défenseur de jouer"),
        ("fr", "Rendre à { $name }", "les robots", "Rendre aux robots"),
        ("fr", "Le tour de { $name }", "l’Alien", "Le tour de l’Alien"),
        ("fr", "{ $name } passe.", "le Défenseur", "Le Défenseur passe."),
        ("fr", "Bravo ! { $name } gagne.", "l’Alien", "Bravo ! L’Alien gagne."),
        ("fr", "Fini : { $name } gagne.", "l’Alien", "Fini : l’Alien gagne."),
        ("fr", "{ $name } passe.", "ada", "ada passe."),
        ("fr", "{ $name }", "le dé", "le dé"),
        ("en", "{ $name } passes.", "the Alien", "The Alien passes."),
        ("en", "Over: { $name } wins.", "the Alien", "Over: the Alien wins."),
        ("en", "de { $name }", "Ada", "de Ada"),
    ],
)
def test_a_value_is_joined_to_its_neighbours(language: str, text: str, name: str, read: str) -> None:
    assert Texts(language, f"said = {text}").say("said", {"name": name}) == read


def test_a_value_inside_a_choice_is_joined_as_well() -> None:
    texts = Texts("fr", "said = Au tour de { $count ->\n    [one] { $name }\n   *[other] { $name } et d’autres\n}.")
    assert texts.say("said", {"name": "Ada", "count": 1}) == "Au tour d’Ada."
    assert texts.say("said", {"name": "le robot", "count": 2}) == "Au tour du robot et d’autres."
