import Scenes
import Views

/// Texts that code sets on one side of its conditions and on another: one of them is said.
enum UIKitOutcomes {
  /// What is set, and what else may be in its place, in the order of the code: the last one that is set of a
  /// text holds all of them.
  typealias Told = (setting: UIKitPart.Setting, others: [UIKitPart.Setting])

  private typealias Sides = [UIKitPlaces.Kind]

  /// Properties of which each one replaces what another one of its line has set.
  private static let lines: [[Word]] = [
    [.text, .attributedText], [.buttonType, .setTitle, .setAttributedTitle], [.title],
    [.setImage, .image], [.navigationTitle], [.placeholder],
    [.accessibilityLabel, .accessibilityAttributedLabel], [.accessibilityValue],
    [.accessibilityHint],
  ]

  /// So many of those behind it are looked at to see whether what is set is replaced in every case.
  private static let most = 32
  private static let deepest = 6

  /// What the settings of a part come to: of a text only what may still be there in the end, and be heard.
  static func told(
    _ settings: [UIKitPart.Setting], of around: Int, _ places: UIKitPlaces, _ files: LiveFiles,
    unheard: Set<Int> = []
  ) -> [Told] {
    var left = settings.map { (setting: $0, others: [UIKitPart.Setting]()) } as [Told]
    for line in lines {
      let own = settings.indices.filter { line.contains(settings[$0].word) }
      guard own.count > 1, let last = own.last else { continue }
      var kept = remaining(own.map { settings[$0] }, of: around, places)
      // A view that one side hides stands on the other one.
      let heard = kept.filter {
        !unheard.contains($0.around) && !places.exclude($0.around, around)
      }
      if let end = heard.last, heard.count < kept.count {
        kept = heard
        left[last].setting = end
      }
      // Where nothing is set the class says what it has, and no image is no name.
      let isNone = line.contains(.accessibilityLabel) || line.contains(.setImage)
      left[last].others = kept.dropLast().filter { !isNone || !$0.isNothing(files) }
    }
    return left
  }

  /// The sides on which the code hides a view, where nothing shows it behind them: what they say of it nobody hears.
  static func unheard(
    _ settings: [UIKitPart.Setting], of around: Int, _ places: UIKitPlaces
  ) -> Set<Int> {
    let hiding = settings.filter { $0.word == .isHidden }
    let kept = hiding.isEmpty ? [] : remaining(hiding, of: around, places)
    var found: Set<Int> = []
    for (place, one) in kept.enumerated() where one.flag == true && !one.isLate {
      let isShown = kept.dropFirst(place + 1).contains {
        $0.flag != true && !places.exclude($0.around, one.around)
      }
      if places.isAsked(one.around, of: around), !isShown { found.insert(one.around) }
    }
    return found
  }

  /// Whether conditions may leave a text out: nothing is set where none of them holds.
  static func isAtTimes(
    _ settings: [UIKitPart.Setting], of around: Int, _ places: UIKitPlaces, _ files: LiveFiles
  ) -> Bool {
    guard let first = settings.first,
      // Who calls that sets it as well.
      !settings.contains(where: { $0.isLate || places.isAtTimes($0.around) })
    else { return false }
    var none = first
    (none.value, none.expression, none.around) = (.expression(-1), -1, around)
    return told([none] + settings, of: around, places, files).contains { told in
      told.others.contains { $0.expression < 0 }
    }
  }

  /// What a flag is in the end whichever way code takes: every side of a condition sets it, and to the same.
  static func certain(
    _ word: Word, _ settings: [UIKitPart.Setting], of around: Int, _ places: UIKitPlaces
  ) -> Bool? {
    let own = settings.filter { $0.word == word && !$0.isLate }
    guard var none = own.last, none.around != around, let flag = none.flag,
      own.count == settings.count(where: { $0.word == word })
    else { return nil }
    (none.flag, none.around) = (nil, around)
    let isSame = remaining([none] + own, of: around, places).allSatisfy { $0.flag == flag }
    return isSame ? flag : nil
  }

  /// The settings without those of a property that others replace whichever way code takes.
  static func withoutReplaced(
    _ word: Word, _ settings: [UIKitPart.Setting], of around: Int, _ places: UIKitPlaces
  ) -> [UIKitPart.Setting] {
    let own = settings.filter { $0.word == word }
    guard own.count > 1, !own.contains(where: { $0.isLate || $0.isHandedOn }) else {
      return settings
    }
    let kept = remaining(own, of: around, places)
    return settings.filter { setting in
      setting.word != word
        || kept.contains { $0.expression == setting.expression && $0.around == setting.around }
    }
  }

  /// Whether conditions may leave all of these out: each is placed on a side, and there is another way.
  static func isAtTimes(
    _ parts: [UIKitPart], of around: Int, _ places: UIKitPlaces
  ) -> Bool {
    let all = parts.map { part in
      places.between(part.around, around).filter { if case .side = $0 { true } else { false } }
    }
    return !isReplaced([], all, places, depth: 0)
  }

  /// Those that nothing behind them replaces in every case, the last one among them.
  private static func remaining(
    _ settings: [UIKitPart.Setting], of around: Int, _ places: UIKitPlaces
  ) -> [UIKitPart.Setting] {
    var kept: [UIKitPart.Setting] = []
    var behind: [Sides] = []
    for setting in settings.reversed() {
      let sides = places.between(setting.around, around).filter {
        if case .side = $0 { true } else { false }
      }
      if isReplaced(sides, behind, places, depth: 0) {
        if sides.isEmpty { break }
        continue
      }
      kept.append(setting)
      if sides.isEmpty { break }
      if behind.count < most { behind.append(sides) }
    }
    return kept.reversed()
  }

  /// Whichever way the code takes from here, something that is set later is set.
  private static func isReplaced(
    _ given: Sides, _ behind: [Sides], _ places: UIKitPlaces, depth: Int
  ) -> Bool {
    var open: [Sides] = []
    for sides in behind where !sides.contains(where: { excludes($0, given) }) {
      let rest = sides.filter { !given.contains($0) }
      if rest.isEmpty { return true }
      open.append(rest)
    }
    guard depth < deepest, let first = open.first?.first, case .side(let fork, _) = first,
      places.forks[fork].isExhaustive
    else { return false }
    return places.forks[fork].places.allSatisfy { place in
      isReplaced(given + [.side(fork: fork, place: place)], open, places, depth: depth + 1)
    }
  }

  private static func excludes(_ kind: UIKitPlaces.Kind, _ given: Sides) -> Bool {
    guard case .side(let fork, let place) = kind else { return false }
    return given.contains {
      if case .side(fork, let other) = $0 { other != place } else { false }
    }
  }
}

extension UIKitPart.Setting {
  func isNothing(_ files: LiveFiles) -> Bool {
    guard case .expression(let id) = value, id >= 0,
      case .null = files.expression(id, in: site.file)
    else { return false }
    return true
  }
}

extension UIKitPart {
  /// Code that makes an element in some cases of a control, and never takes that back, changes nothing: it is one
  /// anyway, also in a cell.
  func toldSettings(_ places: UIKitPlaces) -> [Setting] {
    let isElement =
      switch UIKitClasses.all[word] {
      case .button, .toggle, .slider, .field: true
      default: false
      }
    let flags = settings.filter { $0.word == .isAccessibilityElement }
    guard isElement, !flags.isEmpty, flags.allSatisfy({ $0.flag == true }) else { return settings }
    return settings.filter {
      $0.word != .isAccessibilityElement || !($0.isLate || places.isAsked($0.around, of: around))
    }
  }
}
