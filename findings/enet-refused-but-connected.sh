#!/usr/bin/env bash
# Guess: a client over ENet whose server refuses new connections gets the signal connection_failed
# soon.
# Seen: it gets connected_to_server at once, and what it sends returns OK. After 31 seconds, it gets
# server_disconnected. If the server has no slot left, the client gets connection_failed, after 31
# seconds as well. The server has no signal for either of them.
source "$(dirname "$0")/godot/native.sh"

output=$(play << 'SCRIPT'
extends SceneTree


func _initialize() -> void:
	await process_frame
	var port := 30000 + OS.get_process_id() % 30000
	serve("Refusing", port, 4).refuse_new_connections = true
	serve("Full", port + 1, 1)
	var first := ENetMultiplayerPeer.new()
	first.create_client("127.0.0.1", port + 1)
	api("First").multiplayer_peer = first
	await api("First").connected_to_server
	var ended := [0]
	for server: String in ["refusing", "full"]:
		join(server, port + ["refusing", "full"].find(server), ended)
	while ended[0] < 2:
		await process_frame
	quit()


func api(branch: String) -> SceneMultiplayer:
	if not root.has_node(branch):
		var node := Node.new()
		node.name = branch
		root.add_child(node)
		set_multiplayer(SceneMultiplayer.new(), node.get_path())
	return root.get_node(branch).multiplayer


func serve(branch: String, port: int, clients: int) -> ENetMultiplayerPeer:
	var peer := ENetMultiplayerPeer.new()
	peer.create_server(port, clients)
	api(branch).multiplayer_peer = peer
	api(branch).peer_connected.connect(func(_id: int) -> void: print("%s: peer_connected" % branch))
	return peer


func join(server: String, port: int, ended: Array) -> void:
	var peer := ENetMultiplayerPeer.new()
	peer.create_client("127.0.0.1", port)
	var client := api("Client of " + server)
	client.multiplayer_peer = peer
	var begun := Time.get_ticks_msec()
	var report := func(event: String) -> void:
		var seconds := (Time.get_ticks_msec() - begun) / 1000
		print("%s: %s after %s" % [server, event, "30 to 33 s" if 30 <= seconds and seconds <= 33 else "%d s" % seconds])
	client.connected_to_server.connect(func() -> void:
		report.call("connected_to_server")
		print("%s: send_bytes() returns %d" % [server, client.send_bytes(PackedByteArray([1]))]))
	for last: StringName in [&"connection_failed", &"server_disconnected"]:
		client.connect(last, func() -> void:
			report.call(last)
			ended[0] += 1)
SCRIPT
)
echo "$output"
expect "$output" 'refusing: connected_to_server after 0 s'
expect "$output" 'refusing: send_bytes() returns 0'
expect "$output" 'refusing: server_disconnected after 30 to 33 s'
expect "$output" 'full: connection_failed after 30 to 33 s'
if grep -q 'Refusing: peer_connected' <<< "$output"; then
  echo "CHANGED: the server knows the client that it refuses" >&2
  exit 1
fi
