import Testing
import VoiceOver

/// Controllers of a storyboard that have no class but one of UIKit: all that they show is in their scene.
@Suite struct `A scene without a class of its own` {
  private static func board(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
    """
  }

  private static func plain(_ id: String, _ attributes: String, _ inside: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)>\(inside)</viewController>\
    </objects></scene>
    """
  }

  private static func view(_ id: String, _ text: String) -> String {
    "<view key=\"view\" id=\"v\(id)\"><subviews><label id=\"l\(id)\" text=\"\(text)\"/></subviews></view>"
  }

  @Test(arguments: [
    (#"storyboardIdentifier="licence""#, "licence"), (#"title="Licence""#, "Licence"),
    ("", "Terms"),
  ])
  func `is a screen, called as code asks for it, or by its title`(_ named: String, _ name: String)
    throws
  {
    let item = """
      <navigationItem key="navigationItem" title="Terms" id="n"><barButtonItem key="rightBarButtonItem" \
      title="Accept" id="b"/></navigationItem>
      """
    let board = Self.board(Self.plain("c1", named, Self.view("1", "All of it") + item))
    let report = try #require(Sample(["Main.storyboard": board])[name])
    #expect(report.screen == .controller && !report.isOpaque)
    #expect(report.said == ["All of it."])
    #expect(report.saidAround == ["Terms. Heading.", "Accept. Button."])
  }

  @Test func `is none where it has no views, or only what code makes rows of`() {
    let empty = Self.plain("c1", #"title="Empty""#, "<view key=\"view\" id=\"v1\"/>")
    let rows = """
      <scene sceneID="s2"><objects><tableViewController id="c2" title="Rows"><tableView key="view" id="t"><prototypes>
      <tableViewCell id="p" style="IBUITableViewCellStyleDefault" textLabel="l"><tableViewCellContentView \
      key="contentView" id="q"><subviews><label id="l" text="Title"/></subviews></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      """
    let sample = Sample(["Main.storyboard": Self.board(empty + rows)])
    #expect(sample.reports.isEmpty)
  }

  @Test func `is what a segue leads to, and what another controller holds`() throws {
    let first = """
      <scene sceneID="s1"><objects><viewController id="c1" customClass="Home"><view key="view" id="v1"><subviews>
      <containerView id="k"><connections><segue destination="c2" kind="embed" id="e"/></connections></containerView>
      <button id="b"><state key="normal" title="More"/><connections><segue destination="c3" kind="show" id="g"/>\
      </connections></button></subviews></view></viewController></objects></scene>
      """
    let board = Self.board(
      first + Self.plain("c2", #"title="Inner""#, Self.view("2", "Held"))
        + Self.plain("c3", #"title="More""#, Self.view("3", "Led to")))
    let sample = Sample([
      "Main.storyboard": board, "Home.swift": "import UIKit\nfinal class Home: UIViewController {}",
    ])
    let home = try #require(sample["Home"])
    #expect(home.said == ["Held.", "More. Button."])
    #expect(!home.isOpaque)
    #expect(try #require(sample["More"]).screen == .destination)
  }

  @Test func `is another one than a class of that name`() throws {
    let board = Self.board(Self.plain("c1", #"title="Home""#, Self.view("1", "Plain")))
    let sample = Sample([
      "Main.storyboard": board,
      "Home.swift": """
      import UIKit
      final class Home: UIViewController {
        override func viewDidLoad() { let note = UILabel(); note.text = "Written"; view.addSubview(note) }
      }
      """,
    ])
    let homes = sample.reports.filter { $0.name == "Home" }
    #expect(Set(homes.map(\.said)) == [["Plain."], ["Written."]])
  }
}
