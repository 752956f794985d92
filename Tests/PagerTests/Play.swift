import Pager
import Paging
import SyntheticSwipes
import Touch

/// A pager over ten standard pages, resting on page 4.
func pager(
  on kind: DeviceKind, layout: PagerLayout = .standard,
  strategy: any PagingStrategy = OnePageStrategy(),
  recognition: RecognitionOptions = RecognitionOptions(), direction: ScrollDirection = .natural
) -> Pager {
  Pager(
    device: SyntheticDevice.of(kind).description,
    configuration: PagerConfiguration(
      layout: layout, strategy: strategy, recognition: recognition, scrollDirection: direction),
    page: 4)
}

/// Plays as a file is: nobody calls at a deadline, and the end settles what is left.
func replayed(_ events: [InputEvent], through pager: Pager) -> [PagerEvent] {
  var pager = pager
  var output: [PagerEvent] = []
  for event in events { pager.handle(event, into: &output) }
  pager.settle(into: &output)
  return output
}

/// Plays as a service does: every deadline is met, and each event comes when it comes.
func lived(_ events: [InputEvent], through pager: Pager) -> [PagerEvent] {
  var pager = pager
  var output: [PagerEvent] = []
  for event in events {
    while let deadline = pager.nextDeadline, deadline < event.timeMicroseconds {
      pager.advance(to: deadline, into: &output)
    }
    pager.handle(event, into: &output)
  }
  while let deadline = pager.nextDeadline { pager.advance(to: deadline, into: &output) }
  return output
}

/// The name of an event's case.
func name(of event: PagerEvent) -> String {
  switch event {
  case .drag(let drag): caseName(drag)
  case .paging(let paging): caseName(paging)
  }
}

/// The names of events; a name or a pair that repeats itself at once stands there once.
func outline(_ events: [PagerEvent]) -> [String] {
  var names: [String] = []
  for event in events where name(of: event) != names.last {
    names.append(name(of: event))
    if names.count >= 4, names.suffix(2) == names.dropLast(2).suffix(2) { names.removeLast(2) }
  }
  return names
}

private func caseName(_ event: some Any) -> String {
  String("\(event)".prefix { $0 != "(" })
}

extension PagerEvent {
  var timeMicroseconds: Int64 {
    switch self {
    case .drag(let drag): drag.timeMicroseconds
    case .paging(let paging): paging.timeMicroseconds
    }
  }
}

extension [PagerEvent] {
  /// Pages that the content came to rest on.
  var landedPages: [Int] {
    compactMap {
      switch $0 {
      case .paging(.snapped(_, _, let page, _, _)): page
      default: nil
      }
    }
  }

  /// Where the content was seen, in points.
  var contentOffsets: [Double] {
    compactMap {
      switch $0 {
      case .paging(.didScroll(_, let offset)): offset
      default: nil
      }
    }
  }
}
