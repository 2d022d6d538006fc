import Foundation

/// The bytes of files, read in one go: an SDK has thousands of headers.
enum FileBytes {
  /// Nil when the file cannot be read, or is none.
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Foundation.read(file, buffer.baseAddress! + count, size - count)
        guard got > 0 else { break }
        count += got
      }
    }
  }
}
