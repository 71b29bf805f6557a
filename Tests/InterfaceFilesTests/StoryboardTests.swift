import InterfaceFiles
import Testing

@Suite struct `A storyboard` {
  private let file = InterfaceFile(Sample.boats)

  @Test func `is known by its document`() {
    #expect(file.form == .storyboard)
    #expect(file.runtime == .touch)
    #expect(file.problems == [])
    #expect(!file.isLaunchScreen)
    #expect(file.initialController == file.node("nav"))
    let launch = Sample.storyboard("").replacing("version=", with: "launchScreen=\"YES\" version=")
    #expect(InterfaceFile(launch).isLaunchScreen)
  }

  @Test func `has its controllers in order`() throws {
    #expect(file.ids(file.roots) == ["nav", "list", "first", "boat", "ref"])
    let list = try #require(file.node("list"))
    #expect(file[list].kind == .tableViewController)
    #expect(file[file[list].customClass] == "BoatList")
    #expect(file.text(.storyboardIdentifier, of: list) == "Boats")
    let nav = try #require(file.node("nav"))
    #expect(file[nav].flags == .navigationBarHidden)
    #expect(file.ids(file.children(of: nav, as: .bar)) == ["bar"])
  }

  @Test func `refers to scenes elsewhere`() throws {
    let reference = try #require(file.node("ref"))
    #expect(file[reference].kind == .viewControllerPlaceholder)
    #expect(file.text(.storyboardName, of: reference) == "Crew")
    #expect(file.text(.referencedIdentifier, of: reference) == "Captain")
  }

  @Test func `has bars with items`() throws {
    let list = try #require(file.node("list"))
    let item = try #require(file.children(of: list, as: .navigationItem).first)
    #expect(file.title(of: item) == "Boats")
    #expect(file.text(.prompt, of: item) == "Pier 7")
    #expect(file.ids(file.children(of: item, as: .leftItem)) == ["edit"])
    #expect(file.ids(file.children(of: item, as: .rightItem)) == ["lend", "who"])
    let edit = try #require(file.node("edit"))
    #expect(file.systemItem(of: edit) == .edit)
    let lend = try #require(file.node("lend"))
    #expect(file.title(of: lend) == "Lend")
    #expect(file.systemItem(of: lend) == nil)
    let who = try #require(file.node("who"))
    #expect(file.ids(file.children(of: who, as: .customView)) == ["face"])
    #expect(file.ids(file.children(of: list, as: .toolbarItem)) == ["space", "gear"])
    let gear = try #require(file.node("gear"))
    #expect(file.image(of: gear) == "gear")
    #expect(file[gear].flags == .symbol)
    let tab = try #require(file.children(of: list, as: .tabBarItem).first)
    #expect(file.systemItem(of: tab) == .other)
  }

  @Test func `has prototypes with the parts of their style`() throws {
    let table = try #require(file.node("table"))
    #expect(file[table].role == .view)
    #expect(file.cellSource(of: table) == .code)
    let cell = try #require(file.children(of: table, as: .prototype).first)
    #expect(file.text(.reuseIdentifier, of: cell) == "boat")
    #expect(file.accessory(of: cell) == .detailDisclosureButton)
    #expect(file.cellStyle(of: cell) == .subtitle)
    let parts = file.connections(of: cell).filter { $0.kind == .textLabel }
    #expect(parts.map(\.destination) == [file.node("name")])
    let content = try #require(file.children(of: cell, as: .contentView).first)
    #expect(file.children(of: content).map { file.text(.text, of: $0) } == ["Name", "Pier"])
    let pier = try #require(file.node("pier"))
    #expect(file[pier].flags == .hidden)
  }

  @Test func `has fixed tables in sections`() throws {
    let table = try #require(file.node("fixed"))
    #expect(file.cellSource(of: table) == .fixed)
    let section = try #require(file.children(of: table, as: .section).first)
    #expect(file.text(.headerTitle, of: section) == "Boat")
    #expect(file.text(.footerTitle, of: section) == "Two lines,\nof text")
    let cells = file.children(of: section, as: .cell)
    #expect(file.ids(cells) == ["c1", "c2"])
    #expect(cells.map { file.accessory(of: $0) } == [.none, .other])
    #expect(cells.map { file.cellStyle(of: $0) } == [.custom, .custom])
    let toggle = try #require(file.node("sw"))
    #expect(file[toggle].flags == [.on, .disabled])
  }

  @Test func `has frames in points`() throws {
    let table = try #require(file.node("table"))
    #expect(file[table].frame == .init(x: 0, y: 20.5, width: 375, height: -3))
    let cell = try #require(file.node("cell"))
    #expect(file[cell].frame == nil)
    let old = InterfaceFile(
      Sample.xib("<view id=\"a\"><frame key=\"frameInset\" minY=\"7\" width=\"1\"/></view>"))
    #expect(old.nodes.first?.frame == .init(x: 0, y: 7, width: 1, height: 0))
  }

  @Test func `has searches with scopes`() throws {
    let table = try #require(file.node("table"))
    let search = try #require(file.children(of: table, as: .tableHeader).first)
    #expect(file.text(.placeholder, of: search) == "Find a boat")
    #expect(file.texts(.scopeTitle, of: search) == ["All", "Free & near"])
  }

  @Test func `leads from scene to scene`() throws {
    let segues = file.connections.filter { $0.kind == .segue }
    #expect(segues.map(\.segue) == [.relationship, .show])
    #expect(segues.map { file[$0.detail] } == ["rootViewController", nil])
    #expect(segues.map { file[$0.name] } == [nil, "open"])
    #expect(segues.map(\.destination) == [file.node("list"), file.node("boat")])
    let odd = InterfaceFile(
      Sample.xib("<view id=\"a\"><connections><segue kind=\"fly\"/></connections></view>"))
    #expect(odd.connections.map(\.segue) == [.other])
  }

  @Test func `knows outlets, and that some are of nothing here`() throws {
    let cell = try #require(file.node("cell"))
    let outlets = file.connections(of: cell).filter {
      $0.kind == .outlet || $0.kind == .outletCollection
    }
    #expect(outlets.map { file[$0.name] } == ["star", "labels", "labels"])
    #expect(outlets.map(\.destination) == [nil, file.node("name"), file.node("pier")])
    let lend = try #require(file.node("lend"))
    #expect(file.connections(of: lend).map(\.kind) == [.action])
    #expect(file.connections(of: lend).map { file[$0.name] } == ["lend:"])
  }

  @Test func `tells the line of each object`() throws {
    let lines = Sample.boats.split(separator: "\n", omittingEmptySubsequences: false)
    for node in file.nodes {
      let id = try #require(file[node.id])
      let line = lines[Int(node.line) - 1]
      #expect(line.contains("id=\"\(id)\""), "\(id) in line \(node.line)")
    }
  }
}
