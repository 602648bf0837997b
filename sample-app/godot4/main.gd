extends Node3D
## Logs in, moves, says hello, prints what the server sends, and leaves.
##
##   godot --headless --path sample-app/godot4 -- --server=tcp://127.0.0.1:7000 --name=Ada

const GOAL: Vector3 = Vector3(3, 0.5, -2)

var me: NetPlayer = null

@onready var connection: Node = $Connection
@onready var players: Node3D = $Players
@onready var timeout: Timer = $Timeout
@onready var protocol: NetSampleProtocol = connection.protocol


func _ready() -> void:
	protocol.welcome_received.connect(_on_welcome_received)
	protocol.snapshot_received.connect(_on_snapshot_received)
	protocol.changed_received.connect(_on_changed_received)
	protocol.spoken_received.connect(_on_spoken_received)
	protocol.refusal_received.connect(_on_refusal_received)
	protocol.packet_refused.connect(fail)
	connection.connected.connect(_on_connected)
	connection.disconnected.connect(fail)
	timeout.timeout.connect(fail.bind("The server has not answered in time."))
	connection.connect_to_server(_argument("server", "tcp://127.0.0.1:7000"))


func fail(reason: String) -> void:
	printerr(reason)
	get_tree().quit(1)


func _on_connected() -> void:
	var player_name: String = _argument("name", "Ada")
	protocol.send_login(NetClientMessageLogin.create(player_name, Color(0, 1, 0)))


func _on_welcome_received(welcome: NetWelcome) -> void:
	me = welcome.player
	print("WELCOME player %d in %s" % [me.id, welcome.world])
	for landmark: NetLandmark in welcome.landmarks:
		print("  %s at %s, node %s" % [landmark.name, landmark.position, landmark.node])
	protocol.send_move(NetClientMessageMove.create(GOAL))


func _on_snapshot_received(snapshot: NetSnapshot) -> void:
	print("SNAPSHOT at tick %d" % snapshot.tick)
	for i: int in snapshot.ids.size():
		print("  %s at %s" % [snapshot.names[i], snapshot.positions[i]])
		_node_of(snapshot.ids[i]).position = snapshot.positions[i]


# Each player is a node with the player's number as its name; a game would show a model there.
func _node_of(id: int) -> Node3D:
	var node: Node3D = players.get_node_or_null(str(id))
	if node == null:
		node = Node3D.new()
		node.name = str(id)
		players.add_child(node)
	return node


func _on_changed_received(changed: NetChanged) -> void:
	if not me.merge_changes(changed.changes):
		fail("The changes do not fit.")
		return
	print("CHANGED: I am at %s after %d moves" % [me.position, me.moves])
	if me.position == GOAL:
		protocol.send_chat(NetClientMessageChat.create("all", "Hello from Godot 4!"))


func _on_spoken_received(spoken: NetSpoken) -> void:
	print("CHAT %s %s: %s" % [spoken.channel, spoken.line.from, spoken.line.text])
	if spoken.line.from == me.name:
		get_tree().quit()


func _on_refusal_received(refusal: NetRefusal) -> void:
	fail("The server refuses: %s" % refusal.reason)


func _argument(key: String, default: String) -> String:
	for text: String in OS.get_cmdline_user_args():
		if text.begins_with("--" + key + "="):
			return text.substr(key.length() + 3)
	return default
