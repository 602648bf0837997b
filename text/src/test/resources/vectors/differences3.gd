extends SceneTree
# Writes the lines of values-3.2.3, parse and config-3.2.3.jsonl for which another Godot 3 gives
# something else:
#
#   godot3-server --path FOLDER -s differences3.gd 3.6.2
#
# FOLDER contains this script, an empty project.godot and the three files, and gets
# values-3.6.2.jsonl, parse-3.6.2.jsonl and config-3.6.2.jsonl. The fields are those of the input.
# Move the results of parse-3.6.2.jsonl into the lines of parse.jsonl, as the field "3.6.2".

const CONFIG = "user://vector.cfg"

var version: String


func _init():
	version = OS.get_cmdline_args()[-1]
	compare("values", "values-3.2.3")
	compare("parse", "parse")
	compare("config", "config-3.2.3")
	quit()


func compare(kind: String, known: String):
	var lines := File.new()
	lines.open("res://%s.jsonl" % known, File.READ)
	var out := File.new()
	out.open("res://%s-%s.jsonl" % [kind, version], File.WRITE)
	while not lines.eof_reached():
		var line = parse_json(lines.get_line())
		if line != null and line.has("3.2.3"):
			line["3.2.3"].text = line.text
			line = line["3.2.3"]
		if line != null and not is_left_to_chance(line):
			var found = call(kind, line)
			if to_json(found) != to_json(only(line, found.keys() + ["back", "hex", "parse_hex"])):
				out.store_line(to_json(found))
	out.close()


# The pad bytes of a NodePath are not set, and a NodePath that is read from a packet is not always
# the same. var2bytes does not write a lone surrogate, and drops a byte order mark. Files that are
# not UTF-8 are the same in all versions.
func is_left_to_chance(line: Dictionary) -> bool:
	for field in ["text", "cfg"]:
		if "\\ud" in line.get(field, "") or "\ufeff" in line.get(field, ""):
			return true
	var is_path: bool = "NodePath" in line.text if line.has("ok") else line.name == "node path"
	return is_path or line.has("cfg_hex")


# Returns the fields of a line that are compared, without those that are missing.
func only(line: Dictionary, fields: Array) -> Dictionary:
	var known := {}
	for field in fields:
		if line.has(field):
			known[field] = line[field]
	return known


func values(line: Dictionary) -> Dictionary:
	if not line.has("hex"):
		return {}
	var text := var2str(bytes2var(bytes(line.hex)))
	var found := {"name": line.name, "hex": line.hex, "text": text}
	var back := packet(str2var(text))
	if back != line.hex:
		found.back = back
	return found


# A text holds a value if a ConfigFile reads it.
func parse(line: Dictionary) -> Dictionary:
	var config := ConfigFile.new()
	var ok := config.parse("k=" + line.text) == OK or config.has_section("")
	var found := {"text": line.text, "ok": ok}
	var value = str2var(line.text)
	if ok and typeof(value) != TYPE_OBJECT:
		found.hex = packet(value)
	return found


func config(line: Dictionary) -> Dictionary:
	var file := File.new()
	file.open(CONFIG, File.WRITE)
	file.store_buffer(line.cfg.to_utf8())
	file.close()
	var config := ConfigFile.new()
	var found := {"name": line.name, "cfg": line.cfg, "load": config.load(CONFIG)}
	found.hex = packet(content(config))
	var parsed := ConfigFile.new()
	parsed.parse(line.cfg)
	if packet(content(parsed)) != found.hex:
		found.parse_hex = packet(content(parsed))
	config.save(CONFIG)
	file.open(CONFIG, File.READ)
	found.saved = file.get_buffer(file.get_len()).get_string_from_utf8()
	return found


func content(config: ConfigFile) -> Dictionary:
	var sections := {}
	for section in config.get_sections():
		sections[section] = {}
		for key in config.get_section_keys(section):
			sections[section][key] = config.get_value(section, key)
	return sections


func packet(value) -> String:
	return var2bytes(value).hex_encode()


func bytes(hex: String) -> PoolByteArray:
	var result := PoolByteArray()
	for i in range(0, hex.length(), 2):
		result.append(("0x" + hex.substr(i, 2)).hex_to_int())
	return result
