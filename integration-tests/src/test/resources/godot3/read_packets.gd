extends "res://task.gd"
# Arguments: IN OUT. The file IN contains packets, each after its u32 length. For the value of each
# packet, OUT gets the text of var2str and the bytes of var2bytes, each after its u32 length.

func work(arguments: Array):
	var out := open(arguments[1], File.WRITE)
	for value in values(arguments[0]):
		store(out, var2str(value).to_utf8())
		store(out, var2bytes(value))
	out.close()

func values(name: String) -> Array:
	var packets := open(name, File.READ)
	var values := []
	while packets.get_position() < packets.get_len():
		values.append(bytes2var(packets.get_buffer(packets.get_32())))
	return values

func store(out: File, bytes: PoolByteArray):
	out.store_32(bytes.size())
	out.store_buffer(bytes)
