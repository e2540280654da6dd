"""The HTTP side: shelf, set-up, headers, origins, limits, pages, numbers for operators."""

import gzip
import re
import resource
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludotheque.core.errors import BadOption
from ludotheque.games import GAMES, box, shelf
from ludotheque.room import wire
from ludotheque.search.levels import LEVELS
from ludotheque.server import app
from ludotheque.server.security import HEADERS, OF_PAGES
from tests.first_game import GAME
from tests.patience import PATIENCE
from tests.server.client import knock, visit
from tests.server.running import GENEROUS, HTTP, Run, Running

pytestmark = pytest.mark.anyio

PEOPLE = [{"holder": "me"}, {"holder": "me"}]
NEW = {"game": GAME, "seats": PEOPLE}
TINY = ["tiny", "tiny_timed", "tiny_crew", "tiny_dare", "tiny_coming"]
COMING = [name for name in [*GAMES, *TINY] if box(name).opener is None]


def test_the_shelf_shows_every_box_in_order(server: Running) -> None:
    boxes = server.get("/api/shelf").json()["boxes"]
    assert [box["name"] for box in boxes] == [*GAMES, *TINY]
    assert [box["name"] for box in boxes if not box["ready"]] == COMING
    assert boxes[0]["tutorial"]


def test_a_server_that_is_not_open_to_the_network_has_no_address_there(server: Running) -> None:
    assert server.get("/api/address").json() == {"lan": None}


def test_options_say_on_what_they_depend(server: Running) -> None:
    told = {shown["name"]: shown["options"] for shown in server.get("/api/shelf").json()["boxes"]}
    for name in GAMES:
        for option, shown in zip(box(name).label.options, told[name], strict=True):
            assert shown["only"] == option.only
            assert shown["otherwise"] == [{"when": other.when, "default": other.default} for other in option.otherwise]
    assert any(option["only"] for options in told.values() for option in options)


def test_a_box_tells_its_rules_components_and_levels(server: Running) -> None:
    told = server.get(f"/api/games/{GAME}").json()
    assert told["levels"] == list(wire.LEVELS) == list(LEVELS)
    assert told["rules"]
    assert told["components"]["game"] == GAME
    for name in COMING:
        assert server.get(f"/api/games/{name}").json()["components"] is None
        assert server.get(f"/api/games/{name}/components").json()["error"]["code"] == "coming"
        assert server.post("/api/tables", {**NEW, "game": name}).json()["error"]["code"] == "coming"
    assert server.get("/api/games/chess").json()["error"]["code"] == "no-game"


def test_a_game_without_pages_of_its_own_brings_its_shapes_and_texts(server: Running) -> None:
    shapes = server.get("/api/games/tiny/shapes").json()
    assert shapes["$defs"]["View"]["properties"]["coins"]["format"] == "by-seat"
    assert "title = Les pies" in server.get("/api/games/tiny/texts/fr").text
    assert server.get("/api/games/tiny/texts/tlh").json()["error"]["code"] == "no-language"
    for name in COMING:
        assert server.get(f"/api/games/{name}/shapes").json()["error"]["code"] == "coming"


def test_the_component_file_can_be_had_changed_and_handed_in(server: Running) -> None:
    text = server.get(f"/api/games/{GAME}/components").text
    mine = "# my own\n" + text
    assert server.post("/api/tables", {**NEW, "components": mine.replace("\n", "\r\n")}).status_code == 201
    refused = server.post("/api/tables", {**NEW, "components": "nonsense = 1\n" + text})
    assert refused.status_code == 400
    assert refused.json()["error"]["code"] == "components"
    assert "nonsense" in refused.json()["error"]["message"]
    for slow in (".".join("a" * 60_000) + " = 1", "# nothing\n" * 2_000):
        refused = server.post("/api/tables", {**NEW, "components": slow})
        assert refused.json()["error"]["code"] == "components", "what takes long to read is not read"
    deep = server.post("/api/tables", {**NEW, "components": "a = [\n" + "[\n" * 5_000})
    assert deep.json()["error"]["code"] == "components"


