extends "res://task.gd"
# Arguments: IN OUT. For each JSON text of the file IN, OUT gets the packet of the value that the
# text stands for.


func work(arguments: PackedStringArray) -> bool:
	var answers: Array[PackedByteArray] = []
	for packet in packets(arguments[0]):
		var text: String = bytes_to_var(packet)
		answers.append(var_to_bytes(JSON.to_native(JSON.parse_string(text))))
	return store(arguments[1], answers)
