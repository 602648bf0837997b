#!/usr/bin/env bash
# Guess: a reliable call over WebSocket arrives, or rpc_id() returns an error.
# Seen: rpc_id() returns OK for each of ten calls of 60,000 bytes in one frame. One call arrives.
# WebSocketMultiplayerPeer drops what does not fit into its outbound buffer (65,535 bytes), and the
# calls ignore this error. The engine only prints a message, which players do not see.
source "$(dirname "$0")/godot/run.sh"

npm install --silent --prefix "$work" ws@8.18.3 > /dev/null
cat > "$work/server.js" << 'SERVER'
// Gives the client the id 2, and counts the calls that it receives within two seconds.
const { WebSocketServer } = require('ws');
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('listening', () => console.log(server.address().port));
server.on('connection', socket => {
  let calls = 0;
  socket.on('message', packet => (calls += packet.length > 60000));
  socket.send(Buffer.from([2, 0, 0, 0]));
  setTimeout(() => { console.log(`server: ${calls} calls arrived`); process.exit(0); }, 2000);
});
SERVER
node "$work/server.js" > "$work/server.txt" &
trap 'kill %1 2> /dev/null || true; rm -rf "$work"' EXIT
while [ ! -s "$work/server.txt" ]; do sleep 0.1; done

output=$(run_godot "$(head -n 1 "$work/server.txt")" << 'SCRIPT'
extends Node


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	var peer := WebSocketMultiplayerPeer.new()
	peer.create_client("ws://127.0.0.1:%s" % OS.get_cmdline_user_args()[0])
	multiplayer.connected_to_server.connect(call_often)
	multiplayer.server_disconnected.connect(func() -> void: get_tree().quit())
	multiplayer.connection_failed.connect(func() -> void: get_tree().quit())
	multiplayer.multiplayer_peer = peer


func call_often() -> void:
	var bytes := PackedByteArray()
	bytes.resize(60_000)
	var results := {}
	for i in 10:
		var result := rpc_id(1, &"send", bytes)
		results[result] = results.get(result, 0) + 1
	print("client: 10 reliable calls, results: ", results)


@rpc("any_peer", "reliable")
func send(_bytes: PackedByteArray) -> void:
	pass
SCRIPT
)
wait
output+=$'\n'$(tail -n 1 "$work/server.txt")
echo "$output"
expect "$output" 'client: 10 reliable calls, results: { 0: 10 }'
expect "$output" 'server: 1 calls arrived'
