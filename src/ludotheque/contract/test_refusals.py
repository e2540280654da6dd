"""Whatever is refused is refused by a rule that speaks of it: a list by hand says which, and in what words."""

from ludotheque.contract.brought import Refused
from ludotheque.contract.suite import Candidate
from ludotheque.core.texts import Texts


def listed(refusing: Candidate) -> Refused:
    found = refusing.brought.refused()
    assert found is not None
    return found


def test_every_refusal_is_listed_with_its_rule(refusing: Candidate) -> None:
    game = refusing.box.open(refusing.box.setup())
    assert sorted(listed(refusing)) == sorted(game.refusals[1:])


def test_the_rule_behind_a_refusal_speaks_of_what_is_refused(refusing: Candidate, language: str) -> None:
    texts = Texts.of(refusing.box, language)
    silent = []
    for (refusal, rule), (english, french) in listed(refusing).items():
        words = (english if language == "en" else french).split()
        missing = [word for word in words if word.casefold() not in texts.say(rule).casefold()]
        silent += [f"{refusal}: {rule} does not speak of {' '.join(missing)}"] if missing else []
    assert silent == []
