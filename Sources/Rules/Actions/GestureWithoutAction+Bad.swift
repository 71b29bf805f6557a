/// Gestures that nothing else does the work of.
extension Rule {
  static let gesturesWithoutDouble: [Example] = [
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
    Example(
      """
      VStack {
        Capsule().frame(width: 40, height: 6)
          .▶highPriorityGesture(drag(to: a))
          .accessibilityElement()
          .accessibilityLabel("Handle")
        Capsule().▶gesture(DragGesture().onChanged { level = $0.location.x }).accessibilityLabel("Level")
        Text(b).▶gesture(press())
        Text(c)
      }
      """,
      members: """
        func drag(to place: String) -> some Gesture {
          DragGesture(minimumDistance: 0).onChanged { shift = $0.translation }.onEnded { _ in
            settle(at: place)
          }
        }
        func press() -> some Gesture { LongPressGesture(minimumDuration: 1).onEnded { _ in showMenu() } }
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
        Text(c).▶gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            let share = max(0, value.location.x / width)
            level = share
          })
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
    Example(
      """
      Button { tap() } label: { Text("Send") }
        .▶simultaneousGesture(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in
              if !isDown { model.startTalking() }
              isDown = true
            }
            .onEnded { _ in model.stopTalking(); isDown = false }
        )
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
            view.addSubview(stamp)
            send.setTitle("Send", for: .normal)
            view.addSubview(send)
            stamp.▶addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(peel)))
            let hold = UILongPressGestureRecognizer(target: self, action: #selector(sendLater(_:)))
            hold.minimumPressDuration = 0.8
            send.▶addGestureRecognizer(hold)
          }
        }
        """),
    // A modifier of the app's own: what it is given, and what a drag alone brings up.
    Example(
      """
      Text(a).flick { remove(a) }
      Text(b).offset(x: shift).reveal { remove(b) }
      Text(c)
        .overlay { if shift < 0 { Button("Delete") { remove(c) } } }
        .▶gesture(
          DragGesture().onChanged { shift = $0.translation.width }.onEnded { _ in settle() })
      """,
      members: "@State var shift = 0.0",
      files: [
        "Flick.swift": """
        import SwiftUI
        struct Flick: ViewModifier {
          let run: () -> Void
          @State private var shift: CGFloat = 0
          func body(content: Content) -> some View {
            content.offset(x: shift).▶gesture(
              DragGesture().onChanged { shift = $0.translation.width }.onEnded { drag in
                if drag.translation.width < -80 { run() }
              })
          }
        }
        struct Reveal: ViewModifier {
          let run: () -> Void
          @State private var shift: CGSize = .zero
          func body(content: Content) -> some View {
            content
              .overlay(alignment: .trailing) {
                Button { run() } label: { Label("Delete", systemImage: "trash") }
                  .opacity(shift.width == 0 ? 0 : 1)
              }
              .▶gesture(
                DragGesture().onChanged { shift = $0.translation }.onEnded { drag in
                  if drag.translation.width > -80 { shift = .zero }
                })
          }
        }
        extension View {
          func flick(run: @escaping () -> Void) -> some View { modifier(Flick(run: run)) }
          func reveal(run: @escaping () -> Void) -> some View { modifier(Reveal(run: run)) }
        }
        """
      ]),
    Example(
      """
      Text(a).offset(x: shift).▶gesture(SidePan { shift = $0 })
      Text(b).▶gesture(Hold())
      """,
      members: "@State var shift = 0.0",
      files: [
        "SidePan.swift": """
        import SwiftUI
        struct SidePan: UIGestureRecognizerRepresentable {
          let moved: (CGFloat) -> Void
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
          func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            moved(recognizer.translation(in: recognizer.view).x)
          }
        }
        struct Hold: UIGestureRecognizerRepresentable {
          func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer { .init() }
        }
        """
      ]),
  ]
}
