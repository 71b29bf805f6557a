import Components
import ReactNative
import Testing
import VoiceOver

/// Lists and objects, one by one.
@Suite struct `What goes through a collection` {
  @Test func `hands the list to its function`() throws {
    let screen = try #require(
      ScriptApp(
        showing:
          "{['a', 'b', 'c'].map((x, i, all) => i < all.length - 1 && <T>{x} of {all.length}</T>)}"
      ).unit("Home")
    ).own
    #expect(screen.speech == ["a of 3.", "b of 3."])
  }

  @Test func `goes through the keys of an object`() throws {
    func speech(_ test: String) throws -> [String] {
      let code = """
        const mirror = kinds => {
          const out = {};
          for (const key in kinds) { if (!(\(test))) { continue; } out[key] = 'is ' + key; }
          return out;
        };
        const Kinds = mirror({gull: null, tern: null});
        """
      return try #require(
        ScriptApp(showing: "<T>{Kinds.gull}</T><T>{Kinds.tern}</T>", code).unit("Home")
      ).own.speech
    }
    for test in [
      "true", "Object.hasOwn(kinds, key)", "kinds.hasOwnProperty(key)",
      "Object.prototype.hasOwnProperty.call(kinds, key)",
    ] {
      #expect(try speech(test) == ["is gull.", "is tern."], "\(test)")
    }
  }
}
