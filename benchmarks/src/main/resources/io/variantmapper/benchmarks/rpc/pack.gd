# Packs the project for a release build.
extends SceneTree


func _init() -> void:
	var packer := PCKPacker.new()
	packer.pck_start("res://arena.pck")
	for file in ["project.godot", "arena.tscn", "arena.gd"]:
		packer.add_file("res://" + file, "res://" + file)
	packer.flush()
	quit()
