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

/// Functions inside of others.
@Suite struct `Functions inside a body` {
  @Test(arguments: [
    // Called before the line that they stand in, and behind it.
    "override func viewDidLoad() { place(); func place() { view.addSubview(label(\"Cat\")) } }",
    "override func viewDidLoad() { func place() { view.addSubview(label(\"Cat\")) }; place() }",
    // In a function that is called; by one beside it.
    """
    override func viewDidLoad() { build() }
    private func build() {
      first()
      func first() { second() }
      func second() { self.view.addSubview(label("Cat")) }
    }
    """,
    // With what it is given, and with what is there by then.
    """
    override func viewDidLoad() {
      let box = UIStackView()
      view.addSubview(box)
      add("Cat")
      func add(_ name: String) { box.addArrangedSubview(label(name)) }
    }
    """,
    """
    override func viewDidLoad() {
      let name = "Cat"
      view.addSubview(make())
      func make() -> UIView { let l = UILabel(); l.text = text(); return l }
      func text() -> String { name }
    }
    """,
    // One that calls itself is done once.
    """
    override func viewDidLoad() {
      place()
      func place() { view.addSubview(label("Cat")); if view.subviews.count > 5 { place() } }
    }
    """,
  ])
  func `are done where they are called`(_ members: String) throws {
    let code = """
      final class Pets: UIViewController {
        func label(_ text: String) -> UILabel { let l = UILabel(); l.text = text; return l }
        \(members)
      }
      """
    #expect(try `Members of one name`.said(code) == ["Cat."])
  }

  @Test func `are not taken for a method of that name`() throws {
    let code = """
      final class Pets: UIViewController {
        override func viewDidLoad() {
          place()
          build()
          func place() { let l = UILabel(); l.text = "Cat"; view.addSubview(l) }
        }
        func build() { place() }
        func place() { let l = UILabel(); l.text = "Dog"; view.addSubview(l) }
      }
      """
    #expect(try `Members of one name`.said(code) == ["Cat.", "Dog."])
  }
}
