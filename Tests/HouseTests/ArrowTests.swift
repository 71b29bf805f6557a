import Testing

@Suite struct `The arrows between the folders` {
  /// Who may import whom; a new arrow is a decision, made here.
  static let allowed: [String: Set<String>] = [
    "Git": ["CGit2"],
    "Tokens": [],
    "Syntax": ["Tokens"],
    "InterfaceFiles": [],
    "ScriptTokens": [],
    "ScriptSyntax": ["ScriptTokens"],
    "ScriptModules": ["ScriptSyntax", "ScriptTokens"],
    "ReactNative": [
      "Components", "Scenes", "ScriptModules", "ScriptSyntax", "ScriptTokens", "VoiceOver",
    ],
    "DartTokens": [],
    "DartSyntax": ["DartTokens"],
    "DartModules": ["DartSyntax", "DartTokens"],
    "Views": ["InterfaceFiles", "Syntax", "Tokens"],
    "Scenes": ["InterfaceFiles", "Views"],
    "VoiceOver": ["Scenes", "Views"],
    "Evaluation": ["InterfaceFiles", "Scenes", "VoiceOver", "Views"],
    "Components": ["Scenes", "VoiceOver", "Views"],
    "Rules": ["Components", "Scenes", "VoiceOver", "Views"],
    "Flutter": ["Components", "Scenes", "VoiceOver", "DartModules", "DartSyntax", "DartTokens"],
    "Queries": [],
    "Reports": [],
    "Store": ["CSQLite", "Queries"],
    "Crawl": [
      "Git", "InterfaceFiles", "Tokens", "Syntax", "Views", "Scenes", "VoiceOver", "Evaluation",
      "Components", "Rules", "Store",
      "Flutter", "ReactNative", "ScriptTokens",
    ],
    "Demo": ["CGit2"],
    "Nightly": [],
    "Publish": ["Store", "Queries", "ReportTemplates"],
    "AnalysisVersion": ["AnalysisVersion", "Tokens"],
  ]
  static let ours = Set(allowed.keys).union(["ReportTemplates", "CGit2", "CSQLite"])
  static let pure: Set<String> = [
    "Tokens", "Syntax", "InterfaceFiles", "ScriptTokens", "ScriptSyntax", "ScriptModules",
    "ReactNative", "DartTokens", "DartSyntax", "DartModules", "Views", "Scenes", "VoiceOver",
    "Evaluation", "Rules", "Components", "Flutter",
  ]

  static func imports(_ file: House.SourceFile) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at <= 2, words.count > at + 1 else {
        return nil
      }
      guard
        words[..<at].allSatisfy({ ["package", "private", "internal", "@testable"].contains($0) })
      else { return nil }
      return String(words[words.count - 1].prefix { $0 != "." })
    }
  }

  @Test(arguments: House.product)
  func `point one way`(_ file: House.SourceFile) {
    guard let allowed = Self.allowed[file.target] else { return }
    let wrong = Self.imports(file).filter { Self.ours.contains($0) && !allowed.contains($0) }
    #expect(wrong.isEmpty, "\(file.path) imports \(wrong)")
  }

  @Test(arguments: House.product.filter { pure.contains($0.target) })
  func `leave the pure half without files, threads and errors`(_ file: House.SourceFile) {
    let forbidden: Set<String> = [
      "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Darwin", "Synchronization",
    ]
    #expect(Set(Self.imports(file)).isDisjoint(with: forbidden), "\(file.path)")
    // Within a file an error may travel; it ends there, and what others call never throws.
    for line in file.lines where line.contains("package ") {
      #expect(!line.contains(" throws"), "\(file.path) throws")
    }
  }

  @Test func `let only the crawl have threads`() {
    let threads = House.product.filter { !Set(Self.imports($0)).isDisjoint(with: ["Dispatch"]) }
    #expect(threads.map(\.target).filter { !["Crawl", "swipecost", "bench"].contains($0) } == [])
  }

  /// A plain build lets a target import what another one has built; `make` does not.
  @Test(arguments: House.files(under: "Tests", named: ".swift"))
  func `are declared for tests too`(_ file: House.SourceFile) {
    let folder = file.path.split(separator: "/").dropLast().dropFirst().first.map(String.init) ?? ""
    guard let declared = Self.declared[folder] else { return }
    let undeclared = Self.imports(file).filter {
      (Self.ours.contains($0) || Self.declared[$0] != nil) && !declared.contains($0)
    }
    #expect(
      undeclared.isEmpty, "\(file.path) imports \(undeclared), which Package.swift does not say")
  }

  /// What `Package.swift` says that a target needs.
  static let declared: [String: Set<String>] = {
    var declared: [String: Set<String>] = [:]
    for target in House.text("Package.swift").split(separator: "arget(").dropFirst() {
      let words = target.split(separator: "\"", omittingEmptySubsequences: false)
      guard words.count > 1 else { continue }
      var needs: Set<String> = []
      if let list = target.firstRange(of: "dependencies: [") {
        let names = target[list.upperBound...].prefix { $0 != "]" }.split(separator: "\"")
        needs = Set(names.map(String.init))
      }
      declared[String(words[1])] = needs
    }
    return declared
  }()
}
