# To be sourced. Installs the web build of Godot 4.6 in a temporary folder, $work, and defines
#   run_godot [ARGUMENT…] < MAIN_SCRIPT
# which runs a project with this script and with the scripts in findings/godot.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
engine=$(XDG_CACHE_HOME=$work .ci/godot4)
node=$(node -p 'process.versions.node.split(".")[0] < 22 ? "node --experimental-websocket" : "node"')

run_godot() {
  local project=$work/project
  rm -rf "$project"
  mkdir "$project"
  cp findings/godot/*.gd "$project"
  cat > "$project/main.gd"
  echo 'config_version=5
[application]
run/main_scene="res://main.tscn"' > "$project/project.godot"
  echo '[gd_scene load_steps=2 format=3]
[ext_resource type="Script" path="res://main.gd" id="1"]
[node name="Main" type="Node"]
script = ExtResource("1")' > "$project/main.tscn"
  GODOT4_WEB=$engine timeout 60 $node integration-tests/src/test/resources/godot4-web.js \
    --path "$project" -- "$@" 2> "$work/errors" || { cat "$work/errors" >&2; false; }
}

# Fails if the output, in $1, does not contain the line $2.
expect() {
  if ! grep -qxF -- "$2" <<< "$1"; then
    echo "CHANGED: expected the line \"$2\"" >&2
    exit 1
  fi
}

# Runs the script on the standard input as a SceneTree, with the engine that the arguments start, and
# prints the lines that begin with a version, "3.2.3:" or "Godot 3:". Without arguments, the engine is
# godot3-server of Debian.
run_godot_3() {
  local project=$work/project3
  rm -rf "$project"
  mkdir "$project"
  echo 'config_version=4' > "$project/project.godot"
  cat > "$project/main.gd"
  if [ $# -eq 0 ]; then
    command -v godot3-server > /dev/null \
      || { apt-get update && apt-get install -y godot3-server; } > /dev/null
    set -- godot3-server
  fi
  HOME=$work XDG_DATA_HOME=$work "$@" --path "$project" -s main.gd 2> /dev/null | grep -E '^(Godot )?3[.:]' || true
}
