extends "res://task.gd"
# Prints the functions with @rpc of scripts, in the words of @rpc.

const CALLERS := {1: "any_peer", 2: "authority"}
const MODES := ["unreliable", "unreliable_ordered", "reliable"]


func work(arguments: PackedStringArray) -> bool:
	for name in arguments:
		var script: Script = load("res://" + name)
		var calls: Dictionary = script.get_rpc_config()
		for function in calls:
			var call: Dictionary = calls[function]
			print("call %s %s %s %s %d" % [
				name, function, CALLERS[call.rpc_mode], MODES[call.get("transfer_mode", 2)],
				call.get("channel", 0)])
	return true
