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

var _stream: StreamPeerTCP = null
var _socket: WebSocketPeer = null
var _is_connected: bool = false


func _ready() -> void:
	protocol.challenge_received.connect(_on_challenge_received)


func _process(_delta: float) -> void:
	protocol.poll()
	if protocol.peer == null:
		return
	if _is_open() and not _is_connected:
		_is_connected = true
		connected.emit()
	elif _is_closed():
		protocol.peer = null
		disconnected.emit("The server has closed the connection, or none listens.")


func connect_to_server(address: String) -> void:
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
			_socket = WebSocketPeer.new()
			protocol.peer = _socket
			error = _socket.connect_to_url(address)
	if error != OK:
		protocol.peer = null
		disconnected.emit("No connection to %s: %s" % [address, error_string(error)])


func _connect_tcp(host: String, port: int) -> Error:
	_stream = StreamPeerTCP.new()
	var packets: PacketPeerStream = PacketPeerStream.new()
	packets.stream_peer = _stream
	protocol.peer = packets
	return _stream.connect_to_host(host, port)


# A UDP server must know that we receive datagrams at our address. So it first sends a number,
# which we return.
func _connect_udp(host: String, port: int) -> Error:
	var packets: PacketPeerUDP = PacketPeerUDP.new()
	protocol.peer = packets
	var error: Error = packets.connect_to_host(host, port)
	if error == OK:
		error = protocol.send_confirm(NetClientMessageConfirm.create(0))
	return error


func _on_challenge_received(challenge: NetChallenge) -> void:
	protocol.send_confirm(NetClientMessageConfirm.create(challenge.number))
	_is_connected = true
	connected.emit()


func _is_open() -> bool:
	if _stream != null:
		return _stream.get_status() == StreamPeerTCP.STATUS_CONNECTED
	return _socket != null and _socket.get_ready_state() == WebSocketPeer.STATE_OPEN


func _is_closed() -> bool:
	if _stream != null:
		var status: StreamPeerTCP.Status = _stream.get_status()
		return status == StreamPeerTCP.STATUS_NONE or status == StreamPeerTCP.STATUS_ERROR
	return _socket != null and _socket.get_ready_state() == WebSocketPeer.STATE_CLOSED
