import Views

/// What is known of a view that a package declares.
///
/// A row holds in files that import the module, and only where the repository declares no type of that name:
/// a source that is there tells more. To teach one, read the package, and add a row.
package struct PackageView {
  /// What it is written out as.
  let becomes: Word
  let module: UInt64
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
