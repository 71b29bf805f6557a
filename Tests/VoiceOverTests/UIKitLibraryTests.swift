import Testing
import VoiceOver

/// Controllers whose class, or the class above it, is not in the repository.
@Suite struct `A controller of a class that is not there` {
  @Test(arguments: ["KitViewController", "KitTableViewController", "KitCollectionViewController"])
  func `is a screen with what its own code adds`(_ above: String) throws {
    let source = """
      import UIKit
      import Kit
      class Base: \(above) {}
      final class Screen: Base {
        let name = UILabel()
        override func viewDidLoad() { name.text = "Name"; title = "Kit"; view.addSubview(name) }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.screen == .controller)
    #expect(report.said.contains("Name.") && report.saidAround == ["Kit. Heading."])
    #expect(report.isOpaque && report.opaqueNames.contains(above))
  }

  @Test func `comes up as controllers do, whatever the class above is called`() throws {
    let source = """
      import UIKit
      import Kit
      final class Screen: KitPlayer {
        let name = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          name.text = "Name"
          view.addSubview(name)
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.screen == .controller && report.isOpaque)
    #expect(report.said.contains("Name."))
  }

  @Test(arguments: [
    "NSViewController", "KitViewModel", "KitView", "UINavigationController", "Showing",
  ])
  func `is none by another name`(_ above: String) {
    let source = """
      import UIKit
      protocol Showing: AnyObject {}
      final class Screen: \(above) { func viewDidLoad() { addSubview(UILabel()) } }
      """
    #expect(Sample(["Screen.swift": source])["Screen"]?.screen == nil)
  }

  /// It is called like the class that is made from it, and is not that.
  @Test func `may have the name of the class itself`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      import Core
      final class Screen: UIViewController {
        func play() { present(PlayViewController(), animated: true) }
        func look() { present(Look(), animated: true) }
      }
      class PlayViewController: Core.PlayViewController {
        let name = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); name.text = "Play"; view.addSubview(name) }
      }
      final class Look: Core.PlayViewController {
        let note = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); note.text = "Look"; view.addSubview(note) }
      }
      """
    ])
    for (name, said) in [("PlayViewController", "Play."), ("Look", "Look.")] {
      let report = try #require(sample[name])
      #expect(report.said.filter { !$0.hasPrefix("‹") } == [said])
      #expect(report.opaqueNames == ["PlayViewController"])
    }
  }

  /// A view by the name of a class that nobody sees is what the name says.
  @Test func `has views of such classes`() throws {
    let source = """
      import UIKit
      import Kit
      final class Round: KitButton {}
      final class Screen: UIViewController {
        let copy: IconButton = {
          let button = IconButton(image: UIImage(named: "copy"), tint: .red)
          button.accessibilityLabel = "Copy"
          return button
        }()
        let plain = IconButton(style: .flat)
        let send: FlatButton = {
          let button = FlatButton(title: "Send", color: .red)
          button.layer.cornerRadius = 4
          return button
        }()
        let round = Round()
        let name = PaddedLabel()
        let field = FloatingTextField()
        let cover = LoadingImageView()
        let chart = KitChart()
        override func viewDidLoad() {
          name.text = "Name"
          round.setTitle("Round", for: .normal)
          field.placeholder = "Street"
          [copy, plain, send, round, name, field, cover].forEach { view.addSubview($0) }
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(
      report.said == [
        "Copy. Button.", "Button.", "Send. Button.", "Round. Button.", "Name.",
        "Street. Text Field.",
      ])
    #expect(!report.isOpaque)
  }

  @Test func `goes round in no circle`() {
    let source = "import UIKit\nclass A: B { let x = UILabel() }\nclass B: A {}"
    #expect(Sample(["Screen.swift": source])["A"] == nil)
  }

  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s1"><objects><viewController id="c1" customClass="About">
    <view key="view" id="v1"><subviews><label id="l1" text="Version"/>
    <button id="b1"><state key="normal" title="More"/>
    <connections><segue kind="show" destination="c2" id="g1"/></connections></button></subviews></view>
    <navigationItem key="navigationItem" title="About" id="n1"/></viewController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController id="c2" customClass="More">
    <tableView key="view" dataMode="static" id="t2"><sections><tableViewSection id="ts2"><cells>
    <tableViewCell id="tc2" style="IBUITableViewCellStyleDefault" textLabel="tl2">
    <tableViewCellContentView key="contentView" id="cv2"><subviews><label id="tl2" text="Licence"/></subviews>
    </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
    </tableViewController></objects></scene>
    </scenes></document>
    """

  @Test func `is the tree of its scene, and at least that`() throws {
    let sample = Sample(["Main.storyboard": Self.board])
    let about = try #require(sample["About"])
    #expect(about.screen == .controller && about.isOpaque)
    #expect(about.said.prefix(2) == ["Version.", "More. Button."])
    #expect(about.saidAround == ["About. Heading."])
    let more = try #require(sample["More"])
    #expect(more.screen == .destination && more.isOpaque)
    #expect(more.said.first == "Licence.")
  }

  @Test func `is the class where that has source, and one of several copies`() throws {
    let source = "import UIKit\nfinal class About: UIViewController {}"
    let sample = Sample(["Main.storyboard": Self.board, "About.swift": source])
    let all = sample.reports.filter { $0.name == "About" }
    #expect(all.map(\.isOpaque) == [false])
    #expect(all.map(\.place.path) == ["About.swift"])
    let copies = Sample([
      "Base.lproj/Main.storyboard": Self.board, "fr.lproj/Main.storyboard": Self.board,
    ])
    #expect(copies.reports.filter { $0.name == "About" }.count == 1)
  }

  @Test func `is the owner of a xib as well`() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OldViewController">
      <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><subviews><label id="l" text="Old"/></subviews></view></objects></document>
      """
    #expect(try #require(Sample(["Old.xib": xib])["OldViewController"]).said.first == "Old.")
  }

  @Test func `is there with nothing to say where something shows it`() throws {
    let source = """
      import UIKit
      final class Empty: UIViewController {}
      final class Alone: UIViewController {}
      final class Screen: UIViewController {
        override func viewDidLoad() { view.addSubview(UISwitch()) }
        @objc func go() { present(Empty(), animated: true) }
      }
      """
    let sample = Sample(["Screen.swift": source])
    #expect(try #require(sample["Empty"]).screen == .sheet)
    #expect(sample["Alone"] == nil)
  }

  /// Buttons of the system's other frameworks come with words of their own.
  @Test(arguments: ["MKCompassButton", "MKUserTrackingButton", "PKPaymentButton"])
  func `may be named by the system`(_ name: String) throws {
    let source = """
      import UIKit
      import MapKit
      final class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(\(name)()) }
      }
      """
    let said = try #require(Sample(["Screen.swift": source])["Screen"]).said
    #expect(said.count == 1 && said[0].hasPrefix("‹") && said[0].hasSuffix(" Button."))
  }
}
