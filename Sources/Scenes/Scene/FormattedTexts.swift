import Views

extension ViewIndex {
  /// `Duration.seconds(limit)` is about what it measures.
  ///
  /// https://developer.apple.com/documentation/swift/duration
  func measures(_ name: NameID, of base: ExpressionID, in file: FileID) -> Bool {
    guard case .name(let type) = expression(base, in: file),
      self.name(type, in: file).text == "Duration"
    else { return false }
    switch self.name(name, in: file).text {
    case "seconds", "milliseconds", "microseconds", "nanoseconds": return true
    default: return false
    }
  }

  /// A property whose only line writes a number, a date or a size as people of a place do is as much data as that.
  ///
  /// https://developer.apple.com/documentation/foundation/formatter
  fileprivate func isFormatted(_ property: MemberID) -> Bool {
    let file = property.file
    guard self[property].kind == .computedProperty, let body = self[property].body, body.count == 1
    else { return false }
    switch self[file].views.code.statements[Int(body.lowerBound)] {
    case .expression(let only), .return(let only?):
      guard case .call(let callee, let arguments) = expression(only, in: file),
        case .member(_, let name) = expression(callee, in: file)
      else { return false }
      switch self.name(name, in: file).text {
      case "formatted": return true
      case "string":
        // `localizedString(forKey:)` and the like give texts of the app.
        guard let label = arguments.first.flatMap({ argument($0, in: file).label }) else {
          return false
        }
        let text = self.name(label, in: file).text
        return text == "for" || text.hasPrefix("from")
      default: return false
      }
    default: return false
    }
  }
}

extension Linker {
  /// A name, of the file's own or of a type, that stands for what is written by a formatter: `most`, `Self.most`.
  mutating func givesFormatted(_ id: ExpressionID, in file: FileID) -> Bool {
    switch index.expression(id, in: file) {
    case .name(let name): return isFormatted(ownNamed: name, in: file)
    case .member(let base, let name):
      guard case .name(let type) = index.expression(base, in: file) else { return false }
      let word = index.name(type, in: file).text
      if word == "Self" || word == "self" { return isFormatted(ownNamed: name, in: file) }
      guard word.first?.isUppercase == true,
        let owner = self.type(named: index.hash(type, in: file), from: file),
        let member = members(of: owner, named: index.hash(name, in: file)).first
      else { return false }
      return index.isFormatted(member)
    default: return false
    }
  }

  private func isFormatted(ownNamed name: NameID, in file: FileID) -> Bool {
    let hash = index.hash(name, in: file)
    let members = index[file].views.members
    let all = members.indices.filter {
      index.hash(members[$0].name, in: file) == hash && !members[$0].isLocal
    }
    return all.count == 1 && index.isFormatted(MemberID(file: file, index: Int32(all[0])))
  }
}
