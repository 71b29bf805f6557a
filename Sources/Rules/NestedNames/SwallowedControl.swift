import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let swallowedControl = Rule(
    id: "swallowed-control",
    title: "A control cannot be reached",
    severity: .critical,
    wcag: ["2.1.1"],
    document: .nestedNames,
    population: .controls,
    claim: "cannot be reached",
    wrong: """
      A control lies below an element that ignores its children (or is hidden), and no accessibility \
      action, representation or children take its place.
      """,
    heard: "The element's label. The control cannot be found or used with VoiceOver.",
    fix:
      "Use .combine, which carries the action, or add an accessibilityAction that does the same.",
    bad: [
      Example(
        """
        HStack {
          Text(title)
          ▶Button("Delete") { delete() }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        """),
      Example(
        "VStack { Text(a); ▶Toggle(\"On\", isOn: $on) }.accessibilityElement().accessibilityLabel(a)"
      ),
      Example("HStack { ▶Button(\"Close\") { close() } }.accessibilityHidden(true)"),
      Example(
        file: """
          import UIKit
          final class OrderView: UIView {
            let name = UILabel()
            let remove = ▶UIButton()
            override init(frame: CGRect) {
              super.init(frame: frame)
              remove.setTitle("Remove", for: .normal)
              addSubview(name)
              addSubview(remove)
              isAccessibilityElement = true
              accessibilityLabel = name.text
            }
          }
          """),
      Example(
        """
        HStack { Text(title); Button("Open") { open() }; ▶Button("Delete") { delete() } }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(title)
          .accessibilityAction(named: "Open") { open() }
        VStack {
          if isMine { ▶Button("Delete") { delete() } }
          Button { withAnimation { if isOpen { close() } else { open() } } } label: { Text(a) }
        }
        .accessibilityElement()
        .accessibilityLabel(title)
        .accessibilityAction(named: "Open") { open() }
        """),
    ],
    good: controlsThatAreReached,
    check: .scene {
      SwallowedControlCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, names: $0.names,
        actions: $0.actions, taps: $0.taps
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Take accessible off the View around it, or offer what the control does in accessibilityActions of the View.",
      flutter:
        "Keep the control outside of MergeSemantics and ExcludeSemantics, or offer what it does as onTap or customSemanticsActions of the Semantics that names it.",
      examples: [
        .reactNative(
          bad: """
            <View accessible accessibilityLabel="Mail from Ann">
              <Text>Mail from Ann</Text>
              <Button title="Reply" onPress={f} />
            </View>
            """,
          good: """
            <View>
              <Text>Mail from Ann</Text>
              <Button title="Reply" onPress={f} />
            </View>
            """),
        .flutter(
          bad: """
            Semantics(
              label: 'Post',
              excludeSemantics: true,
              child: Row(
                children: [
                  Text('Post'),
                  IconButton(tooltip: 'Like', icon: Icon(Icons.favorite), onPressed: f),
                ],
              ),
            )
            """,
          good: """
            Row(
              children: [
                Text('Post'),
                IconButton(tooltip: 'Like', icon: Icon(Icons.favorite), onPressed: f),
              ],
            )
            """),
      ],
      findSwallowedPieces))
}

