extends Node2D
# A player. The client that it belongs to is the master, moves it, and tells all others.

const SPEED: float = 200.0

var player_name: String = ""

onready var game: Node2D = get_node("/root/Game")


func _ready() -> void:
	$Name.text = player_name


func _physics_process(delta: float) -> void:
	if not is_network_master() or game.turn != get_network_master():
		return
	var goal: Vector2 = game.coin.position
	if not game.plays_alone:
		goal = position + 1000 * _direction()
	# Moves can be lost, so a client that plays alone repeats the last one until its turn ends.
	if position != goal or game.plays_alone:
		position = position.move_toward(goal, SPEED * delta)
		rpc_unreliable("move", position)


func _direction() -> Vector2:
	return Vector2(
		Input.get_action_strength("ui_right") - Input.get_action_strength("ui_left"),
		Input.get_action_strength("ui_down") - Input.get_action_strength("ui_up")
	)


puppet func move(to: Vector2) -> void:
	position = to
	if get_tree().is_network_server():
		game.server.moved(get_tree().get_rpc_sender_id(), to)
