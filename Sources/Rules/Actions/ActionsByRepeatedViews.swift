import Scenes
import Views
import VoiceOver

extension Rule {
  static let actionsByRepeatedViews = Rule(
    id: "actions-by-repeated-views",
    title: "The view is repeated once per action",
    severity: .serious,
    wcag: ["1.3.1"],
    document: .actions,
    population: .actions,
    claim: "repeat the view once per action",
    wrong: """
      A ForEach over the actions makes a view for each of them, where one view with several actions was \
      meant.
      """,
    heard: "The same text at several stops, each with another action.",
    fix: "Keep one view and give it accessibilityActions (iOS 16) with a ForEach of buttons.",
    bad: [
      Example(
        """
        ForEach(actions) { action in
          Text(title)
            .▶accessibilityAction(named: action.name) { run(action) }
        }
        """),
      Example(
        "ForEach(model.actions) { action in Text(\"Post\").▶accessibilityAction(named: action.name) { run(action) } }"
      ),
      Example(
        """
        VStack {
          ForEach(commands, id: \\.self) { command in
            HStack { Text(title); Text(author) }.padding()
              .▶accessibilityAction(named: Text(command)) { run(command) }
          }
        }
        """),
    ],
    good: [
      Example(
        """
        Text(title)
          .accessibilityActions {
            ForEach(actions) { action in Button(action.name) { run(action) } }
          }
        """),
      Example(
        "ForEach(posts) { post in Text(post.title).accessibilityAction(named: \"Like\") { like(post) } }"
      ),
      Example(
        "ForEach(posts) { post in Text(post.title).accessibilityAction(named: post.action) { like(post) } }"
      ),
    ],
    check: .scene {
      ActionsByRepeatedViewsCheck(
        scene: $0.scene, target: $0.target, tree: $0.tree, inherited: $0.inherited,
        sayings: $0.sayings, counts: $0.counts
      ).find(&$1)
    })
}

private struct ActionsByRepeatedViewsCheck {
  let scene: Scene
  let target: Int?
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let counts: Counts

  func find(_ report: inout SceneReport) {
    for mark in inherited.judged.marks {
      let host = inherited.hosts[Int(mark)]
      guard inherited[host].rows >= 0, counts.before[Int(mark)].most > 0,
        let item = actionItem(of: mark), isRepeated(over: item, inherited[host].rows),
        !mentions(item, below: host)
      else { continue }
      report.add(
        modifier: mark, "The view is shown once for each action.", fix: actionsAdvice(target))
    }
  }

  /// The variable that an action is named by: `action` in `action.name`.
  func actionItem(of mark: Int32) -> String? {
    for property in inherited.properties(of: mark) where property.kind == .namedAction {
      guard let value = property.value, let part = sayings.said(value).parts.first,
        case .expression(let text) = part
      else { continue }
      return text.split(separator: ".").first.map(String.init)
    }
    return nil
  }

  /// The rows are those of the item: `actions` for `action`.
  func isRepeated(over item: String, _ rows: NodeID) -> Bool {
    guard case .rows(let repetition) = scene[rows].kind,
      let data = scene.repetitions[Int(repetition)].data, let part = sayings.said(data).parts.last,
      case .expression(let text) = part, let last = text.split(separator: ".").last
    else { return false }
    let name = last.lowercased()
    return name.hasPrefix(item.lowercased()) || name.hasSuffix("actions")
      || name.hasSuffix("commands")
  }

  /// Something that the view shows depends on the item.
  func mentions(_ item: String, below host: NodeID) -> Bool {
    tree.subtree(of: host).contains { node in
      guard tree.isText(node) || tree.isImage(node) else { return false }
      return scene.arguments(of: node).contains { argument in
        sayings.said(argument.value).parts.contains { part in
          switch part {
          case .expression(let text): Words(text).words.contains(item.lowercased())
          case .unknown: true
          case .text: false
          }
        }
      }
    }
  }
}
