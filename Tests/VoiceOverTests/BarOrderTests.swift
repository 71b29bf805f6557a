import Testing
import VoiceOver

@Suite struct `Bars` {
  @Test func `are read from their leading edge on`() throws {
    let code = """
      NavigationStack {
        Text("Boats")
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Share") { } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { } }
            if isNew {
              ToolbarItem(placement: .topBarLeading) { Button("Menu") { } }
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } }
            }
            ToolbarItem(placement: .principal) { Button("Fleet") { } }
          }
          .navigationTitle("Harbour")
      }
      """
    let report = try #require(Sample(body: code).main)
    let heard = [
      "Menu. Button.", "Cancel. Button.", "Harbour. Heading.", "Fleet. Button.", "Done. Button.",
      "Share. Button.",
    ]
    #expect(report.saidAround == heard)
    #expect(report.chrome.platform.text == "4…6")
  }

  @Test func `have their tabs last where nothing else has a place`() throws {
    let code = """
      NavigationStack {
        TabView {
          Text("A").tabItem { Text("Boats") }
          Text("B").tabItem { Text("Piers") }
        }
        .toolbar { Button("Add") { } }
      }
      """
    let report = try #require(Sample(body: code).main)
    #expect(
      report.saidAround == ["Add. Button.", "Selected: Boats. Tab. 1 of 2.", "Piers. Tab. 2 of 2."])
  }

  @Test func `have a back button also where what is pushed is no view of its own`() throws {
    let code = """
      NavigationStack {
        NavigationLink("Boats") { VStack { Text("A"); Text("B") }.navigationTitle("Boats") }
        NavigationLink("Piers") { Text("C").navigationBarBackButtonHidden() }
        NavigationLink("Locks") { Text("F").navigationBarBackButtonHidden(isBusy) }
        NavigationLink("Weirs") { Text("G").navigationBarBackButtonHidden(false) }
      }
      .sheet(isPresented: $isOpen) { VStack { Text("D"); Text("E") } }
      """
    let shown = Sample(body: code).reports.filter { $0.name.contains(".") }
    #expect(shown.map(\.swipes.platform.text) == ["4", "1", "1…2", "2", "2"])
    let back = "Back. Back Button."
    #expect(shown.map(\.saidAround) == [[back, "Boats. Heading."], [], [back], [back], []])
  }

  @Test func `of one side of a branch say nothing of the other`() throws {
    let code = """
      NavigationStack {
        NavigationLink("Boats") {
          VStack {
            if isNew {
              VStack { Text("A"); Text("B") }
                .navigationTitle("New").navigationBarTitleDisplayMode(.inline)
            } else {
              Text("C").toolbar { ToolbarItem(placement: .principal) { Text("Logo") } }
                .navigationBarTitleDisplayMode(.inline)
            }
          }
        }
        NavigationLink("Piers") {
          VStack {
            if isNew { VStack { Text("A"); Text("B") } } else { Text("C").navigationBarBackButtonHidden() }
          }
        }
        if isNew { NavigationLink("Locks") { Text("D").navigationBarBackButtonHidden() } }
        VStack {
          Text("E").navigationTitle("Fleet").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .principal) { Text("Logo") } }
        }
      }
      """
    let shown = Sample(body: code).reports.filter { $0.name.contains(".") }
    #expect(shown.map(\.swipes.platform.text) == ["3…4", "1…3", "1"])
    #expect(try #require(Sample(body: code).main).saidAround == ["Logo."])
  }

  @Test(arguments: [
    ("isNew", "not isNew"), ("phase == .busy", "phase is not busy"),
    ("isNew || isOld", "not isNew and not isOld"),
  ])
  func `have a title where nothing stands in its place`(_ asked: String, when: String) throws {
    let report = try #require(
      Sample(
        body: """
          NavigationStack {
            Text("A").navigationTitle("Home").navigationBarTitleDisplayMode(.inline).toolbar {
              if \(asked) { ToolbarItem(placement: .principal) { Text("Logo") } }
            }
          }
          """
      ).main)
    #expect(report.saidAround == ["Logo."])
    let left = report.sides.leftOut.map(\.side)
    #expect(left.map { $0.stops.map(\.speech) } == [["Home. Heading."]])
    #expect(left.map(\.when) == [when])
  }

  /// What is left of several questions is told by no short words.
  @Test func `have a title at times where several things may stand in its place`() throws {
    let report = try #require(
      Sample(
        body: """
          NavigationStack {
            Text("A").navigationTitle("Home").navigationBarTitleDisplayMode(.inline).toolbar {
              if isNew {
                ToolbarItem(placement: .principal) { Text("Logo") }
              } else if isOld {
                ToolbarItem(placement: .principal) { Text("Sign") }
              }
            }
          }
          """
      ).main)
    let title = report.sides.leftOut.map(\.side).first {
      $0.stops.map(\.speech) == ["Home. Heading."]
    }
    #expect(title.map(\.when) == .some(nil))
  }

  @Test func `have the title of the side that is told`() throws {
    let code = """
      NavigationStack {
        VStack {
          switch panel {
          case .boats: VStack { Text("A"); Text("B"); Text("C") }.navigationTitle("Boats")
          case .piers: Text("D").navigationTitle("Piers")
          case .locks: EmptyView()
          }
        }
        .navigationTitle("Harbour")
      }
      NavigationStack {
        NavigationLink("Weirs") {
          VStack {
            if isNew { Text("E").navigationTitle("New") } else { VStack { Text("F"); Text("G"); Text("K") } }
          }
        }
        NavigationLink("Fleet") {
          VStack {
            if isNew { VStack { Text("H"); Text("I") }.navigationTitle("New") } else { Text("J") }
          }
          .navigationTitle("Fleet")
        }
      }
      """
    let sample = Sample(body: code)
    #expect(try #require(sample.main).saidAround == ["Boats. Heading."])
    #expect(try #require(sample.main).chrome.platform.text == "1")
    let shown = sample.reports.filter { $0.name.contains(".") }
    let back = "Back. Back Button."
    #expect(shown.map(\.saidAround) == [[back], [back, "New. Heading."]])
    #expect(shown.map(\.chrome.platform.text) == ["1…2", "2"])
  }

  @Test func `are gone with the rows of what is known to be empty`() throws {
    let code = "if items.isEmpty { Text(\"None\"); ForEach(items) { Text($0.name) } }"
    #expect(try #require(Sample(body: code).main).swipes.platform.text == "0…1")
  }

  @Test func `have the search field after the buttons, and before tabs`() throws {
    let code = """
      TabView {
        NavigationStack {
          List { Text("Boats") }
            .searchable(text: $query)
            .navigationTitle("Harbour")
            .toolbar { if isNew { Button("Add") { } } else { ToolbarItem { Button("Sort") { } } } }
        }
        .tabItem { Text("Home") }
      }
      """
    let report = try #require(Sample(body: code).main)
    let heard = [
      "Harbour. Heading.", "Add. Button.", "Search. Search Field.", "Selected: Home. Tab. 1 of 1.",
    ]
    #expect(report.saidAround == heard)
  }

  @Test func `have the search field once, wherever it is put`() throws {
    let code = """
      NavigationStack {
        List { Text("Boats") }
          .searchable(text: $query)
          .toolbar {
            ToolbarItem { Button("Sort") { } }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            DefaultToolbarItem(kind: .sidebarToggle, placement: .topBarLeading)
          }
      }
      """
    let report = try #require(Sample(body: code).main)
    #expect(report.saidAround.filter { $0.hasPrefix("Search") } == ["Search. Search Field."])
    #expect(report.chrome.platform.text == "3")
  }

  @Test func `have items at both edges, in the older spelling`() throws {
    let code = """
      NavigationView {
        Text("Boats")
          .navigationBarItems(leading: stop, trailing: Button("Save") { })
          .navigationBarTitle("Harbour")
      }
      """
    let beside = "extension Sample { var stop: some View { Button(\"Cancel\") { } } }"
    let report = try #require(Sample(body: code, beside).main)
    #expect(report.saidAround == ["Cancel. Button.", "Harbour. Heading.", "Save. Button."])
  }
}
