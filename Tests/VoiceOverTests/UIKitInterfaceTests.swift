import Testing
import VoiceOver

@Suite struct `An interface file` {
  private static func storyboard(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
    <scenes>\(objects)</scenes>
    </document>
    """
  }

  private static func scene(_ tag: String, _ name: String, _ inside: String) -> String {
    """
    <scene sceneID="s-\(name)"><objects>
    <\(tag) id="c-\(name)" customClass="\(name)">\(inside)</\(tag)>
    </objects></scene>
    """
  }

  private static func xib(_ owner: String, _ outlets: String, _ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)">
    <connections>\(outlets)</connections></placeholder>
    \(views)
    </objects>
    </document>
    """
  }

  private static func frame(_ x: Int, _ y: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"100\" height=\"20\"/>"
  }

  private static let screen = scene(
    "viewController", "Screen",
    """
    <view key="view" id="v1"><subviews>
    <label id="l1" text="Below">\(frame(0, 60))</label>
    <label id="l2" text="Placeholder">\(frame(0, 10))</label>
    <button id="b1">\(frame(120, 14))<state key="normal" title="Buy"/></button>
    <imageView id="i1" image="cart">\(frame(0, 100))</imageView>
    <label id="l3" text="Hidden" hidden="YES">\(frame(0, 130))</label>
    <textField id="t1" placeholder="Name">\(frame(0, 160))</textField>
    </subviews></view>
    <connections><outlet property="price" destination="l2" id="o1"/></connections>
    """)

  @Test func `is the one called as the class is that owns several`() throws {
    func button(_ title: String) -> String {
      Self.xib(
        "Screen", "<outlet property=\"view\" destination=\"v1\" id=\"o1\"/>",
        """
        <view id="v1"><subviews>
        <button id="b1">\(Self.frame(0, 0))<state key="normal" title="\(title)"/></button>
        </subviews></view>
        """)
    }
    let sample = Sample([
      "Screen-wide.xib": button("Wide"), "Screen.xib": button("Narrow"),
      "Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}",
    ])
    #expect(try #require(sample["Screen"]).said == ["Narrow. Button."])
  }

  @Test func `shows what it places, in the order of the lines, and texts that code sets win`()
    throws
  {
    let sample = Sample([
      "Main.storyboard": Self.storyboard(Self.screen),
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        @IBOutlet private weak var price: UILabel!
        override func viewDidLoad() { price.text = "5 $" }
      }
      """,
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said == ["5 $.", "Buy. Button.", "Below.", "Name. Text Field."])
    #expect(report.screen == .controller)
    #expect(!report.isOpaque)
    #expect(report.stops.last?.place.path == "Main.storyboard")
  }

  @Test func `has a class whose code adds to it, and embeds others`() throws {
    let objects =
      Self.scene(
        "viewController", "Screen",
        """
        <view key="view" id="v1"><subviews>
        <containerView id="k1">\(Self.frame(0, 10))
        <connections><segue destination="c-Child" kind="embed" id="e1"/></connections></containerView>
        <view id="v2" customClass="Badge">\(Self.frame(0, 60))</view>
        <view id="v3" customClass="OtherKitView">\(Self.frame(0, 90))</view>
        </subviews></view>
        """)
      + Self.scene(
        "viewController", "Child",
        """
        <view key="view" id="v4"><subviews><label id="l1" text="Inside">\(Self.frame(0, 0))</label></subviews></view>
        """)
    let sample = Sample([
      "Main.storyboard": Self.storyboard(objects),
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let note = UILabel()
        override func viewDidLoad() { note.text = "Note"; view.addSubview(note) }
      }
      final class Child: UIViewController {}
      final class Badge: UIView {
        let count = UILabel()
        override func awakeFromNib() { count.text = "3"; addSubview(count) }
      }
      """,
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said == ["Inside.", "3.", "‹OtherKitView›.", "Note."])
    #expect(report.isOpaque)
  }

  @Test func `has tables whose rows stand in it`() throws {
    let table = Self.scene(
      "tableViewController", "Settings",
      """
      <tableView key="view" dataMode="static" id="t1"><sections>
      <tableViewSection headerTitle="Alarm" id="x1"><cells>
      <tableViewCell id="c1" style="IBUITableViewCellStyleValue1" textLabel="n1" detailTextLabel="n2">
      <tableViewCellContentView key="contentView" id="q1"><subviews>
      <label id="n1" text="Sound">\(Self.frame(0, 0))</label>
      <label id="n2" text="Bell">\(Self.frame(120, 0))</label>
      </subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      """)
    let sample = Sample([
      "Main.storyboard": Self.storyboard(table),
      "Settings.swift": "import UIKit\nfinal class Settings: UITableViewController {}",
    ])
    let report = try #require(sample["Settings"])
    #expect(report.said == ["Alarm. Heading.", "Sound, Bell."])
    #expect(report.swipes.guideline.text == "3")
  }

