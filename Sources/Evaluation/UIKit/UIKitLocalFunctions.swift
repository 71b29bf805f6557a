import Views

/// Functions that stand inside a body: they see what that has, and are done where it calls them, which it may do
/// before the line that they stand in.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/functions/#Nested-Functions
struct UIKitLocalFunctions {
  /// The body that each of them stands in.
  private var bodies: [MemberID: Block] = [:]
  /// Those whose line the code has not come to.
  private var ahead: Set<MemberID> = []

  /// All of a body are in sight from its first line.
  static func declare(in body: Block, _ site: inout Site, _ builder: inout UIKitBuilder) {
    for index in body {
      guard case .function(let number) = builder.evaluator.statement(index, site.file) else {
        continue
      }
      let id = MemberID(file: site.file, index: number)
      builder.localFunctions.bodies[id] = body
      builder.localFunctions.ahead.insert(id)
      ValueBlocks.perform(index, &site, &builder.evaluator)
    }
  }

  /// From here on one sees all that stands above it.
  static func reach(
    _ number: Int32, at index: Int32, _ site: inout Site, _ builder: inout UIKitBuilder
  ) {
    builder.localFunctions.ahead.remove(MemberID(file: site.file, index: number))
    ValueBlocks.perform(index, &site, &builder.evaluator)
  }

  /// What a call means that names one in sight; nil for none.
  static func called(
    _ name: UInt64, _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitBuilder.Called?? {
    guard
      case .function(let id, let declared) = builder.evaluator.lookUp(
        name, in: site.environment)
    else { return nil }
    guard builder.evaluator.linker[id].body != nil, !builder.calls.contains(id),
      let (member, formals, matched) = builder.evaluator.overload([id], arguments, at: site)
    else { return .some(nil) }
    var called = UIKitBuilder.Called(
      member: member, formals: formals, matched: matched, base: builder.own, isOwn: true)
    called.declared = inside(id, declared, calledAt: site, &builder)
    return called
  }

  /// What it sees as it is done: those beside it as well, and what the body has made by then.
  private static func inside(
    _ id: MemberID, _ declared: Site, calledAt site: Site, _ builder: inout UIKitBuilder
  ) -> Site {
    var inner = declared
    if builder.localFunctions.ahead.contains(id), site.file == declared.file,
      builder.evaluator.stands(site.environment, below: declared.environment)
    {
      inner.environment = site.environment
    }
    for index in builder.localFunctions.bodies[id] ?? 0..<0 {
      if case .function = builder.evaluator.statement(index, inner.file) {
        ValueBlocks.perform(index, &inner, &builder.evaluator)
      }
    }
    return inner
  }
}

extension Evaluator {
  /// What is in sight there has all of another one, and maybe more.
  fileprivate func stands(_ environment: Int32, below other: Int32) -> Bool {
    var next = environment
    while next > other, next >= 0 { next = bindings[Int(next)].parent }
    return next == other
  }
}
