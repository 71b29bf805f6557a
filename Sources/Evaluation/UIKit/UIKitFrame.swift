import InterfaceFiles
import Scenes
import Views

/// Where a view lies in the one around it, in points.
package struct UIKitFrame {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var hasNoSize: Bool { width == 0 && height == 0 }
}

extension UIKitFrame {
  init(_ frame: InterfaceFile.Frame) {
    self.init(
      x: Double(frame.x), y: Double(frame.y), width: Double(frame.width),
      height: Double(frame.height))
  }

  /// `CGRect(x: 0, y: 20, width: 100, height: 40)`, where all of it can be computed.
  init?(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .name(let name) = evaluator.expression(callee, site.file),
      evaluator.hash(name, site.file) == UIKitNames.rectangle, arguments.count == 4
    else { return nil }
    var sides: [Double] = []
    for index in arguments {
      let value = evaluator.argument(index, site.file).value
      guard let side = Self.length(value, site, &evaluator) else { return nil }
      sides.append(side)
    }
    self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  static func length(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Double? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .number(let text): return Double(evaluator.text(text, site.file).filter { $0 != "_" })
    case .prefix(let sign, let inner):
      guard evaluator.linker.text(of: sign, in: site.file) == "-" else { return nil }
      return length(inner, site, &evaluator).map { -$0 }
    case .binary(let sign, let left, let right):
      guard let a = length(left, site, &evaluator), let b = length(right, site, &evaluator) else {
        return nil
      }
      switch evaluator.linker.text(of: sign, in: site.file) {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      case "/": return b == 0 ? nil : a / b
      default: return nil
      }
    case .call(let callee, let arguments) where arguments.count == 1:
      guard case .name(let name) = evaluator.expression(callee, site.file),
        UIKitNames.numbers.contains(evaluator.word(name, site.file))
      else { return nil }
      return length(evaluator.argument(arguments.lowerBound, site.file).value, site, &evaluator)
    case .name(let name):
      let hash = evaluator.hash(name, site.file)
      if case .expression(let inner, let place) = evaluator.lookUp(hash, in: site.environment) {
        return length(inner, place, &evaluator)
      }
      switch evaluator.evaluated(id, site) {
      case .number(let text): return Double(evaluator.text(text.text, text.file))
      case .resolved(let index): return Double(evaluator.scene.resolvedTexts[Int(index)])
      default: return nil
      }
    default: return nil
    }
  }
}

extension UIKitBuilder {
  /// What a view is made with, or its class hands on: `super.init(frame: …)`.
  mutating func noteFrame(_ id: ExpressionID, of part: Int, _ site: Site) {
    guard case .call(_, let arguments) = evaluator.expression(id, site.file) else { return }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard argument.label.map({ evaluator.word($0, site.file) }) == .frame else { continue }
      parts[part].frame = UIKitFrame(argument.value, site, &evaluator) ?? parts[part].frame
    }
  }

  /// `view.frame = …`, and the frames of what is no view.
  mutating func setFrame(
    _ name: NameID, _ value: ExpressionID, on part: Int, _ site: Site
  ) -> Bool {
    switch evaluator.hash(name, site.file) {
    case UIKitNames.frame, UIKitNames.frameInContainer:
      parts[part].frame = UIKitFrame(value, site, &evaluator)
    case UIKitNames.heardFrame: parts[part].heardFrame = UIKitFrame(value, site, &evaluator)
    // It lies elsewhere than where it was made; what an action moves for a while comes back.
    // https://developer.apple.com/documentation/uikit/uiview/center
    case UIKitNames.center where !isLate: parts[part].frame = nil
    default: return false
    }
    return true
  }
}

/// What is read in one place, with where that is on the screen.
private struct UIKitUnit {
  var part: Int
  /// The view among those that are ordered which holds it, or is it.
  var child: Int
  var x: Double
  var y: Double
}

