val save = sel_registerName("save:withCompletion:")
val query = NSSelectorFromString("excuteQuery:")
val sent = objc_msgSend(store, sel_registerName("saveObject:withCompletion:"), workout)
