import Testing
import VoiceOver

/// What an enum says of itself, on the side of a choice that knows which case it is.
@Suite struct `A case that a side asks for` {
  private static let room = """
    enum Room: CaseIterable {
      case kitchen, attic, cellar
      var name: String {
        switch self {
        case .kitchen: "Kitchen"
        case .attic: "Attic"
        case .cellar: "Cellar"
        }
      }
      func named(_ end: String) -> String { name + end }
    }
    """

  private static func sample(_ code: String) -> Sample {
    Sample([
      "Room.swift": "import SwiftUI\n" + room,
      "Screen.swift": "import SwiftUI\n" + code,
    ])
  }

  @Test func `is told by what a destination is handed`() throws {
    let sample = Self.sample(
      """
      struct Screen: View {
        var body: some View {
          NavigationStack {
            List(Room.allCases, id: \\.self) { room in NavigationLink(room.name, value: room) }
              .navigationDestination(for: Room.self) { room in
                switch room {
                case .kitchen: Stove().navigationTitle(room.name)
                case .attic: Boxes().navigationTitle(room.named("!"))
                case .cellar: Wine().navigationTitle(Text(room.name))
                }
              }
          }
        }
      }
      struct Stove: View { var body: some View { Text("Stove"); Text("Sink") } }
      struct Boxes: View { var body: some View { Text("Boxes"); Text("Dust") } }
      struct Wine: View { var body: some View { Text("Wine"); Text("Coal") } }
      """)
    let heard = try ["Stove", "Boxes", "Wine"].map { try #require(sample[$0]).saidAround.last }
    #expect(heard == ["Kitchen. Heading.", "Attic! Heading.", "Cellar. Heading."])
  }

  @Test(arguments: [
    "$0.navigationTitle($0.name)", "place in place.navigationTitle(Text(place.name))",
    "$0.page.navigationTitle($0.name)",
  ])
  func `is told by what is around all cases of what a destination shows`(content: String) throws {
    let sample = Sample([
      "Place.swift": """
      import SwiftUI
      enum Place: CaseIterable, View {
        case shore, hill
        var name: String { switch self { case .shore: "Shore"; case .hill: "Hill" } }
        var body: some View { switch self { case .shore: Waves(); case .hill: Grass() } }
        @ViewBuilder var page: some View {
          switch self {
          case .shore: Waves()
          case .hill: Grass()
          }
        }
      }
      struct Waves: View { var body: some View { Text("Waves"); Text("Sand") } }
      struct Grass: View { var body: some View { Text("Grass"); Text("Sheep") } }
      """,
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          NavigationStack {
            List(Place.allCases, id: \\.self) { place in NavigationLink(place.name, value: place) }
              .navigationDestination(for: Place.self) { \(content) }
          }
        }
      }
      """,
    ])
    let heard = try ["Waves", "Grass"].map { try #require(sample[$0]).saidAround.last }
    #expect(heard == ["Shore. Heading.", "Hill. Heading."])
  }

  @Test func `is any of those that have one page`() throws {
    let sample = Self.sample(
      """
      struct Screen: View {
        var body: some View {
          NavigationStack {
            List(Room.allCases, id: \\.self) { room in NavigationLink(room.name, value: room) }
              .navigationDestination(for: Room.self) { $0.page.navigationTitle($0.name) }
          }
        }
      }
      extension Room {
        @ViewBuilder var page: some View {
          switch self {
          case .kitchen: Stove()
          default: Boxes()
          }
        }
      }
      struct Stove: View { var body: some View { Text("Stove"); Text("Sink") } }
      struct Boxes: View { var body: some View { Text("Boxes"); Text("Dust") } }
      """)
    let heard = try #require(sample["Boxes"]).saidAround.last
    #expect(heard == "‹$0.name›. Heading.")
  }

  @Test func `is told by a property of the view too`() throws {
    let sample = Self.sample(
      """
      struct Screen: View {
        let room: Room
        let place: Place
        var body: some View {
          if room == .attic { Text(room.name) }
          Text("Door")
          switch place.room {
          case .cellar: Text(place.room.named("?"))
          default: EmptyView()
          }
        }
      }
      struct Place { let room: Room }
      """)
    #expect(try #require(sample["Screen"]).said == ["Attic.", "Door.", "Cellar?"])
  }

  @Test func `is not that of the other sides`() throws {
    let sample = Self.sample(
      """
      struct Screen: View {
        @State var rooms: [Room]
        var body: some View {
          VStack {
            ForEach(rooms, id: \\.self) { room in
              if room == .kitchen { Text(room.name) }
              Text(room.name)
            }
          }
        }
      }
      """)
    let said = try #require(sample["Screen"]).said
    #expect(said.count == 2)
    #expect(said.contains("Kitchen.") && said.last != "Kitchen.")
  }
}

/// What `if let` binds is there.
@Suite struct `An optional that is bound` {
  @Test func `is not nothing, whatever a property may come to`() throws {
    let beside = """
      struct Kettle: View {
        let started: Date?
        private var left: Int? {
          guard let started else { return nil }
          let minutes = Int(Date.now.timeIntervalSince(started))
          return minutes > 0 ? minutes : nil
        }
        private var mood: String? {
          guard started != nil else { return nil }
          return "warm"
        }
        var body: some View {
          if let minutes = left { Text("Done in \\(minutes) min") }
          if let mood { Text("It is \\(mood)") }
        }
      }
      """
    let report = try #require(Sample(body: "Kettle(started: model.start)", beside).main)
    #expect(report.said == ["Done in ‹Int(…)› min.", "It is warm."])
  }
}

/// A choice over several values at once.
@Suite struct `A choice over several values` {
  @Test func `excludes what its sides exclude, and is told in words`() throws {
    let code = """
      switch (line.link, isOn) {
      case (.down, _): Text("Dial"); Text("Wait")
      case (_, false): Text("Switch it on")
      case (_, _):
        if line.link == .down { Text("Never"); Text("shown"); Text("at all") } else { Text("Speak") }
      }
      """
    let beside = "enum Link { case up, down }; struct Line { let link: Link }"
    let report = try #require(
      Sample(
        body: code,
        beside + "; extension Sample { var line: Line { all.line }; var isOn: Bool { all.on } }"
      ).main)
    #expect(report.swipes.platform.text == "1…2")
    #expect(!report.stops.contains { $0.speech == "Never." })
  }
}
