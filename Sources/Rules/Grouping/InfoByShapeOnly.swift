import Views
import VoiceOver

extension Rule {
  static let infoByShapeOnly = Rule(
    id: "info-by-shape-only",
    title: "State is told by a shape or a colour alone",
    severity: .serious,
    wcag: ["1.1.1", "1.4.1"],
    document: .grouping,
    population: .shapes,
    wrong: """
      A shape or colour appears only under a condition, or changes with one, and no label, value or text \
      near it says what that means.
      """,
    heard: "Nothing: shapes are no elements. A listener cannot know that the message is unread.",
    fix: """
      Say the state in the label or value of the element it belongs to, or give the shape an \
      accessibilityLabel.
      """,
    bad: [
      Example(
        """
        HStack {
          Text(message.subject)
          if message.isUnread {
            ▶Circle().fill(.blue).frame(width: 10)
          }
        }
        """),
      Example("HStack { Text(server.name); ▶Circle().fill(server.isUp ? .green : .red) }"),
      Example(
        "Button { open() } label: { HStack { Text(mail.subject); if mail.isNew { ▶Circle().fill(.blue) } } }"
      ),
      Example(
        "Image(\"avatar\").accessibilityLabel(name).overlay { if isOnline { ▶Circle().fill(.green) } }"
      ),
      Example(
        """
        VStack {
          Text(book.title)
          if let share = book.share {
            Capsule().opacity(0.2).overlay { ▶Capsule().frame(width: share * 100) }
          }
        }
        """),
    ],
    good: [
      Example(
        """
        HStack {
          Text(message.subject)
          if message.isUnread {
            Circle().fill(.blue).frame(width: 10).accessibilityLabel("Unread")
          }
        }
        """),
      Example(
        """
        HStack {
          Text(message.subject)
          if message.isUnread { Circle().fill(.blue) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(message.isUnread ? "\\(message.subject), unread" : message.subject)
        """),
      Example("HStack { Text(title); Circle().fill(.blue) }"),
      Example(
        "HStack { Circle().fill(isUp ? .green : .red); Text(isUp ? \"Running\" : \"Stopped\") }"),
      Example(
        "HStack { Circle().fill(isUp ? .green : .red); Text(\"Server \\(isUp ? \"up\" : \"down\")\") }"
      ),
      Example(
        "HStack { Circle().fill(isUp ? .green : .red); if isUp { Text(\"Up\") } else { Text(\"Down\") } }"
      ),
      Example("HStack { Circle().fill(server.isUp ? .green : .red); Text(server.statusText) }"),
      Example(
        """
        VStack {
          HStack { Circle().fill(server.isUp ? .green : .red); Text(server.name) }
          Text(server.isUp ? "Running" : "Stopped")
        }
        """),
      Example("Text(title).background { if isWide { Capsule().fill(.blue) } }"),
      Example(
        """
        VStack {
          Text(title)
          if location == .bottom { Capsule().fill(.gray) }
          if inFeed { Capsule().fill(.gray) }
        }
        """),
      Example(
        """
        HStack { Text(a); if isPinned { Circle().fill(.gray) } }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Loading")
        HStack { Capsule().fill(.gray); if isPinned { Circle().fill(.gray) } }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Empty row")
        """),
      Example("VStack { Text(title); if isLast { Rectangle().frame(height: 1) } }"),
      Example(
        "HStack { if message.isUnread { Circle().fill(.blue); Text(\"Unread\") }; Text(message.subject) }"
      ),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for shape in facts.shapes {
    guard facts.isSign(shape), let condition = facts.signCondition(of: shape),
      !facts.isConveyed(shape), !facts.isSaidNear(shape, condition),
      !facts.isTrack(shape, of: condition)
    else { continue }
    report.add(
      shape, in: facts,
      "Only a \(facts.word(of: shape)) tells of \(asSubject(condition)); VoiceOver says nothing of it."
    )
  }
}

/// Of `let mark` and `let mark = book.mark` the value that may be missing; of `.full(let mark)` the case.
private func asSubject(_ condition: String) -> String {
  if condition.isEmpty { return "a condition" }
  if condition.hasPrefix(".") || condition.hasPrefix("let .") || condition.hasPrefix("case ") {
    let name = condition.drop { $0 != "." }.prefix { $0 != "(" }
    return name.isEmpty ? "a condition" : "the case “\(name)”"
  }
  guard condition.hasPrefix("let ") else { return "“\(condition)”" }
  let value = condition.split(separator: "=", maxSplits: 1).last ?? ""
  return value.drop { $0 == " " }.hasPrefix("let ")
    ? "“\(condition.dropFirst(4))”" : "“\(value.drop { $0 == " " })”"
}

extension Facts {
  /// A small shape in the place of content, without a label of its own.
  fileprivate func isSign(_ node: NodeID) -> Bool {
    let around = self[node]
    guard around.label < 0, around.value < 0, around.hiddenBy < 0,
      around.surroundings.isDisjoint(with: [
        .background, .decoration, .conditionallyHidden, .chart, .labelText, .redacted, .tabItem,
        .menu, .alert,
      ])
    else { return false }
    switch scene[node].word {
    case .Circle, .Capsule, .Ellipse: break
    default: return false
    }
    return !isOutlined(node) && !isBackdrop(node)
  }

  private func isOutlined(_ node: NodeID) -> Bool {
    scene.isOutline(node)
      || scene.modifiers(of: node).contains { modifier in
        switch modifier.word {
        case .trim: true
        case .animation, .blur: true
        default: false
        }
      }
  }

  /// The first of several views in a stack in depth.
  private func isBackdrop(_ node: NodeID) -> Bool {
    var child = node
    for ancestor in ancestors(of: node) {
      if case .view = scene[ancestor].kind {
        guard scene[ancestor].word == .ZStack else { return false }
        let children = flat(ancestor)
        return children.count > 1 && (children.first == child || children.first == node)
      }
      child = ancestor
    }
    return false
  }

  /// It lies under a shape that tells the same.
  fileprivate func isTrack(_ node: NodeID, of condition: String) -> Bool {
    descendants(of: node).contains { inner in
      guard case .shape = kind(inner), isSign(inner) else { return false }
      return signCondition(of: inner) == condition
    }
  }

  /// What the shape depends on; nil when it is always the same.
  fileprivate func signCondition(of node: NodeID) -> String? {
    for modifier in scene.modifiers(of: node) {
      switch modifier.word {
      case .fill, .foregroundColor, .foregroundStyle, .tint: break
      default: continue
      }
      for argument in scene.arguments(of: modifier) {
        if let condition = condition(of: argument), isState(condition) { return condition }
      }
    }
    return presence(of: node)
  }

  /// The condition of the nearest alternative, where nothing else stands in its place.
  private func presence(of node: NodeID) -> String? {
    for ancestor in lineage(of: node) {
      guard case .alternative = scene[ancestor].kind else {
        if case .rows = scene[ancestor].kind { return nil }
        continue
      }
      guard case .branch(let kind, _) = scene[scene[ancestor].parent].kind else { return nil }
      switch kind {
      case .availability, .compilation: continue
      case .condition, .ternary, .choice: break
      }
      // A text that comes and goes with it says what it means.
      guard tallies[Int(ancestor)].most == 0, !tallies[Int(ancestor)].isOpen else { return nil }
      let others = scene.children(of: scene[ancestor].parent).filter { $0 != ancestor }
      guard others.allSatisfy({ tallies[Int($0)].most == 0 && !hasImage($0) }) else { return nil }
      guard let condition = condition(of: ancestor) else { return nil }
      return isState(condition) ? condition : nil
    }
    return nil
  }

  private func hasImage(_ node: NodeID) -> Bool {
    images.contains { $0 >= node && $0 < scene[node].end }
  }

  /// Not about layout, position or what is still missing.
  private func isState(_ condition: String) -> Bool {
    let plain: Set<String> = [
      "last", "first", "index", "divider", "separator", "loading", "animating", "animate",
      "animation", "compact", "wide", "regular", "landscape", "portrait", "preview", "image", "url",
      "dark", "light", "scheme", "nil", "width", "height", "size", "debug", "pressed", "hovered",
      "hovering", "dragging", "redacted", "placeholder", "idiom", "platform", "current",
      "layout", "location", "position", "placement", "alignment", "edge", "axis", "orientation",
      "side", "top", "bottom", "leading", "trailing", "horizontal", "vertical", "padding",
      "spacing", "inset", "insets", "feed",
    ]
    return !Wording(name: condition).words.contains(where: plain.contains)
  }

  /// Some label, value or text near it may say what it says.
  fileprivate func isConveyed(_ node: NodeID) -> Bool {
    if elements(around: node).contains(where: {
      isTold(by: $0.outer) || !$0.swallows || isDrawing($0)
    }) {
      return true
    }
    let control = self[node].control
    if control >= 0, isTold(by: self[control]) { return true }
    guard let stack = ancestors(of: node).first(where: { isStack($0) }) else { return false }
    // A text that changes too, or a property with an unknown text.
    return descendants(of: stack).contains { other in
      if case .text = kind(other) {
        return said(title(of: other)).isChoice
      }
      return other != node && isTold(by: self[other]) && self[other].label != self[node].label
    }
  }

  /// All that is told of it is its label, as of what stands there while something loads.
  private func isDrawing(_ element: MadeElement) -> Bool {
    guard case .ignore = element.behaviour, let label = label(element.outer.label),
      let literal = label.literal
    else { return false }
    return texts(in: element.node).isEmpty
      || Wording(literal).words.contains { ["loading", "placeholder"].contains($0) }
  }

  /// A text beside it, or around that, that comes and goes or changes with the same condition, or
  /// that is called a status.
  fileprivate func isSaidNear(_ node: NodeID, _ condition: String) -> Bool {
    var stacks = 0
    for stack in ancestors(of: node) where isStack(stack) {
      let says = texts(in: stack).contains {
        isStatus($0) || isChosen($0, by: condition, inside: stack)
      }
      if says { return true }
      stacks += 1
      // Rows are apart from each other.
      if case .rows = scene[stack].kind { return false }
      if stacks == 2 { return false }
    }
    return false
  }

  private func isStatus(_ text: NodeID) -> Bool {
    guard let title = title(of: text), case .unknown(let expression) = scene[title],
      let written = ExpressionText.of(expression.expression, in: expression.file, of: index)
    else { return false }
    return Wording(name: written).words.contains { ["status", "state"].contains($0) }
  }

  private func isChosen(_ text: NodeID, by condition: String, inside stack: NodeID) -> Bool {
    for argument in scene.arguments(of: text) where self.condition(of: argument) == condition {
      return true
    }
    for ancestor in lineage(of: text) {
      if ancestor == stack { return false }
      guard case .alternative = scene[ancestor].kind else { continue }
      let all = scene.children(of: scene[ancestor].parent)
      if all.contains(where: { self.condition(of: $0) == condition }) { return true }
    }
    return false
  }

  private func isStack(_ node: NodeID) -> Bool {
    if case .rows = scene[node].kind { return true }
    guard case .view = scene[node].kind else { return false }
    switch scene[node].word {
    case .HStack, .VStack, .ZStack, .Grid, .GridRow: return true
    default: return false
    }
  }

  private func isTold(by around: Circumstances) -> Bool {
    for saying in [label(around.label), value(around.value)] {
      if let saying, saying.isChoice || saying.literal == nil { return true }
    }
    return !around.traits.isDisjoint(with: [.selected, .unknown])
  }
}
