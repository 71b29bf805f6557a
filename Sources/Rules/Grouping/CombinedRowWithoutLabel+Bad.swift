/// Images whose state is lost where they are combined with texts.
extension Rule {
  static let statesThatCombiningDrops: [Example] = [
    Example(
      """
      HStack {
        Text(file.name)
        if file.isLocked { ▶Image(systemName: "lock.fill") }
      }
      .accessibilityElement(children: .combine)
      """),
    Example(
      """
      HStack {
        ▶Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        Text(task.title)
      }
      .accessibilityElement(children: .combine)
      """),
    Example(
      """
      HStack { Text(entry.title); ▶Image(systemName: entry.kind.symbol) }
        .accessibilityElement(children: .combine)
      """),
    Example(
      """
      HStack { ▶Image(systemName: isLate ? "clock" : "circle"); Text(title) }
        .accessibilityElement(children: .combine)
        .accessibilityHint(isDone ? "Opens it again" : "Closes it")
      """),
    Example(
      """
      Button { open() } label: {
        HStack { Text(title); if isLate { ▶Image(systemName: "exclamationmark.triangle.fill") } }
      }
      Button { open() } label: { Text(title); if showsWarning { ▶Image(systemName: "bolt") } }
      NavigationLink(value: 1) {
        HStack { Text(title ?? "Nameless"); Spacer(); if book.isLent { ▶Image(systemName: "lock") } }
      }
      Button { open() } label: {
        HStack {
          Text(title)
          if book.isDownloaded {
            ▶Image(systemName: "arrow.down.circle.fill")
          } else if book.isLate {
            Image(systemName: "clock.badge.exclamationmark")
          }
        }
      }
      """),
    Example(
      """
      Button { open() } label: {
        HStack { if tin.isFresh { ▶Image(systemName: "leaf.fill") }; Text(kind(tin.grams)) }
      }
      HStack { Text(kind(tin.grams)); if tin.isFresh { ▶Image(systemName: "leaf.fill") } }
        .accessibilityElement(children: .combine)
      """,
      members: """
        let tin: Tin
        func kind(_ grams: Int) -> String { grams > 999 ? "heavy" : "light" }
        """,
      files: ["Tin.swift": "import SwiftUI; struct Tin { let isFresh: Bool; let grams: Int }"]),
    Example(
      """
      Label {
        VStack { Text(path.name); Text(path.day) }
      } icon: {
        ZStack {
          Circle().fill(.blue)
          if path.isRecorded { ▶Image(systemName: "checkmark.circle.fill") }
        }
      }
      """),
  ]
}
