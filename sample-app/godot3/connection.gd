extends Node
# The connection to the server. It polls the protocol in each frame.
#
# The address is "tcp://HOST:PORT", "udp://HOST:PORT" or "ws://HOST:PORT". A browser has only
# WebSocket.

# The server is ready for a login.
signal connected
# The connection has ended, or could not be made.
signal disconnected(reason)

const SampleProtocol = preload("res://variantmapper/net_sample_protocol.gd")
const Confirm = preload("res://variantmapper/net_client_message_confirm.gd")

var protocol: SampleProtocol = SampleProtocol.new()

var _stream: StreamPeerTCP = null
var _socket: WebSocketClient = null
var _is_connected: bool = false


func _ready() -> void:
	var _error: int = protocol.connect("challenge_received", self, "_on_challenge_received")


func _process(_delta: float) -> void:
	if _socket != null:
		_socket.poll()
	var _count: int = protocol.poll()
	if protocol.peer == null or _stream == null:
		return
	var status: int = _stream.get_status()
	if status == StreamPeerTCP.STATUS_CONNECTED:
		if not _is_connected:
			_is_connected = true
			_stream.set_no_delay(true)
			emit_signal("connected")
	elif status != StreamPeerTCP.STATUS_CONNECTING:
		_end()


func connect_to_server(address: String) -> void:
	var place: PoolStringArray = address.split("://")[1].split(":")
	var port: int = int(place[1])
	var error: int = ERR_INVALID_PARAMETER
	if address.begins_with("tcp:"):
		error = _connect_tcp(place[0], port)
	elif address.begins_with("udp:"):
		error = _connect_udp(place[0], port)
	elif address.begins_with("ws:"):
		error = _connect_socket(address)
	if error != OK:
		protocol.peer = null
		emit_signal("disconnected", "No connection to %s: error %d" % [address, error])


func _connect_tcp(host: String, port: int) -> int:
	_stream = StreamPeerTCP.new()
	var packets: PacketPeerStream = PacketPeerStream.new()
	packets.stream_peer = _stream
	protocol.peer = packets
	return _stream.connect_to_host(host, port)


# A UDP server must know that we receive datagrams at our address. So it first sends a number,
# which we return.
func _connect_udp(host: String, port: int) -> int:
	var packets: PacketPeerUDP = PacketPeerUDP.new()
	protocol.peer = packets
	var error: int = packets.set_dest_address(host, port)
	if error == OK:
		error = protocol.send_confirm(Confirm.create(0))
	return error


func _connect_socket(address: String) -> int:
	_socket = WebSocketClient.new()
	var _error: int = _socket.connect("connection_established", self, "_on_socket_connected")
	_error = _socket.connect("connection_error", self, "_on_socket_closed", [false])
	_error = _socket.connect("connection_closed", self, "_on_socket_closed")
	return _socket.connect_to_url(address)


func _on_socket_connected(_subprotocol: String) -> void:
	protocol.peer = _socket.get_peer(1)
	emit_signal("connected")


func _on_socket_closed(_was_clean: bool) -> void:
	_end()


func _end() -> void:
	protocol.peer = null
	emit_signal("disconnected", "The server has closed the connection, or none listens.")


func _on_challenge_received(challenge: Reference) -> void:
	var _error: int = protocol.send_confirm(Confirm.create(challenge.number))
	emit_signal("connected")
