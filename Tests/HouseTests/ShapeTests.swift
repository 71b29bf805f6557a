import Testing

/// What keeps the half that judges views in parts that somebody can hold in mind.
@Suite struct `The shape of the code that judges views` {
  static let sources = House.product.filter {
    [
      "Views", "Scenes", "VoiceOver", "Evaluation", "Components", "Rules", "Flutter", "ReactNative",
      "ScriptModules",
    ].contains($0.target)
  }.map { SwiftSource($0) }

  /// Parsers have a function for each rule of a grammar.
  static let parsers: Set<String> = ["Syntax", "ScriptSyntax", "DartSyntax"]

  /// Of a type with all that other modules add to it.
  private static let functions = Dictionary(
    grouping: House.product.filter { !parsers.contains($0.target) }.map { SwiftSource($0) }
      .flatMap(\.functions), by: \.type)

  @Test func `has no type of more than 150 functions`() {
    for (type, functions) in Self.functions {
      #expect(functions.count <= 150, "\(type) has \(functions.count) functions")
    }
  }

  @Test func `has no name for more than eight functions of a type`() {
    for (type, functions) in Self.functions {
      for (name, all) in Dictionary(grouping: functions, by: \.name) {
        #expect(all.count <= 8, "\(type).\(name) is \(all.count) functions")
      }
    }
  }

  @Test func `has no list of words inside a condition`() {
    let lists = Self.sources.flatMap(\.listsInConditions)
    #expect(lists.isEmpty, "\(lists.sorted())")
  }

  /// They are formulas, which say what they say however they are laid out; text is for messages only.
  @Test func `holds no condition as text`() throws {
    let declared = /[cC]ondition\w*\??:\s*\[?(Sub)?[sS]tring/
    let given = /func \w*[cC]ondition\w*.*->\s*\[?(Sub)?[sS]tring/
    for file in House.product
    where ["Views", "Scenes", "VoiceOver", "Evaluation", "Rules"].contains(file.target) {
      for line in file.text.split(separator: "\n") {
        #expect(!line.contains(declared) && !line.contains(given), "\(file.path): \(line)")
      }
    }
  }

  @Test func `gives a name to one type only, in a module and in those that it imports`() {
    var modules: [String: Set<String>] = [:]
    for source in House.product.map({ SwiftSource($0) }) {
      for type in source.types where !type.contains(".") {
        #expect(
          modules[source.target, default: []].insert(type).inserted, "\(source.path): \(type)")
      }
    }
    for (module, types) in modules {
      for other in `The arrows between the folders`.allowed[module] ?? [] where other != module {
        let both = types.intersection(modules[other] ?? [])
        #expect(both.isEmpty, "\(module) and \(other) have types of one name: \(both.sorted())")
      }
    }
  }
}
