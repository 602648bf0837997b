extends "res://task.gd"
# Arguments: IN OUT. For the value of each packet of the file IN, OUT gets the text of var_to_str
# and the bytes of var_to_bytes.


func work(arguments: PackedStringArray) -> bool:
	var answers: Array[PackedByteArray] = []
	for value: Variant in values(arguments[0]):
		answers.append(var_to_str(value).to_utf8_buffer())
		answers.append(var_to_bytes(value))
	return store(arguments[1], answers)


func values(name: String) -> Array:
	var list := []
	for packet in packets(name):
		list.append(bytes_to_var(packet))
	return list
