import LiveView

/// What becomes of styles: control sequences, some of them, or none.
struct Ink: Hashable {
  /// Whether weights and inversion are shown.
  var showsWeights: Bool
  var showsHues: Bool

  static let none = Ink(showsWeights: false, showsHues: false)

  /// A line as a terminal takes it.
  func text(_ line: StyledText) -> String {
    var text = ""
    for span in line.spans {
      let codes = codes(span.style)
      text += codes.isEmpty ? span.text : ANSI.style(codes) + span.text + ANSI.resetStyle
    }
    return text
  }

  private func codes(_ style: TextStyle) -> [Int] {
    var codes: [Int] = []
    if showsWeights {
      switch style.weight {
      case .normal: break
      case .strong: codes.append(ANSI.bold)
      case .faint: codes.append(ANSI.faint)
      }
      if style.isInverse { codes.append(ANSI.inverse) }
    }
    if showsHues {
      switch style.hue {
      case .accent: codes.append(ANSI.cyan)
      case .warning: codes.append(ANSI.yellow)
      case nil: break
      }
    }
    return codes
  }
}
