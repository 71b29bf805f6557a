/// What VoiceOver says for a symbol of the system that has no label.
///
/// The system describes some of its symbols, by what Apple uses them for and not by what they show: `folder` is
/// "Move". A name counts as a whole, with `.fill` and `.circle`: `exclamationmark.circle` is "Error", and
/// `exclamationmark.circle.fill` has no description. What is not described is said by its raw name.
///
/// Heard in English on iOS 15 to 17; newer systems describe more of them.
package enum SymbolNames {
  /// SwiftUI begins each word with a capital letter.
  package static func spoken(_ symbol: String) -> String { described(symbol) ?? symbol }

  /// UIKit has the same words without capital letters.
  package static func spokenInUIKit(_ symbol: String) -> String {
    described(symbol)?.lowercased() ?? symbol
  }

  /// Nil for a symbol that the system has no words for.
  package static func described(_ symbol: String) -> String? {
    measured[symbol] ?? reported[symbol] ?? inferred[symbol]
  }

  /// Heard in recordings of the speech of VoiceOver.
  ///
  /// Where is known of two: `star` by the snapshots of rjchatfield/AX AXTests/SwiftUI/ViewTests.swift, `globe` by
  /// Branton Boehm, https://www.brantonboehm.com/code/swiftui-label-improves-accessibility/. Of the others it was
  /// not written down: whoever hears or finds one again, name it here.
  private static let measured: [String: String] = [
    "arrow.clockwise": "Refresh", "arrow.down.circle": "Arrow Down Circle", "arrow.left": "Left",
    "bell.fill": "Notifications", "calendar": "Calendar", "checkmark": "Selected",
    "checkmark.circle.fill": "Selected", "chevron.backward": "Back", "chevron.down": "Go Down",
    "chevron.left": "Back", "chevron.right": "Forward", "clock": "Clock",
    "ellipsis.circle": "More", "gear": "Settings", "globe": "Globe", "heart": "Love",
    "heart.fill": "Love", "list.bullet": "List", "location.fill": "Location Services",
    "magnifyingglass": "Search", "minus": "Remove", "minus.circle.fill": "Remove",
    "moon.fill": "Do Not Disturb", "plus": "Add", "plus.circle.fill": "Add", "qrcode": "Qr Code",
    "slider.horizontal.3": "Edit", "square": "Square", "square.and.arrow.up": "Share",
    "star": "Favorite", "sun.max": "Brightness Higher", "tag": "Tag", "trash": "Trash",
    "xmark": "Close", "xmark.circle": "Close", "xmark.circle.fill": "Close",
  ]

  /// As people who listened wrote down in public.
  private static let reported: [String: String] = [
    "arrow.down": "Down", "arrow.down.circle.fill": "Arrow Down Circle",
    "arrow.down.to.line": "End", "arrowshape.turn.up.left": "Reply", "at": "Connect",
    "book": "Bookmark", "book.fill": "Bookmark", "bookmark": "Bookmark",
    "bookmark.fill": "Bookmark", "books.vertical.fill": "Bookshelf",
    "bubble.right": "Comment Right", "building.2": "Business", "building.2.fill": "Business",
    "camera": "Camera", "chart.bar": "Chart Column", "chart.bar.fill": "Chart Column",
    "checkmark.circle": "Selected", "checkmark.seal": "Verified",
    "checkmark.seal.fill": "Verified", "chevron.up": "Go Up",
    "chevron.up.chevron.down": "Up And Down Chevrons", "circle.fill": "Circle",
    "clock.fill": "Clock", "doc.on.clipboard": "Paste", "doc.on.doc": "Copy",
    "doc.text": "Plain Text Document", "ellipsis": "More", "envelope": "Get Mail",
    "envelope.fill": "Get Mail", "envelope.open": "Mark Read", "exclamationmark.bubble": "Report",
    "exclamationmark.circle": "Error", "exclamationmark.triangle": "Warning",
    "exclamationmark.triangle.fill": "Warning", "eye": "Show", "eye.slash": "Hide", "flag": "Flag",
    "flame.fill": "Flame", "folder": "Move", "folder.badge.minus": "New Folder",
    "folder.badge.plus": "New Folder", "headphones": "Audiobook", "highlighter": "Highlight",
    "hourglass": "Duration", "info.circle": "Info", "info.circle.fill": "Info",
    "line.horizontal.3.decrease.circle": "Filter", "lock": "Lock", "lock.fill": "Lock",
    "lock.open": "Unlock", "lock.rotation": "Lock Rotation", "paperplane": "Send",
    "paperplane.fill": "Send", "pause": "Pause", "pause.fill": "Pause", "pencil": "Edit",
    "person.crop.circle": "Account", "person.crop.square": "Selfie",
    "person.crop.square.fill": "Selfie", "photo": "Photo", "pin": "Pin", "pin.fill": "Pin",
    "pin.slash": "Remove Pin", "play": "Play", "play.circle": "Play", "play.fill": "Play",
    "plus.bubble": "Comment", "qrcode.viewfinder": "Scan Qr Code", "quote.bubble": "Bubble",
    "record.circle": "Screen Recording", "safari": "Safari", "shuffle": "Repeat",
    "sparkles": "Sparkle", "speaker": "Volume Lowest", "speaker.slash": "Mute",
    "speaker.slash.fill": "Mute", "square.and.arrow.down": "Download",
    "square.and.pencil": "Compose", "square.dashed": "Rectangular Selection",
    "square.grid.2x2": "Grid View", "star.fill": "Favorite", "star.slash": "Remove Favorite",
    "tray.and.arrow.down": "Inbox",
  ]

  /// Not heard, but what is heard of the same picture in another form.
  private static let inferred: [String: String] = [
    "arrow.right": "Right", "arrow.uturn.backward": "Undo",
    "arrowshape.turn.up.left.fill": "Reply", "bell": "Notifications",
    "chevron.down.circle": "Go Down", "film": "Movie", "folder.fill": "Move", "house": "Home",
    "line.3.horizontal": "Drag", "line.3.horizontal.decrease.circle": "Filter", "link": "Link",
    "minus.circle": "Remove", "pencil.circle": "Edit", "pencil.circle.fill": "Edit",
    "person.crop.circle.badge.plus": "Add People", "plus.circle": "Add",
    "selection.pin.in.out": "Trim", "square.and.arrow.up.fill": "Share", "star.circle": "Favorite",
    "star.circle.fill": "Favorite", "tray.full": "Inbox",
  ]
}
