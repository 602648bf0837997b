extends SceneTree
# Plays with a server over ENet until the server calls bye. Arguments: PORT NAME. Prints what
# happens.

const PATIENCE_MSEC := 60000

var own_name := ""

func _initialize():
	var arguments := Array(OS.get_cmdline_args())
	arguments = arguments.slice(arguments.find("-s") + 2, arguments.size() - 1)
	own_name = arguments[1]
	var game: Node = load("res://game.gd").new()
	game.name = "Game"
	root.add_child(game)
	var _errors := [
		connect("connected_to_server", self, "_connected"),
		connect("connection_failed", self, "_end", ["connection_failed"]),
		connect("server_disconnected", self, "_end", ["server_disconnected"]),
		connect("network_peer_connected", self, "_peer_connected"),
	]
	var peer := NetworkedMultiplayerENet.new()
	var error := peer.create_client("127.0.0.1", int(arguments[0]))
	if error != OK:
		_end("create_client %d" % error)
	network_peer = peer

func _idle(_delta):
	if OS.get_ticks_msec() > PATIENCE_MSEC:
		_end("waited too long")

func _connected():
	root.get_node("Game").rpc_id(1, "hello", own_name)

func _peer_connected(id: int):
	if id != 1:
		print("another client")

func _end(reason: String):
	print(reason)
	quit()
