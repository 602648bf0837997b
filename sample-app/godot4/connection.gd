extends Node
## The connection to the server. It polls the protocol in each frame.
##
## The address is "tcp://HOST:PORT", "udp://HOST:PORT" or "ws://HOST:PORT". A browser
## has only WebSocket.

## The server is ready for a login.
signal connected
## The connection has ended, or could not be made.
signal disconnected(reason: String)

var protocol: NetSampleProtocol = NetSampleProtocol.new()

var _address: String = ""


func _ready() -> void:
	protocol.connected.connect(connected.emit)
	protocol.connection_failed.connect(_on_connection_failed)
	protocol.disconnected.connect(_on_disconnected)
	protocol.challenge_received.connect(_on_challenge_received)


func _process(_delta: float) -> void:
	protocol.poll()


func connect_to_server(address: String) -> void:
	_address = address
	var scheme: String = address.get_slice("://", 0)
	var place: String = address.get_slice("://", 1)
	var host: String = place.get_slice(":", 0)
	var port: int = place.get_slice(":", 1).to_int()
	var error: Error = ERR_INVALID_PARAMETER
	match scheme:
		"tcp":
			error = _connect_tcp(host, port)
		"udp":
			error = _connect_udp(host, port)
		"ws":
			var socket: WebSocketPeer = WebSocketPeer.new()
			error = socket.connect_to_url(address)
			protocol.peer = socket
	if error != OK:
		protocol.peer = null
		disconnected.emit("No connection to %s: %s" % [address, error_string(error)])


func _connect_tcp(host: String, port: int) -> Error:
	var stream: StreamPeerTCP = StreamPeerTCP.new()
	var packets: PacketPeerStream = PacketPeerStream.new()
	packets.stream_peer = stream
	protocol.peer = packets
	return stream.connect_to_host(host, port)


# A UDP server must know that we receive datagrams at our address. So it first sends a number,
# which we return. UDP has no connections, so the protocol does not emit the signal connected.
func _connect_udp(host: String, port: int) -> Error:
	var packets: PacketPeerUDP = PacketPeerUDP.new()
	protocol.peer = packets
	var error: Error = packets.connect_to_host(host, port)
	if error == OK:
		error = protocol.send_confirm(NetClientMessageConfirm.create(0))
	return error


func _on_challenge_received(challenge: NetServerMessageChallenge) -> void:
	protocol.send_confirm(NetClientMessageConfirm.create(challenge.number))
	connected.emit()


func _on_connection_failed() -> void:
	disconnected.emit("No server listens at %s." % _address)


func _on_disconnected(code: int, reason: String) -> void:
	disconnected.emit("The connection has ended: code %d %s" % [code, reason])
