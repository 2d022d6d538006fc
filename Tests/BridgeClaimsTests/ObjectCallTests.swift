import Testing

@testable import BridgeClaims

/// Methods of objects called by their selectors.
@Suite struct ObjectCallTests {
  @Test func ruby() {
    #expect(
      messageLines(
        """
        def build(w)
          @window = NSWindow.alloc.initWithRect(r, styleMask: 3, defer: false)
          @window.setTitle 'x'
          w.setTitle('y')
          @window.title = 'z'
          color = OSX::NSColor.colorWithRed_green(1, 2)
          color.setFill
        end
        def other
          @window.makeKeyAndOrderFront(nil)
          color.setFill
        end
        """, "ruby")
        == [
          "alloc +NSWindow ()", "initWithRect:styleMask:defer: +NSWindow.alloc (r, 3, false)",
          "setTitle: +NSWindow.alloc.initWithRect:styleMask:defer: ('x')",
          "setTitle: +NSWindow.alloc.initWithRect:styleMask:defer: ('z')",
          "colorWithRed:green: +NSColor (1, 2)", "setFill +NSColor.colorWithRed:green: ()",
          "makeKeyAndOrderFront: +NSWindow.alloc.initWithRect:styleMask:defer: (nil)",
        ])
  }

  @Test func rubyItself() {
    #expect(
      messageLines(
        """
        user.save(validate: false, touch: true)
        render(text, status: 404)
        x ? a : b
        Foo.new(a, b: c)
        NSArray.new.each { |x| x }
        NSString.format('%d', 3)
        obj.methodWithName(a, b)
        """, "ruby") == [])
  }

  /// What only a framework's class would make a message of says so.
  @Test func callsThatDependOnTheirReceiver() {
    let file = read("HTTPClient.getPage(url, headers: h)", "ruby")
    #expect(file.selectors.map(\.dependsOnReceiver) == [true])
  }

  @Test func methodsInRuby() {
    #expect(
      methodLines(
        """
        class Delegate < NSObject
          def session(s, didChange: state, from: old)
          end
          def helper(a, b = 3)
          end
          def plain
          end
        end
        class Other
          def session(s, didChange: state)
          end
        end
        """, "ruby") == ["-[Delegate session:didChange:from:]"])
  }

  @Test func python() {
    #expect(
      messageLines(
        """
        class A:
            def f(self):
                self.store = HKHealthStore.alloc().init()
                w = NSWindow.alloc()
                w = w.initWithA_b_(1, 2)
                w.setTitle_(x)
            def g(self, w):
                self.store.saveObject_withCompletion_(a, b)
                w.setTitle_b_(x, y)
                NSCell.initTextCell_(self, b)
                NSPrint.printWithView_(self)
                if c:
                    v = NSView.alloc()
                v.setA_b_(1, 2)
        """, "python")
        == [
          "initWithA:b: +NSWindow.alloc (1, 2)",
          "setTitle: +NSWindow.alloc.initWithA:b: (x)",
          "saveObject:withCompletion: +HKHealthStore.alloc.init (a, b)", "setTitle:b: - (x, y)",
          "initTextCell: -NSCell (b)", "printWithView: +NSPrint (self)", "setA:b: - (1, 2)",
        ])
  }

  @Test func methodsInPython() {
    let source = """
      class Delegate(NSObject, protocols=[x]):
          def foo_didBar_(self, a, b): pass
          @objc.python_method
          def helper_of_(self, a): pass
          def init(self): pass
          def plain(self, a): pass
          def other_args_(self, *args): pass
          @classmethod
          def make_(cls, a): pass
      class Plain(Base):
          def foo_bar_(self, a): pass
      """
    #expect(
      methodLines(source, "python")
        == ["-[Delegate foo:didBar:] 2", "-[Delegate init]", "+[Delegate make:] 1"])
    #expect(read(source, "python").definedClasses.map(\.superclass) == ["NSObject"])
  }

  @Test func pythonTables() {
    let file = read("r(b'NSFoo', b'foo:', {'a': 1}); r('rb', 'mode'); r(b'foo', b'bar:')", "python")
    #expect(file.selectors.map { "\($0.receiverClass ?? "") \($0.selector)" } == ["NSFoo foo:"])
  }

  @Test func chainsInOtherLanguages() {
    #expect(
      messageLines("HKHealthStore.alloc().init().saveObject_withCompletion_(a, b);", "dart")
        == ["saveObject:withCompletion: +HKHealthStore.alloc.init (a, b)"])
    #expect(
      messageLines(
        """
        const w = ObjC.classes.NSWindow.alloc().initWithA_b_(1, 2);
        w.setTitle_("x"); $.NSFoo.sharedFoo.setB_c_(1, 2); lodash.chunk_(x);
        """, "javascript")
        == [
          "initWithA:b: +NSWindow.alloc (1, 2)", "setTitle: +NSWindow.alloc.initWithA:b: (\"x\")",
          "setB:c: +NSFoo.sharedFoo (1, 2)",
        ])
    #expect(
      messageLines("objc.NSWindow:alloc():initWithRect_styleMask_(r, 3); obj:doIt(3)", "lua")
        == ["initWithRect:styleMask: +NSWindow.alloc (r, 3)"])
  }

  @Test func smalltalk() {
    #expect(
      messageLines(
        """
        w := Cocoa NSWindow alloc initWithTitle: (x foo) style: 3.
        w setTitle: 'x'; close.
        NSColor redColor setFill.
        self open: w with: 3. Transcript show: 'x'; cr. #(1 2) do: [:e | e printNl: 3].
        """, "smalltalk")
        == [
          "alloc +NSWindow ()", "initWithTitle:style: +NSWindow.alloc ((x foo), 3)",
          "setTitle: +NSWindow.alloc.initWithTitle:style: ('x')", "redColor +NSColor ()",
          "setFill +NSColor.redColor ()",
        ])
  }

  /// Where the object is one of a class in sight, names that are nearly those of methods are claimed too.
  @Test func misspeltMethodsOfAClassInSight() {
    #expect(
      messageLines(
        """
        store = HKHealthStore.alloc().init()
        store.saveObject_withCompletion__(a, b)
        store.SaveObject_withCompletion_(a, b)
        store.saveObject_withCompletion(a, b)
        store.executequery_(q)
        store.executeQuery_()
        store.saveObject(a, withCompletion=b)
        other.saveObject_withCompletion__(a, b)
        other.saveObject_withCompletion(a, b)
        """, "python")
        == [
          "saveObject:withCompletion:: +HKHealthStore.alloc.init (a, b)",
          "SaveObject:withCompletion: +HKHealthStore.alloc.init (a, b)",
          "saveObject:withCompletion +HKHealthStore.alloc.init (a, b)",
          "executequery: +HKHealthStore.alloc.init (q)",
          "executeQuery: +HKHealthStore.alloc.init ()",
        ])
  }

  /// A colon stands between an object and its method in Lua alone.
  @Test func colonsThatAreNoSigns() {
    #expect(messageLines("if x:set_bar(a)\nif y:foo_Bar_(b)", "python") == [])
  }

  @Test(arguments: [
    ("@s = HKHealthStore.aloc.init", "ruby", "aloc +HKHealthStore ()"),
    ("@s = HKHealthStore.alloc.inti", "ruby", "inti +HKHealthStore.alloc ()"),
    ("@s = HKHealthStore.metadata.initWithA(b)", "ruby", "metadata +HKHealthStore ()"),
    ("s := HKHealthStore aloc init.", "smalltalk", "aloc +HKHealthStore ()"),
    ("s := HKHealthStore alloc Init.", "smalltalk", "Init +HKHealthStore.alloc ()"),
  ])
  func whatStandsBesideAllocAndInitIsSent(_ code: String, _ language: String, _ line: String) {
    #expect(messageLines(code, language).contains(line))
  }
}
