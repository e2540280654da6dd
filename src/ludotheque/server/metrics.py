"""Counters in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """How long something took, in classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip([*map(str, SECONDS), "+Inf"], self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What an operator wants to watch."""

    def __init__(self) -> None:
        self.actions = 0
        self.refusals = 0
        self.errors: Counter[str] = Counter()
        self.bot_moves = 0
        self.bot_replacements = 0
        self.append = Histogram()
        self.bot = Histogram()

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = []
        for name, value in gauges.items():
            lines += [f"# TYPE ludotheque_{name} gauge", f"ludotheque_{name} {value:g}"]
        counters = {
            "actions": self.actions,
            "refusals": self.refusals,
            "bot_moves": self.bot_moves,
            "bot_replacements": self.bot_replacements,
        }
        for name, value in counters.items():
            lines += [f"# TYPE ludotheque_{name}_total counter", f"ludotheque_{name}_total {value}"]
        lines.append("# TYPE ludotheque_errors_total counter")
        lines += [f'ludotheque_errors_total{{code="{code}"}} {count}' for code, count in sorted(self.errors.items())]
        lines += self.append.lines("ludotheque_append_seconds")
        lines += self.bot.lines("ludotheque_bot_seconds")
        return "\n".join(lines) + "\n"
