import InterfaceFiles
import Testing

@Suite struct `Views of an interface file` {
  private let file = InterfaceFile(Sample.form)

  private func only(_ view: String) throws -> (InterfaceFile, InterfaceFile.NodeID) {
    let file = InterfaceFile(Sample.xib(view))
    #expect(file.problems == [])
    return (file, try #require(file.roots.first))
  }

  @Test func `are in the order in which they lie on each other`() throws {
    #expect(file.form == .xib)
    #expect(file.problems == [])
    #expect(file.ids(file.roots) == ["-1", "-2", "spare", "root"])
    let root = try #require(file.node("root"))
    #expect(
      file.ids(file.children(of: root))
        == ["save", "more", "rich", "secret", "seg", "stack", "tall", "rules"])
    #expect(file.children(of: root).allSatisfy { file[$0].role == .subview })
  }

  @Test func `have the titles of their normal state`() throws {
    let save = try #require(file.node("save"))
    #expect(file.title(of: save) == "Save")
    #expect(file.image(of: save) == "disk")
    #expect(file[save].flags == [])
    #expect(file[file[save].customClass] == "BigButton")
  }

  @Test func `have a configuration that wins over states`() throws {
    let more = try #require(file.node("more"))
    #expect(file.title(of: more) == "More")
    #expect(file.text(.configurationSubtitle, of: more) == "of it")
    #expect(file.texts(.normalTitle, of: more) == ["Old", "Older"])
    #expect(file.image(of: more) == "ellipsis")
    #expect(file[more].flags == [.configured, .symbol])
    let (bare, button) = try only(
      "<button id=\"a\"><state key=\"normal\" title=\"Go\"/><buttonConfiguration style=\"plain\"/></button>"
    )
    #expect(bare.title(of: button) == "Go")
  }

  @Test func `say what their accessibility configuration says`() throws {
    let more = try #require(file.node("more"))
    var expected = InterfaceFile.Accessibility()
    expected.label = "More <things>"
    expected.hint = "Shows\nmore"
    expected.identifier = "more"
    expected.traits = [.button, .header]
    expected.isElement = false
    #expect(file.accessibility(of: more) == expected)
    let save = try #require(file.node("save"))
    #expect(file.accessibility(of: save) == InterfaceFile.Accessibility())
    let (none, view) = try only(
      "<button id=\"a\"><accessibility><accessibilityTraits none=\"YES\"/></accessibility></button>"
    )
    #expect(none.accessibility(of: view).traits == [])
  }

