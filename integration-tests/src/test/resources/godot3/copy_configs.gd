extends "res://task.gd"
# Arguments: IN OUT. For each configuration file in the file IN, OUT gets an Array with the section,
# the key and the value of each entry, and the text of the file that the engine saves.

const CONFIG = "user://copied.cfg"

func work(arguments: Array):
	var texts := open(arguments[0], File.READ)
	var out := open(arguments[1], File.WRITE)
	while texts.get_position() < texts.get_len():
		write(bytes2var(texts.get_buffer(texts.get_32())))
		var config := ConfigFile.new()
		assert(config.load(CONFIG) == OK)
		out.store_var(entries(config))
		config.save(CONFIG)
		out.store_var(saved())
	out.close()

func write(text: String):
	var file := File.new()
	file.open(CONFIG, File.WRITE)
	file.store_string(text)
	file.close()

func saved() -> String:
	var file := File.new()
	file.open(CONFIG, File.READ)
	return file.get_buffer(file.get_len()).get_string_from_utf8()

func entries(config: ConfigFile) -> Array:
	var list := []
	for section in config.get_sections():
		for key in config.get_section_keys(section):
			list.append([section, key, config.get_value(section, key)])
	return list
