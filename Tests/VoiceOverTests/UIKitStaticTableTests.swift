import Testing
import VoiceOver

/// Tables whose rows a storyboard has, and collections whose headers code makes.
@Suite struct `A table that its file counts` {
  private static func storyboard(_ cells: String) -> String {
    StaticTable.storyboard(
      cells,
      """
      <navigationItem key="navigationItem" title="Add" id="n1">
      <barButtonItem key="rightBarButtonItem" title="Save" id="b1"/></navigationItem>
      <connections><outlet property="save" destination="b1" id="o1"/></connections>
      """)
  }

  private static let cells = ["Name", "Place"].map {
    StaticTable.cell($0, "<label id=\"l-\($0)\" text=\"\($0)\"/>")
  }.joined()

  private func screen(_ members: String) throws -> ViewReport {
    try #require(
      Sample([
        "Main.storyboard": Self.storyboard(Self.cells),
        "Screen.swift": """
        import UIKit
        final class PlaceCell: UITableViewCell { let place = UILabel() }
        final class Screen: UITableViewController {
          @IBOutlet var save: UIBarButtonItem!
          let wheel = UIActivityIndicatorView()
          override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            if path.row == 1 {
              return t.dequeueReusableCell(withIdentifier: "PlaceCell", for: path) as! PlaceCell
            }
            return super.tableView(t, cellForRowAt: path)
          }
          \(members)
        }
        """,
      ])["Screen"])
  }

  @Test func `has no more rows for what code hands out in place of one`() throws {
    let report = try screen("")
    #expect(report.said == ["Name.", "Place."])
    #expect(report.rows.isEmpty)
  }

  /// Its controller may say that there are fewer sections than the file has.
  @Test(arguments: [("isOpen ? 2 : 1", 1...3), ("1", 1...1), ("2", 3...3), ("count", 3...3)])
  func `has the sections that its controller counts`(
    _ number: String, _ stops: ClosedRange<Int>
  ) throws {
    let cells = ["Name", "Place"].map { text in
      """
      <tableViewCell id="r-\(text)"><tableViewCellContentView key="contentView" id="v-\(text)"><subviews>
      <label id="l-\(text)" text="\(text)"/></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let next = "</cells></tableViewSection><tableViewSection headerTitle=\"More\" id=\"p2\"><cells>"
    let report = try #require(
      Sample([
        "Main.storyboard": Self.storyboard(cells.joined(separator: next)),
        "Screen.swift": """
        import UIKit
        final class Screen: UITableViewController {
          var isOpen = false
          var count = 0
          func turn() { isOpen.toggle(); count += 1 }
          override func numberOfSections(in t: UITableView) -> Int { return \(number) }
        }
        """,
      ])["Screen"])
    let all = ["Name.", "More. Heading.", "Place."]
    #expect(report.said == Array(all.prefix(stops.upperBound)))
    #expect(report.swipes.platform.text.contains("…") == (stops.count > 1))
  }

  /// Each by its place in the table, whatever sample text the file has.
  @Test func `says what its controller sets on its cells`() throws {
    let cells = ["Name", "Place"].map { text in
      """
      <tableViewCell id="r-\(text)" textLabel="l-\(text)" style="IBUITableViewCellStyleDefault">\
      <tableViewCellContentView key="contentView" id="v-\(text)"><subviews>
      <label id="l-\(text)" text="\(text)"/></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let next = "</cells></tableViewSection><tableViewSection headerTitle=\"More\" id=\"p2\"><cells>"
    let plain = """
      <tableViewCell id="r3"><tableViewCellContentView key="contentView" id="v3"><subviews>
      <switch id="w3"/></subviews></tableViewCellContentView></tableViewCell>
      """
    let report = try #require(
      Sample([
        "Main.storyboard": Self.storyboard((cells + [next, plain]).joined()),
        "Screen.swift": """
        import UIKit
        final class Screen: UITableViewController {
          enum Part: Int, CaseIterable { case person, sync }
          var user: String?
          override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = super.tableView(t, cellForRowAt: path)
            switch Part.allCases[path.section] {
            case .person:
              if path.row == 1 { cell.textLabel?.text = user }
            case .sync: cell.textLabel?.text = "Syncing"
            }
            return cell
          }
        }
        """,
      ])["Screen"])
    #expect(
      report.said == [
        "Name.", "‹user›.", "More. Heading.", "Syncing.", "Syncing. Switch Button. Off.",
      ])
  }

  @Test func `has those that code counts beside it`() throws {
    let counted = """
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { places.count }
      var places: [String] { ask() }
      """
    #expect(try screen(counted).rows.map(\.isAssumed) == [true])
  }

  @Test func `keeps an item of its bar that shows a wheel while an action waits`() throws {
    let report = try screen("@IBAction func send(_ sender: Any) { save.customView = wheel }")
    #expect(report.saidAround == ["Add. Heading.", "Save. Button."])
    let always = try screen("override func viewDidLoad() { save.customView = wheel }")
    #expect(!always.saidAround.contains("Save. Button."))
  }
}

