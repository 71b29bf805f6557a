import Testing
import VoiceOver

/// Fields to search in, and where code puts them.
@Suite struct `A search bar of UIKit` {
  private static func said(_ members: String, _ loading: String) throws -> [String] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      extension UISearchBar { var field: UITextField? { searchTextField } }
      final class Screen: UITableViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(loading)
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Row"
          return cell
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(!report.isOpaque)
    return report.saidAround + report.said
  }

  private static let kept = "let finder = UISearchController(searchResultsController: nil)"

  @Test(arguments: [
    (kept, "finder.searchBar.placeholder = \"Find\"\ntableView.tableHeaderView = finder.searchBar"),
    (
      kept,
      "tableView.tableHeaderView = finder.searchBar\nself.finder.searchBar.placeholder = \"Find\""
    ),
    (
      "var finder: UISearchController!",
      """
      finder = UISearchController(searchResultsController: nil)
      finder.searchBar.placeholder = "Find"
      tableView.tableHeaderView = finder.searchBar
      """
    ),
    (
      "",
      """
      let finder = UISearchController(searchResultsController: nil)
      finder.searchBar.placeholder = "Find"
      tableView.tableHeaderView = finder.searchBar
      """
    ),
    (
      kept,
      """
      finder.searchBar.field?.attributedPlaceholder = NSAttributedString(string: "Find", attributes: [:])
      tableView.tableHeaderView = finder.searchBar
      """
    ),
    (
      "let bar = UISearchBar()",
      """
      bar.searchTextField.attributedPlaceholder = NSAttributedString(string: "Find")
      tableView.tableHeaderView = bar
      """
    ),
    (kept, "navigationItem.titleView = finder.searchBar\nfinder.searchBar.placeholder = \"Find\""),
  ])
  func `stands where code puts it`(_ members: String, _ loading: String) throws {
    #expect(try Self.said(members, loading) == ["Find. Search Field.", "Row."])
  }

  @Test(arguments: [
    "searchTextField.attributedPlaceholder = NSAttributedString(string: \"Find\")",
    "placeholder = \"Find\"",
  ])
  func `stands in the bar where its controller does`(_ set: String) throws {
    let said = try Self.said(
      Self.kept, "finder.searchBar.\(set)\nnavigationItem.searchController = finder")
    #expect(said == ["Find. Search Field.", "Row."])
  }

  @Test func `is one of a view of its own`() throws {
    let sample = Sample([
      "Box.swift": """
      import UIKit
      final class Box: UIView {
        let finder = UISearchController(searchResultsController: nil)
        override init(frame: CGRect) {
          super.init(frame: frame)
          finder.searchBar.placeholder = "Find"
          addSubview(finder.searchBar)
        }
      }
      """
    ])
    #expect(try #require(sample["Box"]).said == ["Find. Search Field."])
  }
}
