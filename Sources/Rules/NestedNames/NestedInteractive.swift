import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let nestedInteractive = Rule(
    id: "nested-interactive",
    title: "A control lies inside another control",
    severity: .serious,
    wcag: ["2.1.1"],
    document: .nestedNames,
    population: .controls,
    claim: "lie inside another control",
    wrong: "The label of a button, link, menu or toggle holds a control of its own.",
    heard: """
      One element. The inner control is at best an action among the custom actions, and a tap of Voice \
      Control or a switch cannot aim at it.
      """,
    fix:
      "Put the controls next to each other, or offer the inner one as an accessibility or swipe action.",
    bad: [
      Example(
        """
        NavigationLink(value: item) {
          HStack {
            Text(item.name)
            ▶Button("Delete") { delete(item) }
          }
        }
        """),
      Example("Button { open() } label: { VStack { Text(a); ▶Toggle(\"On\", isOn: $on) } }"),
      Example(
        "Button { open() } label: { Card() }",
        files: [
          "Card.swift": """
          import SwiftUI
          struct Card: View {
            var shows = true
            @State var kept: Int?
            var body: some View {
              VStack { Text("A"); if shows, let kept { ▶Button("Drop") { drop(kept) } } }
            }
          }
          """
        ]),
      Example(
        """
        Toggle(isOn: $sends) {
          VStack { Text("Send reports"); ▶Link("What is sent", destination: url) }
        }
        Toggle(isOn: $asks) { Text("Ask first"); ▶Button("Why?") { explain() } }
        """),
      Example("NavigationLink(value: 1) { Text(a); ▶Menu(\"More\") { Button(\"Copy\") {} } }"),
      Example(
        """
        Button { open() } label: {
          HStack {
            Text(a)
            ▶Button { keep() } label: { Image(systemName: "bookmark") }.disabled(isBusy)
          }
          .allowsHitTesting(!item.isSample)
        }
        """),
      Example(
        "Menu { Button(\"Copy\") { copy() } } label: { Text(a); ▶Button(\"Close\") { close() }.padding() }"
      ),
      Example(
        "NavigationLink(value: 1) { Line(text: a, canDelete: true) }",
        files: [
          "Line.swift": """
          import SwiftUI
          struct Line: View {
            let text: String
            var canDelete = false
            var body: some View {
              HStack { Text(text); if canDelete { ▶Button("Delete") { } } }
            }
          }
          """
        ]),
    ],
    good: [
      Example(
        """
        HStack {
          NavigationLink(item.name, value: item)
          Button("Delete") { delete(item) }
        }
        """),
      Example(
        "Toggle(isOn: $isOn) { Text(a); Button(\"More\") { open() } }.toggleStyle(Box())",
        files: [
          "Box.swift": """
          import SwiftUI
          struct Box: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
              HStack { Image(systemName: "square"); configuration.label }
            }
          }
          """
        ]),
      Example("Button { open() } label: { Text(a) }.swipeActions { Button(\"Delete\") {} }"),
      Example("Menu { Button(\"Copy\") {} } label: { Text(a) }"),
      Example(
        """
        Menu(content: { Button("Copy") { copy() } }, label: { Text(a) })
        Menu { Button("Copy") { copy() } } label: { Button(action: {}) { Text(a) } }
        """),
      Example(
        """
        Button { open() } label: {
          VStack { Text(a); Button("More") { }.allowsHitTesting(false); Button("Less") { }.disabled(true) }
        }
        """),
      Example("NavigationLink { Detail() } label: { Text(a) }.contextMenu { Button(\"Copy\") {} }"),
      Example(
        """
        Button { open() } label: { Text(a); Button("Play") { play() } }
          .accessibilityRepresentation { Button("Play") { play() } }
        """),
      Example(
        """
        NavigationLink(value: 1) {
          HStack { Text(a); Button("Play") { play() } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(a)
        }
        """),
      Example("NavigationLink(value: 1) { Text(a).contextMenu { Button(\"Copy\") {} } }"),
      Example("NavigationLink { Button(\"Inside the next screen\") {} } label: { Text(a) }"),
      Example(
        "NavigationLink { Detail() } label: { NavigationLink(\"\", destination: Next(), isActive: $isOn); Text(a) }"
      ),
      Example(
        "Button { open() } label: { Line(title: Text(a)) }",
        files: [
          "Line.swift": """
          import SwiftUI
          struct Line: View {
            let title: Text
            var isOn: Binding<Bool>?
            var body: some View {
              if let isOn { Toggle(isOn: isOn) { title } } else { title }
            }
          }
          """
        ]),
      Example(
        """
        switch phase {
        case .failed: Button("Try again") { load() }
        case .ready: NavigationLink(value: 1) { mark }
        }
        """,
        members: """
          @State private var phase = Phase.ready
          @ViewBuilder private var mark: some View {
            Text("Mark")
            if phase == .failed { Button("Why?") { explain() } }
          }
          """),
    ],
    check: .scene {
      NestedInteractiveCheck(
        scene: $0.scene, files: $0.files, tree: $0.tree, names: $0.names, taps: $0.taps
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Set accessible={false} on the outer one so that both are stops, or offer what the inner one does in accessibilityActions.",
      examples: [
        .reactNative(
          bad: """
            <Pressable accessibilityRole="button" onPress={f}>
              <Text>Mail</Text>
              <Pressable accessibilityRole="button" accessibilityLabel="More" onPress={showMenu}>
                <Icon name="more" />
              </Pressable>
            </Pressable>
            """,
          good: """
            <View>
              <Pressable accessibilityRole="button" onPress={f}>
                <Text>Mail</Text>
              </Pressable>
              <Pressable accessibilityRole="button" accessibilityLabel="More" onPress={showMenu}>
                <Icon name="more" />
              </Pressable>
            </View>
            """)
      ],
      findNestedPieces))
}

private struct NestedInteractiveCheck {
  let scene: Scene
  let files: LiveFiles
  let tree: SceneTree
  let names: Names
  let taps: Taps

  func find(_ report: inout SceneReport) {
    for inner in tree.judged.controls {
      guard let outer = taps.activated(around: inner) else { continue }
      report.add(
        inner,
        "\(names.description(of: inner)) lies inside the label of a \(tree.word(of: outer))"
          + (otherView(of: outer, than: inner).map { " in \($0)." } ?? "."))
    }
  }

  /// The view whose code has the outer control, where that is another one: nobody finds it otherwise.
  func otherView(of outer: NodeID, than inner: NodeID) -> String? {
    let (around, own) = (scene[outer], scene[inner])
    guard around.owner >= 0, own.owner >= 0,
      (around.origin.file, around.owner) != (own.origin.file, own.owner)
    else { return nil }
    return Report.viewName(around.owner, in: files[around.origin.file])
  }
}

private func findNestedPieces(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements where element.facts.isTouchable {
    let lost = element.lostControls
    guard lost.count > element.actions.count else { continue }
    for control in lost {
      report.add(control, "\(control.calledControl) lies inside another one and cannot be reached.")
    }
  }
}
