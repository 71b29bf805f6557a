import Testing
import VoiceOver

@Suite struct `An image without a label` {
  @Test func `is said by what the system calls its symbol, or by the raw name`() throws {
    let report = try #require(
      Sample(
        body: """
          Image(systemName: "star")
          Image(systemName: "exclamationmark.circle")
          Image(systemName: "exclamationmark.circle.fill")
          Image(systemName: isDone ? "checkmark" : "chevron.forward")
          Image(systemName: item.icon)
          Button { } label: { Image(systemName: "plus") }
          Button { } label: { HStack { Image(systemName: "trash"); Text("Empty") } }
          Label("Inbox", systemImage: "tray")
          Label { Text("Sent") } icon: { Image(systemName: "paperplane") }
          Text("\\(Image(systemName: "chevron.down")) Sort")
          """
      ).main)
    #expect(
      report.said == [
        "Favorite. Image.", "Error. Image.", "exclamationmark.circle.fill. Image.",
        "chevron.forward. Image.", "‹symbol ‹item.icon››. Image.", "Add. Button.",
        "Empty. Button.", "Inbox.", "Sent.", "Go Down Sort.",
      ])
  }

  @Test func `is said in a text as well where an initialiser of the app makes it`() throws {
    let icons = """
      struct Icon {
        enum Source { case own, system }
        let name: String
        let source: Source
        init(_ name: String, _ source: Source = .system) { self.name = name; self.source = source }
        static let go: Icon = .init("chevron.down")
        static let own: Icon = .init("rim", .own)
      }
      extension Image {
        init(icon: Icon) {
          switch icon.source {
          case .own: self.init(icon.name)
          case .system: self.init(systemName: icon.name)
          }
        }
      }
      func tag(_ isOn: Bool, _ icon: Icon) -> Text {
        if isOn { Text(Image(icon: icon)) } else { Text(verbatim: "") }
      }
      """
    let report = try #require(
      Sample(
        body: """
          Text(Image(icon: .go))
          Text(Image(icon: .go)) + Text("Sort")
          tag(isOn, .go) + tag(isNew, .go) + Text(item.name)
          """, icons
      ).main)
    #expect(report.said == ["Go Down.", "Go DownSort.", "‹item.name›."])
  }

  @Test func `names a button of UIKit, there without capital letters`() throws {
    let source = """
      import UIKit
      final class Cell: UIView {
        let add = UIButton()
        let open = UIButton()
        let named = UIButton()
        let titled = UIButton()
        let sign = UIImageView(image: UIImage(named: "Sign-20"))
        func build() {
          add.setImage(UIImage(systemName: "plus"), for: .normal)
          open.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
          named.setImage(UIImage(resource: .lockSolid), for: .normal)
          titled.setImage(UIImage(systemName: "trash"), for: .normal)
          titled.setTitle("Empty", for: .normal)
          sign.isAccessibilityElement = true
          [add, open, named, titled, sign].forEach { addSubview($0) }
        }
      }
      """
    let report = try #require(
      Sample(["Cell.swift": source], assets: ["A.xcassets/Lock-Solid.imageset"])["Cell"])
    #expect(
      report.said == [
        "add. Button.", "chevron.forward. Button.", "Lock-Solid. Button.", "Empty. Button.",
        "Sign-20. Image.",
      ])
  }

  /// In another look it is the same image, and of two each is named.
  @Test(arguments: [
    ("UIImage(named: \"ic_go\")!.withRenderingMode(.alwaysTemplate)", "ic_go. Button."),
    ("UIImage(systemName: \"plus\")?.withTintColor(.red)", "add. Button."),
    ("UIImage.template(\"ic_go\")", "ic_go. Button."),
    (
      "isOn ? UIImage(named: \"heart\") : UIImage(named: \"heart_border\")",
      "heart or heart_border. Button."
    ),
    ("image().withRenderingMode(.alwaysTemplate)", "Button."),
  ])
  func `names a button of UIKit in whatever look`(_ image: String, _ said: String) throws {
    let source = """
      import UIKit
      extension UIImage {
        static func template(_ name: String) -> UIImage? {
          let image = UIImage(named: name)
          return image?.withRenderingMode(.alwaysTemplate)
        }
      }
      final class Cell: UIView {
        let go = UIButton()
        var isOn = false
        func image() -> UIImage { load() }
        func build() {
          let image = \(image)
          go.setImage(image, for: .normal)
          addSubview(go)
        }
        func turn() { isOn.toggle() }
      }
      """
    let report = try #require(Sample(["Cell.swift": source])["Cell"])
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }

  @Test func `is said by the name that its catalogue has, however code calls it`() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          Image(.lockSolid16)
          Image(.Icons.lockSolid16)
          Image(asset: ShopAsset.Icons.lockSolid16)
          ShopAsset.Icons.lockSolid16.swiftUIImage.resizable()
          Image(R.image.lock_solid_16)
          Image(isOld ? .gone : .lockSolid16)
          Image(.gone)
          item.icon.swiftUIImage
          Button { } label: { ShopAsset.hero.swiftUIImage }
          Image.lockSolid16.resizable()
          Image.elsewhere
          ShopAsset.night.swiftUIColor
          ShopAsset.night.swiftUIColor.ignoresSafeArea()
          Image("cart_24")
        }
      }
      """
    let assets = [
      "App/A.xcassets/Icons/Lock-Solid-16.imageset", "App/A.xcassets/HeroImage.imageset",
      "App/A.xcassets/night.colorset",
    ]
    let report = try #require(Sample(["Sample.swift": source], assets: assets)["Sample"])
    #expect(
      report.said == [
        "Lock-Solid-16. Image.", "Lock-Solid-16. Image.", "Lock-Solid-16. Image.",
        "Lock-Solid-16. Image.", "Lock-Solid-16. Image.", "Lock-Solid-16. Image.",
        "gone. Image.", "‹item.icon›. Image.", "HeroImage. Button.",
        "Lock-Solid-16. Image.", "‹Image.elsewhere›. Image.", "cart_24. Image.",
      ])
  }
}

@Suite struct `A picture of a package` {
  @Test(arguments: [
    "Icons.sun.resizable()", "Icons.sun.resizable().card()", "Icons.sun.card()", "model.one",
    "model.one.resizable()", "model.either", "Box(icon: model.either)",
  ])
  func `is one where its type or what is asked of it says so`(_ body: String) throws {
    let report = try #require(
      Sample([
        "Sample.swift": """
        import SwiftUI
        import Icons
        extension View { func card() -> some View { background(Color.red) } }
        struct Model {
          let isOn: Bool
          var one: Image { Icons.sun }
          var either: Image { isOn ? Icons.sun : Icons.moon }
        }
        struct Box: View { let icon: Image; var body: some View { icon.resizable() } }
        struct Sample: View { let model: Model; var body: some View { \(body) } }
        """
      ]).main)
    let isSure = body != "Icons.sun.card()"
    #expect(report.isOpaque != isSure)
    if isSure { #expect(report.stops.allSatisfy { $0.speech.hasSuffix("Image.") }) }
    #expect(report.swipes.platform.text == "1")
  }
}
