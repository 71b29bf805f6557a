#!/usr/bin/env bash
# Crawls a made-up corpus on a real Slurm with the scripts of "swipecost setup slurm", and compares the merged
# database with that of one crawl.
#   slurm-test.sh SWIPECOST
set -uo pipefail
program=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONDONTWRITEBYTECODE=1
folder=$(mktemp -d)
reason=
wrong=0
. "$here/cluster.sh"
trap 'cluster_stop; rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

if [ "$(uname -s)" != Linux ]; then reason="this is no Linux"; else cluster_start "$folder"; fi
[ -z "$reason" ] || { echo "slurm-test: SKIP: $reason"; exit 0; }
echo "$(sinfo --version), controller and nodes $(sinfo -h -N -o %N | paste -sd' ') on this machine"

corpus=$(python3 "$here/corpus.py" "$folder/corpus" 9 40 400)
"$program" crawl "$corpus" --db "$folder/one.sqlite" --progress none || exit 1
digest() { python3 "$here/program.py" "$1"; }
one=$(digest "$folder/one.sqlite")
row() { printf '%-52s  %-7s  %-9s  %s\n' "$@"; }
equal() { [ -e "$1" ] && [ "$(digest "$1")" = "$one" ] && echo yes || echo no; }

# check TITLE CODE EXPECTED EQUAL EXPECTED
check() {
  local verdict=ok
  [[ " $3 " == *" $2 "* && "$4" = "$5" ]] || { verdict=WRONG; wrong=$((wrong + 1)); }
  row "$1" "$2" "$4" "$verdict"
}

# submit N [--missing]: the script as its user runs it; answers the exit code of the merge.
submit() {
  local n=$1 place=$folder/$1
  shift
  mkdir -p "$place"
  [ -d "$place/scripts" ] || "$program" setup slurm --shards "$n" --out "$place/scripts" >/dev/null
  (cd "$place" && job_end "$(./scripts/submit.sh "$@" "$corpus" "$place/shards" "$place/all.sqlite" 2>/dev/null)")
}

# task N INDICES: only the crawl of some shards; answers the job.
task() {
  (cd "$folder/$1" && sbatch --parsable --array="$2" scripts/crawl.sbatch "$folder/$1/shards/plan.txt" shards)
}

row "run" "exit" "equal" "verdict"
for n in 1 2 3 7; do
  code=$(submit $n)
  check "array of $n, dependent merge" "$code" "0" "$(equal "$folder/$n/all.sqlite")" yes
  for order in "shuf" "sort -r"; do
    mapfile -t shards < <(printf '%s\n' "$folder/$n"/shards/shard-*.sqlite | $order)
    "$program" merge "${shards[@]}" --db "$folder/$n/again.sqlite" 2>/dev/null
    check "merge of $n shards through “$order”" $? "0" "$(equal "$folder/$n/again.sqlite")" yes
  done
done
merge() { "$program" merge --plan "$folder/3/shards/plan.txt" "$folder/3"/shards/shard-*.sqlite --db "$folder/3/all.sqlite" 2>"$folder/said"; }

rm "$folder/3/shards/shard-1.sqlite"
job=$(task 3 1)
for _ in $(seq 400); do [ -e "$folder/3/shards/shard-1.sqlite.work" ] && break; sleep 0.02; done
# Its folder is ours alone, so nobody else's process can be meant.
kill -9 $(pgrep -f -- "crawl --plan $folder/3/shards/plan.txt --shard 1")
check "a shard is killed with -9" "$(job_end "$job")" 137 "$([ -e "$folder/3/shards/shard-1.sqlite" ] && echo yes || echo no)" no
merge
check "merge without it: exit 3, and it is named" $? 3 "$(grep -c 'missing: shard 1' "$folder/said")" 1
check "submit.sh --missing" "$(submit 3 --missing)" 0 "$(equal "$folder/3/all.sqlite")" yes

rm "$folder/3/shards/shard-2.sqlite"
merge
check "a shard is missing: exit 3, and it is named" $? 3 "$(grep -c 'missing: shard 2' "$folder/said")" 1
check "submit.sh --missing" "$(submit 3 --missing)" 0 "$(equal "$folder/3/all.sqlite")" yes

rm "$folder/3/shards/shard-0.sqlite"
first=$(task 3 0)
second=$(task 3 0)
codes="$(job_end "$first") $(job_end "$second")"
check "a shard is submitted twice at once: $codes" "${codes//[^75 0]/x}" "0 75 0 75 0 0" "$([ -e "$folder/3/shards/shard-0.sqlite" ] && echo yes)" yes
merge
check "merge after it" $? 0 "$(equal "$folder/3/all.sqlite")" yes
cp "$folder/3/shards/shard-0.sqlite" "$folder/3/shards/shard-0-copy.sqlite"
merge
check "a shard is there twice" $? 0 "$(equal "$folder/3/all.sqlite")" yes
rm "$folder/3/shards/shard-0-copy.sqlite"

before=$(digest "$folder/3/all.sqlite")
cp "$folder/2/shards/shard-0.sqlite" "$folder/3/shards/shard-8.sqlite"
merge
check "a stale shard, of another plan: refused" $? 74 "$(grep -c 'another plan' "$folder/said")" 1
rm "$folder/3/shards/shard-8.sqlite" "$folder/3/shards/shard-0.sqlite"
"$program" crawl --plan "$folder/3/shards/plan.txt" --shard 0 --out "$folder/3/shards" --rows 7 --progress none
merge
check "a stale shard, of other options: refused" $? 74 "$(grep -c 'was made with another' "$folder/said")" 1
check "what was merged before is still there" 0 0 "$([ "$(digest "$folder/3/all.sqlite")" = "$before" ] && echo yes)" yes
[ $wrong = 0 ] && echo "all as it should be" || echo "$wrong WRONG"
exit $((wrong > 0))