@Suite struct `A collection with headers` {
  private static let views = """
    final class HeadView: UICollectionReusableView {
      let label = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
    }
    final class OneCell: UICollectionViewCell {
      let slider = UISlider()
      override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(slider) }
    }
    final class TwoCell: UICollectionViewCell {
      let name = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); name.text = "Two"; contentView.addSubview(name) }
    }
    """

  private func screen(_ members: String) throws -> ViewReport {
    try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Screen: UICollectionViewController {
        \(members)
        }
        \(Self.views)
        """
      ])["Screen"])
  }

  @Test func `says that of each section, and no cell that code never comes to`() throws {
    let report = try screen(
      """
      override func numberOfSections(in c: UICollectionView) -> Int { 2 }
      override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 1 }
      override func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        if path.section == 0 {
          return c.dequeueReusableCell(withReuseIdentifier: "OneCell", for: path) as! OneCell
        }
        if path.section == 1 {
          return c.dequeueReusableCell(withReuseIdentifier: "TwoCell", for: path) as! TwoCell
        }
        let other = c.dequeueReusableCell(withReuseIdentifier: "OneCell", for: path) as! OneCell
        return other
      }
      override func collectionView(
        _ c: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        let head = c.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "HeadView", for: path) as! HeadView
        switch path.section {
        case 0: head.label.text = "First"
        default: head.label.text = "Second"
        }
        return head
      }
      """)
    #expect(report.said == ["First.", "Adjustable.", "Second.", "Two."])
  }

  @Test func `has those that a diffable source makes`() throws {
    let report = try screen(
      """
      private var source: UICollectionViewDiffableDataSource<String, Int>!
      override func viewDidLoad() {
        super.viewDidLoad()
        source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collectionView) {
          c, path, item in
          return c.dequeueReusableCell(withReuseIdentifier: "TwoCell", for: path) as! TwoCell
        }
        source.supplementaryViewProvider = { c, kind, path in
          let head = c.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "HeadView", for: path) as! HeadView
          head.label.text = "Head"
          return head
        }
      }
      """)
    #expect(report.said == ["Head.", "Two."])
  }

  /// Of whatever class, and by whatever way the registration comes to the code that asks.
  @Test(arguments: [
    "return c.dequeueConfiguredReusableSupplementary(using: heads, for: path)",
    "let head = c.dequeueConfiguredReusableSupplementary(using: self.heads, for: path); return head",
  ])
  func `has those of a registration that a property is given later`(_ asked: String) throws {
    for (kind, text) in [
      ("HeadView", "head.label.text = \"Head\""),
      (
        "UICollectionViewListCell",
        "var words = UIListContentConfiguration.groupedHeader(); words.text = \"Head\"; head.contentConfiguration = words"
      ),
    ] {
      let report = try screen(
        """
        private var heads: UICollectionView.SupplementaryRegistration<\(kind)>!
        override func viewDidLoad() {
          super.viewDidLoad()
          heads = UICollectionView.SupplementaryRegistration<\(kind)>(elementKind: "head") { head, kind, path in
            \(text)
          }
        }
        override func numberOfSections(in c: UICollectionView) -> Int { 1 }
        override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 2 }
        override func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          return c.dequeueReusableCell(withReuseIdentifier: "TwoCell", for: path) as! TwoCell
        }
        override func collectionView(
          _ c: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
          \(asked)
        }
        """)
      #expect(report.stops.map(\.speech).map { $0.prefix(4) } == ["Head", "Two."])
      #expect(!report.isOpaque)
    }
  }

  @Test func `shows what each case says of itself`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      enum Palette: Int, CaseIterable, CustomStringConvertible {
        case light, dark
        var description: String { switch self { case .light: "Light"; case .dark: "Dark" } }
      }
      final class Screen: UITableViewController {
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { Palette.allCases.count }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          let palette = Palette.allCases[path.row]
          cell.textLabel?.text = String(describing: palette)
          return cell
        }
      }
      """
    ])
    let stops = try #require(sample["Screen"]).stops
    #expect(stops.map { $0.spoken?.speech } == ["Light or Dark."])
  }
}
