extends "res://task.gd"
# Arguments: PEER:PORT of servers, which send each value back. For each server, sends the value of
# each packet in the file PORT.in, and stores the answers in PORT.out. Then stores what it reads
# after it has asked for half of a frame. Sends half of a frame to a server on a stream. Asks a
# WebSocket server for a message that is too large, and stores the next value. Then asks for the
# message with a larger buffer, and stores its size.

const HOST := "127.0.0.1"
const PATIENCE_MSEC := 20000
const INBOUND_KIB := 64

func work(arguments: Array):
	for server in arguments:
		visit(server.split(":")[0], int(server.split(":")[1]))

func visit(kind: String, port: int):
	var connection := Connection.new(kind, port)
	var packets := open("%d.in" % port, File.READ)
	var out := open("%d.out" % port, File.WRITE)
	while packets.get_position() < packets.get_len():
		connection.put(bytes2var(packets.get_buffer(packets.get_32())))
		out.store_var(connection.receive())
	if kind != "PacketPeerUDP":
		connection.put("half")
		out.store_var(connection.receive())
		var other := Connection.new(kind, port)
		if kind == "WebSocketPeer":
			other.put("large")
			out.store_var(other.receive())
			var wider := Connection.new(kind, port, 2 * INBOUND_KIB)
			wider.put("large")
			out.store_var(wider.receive_size())
		else:
			other.break_off()
	out.close()


class Connection:
	var stream: StreamPeerTCP = null
	var peer: PacketPeer = null
	var client: WebSocketClient = null

	func _init(kind: String, port: int, inbound_kib: int = INBOUND_KIB):
		match kind:
			"StreamPeer":
				connect_tcp(port)
			"PacketPeerStream":
				connect_tcp(port)
				peer = PacketPeerStream.new()
				peer.stream_peer = stream
			"PacketPeerUDP":
				peer = PacketPeerUDP.new()
				peer.set_dest_address(HOST, port)
			"WebSocketPeer":
				client = WebSocketClient.new()
				client.set_buffers(inbound_kib, 1024, 64, 1024)
				client.connect_to_url("ws://%s:%d/" % [HOST, port])
				wait_until("is_open")
				peer = client.get_peer(1)

	func connect_tcp(port: int):
		stream = StreamPeerTCP.new()
		stream.connect_to_host(HOST, port)
		wait_until("is_open")

	func put(value):
		if peer == null:
			stream.put_var(value)
		else:
			peer.put_var(value)

	# Returns the next value; null if the connection ends before the whole value has arrived.
	func receive():
		if peer == null:
			return stream.get_var()
		return peer.get_var() if has_packet() else null

	# Returns the size of the next message; 0 if the connection ends before.
	func receive_size() -> int:
		return peer.get_packet().size() if has_packet() else 0

	func has_packet() -> bool:
		wait_until("has_packet_or_is_closed")
		return peer.get_available_packet_count() > 0

	func has_packet_or_is_closed() -> bool:
		return peer.get_available_packet_count() > 0 or not is_open()

	func is_open() -> bool:
		if client != null:
			return client.get_connection_status() == NetworkedMultiplayerPeer.CONNECTION_CONNECTED
		return stream == null or stream.get_status() == StreamPeerTCP.STATUS_CONNECTED

	func wait_until(condition: String):
		var end := OS.get_ticks_msec() + PATIENCE_MSEC
		poll()
		while not call(condition) and OS.get_ticks_msec() < end:
			OS.delay_msec(1)
			poll()

	func poll():
		if client != null:
			client.poll()

	func break_off():
		stream.put_data(PoolByteArray([64, 0, 0, 0, 2, 0, 0, 0]))
		stream.disconnect_from_host()
