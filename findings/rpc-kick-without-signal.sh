#!/usr/bin/env bash
# Guess: if a Godot server disconnects a peer with SceneMultiplayer.disconnect_peer(), its script
# gets the signal peer_disconnected, as for each other peer that leaves.
# Seen: it does not, on any transport. A server that removes players in this signal keeps the players
# that it kicked. MultiplayerPeer.disconnect_peer() gives the signal.
source "$(dirname "$0")/godot/run.sh"

output=$(run_godot << 'SCRIPT'
extends Node

const LocalPeer := preload("res://local_peer.gd")


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	kick("SceneMultiplayer", func(api: SceneMultiplayer) -> void: api.disconnect_peer(2))
	kick("MultiplayerPeer", func(api: SceneMultiplayer) -> void: api.multiplayer_peer.disconnect_peer(2))
	get_tree().quit()


func kick(how: String, disconnect_2: Callable) -> void:
	var server := SceneMultiplayer.new()
	var client := SceneMultiplayer.new()
	var signals := []
	server.peer_connected.connect(func(id: int) -> void: signals.append("peer_connected %d" % id))
	server.peer_disconnected.connect(func(id: int) -> void: signals.append("peer_disconnected %d" % id))
	server.root_path = ^"/root"
	client.root_path = ^"/root"
	var ends := [LocalPeer.new(), LocalPeer.new()]
	LocalPeer.link(ends[0], ends[1])
	server.multiplayer_peer = ends[0]
	client.multiplayer_peer = ends[1]
	server.poll()
	client.poll()
	disconnect_2.call(server)
	server.poll()
	print(how, ".disconnect_peer(2): ", ", ".join(signals), "; peers left: ", server.get_peers())
SCRIPT
)
echo "$output"
expect "$output" 'SceneMultiplayer.disconnect_peer(2): peer_connected 2; peers left: []'
expect "$output" 'MultiplayerPeer.disconnect_peer(2): peer_connected 2, peer_disconnected 2; peers left: []'
