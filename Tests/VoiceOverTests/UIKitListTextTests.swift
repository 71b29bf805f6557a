import Testing
import VoiceOver

/// Rows of a table whose texts code takes from a list, by the number of the row.
@Suite struct `A text by the row of a table` {
  private static func table(
    _ cell: String, _ count: String, _ members: String = "", _ beside: String = ""
  ) throws -> ViewReport {
    let sample = Sample([
      "Trips.swift": """
      import UIKit
      \(beside)
      final class Trips: UITableViewController {
        \(members)
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { \(count) }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "trip", for: path)
          \(cell)
          return cell
        }
      }
      """
    ])
    return try #require(sample["Trips"])
  }

  @Test func `is the one at that place`() throws {
    let report = try Self.table(
      "cell.textLabel?.text = places[path.row]", "places.count",
      #"private let places = ["Coast", "Lake", "Moor"]"#)
    #expect(report.stops.map(\.each) == [["Coast.", "Lake.", "Moor."]])
  }

  @Test func `is what the thing at that place says`() throws {
    let report = try Self.table(
      "let trip = trips[path.row]\ncell.textLabel?.text = trip.name", "trips.count",
      #"let trips = [Trip(name: "Walk"), Trip(name: "Sail")]"#, "struct Trip { let name: String }")
    #expect(report.stops.map(\.each) == [["Walk.", "Sail."]])
  }

  @Test func `is told by its name where the source does not say it of all`() throws {
    let report = try Self.table(
      "cell.textLabel?.text = trips[path.row].name", "trips.count",
      #"let trips = [Trip(name: "Walk"), Trip(name: Store.shared.name)]"#,
      "struct Trip { let name: String }")
    #expect(report.said == ["‹trips[path.row].name›."])
  }

  @Test func `is one or another where there are not as many rows`() throws {
    let report = try Self.table(
      "cell.textLabel?.text = places[path.row]", "2",
      #"private let places = ["Coast", "Lake", "Moor"]"#)
    #expect(report.stops.map(\.each) == [[]])
    #expect(report.said == ["Coast."])
  }

  private static let part = """
    enum Part: Int, CaseIterable {
      case near, far
      var places: [Place] {
        switch self {
        case .near: return [.garden]
        case .far: return [.coast, .moor]
        }
      }
    }
    enum Place {
      case garden, coast, moor
      var name: String {
        switch self {
        case .garden: return "Garden"
        case .coast: return "Coast"
        case .moor: return "Moor"
        }
      }
    }
    """

  @Test func `is of the list that a case has of its own`() throws {
    let report = try Self.table(
      """
      switch path.section {
      case Part.near.rawValue: cell.textLabel?.text = Part.near.places[path.row].name
      default: cell.textLabel?.text = Part.far.places[path.row].name
      }
      """,
      """
      if section == Part.near.rawValue { return Part.near.places.count }
          return Part.far.places.count
      """,
      "override func numberOfSections(in table: UITableView) -> Int { Part.allCases.count }",
      Self.part)
    #expect(report.said.first == "Garden.")
    #expect(report.stops.map(\.each) == [[], ["Coast.", "Moor."]])
  }

  @Test func `is chosen by the number of the row`() throws {
    let report = try Self.table(
      #"cell.textLabel?.text = path.row == 0 ? "First" : "Last""#, "2")
    #expect(report.said == ["First.", "Last."])
  }

  @Test func `is chosen by the section in what a function is given`() throws {
    let report = try Self.table(
      #"show(path.section == 0 ? "Near" : "Far", cell)"#, "1",
      """
      override func numberOfSections(in table: UITableView) -> Int { 2 }
      private func show(_ text: String, _ cell: UITableViewCell) { cell.textLabel?.text = text }
      """)
    #expect(report.said == ["Near.", "Far."])
  }
}

/// Snapshots that a loop over the cases of an enum puts together.
@Suite struct `A snapshot for each case` {
  @Test(arguments: ["Stand.allCases.forEach { stand in", "for stand in Stand.allCases {"])
  func `has the section of each, with items and a header of its own`(_ loop: String) throws {
    let sample = Sample([
      "Stands.swift": """
      import UIKit
      final class Head: UICollectionReusableView {
        let title = UILabel()
        let under = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          addSubview(under)
        }
        func tell(_ text: String? = nil, under more: String? = nil) { title.text = text; under.text = more }
      }
      final class Loaf: UICollectionViewCell {
        let name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          name.text = "Loaf"
          contentView.addSubview(name)
        }
      }
      final class Stands: UICollectionViewController {
        enum Stand: Int, CaseIterable { case fruit, bread }
        var source: UICollectionViewDiffableDataSource<Stand, Int>!
        override func viewDidLoad() {
          super.viewDidLoad()
          source = UICollectionViewDiffableDataSource<Stand, Int>(collectionView: collectionView) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "loaf", for: path) as! Loaf
          }
          source.supplementaryViewProvider = { view, kind, path in
            let head = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path) as! Head
            head.tell(path.section == 0 ? "Fruit" : "Bread")
            return head
          }
          var snapshot = NSDiffableDataSourceSnapshot<Stand, Int>()
          \(loop)
            snapshot.appendSections([stand])
            snapshot.appendItems(Array(0..<3), toSection: stand)
          }
          source.apply(snapshot)
        }
      }
      """
    ])
    let report = try #require(sample["Stands"])
    #expect(report.said == ["Fruit.", "Loaf.", "Bread.", "Loaf."])
    #expect(report.swipes.guideline.max == 8)
  }
}

/// A property of a class above that the class below sets to a case as it comes up.
@Suite struct `A case that a class below sets` {
  private static func said(
    _ body: String, _ app: String = "@main final class Start: UIResponder, UIApplicationDelegate {}"
  )
    throws -> [String]
  {
    let sample = Sample([
      "App.swift": "import UIKit\n\(app)",
      "Gifts.swift": """
      import UIKit
      enum Manner {
        case gift, loan
        var name: String {
          switch self {
          case .gift: return "A gift"
          case .loan: return "A loan"
          }
        }
      }
      class Page: UITableViewController {
        var manner: Manner?
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
          cell.textLabel?.text = manner?.name
          return cell
        }
      }
      final class Gift: Page { \(body) }
      """,
    ])
    return try #require(sample["Gift"]).said
  }

  @Test func `is known to the code of the class above`() throws {
    #expect(
      try Self.said("override func viewDidLoad() { super.viewDidLoad(); manner = .gift }")
        == ["A gift."])
  }

  @Test(arguments: [
    "func change() { manner = .gift }",
    "override func viewDidLoad() { super.viewDidLoad(); if isEditing { manner = .gift } }",
    "override func viewDidLoad() { super.viewDidLoad(); manner = .none }",
  ])
  func `is not where it may be another one`(_ body: String) throws {
    #expect(try Self.said(body) != ["A gift."])
  }
}
