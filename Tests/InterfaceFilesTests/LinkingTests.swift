import InterfaceFiles
import Testing

@Suite struct `What an interface file is linked by` {
  private func roots(_ file: InterfaceFile) -> [String] {
    file.classRoots.map { root in
      let view = root.view.map { file[file[$0].id] ?? "" } ?? "-"
      return
        "\(root.kind) \(file[root.customClass] ?? "-") \(file[file[root.node].id] ?? "") \(view)"
    }
  }

  @Test func `is the class of a scene and of what stands in it`() {
    let file = InterfaceFile(Sample.boats)
    #expect(
      roots(file)
        == ["scene BoatList list table", "cell BoatCell cell cell", "scene BoatDetails boat fixed"])
    #expect(file.classNames == ["BoatCell", "BoatDetails", "BoatList"])
  }

  @Test func `is the file's owner with its view, and the class of views at the top`() {
    let file = InterfaceFile(Sample.form)
    #expect(roots(file) == ["owner FormController -1 root", "view SpareView spare spare"])
    #expect(file.classNames == ["BigButton", "FormController", "SpareView", "UIResponder"])
  }

  @Test func `is an owner without an outlet, who has the first view`() {
    let owner =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Badge\"/>"
    #expect(
      roots(InterfaceFile(Sample.xib(owner + "<tapGestureRecognizer id=\"t\"/><view id=\"v\"/>")))
        == ["owner Badge -1 v"])
    #expect(roots(InterfaceFile(Sample.xib(owner))) == ["owner Badge -1 -"])
  }

  @Test func `is a cell of a xib, a collection or a header in it`() {
    let file = InterfaceFile(
      Sample.xib(
        """
        <tableViewCell id="a" customClass="A"/>
        <collectionView id="b"><cells><collectionViewCell id="c" customClass="C"/></cells>
          <collectionReusableView key="sectionHeaderView" id="d" customClass="D"/></collectionView>
        <rocketView id="e" customClass="E"/><customObject id="f" customClass="F"/>
        """))
    #expect(roots(file) == ["view A a a", "cell C c c", "cell D d d", "view E e e"])
    #expect(file.classNames == ["A", "C", "D", "E", "F"])
  }

  @Test func `is a scene without a view, which code makes`() {
    let file = InterfaceFile(
      Sample.storyboard(
        Sample.scene("<hostingController id=\"a\" customClass=\"Host\"/>")
          + Sample.scene(
            "<navigationController id=\"b\"><viewControllers>"
              + "<viewController id=\"c\" customClass=\"Inner\"><view key=\"view\" id=\"d\"/>"
              + "</viewController></viewControllers></navigationController>")))
    #expect(roots(file) == ["scene Host a -", "scene Inner c d"])
  }

  // MARK: Paths

  @Test func `is the name of its file`() throws {
    let path = try #require(InterfacePath("App/Boats/Base.lproj/Main.storyboard"))
    #expect(path.name == "Main")
    #expect(path.language == "Base")
    #expect(path.place == "App/Boats/Main.storyboard")
    #expect(path.isStoryboard)
    #expect(path.strings(in: "en") == "App/Boats/en.lproj/Main.strings")
    let pad = try #require(InterfacePath("Row~ipad.xib"))
    #expect(pad.name == "Row")
    #expect(pad.isForPads)
    #expect(pad.language == nil)
    #expect(pad.place == "Row~ipad.xib")
    #expect(!pad.isStoryboard)
    let phone = try #require(InterfacePath("a/Row~iphone.xib"))
    #expect(phone.name == "Row")
    #expect(!phone.isForPads)
    #expect(InterfacePath("é/Böte.xib")?.strings(in: "de") == "é/de.lproj/Böte.strings")
  }

  @Test(arguments: [
    "", "/", "Main", "Main.swift", "a.xib/b", ".xib", "~ipad.xib", "Main.xib.swift",
  ])
  func `is nothing for other files`(path: String) {
    #expect(InterfacePath(path) == nil)
  }

  @Test func `is one of the localised copies`() {
    func chosen(_ paths: [String], _ language: String = "en") -> [String] {
      let all = InterfacePath.chosen(among: paths, developmentLanguage: language)
      #expect(
        all == InterfacePath.chosen(among: paths.reversed(), developmentLanguage: language))
      return all.map(\.path)
    }
    #expect(
      chosen(["fr.lproj/M.xib", "Base.lproj/M.xib", "en.lproj/M.xib"]) == ["Base.lproj/M.xib"])
    #expect(
      chosen(["fr.lproj/M.xib", "en.lproj/M.xib", "de.lproj/M.xib"]) == ["en.lproj/M.xib"])
    #expect(
      chosen(["fr.lproj/M.xib", "en.lproj/M.xib", "de.lproj/M.xib"], "fr") == ["fr.lproj/M.xib"])
    #expect(chosen(["fr.lproj/M.xib", "de.lproj/M.xib"]) == ["de.lproj/M.xib"])
    #expect(chosen(["Base.lproj/M.xib", "M.xib"]) == ["M.xib"])
    #expect(
      chosen(["b/de.lproj/M.xib", "a/de.lproj/M.xib", "a/de.lproj/N.xib", "a/M.swift"])
        == ["a/de.lproj/M.xib", "a/de.lproj/N.xib", "b/de.lproj/M.xib"])
    let apart = ["M.storyboard", "M.xib", "M~ipad.xib"]
    #expect(chosen(apart) == apart)
  }

  // MARK: Keys of translations

  @Test func `is a key of a translation`() throws {
    let boats = InterfaceFile(Sample.boats)
    let form = InterfaceFile(Sample.form)
    let keys: [(InterfaceFile, String, String, InterfaceFile.Property.Key, Int)] = [
      (boats, "name.text", "name", .text, 0), (boats, "item.title", "item", .title, 0),
      (boats, "item.prompt", "item", .prompt, 0),
      (boats, "find.placeholder", "find", .placeholder, 0),
      (boats, "find.scopeButtonTitles[1]", "find", .scopeTitle, 1),
      (boats, "sec1.headerTitle", "sec1", .headerTitle, 0),
      (boats, "sec1.footerTitle", "sec1", .footerTitle, 0),
      (form, "save.normalTitle", "save", .normalTitle, 0),
      (form, "more.configuration.title", "more", .configurationTitle, 0),
      (form, "more.configuration.subtitle", "more", .configurationSubtitle, 0),
      (form, "more.accessibilityLabel", "more", .accessibilityLabel, 0),
      (form, "more.accessibilityHint", "more", .accessibilityHint, 0),
    ]
    for (file, key, id, property, index) in keys {
      let texts = LocalizedTexts(file)
      let place = try #require(texts.place(ofKey: key), "\(key)")
      #expect(place == .init(node: try #require(file.node(id)), key: property, index: index))
      #expect(texts.key(of: place) == key)
    }
  }

  @Test func `is a key of a segment, which has no id`() throws {
    let file = InterfaceFile(Sample.form)
    let texts = LocalizedTexts(file)
    let control = try #require(file.node("seg"))
    let segments = file.children(of: control, as: .segment)
    for (index, segment) in segments.enumerated() {
      let place = LocalizedTexts.Place(node: segment, key: .title)
      #expect(texts.place(ofKey: "seg.segmentTitles[\(index)]") == place)
      #expect(texts.key(of: place) == "seg.segmentTitles[\(index)]")
    }
    #expect(texts.key(of: .init(node: segments[0], key: .text)) == nil)
  }

  @Test(arguments: [
    "", ".", "name", "name.", "gone.text", "save.colour", "seg.segmentTitles[3]",
    "seg.segmentTitles[-1]", "seg.segmentTitles[x]", "seg.segmentTitles[]", "seg.segmentTitles",
    "save.segmentTitles[0]", "seg.[0]", "seg]", "seg.scopeButtonTitles[99999999999999999999]",
    "save.normalTitle ",
  ])
  func `is no key that names nothing`(key: String) {
    #expect(LocalizedTexts(InterfaceFile(Sample.form)).place(ofKey: key) == nil)
  }

  @Test func `is no text that nobody translates`() throws {
    let file = InterfaceFile(Sample.boats)
    let cell = try #require(file.node("cell"))
    let texts = LocalizedTexts(file)
    #expect(texts.key(of: .init(node: cell, key: .reuseIdentifier)) == nil)
    let nameless = InterfaceFile(Sample.xib("<label text=\"a\"/>"))
    #expect(LocalizedTexts(nameless).key(of: .init(node: .init(0), key: .text)) == nil)
  }
}
