import Scenes
import Views
import VoiceOver

extension Rule {
  static let actionsByErasedLoop = Rule(
    id: "actions-by-erased-loop",
    title: "Actions are added by wrapping the view in a loop",
    severity: .minor,
    wcag: [],
    document: .actions,
    population: .actions,
    claim: "are added by wrapping the view in a loop",
    wrong: """
      A loop wraps the view again for every accessibility action, erasing its type each time, so SwiftUI \
      loses its identity whenever the number of actions changes.
      """,
    heard: "The actions, until the view is rebuilt: then focus may jump.",
    fix: "Use accessibilityActions (iOS 16), which takes a ForEach of buttons.",
    bad: [
      Example(
        file: """
          import SwiftUI
          struct ActionsModifier: ViewModifier {
            let actions: [Action]
            func body(content: Content) -> some View {
              var view = AnyView(content)
              for action in actions {
                view = AnyView(view.▶accessibilityAction(named: action.name, action.run))
              }
              return view
            }
          }
          """),
      Example(
        file: """
          import SwiftUI
          func add<V: View>(_ actions: [Action], to view: V) -> some View {
            var result = AnyView(view)
            for action in actions {
              result = AnyView(result.▶accessibilityAction(named: action.name) { action.run() })
            }
            return result
          }
          """),
      Example(
        file: """
          import SwiftUI
          extension View {
            func actions(_ list: [Action]) -> AnyView {
              list.reduce(AnyView(self)) { view, action in
                AnyView(view.▶accessibilityAction(named: action.name) { action.run() })
              }
            }
          }
          """),
    ],
    good: [
      Example(
        file: """
          import SwiftUI
          struct ActionsModifier: ViewModifier {
            let actions: [Action]
            func body(content: Content) -> some View {
              content.accessibilityActions {
                ForEach(actions) { action in Button(action.name, action: action.run) }
              }
            }
          }
          """),
      Example(
        "Text(title).accessibilityAction(named: \"Archive\") { archive() }.accessibilityAction(named: \"Delete\") { delete() }"
      ),
      Example(
        file: """
          import SwiftUI
          func wrap<V: View>(_ view: V) -> AnyView {
            var result = AnyView(view)
            for _ in 0..<3 { result = AnyView(result.padding()) }
            return result
          }
          """),
    ],
    check: .file(find))
}

private func find(_ declarations: Declarations, _ report: inout Report) -> Int {
  guard declarations.mentions(.accessibilityAction) else { return 0 }
  var count = 0
  for (_, member) in declarations.members {
    guard let body = member.body else { continue }
    for (action, isErased) in declarations.actions(in: body) {
      count += 1
      guard isErased else { continue }
      report.add(
        Origin(file: declarations.file, offset: declarations.code.offsets[Int(action)]),
        owner: member.owner ?? -1, declarations.views[member.name].text,
        "The view is wrapped again for every action of the loop.")
    }
  }
  return count
}

extension Declarations {
  /// Calls of `accessibilityAction`, and whether each is wrapped into `AnyView` in a loop.
  fileprivate func actions(in body: Block) -> [(call: ExpressionID, isErased: Bool)] {
    var found: [(ExpressionID, Bool)] = []
    var pending: [(block: Block, isLoop: Bool)] = [(body, false)]
    while let next = pending.popLast() {
      for index in next.block {
        let statement = code.statements[Int(index)]
        if case .loop(_, _, let inner) = statement {
          pending.append((inner, true))
        } else {
          pending += code.bodies(of: statement).map { ($0, next.isLoop) }
        }
        for part in code.parts(of: statement) {
          visit(part, isLoop: next.isLoop, isErased: false, &found, &pending)
        }
      }
    }
    return found.sorted { $0.0 < $1.0 }.map { (call: $0.0, isErased: $0.1) }
  }

  private func visit(
    _ root: ExpressionID, isLoop: Bool, isErased: Bool, _ found: inout [(ExpressionID, Bool)],
    _ pending: inout [(block: Block, isLoop: Bool)]
  ) {
    var stack = [(expression: root, isErased: isErased)]
    while let next = stack.popLast() {
      var isErased = next.isErased
      var isReduce = false
      if case .call(let callee, _) = code.expressions[Int(next.expression)] {
        switch code.expressions[Int(callee)] {
        case .name(let name): if views[name].word == .AnyView { isErased = true }
        case .member(_, let name):
          if views[name].word == .accessibilityAction {
            found.append((next.expression, isErased && isLoop))
          }
          isReduce = views[name].text == "reduce"
        default: break
        }
      }
      pending += code.bodies(of: next.expression).map { ($0, isLoop) }
      for part in code.parts(of: next.expression) {
        if isReduce, case .closure(let closure) = code.expressions[Int(part)] {
          pending.append((code.closures[Int(closure)].body, true))
        } else {
          stack.append((part, isErased))
        }
      }
    }
  }
}
