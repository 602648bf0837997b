extends Spatial
# Logs in, moves, says hello, prints what the server sends, and leaves.
#
#   godot3-server --path sample-app/godot3 --server=tcp://127.0.0.1:7000 --name=Linus

const Login = preload("res://variantmapper/net_client_message_login.gd")
const Move = preload("res://variantmapper/net_client_message_move.gd")
const Chat = preload("res://variantmapper/net_client_message_chat.gd")
const Player = preload("res://variantmapper/net_player.gd")

const GOAL: Vector3 = Vector3(3, 0.5, -2)

var me: Player = null

onready var connection: Node = $Connection
onready var players: Spatial = $Players
onready var protocol: Reference = connection.protocol


func _ready() -> void:
	_listen(protocol, "welcome_received")
	_listen(protocol, "snapshot_received")
	_listen(protocol, "changed_received")
	_listen(protocol, "spoken_received")
	_listen(protocol, "refusal_received")
	_listen(protocol, "packet_refused")
	_listen(connection, "connected")
	_listen(connection, "disconnected")
	_listen($Timeout, "timeout")
	connection.connect_to_server(_argument("server", "tcp://127.0.0.1:7000"))


# The function that handles a signal is named after the signal.
func _listen(object: Object, name: String) -> void:
	var error: int = object.connect(name, self, "_on_" + name)
	assert(error == OK)


func fail(reason: String) -> void:
	printerr(reason)
	get_tree().quit(1)


func _on_disconnected(reason: String) -> void:
	fail(reason)


func _on_packet_refused(reason: String) -> void:
	fail(reason)


func _on_timeout() -> void:
	fail("The server has not answered in time.")


func _on_connected() -> void:
	protocol.send_login(Login.create(_argument("name", "Linus"), Color(0, 1, 0)))


func _on_welcome_received(welcome: Reference) -> void:
	me = welcome.player
	print("WELCOME player %d in %s" % [me.id, welcome.world])
	for landmark in welcome.landmarks:
		print("  %s at %s, node %s" % [landmark.name, landmark.position, landmark.node])
	protocol.send_move(Move.create(GOAL))


func _on_snapshot_received(snapshot: Reference) -> void:
	print("SNAPSHOT at tick %d" % snapshot.tick)
	for i in snapshot.ids.size():
		print("  %s at %s" % [snapshot.names[i], snapshot.positions[i]])
		_node_of(snapshot.ids[i]).translation = snapshot.positions[i]


# Each player is a node with the player's number as its name; a game would show a model there.
func _node_of(id: int) -> Spatial:
	var node: Spatial = players.get_node_or_null(str(id))
	if node == null:
		node = Spatial.new()
		node.name = str(id)
		players.add_child(node)
	return node


func _on_changed_received(changed: Reference) -> void:
	if not me.merge_changes(changed.changes):
		fail("The changes do not fit.")
		return
	print("CHANGED: I am at %s after %d moves" % [me.position, me.moves])
	if me.position == GOAL:
		protocol.send_chat(Chat.create("all", "Hello from Godot 3!"))


func _on_spoken_received(spoken: Reference) -> void:
	print("CHAT %s %s: %s" % [spoken.channel, spoken.line.from, spoken.line.text])
	if spoken.line.from == me.name:
		get_tree().quit()


func _on_refusal_received(refusal: Reference) -> void:
	fail("The server refuses: %s" % refusal.reason)


func _argument(key: String, default: String) -> String:
	for text in OS.get_cmdline_args():
		if text.begins_with("--" + key + "="):
			return text.substr(key.length() + 3)
	return default
