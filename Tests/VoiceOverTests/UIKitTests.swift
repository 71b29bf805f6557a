import Testing
import VoiceOver

@Suite struct `A view of UIKit` {
  private static let labels = """
      let name = UILabel()
      let price = UILabel()
      let rating = UILabel()
    """
  private static let placed = "[name, price, rating].forEach { contentView.addSubview($0) }"

  private func built(_ members: String, of superclass: String) -> ViewReport? {
    Sample(["Cell.swift": "import UIKit\nfinal class Cell: \(superclass) {\n\(members)\n}\n"])[
      "Cell"]
  }

  @Test func `that is an element takes its labels away`() throws {
    let report = try #require(
      built(
        """
        \(Self.labels)
          func set(title: String) {
            \(Self.placed)
            isAccessibilityElement = true
            accessibilityLabel = title
          }
        """, of: "UICollectionViewCell"))
    #expect(report.swipes.platform.text == "1")
    #expect(report.said == ["‹title›."])
  }

  @Test(arguments: ["Inbox()", "Inbox.make()", "Inbox.init().padding()"])
  func `hosts one of SwiftUI as a screen`(_ root: String) throws {
    let sample = Sample([
      "Home.swift": """
      import UIKit
      import SwiftUI
      final class Home: UIViewController {
        override func viewDidLoad() {
          let host = UIHostingController(rootView: \(root))
          present(host, animated: true)
        }
      }
      struct Inbox: View {
        static func make() -> Inbox { Inbox() }
        static var title: String { "Inbox" }
        var body: some View { Text("Mail") }
      }
      struct Panel: View { var body: some View { Inbox(); Text("More") } }
      """
    ])
    let inbox = try #require(sample["Inbox"])
    #expect(inbox.screen == .sheet)
    #expect(inbox.said == ["Mail."])
  }

  @Test(arguments: ["UIView", "UICollectionViewCell"])
  func `hosts one of SwiftUI as a part of itself`(_ kind: String) throws {
    let sample = Sample([
      "Home.swift": """
      import UIKit
      import SwiftUI
      final class Home: \(kind) {
        let name = UILabel()
        func fill() {
          addSubview(name)
          addSubview(UIHostingController(rootView: Inbox()).view)
        }
      }
      struct Inbox: View { var body: some View { Text("Mail") } }
      """
    ])
    #expect(try #require(sample["Inbox"]).screen == nil)
  }

  @Test func `is set up by the closure of a call on it`() throws {
    let report = try #require(
      built(
        """
          let name = UILabel().with { $0.text = "Name" }
          let send = UIButton(type: .system).then { send in send.setTitle("Send", for: .normal) }
          func build() {
            let row = UIStackView().with { $0.addArrangedSubview(name) }
            let note = UILabel().then { note in note.text = "Note" }
            row.addArrangedSubview(note)
            addSubview(row)
            addSubview(send)
          }
        """, of: "UIView"))
    #expect(report.said == ["Name.", "Note.", "Send. Button."])
  }

  @Test func `that lists its elements has those`() throws {
    let report = try #require(
      built(
        """
        \(Self.labels)
          func build() {
            \(Self.placed)
            name.text = "Name"
            accessibilityElements = [rating, name]
          }
        """, of: "UIView"))
    #expect(report.swipes.platform.text == "2")
    #expect(report.said.last == "Name.")
  }

  @Test func `that is a table cell says its labels as one`() throws {
    let report = try #require(
      built(
        """
        \(Self.labels)
          lazy var more: UIButton = {
            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            return button
          }()
          override func awakeFromNib() {
            name.text = "A"; price.text = "B"; rating.text = "C"
            let stack = UIStackView(arrangedSubviews: [name, price, rating, more])
            contentView.addSubview(stack)
          }
        """, of: "UITableViewCell"))
    #expect(report.said == ["A, B, C.", "More. Button."])
    #expect(report.screen == nil)
  }

  @Test func `leaves out what is hidden, images, and what was never placed`() throws {
    let report = try #require(
      built(
        """
        \(Self.labels)
          let icon = UIImageView(image: UIImage(named: "icon"))
          let flag = UISwitch()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(name)
            view.addSubview(price)
            view.addSubview(icon)
            view.addSubview(flag)
            price.isHidden = true
            flag.accessibilityLabel = "Alarm"
          }
        """, of: "UIViewController"))
    #expect(report.said == ["‹name›.", "Alarm. Switch Button."])
    #expect(report.screen == .controller)
  }

  @Test func `is there at times where code hides it in one state and shows it in another`() throws {
    let report = try #require(
      built(
        """
        \(Self.labels)
          let cancel = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            for one in [name, price, rating, cancel] { view.addSubview(one) }
            rating.isHidden = true
            cancel.isHidden = false
          }
          func show(_ state: State) {
            switch state {
            case .failed:
              price.isHidden = false
              rating.isHidden = true
            case .sent:
              price.isHidden = true
              rating.isHidden = false
            }
          }
        """, of: "UIViewController"))
    #expect(report.said == ["‹name›.", "‹price›.", "‹rating›.", "Button."])
    #expect(report.swipes.platform.text == "2…4")
  }

  @Test func `is what the closure of its property gives back`() throws {
    let report = try #require(
      built(
        """
          private lazy var body: UITextView = {
            let field: UITextView
            if #available(iOS 17, *) { field = UITextView(usingTextLayoutManager: true) }
            else { field = UITextView() }
            field.isEditable = false
            field.text = "Terms"
            return field
          }()
          private let field = UITextField()
          private lazy var ghost: UITextField = {
            let field = UITextField()
            field.isHidden = true
            return field
          }()
          override func viewDidLoad() {
            field.placeholder = "Name"
            view.addSubview(body)
            view.addSubview(field)
            view.addSubview(ghost)
          }
        """, of: "UIViewController"))
    #expect(report.said == ["Terms.", "Name. Text Field."])
  }

  @Test func `has more than its code places where it has outlets`() throws {
    let members = """
        @IBOutlet var table: UITableView!
        @IBOutlet var caption: UILabel!
        let note = UILabel()
        func build() {
          view.addSubview(note)
          note.text = "Note"
          caption.text = "Caption"
        }
      """
    let report = try #require(built(members, of: "UIViewController"))
    #expect(report.said == ["Note.", "‹table›."])
    #expect(report.isOpaque)
    let cell = try #require(
      built(
        """
          @IBOutlet var caption: UILabel!
          override func awakeFromNib() {
            isAccessibilityElement = true
            accessibilityLabel = "Row"
          }
        """, of: "UIView"))
    #expect(cell.said == ["Row."])
    #expect(!cell.isOpaque)
  }

  @Test func `is hidden by the opacity of its layer`() throws {
    let report = try #require(
      built(
        """
        \(Self.labels)
          func build() {
            \(Self.placed)
            name.text = "Name"
            price.layer.opacity = 0
            rating.alpha = 0
          }
        """, of: "UIView"))
    #expect(report.said == ["Name."])
  }

  @Test func `is not mixed up with a local variable of another body`() throws {
    let report = try #require(
      built(
        """
          private lazy var frame: UIView = {
            let view = UIView()
            return view
          }()
          private let name = UILabel()
          override func viewDidLoad() {
            name.text = "Name"
            view.addSubview(frame)
            frame.addSubview(name)
          }
        """, of: "UIViewController"))
    #expect(report.said == ["Name."])
  }

  @Test func `shows what its own classes of views build`() throws {
    let report = try #require(
      built(
        """
          private let price = PriceTag(amount: "5")
          private let title: TitleLabel = { let label = TitleLabel(); label.text = "Tea"; return label }()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            addSubview(price)
          }
        }
        final class TitleLabel: UILabel {
          override var accessibilityTraits: UIAccessibilityTraits { get { .header } set {} }
        }
        final class PriceTag: UIView {
          private let amount = UILabel()
          private let buy = UIButton()
          init(amount: String) {
            super.init(frame: .zero)
            self.amount.text = amount
            buy.setTitle("Buy", for: .normal)
            for part in [self.amount, buy] { addSubview(part) }
          }
        """, of: "UIView"))
    #expect(report.said == ["Tea. Heading.", "5.", "Buy. Button."])
  }

  @Test(arguments: [
    ("", ["Above.", "Below."]), ("above.center = view.center", ["Below.", "Above."]),
    ("above.frame = CGRect(x: 0, y: 90, width: 80, height: 20)", ["Below.", "Above."]),
  ])
  func `stand where code puts them, not where they were made`(_ line: String, _ said: [String])
    throws
  {
    let report = try #require(
      built(
        """
          override func viewDidLoad() {
            let below = UILabel(frame: CGRect(x: 0, y: 60, width: 80, height: 20))
            below.text = "Below"
            let above = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            above.text = "Above"
            \(line)
            view.addSubview(below)
            view.addSubview(above)
          }
        """, of: "UIViewController"))
    #expect(report.said == said)
  }
}
