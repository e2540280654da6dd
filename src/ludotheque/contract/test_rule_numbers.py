"""Every rule and ruling of a game's rules page has a test that names it, and no test names one that is not there."""

import re

from ludotheque.contract.suite import Candidate


def test_every_rule_and_ruling_has_a_test_of_its_name(tested: Candidate) -> None:
    rules = {item for section in tested.box.data("rules")["sections"] for item in section["items"]}
    named = {word for name in tested.brought.tests() for word in name.split("_") if re.fullmatch(r"[A-Z]\d+", word)}
    assert rules - named == set(), "rules without a test"
    assert named - rules == set(), "tests of rules that are not there"
