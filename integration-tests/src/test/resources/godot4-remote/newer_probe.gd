extends "probe.gd"


@rpc
func dance() -> void:
	pass
