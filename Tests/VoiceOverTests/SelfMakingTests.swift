import Foundation
import Testing
import VoiceOver

private let heldPosts = "ForEach(post.answers.prefix(2)) { PostView(post: $0, isNested: true) }"

/// Views that make one of themselves in their own code.
@Suite struct `A view that holds itself` {
  private static let post = """
    struct Post: Identifiable { let id: Int; let author: String; let answers: [Post] }
    """

  private func cost(_ view: String, _ call: String) throws -> String {
    let sample = Sample([
      "Post.swift": "import SwiftUI\n" + Self.post + "\n" + view,
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        let posts: [Post]
        var body: some View { ForEach(posts) { post in \(call) } }
      }
      """,
    ])
    return try #require(sample.main).swipes.platform.text
  }

  /// A flag that it is given lets it be held by one that was given the other, and by no more.
  @Test(arguments: [
    "let isNested: Bool; var body: some View { Text(post.author); if !isNested { \(heldPosts) } }",
    "var isNested = false; var body: some View { Text(post.author); if !isNested { \(heldPosts) } }",
    "let isNested: Bool; var body: some View { Text(post.author); more }; @ViewBuilder var more: some View { if isNested { EmptyView() } else { \(heldPosts) } }",
  ])
  func `is written out where a flag ends it`(_ code: String) throws {
    let view = "struct PostView: View { let post: Post; \(code) }"
    let call =
      code.hasPrefix("var") ? "PostView(post: post)" : "PostView(post: post, isNested: false)"
    // Of twenty rows each has a name and two that are nested.
    #expect(try cost(view, call).hasSuffix("60"))
    #expect(
      try cost(
        view.replacingOccurrences(of: "Text(post.author)", with: "Text(post.author); Text(\"A\")"),
        call
      ).hasSuffix("120"))
  }

  @Test(arguments: [
    // Nested ones hold others all the same.
    "let isNested: Bool; var body: some View { Text(post.author); Text(isNested ? \"A\" : \"B\"); \(heldPosts) }",
    // Nobody knows whether they do.
    "let isNested: Bool; @AppStorage(\"open\") var isOpen = false; var body: some View { Text(post.author); Text(\"A\"); if isOpen { \(heldPosts) } }",
    "let isNested: Bool; var body: some View { Text(post.author); Text(\"A\"); Answers(post: post) }",
  ])
  func `repeats itself where it goes on`(_ code: String) throws {
    let view = """
      struct PostView: View { let post: Post; \(code) }
      struct Answers: View { let post: Post; var body: some View { \(heldPosts) } }
      """
    #expect(try cost(view, "PostView(post: post, isNested: false)").hasSuffix("80"))
  }
}
