# The Godot server of ServerFigures. ArenaServer is the same server in Java.
extends Node

var _calls := 0
var _tick := 0
var _broadcasts := OS.get_environment("ARENA_BROADCASTS") == "true"


func _ready() -> void:
	var port := int(OS.get_environment("ARENA_PORT"))
	if OS.get_environment("ARENA_TRANSPORT") == "ENET":
		var enet := ENetMultiplayerPeer.new()
		enet.set_bind_ip("127.0.0.1")
		enet.create_server(port, 1000)
		multiplayer.multiplayer_peer = enet
	else:
		var peer := WebSocketMultiplayerPeer.new()
		peer.create_server(port, "127.0.0.1")
		multiplayer.multiplayer_peer = peer


func _physics_process(_delta: float) -> void:
	if _broadcasts:
		_tick += 1
		state.rpc(_tick, Vector2(120.5, -3.25), 1.5, true, "crossbow")


@rpc("any_peer")
func act(_at: int, _position: Vector2, _angle: float, _fires: bool, _weapon: String) -> void:
	_calls += 1


@rpc("any_peer")
func ask(number: int) -> void:
	answer.rpc_id(multiplayer.get_remote_sender_id(), number, _calls)


@rpc("any_peer")
func flood(count: int) -> void:
	for number in count:
		note.rpc_id(multiplayer.get_remote_sender_id(), number, "x".repeat(180))


@rpc
func note(_number: int, _text: String) -> void:
	pass


@rpc
func answer(_number: int, _handled: int) -> void:
	pass


@rpc
func state(_at: int, _position: Vector2, _angle: float, _fires: bool, _weapon: String) -> void:
	pass
