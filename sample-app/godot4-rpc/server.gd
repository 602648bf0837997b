extends Node
## The rules of the game. Only the Godot server uses this node: a server in Java replaces it.

const CORNERS: Array[Vector2] = [Vector2(100, 100), Vector2(400, 300)]
const COINS: Array[Vector2] = [Vector2(150, 200), Vector2(300, 250), Vector2(200, 100)]
const REACH: float = 20.0
const MAX_NAME: int = 24

## The number of coins of each player, by its id, in the order in which the players have entered.
var scores: Dictionary[int, int] = {}
var taken: int = 0

@onready var game: Node2D = get_parent()


func start(port: int, transport: String) -> void:
	multiplayer.peer_connected.connect(_on_peer_connected)
	multiplayer.peer_disconnected.connect(_on_peer_disconnected)
	var peer: MultiplayerPeer = _listen(port, transport)
	if peer == null:
		printerr("No server on port %d" % port)
		get_tree().quit(1)
		return
	multiplayer.multiplayer_peer = peer
	print("Serving on port %d" % port)


func _listen(port: int, transport: String) -> MultiplayerPeer:
	if transport == "enet":
		return load("res://enet_transport.gd").server(port)
	var peer: WebSocketMultiplayerPeer = WebSocketMultiplayerPeer.new()
	return peer if peer.create_server(port) == OK else null


func _on_peer_connected(id: int) -> void:
	for player: Node2D in game.players.get_children():
		game.add_player.rpc_id(id, player.name.to_int(), player.player_name, player.position)


func enter(id: int, player_name: String) -> void:
	var is_name: bool = player_name.length() >= 1 and player_name.length() <= MAX_NAME
	if scores.has(id) or scores.size() == CORNERS.size() or not is_name:
		multiplayer.multiplayer_peer.disconnect_peer(id)
		return
	game.add_player.rpc(id, player_name, CORNERS[scores.size()])
	scores[id] = 0
	if scores.size() == CORNERS.size():
		_begin()


func _begin() -> void:
	taken = 0
	for id: int in scores:
		scores[id] = 0
	_place_coin()


func _place_coin() -> void:
	game.place_coin.rpc(scores.keys()[taken % scores.size()], COINS[taken])


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
	for id: int in scores:
		all.append({"player": game.players.get_node(str(id)).player_name, "coins": scores[id]})
	game.finish.rpc(all)


func _on_peer_disconnected(id: int) -> void:
	if scores.erase(id):
		game.remove_player.rpc(id)
