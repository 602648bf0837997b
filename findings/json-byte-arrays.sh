#!/usr/bin/env bash
# Guess: JSON.stringify writes each packed array as a JSON array.
# Seen: it does for ints, floats and Strings, but not for bytes, vectors and colors: those become one
# text. A server that expects "bytes":[1,2] gets "bytes":"[1, 2]". Godot 3.6.2 does the same, and in
# Godot 3.2.3 only the name of the type is left. None of them reports an error.
source "$(dirname "$0")/godot/run.sh"

output=$(run_godot << 'SCRIPT'
extends Node


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	print("4.6: ", JSON.stringify({
		"bytes": PackedByteArray([1, 2]),
		"ints": PackedInt32Array([1, 2]),
		"longs": PackedInt64Array([1, 2]),
		"floats": PackedFloat32Array([0.5]),
		"texts": PackedStringArray(["a"]),
		"points": PackedVector2Array([Vector2(1, 2)]),
	}, "", false))
	get_tree().quit()
SCRIPT
)

of_godot_3=$(cat << 'SCRIPT'
extends SceneTree


func _init() -> void:
	var version: Dictionary = Engine.get_version_info()
	print(version.major, ".", version.minor, ".", version.patch, ": ", JSON.print({
		"bytes": PoolByteArray([1, 2]),
		"ints": PoolIntArray([1, 2]),
		"floats": PoolRealArray([0.5]),
		"texts": PoolStringArray(["a"]),
		"points": PoolVector2Array([Vector2(1, 2)]),
	}))
	quit()
SCRIPT
)
engine3=${GODOT3_NATIVE:-$(XDG_CACHE_HOME=$work .ci/native-godot godot3-server)}
output+=$'\n'$(run_godot_3 <<< "$of_godot_3")
[ -z "$engine3" ] || output+=$'\n'$(run_godot_3 "$engine3/run" <<< "$of_godot_3")
echo "$output"

expect "$output" '4.6: {"bytes":"[1, 2]","ints":[1,2],"longs":[1,2],"floats":[0.5],"texts":["a"],"points":"[(1.0, 2.0)]"}'
expect "$output" '3.2.3: {"bytes":"[PoolByteArray]","ints":[1,2],"floats":[0.5],"texts":["a"],"points":"[(1, 2)]"}'
if grep -q '^3\.6\.2: ' <<< "$output"; then
  expect "$output" '3.6.2: {"bytes":"[1, 2]","ints":[1,2],"floats":[0.5],"texts":["a"],"points":"[(1, 2)]"}'
fi
