extends "res://task.gd"
# Argument: the path of a class, which refuses all of values.gd.

func work(arguments: Array):
	var values: Reference = load("res://values.gd").call("new")
	for value in values.call("all"):
		if load(arguments[0]).call("from_variant", value) != null:
			print("ERROR: accepted ", value)
