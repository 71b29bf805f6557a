extension Rule {
  /// Controls in elements, or hidden ones, that can be reached all the same.
  static let controlsThatAreReached = [
    Example(
      """
      HStack {
        Text(title)
        Button("Delete") { delete() }
      }
      .accessibilityElement(children: .combine)
      """),
    Example(
      """
      HStack { Text(title); Button("Delete") { delete() } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityAction(named: "Delete") { delete() }
      """),
    Example(
      """
      HStack {
        if isMine { Button("Delete") { delete() } } else { Button("Open") { open() } }
      }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityAction(named: "Open") { open() }
      HStack { Text(title); Button("Open") { open() }; Button(action: { open() }) { Text(a) } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityAction { open() }
      HStack { Button("Open") { open() }; Button("Delete") { delete() } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityActions { Button("Open") { open() }; Button("Delete") { delete() } }
      HStack { Button("Open") { open() }; Button("Delete") { delete() } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityAction { open() }
        .accessibilityAction(named: "Delete") { delete() }
      """),
    Example(
      """
      HStack { Button("-") { n -= 1 }; Text(count); Button("+") { n += 1 } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Count")
        .accessibilityValue(count)
        .accessibilityAdjustableAction { _ in }
      """),
    Example(
      """
      HStack { Text(a); Button("Go") {} }
        .accessibilityRepresentation { Button(a) {} }
      """),
    Example(
      """
      Button("Go") { go() }.accessibilityElement(children: .ignore).accessibilityLabel("Go")
        .accessibilityAction { go() }
      """),
    Example("Button(\"Close\") { close() }.accessibilityHidden(isCovered)"),
    // A button that only draws a state: touches go through it.
    Example(
      file: """
        import UIKit
        final class IssueView: UIView {
          let name = UILabel()
          let state = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            state.isUserInteractionEnabled = false
            state.setTitle("Open", for: .normal)
            addSubview(name)
            addSubview(state)
            isAccessibilityElement = true
            accessibilityLabel = name.text
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class OrderView: UIView {
          let name = UILabel()
          let remove = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            remove.setTitle("Remove", for: .normal)
            addSubview(name)
            addSubview(remove)
            isAccessibilityElement = true
            accessibilityLabel = name.text
            accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Remove", target: self, selector: #selector(take))]
          }
        }
        final class RowView: UIView {
          let open = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            open.setTitle("Open", for: .normal)
            addSubview(open)
            isAccessibilityElement = true
            accessibilityLabel = "Open"
            accessibilityTraits = .button
          }
        }
        final class StarsView: UIView {
          let more = UIButton(), less = UIButton()
          func setUp() {
            addSubview(more)
            addSubview(less)
            isAccessibilityElement = true
            accessibilityLabel = "Stars"
          }
          override func accessibilityIncrement() {}
        }
        """),
    Example(
      """
      Button("Go") { go() }.roomy()
        .accessibilityElement(children: .ignore).accessibilityLabel("Go")
      """,
      files: [
        "Roomy.swift": """
        import SwiftUI
        struct Roomy: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        extension View {
          func roomy() -> some View { ModifiedContent(content: self, modifier: Roomy()) }
        }
        """
      ]),
    Example(
      """
      VStack {
        HStack { Button { close() } label: { Image(systemName: "xmark") }; Spacer() }
          .accessibilityHidden(true)
        Text(question)
        Button(action: { close() }) { Text("Later") }
      }
      """),
    Example(
      """
      HStack {
        Text(speed, format: .number)
          .accessibilityElement()
          .accessibilityLabel("Speed")
          .accessibilityValue("\\(speed)")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: speed += 1
            case .decrement: speed -= 1
            @unknown default: break
            }
          }
        VStack {
          Button("Faster") { speed += 1 }
          Button("Slower") { speed -= 1 }
        }
        .accessibilityHidden(true)
      }
      """),
  ]
}
