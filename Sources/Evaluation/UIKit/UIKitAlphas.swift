import Views

/// Views that code shows and hides by how much is seen of them.
///
/// Below a hundredth a view is as good as hidden.
///
/// https://developer.apple.com/documentation/uikit/uiview/alpha
enum UIKitAlphas {
  /// `note.alpha = isOn ? 1 : 0`, where nothing else shows or hides the view, asks what `note.isHidden = !isOn` does.
  static func hiding(
    _ settings: [UIKitPart.Setting], _ evaluator: inout Evaluator
  ) -> [UIKitPart.Setting] {
    guard let only = settings.firstIndex(where: \.isHiding), settings[only].word == .alpha,
      !settings[(only + 1)...].contains(where: \.isHiding),
      let (shown, branch) = settings[only].shownSide(evaluator.files)
    else { return settings }
    var settings = settings
    settings[only].word = .isHidden
    settings[only].flag = DecidedBranches.decided(branch, settings[only].site, &evaluator).map {
      $0 != shown
    }
    return settings
  }
}

extension UIKitPart {
  /// What shows it and hides it: how much is seen of it, where nothing else does.
  var hiding: [Setting] {
    get {
      let hidden = settings.filter { $0.word == .isHidden }
      return hidden.isEmpty ? settings.filter { $0.word == .alpha } : hidden
    }
    set {
      let word: Word = settings.contains { $0.word == .isHidden } ? .isHidden : .alpha
      settings.removeAll { $0.word == word }
      settings += newValue
    }
  }
}

extension UIKitPart.Setting {
  /// It may hide the view, or show it.
  var isHiding: Bool { word == .isHidden || word == .alpha }

  /// `isHidden = true`, `alpha = 0`; nil where that is not written.
  func hides(_ files: LiveFiles) -> Bool? {
    guard word == .alpha else { return flag }
    guard case .expression(let id) = value, id >= 0,
      let alpha = Self.number(id, site.file, files)
    else { return nil }
    return Self.isZero(alpha)
  }

  /// Of an alpha: nothing is seen, or nothing on one side, as of `isOff ? 0 : 1`.
  func isZero(_ files: LiveFiles) -> Bool {
    alphas(files).contains { $0.alpha.map(Self.isZero) ?? false }
  }

  /// The only side of two on which something is seen: `isOn ? 1 : 0`.
  func shownSide(_ files: LiveFiles) -> (place: Int32, branch: Branch)? {
    guard case .expression(let id) = value, id >= 0,
      case .branch(let index) = files.expression(id, in: site.file)
    else { return nil }
    let sides = alphas(files)
    let shown = sides.filter { $0.alpha.map { !Self.isZero($0) } ?? true }
    guard sides.count == 2, shown.count == 1, shown[0].alpha != nil else { return nil }
    return (shown[0].place, files.branch(index, in: site.file))
  }

  /// What is written, or what is on each side.
  private func alphas(_ files: LiveFiles) -> [(place: Int32, alpha: Double?)] {
    guard case .expression(let id) = value, id >= 0 else { return [] }
    guard case .branch(let index) = files.expression(id, in: site.file) else {
      return [(-1, Self.number(id, site.file, files))]
    }
    return files.branch(index, in: site.file).alternatives.map { place in
      let body = files.alternative(place, in: site.file).body
      guard body.count == 1,
        case .expression(let side) = files.statement(body.lowerBound, in: site.file)
      else { return (place, nil) }
      return (place, Self.number(side, site.file, files))
    }
  }

  private static func isZero(_ alpha: Double) -> Bool { abs(alpha) < 0.01 }

  private static func number(_ id: ExpressionID, _ file: FileID, _ files: LiveFiles) -> Double? {
    guard case .number(let text) = files.expression(id, in: file) else { return nil }
    return Double(files.text(text, in: file))
  }
}
