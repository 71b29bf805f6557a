extension SetupFile {
  /// How many shards there are is written into the plan and said here; Slurm's own count is wrong as soon
  /// as one task is submitted again.
  static let slurmCrawl = SetupFile(
    "crawl.sbatch",
    """
    #!/bin/bash
    #SBATCH --job-name=swipecost
    #SBATCH --array=0-@LAST@
    #SBATCH --cpus-per-task=2
    #SBATCH --mem=2G
    #SBATCH --output=swipecost-%A-%a.log
    #SBATCH --requeue
    # Usage: sbatch crawl.sbatch PLAN FOLDER, on a file system that all nodes share.
    set -euo pipefail
    exec "@PROGRAM@" crawl --plan "$1" --shard "$SLURM_ARRAY_TASK_ID" --out "$2" \\
      --jobs "${SLURM_CPUS_PER_TASK:-2}" --progress none
    """)

  /// A merge looks for itself which shards are there; a job that waits for success of all would wait
  /// for ever after one failure.
  static let slurmMerge = SetupFile(
    "merge.sbatch",
    """
    #!/bin/bash
    #SBATCH --job-name=swipecost-merge
    #SBATCH --cpus-per-task=1
    #SBATCH --mem=2G
    #SBATCH --output=swipecost-merge-%j.log
    # Usage: sbatch --dependency=afterany:JOB merge.sbatch PLAN FOLDER DATABASE
    set -euo pipefail
    exec "@PROGRAM@" merge --plan "$1" "$2"/shard-*.sqlite --db "$3"
    """)

  static let slurmSubmit = SetupFile(
    "submit.sh", isExecutable: true,
    """
    #!/bin/bash
    # Crawls a corpus on a cluster:    ./submit.sh CORPUS FOLDER DATABASE
    # Crawls again what is missing:    ./submit.sh --missing CORPUS FOLDER DATABASE
    set -euo pipefail
    here=$(cd "$(dirname "$0")" && pwd)
    shards=@SHARDS@
    array=0-@LAST@
    if [ "${1:-}" = --missing ]; then
      shift
      array=$(for i in $(seq 0 @LAST@); do [ -e "$2/shard-$i.sqlite" ] || printf '%s,' "$i"; done)
      array=${array%,}
      [ -n "$array" ] || { echo "all $shards shards are there" >&2; array=; }
    fi
    mkdir -p "$2"
    [ -e "$2/plan.txt" ] || "@PROGRAM@" plan "$1" --shards "$shards" --out "$2/plan.txt"
    wait=()
    if [ -n "$array" ]; then
      job=$(sbatch --parsable --array="$array" "$here/crawl.sbatch" "$2/plan.txt" "$2")
      wait=(--dependency="afterany:${job%%;*}")
    fi
    sbatch --parsable "${wait[@]}" "$here/merge.sbatch" "$2/plan.txt" "$2" "$3"
    """)

  static let parallelRun = SetupFile(
    "run-shards.sh", isExecutable: true,
    """
    #!/bin/bash
    # Crawls a corpus in shards with GNU parallel:   ./run-shards.sh CORPUS FOLDER DATABASE [HOSTS]
    # HOSTS as for --sshlogin (host1,host2); they share the file system. Run again, it does what is missing.
    set -euo pipefail
    shards=@SHARDS@
    mkdir -p "$2"
    [ -e "$2/plan.txt" ] || "@PROGRAM@" plan "$1" --shards "$shards" --out "$2/plan.txt"
    hosts=()
    [ -z "${4:-}" ] || hosts=(--sshlogin "$4" --workdir "$PWD")
    for i in $(seq 0 @LAST@); do [ -e "$2/shard-$i.sqlite" ] || echo "$i"; done |
      parallel "${hosts[@]}" --joblog "$2/joblog" --retries 2 \\
      "@PROGRAM@" crawl --plan "$2/plan.txt" --shard {} --out "$2" --progress none || true
    exec "@PROGRAM@" merge --plan "$2/plan.txt" "$2"/shard-*.sqlite --db "$3"
    """)

  static let kubernetesJob = SetupFile(
    "job.yaml",
    """
    # The same contract as an indexed job. Not tested on a cluster.
    # Before: swipecost plan CORPUS --shards @SHARDS@ --out /data/plan.txt
    # After:  swipecost merge --plan /data/plan.txt /data/shard-*.sqlite --db /data/all.sqlite
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: swipecost
    spec:
      completionMode: Indexed
      completions: @SHARDS@
      parallelism: @SHARDS@
      backoffLimitPerIndex: 2
      template:
        spec:
          restartPolicy: Never
          containers:
            - name: swipecost
              image: swipecost:@VERSION@
              command: ["sh", "-c"]
              args:
                - >-
                  exec swipecost crawl --plan /data/plan.txt --shard "$JOB_COMPLETION_INDEX"
                  --out /data --progress none
              resources:
                requests: {cpu: "2", memory: 1Gi}
                limits: {memory: 2Gi}
              volumeMounts:
                - {name: data, mountPath: /data}
                - {name: corpus, mountPath: /corpus, readOnly: true}
          volumes:
            - name: data
              persistentVolumeClaim: {claimName: swipecost-data}
            - name: corpus
              persistentVolumeClaim: {claimName: swipecost-corpus, readOnly: true}
    """)
}
