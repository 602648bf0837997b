# Prints a save of the sample, which is a file in the format of store_var. With --copy=FILE, also
# stores the save in that file.
#
#   godot3-server --path sample-app/godot3 -s read_save.gd --file=/tmp/world.save
extends SceneTree


func _init():
	var failure = read_save(argument("file", ""), argument("copy", ""))
	if failure != "":
		printerr(failure)
	quit(0 if failure == "" else 1)


# Returns an error message, or "" after success.
func read_save(path, copy):
	var file = File.new()
	if path == "" or file.open(path, File.READ) != OK:
		return "Name a save with --file=PATH; there is none at '%s'." % path
	var world = file.get_var()
	file.close()
	if typeof(world) != TYPE_DICTIONARY:
		return "%s is not a save for Godot 3." % path
	print(var2str(world))
	return "" if copy == "" else store(world, copy)


func store(world, path):
	var file = File.new()
	if file.open(path, File.WRITE) != OK:
		return "Can't write to %s." % path
	file.store_var(world)
	file.close()
	return ""


func argument(name, default):
	for text in OS.get_cmdline_args():
		if text.begins_with("--" + name + "="):
			return text.substr(name.length() + 3)
	return default
