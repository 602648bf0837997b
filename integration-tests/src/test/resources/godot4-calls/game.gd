# A game with a server and clients. Prints what happens.
#   serve PORT [auth]: serves one client, and then ends.
#   join URL NAME: plays until the server calls bye, or ends the connection.
extends Node

const PATIENCE_MSEC := 60000

var peer := WebSocketMultiplayerPeer.new()
var socket: WebSocketPeer
var own_name := ""


func _ready() -> void:
	var arguments := OS.get_cmdline_user_args()
	if arguments[0] == "serve":
		own_name = "server"
		if "auth" in arguments:
			authenticate(multiplayer)
		serve(arguments[1].to_int())
	else:
		own_name = arguments[2]
		join(arguments[1])


func _process(_delta: float) -> void:
	if Time.get_ticks_msec() > PATIENCE_MSEC:
		print("waited too long")
		get_tree().quit(1)


func serve(port: int) -> void:
	multiplayer.peer_disconnected.connect(func(_id: int) -> void: get_tree().quit())
	var error := peer.create_server(port, "127.0.0.1")
	if error != OK:
		print("create_server %d" % error)
		get_tree().quit(1)
	multiplayer.multiplayer_peer = peer
	print("serving")


func join(url: String) -> void:
	multiplayer.connected_to_server.connect(func() -> void: hello.rpc_id(1, own_name))
	multiplayer.connection_failed.connect(end.bind("connection_failed"))
	multiplayer.server_disconnected.connect(end.bind("server_disconnected"))
	multiplayer.peer_connected.connect(
		func(id: int) -> void:
			if id != 1:
				print("another client")
	)
	if url.contains("auth"):
		authenticate(multiplayer)
	# Two engines that start at once can be slow.
	peer.handshake_timeout = 30.0
	peer.create_client(url)
	socket = peer.get_peer(1)
	multiplayer.multiplayer_peer = peer


func authenticate(api: SceneMultiplayer) -> void:
	api.auth_callback = authenticated
	api.peer_authenticating.connect(
		func(id: int) -> void: api.send_auth(id, own_name.to_utf8_buffer())
	)


func authenticated(id: int, data: PackedByteArray) -> void:
	print("authenticated with %s" % data.get_string_from_utf8())
	(multiplayer as SceneMultiplayer).complete_auth(id)


func end(reason: String) -> void:
	print("%s %d %s" % [reason, socket.get_close_code(), socket.get_close_reason()])
	get_tree().quit()


# The server calls these functions.


@rpc
func welcome(text: String, number: int) -> void:
	print("welcome %s %d" % [text, number])


@rpc
func add(a: Variant, b: Variant) -> void:
	print("add %s %s" % [a, b])
	sum.rpc_id(1, a + b)


@rpc
func echo(value: Variant) -> void:
	back.rpc_id(1, value)


@rpc
func send_chat(to: int, text: String) -> void:
	if to == 0:
		chat.rpc(text)
	else:
		chat.rpc_id(to, text)


@rpc
func bye() -> void:
	print("bye")
	get_tree().quit()


# The clients call these functions.


@rpc("any_peer")
func hello(sender_name: String) -> void:
	if multiplayer.is_server():
		var id := multiplayer.get_remote_sender_id()
		if sender_name == "stranger":
			peer.disconnect_peer(id)
			return
		welcome.rpc_id(id, "hi " + sender_name, 7)
		add.rpc_id(id, 20, 22)


@rpc("any_peer")
func sum(value: Variant) -> void:
	print("sum %s" % value)
	echo.rpc_id(multiplayer.get_remote_sender_id(), [value, "text", Vector2(1, 2)])


@rpc("any_peer")
func back(value: Variant) -> void:
	print("back %s" % var_to_str(value))
	bye.rpc_id(multiplayer.get_remote_sender_id())


@rpc("any_peer")
func chat(text: String) -> void:
	print("chat %s" % text)
