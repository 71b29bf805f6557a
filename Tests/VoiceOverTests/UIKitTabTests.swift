import Testing
import VoiceOver

/// Controllers of tabs.
@Suite struct `A controller of tabs` {
  private static let screens = """
    import UIKit
    final class Home: UIViewController {
      override func viewDidLoad() {
        title = "Start"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
        let label = UILabel()
        label.text = "Hello"
        view.addSubview(label)
      }
    }
    final class Find: UIViewController {
      init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem.title = "Find"
      }
      override func viewDidLoad() { view.addSubview(UISearchBar()) }
    }
    """

  private static func said(_ members: String) throws -> [String] {
    let sample = Sample([
      "Tabs.swift": """
      \(screens)
      final class Tabs: UITabBarController {
        \(members)
      }
      """
    ])
    let report = try #require(sample["Tabs"])
    #expect(report.swipes.platform.text == "\(report.stops.count)")
    #expect(sample["Home"]?.screen == .tab)
    return report.stops.map(\.speech)
  }

  @Test(arguments: [
    """
    override func viewDidLoad() {
      let home = UINavigationController(rootViewController: Home())
      home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
      viewControllers = [home, Find()]
    }
    """,
    """
    override func viewDidLoad() {
      setViewControllers([wrap(Home(), title: "Home"), Find()], animated: false)
    }
    private func wrap(_ root: UIViewController, title: String) -> UINavigationController {
      let navigation = UINavigationController(rootViewController: root)
      navigation.tabBarItem.title = title
      return navigation
    }
    """,
    """
    override func viewDidLoad() {
      var all = [UIViewController]()
      let home = Home()
      home.tabBarItem.title = "Home"
      let find = Find()
      all = [home, find]
      viewControllers = all.map { wrap($0) }
    }
    private func wrap(_ root: UIViewController) -> UINavigationController {
      UINavigationController(rootViewController: root)
    }
    """,
    """
    override func viewDidLoad() {
      let home = Home()
      home.tabBarItem.title = "Home"
      var all: [UIViewController] = [UINavigationController(rootViewController: home)]
      all.append(Find())
      viewControllers = all
    }
    """,
    """
    let home = Home()
    let find = Find()
    override func viewDidLoad() {
      home.tabBarItem.title = "Home"
      viewControllers = [home, find].map { UINavigationController(rootViewController: $0) }
    }
    """,
    """
    private lazy var home: UINavigationController = {
      let home = Home()
      home.tabBarItem = UITabBarItem(title: "Home", image: nil, selectedImage: nil)
      return UINavigationController(rootViewController: home)
    }()
    override func viewDidLoad() { viewControllers = [home, UINavigationController(rootViewController: Find())] }
    """,
  ])
  func `says them, and shows the first with its bar`(_ members: String) throws {
    #expect(
      try Self.said(members) == [
        "Start. Heading.", "Add. Button.", "Selected: Home. Tab. 1 of 2.", "Find. Tab. 2 of 2.",
        "Hello.",
      ])
  }

  @Test(arguments: [
    "all.map { UINavigationController(rootViewController: $0) }",
    "all.map(UINavigationController.init(rootViewController:))",
  ])
  func `says what each begins with that code makes in a list`(_ list: String) throws {
    let said = try Self.said(
      """
      enum Tab {
        case find
        var title: String { "Search" }
        var item: UITabBarItem { UITabBarItem(title: title, image: nil, tag: 1) }
      }
      override func viewDidLoad() {
        var all: [UIViewController] = [Home()]
        if isPro { all.append(Find()) }
        let other = Home()
        other.tabBarItem = Tab.find.item
        all.append(other)
        viewControllers = \(list)
      }
      """)
    #expect(
      said == [
        "Start. Heading.", "Add. Button.", "Selected: Start. Tab. 1 of 3.", "Find. Tab. 2 of 3.",
        "Search. Tab. 3 of 3.", "Hello.",
      ])
  }

  @Test func `has no bar at the top where no navigation controller has one`() throws {
    #expect(
      try Self.said(
        """
        override func viewDidLoad() {
          let home = Home()
          home.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
          viewControllers = [home, Find(), Home(), make()]
        }
        """)
        == [
          "Selected: Favorites. Tab. 1 of 4.", "Find. Tab. 2 of 4.", "Start. Tab. 3 of 4.",
          "‹…›. Tab. 4 of 4.",
          "Hello.",
        ])
  }

  @Test(arguments: [
    ("title = \"All\"", "", ["All. Heading."]),
    (
      "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Edit\", style: .plain, target: nil, action: nil)",
      "", ["Edit. Button."]
    ),
    ("title = \"All\"", "tabBarController?.navigationItem.title = \"Here\"", ["Here. Heading."]),
    ("", "self.tabBarController?.navigationItem.title = \"Here\"", ["Here. Heading."]),
  ])
  func `has a bar around tabs that stand in no navigation controller`(
    _ tabs: String, _ first: String, _ said: [String]
  ) throws {
    let sample = Sample([
      "Tabs.swift": """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() {
          view.addSubview(UISwitch())
          \(first)
        }
      }
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          \(tabs)
          let first = First()
          first.tabBarItem.title = "First"
          viewControllers = [first]
        }
      }
      """
    ])
    let tab = ["Selected: First. Tab. 1 of 1.", "Switch Button."]
    #expect(try #require(sample["Tabs"]).stops.map(\.speech) == said + tab)
    let own = first.isEmpty ? [] : ["Here. Heading."]
    #expect(try #require(sample["First"]).stops.map(\.speech) == own + ["Switch Button."])
  }

  @Test func `is no screen where nothing says which there are`() {
    let sample = Sample([
      "Tabs.swift": """
      \(Self.screens)
      final class Tabs: UITabBarController {
        override func viewDidLoad() { view.addSubview(UILabel()) }
      }
      """
    ])
    #expect(sample["Tabs"] == nil)
  }

  @Test func `may show a view of SwiftUI`() throws {
    let sample = Sample([
      "Tabs.swift": """
      import SwiftUI
      import UIKit
      struct Inbox: View { var body: some View { Text("Inbox"); Text("Empty") } }
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          let inbox = UIHostingController(rootView: Inbox())
          inbox.tabBarItem.title = "Mail"
          viewControllers = [UINavigationController(rootViewController: inbox)]
        }
      }
      """
    ])
    let report = try #require(sample["Tabs"])
    #expect(report.stops.map(\.speech) == ["Selected: Mail. Tab. 1 of 1.", "Inbox.", "Empty."])
  }

  // https://developer.apple.com/documentation/uikit/uitabbarcontroller
  @Test func `may be a storyboard's, with the items that stand there`() throws {
    let sample = Sample([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><tabBarController id="t" customClass="Tabs"><connections>
      <segue destination="n" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="f" kind="relationship" relationship="viewControllers" id="r2"/>
      <segue destination="m" kind="relationship" relationship="viewControllers" id="r3"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="s2"><objects><navigationController id="n">
      <tabBarItem key="tabBarItem" title="Home" id="i1"/>
      <connections><segue destination="h" kind="relationship" relationship="rootViewController" id="r4"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s3"><objects><viewController id="h" customClass="Home">
      <view key="view" id="v"><subviews><label text="Nothing new" id="l"/></subviews></view>
      <navigationItem key="navigationItem" title="Welcome" id="ni"/></viewController></objects></scene>
      <scene sceneID="s4"><objects><viewController id="f" customClass="Find">
      <tabBarItem key="tabBarItem" systemItem="search" id="i2"/></viewController></objects></scene>
      <scene sceneID="s5"><objects><viewController id="m">
      <tabBarItem key="tabBarItem" title="" image="dots" id="i3">
      <accessibility key="accessibilityConfiguration" label="More"/></tabBarItem>
      </viewController></objects></scene>
      </scenes></document>
      """,
      "Tabs.swift": """
      import UIKit
      final class Tabs: UITabBarController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      final class Home: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
      final class Find: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
      """,
    ])
    let report = try #require(sample["Tabs"])
    #expect(
      report.stops.map(\.speech) == [
        "Welcome. Heading.", "Selected: Home. Tab. 1 of 3.", "Search. Tab. 2 of 3.",
        "More. Tab. 3 of 3.",
        "Nothing new.",
      ])
    #expect(sample["Home"]?.screen == .tab)
  }

  private static func story(segues: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n0">
    <scenes>
    <scene sceneID="s0"><objects><navigationController id="n0"><connections>
    <segue destination="l1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController id="l1" customClass="List"><view key="view" id="lv"><subviews>
    <label text="All" id="ll"/></subviews></view><navigationItem key="navigationItem" title="Chats" id="ni">
    <barButtonItem key="rightBarButtonItem" title="New" id="bi"><connections>
    <segue destination="t1" kind="show" id="sg"/>\(segues)</connections></barButtonItem></navigationItem></viewController></objects></scene>
    <scene sceneID="s2"><objects><tabBarController id="t1" customClass="Pair"><connections>
    <segue destination="f1" kind="relationship" relationship="viewControllers" id="v1"/>
    <segue destination="g1" kind="relationship" relationship="viewControllers" id="v2"/></connections></tabBarController></objects></scene>
    <scene sceneID="s3"><objects><viewController title="One" id="f1" customClass="First"><view key="view" id="fv"><subviews>
    <label text="Words" id="fl"/></subviews></view><toolbarItems><barButtonItem title="Invite" id="iv"/></toolbarItems>
    </viewController></objects></scene>
    <scene sceneID="s4"><objects><viewController id="g1" customClass="Second"><view key="view" id="gv"><subviews>
    <label text="Others" id="gl"/></subviews></view></viewController></objects></scene>
    </scenes></document>
    """
  }

  private static let plain = """
    import UIKit
    final class List: UIViewController {}
    final class Pair: UITabBarController {}
    final class First: UIViewController {}
    final class Second: UIViewController {}
    """

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller
  @Test
  func `has no bars for a tab in no navigation controller, and is left as what pushes it says`()
    throws
  {
    let sample = Sample(["Main.storyboard": Self.story(), "Pages.swift": Self.plain])
    #expect(try #require(sample["First"]).stops.map(\.speech) == ["Words."])
    let pair = try #require(sample["Pair"])
    #expect(pair.saidAround.contains("Back. Back Button."))
  }

  @Test func `has a way back where code pushes it`() throws {
    let sample = Sample([
      "Pages.swift": """
      import UIKit
      final class Inside: UIViewController {
        override func viewDidLoad() { view.addSubview(UISearchBar()) }
      }
      final class Pair: UITabBarController {
        override func viewDidLoad() { viewControllers = [Inside()] }
      }
      final class List: UIViewController {
        func go() { navigationController?.pushViewController(Pair(), animated: true) }
      }
      """
    ])
    #expect(try #require(sample["Pair"]).saidAround.contains("Back. Back Button."))
  }

  @Test func `has bars for a tab that is pushed as well`() throws {
    let segue = "<segue destination=\"f1\" kind=\"show\" id=\"sh\"/>"
    let sample = Sample(["Main.storyboard": Self.story(segues: segue), "Pages.swift": Self.plain])
    #expect(try #require(sample["First"]).stops.map(\.speech).contains("One. Heading."))
  }
}
