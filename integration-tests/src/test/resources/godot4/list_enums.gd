extends "res://task.gd"
# Prints the constants of the enums of scripts, with their numbers.


func work(arguments: PackedStringArray) -> bool:
	for name in arguments:
		var script: Script = load("res://" + name)
		var constants: Dictionary = script.get_script_constant_map()
		for constant in constants:
			if constants[constant] is Dictionary:
				for word in constants[constant]:
					print("enum %s %s %d" % [constant, word, constants[constant][word]])
	return true
