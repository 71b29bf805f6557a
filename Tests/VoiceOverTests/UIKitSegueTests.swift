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
}
