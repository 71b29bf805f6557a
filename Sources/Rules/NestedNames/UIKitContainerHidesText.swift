import Scenes
import Views
import VoiceOver

extension Rule {
  static let uiKitContainerHidesText = Rule(
    id: "uikit-container-hides-text",
    title: "A view that is one element hides the labels inside",
    severity: .critical,
    wcag: ["1.3.2"],
    document: .nestedNames,
    population: .uiKitElements,
    claim: "hide the labels inside",
    wrong: """
      A view with labels inside sets isAccessibilityElement to true, which takes the labels away, and its \
      own accessibilityLabel does not hold their text.
      """,
    heard: "Silence, or a label without the text that is shown.",
    fix:
      "Set an accessibilityLabel that holds the texts inside, or leave the view to its children.",
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
              accessibilityHint = "Opens the card."
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
    good: containersWithTexts,
    check: .both(
      { UIKitContainerCheck(scene: $0.scene, inherited: $0.inherited, code: $0.code).find(&$1) },
      countElements))
}

private func countElements(_ declarations: Declarations, _ report: inout Report) -> Int {
  guard declarations.mentions(.isAccessibilityElement) else { return 0 }
  return declarations.views.types.enumerated().count { number, type in
    !type.isPreviewOrTest && declarations.elementFlag(of: Int32(number)) != nil
  }
}

/// Views as they stand in a screen: who uses one may say that it is no element, and then it hides nothing.
struct UIKitContainerCheck {
  let scene: Scene
  let inherited: Inherited
  let code: SourceCode

  func find(_ report: inout SceneReport) {
    var known: [TypeID: [String]] = [:]
    for (index, modifier) in scene.modifiers.enumerated()
    where modifier.word == .isAccessibilityElement && modifier.owner >= 0 {
      let host = inherited.hosts[index]
      guard host >= 0, inherited.tree.judged.contains(host), scene.isUIKit(host),
        scene.isUIKitElement(host), inherited.isHeard(host),
        let type = ownClass(of: host, making: modifier)
      else { continue }
      let lost = known[type] ?? textsLost(by: type)
      known[type] = lost
      guard !lost.isEmpty else { continue }
      report.add(
        modifier: Int32(index),
        "The view is one element, and its label does not hold the text of \(lost.joined(separator: ", "))."
      )
    }
  }

  /// The labels that the element leaves out.
  func textsLost(by modifier: Int32, of host: NodeID) -> [String] {
    ownClass(of: host, making: scene.modifiers[Int(modifier)]).map { textsLost(by: $0) } ?? []
  }

  /// The class of the view, where its own code makes an element of it.
  private func ownClass(of host: NodeID, making modifier: AppliedModifier) -> TypeID? {
    guard let type = ownClass(of: host), type.file == modifier.origin.file,
      type.index == modifier.owner
    else { return nil }
    return type
  }

  /// The class of the repository that the view is of; of a screen the one that is read.
  private func ownClass(of host: NodeID) -> TypeID? {
    let parent = scene[host].parent
    guard parent >= 0, case .custom(let type) = scene[parent].kind else {
      // Bars stand around the view of a controller; what stands in it is a part.
      guard parent < 0 || scene[parent].parent < 0 && scene[parent].isGroup else { return nil }
      let (file, owner) = (scene[host].origin.file, scene[host].owner)
      return owner >= 0 ? TypeID(file: file, index: owner) : nil
    }
    return type
  }

  private func textsLost(by type: TypeID) -> [String] {
    let declarations = Declarations(index: code.index, file: type.file)
    let declared = declarations.views.types[Int(type.index)]
    code.noteAll(of: type)
    guard !declared.isPreviewOrTest, declarations.isPlainContainer(declared) else { return [] }
    return declarations.textsLeftOut(by: type.index, of: declarations.textViews(of: declared))
  }
}

