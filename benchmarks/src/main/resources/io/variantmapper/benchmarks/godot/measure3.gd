# Measures the engine's own var2bytes and bytes2var with the packets in the folder of this script.
# Prints "ENGINE name". For each packet, prints "RESULT file encode decode", with the nanoseconds
# per call in the fastest round: other programs disturb only some of the short rounds.
extends SceneTree

const ROUNDS = 300
const ROUND_USEC = 4000
const LARGE = 10000

func _init():
	var version = Engine.get_version_info()
	var build = " (debug build)" if OS.is_debug_build() else ""
	print("ENGINE Godot %d.%d.%d%s" % [version.major, version.minor, version.patch, build])
	var names = File.new()
	names.open("res://packets.txt", File.READ)
	for name in names.get_as_text().split("\n", false):
		measure(name)
	quit()

func measure(name):
	var file = File.new()
	file.open("res://" + name, File.READ)
	var packet = file.get_buffer(file.get_len())
	var value = bytes2var(packet)
	if var2bytes(value) != packet:
		print("DIFFERENT ", name)
		return
	var calls_at_once = 1 if packet.size() > LARGE else 10
	print("RESULT ", name, " ", encode(value, calls_at_once), " ", decode(packet, calls_at_once))

func encode(value, calls_at_once):
	var fastest = INF
	for _round in range(ROUNDS):
		var calls = 0
		var start = OS.get_ticks_usec()
		while OS.get_ticks_usec() - start < ROUND_USEC:
			for _i in range(calls_at_once):
				var2bytes(value)
			calls += calls_at_once
		fastest = min(fastest, (OS.get_ticks_usec() - start) * 1000.0 / calls)
	return fastest

func decode(packet, calls_at_once):
	var fastest = INF
	for _round in range(ROUNDS):
		var calls = 0
		var start = OS.get_ticks_usec()
		while OS.get_ticks_usec() - start < ROUND_USEC:
			for _i in range(calls_at_once):
				bytes2var(packet)
			calls += calls_at_once
		fastest = min(fastest, (OS.get_ticks_usec() - start) * 1000.0 / calls)
	return fastest
