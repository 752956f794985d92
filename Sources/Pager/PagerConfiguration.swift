package import Paging
package import Touch

/// Everything that decides what a finger does to the pager.
package struct PagerConfiguration: Sendable {
  package var layout: PagerLayout
  package var strategy: any PagingStrategy
  package var recognition: RecognitionOptions
  package var scrollDirection: ScrollDirection

  package init(
    layout: PagerLayout, strategy: any PagingStrategy,
    recognition: RecognitionOptions = RecognitionOptions(),
    scrollDirection: ScrollDirection = .natural
  ) {
    self.layout = layout
    self.strategy = strategy
    self.recognition = recognition
    self.scrollDirection = scrollDirection
  }
}
