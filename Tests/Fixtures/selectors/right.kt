val save = sel_registerName("saveObject:withCompletion:")
val query = NSSelectorFromString("executeQuery:")
val sent = objc_msgSend(store, sel_registerName("saveObject:withCompletion:"), workout, done)