private struct SwallowedControlCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let names: Names
  let actions: Actions
  let taps: Taps

  func find(_ report: inout SceneReport) {
    var seen: Set<Int32> = []
    for control in tree.judged.controls {
      let around = inherited[control]
      guard around.control < 0, around.isSwallowed || around.hiddenBy >= 0, isReal(control),
        around.surroundings.isDisjoint(with: [
          .actions, .menu, .representation, .alert, .decoration, .labelText, .tabItem,
        ]), !hasWayIn(control), !hasDouble(control)
      else { continue }
      if let element = inherited.elements(around: control).first(where: { $0.swallows }) {
        guard element.behaviour == .ignore, element.outer.hiddenBy < 0,
          inherited.core(element.node) != control, !isReplaced(control, in: element),
          seen.insert(element.modifier).inserted
        else { continue }
        let message =
          element.outer.actions.isEmpty
          ? "\(names.description(of: control)) lies below an element that ignores its children."
          : "\(names.description(of: control)) lies below an element that has fewer actions than controls."
        // What hides it is mended where that is written.
        if around.hiddenBy >= 0 {
          report.add(modifier: around.hiddenBy, message)
        } else {
          report.add(control, message)
        }
      } else if let (view, mark) = uiKitElement(around: control), around.hiddenBy < 0 {
        guard !isAnswered(by: view, mark), seen.insert(mark).inserted else { continue }
        report.add(
          control,
          "\(names.description(of: control)) lies in a view that is one element, and takes it from the listener.",
          fix: inUIKit)
      } else if around.hiddenBy >= 0, tree.modifier(around.hiddenBy).word == .accessibilityHidden,
        inherited.core(inherited.hosts[Int(around.hiddenBy)]) != control,
        seen.insert(around.hiddenBy).inserted
      {
        report.add(control, "\(names.description(of: control)) is hidden with the views around it.")
      }
    }
  }

  // MARK: UIKit

  /// The view of UIKit that speaks for a control, and where it is made an element.
  func uiKitElement(around control: NodeID) -> (view: NodeID, mark: Int32)? {
    guard scene.isUIKit(control), names.isMadeHere(control) else { return nil }
    for view in tree.ancestors(of: control) where scene.isUIKit(view) {
      guard scene.isUIKitElement(view) else { continue }
      let mark = scene[view].modifiers.last { tree.modifier($0).word == .isAccessibilityElement }
      return mark.map { (view, $0) }
    }
    return nil
  }

  /// It has actions of its own, or does on a double tap what one of its controls does.
  func isAnswered(by view: NodeID, _ mark: Int32) -> Bool {
    let inside = tree.controls.filter { $0 > view && $0 < scene[view].end }
    let isButton = !inherited[view].traits.isDisjoint(with: [.button, .toggle, .link, .unknown])
    if isButton, inside.count < 2 { return true }
    let sets = scene.modifiers(of: view).contains { modifier in
      switch modifier.word {
      case .accessibilityCustomActions, .addGestureRecognizer, .other: true
      default: false
      }
    }
    if sets { return true }
    let modifier = tree.modifier(mark)
    guard modifier.owner >= 0 else { return false }
    let owner = TypeID(file: modifier.origin.file, index: modifier.owner)
    return Self.answers.contains { !tree.code.members(of: owner, named: $0).isEmpty }
  }

  /// What a class declares that acts for the controls inside.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
  static let answers = [
    "accessibilityActivate", "accessibilityCustomActions", "accessibilityIncrement",
    "accessibilityActivationPoint", "accessibilityElements",
  ]

  /// A control that does something, and is not switched off for touches.
  func isReal(_ control: NodeID) -> Bool {
    if case .navigationLink = tree.control(control), case .nothing = names.shownName(of: control) {
      // An invisible link that code follows.
      return false
    }
    return !taps.isUntouchable(control)
  }

  /// Some action on an element around does what the control does.
  func hasWayIn(_ control: NodeID) -> Bool {
    if inherited[control].surroundings.contains(.conditionallyHidden) { return true }
    if let element = inherited.elements(around: control).first, isTooFew(element) { return false }
    if !inherited[control].actions.isEmpty { return true }
    return inherited.elements(around: control).contains { !$0.outer.actions.isEmpty }
  }

  /// There are fewer actions than controls, where the numbers of both are certain.
  func isTooFew(_ element: MadeElement) -> Bool {
    guard element.behaviour == .ignore,
      element.outer.actions.isSubset(of: [.default, .named]), !element.outer.actions.isEmpty
    else { return false }
    var actions = 0
    for index in scene[element.node].modifiers where index > element.modifier {
      switch tree.modifier(index).word {
      case .accessibilityAction: actions += 1
      case .accessibilityActions: return false
      default: break
      }
    }
    guard actions > 0, !isActedOn(above: element.node) else { return false }
    var deeds: Set<Step> = []
    var (longer, conditional) = (0, 0)
    for control in tree.controls
    where control > element.node && control < scene[element.node].end
      && inherited[control].control < 0
    {
      guard case .button = tree.control(control), isReal(control), inherited[control].hiddenBy < 0,
        inherited[control].rows == inherited[element.node].rows
      else { return false }
      if tree.isConditional(control, inside: element.node) { conditional += 1 }
      if let deed = self.actions.deed(of: control) { deeds.insert(deed) } else { longer += 1 }
    }
    // Of several that are long or conditional, some may be the same, or never shown together.
    return longer <= 1 && conditional <= 1 && deeds.count + longer > actions
  }

  func isActedOn(above node: NodeID) -> Bool {
    tree.ancestors(of: node).contains { outer in
      scene.modifiers(of: outer).contains {
        $0.word == .accessibilityAction || $0.word == .accessibilityActions
      }
    }
  }

  /// One of the actions does the same.
  func isReplaced(_ control: NodeID, in element: MadeElement) -> Bool {
    let deed = actions.deed(of: control)
    return scene[element.node].modifiers.contains {
      tree.modifier($0).word == .accessibilityAction && actions.deed(of: tree.modifier($0)) == deed
    }
  }

  /// Another control of the screen is heard and does the same.
  func hasDouble(_ control: NodeID) -> Bool {
    guard let deed = actions.deed(of: control) else { return false }
    let screen = tree.screen(of: control)
    return tree.controls.contains { other in
      other != control && inherited.isHeard(other) && tree.screen(of: other) == screen
        && actions.deed(of: other) == deed
    } || isFlicked(deed, on: screen)
  }

  /// An adjustable element beside it sets the same: `Button("+") { speed += 1 }`, where a flick does `speed += 1`.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)
  func isFlicked(_ deed: Step, on screen: NodeID) -> Bool {
    scene.modifiers.indices.contains { number in
      let modifier = scene.modifiers[number]
      guard modifier.word == .accessibilityAdjustableAction else { return false }
      let host = inherited.hosts[number]
      return inherited[host].hiddenBy < 0 && tree.screen(of: host) == screen
        && actions.targets(ofFlicks: modifier).contains(deed.target)
    }
  }
}

private let inUIKit = """
  Leave the view to its children, or offer what the control does in accessibilityCustomActions of the view.
  """

private let inPackages = """
  Give it accessible={false}: the package makes one element of all that is in it unless it is told otherwise.
  """

private func findSwallowedPieces(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements where !element.facts.isTouchable {
    let lost = element.lostControls
    guard lost.count > element.actions.count else { continue }
    if element.facts.isMadeByPackage {
      report.add(
        element,
        "It is one element to VoiceOver, “\(element.label.spoken)”: no control in it can be reached.",
        fix: inPackages)
      continue
    }
    for control in lost {
      report.add(
        control,
        element.actions.isEmpty
          ? "\(control.calledControl) lies in an element that takes it from the listener."
          : "\(control.calledControl) lies in an element that has fewer actions than controls.")
    }
  }
}

extension PieceElement {
  /// Controls in it that nobody who listens can use.
  var lostControls: [PieceContent] {
    facts.contents.filter { $0.kind == .control && !$0.isAnsweredOutside }
  }
}

extension PieceContent {
  var calledControl: String {
    text.isEmpty ? "The control" : "The control “\(text.spoken.prefix(40))”"
  }
}
