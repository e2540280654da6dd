"""Knowledge as it matters: in a timed game not what time it is, but how long it is until something comes."""

from typing import Any

import msgspec

from ludotheque.core.contract import NEVER
from ludotheque.core.shapes import fitting, info_of
from ludotheque.core.types import Data


def relative(knowledge: Data, shape: Any) -> Any:
    """The same data with every moment counted from its clock; `shape` says which numbers are moments."""
    return {**counted(knowledge, info_of(shape), knowledge["clock"]), "clock": 0}


def counted(value: Any, info: msgspec.inspect.Type, clock: int) -> Any:
    if isinstance(info, msgspec.inspect.Metadata) and (info.extra_json_schema or {}).get("format") == "moment":
        return value if value == NEVER else value - clock
    info = fitting(info, value)
    match info:
        case msgspec.inspect.StructType():
            kinds = {each.encode_name: each.type for each in info.fields}
            return {name: counted(each, kinds.get(name, info), clock) for name, each in value.items()}
        case msgspec.inspect.ListType():
            return [counted(each, info.item_type, clock) for each in value]
        case msgspec.inspect.DictType():
            return {name: counted(each, info.value_type, clock) for name, each in value.items()}
    return value
