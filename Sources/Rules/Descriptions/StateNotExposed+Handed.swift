/// States that are set by what a caller hands over, and by taps.
extension Rule {
  static let statesThatCallersSet: [Example] = [
    // Chosen by a tap, where nothing else has to be done before.
    Example(
      """
      ForEach(skins) { skin in
        ▶Button { if isPaid { worn = skin } else { open(skin) } } label: {
          Text(skin.name).overlay { if worn == skin { Rectangle().stroke(.red) } }
        }
        ▶Button { withAnimation { if isPaid { worn = skin } } } label: {
          Text(skin.name).overlay { if worn == skin { Rectangle().stroke(.red) } }
        }
        ▶Text(skin.name)
          .overlay { if worn == skin { Rectangle().stroke(.red) } }
          .onTapGesture { if !skin.isShut { worn = skin } }
      }
      """),
    Example(
      file: """
        import SwiftUI
        struct Sizes: View {
          @StateObject var model = Model()
          let sizes: [Size]
          var body: some View {
            ForEach(sizes) { entry in choice(of: entry, action: { model.size = entry.width }) }
          }
          func choice(of item: Size, action: @escaping () -> Void) -> some View {
            HStack {
              ▶Button(action: action) {
                Text(item.text).background(model.size == item.width ? Color.white : .gray)
              }
              ▶Button(action: action) {
                Text(item.text).overlay(Circle().stroke(.red.opacity(model.size == item.width ? 1 : 0)))
              }
            }
          }
        }
        """),
    Example(
      """
      ForEach(days) { day in
        DayButton(day: day, isOn: chosen == day) { chosen = day }
        DayButton(day: day, isOn: worn.contains(day)) {
          if worn.contains(day) { worn.remove(day) } else { worn.insert(day) }
        }
        DayCell(date: day, shown: page) { page = $0 }
      }
      """,
      files: [
        "DayButton.swift": """
        import SwiftUI
        struct DayButton: View {
          let day: Day
          let isOn: Bool
          let action: () -> Void
          var body: some View {
            ▶Button(action: action) { Text(day.name).background(isOn ? .red : .clear) }
          }
        }
        struct DayCell: View {
          let date: Day
          let shown: Day
          let pick: (Day) -> Void
          var body: some View {
            ▶Button { pick(date) } label: { Text(date.name).bold(shown == date) }
          }
        }
        """
      ]),
    Example(
      """
      ForEach(sizes) { size in
        ▶ZStack { Rectangle().foregroundColor(isLoud ? .gray : .red); Text(a) }
          .onTapGesture { isLoud.toggle() }
        ▶HStack { Text(a); Image("dot").foregroundColor(worn.contains(size) ? .gray : .red) }
          .onTapGesture { if worn.contains(size) { worn.remove(size) } else { worn.insert(size) } }
        ▶Text(a).bold(page == size).onTapGesture { withAnimation { page = size } }
        ▶Button { turn(); isKept = keeps(size) } label: { Text(a).bold(isKept) }
        ▶Button { like(size) } label: { Image(systemName: "heart").tint(size.isLiked ? .red : .gray) }
        ▶Image("tree").border(page == size ? .red : .clear).onTapGesture { page = size }
      }
      """),
    Example(
      """
      HStack {
        ▶Button { vote(post.isUp == true ? .neutral : .up) } label: {
          Image(systemName: "arrow.up").foregroundColor(post.isUp == true ? .red : .gray)
        }
        ▶Button { if kept { unmark(a) } else { mark(a) } } label: { Text(a).bold(kept) }
        ▶Button { Task { await model.toggleSave() } } label: { Text(a).bold(model.isSaved) }
        ▶Button { wantsEditMode.toggle() } label: {
          Image(systemName: wantsEditMode ? "trash.fill" : "trash")
        }
        ▶Button { send(.tapped) } label: { Text("Played").bold(isPlayed) }
        ▶Button { send(.tapped) } label: {
          Text(a)
          Image(systemName: "chevron.down").rotationEffect(.degrees(isTrayVisible ? 180 : 0))
        }
        ForEach(sizes) { size in
          ▶Button { chosen = chosen == size ? nil : size } label: { Text(a).bold(chosen == size) }
          ▶Button { store.send(.tapped(size), animation: .default) } label: { Text(a).opacity(store.size == size ? 1 : 0.3) }
          ▶Button { chosen = size } label: { Text(a).colorMultiply(chosen == size ? .red : .gray) }
          ▶Button { pick(mode) } label: { Text(a).bold(selectedMode == mode) }
          ▶Button { chosen = size } label: {
            Image(size.picture).accessibilityLabel("Size \\(size.title)")
              .overlay { if chosen == size { Rectangle().stroke(.red) } }
          }
        }
      }
      """),
  ]

  static let statesThatCallersTell: [Example] = [
    // A press that starts something, or goes another way then.
    Example(
      """
      HStack {
        Button { if isValid { save() } else { explain() } } label: { Text(a).bold(isValid) }
        Button { go(isIn ? .home : .login) } label: { Text(a).bold(isIn) }
        Button { if isPlaying { stop() } else { play() } } label: { Text(a).bold(isPlaying) }
        Button { if kept { unmark(b) } else { mark(b) } } label: { Text(kept ? "Unmark" : "Mark").bold(kept) }
        Button { toggleSave() } label: { Text(a).bold(isSelectionMode) }
        if size == .small {
          Button { toggleSize() } label: { Text(a).scaleEffect(size == .small ? 1 : 2) }
        }
        Button { save() } label: { Text("Loading").bold(isLoading) }
        Button { save() } label: { Text("Save").bold(isValid) }
        Button { save() } label: {
          Text(a).rotationEffect(.degrees(isLate ? 9 : 0)).foregroundColor(isLate ? .red : nil)
        }
        ForEach(users) { user in
          Button { open(user) } label: { Text(a).bold(session.user == user) }
          Button { chosen = user } label: { Image(user.picture).border(chosen == user ? .red : .gray) }
            .accessibilityLabel(name(of: user))
        }
      }
      """),
    Example(
      """
      ForEach(days) { day in
        DayButton(day: day, isOn: open == day) { show(day) }
        DayButton(day: day, isOn: largest == day) { chosen = day }
      }
      """,
      files: [
        "DayButton.swift": """
        import SwiftUI
        struct DayButton: View {
          let day: Day
          let isOn: Bool
          let action: () -> Void
          var body: some View {
            Button(action: action) { Text(day.name).background(isOn ? .red : .clear) }
          }
        }
        """
      ]),
    Example(
      """
      ForEach(sizes) { size in
        Text(a).background(isLate ? .red : .clear).onTapGesture { open(size) }
        Image(systemName: isLoud ? "bell.fill" : "bell").foregroundColor(isLoud ? .gray : .red)
          .onTapGesture { isLoud.toggle() }
        Button { open(size) } label: { Text(a).foregroundStyle(size.isMuted ? .gray : .black) }
        Button { isShown = false } label: { Text(a).bold(isShown) }
        Button { like(size) } label: { Image(systemName: "heart").tint(size.isLiked ? .red : .gray) }
          .accessibilityLabel(size.isLiked ? "Unlike" : "Like")
        Text(isLoud ? "Loud" : "Quiet").bold(isLoud).onTapGesture { isLoud.toggle() }
        Text(a).background(isTouched ? .red : .clear).onTapGesture {
          isTouched.toggle()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { isTouched.toggle() }
        }
        Text(a).bold(isAsking).onTapGesture { isAsking.toggle() }
          .sheet(isPresented: $isAsking) { Text("Filters") }
      }
      """),
  ]
}
