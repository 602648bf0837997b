#!/usr/bin/env bash
# Guess: if a client calls close() and create_client() on its multiplayer peer, it has a new connection,
# and its next call arrives.
# Seen: if both happen in one frame, the client does not notice that the old connection has ended. It
# gets connected_to_server, but no server_disconnected, and calls its nodes by ids that only the old
# connection knew. The server prints an error for each call, while rpc_id() returns OK, over WebSocket
# and over ENet. A frame in between helps, and so does a new peer.
source "$(dirname "$0")/godot/native.sh"

output=$(play << 'SCRIPT'
extends SceneTree

var arrived: Array[String] = []
var client: SceneMultiplayer
var caller: Node
var events: Array[String] = []
var port := 30000 + OS.get_process_id() % 30000


func _initialize() -> void:
	await process_frame
	var script := GDScript.new()
	script.source_code = "extends Node\nvar calls: Array\n@rpc(\"any_peer\") func say(text: String) -> void: calls.append(text)\n"
	script.reload()
	for side: String in ["Server", "Client"]:
		var branch := Node.new()
		branch.name = side
		root.add_child(branch)
		set_multiplayer(SceneMultiplayer.new(), branch.get_path())
		var node := Node.new()
		node.name = "Game"
		node.set_script(script)
		node.calls = arrived
		branch.add_child(node)
	caller = root.get_node("Client/Game")
	client = caller.multiplayer
	client.connected_to_server.connect(func() -> void: events.append("connected_to_server"))
	client.server_disconnected.connect(func() -> void: events.append("server_disconnected"))
	for transport: String in ["WebSocket", "ENet"]:
		var server := create(transport)
		server.call("create_server", port)
		root.get_node("Server").multiplayer.multiplayer_peer = server
		for way: String in ["at once", "a frame later", "new peer"]:
			print("%s, %s: %s" % [transport, way, await reconnect(transport, way)])
	quit()


func reconnect(transport: String, way: String) -> String:
	var peer := create(transport)
	connect_to_server(peer)
	client.multiplayer_peer = peer
	await create_timer(0.5).timeout
	caller.rpc_id(1, &"say", "first")
	await create_timer(0.5).timeout
	events.clear()
	arrived.clear()
	peer.close()
	if way == "a frame later":
		await process_frame
		await process_frame
	if way == "new peer":
		peer = create(transport)
	connect_to_server(peer)
	client.multiplayer_peer = peer
	await create_timer(0.5).timeout
	for text: String in ["second", "third"]:
		events.append("rpc_id() returns %d" % caller.rpc_id(1, &"say", text))
		await create_timer(0.3).timeout
	var seen := ", ".join(events) + ", arrived: %s" % [arrived]
	peer.close()
	await create_timer(0.3).timeout
	return seen


func create(transport: String) -> MultiplayerPeer:
	return WebSocketMultiplayerPeer.new() if transport == "WebSocket" else ENetMultiplayerPeer.new()


func connect_to_server(peer: MultiplayerPeer) -> void:
	if peer is WebSocketMultiplayerPeer:
		peer.create_client("ws://127.0.0.1:%d" % port)
	else:
		peer.create_client("127.0.0.1", port)
SCRIPT
)
echo "$output"
sort "$work/errors" | grep ERROR | uniq -c
ok="rpc_id() returns 0, rpc_id() returns 0"
for transport in WebSocket ENet; do
  expect "$output" "$transport, at once: connected_to_server, $ok, arrived: []"
  expect "$output" "$transport, a frame later: server_disconnected, connected_to_server, $ok, arrived: [\"second\", \"third\"]"
  expect "$output" "$transport, new peer: connected_to_server, $ok, arrived: [\"second\", \"third\"]"
done
