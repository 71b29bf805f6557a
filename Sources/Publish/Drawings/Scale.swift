/// Numbers onto a stretch of a drawing.
struct Scale: Equatable {
  var low: Double
  var high: Double
  var start: Double
  var end: Double

  func callAsFunction(_ value: Double) -> Double {
    guard high > low else { return start }
    return start + (value - low) / (high - low) * (end - start)
  }

  /// From zero to a round number at or above `top`, with its ticks.
  static func fromZero(
    to top: Double, start: Double, end: Double, ticks wanted: Int = 4
  ) -> (scale: Scale, ticks: [Double]) {
    let top = max(top, 1e-9)
    // Of the round steps that give about as many ticks as wanted, the one that wastes least room.
    let fits = (max(2, wanted - 1)...wanted + 2).map { ticks in
      let step = roundStep(top / Double(ticks))
      return (step: step, count: max(1, (top / step - 1e-9).rounded(.up)))
    }
    let (step, count) =
      fits.min { ($0.step * $0.count, $0.count) < ($1.step * $1.count, $1.count) }
      ?? (top, 1)
    let ticks = (0...Int(count)).map { Double($0) * step }
    return (Scale(low: 0, high: count * step, start: start, end: end), ticks)
  }

  /// 1, 2, 2.5 or 5 times a power of ten, not below `raw`.
  static func roundStep(_ raw: Double) -> Double {
    guard raw > 0, raw.isFinite else { return 1 }
    var power = 1.0
    while power > raw { power /= 10 }
    while power * 10 <= raw { power *= 10 }
    let nice = [1, 2, 2.5, 5, 10].first { $0 * power >= raw - power * 1e-9 } ?? 10
    return nice * power
  }
}

/// Months counted from year 0, so that they can stand on a scale.
struct Month: Hashable, Comparable {
  let index: Int

  init(index: Int) { self.index = index }

  /// `2026-11`, and what follows of a time; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "-")
    guard parts.count >= 2, let year = Int(parts[0]), let month = Int(parts[1].prefix(2)),
      (0...9999).contains(year), (1...12).contains(month)
    else { return nil }
    index = year * 12 + month - 1
  }

  var year: Int { index / 12 }
  var isJanuary: Bool { index % 12 == 0 }

  // `Nov 2026`
  var name: String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return names[index % 12] + " " + String(year)
  }

  static func < (a: Month, b: Month) -> Bool { a.index < b.index }
}
