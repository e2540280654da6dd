"""The tests. Those of the contract suite stand in the package, and explain themselves as well as those here."""

import pytest

pytest.register_assert_rewrite("ludotheque.contract")
