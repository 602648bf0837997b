extends "res://task.gd"
# Argument: SCRIPT, which is compiled but not run.


func work(arguments: PackedStringArray) -> bool:
	var script: GDScript = load("res://" + arguments[0])
	return script.can_instantiate()
