package import Paging
package import Touch

extension PagerConfiguration {
  /// A pager on a device with settings; without an axis of their own drags go along the layout's.
  package init(layout: PagerLayout, strategy: any PagingStrategy, settings: DeviceSettings) {
    self.init(
      layout: layout, strategy: strategy, recognition: RecognitionOptions(settings),
      scrollDirection: settings.scrollDirection ?? .natural)
    joinAxes(followingLayout: settings.axis == nil)
  }

  /// What a replay must be told to read a device of a kind alike: all that is not the default.
  package func settings(on kind: DeviceKind) -> DeviceSettings {
    var settings = recognition.settings(on: kind)
    settings.scrollDirection = scrollDirection == .natural ? nil : scrollDirection
    return settings
  }
}
