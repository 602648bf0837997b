extends Node

# The server calls these functions.

puppet func welcome(text: String, number: int):
	print("welcome %s %d" % [text, number])

puppet func add(a: int, b: int):
	print("add %d %d" % [a, b])
	rpc_id(1, "sum", a + b)

puppet func echo(value):
	rpc_id(1, "back", value)

puppet func send_chat(to: int, text: String):
	if to == 0:
		rpc("chat", text)
	else:
		rpc_id(to, "chat", text)

puppet func bye():
	print("bye")
	get_tree().quit()

# Everybody calls this function.

remote func chat(text: String):
	print("chat %s" % text)

# The clients call these functions at serve.gd.

master func hello(sender_name: String):
	get_tree().hello(get_tree().get_rpc_sender_id(), sender_name)

master func sum(value: int):
	print("sum %d" % value)
	rpc_id(get_tree().get_rpc_sender_id(), "echo", [value, "text", Vector2(1, 2)])

master func back(value):
	get_tree().back(value)
