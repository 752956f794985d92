import Paging
import TerminalText

/// The first line: what is played, and with what.
struct OpeningLine {
  let text: StyledText

  /// - Parameters:
  ///   - device: what the touches come from.
  ///   - settings: the names of what it is played with, in their order.
  ///   - layout: the viewport and its items.
  ///   - counting: how pages are counted in what follows.
  ///   - glyphs: says whether the name must be of ASCII.
  init(
    _ device: DeviceLine, settings: [String], layout: PagerLayout, counting: String,
    glyphs: Glyphs
  ) {
    let name = printable(device.name, isASCII: glyphs.isASCII)
    let kind = device.kind.map { ", \($0)" } ?? ""
    let direction = layout.isMirrored ? ", right to left" : ""
    text = StyledText(
      "\(name)\(kind); \(settings.joined(separator: ", ")); "
        + "\(counted(layout.itemCount, "page")) under "
        + "\(decimal(layout.boundsLength, places: 0)) pt, \(layout.axis.rawValue)\(direction); "
        + counting)
  }
}
