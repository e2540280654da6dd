"""Who does the work of a long command: processes of this machine, or a cluster."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import wraps
from typing import Any

import click

from ludotheque.cli.shared import own_language
from ludotheque.cli.words import own_texts
from ludotheque.core.errors import Mistake

Command = Callable[..., Any]


def worker_options(command: Command) -> Command:
    """`--jobs` and `--cluster`; the command gets `jobs` and an `executor`, or none where processes of its own work."""

    @wraps(command)
    def run(*args: Any, jobs: int | None, cluster: str | None, **options: Any) -> Any:
        if cluster is None:
            return command(*args, jobs=jobs or 1, executor=None, **options)
        if jobs is not None:
            raise Mistake(own_texts(own_language()).say("cli-cluster-jobs"))
        with workers_at(cluster) as executor:
            return command(*args, jobs=1, executor=executor, **options)

    at = click.option(
        "--cluster",
        metavar="ADDRESS",
        help="Let the workers of a Dask cluster do it instead, such as tcp://192.168.1.5:8786 (extra `cluster`).",
    )
    here = click.option(
        "--jobs", type=click.IntRange(1), show_default="1", help="How many processes of this machine work."
    )
    return here(at(run))


@contextmanager
def workers_at(address: str) -> Iterator[Executor]:
    """A cluster; what is wrong with it is told in the language of whoever sits at the terminal."""
    from ludotheque.lab.cluster import NoCluster, cluster

    try:
        with cluster(address) as executor:
            logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # what goes wrong is ours to tell
            yield executor
    except NoCluster as trouble:
        raise Mistake(own_texts(own_language()).say(f"cli-cluster-{trouble.trouble}", trouble.facts)) from trouble
