# Sourced by the scripts that need ENet, which the web build does not have. Gives them a work folder,
# the function play, which runs the script on its standard input as a SceneTree in Godot 4.6.3, and the
# function expect. The engine is the package of Debian's sid. If sid has another version, nothing is
# checked.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
engine=${GODOT4_NATIVE:-$(XDG_CACHE_HOME=$work .ci/native-godot godot)}
if [ -z "$engine" ]; then
  echo "SKIPPED: the mirror does not have the engine today"
  exit 0
fi
export HOME=$work XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work XDG_CACHE_HOME=$work
version=$("$engine/run" --version 2> /dev/null)
echo "Godot $version"
if [[ $version != 4.6.3.* ]]; then
  echo "SKIPPED: the behavior was seen on 4.6.3"
  exit 0
fi

play() {
  mkdir -p "$work/project"
  echo 'config_version=5' > "$work/project/project.godot"
  cat > "$work/project/main.gd"
  "$engine/run" --headless --path "$work/project" -s main.gd 2> "$work/errors" || cat "$work/errors" >&2
}

expect() {
  if ! grep -qxF -- "$2" <<< "$1"; then
    echo "CHANGED: expected the line \"$2\"" >&2
    exit 1
  fi
}
