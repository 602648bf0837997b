extends "res://task.gd"
# Arguments: IN OUT. For each file, IN contains a Dictionary that says how the file is opened, and
# then the bytes of the file. The file is opened, and its content is written to another file in the
# same way. OUT gets the content and the bytes of the other file.


func work(arguments: PackedStringArray) -> bool:
	var frames := packets(arguments[0])
	var answers: Array[PackedByteArray] = []
	for i in range(0, frames.size(), 2):
		var how: Dictionary = bytes_to_var(frames[i])
		var file := FileAccess.open("res://copied", FileAccess.WRITE)
		file.store_buffer(frames[i + 1])
		file.close()
		answers.append(copy_config(how.config) if how.has("config") else copy(how))
		answers.append(FileAccess.get_file_as_bytes("res://copy"))
	return store(arguments[1], answers)


func copy(how: Dictionary) -> PackedByteArray:
	var file := open_as("res://copied", FileAccess.READ, how)
	var content := file.get_buffer(file.get_length())
	file.close()
	var other := open_as("res://copy", FileAccess.WRITE, how)
	other.store_buffer(content)
	other.close()
	return content


func copy_config(password: String) -> PackedByteArray:
	var config := ConfigFile.new()
	check(config.load_encrypted_pass("res://copied", password))
	check(config.save_encrypted_pass("res://copy", password))
	var text: String = config.get_value("player", "name")
	return text.to_utf8_buffer()


func open_as(path: String, mode: FileAccess.ModeFlags, how: Dictionary) -> FileAccess:
	var file: FileAccess
	if how.has("password"):
		file = FileAccess.open_encrypted_with_pass(path, mode, how.password)
	elif how.has("key"):
		file = FileAccess.open_encrypted(path, mode, how.key)
	else:
		file = FileAccess.open_compressed(path, mode, how.compression)
	check(FileAccess.get_open_error())
	return file


func check(error: Error) -> void:
	if error != OK:
		push_error("Cannot open: " + error_string(error))
