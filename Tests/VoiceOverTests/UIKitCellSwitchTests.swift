import Testing
import VoiceOver

/// What of a cell its parts say of each other.
@Suite struct `A cell that code fills` {
  private static func cell(_ members: String) -> ViewReport? {
    Sample([
      "Cell.swift": "import UIKit\nfinal class Cell: UITableViewCell {\n\(members)\n}"
    ])["Cell"]
  }

  @Test(arguments: [
    // A switch asks its cell for a name, where it has none.
    (
      """
      let a = UILabel(), flag = UISwitch()
      func fill() { a.text = "Wi-Fi"; contentView.addSubview(a); contentView.addSubview(flag) }
      """, ["Wi-Fi.", "Wi-Fi. Switch Button."]
    ),
    (
      """
      let a = UILabel(), b = UILabel(), flag = UISwitch()
      func fill() {
        a.text = "Wi-Fi"; b.text = "Home"; flag.accessibilityLabel = "Join"
        [a, b, flag].forEach { contentView.addSubview($0) }
      }
      """, ["Wi-Fi, Home.", "Join. Switch Button."]
    ),
    (
      """
      let flag = UISwitch()
      func fill() { contentView.addSubview(flag) }
      """, ["Switch Button."]
    ),
  ])
  func `has a switch that is called what it says`(_ members: String, _ said: [String]) throws {
    #expect(try #require(Self.cell(members)).said == said)
  }

  /// As it looks in a state it says the same.
  ///
  /// https://developer.apple.com/documentation/uikit/uicontentconfiguration/updated(for:)
  @Test(arguments: [
    "var content = defaultContentConfiguration().updated(for: state); FILL; contentConfiguration = content",
    "var content = defaultContentConfiguration(); FILL; contentConfiguration = content.updated(for: state)",
    "var content = UIListContentConfiguration.cell().updated(for: state); FILL; contentConfiguration = content",
  ])
  func `has a configuration for its state`(_ body: String) throws {
    let fill = "content.text = \"Storm\"; content.secondaryText = \"Stay\""
    let report = try #require(
      Self.cell(
        """
        override func updateConfiguration(using state: UICellConfigurationState) {
          \(body.split(separator: "FILL").joined(separator: fill))
        }
        """))
    #expect(report.said == ["Storm, Stay."])
  }
}
