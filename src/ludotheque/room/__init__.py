"""Live tables, whatever carries their messages and keeps their logs: they know neither network nor disk."""
