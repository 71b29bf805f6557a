import Scenes
import Views
import VoiceOver

// Which gesture a modifier is given: written where it is given, or made by a property or a function of the view.

/// How a gesture is made, as far as what fingers have to do depends on it.
private struct MadeGesture {
  var word: Word
  var isSingle = true
  /// Never comes to its end: it only tells that a finger is down.
  var isEndless = false
  /// Something has to be moved: ten points, where nothing is said.
  ///
  /// https://developer.apple.com/documentation/swiftui/draggesture/init(minimumdistance:coordinatespace:)
  var hasDistance = true
  /// Where it is in the space of a view that was named for it.
  var isInNamedSpace = false

  var isSingleTap: Bool { isSingle && (word == .TapGesture || word == .SpatialTapGesture) }
}

extension Actions {
  func gestureKind(_ modifier: AppliedModifier) -> GestureKind {
    switch modifier.word {
    case .onTapGesture: return isSingle(scene.argument(.count, of: modifier)) ? .tap : .unknown
    // Only single taps are kept of UIKit's.
    case .addGestureRecognizer: return .tap
    case .onLongPressGesture: return .longPress
    case .onDrag, .draggable: return .carry
    case .gesture, .simultaneousGesture, .highPriorityGesture: break
    default: return .unknown
    }
    guard let made = made(for: modifier) else { return .unknown }
    switch made.word {
    case .TapGesture, .SpatialTapGesture: return made.isSingle ? .tap : .unknown
    case .LongPressGesture: return made.isEndless ? .unknown : .longPress
    case .DragGesture:
      // With no distance to move it may only tell that a finger is down, or where.
      let isDrag = made.hasDistance || made.isInNamedSpace || moves(modifier)
      return isDrag ? .drag : doesMore(modifier) ? .press : .unknown
    case .MagnificationGesture, .MagnifyGesture: return .magnify
    case .RotationGesture, .RotateGesture: return .rotate
    default: return .unknown
    }
  }

  private func made(for modifier: AppliedModifier) -> MadeGesture? {
    guard let value = scene.firstArgument(of: modifier) else { return nil }
    switch scene[value] {
    case .call(.ExclusiveGesture, _, _), .call(.SimultaneousGesture, _, _), .instance, .unknown:
      return written(for: modifier)
    case .call(let word, _, let range):
      let first = made(word, with: range)
      if first.isSingleTap { return first }
      // `TapGesture(count: 2).exclusively(before: TapGesture())`
      return written(for: modifier).flatMap { $0.isSingleTap ? $0 : nil } ?? first
    default: return nil
    }
  }

  private func made(_ word: Word, with range: Range<Int32>) -> MadeGesture {
    var made = MadeGesture(word: word)
    for argument in scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)] {
      if argument.label == .count { made.isSingle = isSingle(argument.value) }
      switch (argument.name.flatMap { code.text($0) }, scene[argument.value]) {
      case ("minimumDuration", .member(_, let name)):
        made.isEndless = code.text(name) == "infinity"
      case ("minimumDistance", .number(let text)): made.hasDistance = Double(code.text(text)) != 0
      case ("minimumDistance", _): made.hasDistance = false
      default: break
      }
      if case .call(.named, _, _) = scene[argument.value], argument.label == .coordinateSpace {
        made.isInNamedSpace = true
      }
    }
    return made
  }

  /// What a function of the view makes, in one line: `.gesture(drag(from: edge))`.
  private func written(for modifier: AppliedModifier) -> MadeGesture? {
    guard let gesture = scene.arguments(of: modifier).first else { return nil }
    for start in starts(of: gesture.origin, modifier) {
      if let found = made(by: start.expression, in: start.file) { return found }
    }
    return nil
  }

  private func made(by id: ExpressionID, in file: FileID, depth: Int = 0) -> MadeGesture? {
    var cursor = id
    while case .call(let callee, let arguments) = files.expression(cursor, in: file) {
      switch files.expression(callee, in: file) {
      case .member(let base, let name):
        if Self.joining.contains(files.name(name, in: file).text), depth < 8,
          let other = arguments.first.map({ files.argument($0, in: file).value }),
          let made = made(by: other, in: file, depth: depth + 1), made.isSingleTap
        {
          return made
        }
        cursor = base
      case .name(let name):
        switch files.name(name, in: file).word {
        case .other:
          if let recognizer = recognizer(ofTypeNamed: name, in: file) { return recognizer }
          cursor = callee
        // Of several a single tap is what VoiceOver makes.
        // https://developer.apple.com/documentation/swiftui/exclusivegesture
        case .ExclusiveGesture, .SimultaneousGesture:
          guard depth < 8 else { return nil }
          let all = arguments.compactMap {
            made(by: files.argument($0, in: file).value, in: file, depth: depth + 1)
          }
          return all.first { $0.isSingleTap } ?? all.first
        case let word: return made(word, with: arguments, in: file)
        }
      default: cursor = callee
      }
    }
    return nil
  }

  /// What joins a gesture with another one, either of which may come; one that has to come after another is not made by
  /// a tap alone.
  ///
  /// https://developer.apple.com/documentation/swiftui/gesture/exclusively(before:)
  /// https://developer.apple.com/documentation/swiftui/gesture/simultaneously(with:)
  private static let joining: Set = ["exclusively", "simultaneously"]

  /// What a type of the app wraps for SwiftUI; of a tap it takes more to know how many there have to be.
  ///
  /// https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable
  private func recognizer(ofTypeNamed name: NameID, in file: FileID) -> MadeGesture? {
    guard let type = code.type(named: name, in: file, inside: nil) else { return nil }
    let makers = code.members(of: type, named: "makeUIGestureRecognizer")
    guard let maker = makers.first, makers.count == 1, let made = code.member(maker).type else {
      return nil
    }
    switch files.name(made, in: maker.file).word {
    case .UIPanGestureRecognizer, .UISwipeGestureRecognizer: return MadeGesture(word: .DragGesture)
    case .UILongPressGestureRecognizer: return MadeGesture(word: .LongPressGesture)
    case .UIPinchGestureRecognizer: return MadeGesture(word: .MagnifyGesture)
    case .UIRotationGestureRecognizer: return MadeGesture(word: .RotateGesture)
    default: return nil
    }
  }

  private func made(_ word: Word, with range: Range<Int32>, in file: FileID) -> MadeGesture {
    var made = MadeGesture(word: word)
    for number in range {
      let argument = files.argument(number, in: file)
      let value = files.expression(argument.value, in: file)
      switch (argument.label.map { files.name($0, in: file).text }, value) {
      case ("count", .number(let text)): made.isSingle = files.text(text, in: file) == "1"
      case ("count", _): made.isSingle = false
      case ("minimumDuration", .implicitMember(let name)),
        ("minimumDuration", .member(_, let name)):
        made.isEndless = files.name(name, in: file).text == "infinity"
      case ("minimumDistance", .number(let text)):
        made.hasDistance = Double(files.text(text, in: file)) != 0
      case ("minimumDistance", _): made.hasDistance = false
      case ("coordinateSpace", .call(let callee, _)):
        if case .implicitMember(let name) = files.expression(callee, in: file) {
          made.isInNamedSpace = files.name(name, in: file).text == "named"
        }
      default: break
      }
    }
    return made
  }

  private func isSingle(_ count: ValueID?) -> Bool {
    guard let count else { return true }
    guard case .number(let text) = scene[count] else { return false }
    return code.text(text) == "1"
  }
}
