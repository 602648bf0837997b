#!/usr/bin/env bash
# Guess: a parameter of type Array[int] takes [1, 2], because all elements are ints, and refuses
# arrays of other types. A parameter of type Dictionary[String, int] never receives other values.
# Seen: Array[int] refuses [1, 2] and [], as they arrive from the network or from JSON. It accepts all
# packed arrays: floats are cut off, and texts give an empty Array and an error message. A
# Dictionary[String, Variant] arrives unchanged, with its texts, in a Dictionary[String, int].
source "$(dirname "$0")/godot/run.sh"

output=$(run_godot << 'SCRIPT'
extends Node


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	give("ints", [1, 2])
	give("ints", [])
	give("ints", PackedFloat64Array([1.9, 2.9]))
	give("ints", PackedStringArray(["1", "2"]))
	var scores: Dictionary[String, Variant] = {"ada": "many"}
	give("scores", scores)
	get_tree().quit()


# The received packet of a call gives values without a static type, as here.
func give(function: String, value: Variant) -> void:
	var text := var_to_str(value).replace("\n", " ")
	value = bytes_to_var(var_to_bytes(value))
	received = "refused"
	callv(function, [value])
	print(function, " of ", text, ": ", received)


var received := ""


func ints(a: Array[int]) -> void:
	received = var_to_str(a)


func scores(a: Dictionary[String, int]) -> void:
	received = var_to_str(a).replace("\n", " ")
SCRIPT
)
echo "$output"
expect "$output" 'ints of [1, 2]: refused'
expect "$output" 'ints of []: refused'
expect "$output" 'ints of PackedFloat64Array(1.9, 2.9): Array[int]([1, 2])'
expect "$output" 'ints of PackedStringArray("1", "2"): Array[int]([])'
expect "$output" 'scores of Dictionary[String, Variant]({ "ada": "many" }): Dictionary[String, Variant]({ "ada": "many" })'
