#!/usr/bin/env bash
# How long a first crawl takes beside git's own time for the same commits and blobs, and what
# "nothing new" and one new commit take. Times of one run on one machine: only the ratio says something.
#   bench-crawl.sh SWIPECOST REPOSITORY
set -euo pipefail
program=$1
repository=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

now() { date +%s.%N; }
since() { awk -v a="$1" -v b="$(now)" 'BEGIN { printf "%.2f", b - a }'; }

read_by_git() {
  git -C "$repository" log HEAD --raw --no-abbrev --diff-merges=first-parent --no-renames --format= -- '*.swift' |
    awk '$4 !~ /^0+$/ { print $4 }' | sort -u >"$folder/blobs"
  git -C "$repository" cat-file --batch <"$folder/blobs" >"$folder/content"
}

read_by_git # once before, so that both find the files in memory
start=$(now); read_by_git; git_time=$(since "$start")
start=$(now)
"$program" crawl "$repository" --db "$folder/db" --progress none || [ $? = 3 ]
crawl_time=$(since "$start")
start=$(now)
"$program" crawl "$repository" --db "$folder/db" --progress none || [ $? = 3 ]
again_time=$(since "$start")

# One new commit, in a copy that begins some twenty commits ago: what is before does not matter to it.
git clone --quiet --shared --bare "$repository" "$folder/copy.git"
copy() { git --git-dir="$folder/copy.git" "$@"; }
branch=$(copy symbolic-ref HEAD)
head=$(copy rev-parse HEAD)
since=$(copy log --first-parent -21 --format=%cs | tail -1)
crawl_copy() { "$program" crawl "$folder/copy.git" --db "$folder/copy" --since "$since" --progress none || [ $? = 3 ]; }
copy update-ref "$branch" "$head~1"
crawl_copy
copy update-ref "$branch" "$head"
start=$(now)
crawl_copy
new_time=$(since "$start")

commits=$(git -C "$repository" rev-list --count HEAD)
blobs=$(wc -l <"$folder/blobs")
bytes=$(wc -c <"$folder/content")
printf 'crawl of %s: %s commits, %s Swift blobs, %s bytes\n' "$repository" "$commits" "$blobs" "$bytes"
printf '  git log and cat-file %8s s\n  first crawl          %8s s   %s times git\n  one new commit       %8s s\n  nothing new          %8s s\n' \
  "$git_time" "$crawl_time" "$(awk -v a="$crawl_time" -v b="$git_time" 'BEGIN { printf "%.1f", a / b }')" "$new_time" "$again_time"
printf '  database             %8s bytes\n' "$(wc -c <"$folder/db")"
