extends Node2D
## A game for two players, who take turns at walking to a coin.
##
##   godot --headless --path sample-app/godot4-rpc -- --server --port=7000
##   godot --path sample-app/godot4-rpc -- --join=ws://127.0.0.1:7000 --name=Ada
##
## The same over ENet:
##
##   godot --headless --path sample-app/godot4-rpc -- --server --port=7000 --transport=enet
##   godot --path sample-app/godot4-rpc -- --join=enet://127.0.0.1:7000 --name=Ada

const PLAYER: PackedScene = preload("res://player.tscn")
const PATIENCE: float = 60.0

## The id of the player whose turn it is.
var turn: int = 0
## Without a window, the client plays on its own, and leaves after the game.
var plays_alone: bool = DisplayServer.get_name() == "headless"

var _player_name: String = _argument("name", "Ada")

@onready var coin: Node2D = $Coin
@onready var players: Node2D = $Players
@onready var server: Node = $Server


func _ready() -> void:
	if "--server" in OS.get_cmdline_user_args():
		server.start(_argument("port", "7000").to_int(), _argument("transport", "ws"))
	else:
		_join(_argument("join", "ws://127.0.0.1:7000"))


func _join(address: String) -> void:
	multiplayer.connected_to_server.connect(func() -> void: enter.rpc_id(1, _player_name))
	multiplayer.connection_failed.connect(_leave.bind("No connection to %s" % address))
	multiplayer.server_disconnected.connect(_leave.bind("The server has ended the connection"))
	multiplayer.multiplayer_peer = _connect_to(address)
	if plays_alone:
		get_tree().create_timer(PATIENCE).timeout.connect(_leave.bind("The game takes too long"))


func _connect_to(address: String) -> MultiplayerPeer:
	if address.begins_with("enet://"):
		var target: PackedStringArray = address.trim_prefix("enet://").split(":")
		return load("res://enet_transport.gd").client(target[0], target[1].to_int())
	var peer: WebSocketMultiplayerPeer = WebSocketMultiplayerPeer.new()
	peer.create_client(address)
	return peer


func _leave(reason: String = "") -> void:
	if reason != "":
		printerr(reason)
	get_tree().quit(0 if reason == "" else 1)


## A client wants to play.
@rpc("any_peer")
func enter(player_name: String) -> void:
	if multiplayer.is_server():
		server.enter(multiplayer.get_remote_sender_id(), player_name)


@rpc("call_local")
func add_player(id: int, player_name: String, at: Vector2) -> void:
	print("%s enters at %s" % [player_name, at])
	var player: Node2D = PLAYER.instantiate()
	player.name = str(id)
	player.player_name = player_name
	player.position = at
	player.set_multiplayer_authority(id)
	players.add_child(player)


@rpc("call_local")
func remove_player(id: int) -> void:
	var player: Node2D = players.get_node(str(id))
	print("%s leaves" % player.player_name)
	players.remove_child(player)
	player.queue_free()
	coin.hide()
	if plays_alone and not multiplayer.is_server():
		_leave()


@rpc("call_local")
func place_coin(player_id: int, at: Vector2) -> void:
	turn = player_id
	coin.position = at
	coin.show()
	print("%s is to walk to %s" % [players.get_node(str(turn)).player_name, at])
	if turn == multiplayer.get_unique_id():
		say.rpc("I am on my way!")


## A player speaks to all others. Clients call it at each other, through the server.
@rpc("any_peer", "call_local")
func say(text: String) -> void:
	print("%s: %s" % [players.get_node(str(multiplayer.get_remote_sender_id())).player_name, text])


## The game is over. Each score is a Dictionary with a player and the number of coins.
@rpc("call_local")
func finish(scores: Array) -> void:
	turn = 0
	coin.hide()
	for score: Dictionary in scores:
		print("%s has %d" % [score.player, score.coins])
	# One of the two waits until the other has left.
	if plays_alone and players.get_child(-1).is_multiplayer_authority():
		_leave()


func _argument(key: String, default: String) -> String:
	for text: String in OS.get_cmdline_user_args():
		if text.begins_with("--" + key + "="):
			return text.substr(key.length() + 3)
	return default
