"""The tables of docs/performance.md are written from the figures."""

from typing import Any

import pytest

from bench import machine, report, trials

ROW = {"compiled": 61234.5, "uncompiled": 812.3, "ratio": 75.4}

RESULTS: dict[str, Any] = {
    "speed": {"chess": {"games": ROW, "steps": ROW, "simulations": ROW}},
    "peer": {
        "version": "2.0",
        "native": "ended with -11",
        "players": dict.fromkeys(report.PLAYERS, ROW),
    },
    "adapters": {
        "at_once": 64,
        "peers": {
            "pettingzoo": {"version": "1.27", "steps": 7500.0},
            "openspiel": {"version": "2.0", "steps": 187500.0},
        },
        "games": {
            "chess": {"pettingzoo": {"steps": 172500.0, "ratio": 23.0}, "vector": {"steps": 1.2e6, "ratio": 160}}
        },
    },
    "server": [
        {
            "tables": 1000,
            "pause": 2.0,
            "actions_a_second": 512.3,
            "actions_a_processor_second": 1712.9,
            "server_load": 0.3,
            "crowd_load": 0.1,
            "p50_ms": 3.456,
            "p99_ms": 12.34,
        }
    ],
    "live": {
        "tables": 200,
        "actions_a_second": 480.4,
        "server_load": 0.5,
        "crowd_load": 0.2,
        "p50_ms": 1.234,
        "p99_ms": 5.6,
    },
}


def test_every_section_has_its_table(tmp_path_factory: pytest.TempPathFactory) -> None:
    told = report.written({"machine": machine.described(tmp_path_factory.mktemp("disk")), **RESULTS})
    assert "| chess: random games | 61,200 | 812 | 75x |" in told
    assert "| OpenSpiel's | 61,200 | 1x | 812 | 1.0x |" in told
    assert "crashes (ended with -11)" in told
    assert "| 1,000 tables, at ease | 512 | 3.46 | 12.3 | 1,710 | 30% | 10% |" in told
    assert "| 200 tables | 480 | 1.23 | 5.6 | 50% | 20% |" in told


def test_two_revisions_stand_side_by_side_and_it_is_said_what_plays_otherwise() -> None:
    def row(speed: float, answers: str) -> dict[str, Any]:
        return {game: {"steps": speed, "simulations": speed, "answers": answers} for game in ("chess", "go")}

    rounds = [(row(90.0, "a"), row(100.0, "a")), (row(190.0, "a"), row(200.0, "a")), (row(99.0, "a"), row(100.0, "a"))]
    rounds[0][1]["go"]["answers"] = "b"
    found = {"revision": "v1", "games": {game: trials.compared(game, rounds) for game in ("chess", "go")}}
    told = report.written({"against": found})
    assert "| chess: MCTS simulations | 190 | 200 | 0.95 |" in told
    assert told.endswith("No longer the same games and decisions as then: go.")


def test_two_servers_stand_side_by_side_and_the_longest_pause_counts() -> None:
    def row(actions: float, pause: float) -> dict[str, Any]:
        figures = {"actions_a_processor_second": actions, "longest_pause_ms": pause}
        return {**figures, "p99_ms": 50.0, "bytes_a_table": 120_000.0}

    rounds = [
        (row(400.0, 3.0), row(200.0, 90.0)),
        (row(900.0, 12.0), row(300.0, 0.0)),
        (row(100.0, 1.0), row(80.0, 8.0)),
    ]
    crowd = {"tables": 600, "pause": 0.0, **trials.servers_compared(rounds, trials.SERVED)}
    told = report.written({"server_against": {"revision": "v1", "crowds": [crowd]}})
    assert "| 600 tables, flat out: actions a CPU second | 400 | 200 | 2.00 |" in told
    assert "| 600 tables, flat out: longest pause of the collector, CPU ms | 12 | 90 | 0.03 |" in told
    assert "| 600 tables, flat out: kB a live table | 120 | 120 | 1.00 |" in told


def test_two_servers_in_real_time_stand_side_by_side() -> None:
    def row(late: float) -> dict[str, Any]:
        return {"actions_a_second": 400.0, "p50_ms": 1.0, "p99_ms": late, "server_load": 0.25}

    compared = trials.servers_compared([(row(8.0), row(32.0)), (row(6.0), row(12.0))], trials.LIVE)
    told = report.written({"live_against": {"revision": "v1", "tables": 200, **compared}})
    assert told.startswith("| 200 tables in real time | now | at v1 | ratio |")
    assert "| p99 ms | 7 | 22 | 0.38 |" in told
    assert "| server's CPU, % | 25 | 25 | 1.00 |" in told


def test_what_was_not_measured_is_not_written() -> None:
    assert report.written({"server": RESULTS["server"]}).startswith("|  | actions a second")


def test_the_ratio_is_the_median_of_the_rounds_not_of_the_medians() -> None:
    assert trials.beside([10.0, 20.0, 90.0], [1.0, 4.0, 3.0]) == {"compiled": 20.0, "uncompiled": 3.0, "ratio": 10.0}


def test_adapters_are_told_as_ratios_to_pettingzoo() -> None:
    told = report.adapters(RESULTS["adapters"])
    assert "| OpenSpiel's connect four, in C++, from Python (2.0) | 188,000 | 25x |" in told
    assert "| chess: PettingZoo's interface | 172,000 | 23x |" in told
    assert "| chess: vector, 64 games | 1,200,000 | 160x |" in told
