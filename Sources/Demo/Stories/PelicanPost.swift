extension DemoCorpus {
  /// A mail app: careless at first, mended after a complaint, careless again after a redesign, mended for good.
  static let pelicanPost = #"""
    === 2024-01-08T09:15:00Z Ada Rowe | Start with an empty inbox
    +++ README.md
    Pelican Post, a small mail app.
    +++ App/PelicanPostApp.swift
    import SwiftUI

    @main
    struct PelicanPostApp: App {
      var body: some Scene {
        WindowGroup {
          InboxView(letters: MailStore.shared.letters)
        }
      }
    }
    +++ Model/Letter.swift
    import Foundation

    struct Letter: Identifiable, Hashable {
      let id: UUID
      var sender: String
      var subject: String
      var received: String
      var isUnread: Bool
      var portrait: URL?
    }
    +++ Inbox/InboxView.swift
    import SwiftUI

    struct InboxView: View {
      let letters: [Letter]

      var body: some View {
        NavigationStack {
          List(letters) { letter in
            Text(letter.subject)
          }
          .navigationTitle("Inbox")
        }
      }
    }
    === 2024-01-11T16:40:00Z Ada Rowe | Show who wrote
    ~~~ Inbox/InboxView.swift
    @@
            Text(letter.subject)
    @@
            VStack(alignment: .leading) {
              Text(letter.sender)
                .font(.headline)
              Text(letter.subject)
                .foregroundStyle(.secondary)
            }
    @@
    === 2024-01-19T10:05:00Z Bo Lindqvist | Portraits, times and a dot for unread letters
    ~~~ Inbox/InboxView.swift
    @@
            VStack(alignment: .leading) {
              Text(letter.sender)
                .font(.headline)
              Text(letter.subject)
                .foregroundStyle(.secondary)
            }
    @@
            LetterRow(letter: letter)
    @@
    +++ Inbox/LetterRow.swift
    import SwiftUI

    struct LetterRow: View {
      let letter: Letter

      var body: some View {
        HStack(spacing: 12) {
          AsyncImage(url: letter.portrait)
            .frame(width: 40, height: 40)
            .clipShape(Circle())
          VStack(alignment: .leading) {
            Text(letter.sender)
              .font(.headline)
            Text(letter.subject)
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
          Spacer()
          VStack(alignment: .trailing) {
            Text(letter.received)
              .font(.caption)
            if letter.isUnread {
              Circle()
                .fill(.blue)
                .frame(width: 8, height: 8)
            }
          }
        }
      }
    }
    === 2024-02-02T13:20:00Z Bo Lindqvist | Open a letter
    ~~~ Inbox/InboxView.swift
    @@
            LetterRow(letter: letter)
    @@
            NavigationLink(value: letter) {
              LetterRow(letter: letter)
            }
    @@
          .navigationTitle("Inbox")
    @@
          .navigationTitle("Inbox")
          .navigationDestination(for: Letter.self) { letter in
            LetterView(letter: letter)
          }
    @@
    +++ Letter/LetterView.swift
    import SwiftUI

    struct LetterView: View {
      let letter: Letter
      @State private var isStarred = false

      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 16) {
            Text(letter.subject)
              .font(.title)
            HStack {
              Text("From")
              Text(letter.sender)
            }
            Text(letter.body)
          }
          .padding()
        }
        .navigationTitle(letter.subject)
      }
    }
    ~~~ Model/Letter.swift
    @@
      var subject: String
    @@
      var subject: String
      var body: String
    @@
    === 2024-02-09T08:50:00Z Ada Rowe | Star and bin in the letter's toolbar
    ~~~ Letter/LetterView.swift
    @@
        .navigationTitle(letter.subject)
    @@
        .navigationTitle(letter.subject)
        .toolbar {
          ToolbarItem {
            Button {
              isStarred.toggle()
            } label: {
              Image(systemName: isStarred ? "star.fill" : "star")
            }
          }
          ToolbarItem {
            Button {
              delete()
            } label: {
              Image(systemName: "trash")
            }
          }
        }
    @@
    === 2024-02-20T17:05:00Z Chidi Okafor | Write a letter
    +++ Compose/ComposeView.swift
    import SwiftUI

    struct ComposeView: View {
      @State private var to = ""
      @State private var text = ""
      @State private var isUrgent = false

      var body: some View {
        VStack {
          TextField("To", text: $to)
          TextEditor(text: $text)
          HStack {
            Text("Urgent")
            Toggle("", isOn: $isUrgent)
          }
          Image("stamp_airmail")
            .onTapGesture { pickStamp() }
        }
        .padding()
      }

      private func pickStamp() {}
    }
    ~~~ Inbox/InboxView.swift
    @@
      let letters: [Letter]
    @@
      let letters: [Letter]
      @State private var isComposing = false
    @@
          .navigationTitle("Inbox")
    @@
          .navigationTitle("Inbox")
          .toolbar {
            Button {
              isComposing = true
            } label: {
              Image(systemName: "square.and.pencil")
            }
          }
          .sheet(isPresented: $isComposing) {
            ComposeView()
          }
    @@
    === 2024-03-04T11:30:00Z Chidi Okafor | Send button
    ~~~ Compose/ComposeView.swift
    @@
          Image("stamp_airmail")
    @@
          Button("Send") { send() }
            .accessibilityHint("Double-tap to send the letter")
          Image("stamp_airmail")
    @@
      private func pickStamp() {}
    @@
      private func pickStamp() {}
      private func send() {}
    @@
    === 2024-03-15T09:00:00Z Dana Petrov | Settings
    +++ Settings/SettingsView.swift
    import SwiftUI

    struct SettingsView: View {
      @State private var notifies = true
      @State private var size = 14.0
      let quota: String

      var body: some View {
        Form {
          Section {
            Toggle("Notify me", isOn: $notifies)
            Slider(value: $size, in: 10...24)
          }
          Section {
            HStack {
              Text("Storage")
              Spacer()
              Text(quota)
            }
            HStack {
              Text("Version")
              Spacer()
              Text("1.2")
            }
          }
        }
        .navigationTitle("Settings")
      }
    }
    ~~~ App/PelicanPostApp.swift
    @@
          InboxView(letters: MailStore.shared.letters)
    @@
          TabView {
            InboxView(letters: MailStore.shared.letters)
              .tabItem { Label("Inbox", systemImage: "tray") }
            SettingsView(quota: "2 GB")
              .tabItem { Label("Settings", systemImage: "gear") }
          }
    @@
    === 2024-04-02T14:45:00Z Ada Rowe | Folders
    +++ Folders/FoldersView.swift
    import SwiftUI

    struct Folder: Identifiable {
      let id: String
      var name: String
      var count: Int
    }

    struct FoldersView: View {
      let folders: [Folder]

      var body: some View {
        List(folders) { folder in
          HStack {
            Image("folder_icon")
            Text(folder.name)
            Spacer()
            Text("\(folder.count)")
          }
          .onLongPressGesture { rename(folder) }
        }
        .navigationTitle("Folders")
      }

      private func rename(_ folder: Folder) {}
    }
    ~~~ App/PelicanPostApp.swift
    @@
            SettingsView(quota: "2 GB")
    @@
            FoldersView(folders: MailStore.shared.folders)
              .tabItem { Label("Folders", systemImage: "folder") }
            SettingsView(quota: "2 GB")
    @@
    === 2024-04-23T10:10:00Z Bo Lindqvist | Attachments
    +++ Letter/AttachmentStrip.swift
    import SwiftUI

    struct Attachment: Identifiable {
      let id: String
      var name: String
      var size: String
      var preview: UIImage
    }

    struct AttachmentStrip: View {
      let attachments: [Attachment]

      var body: some View {
        ScrollView(.horizontal) {
          HStack {
            ForEach(attachments) { attachment in
              VStack {
                Image(uiImage: attachment.preview)
                Text(attachment.name)
                Text(attachment.size)
              }
              .onTapGesture { open(attachment) }
            }
          }
        }
      }

      private func open(_ attachment: Attachment) {}
    }
    ~~~ Letter/LetterView.swift
    @@
            Text(letter.body)
    @@
            Text(letter.body)
            AttachmentStrip(attachments: letter.attachments)
    @@
    ~~~ Model/Letter.swift
    @@
      var portrait: URL?
    @@
      var portrait: URL?
      var attachments: [Attachment] = []
    @@
    === 2024-05-14T15:25:00Z Chidi Okafor | Show who else got the letter
    ~~~ Letter/LetterView.swift
    @@
            Text(letter.body)
    @@
            ForEach(letter.copies, id: \.self) { name in
              HStack {
                Image(systemName: "person")
                Text(name)
              }
            }
            Text(letter.body)
    @@
    ~~~ Model/Letter.swift
    @@
      var portrait: URL?
    @@
      var copies: [String] = []
      var portrait: URL?
    @@
    === 2024-06-10T09:30:00Z Dana Petrov | Listen to our own app for the first time
    ~~~ Compose/ComposeView.swift
    @@
            Toggle("", isOn: $isUrgent)
    @@
            Toggle("Urgent", isOn: $isUrgent)
              .labelsHidden()
    @@
            .accessibilityHint("Double-tap to send the letter")
    @@
            .accessibilityHint("Sends the letter to everyone in the To field")
    @@
    === 2024-06-12T11:00:00Z Dana Petrov | Name the toolbar's buttons
    ~~~ Letter/LetterView.swift
    @@
              Image(systemName: isStarred ? "star.fill" : "star")
            }
    @@
              Image(systemName: isStarred ? "star.fill" : "star")
            }
            .accessibilityLabel(isStarred ? "Remove star" : "Star")
    @@
              Image(systemName: "trash")
            }
    @@
              Image(systemName: "trash")
            }
            .accessibilityLabel("Delete")
    @@
    ~~~ Inbox/InboxView.swift
    @@
              Image(systemName: "square.and.pencil")
            }
    @@
              Image(systemName: "square.and.pencil")
            }
            .accessibilityLabel("Write a letter")
    @@
    === 2024-06-18T10:20:00Z Dana Petrov | One swipe for each letter
    ~~~ Inbox/LetterRow.swift
    @@
                .frame(width: 8, height: 8)
            }
          }
        }
    @@
                .frame(width: 8, height: 8)
            }
          }
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(spoken)
    @@
      let letter: Letter
    @@
      let letter: Letter

      private var spoken: String {
        let text = "\(letter.sender), \(letter.subject), \(letter.received)"
        return letter.isUnread ? text + ", unread" : text
      }
    @@
    === 2024-06-25T13:15:00Z Dana Petrov | One swipe for each folder, and an action to rename it
    ~~~ Folders/FoldersView.swift
    @@
            Image("folder_icon")
    @@
            Image(decorative: "folder_icon")
    @@
          .onLongPressGesture { rename(folder) }
    @@
          .accessibilityElement(children: .combine)
          .onLongPressGesture { rename(folder) }
          .accessibilityAction(named: "Rename") { rename(folder) }
    @@
    === 2024-07-03T09:45:00Z Ada Rowe | Settings speak in pairs
    ~~~ Settings/SettingsView.swift
    @@
            HStack {
              Text("Storage")
              Spacer()
              Text(quota)
            }
            HStack {
              Text("Version")
              Spacer()
              Text("1.2")
            }
    @@
            LabeledContent("Storage", value: quota)
            LabeledContent("Version", value: "1.2")
    @@
            Slider(value: $size, in: 10...24)
    @@
            Slider(value: $size, in: 10...24) {
              Text("Text size")
            }
    @@
    === 2024-07-16T14:00:00Z Ada Rowe | Say what the stamp is
    ~~~ Compose/ComposeView.swift
    @@
          Image("stamp_airmail")
            .onTapGesture { pickStamp() }
    @@
          Button {
            pickStamp()
          } label: {
            Image("stamp_airmail")
          }
          .accessibilityLabel("Choose a stamp")
    @@
          TextEditor(text: $text)
    @@
          TextEditor(text: $text)
            .accessibilityLabel("Letter")
    @@
    === 2024-08-21T10:30:00Z Chidi Okafor | Attachments are buttons
    ~~~ Letter/AttachmentStrip.swift
    @@
              VStack {
                Image(uiImage: attachment.preview)
                Text(attachment.name)
                Text(attachment.size)
              }
              .onTapGesture { open(attachment) }
    @@
              Button {
                open(attachment)
              } label: {
                VStack {
                  Image(uiImage: attachment.preview)
                    .accessibilityHidden(true)
                  Text(attachment.name)
                  Text(attachment.size)
                }
              }
    @@
    === 2024-09-17T16:10:00Z Bo Lindqvist | Headings in the letter
    ~~~ Letter/LetterView.swift
    @@
              .font(.title)
    @@
              .font(.title)
              .accessibilityAddTraits(.isHeader)
    @@
    === 2024-10-22T09:20:00Z Ada Rowe | Swipe to archive
    ~~~ Inbox/InboxView.swift
    @@
              LetterRow(letter: letter)
            }
    @@
              LetterRow(letter: letter)
            }
            .swipeActions {
              Button("Archive") { archive(letter) }
            }
    @@
      var body: some View {
    @@
      private func archive(_ letter: Letter) {}

      var body: some View {
    @@
    === 2024-11-19T12:00:00Z Chidi Okafor | Search
    ~~~ Inbox/InboxView.swift
    @@
      @State private var isComposing = false
    @@
      @State private var isComposing = false
      @State private var query = ""
    @@
          .navigationTitle("Inbox")
    @@
          .navigationTitle("Inbox")
          .searchable(text: $query)
    @@
    *** branch redesign
    === 2025-01-14T10:00:00Z Bo Lindqvist | Try cards instead of rows
    ~~~ Inbox/LetterRow.swift
    @@
        HStack(spacing: 12) {
    @@
        HStack(alignment: .top, spacing: 16) {
    @@
        .accessibilityElement(children: .combine)
        .accessibilityLabel(spoken)
    @@
        .padding()
        .background(Color("Card"))
    @@

      private var spoken: String {
        let text = "\(letter.sender), \(letter.subject), \(letter.received)"
        return letter.isUnread ? text + ", unread" : text
      }
    @@

    @@
    === 2025-01-16T15:30:00Z Bo Lindqvist | Cards with labels and a paperclip
    ~~~ Inbox/LetterRow.swift
    @@
            Text(letter.subject)
              .foregroundStyle(.secondary)
              .lineLimit(1)
    @@
            Text(letter.subject)
              .foregroundStyle(.secondary)
              .lineLimit(1)
            HStack {
              if !letter.attachments.isEmpty {
                Image("clip_small")
              }
              Text(letter.folder)
            }
    @@
    ~~~ Model/Letter.swift
    @@
      var received: String
    @@
      var received: String
      var folder: String
    @@
    *** main
    === 2025-01-15T09:10:00Z Ada Rowe | Keep drafts
    +++ Compose/DraftsView.swift
    import SwiftUI

    struct DraftsView: View {
      let drafts: [String]

      var body: some View {
        List(drafts, id: \.self) { draft in
          Text(draft)
        }
        .navigationTitle("Drafts")
      }
    }
    ~~~ Folders/FoldersView.swift
    @@
        .navigationTitle("Folders")
    @@
        .navigationTitle("Folders")
        .toolbar {
          NavigationLink("Drafts") {
            DraftsView(drafts: MailStore.shared.drafts)
          }
        }
    @@
    *** merge redesign
    === 2025-01-20T11:45:00Z Bo Lindqvist | Merge the redesign
    === 2025-02-04T14:20:00Z Bo Lindqvist | Cards for folders too
    ~~~ Folders/FoldersView.swift
    @@
          .accessibilityElement(children: .combine)
          .onLongPressGesture { rename(folder) }
          .accessibilityAction(named: "Rename") { rename(folder) }
    @@
          .padding()
          .onLongPressGesture { rename(folder) }
    @@
            Image(decorative: "folder_icon")
    @@
            Image("folder_icon")
    @@
    === 2025-03-11T10:15:00Z Chidi Okafor | Reactions under a letter
    +++ Letter/ReactionBar.swift
    import SwiftUI

    struct ReactionBar: View {
      @State private var chosen: Int?

      var body: some View {
        HStack {
          ForEach(0..<5) { index in
            Image("reaction_\(index)")
              .opacity(chosen == index ? 1 : 0.4)
              .onTapGesture { chosen = index }
          }
        }
      }
    }
    ~~~ Letter/LetterView.swift
    @@
            AttachmentStrip(attachments: letter.attachments)
    @@
            AttachmentStrip(attachments: letter.attachments)
            ReactionBar()
    @@
    === 2025-04-08T09:05:00Z Ada Rowe | Half-finished merge, pushed by mistake
    +++ Settings/SignatureView.swift
    import SwiftUI

    struct SignatureView: View {
      @State private var text = ""

      var body: some View {
        Form {
    <<<<<<< HEAD
          TextEditor(text: $text)
    =======
          TextField("Signature", text: $text)
    >>>>>>> signatures
        }
        .navigationTitle("Signature")
      }
    }
    === 2025-04-08T10:40:00Z Ada Rowe | Finish the merge
    +++ Settings/SignatureView.swift
    import SwiftUI

    struct SignatureView: View {
      @State private var text = ""

      var body: some View {
        Form {
          TextEditor(text: $text)
        }
        .navigationTitle("Signature")
      }
    }
    ~~~ Settings/SettingsView.swift
    @@
        .navigationTitle("Settings")
    @@
        .navigationTitle("Settings")
        .toolbar {
          NavigationLink("Signature") {
            SignatureView()
          }
        }
    @@
    === 2025-05-20T13:50:00Z Dana Petrov | Hear that the cards cost six swipes each
    ~~~ Inbox/LetterRow.swift
    @@
        .padding()
        .background(Color("Card"))
    @@
        .padding()
        .background(Color("Card"))
        .accessibilityElement(children: .combine)
        .accessibilityLabel(spoken)
    @@
      let letter: Letter
    @@
      let letter: Letter

      private var spoken: String {
        let parts = [letter.sender, letter.subject, letter.received, letter.folder]
        let text = parts.joined(separator: ", ")
        return letter.isUnread ? text + ", unread" : text
      }
    @@
    === 2025-06-03T10:00:00Z Dana Petrov | Folders again, with a name for the picture
    ~~~ Folders/FoldersView.swift
    @@
          .padding()
          .onLongPressGesture { rename(folder) }
    @@
          .padding()
          .accessibilityElement(children: .combine)
          .onLongPressGesture { rename(folder) }
          .accessibilityAction(named: "Rename") { rename(folder) }
    @@
            Image("folder_icon")
    @@
            Image(decorative: "folder_icon")
    @@
    === 2025-09-09T11:25:00Z Dana Petrov | Reactions can be chosen by ear
    ~~~ Letter/ReactionBar.swift
    @@
            Image("reaction_\(index)")
              .opacity(chosen == index ? 1 : 0.4)
              .onTapGesture { chosen = index }
    @@
            Button {
              chosen = index
            } label: {
              Image("reaction_\(index)")
                .opacity(chosen == index ? 1 : 0.4)
            }
            .accessibilityLabel(Self.names[index])
            .accessibilityAddTraits(chosen == index ? .isSelected : [])
    @@
      @State private var chosen: Int?
    @@
      static let names = ["Thanks", "Love", "Laugh", "Wow", "Sad"]
      @State private var chosen: Int?
    @@
    === 2025-11-04T15:40:00Z Ada Rowe | Move the row to where lists are
    %%% Inbox/LetterRow.swift -> Lists/LetterRow.swift
    === 2026-02-17T09:35:00Z Chidi Okafor | Name the signature's field
    ~~~ Settings/SignatureView.swift
    @@
          TextEditor(text: $text)
    @@
          TextEditor(text: $text)
            .accessibilityLabel("Signature")
    @@
    === 2026-05-12T10:50:00Z Ada Rowe | Names in pairs at the top of a letter
    ~~~ Letter/LetterView.swift
    @@
            HStack {
              Text("From")
              Text(letter.sender)
            }
    @@
            LabeledContent("From", value: letter.sender)
    @@
    === 2026-09-22T14:05:00Z Dana Petrov | People in copy take one swipe
    ~~~ Letter/LetterView.swift
    @@
                Image(systemName: "person")
                Text(name)
              }
    @@
                Image(systemName: "person")
                  .accessibilityHidden(true)
                Text(name)
              }
    @@
    """#
}
