"""The folder of a room without a server: how it is written, and how it is served."""
