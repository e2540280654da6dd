"""Data put into words: the Fluent files that the page reads, spoken by the command line.

A value that begins with `@` names another message: with `object` being `"@object-hat"`, a text may use `$object`
("hat") and `$the-object` ("the hat"), the attribute `the` of that message, so that languages with articles read well.
Where there is a `seat`, it may use `$player`, the name of that seat; where there is a `rival`, the other seat that it
speaks of, `$rival` is the name of that one. A yes or no is `true` or `false`. And every text of a game may use its
facts: `$hand-limit` is a number of the component set that is played with, so that no text is right for one set only.
Whatever fills a text, it is joined to the words around it as its language wants (`joints.py`).
"""

from collections.abc import Sequence
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.box import LANGUAGES, Box
from ludotheque.core.errors import Mistake
from ludotheque.core.joints import joined
from ludotheque.core.types import Data


class Texts:
    """The texts of one language.

    >>> texts = Texts("en", "event-won = { $player } wins with { $the-object }!", "object-hat = hat\\n .the = the hat")
    >>> texts.say("event-won", {"seat": 1, "object": "@object-hat"}, ["Ann", "Ben"])
    'Ben wins with the hat!'
    """

    def __init__(self, language: str, *sources: str, facts: Data | None = None) -> None:
        self.language = known(language)
        self._facts = facts or {}
        self._bundle = bundle(language, sources)

    @staticmethod
    def of(box: Box, language: str, facts: Data | None = None) -> "Texts":
        """The texts of a game, with the facts of its standard components unless those of a game are given."""
        return Texts(language, box.text(known(language)), facts=box.facts() if facts is None else facts)

    def say(self, message: str, data: Data | None = None, names: Sequence[str] = ()) -> str:
        """A message with its variables filled in from plain data; `names` are those of the seats."""
        if not self._bundle.has_message(message):
            raise Mistake(f"there is no text {message!r} in {self.language!r}")
        return self._written(message, "", self._variables(data or {}, names))

    def _variables(self, data: Data, names: Sequence[str]) -> Data:
        """What fills a text: the data, with those values put into words that name other messages."""
        variables: Data = {}
        for name, value in {**self._facts, **data}.items():
            if isinstance(value, str) and value.startswith("@"):
                variables[name] = self._word(value[1:], "")
                variables[f"the-{name}"] = self._word(value[1:], "the")
            elif isinstance(value, bool):
                variables[name] = "true" if value else "false"
            else:
                variables[name] = value
        for field, variable in (("seat", "player"), ("rival", "rival")):
            seat = data.get(field)
            if isinstance(seat, int) and 0 <= seat < len(names):
                variables[variable] = names[seat]
        return variables

    def _word(self, message: str, form: str) -> str:
        """A message used as a word; a thing of somebody's own making, unknown to the texts, goes by its bare name."""
        if not self._bundle.has_message(message):
            return message.partition("-")[2] or message
        has_form = form in self._bundle.get_message(message).attributes
        return self._written(message, form if has_form else "", {})

    def _written(self, message: str, form: str, variables: Data) -> str:
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise Mistake(f"the text {message!r} in {self.language!r} has no value")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise Mistake(f"the text {message!r} in {self.language!r} cannot be written: {errors[0]}")
        return joined(str(text), self.language)


def reason_in_words(texts: Texts, seat: int, reason: Data, names: Sequence[str]) -> str:
    """Why a bot would act so, in one sentence: as the client says it (`web/src/lib/reasons.ts`)."""
    other = reason.get("other")
    compared = {"other": texts.say(f"action-{other['verb']}", {**other, "seat": seat}, names)} if other else {}
    said = texts.say(f"reason-{reason['reason']}", {**reason, **compared})
    if "sure" not in reason:
        return said
    return texts.say("reason-because", {"why": said, "sure": reason["sure"], **compared})


@lru_cache(maxsize=32)
def bundle(language: str, sources: tuple[str, ...]) -> FluentBundle:
    """What Fluent makes of the sources, kept: it takes longer to read them than to say most of what they hold."""
    made = FluentBundle([language], use_isolating=True)
    for source in sources:
        made.add_resource(FluentResource(source))
    return made


def known(language: str) -> str:
    """The language, if there are texts in it."""
    if language not in LANGUAGES:
        raise Mistake(f"there are no texts in {language!r}; the languages are {', '.join(LANGUAGES)}")
    return language
