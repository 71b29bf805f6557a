import Testing
import VoiceOver

/// How a controller is shown by the segue of another one.
@Suite struct `A segue of a storyboard` {
  private static func board(_ kind: String, isWrapped: Bool) -> String {
    let wrapped = """
      <scene sceneID="s3"><objects><navigationController id="c3"><navigationBar key="navigationBar" id="b3"/>
      <connections><segue kind="relationship" relationship="rootViewController" destination="c2" id="g3"/>\
      </connections></navigationController></objects></scene>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><viewController id="c1" customClass="Settings">
      <view key="view" id="v1"><subviews><label id="l1" text="Version"/></subviews></view>
      <connections><segue kind="\(kind)" identifier="more" destination="\(isWrapped ? "c3" : "c2")" id="g1"/>\
      </connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="c2" customClass="More">
      <view key="view" id="v2"><subviews><label id="l2" text="Licence"/></subviews></view>
      <navigationItem key="navigationItem" title="More" id="n2"/></viewController></objects></scene>
      \(isWrapped ? wrapped : "")</scenes></document>
      """
  }

  @Test(arguments: [
    ("show", false, ["Back. Back Button.", "More. Heading."]),
    ("showDetail", false, ["Back. Back Button.", "More. Heading."]),
    // A detail with bars of its own is pushed where there is room for one column.
    ("showDetail", true, ["Back. Back Button.", "More. Heading."]),
    ("presentation", true, ["More. Heading."]),
    // Nothing around it has bars.
    ("presentation", false, []),
  ])
  func `says how what it leads to is shown`(_ kind: String, _ isWrapped: Bool, _ said: [String])
    throws
  {
    let sample = Sample([
      "Main.storyboard": Self.board(kind, isWrapped: isWrapped),
      "More.swift": """
      import UIKit
      final class Settings: UIViewController {}
      final class More: UIViewController {}
      """,
    ])
    let more = try #require(sample["More"])
    #expect(more.screen == (kind == "presentation" ? .sheet : .destination))
    #expect(more.saidAround == said)
    #expect(more.said == ["Licence."])
  }

  /// What is asked for by an identifier, whatever code takes it for.
  @Test(
    arguments: [
      ("storyboard!.instantiateViewController(withIdentifier: \"more\")", false, true),
      (
        "storyboard!.instantiateViewController(withIdentifier: \"more\") as! UIViewController",
        false, true
      ),
      (
        "storyboard!.instantiateViewController(withIdentifier: \"more\") as! UINavigationController",
        true, false
      ),
      ("storyboard!.instantiateViewController(withIdentifier: \"other\")", false, nil),
    ] as [(String, Bool, Bool?)])
  func `is not needed by code`(_ made: String, _ isWrapped: Bool, _ isPushed: Bool?) throws {
    let board = Self.board("unwind", isWrapped: isWrapped).replacing(
      isWrapped ? "id=\"c3\">" : "id=\"c2\"",
      with: isWrapped
        ? "id=\"c3\" storyboardIdentifier=\"more\">" : "id=\"c2\" storyboardIdentifier=\"more\"")
    let show = isWrapped ? "present(next, animated: true)" : "show(next, sender: nil)"
    let more = try #require(
      Sample([
        "Main.storyboard": board,
        "More.swift": """
        import UIKit
        final class Settings: UIViewController {
          @IBAction func more() {
            let next = \(made)
            \(show)
          }
        }
        final class More: UIViewController {}
        """,
      ])["More"])
    let reason = isPushed.map { $0 ? ScreenReason.destination : .sheet } ?? .controller
    #expect(more.screen == reason)
    #expect(
      more.saidAround == (isPushed == true ? ["Back. Back Button."] : []) + ["More. Heading."])
  }

  /// A bar among the views is all that there is: the title of the controller is a name.
  @Test func `is not needed by a bar of its own`() throws {
    let sample = Sample([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><viewController id="c1" customClass="Sheet" title="Photo">
      <view key="view" id="v1"><subviews><navigationBar id="b1"><items><navigationItem id="n1">
      <barButtonItem key="rightBarButtonItem" title="Done" id="d1"/></navigationItem></items></navigationBar>
      <label id="l1" text="Line"/></subviews></view></viewController></objects></scene></scenes></document>
      """,
      "Sheet.swift": "import UIKit\nfinal class Sheet: UIViewController {}",
    ])
    let sheet = try #require(sample["Sheet"])
    #expect(sheet.saidAround.isEmpty)
    #expect(sheet.said == ["Done. Button.", "Line."])
  }
}
