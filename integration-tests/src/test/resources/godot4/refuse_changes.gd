extends "res://task.gd"
# Argument: the path of a class. Its object of values.gd refuses all of the changes there.


func work(arguments: PackedStringArray) -> bool:
	var values: RefCounted = load("res://values.gd").new()
	var object: RefCounted = load(arguments[0]).from_variant(values.object())
	var before := var_to_str(object.to_variant())
	for value: Variant in values.all():
		if object.merge_changes(value):
			printerr("ERROR: accepted ", value)
		if var_to_str(object.to_variant()) != before:
			printerr("ERROR: changed by ", value)
	return true
