/// Results as the XML that build servers read as tests.
///
/// It keeps to what the schema of Jenkins's xUnit plugin allows, which every reader of the format takes:
/// https://github.com/jenkinsci/xunit-plugin/tree/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd
/// No times stand in it, so the same input gives the same bytes.
package struct JUnit: Sendable {
  package struct Problem: Sendable, Equatable {
    /// What servers sort by.
    package var type: String
    /// One line.
    package var message: String
    package var lines: [String]

    package init(type: String, message: String, lines: [String]) {
      self.type = type
      self.message = message
      self.lines = lines
    }
  }

  package enum Outcome: Sendable, Equatable {
    case passed
    case failed(Problem)
    /// It could not be told.
    case error(Problem)
  }

  package struct Case: Sendable, Equatable {
    package var name: String
    package var outcome: Outcome

    package init(_ name: String, _ outcome: Outcome) {
      self.name = name
      self.outcome = outcome
    }
  }

  package struct Suite: Sendable, Equatable {
    package var name: String
    /// What its cases are of.
    package var className: String
    package var cases: [Case]

    package init(name: String, className: String, cases: [Case]) {
      self.name = name
      self.className = className
      self.cases = cases
    }
  }

  private let name: String
  private let suites: [Suite]

  package init(name: String, suites: [Suite]) {
    self.name = name
    self.suites = suites
  }

  package var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(Self.attributes(name, suites.flatMap(\.cases)))>\n"
    for suite in suites {
      text += "  <testsuite\(Self.attributes(suite.name, suite.cases))>\n"
      for test in suite.cases { text += Self.element(test, of: suite) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func attributes(_ name: String, _ cases: [Case]) -> String {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .error = $0.outcome { true } else { false } }
    return " name=\"\(Escaping.html(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\""
      + " errors=\"\(errors)\""
  }

  private static func element(_ test: Case, of suite: Suite) -> String {
    let head =
      "    <testcase classname=\"\(Escaping.html(suite.className))\""
      + " name=\"\(Escaping.html(test.name))\""
    return switch test.outcome {
    case .passed: head + "/>\n"
    case .failed(let problem): head + ">\n" + element("failure", problem) + "    </testcase>\n"
    case .error(let problem): head + ">\n" + element("error", problem) + "    </testcase>\n"
    }
  }

  private static func element(_ name: String, _ problem: Problem) -> String {
    "      <\(name) type=\"\(Escaping.html(problem.type))\""
      + " message=\"\(Escaping.html(problem.message))\">"
      + problem.lines.map(Escaping.html).joined(separator: "\n") + "</\(name)>\n"
  }

  /// A path as the class of a test: Jenkins takes what stands before the last point for the package,
  /// so the ending of the file goes.
  package static func className(ofPath path: String) -> String {
    guard let point = path.lastIndex(of: "."), !path[point...].contains("/") else { return path }
    return String(path[..<point])
  }
}
