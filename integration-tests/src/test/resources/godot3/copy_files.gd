extends "res://task.gd"
# Arguments: IN OUT. For each file, IN contains a Dictionary that says how the file is opened, and
# then the bytes of the file, each after its u32 length. The file is opened, and its content is
# written to another file in the same way. OUT gets the content and the bytes of the other file.

func work(arguments: Array):
	var frames := open(arguments[0], File.READ)
	var out := open(arguments[1], File.WRITE)
	while frames.get_position() < frames.get_len():
		var how: Dictionary = bytes2var(frames.get_buffer(frames.get_32()))
		var file := open("copied", File.WRITE)
		file.store_buffer(frames.get_buffer(frames.get_32()))
		file.close()
		store(out, copy_config(how.config) if how.has("config") else copy(how))
		var copied := open("copy", File.READ)
		store(out, copied.get_buffer(copied.get_len()))
		copied.close()
	out.close()

func store(out: File, bytes: PoolByteArray):
	out.store_32(bytes.size())
	out.store_buffer(bytes)

func copy(how: Dictionary) -> PoolByteArray:
	var file := open_as("res://copied", File.READ, how)
	var content := file.get_buffer(file.get_len())
	file.close()
	var other := open_as("res://copy", File.WRITE, how)
	other.store_buffer(content)
	other.close()
	return content

func copy_config(password: String) -> PoolByteArray:
	var config := ConfigFile.new()
	check(config.load_encrypted_pass("res://copied", password))
	check(config.save_encrypted_pass("res://copy", password))
	return config.get_value("player", "name").to_utf8()

func open_as(path: String, mode: int, how: Dictionary) -> File:
	var file := File.new()
	if how.has("password"):
		check(file.open_encrypted_with_pass(path, mode, how.password))
	elif how.has("key"):
		check(file.open_encrypted(path, mode, how.key))
	else:
		check(file.open_compressed(path, mode, how.compression))
	return file

func check(error: int):
	if error != OK:
		push_error("Cannot open: " + str(error))
		assert(false)
