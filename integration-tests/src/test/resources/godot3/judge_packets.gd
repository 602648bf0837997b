extends "res://task.gd"
# Arguments: IN OUT. IN: packets, good or damaged, each after its u32 length.
# OUT, for each: a bool, whether the engine accepts it, and its value.

func work(arguments: Array):
	var packets := open(arguments[0], File.READ)
	var out := open(arguments[1], File.WRITE)
	while packets.get_position() < packets.get_len():
		var packet := packets.get_buffer(packets.get_32())
		var value = judged(packet)
		out.store_var(value != null or packet[0] == TYPE_NIL)
		out.store_var(value)
	out.close()

# StreamPeer.get_var gives null where bytes2var would end the script.
func judged(packet: PoolByteArray):
	var stream := StreamPeerBuffer.new()
	stream.put_32(packet.size())
	stream.put_data(packet)
	stream.seek(0)
	return stream.get_var()
