import Testing
import VoiceOver

/// What a class above has by a name, and what a class below has by the same.
@Suite struct `Members of one name` {
  static func said(_ code: String, _ name: String = "Pets") throws -> [String] {
    let report = try #require(Sample(["Pets.swift": "import UIKit\n" + code])[name])
    return report.said + (report.isOpaque ? ["?"] : [])
  }

  static let above = """
    class Base: UIViewController {
      let column = UIStackView()
      override func viewDidLoad() { super.viewDidLoad(); build() }
      private func build() { view.addSubview(column); column.addArrangedSubview(label(kind)) }
      private var kind: String { "Base" }
      func label(_ text: String) -> UILabel { let l = UILabel(); l.text = text; return l }
    }
    """

  @Test func `are two where the one above is private`() throws {
    let below = """
      final class Pets: Base {
        override func viewDidLoad() { super.viewDidLoad(); build() }
        private func build() { column.addArrangedSubview(label("Cat")) }
      }
      """
    #expect(try Self.said(Self.above + below) == ["Base.", "Cat."])
  }

  /// Of the two only one is called.
  @Test func `are two also where the one below waits for somebody`() throws {
    let below = """
      final class Pets: Base {
        @objc private func build() { column.addArrangedSubview(label("Cat")) }
      }
      """
    let report = try #require(
      Sample(["Pets.swift": "import UIKit\n" + Self.above + below])["Pets"])
    #expect(report.swipes.platform.text == "1…2")
  }

  @Test func `are one where the one below overrides`() throws {
    let above = Self.above.replacing("private func build", with: "fileprivate func build")
    let below = """
      final class Pets: Base {
        override fileprivate func build() {
          view.addSubview(column)
          column.addArrangedSubview(label("Cat"))
        }
      }
      """
    #expect(try Self.said(above + below) == ["Cat."])
  }
}
