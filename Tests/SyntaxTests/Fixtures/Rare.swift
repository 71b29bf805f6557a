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
