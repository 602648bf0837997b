extends "res://task.gd"
# Arguments: IN OUT. For each object, the file IN contains the path of its class and then its
# packet. The class reads the object, and OUT gets the packet that it writes again, or a nil if the
# class does not read an object. If the packet in IN is a nil, OUT gets a bool: whether the class
# can be loaded.


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
