extends "res://task.gd"
# Arguments: IN OUT. For each configuration file in the file IN, OUT gets an Array with the section,
# the key and the value of each entry, and the text of the file that the engine saves.

const CONFIG = "user://copied.cfg"


func work(arguments: PackedStringArray) -> bool:
	var answers: Array[PackedByteArray] = []
	for packet in packets(arguments[0]):
		var text: String = bytes_to_var(packet)
		var file := FileAccess.open(CONFIG, FileAccess.WRITE)
		file.store_string(text)
		file.close()
		var config := ConfigFile.new()
		if config.load(CONFIG) != OK:
			return false
		answers.append(var_to_bytes(entries(config)))
		config.save(CONFIG)
		answers.append(var_to_bytes(FileAccess.get_file_as_string(CONFIG)))
	return store(arguments[1], answers)


func entries(config: ConfigFile) -> Array:
	var list := []
	for section in config.get_sections():
		for key in config.get_section_keys(section):
			list.append([section, key, config.get_value(section, key)])
	return list
