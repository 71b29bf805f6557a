import Testing
import VoiceOver

/// Cells of which data decides what they are.
@Suite struct `A cell that data decides on` {
  private static let cells = """
    class Cell: UITableViewCell {
      func show(_ row: Row) {}
    }
    final class HostCell: Cell {
      weak var hosted: UIView? {
        didSet {
          if let hosted = hosted { self.contentView.addSubview(hosted) }
        }
      }
      override func prepareForReuse() {
        super.prepareForReuse()
        self.hosted?.removeFromSuperview()
        self.hosted = nil
      }
    }
    struct Row { let kind: Cell.Type; let value: Any }
    final class HeadController: UIViewController {
      private let first = UILabel()
      private let second = UILabel()
      private let third = UILabel()
      override func viewDidLoad() {
        first.text = "A"
        second.text = "B"
        third.text = "C"
        for label in [first, second, third] { view.addSubview(label) }
      }
    }
    class Board: UITableViewController {
      var rows: [Row] = []
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { rows.count }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let row = rows[p.row]
        return cell(for: row)
      }
      func cell(for row: Row) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: row.kind.identifier) as! Cell
        cell.show(row)
        return cell
      }
    }
    """

  private static func label(_ name: String, _ text: String) -> String {
    """
    final class \(name): Cell {
      private let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.text = "\(text)"
        contentView.addSubview(label)
      }
    }
    """
  }

  private static func report(_ beside: String, keeps: Bool = true) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      \(cells)
      \(beside)
      final class Screen: Board {
        var head: HeadController?
        override func cell(for row: Row) -> UITableViewCell {
          if row.kind is HostCell.Type {
            let cell = tableView.dequeueReusableCell(withIdentifier: row.kind.identifier) as! HostCell
            let head = HeadController()
            cell.hosted = head.view
            \(keeps ? "self.head = head" : "")
            addChild(head)
            return cell
          } else {
            return super.cell(for: row)
          }
        }
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  @Test func `stands in one row at most where its class keeps what it hosts`() throws {
    let report = try Self.report(Self.label("InfoCell", "Info"))
    #expect(report.swipes.guideline.text == "20…22")
    #expect(report.swipes.platform.text == "20")
    #expect(!report.isOpaque)
  }

  @Test func `may stand in every row where nothing keeps what it hosts`() throws {
    let report = try Self.report(Self.label("InfoCell", "Info"), keeps: false)
    #expect(report.swipes.guideline.text == "20…60")
  }

  @Test func `is one of the classes below the one that code asks for`() throws {
    let sample = Sample([
      "Screen.swift": "import UIKit\n" + Self.cells + Self.label("InfoCell", "Info")
    ])
    let report = try #require(sample["Board"])
    #expect(report.said == ["Info."])
    #expect(!report.isOpaque)
  }

  @Test func `is not known where there are many of them`() throws {
    let report = try Self.report((1...9).map { Self.label("Cell\($0)", "\($0)") }.joined())
    #expect(report.isOpaque)
  }
}
