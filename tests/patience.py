"""How long tests wait for what must come. A busy machine is slow, and that is no fault: only waiting in vain is."""

PATIENCE = 120.0
"""In seconds, many times what anything takes on a machine that is slow and has other things to do."""
