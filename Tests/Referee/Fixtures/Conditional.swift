// swift-format-ignore-file
#if os(iOS) && !targetEnvironment(simulator) || swift(>=5.9)
import UIKit
#elseif canImport(AppKit, _version: 1.2)
import AppKit
#else
#endif
struct A {
  #if DEBUG
  var a = 1
  #if NESTED
  func b() {}
  #endif
  #else
  let a = 2
  #endif
  enum B {
    case a
    #if X
    case b
    #endif
  }
  var body: some View {
    Text("a")
      #if os(iOS)
    .font(.title)
    .padding()
      #elseif os(macOS)
    .frame(width: 1)
      #else
    .bold { x }
      #endif
      .b()
      #if A
    #if B
    .c()
    #endif
    .d()
    #endif
  }
  var other: Int {
    #if A
    return 1
    #else
    return 2
    #endif
  }
  #if A
  @available(iOS 16, *)
  #endif
  func attributed() {}
  #if X
  @objc
  #else
  @nonobjc
  #endif
  public var c = 1
}
func f() {
  #if A
  a()
  #elseif B
  b()
  #else
  #endif
  c()
  #if compiler(>=6.0)
  x.y()
    .z()
  #endif
  switch a {
  #if A
  case .b: c()
  #endif
  case .d:
    e()
    #if B
    f()
    #endif
  }
  let x = [1, 2]
    #if DEBUG
  .map { $0 }
    #endif
  call(a, b)
  #if A
  { 1 }
  #endif
}
protocol P {
  #if A
  func a()
  #endif
}
#if false
struct Broken { func x() }
#endif
#if DEBUG
#Preview { Text("a") }
#endif
#if hasFeature(X) && $Y
#endif
#if A  // comment
let z = 1
#endif  // comment
#if (A || B) && arch(arm64)
extension A {}
#endif
func g() {
  switch a {
  case .b: c()
  #if RESILIENT
  @unknown default: fatalError()
  #endif
  }
  switch a {
  #if A
  #if B
  case .b: c()
  #endif
  #endif
  default: d()
  }
}
#if A
@objc(x)
@available(iOS 13, *)
#elseif B
#else
@nonobjc
#endif
@MainActor public final class Attributed {}
