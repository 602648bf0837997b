extends "res://task.gd"
# Argument: the path of a class. Its object of values.gd refuses all of the changes there.

func work(arguments: Array):
	var values: Reference = load("res://values.gd").call("new")
	var object: Reference = load(arguments[0]).call("from_variant", values.call("object"))
	var before: String = var2str(object.call("to_variant"))
	for value in values.call("all"):
		if object.call("merge_changes", value):
			print("ERROR: accepted ", value)
		if var2str(object.call("to_variant")) != before:
			print("ERROR: changed by ", value)
