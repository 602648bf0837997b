extends Node
# The rules of the game. Only the Godot server uses this node: a server in Java replaces it.

const CORNERS: Array = [Vector2(100, 100), Vector2(400, 300)]
const COINS: Array = [Vector2(150, 200), Vector2(300, 250), Vector2(200, 100)]
const REACH: float = 20.0
const MAX_NAME: int = 24

# The number of coins of each player, by its id, in the order in which the players have entered.
var scores: Dictionary = {}
var taken: int = 0

var _peer: NetworkedMultiplayerENet = NetworkedMultiplayerENet.new()

onready var game: Node2D = get_parent()


func start(port: int) -> void:
	game.plays_alone = false
	_listen(get_tree(), "network_peer_connected")
	_listen(get_tree(), "network_peer_disconnected")
	# The default of Godot 3.2 is no compression.
	_peer.compression_mode = NetworkedMultiplayerENet.COMPRESS_RANGE_CODER
	if _peer.create_server(port) != OK:
		printerr("No server on port %d" % port)
		get_tree().quit(1)
		return
	get_tree().network_peer = _peer
	print("Serving on port %d" % port)


# The function that handles a signal is named after the signal.
func _listen(object: Object, name: String) -> void:
	var error: int = object.connect(name, self, "_on_" + name)
	assert(error == OK)


func _on_network_peer_connected(id: int) -> void:
	for player in game.players.get_children():
		game.rpc_id(id, "add_player", int(player.name), player.player_name, player.position)


func enter(id: int, player_name: String) -> void:
	var is_name: bool = player_name.length() >= 1 and player_name.length() <= MAX_NAME
	if scores.has(id) or scores.size() == CORNERS.size() or not is_name:
		_peer.disconnect_peer(id)
		return
	game.rpc("add_player", id, player_name, CORNERS[scores.size()])
	scores[id] = 0
	if scores.size() == CORNERS.size():
		_begin()


func _begin() -> void:
	taken = 0
	for id in scores:
		scores[id] = 0
	_place_coin()


func _place_coin() -> void:
	game.rpc("place_coin", scores.keys()[taken % scores.size()], COINS[taken])


func moved(id: int, to: Vector2) -> void:
	if not game.coin.visible or id != game.turn or to.distance_to(game.coin.position) > REACH:
		return
	scores[id] += 1
	taken += 1
	if taken < COINS.size():
		_place_coin()
	else:
		_finish()


func _finish() -> void:
	var all: Array = []
	for id in scores:
		all.append({"player": game.players.get_node(str(id)).player_name, "coins": scores[id]})
	game.rpc("finish", all)


func _on_network_peer_disconnected(id: int) -> void:
	if scores.erase(id):
		game.rpc("remove_player", id)
