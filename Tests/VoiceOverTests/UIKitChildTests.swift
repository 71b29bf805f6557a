import Testing
import VoiceOver

/// Controllers in controllers, and those that classes show which are none.
@Suite struct `A controller in another one` {
  private static let pages = """
    class Pager: UIViewController {
      var pages = [UIViewController](), index = 0
      override func viewDidLoad() {
        pages = source.pages(for: self)
        let page = pages[index]
        addChild(page)
        view.addSubview(page.view)
      }
      func pages(for pager: Pager) -> [UIViewController] { fatalError() }
    }
    final class One: UIViewController {
      override func viewDidLoad() { let l = UILabel(); l.text = "One"; view.addSubview(l) }
    }
    final class Two: UIViewController {
      override func viewDidLoad() {
        let l = UILabel(), m = UILabel(); l.text = "Two"; m.text = "More"
        view.addSubview(l); view.addSubview(m)
      }
    }
    """

  private static func screen(_ source: String) -> ViewReport? {
    Sample(["Screen.swift": "import UIKit\n\(source)\n\(pages)"])["Screen"]
  }

  @Test(arguments: [
    ("[One()]", "1"), ("[One(), Two()]", "1…2"), ("[Two(), Two()]", "2"),
  ])
  func `is what an overridden function gives`(_ list: String, _ swipes: String) throws {
    let report = try #require(
      Self.screen(
        "final class Screen: Pager { override func pages(for pager: Pager) -> [UIViewController] { return \(list) } }"
      ))
    #expect(report.swipes.platform.text == swipes)
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    ("pages[0]", "1"), ("pages[1]", "2"), ("pages[index]", "1…2"),
  ])
  func `is one of a list that a property holds`(_ page: String, _ swipes: String) throws {
    let report = try #require(
      Self.screen(
        """
        final class Screen: UIViewController {
          let pages: [UIViewController] = [One(), Two()]
          var index = 0
          override func viewDidLoad() { let page = \(page); addChild(page); view.addSubview(page.view) }
        }
        """))
    #expect(report.swipes.platform.text == swipes)
  }

  @Test func `stays unknown where nobody gives the list`() throws {
    let report = try #require(Self.screen("final class Screen: Pager {}"))
    #expect(report.isOpaque)
  }

  @Test(arguments: [
    "class Guide { func open() { let one = One(); navigation.pushViewController(one, animated: true) } }",
    "final class Guide { func open() { navigation.pushViewController(One(), animated: true) } }",
    "final class Guide: Leading { func open() { if isNew { host.navigationController?.pushViewController(One(), animated: false) } } }",
  ])
  func `is pushed by a class that is no controller`(_ guide: String) throws {
    let sample = Sample(["Screen.swift": "import UIKit\n\(guide)\n\(Self.pages)"])
    let one = try #require(sample["One"])
    #expect(one.screen == .destination)
    #expect(one.saidAround == ["Back. Back Button."])
    #expect(sample["Guide"] == nil)
  }

  @Test(arguments: [
    "class Tabs: UITabBarController { override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: One()), Two()] } }",
    "class Tabs: UITabBarController { func fill() { let one = One(); setViewControllers([one, Two()], animated: false) } }",
    "class Guide: Leading { func start() { let tabs = UITabBarController(); tabs.viewControllers = [One(), Two()]; window.rootViewController = tabs } }",
  ])
  func `is a tab of one that has tabs`(_ tabs: String) throws {
    let sample = Sample(["Screen.swift": "import UIKit\n\(tabs)\n\(Self.pages)"])
    #expect(["One", "Two"].map { sample[$0]?.screen } == [.tab, .tab])
    #expect(sample["Guide"] == nil)
  }

  @Test func `loads a file of its own where another file places it`() throws {
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="Screen"><view key="view" id="v"><subviews>
      <view id="b" customClass="Badge"/></subviews></view></viewController></objects></scene></scenes></document>
      """
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>
      <view id="v"><subviews><label id="l" text="Badge text"/></subviews></view></objects></document>
      """
    let source = """
      import UIKit
      final class Screen: UIViewController {}
      final class Badge: UIView {
        required init?(coder: NSCoder) { super.init(coder: coder); load() }
        func load() {
          guard let view = Bundle.main.loadNibNamed("Badge", owner: self)?.first as? UIView else { return }
          addSubview(view)
        }
      }
      """
    let sample = Sample(["Main.storyboard": board, "Badge.xib": xib, "Screen.swift": source])
    #expect(try #require(sample["Screen"]).said == ["Badge text."])
  }

  @Test(arguments: ["0", "0.001", "0.0"])
  func `is not heard where it can hardly be seen`(_ alpha: String) throws {
    let report = try #require(
      Self.screen(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            let l = UILabel(), m = UILabel()
            l.text = "Seen"; m.text = "Not"; m.alpha = \(alpha)
            view.addSubview(l); view.addSubview(m)
          }
        }
        """))
    #expect(report.said == ["Seen."])
  }

  @Test(arguments: ["UIStackView", "UIScrollView", "UIControl", "UIVisualEffectView"])
  func `is a view that fills itself`(_ above: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Box: \(above) {
        let name = UILabel()
        init() { super.init(frame: .zero); name.text = "In it"; addSubview(name) }
      }
      final class Screen: UIViewController {
        let box = Box()
        override func viewDidLoad() { view.addSubview(box) }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).said == ["In it."])
    #expect(sample["Box"]?.said == ["In it."])
  }

  @Test(arguments: [
    ("panel.add(toParent: self)", true), ("panel.didMove(toParent: self)", false),
    ("panel.add(toParent: other)", false),
  ])
  func `may be put there by what nobody follows`(_ call: String, _ isOpaque: Bool) throws {
    let report = try #require(
      Self.screen(
        """
        final class Screen: UIViewController {
          let panel = Drawers.Panel()
          override func viewDidLoad() { let l = UILabel(); l.text = "A"; view.addSubview(l); \(call) }
        }
        """))
    #expect(report.said.first == "A.")
    #expect(report.isOpaque == isOpaque)
  }
}

@Suite struct `A list of items of a bar` {
  private static func bar(_ line: String, _ members: String = "") -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let save = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
        let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        var isPro = false
        override func viewDidLoad() { \(line) }
        \(members)
      }
      """
    ])["Screen"]
  }

  @Test(arguments: [
    ("navigationItem.rightBarButtonItems = [more, save]", ""),
    (
      "navigationItem.rightBarButtonItems = items()",
      "func items() -> [UIBarButtonItem] { [more, .flexibleSpace(), save] }"
    ),
    (
      "navigationItem.rightBarButtonItems = items",
      "var items: [UIBarButtonItem] { return [more, save] }"
    ),
    (
      "navigationItem.rightBarButtonItems = items",
      "var items: [UIBarButtonItem] { let first = more; return [first, save] }"
    ),
    (
      "navigationItem.rightBarButtonItems = items",
      "lazy var items: [UIBarButtonItem] = { var all = [more]; all.append(save); return all }()"
    ),
    (
      "let items = [more] + [save]; navigationItem.setRightBarButtonItems(items, animated: true)",
      ""
    ),
    (
      "var items = [UIBarButtonItem](); items.append(more); items.append(save); navigationItem.rightBarButtonItems = items",
      ""
    ),
  ])
  func `has all of them`(_ line: String, _ members: String) throws {
    let report = try #require(Self.bar(line, members))
    #expect(report.saidAround == ["Save. Button.", "More. Button."])
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    (
      "toolbarItems = items()",
      "func items() -> [UIBarButtonItem] { var all = [save]; if isPro { all.append(more) }; return all }"
    ),
    ("setToolbarItems(isPro ? [save, more] : [save], animated: false)", ""),
  ])
  func `has one of them at times`(_ line: String, _ members: String) throws {
    #expect(try #require(Self.bar(line, members)).chrome.platform.text == "1…2")
  }

  @Test(arguments: [
    "navigationItem.leftBarButtonItem = .init(systemItem: .close)",
    "navigationItem.leftBarButtonItems = [.init(title: \"Close\", style: .plain, target: nil, action: nil)]",
    "let close = UIAction(title: \"Close\") { _ in }; let item = UIBarButtonItem(); item.primaryAction = close; navigationItem.leftBarButtonItem = item",
  ])
  func `has one whose class nobody writes, and one that its action names`(_ line: String) throws {
    let report = try #require(Self.bar(line))
    #expect(report.saidAround == ["Close. Button."])
    #expect(!report.isOpaque)
  }

  @Test func `has the item that every controller has`() throws {
    let report = try #require(
      Self.bar("navigationItem.rightBarButtonItems = [save, editButtonItem]"))
    #expect(report.saidAround == ["Edit. Button.", "Save. Button."])
    #expect(!report.isOpaque)
  }

  @Test func `has the item that is put in the place of an empty one`() throws {
    let report = try #require(
      Self.bar(
        "edit = UIBarButtonItem(title: \"Edit\", style: .plain, target: nil, action: nil); navigationItem.rightBarButtonItem = edit",
        "var edit = UIBarButtonItem()"))
    #expect(report.saidAround == ["Edit. Button."])
  }
}
