# A Slurm of our own for as long as a test runs: controller, two nodes and munge on this machine, in a folder,
# on ports of their own, so that a Slurm that is installed here is left alone. To be sourced.

# cluster_start FOLDER: answers 1 with a reason in $reason where it can't run.
cluster_start() {
  local folder=$1 missing=() program
  for program in slurmctld slurmd munged sbatch; do
    command -v "$program" >/dev/null || missing+=("$program")
  done
  if [ ${#missing[@]} -gt 0 ]; then
    [ "$(id -u)" = 0 ] || { reason="no ${missing[*]} here, and only root may install"; return 1; }
    command -v apt-get >/dev/null || { reason="no ${missing[*]} and no apt-get here"; return 1; }
    echo "slurm-test: installing slurmctld, slurmd, slurm-client and munge with apt-get" >&2
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
      slurmctld slurmd slurm-client munge; } >"$folder/apt.log" 2>&1 ||
      { reason="apt-get could not install Slurm: $(tail -1 "$folder/apt.log")"; return 1; }
  fi
  mkdir -p "$folder/state" "$folder/log" "$folder/spool.n1" "$folder/spool.n2"
  local host
  host=$(hostname -s)
  dd if=/dev/urandom of="$folder/munge.key" bs=1024 count=1 status=none
  chmod 600 "$folder/munge.key"
  cat >"$folder/slurm.conf" <<CONF
ClusterName=swipecost
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
SlurmctldPort=26817
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CredType=cred/munge
MpiDefault=none
# Containers seldom lend their cgroups.
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SchedulerParameters=batch_sched_delay=1,sched_interval=2
MinJobAge=600
KillWait=2
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.%n.pid
SlurmctldLogFile=$folder/log/slurmctld
SlurmdLogFile=$folder/log/slurmd.%n
SlurmdSpoolDir=$folder/spool.%n
StateSaveLocation=$folder/state
SlurmdParameters=config_overrides
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=26818 CPUs=2 RealMemory=4096 State=UNKNOWN
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=26819 CPUs=2 RealMemory=4096 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
  # From 23 on Slurm can do without; before, it must at least find one.
  local cgroups=autodetect
  [ "$(slurmctld -V | tr -dc '0-9.' | cut -d. -f1)" -lt 23 ] || cgroups=disabled
  echo "CgroupPlugin=$cgroups" >"$folder/cgroup.conf"
  export SLURM_CONF=$folder/slurm.conf
  cluster_pids=()
  munged --foreground --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" \
    --pid-file="$folder/munge.pid" --log-file="$folder/log/munged" --seed-file="$folder/munge.seed" \
    >"$folder/log/munged.out" 2>&1 &
  cluster_pids+=($!)
  local i
  for i in $(seq 50); do [ -S "$folder/munge.socket" ] && break; sleep 0.1; done
  [ -S "$folder/munge.socket" ] || { reason="munged does not start: $(tail -1 "$folder/log/munged.out")"; return 1; }
  slurmctld -D -i >"$folder/log/slurmctld.out" 2>&1 &
  cluster_pids+=($!)
  for i in n1 n2; do
    slurmd -D -N "$i" >"$folder/log/slurmd.$i.out" 2>&1 &
    cluster_pids+=($!)
  done
  for i in $(seq 150); do
    [ "$(sinfo -h -N -t idle -o %N 2>/dev/null | wc -l)" = 2 ] && return 0
    sleep 0.2
  done
  reason="the nodes do not come up: $(tail -qn 1 "$folder"/log/slurm*.out | head -3 | tr '\n' ' ')"
  return 1
}

# Ends what was started here, and nothing else.
cluster_stop() {
  local pid
  command -v scancel >/dev/null && [ -n "${SLURM_CONF:-}" ] && timeout 5 scancel --quiet --user="$(id -un)" 2>/dev/null
  for pid in $(printf '%s\n' "${cluster_pids[@]:-}" | tac); do kill "$pid" 2>/dev/null; done
  for pid in "${cluster_pids[@]:-}"; do
    for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
    kill -9 "$pid" 2>/dev/null
  done
  wait 2>/dev/null
  return 0
}

# job_end ID: waits for the end of a job and answers its exit code; of an array, the worst.
job_end() {
  local facts
  for _ in $(seq 600); do
    facts=$(scontrol -o show job "$1" 2>/dev/null)
    if [ -n "$facts" ] && ! grep -qE 'JobState=(PENDING|RUNNING|COMPLETING|CONFIGURING)' <<<"$facts"; then
      grep -oE ' ExitCode=[0-9]+:[0-9]+' <<<"$facts" | tr ':=' '  ' |
        awk '{ code = $3 ? 128 + $3 : $2; if (code > worst) worst = code } END { print worst + 0 }'
      return
    fi
    sleep 0.2
  done
  echo "no end"
}