def test_a_table_plays_on_from_a_picture_of_the_rules(server: Running) -> None:
    diagrams = server.get(f"/api/games/{GAME}/diagrams").json()["diagrams"]
    assert server.get("/api/games/tiny/diagrams").json() == {"diagrams": []}
    for diagram in diagrams:
        keys = server.post("/api/tables", {**NEW, "diagram": diagram["id"]}).json()
        seat = diagram["seat"]
        [first] = server.get(f"/api/tables/{keys['table']}/history?seat={seat}", keys["seats"][seat]).json()["steps"]
        assert first["views"] == {str(seat): diagram["view"]}
        assert first["actions"] == {str(seat): diagram["actions"]}


def test_puzzles_come_all_at_once_with_what_judges_them(server: Running) -> None:
    told = server.get(f"/api/games/{GAME}/puzzles").json()
    assert told["components"] == server.get(f"/api/games/{GAME}").json()["components"]
    assert told["facts"] == server.get(f"/api/games/{GAME}").json()["facts"]
    for puzzle in told["puzzles"]:
        offered = [action["do"] for action in puzzle["actions"]]
        assert sorted(offered) == sorted([puzzle["answer"], *puzzle["costs"]])
        assert "position" not in puzzle, "what is hidden stays so"
    refused = server.get("/api/games/tiny/puzzles")
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no-puzzles")
    ready = {box["name"]: box["puzzles"] for box in server.get("/api/shelf").json()["boxes"]}
    assert ready[GAME]
    assert not ready["tiny"]


BAD_TABLES: dict[str, tuple[dict[str, Any], int, str]] = {
    "no game": ({**NEW, "game": "chess"}, 400, "no-game"),
    "too many seats": ({**NEW, "seats": PEOPLE * 2}, 400, "options"),
    "no seats": ({**NEW, "seats": []}, 400, "bad-request"),
    "an unknown option": ({**NEW, "options": {"wind": 1}}, 400, "options"),
    "an unknown field": ({**NEW, "seed": "mine"}, 400, "bad-request"),
    "an unknown level": ({**NEW, "seats": [{"holder": "bot", "level": "god"}] * 2}, 400, "bad-request"),
    "a bad name": ({**NEW, "seats": [{"holder": "me", "name": "x" * 99}] * 2}, 400, "name"),
    "bad components": ({**NEW, "components": "game = 1"}, 400, "components"),
    "no tutorial": ({"game": "tiny", "seats": PEOPLE, "tutorial": True}, 400, "no-tutorial"),
    "no diagram": ({**NEW, "diagram": "none"}, 400, "no-diagram"),
    "a diagram for others": ({**NEW, "diagram": "shield", "seats": PEOPLE[:1]}, 400, "options"),
    "too large": ({**NEW, "components": "x" * 200_000}, 413, "too-large"),
}


@pytest.mark.parametrize(("new", "status", "code"), BAD_TABLES.values(), ids=BAD_TABLES.keys())
def test_a_table_that_cannot_be_is_refused(server: Running, new: dict[str, Any], status: int, code: str) -> None:
    answer = server.post("/api/tables", new)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text


def test_an_option_is_taken_and_refused_as_by_the_library(server: Running) -> None:
    arkade = {"game": "arkade", "seats": PEOPLE}
    taken = server.post("/api/tables", {**arkade, "options": {"side": "ADVANCED", "tiles": "false", "nuggets": "4"}})
    assert taken.status_code == 201, taken.text
    for name, value in (("side", "sideways"), ("tiles", 0), ("nuggets", True)):
        refused = server.post("/api/tables", {**arkade, "options": {name: value}})
        with pytest.raises(BadOption) as caught:
            box("arkade").setup(options={name: value})
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, "options")
        assert refused.json()["error"]["message"] == str(caught.value)


