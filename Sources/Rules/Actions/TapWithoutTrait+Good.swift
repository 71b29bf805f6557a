/// Taps that are told, that something else does as well, or that nobody needs.
extension Rule {
  static let tapsThatAreTold: [Example] = [
    Example("Text(title).onTapGesture { open() }.accessibilityAddTraits(.isButton)"),
    Example(
      """
      Text(a).gesture(
        TapGesture(count: 2).onEnded { mute() }
          .exclusively(before: TapGesture(count: 3).onEnded { open() }))
      Text(b).gesture(
        LongPressGesture().sequenced(before: TapGesture().onEnded { open() }).onEnded { _ in mute() })
        .accessibilityAction(named: "Mute") { mute() }
      """),
    Example(
      """
      HStack { Text(a); Button("Remove", action: remove) }
        .onTapGesture(perform: remove)
        .accessibilityElement(children: .combine)
      HStack { Text(b); Button("Open") { open(b) } }
        .onTapGesture { open(b) }
        .accessibilityElement(children: .combine)
      """, members: "let remove: () -> Void"),
    // No code gives it anything to do.
    Example(
      file: """
        import SwiftUI
        struct Board: View { var body: some View { Badge(name: "Ann"); Badge(name: "Bo", onTap: nil) } }
        private struct Badge: View {
          let name: String
          var onTap: (() -> Void)? = nil
          var body: some View { Text(name).onTapGesture { onTap?() } }
        }
        """),
    Example("Button { open() } label: { Text(title) }.buttonStyle(.plain)"),
    Example(
      file: """
        import UIKit
        final class MapTile: UIView {
          private let caption = UILabel()
          private let zoom = UITapGestureRecognizer()
          override init(frame: CGRect) {
            super.init(frame: frame)
            caption.text = "Tile"
            addSubview(caption)
            addGestureRecognizer(zoom)
            let hold = UITapGestureRecognizer()
            caption.isUserInteractionEnabled = true
            setUp(hold)
          }
          private func finish() {
            zoom.numberOfTapsRequired = 2
            let hold = UILongPressGestureRecognizer()
            caption.addGestureRecognizer(hold)
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class TicketView: UIView {
          private let caption = UILabel().with {
            $0.text = "Ticket"
            $0.accessibilityTraits = .button
          }
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(caption)
            caption.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }
        }
        """),
    Example("Text(title).onTapGesture { open() }.accessibilityAddTraits(.isButton)"),
    Example(
      """
      HStack { Text(a); Text(b).onTapGesture { open() } }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isLink)
      """),
    Example("Image(\"photo\").accessibilityLabel(\"Photo\").onTapGesture(count: 2) { zoom() }"),
    Example("VStack { Text(a) }.onTapGesture { isFocused = false }"),
    Example(
      "VStack { Text(a) }.onTapGesture { guard !isFocused else { return }; isFocused = true }"),
    Example("Color.clear.contentShape(Rectangle()).onTapGesture { open() }"),
    Example("Text(a).onTapGesture { open() }.accessibilityAction { open() }"),
    Example("Text(a).onTapGesture { open() }.accessibilityHidden(true)"),
    Example("Text(a).onTapGesture { open() }.accessibilityHidden(isVoiceOverOn)"),
    Example("Button(\"A\") { open() }.onTapGesture { log() }"),
    Example(
      """
      HStack {
        Text(title)
        Button { edit(item) } label: { Image(systemName: "pencil").accessibilityLabel("Edit") }
      }
      .onTapGesture { edit(item) }
      """),
    Example(
      """
      HStack {
        Text(title)
        Button("Choose") { isChoosing = true }.disabled(!isOpen)
      }
      .onTapGesture { if isOpen { isChoosing = true } }
      """),
    Example(
      """
      VStack {
        Text(story).lineLimit(isOpen ? nil : 3).onTapGesture { withAnimation { isOpen.toggle() } }
        if isLong { Button(isOpen ? "Less" : "More") { withAnimation { isOpen.toggle() } } }
      }
      """),
    Example(
      """
      VStack {
        HStack { Button { isOpen.toggle() } label: { Image(systemName: "chevron.down") }; Text(a) }
        if isOpen { Text(b) }
      }
      .onTapGesture {
        isOpen.toggle()
        if isBusy { model.isOpen = isOpen }
      }
      HStack { Text(a).onTapGesture { store.send(.copy) }; OwnButton("Copy") { store.send(.copy) } }
      """,
      files: [
        "OwnButton.swift": """
        import SwiftUI
        struct OwnButton: View {
          let title: String
          let action: () -> Void
          init(_ title: String, action: @escaping () -> Void) {
            self.title = title
            self.action = action
          }
          var body: some View { HStack { Button { action() } label: { Text(title) } } }
        }
        """
      ]),
    Example(
      "Hint(); Hint(title: a)",
      files: [
        "Hint.swift": """
        import SwiftUI
        struct Hint: View {
          private let info: String?
          let title: String
          init(title: String = "New", info: String? = nil) { (self.title, self.info) = (title, info) }
          var body: some View {
            HStack { Text(title); Text(rest) }
              .onTapGesture { guard info != nil else { return }; isShown = true }
          }
        }
        """
      ]),
    Example("ZStack { Color.black.opacity(0.4).onTapGesture { close() }; Text(a) }"),
    Example(
      """
      ZStack { Capsule().onTapGesture { open() }; Text(a) }
      Capsule().frame(width: 40, height: 5).onTapGesture { isOpen = false }
      VStack { Circle().fill(.red).onTapGesture { open() }; Button("Open") { open() } }
      Rectangle().fill(.gray).onTapGesture { open() }
      Circle().fill(.clear).onTapGesture { open() }
      Circle().accessibilityHidden(true).onTapGesture { open() }
      Text(a).simultaneousGesture(
        DragGesture(minimumDistance: 0).onChanged { _ in isDown = true }.onEnded { _ in isDown = false })
      Text(a).modifier(Pressed(down: { isDown = true }, up: { isDown = false }))
      """,
      files: [
        "Pressed.swift": """
        import SwiftUI
        struct Pressed: ViewModifier {
          var down: () -> Void
          var up: (() -> Void)?
          func body(content: Content) -> some View {
            content.gesture(
              DragGesture(minimumDistance: 0).onChanged { _ in down() }.onEnded { _ in up?() })
          }
        }
        """
      ]),
    Example("VStack { Portrait(author); Color.red }.onTapGesture { open() }"),
    Example("Portrait { Text(a) }.onTapGesture { open() }"),
    Example("ZStack { Player(); if let error { Text(error) } }.onTapGesture { isBare.toggle() }"),
    Example(
      "ZStack { Player(); Text(error).opacity(isBroken ? 1 : 0) }.onTapGesture { isBare.toggle() }"
    ),
    Example(
      """
      LazyImage(url: url) { state in
        if let image = state.image { image.accessibilityLabel(a).accessibilityAddTraits(.isButton) }
      }
      .onTapGesture { open() }
      """),
    Example(
      """
      List(selection: $library.chosen) {
        ForEach(library.names, id: \\.self) { name in
          Text(name).onTapGesture { library.chosen = name }
        }
      }
      """),
    Example(
      "HStack { KFImage(url).accessibilityHidden(true); Portrait(a) }.onTapGesture { open() }"),
    Example(
      """
      VStack { Menu("Sort") { Button(a) { sort() } }; Button(b) { open() } }
        .simultaneousGesture(TapGesture().onEnded { log() })
      """),
    Example(
      """
      VStack { Text(a); Button(b) { open() } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onTapGesture { isExpanded = false }
      """),
    Example(
      """
      VStack { Text(a); Button(b) { one() }; Button(c) { two() }; Button("Three") { three() } }
        .onTapGesture { dismiss() }
      """),
    Example(
      """
      VStack { Text(a) }.onTapGesture {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
      """),
    Example(
      file: """
        import UIKit
        final class AddTile: UIView {
          private let caption = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            caption.text = "Add"
            addSubview(caption)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(add)))
          }
          override var accessibilityTraits: UIAccessibilityTraits { get { .button } set {} }
        }
        final class ShelfViewController: UIViewController {
          private let tile = AddTile(frame: .zero)
          private let order = UIControl()
          private let orderLabel = UILabel()
          private let volume = UIControl()
          private let volumeLabel = UILabel()
          private let cover = UIImageView()
          override func viewDidLoad() {
            super.viewDidLoad()
            orderLabel.text = "By name"
            order.addSubview(orderLabel)
            order.isAccessibilityElement = true
            order.accessibilityTraits = .button
            order.addTarget(self, action: #selector(sort), for: .touchUpInside)
            volumeLabel.text = "Volume"
            volume.addSubview(volumeLabel)
            volume.addTarget(self, action: #selector(change), for: .valueChanged)
            cover.cell.accessibilityTraits = .button
            cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            for part in [tile, order, volume, cover] { view.addSubview(part) }
          }
        }
        """),
    // A tap on the ground of a card puts that away, and what holds many controls is no one thing to tap.
    Example(
      file: """
        import UIKit
        final class CardViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let ground = UIView()
            let words = UILabel()
            words.text = "Sale"
            let more = UIButton()
            more.setTitle("More", for: .normal)
            ground.addSubview(words)
            ground.addSubview(more)
            let tap = UITapGestureRecognizer(target: self, action: #selector(groundTapped))
            ground.addGestureRecognizer(tap)
            view.addSubview(ground)
            let unseen = UIView()
            let title = UILabel()
            title.text = "Offer"
            let send = UIButton()
            send.setTitle("Send", for: .normal)
            unseen.addSubview(title)
            unseen.addSubview(send)
            unseen.addGestureRecognizer(UITapGestureRecognizer(target: helper, action: #selector(Helper.run)))
            view.addSubview(unseen)
            let idle = UIView()
            let line = UILabel()
            line.text = "Idle"
            let stop = UIButton()
            stop.setTitle("Stop", for: .normal)
            idle.addSubview(line)
            idle.addSubview(stop)
            idle.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(idleTapped)))
            view.addSubview(idle)
          }
          @objc private func idleTapped() {}
          @objc private func groundTapped() { dismiss(animated: true) }
        }
        """),
    Example(
      file: """
        import UIKit
        final class DragCell: UITableViewCell {
          let handle = UIImageView()
          func setUp() {
            contentView.addSubview(handle)
            handle.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
          }
        }
        final class ProfileViewController: UIViewController {
          private let nameLabel = UILabel()
          private let cover = UIImageView()
          override func viewDidLoad() {
            super.viewDidLoad()
            nameLabel.accessibilityTraits = .button
            view.addSubview(nameLabel)
            view.addSubview(cover)
            let open = UITapGestureRecognizer(target: self, action: #selector(open))
            nameLabel.addGestureRecognizer(open)
            cover.addGestureRecognizer(open)
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endEditing)))
          }
        }
        """),
    Example(
      """
      Button {} label: { Text(a) }
      Button { open() } label: { Text(a).onTapGesture { open() } }
      Button {} label: { Text(a).onTapGesture { open() } }.accessibilityAction { open() }
      """),
    Example("VStack { Text(a); Text(b) }.onTapGesture { dismissTooltip() }"),
    Example(
      """
      VStack { Text(warning); Button("Show") { isShown = true } }
        .onTapGesture { isShown = true }
        .redacted(reason: isLoading ? .placeholder : [])
      """),
    Example(
      """
      HStack { Image(systemName: isOn ? "checkmark.square" : "square"); Text(title) }
        .onTapGesture { isOn.toggle() }
        .accessibilityRepresentation { Toggle(title, isOn: $isOn) }
      """),
    Example(
      """
      HStack {
        ForEach(1...5, id: \\.self) { place in
          Image(systemName: place <= rating ? "star.fill" : "star").onTapGesture { rating = place }
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\\(rating) of 5")
      .accessibilityAdjustableAction { change($0) }
      """),
    Example(
      """
      Text(a).onTapGesture { open() }.allowsHitTesting(false)
      HStack { Text(a).onTapGesture { open() } }.disabled(true)
      Circle().onTapGesture { open() }.allowsHitTesting(false)
      """),
  ]
}
