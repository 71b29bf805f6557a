import Scenes
import Testing
import VoiceOver

/// The text form of a drawing, taken apart.
struct DrawnLayout {
  struct Node {
    var depth: Int
    var kind: Substring
    var fields: [Substring: Substring] = [:]

    func numbers(_ field: Substring) -> [Int] {
      (fields[field] ?? "").split(separator: ",").compactMap { Int($0) }
    }
  }

  var nodes: [Node] = []

  /// The usual state, where there is one beside it.
  init?(usualIn text: String) {
    guard let start = text.firstRange(of: "usual-map")?.lowerBound else { return nil }
    self.init("\n" + text[start...].replacing("usual-map", with: "swipe-map"))
  }

  init(_ text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      if line.hasPrefix("usual-map") { break }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      var node = Node(depth: Int(parts[0]) ?? -1, kind: parts[1])
      for part in parts.dropFirst(2) {
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        node.fields[pair[0]] = pair.count > 1 ? pair[1] : ""
      }
      nodes.append(node)
    }
  }

  /// Numbers with how often each stop occurs: its rows, and the rows around them.
  func stops(_ field: Substring) -> [(number: Int, count: Int)] {
    var found: [(Int, Int)] = []
    var around: [(depth: Int, count: Int)] = []
    for node in nodes {
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      let count = around.last?.count ?? 1
      let times = node.fields["times"].flatMap { Int($0) } ?? count
      for number in node.numbers(field) { found.append((number, times)) }
      if node.kind == "rows" {
        around.append((node.depth, count * (Int(node.fields["count"] ?? "") ?? 1)))
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  /// What contradicts itself: numbers that are missing or stand twice, depths that jump.
  var faults: [String] {
    var faults: [String] = []
    for field in ["g", "p"] as [Substring] {
      let numbers = stops(field).map(\.number)
      if numbers != Array(1..<(numbers.count + 1)) { faults.append("\(field) \(numbers)") }
    }
    var last = -1
    for node in nodes {
      if node.depth < 0 || node.depth > last + 1 { faults.append("depth \(node.depth)") }
      last = node.depth
    }
    return faults
  }
}

@Suite struct `A layout of a scene` {
  static func layouts(_ sample: Sample) -> [(name: String, drawn: DrawnLayout)] {
    sample.readings.flatMap { reading in
      reading.layouts(in: sample.index, around: sample.around(reading))
        .map { ($0.name, DrawnLayout($0.text)) }
    }
  }

  @Test(arguments: Case.all)
  func `numbers every stop once, in both models`(_ one: Case) {
    let sample = Sample(body: one.code, one.beside)
    for (name, drawn) in Self.layouts(sample) {
      #expect(drawn.faults == [], "\(name)")
      guard let report = sample[name] else { continue }
      let total = drawn.stops("g").reduce(0) { $0 + $1.count }
      #expect(total == report.swipes.guideline.max, "\(name)")
    }
  }

  @Test(arguments: Case.all)
  func `has a usual state that may be`(_ one: Case) {
    let sample = Sample(body: one.code, one.beside)
    for reading in sample.readings {
      for (name, text) in reading.layouts(in: sample.index, around: sample.around(reading)) {
        guard let usual = DrawnLayout(usualIn: text), let report = sample[name] else { continue }
        #expect(usual.faults == [], "\(name)")
        let total = usual.stops("g").reduce(0) { $0 + $1.count }
        let bounds = report.swipes.guideline
        #expect(total <= bounds.max, "\(name)")
      }
    }
  }

  @Test func `holds a row as it stands in the source, and what it would say as one`() throws {
    let sample = Sample(
      body: """
        List(messages) { message in
          HStack {
            AsyncImage(url: message.picture)
            VStack { Text(message.sender); Text(message.text) }
            Spacer()
            Circle().frame(width: 8)
            Button("Answer") { answer(message) }
          }
        }
        """)
    let reading = try #require(sample.readings.first)
    let rows = try #require(reading.scene.nodes.firstIndex { $0.kind == .rows(repetition: 0) })
    let group = RowGroup(Int32(rows), in: Int32(rows), pictures: [], of: reading.scene)
    #expect(reading.parts[0].guideline.content.joined(by: group) == 4)
    let text = try #require(
      reading.layouts(in: sample.index, around: StopLists(), groups: [group]).first?.text)
    #expect(
      text == """
        swipe-map 1\tSample
        0\trows\tmerged=‹sender›, ‹message text›.\tcount=20\tassumed\tline=4
        1\th
        2\timage\tg=1\tsay=Image.
        2\tv
        3\ttext\tg=2\tp=1\tsay=‹sender›.\ttext=‹sender›
        3\ttext\tg=3\tp=2\tsay=‹message text›.\ttext=‹message text›
        2\tspace
        2\tshape\tg=4
        2\tbutton\tg=5\tp=3\tsay=Answer. Button.\ttext=Answer\tstays

        """)
  }

  /// A drawing has the words of a transcript, whatever the code calls them.
  @Test func `says rows of a list that is written out as a transcript does`() throws {
    let sample = Sample(
      body: """
        List(Kind.allCases) { kind in Text(kind.title) }
        Text(model.title)
        """,
      """
      enum Kind: CaseIterable {
        case fern, moss
        var title: String { switch self { case .fern: "Fern"; case .moss: "Moss" } }
      }
      """)
    let reading = try #require(sample.readings.first)
    let text = try #require(
      reading.layouts(in: sample.index, around: StopLists()).first?.text)
    #expect(text.contains("say=Fern or Moss."))
    #expect(text.contains("say=‹title›."))
    #expect(!text.contains("kind.title"))
  }

  @Test(arguments: [
    "Section { Text(\"Rows\") } header: { Text(\"Above\") } footer: { Text(\"Below\") }",
    "Section(header: Text(\"Above\"), footer: Text(\"Below\")) { Text(\"Rows\") }",
  ])
  func `has headers above and footers below, wherever source writes them`(_ section: String) throws
  {
    let sample = Sample(body: "List { \(section) }")
    let text = try #require(
      sample.readings.first?.layouts(in: sample.index, around: StopLists()).first?.text)
    let places = try ["Above", "Rows", "Below"].map { words in
      try #require(text.firstRange(of: "say=\(words)")).lowerBound
    }
    #expect(places == places.sorted())
  }

  /// What is said of a control besides its label is not seen on it.
  @Test(arguments: [
    (
      "Picker(selection: $a) { Text(\"Leaf\") } label: { Label(\"Home\", systemImage: \"house\") }",
      "picker"
    ),
    ("Toggle(isOn: $a) { Label(\"Home\", systemImage: \"house\") }", "toggle"),
  ])
  func `has a control with the label that is made of views`(_ body: String, _ kind: String) throws {
    let drawn = Self.layouts(Sample(body: body))
    let control = try #require(drawn.first?.1.nodes.first { $0.kind == kind[...] })
    let text = try #require(control.fields["text"])
    #expect(text.hasPrefix("Home"))
    #expect(!text.contains("Button") && !text.contains("Switch"))
  }

  /// Rows in rows, in sections, in branches, in tabs, with nothing inside: a drawing once ended the program
  /// on an app built like this.
  @Test func `is drawn of whatever is nested`() {
    let sample = Sample(
      body: """
        TabView {
          List {
            Section(header: Text("a")) {
              ForEach(groups) { group in
                if group.isEmpty { EmptyView() } else if flag { Text("b") } else {
                  ForEach(group.items) { item in
                    HStack { ForEach(0..<3) { _ in Image("x") }; Row(item: item) }
                  }
                }
              }
            }
            ForEach(none) { _ in EmptyView() }
            ForEach(0..<0) { _ in Text("never") }
          }.tabItem { Text("One") }
          ZStack { Color.red; ZStack { Group {} ; Text("c") } }.tabItem { Label("Two", systemImage: "x") }
        }
        .sheet(isPresented: $a) { NavigationView { ForEach(groups) { _ in Row(item: 1) } } }
        """,
      """
      struct Row: View {
        var body: some View {
          NavigationLink(destination: Sample()) { HStack { Text("d"); Spacer(); Text("e") } }
            .contextMenu { Button("f") {} }
        }
      }
      """)
    let layouts = Self.layouts(sample)
    #expect(layouts.count > 3)
    for (name, drawn) in layouts { #expect(drawn.faults == [], "\(name)") }
  }
}
