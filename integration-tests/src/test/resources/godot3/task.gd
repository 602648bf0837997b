extends MainLoop
# The base class of all scripts in this folder: does some work, then ends the engine. The exit code
# is 1 unless the work is done. _idle ends the engine even if the work stopped with an error.
# While is_busy returns true, it is called again in each frame.

func _initialize():
	OS.exit_code = 1
	var arguments := Array(OS.get_cmdline_args())
	work(arguments.slice(arguments.find("-s") + 2, arguments.size() - 1))
	OS.exit_code = 0

func work(_arguments: Array):
	pass

func is_busy() -> bool:
	return false

func _idle(_delta: float) -> bool:
	return OS.exit_code != 0 or not is_busy()

func open(name: String, mode: int) -> File:
	var file := File.new()
	if file.open("res://" + name, mode) != OK:
		push_error("Cannot open " + name)
		assert(false)
	return file
