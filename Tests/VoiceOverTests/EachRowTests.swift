import Testing
import VoiceOver

/// Rows that the source lists, of which each says something else.
@Suite struct `What each row says` {
  private static let kinds = """
    enum Kind: String, CaseIterable, Identifiable {
      case fern, moss, reed = "Tall reed"
      var id: Self { self }
      var title: String {
        switch self {
        case .reed: "Reed"
        case .fern, .moss: rawValue.uppercased()
        }
      }
      var icon: String {
        switch self { case .fern, .moss: "leaf"; case .reed: "wind" }
      }
    }
    extension Kind {
      var symbol: SFSymbol { switch self { case .fern: .star; case .moss, .reed: .moonFill } }
    }
    struct Look {
      let title: String
      static let plain = Look(title: "Plain")
      static let wide: Look = .init(title: "Wide")
    }
    extension Kind {
      static func tall() -> [Self] { allCases.filter { $0 != .fern } }
      var look: Look {
        switch self { case .moss: return Look.wide; case .fern, .reed: return .plain }
      }
    }
    struct Plant: Identifiable {
      let id = 0
      let name: String
      var place = ""
      let parts = ["Leaf", "Root"]
      var mayChange = ["Leaf", "Root"]
    }
    struct PlantLine: View {
      let plant: Plant
      var body: some View { Text(plant.name) }
    }
    struct NameLine: View { let name: String; var body: some View { Text(name) } }
    extension Sample {
      var names: [String] { ["One", "Two"] }
      func given() -> [String] { ["Three", "Four"] }
    }
    struct KindLine: View {
      let kind: Kind
      var title: String { kind.title }
      var body: some View { HStack { Text(title); Image(systemName: kind.icon) } }
    }
    """

  private func each(_ body: String) throws -> [[String]] {
    let beside =
      Self.kinds
      + "\nextension Sample { var isOn: Bool { ask() }; var plant: Plant { load() }; var count: Int { load() } }"
    let report = try #require(Sample(body: body, beside).main)
    return report.stops.map(\.each)
  }

