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

var _address: String = ""
var _stream: StreamPeerTCP = null


func _ready() -> void:
	_listen("connected")
	_listen("connection_failed")
	_listen("disconnected")
	_listen("challenge_received")


func _listen(name: String) -> void:
	var error: int = protocol.connect(name, self, "_on_" + name)
	assert(error == OK)


func _process(_delta: float) -> void:
	var _count: int = protocol.poll()


func connect_to_server(address: String) -> void:
	_address = address
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
# which we return. UDP has no connections, so the protocol does not emit the signal connected.
func _connect_udp(host: String, port: int) -> int:
	var packets: PacketPeerUDP = PacketPeerUDP.new()
	protocol.peer = packets
	var error: int = packets.set_dest_address(host, port)
	if error == OK:
		error = protocol.send_confirm(Confirm.create(0))
	return error


func _connect_socket(address: String) -> int:
	var client: WebSocketClient = WebSocketClient.new()
	var error: int = client.connect_to_url(address)
	protocol.peer = client
	return error


func _on_connected() -> void:
	if _stream != null:
		_stream.set_no_delay(true)
	emit_signal("connected")


func _on_connection_failed() -> void:
	emit_signal("disconnected", "No server listens at %s." % _address)


func _on_disconnected(code: int, reason: String) -> void:
	emit_signal("disconnected", "The connection has ended: code %d %s" % [code, reason])


func _on_challenge_received(challenge: Reference) -> void:
	var _error: int = protocol.send_confirm(Confirm.create(challenge.number))
	emit_signal("connected")
