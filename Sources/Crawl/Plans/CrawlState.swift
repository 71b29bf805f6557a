import Foundation

/// How far a repository has come; kept with its row, in the transaction of the facts.
struct CrawlState: Codable, Equatable {
  /// Options and versions that the facts depend on.
  var signature: String
  /// The commit that the walk is going to, or has come to.
  var target: String
  /// The mainline commit that all spans stand at, and its place.
  var head: String?
  var position: Int
  var isDone: Bool
  /// Some objects that were absent or damaged: when one of them can be read, the repository is read again.
  var absent: [String]
  /// What the packages of the app were asked.
  var packages = PackageAnswers()

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  init(
    signature: String, target: String, head: String?, position: Int, isDone: Bool,
    absent: [String], packages: PackageAnswers = PackageAnswers()
  ) {
    self.signature = signature
    self.target = target
    self.head = head
    self.position = position
    self.isDone = isDone
    self.absent = absent
    self.packages = packages
  }

  /// Nil for a state of another version, which then counts for nothing.
  init?(text: String?) {
    guard let text,
      let state = try? JSONDecoder().decode(CrawlState.self, from: Data(text.utf8))
    else { return nil }
    self = state
  }
}
