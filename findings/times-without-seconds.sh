#!/usr/bin/env bash
# Guess: Time.get_unix_time_from_datetime_string reads ISO 8601. It takes a time without seconds, as
# Java prints it, and converts an offset to UTC, or refuses the offset.
# Seen: a time without seconds is refused, and the result is -1. An offset is ignored, so 19:30 in
# Kathmandu is read as 19:30 in UTC. If the text has an offset but no seconds, the minutes of the
# offset become the seconds: 19:30+05:45 is read as 19:30:45, without an error.
source "$(dirname "$0")/godot/run.sh"

output=$(run_godot << 'SCRIPT'
extends Node


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	for text: String in [
		"19:30", "19:30:00", "2024-02-29T19:30", "2024-02-29T19:30:00+05:45", "2024-02-29T19:30+05:45"
	]:
		var time: int = Time.get_unix_time_from_datetime_string(text)
		var read: String = Time.get_datetime_string_from_unix_time(time)
		print(text, " becomes ", time if time < 0 else read)
	get_tree().quit()
SCRIPT
)
echo "$output"
expect "$output" '19:30 becomes -1'
expect "$output" '19:30:00 becomes 1970-01-01T19:30:00'
expect "$output" '2024-02-29T19:30 becomes -1'
expect "$output" '2024-02-29T19:30:00+05:45 becomes 2024-02-29T19:30:00'
expect "$output" '2024-02-29T19:30+05:45 becomes 2024-02-29T19:30:45'
