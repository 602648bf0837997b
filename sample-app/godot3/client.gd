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
	var login = {"player_name": player_name, "team_color": Color(0, 1, 0)}
	peer.put_var({"kind": "LOGIN", "login": login})
	var welcome = wait_for("WELCOME")
	if welcome == null or wait_for("SNAPSHOT") == null:
		return
	var goal = Vector3(3, 0.5, -2)
	peer.put_var({"kind": "MOVE", "move": {"to": goal}})
	if not wait_until_at(welcome.player_id, goal):
		return
	peer.put_var({"kind": "CHAT", "chat": {"channel": "all", "text": "Hello from Godot 3!"}})
	wait_for("CHAT")


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


# Snapshots also come when others move.
func wait_until_at(player_id, goal):
	var snapshot = wait_for("SNAPSHOT")
	while snapshot != null:
		for i in snapshot.ids.size():
			if snapshot.ids[i] == player_id and snapshot.positions[i] == goal:
				return true
		snapshot = wait_for("SNAPSHOT")
	return false


# The part of the next message of this kind, or null if none comes; prints all on the way.
func wait_for(kind):
	var message = receive()
	while message != null:
		print_message(message)
		if message.kind == "ERROR":
			failure = "The server refuses: " + message.error.reason
			return null
		if message.kind == kind:
			return message[kind.to_lower()]
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
		"WELCOME":
			print("WELCOME player %d in %s" % [message.welcome.player_id, message.welcome.world])
			for landmark in message.welcome.landmarks:
				print("  %s at %s, node %s" % [landmark[0], landmark[1], landmark[3]])
		"SNAPSHOT":
			print("SNAPSHOT at tick %d" % message.snapshot.tick)
			for i in message.snapshot.ids.size():
				print("  %s at %s" % [message.snapshot.names[i], message.snapshot.positions[i]])
		"CHAT":
			var line = message.chat.line
			print("CHAT %s %s: %s" % [message.chat.channel, line.from, line.text])


func argument(name, default):
	for text in OS.get_cmdline_args():
		if text.begins_with("--" + name + "="):
			return text.substr(name.length() + 3)
	return default
