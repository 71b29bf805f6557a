import Views
import VoiceOver

extension Rule {
  static let tapWithoutTrait = Rule(
    id: "tap-without-trait",
    title: "A tap works, and nothing says so",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .actions,
    population: .gestures,
    wrong:
      "A tap gesture makes a control of a view that VoiceOver reads as plain text or an image.",
    heard: "The text, without \"button\": a listener has no reason to double-tap it.",
    fix: """
      Make it a Button (with .buttonStyle(.plain) to keep its look). Where that cannot be, make one \
      element of it and add the trait .isButton.
      """,
    bad: [
      Example("Text(title).▶onTapGesture { open() }"),
      Example("HStack { Text(a); Text(b) }.▶onTapGesture { open() }"),
      Example(
        "Image(\"logo\").accessibilityLabel(\"Start\").▶gesture(TapGesture().onEnded { open() })"),
      Example("VStack { Text(a) }.▶onTapGesture(count: 1) { open() }"),
      Example("Text(a).▶simultaneousGesture(TapGesture().onEnded { _ in open() })"),
      Example("Text(a).▶onTapGesture { open() }.accessibilityAction(named: \"Open\") { open() }"),
      Example(
        """
        HStack { Text(a); Button("More") { open() }.accessibilityHidden(true) }
          .▶onTapGesture { open() }
        """),
      Example(
        """
        HStack { Text(a); Button("More") { isOpen = true } }
          .▶onTapGesture { isOpen = false }
        """),
      Example(
        file: """
          import UIKit
          final class ProfileViewController: UIViewController {
            private let nameLabel = UILabel()
            override func viewDidLoad() {
              super.viewDidLoad()
              nameLabel.text = "Anna"
              view.addSubview(nameLabel)
              nameLabel.▶addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            }
          }
          """),
    ],
    good: [
      Example("Button { open() } label: { Text(title) }.buttonStyle(.plain)"),
      Example("Text(title).onTapGesture { open() }.accessibilityAddTraits(.isButton)"),
      Example(
        """
        HStack { Text(a); Text(b).onTapGesture { open() } }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isLink)
        """),
      Example("Image(\"photo\").accessibilityLabel(\"Photo\").onTapGesture(count: 2) { zoom() }"),
      Example("VStack { Text(a) }.onTapGesture { isFocused = false }"),
      Example("Color.clear.contentShape(Rectangle()).onTapGesture { open() }"),
      Example("Text(a).onTapGesture { open() }.accessibilityAction { open() }"),
      Example("Text(a).onTapGesture { open() }.accessibilityHidden(true)"),
      Example("Button(\"A\") { open() }.onTapGesture { log() }"),
      Example(
        """
        HStack {
          Text(title)
          Button { edit(item) } label: { Image(systemName: "pencil").accessibilityLabel("Edit") }
        }
        .onTapGesture { edit(item) }
        """),
      Example(
        """
        HStack {
          Text(title)
          Button("Choose") { isChoosing = true }.disabled(!isOpen)
        }
        .onTapGesture { if isOpen { isChoosing = true } }
        """),
      Example("ZStack { Color.black.opacity(0.4).onTapGesture { close() }; Text(a) }"),
      Example(
        """
        VStack { Text(a) }.onTapGesture {
          UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
        """),
      Example(
        file: """
          import UIKit
          final class ProfileViewController: UIViewController {
            private let nameLabel = UILabel()
            private let cover = UIImageView()
            override func viewDidLoad() {
              super.viewDidLoad()
              nameLabel.accessibilityTraits = .button
              view.addSubview(nameLabel)
              view.addSubview(cover)
              let open = UITapGestureRecognizer(target: self, action: #selector(open))
              nameLabel.addGestureRecognizer(open)
              cover.addGestureRecognizer(open)
              view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endEditing)))
            }
          }
          """),
      Example("VStack { Text(a); Text(b) }.onTapGesture { dismissTooltip() }"),
      Example(
        """
        VStack { Text(warning); Button("Show") { isShown = true } }
          .onTapGesture { isShown = true }
          .redacted(reason: isLoading ? .placeholder : [])
        """),
      Example(
        """
        HStack { Image(systemName: isOn ? "checkmark.square" : "square"); Text(title) }
          .onTapGesture { isOn.toggle() }
          .accessibilityRepresentation { Toggle(title, isOn: $isOn) }
        """),
      Example(
        """
        HStack {
          ForEach(1...5, id: \\.self) { place in
            Image(systemName: place <= rating ? "star.fill" : "star").onTapGesture { rating = place }
          }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\\(rating) of 5")
        .accessibilityAdjustableAction { change($0) }
        """),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for gesture in facts.gestures where facts.isPerceivable(gesture) {
    let modifier = facts.modifier(gesture)
    guard case .tap = facts.gestureKind(modifier), facts.isPlainTarget(gesture),
      !facts.onlyEndsInput(modifier), !facts.onlyWidens(gesture)
    else { continue }
    report.add(
      modifier: gesture, in: facts, "A tap does something here, and VoiceOver says nothing of it.")
  }
}

extension Facts {
  /// Not a control, not inside one, and no trait or default action makes one of it.
  fileprivate func isPlainTarget(_ gesture: Int32) -> Bool {
    let host = hosts[Int(gesture)]
    let around = self[host]
    if isUIKit(host), !isTapTarget(host) { return false }
    guard around.control < 0, !around.actions.contains(.default), !isTarget(around.traits),
      !isTarget(circumstances(at: gesture).traits),
      !elements(around: host).contains(where: { isTarget($0) })
    else { return false }
    let tally = before[Int(gesture)]
    // What is not in the repository may be a control; what holds fields or scrolls catches taps beside them.
    guard !tally.isOpen, tally.least > 0 || tally.most > 0 else { return false }
    if case .control = kind(core(host)) { return false }
    return !descendants(of: host).contains { isPage($0) } && !isPage(host)
      && !hasTargetInside(host)
  }

  /// Nobody else gives the view a trait, and it is no ground that catches taps beside its controls.
  private func isTapTarget(_ view: NodeID) -> Bool {
    guard isNamedByItsClass(view), !isSwallowed(view) else { return false }
    return !descendants(of: view).contains { node in
      isControl(node) || isOpaque(node)
    }
  }

  private func isOpaque(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .opaque, .other: true
    default: false
    }
  }

  /// Another view speaks for it, or the element is one to act on.
  private func isTarget(_ element: MadeElement) -> Bool {
    switch element.behaviour {
    case .representation, .children: return true
    case .ignore, .combine, .contain, .unknown: break
    }
    if isTarget(element.outer.traits) || element.outer.actions.contains(.default) { return true }
    // A flick sets what a tap on one of its parts would.
    return element.swallows && element.outer.actions.contains(.adjustable)
  }

  private func isTarget(_ traits: TraitWords) -> Bool {
    !traits.isDisjoint(with: [.button, .link, .toggle, .unknown])
  }

  /// The only element inside is a button already.
  private func hasTargetInside(_ host: NodeID) -> Bool {
    subtree(of: host).contains { node in
      isTarget(self[node].traits) || elements(around: node).contains { isTarget($0.outer.traits) }
    }
  }

  /// A control inside that is heard does the same: the tap makes its target larger.
  fileprivate func onlyWidens(_ gesture: Int32) -> Bool {
    guard let deed = deed(of: modifier(gesture)) else { return false }
    return descendants(of: hosts[Int(gesture)]).contains { node in
      isControl(node) && isHeard(node) && self.deed(of: node) == deed
    }
  }

  private func isPage(_ node: NodeID) -> Bool {
    switch control(node) {
    case .textField, .textEditor: return true
    default: break
    }
    guard case .view = scene[node].kind else { return false }
    switch scene[node].word {
    case .ScrollView, .List, .Form, .NavigationStack, .NavigationView, .TabView, .Table: return true
    default: return false
    }
  }
}
