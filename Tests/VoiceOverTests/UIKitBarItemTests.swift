import Testing
import VoiceOver

/// Items of bars that code reaches one by one, and what comes and goes with them.
@Suite struct `An item of a bar` {
  private static let tools = """
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: self, action: nil)
    let anchor = UIBarButtonItem(image: UIImage(named: "anchor"), style: .plain, target: self, action: nil)
    let sail = UIBarButtonItem(image: UIImage(named: "sail"), style: .plain, target: self, action: nil)
    """

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/toolbaritems
  @Test(arguments: [
    (
      "toolbarItems = [anchor, space, sail]; toolbarItems![0].accessibilityLabel = \"Drop\"; toolbarItems?[2].accessibilityLabel = \"Set\"",
      ["Drop. Button.", "Set. Button."]
    ),
    (
      "navigationItem.rightBarButtonItems = [anchor, sail]; navigationItem.rightBarButtonItems?[1].title = \"Set\"",
      ["Set. Button.", "anchor. Button."]
    ),
    // Of a list that is another one at times nobody knows which that is.
    (
      "toolbarItems = flag ? [anchor, sail] : [sail]; toolbarItems![0].accessibilityLabel = \"Drop\"",
      ["anchor. Button.", "sail. Button."]
    ),
    (
      "toolbarItems = [anchor, space, sail]; toolbarItems![1].accessibilityLabel = \"Drop\"",
      ["anchor. Button.", "sail. Button."]
    ),
  ])
  func `is an item by its number as well`(_ body: String, _ said: [String]) throws {
    let screen = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Screen: UIViewController {
          var flag = false
          override func viewDidLoad() { super.viewDidLoad(); \(Self.tools); \(body) }
        }
        """
      ])["Screen"])
    #expect(screen.saidAround == said)
  }

  /// One method puts them there and another one takes them away: the way back stands in the place of the first.
  @Test func `comes and goes together, and the way back with it`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "First" }
        @objc func go() { navigationController?.pushViewController(Screen(), animated: true) }
      }
      final class Screen: UIViewController, UITextFieldDelegate {
        let nick = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Profile"
          nick.placeholder = "Nick"
          view.addSubview(nick)
        }
        func textFieldDidBeginEditing(_ textField: UITextField) {
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Drop", style: .plain, target: self, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Keep", style: .done, target: self, action: nil)
        }
        func textFieldDidEndEditing(_ textField: UITextField) {
          navigationItem.leftBarButtonItem = nil
          navigationItem.rightBarButtonItem = nil
        }
      }
      """
    ])
    let screen = try #require(sample["Screen"])
    #expect(screen.swipes.platform.text == "3…4")
    #expect(
      screen.saidAround == [
        "Back. Back Button.", "Drop. Button.", "Profile. Heading.", "Keep. Button.",
      ])
  }

  /// Beside other items at the edge nothing takes the place of the way back.
  @Test func `leaves the way back where it stands beside that`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "First" }
        @objc func go() { navigationController?.pushViewController(Screen(), animated: true) }
      }
      final class Screen: UIViewController {
        var flag = false
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Profile"
          navigationItem.leftItemsSupplementBackButton = true
          if flag {
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Drop", style: .plain, target: self, action: nil)
          }
        }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).swipes.platform.text == "2…3")
  }

  @Test func `of a file may be dimmed`() throws {
    let screen = try #require(
      Sample([
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s"><objects><viewController id="c" customClass="Screen">
        <view key="view" id="v"><subviews><label id="l" text="Rules"/></subviews></view>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" enabled="NO" title="Next" id="b"/>
        </navigationItem></viewController></objects></scene></scenes></document>
        """,
        "Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}",
      ])["Screen"])
    #expect(screen.saidAround == ["Next. Dimmed. Button."])
  }
}
