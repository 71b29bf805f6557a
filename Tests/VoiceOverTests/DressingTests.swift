import Testing
import VoiceOver

@Suite struct `What is put around a view where it is shown` {
  private static func sample(_ opener: String, _ shown: String = #"Text("A")"#) -> Sample {
    Sample(
      body: opener,
      "struct Shown: View { var body: some View { \(shown) } }\nstruct Other: View { var body: some View { Text(\"O\") } }\n"
        + Self.parts
    )
  }

  private static let parts = """
    struct Item: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Button("Done") {} } } }
    struct Banner: View { var body: some View { Text("New") } }
    """
  private static let opened = #"Button("Go") { open = true }.sheet(isPresented: $open) "#

  @Test(arguments: [
    (#"{ NavigationStack { Shown().navigationTitle("T") } }"#, ["T. Heading."], ["A."]),
    (#"{ NavigationStack { Shown().toolbar { Button("Done") {} } } }"#, ["Done. Button."], ["A."]),
    (#"{ Shown().overlay { Button("Close") {} } }"#, [], ["A.", "Close. Button."]),
    (#"{ Shown().searchable(text: $text) }"#, ["Search. Search Field."], ["A."]),
    (
      #"{ if ready { Shown().navigationTitle("T") } else { Other().overlay { Text("B") } } }"#,
      ["T. Heading."], ["A."]
    ),
    (#"{ Shown().toolbar { Item() } }"#, ["Done. Button."], ["A."]),
    (#"{ NavigationStack { Shown() }.overlay { Banner() } }"#, [], ["A.", "New."]),
    (#"{ Shown().padding() }"#, [], ["A."]),
  ])
  func `is heard on its screen`(_ content: String, _ around: [String], _ said: [String]) throws {
    let sample = Self.sample(Self.opened + content)
    let report = try #require(sample["Shown"])
    #expect(report.saidAround == around)
    #expect(report.said == said)
    #expect(report.screen == .sheet)
    #expect(report.swipes.platform.text == String(around.count + said.count))
    #expect(report.chrome.guideline.text == String(around.count))
    #expect(!sample.reports.contains { $0.name == "Sample.sheet" })
  }

  @Test func `is there at times where a modifier of the app puts it there in some cases`() throws {
    let content = "{ NavigationStack { Shown().closable(isLong) } }"
    let modifier = """
      extension View {
        @ViewBuilder func closable(_ isOn: Bool) -> some View {
          if isOn { toolbar { Button("Close") { } } } else { self }
        }
      }
      """
    let shown = #"struct Shown: View { var body: some View { Text("A") } }"#
    let report = try #require(Sample(body: Self.opened + content, shown + modifier)["Shown"])
    #expect(report.around.platform.map(\.speech) == ["Close. Button."])
    #expect(report.around.platform.map(\.when) == ["at times"])
    #expect(report.swipes.platform.text == "1…2")
    let always = content.replacing("isLong", with: "true")
    let sure = try #require(Sample(body: Self.opened + always, shown + modifier)["Shown"])
    #expect(sure.swipes.platform.text == "2")
  }

  /// What is pushed has a way back, a sheet has none.
  @Test func `has a way back at times where it is a sheet too`() throws {
    let sample = Self.sample(
      Self.opened + #"{ Shown() }.navigationDestination(isPresented: $isPushed) { Shown() }"#)
    let report = try #require(sample["Shown"])
    #expect(report.swipes.platform.text == "1…2")
    #expect(report.around.platform.map(\.when) == ["at times"])
  }

  /// Nothing is in their list until something happens, so they are no part of what lies below.
  @Test(arguments: [
    ("@State var notices: [Notice] = []", ["A."]),
    ("@State var notices = [Notice]()", ["A."]),
    ("let store: Store\n  var notices: [Notice] { store.notices.reversed() }", ["A."]),
    ("@SceneStorage(\"n\") var notices: [Notice] = []", ["A.", "New."]),
    ("let notices: [Notice]", ["A.", "New."]),
  ])
  func `leaves out notices that come and go`(_ held: String, _ said: [String]) throws {
    let sample = Self.sample(
      Self.opened + "{ NavigationStack { Shown() }.overlay { Notices() } }",
      """
      Text("A") } }
      class Store { var notices: [Notice] = .init() }
      struct Notices: View { \(held)
        var body: some View { VStack { ForEach(isTop ? notices : notices.reversed()) { _ in Text("New") } }
      """)
    #expect(try #require(sample["Shown"]).said == said)
    #expect(try #require(sample["Notices"]).said == ["New."])
  }

  @Test func `is there once, however many tabs are made in a loop`() throws {
    let tab = #"Tab("T", systemImage: "star") { NavigationStack { Shown() }.overlay { Banner() } }"#
    for tabs in [
      "ForEach(tabs) { tab in \(tab) }",
      "ForEach(lists) { l in TabSection(\"S\") { ForEach(l.tabs) { t in \(tab) } } }",
    ] {
      let first = #"Tab("F", systemImage: "house") { Other() }"#
      let report = try #require(Self.sample("TabView { \(first); \(tabs) }")["Shown"])
      #expect(report.said == ["A.", "New."])
      #expect(report.swipes.platform.text == "2")
    }
  }

  @Test func `gives way to a title of the view's own, and to bars it hides`() throws {
    let content =
      #"{ NavigationStack { Shown().navigationTitle("T").toolbar { Button("Done") {} } } }"#
    let titled = Self.sample(Self.opened + content, #"Text("A").navigationTitle("Own")"#)
    #expect(try #require(titled["Shown"]).saidAround == ["Own. Heading.", "Done. Button."])
    #expect(try #require(titled["Shown"]).swipes.platform.text == "3")
    let bare = Self.sample(Self.opened + content, #"Text("A").toolbar(.hidden)"#)
    #expect(try #require(bare["Shown"]).saidAround == [])
    #expect(try #require(bare["Shown"]).swipes.platform.text == "1")
  }

  @Test func `is read in the order of the bar, among what is the view's own`() throws {
    let items = """
      ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      """
    let sample = Self.sample(
      #"NavigationLink("Go") { Shown().toolbar { \#(items) } }"#,
      #"Text("A").navigationTitle("Own")"#)
    let order = ["Back. Back Button.", "Cancel. Button.", "Own. Heading.", "Edit. Button."]
    #expect(try #require(sample["Shown"]).saidAround == order)
    let reading = try #require(sample.readings.first { $0.outline.report.name == "Shown" })
    let layout = reading.layouts(in: sample.index, around: sample.around(reading))
    let drawn = DrawnLayout(try #require(layout.first?.text))
    #expect(drawn.faults == [])
    #expect(
      drawn.nodes.filter { $0.kind == "chrome" }.map { $0.numbers("g") } == [[1], [2], [3], [4]])
  }

  @Test func `takes the system's way back away`() throws {
    let own = #".navigationBarBackButtonHidden().toolbar { Button("Up") {} }"#
    let sample = Self.sample(#"NavigationLink("Go") { Shown()\#(own) }"#)
    #expect(try #require(sample["Shown"]).saidAround == ["Up. Button."])
    let plain = Self.sample(#"NavigationLink("Go") { Shown().toolbar { Button("Up") {} } }"#)
    #expect(try #require(plain["Shown"]).saidAround == ["Back. Back Button.", "Up. Button."])
  }

  @Test func `is a way back at times where a tab is pushed as well`() throws {
    let tab = #"NavigationStack { Shown() }.tabItem { Text("T") }"#
    let link = #"NavigationStack { NavigationLink("Go") { Shown() } }.tabItem { Text("F") }"#
    let report = try #require(Self.sample("TabView { \(link); \(tab) }")["Shown"])
    #expect(report.screen == .tab)
    #expect(report.swipes.platform.text == "1…2")
    #expect(report.saidAround == ["Back. Back Button."])
  }

  @Test func `is the most of several ways, and the least of them is the least`() throws {
    let ways = ["", #".toolbar { Button("Edit") {} }"#, #".overlay { Text("B"); Text("C") }"#]
    let links = ways.map { #"NavigationLink("Go") { Shown()\#($0) }"# }
    let sample = Self.sample("VStack { \(links.joined(separator: "; ")) }")
    let report = try #require(sample["Shown"])
    #expect(report.swipes.guideline.text == "2…4")
    #expect(report.chrome.guideline.text == "1")
    #expect(report.said == ["A.", "B.", "C."])
    let turned = Self.sample("VStack { \(links.reversed().joined(separator: "; ")) }")
    #expect(try #require(turned["Shown"]).stops.map(\.speech) == report.stops.map(\.speech))
  }

  @Test func `is the screen where something else is written in the view's place`() throws {
    let sample = Self.sample(
      Self.opened
        + #"{ Group { if ready { Shown() } else { Text("Wait") } }.overlay { Text("B") } }"#)
    #expect(sample["Shown"]?.screen == nil)
    let sheet = try #require(sample["Sample.sheet"])
    #expect(sheet.said == ["A.", "B."])
    #expect(sheet.sides.contains { !$0.isShown && $0.stops.map(\.speech) == ["Wait."] })
  }

  @Test(arguments: ["Spacer()", "ProgressView()", "EmptyView()", "Other()"])
  func `leaves a screen beside what says nothing of its own, or is another one`(_ other: String)
    throws
  {
    let sample = Self.sample(
      Self.opened + "{ Group { if ready { Shown() } else { \(other) } }.padding() }")
    #expect(sample["Shown"]?.screen == .sheet)
  }

  @Test func `is heard on the first screen of an app`() throws {
    let sample = Sample([
      "App.swift": """
      import SwiftUI
      @main struct Made: App {
        var body: some Scene { WindowGroup { Shown().overlay { Text("Offline") } } }
      }
      struct Shown: View { var body: some View { Text("A") } }
      """
    ])
    #expect(try #require(sample["Shown"]).said == ["A.", "Offline."])
    #expect(sample["Made"] == nil)
  }

  @Test func `adds its rows to those of the view`() throws {
    let sample = Self.sample(
      Self.opened + "{ Shown().overlay { ForEach(marks) { Text($0.name) } } }",
      "ForEach(items) { item in Text(item.name); Button(item.action) {} }")
    let report = try #require(sample["Shown"])
    #expect(report.rows.map(\.count) == [20, 20])
    #expect(report.stops.map(\.row) == [0, 0, 1])
    #expect(report.swipes.platform.text == "60")
  }

  @Test func `holds it also where that is a view of the repository`() throws {
    let containers = """
      struct Framed<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { NavigationStack { content.toolbar { Button("Close") {} } } }
      }
      struct Card<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { VStack { Text("Handle"); content() } }
      }
      struct Shown: View { var body: some View { Text("A") } }
      """
    let framed = Sample(body: Self.opened + "{ Framed { Shown() } }", containers)
    #expect(try #require(framed["Shown"]).stops.map(\.speech) == ["Close. Button.", "A."])
    #expect(framed["Sample.sheet"] == nil)
    #expect(try #require(framed["Framed"]).screen == nil)
    let card = Sample(body: Self.opened + #"{ Card { Shown(); Text("B") } }"#, containers)
    #expect(try #require(card["Sample.sheet"]).said == ["Handle.", "A.", "B."])
    #expect(try #require(card["Shown"]).screen == nil)
    #expect(try #require(card["Card"]).screen == nil)
  }

  @Test func `is drawn with it`() throws {
    let sample = Self.sample(
      Self.opened + #"{ Shown().navigationTitle("T").overlay { Button("Close") {} } }"#)
    let reading = try #require(sample.readings.first { $0.outline.report.name == "Shown" })
    let layout = reading.layouts(in: sample.index, around: sample.around(reading))
    #expect(
      layout.first?.text == """
        swipe-map 1\tShown
        0\tchrome\tg=1\tp=1\tsay=T. Heading.\ttext=T\tat=title
        0\ttext\tg=2\tp=2\tsay=A.\ttext=A
        0\tbutton\tg=3\tp=3\tsay=Close. Button.\ttext=Close

        """)
  }
}
