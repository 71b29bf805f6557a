import Views

/// What the rules that look at code ask about one file.
package struct Declarations: Sendable {
  let index: ViewIndex
  let file: FileID

  var views: FileViews { index[file].views }
  var code: Code { views.code }

  /// The members outside of previews and tests that have a body.
  var members: [(index: Int32, member: Member)] {
    views.members.enumerated().compactMap { number, member in
      guard member.body != nil else { return nil }
      if let owner = member.owner, views.types[Int(owner)].isPreviewOrTest { return nil }
      return (Int32(number), member)
    }
  }
}
