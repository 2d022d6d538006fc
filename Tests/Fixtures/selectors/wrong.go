package bridge

var save = objc.RegisterName("save:withCompletion:")
var class = objc.GetClass("HKHealthStore")

func Save(store objc.ID, workout objc.ID, done objc.Block) {
	store.Send(objc.RegisterName("saveObject:withCompletion:"), workout)
	objc.Call[objc.Void](store, objc.Sel("excuteQuery:"), workout)
	rpc.Call(ctx, "anything", workout)
}
