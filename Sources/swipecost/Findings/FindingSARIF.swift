import Rules
import VoiceOver

/// Findings as SARIF 2.1.0, with fingerprints that survive moved lines.
enum FindingSARIF {
  static func document(_ findings: [Finding]) -> String {
    var lines = SourceLines()
    var seen: [String: Int] = [:]
    let results = findings.map { finding -> JSON in
      let number = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = number + 1
      return result(finding, number, &lines)
    }
    let driver = JSON.object([
      ("name", .text(Program.name)), ("version", .text(Program.version)),
      ("rules", .list(Rule.catalog.map(rule))),
    ])
    let run = JSON.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .text("unicodeCodePoints")),
      ("results", .list(results)),
    ])
    return JSON.object([
      (
        "$schema",
        .text(
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        )
      ), ("version", .text("2.1.0")), ("runs", .list([run])),
    ]).line + "\n"
  }

  private static func rule(_ rule: Rule) -> JSON {
    .object([
      ("id", .text(rule.id)), ("shortDescription", message(rule.title + ".")),
      ("fullDescription", message(rule.wrong)),
      ("help", message("\(rule.wrong) What the listener hears: \(rule.heard) \(rule.fix)")),
      ("defaultConfiguration", .object([("level", .text(level(rule.severity)))])),
      (
        "properties",
        .object([
          (
            "tags",
            .list(
              ([Optional("accessibility")] + rule.wcag.map { Optional("WCAG " + $0) })
                .map { .text($0) })
          )
        ])
      ),
    ])
  }

  private static func result(
    _ finding: Finding, _ number: Int, _ lines: inout SourceLines
  ) -> JSON {
    let place = finding.place
    let column = lines.column(place.column, line: place.line, of: place.path)
    let region = JSON.object([("startLine", .number(place.line)), ("startColumn", .number(column))])
    let location = JSON.object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .text(uri(place.path)))])), ("region", region),
        ])
      )
    ])
    let index = Rule.catalog.firstIndex { $0.id == finding.rule } ?? -1
    return .object([
      ("ruleId", .text(finding.rule)), ("ruleIndex", .number(index)),
      ("level", .text(level(finding.severity))),
      ("message", message("\(finding.message) \(finding.fix)")), ("locations", .list([location])),
      (
        "partialFingerprints",
        .object([("swipecostFinding/v1", .text("\(finding.fingerprint):\(number)"))])
      ),
    ])
  }

  private static func message(_ text: String) -> JSON { .object([("text", .text(text))]) }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }

  // A path as a reference: https://www.rfc-editor.org/rfc/rfc3986#section-3.3
  private static func uri(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
