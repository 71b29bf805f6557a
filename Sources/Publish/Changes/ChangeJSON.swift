internal import Foundation

/// A comparison for programs: `swipecost.diff/1`, of which members are only ever added.
extension ChangeReport {
  package func json(breaches: [String]) -> String {
    let document = Document(
      schema: "swipecost.diff/1", since: since, repos: repos, breaches: breaches)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else {
      preconditionFailure("texts and whole numbers can always be encoded")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schema: String
    let since: String
    let repos: [RepoChange]
    let breaches: [String]
  }
}
