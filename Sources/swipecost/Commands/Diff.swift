import Publish
import Store

extension Command {
  static let diff = Command(
    name: "diff",
    summary: "Say what changed since a run or a day, and fail if it got worse",
    discussion: """
      Compares the head of every repository with where its mainline stood after a run (a number that \
      “swipecost query runs” lists) or at the end of a day (UTC): screens that cost more or less, \
      findings that began or ended, each with the commit that did it.

      --fail-on takes swipes>N or swipes>N% (all swipes of a repository), screen>N or screen>N% (any \
      one screen), new>N (new findings), a severity such as serious>0, or a rule such as \
      icon-button-no-label>0, and may be given several times. Swipes are those of the guideline model.

      In junit each view that changed is a test, which fails when it costs more or has new findings, and \
      so is each limit.
      """,
    options: [
      .value("db", "FILE", "The database that a crawl made.", required: true, completes: .files),
      .value("since", "RUN|DATE", "A run's number, or a day such as 2026-11-20.", required: true),
      .list("fail-on", "LIMIT", "Exit with 1 when something is over this limit."),
      .value("least", "SWIPES", "Relative limits look only at what cost this much before (10)."),
      .choice("format", DiffFormat.allCases.map(\.rawValue), "How to print it (text)."),
    ],
    examples: [
      Example("swipecost diff --db night.sqlite --since 2026-11-19", "What did yesterday bring?"),
      Example(
        "swipecost diff --db night.sqlite --since 41 --fail-on 'screen>10%' --fail-on 'serious>0'",
        "Fail a build"),
    ]
  ) { arguments, console throws(Failure) in
    let asked = try arguments.required("since")
    guard let since = ChangeReport.Since(asked) else {
      throw .usage("--since takes the number of a run or a day such as 2026-11-20, not “\(asked)”")
    }
    var limits: [ChangeLimit] = []
    for text in arguments.values(of: "fail-on") {
      guard let limit = ChangeLimit(text) else {
        throw .usage(
          "--fail-on takes swipes>N, swipes>N%, screen>N, screen>N%, new>N, SEVERITY>N or RULE>N, "
            + "not “\(text)”")
      }
      limits.append(limit)
    }
    let least = try arguments.count("least", in: 0 ... .max) ?? 10
    let path = try arguments.required("db")
    let report = try Failure.of(.inputOutput) {
      let database = try Database.open(path, for: .report)
      return try ChangeReport.read(database, since: since, named: asked)
    }
    let judged = limits.map { (limit: $0, breaches: $0.breaches(in: report, least: least)) }
    let breaches = judged.flatMap(\.breaches)
    switch arguments.choice("format", DiffFormat.text) {
    case .text: for line in report.lines { console.results.writeLine(line.harmless) }
    case .json: console.results.write(report.json(breaches: breaches))
    case .markdown: console.results.write(report.markdown)
    case .github: console.results.write(report.annotations)
    case .junit: console.results.write(report.junit(limits: judged))
    }
    for breach in breaches { console.messages.writeLine("over the limit: " + breach.harmless) }
    return breaches.isEmpty ? .done : .overLimit
  }
}

enum DiffFormat: String, CaseIterable {
  case text, json, markdown, github, junit
}
