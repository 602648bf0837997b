extends Node
## Joins the arena, walks to a place, prints what the server sends, and leaves.

const SERVER: String = "ws://127.0.0.1:7001"

var socket: WebSocketPeer = WebSocketPeer.new()
var protocol: ArenaProtocol = ArenaProtocol.new(socket)
var has_joined: bool = false


func _ready() -> void:
	protocol.welcome_received.connect(_on_welcome_received)
	protocol.moved_received.connect(_on_moved_received)
	protocol.refused_received.connect(_on_refused_received)
	socket.connect_to_url(SERVER)


func _process(_delta: float) -> void:
	protocol.poll()
	var state: WebSocketPeer.State = socket.get_ready_state()
	if state == WebSocketPeer.STATE_OPEN and not has_joined:
		has_joined = true
		protocol.send_join(ClientMessageJoin.create("Ada"))
	elif state == WebSocketPeer.STATE_CLOSED:
		print("No server, or the server has closed the connection: ", SERVER)
		get_tree().quit(1)


func _on_welcome_received(message: ServerMessageWelcome) -> void:
	print("Welcome, ", message.name, ". Players in the arena: ", message.players)
	protocol.send_move(ClientMessageMove.create(Vector2(3, 4)))


func _on_moved_received(message: ServerMessageMoved) -> void:
	print(message.name, " is now at ", message.to)
	get_tree().quit()


func _on_refused_received(message: ServerMessageRefused) -> void:
	print("Refused: ", message.reason)
