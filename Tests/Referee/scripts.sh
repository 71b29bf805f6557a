#!/usr/bin/env bash
# scripts.sh DUMP DIR...: compares our reading of the scripts under the folders with tree-sitter's.
#
# Where the folders hold no script there is nothing to do. tree-sitter and its grammars are fetched into a
# virtual environment beside the build; where that cannot be, this says so and is no failure, so that
# nobody needs a network to check Swift.
set -eu

dump=$1
shift
folder=$(cd "$(dirname "$0")" && pwd)
scripts=$(find "$@" \( -name .git -o -name .build -o -name node_modules \) -prune -o -type f \
  \( -name '*.js' -o -name '*.jsx' -o -name '*.[cm]js' -o -name '*.ts' -o -name '*.tsx' -o -name '*.[cm]ts' \) \
  -print | head -1)
[ -n "$scripts" ] || exit 0

environment=$folder/.build/tree-sitter
mkdir -p "$folder/.build"
if ! [ -e "$environment/ready" ]; then
  if ! { python3 -m venv "$environment" && "$environment/bin/pip" install --quiet tree-sitter==0.26.1 \
    tree-sitter-javascript==0.25.0 tree-sitter-typescript==0.23.2; } >"$folder/.build/tree-sitter.log" 2>&1; then
    echo "referee: scripts are not compared: tree-sitter cannot be installed ($folder/.build/tree-sitter.log)" >&2
    exit 0
  fi
  touch "$environment/ready"
fi
PYTHONDONTWRITEBYTECODE=1 "$environment/bin/python" "$folder/scripts.py" "$dump" "$@"
