extends "res://task.gd"
# Arguments: PEER PORT NOBODY OUT. Stores the signals of the generated class while it connects: to
# the port NOBODY, at which no server listens, then to a server that ends the connection inside a
# frame, to one that refuses a packet, and to one whose connection it closes itself.

const HOST := "127.0.0.1"
const STILL_MSEC := 300

var protocol: ItTalk = ItTalk.new()
var client: WebSocketClient = WebSocketClient.new()
var stream: StreamPeerTCP = null
var last_words: Array = [null, "half", PoolByteArray([127, 0, 0, 0]), null]
var arguments: Array = []
var out: File = null
var end: int = 0

func work(words: Array):
	arguments = words
	out = open(arguments[3], File.WRITE)
	var errors: int = protocol.connect("connected", self, "_on_connected")
	errors += protocol.connect("connection_failed", self, "_on_ended", ["failed"])
	errors += protocol.connect("disconnected", self, "_on_disconnected")
	if errors == OK:
		connect_to(int(arguments[2]))

func is_busy() -> bool:
	var _count: int = protocol.poll()
	if end == 0 or OS.get_ticks_msec() < end:
		return true
	end = 0
	last_words.pop_front()
	if last_words.empty():
		out.close()
		return false
	connect_to(int(arguments[1]))
	return true

func connect_to(port: int):
	if arguments[0] == "WebSocketPeer":
		var _error: int = client.connect_to_url("ws://%s:%d/" % [HOST, port])
		protocol.peer = client
	else:
		stream = StreamPeerTCP.new()
		var _error: int = stream.connect_to_host(HOST, port)
		var peer: PacketPeerStream = PacketPeerStream.new()
		peer.stream_peer = stream
		protocol.peer = peer

func _on_connected():
	out.store_var("connected")
	if last_words[0] is PoolByteArray:
		var error: int = packets().put_packet(last_words[0])
		assert(error == OK)
	elif last_words[0] is String:
		var error: int = packets().put_var(last_words[0])
		assert(error == OK)
	elif arguments[0] == "WebSocketPeer":
		client.disconnect_from_host(4000, "mine")
	else:
		stream.disconnect_from_host()

func packets() -> PacketPeer:
	return client.get_peer(1) if arguments[0] == "WebSocketPeer" else protocol.peer

func _on_disconnected(code: int, reason: String):
	_on_ended("disconnected %d %s" % [code, reason])

func _on_ended(text: String):
	out.store_var(text)
	end = OS.get_ticks_msec() + STILL_MSEC
