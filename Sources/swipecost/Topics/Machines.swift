extension Topic {
  static let machines = Topic(
    name: "machines",
    summary: "How to crawl a large corpus on many machines",
    text: """
      A plan divides the corpus into shards of about equal work, each machine crawls shards, and a merge \
      joins them. The result is the database that one crawl would have made. Machines share files and \
      nothing else:

          \(Program.name) plan corpus.txt --shards 8 --out plan.txt
          \(Program.name) crawl --plan plan.txt --shard 0 --out shards
          \(Program.name) merge --plan plan.txt shards/shard-*.sqlite --db all.sqlite

      Ready-made scripts do these steps under Slurm, or with GNU parallel here and over ssh:

          \(Program.name) setup slurm --shards 8 --out cluster
          cluster/submit.sh corpus.txt work all.sqlite
          cluster/submit.sh --missing corpus.txt work all.sqlite

      A shard gets its name when it is whole, so a name that is there is a result. The merge says which \
      shards are missing and ends with 3; the last line above crawls just these and merges again. A shard \
      of another plan, version or options is refused. A shard that is given twice counts once.

      The number of shards is written in the plan and in the scripts; to change it, make both anew. One \
      repository is never divided, so more shards than repositories gain nothing.
      """)
}
