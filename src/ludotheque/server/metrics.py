"""Counters in the text format of Prometheus."""

from collections.abc import Mapping

from ludotheque.room.counts import SECONDS, Counts, Histogram


class Metrics(Counts):
    """What an operator wants to watch: the tables, and the workers who think for their bots."""

    def __init__(self) -> None:
        super().__init__()
        self.bot_replacements = 0
        self.bot = Histogram()

    def text(self, server: str, gauges: Mapping[str, float], bites: Mapping[str, int], handed_over: int = 0) -> str:
        """All figures of the process called `server`, for there may be many."""
        lines = ["# TYPE ludotheque_server_info gauge", f'ludotheque_server_info{{server="{server}"}} 1']
        for name, value in gauges.items():
            lines += [f"# TYPE ludotheque_{name} gauge", f"ludotheque_{name} {value:g}"]
        counters = {
            "actions": self.actions,
            "refusals": self.refusals,
            "bot_moves": self.bot_moves,
            "bot_replacements": self.bot_replacements,
            "sockets_handed_over": handed_over,
        }
        for name, value in counters.items():
            lines += [f"# TYPE ludotheque_{name}_total counter", f"ludotheque_{name}_total {value}"]
        lines.append("# TYPE ludotheque_errors_total counter")
        lines += [f'ludotheque_errors_total{{code="{code}"}} {count}' for code, count in sorted(self.errors.items())]
        lines.append("# TYPE ludotheque_limits_total counter")
        lines += [f'ludotheque_limits_total{{limit="{limit}"}} {count}' for limit, count in sorted(bites.items())]
        lines += _classes("ludotheque_append_seconds", self.append)
        lines += _classes("ludotheque_bot_seconds", self.bot)
        return "\n".join(lines) + "\n"


def _classes(name: str, histogram: Histogram) -> list[str]:
    lines = [f"# TYPE {name} histogram"]
    total = 0
    for bound, count in zip([*map(str, SECONDS), "+Inf"], histogram.counts, strict=True):
        total += count
        lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
    return [*lines, f"{name}_sum {histogram.sum:.6f}", f"{name}_count {total}"]
