"""Many tables played over real sockets: how long a move takes from sending to being seen, and whether all is there."""
