/// The history of a made-up app, written down as a text: commits, and what each changes.
///
/// A line that begins with one of these marks is an instruction; everything else belongs to the one
/// before it.
///
///     === 2024-01-08T09:15:00Z Ada Rowe | Start the inbox      a commit: time, author, message
///     +++ App/Inbox.swift                                      a whole file, the lines that follow
///     ~~~ App/Inbox.swift                                      an edit: @@ old @@ new @@, old stands once
///     --- App/Old.swift                                        a file removed
///     %%% App/Old.swift -> App/New.swift                       a file renamed
///     *** branch badges                                        leave the mainline here
///     *** main                                                 go back to it
///     *** merge badges                                         the next commit merges that branch
package struct Story: Sendable {
  package var name: String
  package var commits: [Commit]

  package struct Commit: Sendable {
    package var time: String
    package var author: String
    package var message: String
    /// nil on the mainline.
    package var branch: String?
    package var merges: String?
    package var changes: [Change]
  }

  package enum Change: Sendable {
    case write(path: String, text: String)
    case edit(path: String, old: String, new: String)
    case remove(path: String)
    case rename(from: String, to: String)
  }

  package init(name: String, text: String) throws(StoryError) {
    self.name = name
    commits = []
    var branch: String?
    var merges: String?
    var pending: Pending?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let mark = line.prefix(4)
      let rest = String(line.dropFirst(4))
      guard Self.marks.contains(mark) else {
        pending?.lines.append(String(line))
        continue
      }
      try finish(&pending)
      switch mark {
      case "=== ":
        let parts = rest.split(separator: "|", maxSplits: 1).map { Self.trimmed($0) }
        let head = parts[0].split(separator: " ", maxSplits: 1)
        guard parts.count == 2, head.count == 2 else {
          throw StoryError(
            story: name, line: number + 1,
            reason: "a commit needs a time, an author, | and a message")
        }
        commits.append(
          Commit(
            time: String(head[0]), author: String(head[1]), message: parts[1], branch: branch,
            merges: merges, changes: []))
        merges = nil
      case "*** ":
        let words = rest.split(separator: " ").map(String.init)
        switch words.first {
        case "branch": branch = words.last
        case "merge": (branch, merges) = (nil, words.last)
        default: branch = nil
        }
      default:
        pending = Pending(
          mark: String(mark), path: Self.trimmed(rest[...]), line: number + 1, lines: [])
      }
    }
    try finish(&pending)
  }

  private static let marks: Set<Substring> = ["=== ", "+++ ", "~~~ ", "--- ", "%%% ", "*** "]

  private struct Pending {
    var mark: String
    var path: String
    var line: Int
    var lines: [String]
  }

  private mutating func finish(_ pending: inout Pending?) throws(StoryError) {
    guard let change = pending else { return }
    pending = nil
    guard !commits.isEmpty else {
      throw StoryError(
        story: name, line: change.line, reason: "a change stands before the first commit")
    }
    switch change.mark {
    case "+++ ":
      commits[commits.count - 1].changes.append(
        .write(path: change.path, text: change.lines.joined(separator: "\n") + "\n"))
    case "--- ":
      commits[commits.count - 1].changes.append(.remove(path: change.path))
    case "%%% ":
      let names = change.path.split(separator: " ").map(String.init)
      commits[commits.count - 1].changes.append(.rename(from: names[0], to: names[names.count - 1]))
    default:
      let parts = change.lines.split(separator: "@@", omittingEmptySubsequences: false)
      guard parts.count >= 3 else {
        throw StoryError(story: name, line: change.line, reason: "an edit needs @@ old @@ new @@")
      }
      for at in stride(from: 1, to: parts.count - 1, by: 2) {
        commits[commits.count - 1].changes.append(
          .edit(
            path: change.path, old: parts[at].joined(separator: "\n"),
            new: parts[at + 1].joined(separator: "\n")))
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// A story that contradicts itself.
package struct StoryError: Error, CustomStringConvertible {
  package var story: String
  /// nil where the text is well formed but does not fit what came before.
  package var line: Int?
  package var reason: String
  package var description: String {
    "the story \(story) is wrong\(line.map { " at line \($0)" } ?? ""): \(reason)"
  }
}
