// swift-format-ignore-file
import SwiftUI

// swipecost:disable unlabeled-image
struct InboxView: View {
  @StateObject private var model = InboxModel()
  @Binding var selection: Message.ID?
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(model.messages, id: \.id) { message in
          NavigationLink(value: message) {
            HStack(alignment: .top, spacing: 12) {
              Image("avatar") /* decorative */
                .accessibilityHidden(true)
              VStack(alignment: .leading) {
                Text(message.sender).font(.headline)
                if message.isUnread { Text("Unread \(message.count)") }
                switch message.state {
                case .draft: Image(systemName: "pencil")
                case .sent(let date), .read(let date): Text(date, style: .relative)
                }
              }
            }
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button(role: .destructive) { model.delete(message) } label: { Label("Delete", systemImage: "trash") }
          }
        }
        .onDelete { model.delete(at: $0) }
      }
      .searchable(text: $model.query, prompt: Text("Search"))
      .navigationTitle("Inbox")
      .toolbar { ToolbarItem(placement: .primaryAction) { EditButton() } }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text("Inbox, \(model.unread) unread"))
  }

  @ViewBuilder
  private func row(for message: Message) -> some View {
    let name = message.name ?? "?"
    Text(name)
    // swipecost:next unlabeled-button -- known
    Button(action: open) { Image(systemName: "star") }
  }
}

#Preview {
  InboxView(selection: .constant(nil))
}
