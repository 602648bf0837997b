extends "res://task.gd"
# Arguments: SEED COUNT OUT. Writes random values of every type that can be sent.

const ALPHABET := "abcdefghijklmnopqrstuvwxyz_ABCXYZ0189 /:.\"\\\n\téßñ中文字日本語Жд€™ŁΩ😀"
const NUMBERS := [0.0, -0.0, 1.0, -1.5, 0.1, 16777216.0, 16777217.0, 1e39, 5e-324, INF, -INF, NAN]
const EDGES := [-9223372036854775807, -2147483649, -2147483648, -1, 0, 255, 2147483647, 2147483648]

var random := RandomNumberGenerator.new()

func work(arguments: Array):
	random.seed = int(arguments[0])
	var out := open(arguments[2], File.WRITE)
	for _i in range(int(arguments[1])):
		out.store_var(value(4))
	out.close()

func value(depth: int):
	match random.randi() % (25 if depth > 0 else 23):
		0: return null
		1: return random.randi() % 2 == 0
		2: return integer()
		3: return number()
		4: return text()
		5: return vector2()
		6: return Rect2(vector2(), vector2())
		7: return vector3()
		8: return Transform2D(vector2(), vector2(), vector2())
		9: return Plane(vector3(), number())
		10: return Quat(number(), number(), number(), number())
		11: return AABB(vector3(), vector3())
		12: return basis()
		13: return Transform(basis(), vector3())
		14: return color()
		15: return NodePath(text())
		16: return PoolByteArray(list("byte", 11))
		17: return PoolIntArray(list("integer", 6))
		18: return PoolRealArray(list("number", 6))
		19: return PoolStringArray(list("text", 5))
		20: return PoolVector2Array(list("vector2", 4))
		21: return PoolVector3Array(list("vector3", 4))
		22: return PoolColorArray(list("color", 4))
		23: return array(depth - 1)
		24: return dictionary(depth - 1)

func list(what: String, limit: int) -> Array:
	var elements := []
	for _i in range(random.randi() % limit):
		elements.append(call(what))
	return elements

func array(depth: int) -> Array:
	var elements := []
	for _i in range(random.randi() % 5):
		elements.append(value(depth))
	return elements

func dictionary(depth: int) -> Dictionary:
	var entries := {}
	for _i in range(random.randi() % 5):
		entries[key()] = value(depth)
	return entries

func key():
	match random.randi() % 5:
		0: return integer()
		1: return number()
		2: return Vector2(random.randf(), random.randf())
		_: return text()

func byte() -> int:
	return random.randi() % 256

func integer() -> int:
	if random.randi() % 2 == 0:
		return EDGES[random.randi() % EDGES.size()]
	return (int(random.randi()) << 32) | int(random.randi())

func number() -> float:
	match random.randi() % 4:
		0: return NUMBERS[random.randi() % NUMBERS.size()]
		1: return float(random.randi() % 1000) / 8.0
		2: return random.randf()
		_: return random.randfn(0.0, 1000.0)

func text() -> String:
	var letters := ""
	for _i in range(random.randi() % 14):
		letters += ALPHABET[random.randi() % ALPHABET.length()]
	return letters

func vector2() -> Vector2:
	return Vector2(number(), number())

func vector3() -> Vector3:
	return Vector3(number(), number(), number())

func basis() -> Basis:
	return Basis(vector3(), vector3(), vector3())

func color() -> Color:
	return Color(random.randf(), random.randf(), random.randf() * 4.0, random.randf())
