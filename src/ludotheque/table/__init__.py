"""A table as a plain object: seats, the log of entries, undo, replay, tutorial, records. No input or output."""
