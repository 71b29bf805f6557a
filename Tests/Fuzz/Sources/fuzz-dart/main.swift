import DartModules
import DartSyntax
import DartTokens

/// The driver of libFuzzer: it reads the arguments, draws inputs, and hands each to the function.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ function: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Any bytes are a Dart file: reading them must end, and the tree must keep what every tree
/// keeps.
///
/// What its literals say and what it declares must be told too.
func read(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  _ = DartRefusal(source.span)
  var reader = DartReader()
  reader.read(source.span)
  if let fault = DartTreeFault.first(in: reader.tree, of: source) { preconditionFailure(fault) }
  // Each look in advance is bounded, and so is the number of nodes that a token can make.
  precondition(reader.lookaheads <= 2_000 * (count + 1), "\(reader.lookaheads) lookaheads")
  precondition(reader.tree.nodes.count <= 8 * (count + 2), "\(reader.tree.nodes.count) nodes")
  var text: [UInt8] = []
  var head = reader.tree.tokens[0]
  for token in reader.tree.tokens {
    if token.kind == .string || token.kind == .stringHead { head = token }
    DartText.appendValue(of: token, openedBy: head, in: source.span, to: &text)
  }
  precondition(text.count <= 3 * count, "\(text.count) bytes of text")
  let module = DartModule(reader.tree, in: source.span)
  precondition(module.types.count <= count, "\(module.types.count) types")
  return 0
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
_ = runFuzzer(&count, &arguments, read)
