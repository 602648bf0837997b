extends "res://task.gd"
# Arguments: IN OUT. For each packet of the file IN, valid or damaged, OUT gets a bool, which is
# true if the engine accepts the packet, and the value.


func work(arguments: PackedStringArray) -> bool:
	Engine.print_error_messages = false
	var answers: Array[PackedByteArray] = []
	for packet in packets(arguments[0]):
		var value: Variant = bytes_to_var(packet)
		answers.append(var_to_bytes(value != null or packet[0] == TYPE_NIL))
		answers.append(var_to_bytes(value))
	return store(arguments[1], answers)
