extends "res://task.gd"
# Argument: the path of a class, which refuses all of values.gd.


func work(arguments: PackedStringArray) -> bool:
	for value: Variant in load("res://values.gd").new().all():
		if load(arguments[0]).from_variant(value) != null:
			printerr("ERROR: accepted ", value)
	return true
