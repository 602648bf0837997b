extends "res://task.gd"
# Arguments: IN OUT. For the bytes of each configuration file in the file IN, OUT gets the error of
# loading the file, its sections as Dictionaries, and the text of the file that the engine saves.

const CONFIG = "user://copied.cfg"


func work(arguments: PackedStringArray) -> bool:
	Engine.print_error_messages = false
	var answers: Array[PackedByteArray] = []
	for bytes in packets(arguments[0]):
		var file := FileAccess.open(CONFIG, FileAccess.WRITE)
		file.store_buffer(bytes)
		file.close()
		var config := ConfigFile.new()
		answers.append(var_to_bytes(config.load(CONFIG)))
		answers.append(var_to_bytes(content(config)))
		config.save(CONFIG)
		answers.append(var_to_bytes(FileAccess.get_file_as_string(CONFIG)))
	return store(arguments[1], answers)


func content(config: ConfigFile) -> Dictionary:
	var sections := {}
	for section in config.get_sections():
		sections[section] = {}
		for key in config.get_section_keys(section):
			sections[section][key] = config.get_value(section, key)
	return sections
