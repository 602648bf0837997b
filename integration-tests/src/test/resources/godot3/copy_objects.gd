extends "res://task.gd"
# Arguments: IN OUT. For each object, the file IN contains the path of its class and then its
# packet, each after its u32 length. The class reads the object, and OUT gets the packet that it
# writes again, or a nil if the class does not read an object. If the packet in IN is a nil, OUT
# gets a bool: whether the class can be loaded.

func work(arguments: Array):
	var packets: File = open(arguments[0], File.READ)
	var out: File = open(arguments[1], File.WRITE)
	while packets.get_position() < packets.get_len():
		var path: String = bytes2var(packets.get_buffer(packets.get_32()))
		store(out, copy(load(path), packets.get_buffer(packets.get_32())))
	out.close()

func copy(script: Resource, packet: PoolByteArray) -> PoolByteArray:
	if packet.size() == 4:
		return var2bytes(script.call("can_instance"))
	var object: Reference = script.call("from_bytes", packet)
	return var2bytes(null) if object == null else object.call("to_bytes")

func store(out: File, bytes: PoolByteArray) -> void:
	out.store_32(bytes.size())
	out.store_buffer(bytes)