  @Test(arguments: [
    (#"ForEach(["One", "Two"], id: \.self) { Text($0) }"#, [["One.", "Two."]]),
    ("List(Kind.allCases) { kind in Text(kind.title) }", [["FERN.", "MOSS.", "Reed."]]),
    ("ForEach(Kind.allCases) { Button($0.rawValue) {} }", [["fern.", "moss.", "Tall reed."]]),
    (
      "ForEach(Kind.allCases) { KindLine(kind: $0) }",
      [["FERN.", "MOSS.", "Reed."], ["leaf. Image.", "leaf. Image.", "wind. Image."]]
    ),
    (
      "ForEach(Kind.allCases) { Image(systemSymbol: $0.symbol) }",
      [["Favorite. Image.", "Do Not Disturb. Image.", "Do Not Disturb. Image."]]
    ),
    (
      #"ForEach([Plant(name: "Fern"), Plant(name: "Moss")]) { plant in PlantLine(plant: plant) }"#,
      [["Fern.", "Moss."]]
    ),
    (
      #"ForEach(Array(Kind.allCases.enumerated()), id: \.offset) { place, kind in Text("\(kind.title) is here") }"#,
      [["FERN is here.", "MOSS is here.", "Reed is here."]]
    ),
    // As many of them, in the order that the code gives them.
    ("ForEach(Kind.allCases.reversed()) { Text($0.title) }", [["Reed.", "MOSS.", "FERN."]]),
    ("ForEach(Kind.allCases.dropFirst()) { Text($0.title) }", [["MOSS.", "Reed."]]),
    (
      "ForEach(Array(Kind.allCases.prefix(2)).reversed()) { Text($0.title) }", [["MOSS.", "FERN."]]
    ),
    (
      #"ForEach(["One", "Two", "Three"].reversed().dropLast(), id: \.self) { Text($0) }"#,
      [["Three.", "Two."]]
    ),
    (
      #"ForEach(Array([Plant(name: "Fern"), Plant(name: "Moss")].enumerated()), id: \.offset) { place, plant in PlantLine(plant: plant) }"#,
      [["Fern.", "Moss."]]
    ),
    // With what is not in the source in it.
    (
      #"ForEach([Plant(name: "Fern \(count)"), Plant(name: "Moss")]) { Text($0.name) }"#,
      [["Fern ‹count›.", "Moss."]]
    ),
    // A list that a function of the type gives.
    ("ForEach(Kind.tall()) { Text($0.title) }", [["MOSS.", "Reed."]]),
    // By way of a value that each case has.
    ("ForEach(Kind.allCases) { Text($0.look.title) }", [["Plain.", "Wide.", "Plain."]]),
    // By their number.
    (#"ForEach(0..<names.count) { Text(names[$0]) }"#, [["One.", "Two."]]),
    (#"ForEach(0..<2, id: \.self) { n in Text(names[n]) }"#, [["One.", "Two."]]),
    (#"ForEach(names.indices, id: \.self) { NameLine(name: names[$0]) }"#, [["One.", "Two."]]),
    (#"ForEach(0..<given().count, id: \.self) { n in Text(given()[n]) }"#, [["Three.", "Four."]]),
    // What the key tells of their type.
    (
      #"ForEach([.fern, .reed], id: \Kind.rawValue) { kind in Text(kind.title) }"#,
      [["FERN.", "Reed."]]
    ),
    // A list that all values of a type have.
    (
      #"ForEach(plant.parts, id: \.self) { Text($0) }"#,
      [["Leaf.", "Root."]]
    ),
    (
      #"Picker("Kind", selection: $kind) { ForEach(Kind.allCases) { Text($0.title) } }.pickerStyle(.segmented)"#,
      [["FERN. Button. 1 of 3.", "MOSS. Button. 2 of 3.", "Reed. Button. 3 of 3."]]
    ),
  ])
  func `is told one after the other`(_ body: String, _ wanted: [[String]]) throws {
    let found = try each(body).map { texts in
      texts.map { $0.hasSuffix(". Button.") ? String($0.dropLast(8)) : $0 }
    }
    #expect(found == wanted)
  }

  @Test(arguments: [
    // Another order than the list has.
    #"ForEach(["One", "Two"].sorted(), id: \.self) { Text($0) }"#,
    #"ForEach(["One", "Two"].shuffled(), id: \.self) { Text($0) }"#,
    "ForEach(Kind.allCases.shuffled().dropFirst()) { Text($0.title) }",
    #"ForEach(plant.mayChange, id: \.self) { Text($0) }"#,
    #"ForEach(1..<names.count) { Text(names[$0]) }"#,
    #"ForEach(0..<3) { Text(names[$0]) }"#,
    #"ForEach(0..<2) { Text(names[1 - $0]) }"#,
    // Not all of them.
    "ForEach(Kind.allCases.filter { $0 != old }) { Text($0.title) }",
    // Of as many texts as there are rows, none is a row's.
    #"ForEach(["One", "Two"], id: \.self) { name in Text(isOn ? "On" : "Off") }"#,
    #"ForEach(["One", "Two"], id: \.self) { name in if isOn { Text("A") } else { Text("B") } }"#,
  ])
  func `is open where nobody knows which row has which`(_ body: String) throws {
    #expect(try each(body).allSatisfy(\.isEmpty))
  }

  @Test func `is what each tab of a list says`() throws {
    let report = try #require(
      Sample(
        body: """
          TabView {
            ForEach(Kind.allCases) { kind in
              PlantLine(plant: Plant(name: kind.title)).tabItem { Label(kind.title, systemImage: kind.icon) }
            }
          }
          """, Self.kinds
      ).main)
    let tabs = report.stops.filter(\.isChrome)
    #expect(
      tabs.map(\.each) == [["FERN. Tab. 1 of 3.", "MOSS. Tab. 2 of 3.", "Reed. Tab. 3 of 3."]])
  }

  @Test func `is not what the same view says elsewhere`() throws {
    let sample = Sample(
      body: """
        KindLine(kind: kind)
        ForEach(Kind.allCases) { KindLine(kind: $0) }
        ForEach(Kind.allCases.reversed()) { KindLine(kind: $0) }
        """, Self.kinds + "\nextension Sample { var kind: Kind { ask() } }")
    let report = try #require(sample.main)
    #expect(report.stops.map(\.each.count) == [0, 0, 3, 3, 3, 3])
    #expect(report.stops[4].each == report.stops[2].each.reversed())
  }
}
