"""The figures as tables in Markdown, as they stand in docs/performance.md."""

from collections.abc import Callable, Sequence
from typing import Any

FIGURES = {"games": "random games", "steps": "actions in random games", "simulations": "MCTS simulations"}
PLAYERS = {
    "ours": "ours",
    "ours, random playouts": "ours, with random playouts like OpenSpiel's",
    "openspiel": "OpenSpiel's",
}

SERVED = {
    "actions_a_processor_second": ("actions a CPU second", 1),
    "p99_ms": ("p99 ms", 1),
    "longest_pause_ms": ("longest pause of the collector, CPU ms", 1),
    "bytes_a_table": ("kB a live table", 1000),
}


def number(value: float) -> str:
    """Three figures that count."""
    if value >= 100:
        digits = len(str(int(value)))
        return f"{round(value, 3 - digits):,.0f}"
    return f"{value:.3g}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    line = "|" + "|".join("---" if index == 0 else "---:" for index in range(len(heads))) + "|"
    return "\n".join(["| " + " | ".join(heads) + " |", line, *("| " + " | ".join(row) + " |" for row in rows)])


def speed(found: dict[str, Any]) -> str:
    rows = [
        [f"{game}: {FIGURES[figure]}", number(row["compiled"]), number(row["uncompiled"]), f"{row['ratio']:.0f}x"]
        for game, figures in found.items()
        for figure, row in figures.items()
    ]
    return table(["a second, on one core", "compiled", "uncompiled", "ratio"], rows)


def against(found: dict[str, Any]) -> str:
    rows = [
        [f"{game}: {FIGURES[figure]}", number(row["now"]), number(row["before"]), f"{row['ratio']:.2f}"]
        for game, figures in found["games"].items()
        for figure, row in figures.items()
        if figure in FIGURES
    ]
    other = [game for game, figures in found["games"].items() if not figures["same"]]
    told = f"\n\nNo longer the same games and decisions as then: {', '.join(other)}." if other else ""
    return table(["a second, on one core", "now", f"at {found['revision']}", "ratio"], rows) + told


def peer(found: dict[str, Any]) -> str:
    theirs = found["players"]["openspiel"]
    rows = [
        [
            PLAYERS[name],
            number(found["players"][name]["compiled"]),
            f"{found['players'][name]['compiled'] / theirs['compiled']:.0f}x",
            number(found["players"][name]["uncompiled"]),
            f"{found['players'][name]['uncompiled'] / theirs['uncompiled']:.1f}x",
        ]
        for name in PLAYERS
    ]
    heads = ["MCTS simulations a second", "compiled rules", "ratio", "uncompiled rules", "ratio"]
    outcome = "works" if found["native"] == "works" else f"crashes ({found['native']})"
    return table(heads, rows) + f"\n\nOpenSpiel {found['version']}; its C++ search on this Python game {outcome}."


DOORS = {
    "pettingzoo": "PettingZoo's interface",
    "vector": "vector, {at_once} games",
    "vector, lent": "vector, {at_once} games, without copies",
}
OTHERS = {
    "pettingzoo": "PettingZoo's connect four",
    "openspiel": "OpenSpiel's connect four, in C++, from Python",
    "pgx": "pgx's connect four, 1,024 games in JAX",
}


def adapters(found: dict[str, Any]) -> str:
    """The ratios are to PettingZoo's own game."""
    base = found["peers"]["pettingzoo"]["steps"]
    rows = [
        [f"{OTHERS[name]} ({peer['version']})", number(peer["steps"]), f"{peer['steps'] / base:.0f}x"]
        for name, peer in found["peers"].items()
    ]
    rows += [
        [f"{game}: {DOORS[door].format(**found)}", number(row["steps"]), f"{row['ratio']:.0f}x"]
        for game, doors in found["games"].items()
        for door, row in doors.items()
    ]
    return table(["steps a second, with observation and mask", "on one core", "ratio"], rows)


def server(found: list[dict[str, Any]]) -> str:
    rows = [
        [
            f"{row['tables']:,} tables, {'at ease' if row['pause'] else 'flat out'}",
            number(row["actions_a_second"]),
            number(row["p50_ms"]),
            number(row["p99_ms"]),
            number(row["actions_a_processor_second"]),
            f"{row['server_load']:.0%}",
            f"{row['crowd_load']:.0%}",
        ]
        for row in found
    ]
    heads = ["", "actions a second", "p50 ms", "p99 ms", "actions a CPU second", "server's CPU", "crowd's CPU"]
    return table(heads, rows)


def server_against(found: dict[str, Any]) -> str:
    rows = []
    for crowd in found["crowds"]:
        who = f"{crowd['tables']:,} tables, {'at ease' if crowd['pause'] else 'flat out'}"
        for figure, (name, unit) in SERVED.items():
            row = crowd[figure]
            numbers = number(row["now"] / unit), number(row["before"] / unit)
            rows.append([f"{who}: {name}", *numbers, f"{row['ratio']:.2f}"])
    return table(["the server", "now", f"at {found['revision']}", "ratio"], rows)


def live(found: dict[str, Any]) -> str:
    row = [
        f"{found['tables']:,} tables",
        number(found["actions_a_second"]),
        number(found["p50_ms"]),
        number(found["p99_ms"]),
        f"{found['server_load']:.0%}",
        f"{found['crowd_load']:.0%}",
    ]
    heads = ["hand to the other's screen", "actions a second", "p50 ms", "p99 ms", "server's CPU", "crowd's CPU"]
    return table(heads, [row])


IN_REAL_TIME = {
    "actions_a_second": ("actions a second", 1.0),
    "p50_ms": ("p50 ms", 1.0),
    "p99_ms": ("p99 ms", 1.0),
    "server_load": ("server's CPU, %", 0.01),
}


def live_against(found: dict[str, Any]) -> str:
    rows = []
    for figure, (name, unit) in IN_REAL_TIME.items():
        row = found[figure]
        rows.append([name, number(row["now"] / unit), number(row["before"] / unit), f"{row['ratio']:.2f}"])
    return table([f"{found['tables']:,} tables in real time", "now", f"at {found['revision']}", "ratio"], rows)


def machine(found: dict[str, Any]) -> str:
    return (
        f"{found['date']}; {found['processor']}, {found['cores']} cores; {found['system']}; Python {found['python']}; "
        f"{found['compiler']}; the disk makes {number(found['syncs_a_second'])} pages durable a second, one by one; "
        f"load average {found['load']:.1f} when the bench began."
    )


SECTIONS: dict[str, Callable[[Any], str]] = {
    "machine": machine,
    "speed": speed,
    "against": against,
    "peer": peer,
    "adapters": adapters,
    "server": server,
    "server_against": server_against,
    "live": live,
    "live_against": live_against,
}


def written(results: dict[str, Any]) -> str:
    """Every table there is, in order."""
    return "\n\n".join(section(results[name]) for name, section in SECTIONS.items() if name in results)
