import InterfaceFiles

/// Interface files of a made-up app that lends boats, small and with one of everything.
enum Sample {
  static func storyboard(_ scenes: String, initial: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\"><objects>\n\(objects)\n</objects></scene>"
  }

  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
        <dependencies><deployment identifier="iOS"/></dependencies>
        <objects>
    \(objects)
        </objects>
        <resources><image name="label" width="9" height="9"/></resources>
    </document>
    """
  }

  /// Two scenes: a list of boats with a bar and a prototype, and a boat in a fixed table.
  static let boats = storyboard(
    """
    <scene sceneID="s1">
      <objects>
        <navigationController id="nav" sceneMemberID="viewController" navigationBarHidden="YES">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="g1"/>
          </connections>
        </navigationController>
      </objects>
    </scene>
    <scene sceneID="s2">
      <objects>
        <tableViewController storyboardIdentifier="Boats" id="list" customClass="BoatList" \
    customModule="Harbour">
          <tableView key="view" dataMode="prototypes" style="plain" id="table">
            <rect key="frame" x="0.0" y="20.5" width="375" height="-3"/>
            <searchBar key="tableHeaderView" placeholder="Find a boat" id="find">
              <scopeButtonTitles><string>All</string><string>Free &amp; near</string></scopeButtonTitles>
            </searchBar>
            <prototypes>
              <tableViewCell reuseIdentifier="boat" style="IBUITableViewCellStyleSubtitle" \
    accessoryType="detailDisclosureButton" textLabel="name" detailTextLabel="pier" id="cell" \
    customClass="BoatCell">
                <tableViewCellContentView key="contentView" id="content">
                  <subviews>
                    <label text="Name" id="name"/>
                    <label text="Pier" hidden="YES" id="pier"/>
                  </subviews>
                </tableViewCellContentView>
                <connections>
                  <outlet property="star" destination="gone" id="o1"/>
                  <outletCollection property="labels" destination="name" id="o2"/>
                  <outletCollection property="labels" destination="pier" id="o3"/>
                  <segue destination="boat" kind="show" identifier="open" id="g2"/>
                </connections>
              </tableViewCell>
            </prototypes>
          </tableView>
          <toolbarItems>
            <barButtonItem systemItem="flexibleSpace" id="space"/>
            <barButtonItem image="gear" catalog="system" id="gear"/>
          </toolbarItems>
          <navigationItem key="navigationItem" title="Boats" prompt="Pier 7" id="item">
            <barButtonItem key="leftBarButtonItem" systemItem="edit" id="edit"/>
            <rightBarButtonItems>
              <barButtonItem title="Lend" id="lend">
                <connections><action selector="lend:" destination="list" id="a1"/></connections>
              </barButtonItem>
              <barButtonItem id="who"><view key="customView" id="face"/></barButtonItem>
            </rightBarButtonItems>
          </navigationItem>
          <tabBarItem key="tabBarItem" systemItem="favourite" id="tab"/>
        </tableViewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
      </objects>
    </scene>
    <scene sceneID="s3">
      <objects>
        <tableViewController id="boat" customClass="BoatDetails">
          <tableView key="view" dataMode="static" style="grouped" id="fixed">
            <sections>
              <tableViewSection headerTitle="Boat" id="sec1">
                <string key="footerTitle">Two lines,
    of text</string>
                <cells>
                  <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="c1v">
                    <subviews><switch on="YES" enabled="NO" id="sw"/></subviews>
                  </tableViewCellContentView></tableViewCell>
                  <tableViewCell accessoryType="sparkles" id="c2"/>
                </cells>
              </tableViewSection>
            </sections>
          </tableView>
        </tableViewController>
        <viewControllerPlaceholder storyboardName="Crew" referencedIdentifier="Captain" id="ref"/>
      </objects>
    </scene>
    """, initial: "nav")

  /// A cell of a xib with what views say.
  static let form = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController">
      <connections><outlet property="view" destination="root" id="o"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="spare" customClass="SpareView"/>
    <view id="root">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
        <button id="save" customClass="BigButton">
          <color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          <state key="normal" title="Save" image="disk"><color key="titleColor" white="0"/></state>
          <state key="selected" title="Saved"/>
          <connections>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="a"/>
          </connections>
        </button>
        <button id="more">
          <state key="normal" title="Old"><attributedString key="attributedTitle">
            <fragment content="Older"/>
          </attributedString></state>
          <buttonConfiguration key="configuration" style="plain" title="More" subtitle="of it">
            <imageReference key="image" image="ellipsis" catalog="system" symbolScale="large"/>
          </buttonConfiguration>
          <accessibility key="accessibilityConfiguration" label="More &lt;things&gt;" identifier="more">
            <string key="hint">Shows
    more</string>
            <accessibilityTraits key="traits" button="YES" header="YES" link="NO"/>
            <bool key="isElement" value="NO"/>
          </accessibility>
        </button>
        <label userLabel="for people" alpha="0.0" usesAttributedText="YES" id="rich">
          <attributedString key="attributedText">
            <fragment content="Sail "><attributes><color key="NSColor" white="0"/></attributes></fragment>
            <fragment><string key="content" base64-UTF8="YES">
    wqA8c2xvdz4=
    </string></fragment>
          </attributedString>
          <attributedString key="userComments"><fragment content="a note"/></attributedString>
        </label>
        <textField placeholder="Name" id="secret"><textInputTraits key="textInputTraits" \
    secureTextEntry="YES"/></textField>
        <segmentedControl selectedSegmentIndex="1" id="seg">
          <segments><segment title="Day"/><segment title=""/><segment title="Week"/></segments>
        </segmentedControl>
        <stackView id="stack"><subviews>
          <rocketView id="rocket"/>
          <imageView image="flag.fill" catalog="system" id="flag">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
              <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityLabel" \
    value="Flag"/>
              <userDefinedRuntimeAttribute type="number" keyPath="level">
                <integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
              <userDefinedRuntimeAttribute type="string" keyPath="long"><string key="value">two
    lines</string></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
          </imageView>
        </subviews></stackView>
        <stackView axis="vertical" id="tall"/>
        <textView editable="NO" text="Rules" id="rules"/>
      </subviews>
      <constraints><constraint firstItem="save" firstAttribute="top" id="k"/></constraints>
    </view>
    """)

  static let all = [boats, form]
}

