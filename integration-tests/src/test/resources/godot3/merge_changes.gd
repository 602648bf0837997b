extends "res://task.gd"
# Arguments: IN OUT. IN: for each object the path of its class, its packet (a nil for a new object)
# and a packet of changes, each after its u32 length. OUT, for each: the packet that the class
# writes after it has merged the changes; a nil if it refuses them.

func work(arguments: Array):
	var packets: File = open(arguments[0], File.READ)
	var out: File = open(arguments[1], File.WRITE)
	while packets.get_position() < packets.get_len():
		var path: String = bytes2var(next(packets))
		var script: Resource = load(path)
		var before: PoolByteArray = next(packets)
		var object: Reference = script.call("new")
		if before.size() > 4:
			object = script.call("from_bytes", before)
		var merged: bool = object.call("merge_changes_from_bytes", next(packets))
		store(out, object.call("to_bytes") if merged else var2bytes(null))
	out.close()

func next(packets: File) -> PoolByteArray:
	return packets.get_buffer(packets.get_32())

func store(out: File, bytes: PoolByteArray) -> void:
	out.store_32(bytes.size())
	out.store_buffer(bytes)
