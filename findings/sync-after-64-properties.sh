#!/usr/bin/env bash
# Guess: a MultiplayerSynchronizer sends each property with REPLICATION_MODE_ON_CHANGE when it
# changes, however many there are, or it refuses the one that is too many.
# Seen: 70 properties are accepted, and all arrive if all change together. If only the 65th or a
# later one changes, its new value never arrives. The receiver prints an error about a packet that is
# too small, and names no property.
source "$(dirname "$0")/godot/native.sh"

output=$(play << 'SCRIPT'
extends SceneTree

const COUNT := 70


func _initialize() -> void:
	await process_frame
	var players := {}
	for side: String in ["Server", "Client"]:
		var branch := Node.new()
		branch.name = side
		root.add_child(branch)
		set_multiplayer(SceneMultiplayer.new(), branch.get_path())
		players[side] = new_player()
		branch.add_child(players[side])
	var port := 30000 + OS.get_process_id() % 30000
	var server := WebSocketMultiplayerPeer.new()
	server.create_server(port)
	root.get_node("Server").multiplayer.multiplayer_peer = server
	var client := WebSocketMultiplayerPeer.new()
	client.create_client("ws://127.0.0.1:%d" % port)
	root.get_node("Client").multiplayer.multiplayer_peer = client
	await root.get_node("Client").multiplayer.connected_to_server
	var arrives := func(value: int, numbers: Array) -> void:
		for number: int in numbers:
			players.Server.set("p%d" % number, value)
		await create_timer(1.0).timeout
		var arrived := func(number: int) -> bool:
			return players.Client.get("p%d" % number) == value
		print("properties %d to %d arrived: %s" % [numbers[0], numbers[-1], numbers.all(arrived)])
	await arrives.call(1, range(1, COUNT + 1))
	await arrives.call(2, range(64, 65))
	await arrives.call(3, range(65, 66))
	await arrives.call(4, range(70, 71))
	quit()


func new_player() -> Node:
	var script := GDScript.new()
	script.source_code = "extends Node\n"
	var synchronizer := MultiplayerSynchronizer.new()
	synchronizer.name = "Synchronizer"
	synchronizer.replication_config = SceneReplicationConfig.new()
	for number in range(1, COUNT + 1):
		script.source_code += "var p%d := 0\n" % number
		var property := NodePath(".:p%d" % number)
		synchronizer.replication_config.add_property(property)
		synchronizer.replication_config.property_set_replication_mode(
				property, SceneReplicationConfig.REPLICATION_MODE_ON_CHANGE)
	script.reload()
	var player := Node.new()
	player.name = "Player"
	player.set_script(script)
	player.add_child(synchronizer)
	return player
SCRIPT
)
echo "$output"
sort -u "$work/errors" | grep "Invalid packet"
expect "$output" "properties 1 to 70 arrived: true"
expect "$output" "properties 64 to 64 arrived: true"
expect "$output" "properties 65 to 65 arrived: false"
expect "$output" "properties 70 to 70 arrived: false"
