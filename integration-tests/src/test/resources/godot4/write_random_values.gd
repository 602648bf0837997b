extends "res://task.gd"
# Arguments: SEED COUNT OUT. Writes random values of every type that can be sent.

const ALPHABET := "abcdefghijklmnopqrstuvwxyz_ABCXYZ0189 /:.\"\\\n\téßñ中文字日本語Жд€™ŁΩ😀"
const NUMBERS := [0.0, -0.0, 1.0, -1.5, 0.1, 16777216.0, 16777217.0, 1e39, 5e-324, INF, -INF, NAN]
const EDGES := [-9223372036854775807, -2147483649, -2147483648, -1, 0, 255, 2147483647, 2147483648]

var random := RandomNumberGenerator.new()

var leaves: Array[Callable] = [
	func() -> Variant: return null,
	func() -> bool: return random.randi() % 2 == 0,
	integer, number, text, vector2, vector2i, vector3, vector3i, vector4, vector4i, color, basis,
	func() -> Rect2: return Rect2(vector2(), vector2()),
	func() -> Rect2i: return Rect2i(vector2i(), vector2i()),
	func() -> Transform2D: return Transform2D(vector2(), vector2(), vector2()),
	func() -> Plane: return Plane(vector3(), number()),
	func() -> Quaternion: return Quaternion(number(), number(), number(), number()),
	func() -> AABB: return AABB(vector3(), vector3()),
	func() -> Transform3D: return Transform3D(basis(), vector3()),
	func() -> Projection: return Projection(vector4(), vector4(), vector4(), vector4()),
	func() -> StringName: return StringName(text()),
	func() -> NodePath: return NodePath(text()),
	func() -> RID: return RID(),
	func() -> Callable: return Callable(),
	func() -> Signal: return Signal(),
	func() -> PackedByteArray: return PackedByteArray(list(byte, 11)),
	func() -> PackedInt32Array: return PackedInt32Array(list(integer, 6)),
	func() -> PackedInt64Array: return PackedInt64Array(list(integer, 6)),
	func() -> PackedFloat32Array: return PackedFloat32Array(list(number, 6)),
	func() -> PackedFloat64Array: return PackedFloat64Array(list(number, 6)),
	func() -> PackedStringArray: return PackedStringArray(list(text, 5)),
	func() -> PackedVector2Array: return PackedVector2Array(list(vector2, 4)),
	func() -> PackedVector3Array: return PackedVector3Array(list(vector3, 4)),
	func() -> PackedVector4Array: return PackedVector4Array(list(vector4, 4)),
	func() -> PackedColorArray: return PackedColorArray(list(color, 4)),
	func() -> Array[int]: return Array(list(integer, 4), TYPE_INT, "", null),
	func() -> Array[Vector3i]: return Array(list(vector3i, 4), TYPE_VECTOR3I, "", null),
	func() -> Dictionary[String, float]: return scores(),
]


func work(arguments: PackedStringArray) -> bool:
	random.seed = arguments[0].to_int()
	var values: Array[PackedByteArray] = []
	for _i in arguments[1].to_int():
		values.append(var_to_bytes(value(4)))
	# They refer to this object, which would never be freed.
	leaves.clear()
	return store(arguments[2], values)


func value(depth: int) -> Variant:
	var kind := random.randi() % (leaves.size() + (4 if depth > 0 else 0))
	if kind < leaves.size():
		return leaves[kind].call()
	return list(value.bind(depth - 1), 5) if kind % 2 == 0 else dictionary(depth - 1)


func list(what: Callable, limit: int) -> Array:
	var elements := []
	for _i in random.randi() % limit:
		elements.append(what.call())
	return elements


func dictionary(depth: int) -> Dictionary:
	var entries := {}
	for _i in random.randi() % 5:
		entries[key()] = value(depth)
	return entries


func scores() -> Dictionary[String, float]:
	var entries: Dictionary[String, float] = {}
	for _i in random.randi() % 4:
		entries[text()] = number()
	return entries


func key() -> Variant:
	match random.randi() % 5:
		0: return integer()
		1: return number()
		2: return vector2i()
		_: return text()


func byte() -> int:
	return random.randi() % 256


func integer() -> int:
	if random.randi() % 2 == 0:
		return EDGES[random.randi() % EDGES.size()]
	return (random.randi() << 32) | random.randi()


func small() -> int:
	return random.randi_range(-2147483648, 2147483647)


func number() -> float:
	match random.randi() % 4:
		0: return NUMBERS[random.randi() % NUMBERS.size()]
		1: return float(random.randi() % 1000) / 8.0
		2: return random.randf()
		_: return random.randfn(0.0, 1000.0)


func text() -> String:
	var letters := ""
	for _i in random.randi() % 14:
		letters += ALPHABET[random.randi() % ALPHABET.length()]
	return letters


func vector2() -> Vector2:
	return Vector2(number(), number())


func vector2i() -> Vector2i:
	return Vector2i(small(), small())


func vector3() -> Vector3:
	return Vector3(number(), number(), number())


func vector3i() -> Vector3i:
	return Vector3i(small(), small(), small())


func vector4() -> Vector4:
	return Vector4(number(), number(), number(), number())


func vector4i() -> Vector4i:
	return Vector4i(small(), small(), small(), small())


func basis() -> Basis:
	return Basis(vector3(), vector3(), vector3())


func color() -> Color:
	return Color(random.randf(), random.randf(), random.randf() * 4.0, random.randf())
