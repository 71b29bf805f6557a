// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#elseif os(macOS) && !targetEnvironment(simulator)
import AppKit
#else
import Other
#endif
#if swift(>=5.9) || compiler(<6)
let x = 1
#endif
struct Screen: View {
  #if DEBUG
  @State var debug = true
  #endif
  var body: some View {
    List {
      Text("a")
        #if os(iOS)
        .padding()
        .font(.title)
        #elseif os(tvOS)
        .focusable()
        #else
        .frame(width: 1)
          #if DEBUG
          .border(.red)
          #endif
        #endif
        .bold()
      #if os(iOS)
      Text("b")
      #endif
    }
    #if os(iOS)
    .listStyle(.plain)
    #endif
  }
  #if os(iOS)
  @available(iOS 17, *)
  #endif
  func f() {}
  #if A
  var y: Int {
    #if B
    1
    #else
    2
    #endif
  }
  #endif
}
enum E {
  #if DEBUG
  case debug
  #endif
  case other
}
let list = [
  1,
  2,
]
#sourceLocation(file: "x.swift", line: 3)
#warning("careful")
#error("no")
#if false
#endif
#if hasFeature(X) && canImport(A, _version: 1.2.3)
#endif
