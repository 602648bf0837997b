# Measures the engine's own var_to_bytes and bytes_to_var with the packets in the folder of this
# script. Prints "ENGINE name". For each packet, prints "RESULT file encode decode", with the
# nanoseconds per call in the fastest round: other programs disturb only some of the short rounds.
extends SceneTree

const ROUNDS: int = 300
const ROUND_USEC: int = 4000
const LARGE: int = 10000


func _init() -> void:
	var version: Dictionary = Engine.get_version_info()
	var build: String = " (debug build)" if OS.is_debug_build() else ""
	print("ENGINE Godot %d.%d.%d%s" % [version.major, version.minor, version.patch, build])
	for name: String in FileAccess.get_file_as_string("res://packets.txt").split("\n", false):
		measure(name)
	quit()


func measure(name: String) -> void:
	var packet: PackedByteArray = FileAccess.get_file_as_bytes("res://" + name)
	var value: Variant = bytes_to_var(packet)
	if var_to_bytes(value) != packet:
		print("DIFFERENT ", name)
		return
	var calls_at_once: int = 1 if packet.size() > LARGE else 10
	print("RESULT ", name, " ", encode(value, calls_at_once), " ", decode(packet, calls_at_once))


func encode(value: Variant, calls_at_once: int) -> float:
	var fastest: float = INF
	for _round: int in ROUNDS:
		var calls: int = 0
		var start: int = Time.get_ticks_usec()
		while Time.get_ticks_usec() - start < ROUND_USEC:
			for _i: int in calls_at_once:
				var_to_bytes(value)
			calls += calls_at_once
		fastest = minf(fastest, (Time.get_ticks_usec() - start) * 1000.0 / calls)
	return fastest


func decode(packet: PackedByteArray, calls_at_once: int) -> float:
	var fastest: float = INF
	for _round: int in ROUNDS:
		var calls: int = 0
		var start: int = Time.get_ticks_usec()
		while Time.get_ticks_usec() - start < ROUND_USEC:
			for _i: int in calls_at_once:
				bytes_to_var(packet)
			calls += calls_at_once
		fastest = minf(fastest, (Time.get_ticks_usec() - start) * 1000.0 / calls)
	return fastest
