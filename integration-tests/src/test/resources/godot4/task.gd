extends RefCounted
# The base class of all scripts in this folder. The function work returns true when it is done.


func work(_arguments: PackedStringArray) -> bool:
	return false


# Called in each frame after the work. The engine ends when this function returns false.
func is_busy() -> bool:
	return false


# Returns the packets of a file in which each packet follows its u32 length.
func packets(name: String) -> Array[PackedByteArray]:
	var bytes := FileAccess.get_file_as_bytes("res://" + name)
	var list: Array[PackedByteArray] = []
	var start := 0
	while start < bytes.size():
		var end := start + 4 + bytes.decode_u32(start)
		list.append(bytes.slice(start + 4, end))
		start = end
	return list


# Writes each packet after its u32 length, to a file that the test reads.
func store(name: String, list: Array[PackedByteArray]) -> bool:
	var bytes := PackedByteArray()
	for packet in list:
		var length := PackedByteArray([0, 0, 0, 0])
		length.encode_u32(0, packet.size())
		bytes.append_array(length)
		bytes.append_array(packet)
	return give(name, bytes)


# Writes a file. The files of the web build are only in its memory, so JavaScript writes this file.
func give(name: String, bytes: PackedByteArray) -> bool:
	if OS.has_feature("web"):
		JavaScriptBridge.eval("storeFile('%s', '%s')" % [name, Marshalls.raw_to_base64(bytes)])
		return true
	return FileAccess.open("res://" + name, FileAccess.WRITE).store_buffer(bytes)
