extends "res://task.gd"
# Arguments: IN OUT. The file IN contains pairs of a value and a JSON text. For each pair, OUT gets
# the value of the text, the engine's own text of the first value, and the value of the engine's
# text.


func work(arguments: PackedStringArray) -> bool:
	Engine.print_error_messages = false
	var answers: Array[PackedByteArray] = []
	var pairs := packets(arguments[0])
	for i in range(0, pairs.size(), 2):
		var own := JSON.stringify(JSON.from_native(bytes_to_var(pairs[i])))
		answers.append(var_to_bytes(read(bytes_to_var(pairs[i + 1]))))
		answers.append(var_to_bytes(own))
		answers.append(var_to_bytes(read(own)))
	return store(arguments[1], answers)


func read(text: String) -> Variant:
	return JSON.to_native(JSON.parse_string(text))
