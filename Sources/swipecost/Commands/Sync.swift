import Crawl
import Foundation
import Git

extension Command {
  static let sync = Command(
    name: "sync",
    summary: "Clone or update the mirrors that a manifest names by URL",
    discussion: """
      Keeps a bare mirror of every URL in the corpus, with its branches and tags, where “swipecost crawl” \
      looks for it. Branches that are gone are removed, and the default branch is followed. Paths in the \
      corpus are left alone.

      Nothing is ever asked: servers that need credentials are reached over SSH with the keys of the \
      running agent. A repository that can't be reached keeps its last mirror, and the others go on.
      """,
    operands: [.oneOrMore("CORPUS", "A manifest, or URLs.")],
    options: CorpusWords.options,
    examples: [
      Example("swipecost sync corpus.txt --db swipecost.sqlite", "Update the mirrors of a manifest")
    ]
  ) { arguments, console throws(Failure) in
    let words = try CorpusWords(arguments)
    let remotes = try words.corpus().entries.filter(\.isRemote)
    Interrupt.listen()
    var failed = 0
    for (index, entry) in remotes.enumerated() {
      if let code = Interrupt.requested { return code }
      let title = "[\(index + 1)/\(remotes.count)] \(entry.name.harmless)"
      do throws(GitError) {
        let outcome = try update(entry, title: title, console)
        console.messages.writeLine("\(entry.name.harmless): \(outcome.rawValue)")
      } catch {
        if let code = Interrupt.requested { return code }
        failed += 1
        console.messages.writeLine("\(entry.name.harmless): \(error.description.harmless)")
      }
    }
    return failed == 0 ? .done : .partial
  }

  private static func update(
    _ entry: Corpus.Entry, title: String, _ console: Console
  ) throws(GitError) -> Mirror.Outcome {
    var shown = ContinuousClock.now
    var hasBar = false
    // A clone that is cut off leaves no half mirror behind for the crawl to read.
    let isNew = !FileManager.default.fileExists(atPath: entry.path)
    let place = isNew ? entry.path + ".part" : entry.path
    if isNew { try? FileManager.default.removeItem(atPath: place) }
    defer { if hasBar { console.messages.write("\r\u{1B}[K") } }
    let outcome = try Mirror.update(url: entry.location, path: place) { received, total, bytes in
      let now = ContinuousClock.now
      if console.messages.isTerminal, now - shown > .milliseconds(100) {
        shown = now
        hasBar = true
        let megabytes = String(format: "%.1f", Double(bytes) / 1e6)
        console.messages.write("\r\u{1B}[K\(title) \(received)/\(total) objects, \(megabytes) MB")
      }
      return Interrupt.requested == nil
    }
    if isNew, rename(place, entry.path) != 0 {
      throw GitError(
        code: 0, message: String(cString: strerror(errno)),
        action: "put the mirror at \(entry.path)")
    }
    return outcome
  }
}
