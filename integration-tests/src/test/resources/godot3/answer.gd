extends "res://task.gd"
# Arguments: IN OUT. Receives the orders in IN and stores the answers in OUT, with the generated
# class of the protocol.

var answers: ItTalk = null

func work(arguments: Array):
	var outgoing: PacketPeerStream = PacketPeerStream.new()
	var answered: StreamPeerBuffer = StreamPeerBuffer.new()
	outgoing.stream_peer = answered
	answers = ItTalk.new()
	if answers.poll() != 0 or answers.send(ItTalkAnswerPolled.create(0)) != ERR_UNCONFIGURED:
		return
	answers.peer = outgoing
	var orders: ItTalk = ItTalk.new(incoming(arguments[0]))
	if orders.connect("add_received", self, "_on_add") != OK:
		return
	if orders.connect("greet_received", self, "_on_greet") != OK:
		return
	if orders.connect("stop_received", self, "_on_stop") != OK:
		return
	if orders.connect("packet_refused", self, "_on_refused") != OK:
		return
	var count: int = orders.poll()
	while count > 0:
		check(answers.send_polled(ItTalkAnswerPolled.create(count)))
		count = orders.poll(100)
	var out: File = open(arguments[1], File.WRITE)
	out.store_buffer(answered.data_array)
	out.close()

func incoming(name: String) -> PacketPeer:
	var stream: StreamPeerBuffer = StreamPeerBuffer.new()
	var file: File = open(name, File.READ)
	stream.data_array = file.get_buffer(file.get_len())
	var peer: PacketPeerStream = PacketPeerStream.new()
	peer.stream_peer = stream
	return peer

func check(error: int) -> void:
	if error != OK:
		push_error("Cannot send: " + str(error))

func _on_add(message) -> void:
	var order: ItTalkOrderAdd = message
	check(answers.send_sum(ItTalkAnswerSum.create(order.a + order.b)))

func _on_greet(message) -> void:
	var order: ItTalkOrderGreet = message
	check(answers.send_greeting(ItTalkAnswerGreeting.create("Hello " + order.name, order)))

func _on_stop(_message) -> void:
	check(answers.send(ItTalkAnswerRefused.create("stopped")))

func _on_refused(reason: String) -> void:
	check(answers.send_refused(ItTalkAnswerRefused.create(reason)))
