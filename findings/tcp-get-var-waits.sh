#!/usr/bin/env bash
# Guess: if a value has not arrived completely, StreamPeerTCP.get_var() returns null at once, and can
# be called again later.
# Seen: get_var() stops the thread until the value is complete, although get_available_bytes() was
# above 0. If a server sends the rest of a value half a second later, the game draws no frame in this
# time. StreamPeerBuffer.get_var() returns null at once, but has skipped the bytes. PacketPeerStream
# tells whether the value is complete.
source "$(dirname "$0")/godot/native.sh"

output=$(play << 'SCRIPT'
extends SceneTree


func _initialize() -> void:
	await process_frame
	var listener := TCPServer.new()
	var port := 30000 + OS.get_process_id() % 30000
	listener.listen(port)
	var stream := StreamPeerBuffer.new()
	stream.put_var("hello")
	var first := stream.data_array.slice(0, 8)
	var rest := stream.data_array.slice(8)
	var client := StreamPeerTCP.new()
	client.connect_to_host("127.0.0.1", port)
	while client.get_status() == StreamPeerTCP.STATUS_CONNECTING:
		client.poll()
		await process_frame
	var server := listener.take_connection()

	server.put_data(first)
	await create_timer(0.1).timeout
	var sender := Thread.new()
	sender.start(func() -> void:
		OS.delay_msec(500)
		server.put_data(rest))
	var available := client.get_available_bytes()
	var frame := Engine.get_process_frames()
	var begun := Time.get_ticks_msec()
	print("StreamPeerTCP: %d bytes, then %s" % [available, client.get_var()])
	print("stopped for half a second: ", Time.get_ticks_msec() - begun > 400)
	print("frames: ", Engine.get_process_frames() - frame)
	sender.wait_to_finish()

	var packets := PacketPeerStream.new()
	packets.stream_peer = client
	server.put_data(first)
	await create_timer(0.1).timeout
	print("PacketPeerStream, first part: %d packets" % packets.get_available_packet_count())
	server.put_data(rest)
	await create_timer(0.1).timeout
	print("PacketPeerStream, all: %d packets, %s" % [packets.get_available_packet_count(), packets.get_var()])

	stream.data_array = first
	stream.seek(0)
	print("StreamPeerBuffer: %s, at %d of 8" % [stream.get_var(), stream.get_position()])
	quit()
SCRIPT
)
echo "$output"
expect "$output" 'StreamPeerTCP: 8 bytes, then hello'
expect "$output" 'stopped for half a second: true'
expect "$output" 'frames: 0'
expect "$output" 'PacketPeerStream, first part: 0 packets'
expect "$output" 'PacketPeerStream, all: 1 packets, hello'
expect "$output" 'StreamPeerBuffer: <null>, at 8 of 8'
