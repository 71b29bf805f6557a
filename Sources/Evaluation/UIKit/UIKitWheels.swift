import Views

/// What a picker shows, where the class that has it answers for its rows.
///
/// https://developer.apple.com/documentation/uikit/uipickerviewdatasource
enum UIKitWheels {
  private static let most = 8

  static func settle(from start: Int, _ builder: inout UIKitBuilder) {
    let pickers = builder.parts.indices.filter { index in
      index >= start && builder.parts[index].word == .UIPickerView
        && builder.parts[index].wheels == nil
    }
    guard !pickers.isEmpty else { return }
    let count = components(&builder)
    let title = titles(&builder)
    for picker in pickers {
      builder.parts[picker].wheels = count
      if let title { builder.parts[picker].settings.append(title) }
    }
  }

  /// One, where nobody says otherwise.
  private static func components(_ builder: inout UIKitBuilder) -> Int {
    guard let member = builder.ownMembers(named: UIKitNames.numberOfComponents).first else {
      return 1
    }
    let all = UIKitAnswers.answers(of: member, &builder)
    guard all.count == 1,
      let number = ListParts.number(all[0].expression, all[0].site, &builder.evaluator)
    else { return 1 }
    return min(max(number, 1), most)
  }

  /// The row that is chosen is its value.
  private static func titles(_ builder: inout UIKitBuilder) -> UIKitPart.Setting? {
    let named = builder.ownMembers(named: UIKitNames.pickerView).first { member in
      builder.evaluator.files.formals(builder.evaluator.linker[member].parameters, member.file)
        .contains { $0.label == UIKitNames.titleForRow }
    }
    guard let named, let body = builder.evaluator.linker[named].body,
      let first = builder.evaluator.files.firstExpression(of: body, named.file)
    else { return nil }
    return UIKitPart.Setting(
      word: .accessibilityValue, name: builder.evaluator.linker[named].name, value: .outcome(body),
      expression: first, site: UIKitAnswers.site(of: named, &builder))
  }
}