extension [UIKitPart] {
  /// The views in a view as they are read, where code says where all of them lie; nil where it does not.
  ///
  /// Order by frame crosses views that only hold others: then those that they hold take their place.
  func inReadingOrder(_ index: Int) -> [Int]? {
    switch self[index].word {
    case .UIView, .UIViewController, .UIScrollView, .UIControl: break
    default: return nil
    }
    guard self[index].children.count > 0, let units = units(of: index, at: (0, 0), as: nil, 0),
      units.count > 1
    else { return nil }
    let ordered = ReadingLines.order(units.map { ($0.x, $0.y) }).map { units[$0] }
    var children: [Int] = []
    var isParted = false
    for unit in ordered where children.last != unit.child {
      if children.contains(unit.child) { isParted = true }
      children.append(unit.child)
    }
    return isParted ? ordered.map(\.part) : children
  }

  private func units(
    of index: Int, at origin: (x: Double, y: Double), as outer: Int?, _ depth: Int
  ) -> [UIKitUnit]? {
    guard depth < UIKitBuilder.deepestPart else { return nil }
    var found: [UIKitUnit] = []
    for child in self[index].children {
      let part = self[child]
      guard part.loop == self[index].loop, let frame = part.frame ?? part.heardFrame else {
        return nil
      }
      // Recordings have a container without size left out.
      if part.focused != nil, frame.hasNoSize { continue }
      let place = (x: origin.x + frame.x, y: origin.y + frame.y)
      if isUnit(part) {
        let heard =
          part.heardFrame.map { (x: $0.x, y: $0.y) } ?? first(of: part, at: place) ?? place
        found.append(UIKitUnit(part: child, child: outer ?? child, x: heard.x, y: heard.y))
        continue
      }
      guard let inner = units(of: child, at: place, as: outer ?? child, depth + 1),
        !part.isInterface || !inner.isEmpty
      else {
        // A view of a file lies where that says, whatever is in it.
        guard part.isInterface else { return nil }
        found.append(UIKitUnit(part: child, child: outer ?? child, x: place.x, y: place.y))
        continue
      }
      if isGroup(part) || staysWhole(part, in: self[index]),
        let first = ReadingLines.order(inner.map { ($0.x, $0.y) }).first
      {
        // A group stands where its first child lies.
        found.append(
          UIKitUnit(part: child, child: outer ?? child, x: inner[first].x, y: inner[first].y))
      } else {
        found += inner
      }
    }
    return found
  }

  /// What lists its elements stands where the first of these lies.
  private func first(
    of part: UIKitPart, at origin: (x: Double, y: Double)
  ) -> (x: Double, y: Double)? {
    let frames = (part.focused ?? []).map { self[$0].frame }
    let places = frames.compactMap { frame in
      frame.map { (x: origin.x + $0.x, y: origin.y + $0.y) }
    }
    guard places.count == frames.count else { return nil }
    return ReadingLines.order(places).first.map { places[$0] }
  }

  private func isUnit(_ part: UIKitPart) -> Bool {
    if part.focused != nil || part.hosted != nil || part.isUnknown { return true }
    guard UIKitClasses.all[part.word] == .children else { return true }
    return part.settings.contains {
      $0.word == .isAccessibilityElement && $0.flag != false || $0.word == .accessibilityViewIsModal
    }
  }

  /// A view of an interface file that has more to it than what it holds: the order of its own is that of its
  /// class, it may be hidden, or it scrolls what does not fit.
  private func staysWhole(_ part: UIKitPart, in outer: UIKitPart) -> Bool {
    guard part.isInterface else { return false }
    return part.type != nil || part.around != outer.around || part.word == .UIScrollView
      || part.settings.contains { setting in
        switch setting.word {
        case .isHidden, .alpha, .accessibilityElementsHidden, .onTapGesture, .onLongPressGesture:
          true
        default: false
        }
      }
  }

  private func isGroup(_ part: UIKitPart) -> Bool {
    part.settings.contains { $0.word == .shouldGroupAccessibilityChildren && $0.flag != false }
  }
}
