extends "res://task.gd"
# Arguments: IN OUT. For the bytes of each configuration file in the file IN, OUT gets the error of
# loading the file, its sections as Dictionaries, and the text of the file that the engine saves.

const CONFIG = "user://copied.cfg"

func work(arguments: Array):
	var files := open(arguments[0], File.READ)
	var out := open(arguments[1], File.WRITE)
	while files.get_position() < files.get_len():
		write(files.get_buffer(files.get_32()))
		var config := ConfigFile.new()
		out.store_var(config.load(CONFIG))
		out.store_var(content(config))
		config.save(CONFIG)
		out.store_var(saved())
	out.close()

func write(bytes: PoolByteArray):
	var file := File.new()
	file.open(CONFIG, File.WRITE)
	file.store_buffer(bytes)
	file.close()

func saved() -> String:
	var file := File.new()
	file.open(CONFIG, File.READ)
	return file.get_buffer(file.get_len()).get_string_from_utf8()

func content(config: ConfigFile) -> Dictionary:
	var sections := {}
	for section in config.get_sections():
		sections[section] = {}
		for key in config.get_section_keys(section):
			sections[section][key] = config.get_value(section, key)
	return sections
