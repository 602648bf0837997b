extends Node
# Runs the task that the arguments name, then ends the engine. The exit code is 1 unless the task is
# done, because the task may stop with an error.

var exit_code := 1
var task: RefCounted


func _ready() -> void:
	var arguments := OS.get_cmdline_user_args()
	task = load("res://" + arguments[0]).new()
	if task.work(arguments.slice(1)):
		exit_code = 0


func _process(_delta: float) -> void:
	if exit_code != 0 or not task.is_busy():
		get_tree().quit(exit_code)
