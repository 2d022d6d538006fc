import Testing

@testable import BridgeClaims

/// What attributes and annotations say besides selectors and constants.
@Suite struct AttributeStringTests {
  private func names(_ code: String, _ language: String) -> [String] {
    read(code, language).identifiers.filter(\.isString).map(\.name)
  }

  @Test func onlySomeAttributesNameConstants() {
    #expect(
      names(
        """
        interface A {
          [Export ("view:sizeOf:"), DelegateName ("NSTableViewColumnPredicate"), EventArgs ("NSTableViewCell")]
          void SizeOf (int a, int b);
          [Field ("NSTableViewColumnKind")]
          NSString Kind { get; }
          [Notification ("NSTableViewDidMoveNotification")]
          NSString Moved { get; }
        }
        """, "csharp") == ["NSTableViewColumnKind", "NSTableViewDidMoveNotification"])
    #expect(
      names(
        """
        @Bridge(symbol="UIFontWeightForSymbolWeight", optional=true)
        public static native double weight(long a);
        @GlobalValue(symbol="UIFontTextStyleBody", optional=true)
        protected static native NSString body();
        """, "java") == ["UIFontTextStyleBody"])
  }

  @Test func aCallInAnArrayIsNoAttribute() {
    #expect(names("const a = [make('NSTableViewColumnKind')];", "typescript").count == 1)
    #expect(names("a = [make(\"NSTableViewColumnKind\")]\n", "python").count == 1)
  }

  @Test func keysOfDictionariesAreNoSelectors() {
    let file = read(
      """
      [StrongDictionary ("HKMetadataKey")]
      interface HKMetadata {
        [Export ("TimeZone")]
        NSTimeZone TimeZone { get; set; }
      }
      partial interface NSMenuItemEventArgs {
        [Export ("MenuItem")]
        NSMenu MenuItem { get; }
      }
      interface NSMenu {
        [Export ("itemAtIndex:")]
        NSMenuItem ItemAt (nint index);
      }
      """, "csharp")
    #expect(file.selectors.map(\.selector) == ["itemAtIndex:"])
  }

  @Test func theObjectOfAnExtensionIsNoArgument() {
    let file = read(
      """
      @Method(selector = "decodeTimeForKey:")
      public static native Time decodeTime(NSCoder thiz, String key);
      """, "java")
    #expect(file.selectors.first?.messages.first?.arguments?.count == 1)
  }

  @Test func aPointerIsNoNumber() {
    expect(
      "c", "#define NULL «0»\nconst char *pName = NULL;\nconst int kFooBarKind = «3»;\n",
      [
        "NULL = 0", "kFooBarKind = 3",
      ])
  }
}
