// swift-format-ignore-file
@_exported import struct Foundation.URL
@testable import SwiftUI
import func Darwin.C.exit

@MainActor @frozen
public struct Card<Content: View, Footer>: View, ~Copyable where Content: Sendable, Footer == Text {
  @State private var isOpen = false
  @Environment(\.dismiss) var dismiss
  @AppStorage("name", store: .shared) private(set) public var name: String = "none"
  static let all: [Card] = [], none = 0
  let (width, height): (Int, Double) = (1, 2)
  weak var delegate: (any CardDelegate)?
  unowned(unsafe) let owner: AnyObject
  lazy var computed: Int = { 1 + 2 }()
  nonisolated(unsafe) static var shared: Card?
  var `default`: Int { 3 }
  var observed: Int = 0 {
    willSet { print(newValue) }
    didSet(old) { print(old) }
  }
  var pair: (first: Int, second: Int) {
    get async throws(CardError) { (1, 2) }
    @available(iOS 16, *) mutating set(value) { _ = value }
    _modify { yield &storage }
  }
  var body: some View {
    Text(title)
  }
  public init?(@ViewBuilder content: @escaping () -> Content, _ footer: Footer, label: Int = 3) async rethrows {}
  required convenience init!<T>(from decoder: T) where T: Decoder { fatalError() }
  deinit { close() }
  subscript<Key: Hashable>(key: Key, default value: @autoclosure () -> Int) -> Int {
    get { 0 }
    set { }
  }
  subscript(index: Int) -> String { "x" }
  static func == (lhs: Card, rhs: Card) -> Bool { true }
  static func ==<T>(lhs: Card, rhs: T) -> Bool { true }
  static prefix func - (x: Card) -> Card { x }
  static func >= (lhs: Card, rhs: Card) -> Bool { true }
  class func make() {}
  @discardableResult func swap<each T>(_ value: repeat each T, with other: inout Int..., isolated actor: isolated Counter) -> (repeat each T) {}
  func open() -> Int
  func sending(_ x: sending Int, y: borrowing Card, z: consuming Card) {}
  enum Kind: Int, CaseIterable { case a = 1, b, c }
  typealias Pair<T> = (T, T)
}

indirect enum Tree<Value> {
  case leaf, node(left: Tree, _ right: Tree, Value)
  case value(Value?, depth: Int = 0)
  case `switch`
  @available(*, deprecated, message: "gone") case old
}

public protocol CardDelegate<Item>: AnyObject {
  associatedtype Item: Hashable = Int where Item: Sendable
  static var count: Int { get }
  var name: String { get async throws }
  var both: Int { mutating get nonmutating set }
  init(name: String)
  func did(_ card: Int) async throws -> Item
  subscript(i: Int) -> Int { get set }
}

extension Array<Int>: @retroactive Identifiable where Element: Equatable {
  public var id: Int { count }
}
extension Outer.Inner {}
fileprivate final class Box: NSObject, Sendable {
  override class var supportsSecureCoding: Bool { true }
  dynamic optional func x()
}
actor Counter { distributed func up() {} }
distributed actor Far {}
infix operator +++: AdditionPrecedence
prefix operator √
precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
@attached(member, names: named(init), arbitrary)
public macro Model() = #externalMacro(module: "M", type: "T")
#Preview("Card") { Card() }
func generic<T, let N: Int>(x: T) -> some Collection<T> where T: Equatable, T.Element == Int {}
let open = 1, final = 2
func lazy() {}
