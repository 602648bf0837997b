# Prints a save of the sample, which is a file in the format of store_var. With --copy=FILE, also
# stores the save in that file.
#
#   godot --headless --path sample-app/godot4 -s read_save.gd -- --file=/tmp/world.save
extends SceneTree


func _initialize() -> void:
	var failure := read_save(argument("file", ""), argument("copy", ""))
	if failure != "":
		printerr(failure)
	quit(0 if failure == "" else 1)


# Returns an error message, or "" after success.
func read_save(path: String, copy: String) -> String:
	if not FileAccess.file_exists(path):
		return "Name a save with --file=PATH; there is none at '%s'." % path
	var file := FileAccess.open(path, FileAccess.READ)
	if file == null:
		return "Can't read %s." % path
	var world: Variant = file.get_var()
	file.close()
	if not world is Dictionary:
		return "%s is not a save for Godot 4." % path
	print(var_to_str(world))
	return "" if copy == "" else store(world, copy)


func store(world: Dictionary, path: String) -> String:
	var file := FileAccess.open(path, FileAccess.WRITE)
	if file == null:
		return "Can't write to %s." % path
	file.store_var(world)
	file.close()
	return ""


func argument(key: String, default: String) -> String:
	for text in OS.get_cmdline_user_args():
		if text.begins_with("--" + key + "="):
			return text.substr(key.length() + 3)
	return default
