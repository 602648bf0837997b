extends "res://task.gd"
# Arguments: IN OUT. IN: packets, each after its u32 length.
# OUT, for each: the text of var2str and the bytes of var2bytes, each after its u32 length.

func work(arguments: Array):
	var packets := open(arguments[0], File.READ)
	var out := open(arguments[1], File.WRITE)
	while packets.get_position() < packets.get_len():
		var value = bytes2var(packets.get_buffer(packets.get_32()))
		store(out, var2str(value).to_utf8())
		store(out, var2bytes(value))
	out.close()

func store(out: File, bytes: PoolByteArray):
	out.store_32(bytes.size())
	out.store_buffer(bytes)