def test_a_body_that_is_no_json_is_refused(server: Running) -> None:
    nested = b"[" * 5_000
    latin = b'{"game": "\xff", "seats": [{"holder": "me"}]}'
    for body in (b"", b"{", b"\xff", nested, latin):
        answer = HTTP.post(f"{server.address}/api/tables", content=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")


def test_every_answer_has_the_security_headers(server: Running) -> None:
    answers = [
        *map(server.get, ("/", "/t/any", "/api/shelf", "/api/nothing", "/healthz", "/metrics", "/assets/none.js")),
        server.get("/api/tables/none/history"),
        server.post("/api/tables", {}),
        server.post("/api/shelf", {}),
        server.post("/api/tables", NEW, Origin="https://elsewhere.example"),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, answer.url
    assert "script-src 'self';" in HEADERS["content-security-policy"]


def test_what_pages_are_made_of_has_the_security_headers_that_concern_it(server: Running) -> None:
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', server.get("/").text)
    assert {part.rsplit(".", 1)[1] for part in parts} == {"js", "css"}
    for part in (*parts, "/sw.js"):
        headers = server.get(part).headers
        assert {name for name in HEADERS if name not in headers} == (set() if part == "/sw.js" else set(OF_PAGES))


async def test_pages_of_other_sites_are_turned_away(server: Running) -> None:
    for origin in ("https://elsewhere.example", "null", "http://[", server.address + "0"):
        answer = server.post("/api/tables", NEW, Origin=origin)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
    assert server.post("/api/tables", NEW, Origin=server.address).status_code == 201
    keys = server.table("me", "me")
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with knock(server.address, keys["table"], origin="https://elsewhere.example"):
            pass
    assert refused.value.response.status_code == 403
    async with knock(server.address, keys["table"], origin=server.address) as own:
        await own.send({"type": "hello", "keys": keys["seats"]})
        await own.hear("welcome")


def test_new_tables_are_limited_for_each_address_and_altogether(run: Run) -> None:
    server = run(limits={**GENEROUS, "tables_per_minute": 1, "tables_at_once": 3, "tables": 2})
    answers = [server.post("/api/tables", NEW) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 503, 429]


async def test_health_and_metrics_count(run: Run) -> None:
    server = run()
    health = server.get("/healthz").json()
    assert health["ok"]
    keys = server.table("me", "me")
    assert server.get("/healthz").json()["tables"] == health["tables"] + 1
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        before = _metric(server, "ludotheque_actions_total")
        await ada.act(0)
        await ada.ask("act", seat=1, action="roll")
        assert _metric(server, "ludotheque_actions_total") == before + 1
        assert _metric(server, "ludotheque_refusals_total") > 0
        assert _metric(server, "ludotheque_sockets") == 1
        assert _metric(server, "ludotheque_append_seconds_count") > 0


def _metric(server: Running, name: str) -> float:
    [value] = [line.split()[1] for line in server.get("/metrics").text.splitlines() if line.split()[0] == name]
    return float(value)


def test_pages_are_cached_by_their_hash_and_every_address_is_a_page(run: Run, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the client")
    (static / "assets" / "index-abc.js").write_text("1")
    server = run(static=str(static))
    for path in ("/", "/t/TABLE", f"/rules/{GAME}", "/index.html"):
        page = server.get(path)
        assert page.text == "<!doctype html>the client"
        assert page.headers["cache-control"] == "no-cache"
    script = server.get("/assets/index-abc.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert server.get("/assets/gone.js").status_code == 404
    assert server.get("/..%2f..%2fdata%2ftables.sqlite").text == "<!doctype html>the client"
    (static / "index.html").unlink()
    unbuilt = server.get("/")
    assert unbuilt.status_code == 503
    assert "npm run build" in unbuilt.text


def test_what_the_build_has_packed_is_handed_on(run: Run, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script = static / "assets" / "index-abc.js"
    script.write_text("let words = 1;")
    packed = {"br": script.with_name("index-abc.js.br"), "gzip": script.with_name("index-abc.js.gz")}
    for encoding, file in packed.items():
        file.write_bytes(gzip.compress(encoding.encode()))
    server = run(static=str(static))
    wishes = {"gzip, deflate, br": "br", "gzip;q=0.5": "gzip", "br;q=0, gzip": "gzip", "zstd": None}
    for wish, granted in wishes.items():
        with HTTP.stream("GET", f"{server.address}/assets/index-abc.js", headers={"accept-encoding": wish}) as answer:
            sent = b"".join(answer.iter_raw())
        assert sent == (packed[granted] if granted else script).read_bytes()
        assert answer.headers.get("content-encoding") == granted
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]


async def test_a_hosts_component_file_is_what_new_tables_use(run: Run) -> None:
    house = run(components={GAME: "# my own\n" + box(GAME).standard_components()})
    keys = house.table("me", "me")
    async with visit(house.address, keys["table"], keys["watch"]) as eve:
        assert eve.table["components"] != "standard"
    path = f"/api/tables/{keys['table']}/components"
    assert house.get(path, keys["watch"]).json()["game"] == GAME
    assert house.get(path).status_code == 403


def test_a_table_tells_the_numbers_that_its_texts_say(run: Run) -> None:
    odd = box("laaancez").standard_components().replace("damage = { value = 1,", "damage = { value = 5,")
    house = run(components={"laaancez": odd})
    keys = house.table("me", "me", game="laaancez")
    path = f"/api/tables/{keys['table']}/facts"
    assert house.get(path, keys["watch"]).json()["candle-damage"] == 5
    assert house.get(path).status_code == 403
    assert house.get("/api/games/laaancez").json()["facts"]["candle-damage"] == 1


def test_a_server_does_not_start_on_what_is_wrong(run: Run, data: Path) -> None:
    with pytest.raises(AssertionError, match="nonsense"):
        run(components={GAME: "nonsense = 1"})
    with pytest.raises(AssertionError, match=r"plugin tests\.nothing"):
        run(plugins=["tests.nothing"])
    data.mkdir(exist_ok=True)
    (data / "tables.sqlite").write_text("something else altogether, and long enough to be looked at")
    with pytest.raises(AssertionError, match="cannot be used"):
        run()


def test_only_known_hosts_are_answered(run: Run) -> None:
    address = run(names=["games.example"]).address
    for host in ("127.0.0.1:8000", "[::1]:8000", "localhost:8000", "a.localhost", "desk.local", "Games.Example"):
        assert HTTP.get(f"{address}/healthz", headers={"host": host}).status_code == 200, host
    for host in ("evil.test", "127.0.0.1.evil.test", "games.example.evil.test", "evillocalhost", "["):
        answer = HTTP.get(f"{address}/healthz", headers={"host": host})
        assert answer.status_code == 421, host
        assert "--allow-host" in answer.text


def test_a_socket_for_an_unknown_host_is_not_opened(server: Running) -> None:
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    headers = {"host": "evil.test", **upgrade, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    assert HTTP.get(f"{server.address}/api/tables/any/socket", headers=headers).status_code == 403


def test_the_tables_are_for_their_owner_alone(server: Running) -> None:
    (kept,) = Path(server.options["data"]).glob("tables.sqlite")
    assert kept.stat().st_mode & 0o077 == 0


def test_without_built_pages_whoever_asks_is_told(run: Run, tmp_path: Path) -> None:
    server = run(static=str(tmp_path / "nowhere"))
    answer = server.get("/")
    assert answer.status_code == 503
    assert "not built" in answer.text
    assert server.get("/healthz").status_code == 200


def test_numbers_beyond_any_sense_are_refused(server: Running) -> None:
    keys = server.table("me", "me")
    huge = 10**30
    branch = server.post(f"/api/tables/{keys['table']}/branch", {"at": huge, "seats": PEOPLE}, keys["watch"])
    assert (branch.status_code, branch.json()["error"]["code"]) == (400, "bad-request")
    clock = {"per": "game", "seconds": huge, "zero": "once"}
    for new in ({**NEW, "options": {"wind": huge}}, {**NEW, "clock": clock}):
        assert server.post("/api/tables", new).status_code == 400


def test_a_full_disk_is_not_well(run: Run) -> None:
    server = run()
    assert until_health(server, 200)["ok"]
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    assert not until_health(server, 503)["ok"]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    assert until_health(server, 200)["ok"], "it is well again when there is room"


def until_health(server: Running, status: int) -> dict[str, Any]:
    """Wait until the server answers so: a disk that is busy for seconds is not well either."""
    end = time.monotonic() + PATIENCE
    while (told := server.get("/healthz")).status_code != status:
        assert time.monotonic() < end, told.text
        time.sleep(0.05)
    answer: dict[str, Any] = told.json()
    return answer


def test_every_box_is_opened_before_anybody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several first tables at once, made in threads, msgspec would read a shape that it has not learnt yet."""
    opened = []
    monkeypatch.setattr(app, "open_game", lambda setup: opened.append(setup.game))
    app.open_every_box()
    assert opened == [found.name for found in shelf() if found.opener is not None]