extension InterfaceFile {
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  /// The first node with an id.
  func node(_ id: String) -> NodeID? {
    nodes.firstIndex { self[$0.id] == id }.map { NodeID($0) }
  }

  /// The ids of nodes.
  func ids(_ nodes: [NodeID]) -> [String] { nodes.map { self[self[$0].id] ?? "" } }

  /// What no file may do to its value: numbers out of bounds, trees that are none, lists out of order.
  var fault: String? {
    func isOut(_ node: NodeID?) -> Bool {
      node.map { !nodes.indices.contains(Int($0.index)) } ?? false
    }
    func isOut(_ text: TextID?) -> Bool {
      text.map { !texts.indices.contains(Int($0.index)) } ?? false
    }
    func isSorted(_ nodes: [NodeID]) -> Bool {
      zip(nodes, nodes.dropFirst()).allSatisfy { $0 <= $1 }
    }
    for (index, node) in nodes.enumerated() {
      let end = Int(node.end)
      if end <= index || end > nodes.count { return "node \(index) ends at \(end)" }
      if isOut(node.parent) || isOut(node.id) || isOut(node.customClass) { return "node \(index)" }
      guard let parent = node.parent else { continue }
      if Int(parent.index) >= index || self[parent].end < node.end { return "parent of \(index)" }
    }
    if !zip(nodes, nodes.dropFirst()).allSatisfy({ $0.line <= $1.line }) { return "lines" }
    if properties.contains(where: { isOut($0.node) || isOut($0.value) }) { return "properties" }
    if attributes.contains(where: { isOut($0.node) || isOut($0.keyPath) || isOut($0.value) }) {
      return "attributes"
    }
    if connections.contains(where: { isOut($0.node) || isOut($0.name) || isOut($0.destination) }) {
      return "connections"
    }
    for variation in variations {
      if case .installs(let node, _) = variation.change, isOut(node) { return "variations" }
    }
    if isOut(initialController) { return "initial controller" }
    if !isSorted(properties.map(\.node)) || !isSorted(connections.map(\.node))
      || !isSorted(attributes.map(\.node)) || !isSorted(variations.map(\.node))
    {
      return "order"
    }
    return nil
  }
}
