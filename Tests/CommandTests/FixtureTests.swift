import TestSupport
import Testing

@Suite struct `A fixture repository` {
  @Test func `has the same ids everywhere`() throws {
    var repository = try FixtureRepository()
    let first = try repository.commit("Add a photo", ["Card.swift": "let a = 1\n"])
    #expect(first == "a870971666e9f592b270217c0457b6161c6b32ed")
    try repository.switchTo("side")
    let side = try repository.commit("On the side", ["Side.swift": .executable("x")])
    try repository.switchTo("main")
    try repository.rename("Card.swift", to: "Cards/Card.swift", "Move it")
    try repository.switchToNewRoot("other")
    try repository.commit("Another root", ["link": .link(to: "Card.swift")])
    try repository.switchTo("main")
    let merge = try repository.merge(
      ["side", "other"], "Octopus", ["vendor": .submodule(side), "Side.swift": .bytes([0xFF])])
    #expect(merge == "d54ba373f57a290e5722f050507ee3e207d90ba7")
    try repository.commit("Nothing")
    try repository.commit("Delete", ["Side.swift": .deleted])
    let tip = try repository.tip(of: "main")
    #expect(tip == "7f04ee54c2c2a92eae5393d49b03f370c44a7279")
  }
}
