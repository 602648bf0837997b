extends "res://task.gd"
# Arguments: PEER:PORT of servers, which send each value back. For each server, sends the value of
# each packet in the file PORT.in, and stores the answers in PORT.out. Then stores what it reads
# after it has asked for half of a frame. Sends half of a frame to a server on a stream. Asks a
# WebSocket server for a message that is too large, and stores the next value or the end. Then asks
# for the message with a larger buffer, and stores its size.

const HOST := "127.0.0.1"
const PATIENCE_MSEC := 20_000
const INBOUND_BYTES := 65_535


func work(arguments: PackedStringArray) -> bool:
	for server in arguments:
		visit(server.get_slice(":", 0), server.get_slice(":", 1).to_int())
	return true


func visit(kind: String, port: int) -> void:
	var connection := Connection.new(kind, port)
	var answers: Array[PackedByteArray] = []
	for packet in packets("%d.in" % port):
		connection.put(bytes_to_var(packet))
		answers.append(var_to_bytes(connection.receive()))
	if kind != "PacketPeerUDP":
		connection.put("half")
		answers.append(var_to_bytes(connection.receive()))
		var other := Connection.new(kind, port)
		if kind == "WebSocketPeer":
			other.put("large")
			answers.append(var_to_bytes(other.receive_or_end()))
			var wider := Connection.new(kind, port, 2 * INBOUND_BYTES)
			wider.put("large")
			answers.append(var_to_bytes(wider.receive_size()))
		else:
			other.break_off()
	store("%d.out" % port, answers)


class Connection:
	var stream: StreamPeerTCP = null
	var peer: PacketPeer = null

	func _init(kind: String, port: int, inbound_bytes: int = INBOUND_BYTES) -> void:
		match kind:
			"StreamPeer":
				stream = connected(port)
			"PacketPeerStream":
				stream = connected(port)
				peer = PacketPeerStream.new()
				peer.stream_peer = stream
			"PacketPeerUDP":
				peer = PacketPeerUDP.new()
				peer.connect_to_host(HOST, port)
			"WebSocketPeer":
				peer = WebSocketPeer.new()
				peer.inbound_buffer_size = inbound_bytes
				peer.connect_to_url("ws://%s:%d/" % [HOST, port])
				wait_until(func() -> bool: return peer.get_ready_state() == WebSocketPeer.STATE_OPEN)

	func connected(port: int) -> StreamPeerTCP:
		var tcp := StreamPeerTCP.new()
		tcp.connect_to_host(HOST, port)
		stream = tcp
		wait_until(func() -> bool: return tcp.get_status() == StreamPeerTCP.STATUS_CONNECTED)
		return tcp

	func put(value: Variant) -> void:
		if peer == null:
			stream.put_var(value)
		else:
			peer.put_var(value)

	# Returns the next value; null if the connection ends before the whole value has arrived.
	func receive() -> Variant:
		if peer == null:
			return stream.get_var()
		return peer.get_var() if has_packet() else null

	# Returns the size of the next message; 0 if the connection ends before.
	func receive_size() -> int:
		return peer.get_packet().size() if has_packet() else 0

	func has_packet() -> bool:
		wait_until(func() -> bool: return peer.get_available_packet_count() > 0 or is_closed())
		return peer.get_available_packet_count() > 0

	func receive_or_end() -> String:
		var value: Variant = receive()
		return "closed with code %d" % peer.get_close_code() if value == null else value

	func is_closed() -> bool:
		if peer is WebSocketPeer:
			return peer.get_ready_state() == WebSocketPeer.STATE_CLOSED
		return stream != null and stream.get_status() != StreamPeerTCP.STATUS_CONNECTED

	func wait_until(condition: Callable) -> void:
		var end := Time.get_ticks_msec() + PATIENCE_MSEC
		poll()
		while not condition.call() and Time.get_ticks_msec() < end:
			OS.delay_msec(1)
			poll()

	func poll() -> void:
		if stream != null:
			stream.poll()
		if peer is WebSocketPeer:
			peer.poll()

	func break_off() -> void:
		stream.put_data(PackedByteArray([64, 0, 0, 0, 2, 0, 0, 0]))
		stream.disconnect_from_host()
