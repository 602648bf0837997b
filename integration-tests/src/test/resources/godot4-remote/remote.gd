# A client that evaluates the expressions of a server. Its argument is the address of the server.
extends Node

## The calls of probes and the raw packets that have arrived.
var received: Array = []


func _ready() -> void:
	(multiplayer as SceneMultiplayer).peer_packet.connect(
		func(id: int, bytes: PackedByteArray) -> void: received.append([id, bytes])
	)
	multiplayer.server_disconnected.connect(get_tree().quit)
	multiplayer.connection_failed.connect(get_tree().quit.bind(1))
	var peer := WebSocketMultiplayerPeer.new()
	# Two engines that start at once can be slow.
	peer.handshake_timeout = 30.0
	peer.create_client(OS.get_cmdline_user_args()[0])
	multiplayer.multiplayer_peer = peer


## Evaluates an expression, whose names are those of this node, and sends the result.
@rpc
func run(code: String) -> void:
	var expression := Expression.new()
	expression.parse(code)
	done.rpc_id(1, expression.execute([], self))


@rpc("any_peer")
func done(_result: Variant) -> void:
	pass


func add(script: String, probe: String) -> void:
	var node := Node.new()
	node.name = probe
	node.set_script(load("res://" + script))
	get_parent().add_child(node)


func take_received() -> Array:
	var all := received
	received = []
	return all
