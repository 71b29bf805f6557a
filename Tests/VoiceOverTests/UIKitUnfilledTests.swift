import Testing
import VoiceOver

/// A label whose text only a function sets that nobody calls.
@Suite struct `A label that waits for its text` {
  private static func times(_ body: String) throws -> [Int] {
    let sample = Sample([
      "Quiet.swift": """
      import UIKit
      final class Empty: UIView {
        lazy var note: UILabel = {
          let note = UILabel()
          addSubview(note)
          return note
        }()
        func tell(_ text: String) { note.text = text }
      }
      final class Quiet: UIViewController {
        lazy var empty = Empty()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(empty)
          \(body)
        }
      }
      """
    ])
    let report = try #require(sample["Quiet"])
    return [report.swipes.guideline.min, report.swipes.guideline.max]
  }

  @Test func `is there at times`() throws {
    #expect(try Self.times("title = nil") == [0, 1])
    #expect(try Self.times("empty.tell(\"Nothing here\")") == [1, 1])
    #expect(try Self.times("empty.note.text = \"Nothing here\"") == [1, 1])
  }

  private static func said(madeBy call: String) throws -> [String] {
    let sample = Sample([
      "Quiet.swift": """
      import UIKit
      final class Empty: UIView {
        lazy var note: UILabel = {
          let note = UILabel()
          addSubview(note)
          return note
        }()
        convenience init(text: String) {
          self.init(frame: .zero)
          tell(text)
        }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func tell(_ text: String) { note.text = text }
        override func updateConstraints() {
          addConstraint(
            NSLayoutConstraint(
              item: note, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1,
              constant: 0))
          super.updateConstraints()
        }
      }
      final class Quiet: UIViewController {
        lazy var empty = \(call)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(empty)
        }
      }
      """
    ])
    return sample["Quiet"]?.said ?? []
  }

  @Test func `is nothing where only another initialiser fills it`() throws {
    #expect(try Self.said(madeBy: "Empty()") == [])
    #expect(try Self.said(madeBy: "Empty(text: \"Nothing here\")") == ["Nothing here."])
  }
}

/// A snapshot that variables decide on.
@Suite struct `A variable beside a snapshot` {
  @Test func `is what was last set`() throws {
    let sample = Sample([
      "Stands.swift": """
      import UIKit
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
        var loaves: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          source = UICollectionViewDiffableDataSource<Stand, Int>(collectionView: collectionView) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "loaf", for: path) as! Loaf
          }
          var snapshot = NSDiffableDataSourceSnapshot<Stand, Int>()
          var count = 0
          Stand.allCases.forEach { stand in
            switch stand {
            case .fruit:
              count = 3
              snapshot.appendSections([stand])
              snapshot.appendItems(Array(0..<count), toSection: stand)
            case .bread:
              count = loaves.count
              if count > 0 {
                snapshot.appendSections([stand])
                snapshot.appendItems(Array(0..<count), toSection: stand)
              }
            }
          }
          source.apply(snapshot)
        }
      }
      """
    ])
    let report = try #require(sample["Stands"])
    #expect(report.swipes.guideline.min == 3)
    #expect(report.swipes.guideline.max == 23)
  }

  /// A space keeps a label as high as a line.
  @Test(arguments: [("\" \"", "‹text›."), ("\"A\"", "A.")])
  func `may hold its place with a space`(_ first: String, _ said: String) throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        private lazy var name: UILabel = {
          let label = UILabel()
          label.text = \(first)
          return label
        }()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(name) }
        func show(_ text: String) { name.text = text }
      }
      """
    #expect(try #require(Sample(["Screen.swift": source])["Screen"]).said == [said])
  }
}
