import Foundation

let store = NSClassFromString("HKHealthStore")
let save = NSSelectorFromString("save:withCompletion:")
let query = Selector(("excuteQuery:"))
let steps = "HKQuantityTypeIdentifierStepCuont"

typealias Save = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Void
let send = unsafeBitCast(symbol, to: (@convention(c) (AnyObject, Selector) -> Void).self)
