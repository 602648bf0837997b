extends "res://task.gd"
# Prints the settings of all warnings about scripts. A release build has none.


func work(_arguments: PackedStringArray) -> bool:
	for property in ProjectSettings.get_property_list():
		if property.name.begins_with("debug/gdscript/warnings/") and "Error" in property.hint_string:
			print("warning ", property.name)
	return true
