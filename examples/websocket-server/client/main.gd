extends Node
## Joins the arena, walks to a place, prints what the server sends, and leaves.

const SERVER: String = "ws://127.0.0.1:7001"

var socket: WebSocketPeer = WebSocketPeer.new()
var protocol: ArenaProtocol = ArenaProtocol.new(socket)


func _ready() -> void:
	protocol.connected.connect(_on_connected)
	protocol.connection_failed.connect(_on_connection_failed)
	protocol.disconnected.connect(_on_disconnected)
	protocol.welcome_received.connect(_on_welcome_received)
	protocol.moved_received.connect(_on_moved_received)
	protocol.refused_received.connect(_on_refused_received)
	socket.connect_to_url(SERVER)


func _process(_delta: float) -> void:
	protocol.poll()


func _on_connected() -> void:
	protocol.send_join(ClientMessageJoin.create("Ada"))


func _on_connection_failed() -> void:
	print("No server listens at ", SERVER)
	get_tree().quit(1)


func _on_disconnected(code: int, reason: String) -> void:
	print("The server has ended the connection: code ", code, " ", reason)
	get_tree().quit(1)


func _on_welcome_received(message: ServerMessageWelcome) -> void:
	print("Welcome, ", message.name, ". Players in the arena: ", message.players)
	protocol.send_move(ClientMessageMove.create(Vector2(3, 4)))


func _on_moved_received(message: ServerMessageMoved) -> void:
	print(message.name, " is now at ", message.to)
	get_tree().quit()


func _on_refused_received(message: ServerMessageRefused) -> void:
	print("Refused: ", message.reason)
