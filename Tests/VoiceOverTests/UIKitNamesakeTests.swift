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
      private func build() { view.addSubview(column); column.addArrangedSubview(label("Base")) }
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

/// What a class below says of what the class above has.
@Suite struct `A class below` {
  @Test(arguments: ["Head?", "UIView?", "Head!"])
  func `sets a property of the class above`(_ type: String) throws {
    let code = """
      class Head: UIView {}
      final class PetHead: Head {
        init() { super.init(frame: .zero); let l = UILabel(); l.text = "Head"; addSubview(l) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Base: UIViewController {
        var head: \(type)
        override func viewDidLoad() { super.viewDidLoad(); if let h = head { view.addSubview(h) } }
      }
      final class Pets: Base {
        override func viewDidLoad() {
          head = PetHead()
          super.viewDidLoad()
          let l = UILabel(); l.text = "Cat"; view.addSubview(l)
        }
      }
      """
    let report = try #require(Sample(["Pets.swift": "import UIKit\n" + code])["Pets"])
    #expect(report.said == ["Head.", "Cat."])
    #expect(report.swipes.platform.text == "2")
  }

  @Test(arguments: [
    ("super.init(hasClose: false)", ["Cat."]),
    ("super.init(hasClose: true)", ["Close. Button.", "Cat."]),
    ("super.init()", ["Close. Button.", "Cat."]),
  ])
  func `hands a constant to the class above`(_ made: String, _ said: [String]) throws {
    let code = """
      class Box: UIViewController {
        let hasClose: Bool
        init(hasClose: Bool = true) { self.hasClose = hasClose; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          if hasClose { let b = UIButton(); b.setTitle("Close", for: .normal); view.addSubview(b) }
        }
      }
      final class Pets: Box {
        init() { \(made) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          let l = UILabel(); l.text = "Cat"; view.addSubview(l)
        }
      }
      """
    let report = try #require(Sample(["Pets.swift": "import UIKit\n" + code])["Pets"])
    #expect(report.said == said)
    #expect(report.swipes.platform.text == "\(said.count)")
  }

  /// Who makes it says that.
  @Test func `hands on what it is given itself`() throws {
    let code = """
      class Box: UIViewController {
        let hasClose: Bool
        init(hasClose: Bool) { self.hasClose = hasClose; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          if hasClose { let b = UIButton(); b.setTitle("Close", for: .normal); view.addSubview(b) }
        }
      }
      final class Pets: Box {
        init(isOpen: Bool) { super.init(hasClose: isOpen) }
      }
      """
    let report = try #require(Sample(["Pets.swift": "import UIKit\n" + code])["Pets"])
    #expect(report.swipes.platform.text == "0…1")
  }
}

/// What an animation ends as.
@Suite struct `An animation` {
  static func swipes(_ code: String) throws -> String {
    let source = """
      import UIKit
      final class Pets: UIViewController {
        let box = UIScrollView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.alpha = 0
          let l = UILabel(); l.text = "Cat"; box.addSubview(l)
        }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); \(code) }
      }
      """
    let report = try #require(Sample(["Pets.swift": source])["Pets"])
    return report.swipes.platform.text
  }

  @Test(arguments: [
    "box.alpha = 1", "UIView.animate(withDuration: 0.4) { self.box.alpha = 1 }",
    "if animated { UIView.animate(withDuration: 0.4) { self.box.alpha = 1 } } else { box.alpha = 1 }",
    "UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn, animations: { self.box.alpha = 1 })",
  ])
  func `that shows a view leaves it there`(_ code: String) throws {
    #expect(try Self.swipes(code) == "1")
  }

  @Test(arguments: [
    "if animated { UIView.animate(withDuration: 0.4) { self.box.alpha = 1 } }",
    "UIView.animate(withDuration: 0.4, delay: 0, options: [.autoreverse]) { self.box.alpha = 1 }",
    """
    UIView.animate(withDuration: 0.4, animations: { self.box.alpha = 1 }) { _ in self.box.alpha = 0 }
    """,
  ])
  func `on one side or back and forth leaves it there at times`(_ code: String) throws {
    #expect(try Self.swipes(code) == "0…1")
  }
}
