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
    wrong:
      "An image from the asset catalogue has no label, so VoiceOver reads the name of the asset.",
    heard: "\"ic cart 24. Image.\"",
    fix: "Describe it with accessibilityLabel, or use Image(decorative:) when it only decorates.",
    bad: [
      Example("▶Image(\"ic_cart_24\")"),
      Example("VStack { ▶Image(\"avatar\").resizable().clipShape(Circle()); Text(name) }"),
      Example("HStack { ▶Image(.teamPhoto); Text(name) }"),
      Example(
        "HStack { ▶Image(\"ic_cart_24\"); Text(name) }.accessibilityElement(children: .combine)"),
      Example(
        "VStack { Logo() }",
        files: [
          "Logo.swift":
            "import SwiftUI\nstruct Logo: View { var body: some View { ▶Image(\"logo_v2\") } }"
        ]),
    ],
    good: [
      Example("Image(\"ic_cart_24\").accessibilityLabel(\"Cart\")"),
      Example("Image(decorative: \"ic_cart_24\")"),
      Example("Image(\"ic_cart_24\").accessibilityHidden(true)"),
      Example("Button { } label: { Image(\"ic_cart_24\"); Text(\"Cart\") }"),
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
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for image in facts.images {
    let isJoined = facts.isJoined(image)
    guard isJoined || facts.isUnlabelled(image) else { continue }
    let source = facts.source(of: image)
    guard case .asset(let name?) = source, !name.isEmpty, !facts.isNamedDecoration(source),
      !facts.isBehind(image)
    else { continue }
    report.add(
      image, in: facts, "VoiceOver reads the name of the file: “\(name)”.",
      severity: isJoined ? .minor : nil)
  }
}

extension Facts {
  /// Part of an element that says what its children say.
  func isJoined(_ image: NodeID) -> Bool {
    let around = self[image]
    guard around.label < 0, around.hiddenBy < 0, around.control < 0, isWhole(image),
      around.surroundings.isDisjoint(with: [
        .decoration, .redacted, .tabItem, .actions, .labelIcon, .labelText, .alert, .menu,
        .conditionallyHidden, .background,
      ])
    else { return false }
    let elements = elements(around: image).filter(\.swallows)
    guard !elements.isEmpty else { return false }
    return elements.allSatisfy {
      $0.behaviour == .combine && $0.outer.label < 0 && $0.outer.hiddenBy < 0
        && $0.outer.control < 0
    }
  }

  /// An image of its own that is heard and that nothing labels.
  func isUnlabelled(_ image: NodeID) -> Bool {
    self[image].label < 0 && isHeard(image)
      && self[image].surroundings.isDisjoint(with: [.conditionallyHidden, .menu])
      && !isInside(image, .Chart, .Map, .Picker, .Menu)
  }
}
