import Components
import Views
import VoiceOver

extension Rule {
  static let decorativeImageReadAloud = Rule(
    id: "decorative-image-read-aloud",
    title: "A decoration is read aloud",
    severity: .minor,
    wcag: ["1.1.1"],
    document: .descriptions,
    population: .images,
    claim: "are decorations that are read aloud",
    wrong: "An image that only decorates (by its place or its name) is an element without a label.",
    heard: "A swipe that brings nothing but the name of a file: \"background pattern. Image.\"",
    fix: "Use Image(decorative:), or hide it with accessibilityHidden(true).",
    bad: [
      Example("VStack { ▶Image(\"background-pattern\"); Text(title) }"),
      Example("Text(title).background { ▶Image(\"leaves\") }"),
      Example(
        "ZStack { ▶Image(\"hero\").resizable().ignoresSafeArea(); VStack { Text(a); Text(b) } }"),
      Example("VStack { Text(a); ▶Image(\"dividerLine\"); Text(b) }"),
    ],
    good: [
      Example("VStack { Image(decorative: \"background-pattern\"); Text(title) }"),
      Example("Text(title).background { Image(\"leaves\").accessibilityHidden(true) }"),
      Example("Text(title).background(Color.blue)"),
      // Of a bare shape it is the content.
      Example("Circle().fill(.blue).overlay { Image(\"portrait\") }"),
      Example("KFImage(url).background { Image(\"ic_nobody\") }"),
      Example("VStack { Image(\"divider\").accessibilityLabel(\"End of part one\"); Text(b) }"),
      Example("Button { } label: { Text(a).background { Image(\"leaves\") } }"),
      Example(
        "VStack { Image(\"logoNoBackground\"); Image(\"house-without-background\"); Image(\"logo-bg\"); Text(b) }"
      ),
    ],
    check: .scene { find($0.tree, $0.pictures, $0.counts, $0.names, $0.images, &$1) },
    pieces: PieceCheck(
      reactNative: "Leave alt or accessibilityLabel out where the image only decorates.",
      flutter: "Set excludeFromSemantics where the image only decorates.", findDecorationsRead))
}

private func find(
  _ tree: SceneTree, _ pictures: Pictures, _ counts: Counts, _ names: Names, _ images: HeardImages,
  _ report: inout SceneReport
) {
  for image in tree.judged.images where images.isUnlabelled(image) {
    guard case .image = tree.kind(image) else { continue }
    let source = pictures.source(of: image)
    switch source {
    case .asset, .data: break
    case .symbol, .decorative, .labelled, .resolved, .unknown: continue
    }
    if pictures.isNamedDecoration(source) {
      report.add(
        image, "By its name \(names.description(of: image)) only decorates, and it is read aloud.")
    } else if counts.isBehind(image), counts.foreground(of: image)?.guideline != 0 {
      // What nobody knows may be a loaded image, and this one stands in for it.
      report.add(image, "The image stands behind other content, and it is read aloud.")
    }
  }
}

private func findDecorationsRead(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (content, element, _) in screen.contents
  where content.kind == .image && content.isDecoration && content.isSaid {
    guard element.map({ $0.role == .image && !$0.isNameless }) ?? false else { continue }
    report.add(content, "The image stands behind other content, and it is read aloud.")
  }
}
