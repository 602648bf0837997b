extends "res://task.gd"
# Prints the settings of all warnings about scripts, and the setting that makes them errors.

func work(_arguments: Array):
	for property in ProjectSettings.get_property_list():
		if property.name.begins_with("debug/gdscript/warnings/"):
			print("warning ", property.name)
