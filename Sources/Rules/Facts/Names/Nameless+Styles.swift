import Scenes
import Views
import VoiceOver

// Styles of the repository that draw a control with a text of their own.

extension Nameless {
  /// By a style that is given a text to show, or shows one in place of the label.
  func isDrawn(_ control: NodeID) -> Bool {
    guard let applied = tree.modifier(.buttonStyle, .toggleStyle, around: control),
      let style = scene.firstArgument(of: applied), case .instance(let type, _) = scene[style]
    else { return false }
    return hasText(type) || showsOwnText(type)
  }

  private func hasText(_ style: TypeID) -> Bool {
    code.listed(in: style).contains { id in
      let member = code.member(id)
      guard case .storedProperty = member.kind, let type = member.type else { return false }
      return PlatformNames.textTypes.contains(files.name(type, in: id.file).text)
    }
  }

  /// What it makes has texts, and the label of its configuration is nowhere in it.
  private func showsOwnText(_ style: TypeID) -> Bool {
    code.members(of: style, named: "makeBody").contains { id in
      let (member, file) = (code.member(id), id.file)
      guard let body = member.body, let parameter = member.parameters.first else { return false }
      let given = files.parameter(parameter, in: file).name
      return showsText(body, file) && !handsOn(files.name(given, in: file).text, body, file)
    }
  }

  private func showsText(_ body: Block, _ file: FileID) -> Bool {
    code.expressions(in: body, file).contains { expression in
      guard case .call(let callee, let arguments) = files.expression(expression, in: file),
        case .name(let name) = files.expression(callee, in: file), !arguments.isEmpty
      else { return false }
      return [.Text, .Label].contains(files.name(name, in: file).word)
    }
  }

  /// The configuration is asked for more than how the control is just now.
  private func handsOn(_ configuration: String, _ body: Block, _ file: FileID) -> Bool {
    var (uses, states) = (0, 0)
    for expression in code.expressions(in: body, file) {
      switch files.expression(expression, in: file) {
      case .name(let name): if files.name(name, in: file).text == configuration { uses += 1 }
      case .member(let base, let name):
        guard case .name(let asked) = files.expression(base, in: file),
          files.name(asked, in: file).text == configuration
        else { continue }
        if PlatformNames.statesOfConfigurations.contains(files.name(name, in: file).text) {
          states += 1
        }
      case .unknown(let text): if files.text(text, in: file).contains("label") { return true }
      default: break
      }
    }
    return uses > states
  }
}
