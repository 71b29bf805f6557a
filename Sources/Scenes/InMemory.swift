/// Makes a value that cannot be copied one that lives in memory.
///
/// Of a value whose every field has a known size the compiler follows each field by itself through each function, to see that
/// nothing copies it: with two hundred of them that took a fifth of the time that a release build needs for a module.
package struct InMemory {
  private let something: (any Sendable)? = nil

  package init() {}
}
