#!/usr/bin/env bash
# tree-sitter.sh BIN DIR...: compares our reading of the scripts and the Dart files under the folders with
# tree-sitter's. BIN is the folder with the programs `scripts` and `dart-files`.
#
# Where the folders hold none there is nothing to do. tree-sitter and its grammars are fetched into a virtual
# environment beside the build; where that cannot be, this says so and is no failure, so that nobody needs a
# network to check Swift.
set -eu

bin=$1
shift
folder=$(cd "$(dirname "$0")" && pwd)

# holds DIR... -- TESTS: whether there is such a file.
holds() {
  local folders=()
  while [ "$1" != -- ]; do folders+=("$1"); shift; done
  shift
  [ -n "$(find "${folders[@]}" \( -name .git -o -name .build -o -name node_modules \) -prune -o \
    -type f \( "$@" \) -print | head -1)" ]
}

comparisons=()
if holds "$@" -- -name '*.js' -o -name '*.jsx' -o -name '*.[cm]js' -o -name '*.ts' -o -name '*.tsx' \
  -o -name '*.[cm]ts'; then
  comparisons+=(scripts)
fi
if holds "$@" -- -name '*.dart'; then comparisons+=(dart-files); fi
[ ${#comparisons[@]} -gt 0 ] || exit 0

environment=$folder/.build/tree-sitter
mkdir -p "$folder/.build"
if ! [ -e "$environment/ready-with-dart" ]; then
  if ! { python3 -m venv "$environment" && "$environment/bin/pip" install --quiet tree-sitter==0.26.1 \
    tree-sitter-javascript==0.25.0 tree-sitter-typescript==0.23.2 \
    tree-sitter-dart-orchard==0.7.0; } >"$folder/.build/tree-sitter.log" 2>&1; then
    echo "referee: scripts and Dart are not compared: tree-sitter cannot be installed ($folder/.build/tree-sitter.log)" >&2
    exit 0
  fi
  touch "$environment/ready-with-dart"
fi

status=0
for program in "${comparisons[@]}"; do
  PYTHONDONTWRITEBYTECODE=1 "$environment/bin/python" "$folder/${program%-files}.py" "$bin/$program" "$@" || status=1
done
exit $status
