extends "res://visit_servers.gd"
# Arguments: LIMIT PEER:PORT OUT. Breaks off a connection to the sample's server within a message.
# Then sends a login of LIMIT bytes, and a login that is larger. OUT gets the answers.


func work(arguments: PackedStringArray) -> bool:
	var kind := arguments[1].get_slice(":", 0)
	var port := arguments[1].get_slice(":", 1).to_int()
	var limit := arguments[0].to_int()
	if kind == "StreamPeer":
		Connection.new(kind, port).break_off()
	var connection := Connection.new(kind, port)
	var answers: Array[PackedByteArray] = []
	for size: int in [limit, limit + 4]:
		connection.put(login(size))
		answers.append(var_to_bytes(connection.receive()))
	return store(arguments[2], answers)


func login(size: int) -> Dictionary:
	var empty := {"kind": "Login", "player_name": ""}
	return {"kind": "Login", "player_name": "x".repeat(size - var_to_bytes(empty).size())}
