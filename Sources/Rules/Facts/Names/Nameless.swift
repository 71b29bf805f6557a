import Scenes
import Views
import VoiceOver

/// Controls without a name that need none, what else names one, and what else has none.
final class Nameless: Part {
  let inherited: Inherited
  let counts: Counts
  let sayings: Sayings
  let names: Names

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ counts: Counts, _ sayings: Sayings, _ names: Names
  ) {
    (self.inherited, self.counts, self.sayings, self.names) = (inherited, counts, sayings, names)
    super.init(tree)
  }
}

extension Nameless {
  /// A link without a look, which is only there for code to follow.
  func isFollowedByCode(_ control: NodeID) -> Bool {
    guard case .navigationLink = tree.control(control) else { return false }
    let labels = scene.children(of: control, .label)
    return labels.allSatisfy {
      counts.tallies[Int($0)] == .none && tree.images(in: $0).isEmpty && tree.shapes(in: $0).isEmpty
    }
  }

  /// A field that can't be changed, as those that draw a placeholder.
  func isFake(_ control: NodeID) -> Bool {
    guard case .textEditor = tree.control(control), let text = scene.argument(.text, of: control)
    else { return false }
    if case .call(let word, _, _) = scene[text] { return word == .constant }
    guard case .unknown(let source) = scene[text] else { return false }
    return files.written(source)?.hasPrefix(".constant(") ?? false
  }

  func isNothing(_ name: ShownName) -> Bool { if case .nothing = name { true } else { false } }

  /// Shows nothing, and is only pressed by a key.
  func isKey(_ control: NodeID) -> Bool {
    guard case .button = tree.control(control), tree.images(in: control).isEmpty,
      tree.shapes(in: control).isEmpty
    else { return false }
    return scene.modifiers(of: control).contains { $0.word == .keyboardShortcut }
  }

  /// In a menu the choices of a picker are items beside the others, and in line they are rows.
  func isListOfChoices(_ control: NodeID) -> Bool {
    guard case .picker = tree.control(control) else { return false }
    return inherited[control].surroundings.contains(.menu)
      || [.inline, .palette, .radioGroup].contains(pickerStyle(of: control))
  }

  /// Its segments have names, whether or not the whole has one.
  func isSegmented(_ control: NodeID, _ name: ShownName) -> Bool {
    guard case .picker = tree.control(control), inherited.elements(around: control).isEmpty else {
      return false
    }
    switch name {
    case .text, .nothing: break
    default: return false
    }
    return pickerStyle(of: control) == .segmented
  }

  /// A picker that opens a list of its choices, as it does where nothing is said of its style.
  func isMenu(_ control: NodeID) -> Bool {
    tree.modifier(.pickerStyle, around: control) == nil
      || [.menu, .navigationLink].contains(pickerStyle(of: control))
  }

  /// Turned by flicks, and read by its value.
  func isWheel(_ control: NodeID) -> Bool {
    switch tree.control(control) {
    case .picker: pickerStyle(of: control) == .wheel
    case .date: pickerStyle(of: control, .datePickerStyle) == .wheel
    default: false
    }
  }

  /// Nil where none is set, or none that the source tells.
  private func pickerStyle(of control: NodeID, _ name: Word = .pickerStyle) -> Word? {
    guard let applied = tree.modifier(name, around: control),
      let style = scene.firstArgument(of: applied)
    else { return nil }
    switch scene[style] {
    case .member(let word, _): return word
    case .call(_, let name, _):
      switch code.text(name) {
      case "SegmentedPickerStyle": return .segmented
      case "InlinePickerStyle": return .inline
      case "WheelPickerStyle", "WheelDatePickerStyle": return .wheel
      default: return nil
      }
    default: return nil
    }
  }

  /// The header that is read before it says what it is for.
  func isNamedByHeader(_ control: NodeID, _ name: ShownName) -> Bool {
    for node in tree.ancestors(of: control) {
      guard case .view = scene[node].kind, scene[node].word == .Section else { continue }
      var headers = scene.children(of: node, .header).flatMap { tree.texts(in: $0) }
        // What it shows itself, where it stands in the header, is its choices.
        .filter { $0 < control || $0 >= scene[control].end }.compactMap { sayings.title(of: $0) }
      if let own = sayings.title(of: node) { headers.append(own) }
      headers.removeAll { sayings.isSilent($0) }
      guard case .text(let title) = name else { return !headers.isEmpty }
      return headers.contains { sayings.said($0) == names.said(title) }
    }
    return false
  }
}
