"""What all tests share: the tiny games on the shelf, the games for those that ask for them, and the same examples."""

from hypothesis import HealthCheck, settings

from ludotheque.games import register
from tests import candidates, tiny, tiny_coming, tiny_crew, tiny_dare, tiny_timed

register(tiny.BOX)
register(tiny_timed.BOX)
register(tiny_crew.BOX)
register(tiny_dare.BOX)
register(tiny_coming.BOX)

pytest_generate_tests = candidates.suite().pytest_generate_tests

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
