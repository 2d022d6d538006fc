package bridge

var save = objc.RegisterName("saveObject:withCompletion:")
var class = objc.GetClass("HKHealthStore")

func Save(store objc.ID, workout objc.ID, done objc.Block) {
	store.Send(objc.RegisterName("saveObject:withCompletion:"), workout, done)
	objc.Call[objc.Void](store, objc.Sel("executeQuery:"), workout)
	rpc.Call(ctx, "anything", workout)
}
