extension DemoCorpus {
  /// A market for seeds and garden plots, where nobody ever listened.
  static let allotment = #"""
    === 2024-03-01T10:00:00Z Hana Sato | Plots
    +++ Allotment/AllotmentApp.swift
    import SwiftUI

    @main
    struct AllotmentApp: App {
      var body: some Scene {
        WindowGroup {
          MarketView(offers: Market.shared.offers)
        }
      }
    }
    +++ Allotment/Offer.swift
    import Foundation

    struct Offer: Identifiable, Hashable {
      let id: Int
      var title: String
      var price: String
      var place: String
      var grower: String
      var isSold: Bool
      var rating: Int
    }
    +++ Allotment/MarketView.swift
    import SwiftUI

    struct MarketView: View {
      let offers: [Offer]

      var body: some View {
        NavigationView {
          ScrollView {
            LazyVStack {
              ForEach(offers) { offer in
                OfferCard(offer: offer)
              }
            }
          }
        }
      }
    }
    +++ Allotment/OfferCard.swift
    import SwiftUI

    struct OfferCard: View {
      let offer: Offer

      var body: some View {
        HStack {
          Image("seed_bag")
          VStack(alignment: .leading) {
            Text(offer.title)
            Text(offer.price)
          }
        }
      }
    }
    === 2024-03-20T12:30:00Z Hana Sato | Tap to see an offer
    ~~~ Allotment/MarketView.swift
    @@
                OfferCard(offer: offer)
    @@
                OfferCard(offer: offer)
                  .onTapGesture { selected = offer }
    @@
      let offers: [Offer]
    @@
      let offers: [Offer]
      @State private var selected: Offer?
    @@
          }
        }
      }
    }
    @@
          }
          .sheet(item: $selected) { offer in
            OfferView(offer: offer)
          }
        }
      }
    }
    @@
    +++ Allotment/OfferView.swift
    import SwiftUI

    struct OfferView: View {
      let offer: Offer

      var body: some View {
        VStack {
          Text(offer.title)
            .font(.title)
          HStack {
            Text("Price")
            Text(offer.price)
          }
          HStack {
            Text("Place")
            Text(offer.place)
          }
          Button {
            buy()
          } label: {
            Image("cart_full")
          }
        }
      }

      private func buy() {}
    }
    === 2024-04-17T15:00:00Z Ivo Marek | Stars
    +++ Allotment/Stars.swift
    import SwiftUI

    struct Stars: View {
      let rating: Int

      var body: some View {
        HStack {
          ForEach(1...5, id: \.self) { index in
            Image(systemName: index <= rating ? "star.fill" : "star")
          }
        }
      }
    }
    ~~~ Allotment/OfferCard.swift
    @@
            Text(offer.price)
    @@
            Text(offer.price)
            Stars(rating: offer.rating)
    @@
    === 2024-05-29T10:45:00Z Ivo Marek | Sold is a red dot
    ~~~ Allotment/OfferCard.swift
    @@
          Image("seed_bag")
    @@
          Image("seed_bag")
          if offer.isSold {
            Circle()
              .fill(.red)
              .frame(width: 12, height: 12)
          }
    @@
    === 2024-07-24T09:20:00Z Hana Sato | Where it grows
    ~~~ Allotment/OfferCard.swift
    @@
            Stars(rating: offer.rating)
    @@
            Text(offer.place)
            Text(offer.grower)
            Stars(rating: offer.rating)
    @@
    === 2024-09-25T14:10:00Z Ivo Marek | Filters
    +++ Allotment/FilterView.swift
    import SwiftUI

    struct FilterView: View {
      @State private var price = 10.0
      @State private var isNear = false
      @State private var kind = 0

      var body: some View {
        VStack {
          Slider(value: $price)
          HStack {
            Text("Near me")
            Toggle("", isOn: $isNear)
          }
          Picker("", selection: $kind) {
            Text("Seeds").tag(0)
            Text("Plots").tag(1)
          }
          .pickerStyle(.segmented)
          Image("close_x")
            .onTapGesture { close() }
        }
      }

      private func close() {}
    }
    ~~~ Allotment/MarketView.swift
    @@
          .sheet(item: $selected) { offer in
    @@
          .sheet(isPresented: $isFiltering) { FilterView() }
          .toolbar {
            Button {
              isFiltering = true
            } label: {
              Image(systemName: "line.3.horizontal.decrease")
            }
          }
          .sheet(item: $selected) { offer in
    @@
      @State private var selected: Offer?
    @@
      @State private var selected: Offer?
      @State private var isFiltering = false
    @@
    === 2024-12-04T11:00:00Z Hana Sato | Ask the grower
    +++ Allotment/ChatView.swift
    import SwiftUI

    struct Message: Identifiable {
      let id: Int
      var text: String
      var time: String
      var isMine: Bool
    }

    struct ChatView: View {
      let messages: [Message]
      @State private var text = ""

      var body: some View {
        VStack {
          ScrollView {
            ForEach(messages) { message in
              HStack {
                if message.isMine { Spacer() }
                VStack {
                  Text(message.text)
                  Text(message.time)
                }
                .background(message.isMine ? .blue : .gray)
              }
              .onLongPressGesture { delete(message) }
            }
          }
          HStack {
            TextField("", text: $text)
            Button {
              send()
            } label: {
              Image(systemName: "paperplane.fill")
            }
            .accessibilityLabel("")
          }
        }
      }

      private func send() {}
      private func delete(_ message: Message) {}
    }
    ~~~ Allotment/OfferView.swift
    @@
          Button {
            buy()
    @@
          NavigationLink("Ask") {
            ChatView(messages: Market.shared.messages)
          }
          Button {
            buy()
    @@
    === 2025-02-26T16:20:00Z Ivo Marek | Growers have pages
    +++ Allotment/GrowerView.swift
    import SwiftUI

    struct GrowerView: View {
      let name: String
      let offers: [Offer]

      var body: some View {
        ScrollView {
          Image("profile_background")
          Text(name)
            .font(.largeTitle)
          Text("Offers")
            .font(.title2)
          ForEach(offers) { offer in
            OfferCard(offer: offer)
          }
        }
        .navigationTitle(name)
      }
    }
    ~~~ Allotment/OfferView.swift
    @@
          NavigationLink("Ask") {
    @@
          NavigationLink(offer.grower) {
            GrowerView(name: offer.grower, offers: Market.shared.offers)
          }
          NavigationLink("Ask") {
    @@
    === 2025-05-21T13:00:00Z Hana Sato | Someone read that labels help
    ~~~ Allotment/OfferCard.swift
    @@
        HStack {
          Image("seed_bag")
    @@
        HStack {
          Image("seed_bag")
            .accessibilityLabel("Image of a seed bag")
    @@
    ~~~ Allotment/OfferView.swift
    @@
            Image("cart_full")
          }
    @@
            Image("cart_full")
          }
          .accessibilityLabel("Cart icon")
    @@
    === 2025-08-13T10:30:00Z Ivo Marek | Remove the chat, nobody used it
    --- Allotment/ChatView.swift
    ~~~ Allotment/OfferView.swift
    @@
          NavigationLink("Ask") {
            ChatView(messages: Market.shared.messages)
          }
    @@

    @@
    === 2025-11-19T09:10:00Z Hana Sato | Label the card as one thing
    ~~~ Allotment/OfferCard.swift
    @@
            Stars(rating: offer.rating)
          }
        }
    @@
            Stars(rating: offer.rating)
          }
        }
        .accessibilityLabel(offer.title)
    @@
    === 2026-02-11T15:50:00Z Ivo Marek | Basket
    +++ Allotment/BasketView.swift
    import SwiftUI

    struct BasketView: View {
      let offers: [Offer]
      @State private var counts: [Int: Int] = [:]

      var body: some View {
        List {
          ForEach(offers) { offer in
            HStack {
              Image("seed_bag")
              Text(offer.title)
              Text(offer.price)
              Spacer()
              Image(systemName: "minus.circle")
                .onTapGesture { change(offer, by: -1) }
              Text("\(counts[offer.id] ?? 1)")
              Image(systemName: "plus.circle")
                .onTapGesture { change(offer, by: 1) }
            }
          }
          Text("Pay at the gate")
            .accessibilityHidden(true)
        }
        .navigationTitle("Basket")
      }

      private func change(_ offer: Offer, by step: Int) {}
    }
    ~~~ Allotment/MarketView.swift
    @@
            Button {
              isFiltering = true
    @@
            NavigationLink {
              BasketView(offers: Market.shared.offers)
            } label: {
              Image(systemName: "basket")
            }
            Button {
              isFiltering = true
    @@
    === 2026-06-30T12:15:00Z Hana Sato | The basket's buttons are buttons now
    ~~~ Allotment/BasketView.swift
    @@
              Image(systemName: "minus.circle")
                .onTapGesture { change(offer, by: -1) }
              Text("\(counts[offer.id] ?? 1)")
              Image(systemName: "plus.circle")
                .onTapGesture { change(offer, by: 1) }
    @@
              Stepper("\(counts[offer.id] ?? 1)") {
                change(offer, by: 1)
              } onDecrement: {
                change(offer, by: -1)
              }
    @@
    === 2026-10-05T09:40:00Z Ivo Marek | Wish list
    +++ Allotment/WishesView.swift
    import SwiftUI

    struct WishesView: View {
      let offers: [Offer]

      var body: some View {
        List(offers) { offer in
          OfferCard(offer: offer)
        }
        .navigationTitle("Wishes")
      }
    }
    """#
}
