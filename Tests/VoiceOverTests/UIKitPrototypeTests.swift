import Testing
import VoiceOver

/// Cells that a storyboard has for code to ask for, by their identifiers.
@Suite struct `A prototype of a table` {
  private static func cell(_ identifier: String, _ inside: String = "", _ more: String = "")
    -> String
  {
    """
    <tableViewCell reuseIdentifier="\(identifier)" id="c-\(identifier)" style="IBUITableViewCellStyleDefault" \
    textLabel="l-\(identifier)" \(more)>
    <tableViewCellContentView key="contentView" id="v-\(identifier)"><subviews>
    <label id="l-\(identifier)" text="Title"/>\(inside)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private func screen(_ cells: String, _ body: String, _ beside: String = "") throws -> ViewReport {
    let sample = Sample([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects><tableViewController id="c1" customClass="Screen">
      <tableView key="view" dataMode="prototypes" id="t1"><prototypes>\(cells)</prototypes></tableView>
      </tableViewController></objects></scene></scenes>
      </document>
      """,
      "Screen.swift": """
      import UIKit
      \(beside)
      final class Screen: UITableViewController {
        var isShort = false
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(body)
        }
      }
      """,
    ])
    return try #require(sample["Screen"])
  }

  /// Its own text stands for the author only.
  @Test func `says what code sets where it asks for it`() throws {
    let report = try screen(
      Self.cell("A") + Self.cell("B"),
      """
      if isShort {
        let cell = t.dequeueReusableCell(withIdentifier: "A", for: path)
        cell.textLabel?.text = "Short"
        return cell
      }
      let cell = t.dequeueReusableCell(withIdentifier: "B", for: path)
      cell.textLabel?.text = "Long"
      return cell
      """)
    let sides = report.sides.flatMap { $0.stops.map(\.speech) }
    #expect(Set(report.said + sides) == ["Short.", "Long."])
  }

  @Test(arguments: [
    #"let cell: UITableViewCell = t.dequeueReusableCell(withIdentifier: "B", for: path)"#,
    #"let cell = t.dequeueReusableCell(withIdentifier: "B", for: path) as UITableViewCell"#,
  ])
  func `is the one that is asked for, whatever type is written`(ask: String) throws {
    let report = try screen(
      Self.cell("A") + Self.cell("B"),
      """
      \(ask)
      cell.textLabel?.text = "Long"
      return cell
      """)
    #expect(report.said == ["Long."])
    #expect(report.sides.isEmpty)
  }

  @Test func `has what its own identifier says where several have one class`() throws {
    let field = #"<textField id="f1" placeholder="Street"/>"#
    let report = try screen(
      Self.cell("A", "", #"customClass="Line""#) + Self.cell("B", field, #"customClass="Line""#),
      """
      let cell = t.dequeueReusableCell(withIdentifier: "B", for: path) as! Line
      cell.textLabel?.text = "Home"
      return cell
      """, "final class Line: UITableViewCell {}")
    #expect(report.said == ["Home.", "Street. Text Field."])
  }

  @Test func `is a row wherever it is asked for`() throws {
    let report = try screen(
      Self.cell("A"),
      """
      if path.row == 0 {
        let cell = t.dequeueReusableCell(withIdentifier: "A", for: path)
        cell.textLabel?.text = "First"
        return cell
      }
      let cell = t.dequeueReusableCell(withIdentifier: "A", for: path)
      cell.textLabel?.text = "Other"
      return cell
      """)
    #expect(report.said == ["First.", "Other."])
    #expect(report.rows.map(\.count) == [1, 2])
  }

  /// A class that a package has is only a name here, and so is what that calls its identifier.
  @Test(arguments: ["", "t.register(Note.self, forCellReuseIdentifier: Note.key)"])
  func `of a class of a package is asked for by that`(register: String) throws {
    let report = try screen(
      Self.cell("Chart", "", "customClass=\"ChartCell\"") + Self.cell("Spare")
        + Self.cell("Own", "", "customClass=\"Own\""),
      """
      \(register)
      if isShort {
        let cell = t.dequeueReusableCell(withIdentifier: ChartCell.key, for: path) as! ChartCell
        cell.textLabel?.text = "Chart"
        return cell
      }
      let cell = t.dequeueReusableCell(withIdentifier: Own.key, for: path) as! Own
      cell.textLabel?.text = "Long"
      return cell
      """,
      """
      final class Own: UITableViewCell { static let key = "Own" }
      final class Note: UITableViewCell {}
      """)
    let sides = report.sides.flatMap { $0.stops.map(\.speech) }
    #expect(Set(report.said + sides) == ["Chart.", "Long."])
    #expect(report.swipes.platform.text == "3")
  }
}
