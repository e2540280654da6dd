"""The example of a proxy in front of two servers, by a real nginx: `python3 -m bench proxy`.

People of many tables come through it. Each table has to be open at one server alone; when that is killed they come
back by the other; and whoever is told to wait, with 503, must not make the proxy believe that the servers are down.
"""

import asyncio
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx2
import websockets
from tests.patience import PATIENCE
from tests.server.client import knock, visit

from bench.fleet import CROWDED, Arrangement, Campaign, campaign
from ludotheque.core.errors import Mistake

EXAMPLE = Path(__file__).parents[1] / "docs" / "many-servers" / "nginx.conf"
AROUND = """
daemon off; worker_processes 1; pid {0}/pid; error_log {0}/errors;
events {{}}
http {{
    access_log off; client_body_temp_path {0}/1; proxy_temp_path {0}/2; fastcgi_temp_path {0}/3;
    uwsgi_temp_path {0}/4; scgi_temp_path {0}/5;
    include {0}/site.conf;
}}
"""
TABLES = 20
SOCKETS = 60
"""So many sockets an address may have at a server here: enough for the people of all tables."""
STINGY = {**CROWDED, "sockets_per_address": SOCKETS}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as held:
        return int(held.getsockname()[1])


@contextmanager
def proxy(begun: Campaign) -> Iterator[str]:
    """nginx with the example, whose two servers are those of a campaign."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        site = EXAMPLE.read_text(encoding="utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
        for written, server in zip((":8001", ":8002"), begun.servers, strict=True):
            site = site.replace(written, f":{server.address.rpartition(':')[2]}")
        Path(folder, "site.conf").write_text(site.replace("games.example", "localhost"), encoding="utf-8")
        Path(folder, "nginx.conf").write_text(AROUND.format(folder), encoding="utf-8")
        process = subprocess.Popen(["nginx", "-p", folder, "-c", f"{folder}/nginx.conf"], stderr=subprocess.DEVNULL)
        try:
            address = f"http://localhost:{port}"
            end = time.monotonic() + PATIENCE
            while not answers(address) and time.monotonic() < end:
                time.sleep(0.05)
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        return httpx2.get(f"{address}/healthz").status_code == 200
    except httpx2.TransportError:
        return False


def tables_live(address: str) -> int:
    """How many tables a server has open, by its metrics."""
    lines = httpx2.get(f"{address}/metrics").text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("ludotheque_tables_live "))


async def tried(begun: Campaign, address: str) -> bool:
    """Print a line for each thing that is to be so; says whether all are."""
    good = []

    def told(what: str, is_so: bool) -> None:
        print(f"{'well' if is_so else 'NOT SO'}: {what}", flush=True)
        good.append(is_so)

    async with AsyncExitStack() as visits:
        for table in begun.tables:
            for key in table.keys["seats"]:
                await visits.enter_async_context(visit(address, table.keys["table"], key))
        live = [tables_live(server.address) for server in begun.servers]
        told(f"of {TABLES} tables each is open at one server: {live[0]} and {live[1]}", sum(live) == TABLES)
        refused = 0
        for _ in range(SOCKETS):
            try:
                await visits.enter_async_context(knock(address, begun.tables[0].keys["table"]))
            except websockets.InvalidStatus as answer:
                refused += answer.response.status_code == 503
        told(f"{refused} sockets too many are refused with 503", refused > 0)
        told("after that the servers are there for all", all(map(answers, [address] * 10)))
    await asyncio.to_thread(begun.servers[0].kill)
    back = 0
    for table in begun.tables:
        async with visit(address, table.keys["table"], table.keys["seats"][0]):
            back += 1
    told(f"after a kill people of {back} of {TABLES} tables are back at once", back == TABLES)
    return all(good)


def main() -> None:
    if shutil.which("nginx") is None:
        raise Mistake("there is no nginx here; Debian's package is nginx")
    with campaign(Arrangement("", 2), TABLES, bots=False, limits=STINGY) as begun, proxy(begun) as address:
        good = asyncio.run(tried(begun, address))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    try:
        main()
    except Mistake as mistake:
        sys.exit(f"bench proxy: {mistake}")
