import Views

/// What the rules that look at code ask about one file.
package struct Declarations: Sendable {
  let index: ViewIndex
  let files: LiveFiles
  let file: FileID
  // Held here, and not asked for again: each time would be a copy of every buffer of the file.
  let views: FileViews
  let code: Code
  /// The members outside of previews and tests that have a body.
  let members: [(index: Int32, member: Member)]

  init(index: ViewIndex, file: FileID) {
    self.index = index
    files = LiveFiles(of: index)
    self.file = file
    let views = index[file].views
    self.views = views
    code = views.code
    members = views.members.enumerated().compactMap { number, member in
      guard member.body != nil else { return nil }
      if let owner = member.owner, views.types[Int(owner)].isPreviewOrTest { return nil }
      return (Int32(number), member)
    }
  }

  /// One of the words is a name in the file: without, no rule about them has to look.
  func mentions(_ words: Word...) -> Bool { views.mentions(words) }
}
