/// How much of a repository was seen: no average is made over what was not.
///
/// A screen counts whole when all that is on it is in the repository; of the others, only the least is
/// known. Where that is so for more than half, a repository stands apart from figures over all.
struct Seen {
  let screens: Int
  let atLeast: Int
  let isInPart: Bool

  init(_ repository: Record) {
    screens = repository.integer("screens")
    atLeast = repository.integer("screens_at_least")
    isInPart = repository.flag("is_read_in_part")
  }

  private var whole: Double { Double(screens - atLeast) / Double(max(screens, 1)) }

  /// `77.4 %`, or a dash where there is no screen.
  var percent: String { screens > 0 ? Numerals.percent(whole) : "–" }

  /// `48 of 62 screens (77.4 %)`; nil without a screen.
  var share: String? {
    guard screens > 0 else { return nil }
    return
      "\(Numerals.grouped(screens - atLeast)) of \(Numerals.count(screens, "screen")) (\(percent))"
  }

  /// What a page says before anything else where most was not seen.
  var warning: Markup {
    guard isInPart, let share else { return Markup() }
    let verb = screens - atLeast == 1 ? "is" : "are"
    return Tag.p(.class("lead")) {
      Tag.strong { "Read in part." }
      " \(share) \(verb) counted whole. On the others something is not in the repository, so the numbers here are the least it can be, and figures over all repositories leave it out."
    }
  }
}

extension SiteData {
  /// How many repositories stand apart.
  var readInPart: Int { repositories.count { Seen($0.record).isInPart } }

  /// Why a figure over all repositories is empty.
  func nothingYet(_ usual: String) -> Markup {
    guard readInPart > 0 else { return Markup(text: usual) }
    let apart = Numerals.count(readInPart, "repository is", "repositories are")
    return "\(apart) read in part, and no average is made over what was not seen."
  }
}
