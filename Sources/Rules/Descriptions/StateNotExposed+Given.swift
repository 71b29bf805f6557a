// Looks that a function, a caller or a modifier of the app chooses.

extension Rule {
  /// Helpers that change a view by a closure, as many apps have them.
  private static let adapting: [String: String] = [
    "Adapting.swift": """
    import SwiftUI
    extension View {
      func adapting<V: View>(@ViewBuilder _ make: (Self) -> V) -> some View { make(self) }
      @ViewBuilder func when<V: View>(_ isOn: Bool, change: (Self) -> V) -> some View {
        if isOn { change(self) } else { self }
      }
    }
    """
  ]

  static let looksThatAreMadeElsewhere: [Example] = [
    Example(
      """
      ForEach(sizes) { size in
        ▶Button { choice = size } label: { Text(size.name).background(ground(of: size)) }
        ▶Button { choice = size } label: { Text(size.name).foregroundStyle(ink(size)) }
        ▶Button { choice = size } label: { Text(size.name).tint(tint(of: size)) }
        ▶Button { choice = size } label: {
          Text(size.name).modifier(Pill(tint: choice == size ? .red : .gray))
        }
        ▶Button { choice = size } label: { Text(size.name).pill(tint: ink(size)) }
        Chip(text: size.name, tint: choice == size ? .red : .gray) { choice = size }
      }
      """,
      members: """
        @State var choice: Size
        func ground(of one: Size) -> Color {
          if choice == one { return .red }
          return .gray
        }
        func ink(_ one: Size) -> Color {
          let isOn = choice == one
          return isOn ? .red : .gray
        }
        func tint(of one: Size) -> Color {
          guard choice == one else { return .gray }
          return .red
        }
        """,
      files: [
        "Pill.swift": """
        import SwiftUI
        struct Pill: ViewModifier {
          let tint: Color
          func body(content: Content) -> some View { content.padding(4).background(tint) }
        }
        extension View { func pill(tint: Color) -> some View { background(tint) } }
        struct Chip: View {
          let text: String
          let tint: Color
          let action: () -> Void
          var body: some View { ▶Button(action: action) { Text(text).background(tint) } }
        }
        """
      ]),
    Example(
      """
      ForEach(skins) { skin in
        ▶Button { chosen = skin } label: {
          Image(uiImage: picture(of: skin)).adapting {
            if chosen == skin { $0.overlay(Rectangle().stroke(.red)) } else { $0 }
          }
        }
        .accessibilityLabel(skin.name)
        ▶Button { chosen = skin } label: {
          Image(skin.asset).adapting { if chosen == skin { $0.border(.red) } else { $0 } }
        }
        ▶Button { open(skin) } label: { Text(skin.name).opacity(skin.isPicked ? 1 : 0.4) }
        ▶Button { open(skin) } label: { Text(skin.name).when(isSelected) { $0.bold() } }
        ▶Button { open(skin) } label: { Text(skin.name).when(isSelected) { $0.overlay(Rectangle().stroke(.red)) } }
      }
      """,
      files: adapting),
    // Which words there are depends on other things.
    Example(
      """
      ForEach(days) { day in
        ▶Button { chosen = day } label: {
          VStack { Text(day.name); Text(day.rank.map { "\\($0)" } ?? "-") }
            .background(chosen == day ? .red : .clear)
        }
        ▶Button { chosen = day } label: {
          VStack { Text(day.name); Text(day.mood.map { mood in mood.name } ?? "-") }
            .background(chosen == day ? .red : .clear)
        }
      }
      """),
  ]

  static let looksThatAreNoStates: [Example] = [
    Example(
      """
      ForEach(sizes) { size in
        Button { choice = size } label: { Text(size.name).background(ground(of: size)) }
        Button { open(size) } label: { Text(size.name).foregroundStyle(ink(size)) }
        Button { choice = size } label: { Text(size.name).foregroundStyle(ink(largest)) }
        Button { choice = size } label: { Text(size.name).foregroundStyle(shade(size)) }
        Button { choice = size } label: { Text(size.name).tint(tint(of: size)) }
        Button { choice = size } label: {
          Text(size.name).modifier(Pill(tint: size.isSold ? .red : .gray))
        }
        Button { choice = size } label: {
          Text(size.name).modifier(Pill(tint: choice == size ? .red : .gray))
        }
        .accessibilityAddTraits(choice == size ? .isSelected : [])
        Chip(text: choice == size ? "Yours" : size.name, tint: choice == size ? .red : .gray) {
          choice = size
        }
      }
      """,
      members: """
        @State var choice: Size
        func ground(of one: Size) -> Color { one.stock > 3 ? .red : .gray }
        func ink(_ one: Size) -> Color { choice == one ? .red : .gray }
        func shade(_ one: Size) -> Color { choice == one ? .red : .gray }
        func shade(_ one: Price) -> Color { one.isLow ? .red : .gray }
        func tint(of one: Size) -> Color {
          var one = one
          one.grow()
          return choice == one ? .red : .gray
        }
        """,
      files: [
        "Pill.swift": """
        import SwiftUI
        struct Pill: ViewModifier {
          let tint: Color
          func body(content: Content) -> some View { content.padding(4).background(tint) }
        }
        struct Chip: View {
          let text: String
          let tint: Color
          let action: () -> Void
          var body: some View { Button(action: action) { Text(text).background(tint) } }
        }
        """
      ]),
    Example(
      """
      ForEach(skins) { skin in
        Button { chosen = skin } label: {
          Image(skin.asset).adapting {
            if chosen == skin { $0.border(.red).accessibilityLabel("Yours") } else { $0 }
          }
        }
        Button { chosen = skin } label: {
          if chosen == skin { Image(skin.asset).border(.red) } else { Image(skin.other) }
        }
        Button { open(skin) } label: { Text(skin.name).opacity(skin.isLarge ? 1 : 0.4) }
        Button { open(skin) } label: { Text(skin.name).when(isWide) { $0.bold() } }
        Button { open(skin) } label: {
          Text(skin.name).when(isSelected) { $0.bold().accessibilityAddTraits(.isSelected) }
        }
      }
      ForEach(days) { day in
        Button { chosen = day } label: {
          VStack { Text(day.name); Text(day.rank.map { chosen == day ? "No. \\($0)" : "" } ?? "-") }
            .background(chosen == day ? .red : .clear)
        }
      }
      """,
      files: adapting),
    // Shown in the sheet that is opened, and not here.
    Example(
      """
      ForEach(pages) { page in
        Button { current = page } label: { Text(page.name).bold(current == page) }
          .sheet(item: $current) { Text($0.name) }
      }
      """),
  ]
}
