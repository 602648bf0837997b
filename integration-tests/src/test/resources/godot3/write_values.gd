extends "res://task.gd"
# Argument: OUT. Writes all values of values.gd, which the test supplies.

func work(arguments: Array):
	var out := open(arguments[0], File.WRITE)
	for value in load("res://values.gd").new().all():
		out.store_var(value)
	out.close()
