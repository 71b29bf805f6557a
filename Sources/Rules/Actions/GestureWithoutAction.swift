import Views
import VoiceOver

extension Rule {
  static let gestureWithoutAction = Rule(
    id: "gesture-without-action",
    title: "A gesture has no counterpart for VoiceOver",
    severity: .serious,
    wcag: ["2.1.1", "2.5.1"],
    document: .actions,
    population: .gestures,
    wrong: """
      A long press, drag, rotation or magnification does something, and no accessibility action, menu or \
      button does the same.
      """,
    heard:
      "Nothing: VoiceOver does not say that there is a gesture, and takes most of them for itself.",
    fix:
      "Add an accessibilityAction(named:), an accessibilityAdjustableAction or a context menu for it.",
    bad: [
      Example(
        """
        Text(title)
          .▶onLongPressGesture { showMenu() }
        """),
      Example(
        "Image(\"map\").accessibilityLabel(\"Map\").▶gesture(MagnificationGesture().onChanged { zoom = $0 })"
      ),
      Example(
        "Capsule().accessibilityLabel(\"Level\").▶gesture(DragGesture().onChanged { level = $0.location.x })"
      ),
      Example(
        """
        Text(title)
          .▶onLongPressGesture(minimumDuration: 1) {} onPressingChanged: { isDown in
            if isDown { start() } else { stop() }
          }
        """),
      Example(
        """
        ProgressView(value: level)
          .overlay { Color.clear.contentShape(Rectangle()).▶gesture(drag) }
        Capsule()
          .overlay {
            Color.clear.▶gesture(
              DragGesture(minimumDistance: 0).onChanged { level = $0.location.x / width })
          }
        """,
        members: """
          var drag: some Gesture {
            DragGesture(coordinateSpace: .global).onChanged { level = $0.location.x / width }
          }
          """),
      Example("KFImage(url).▶gesture(MagnificationGesture().onChanged { zoom = $0 })"),
      Example(
        """
        Text(title).▶gesture(
          DragGesture().onChanged { shift = $0.translation }.onEnded { _ in
            if shift.width > 99 { remove(item) }
            shift = .zero
          })
        """),
      Example(
        """
        HStack {
          Text(a).▶gesture(
            DragGesture(minimumDistance: 0).onChanged { shift = $0.translation }.onEnded { _ in drop() })
          Text(b).▶gesture(DragGesture(minimumDistance: 20).onEnded { _ in turnPage() })
        }
        """),
      Example(
        """
        HStack {
          Text(a).▶gesture(DragGesture(minimumDistance: 0).onChanged(rate).onEnded { _ in send() })
          Text(b).▶gesture(DragGesture(minimumDistance: 0).onChanged { rate($0.location.x) })
        }
        """),
      Example("Text(title).▶simultaneousGesture(LongPressGesture().onEnded { _ in showMenu() })"),
      Example(
        """
        ZStack(alignment: .leading) { Capsule().fill(.gray); Capsule().fill(.blue).frame(width: level) }
          .▶gesture(DragGesture(minimumDistance: 0).onChanged { level = $0.location.x })
        Circle().fill(.red).▶onLongPressGesture { remove() }
        Circle().▶gesture(RotationGesture().onChanged { angle = $0 })
        """),
      Example(
        """
        VStack {
          Text(card.name).▶onDrag { provider(card) }
          Text("Done").onDrop(of: [.text], isTargeted: nil) { take($0) }
        }
        """),
      Example(
        """
        VStack { Text(a).▶onLongPressGesture { store.send(.copy) } }
        Card(title: "Copy") { store.send(.copy) }
        """,
        files: [
          "Card.swift": """
          import SwiftUI
          struct Card: View {
            let title: String
            let onShow: () -> Void
            var body: some View { Button { save() } label: { Text(title) }.onAppear { onShow() } }
            func save() { keep(title) }
          }
          """
        ]),
    ],
    good: [
      Example(
        """
        Text("Card").gesture(DragGesture().onChanged { follow($0) }.onEnded { _ in like() })
        Button("Like") { like() }
        """),
      Example(
        """
        Text(title)
          .onLongPressGesture { showMenu() }
          .accessibilityAction(named: "Show menu") { showMenu() }
        """),
      Example("Text(title).contextMenu { Button(\"Copy\") {} }"),
      Example(
        """
        Text(card.name).offset(shift)
          .gesture(
            DragGesture().onChanged { shift = $0.translation }.onEnded { drag in
              if drag.translation.width > 90 { keep() } else if drag.translation.width < -90 { drop() }
              shift = .zero
            })
        HStack { Button("Keep") { keep() }; Button("Drop") { drop() } }
        """),
      Example(
        """
        Capsule().fill(.gray)
          .gesture(DragGesture().onEnded { seek($0.location.x) })
          .gesture(SpatialTapGesture().onEnded { seek($0.location.x) })
        """),
      Example(
        """
        ZStack {
          Rectangle().gesture(DragGesture().onChanged { shift = $0.translation })
          Circle().fill(.clear).gesture(DragGesture().onChanged { shift = $0.translation })
          Text(a)
        }
        """),
      Example("Text(title).swipeActions { Button(\"Delete\") {} }"),
      Example(
        """
        ProgressView(value: level)
          .overlay { Color.clear.gesture(DragGesture(minimumDistance: 0).onChanged { _ in isDown = true }) }
        Text(a).overlay { Color.clear.gesture(DragGesture().onChanged { shift = $0.translation }) }
        Capsule()
          .overlay { Color.clear.gesture(DragGesture().onChanged { level = $0.location.x }) }
          .accessibilityLabel("Level")
          .accessibilityAdjustableAction { _ in }
        """),
      Example(
        """
        Capsule().accessibilityLabel("Level").gesture(DragGesture().onChanged { level = $0.location.x })
          .accessibilityAdjustableAction { _ in }
        """),
      Example(
        "Text(title).onLongPressGesture { copy() }.contextMenu { Button(\"Copy\") { copy() } }"),
      Example(
        "VStack { Text(a).onLongPressGesture { go() } }.accessibilityAction(named: \"Go\") { go() }"
      ),
      Example("Text(title).onLongPressGesture { go() }.accessibilityHidden(true)"),
      Example(
        """
        Text(title)
          .offset(shift)
          .gesture(
            DragGesture()
              .onChanged { self.shift = $0.translation }
              .onEnded { _ in withAnimation(.spring()) { self.shift = .zero } })
        """),
      Example(
        """
        Button("More") { isAsking = true }
          .onLongPressGesture { isShowingSite = true }
          .confirmationDialog("More", isPresented: $isAsking) {
            Button("Show site") { isShowingSite = true }
          }
        """),
      Example(
        "VStack { Text(title).onLongPressGesture { remove(item) }; Button(\"Remove\") { remove(item) } }"
      ),
      Example(
        """
        List { Text(a) }.gesture(DragGesture().onChanged { value in
          if value.translation.height < 0 { UIApplication.shared.endEditing() }
        })
        """),
      Example(
        """
        HStack {
          ForEach(1..<6) { place in
            Image(systemName: "heart").accessibilityLabel("\\(place)")
              .onTapGesture { model.hearts = place }
          }
        }
        .highPriorityGesture(DragGesture().onChanged { drag in
          let place = Int(drag.location.x) / 40
          model.hearts = place
        })
        """),
      Example(
        """
        Text(a)
          .onLongPressGesture(minimumDuration: 9) {} onPressingChanged: { withAnimation { isDown = $0 } }
        """),
      Example(
        """
        Text(a).gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in isDown = true }.onEnded { _ in go() })
        Text(b).gesture(DragGesture(minimumDistance: 0).onEnded { place(at: $0.location) })
        """),
      Example(
        """
        Text(a).gesture(
          LongPressGesture(minimumDuration: .infinity).onChanged { _ in isDown = true })
        Stepper("Count", value: $count)
          .simultaneousGesture(LongPressGesture().onEnded { _ in count = 0 })
        """),
      Example(
        """
        VStack { Text(a).onLongPressGesture { store.send(.copy) } }
        OwnButton(title: "Copy") { store.send(.copy) }
        """,
        files: [
          "OwnButton.swift": """
          import SwiftUI
          struct OwnButton: View {
            let title: String
            let action: () -> Void
            var body: some View { Button { action() } label: { Text(title) } }
          }
          """
        ]),
      Example("Image(\"chart\", label: Text(\"Sales\")).draggable(chart)"),
      Example("Text(title).dropDestination(for: URL.self) { urls, _ in take(urls) }"),
      Example(
        """
        ZStack { Capsule(); Text(level) }
          .gesture(DragGesture().onChanged { level = $0.location.x })
          .accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
        """),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for gesture in facts.gestures where facts.isPerceivable(gesture) {
    let modifier = facts.modifier(gesture)
    let host = facts.hosts[Int(gesture)]
    guard let name = facts.name(of: facts.gestureKind(modifier)), !facts.hasCounterpart(gesture),
      !facts.onlyEndsInput(modifier), !facts.hasButton(for: gesture),
      !facts.isExport(modifier), !facts.onlyShowsPress(modifier), !facts.isSetByTap(gesture),
      !facts.endsAsItBegan(modifier), !facts.hasTapTwin(gesture),
      facts[host].rows < 0 || !facts.isMovable(host)
    else { continue }
    report.add(modifier: gesture, in: facts, "Nothing but \(name) does this.")
  }
}

extension Facts {
  fileprivate func name(of gesture: GestureKind) -> String? {
    switch gesture {
    case .longPress: "a long press"
    case .drag: "a drag"
    case .magnify: "a pinch"
    case .rotate: "a rotation"
    case .carry: "dragging and dropping"
    case .tap, .press, .unknown: nil
    }
  }

  /// Nothing here takes what is carried: it can only be carried to another app.
  fileprivate func isExport(_ modifier: AppliedModifier) -> Bool {
    guard case .carry = gestureKind(modifier) else { return false }
    return !scene.modifiers.contains { $0.word == .onDrop || $0.word == .dropDestination }
  }

  /// A control of the screen is heard and does the same, or one that the view itself brings up.
  func hasButton(for gesture: Int32) -> Bool {
    if let deed = deed(of: modifier(gesture)) { return hasButton(doing: deed, like: gesture) }
    // A drag to one side does one thing, and to the other another.
    let deeds = lastDeeds(of: modifier(gesture))
    return !deeds.isEmpty && deeds.allSatisfy { hasButton(doing: $0, like: gesture) }
  }

  private func hasButton(doing deed: String, like gesture: Int32) -> Bool {
    let owner = modifier(gesture).owner
    let screen = screen(of: hosts[Int(gesture)])
    return controls.contains { control in
      guard self.deed(of: control) == deed else { return false }
      let place = self.screen(of: control)
      if place == screen, isHeard(control) { return true }
      guard scene[control].owner == owner, self[control].hiddenBy < 0 else { return false }
      return place == screen
        ? self[control].surroundings.contains(.alert)
        : place > 0 && self.screen(of: scene[place].parent) == screen
    }
  }

  /// An action, a menu or a control stands in for the gesture.
  fileprivate func hasCounterpart(_ gesture: Int32) -> Bool {
    let host = hosts[Int(gesture)]
    if !self[host].actions.isEmpty { return true }
    if elements(around: host).contains(where: { $0.replaces || isActedOn($0) }) { return true }
    let control = self[host].control
    if control >= 0, !self[control].actions.isEmpty { return true }
    // What is done to it beside is not what it is for.
    switch self.control(core(host)) {
    case .slider, .stepper: return true
    default: break
    }
    // What a drag or a pinch does on a view with controls, one of them may do.
    if before[Int(gesture)].controls > 0, case .longPress = gestureKind(modifier(gesture)) {
      return false
    }
    if before[Int(gesture)].controls > 0 { return true }
    if before[Int(gesture)].isOpen, !isLoadedImage(core(host)) { return true }
    return descendants(of: host).contains { !self[$0].actions.isEmpty }
  }

  private func isActedOn(_ element: MadeElement) -> Bool { !element.outer.actions.isEmpty }

  /// Rows that can be moved have actions for it.
  fileprivate func isMovable(_ host: NodeID) -> Bool {
    ancestors(of: host).contains { node in
      scene.modifiers(of: node).contains { $0.word == .onMove || $0.word == .onDelete }
    }
  }
}
