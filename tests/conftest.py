"""What all tests share: the tiny game on the shelf, and random examples that are the same every time."""

from hypothesis import HealthCheck, settings

from ludotheque.games import register
from tests import tiny

register(tiny.BOX)

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
