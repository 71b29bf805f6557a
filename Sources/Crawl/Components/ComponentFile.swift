package import Flutter
import Git
package import ReactNative
import ScriptTokens

/// What a front end for another framework takes from a file, by its bytes and its kind alone.
package enum ComponentFile: Sendable {
  case flutter(FlutterFile)
  case script(ScriptFile)
  /// A table that either may ask.
  case texts(FlutterFile?, ScriptFile?)

  /// Nil where nothing can be had from it.
  init?(_ bytes: [UInt8], _ kind: SourceKind) {
    if kind == .json {
      self = .texts(FlutterProgram.file(bytes, .tree), ScriptFile(bytes, .texts))
    } else if let kind = FlutterFileKind(kind) {
      guard let file = FlutterProgram.file(bytes, kind) else { return nil }
      self = .flutter(file)
    } else if let kind = ScriptFileKind(kind) {
      guard let file = ScriptFile(bytes, kind) else { return nil }
      self = .script(file)
    } else {
      return nil
    }
  }

  /// Whether a file that is no Swift says something, by its path.
  static func matters(_ path: String, _ kind: SourceKind) -> Bool {
    if FlutterFileKind(kind) != nil { return FlutterFileKind(path: path) != nil }
    if kind == .json, FlutterFileKind(path: path) == .tree { return true }
    return ScriptFileKind(kind) != nil && ScriptFileKind(path: path) != nil
  }
}

extension FlutterFileKind {
  fileprivate init?(_ kind: SourceKind) {
    switch kind {
    case .dart: self = .dart
    case .dartTexts: self = .messages
    case .dartPackage: self = .package
    case .dartTextSettings: self = .textSettings
    case .platform: self = .platform
    default: return nil
    }
  }
}

extension ScriptFileKind {
  fileprivate init?(_ kind: SourceKind) {
    switch kind {
    case .javaScript: self = .script(.javaScript)
    case .typeScript: self = .script(.typeScript)
    case .typeScriptElements: self = .script(.typeScriptJSX)
    case .scriptPackage: self = .manifest
    case .scriptPaths: self = .paths
    case .scriptApp: self = .app
    case .json: self = .texts
    case .pods: self = .platform
    default: return nil
    }
  }
}
