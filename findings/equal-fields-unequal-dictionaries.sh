#!/usr/bin/env bash
# Guess: two Dictionaries with the same keys are equal in GDScript if == is true for the two values of
# each key. So a game can compare its state with the state that a server sent back.
# Seen: 7 == 7.0 and "axe" == &"axe" are true, but Dictionaries and Arrays with them are not equal. A
# state that passed through JSON, or through a server with one type of text, never equals the state
# that was sent. For StringNames, hash(), find() and match say that they are the same. Godot 3 does
# the same with ints and floats.
source "$(dirname "$0")/godot/run.sh"

output=$(run_godot << 'SCRIPT'
extends Node


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	var sent := {"hp": 7}
	var received: Dictionary = JSON.parse_string(JSON.stringify(sent))
	print("hp over JSON: ", received.hp == sent.hp, ", Dictionary: ", received == sent)
	compare("int and float", 7, 7.0)
	compare("String and StringName", "axe", &"axe")
	match [&"axe"]:
		["axe"]:
			print("match: [&\"axe\"] is [\"axe\"]")
	get_tree().quit()


func compare(title: String, a: Variant, b: Variant) -> void:
	print(title, ": ", a == b, ", Array: ", [a] == [b], ", Dictionary: ", {"k": a} == {"k": b},
			", find: ", [a].find(b) == 0, ", hash: ", {"k": a}.hash() == {"k": b}.hash())
SCRIPT
)

output+=$'\n'$(run_godot_3 << 'SCRIPT'
extends SceneTree


func _init() -> void:
	var sent := 7
	var received = JSON.parse(JSON.print(sent)).result
	print("Godot 3: ", received == sent, ", Array: ", [received] == [sent])
	quit()
SCRIPT
)
echo "$output"

expect "$output" 'hp over JSON: true, Dictionary: false'
expect "$output" 'int and float: true, Array: false, Dictionary: false, find: false, hash: false'
expect "$output" 'String and StringName: true, Array: false, Dictionary: false, find: true, hash: true'
expect "$output" 'match: [&"axe"] is ["axe"]'
expect "$output" 'Godot 3: True, Array: False'
