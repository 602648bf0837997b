extends SceneTree
# Serves clients over ENet, and then ends. Arguments: PORT CLIENTS. Prints what happens. A client
# with the name stranger is disconnected, and one with the name last ends the server.

const PATIENCE_MSEC := 60000

var peer := NetworkedMultiplayerENet.new()
var game: Node
var count := 0
var clients := []
var answers := 0

func _initialize():
	var arguments := Array(OS.get_cmdline_args())
	arguments = arguments.slice(arguments.find("-s") + 2, arguments.size() - 1)
	count = int(arguments[1])
	game = load("res://game.gd").new()
	game.name = "Game"
	root.add_child(game)
	var _errors := [
		connect("network_peer_disconnected", self, "_left"),
		multiplayer.connect("network_peer_packet", self, "_packet"),
	]
	peer.set_bind_ip("127.0.0.1")
	var error := peer.create_server(int(arguments[0]))
	if error != OK:
		_end("create_server %d" % error)
	network_peer = peer
	print("serving")

func _idle(_delta):
	if OS.get_ticks_msec() > PATIENCE_MSEC:
		_end("waited too long")

func hello(id: int, sender_name: String):
	if sender_name == "stranger":
		peer.disconnect_peer(id)
		return
	if sender_name == "last":
		peer.close_connection()
		_end("closed")
		return
	clients.append(id)
	game.rpc_id(id, "welcome", "hi " + sender_name, 7)
	game.rpc_id(id, "add", 20, 22)

# Each client answers once to echo, and once for each other client that it sees.
func back(value):
	print("back %s" % var2str(value))
	answers += 1
	if count == 1:
		game.rpc_id(clients[0], "bye")
	elif answers == 4:
		game.rpc_id(clients[0], "send_chat", clients[1], "only you")
		game.rpc_id(clients[0], "send_chat", 0, "all")
		var _error := multiplayer.send_bytes(PoolByteArray([1, 2, 3]), clients[0])
	elif answers == 5:
		game.rpc_id(clients[1], "bye")

func _packet(id: int, packet: PoolByteArray):
	print("bytes %s from client %d" % [packet.hex_encode(), clients.find(id)])
	game.rpc_id(id, "echo", "last")

func _left(id: int):
	print("left")
	clients.erase(id)
	if clients.empty():
		quit()
	else:
		game.rpc("bye")

func _end(reason: String):
	print(reason)
	quit()
