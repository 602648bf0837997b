extends "res://task.gd"
# Arguments: SAVE COPY. Calls the sample's read_save.gd, which the test supplies, to print and copy
# a save.


func work(arguments: PackedStringArray) -> bool:
	var sample: SceneTree = load("res://read_save.gd").new()
	var failure: String = sample.read_save("res://" + arguments[0], "res://" + arguments[1])
	sample.free()
	print(failure)
	return failure == "" and give(arguments[1], FileAccess.get_file_as_bytes("res://" + arguments[1]))
