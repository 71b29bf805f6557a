import Testing
import VoiceOver

/// What stands above and below rows in some cases only.
@Suite struct `An end of a table of UIKit` {
  @Test(arguments: [
    ("tableView.tableFooterView = nil", "20"), ("tableView.tableFooterView = other", "21"),
  ])
  func `is there on the side that sets it`(_ otherwise: String, _ swipes: String) throws {
    let source = """
      import UIKit
      final class Screen: UITableViewController {
        var items: [String] = []
        let other = UIButton()
        override func viewDidLoad() {
          other.setTitle("Add", for: .normal)
          if items.isEmpty { showNothing() } else { \(otherwise) }
        }
        private func showNothing() {
          let button = UIButton(type: .system)
          button.setTitle("Scan", for: .normal)
          tableView.tableFooterView = button
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = items[p.row]
          return cell
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.swipes.platform.text == swipes)
  }

  @Test func `has what code sets for cases by which nobody numbers the sections`() throws {
    let source = """
      import UIKit
      final class Head: UICollectionReusableView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); title.text = "Date"; addSubview(title) }
      }
      final class ItemCell: UICollectionViewCell {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); title.text = "Item"; contentView.addSubview(title) }
      }
      final class Screen: UICollectionViewController {
        enum Part { case updates, all }
        var items: [Int] = []
        private func part(_ s: Int) -> Part { s == 0 ? .updates : .all }
        override func viewDidLoad() {
          collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "i")
          collectionView.register(
            Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "h")
        }
        override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { items.count }
        override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
          c.dequeueReusableCell(withReuseIdentifier: "i", for: p)
        }
        override func collectionView(
          _ c: UICollectionView, viewForSupplementaryElementOfKind kind: String, at p: IndexPath
        ) -> UICollectionReusableView {
          guard let head = c.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "h", for: p) as? Head
          else { return UICollectionReusableView() }
          switch part(p.section) {
          case .updates:
            head.title.text = "Updates"
            return head
          case .all:
            head.title.text = "Installed"
            return head
          }
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.stops.first.map { $0.spoken?.speech ?? $0.speech } == "Updates or Installed.")
  }

  private static func collection(_ size: String) throws -> ViewReport {
    let source = """
      import UIKit
      final class Head: UICollectionReusableView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); title.text = "Head"; addSubview(title) }
      }
      final class TopCell: UICollectionViewCell {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); title.text = "Top"; contentView.addSubview(title) }
      }
      final class ItemCell: UICollectionViewCell {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); title.text = "Item"; contentView.addSubview(title) }
      }
      final class Screen: UICollectionViewController {
        enum Part { case top, items }
        var dates: [String] = []
        func part(_ s: Int) -> Part { switch s { case 0: return .top; default: return .items } }
        override func viewDidLoad() {
          collectionView.register(TopCell.self, forCellWithReuseIdentifier: "t")
          collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "i")
          collectionView.register(
            Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "h")
        }
        override func numberOfSections(in c: UICollectionView) -> Int { dates.count + 1 }
        override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int {
          switch part(s) { case .top: return 1; case .items: return dates.count }
        }
        override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
          switch part(p.section) {
          case .top: return c.dequeueReusableCell(withReuseIdentifier: "t", for: p)
          case .items: return c.dequeueReusableCell(withReuseIdentifier: "i", for: p)
          }
        }
        override func collectionView(
          _ c: UICollectionView, viewForSupplementaryElementOfKind kind: String, at p: IndexPath
        ) -> UICollectionReusableView {
          c.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: p)
        }
        func collectionView(
          _ c: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection s: Int
        ) -> CGSize { \(size) }
      }
      """
    return try #require(Sample(["Screen.swift": source])["Screen"])
  }

  private static let tall = "CGSize(width: 9, height: 54)"
  private static let flat = "CGSize(width: 9, height: 0)"

  @Test(arguments: [
    ("switch part(s) { case .top: return CGSize.zero; case .items: return \(tall) }", 1),
    ("switch part(s) { case .top: return .zero; case .items: return \(flat) }", 0),
    ("return .zero", 0), ("return CGSize(width: 9, height: 40)", 2),
  ])
  func `has no room where its size says so`(_ size: String, _ heads: Int) throws {
    let report = try Self.collection(size)
    #expect(report.said.count { $0 == "Head." } == heads)
    #expect(report.said.contains("Top.") && report.said.contains("Item."))
  }
}
