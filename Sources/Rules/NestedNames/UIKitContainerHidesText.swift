extension Rule {
  static let uiKitContainerHidesText = Rule(
    id: "uikit-container-hides-text",
    title: "A view that is one element hides the labels inside",
    severity: .critical,
    wcag: ["1.3.2"],
    document: .nestedNames,
    population: .uiKitElements,
    wrong: """
      A view with labels inside sets isAccessibilityElement to true, which takes the labels away, and its \
      own accessibilityLabel does not hold their text.
      """,
    heard: "Silence, or a label without the text that is shown.",
    fix: "Set an accessibilityLabel that holds the texts inside, or leave the view to its children.",
    bad: [
      Example(
        file: """
          import UIKit
          final class PriceView: UIView {
            let name = UILabel()
            let price = UILabel()
            func setUp() {
              addSubview(name)
              addSubview(price)
              ▶isAccessibilityElement = true
            }
          }
          """),
      Example(
        file: """
          import UIKit
          final class Card: UIView {
            private let title = UILabel()
            private let detail = UILabel()
            override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(title)
              addSubview(detail)
              ▶isAccessibilityElement = true
              accessibilityLabel = title.text
            }
          }
          """),
      Example(
        file: """
          import UIKit
          final class Banner: UIView {
            let stack = UIStackView()
            let text = UILabel()
            func build() {
              self.▶isAccessibilityElement = true
              stack.addArrangedSubview(text)
              addSubview(stack)
            }
          }
          """),
    ],
    good: [
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
    ],
    check: find)
}
