import Rules
import TestSupport
import Testing
import Views

@testable import Crawl

/// What one run knows of the last one's head.
@Suite struct `A record of a tree` {
  private static let row = """
    import SwiftUI
    struct ParcelRow: View {
      var body: some View {
        HStack {
          Text("Parcel")
          Text(from)
          Button(action: track) { Image(systemName: "plus") }
        }
      }
    }
    """
  private static let shelf = """
    import SwiftUI
    struct Shelf: View {
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          List(parcels) { _ in NavigationLink { About() } label: { ParcelRow() } }
            .navigationTitle("Shelf")
            .sheet(isPresented: $isOpen) { VStack { Text(name); Text(place) } }
        }
      }
    }
    """
  private static let about = """
    import SwiftUI
    struct About: View {
      var body: some View { Text("About us").navigationTitle("About") }
    }
    """

  private static let sources = [
    "App/About.swift": about, "App/ParcelRow.swift": row, "App/Shelf.swift": shelf,
  ]

  /// An analyser that tells which views it reads.
  private static func analyser(_ read: Guarded<Set<String>>) -> Analyser {
    var analyser = Analyser.standard(rows: 20)
    let unit = analyser.reading.unit
    analyser.reading.unit = { index, stale, about, fragments in
      let found = unit(index, stale, about, &fragments)
      if found.unit != nil { read.withLock { _ = $0.insert(stale.name.name) } }
      return found
    }
    return analyser
  }

  private static func tree(_ analyser: Analyser, _ memory: ReadingMemory) -> LiveTree {
    var tree = LiveTree(reading: analyser.reading)
    tree.memory = memory
    _ = tree.apply(Self.sources.sorted { $0.key < $1.key }.map { SourceChange($0.key, $0.value) })
    return tree
  }

  @Test func `gives back every reading as it was`() {
    let read = Guarded<Set<String>>([])
    let first = Self.tree(Self.analyser(read), ReadingMemory())
    #expect(read.withLock { $0 } == ["About", "ParcelRow", "Shelf"])
    read.withLock { $0 = [] }
    let bytes = TreeRecord.bytes(of: first)
    let second = Self.tree(Self.analyser(read), TreeRecord.memory(bytes))
    #expect(read.withLock { $0 } == [])
    #expect(TreeRecord.bytes(of: second) == bytes)
    #expect(second.screens == first.screens)
    #expect(second.findings == first.findings)
    #expect(second.tally == first.tally)
    #expect(!first.findings.isEmpty && first.screens.count == 3)
  }

  @Test func `gives nothing where some of it is missing`() {
    let whole = TreeRecord.bytes(of: Self.tree(.standard(rows: 20), ReadingMemory()))
    let (name, index) = (UnitName(path: "App/About.swift", name: "About"), ViewIndex())
    for count in whole.indices {
      #expect(TreeRecord.memory(Array(whole[..<count])).unit(named: name, in: index) == nil)
    }
  }

  @Test func `is read whatever it says`() {
    let whole = TreeRecord.bytes(of: Self.tree(.standard(rows: 20), ReadingMemory()))
    var dice = Dice(seed: 7)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<(1 + dice.roll(4)) {
        bytes[dice.roll(bytes.count)] = UInt8(truncatingIfNeeded: dice.roll(256))
      }
      _ = TreeRecord.memory(bytes)
    }
  }

  /// The same night by night as in one go.
  @Test func `saves reading what is not new`() throws {
    var repository = try FixtureRepository(bare: true)
    let read = Guarded<Set<String>>([])
    var nightly = try TestCrawl()
    let all: Set = ["About", "ParcelRow", "Shelf"]
    let exclude = "{\"exclude\": [\"Other\"], \"rows\": 7}"
    let nights: [(what: String, files: [String: String?], read: Set<String>)] = [
      ("all is new", Self.sources.mapValues { $0 }, all),
      ("nothing of a view", ["App/Plain.swift": "enum Plain { case one }"], []),
      (
        "a part", ["App/ParcelRow.swift": Self.row.replacing("Parcel\"", with: "Box\"")],
        ["ParcelRow", "Shelf"]
      ),
      (
        "its lines moved", ["App/ParcelRow.swift": "// A row.\n" + Self.row],
        ["ParcelRow", "Shelf"]
      ),
      ("other settings", [".swipecost.json": exclude], all),
      ("under these", ["App/About.swift": "// It is short.\n" + Self.about], []),
      ("one went", ["App/About.swift": nil], ["Shelf"]),
      ("it is back", ["App/About.swift": Self.about], ["About", "Shelf"]),
    ]
    for (what, files, wanted) in nights {
      try repository.commit(what, files.mapValues { $0.map { .text($0) } ?? .deleted })
      read.withLock { $0 = [] }
      try nightly.run(repository.path, analyser: Self.analyser(read))
      #expect(read.withLock { $0 } == wanted, "\(what)")
      var whole = try TestCrawl()
      try whole.run(repository.path, analyser: Analyser.standard(rows: 20))
      #expect(try nightly.digest == whole.digest, "\(what)")
    }
  }
}
