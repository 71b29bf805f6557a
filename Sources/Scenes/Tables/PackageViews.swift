package import Views

/// What is known of a view that a package declares.
///
/// A row holds in files that import the module, and only where the repository declares no type of that name:
/// a source that is there tells more. To teach one, read the package, and add a row.
package struct PackageView {
  /// What it is written out as.
  package let becomes: Word
  package let module: UInt64
  /// Where the package says so.
  package let source: String
}

/// All of them, by the hash of their names: views of SwiftUI, and classes of UIKit.
package enum PackageViews {
  private typealias Row = (
    name: String, module: String, becomes: Word, source: String
  )

  package static let all = byName(rows)

  /// What each becomes is the class of UIKit that it is a kind of.
  package static let classes = byName(classRows)

  /// Why the sources of a module are not read though they are there; nil where they are.
  package static func standing(of module: String) -> String? { toldByRows[module] }

  package static func knowModule(_ module: String) -> Bool { modules.contains(module) }

  private static let modules = Set((rows + classRows).map(\.module))

  /// Whether rows tell of a package, by its owner and name.
  package static func knowRepository(_ ownerAndName: String) -> Bool {
    repositories.contains(ownerAndName.lowercased())
  }

  private static let repositories = Set(
    (rows + classRows).compactMap {
      $0.source.split(separator: " ").first.map { $0.lowercased() }
    })

  /// Modules of which the rows, or that there is none, tell more than their sources do.
  ///
  /// A row was made by somebody who read the package; for most modules its source, where it is there, tells more all the
  /// same. Pictures are made of renderers, caches and states that no reading can follow: of those each view would become
  /// unknown, or a picture besides its placeholder, which are never there together.
  private static let toldByRows: [String: String] = [
    "Kingfisher": "a picture and its placeholder are chosen by a binder while it loads",
    "NukeUI": "a picture and its placeholder are chosen by the state of a request",
    "SDWebImage": "classes of Objective-C, with overlays in Swift",
    "SDWebImageSwiftUI": "a picture and its placeholder are chosen by a manager while it loads",
    "CachedAsyncImage": "a picture and its placeholder are chosen by a phase while it loads",
    "Lottie": "it draws by itself: nothing of what it is made of is an element",
    "Gifu": "it draws by itself: nothing of what it is made of is an element",
    "FLAnimatedImage": "it draws by itself: nothing of what it is made of is an element",
    // Texts that are put together from pictures and words, one by one, in a task.
    "EmojiText": "its text is put together while it loads",
    // Blocks of a document that is parsed while it runs: of their kinds and number the source says nothing, and each
    // would be a list of some rows. One that is unknown is less wrong.
    "MarkdownUI": "its blocks come from a text that is parsed while it runs",
    "Textual": "its blocks come from a text that is parsed while it runs",
    // Controls that a style of the package makes, which is found in the environment.
    "ButtonKit": "its button is made by a style that the environment hands on",
    // Cells that collection views of UIKit make when they are asked for them.
    "CollectionHStack": "its cells are made by a collection view when it asks",
    "CollectionVGrid": "its cells are made by a collection view when it asks",
    // What they show was handed to a store or an observation, which keeps it.
    "ComposableArchitecture": "what a view shows is kept in a closure over a store",
    "Perception": "what a view shows is kept in a closure under observation",
  ]

  private static func byName(_ rows: [Row]) -> [UInt64: [PackageView]] {
    var all: [UInt64: [PackageView]] = [:]
    for row in rows {
      all[NameHash.of(row.name), default: []].append(
        PackageView(becomes: row.becomes, module: NameHash.of(row.module), source: row.source))
    }
    return all
  }

  private static let rows: [Row] = [
    // Pictures. What is loaded is an `Image(uiImage:)` without a label, which VoiceOver finds: onevcat/Kingfisher
    // issue 2381 tells so of this one.
    (
      "KFImage", "Kingfisher", .KFImage,
      "onevcat/Kingfisher Sources/SwiftUI/KFImageRenderer.swift, ImageView.swift"
    ),
    (
      "LazyImage", "NukeUI", .LazyImage,
      "kean/Nuke Sources/NukeUI/LazyImage.swift, LazyImageState.swift"
    ),
    (
      "WebImage", "SDWebImageSwiftUI", .WebImage,
      "SDWebImage/SDWebImageSwiftUI SDWebImageSwiftUI/Classes/WebImage.swift"
    ),
    (
      "CachedAsyncImage", "CachedAsyncImage", .LazyImage,
      "lorenzofiamingo/swiftui-cached-async-image Sources/CachedAsyncImage/CachedAsyncImage.swift"
    ),
    // A UIImageView, which is no element.
    (
      "KFAnimatedImage", "Kingfisher", .KFAnimatedImage,
      "onevcat/Kingfisher Sources/SwiftUI/KFAnimatedImage.swift: a representable of an AnimatedImageView"
    ),
    (
      "AnimatedImage", "SDWebImageSwiftUI", .AnimatedImage,
      "SDWebImage/SDWebImageSwiftUI SDWebImageSwiftUI/Classes/ImageViewWrapper.swift"
    ),
    (
      "LottieView", "Lottie", .LottieView,
      "airbnb/lottie-ios Sources/Public/Animation/LottieView.swift: no element unless it is labelled"
    ),

    // Texts.
    (
      "EmojiText", "EmojiText", .Text,
      "divadretlaw/EmojiText Sources/EmojiText/EmojiText.swift: pieces of Text added up to one"
    ),

    // What only arranges, repeats or wraps: `.ForEach` where it is given data, else what it is given; a `.VStack`
    // has its header first and its footer last.
    ("HFlow", "Flow", .Group, "tevelee/SwiftUI-Flow Sources/Flow/HFlow.swift: a Layout"),
    ("VFlow", "Flow", .Group, "tevelee/SwiftUI-Flow Sources/Flow/VFlow.swift: a Layout"),
    (
      "WrappingHStack", "WrappingHStack", .ForEach,
      "dkk/WrappingHStack Sources/WrappingHStack/WrappingHStack.swift"
    ),
    (
      "CollectionHStack", "CollectionHStack", .ForEach,
      "LePips/CollectionHStack Sources/CollectionHStack/CollectionHStack+inits.swift, HostingCollectionViewCell.swift"
    ),
    (
      "CollectionVGrid", "CollectionVGrid", .ForEach,
      "LePips/CollectionVGrid Sources/CollectionVGrid/CollectionVGrid.swift: cells that host a view of SwiftUI"
    ),
    (
      "StateAdapter", "Engine", .Group,
      "nathantannar4/Engine Sources/Engine/Sources/StateAdapter.swift: a state, and its content"
    ),
    (
      "SwipeView", "SwipeActions", .Group,
      "aheze/SwipeActions Sources/SwipeActions.swift: the label, and actions behind it without a width"
    ),
    ("SwipeViewGroup", "SwipeActions", .Group, "aheze/SwipeActions Sources/SwipeActions.swift"),
    (
      "ScrollViewSection", "ScrollViewSectionKit", .VStack,
      "pavolkmet/ScrollViewSectionKit ScrollViewSection.swift: nothing makes a heading of the header"
    ),
    (
      "WithPerceptionTracking", "Perception", .Group,
      "pointfreeco/swift-perception Sources/PerceptionCore/WithPerceptionTracking.swift"
    ),
    (
      "WithPerceptionTracking", "ComposableArchitecture", .Group,
      "pointfreeco/swift-perception Sources/PerceptionCore/WithPerceptionTracking.swift"
    ),
    (
      "WithViewStore", "ComposableArchitecture", .Group,
      "pointfreeco/swift-composable-architecture Sources/ComposableArchitecture/ViewStore.swift"
    ),
    (
      "ForEachStore", "ComposableArchitecture", .ForEach,
      "pointfreeco/swift-composable-architecture Sources/ComposableArchitecture/SwiftUI/ForEachStore.swift"
    ),
    (
      "IfLetStore", "ComposableArchitecture", .if,
      "pointfreeco/swift-composable-architecture Sources/ComposableArchitecture/SwiftUI/IfLetStore.swift"
    ),

    // Controls.
    (
      "AsyncButton", "ButtonKit", .Button,
      "Dean151/ButtonKit Sources/ButtonKit/Button.swift: a Button around its label"
    ),
  ]

  private static let classRows: [Row] = [
    ("GIFImageView", "Gifu", .UIImageView, "kaishin/Gifu Sources/Gifu/Classes/GIFImageView.swift"),
    (
      "FLAnimatedImageView", "FLAnimatedImage", .UIImageView,
      "Flipboard/FLAnimatedImage FLAnimatedImage/include/FLAnimatedImageView.h"
    ),
    (
      "SDAnimatedImageView", "SDWebImage", .UIImageView,
      "SDWebImage/SDWebImage SDWebImage/Core/SDAnimatedImageView.h"
    ),
    (
      "AnimatedImageView", "Kingfisher", .UIImageView,
      "onevcat/Kingfisher Sources/Views/AnimatedImageView.swift"
    ),
    (
      "LottieAnimationView", "Lottie", .UIView,
      "airbnb/lottie-ios Sources/Public/Animation/LottieAnimationView.swift"
    ),
  ]
}
