# Logs in to the sample server, moves, says hello, and prints what comes back.
#
#   godot3-server --path sample-app/godot3 -s client.gd --port=7000 --name=Linus
extends SceneTree

const MAX_WAIT_MSEC = 10000

var peer = StreamPeerTCP.new()
var player_name = "Linus"
var failure = ""


func _init():
	play(argument("port", "7000"))
	peer.disconnect_from_host()
	if failure != "":
		printerr(failure)
	quit(0 if failure == "" else 1)


func play(port):
	player_name = argument("name", player_name)
	if not connect_to_server(int(port)):
		return
	peer.put_var({"kind": "Login", "player_name": player_name, "team_color": Color(0, 1, 0)})
	var welcome = wait_for("Welcome")
	if welcome == null or wait_for("Snapshot") == null:
		return
	var goal = Vector3(3, 0.5, -2)
	peer.put_var({"kind": "Move", "to": goal})
	if not wait_until_at(welcome.player.id, goal):
		return
	peer.put_var({"kind": "Chat", "channel": "all", "text": "Hello from Godot 3!"})
	wait_for("Spoken")


func connect_to_server(port):
	var error = peer.connect_to_host("127.0.0.1", port)
	var deadline = OS.get_ticks_msec() + MAX_WAIT_MSEC
	while error == OK and peer.get_status() == StreamPeerTCP.STATUS_CONNECTING:
		if OS.get_ticks_msec() > deadline:
			break
		OS.delay_msec(1)
	if peer.get_status() != StreamPeerTCP.STATUS_CONNECTED:
		failure = "No server listens on port %d." % port
		return false
	peer.set_no_delay(true)
	return true


# The moves of other players also send a snapshot, so the next snapshot may be from before our move.
func wait_until_at(player_id, goal):
	var snapshot = wait_for("Snapshot")
	while snapshot != null:
		for i in snapshot.ids.size():
			if snapshot.ids[i] == player_id and snapshot.positions[i] == goal:
				return true
		snapshot = wait_for("Snapshot")
	return false


# Prints all messages until one of this kind arrives. Returns that message, or null if none arrives.
func wait_for(kind):
	var message = receive()
	while message != null:
		print_message(message)
		if message.kind == "Refusal":
			failure = "The server refuses: " + message.reason
			return null
		if message.kind == kind:
			return message
		message = receive()
	return null


func receive():
	var deadline = OS.get_ticks_msec() + MAX_WAIT_MSEC
	while peer.get_available_bytes() < 4:
		if peer.get_status() != StreamPeerTCP.STATUS_CONNECTED:
			failure = "The server closed the connection."
			return null
		if OS.get_ticks_msec() > deadline:
			failure = "The server has said nothing for %d ms." % MAX_WAIT_MSEC
			return null
		OS.delay_msec(1)
	var message = peer.get_var()
	if typeof(message) != TYPE_DICTIONARY or not message.has("kind"):
		failure = "Expected a message but found %s." % var2str(message)
		return null
	return message


func print_message(message):
	match message.kind:
		"Welcome":
			print("WELCOME player %d in %s" % [message.player.id, message.world])
			for landmark in message.landmarks:
				print("  %s at %s, node %s" % [landmark[0], landmark[1], landmark[3]])
		"Snapshot":
			print("SNAPSHOT at tick %d" % message.tick)
			for i in message.ids.size():
				print("  %s at %s" % [message.names[i], message.positions[i]])
		"Spoken":
			var line = message.line
			print("CHAT %s %s: %s" % [message.channel, line.from, line.text])


func argument(name, default):
	for text in OS.get_cmdline_args():
		if text.begins_with("--" + name + "="):
			return text.substr(name.length() + 3)
	return default
