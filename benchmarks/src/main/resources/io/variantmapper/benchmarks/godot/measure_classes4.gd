# Measures three ways to read the players in players.var and players.json.
# Prints "RESULT name", with the microseconds for all players: the median of the rounds.
extends Node

const ROUNDS: int = 7

var packet: PackedByteArray = FileAccess.get_file_as_bytes("res://players.var")
var text: String = FileAccess.get_file_as_string("res://players.json")


func _ready() -> void:
	for measured: Callable in [classes, dictionaries, json]:
		var times: Array[int] = []
		for _round: int in ROUNDS:
			var start: int = Time.get_ticks_usec()
			measured.call()
			times.append(Time.get_ticks_usec() - start)
		times.sort()
		print("RESULT ", measured.get_method(), " ", times[ROUNDS / 2])


func _process(_delta: float) -> void:
	get_tree().quit()


func classes() -> float:
	var sum: float = 0.0
	for value: Dictionary in bytes_to_var(packet):
		var player: BenchPlayer = BenchPlayer.from_variant(value)
		sum += player.health + player.position.x + player.items.size()
	return sum


func dictionaries() -> float:
	var sum: float = 0.0
	for value: Dictionary in bytes_to_var(packet):
		sum += value.health + value.position.x + value.items.size()
	return sum


func json() -> float:
	var sum: float = 0.0
	for value: Dictionary in JSON.parse_string(text):
		sum += value.health + value.position.x + value.items.size()
	return sum
