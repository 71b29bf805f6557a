/// Taps that nothing tells of, in all the ways that people write them.
extension Rule {
  static let tapsThatNothingTells: [Example] = [
    Example("Text(title).▶onTapGesture { open() }"),
    Example(
      """
      HStack { Text(a); Button("Remove", action: remove) }
        .▶onTapGesture(perform: open)
        .accessibilityElement(children: .combine)
      HStack { Text(b); Button("Open", action: open) }
        .▶onTapGesture(perform: open)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(b)
      """, members: "let open: () -> Void\nlet remove: () -> Void"),
    Example("Text(title).▶onTapGesture { open() }"),
    Example(
      """
      VStack { HStack { Text(a); Text(b) }.▶onTapGesture { open() } }
        .accessibilityHidden(progress <= 0.5)
      """),
    Example("HStack { Text(a); Text(b) }.▶onTapGesture { open() }"),
    // One of those who make it, or somebody who sets it later, may give it something to do.
    Example(
      file: """
        import SwiftUI
        struct Board: View {
          var body: some View { Badge(name: "Ann"); Badge(name: "Bo") { open() }; Mark("C", { open() }) }
        }
        private struct Badge: View {
          let name: String
          var onTap: (() -> Void)? = nil
          var body: some View { Text(name).▶onTapGesture { onTap?() } }
        }
        private struct Mark: View {
          let name: String
          let onTap: (() -> Void)?
          init(_ name: String, _ onTap: (() -> Void)? = nil) {
            self.name = name
            self.onTap = onTap
          }
          var body: some View { Text(name).▶onTapGesture { onTap?() } }
        }
        """),
    Example(
      file: """
        import SwiftUI
        struct Board: View { var body: some View { Badge(name: "Ann").pressed { open() } } }
        private struct Badge: View {
          let name: String
          private var onTap: (() -> Void)? = nil
          init(name: String) { self.name = name }
          func pressed(_ deed: @escaping () -> Void) -> Self {
            var copy = self
            copy.onTap = deed
            return copy
          }
          var body: some View { Text(name).▶onTapGesture { onTap?() } }
        }
        """),
    Example(
      """
      HStack {
        Text(a).▶onTapGesture { store.send(.updateCurrentFocus(.first)) }
        Text(b).onTapGesture { store.send(.clearFocus) }
      }
      """),
    Example("WrappingHStack { Text(a); Text(b) }.▶onTapGesture { open() }"),
    Example(
      "Hint(info: a)",
      files: [
        "Hint.swift": """
        import SwiftUI
        struct Hint: View {
          var info: String?
          var body: some View {
            Text("New").▶onTapGesture { guard let info else { return }; show(info) }
          }
        }
        """
      ]),
    Example(
      "Image(\"logo\").accessibilityLabel(\"Start\").▶gesture(TapGesture().onEnded { open() })"),
    Example(
      """
      HStack {
        Button {} label: { Image("leaf", label: Text("Open")).▶onTapGesture { open() } }
        Button(action: {}) { Text(a).▶onTapGesture { close() } }
      }
      """),
    Example("VStack { Text(a) }.▶onTapGesture(count: 1) { open() }"),
    Example(
      """
      Text(a).▶gesture(
        TapGesture(count: 2).onEnded { mute() }.exclusively(before: TapGesture().onEnded { open() }))
      Text(b).▶gesture(
        LongPressGesture().onEnded { _ in mute() }
          .simultaneously(with: TapGesture().onEnded { open() }))
      Text(c).▶gesture(both)
      """,
      members: """
        var both: some Gesture {
          LongPressGesture().onEnded { _ in mute() }.exclusively(before: TapGesture().onEnded { open() })
        }
        """),
    Example(
      """
      ForEach(inks) { ink in
        Circle().fill(ink.colour).frame(width: 40).▶onTapGesture { chosen = ink }
      }
      Text(a).▶gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in hit("a") }.onEnded { _ in release() })
      """),
    Example("Text(a).▶simultaneousGesture(TapGesture().onEnded { _ in open() })"),
    Example("Text(a).▶onTapGesture { open() }.accessibilityAction(named: \"Open\") { open() }"),
    Example(
      """
      HStack { Text(a); Button("More") { open() }.accessibilityHidden(true) }
        .▶onTapGesture { open() }
      """),
    Example(
      """
      HStack { Text(a); Button("More") { isOpen = true } }
        .▶onTapGesture { isOpen = false }
      """),
    Example("HStack { Portrait(author); Text(a) }.▶onTapGesture { open() }"),
    Example(
      """
      HStack { Portrait(author); VStack { Text(a); Text(b) }.accessibilityElement(children: .combine) }
        .▶onTapGesture { open() }
      """),
    Example("KFImage(url).resizable().▶onTapGesture { open() }"),
    Example(
      """
      WebImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }
        .▶onTapGesture { open() }
      """),
    Example("ZStack { CachedAsyncImage(url: url); Player() }.▶onTapGesture { open() }"),
    Example("AsyncImage(url: url).▶onTapGesture { open() }"),
    Example(
      """
      Group { if isEditing { Button("Rename") { rename() } } else { Text(a) } }
        .▶onTapGesture { open() }
      """),
    Example(
      """
      List(selection: $chosen) {
        ForEach(names, id: \\.self) { name in Text(name).▶onTapGesture { chosen = nil } }
      }
      """),
    Example(
      file: """
        import UIKit
        final class ProfileViewController: UIViewController {
          private let nameLabel = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            nameLabel.text = "Anna"
            view.addSubview(nameLabel)
            nameLabel.▶addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }
        }
        """),
    // The button beside the text does something else.
    Example(
      file: """
        import UIKit
        final class NewsViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let strip = UIView()
            let words = UILabel()
            words.text = "New plans"
            let later = UIButton()
            later.setTitle("Later", for: .normal)
            strip.addSubview(words)
            strip.addSubview(later)
            let tap = UITapGestureRecognizer(target: self, action: #selector(showPlans(_:)))
            strip.▶addGestureRecognizer(tap)
            view.addSubview(strip)
          }
          @objc private func showPlans(_ tap: UITapGestureRecognizer) { show(Plans(), sender: nil) }
        }
        """),
    Example(
      file: """
        import UIKit
        class PaperView: UIView {}
        final class StampView: PaperView {
          private let caption = UILabel()
          private lazy var turn = UITapGestureRecognizer(target: self, action: #selector(flip))
          override init(frame: CGRect) {
            super.init(frame: frame)
            caption.text = "Stamp"
            addSubview(caption)
            ▶addGestureRecognizer(turn)
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class AlbumViewController: UIViewController {
          lazy var cover = UILabel().with {
            $0.text = "Cover"
            $0.▶addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }
          lazy var spine = UILabel().then { spine in
            spine.text = "Spine"
            spine.▶addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(cover)
            view.addSubview(spine)
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class TicketCell: UICollectionViewCell {
          let seat = UILabel()
          let photo = UIImageView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            seat.text = "Seat"
            contentView.addSubview(seat)
            contentView.addSubview(photo)
            photo.isUserInteractionEnabled = true
            seat.▶addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            photo.▶addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(zoom)))
          }
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
            ▶addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(add)))
          }
        }
        final class ShelfViewController: UIViewController {
          private let hint = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            hint.text = "Shelf"
            view.addSubview(hint)
            view.addSubview(AddTile(frame: .zero))
          }
        }
        """),
    Example(
      file: """
        import Pictures
        import UIKit
        final class AlbumViewController: UIViewController {
          private let cover = UIImageView()
          private let order = UIControl()
          private let orderLabel = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            orderLabel.text = "By name"
            order.addSubview(orderLabel)
            view.addSubview(order)
            view.addSubview(cover)
            cover.loader.indicator = .activity
            cover.▶addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            order.▶addTarget(self, action: #selector(sort), for: .touchUpInside)
          }
        }
        """),
    Example(
      """
      VStack { Text(a); ScrollView(.horizontal) { Text(b) } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(a + ", " + b)
        .▶onTapGesture { open() }
      """),
    Example(
      """
      Color.gray.overlay(ScrollView { ForEach(items) { item in
        HStack { KFImage(item.url); Text(item.title) }.▶onTapGesture { open(item) }
      } })
      """),
  ]
}
