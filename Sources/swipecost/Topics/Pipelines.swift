extension Topic {
  static let pipelines = Topic(
    name: "pipelines",
    summary: "How to use the program in scripts and checks",
    text: """
      What was asked for goes to standard output, all else to standard error; a reader that closes \
      the pipe early is no error. Colour and a progress bar appear on a terminal only, and colour \
      never when NO_COLOR is set. Text from repositories is shown with its control characters \
      spelled out, so that it cannot steer a terminal.

      Machines ask for --format json or csv, and for --progress json. The order of every answer is \
      fixed, and the same input gives the same bytes.

      Ctrl-C and SIGTERM stop a crawl at its next checkpoint: what is done is kept, and the next \
      run goes on from there. A second signal ends it at once, which loses no more than that \
      checkpoint.

      To fail a build when screens get costlier or findings are added, crawl, then compare:

          \(Program.name) crawl . --db swipes.sqlite
          \(Program.name) diff --db swipes.sqlite --since 2026-11-01 --fail-on 'screen>10%'

      Where people work on code, “\(Program.name) setup” writes what runs the program there: a comment \
      on each pull request, a report in each merge request, a hook, a build phase:

          \(Program.name) setup container --out image
          \(Program.name) setup github --image ghcr.io/ada/swipecost --out .github/workflows
          \(Program.name) setup gitlab --image ghcr.io/ada/swipecost --out .
          \(Program.name) setup pre-commit --out .
          \(Program.name) setup xcode --out .

      github, gitlab and bitrise run an image, the one of the first line; build it and push it to where \
      runners can pull it. Hooks and build phases run the program that is installed. Another hook, in \
      .pre-commit-hooks.yaml of this program's repository, builds it first.

      “\(Program.name) help exit-codes” lists what the shell is told.
      """)
}
