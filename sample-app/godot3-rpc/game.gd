extends Node2D
# A game for two players, who take turns at walking to a coin.
#
#   godot3-server --path sample-app/godot3-rpc --server --port=7000
#   godot3 --path sample-app/godot3-rpc --join=enet://127.0.0.1:7000 --name=Ada

const PLAYER: PackedScene = preload("res://player.tscn")
const PATIENCE: float = 60.0

# The id of the player whose turn it is.
var turn: int = 0
# Without a window, the client plays on its own, and leaves after the game.
var plays_alone: bool = OS.get_name() == "Server"

var _player_name: String = _argument("name", "Ada")

onready var coin: Node2D = $Coin
onready var players: Node2D = $Players
onready var server: Node = $Server


func _ready() -> void:
	if "--server" in OS.get_cmdline_args():
		server.start(int(_argument("port", "7000")))
	else:
		_join(_argument("join", "enet://127.0.0.1:7000"))


func _join(address: String) -> void:
	var target: PoolStringArray = address.trim_prefix("enet://").split(":")
	var peer: NetworkedMultiplayerENet = NetworkedMultiplayerENet.new()
	# The default of Godot 3.2 is no compression.
	peer.compression_mode = NetworkedMultiplayerENet.COMPRESS_RANGE_CODER
	_listen(get_tree(), "connected_to_server")
	_listen(get_tree(), "connection_failed")
	_listen(get_tree(), "server_disconnected")
	if peer.create_client(target[0], int(target[1])) != OK:
		_on_connection_failed()
		return
	get_tree().network_peer = peer
	if plays_alone:
		_listen(get_tree().create_timer(PATIENCE), "timeout")


# The function that handles a signal is named after the signal.
func _listen(object: Object, name: String) -> void:
	var error: int = object.connect(name, self, "_on_" + name)
	assert(error == OK)


func _on_connected_to_server() -> void:
	rpc_id(1, "enter", _player_name)


func _on_connection_failed() -> void:
	_leave("No connection to the server")


func _on_server_disconnected() -> void:
	_leave("The server has ended the connection")


func _on_timeout() -> void:
	_leave("The game takes too long")


func _leave(reason: String = "") -> void:
	if reason != "":
		printerr(reason)
	get_tree().quit(0 if reason == "" else 1)


# A client wants to play.
master func enter(player_name: String) -> void:
	server.enter(get_tree().get_rpc_sender_id(), player_name)


puppetsync func add_player(id: int, player_name: String, at: Vector2) -> void:
	print("%s enters at %s" % [player_name, _text(at)])
	var player: Node2D = PLAYER.instance()
	player.name = str(id)
	player.player_name = player_name
	player.position = at
	player.set_network_master(id)
	players.add_child(player)


puppetsync func remove_player(id: int) -> void:
	var player: Node2D = players.get_node(str(id))
	print("%s leaves" % player.player_name)
	players.remove_child(player)
	player.queue_free()
	coin.hide()
	if plays_alone and not get_tree().is_network_server():
		_leave()


puppetsync func place_coin(player_id: int, at: Vector2) -> void:
	turn = player_id
	coin.position = at
	coin.show()
	print("%s is to walk to %s" % [players.get_node(str(turn)).player_name, _text(at)])
	if turn == get_tree().get_network_unique_id():
		rpc("say", "I am on my way!")


# A player speaks to all others. Clients call it at each other, through the server.
remotesync func say(text: String) -> void:
	var sender: Node = players.get_node(str(get_tree().get_rpc_sender_id()))
	print("%s: %s" % [sender.player_name, text])


# The game is over. Each score is a Dictionary with a player and the number of coins.
puppetsync func finish(scores: Array) -> void:
	turn = 0
	coin.hide()
	for score in scores:
		print("%s has %d" % [score.player, score.coins])
	# One of the two waits until the other has left.
	var last: Node = players.get_child(players.get_child_count() - 1)
	if plays_alone and last.is_network_master():
		_leave()


func _text(at: Vector2) -> String:
	return "(%.1f, %.1f)" % [at.x, at.y]


func _argument(key: String, default: String) -> String:
	for text in OS.get_cmdline_args():
		if text.begins_with("--" + key + "="):
			return text.substr(key.length() + 3)
	return default
