package import Views

/// Controllers that show a screen of the system.
///
/// What stands in it is not code of the app, so it is no screen of the app; each names Apple's page that says
/// what it shows, below developer.apple.com/documentation. To teach one, add a row.
package enum SystemScreens {
  private typealias Row = (controller: Word, page: String)

  private static let rows: [Row] = [
    (.UIActivityViewController, "uikit/uiactivityviewcontroller"),
    (.SFSafariViewController, "safariservices/sfsafariviewcontroller"),
    (.UIImagePickerController, "uikit/uiimagepickercontroller"),
    (.PHPickerViewController, "photosui/phpickerviewcontroller"),
    (.UIDocumentPickerViewController, "uikit/uidocumentpickerviewcontroller"),
    (.UIDocumentBrowserViewController, "uikit/uidocumentbrowserviewcontroller"),
    (.MFMailComposeViewController, "messageui/mfmailcomposeviewcontroller"),
    (.MFMessageComposeViewController, "messageui/mfmessagecomposeviewcontroller"),
    (.QLPreviewController, "quicklook/qlpreviewcontroller"),
    (.UIFontPickerViewController, "uikit/uifontpickerviewcontroller"),
    (.UIColorPickerViewController, "uikit/uicolorpickerviewcontroller"),
    (.CNContactPickerViewController, "contactsui/cncontactpickerviewcontroller"),
    (.CNContactViewController, "contactsui/cncontactviewcontroller"),
    (.EKEventEditViewController, "eventkitui/ekeventeditviewcontroller"),
    (.EKEventViewController, "eventkitui/ekeventviewcontroller"),
    (.EKCalendarChooser, "eventkitui/ekcalendarchooser"),
    (.VNDocumentCameraViewController, "visionkit/vndocumentcameraviewcontroller"),
    (.PKAddPassesViewController, "passkit/pkaddpassesviewcontroller"),
    (.PKAddPaymentPassViewController, "passkit/pkaddpaymentpassviewcontroller"),
    (.PKPaymentAuthorizationViewController, "passkit/pkpaymentauthorizationviewcontroller"),
    (.SKStoreProductViewController, "storekit/skstoreproductviewcontroller"),
    (.UICloudSharingController, "uikit/uicloudsharingcontroller"),
    (.UIReferenceLibraryViewController, "uikit/uireferencelibraryviewcontroller"),
    (.UIVideoEditorController, "uikit/uivideoeditorcontroller"),
    (.MPMediaPickerController, "mediaplayer/mpmediapickercontroller"),
    (.INUIAddVoiceShortcutViewController, "intentsui/inuiaddvoiceshortcutviewcontroller"),
    (.INUIEditVoiceShortcutViewController, "intentsui/inuieditvoiceshortcutviewcontroller"),
    (.GKGameCenterViewController, "gamekit/gkgamecenterviewcontroller"),
    (.RPPreviewViewController, "replaykit/rppreviewviewcontroller"),
  ]

  package static let all: WordTable<String> = WordTable(rows.map { ($0.controller, $0.page) })

  package static let words = rows.map(\.controller)
}
