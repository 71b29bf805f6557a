import InterfaceFiles
import Testing

@Suite struct `A damaged interface file` {
  private func problems(_ text: String) -> [InterfaceFile.Problem] { InterfaceFile(text).problems }

  @Test(arguments: Sample.all)
  func `is read as far as it goes when it is cut off anywhere`(_ text: String) {
    let bytes = Array(text.utf8)
    let whole = InterfaceFile(bytes.span)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      let cut = Array(bytes[..<end])
      let file = InterfaceFile(cut.span)
      if let fault = file.fault { Issue.record("cut at \(end): \(fault)") }
      if file.problems.map(\.kind) != [.damaged] { Issue.record("cut at \(end): \(file.problems)") }
      // What was read is what the whole file has, but that some of it is missing.
      for (node, original) in zip(file.nodes, whole.nodes)
      where node.kind != original.kind || node.line != original.line {
        Issue.record("cut at \(end): \(node.kind) for \(original.kind)")
      }
    }
  }

  @Test func `has its problem in the line where it breaks`() {
    let file = InterfaceFile(
      Sample.xib("<view id=\"a\">\n<subviews><label id=\"b\"/>\n</wrong>\n<label id=\"c\"/>"))
    #expect(file.problems == [.init(kind: .damaged, line: 7)])
    #expect(file.ids(file.nodes.indices.map { .init($0) }) == ["a", "b"])
  }

  @Test(arguments: [
    "", " \n", "text", "text<document/>", "<document/>text", "<document/><document/>", "<", "<>",
    "<document", "<document a>", "<document a=b/>", "<document a=\"<\"/>",
    "<document a=\"b\"c=\"d\"/>", "<document / >", "</document>", "<document></document",
    "<document></documents>", "<1/>", "<document><!ELEMENT a></document>",
    "<document><!-- </document>", "<document><![CDATA[</document>", "<![CDATA[]]><document/>",
    "<!DOCTYPE a [", "<!DOCTYPE 'a>", "<?xml", "<document><<a/></document>",
    "<document><!DOCTYPE a></document>",
  ])
  func `is told`(text: String) {
    #expect(problems(text).map(\.kind) == [.damaged])
  }

  @Test(arguments: [
    "<document/>", " <document/> ", "<document></document >",
    "<?xml version='1.0'?><document/><!-- -->", "<document a = 'b'\n c=\"d>e\"/>",
    "<document>text]]</document>", "<!DOCTYPE document><document/>", "<document ü.-_:='1'/>",
    "<document><a><!-- -- > --></a><?b?></document>",
  ])
  func `is not what only looks odd`(text: String) {
    #expect(problems(text) == [])
  }

  @Test func `may be no text`() {
    for bytes: [UInt8] in [[0], [60, 0, 97, 0], Array("<document>\n\u{0}</document>".utf8)] {
      let file = InterfaceFile(bytes.span)
      #expect(file.problems.map(\.kind) == [.notText])
      #expect(file.nodes == [])
    }
    #expect(problems("<document>\n\n\u{0}</document>").map(\.line) == [3])
    let marks: [[UInt8]] = [
      [0xFF, 0xFE], [0xFE, 0xFF, 0], [0xFF], [0xEF, 0xBB, 0xBF], [0xEF, 0xBB],
    ]
    for bytes in marks {
      #expect(InterfaceFile(bytes.span).problems.map(\.kind) == [.damaged])
    }
    let spoilt =
      Array("<document><objects><label text=\"".utf8) + [0xC3, 0xFF]
      + Array("\"/></objects></document>".utf8)
    let file = InterfaceFile(spoilt.span)
    #expect(file.problems == [])
    #expect(file.texts(.text, of: .init(0)) == ["\u{FFFD}\u{FFFD}"])
  }

  // MARK: Conflicts

  private func conflict(_ first: String, _ second: String, base: String = "") -> String {
    "\n<<<<<<< HEAD\n\(first)\n\(base)=======\n\(second)\n>>>>>>> other\n"
  }

  @Test func `with a conflict is read on its first side`() {
    for base in ["", "||||||| base\n<label id=\"old\"/>\n"] {
      let text = Sample.xib(
        "<view id=\"a\"><subviews>"
          + conflict("<label id=\"ours\"/>", "</b><label id=\"theirs\"", base: base)
          + "<label id=\"b\"/>" + conflict("", "<label id=\"theirs\"/>") + "</subviews></view>")
      let file = InterfaceFile(text)
      #expect(file.ids(file.nodes.indices.map { .init($0) }) == ["a", "ours", "b"])
      #expect(file.problems == [.init(kind: .conflictMarkers, line: 6)])
    }
  }

  @Test func `with a conflict in its head is read as well`() {
    let document = "<document type=\"CocoaTouch.XIB\"><objects>"
    let text = conflict(document, "<document>").dropFirst() + "<label/></objects></document>"
    let file = InterfaceFile(String(text))
    #expect(file.nodes.map(\.kind) == [.label])
    #expect(file.problems == [.init(kind: .conflictMarkers, line: 1)])
  }

  @Test func `ends where a conflict has no end, or cuts a tag`() {
    let endless = "<document>\n<<<<<<< a\n<a/>\n=======\n<b/></document>"
    #expect(
      problems(endless)
        == [.init(kind: .conflictMarkers, line: 2), .init(kind: .damaged, line: 5)])
    let inTag = "<document>\n<a b=\"\n<<<<<<< a\n\"/>\n=======\n\"/>\n>>>>>>> b\n</document>"
    #expect(problems(inTag) == [.init(kind: .conflictMarkers, line: 3)])
    let uneven = "<document>\n<a>" + conflict("</a>", "") + "</a></document>"
    #expect(
      problems(uneven)
        == [.init(kind: .conflictMarkers, line: 3), .init(kind: .damaged, line: 8)])
  }

  // MARK: Other kinds of files

  @Test func `is not one for another device, of which nothing is read`() {
    for (type, target, runtime) in [
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", InterfaceFile.Runtime.mac),
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", .mac),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", .watch),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", .television),
    ] {
      let file = InterfaceFile(
        "<document type=\"\(type)\" targetRuntime=\"\(target)\"><objects><view/></objects>"
          + "</document>")
      #expect(file.runtime == runtime)
      #expect(file.nodes == [])
      #expect(file.problems == [])
      #expect(file.form == (type.contains("Storyboard") ? .storyboard : .xib))
    }
  }

  @Test(arguments: ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "hologram"])
  func `is not one for a device that may be a phone`(target: String) {
    let file = InterfaceFile(
      "<document targetRuntime=\"\(target)\"><objects><view/></objects></document>")
    #expect(file.runtime == (target == "hologram" ? .unknown : .touch))
    #expect(file.form == .unknown)
    #expect(file.nodes.map(\.kind) == [.view])
    #expect(file.problems == [])
  }

  @Test func `may be of an older format, or of none`() {
    func archive(_ type: String) -> InterfaceFile {
      InterfaceFile(
        "<?xml version=\"1.0\"?>\n<archive type=\"\(type)\" version=\"7.10\">\n<data>&x;<view/>")
    }
    let old = archive("com.apple.InterfaceBuilder3.CocoaTouch.XIB")
    #expect(old.problems == [.init(kind: .olderFormat, line: 2)])
    #expect(old.form == .xib)
    #expect(old.nodes == [])
    let mac = archive("com.apple.InterfaceBuilder3.Cocoa.XIB")
    #expect(mac.problems == [])
    #expect(mac.runtime == .mac)
    #expect(problems("<svg><view/></svg>") == [.init(kind: .otherFormat, line: 1)])
  }
}
