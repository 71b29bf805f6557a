import Views

/// Labels whose text only functions set that nothing does: where nothing else sets one, they stay empty.
///
/// `init(title: String) { self.init(frame: .zero); show(title) }`, of a view that is made without a title.
enum UIKitUnfilled {
  /// The code of the class that is `self` has been read.
  static func note(_ builder: inout UIKitBuilder) {
    for id in builder.reach.never {
      guard let body = builder.evaluator.linker[id].body else { continue }
      for name in labels(filledBy: body, Site(file: id.file, owner: nil, environment: -1), builder)
      {
        guard let part = builder.parts[builder.own].names[name] ?? builder.byName[name],
          builder.parts[part].word == .UILabel
        else { continue }
        builder.parts[part].isUnfilled = true
      }
    }
  }

  /// `label.text = text`, also on a side of a condition.
  private static func labels(
    filledBy body: Block, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Set<UInt64> {
    let files = builder.evaluator.files
    var found: Set<UInt64> = []
    var open = [body]
    while let next = open.popLast() {
      for index in next {
        switch files.statement(index, in: site.file) {
        case .assignment(let target, _, _):
          guard case .member(let base, let name) = files.expression(target, in: site.file),
            texts.contains(files.word(name, in: site.file)), let own = files.ownName(base, site)
          else { continue }
          found.insert(own)
        case .loop(_, _, let inner): open.append(inner)
        case .expression(let id):
          guard case .branch(let branch) = files.expression(id, in: site.file) else { continue }
          open += files.branch(branch, in: site.file).alternatives.map {
            files.alternative($0, in: site.file).body
          }
        default: continue
        }
      }
    }
    return found
  }

  static let texts: Set<Word> = [.text, .attributedText]
}

extension UIKitPart.Setting {
  /// A text of nothing but spaces.
  func isBlank(_ files: LiveFiles) -> Bool {
    guard UIKitUnfilled.texts.contains(word), case .expression(let id) = value, id >= 0,
      case .string(let segments) = files.expression(id, in: site.file), segments.count == 1,
      case .literal(let text) = files.segment(segments.lowerBound, in: site.file)
    else { return false }
    let letters = files.text(text, in: site.file)
    return !letters.isEmpty && letters.allSatisfy(\.isWhitespace)
  }
}

extension UIKitPart {
  /// Nothing of what fills it is done, nor is it handed to anybody who may.
  var isEmptyLabel: Bool { isUnfilled && fillings.isEmpty }

  /// What may give a label its text.
  var fillings: [Setting] {
    settings.filter { setting in
      switch setting.word {
      case .text, .attributedText, .accessibilityLabel, .isAccessibilityElement: true
      // What its own class does as it is made is read.
      case .other: type == nil || setting.expression != expression && !isMaking(setting)
      default: false
      }
    }
  }

  /// It stands where the closure makes it that sets it up.
  private func isMaking(_ setting: Setting) -> Bool { setting.expression == maker?.expression }
}
