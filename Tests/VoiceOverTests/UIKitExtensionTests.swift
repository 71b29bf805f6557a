import Testing
import VoiceOver

/// Code of a class that stands in extensions of it: its superclass says what it is, not its name.
@Suite struct `An extension of a class of UIKit` {
  static let setUp = """
    extension ActionDesk {
      func setUp() {
        let l = UILabel()
        l.text = "A"
        view.addSubview(l)
      }
    }
    """
  static let desk = """
    import UIKit
    class ActionDesk: UIViewController {
      let b = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        b.text = "B"
        view.addSubview(b)
        setUp()
      }
    }

    """

  @Test(arguments: [
    ["Desk.swift": desk + setUp],
    ["Desk.swift": desk, "Desk+More.swift": "import UIKit\n" + setUp],
  ])
  func `is read whatever the class is called`(_ files: [String: String]) throws {
    #expect(try #require(Sample(files)["ActionDesk"]).said == ["B.", "A."])
  }

  @Test func `names what the class places`() throws {
    let naming =
      "import UIKit\nextension ActionDesk { func setUp() { b.accessibilityLabel = \"C\" } }"
    let sample = Sample(["Desk.swift": Self.desk, "Desk+More.swift": naming])
    #expect(try #require(sample["ActionDesk"]).said == ["C."])
  }
}
