import Scenes
import Views
import VoiceOver

extension Rule {
  static let imageFilenameLabel = Rule(
    id: "image-filename-label",
    title: "An image is read by its file name",
    severity: .serious,
    wcag: ["1.1.1"],
    document: .descriptions,
    population: .images,
    claim: "are read by their file name",
    wrong:
      "An image from the asset catalogue has no label, so VoiceOver reads the name of the asset.",
    heard: "\"ic cart 24. Image.\"",
    fix: "Describe it with accessibilityLabel, or use Image(decorative:) when it only decorates.",
    bad: [
      Example("▶Image(\"ic_cart_24\")"),
      Example(
        "Banner().accessibilityHidden(opacity == 0)",
        files: [
          "Banner.swift": """
          import SwiftUI
          struct Banner: View {
            var body: some View { VStack { ▶Image("coin-front"); Text("Portfolio") } }
          }
          """
        ]),
      Example(
        "HStack { if isFull { ▶Image(\"ic_cart_full\") } else { Image(\"ic_cart_24\") }; Text(name) }"
      ),
      Example("Color.clear.background { ▶Image(\"ic_cart_24\") }"),
      Example("VStack { ▶Image(\"avatar\").resizable().clipShape(Circle()); Text(name) }"),
      Example("HStack { ▶Image(.teamPhoto); Text(name) }"),
      Example(
        "HStack { ▶Image(\"ic_cart_24\"); Text(name) }.accessibilityElement(children: .combine)"),
      Example("Button { } label: { ▶Image(\"ic_cart_24\"); Text(\"Cart\") }"),
      Example("NavigationLink(value: 1) { HStack { ▶Image(\"ic_cart_24\"); Text(a) } }"),
      Example(
        """
        Button { } label: { Line(text: "Cart", image: ▶Image("ic_cart_24")) }
        Button { } label: { Line(text: "Bin", image: Image(decorative: "ic_bin_24")) }
        """,
        files: [
          "Line.swift": """
          import SwiftUI
          struct Line: View {
            let text: String
            let image: Image
            var body: some View { HStack { image; Text(text) } }
          }
          """
        ]),
      Example(
        "VStack { Logo() }",
        files: [
          "Logo.swift":
            "import SwiftUI\nstruct Logo: View { var body: some View { ▶Image(\"logo_v2\") } }"
        ]),
      Example(
        "Drawn.harbour.▶image; Button { } label: { Drawn.anchor.▶image; Text(\"Anchor\") }",
        files: [
          "Drawn+Generated.swift": """
          import SwiftUI
          enum Drawn {
            static let harbour = Picture(name: "harbour_2")
            static let anchor = Picture(name: "anchor_24")
          }
          struct Picture { let name: String; var image: Image { Image(name) } }
          """
        ]),
    ],
    good: [
      Example("Image(\"ic_cart_24\").accessibilityLabel(\"Cart\")"),
      Example("Image(decorative: \"ic_cart_24\")"),
      Example("KFImage(url).background { Image(\"ic_cart_24\") }"),
      Example("Image(\"ic_cart_24\").accessibilityHidden(true)"),
      Example("Button { } label: { Image(decorative: \"ic_cart_24\"); Text(\"Cart\") }"),
      Example("Button { } label: { Image(\"ic_cart_24\"); Text(a) }.accessibilityLabel(\"Cart\")"),
      Example("Button(action: open) { Label(\"Cart\", image: \"ic_cart_24\") }"),
      Example("Menu(\"More\") { Button { } label: { Image(\"ic_cart_24\"); Text(\"Cart\") } }"),
      Example(
        "Menu(content: { Button { } label: { Image(\"ic_cart_24\"); Text(a) } }, label: { Text(b) })"
      ),
      Example(
        """
        HStack { Image("ic_cart_24"); Text(name) }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("Cart of \\(name)")
        """),
      Example("Label { Text(\"Cart\") } icon: { Image(\"ic_cart_24\") }"),
      Example(
        "VStack { Image(\"ic_cart_24\"); Text(\"Cart\") }.accessibilityElement(children: .ignore).accessibilityLabel(\"Cart\")"
      ),
      Example(
        "VStack { Image(\"hero\") }.accessibilityElement(children: .contain).accessibilityHidden(true)"
      ),
      Example("Image(\"Our team\")", strings: ["Our team": "Our team on the summit"]),
      Example("Image(\"ic_cart_24\", label: Text(\"Cart\"))"),
      Example(
        "VStack { Image(\"ic_cart_24\").accessibilityElement().accessibilityLabel(\"Cart\") }"),
      Example(
        "icon(of: item).resizable().accessibilityLabel(\"Cart\")",
        members: "func icon(of item: Item) -> Image { Image(\"ic_cart_24\") }"),
      Example(
        """
        VStack {
          Label { Text("Cart") } icon: { Kind.cart.image }
          Kind.cart.image.accessibilityHidden(true)
        }
        """,
        files: [
          "Kind.swift": """
          import SwiftUI
          enum Kind {
            case cart
            var image: Image { Image("ic_cart_24") }
          }
          """
        ]),
    ],
    check: .scene {
      ImageFilenameLabelCheck(
        scene: $0.scene, tree: $0.tree, pictures: $0.pictures, counts: $0.counts, names: $0.names,
        images: $0.images, told: $0.told
      ).find(&$1)
    })
}

private struct ImageFilenameLabelCheck {
  let scene: Scene
  let tree: SceneTree
  let pictures: Pictures
  let counts: Counts
  let names: Names
  let images: HeardImages
  let told: ToldStates

  func find(_ report: inout SceneReport) {
    var told: Set<Scene.NodeID> = []
    for (place, image) in tree.images.enumerated() where tree.judged.contains(image) {
      guard let name = readName(of: image) else { continue }
      if let branch = tree.choice(of: image), !told.insert(branch).inserted { continue }
      report.add(
        image,
        pictures.isNamedByTools(image)
          ? "VoiceOver reads the name of the file that “.\(name)” stands for."
          : "VoiceOver reads the name of the file: \(names(from: place, name)).",
        severity: isMerged(image) ? .minor : nil)
    }
  }

  /// The file name that is read of an image; nil where another name is, or none.
  func readName(of image: NodeID) -> String? {
    guard isMerged(image) || images.isUnlabelled(image) else { return nil }
    let source = pictures.source(of: image)
    guard case .asset(let name?) = source, !name.isEmpty, !pictures.isNamedDecoration(source),
      !counts.isBehind(image)
    else { return nil }
    return name
  }

  func isMerged(_ image: NodeID) -> Bool { images.isJoined(image) || images.isBesideTitle(image) }

  /// Images one of which is shown are told of once, with all their names.
  func names(from place: Int, _ first: String) -> String {
    var names = ["“\(first)”"]
    if let branch = tree.choice(of: tree.images[place]) {
      for other in tree.images[(place + 1)...].prefix(while: { $0 < scene[branch].end }) {
        guard let name = readName(of: other), !pictures.isNamedByTools(other),
          !names.contains("“\(name)”")
        else { continue }
        names.append("“\(name)”")
      }
    }
    guard names.count > 1, let last = names.last else { return names[0] }
    return names.count > 3
      ? "\(names[0]), or one of \(names.count - 1) others"
      : names.dropLast().joined(separator: ", ") + " or " + last
  }
}
