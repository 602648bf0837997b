extends "res://read_packets.gd"
# Arguments: IN OUT. OUT gets all values of values.gd, which the test supplies, and then the packets
# of IN.

func values(name: String) -> Array:
	return load("res://values.gd").new().all() + .values(name)
