extends "res://task.gd"
# Argument: the path of a class. Reads each value of values.gd with this class, which must refuse
# it.

func work(arguments: Array):
	var values: Reference = load("res://values.gd").call("new")
	for value in values.call("all"):
		if load(arguments[0]).call("from_variant", value) != null:
			print("ERROR: accepted ", value)
