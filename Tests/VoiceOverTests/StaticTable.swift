/// A storyboard with one controller, whose table has its rows in the file.
enum StaticTable {
  /// Beside its table the controller may have others: bars, outlets.
  static func storyboard(_ cells: String, _ others: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s1"><objects>
    <tableViewController id="c1" customClass="Screen">
    <tableView key="view" dataMode="static" id="t1"><sections><tableViewSection id="p1"><cells>
    \(cells)
    </cells></tableViewSection></sections></tableView>
    \(others)
    </tableViewController></objects></scene></scenes>
    </document>
    """
  }

  /// One row with one view in it.
  static func cell(_ text: String, _ view: String) -> String {
    """
    <tableViewCell id="r-\(text)"><tableViewCellContentView key="contentView" id="v-\(text)"><subviews>
    \(view)</subviews></tableViewCellContentView></tableViewCell>
    """
  }
}
