"""The table on the network: routes, sockets, stores, bot workers."""
