// swift-format-ignore-file
@MainActor @objc @IBDesignable final class A { }
@available(iOS 16.0, *) @available(macOS, unavailable) struct B { }
@Macro struct C { @Macro(a, b: c) var d: Int  }
@Foo.Bar struct D { }
@Foo<Int>.Bar(x: 1) var e: Int
@State var f = 1, g = 2
@Query(filter: #Predicate<X> { $0.a }, sort: \.b, order: .reverse) private var h: [X]
@FetchRequest(sortDescriptors: [SortDescriptor(\.name)], animation: .default) private var i: FetchedResults<X>
@Environment(Model.self) var j
@Bindable var k: Model
@ViewBuilder func l(@ViewBuilder content: () -> some View, @Foo(1) x: Int) -> some View { content() }
@objc(name) var m = 1
@_silgen_name("x") func n()
@inline(__always) func o() { }
@inline(never) @usableFromInline internal func p() { }
@discardableResult
// a comment
@objc
public
func q() -> Int { 1 }
@_implementationOnly import R
@propertyWrapper @dynamicMemberLookup struct S<T> { var wrappedValue: T { get { x } nonmutating set { } } ; var projectedValue: S { self } }
@globalActor actor T { static let shared = T() }
@frozen public enum U { @available(iOS 13, *) case a ; case b }
@dynamicCallable struct V { }
@Test("a name", .tags(.a), arguments: [1, 2]) func w() { }
@Suite struct X { @Test func y() { #expect(a == b) ; try #require(c) } }
@attached(peer) macro Z() = #externalMacro(module: "a", type: "b")
let aa = { @MainActor (x: Int) in x }
func ab(_ x: @autoclosure @escaping () -> Int) { }
@unknown_attribute(1 + 2, "x", y: { $0 }) func ac() { }
@_documentation(visibility: internal) func ad() { }
@backDeployed(before: iOS 17) func ae() { }
@_specialize(where T == Int) func af<T>(_: T) { }
@preconcurrency protocol AG { }
class AH: @preconcurrency P, @unchecked Sendable { }
@nonobjc lazy private var ai: Int = 3
@Foo @Bar(1)
@Baz var aj = 1
@UIApplicationMain class AK { }
@Entry var al: Int = 3
@storageRestrictions(initializes: a) func am() { }
@abi(func an()) func ao() { }
@Observable class AP { @ObservationIgnored var x = 1 ; @MainActor deinit { } }
func aq(@Foo a: Int, @Bar(x) _ b: Int = 3) { }
enum AR { @Case case a(@Foo Int) }
@IBInspectable var at: CGFloat { get { 1 } set { } }
@Option(name: [.short, .customLong("x")], help: "text") var au: Int
@available(iOS 16, *)
#Preview { Text("x") }
