extends RefCounted
# What all scripts here are: some work, which returns true when it is done.


func work(_arguments: PackedStringArray) -> bool:
	return false


# The packets of a file, each after its u32 length.
func packets(name: String) -> Array[PackedByteArray]:
	var bytes := FileAccess.get_file_as_bytes("res://" + name)
	var list: Array[PackedByteArray] = []
	var start := 0
	while start < bytes.size():
		var end := start + 4 + bytes.decode_u32(start)
		list.append(bytes.slice(start + 4, end))
		start = end
	return list


# Writes each after its u32 length, to a file of the test's.
func store(name: String, list: Array[PackedByteArray]) -> bool:
	var bytes := PackedByteArray()
	for packet in list:
		var length := PackedByteArray([0, 0, 0, 0])
		length.encode_u32(0, packet.size())
		bytes.append_array(length)
		bytes.append_array(packet)
	return give(name, bytes)


# The engine's own files are in its memory only.
func give(name: String, bytes: PackedByteArray) -> bool:
	JavaScriptBridge.eval("storeFile('%s', '%s')" % [name, Marshalls.raw_to_base64(bytes)])
	return true
