extends "res://task.gd"
# Argument: the path of a class. Reads each value of values.gd with this class, which must refuse
# it.


func work(arguments: PackedStringArray) -> bool:
	for value: Variant in load("res://values.gd").new().all():
		if load(arguments[0]).from_variant(value) != null:
			printerr("ERROR: accepted ", value)
	return true
