extends "res://task.gd"
# Arguments: IN OUT. IN: for each object the path of its class and then its packet. OUT, for each:
# the packet that the class writes for the object that it reads; a nil if it reads none. For a nil
# instead of an object: whether the class can be loaded.


func work(arguments: PackedStringArray) -> bool:
	var answers: Array[PackedByteArray] = []
	var path := ""
	for packet in packets(arguments[0]):
		if path == "":
			path = bytes_to_var(packet)
		else:
			answers.append(copy(load(path), packet))
			path = ""
	return store(arguments[1], answers)


func copy(script: GDScript, packet: PackedByteArray) -> PackedByteArray:
	if packet.size() == 4:
		return var_to_bytes(script.can_instantiate())
	var object: RefCounted = script.from_bytes(packet)
	return var_to_bytes(null) if object == null else object.to_bytes()