extension Declarations {
  /// Where the type makes itself an element.
  fileprivate func elementFlag(of type: Int32) -> UInt32? {
    var found: UInt32?
    for (_, member) in members where member.owner == type {
      guard let body = member.body else { continue }
      code.forEachStatement(in: body) { statement in
        guard case .assignment(let target, _, let value) = statement,
          own(target) == .isAccessibilityElement, case .boolean(true) = code.expressions[Int(value)]
        else { return }
        found = min(found ?? .max, offset(of: target))
      }
    }
    return found
  }

  /// The word of `x` or `self.x`.
  private func own(_ expression: ExpressionID) -> Word? {
    switch code.expressions[Int(expression)] {
    case .name(let name): return views[name].word
    case .member(let base, let name):
      guard case .name(let root) = code.expressions[Int(base)], views[root].text == "self" else {
        return nil
      }
      return views[name].word
    default: return nil
    }
  }

  private func offset(of expression: ExpressionID) -> UInt32 { code.offsets[Int(expression)] }

  /// A view of its own kind; cells and controls merge their labels by themselves.
  fileprivate func isPlainContainer(_ type: TypeDeclaration) -> Bool {
    guard let parent = type.inherited.first else { return false }
    let name = views[parent].text
    return name == "UIView" || name == "UIStackView" || name == "UIControl"
  }

  /// Properties that hold labels.
  fileprivate func textViews(of type: TypeDeclaration) -> [String] {
    type.members.compactMap { index in
      let member = views.members[Int(index)]
      guard case .storedProperty = member.kind else { return nil }
      let isLabel: Bool
      if let declared = member.type {
        isLabel = views[declared].word == .UILabel
      } else if let value = member.value, case .call(let callee, _) = code.expressions[Int(value)],
        case .name(let made) = code.expressions[Int(callee)]
      {
        isLabel = views[made].word == .UILabel
      } else {
        isLabel = false
      }
      return isLabel ? views[member.name].text : nil
    }
  }

  /// The labels whose text nothing says; none where the type's own label is made of something else, which may
  /// well hold them.
  fileprivate func textsLeftOut(by type: Int32, of texts: [String]) -> [String] {
    for index in views.types[Int(type)].members {
      let word = views[views.members[Int(index)].name].word
      if word == .accessibilityLabel || word == .accessibilityElements { return [] }
    }
    var heard: [String] = []
    // What the labels are given, which may be what the type is given as well.
    var shown: [String: Set<String>] = [:]
    var isMadeOfTexts = true
    for (_, member) in members where member.owner == type {
      guard let body = member.body else { continue }
      code.forEachStatement(in: body) { statement in
        guard case .assignment(let target, _, let value) = statement else { return }
        let text = files.written(value, in: file) ?? ""
        if let label = texts.first(where: { isText(target, of: $0) }), !text.isEmpty {
          shown[label, default: []].insert(text)
        }
        switch own(target) {
        case .accessibilityLabel, .accessibilityAttributedLabel, .accessibilityElements:
          heard.append(text)
          let words = Words(text).words
          if !texts.contains(where: { words.contains($0.lowercased()) }) { isMadeOfTexts = false }
        case .accessibilityValue, .accessibilityAttributedValue, .accessibilityHint:
          heard.append(text)
        default: return
        }
      }
    }
    guard isMadeOfTexts else { return [] }
    return texts.filter { label in
      let meant = [label] + shown[label, default: []]
      return !heard.contains { text in
        let words = Words(text).words
        return meant.contains { text == $0 || words.contains($0.lowercased()) }
      }
    }
  }

  /// `title.text` and `self.title.text`.
  private func isText(_ target: ExpressionID, of label: String) -> Bool {
    guard case .member(let base, let name) = code.expressions[Int(target)] else { return false }
    guard views[name].text == "text" || views[name].text == "attributedText" else { return false }
    switch code.expressions[Int(base)] {
    case .name(let owner): return views[owner].text == label
    case .member(_, let owner): return views[owner].text == label
    default: return false
    }
  }
}

extension SceneNode {
  fileprivate var isGroup: Bool { if case .group = kind { true } else { false } }
}
