import InterfaceFiles
import Testing

/// Files that nobody would make but to do harm.
@Suite struct `A hostile interface file` {
  @Test func `may be nested without end`() {
    let deep = 100_000
    let opened = Sample.xib(String(repeating: "<view><subviews>", count: deep))
    let closed = Sample.xib(
      String(repeating: "<view><subviews>", count: deep)
        + String(repeating: "</subviews></view>", count: deep) + "<label/>")
    for (text, kinds) in [
      (opened, [InterfaceFile.Problem.Kind.tooDeep, .damaged]), (closed, [.tooDeep]),
    ] {
      let file = InterfaceFile(text)
      #expect(file.fault == nil)
      #expect(file.problems.map(\.kind) == kinds)
      #expect((100..<300).contains(file.nodes.count))
    }
    #expect(InterfaceFile(closed).nodes.last?.kind == .label)
    let plain = InterfaceFile(Sample.xib(String(repeating: "<a>", count: deep)))
    #expect(plain.nodes.count <= 1)
  }

  @Test func `may have ids that are missing, double or in a ring`() throws {
    let file = InterfaceFile(
      Sample.xib(
        """
        <view id="a"><subviews><label id="a"/><label/><label id=""/></subviews>
          <connections>
            <outlet property="a" destination="a"/><outlet property="b" destination="b"/>
            <outlet/><segue/><action/><outletCollection destination=""/>
          </connections>
        </view>
        <view id="b"><connections><outlet property="a" destination="a"/></connections></view>
        <tableViewCell textLabel="c" id="c"/>
        """))
    #expect(file.fault == nil)
    #expect(file.problems == [])
    let (first, second) = (try #require(file.node("a")), try #require(file.node("b")))
    #expect(file.connections(of: first).prefix(2).map(\.destination) == [first, second])
    #expect(file.connections(of: second).map(\.destination) == [first])
    let cell = try #require(file.node("c"))
    #expect(file.connections(of: cell).map(\.destination) == [cell])
  }

  @Test func `may have elements where they mean nothing`() {
    let file = InterfaceFile(
      """
      <document><view/><state title="a"/><objects><state title="b"/><bool/><string key="text">c</string>
      <connections><outlet destination="x"/></connections><label><objects><label/></objects>
      <connections><outlet><label/></outlet></connections><state><state/></state><variation key="default">
      <variation/><mask/><include/></variation><userDefinedRuntimeAttribute/><segment/></label></objects>
      <subviews><label/></subviews></document>
      """)
    #expect(file.fault == nil)
    #expect(file.problems == [])
    #expect(file.nodes.contains { $0.kind == .segment && $0.role == .segment })
  }

  @Test func `takes time in step with its size`() {
    // Each of them would take minutes if all that follows it were looked at again and again.
    let size = 400_000
    for part in [
      "<view id=\"a\"/>", "<label text=\"&\"/>", "<", "<!--", "&", "<a ", "\n<<<<<<< a\n",
      "\n=======\n",
      "<a b=\"c\" ", "</a>", "<![CDATA[", "<!DOCTYPE a [", "'", "\n<<<<<<< a\n<a/>\n=======\n",
      "<segue destination=\"a\"/>",
    ] {
      let file = InterfaceFile(Sample.xib(String(repeating: part, count: size / part.utf8.count)))
      #expect(file.fault == nil)
    }
    let segments = InterfaceFile(
      Sample.xib("<segmentedControl id=\"a\">" + String(repeating: "<segment/>", count: size / 20)))
    let texts = LocalizedTexts(segments)
    var found = 0
    for index in segments.nodes.indices {
      guard let key = texts.key(of: .init(node: .init(index), key: .title)) else { continue }
      if texts.place(ofKey: key)?.node == .init(index) { found += 1 }
    }
    #expect(found == size / 20 + 1)
  }

  // MARK: Changes that look random and are the same in every run

  @Test(arguments: Sample.all)
  func `is read when bytes are replaced`(_ text: String) {
    var random = Draws(seed: 39)
    let replacements = Array("<>/=\"'&;!-[]? \n\u{0}é<>".utf8)
    for round in 0..<600 {
      var bytes = Array(text.utf8)
      for _ in 0...random.next(4) {
        bytes[random.next(bytes.count)] = replacements[random.next(replacements.count)]
      }
      look(at: bytes, "round \(round)")
    }
  }

  @Test(arguments: Sample.all)
  func `is read when pieces of it are moved about`(_ text: String) {
    var random = Draws(seed: 40)
    let pieces = [
      "<!--", "-->", "<![CDATA[", "]]>", "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n", "&lt;",
      "<view id=\"root\">", "</view>", "<subviews>", "<string key=\"text\">", "<objects>",
      "<attributedString key=\"attributedText\">", "<fragment content=\"a\">", "&a;",
      "<state key=\"normal\">",
      "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"root\"/>",
      "<userDefinedRuntimeAttribute keyPath=\"a\">", "<integer value=\"1\"/>", "<connections>",
    ].map { Array($0.utf8) }
    for round in 0..<600 {
      var bytes = Array(text.utf8)
      for _ in 0...random.next(5) {
        let (at, other) = (random.next(bytes.count), random.next(bytes.count))
        let range = at..<min(bytes.count, at + random.next(200))
        switch random.next(4) {
        case 0: bytes.insert(contentsOf: pieces[random.next(pieces.count)], at: at)
        case 1: bytes.removeSubrange(range)
        default: bytes.insert(contentsOf: bytes[range], at: other)
        }
        if bytes.isEmpty { break }
      }
      look(at: bytes, "round \(round)")
    }
  }

  private func look(at bytes: [UInt8], _ round: String) {
    let file = InterfaceFile(bytes.span)
    if let fault = file.fault { Issue.record("\(round): \(fault)") }
    for root in file.classRoots where root.kind == .scene {
      if let view = root.view, file[view].role != .view { Issue.record("\(round): \(root)") }
    }
    let texts = LocalizedTexts(file)
    for property in file.properties {
      let place = LocalizedTexts.Place(node: property.node, key: property.key)
      if let key = texts.key(of: place), let found = texts.place(ofKey: key),
        file[file[found.node].id] != file[file[place.node].id]
      {
        Issue.record("\(round): \(key)")
      }
    }
    for index in file.nodes.indices {
      let node = InterfaceFile.NodeID(index)
      if file.accessibility(of: node).label == nil, file.text(.accessibilityLabel, of: node) != nil
      {
        Issue.record("\(round): a label is lost")
      }
    }
    if file.missing(on: .phone).contains(where: { $0.index >= file.nodes.count }) {
      Issue.record("\(round): a node that is not there is missing")
    }
  }
}

/// Numbers that look random and are the same in every run.
private struct Draws {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}
