extends "res://task.gd"
# Arguments: IN OUT. For each JSON text of the file IN, OUT gets the packet of the value that the
# text stands for, and the packet of the JSON that the engine writes for this value.


func work(arguments: PackedStringArray) -> bool:
	var answers: Array[PackedByteArray] = []
	for packet in packets(arguments[0]):
		var text: String = bytes_to_var(packet)
		var value: Variant = JSON.to_native(JSON.parse_string(text))
		var native: Variant = JSON.from_native(value)
		answers.append(var_to_bytes(value))
		answers.append(var_to_bytes(JSON.stringify(native, "", false, true)))
	return store(arguments[1], answers)
