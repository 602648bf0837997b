#!/usr/bin/env bash
# Guess: @gd-com/utils 5.0.0, a package for servers in Node.js whose README requires Godot 4,
# exchanges Dictionaries, Arrays and Vector3 with Godot 4.6, or throws an error.
# Seen: its numbers of types are those of Godot 3 from 6 to 21, and of no engine above. It reads a
# Dictionary as an array with one tiny vector, without an error, and cannot read an Array or a
# Vector3. Godot reads its Dictionaries and Arrays as null. Only null, bool, int, float, String and
# Vector2 have the same numbers.
source "$(dirname "$0")/godot/run.sh"

npm install --silent --prefix "$work" @gd-com/utils@5.0.0 > /dev/null
cat > "$work/read.js" << 'JS'
const { getVar } = require('@gd-com/utils');
for (const line of require('fs').readFileSync(0, 'utf8').split('\n')) {
  if (!line.startsWith('Godot writes ')) continue;
  const [, text, bytes] = line.match(/^Godot writes (.*): ([0-9a-f]+)$/);
  let read;
  try {
    read = JSON.stringify(getVar(Buffer.from(bytes, 'hex')).value);
  } catch (error) {
    read = `an error, ${error.code}`;
  }
  console.log(`The package reads ${text} as ${read}`);
}
JS
cat > "$work/write.js" << 'JS'
const { putVar } = require('@gd-com/utils');
for (const value of [{ hp: 7 }, [1, 2], 'hp', 0.5]) console.log(putVar(value).toString('hex'));
JS

output=$(run_godot $(node "$work/write.js") << 'SCRIPT'
extends Node


func _ready() -> void:
	print("Godot ", Engine.get_version_info().string)
	for value: Variant in [{"hp": 7}, [1, "x"], Vector3(1, 2, 3), "hp", 0.5, Vector2(1, 2)]:
		print("Godot writes ", var_to_str(value).replace("\n", " "), ": ", var_to_bytes(value).hex_encode())
	var written := OS.get_cmdline_user_args()
	for text: String in ["{ hp: 7 }", "[ 1, 2 ]", "\"hp\"", "0.5"]:
		var read: Variant = bytes_to_var(written[0].hex_decode())
		written.remove_at(0)
		print("Godot reads ", text, " as ", var_to_str(read))
	get_tree().quit()
SCRIPT
)
output+=$'\n'$(node "$work/read.js" <<< "$output")
echo "$output"
vector='{"_x":5.605193857299268e-45,"_y":2.802596928649634e-45,"_z":4.0323764609410936e-41}'
expect "$output" "The package reads { \"hp\": 7 } as [$vector]"
expect "$output" 'The package reads [1, "x"] as an error, ERR_OUT_OF_RANGE'
expect "$output" 'The package reads Vector3(1, 2, 3) as an error, ERR_OUT_OF_RANGE'
expect "$output" 'The package reads "hp" as "hp"'
expect "$output" 'The package reads Vector2(1, 2) as {"_x":1,"_y":2}'
expect "$output" 'Godot reads { hp: 7 } as null'
expect "$output" 'Godot reads [ 1, 2 ] as null'
expect "$output" 'Godot reads "hp" as "hp"'
expect "$output" 'Godot reads 0.5 as 0.5'
