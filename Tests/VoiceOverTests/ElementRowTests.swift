import Testing
import VoiceOver

/// Rows of a list whose elements are written out: each is built as its element says.
@Suite struct `Rows of elements that differ` {
  private static let kinds = """
    struct Plant: Identifiable {
      var id: String { name }
      let name: String
      var note: String? = nil
      var isNew = false
    }
    extension Plant {
      static var fern: Plant { .init(name: "Fern", note: "Green") }
      static let moss = Plant(name: "Moss")
    }
    private let shelf: [Plant] = [.fern, .moss]
    struct PlantLine: View {
      let plant: Plant
      var body: some View {
        Text(plant.name)
        if let note = plant.note { Text(note) }
        if plant.isNew { Text("New") }
      }
    }
    struct Line: View {
      let name: String
      var note: String?
      var body: some View { Text(name); if let note { Text(note) } }
    }
    """

  private func said(_ body: String) throws -> [String] {
    try #require(Sample(body: body, Self.kinds).main).said
  }

  @Test func `have what theirs has`() throws {
    let list = #"[Plant(name: "Fern", note: "Green"), Plant(name: "Moss")]"#
    let all = ["Fern.", "Green.", "Moss."]
    #expect(try said("ForEach(\(list)) { PlantLine(plant: $0) }") == all)
    #expect(try said("ForEach(\(list)) { p in Line(name: p.name, note: p.note) }") == all)
    #expect(
      try said("ForEach(\(list)) { p in Text(p.name); if let n = p.note { Text(n) } }") == all)
  }

  @Test func `are followed to constants of the file and of their type`() throws {
    #expect(try said("ForEach(shelf) { PlantLine(plant: $0) }") == ["Fern.", "Green.", "Moss."])
  }

  /// Views that are listed, each with the number of its row.
  @Test func `are the views of a list, by their numbers`() throws {
    let list =
      "extension Sample { var all: [AnyView] { [AnyView(Text(\"A\")), AnyView(Button(\"B\") {})] } }"
    for body in [
      "ForEach(0..<all.count, id: \\.self) { all[$0] }",
      "ForEach(all.indices, id: \\.self) { n in all[n].padding() }",
    ] {
      #expect(try #require(Sample(body: body, list).main).said == ["A.", "B. Button."], "\(body)")
    }
    let some = "ForEach(0..<5, id: \\.self) { n in all[n] }"
    #expect(try #require(Sample(body: some, list).main).swipes.platform.text == "5")
  }

  @Test func `are told apart by a flag`() throws {
    let list = #"[Plant(name: "Fern", isNew: true), Plant(name: "Moss", isNew: false)]"#
    #expect(
      try said("ForEach(\(list)) { PlantLine(plant: $0) }") == ["Fern.", "New.", "Moss."])
  }

  @Test func `stay one where nothing that is asked differs`() throws {
    let list = #"[Plant(name: "Fern"), Plant(name: "Moss", note: nil)]"#
    let report = try #require(
      Sample(body: "ForEach(\(list)) { PlantLine(plant: $0) }", Self.kinds).main)
    #expect(report.rows.map(\.count) == [2])
    #expect(report.swipes.guideline.text == "2")
  }
}