  @Test func `has cells for code to ask for, with a class of their own or without`() throws {
    let table = Self.scene(
      "tableViewController", "Inbox",
      """
      <tableView key="view" dataMode="prototypes" id="t1"><prototypes>
      <tableViewCell reuseIdentifier="mail" id="c1" customClass="MailCell">
      <tableViewCellContentView key="contentView" id="q1"><subviews>
      <label id="n1" text="From">\(Self.frame(0, 0))</label>
      <button id="n2">\(Self.frame(120, 0))<state key="normal" title="Flag"/></button>
      </subviews></tableViewCellContentView>
      <connections><outlet property="from" destination="n1" id="o1"/></connections></tableViewCell>
      <tableViewCell reuseIdentifier="more" id="c2">
      <tableViewCellContentView key="contentView" id="q2"><subviews>
      <label id="n3" text="More">\(Self.frame(0, 0))</label>
      </subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView>
      """)
    let sample = Sample([
      "Main.storyboard": Self.storyboard(table),
      "Inbox.swift": """
      import UIKit
      final class MailCell: UITableViewCell { @IBOutlet var from: UILabel! }
      final class Inbox: UITableViewController {
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 5 }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          if path.row == 0 { return t.dequeueReusableCell(withIdentifier: "more", for: path) }
          let cell = t.dequeueReusableCell(withIdentifier: "mail", for: path) as! MailCell
          cell.from.text = "Ann"
          return cell
        }
      }
      """,
    ])
    let report = try #require(sample["Inbox"])
    #expect(report.said == ["More.", "Ann.", "Flag. Button."])
    #expect(report.swipes.platform.text == "9")
  }

