import ScriptSyntax
import ScriptTokens

/// The driver of libFuzzer: it reads the arguments, draws inputs, and hands each to the function.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ function: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Any bytes are a script of any kind: reading them must end, and the tree must keep what every tree
/// keeps.
///
/// What its literals say must be told too.
func read(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  _ = ScriptRefusal(source.span)
  var reader = ScriptReader()
  for dialect in ScriptDialect.allCases {
    reader.read(source.span, dialect)
    if let fault = ScriptTreeFault.first(in: reader.tree, of: source) {
      preconditionFailure("\(dialect): \(fault)")
    }
    // Each look in advance is bounded, and so is the number of nodes that a token can make.
    precondition(reader.lookaheads <= 2_000 * (count + 1), "\(reader.lookaheads) lookaheads")
    precondition(reader.tree.nodes.count <= 6 * (count + 2), "\(reader.tree.nodes.count) nodes")
    var text: [UInt8] = []
    for token in reader.tree.tokens {
      if token.kind == .elementText {
        ScriptText.appendElementText(source.span, token.start..<token.end, to: &text)
      } else {
        ScriptText.appendValue(of: token, in: source.span, to: &text)
      }
    }
    precondition(text.count <= 3 * count, "\(text.count) bytes of text")
  }
  return 0
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
_ = runFuzzer(&count, &arguments, read)
