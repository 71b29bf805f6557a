import Views
import VoiceOver

// Styles of the repository that draw a control with a text of their own.

extension Facts {
  /// By a style that is given a text to show, or shows one in place of the label.
  func isDrawn(_ control: NodeID) -> Bool {
    for node in lineage(of: control) {
      // By index: a slice is held and let go at each node on the way out.
      for number in scene[node].modifiers {
        let word = scene.modifiers[Int(number)].word
        guard word == .buttonStyle || word == .toggleStyle else { continue }
        guard let style = scene.firstArgument(of: modifier(number)) else { return false }
        if case .instance(let type, _) = scene[style] {
          return hasText(type) || showsOwnText(type)
        }
        return false
      }
    }
    return false
  }

  private func hasText(_ style: TypeID) -> Bool {
    inquiry.listed(in: style).contains { id in
      let member = member(id)
      guard case .storedProperty = member.kind, let type = member.type else { return false }
      return ["String", "Text", "LocalizedStringKey", "LocalizedStringResource"]
        .contains(index.name(type, in: id.file).text)
    }
  }

  /// What it makes has texts, and the label of its configuration is nowhere in it.
  private func showsOwnText(_ style: TypeID) -> Bool {
    inquiry.members(of: style, named: "makeBody").contains { id in
      let (member, file) = (member(id), id.file)
      guard let body = member.body, let parameter = member.parameters.first else { return false }
      let given = index.parameter(parameter, in: file).name
      return showsText(body, file) && !handsOn(index.name(given, in: file).text, body, file)
    }
  }

  private func showsText(_ body: Block, _ file: FileID) -> Bool {
    expressions(in: body, file).contains { expression in
      guard case .call(let callee, let arguments) = index.expression(expression, in: file),
        case .name(let name) = index.expression(callee, in: file), !arguments.isEmpty
      else { return false }
      return [.Text, .Label].contains(index.name(name, in: file).word)
    }
  }

  /// The configuration is asked for more than how the control is just now.
  private func handsOn(_ configuration: String, _ body: Block, _ file: FileID) -> Bool {
    var (uses, states) = (0, 0)
    for expression in expressions(in: body, file) {
      switch index.expression(expression, in: file) {
      case .name(let name):
        if index.name(name, in: file).text == configuration { uses += 1 }
      case .member(let base, let name):
        guard case .name(let asked) = index.expression(base, in: file),
          index.name(asked, in: file).text == configuration
        else { continue }
        if ["isPressed", "role", "isOn", "trigger"].contains(index.name(name, in: file).text) {
          states += 1
        }
      case .unknown(let text):
        if index.text(text, in: file).contains("label") { return true }
      default: break
      }
    }
    return uses > states
  }

  /// All that is in a body, also in closures of it.
  func expressions(in body: Block, _ file: FileID) -> [ExpressionID] {
    let code = index[file].views.code
    var found: [ExpressionID] = []
    code.forEachStatement(in: body) { statement in
      for part in code.parts(of: statement) {
        code.forEachExpression(in: part) { found.append($0) }
      }
    }
    return found
  }
}
