extension Topic {
  static let counting = Topic(
    name: "counting",
    summary: "What a swipe is, and how the numbers come about",
    text: """
      A stop is an element that VoiceOver focuses on the way through a screen; it costs one swipe. \
      The swipe cost of a screen is the number of its stops. Where the source has branches the cost \
      is a range, and the headline is its upper end.

      A row is the repeated body of a List, a ForEach or a Table. Grouping its elements into one is \
      what changes its stops per row. A collection whose length the source does not tell counts as \
      20 rows (--rows): five stops in a row are 100 swipes, one is 20. Of such collections inside each \
      other two count so, and what is deeper inside is there once. What only one row can show, such as \
      the mark of the chosen one, is counted once. A view of more than 400,000 nodes is not written out: it \
      is unknown, and a problem says so.

      A screen is a view that is shown as a whole: the root of the app, a tab, the content of a \
      navigation destination or a sheet, a view with a navigation title, or a view that no other \
      view uses and that is not called like a part (a row, a label, a header). In a repository that \
      has an app, a view that no code makes outside of previews and tests is no screen, and nothing is found in it, unless it is public \
      in what other repositories can use: a package in a folder of an app is for that app. Code that asks for the device \
      is read as on a phone that is held upright, with VoiceOver on. Titles, back buttons, toolbars, \
      tab bars and search fields are a screen's chrome: counted apart, and part of its total.

      Every number is given in two models. The guideline model counts each thing a reader of the \
      screen would tell apart; gates and headlines use it. The platform model counts what public \
      knowledge says a device does: a NavigationLink in a List, for one, makes its row a single \
      element. Each difference has a reason.

      Screens may be made with SwiftUI, UIKit, React Native or Flutter, the last two as they are on iOS. What a device joins by \
      itself counts as its parts by the guideline: a table cell of UIKit, a child of a list, a card or what answers a tap in \
      Flutter. What the author joined is one stop in both models: accessible on a View, MergeSemantics, a component with \
      slots such as ListTile.

      “≥” stands before the cost of a screen that holds views which are not in the sources: each, but \
      for a background, counts one stop, and may have more. Keys above a keyboard, previews, tests \
      and playgrounds are never counted. Nor is what an Xcode project of the repository builds only \
      for watches, televisions and Macs, or not at all; where nothing is built for phones, all \
      that is built is counted as if it were. Nothing is run; swiping in line is the longest way, and people have \
      shorter ones.
      """)
}
