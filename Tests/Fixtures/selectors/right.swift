import Foundation

let store = NSClassFromString("HKHealthStore")
let save = NSSelectorFromString("saveObject:withCompletion:")
let query = Selector(("executeQuery:"))
let steps = "HKQuantityTypeIdentifierStepCount"

typealias Save = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Void
let send = unsafeBitCast(symbol, to: (@convention(c) (AnyObject, Selector) -> Void).self)
