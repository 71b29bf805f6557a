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

/// Texts that an interface file has for what extensions add.
@Suite struct `A property that an extension adds to an item` {
  @Test(arguments: [
    ("set { accessibilityLabel = newValue }", "Send to friends. Button."),
    ("set { accessibilityHint = newValue }", "share. Button. Send to friends"),
  ])
  func `does with the text of an interface file what its code does`(
    _ setter: String, _ said: String
  ) throws {
    let report = Sample([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="Screen" sceneMemberID="viewController">
      <view key="view" id="v"/>
      <navigationItem key="navigationItem" id="n">
      <barButtonItem key="rightBarButtonItem" image="square.and.arrow.up" catalog="system" id="b">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="spokenName" value="Send to friends"/>
      </userDefinedRuntimeAttributes>
      </barButtonItem></navigationItem>
      </viewController></objects></scene></scenes></document>
      """,
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {}
      extension UIBarButtonItem {
        @IBInspectable var spokenName: String? {
          get { nil }
          \(setter)
        }
      }
      """,
    ])["Screen"]
    let stop = try #require(report?.stops.first { $0.isChrome })
    #expect(([stop.speech] + [stop.hint].compactMap { $0 }).joined(separator: " ") == said)
  }
}
