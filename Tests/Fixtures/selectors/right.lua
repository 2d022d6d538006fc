-- Records a workout through a bridge to the runtime.
local ffi = require("ffi")
local objc = require("objc")

local function makeStore()
  return objc.HKHealthStore:alloc():init()
end

local function record(configuration, sample, query, done)
  local store = objc.HKHealthStore:alloc():init()
  local builder = objc.HKWorkoutBuilder:alloc():initWithHealthStore_configuration_device_(store, configuration, nil)
  store:saveObject_withCompletion_(sample, done)
  store:deleteObject_withCompletion_(sample, done)
  builder:beginCollectionWithStartDate_completion_(now(), done)
  return builder
end

local function stop(store, query)
  ffi.C.objc_msgSend(store, ffi.C.sel_registerName("stopQuery:"), query)
  ffi.C.objc_msgSend(store, ffi.C.sel_registerName("executeQuery:"), query)
  print("saveObject:withCompletion:")
end

return { record = record, stop = stop, makeStore = makeStore }
