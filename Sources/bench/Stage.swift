import Evaluation
import Rules
import Syntax
import Tokens
import Views
import VoiceOver

/// One step of the line, over all files of a corpus.
///
/// Each stage does the work of those before it.
struct Stage: Sendable {
  var name: String
  /// Reads every file, and counts what came out.
  var run: @Sendable (Corpus) -> [Count]

  /// In the order of the line.
  ///
  /// A stage is one value; nothing else knows it.
  static let all = [tokens, syntax, views, linking, voiceOver, rules]

  static let tokens = Stage(name: "tokens") { corpus in
    var list = TokenList()
    var tokens = 0
    for file in corpus.files {
      tokenize(file.span, into: &list)
      tokens += list.tokens.count
    }
    return [Count("tokens", tokens)]
  }

  static let syntax = Stage(name: "syntax") { corpus in
    var reader = SyntaxReader()
    var nodes = 0
    var lookaheads = 0
    for file in corpus.files {
      reader.read(file.span)
      nodes += reader.tree.nodes.count
      lookaheads += reader.lookaheads
    }
    return [Count("nodes", nodes), Count("lookaheads", lookaheads)]
  }

  static let views = Stage(name: "views") { corpus in
    var reader = ViewsReader()
    var refused = 0
    var types = 0
    var members = 0
    var expressions = 0
    for file in corpus.files {
      guard let views = reader.read(file.span) else {
        refused += 1
        continue
      }
      types += views.types.count
      members += views.members.count
      expressions += views.code.expressions.count
    }
    return [
      Count("refused", refused), Count("types", types), Count("members", members),
      Count("expressions", expressions),
    ]
  }

  /// All files at once, and then each file as if it had changed.
  static let linking = Stage(name: "linking") { corpus in
    var reader = ViewsReader()
    var index = ViewIndex()
    var files: [(path: String, views: FileViews?)] = []
    for (number, file) in corpus.files.enumerated() {
      files.append(("Sources/App/\(number % 20)/\(number).swift", reader.read(file.span)))
    }
    let types = index.apply(files).count
    var affected = 0
    for file in files { affected += index.apply([file]).count }
    return [Count("types", types), Count("affected", affected)]
  }

  /// Files linked as one commit, and every view read.
  static let voiceOver = Stage(name: "voiceover") { corpus in
    var swipes = 0
    var work = Work()
    let views = readViews(of: corpus, &work) { reading, _ in
      swipes += reading.outline.report.swipes.guideline.max
    }
    return [Count("views", views), Count("swipes", swipes)]
      + work.counts.map { Count($0.name, $0.count) }
  }

  /// All rules over every view and every file.
  static let rules = Stage(name: "rules") { corpus in
    let auditor = Auditor()
    var findings = 0
    var linked: ViewIndex?
    var work = Work()
    _ = readViews(of: corpus, &work) { reading, index in
      findings += auditor.audit(reading, in: index).findings.count
      linked = index
    }
    for file in linked?.allFiles ?? [] {
      if let linked { findings += auditor.audit(file, in: linked).findings.count }
    }
    return [Count("findings", findings)]
  }

  private static func readViews(
    of corpus: Corpus, _ work: inout Work, _ use: (Reading, ViewIndex) -> Void
  ) -> Int {
    var reader = ViewsReader()
    var changes: [(path: String, views: FileViews?)] = []
    for (place, file) in corpus.files.enumerated() {
      guard let views = reader.read(file.span) else { continue }
      changes.append((path: "\(place).swift", views: views))
    }
    var index = ViewIndex()
    _ = index.apply(changes)
    var views = 0
    var fragments = Fragments()
    for type in index.allTypes {
      guard let reading = Evaluation.read(type, in: index, ReadingSettings(), &fragments) else {
        continue
      }
      views += 1
      use(reading, index)
    }
    work = fragments.work
    return views
  }
}

/// Something that was counted, and must be the same in every run.
struct Count: Equatable {
  var name: String
  var value: Int

  init(_ name: String, _ value: Int) {
    self.name = name
    self.value = value
  }
}
