import Rules
import VoiceOver

/// Findings as lines that editors and CI read.
enum FindingLines {
  /// `path:line:column: warning: message [rule]`, as compilers write.
  static func xcode(_ finding: Finding) -> String {
    let place = "\(finding.place.path.harmless):\(finding.place.line):\(finding.place.column)"
    return "\(place): warning: \(finding.message.harmless) [\(finding.rule)]"
  }

  // A workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  static func github(_ finding: Finding) -> String {
    let kind =
      switch finding.severity {
      case .critical, .serious: "error"
      case .moderate: "warning"
      case .minor: "notice"
      }
    let properties = [
      "file=\(escaped(finding.place.path, isProperty: true))", "line=\(finding.place.line)",
      "col=\(finding.place.column)", "title=\(escaped(finding.rule, isProperty: true))",
    ]
    let text = finding.message + " " + finding.fix
    return "::\(kind) \(properties.joined(separator: ","))::\(escaped(text, isProperty: false))"
  }

  /// What would end the command or one of its properties.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.harmless
  }
}
