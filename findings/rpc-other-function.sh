#!/usr/bin/env bash
# Guess: the checksum of the @rpc functions protects calls: if the script of the receiver's node
# differs from the caller's, the engine reports it.
# Seen: the checksum is compared only when the caller introduces its node. If the receiver frees the
# node and adds another node with the same name (for example the next player in this slot), calls go
# on by number. They reach a function with another name, without any error.
source "$(dirname "$0")/godot/run.sh"

output=$(run_godot << 'SCRIPT'
extends Node

const LocalPeer := preload("res://local_peer.gd")

var server := SceneMultiplayer.new()
var client := SceneMultiplayer.new()


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	get_tree().multiplayer_poll = false
	for side: String in ["Server", "Client"]:
		var branch := Node.new()
		branch.name = side
		add_child(branch)
	get_tree().set_multiplayer(server, ^"/root/Main/Server")
	get_tree().set_multiplayer(client, ^"/root/Main/Client")
	var ends := [LocalPeer.new(), LocalPeer.new()]
	LocalPeer.link(ends[0], ends[1])
	server.multiplayer_peer = ends[0]
	client.multiplayer_peer = ends[1]
	poll()
	add("Server", "heal", "jump")
	var caller := add("Client", "heal", "jump")
	caller.rpc_id(1, "heal")
	poll()
	caller.rpc_id(1, "heal")
	poll()
	$Server/Slot.free()
	add("Server", "die", "jump")
	caller.rpc_id(1, "heal")
	poll()
	get_tree().quit()


func poll() -> void:
	for i in 3:
		server.poll()
		client.poll()


func add(side: String, first: String, second: String) -> Node:
	var script := GDScript.new()
	script.source_code = "extends Node\n"
	for function: String in [first, second]:
		script.source_code += "@rpc(\"any_peer\") func %s() -> void: print(get_parent().name, \" runs %s\")\n" % [function, function]
	script.reload()
	var node := Node.new()
	node.name = "Slot"
	node.set_script(script)
	get_node(side).add_child(node)
	return node
SCRIPT
)
echo "$output"
expect "$(tail -n 3 <<< "$output")" 'Server runs heal'
expect "$(tail -n 1 <<< "$output")" 'Server runs die'
# The line that would tell of the difference.
! grep -i "rpc\|checksum" "$work/errors"
