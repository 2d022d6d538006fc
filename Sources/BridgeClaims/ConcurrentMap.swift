import Dispatch

extension Array where Element: Sendable {
  /// The results of `transform`, in the order of the elements, worked out on all cores.
  ///
  /// Elements are handed out one by one, so that a long one does not keep others waiting.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > 1 else { return map(transform) }
    // Each slot is written once, by whoever has its number, and read when all are done.
    nonisolated(unsafe) let slots = UnsafeMutablePointer<Result>.allocate(capacity: count)
    defer { slots.deallocate() }
    DispatchQueue.concurrentPerform(iterations: count) { index in
      (slots + index).initialize(to: transform(self[index]))
    }
    defer { slots.deinitialize(count: count) }
    return Array<Result>(UnsafeBufferPointer(start: slots, count: count))
  }
}
