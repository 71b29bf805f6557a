/// Views of UIKit that keep the texts inside: code which looks bad, and is not.
extension Rule {
  static let containersWithTexts = [
    Example(
      file: """
        import UIKit
        final class PriceView: UIView {
          let name = UILabel()
          let price = UILabel()
          func setUp() {
            addSubview(name)
            addSubview(price)
            isAccessibilityElement = true
            accessibilityLabel = name.text
            accessibilityValue = price.text
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class TotalView: UIView {
          let caption = UILabel()
          let amount = UILabel()
          func setUp() {
            addSubview(caption)
            addSubview(amount)
            isAccessibilityElement = true
            accessibilityLabel = caption.text
            accessibilityValue = amount.text
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class PriceView: UIView {
          let name = UILabel()
          let price = UILabel()
          func setUp() {
            addSubview(name)
            addSubview(price)
            isAccessibilityElement = true
            accessibilityLabel = "\\(name.text ?? ""), \\(price.text ?? "")"
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class PriceCell: UITableViewCell {
          let name = UILabel()
          func setUp() {
            contentView.addSubview(name)
            isAccessibilityElement = true
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class Card: UIView {
          let title = UILabel()
          func show(_ item: Item) {
            addSubview(title)
            isAccessibilityElement = true
            accessibilityLabel = item.spokenText
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class Hint: UIView {
          private let titleLabel = UILabel()
          private let detailLabel = UILabel()
          var title: String? { didSet { titleLabel.text = title; accessibilityLabel = title } }
          var detail: String? { didSet { detailLabel.text = detail; accessibilityValue = detail } }
          func setUp() {
            addSubview(titleLabel)
            addSubview(detailLabel)
            isAccessibilityElement = true
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class Account: UIView {
          private let caption = UILabel()
          private let amount = UILabel()
          var value: String? { didSet { amount.text = value; accessibilityValue = value } }
          func setUp() {
            addSubview(caption)
            addSubview(amount)
            isAccessibilityElement = true
            accessibilityLabel = caption.text
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class Card: UIView {
          let title = UILabel()
          override var accessibilityLabel: String? {
            get { title.text }
            set {}
          }
          func show() {
            addSubview(title)
            isAccessibilityElement = true
          }
        }
        """),
    // Parts are elements of their own.
    Example(
      file: """
        import UIKit
        final class Popup: UIView {
          lazy var place: UILabel = {
            let label = UILabel()
            label.isAccessibilityElement = true
            return label
          }()
          lazy var next: UIButton = {
            let button = UIButton()
            button.isAccessibilityElement = true
            button.accessibilityLabel = "Next"
            return button
          }()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(place)
            addSubview(next)
            isAccessibilityElement = false
          }
        }
        """),
    // Who uses it says that it is no element.
    Example(
      file: """
        import UIKit
        final class Quote: UIView {
          let author = UILabel()
          let words = UILabel()
          func setUp() {
            addSubview(author)
            addSubview(words)
            isAccessibilityElement = true
          }
        }
        final class Post: UIViewController {
          private lazy var quote: Quote = {
            let view = Quote()
            view.isAccessibilityElement = false
            return view
          }()
          override func viewDidLoad() { view.addSubview(quote) }
        }
        """),
  ]
}
