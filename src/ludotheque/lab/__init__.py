"""Many tables at once: simulation, and contests between players."""
