/// Which devices a rule is for.
package enum DeviceSelector: Hashable, Sendable {
  case all
  case kind(DeviceKind)
  case model(DeviceModel)
  case name(NamePattern)

  /// Reads `touchpad`, `touchscreen`, a model such as `06cb:7a13`, or else a pattern for names.
  package init(_ text: String) {
    if let kind = DeviceKind(rawValue: text) {
      self = .kind(kind)
    } else if let model = DeviceModel(text) {
      self = .model(model)
    } else {
      self = .name(NamePattern(text))
    }
  }

  package func matches(_ traits: DeviceTraits) -> Bool {
    switch self {
    case .all: true
    case .kind(let kind): traits.kind == kind
    case .model(let model): traits.model == model
    case .name(let pattern): pattern.matches(traits.name)
    }
  }

  /// The higher one has the last word, whatever was said first: all, then a kind, then a match.
  var rank: Int {
    switch self {
    case .all: 0
    case .kind: 1
    case .model, .name: 2
    }
  }
}

extension DeviceSelector: CustomStringConvertible {
  /// As it is read.
  package var description: String {
    switch self {
    case .all: "*"
    case .kind(let kind): kind.rawValue
    case .model(let model): model.description
    case .name(let pattern): pattern.text
    }
  }
}
