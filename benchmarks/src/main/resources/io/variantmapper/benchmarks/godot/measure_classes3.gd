# Measures three ways to read the players in players.var and players.json.
# Prints "RESULT name", with the microseconds for all players: the median of the rounds.
extends SceneTree

const Player = preload("res://variantmapper/bench_player.gd")

const ROUNDS = 7

var packet = PoolByteArray()
var text = ""


func _init():
	var file = File.new()
	file.open("res://players.var", File.READ)
	packet = file.get_buffer(file.get_len())
	file.close()
	file.open("res://players.json", File.READ)
	text = file.get_as_text()
	for name in ["classes", "dictionaries", "json"]:
		var times = []
		for _round in range(ROUNDS):
			var start = OS.get_ticks_usec()
			call(name)
			times.append(OS.get_ticks_usec() - start)
		times.sort()
		print("RESULT ", name, " ", times[ROUNDS / 2])
	quit()


func classes():
	var sum = 0.0
	for value in bytes2var(packet):
		var player = Player.from_variant(value)
		sum += player.health + player.position.x + player.items.size()
	return sum


func dictionaries():
	var sum = 0.0
	for value in bytes2var(packet):
		sum += value.health + value.position.x + value.items.size()
	return sum


func json():
	var sum = 0.0
	for value in JSON.parse(text).result:
		sum += value.health + value.position.x + value.items.size()
	return sum
