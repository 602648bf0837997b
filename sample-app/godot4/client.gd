# Logs in to the sample server, moves, says hello, and prints what comes back.
#
#   godot --headless --path sample-app/godot4 -s client.gd -- --port=7000 --name=Ada
extends SceneTree

const MAX_WAIT_MSEC := 10000

var peer := StreamPeerTCP.new()
var player_name := "Ada"
var failure := ""


func _initialize() -> void:
	play(argument("port", "7000").to_int())
	peer.disconnect_from_host()
	if failure != "":
		printerr(failure)
	quit(0 if failure == "" else 1)


func play(port: int) -> void:
	player_name = argument("name", player_name)
	if not connect_to_server(port):
		return
	peer.put_var({"kind": "Login", "player_name": player_name, "team_color": Color(0, 1, 0)})
	var welcome: Dictionary = wait_for("Welcome")
	if welcome.is_empty() or wait_for("Snapshot").is_empty():
		return
	var goal := Vector3(3, 0.5, -2)
	peer.put_var({"kind": "Move", "to": goal})
	if not wait_until_at(welcome.player.id, goal):
		return
	peer.put_var({"kind": "Chat", "channel": "all", "text": "Hello from Godot 4!"})
	wait_for("Spoken")


func connect_to_server(port: int) -> bool:
	var error := peer.connect_to_host("127.0.0.1", port)
	var deadline := Time.get_ticks_msec() + MAX_WAIT_MSEC
	while error == OK and status() == StreamPeerTCP.STATUS_CONNECTING:
		if Time.get_ticks_msec() > deadline:
			break
		OS.delay_msec(1)
	if status() != StreamPeerTCP.STATUS_CONNECTED:
		failure = "No server listens on port %d." % port
		return false
	peer.set_no_delay(true)
	return true


# In Godot 4, the status changes only when the peer is polled.
func status() -> int:
	peer.poll()
	return peer.get_status()


# The moves of other players also send a snapshot, so the next snapshot may be from before our move.
func wait_until_at(player_id: int, goal: Vector3) -> bool:
	var snapshot: Dictionary = wait_for("Snapshot")
	while not snapshot.is_empty():
		for i: int in snapshot.ids.size():
			if snapshot.ids[i] == player_id and snapshot.positions[i] == goal:
				return true
		snapshot = wait_for("Snapshot")
	return false


# Prints all messages until one of this kind arrives. Returns that message, or {} if none arrives.
func wait_for(kind: String) -> Dictionary:
	var message := receive()
	while not message.is_empty():
		print_message(message)
		if message.kind == "Refusal":
			failure = "The server refuses: %s" % message.reason
			return {}
		if message.kind == kind:
			return message
		message = receive()
	return {}


func receive() -> Dictionary:
	var deadline := Time.get_ticks_msec() + MAX_WAIT_MSEC
	while peer.get_available_bytes() < 4:
		if status() != StreamPeerTCP.STATUS_CONNECTED:
			failure = "The server closed the connection."
			return {}
		if Time.get_ticks_msec() > deadline:
			failure = "The server has said nothing for %d ms." % MAX_WAIT_MSEC
			return {}
		OS.delay_msec(1)
	var message: Variant = peer.get_var()
	if not (message is Dictionary and message.has("kind")):
		failure = "Expected a message but found %s." % var_to_str(message)
		return {}
	return message


func print_message(message: Dictionary) -> void:
	match message.kind:
		"Welcome":
			print("WELCOME player %d in %s" % [message.player.id, message.world])
			for landmark: Array in message.landmarks:
				print("  %s at %s, node %s" % [landmark[0], landmark[1], landmark[3]])
		"Snapshot":
			print("SNAPSHOT at tick %d" % message.tick)
			for i: int in message.ids.size():
				print("  %s at %s" % [message.names[i], message.positions[i]])
		"Spoken":
			var line: Dictionary = message.line
			print("CHAT %s %s: %s" % [message.channel, line.from, line.text])


func argument(key: String, default: String) -> String:
	for text in OS.get_cmdline_user_args():
		if text.begins_with("--" + key + "="):
			return text.substr(key.length() + 3)
	return default
