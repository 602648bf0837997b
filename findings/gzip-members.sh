#!/usr/bin/env bash
# Guess: PackedByteArray.decompress() reads gzip as gunzip, Node and Java's GZIPInputStream do: all
# members of the stream, one after the other. Logs that are appended to consist of many members.
# Seen: Godot returns the first member, without an error. The bytes after it are ignored.
source "$(dirname "$0")/godot/native.sh"

output=$(play << 'SCRIPT'
extends SceneTree


func _initialize() -> void:
	var members := PackedByteArray()
	for line: String in ["first line, ", "second line"]:
		members += line.to_utf8_buffer().compress(FileAccess.COMPRESSION_GZIP)
	print("base64 ", Marshalls.raw_to_base64(members))
	var text := members.decompress(1000, FileAccess.COMPRESSION_GZIP).get_string_from_utf8()
	print("Godot: '", text, "'")
	quit()
SCRIPT
)
output+=$'\n'"gunzip: '$(sed -n 's/^base64 //p' <<< "$output" | base64 -d | gunzip)'"
output+=$'\n'"Node: '$(node -p "String(require('zlib').gunzipSync(Buffer.from(
  '$(sed -n 's/^base64 //p' <<< "$output")', 'base64')))")'"
echo "$output"
expect "$output" "Godot: 'first line, '"
expect "$output" "gunzip: 'first line, second line'"
expect "$output" "Node: 'first line, second line'"
