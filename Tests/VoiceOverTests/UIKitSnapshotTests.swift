import Testing
import VoiceOver

@Suite struct `A data source of items that is a class of its own` {
  @Test func `has what it gives above the rows`() throws {
    let source = """
      import UIKit
      final class Top: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
      }
      final class Cell: UICollectionViewCell {
        let button = UIButton()
        override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(button) }
      }
      final class Source: UICollectionViewDiffableDataSource<Int, Int> {
        init(_ view: UICollectionView) {
          let rows = UICollectionView.CellRegistration<Cell, Int> { cell, _, _ in
            cell.button.setTitle("Open", for: .normal)
          }
          super.init(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
          }
          let top = UICollectionView.SupplementaryRegistration<Top>(elementKind: "top") { view, _, _ in
            view.label.text = "News"
          }
          supplementaryViewProvider = {
            $0.dequeueConfiguredReusableSupplementary(using: top, for: $2)
          }
        }
      }
      final class Screen: UICollectionViewController {
        lazy var source = Source(collectionView)
        override func viewDidLoad() { collectionView.dataSource = source }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.said == ["News.", "Open. Button."])
  }
}

/// What code puts into the snapshots of a data source is what its table or collection shows.
@Suite struct `A snapshot of a diffable data source` {
  private static let cells = """
    import UIKit
    final class NameCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Name"
        contentView.addSubview(label)
      }
    }
    final class MailCell: UICollectionViewCell {
      let first = UILabel()
      let second = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        first.text = "From"
        second.text = "About"
        contentView.addSubview(first)
        contentView.addSubview(second)
      }
    }
    enum Part { case head, main }
    struct Mail { var id: Int }
    """

  private static let source = """
    source = UICollectionViewDiffableDataSource<Part, Item>(collectionView: collection) {
      collection, path, item in
      switch item {
      case .name, .other:
        return collection.dequeueConfiguredReusableCell(using: names, for: path, item: item)
      case .mail(let id):
        return collection.dequeueConfiguredReusableCell(using: mails, for: path, item: id)
      }
    }
    """

  private static let registrations = """
    let names = UICollectionView.CellRegistration<NameCell, Item> { cell, path, item in
      cell.label.text = "Title"
    }
    let mails = UICollectionView.CellRegistration<MailCell, Int> { cell, path, id in
      cell.first.text = "Sender"
    }
    """

  private static func report(
    _ fill: String, more: String = "", registrations: String = registrations
  ) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      \(cells)
      enum Item: Hashable { case name, other, mail(Int) }
      final class Screen: UIViewController {
        var source: UICollectionViewDiffableDataSource<Part, Item>!
        var list: [Mail] = []
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        override func viewDidLoad() {
          view.addSubview(collection)
          \(registrations)
          \(source)
        }
        func fill() {
          \(fill)
        }
        \(more)
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  private static func cost(_ fill: String, more: String = "") throws -> String {
    try report(fill, more: more).swipes.platform.text
  }

  private static let begin = "var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()\n"

  @Test(arguments: [
    // Each is the only one, and of a list nobody knows how long it is.
    ("snapshot.appendItems([.name, .other])", "2"),
    ("snapshot.appendItems([.name]); snapshot.appendItems([.mail(1), .mail(2)])", "5"),
    ("snapshot.appendItems(list.map { .mail($0.id) }); snapshot.appendItems([.name])", "41"),
    ("snapshot.appendItems(list.map { mail in Item.mail(mail.id) })", "40"),
    // At times.
    ("snapshot.appendItems([.name]); if list.isEmpty { snapshot.appendItems([.other]) }", "1…2"),
    (
      "if list.isEmpty { snapshot.appendItems([.name]) } else { snapshot.appendItems([.name, .other]) }",
      "1…2"
    ),
    ("snapshot.appendItems([.name, .other]); snapshot.deleteItems([.other])", "1…2"),
    // In a list that code puts together.
    (
      "var items: [Item] = [.name]; items.append(.other); items += [.mail(1)]; snapshot.appendItems(items)",
      "4"
    ),
    ("for mail in list { snapshot.appendItems([.mail(mail.id)]) }", "40"),
    ("list.forEach { snapshot.appendItems([.mail($0.id)]) }", "40"),
    // More of a kind at times.
    (
      """
      var items: [Item] = []; for mail in list { items.append(.mail(mail.id)) };
      if isOld { for mail in list { items.append(.mail(mail.id)) } } else { items.append(.name) };
      snapshot.appendItems(items)
      """, "40…81"
    ),
    // Of items that only data tells apart.
    ("snapshot.appendItems(items())", "20…40"),
  ])
  func `says how many rows of each kind there are`(_ fill: String, _ cost: String) throws {
    let appended = Self.begin + "snapshot.appendSections([.main])\n" + fill
    #expect(
      try Self.cost(
        appended.replacingOccurrences(";", "\n"), more: "func items() -> [Item] { store.all }")
        == cost)
  }

  @Test func `has its sections in order`() throws {
    let report = try Self.report(
      Self.begin + """
        snapshot.appendSections([.head, .main])
        snapshot.appendItems([.mail(1)], toSection: .main)
        snapshot.appendItems([.name], toSection: .head)
        """)
    #expect(report.stops.map(\.speech) == ["Title.", "Sender.", "About."])
  }

  @Test func `is filled by functions that are given it`() throws {
    let fill = Self.begin + "snapshot.appendSections([.main])\naddRows(to: &snapshot)"
    let more = """
      func addRows(to rows: inout NSDiffableDataSourceSnapshot<Part, Item>) {
        rows.appendItems([.name, .mail(1)])
      }
      """
    #expect(try Self.cost(fill, more: more) == "3")
  }

  @Test func `may be of one section`() throws {
    let fill = """
      var rows = NSDiffableDataSourceSectionSnapshot<Item>()
      rows.append([.name])
      rows.append([.other], to: .name)
      source.apply(rows, to: .main)
      """
    #expect(try Self.cost(fill) == "1…2")
  }

  @Test func `adds at times what another one begins without`() throws {
    let more = """
      func wait() {
        var snapshot = source.snapshot()
        snapshot.appendItems([.other])
        source.apply(snapshot)
      }
      """
    let fill = Self.begin + "snapshot.appendSections([.main])\nsnapshot.appendItems([.name])"
    #expect(try Self.cost(fill, more: more) == "1…2")
  }

  @Test func `of other items fills another collection`() throws {
    let fill =
      Self.begin + """
        snapshot.appendSections([.main])
        snapshot.appendItems([.name])
        var others = NSDiffableDataSourceSnapshot<Part, Mail>()
        others.appendSections([.main])
        others.appendItems([Mail(id: 1), Mail(id: 2)])
        """
    #expect(try Self.cost(fill) == "1")
  }

  @Test func `sets its cells up by registrations wherever these stand`() throws {
    let kept = """
      lazy var names = makeNames()
      let mails = UICollectionView.CellRegistration<MailCell, Int> { cell, path, id in
        cell.first.text = "Sender"
      }
      func makeNames() -> UICollectionView.CellRegistration<NameCell, Item> {
        UICollectionView.CellRegistration<NameCell, Item> { cell, path, item in
          cell.label.text = "Title"
        }
      }
      """
    let report = try Self.report(
      Self.begin + "snapshot.appendSections([.main])\nsnapshot.appendItems([.name, .mail(1)])",
      more: kept, registrations: "")
    #expect(report.stops.map(\.speech) == ["Title.", "Sender.", "About."])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ of: Character, _ with: String) -> String {
    split(separator: of).joined(separator: with)
  }
}
