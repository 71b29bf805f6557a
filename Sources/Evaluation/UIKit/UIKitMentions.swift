import Scenes
import Views

/// Labels whose text code takes for what it tells VoiceOver: `accessibilityLabel = name.text`.
struct UIKitMentions {
  struct One {
    var expression: ExpressionID
    var file: FileID
    var label: Int
  }

  private var all: [One] = []
  private static let words: Set<Word> = [
    .accessibilityLabel, .accessibilityValue, .accessibilityHint,
  ]

  /// Those in what a property is set to.
  static func found(
    in id: ExpressionID, settingOf word: Word, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [One] {
    guard words.contains(word) else { return [] }
    var mentions = UIKitMentions()
    mentions.look(in: id, site, &builder)
    return mentions.all
  }

  private mutating func look(
    in id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard builder.evaluator.think() else { return }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .member(let base, let name):
      let word = builder.evaluator.word(name, site.file)
      guard word == .text || word == .attributedText, let label = builder.part(base, site),
        builder.parts[label].word == .UILabel
      else { return look(in: base, site, &builder) }
      all.append(One(expression: id, file: site.file, label: label))
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      guard
        case .expression(let inner, let place)? = builder.evaluator.lookUp(
          hash, in: site.environment), place.environment < site.environment
      else { return }
      look(in: inner, place, &builder)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      look(in: callee, site, &builder)
      for index in arguments {
        look(in: builder.evaluator.argument(index, site.file).value, site, &builder)
      }
    case .array(let items), .tuple(let items):
      for item in items { look(in: builder.evaluator.item(item, site.file), site, &builder) }
    case .string(let segments):
      for index in segments {
        if case .interpolation(let inner) = builder.evaluator.linker.segment(index, in: site.file) {
          look(in: inner, site, &builder)
        }
      }
    case .branch(let index):
      let branch = builder.evaluator.branch(index, site.file)
      for place in branch.alternatives {
        let side = builder.evaluator.alternative(place, site.file)
        for asked in builder.evaluator.linker.expressions(of: side, in: site.file) {
          look(in: asked, site, &builder)
        }
        if let last = builder.evaluator.code.returned(by: side.body, site) {
          look(in: last, site, &builder)
        }
      }
    case .binary(_, let left, let right):
      look(in: left, site, &builder)
      look(in: right, site, &builder)
    case .prefix(_, let inner), .cast(let inner, _): look(in: inner, site, &builder)
    default: break
    }
  }
}

extension UIKitWriter {
  /// What a setting comes to where the texts of other labels stand in it.
  mutating func value(
    of id: ExpressionID, _ site: Site, mentioning mentions: [UIKitMentions.One]
  ) -> ValueID {
    let outer = evaluator.standins
    defer { evaluator.standins = outer }
    for one in mentions {
      evaluator.standins[one.expression, one.file] = text(ofLabel: one.label)
    }
    return evaluator.value(id, site)
  }

  /// What a label says, as far as code sets it.
  private mutating func text(ofLabel label: Int) -> ValueID? {
    let part = parts[label]
    let settings = places.settled(part.toldSettings(places), of: part, &evaluator)
    let told = UIKitOutcomes.told(settings, of: part.around, places, evaluator.files).last {
      $0.setting.word == .text || $0.setting.word == .attributedText
    }
    return told.map { evaluator.either(texts(of: $0.others + [$0.setting])) }
  }
}
