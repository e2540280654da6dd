"""Uses: what a game declares as a use of something in its box is an event of it, and what it names is there."""

from ludotheque.contract.texts import messages
from ludotheque.core.box import Box
from ludotheque.core.shapes import structs_of
from ludotheque.core.uses import Use, Uses


def test_every_use_is_an_event_with_the_field_that_is_named(box: Box) -> None:
    uses = Uses.declared(box).uses
    assert box.shapes is not None or not uses, "uses need shapes.py, which says what events there are"
    kinds = structs_of(box.shapes.events) if box.shapes is not None else []
    fields = {kind.__struct_config__.tag: kind.__struct_encode_fields__ for kind in kinds}
    for use in uses:
        assert use.event in fields, f"there is no event {use.event!r}: {use}"
        assert named(use, box) or use.thing in fields[use.event], f"{use.event} has no field {use.thing!r}: {use}"


def named(use: Use, box: Box) -> bool:
    """Whether a thing is always the same, by a text that is there."""
    return use.thing.startswith("@") and use.thing[1:] in messages(box, "en")


def test_every_group_has_its_words(box: Box) -> None:
    for use in Uses.declared(box).uses:
        for language in ("en", "fr"):
            assert use.group in messages(box, language), f"there is no text {use.group!r} in {language}: {use}"
