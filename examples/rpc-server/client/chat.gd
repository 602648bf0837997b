extends Node
## Says hello to the others, and prints what they say. Ends when the server ends.


func _ready() -> void:
	multiplayer.connected_to_server.connect(func() -> void: say.rpc_id(1, "Hello"))
	multiplayer.connection_failed.connect(_leave.bind("No server listens, or it refuses"))
	multiplayer.server_disconnected.connect(_leave.bind("The server has ended the connection"))
	var peer: WebSocketMultiplayerPeer = WebSocketMultiplayerPeer.new()
	peer.create_client("ws://127.0.0.1:7000")
	multiplayer.multiplayer_peer = peer


func _leave(reason: String) -> void:
	print(reason)
	get_tree().quit()


@rpc("any_peer")
func say(_text: String) -> void:
	pass # Java has the body.


@rpc
func heard(player_name: String, text: String) -> void:
	print("%s: %s" % [player_name, text])
