"""The longest pause of the garbage collector is measured, and shown to whoever runs the house."""

import gc

from ludotheque.server.collector import HOUR, SELDOM, Collector
from tests.server.running import Running


def test_pauses_are_measured_and_everything_is_put_back_afterwards() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    collector = Collector()
    collector.open()
    assert gc.get_freeze_count() > 10_000, "what was loaded before is not looked at again"
    assert gc.get_threshold() == SELDOM
    assert collector.longest == 0
    gc.collect()
    assert collector.longest > 0
    collector.close()
    assert (gc.get_threshold(), list(gc.callbacks), gc.get_freeze_count()) == (*before, 0)


def test_what_was_looked_at_is_left_alone_for_an_hour() -> None:
    moment = 0.0
    collector = Collector(lambda: moment)
    collector.open()
    try:
        kept = [[number] for number in range(1_000)]
        before = gc.get_freeze_count()
        gc.collect(1)
        assert gc.get_freeze_count() >= before + len(kept)
        moment = HOUR
        gc.collect(1)
        assert gc.get_freeze_count() == 0, "all of it is looked at again"
        gc.collect()
        assert gc.get_freeze_count() > len(kept)
    finally:
        collector.close()


def test_the_metrics_show_the_longest(server: Running) -> None:
    assert "\nludotheque_longest_pause_seconds " in server.get("/metrics").text
