import Testing

@testable import LayoutPages

/// SHA-256 by the examples of FIPS 180-4, and lengths around the ends of blocks.
struct SecureHashTests {
  private func hexadecimal(_ message: [UInt8]) -> String {
    SecureHash.hash(message).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func examplesOfTheStandard(_ message: String, _ hash: String) {
    #expect(hexadecimal(Array(message.utf8)) == hash)
  }

  @Test func aMillionLetters() {
    let message = Array(repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(hexadecimal(message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func base64HasPadding() {
    #expect(SecureHash.base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }
}
