// swift-format-ignore-file
import SwiftUI
import struct Foundation.URL
@testable import App
@_exported import class UIKit.UIView
public import Other
@preconcurrency import Old

struct Empty {}
public final class Node<Element: Hashable & Sendable, Other>: Base, @unchecked Sendable, Proto where Element: Comparable, Other == Int {
  var a, b: Int, c = 3
  let (x, y) = (1, 2)
  lazy var cache: [String: [Int]] = { [:] }()
  static let shared = Node()
  private(set) var count: Int = 0 { didSet { print(oldValue) } }
  public internal(set) var other: Int { willSet(new) { print(new) } didSet(old) { } }
  var computed: Int { 3 }
  var both: Int { get { 1 } set { _ = newValue } }
  var effects: Int { get async throws { 1 } }
  var typed: Int { get throws(E) { 1 } }
  var modify: Int { _read { yield a } _modify { yield &a } }
  unowned(unsafe) let parent: Node?
  weak var delegate: (any Delegate)?
  nonisolated(unsafe) static var global = 0
  var optional: Int!
  var closure: (Int, _ b: inout String) async throws -> Void = { _, _ in }
  @State private var isOn = false
  @Published var text = "", more: String = "x"
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) var scheme: ColorScheme
  @AppStorage("key", store: .standard) var stored = true
  @Wrapper<Int>(wrappedValue: 3) var wrapped
  @available(iOS 16, macOS 13.0, *) var recent: Int { 0 }

  init() { super.init() }
  convenience init?(coder: NSCoder) { nil }
  required init!<T>(_ value: T, count n: Int = 3, rest: String...) async rethrows where T: P { }
  deinit { }
  isolated deinit { }
  subscript(index: Int) -> Element { get { fatalError() } set { } }
  static subscript<T>(key key: T, default value: @autoclosure () -> Int = 0) -> T where T: P { value() }
  func plain() { }
  func generic<T, U>(_ a: T, with b: U...) throws -> [T: U] where T: Hashable { [:] }
  func `default`() -> some View { EmptyView() }
  static func == (lhs: Node, rhs: Node) -> Bool { true }
  static prefix func - (value: Node) -> Node { value }
  static func <<T>(a: T, b: T) -> Bool { true }
  static func ..< (a: Int, b: Int) { }
  class func make() -> Self { Self() }
  func inouts(_ x: inout Int, y: borrowing Int, z: consuming Int, w: sending Int, v: isolated Actor) { }
  func returnsTuple() -> (a: Int, b: String)? { nil }
  func returnsFunction() -> (Int) -> (String) throws -> Void { { _ in { _ in } } }
  func noBody()
  mutating func change() { }
  @discardableResult @MainActor func attributed() -> Int { 1 }
  @objc(doIt:with:) func doIt(_ a: Int, with b: Int) { }
  @objc optional func maybe()
  typealias Alias<T> = Result<T, Error> where T: P
  public typealias Handler = (Result<Int, any Error>) -> Void
  struct Nested { enum Deeper: Int { case one = 1 } }
}

actor Counter { nonisolated var name: String { "x" } }
distributed actor Worker { distributed func run() { } }
protocol Proto<Item>: AnyObject, Sendable where Item: P {
  associatedtype Item: Hashable = Int where Item: Q
  associatedtype Other
  var readable: Int { get }
  var writable: Int { get set }
  var effectful: Int { get async throws }
  static var shared: Self { get }
  func required(_ a: Int) async throws -> Item
  init(value: Int)
  subscript(i: Int) -> Int { get nonmutating set }
  static func + (a: Self, b: Self) -> Self
  typealias X = Int
}
indirect enum Tree<Value>: CaseIterable, Equatable {
  case leaf(Value), node(left: Tree, right: Tree, _ extra: Int = 3)
  case empty
  indirect case other(Tree)
  case `default`, `self`
  @available(*, deprecated, message: "no") case old
  static var all: [Tree] { [] }
}
enum Raw: String { case a = "a", b, c = "see" }
enum Number: Double { case negative = -1.5, one = 1 }
extension Array where Element == Int { }
extension Array<Int>: Proto { }
extension Foo.Bar: @retroactive Codable, Hashable { func x() { } }
extension [String: Int] { }
private extension View { func card() -> some View { self } }
infix operator <=>: ComparisonPrecedence
prefix operator √
postfix operator ++
precedencegroup Mine { higherThan: AdditionPrecedence lowerThan: MultiplicationPrecedence associativity: left assignment: true }
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
@attached(member, names: named(init), arbitrary) public macro Model() = #externalMacro(module: "M", type: "T")
@main struct App { static func main() async { } }
func global<each T>(_ values: repeat each T) -> (repeat each T) { (repeat each values) }
func typedThrows() throws(MyError) -> Int { 1 }
struct NonCopyable: ~Copyable, ~Escapable { consuming func end() { discard self } }
func opaque() -> some Collection<Int> & Sendable { [] }
let a = 1, b = 2
var top: Int { 3 }
let tuple: (Int, label: String) = (1, label: "x")
let x: Int = 3; let y = 4
async let later = compute()
func defaults(a: Int = 1 + 2, b: [Int] = [1, 2], c: () -> Void = { }, d: String = "\(1)") { }
struct Value<let count: Int> { var storage: InlineArray<count, Int>; var sugar: [3 of Int] }
@resultBuilder enum Builder { static func buildBlock<each Content>(_ content: repeat each Content) { } }
@available(iOS, introduced: 13, deprecated: 15.0, renamed: "new()", message: "use new")
@_spi(Private) @inlinable public func spi() { }
#sourceLocation(file: "a.swift", line: 3)
#sourceLocation()
func `spaced name`() { }
struct `A type with spaces` { let `a b` = 1 }
class Sub: Base<Int>.Inner, Proto {
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override class var layerClass: AnyClass { Layer.self }
  override init(frame: CGRect) { super.init(frame: frame) }
  @IBOutlet weak var label: UILabel!
  @IBAction private func tapped(_ sender: Any?) { }
  fileprivate dynamic func dyn() { }
  open override func viewDidLoad() { super.viewDidLoad() }
  package static let packaged = 1
}
nonisolated func f() { }
nonisolated struct S { }
@concurrent nonisolated func g() async { }
extension P where Self: View, Self.Body == Never { }
func where_<T>(_: T) where T: Sequence, T.Element: Equatable, T.Element == [Int]? { }
