import Testing
import VoiceOver

/// A table whose rows come from what a structure makes beside its view: `table.dataSource = context.coordinator`.
@Suite struct `A coordinator that fills a table` {
  private func screen(
    _ source: String, maker: String = "Coordinator", header: String = ""
  ) throws -> ViewReport {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      import UIKit
      import Shelves
      struct Sample: View {
        @State private var fruits: [String] = []
        var body: some View { FruitTable(fruits: fruits) }
      }
      struct FruitTable: UIViewRepresentable {
        var fruits: [String]
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView(frame: .zero, style: .plain)
          table.dataSource = \(source)
          return table
        }
        func updateUIView(_ table: UITableView, context: Context) { table.reloadData() }
        func makeCoordinator() -> \(maker) { \(maker)(fruits: fruits) }
      }
      extension FruitTable {
        class Coordinator: NSObject, UITableViewDataSource {
          var fruits: [String]
          init(fruits: [String]) { self.fruits = fruits }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            fruits.count
          }
          \(header)
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: path)
            cell.contentConfiguration = UIHostingConfiguration {
              VStack { Text("Fruit"); Text("Fresh") }
            }
            return cell
          }
        }
      }
      """
    ])
    return try #require(sample.main)
  }

  @Test func `tells its rows`() throws {
    let report = try screen("context.coordinator")
    #expect(report.swipes.platform == Cost(min: 40, max: 40))
    #expect(report.stops.map(\.speech) == ["Fruit.", "Fresh."])
  }

  /// What it asks it asks of itself: of the view around there is no such thing.
  @Test func `has a header that its code sets up`() throws {
    let report = try screen(
      "context.coordinator",
      header: """
        weak var shown: UITableView?
        func reload() {
          if let tableView = shown {
            UIView.transition(
              with: tableView, duration: 0.3, options: [], animations: { tableView.reloadData() })
          }
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
          let title: String
          switch fruits.count {
          case 0: title = "Nothing"
          default: title = "All"
          }
          header?.contentConfiguration = UIHostingConfiguration { Text(title) }
          return header
        }
        """)
    #expect(report.swipes.platform == Cost(min: 41, max: 41))
  }

  @Test(arguments: [("context.coordinator", "Shelf"), ("Shelves.source()", "Coordinator")])
  func `is unknown where it is of a package`(_ source: String, _ maker: String) throws {
    #expect(try screen(source, maker: maker).isOpaque)
  }

  /// A source of data that a controller keeps is asked in the same way.
  @Test func `is asked what it has in a controller too`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        weak var shown: UITableView?
        var titles: [String] = []
        func reload() {
          if let tableView = shown {
            UIView.transition(
              with: tableView, duration: 0.3, options: [], animations: { tableView.reloadData() })
          }
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Tea", for: path)
          cell.textLabel?.text = "Tea"
          return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
          let title: String
          switch titles.count {
          case 0: title = "None"
          default: title = titles[section]
          }
          header?.contentConfiguration = UIHostingConfiguration { Text(title) }
          return header
        }
      }
      final class Screen: UIViewController {
        let table = UITableView()
        let source = Source()
        override func viewDidLoad() {
          table.dataSource = source
          view.addSubview(table)
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.swipes.platform == Cost(min: 3, max: 3))
  }
}
