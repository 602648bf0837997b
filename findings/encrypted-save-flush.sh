#!/usr/bin/env bash
# Guess: after flush(), a save is on the disk, also if FileAccess encrypts or compresses it. If the
# game crashes earlier, the old save is still there.
# Seen: open_encrypted_with_pass() and open_compressed() empty the old file at once, and nothing is
# written before close(). flush() does nothing, and get_error() returns OK. If the process is killed
# after flush(), both saves are lost. Without encryption and compression, the new one is complete.
source "$(dirname "$0")/godot/native.sh"

output=$(play << 'SCRIPT'
extends SceneTree


func _initialize() -> void:
	var files: Array[FileAccess] = []
	for kind: String in ["plain", "encrypted", "compressed"]:
		open(kind).store_var("the old save")
		print(kind, ", old save: %d bytes" % size(kind))
		var file := open(kind)
		print(kind, ", opened: %d bytes" % size(kind))
		file.store_var("the new save")
		file.flush()
		print(kind, ", flushed: %d bytes, error %d" % [size(kind), file.get_error()])
		files.append(file)
	OS.kill(OS.get_process_id())


func open(kind: String) -> FileAccess:
	var path := "user://" + kind
	if kind == "encrypted":
		return FileAccess.open_encrypted_with_pass(path, FileAccess.WRITE, "secret")
	if kind == "compressed":
		return FileAccess.open_compressed(path, FileAccess.WRITE, FileAccess.COMPRESSION_ZSTD)
	return FileAccess.open(path, FileAccess.WRITE)


func size(kind: String) -> int:
	return FileAccess.get_file_as_bytes("user://" + kind).size()
SCRIPT
)
for kind in plain encrypted compressed; do
  file=$(find "$work" -name "$kind" -path '*app_userdata*')
  output+=$'\n'"$kind, killed: $(stat -c %s "$file") bytes"
done
echo "$output"
expect "$output" 'plain, opened: 0 bytes'
expect "$output" 'plain, flushed: 24 bytes, error 0'
expect "$output" 'plain, killed: 24 bytes'
for kind in encrypted compressed; do
  expect "$output" "$kind, opened: 0 bytes"
  expect "$output" "$kind, flushed: 0 bytes, error 0"
  expect "$output" "$kind, killed: 0 bytes"
done
