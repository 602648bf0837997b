#!/usr/bin/env bash
# Guess: a reliable call that a server makes before it disconnects a peer arrives before the peer
# learns of the end, because both transports deliver in order.
# Seen: the call never arrives, over WebSocket and over ENet. "You are banned" needs time: if the
# server waits for 0.2 s before it disconnects the peer, the call arrives.
source "$(dirname "$0")/godot/native.sh"

output=$(play << 'SCRIPT'
extends SceneTree


func _initialize() -> void:
	await process_frame
	for transport: String in ["WebSocket", "ENet"]:
		for wait: float in [0.0, 0.2]:
			await try(transport, wait)
	quit()


func try(transport: String, wait: float) -> void:
	var script := GDScript.new()
	script.source_code = "extends Node\nvar heard := \"\"\n@rpc(\"reliable\") func say(text: String) -> void: heard = text\n"
	script.reload()
	var sides := {}
	for side: String in ["Server", "Client"]:
		var branch := Node.new()
		branch.name = side
		root.add_child(branch)
		set_multiplayer(SceneMultiplayer.new(), branch.get_path())
		var node := Node.new()
		node.name = "Game"
		node.set_script(script)
		branch.add_child(node)
		sides[side] = node
	var server: SceneMultiplayer = sides.Server.multiplayer
	var client: SceneMultiplayer = sides.Client.multiplayer
	var port := 30000 + OS.get_process_id() % 30000
	var listening: Variant = ENetMultiplayerPeer.new() if transport == "ENet" else WebSocketMultiplayerPeer.new()
	var joining: Variant = ENetMultiplayerPeer.new() if transport == "ENet" else WebSocketMultiplayerPeer.new()
	listening.create_server(port)
	if transport == "ENet":
		joining.create_client("127.0.0.1", port)
	else:
		joining.create_client("ws://127.0.0.1:%d" % port)
	server.multiplayer_peer = listening
	client.multiplayer_peer = joining
	var ended := [false]
	client.server_disconnected.connect(func() -> void: ended[0] = true)
	await server.peer_connected
	await create_timer(0.2).timeout
	var id: int = server.get_peers()[0]
	sides.Server.rpc_id(id, &"say", "you are banned")
	if wait > 0:
		await create_timer(wait).timeout
	server.disconnect_peer(id)
	while not ended[0]:
		await process_frame
	print("%s, disconnected %.1f s after the call: %s" % [transport, wait, "arrived" if sides.Client.heard else "lost"])
	listening.close()
	for side: Node in sides.values():
		side.get_parent().free()
SCRIPT
)
grep disconnected <<< "$output" || cat "$work/errors"
for transport in WebSocket ENet; do
  expect "$output" "$transport, disconnected 0.0 s after the call: lost"
  expect "$output" "$transport, disconnected 0.2 s after the call: arrived"
done
