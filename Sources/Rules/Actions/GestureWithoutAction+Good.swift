/// Gestures with a counterpart, and those that do nothing lasting or nothing that VoiceOver needs.
extension Rule {
  static let gesturesWithDouble: [Example] = [
    Example(
      """
      Text(title)
        .onLongPressGesture { showMenu() }
        .accessibilityAction(named: "Show the menu") { showMenu() }
      """),
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
      Button("Save") { save() }
        .onLongPressGesture(minimumDuration: 0, pressing: { isPressed = $0 }, perform: {
          let generator = UIImpactFeedbackGenerator(style: .medium)
          generator.impactOccurred()
        })
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
      ZStack {
        Button("Delete") { remove() }
        HStack { Text(a); Text(b) }
          .offset(x: shift)
          .gesture(
            DragGesture(coordinateSpace: .local).onChanged { moved($0) }.onEnded { ended($0) })
      }
      """),
    Example(
      """
      ForEach(0..<3) { place in
        HStack {
          Image(systemName: "heart").accessibilityLabel("\\(place)").accessibilityAddTraits(.isButton)
            .onTapGesture { chosen = place }
        }
        .offset(x: shift)
        .gesture(
          DragGesture()
            .onChanged { shift = $0.translation.width }
            .onEnded { chosen = Int($0.translation.width / 70) })
      }
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
    Example(
      """
      VStack {
        Capsule().gesture(pull()).accessibilityLabel("Handle").accessibilityAdjustableAction { _ in }
        Capsule().gesture(lean()).accessibilityLabel("Balance")
        Text(b).gesture(touch())
        Capsule().gesture(pull()).accessibilityLabel("Grip").accessibilityHidden(true)
        Text(a)
      }
      """,
      members: """
        func pull() -> some Gesture {
          DragGesture().onChanged { shift = $0.translation }.onEnded { _ in settle() }
        }
        func lean() -> some Gesture {
          DragGesture().onChanged { shift = $0.translation }.onEnded { _ in shift = .zero }
        }
        func touch() -> some Gesture { LongPressGesture(minimumDuration: .infinity).onChanged { _ in isDown = true } }
        """),
    Example("Image(\"chart\", label: Text(\"Sales\")).draggable(chart)"),
    Example("Text(title).dropDestination(for: URL.self) { urls, _ in take(urls) }"),
    Example(
      """
      ZStack { Capsule(); Text(level) }
        .gesture(DragGesture().onChanged { level = $0.location.x })
        .accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
      """),
    // That a finger is down only shows, is only felt, or does what the button does.
    Example(
      """
      Button { tap() } label: { Text("Send") }
        .simultaneousGesture(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in isDown = true; haptics.play(); generator.impactOccurred() }
            .onEnded { _ in isDown = false; haptics.stop() }
        )
      Button { send() } label: { Text("Send") }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in grow() }.onEnded { _ in send() })
      Button { tap() } label: { Text("Send") }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in note() })
      Button { tap() } label: { Text("Send") }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in talk() }.onEnded { _ in rest() })
        .accessibilityAction(named: "Talk") { talk() }
      """),
    Example(
      file: """
        import UIKit
        final class StampViewController: UIViewController {
          private let stamp = UILabel()
          private let send = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            stamp.text = "Stamp"
            stamp.accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Peel off", target: self, selector: #selector(peel))
            ]
            view.addSubview(stamp)
            send.setTitle("Send", for: .normal)
            view.addSubview(send)
            stamp.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(peel)))
            let touch = UILongPressGestureRecognizer(target: self, action: #selector(shade(_:)))
            touch.minimumPressDuration = 0
            send.addGestureRecognizer(touch)
            let debug = UILongPressGestureRecognizer(target: self, action: #selector(showLog))
            debug.numberOfTouchesRequired = 3
            send.addGestureRecognizer(debug)
          }
        }
        """),
    // The button is there before anything is dragged; or all is as it was in the end.
    Example(
      """
      Text(a)
        .overlay { Button("Delete") { remove(a) }.opacity(shift == 0 ? 1 : 0) }
        .gesture(DragGesture().onChanged { shift = $0.translation.width }.onEnded { _ in settle() })
      Text(b)
        .overlay { Button("Delete") { remove(b) }.opacity(isWide ? 0 : 1) }
        .gesture(DragGesture().onChanged { shift = $0.translation.width }.onEnded { _ in settle() })
      Text(c).offset(x: shift)
        .gesture(
          DragGesture().onChanged { shift = $0.translation.width }.onEnded { drag in
            if drag.translation.width > 9 { shift = 0 } else { withAnimation { shift = 0 } }
          })
      Text(d).gesture(Touch())
      """,
      members: "@State var shift = 0.0",
      files: [
        "Touch.swift": """
        import SwiftUI
        struct Touch: UIGestureRecognizerRepresentable {
          func makeUIGestureRecognizer(context: Context) -> some UIGestureRecognizer { TouchRecognizer() }
        }
        """
      ]),
  ]
}