  @Test(arguments: [
    "table.register(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: \"row\")",
    "table.register(RowCell.self, forCellReuseIdentifier: \"row\")",
  ])
  func `has cells in files of their own`(_ line: String) throws {
    let row = Self.xib(
      "NSObject", "",
      """
      <tableViewCell id="c1" customClass="RowCell">
      <tableViewCellContentView key="contentView" id="q1"><subviews>
      <label id="n1" text="A">\(Self.frame(0, 0))</label>
      <label id="n2" text="B">\(Self.frame(0, 30))</label>
      </subviews></tableViewCellContentView></tableViewCell>
      """)
    let sample = Sample([
      "Row.xib": row,
      "Screen.swift": """
      import UIKit
      final class RowCell: UITableViewCell {}
      final class Screen: UIViewController {
        let table = UITableView()
        override func viewDidLoad() { \(line); view.addSubview(table) }
      }
      """,
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said == ["A, B."])
    #expect(report.swipes.platform.text == "20")
  }

  @Test func `is one of its copies, and that of a phone`() throws {
    func file(_ text: String) -> String {
      Self.xib(
        "Screen", "<outlet property=\"view\" destination=\"v1\" id=\"o1\"/>",
        """
        <view id="v1"><subviews><label id="l1" text="\(text)">\(Self.frame(0, 0))</label></subviews></view>
        """)
    }
    let sample = Sample([
      "de.lproj/Screen.xib": file("Hallo"), "Base.lproj/Screen.xib": file("Hello"),
      "Base.lproj/Screen~ipad.xib": file("Hello, pad"),
      "Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}",
    ])
    #expect(try #require(sample["Screen"]).said == ["Hello."])
  }

  /// What Flutter draws there is written in Dart, and is read as that.
  @Test func `has no screen of its own for what others draw in it`() throws {
    func file(_ name: String) -> String {
      Self.storyboard(
        Self.scene(
          "viewController", name,
          """
          <view key="view" id="v1"><subviews><label id="l1" text="Below">\(Self.frame(0, 60))</label></subviews></view>
          """))
    }
    #expect(
      Sample(["Main.storyboard": file("FlutterViewController")])["FlutterViewController"] == nil)
    let other = try #require(
      Sample(["Main.storyboard": file("OtherViewController")])["OtherViewController"])
    #expect(other.said.contains("Below."), "\(other.said)")
  }

  @Test(arguments: [
    "", "<", "<document><scenes><scene><objects><viewController customClass=\"Screen\">",
    "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>",
    String(repeating: "<view>", count: 20_000),
    "<<<<<<< HEAD\n<document/>\n=======\n>>>>>>> other",
  ])
  func `may be anything`(_ text: String) {
    let sample = Sample([
      "Main.storyboard": text,
      "Screen.swift":
        "import UIKit\nfinal class Screen: UIViewController { let a = UILabel()\nfunc f() { view.addSubview(a) } }",
    ])
    #expect(sample["Screen"] != nil)
  }

  /// Whoever loads the cell asks the file for it: its outlets are the cell's.
  @Test func `is not what code makes of the class of another controller's view`() throws {
    let sample = Sample([
      "Welcome.xib": Self.xib(
        "Welcome", "<outlet property=\"view\" destination=\"v1\" id=\"o1\"/>",
        """
        <view id="v1" customClass="Tinted"><subviews>
        <label id="l1" text="Welcome">\(Self.frame(0, 0))</label>
        </subviews></view>
        """),
      "Screen.swift": """
      import UIKit
      class Tinted: UIView {}
      final class Welcome: UIViewController {}
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let line = Tinted(frame: .zero), label = UILabel()
          label.text = "Shop"
          view.addSubview(line)
          view.addSubview(label)
        }
      }
      """,
    ])
    #expect(try #require(sample["Screen"]).said == ["Shop."])
    #expect(try #require(sample["Welcome"]).said == ["Welcome."])
  }

  @Test func `has the outlets of a cell whose class the file's owner has as well`() throws {
    let sample = Sample([
      "Row.xib": Self.xib(
        "Row", "",
        """
        <tableViewCell reuseIdentifier="Row" id="c1" customClass="Row">
        <tableViewCellContentView key="contentView" id="v1"><subviews>
        <label id="l1" text="Sample">\(Self.frame(0, 0))</label></subviews></tableViewCellContentView>
        <connections><outlet property="title" destination="l1" id="o1"/></connections></tableViewCell>
        """),
      "Screen.swift": """
      import UIKit
      final class Row: UITableViewCell { @IBOutlet var title: UILabel! }
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row = t.dequeueReusableCell(withIdentifier: "Row", for: path) as! Row
          row.title.text = "Open"
          return row
        }
      }
      """,
    ])
    #expect(try #require(sample["Screen"]).said == ["Open."])
  }

  @Test func `is nothing to the classes below that of a cell in it`() throws {
    let sample = Sample([
      "Main.storyboard": Self.storyboard(
        Self.scene(
          "tableViewController", "Screen",
          """
          <tableView key="view" dataMode="prototypes" id="t1"><prototypes>
          <tableViewCell reuseIdentifier="Row" id="c1" customClass="Row">
          <tableViewCellContentView key="contentView" id="v1"><subviews>
          <label id="l1" text="Sample">\(Self.frame(0, 0))</label></subviews></tableViewCellContentView>
          </tableViewCell></prototypes></tableView>
          """)),
      "Screen.swift": """
      import UIKit
      class Row: UITableViewCell {}
      final class Other: Row {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Other"
          contentView.addSubview(name)
        }
      }
      final class Screen: UITableViewController {
        override func viewDidLoad() { tableView.register(Other.self, forCellReuseIdentifier: "Other") }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "Other", for: path) as! Other
        }
      }
      """,
    ])
    #expect(try #require(sample["Screen"]).said == ["Other."])
  }

  private static let beside = """
    <view id="b1"><rect key="frame" x="0" y="0" width="400" height="400"/>STATE<subviews>
    <label id="l1" text="Low"><rect key="frame" x="0" y="60" width="100" height="20"/></label>
    <label id="l2" text="High"><rect key="frame" x="0" y="10" width="100" height="20"/></label>
    </subviews></view>
    <button id="x1"><rect key="frame" x="0" y="35" width="60" height="20"/><state key="normal" title="Close"/></button>
    """

  /// Of a view that may be hidden all that it holds stays together.
  @Test(arguments: [("", ["High.", "Close. Button.", "Low."]), ("box.isHidden = isOff", nil)])
  func `is read by where its views lie, whatever holds them`(_ code: String, _ said: [String]?)
    throws
  {
    let sample = Sample([
      "Screen.xib": Self.xib(
        "Screen",
        """
        <outlet property="view" destination="v1" id="o1"/><outlet property="box" destination="b1" id="o2"/>
        """,
        "<view id=\"v1\"><subviews>\(Self.beside.replacing("STATE", with: ""))</subviews></view>"),
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        @IBOutlet var box: UIView!
        var isOff = false
        override func viewDidLoad() { \(code) }
        func turn(_ isOff: Bool) { self.isOff = isOff }
      }
      """,
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said == said ?? ["High.", "Low.", "Close. Button."])
  }
}
