import Foundation
import Rules
import VoiceOver

/// Findings that are known already, by fingerprint, with how often each is there.
struct Baseline {
  private var counts: [String: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings { counts[finding.fingerprint, default: 0] += 1 }
  }

  /// What the file holds is read strictly: a baseline that is misread hides findings.
  init(file: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .inputOutput("cannot read “\(file)”; write it with --write-baseline")
    }
    guard let content = try? JSONDecoder().decode(Content.self, from: data),
      content.schema == Baseline.schema
    else { throw .inputOutput("“\(file)” is no baseline; write it anew with --write-baseline") }
    for entry in content.findings { counts[entry.fingerprint, default: 0] += entry.count }
  }

  /// The findings beyond those that are known: of equal ones, the last are the new ones.
  func new(among findings: [Finding]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      guard let count = left[finding.fingerprint], count > 0 else { return true }
      left[finding.fingerprint] = count - 1
      return false
    }
  }

  private static let schema = "swipecost.baseline/1"

  private struct Content: Decodable {
    struct Entry: Decodable {
      var fingerprint: String
      var count: Int
    }
    var schema: String
    var findings: [Entry]
  }

  /// One line for each fingerprint, in their order, so that changes are easy to read.
  static func write(_ findings: [Finding], to file: String) throws(Failure) {
    var first: [String: Finding] = [:]
    var counts: [String: Int] = [:]
    for finding in findings {
      counts[finding.fingerprint, default: 0] += 1
      if first[finding.fingerprint] == nil { first[finding.fingerprint] = finding }
    }
    let lines = counts.sorted { $0.key < $1.key }.map { fingerprint, count in
      JSON.object([
        ("fingerprint", .text(fingerprint)), ("count", .number(count)),
        ("rule", .text(first[fingerprint]?.rule)), ("path", .text(first[fingerprint]?.place.path)),
        ("view", .text(first[fingerprint]?.view)),
      ]).line
    }
    let body = lines.isEmpty ? "" : "\n  " + lines.joined(separator: ",\n  ") + "\n "
    let text = "{\"schema\": \"\(schema)\", \"findings\": [\(body)]}\n"
    try Failure.write(text, to: file)
  }
}
