/// Images that tell no state, or one that is said.
extension Rule {
  static let statesBesideCombined: [Example] = [
    Example(
      """
      Label { Text(path.name) } icon: {
        if path.isRecorded { Image(systemName: "checkmark.circle.fill") }
      }
      .accessibilityValue(path.isRecorded ? "Recorded" : "")
      Label { Text(path.isRecorded ? "Recorded" : "Not recorded") } icon: {
        if path.isRecorded { Image(systemName: "checkmark.circle.fill") }
      }
      Label { Text(path.name) } icon: {
        if path.isRecorded { Image(systemName: "checkmark") } else { Image(systemName: "circle") }
      }
      Label { Text(path.name) } icon: { if let icon { Image(systemName: icon) } }
      HStack {
        Label { Text(path.name) } icon: { if path.isRecorded { Image(systemName: "checkmark") } }
        if path.isRecorded { Text("Recorded") }
      }
      """),
    Example(
      """
      HStack {
        Text(file.name)
        if file.isLocked { Image(systemName: "lock.fill") }
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(file.isLocked ? "\\(file.name), locked" : file.name)
      """),
    Example(
      """
      HStack {
        Text(post.text)
        Button { like() } label: { Image(systemName: post.isLiked ? "heart.fill" : "heart") }
          .accessibilityLabel(post.isLiked ? "Unlike" : "Like")
      }
      .accessibilityElement(children: .combine)
      """),
    Example(
      """
      Button { open() } label: { HStack { Text(title); Image(systemName: "lock") } }
      Button { open() } label: {
        HStack { Text(title); if isLate { Image(systemName: "clock").accessibilityLabel("Late") } }
      }
      Button { open() } label: {
        HStack { Text(title); if isLate { Image(systemName: "clock"); Text("Late") } }
      }
      Button { open() } label: {
        HStack { Text(isLate ? "Late" : "In time"); if isLate { Image(systemName: "clock") } }
      }
      Button { open() } label: {
        HStack { Text(title); if isLate { Image(systemName: "clock") } else { Text("In time") } }
      }
      Button { open() } label: {
        HStack { Text(title); if showsArrow { Image(systemName: "arrow.right") } }
      }
      Button { open() } label: {
        HStack { Text(title); if isLate { Image(systemName: "plus.circle") } }
      }
      Button { open() } label: {
        HStack { if let icon { Image(systemName: icon) }; Text(title) }
      }
      Button { open() } label: {
        HStack { if isLate { Image(systemName: "clock") } else { Image(systemName: "lock") }; Text(title) }
      }
      Button { open() } label: {
        HStack { Text(title); if isLate { Image(systemName: "clock") } }
      }
      .accessibilityValue(isLate ? "Late" : "")
      Button { open() } label: {
        HStack { Text(title); if isSelected { Image(systemName: "checkmark") } }
      }
      Button { open() } label: {
        HStack { Text(title); if isLate { Image(systemName: "clock") } }
      }
      .disabled(isLate)
      """),
    Example(
      """
      HStack {
        Text(file.name)
        if file.isLocked { Image(systemName: "lock.fill").accessibilityLabel("Locked") }
      }
      .accessibilityElement(children: .combine)
      """),
    Example(
      "HStack { Image(systemName: \"star.fill\"); Text(\"4.5\") }.accessibilityElement(children: .combine)"
    ),
    Example(
      """
      HStack { Image(systemName: isDone ? "checkmark" : "circle"); Text(title) }
        .accessibilityElement(children: .combine)
        .accessibilityValue(isDone ? "Done" : "Open")
      """),
    Example(
      """
      HStack { Image(systemName: isDone ? "checkmark" : "circle"); Text(title) }
      .accessibilityElement(children: .combine)
      .accessibilityHint(isDone ? "Done" : "Open")
      """),
    Example(
      """
      HStack { Text(name); if isLocked { Image(systemName: "lock").accessibilityHidden(true) } }
        .accessibilityElement(children: .combine)
      """),
    Example(
      """
      HStack {
        Text(name)
        if isFriend { LinearGradient(colors: both).mask { Image(systemName: "person.2") } }
      }
      .accessibilityElement(children: .combine)
      """),
    Example("HStack { Text(name); if isLocked { Image(systemName: \"lock\") } }"),
    Example(
      """
      Button { open() } label: {
        HStack { Text(title); if isLate { Image(systemName: "clock").help("Comes later") } }
      }
      HStack { Text(title); if isLate { Image(systemName: "clock").help("Comes later") } }
        .accessibilityElement(children: .combine)
      """),
    Example(
      """
      HStack { Text(name); Image(systemName: isOn ? "checkmark.circle" : "circle") }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
      """),
    Example(
      """
      Button { open() } label: {
        HStack { if tin.isFresh { Image(systemName: "leaf.fill") }; Text(kind(tin)) }
      }
      HStack { Text(kind(tin)); if tin.isFresh { Image(systemName: "leaf.fill") } }
        .accessibilityElement(children: .combine)
      """,
      members: """
        let tin: Tin
        func kind(_ tin: Tin) -> String { tin.isFresh ? "fresh" : "old" }
        """,
      files: ["Tin.swift": "import SwiftUI; struct Tin { let isFresh: Bool; let grams: Int }"]),
    Example(
      """
      VStack { row("sun.max", "Day"); row("own.moon", "Night") }
      """,
      members: """
        func row(_ icon: String, _ title: String) -> some View {
          HStack {
            if icon.starts(with: "own.") { Image(decorative: icon) } else { Image(systemName: icon) }
            Text(title)
            Text("of the week")
          }
          .accessibilityElement(children: .combine)
        }
        """),
  ]
}
