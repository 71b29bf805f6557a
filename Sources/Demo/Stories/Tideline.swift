extension DemoCorpus {
  /// Tides and weather for swimmers: careful from the start, with one bad summer.
  static let tideline = #"""
    === 2024-02-05T08:00:00Z Elif Aydin | Tides of one beach
    +++ Sources/Tideline/TidelineApp.swift
    import SwiftUI

    @main
    struct TidelineApp: App {
      var body: some Scene {
        WindowGroup {
          BeachView(beach: .sample)
        }
      }
    }
    +++ Sources/Tideline/Beach.swift
    import Foundation

    struct Tide: Identifiable {
      let id: Int
      var time: String
      var height: String
      var isHigh: Bool
    }

    struct Beach: Identifiable {
      let id: String
      var name: String
      var water: String
      var tides: [Tide]

      static let sample = Beach(id: "north", name: "North Bay", water: "14 °C", tides: [])
    }
    +++ Sources/Tideline/BeachView.swift
    import SwiftUI

    struct BeachView: View {
      let beach: Beach

      var body: some View {
        NavigationStack {
          List {
            Section("Water") {
              LabeledContent("Temperature", value: beach.water)
            }
            Section("Tides") {
              ForEach(beach.tides) { tide in
                TideRow(tide: tide)
              }
            }
          }
          .navigationTitle(beach.name)
        }
      }
    }
    +++ Sources/Tideline/TideRow.swift
    import SwiftUI

    struct TideRow: View {
      let tide: Tide

      var body: some View {
        HStack {
          Image(systemName: tide.isHigh ? "arrow.up" : "arrow.down")
            .accessibilityHidden(true)
          Text(tide.time)
          Spacer()
          Text(tide.height)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("\(tide.isHigh ? "High" : "Low") tide, \(tide.time), \(tide.height)")
      }
    }
    === 2024-02-19T18:20:00Z Elif Aydin | Choose a beach
    +++ Sources/Tideline/BeachesView.swift
    import SwiftUI

    struct BeachesView: View {
      let beaches: [Beach]

      var body: some View {
        NavigationStack {
          List(beaches) { beach in
            NavigationLink {
              BeachView(beach: beach)
            } label: {
              HStack {
                Text(beach.name)
                Spacer()
                Text(beach.water)
              }
              .accessibilityElement(children: .combine)
            }
          }
          .navigationTitle("Beaches")
        }
      }
    }
    ~~~ Sources/Tideline/TidelineApp.swift
    @@
          BeachView(beach: .sample)
    @@
          BeachesView(beaches: [.sample])
    @@
    === 2024-03-11T07:45:00Z Finn Okoro | Wind
    +++ Sources/Tideline/WindView.swift
    import SwiftUI

    struct WindView: View {
      let speed: String
      let direction: String

      var body: some View {
        VStack {
          Text("Wind")
            .font(.title2)
            .accessibilityAddTraits(.isHeader)
          LabeledContent("Speed", value: speed)
          LabeledContent("From", value: direction)
        }
      }
    }
    ~~~ Sources/Tideline/BeachView.swift
    @@
            Section("Tides") {
    @@
            Section {
              WindView(speed: beach.wind, direction: beach.windFrom)
            }
            Section("Tides") {
    @@
    ~~~ Sources/Tideline/Beach.swift
    @@
      var water: String
    @@
      var water: String
      var wind = "3 m/s"
      var windFrom = "west"
    @@
    === 2024-04-22T19:10:00Z Elif Aydin | Mark beaches to keep
    ~~~ Sources/Tideline/BeachView.swift
    @@
          .navigationTitle(beach.name)
    @@
          .navigationTitle(beach.name)
          .toolbar {
            Button("Keep", systemImage: "heart") {}
              .labelStyle(.iconOnly)
          }
    @@
    === 2024-05-27T09:30:00Z Finn Okoro | Warn of jellyfish
    +++ Sources/Tideline/WarningBanner.swift
    import SwiftUI

    struct WarningBanner: View {
      let text: String

      var body: some View {
        HStack {
          Image(systemName: "exclamationmark.triangle.fill")
            .accessibilityLabel("Warning")
          Text(text)
        }
        .accessibilityElement(children: .combine)
      }
    }
    ~~~ Sources/Tideline/BeachView.swift
    @@
            Section("Water") {
    @@
            if let warning = beach.warning {
              WarningBanner(text: warning)
            }
            Section("Water") {
    @@
    ~~~ Sources/Tideline/Beach.swift
    @@
      var tides: [Tide]
    @@
      var warning: String?
      var tides: [Tide]
    @@
    === 2024-06-17T12:00:00Z Gus Tremblay | A summer of pictures
    ~~~ Sources/Tideline/BeachesView.swift
    @@
              HStack {
                Text(beach.name)
                Spacer()
                Text(beach.water)
              }
              .accessibilityElement(children: .combine)
    @@
              VStack(alignment: .leading) {
                Image("beach_\(beach.id)")
                  .resizable()
                HStack {
                  Text(beach.name)
                  Circle()
                    .fill(beach.warning == nil ? .green : .red)
                    .frame(width: 10, height: 10)
                  Spacer()
                  Image("ic_water")
                  Text(beach.water)
                }
              }
    @@
    === 2024-06-24T15:40:00Z Gus Tremblay | Photos people took
    +++ Sources/Tideline/PhotoGrid.swift
    import SwiftUI

    struct Photo: Identifiable {
      let id: String
      var url: URL?
      var author: String
      var likes: Int
    }

    struct PhotoGrid: View {
      let photos: [Photo]

      var body: some View {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(photos) { photo in
            VStack {
              AsyncImage(url: photo.url)
                .onTapGesture { show(photo) }
              HStack {
                Text(photo.author)
                Button {
                  like(photo)
                } label: {
                  Image(systemName: "heart")
                }
                Text("\(photo.likes)")
              }
            }
          }
        }
      }

      private func show(_ photo: Photo) {}
      private func like(_ photo: Photo) {}
    }
    ~~~ Sources/Tideline/BeachView.swift
    @@
            Section("Tides") {
    @@
            Section("Photos") {
              PhotoGrid(photos: beach.photos)
            }
            Section("Tides") {
    @@
    ~~~ Sources/Tideline/Beach.swift
    @@
      var tides: [Tide]
    @@
      var photos: [Photo] = []
      var tides: [Tide]
    @@
    === 2024-07-08T16:00:00Z Gus Tremblay | Draw the tide as a wave
    ~~~ Sources/Tideline/TideRow.swift
    @@
        .accessibilityElement(children: .combine)
        .accessibilityLabel("\(tide.isHigh ? "High" : "Low") tide, \(tide.time), \(tide.height)")
    @@
        .background { Capsule().fill(.blue.opacity(0.1)) }
    @@
            .accessibilityHidden(true)
          Text(tide.time)
    @@
          Text(tide.time)
    @@
    === 2024-07-15T10:30:00Z Gus Tremblay | How warm it feels
    +++ Sources/Tideline/WarmthDial.swift
    import SwiftUI

    struct WarmthDial: View {
      @Binding var warmth: Int

      var body: some View {
        HStack {
          ForEach(0..<5) { step in
            Rectangle()
              .fill(step <= warmth ? .orange : .gray)
              .onTapGesture { warmth = step }
          }
        }
      }
    }
    ~~~ Sources/Tideline/BeachView.swift
    @@
              LabeledContent("Temperature", value: beach.water)
    @@
              LabeledContent("Temperature", value: beach.water)
              WarmthDial(warmth: $warmth)
    @@
      let beach: Beach
    @@
      let beach: Beach
      @State private var warmth = 2
    @@
    === 2024-08-05T09:00:00Z Elif Aydin | Share a beach
    ~~~ Sources/Tideline/BeachView.swift
    @@
            Button("Keep", systemImage: "heart") {}
              .labelStyle(.iconOnly)
    @@
            Button("Keep", systemImage: "heart") {}
              .labelStyle(.iconOnly)
            Button {
              share()
            } label: {
              Image(systemName: "square.and.arrow.up")
            }
            .accessibilityLabel("Share button")
    @@
      var body: some View {
    @@
      private func share() {}

      var body: some View {
    @@
    === 2024-09-02T08:15:00Z Finn Okoro | A letter from a blind swimmer
    ~~~ Sources/Tideline/TideRow.swift
    @@
        .background { Capsule().fill(.blue.opacity(0.1)) }
    @@
        .background { Capsule().fill(.blue.opacity(0.1)) }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("\(tide.isHigh ? "High" : "Low") tide, \(tide.time), \(tide.height)")
    @@
    === 2024-09-03T08:40:00Z Finn Okoro | Photos: one swipe, two actions
    ~~~ Sources/Tideline/PhotoGrid.swift
    @@
                Text("\(photo.likes)")
              }
            }
    @@
                Text("\(photo.likes)")
              }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Photo by \(photo.author), \(photo.likes) likes")
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { show(photo) }
            .accessibilityAction(named: "Like") { like(photo) }
    @@
    === 2024-09-05T17:20:00Z Finn Okoro | Beaches: say the water, and whether it is safe
    ~~~ Sources/Tideline/BeachesView.swift
    @@
                  Image("ic_water")
                  Text(beach.water)
                }
              }
    @@
                  Image("ic_water")
                  Text(beach.water)
                }
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("\(beach.name), \(beach.water), \(beach.warning ?? "safe")")
    @@
    === 2024-10-14T10:10:00Z Elif Aydin | The dial is adjustable
    ~~~ Sources/Tideline/WarmthDial.swift
    @@
              .onTapGesture { warmth = step }
          }
        }
    @@
              .onTapGesture { warmth = step }
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("How warm it feels")
        .accessibilityValue("\(warmth + 1) of 5")
        .accessibilityAdjustableAction { direction in
          warmth += direction == .increment ? 1 : -1
        }
    @@
    === 2024-11-11T09:50:00Z Elif Aydin | Share says what it does, once
    ~~~ Sources/Tideline/BeachView.swift
    @@
            .accessibilityLabel("Share button")
    @@
            .accessibilityLabel("Share")
    @@
    === 2025-01-27T18:00:00Z Finn Okoro | Swims
    +++ Sources/Tideline/SwimsView.swift
    import SwiftUI

    struct Swim: Identifiable {
      let id: Int
      var day: String
      var minutes: Int
      var beach: String
    }

    struct SwimsView: View {
      let swims: [Swim]

      var body: some View {
        List(swims) { swim in
          HStack {
            Text(swim.day)
            Text(swim.beach)
            Spacer()
            Text("\(swim.minutes) min")
          }
        }
        .navigationTitle("Swims")
      }
    }
    ~~~ Sources/Tideline/BeachesView.swift
    @@
          .navigationTitle("Beaches")
    @@
          .navigationTitle("Beaches")
          .toolbar {
            NavigationLink("Swims") {
              SwimsView(swims: TideStore.shared.swims)
            }
          }
    @@
    === 2025-02-03T18:30:00Z Finn Okoro | Swims take one swipe
    ~~~ Sources/Tideline/SwimsView.swift
    @@
            Text("\(swim.minutes) min")
          }
    @@
            Text("\(swim.minutes) min")
          }
          .accessibilityElement(children: .combine)
    @@
    === 2025-03-31T07:30:00Z Elif Aydin | Buoy data, measured hourly
    +++ Sources/Tideline/BuoyView.swift
    import SwiftUI

    struct Reading: Identifiable {
      let id: Int
      var hour: String
      var wave: String
      var water: String
    }

    struct BuoyView: View {
      let readings: [Reading]

      var body: some View {
        List(readings) { reading in
          HStack {
            Text(reading.hour)
            Text(reading.wave)
            Text(reading.water)
          }
          .accessibilityElement(children: .combine)
        }
        .navigationTitle("Buoy")
      }
    }
    ~~~ Sources/Tideline/BeachView.swift
    @@
            Section("Tides") {
    @@
            Section {
              NavigationLink("Buoy") {
                BuoyView(readings: TideStore.shared.readings)
              }
            }
            Section("Tides") {
    @@
    === 2025-05-05T11:00:00Z Gus Tremblay | Onboarding
    +++ Sources/Tideline/WelcomeView.swift
    import SwiftUI

    struct WelcomeView: View {
      var body: some View {
        VStack(spacing: 24) {
          Image("background_waves")
          Text("Welcome to Tideline")
            .font(.largeTitle)
          Text("Know the water before you go in.")
          Button("Begin") {}
            .accessibilityHint("Tap to begin")
        }
      }
    }
    ~~~ Sources/Tideline/BeachesView.swift
    @@
          .navigationTitle("Beaches")
    @@
          .navigationTitle("Beaches")
          .sheet(isPresented: $isNew) { WelcomeView() }
    @@
      let beaches: [Beach]
    @@
      let beaches: [Beach]
      @AppStorage("isNew") private var isNew = true
    @@
    === 2025-06-23T10:20:00Z Finn Okoro | Onboarding for ears
    ~~~ Sources/Tideline/WelcomeView.swift
    @@
          Image("background_waves")
    @@
          Image(decorative: "background_waves")
    @@
            .font(.largeTitle)
    @@
            .font(.largeTitle)
            .accessibilityAddTraits(.isHeader)
    @@
            .accessibilityHint("Tap to begin")
    @@

    @@
    === 2025-10-06T08:30:00Z Elif Aydin | Wind as a row like any other
    --- Sources/Tideline/WindView.swift
    ~~~ Sources/Tideline/BeachView.swift
    @@
            Section {
              WindView(speed: beach.wind, direction: beach.windFrom)
            }
    @@
            Section("Wind") {
              LabeledContent("Speed", value: beach.wind)
              LabeledContent("From", value: beach.windFrom)
            }
    @@
    === 2026-03-16T09:00:00Z Gus Tremblay | Water quality
    ~~~ Sources/Tideline/BeachView.swift
    @@
              WarmthDial(warmth: $warmth)
    @@
              WarmthDial(warmth: $warmth)
              HStack {
                Text("Quality")
                Spacer()
                Text("\(beach.quality) of 5")
              }
    @@
    ~~~ Sources/Tideline/Beach.swift
    @@
      var wind = "3 m/s"
    @@
      var quality = 4
      var wind = "3 m/s"
    @@
    === 2026-08-10T07:20:00Z Elif Aydin | Water quality in a pair
    ~~~ Sources/Tideline/BeachView.swift
    @@
              HStack {
                Text("Quality")
                Spacer()
                Text("\(beach.quality) of 5")
              }
    @@
              LabeledContent("Quality", value: "\(beach.quality) of 5")
    @@
    """#
}
