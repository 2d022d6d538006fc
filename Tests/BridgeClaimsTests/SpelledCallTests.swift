import Testing

@testable import BridgeClaims

/// Calls by names that a bridge makes of selectors.
@Suite struct SpelledCallTests {
  @Test func names() {
    #expect(CallNaming.joined.name(of: "initWithFrame:style:") == "initWithFrameStyle")
    #expect(CallNaming.joined.name(of: "removeItemAtPath:error:") == "removeItemAtPathError")
    #expect(CallNaming.joined.name(of: "points::") == "points")
    #expect(CallNaming.joined.fits("saveObjectWithCompletion", "saveObject:withCompletion:"))
    #expect(!CallNaming.joined.fits("saveObject", "saveObject:withCompletion:"))
    let labelled = CallNaming.labelled
    #expect(labelled.fits("saveObject:withCompletion:", "saveObject:withCompletion:"))
    #expect(labelled.fits("saveObject:_:", "saveObject:withCompletion:"))
    #expect(labelled.fits("a:c:b:", "a:b:c:"))
    #expect(!labelled.fits("saveObject:completion:", "saveObject:withCompletion:"))
    #expect(!labelled.fits("saveObject:", "saveObject:withCompletion:"))
  }

  @Test func joinedNames() {
    #expect(
      messageLines(
        """
        const store = HKHealthStore.alloc().init();
        store.saveObjectWithCompletion(a, (ok, error) => { x.run(); });
        new HKQuery().stop();
        UIApplication.sharedApplication.delegate.window.foo(...list);
        (view as UIView).addSubview(label); (<UIView>other).removeFromSuperview();
        (view as any).addSubview(label);
        NSFoo.f(<NSDictionary<string, any>>a, new Map<string, number>(), a < b, c > d);
        const font = $.NSFont.systemFontOfSize(3);
        font!.fontWithSize(4)?.set();
        """, "typescript")
        == [
          "alloc +HKHealthStore ()", "init +HKHealthStore.alloc ()",
          "saveObjectWithCompletion +HKHealthStore.alloc.init (a, (ok, error) => { x.run(); })",
          "stop +HKQuery.alloc.init ()",
          "foo +UIApplication.sharedApplication.delegate.window (?)", "addSubview -UIView (label)",
          "removeFromSuperview -UIView ()",
          "f +NSFoo (<NSDictionary<string, any>>a, new Map<string, number>(), a < b, c > d)",
          "systemFontOfSize +NSFont (3)",
          "fontWithSize +NSFont.systemFontOfSize (4)",
          "set +NSFont.systemFontOfSize.fontWithSize ()",
        ])
  }

  @Test func typesOfVariables() {
    #expect(
      messageLines(
        """
        export class Player {
          private item: AVPlayerItem;
          view = UIView.new();
          static names: NSArray<string> | null = null;
          constructor(private store: HKHealthStore, readonly other: any) { super(); }
          play(url: NSURL, done?: Foo): void {
            this.item.seek(1); this.view.hide(); this.store.save(url); this.other.save(url);
            url.load(); done.load();
            items.forEach((url) => url.load());
            items.forEach(url => { url.load(); });
            for (const url of urls) { url.load(); }
            const { item } = other; item.seek(2);
            const color: UIColor = f(); color.set();
          }
          stop(url) { url.load(); color.set(); }
        }
        """, "typescript")
        == [
          "new +UIView ()", "seek -AVPlayerItem (1)", "hide +UIView.new ()",
          "save -HKHealthStore (url)", "load -NSURL ()", "set -UIColor ()",
        ])
  }

  @Test func variablesThatChange() {
    let source = "let v = UIView.new(); v.hide(); v = other(); v.hide();"
    #expect(messageLines(source, "javascript") == ["new +UIView ()"])
    #expect(messageLines(source, "typescript").count == 3)
    #expect(
      messageLines(
        """
        class A { constructor() { this.a = UIView.new(); this.b = UIView.new(); this.b = x; }
          f() { this.a.hide(); this.b.hide(); this.c.hide(); } }
        """, "javascript") == ["new +UIView ()", "new +UIView ()", "hide +UIView.new ()"])
  }

  /// Classes of the project's own, whatever they are called.
  @Test(arguments: [
    "import { NSFont } from './fonts';", "class NSFont {}", "const NSFont = require('./font');",
    "const { NSFont } = objc;", "interface NSFont {}", "import NSFont from 'font';",
  ]) func classesOfTheProject(_ declaration: String) {
    #expect(messageLines(declaration + "\nNSFont.systemFontOfSize(3);", "typescript") == [])
  }

  @Test(arguments: [
    "declare const NSFont: any;", "const NSFont = require('UIKit/NSFont');", "const a = NSFont;",
    "import { NSFont } from 'AppKit';", "const NSFont = $.NSFont;", "declare class NSFont {}",
  ]) func classesOfFrameworks(_ declaration: String) {
    #expect(
      messageLines(declaration + "\nNSFont.systemFontOfSize(3);", "typescript")
        == ["systemFontOfSize +NSFont (3)"])
  }

  @Test func kotlin() {
    #expect(
      messageLines(
        """
        import platform.HealthKit.HKHealthStore
        import platform.UIKit.UIView
        import other.NSFont

        class Store(private val shared: HKHealthStore) {
            private val store = HKHealthStore()
            private val view: UIView? = null
            fun save(type: HKHealthStore, x: Any) {
                store.saveObject(x, withCompletion = { ok, _ -> })
                store.saveObject(`object` = x, withCompletion = null)
                type.saveObject(x) { ok, error -> }
                view?.addSubview(x); view!!.hide()
                UIView.animateWithDuration(0.3, animations = { })
                val made = UIView().apply { hidden = true }
                made.setNeedsLayout()
                NSFont.systemFontOfSize(3); AVPlayer.foo(); x.bar()
                (x as UIView).removeFromSuperview()
                list.forEach { store -> store.stop() }
                shared.stop()
            }
            fun other(store: Any) = store.stop()
            fun UIView.hide() {}
        }
        """, "kotlin")
        == [
          "saveObject:withCompletion: +HKHealthStore.alloc.init (x, { ok, _ -> })",
          "saveObject:withCompletion: +HKHealthStore.alloc.init (x, null)",
          "saveObject:_: -HKHealthStore (x, { ok, error -> })", "addSubview: -UIView (x)",
          "hide -UIView ()", "animateWithDuration:animations: +UIView (0.3, { })",
          "setNeedsLayout +UIView.alloc.init ()", "removeFromSuperview -UIView ()",
          "stop -HKHealthStore ()",
        ])
    #expect(messageLines("val a = NSFont.systemFontOfSize(3)", "kotlin") == [])
    #expect(
      read("import platform.UIKit.*\nfun UIView.hide() {}", "kotlin").extensionNames == ["hide"])
  }

  @Test func dart() {
    #expect(
      messageLines(
        """
        import 'package:objective_c/objective_c.dart' as objc;
        import 'health_bindings.dart';

        class Store {
          final HKHealthStore store = HKHealthStore.alloc().init();
          NSError? error;
          void save(HKObject object, {required objc.NSString name, int? x}) {
            store.saveObject(object, withCompletion: block);
            objc.NSString.stringWithCString(x, encoding: 4);
            name.compare(x, options: 3, range: r); error?.log();
            list.map((name) => name.compare(x));
            final HKQuery q = f(); q.stop();
          }
        }
        """, "dart")
        == [
          "alloc +HKHealthStore ()", "init +HKHealthStore.alloc ()",
          "saveObject:withCompletion: -HKHealthStore (object, block)",
          "stringWithCString:encoding: +NSString (x, 4)",
          "compare:options:range: -NSString (x, 3, r)",
          "log -NSError ()", "stop -HKQuery ()",
        ])
    #expect(messageLines("import 'dart:io'; void f() { NSFont.f(3); }", "dart") == [])
  }

  @Test func methodsForTheFrameworksClasses() {
    #expect(
      read(
        "interface UIView { hide(x: number): void; show() }\nUIFont.prototype.bold = f;",
        "typescript"
      ).extensionNames == ["hide", "show", "bold"])
    #expect(
      read(
        "import 'a_bindings.dart'; extension Hiding on NSView { void hide() { f(); } }", "dart"
      ).extensionNames == ["hide"])
  }

  @Test func actionsInKotlin() {
    #expect(
      read(
        """
        @ObjCAction
        fun textDidChange() {}
        @ObjCAction @Suppress("unused") fun tap(sender: UIView, event: UIEvent?) {}
        fun other() {}
        """, "kotlin"
      ).accessors == ["textDidChange", "tap:event:"])
  }
}