  @Test func `say what is set by key path`() throws {
    let flag = try #require(file.node("flag"))
    let attributes = file.attributes(of: flag)
    #expect(
      attributes.map { file[$0.keyPath] }
        == ["isAccessibilityElement", "accessibilityLabel", "level", "nothing", "long"])
    #expect(attributes.map { file[$0.value] } == ["YES", "Flag", "3", nil, "two\nlines"])
    #expect(
      attributes.map { file[$0.type] } == ["boolean", "localizedString", "number", "nil", "string"])
    #expect(file.accessibility(of: flag).isElement == true)
    #expect(file.accessibility(of: flag).label == "Flag")
  }

  @Test(arguments: ["YES", "1", "NO", "0"])
  func `may be grouped, hidden, modal and named by key path`(value: String) throws {
    func set(_ path: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute keyPath=\"\(path)\" value=\"\(value)\"/>"
    }
    let (file, view) = try only(
      "<view id=\"a\"><userDefinedRuntimeAttributes>"
        + set("accessibilityElementsHidden", value) + set("accessibilityViewIsModal", value)
        + set("shouldGroupAccessibilityChildren", value) + set("accessibilityTraits", "65537")
        + set("accessibilityHint", "h") + set("accessibilityValue", "v")
        + set("accessibilityIdentifier", "i") + "</userDefinedRuntimeAttributes></view>")
    let isSet = value == "YES" || value == "1"
    var expected = InterfaceFile.Accessibility()
    expected.areElementsHidden = isSet
    expected.isModal = isSet
    expected.groupsChildren = isSet
    expected.traits = [.button, .header]
    (expected.hint, expected.value, expected.identifier) = ("h", "v", "i")
    #expect(file.accessibility(of: view) == expected)
  }

  @Test func `have texts in pieces`() throws {
    let rich = try #require(file.node("rich"))
    #expect(file.texts(.text, of: rich) == ["Sail \u{A0}<slow>"])
    #expect(file[rich].flags == .transparent)
  }

  @Test func `are secret, and only to read`() throws {
    let secret = try #require(file.node("secret"))
    #expect(file[secret].flags == .secure)
    let rules = try #require(file.node("rules"))
    #expect(file[rules].flags == .notEditable)
    #expect(file.text(.text, of: rules) == "Rules")
  }

  @Test func `have segments`() throws {
    let control = try #require(file.node("seg"))
    let segments = file.children(of: control, as: .segment)
    #expect(segments.map { file.title(of: $0) } == ["Day", "", "Week"])
    #expect(file.text(.selectedSegmentIndex, of: control) == "1")
  }

  @Test func `lie along an axis in a stack`() throws {
    let stack = try #require(file.node("stack"))
    let tall = try #require(file.node("tall"))
    let root = try #require(file.node("root"))
    #expect(file.axis(of: stack) == .horizontal)
    #expect(file.axis(of: tall) == .vertical)
    #expect(file.axis(of: root) == nil)
  }

  @Test func `may be of a class that is not known`() throws {
    let rocket = try #require(file.node("rocket"))
    #expect(file[rocket].kind == .other)
    #expect(file.text(.element, of: rocket) == "rocketView")
    let (odd, view) = try only(
      "<view id=\"a\"><oddView key=\"contentView\" id=\"b\"/><color key=\"tint\" id=\"c\"/></view>")
    #expect(odd.ids(odd.children(of: view)) == ["b"])
  }

  @Test func `may be missing on phones`() throws {
    let (file, _) = try only(
      """
      <view id="a">
        <subviews><label id="wide"/><label id="tall"/><label id="both"/><label id="own">
          <variation key="widthClass=compact" installed="NO"/></label></subviews>
        <variation key="default"><mask key="subviews">
          <exclude reference="wide"/><exclude reference="tall"/><exclude reference="nowhere"/>
        </mask><mask key="constraints"><exclude reference="both"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
          <include reference="wide"/><exclude reference="both"/></mask></variation>
        <variation key="heightClass=regular"><mask key="subviews">
          <include reference="tall"/></mask></variation>
      </view>
      """)
    func missing(_ screen: InterfaceFile.ScreenSize) -> Set<String> {
      Set(file.ids(Array(file.missing(on: screen))))
    }
    #expect(missing(.phone) == ["wide", "own"])
    #expect(missing(.init(width: .regular, height: .regular)) == ["both"])
    #expect(missing(.init(width: .compact, height: .compact)) == ["wide", "tall", "own"])
  }

  @Test func `may be hidden on some screens only`() throws {
    let (file, view) = try only(
      """
      <view hidden="YES" id="a"><variation key="widthClass=compact" hidden="NO"/></view>
      """)
    #expect(!file.isHidden(view, on: .phone))
    #expect(file.isHidden(view, on: .init(width: .regular, height: .regular)))
  }

  @Test func `may turn stacks on some screens`() throws {
    let (file, stack) = try only(
      "<stackView id=\"a\"><variation key=\"heightClass=compact\" axis=\"vertical\"/></stackView>")
    let variation = try #require(file.variations(of: stack).first)
    #expect(variation.height == .compact)
    #expect(variation.width == nil)
    guard case .axis(let axis) = variation.change else {
      Issue.record("\(variation.change)")
      return
    }
    #expect(file[axis] == "vertical")
  }
}
