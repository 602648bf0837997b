extends "res://task.gd"
# Arguments: IN OUT. The file IN contains pairs of a value and a text. For each pair, OUT gets the
# value of the text, the engine's own text of the first value, and the value of the engine's text.
# If a text does not hold a value, str2var returns the text.

func work(arguments: Array):
	var packets := open(arguments[0], File.READ)
	var out := open(arguments[1], File.WRITE)
	while packets.get_position() < packets.get_len():
		var value = packets.get_var()
		out.store_var(str2var(packets.get_var()))
		out.store_var(var2str(value))
		out.store_var(str2var(var2str(value)))
	out.close()
