extends "res://visit_servers.gd"
# Arguments: LIMIT PEER:PORT OUT. Breaks off a connection to the sample's server within a message.
# Then sends a login of LIMIT bytes, and a login that is larger. OUT gets the answers.

func work(arguments: Array):
	var kind: String = arguments[1].split(":")[0]
	var port := int(arguments[1].split(":")[1])
	var limit := int(arguments[0])
	if kind == "StreamPeer":
		Connection.new(kind, port).break_off()
	var connection := Connection.new(kind, port)
	var out := open(arguments[2], File.WRITE)
	for size in [limit, limit + 4]:
		connection.put(login(size))
		out.store_var(connection.receive())
	out.close()

func login(size: int) -> Dictionary:
	var empty := {"kind": "Login", "player_name": ""}
	return {"kind": "Login", "player_name": "x".repeat(size - var2bytes(empty).size())}
