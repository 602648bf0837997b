# Measures the engine's own var2bytes and bytes2var with the packets in the folder of this script.
# Prints "RESULT file encode decode", with the nanoseconds per call: the median of the rounds.
extends SceneTree

const ROUNDS = 5
const ROUND_USEC = 100000

func _init():
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
	print("RESULT ", name, " ", median_encode(value), " ", median_decode(packet))

func median_encode(value):
	var times = []
	for _round in range(ROUNDS):
		var calls = 0
		var start = OS.get_ticks_usec()
		while OS.get_ticks_usec() - start < ROUND_USEC:
			for _i in range(10):
				var2bytes(value)
			calls += 10
		times.append((OS.get_ticks_usec() - start) * 1000.0 / calls)
	times.sort()
	return times[ROUNDS / 2]

func median_decode(packet):
	var times = []
	for _round in range(ROUNDS):
		var calls = 0
		var start = OS.get_ticks_usec()
		while OS.get_ticks_usec() - start < ROUND_USEC:
			for _i in range(10):
				bytes2var(packet)
			calls += 10
		times.append((OS.get_ticks_usec() - start) * 1000.0 / calls)
	times.sort()
	return times[ROUNDS / 2]
