extends "res://task.gd"
# Arguments: PEER PORT NOBODY OUT. Stores the signals of the generated class while it connects: to
# the port NOBODY, at which no server listens, then to a server that ends the connection inside a
# frame, to one that refuses a packet, and to one whose connection it closes itself.

const HOST := "127.0.0.1"
const STILL_MSEC := 300

var protocol: ItTalk = ItTalk.new()
var socket := WebSocketPeer.new()
var stream: StreamPeerTCP
var last_words: Array[PackedByteArray] = [
	[], var_to_bytes("half"), PackedByteArray([127, 0, 0, 0]), []
]
var signals: Array[PackedByteArray] = []
var arguments: PackedStringArray
var end := 0


func work(words: PackedStringArray) -> bool:
	arguments = words
	protocol.connected.connect(_on_connected)
	protocol.connection_failed.connect(_on_ended.bind("failed"))
	protocol.disconnected.connect(_on_disconnected)
	connect_to(arguments[2].to_int())
	return true


func is_busy() -> bool:
	protocol.poll()
	if end == 0 or Time.get_ticks_msec() < end:
		return true
	end = 0
	last_words.pop_front()
	if last_words.is_empty():
		store(arguments[3], signals)
		return false
	connect_to(arguments[1].to_int())
	return true


func connect_to(port: int) -> void:
	if arguments[0] == "WebSocketPeer":
		socket.connect_to_url("ws://%s:%d/" % [HOST, port])
		protocol.peer = socket
	else:
		var peer := PacketPeerStream.new()
		stream = StreamPeerTCP.new()
		peer.stream_peer = stream
		stream.connect_to_host(HOST, port)
		protocol.peer = peer


func _on_connected() -> void:
	signals.append(var_to_bytes("connected"))
	if not last_words[0].is_empty():
		protocol.peer.put_packet(last_words[0])
	elif arguments[0] == "WebSocketPeer":
		socket.close(4000, "mine")
	else:
		stream.disconnect_from_host()


func _on_disconnected(code: int, reason: String) -> void:
	_on_ended("disconnected %d %s" % [code, reason])


func _on_ended(text: String) -> void:
	signals.append(var_to_bytes(text))
	end = Time.get_ticks_msec() + STILL_MSEC
