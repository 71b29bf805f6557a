// Constructs that few people write, each once misread.
#if os(iOS)
@available(iOS 16, *)
#else
@objc
#endif
public final class Attributed {}
protocol Old: class {}
let dotted = a .+ b
let module: Module::Type = Module::make(Module::value)
@attached(extension, names: named(x)) macro Extend() = #externalMacro(module: "a", type: "b")
func rest(_ a: Kind) {
  switch a {
  case .known: break
  #if RESILIENT
  @unknown default: break
  #endif
  }
  #if DEBUG
  { log() }()
  #endif
}
let call = unsafe(a), word = unsafe a
let shifted = Foo < Bar >> b
let path = \[Int].count
optional(x: 1)
var behindCall = Int.Swift::min + self.main::value + .Swift::max
func outer() -> <T: P>T {
  init() {}
  yield(x)
}
let pack = (repeat each x + 1)
var stored: Int = 0 {
  init(initialValue) {}
  get { 1 }
}
extension Vector: nonisolated P where N == 3, M == -1 {}
func isolation(isolated _ a: A, isolated b: B) {}
if test {
  one
}
{}
switch a {
case let Tree<Int>.leaf(x): y
}
let optionalRoot = \String?.count, lock = unsafe .lock, regex = await /x/

// swift-format-ignore
await
  load()

// Words of declarations as labels, at the beginning of a line.
let space = Space(
  port: 443,
  protocol: "https",
  class: nil,
  func: 1,
  import: 2,
  var: 3)
func open(
  protocol: String,
  as kind: Int
) {
  func inner(
    struct base: Int,
    import: Bool = false
  ) {}
  _ = (
    typealias: 1,
    extension: 2
  )
}

// Calls of functions that are called like modifiers, in front of what a declaration could go on with.
func callsModifiers(_ kind: Int, start: Int) {
  switch kind {
  case 1:
    optional(start)
  case 2:
    open(start)
  case 3:
    final(start)
  default: break
  }
}
