"""What every game reads from a position in the same way."""

from ludotheque.core.errors import BadPosition


def read_number(where: str, value: int, least: int, most: int) -> int:
    if least <= value <= most:
        return value
    raise BadPosition(f"{where} is {value}; a number from {least} to {most} is possible")
