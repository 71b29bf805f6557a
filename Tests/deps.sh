#!/usr/bin/env bash
# Installs what the build needs and is not there yet: libgit2, SQLite, and nothing else.
# Says what it does, asks for nothing, and does nothing when all is there.
set -euo pipefail

if ! command -v swift >/dev/null; then
  echo "deps: no Swift toolchain on the PATH; install Swift 6.3 or newer from swift.org, then run this again" >&2
  exit 1
fi

missing=()
case "$(uname -s)" in
  Linux)
    [ -e /usr/include/git2.h ] || [ -e /usr/local/include/git2.h ] || missing+=(libgit2-dev)
    [ -e /usr/include/sqlite3.h ] || [ -e /usr/local/include/sqlite3.h ] || missing+=(libsqlite3-dev)
    [ ${#missing[@]} -eq 0 ] && exit 0
    if ! command -v apt-get >/dev/null; then
      echo "deps: missing ${missing[*]}, and there is no apt-get here; install them with your package manager" >&2
      exit 1
    fi
    root=()
    [ "$(id -u)" = 0 ] || root=(sudo -n)
    echo "deps: installing ${missing[*]} with apt-get" >&2
    export DEBIAN_FRONTEND=noninteractive
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if ! { "${root[@]}" apt-get update -qq && "${root[@]}" apt-get install -y -qq "${missing[@]}"; } >"$log" 2>&1; then
      tail -5 "$log" >&2
      echo "deps: apt-get could not install ${missing[*]}; run it as root, then try again" >&2
      exit 1
    fi
    ;;
  Darwin)
    if ! command -v brew >/dev/null; then
      echo "deps: Homebrew is needed to install libgit2 and sqlite; see brew.sh" >&2
      exit 1
    fi
    for formula in libgit2 sqlite pkgconf; do
      brew list --formula "$formula" >/dev/null 2>&1 || missing+=("$formula")
    done
    [ ${#missing[@]} -eq 0 ] && exit 0
    echo "deps: installing ${missing[*]} with brew" >&2
    brew install --quiet "${missing[@]}"
    ;;
  *)
    echo "deps: this system is neither Linux nor macOS; install libgit2 and SQLite by hand" >&2
    exit 1
    ;;
esac
