extends Node2D
## A player. The client that it belongs to has the authority, moves it, and tells all others.

const SPEED: float = 200.0

var player_name: String = ""

@onready var game: Node2D = $/root/Game


func _ready() -> void:
	$Name.text = player_name


func _physics_process(delta: float) -> void:
	if not is_multiplayer_authority() or game.turn != get_multiplayer_authority():
		return
	var goal: Vector2 = game.coin.position
	if not game.plays_alone:
		goal = position + 1000 * Input.get_vector("ui_left", "ui_right", "ui_up", "ui_down")
	# Moves can be lost, so a client that plays alone repeats the last one until its turn ends.
	if position != goal or game.plays_alone:
		position = position.move_toward(goal, SPEED * delta)
		move.rpc(position)


@rpc("unreliable_ordered")
func move(to: Vector2) -> void:
	position = to
	if multiplayer.is_server():
		game.server.moved(multiplayer.get_remote_sender_id(), to)
