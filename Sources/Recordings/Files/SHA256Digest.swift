import CLibcrypto

/// SHA-256 of bytes as they pass by (FIPS 180-4, computed by libcrypto).
final class SHA256Digest {
  private let context: OpaquePointer?

  init() {
    context = EVP_MD_CTX_new()
    if let context { EVP_DigestInit_ex(context, EVP_sha256(), nil) }
  }

  deinit {
    EVP_MD_CTX_free(context)
  }

  func update(_ bytes: UnsafeRawBufferPointer) {
    guard let context, !bytes.isEmpty else { return }
    EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
  }

  /// Lower-case hexadecimal of everything so far; nil only where libcrypto refuses to work.
  func hexadecimal() -> String? {
    guard let context, let copy = EVP_MD_CTX_new() else { return nil }
    defer { EVP_MD_CTX_free(copy) }
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    guard EVP_MD_CTX_copy_ex(copy, context) == 1,
      EVP_DigestFinal_ex(copy, &digest, &count) == 1
    else { return nil }
    var text: [UInt8] = []
    for byte in digest.prefix(Int(count)) { text.appendHexadecimal(UInt64(byte), digits: 2) }
    return String(decoding: text, as: UTF8.self)
  }
}
