package import Views
package import VoiceOver

/// The `swipecost:disable` comments of one file.
struct Suppression {
  private let directives: [(directive: Directive, line: Int)]

  init(of views: FileViews) {
    directives = views.comments.map { ($0, views.position(of: $0.offset).line) }
  }

  init(_ directives: [Directive], at lines: [Int]) {
    self.directives = zip(directives, lines).map { ($0, $1) }
  }

  func covers(_ rule: String, line: Int) -> Bool {
    directives.contains { entry in
      guard entry.directive.rules.contains(rule) else { return false }
      switch entry.directive.scope {
      case .line: return entry.line == line
      case .next: return entry.line + 1 == line
      case .file: return true
      }
    }
  }

  /// Directives that can't do what they say.
  func problems(_ place: (_ offset: UInt32) -> Place) -> [DirectiveProblem] {
    let ids = Rule.catalog.map(\.id)
    return directives.flatMap { entry in
      let place = place(entry.directive.offset)
      if entry.directive.rules.isEmpty {
        return [DirectiveProblem(place: place, message: "swipecost:disable names no rule")]
      }
      return entry.directive.rules.filter { !ids.contains($0) }.map { id in
        let hint = nearest(to: id, in: ids).map { "; did you mean \"\($0)\"?" } ?? ""
        return DirectiveProblem(place: place, message: "there is no rule \"\(id)\"" + hint)
      }
    }
  }
}

extension FileViews {
  /// Directives of the file that can't do what they say.
  package func directiveProblems(at path: String) -> [DirectiveProblem] {
    if comments.isEmpty { return [] }
    return Suppression(of: self).problems { offset in
      let position = position(of: offset)
      return Place(path: path, line: position.line, column: position.column)
    }
  }
}

/// What is wrong with a `swipecost:disable` comment.
package struct DirectiveProblem: Sendable, Equatable {
  package var place: Place
  package var message: String
}
