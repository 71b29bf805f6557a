import Views
import VoiceOver

extension Rule {
  static let stateNotExposed = Rule(
    id: "state-not-exposed",
    title: "Selection is shown by look only",
    severity: .serious,
    wcag: ["4.1.2", "1.4.1"],
    document: .descriptions,
    population: .controls,
    wrong:
      "The look of a control depends on whether it is selected, on or expanded, and nothing it says does.",
    heard: "The same words, selected or not.",
    fix:
      "Add the trait: .accessibilityAddTraits(isSelected ? .isSelected : []); for other states, a value.",
    bad: [
      Example(
        """
        ▶Button { choose(tab) } label: {
          Text(tab.title)
            .foregroundStyle(isSelected ? .blue : .gray)
        }
        """),
      Example(
        "▶Button { } label: { Text(a).bold().background(isSelected ? Color.blue : Color.clear) }"),
      Example("▶Button(title) { pick() }.tint(option == selectedOption ? .blue : .gray)"),
      Example(
        """
        ▶Button { pick() } label: {
          VStack {
            if isSelected { Text(a).bold().background(.red) } else { Text(a) }
            if hasDetail { Text(b) }
          }
          .background(isSelected ? .blue : .gray)
        }
        """),
      Example(
        """
        ▶Button { isExpanded.toggle() } label: {
          HStack {
            Text(a)
            Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
          }
        }
        """),
      Example(
        """
        ▶Button { agree() } label: {
          HStack { Image(systemName: agreed ? "checkmark.square.fill" : "square"); Text(a) }
        }
        """),
      Example(
        """
        List(sizes) { size in
          ▶Button { choice = size } label: {
            HStack { Text(size.name); Spacer(); if choice == size { Image(systemName: "checkmark") } }
          }
        }
        """),
      Example(
        """
        HStack {
          ▶Button { like() } label: { Image(systemName: isLiked ? "heart.fill" : "heart") }
            .accessibilityLabel("Like")
          ▶Button("Keep", systemImage: isKept ? "bookmark.fill" : "bookmark") { keep() }
          ▶Button { open() } label: {
            Label(a, systemImage: isExpanded ? "chevron.up" : "chevron.down")
          }
          ▶Button { pick() } label: {
            HStack { Text(a); Image(systemName: "checkmark").opacity(isSelected ? 1 : 0) }
          }
          ▶Button(b) { pick() }.opacity(isSelected ? 1 : 0.4)
          ▶Button { pick() } label: { Circle().fill(.red).border(isSelected ? .black : .clear) }
            .accessibilityLabel("Red")
        }
        """),
      Example(
        """
        ▶Button { pick() } label: {
          if isPicked { Label(name, systemImage: "checkmark") } else { Text(name) }
        }
        """),
    ],
    good: [
      Example(
        """
        Button { choose(tab) } label: {
          Text(tab.title)
            .foregroundStyle(isSelected ? .blue : .gray)
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        """),
      Example(
        "Button { } label: { Text(a).foregroundStyle(isSelected ? .blue : .gray) }.accessibilityValue(isSelected ? \"On\" : \"Off\")"
      ),
      Example(
        "Button { } label: { Text(isSelected ? \"Following\" : \"Follow\").foregroundStyle(isSelected ? .gray : .blue) }"
      ),
      Example("Button { } label: { Text(a).foregroundStyle(isDark ? .white : .black) }"),
      Example(
        "Button { } label: { if isDone { Label(\"Done\", systemImage: \"checkmark\") } else { Text(a) } }"
      ),
      Example("Button { } label: { Text(a); Image(systemName: \"checkmark\") }"),
      Example(
        "Button { } label: { Text(a); if isOn { Image(systemName: \"checkmark\"); Text(\"On\") } }"),
      Example("Toggle(a, isOn: $isSelected).tint(isSelected ? .blue : .gray)"),
      Example("Text(a).foregroundStyle(isSelected ? .blue : .gray)"),
      Example(
        "Button { } label: { Text(a).foregroundStyle(isSelected ? .blue : .gray) }.accessibilityLabel(label)"
      ),
      Example(
        """
        Button { } label: {
          Text("Boost \\(isSelected ? "on" : "off")").foregroundStyle(isSelected ? .blue : .gray)
        }
        Button { } label: { Text("Boost").foregroundStyle(isSelected ? .blue : .gray) }
          .accessibilityLabel("Boost" + (isSelected ? ", on" : ", off"))
        """),
      // Whether something is selected at all is told by "dimmed".
      Example("Button(a) { }.tint(selected.isEmpty ? .gray : .blue).disabled(selected.isEmpty)"),
      Example(
        "Button { } label: { Text(a).foregroundStyle(isSelected ? .gray : .blue) }.disabled(isSelected)"
      ),
      Example(
        """
        Button { } label: {
          HStack {
            if isExpanded { Text("Less") } else { Text("More") }
            Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
          }
        }
        """),
      Example(
        """
        HStack {
          Button { like() } label: { Image(systemName: isLiked ? "heart.fill" : "heart") }
            .accessibilityLabel(isLiked ? "Remove from favourites" : "Add to favourites")
          Button { play() } label: { Image(systemName: isOn ? "pause.fill" : "play.fill") }
            .accessibilityLabel("Play or pause")
          Button { copy() } label: {
            HStack { Text(a); Image(systemName: copied ? "checkmark" : "doc.on.doc") }
          }
        }
        """),
      Example(
        """
        Button { pick() } label: {
          HStack { Text(a); if isOn { Image(systemName: "checkmark").accessibilityLabel("On") } }
        }
        """),
      Example(
        """
        Menu("Sort") {
          Button { sort() } label: { Text(a); if isByName { Image(systemName: "checkmark") } }
        }
        """),
      Example("Button(\"All\") { open() }.opacity(isExpanded ? 0 : 1)"),
      Example(
        "Button { open() } label: { Line(title: a, end: nil) }",
        files: [
          "Line.swift": """
          import SwiftUI
          struct Line: View {
            enum End { case tick(isVisible: Bool), text(String) }
            let title: String
            let end: End?
            var body: some View {
              HStack {
                Text(title)
                switch end {
                case .tick(let isVisible): if isVisible { Image(systemName: "checkmark") }
                case .text(let text): Text(text)
                case nil: EmptyView()
                }
              }
            }
          }
          """
        ]),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for control in facts.controls where facts.isHeard(control) && facts.isPlainButton(control) {
    guard let condition = facts.shownState(of: control), !facts.tells(condition, of: control),
      !facts.isDimmed(control, by: condition)
    else { continue }
    report.add(
      control, in: facts,
      "Its look depends on “\(condition)”, and nothing that VoiceOver says does.")
  }
}

extension Facts {
  fileprivate func isPlainButton(_ control: NodeID) -> Bool {
    guard case .button = self.control(control), !isUIKit(control) else { return false }
    switch shownName(of: control) {
    case .text(let text): return !text.isChoice
    // Without a label the image is the name, or there is none, and that is another rule's.
    case .icons, .nothing: return self[control].label >= 0
    case .unknown: return false
    }
  }

  /// A condition about selection that some colour, font or background depends on, or a mark.
  fileprivate func shownState(of control: NodeID) -> String? {
    for node in subtree(of: control) {
      for modifier in scene.modifiers(of: node) where isLook(modifier.word) {
        for argument in scene.arguments(of: modifier) {
          guard let condition = condition(in: argument), isSelection(condition) else { continue }
          // What is not to be seen at all has no state to tell; a mark that is not, has.
          if modifier.word == .opacity, isNothing(argument.value), !isImage(node) { continue }
          return condition
        }
      }
      if let condition = markCondition(of: node, in: control) { return condition }
    }
    return nil
  }

  private func isLook(_ word: Word) -> Bool {
    switch word {
    case .foregroundColor, .foregroundStyle, .background, .tint, .fill, .border, .fontWeight,
      .accentColor, .strokeBorder, .stroke, .font, .opacity, .rotationEffect, .symbolVariant:
      true
    default: false
    }
  }

  /// One of the numbers is zero.
  private func isNothing(_ value: ValueID) -> Bool {
    guard case .either(let range) = scene[value] else { return false }
    return scene.list(range).contains { value in
      guard case .number(let text) = scene[value] else { return false }
      return Double(self.text(text)) == 0
    }
  }

  /// The condition of an argument, or of one inside it: `.degrees(isOn ? 90 : 0)`.
  private func condition(in argument: SceneArgument) -> String? {
    if let condition = condition(of: argument) { return condition }
    guard case .call(_, _, let range) = scene[argument.value] else { return nil }
    for inner in scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)] {
      if let condition = condition(of: inner) { return condition }
    }
    return nil
  }

