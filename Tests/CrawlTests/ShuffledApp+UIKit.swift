extension ShuffledApp {
  /// Screens of UIKit that interface files begin and code goes on with.
  static let uiKit: [String: String] = [
    "Old/Screen.swift": """
    import UIKit
    class Base: UIViewController {
      let note = UILabel()
      override func viewDidLoad() { note.text = "Note"; view.addSubview(note) }
    }
    final class Screen: Base {
      @IBOutlet weak var price: UILabel!
      let list = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        price.text = "5"
        list.register(UINib(nibName: "Line", bundle: nil), forCellReuseIdentifier: "line")
        view.addSubview(list)
        view.frame(note)
      }
    }
    """,
    "Old/Line.swift":
      "import UIKit\nfinal class Line: UITableViewCell { @IBOutlet var name: UILabel! }\n",
    "Old/Views.swift":
      "import UIKit\nextension UIView { func frame(_ part: UIView) { addSubview(part) } }\n",
    "Old/Base.lproj/Main.storyboard": storyboard("Buy"),
    "Old/de.lproj/Main.storyboard": storyboard("Kaufen"),
    "Old/Line.xib": xib("Name"),
  ]

  /// Others of the same names, and files that go on with the same classes.
  static let passingUIKit: [String: String] = [
    "Old/Line.xib": xib("Other"),
    "Old/Main.storyboard": storyboard("Plain"),
    "Other/Line.xib": xib("Far"),
    "Old/Base.lproj/Main.storyboard": "<document><scenes>",
    "Other/Screen.swift":
      "import UIKit\nextension Screen { func more() { view.addSubview(UISwitch()) } }\n",
    "Old/Views.swift": "import UIKit\nextension UIView { func frame(_ part: UIView) {} }\n",
  ]

  static func storyboard(_ title: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s1"><objects><viewController id="c1" customClass="Screen">
    <view key="view" id="v1"><subviews>
    <label id="l1" text="Price"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
    <button id="b1"><rect key="frame" x="0" y="40" width="90" height="20"/>
    <state key="normal" title="\(title)"/></button>
    </subviews></view>
    <connections><outlet property="price" destination="l1" id="o1"/></connections>
    </viewController></objects></scene></scenes>
    </document>
    """
  }

  static func xib(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
    <tableViewCell id="c1" customClass="Line"><tableViewCellContentView key="contentView" id="q1"><subviews>
    <label id="l1" text="\(text)"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
    <label id="l2" text="More"><rect key="frame" x="0" y="40" width="90" height="20"/></label>
    </subviews></tableViewCellContentView>
    <connections><outlet property="name" destination="l1" id="o1"/></connections></tableViewCell>
    </objects></document>
    """
  }
}
