"""Live tables on the network: routes, sockets, limits, the store on disk, bot workers."""
