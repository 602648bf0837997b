extends "res://task.gd"
# Arguments: IN OUT. The file IN contains pairs of a value and a text. For each pair, OUT gets the
# value of the text, the engine's own text of the first value, and the value of the engine's text.


func work(arguments: PackedStringArray) -> bool:
	var answers: Array[PackedByteArray] = []
	var pairs := packets(arguments[0])
	for i in range(0, pairs.size(), 2):
		var own := var_to_str(bytes_to_var(pairs[i]))
		var text: String = bytes_to_var(pairs[i + 1])
		answers.append(var_to_bytes(str_to_var(text)))
		answers.append(var_to_bytes(own))
		answers.append(var_to_bytes(str_to_var(own)))
	return store(arguments[1], answers)
