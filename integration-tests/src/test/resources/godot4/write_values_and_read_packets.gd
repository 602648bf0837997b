extends "res://read_packets.gd"
# Arguments: IN OUT. OUT: all of values.gd, which the test supplies, before the packets of IN.


func values(name: String) -> Array:
	return load("res://values.gd").new().all() + super(name)
