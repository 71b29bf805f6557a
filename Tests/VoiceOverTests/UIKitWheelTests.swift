import Testing
import VoiceOver

/// Pickers of UIKit, and bars that a file places among the views.
@Suite struct `A picker that turns` {
  private func said(_ source: String) throws -> [String] {
    let report = try #require(Sample(["Screen.swift": "import UIKit\n" + source])["Screen"])
    #expect(!report.isOpaque)
    return report.stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test func `is one stop that says what is chosen`() throws {
    let source = """
      final class Screen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let picker = UIPickerView()
        override func viewDidLoad() { view.addSubview(picker) }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ p: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
        func pickerView(_ p: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
          if row == 0 { return "Never" }
          return "Daily"
        }
      }
      """
    #expect(try said(source) == ["Never or Daily. Adjustable."])
  }

  @Test func `is as many as it has components`() throws {
    let source = """
      final class Screen: UIViewController, UIPickerViewDataSource {
        let picker = UIPickerView()
        override func viewDidLoad() { view.addSubview(picker) }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { return 2 }
        func pickerView(_ p: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      }
      """
    #expect(try said(source) == ["Adjustable.", "Adjustable."])
  }

  @Test(arguments: [
    (
      """
      <navigationBar id="b1"><items><navigationItem title="Days" id="n1">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i1"/>
      <barButtonItem key="rightBarButtonItem" systemItem="done" id="i2"/>
      </navigationItem></items></navigationBar>
      """, ["Cancel. Button.", "Days. Heading.", "Done. Button."]
    ),
    (
      """
      <toolbar id="b1"><items><barButtonItem title="Sort" id="i1"/>
      <barButtonItem systemItem="flexibleSpace" id="i2"/>
      <barButtonItem title="Share" id="i3"/></items></toolbar>
      """, ["Sort. Button.", "Share. Button."]
    ),
  ])
  func `stands beside bars with items of their own`(bar: String, items: [String]) throws {
    let sample = Sample([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects><viewController id="c1" customClass="Screen">
      <view key="view" id="v1"><subviews>\(bar)<pickerView id="p1"/></subviews></view>
      </viewController></objects></scene></scenes>
      </document>
      """,
      "Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}",
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said == items + ["Adjustable."])
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    ("field.text = name", "‹name›. Text Field."),
    ("field.text = name; field.placeholder = \"Name\"", "Name. Text Field."),
    ("field.text = \"\"", "Text Field."),
    ("field.text = \"Ada\"; field.placeholder = \"Name\"", "Ada. Text Field."),
  ])
  func `is no field, which says what code fills it with`(body: String, speech: String) throws {
    let source = """
      final class Screen: UIViewController {
        let field = UITextField()
        var name: String
        override func viewDidLoad() {
          \(body)
          view.addSubview(field)
        }
      }
      """
    #expect(try said(source) == [speech])
  }

  @Test(arguments: [
    ("picker.preferredDatePickerStyle = .wheels", 4, false),
    ("picker.preferredDatePickerStyle = .wheels; picker.datePickerMode = .time", 3, false),
    (
      "picker.datePickerMode = UIDatePicker.Mode.countDownTimer; picker.preferredDatePickerStyle = .wheels",
      2, false
    ),
    ("picker.preferredDatePickerStyle = .inline", 1, true),
    ("picker.datePickerMode = .date", 1, false),
    ("", 2, false),
    ("picker.preferredDatePickerStyle = .compact; picker.datePickerMode = .dateAndTime", 2, false),
    ("picker.datePickerMode = .countDownTimer", 2, false),
  ])
  func `of dates is several where its style says so`(code: String, count: Int, isOpaque: Bool)
    throws
  {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Screen: UIViewController {
          let picker = UIDatePicker()
          override func viewDidLoad() {
            view.addSubview(picker)
            \(code)
          }
        }
        """
      ])["Screen"])
    #expect(report.swipes.platform.max == count)
    #expect(report.isOpaque == isOpaque)
  }

  /// A cell that an interface file has, and whose code chooses the style.
  @Test func `of dates is a button in the compact style`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class DateCell: UITableViewCell {
          @IBOutlet private weak var picker: UIDatePicker!
          override func awakeFromNib() {
            super.awakeFromNib()
            setUp()
          }
        }
        extension DateCell {
          private func setUp() { picker.preferredDatePickerStyle = .compact }
        }
        """,
        "DateCell.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell id="c" customClass="DateCell"><tableViewCellContentView key="contentView" id="v"><subviews>
        <datePicker id="p" datePickerMode="date"/>
        </subviews></tableViewCellContentView>
        <connections><outlet property="picker" destination="p" id="o1"/></connections></tableViewCell>
        </objects></document>
        """,
      ])["DateCell"])
    #expect(report.said == ["‹date›. Button."])
    #expect(!report.isOpaque)
  }

  @Test func `of dates is several where its interface file says so`() throws {
    let report = try #require(
      Sample([
        "Screen.swift":
          "import UIKit\nfinal class Screen: UIViewController { @IBOutlet var picker: UIDatePicker! }",
        "Screen.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
        <outlet property="picker" destination="p" id="o1"/><outlet property="view" destination="v" id="o2"/>
        </connections></placeholder>
        <view id="v"><subviews><datePicker id="p" datePickerMode="date" style="wheels"/></subviews></view>
        </objects></document>
        """,
      ])["Screen"])
    #expect(report.swipes.platform.text == "3")
    #expect(!report.isOpaque)
  }
}
