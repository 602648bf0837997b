extends "res://task.gd"
# Arguments: IN OUT. IN: for each object the path of its class, its packet (a nil for a new object)
# and a packet of changes. OUT, for each: the packet that the class writes after it has merged the
# changes; a nil if it refuses them.


func work(arguments: PackedStringArray) -> bool:
	var answers: Array[PackedByteArray] = []
	var all := packets(arguments[0])
	for i in range(0, all.size(), 3):
		var script: GDScript = load(bytes_to_var(all[i]))
		var object: RefCounted = script.new()
		if all[i + 1].size() > 4:
			object = script.from_bytes(all[i + 1])
		var merged: bool = object.merge_changes_from_bytes(all[i + 2])
		answers.append(object.to_bytes() if merged else var_to_bytes(null))
	return store(arguments[1], answers)
