#!/usr/bin/env bash
# Guess: after ConfigFile.load(), the object contains what the file contains.
# Seen: load() adds to what was there before. A server that loads its settings again keeps each key
# that was removed from the file, and save() writes it back. The same happens with the keys before an
# error in the file. clear() before load() helps.
source "$(dirname "$0")/godot/run.sh"

output=$(run_godot << 'SCRIPT'
extends Node


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	write("[bans]\n\nann=true\nbob=true\n")
	var config := ConfigFile.new()
	print("first file: error ", config.load("user://server.cfg"), ", ", text(config))
	write("[bans]\n\nbob=false\n")
	print("ann removed: error ", config.load("user://server.cfg"), ", ", text(config))
	config.save("user://server.cfg")
	print("saved again: ", FileAccess.get_file_as_string("user://server.cfg").replace("\n", " "))
	write("[bans]\n\ncid=true\ndot=tru\n")
	print("damaged file: error ", config.load("user://server.cfg"), ", ", text(config))
	config.clear()
	config.load("user://server.cfg")
	print("cleared before: ", text(config))
	get_tree().quit()


func write(content: String) -> void:
	FileAccess.open("user://server.cfg", FileAccess.WRITE).store_string(content)


func text(config: ConfigFile) -> String:
	return config.encode_to_text().replace("\n", " ")
SCRIPT
)
echo "$output"
expect "$output" 'first file: error 0, [bans]  ann=true bob=true '
expect "$output" 'ann removed: error 0, [bans]  ann=true bob=false '
expect "$output" 'saved again: [bans]  ann=true bob=false '
expect "$output" 'damaged file: error 43, [bans]  ann=true bob=false cid=true '
expect "$output" 'cleared before: [bans]  cid=true '
