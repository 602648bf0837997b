extends "res://task.gd"
# Arguments: IN OUT. The file IN contains packets, valid or damaged, each after its u32 length. For
# each packet, OUT gets a bool, which is true if the engine accepts the packet, and the value.

func work(arguments: Array):
	var packets := open(arguments[0], File.READ)
	var out := open(arguments[1], File.WRITE)
	while packets.get_position() < packets.get_len():
		var packet := packets.get_buffer(packets.get_32())
		var value = judged(packet)
		out.store_var(value != null or packet[0] == TYPE_NIL)
		out.store_var(value)
	out.close()

# For a damaged packet, StreamPeer.get_var returns null, but bytes2var would end the script.
func judged(packet: PoolByteArray):
	var stream := StreamPeerBuffer.new()
	stream.put_32(packet.size())
	stream.put_data(packet)
	stream.seek(0)
	return stream.get_var()
