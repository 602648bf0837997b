extends Node


@rpc("any_peer")
func reflect(...values: Array) -> void:
	callv("rpc_id", [1, "reflect"] + values)
