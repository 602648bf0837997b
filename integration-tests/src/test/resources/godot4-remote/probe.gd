extends Node


@rpc("any_peer")
func say(value: Variant) -> void:
	$/root/Remote.received.append([multiplayer.get_remote_sender_id(), value])


@rpc
func steer(_value: int) -> void:
	pass


@rpc("any_peer")
func count(numbers: Array[int], amounts: Dictionary[String, int]) -> void:
	$/root/Remote.received.append([numbers, amounts])