  /// A trait, a value, a label or a text changes with it, or may.
  fileprivate func tells(_ condition: String, of control: NodeID) -> Bool {
    for node in subtree(of: control) {
      let around = self[node]
      if !around.traits.isDisjoint(with: [.selected, .unknown, .toggle, .other]) { return true }
      if around.value >= 0 { return true }
      if let label = label(around.label), label.literal == nil { return true }
      if let hint = hint(around.hint), hint.literal == nil { return true }
      if isText(node),
        said(title(of: node)).isChoice || comesAndGoes(node, with: condition, in: control)
      {
        return true
      }
    }
    return false
  }

  /// A text that is not there otherwise; one that only looks another way then is.
  private func comesAndGoes(_ text: NodeID, with condition: String, in control: NodeID) -> Bool {
    for ancestor in lineage(of: text) {
      if ancestor == control { return false }
      guard case .alternative = scene[ancestor].kind else { continue }
      let all = scene.children(of: scene[ancestor].parent)
      guard
        all.contains(where: { self.condition(of: $0).map(positive) == positive(condition) })
      else { continue }
      let (saying, whole) = (said(title(of: text)), texts(shownIn: ancestor))
      return !all.contains { other in
        other != ancestor
          && (texts(in: other).contains { said(title(of: $0)) == saying }
            || whole != nil && texts(shownIn: other) == whole)
      }
    }
    return false
  }

  /// The same condition disables it, and "dimmed" is said.
  fileprivate func isDimmed(_ control: NodeID, by condition: String) -> Bool {
    for node in lineage(of: control) {
      for modifier in scene.modifiers(of: node) where modifier.word == .disabled {
        guard let value = scene.firstArgument(of: modifier),
          case .unknown(let expression) = scene[value],
          let written = ExpressionText.of(expression.expression, in: expression.file, of: index)
        else { continue }
        if positive(written) == positive(condition) { return true }
      }
      guard node == control || scene[node].isTransparent else { return false }
    }
    return false
  }

  private func positive(_ condition: String) -> Substring { condition.drop { $0 == "!" } }
}
