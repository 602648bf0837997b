extends "res://task.gd"
# Arguments: IN OUT. Receives the orders in IN and stores the answers in OUT, with the generated
# class of the protocol.

var answers: ItTalk = null


func work(arguments: PackedStringArray) -> bool:
	var outgoing := PacketPeerStream.new()
	outgoing.stream_peer = StreamPeerBuffer.new()
	answers = ItTalk.new()
	if answers.poll() != 0 or answers.send(ItTalkAnswerPolled.create(0)) != ERR_UNCONFIGURED:
		return false
	answers.peer = outgoing
	var orders := ItTalk.new(incoming(arguments[0]))
	orders.add_received.connect(_on_add)
	orders.greet_received.connect(_on_greet)
	orders.stop_received.connect(_on_stop)
	orders.packet_refused.connect(_on_refused)
	var count := orders.poll()
	while count > 0:
		check(answers.send_polled(ItTalkAnswerPolled.create(count)))
		count = orders.poll(100)
	return give(arguments[1], outgoing.stream_peer.data_array)


func incoming(name: String) -> PacketPeer:
	var peer := PacketPeerStream.new()
	peer.stream_peer = StreamPeerBuffer.new()
	peer.stream_peer.data_array = FileAccess.get_file_as_bytes("res://" + name)
	return peer


func check(error: Error) -> void:
	if error != OK:
		push_error("Cannot send: " + error_string(error))


func _on_add(order: ItTalkOrderAdd) -> void:
	check(answers.send_sum(ItTalkAnswerSum.create(order.a + order.b)))


func _on_greet(order: ItTalkOrderGreet) -> void:
	check(answers.send_greeting(ItTalkAnswerGreeting.create("Hello " + order.name, order)))


func _on_stop(_order: ItTalkOrderStop) -> void:
	check(answers.send(ItTalkAnswerRefused.create("stopped")))


func _on_refused(reason: String) -> void:
	check(answers.send_refused(ItTalkAnswerRefused.create(reason)))
