-- Records a workout through a bridge to the runtime.
local ffi = require("ffi")
local objc = require("objc")

local function makeStore()
  return objc.HKHealthStore:alloc():init()
end

local function record(configuration, sample, query, done)
  local store = objc.HKHealthStore:alloc():init()
  local builder = objc.HKWorkoutBuilder:alloc():initWithHealthStore_configuration_devise_(store, configuration, nil)
  store:save_withCompletion_(sample, done)
  store:deleteObject_withCompletion_(sample)
  store:beginCollectionWithStartDate_completion_(now(), done)
  return builder
end

local function stop(store, query)
  ffi.C.objc_msgSend(store, ffi.C.sel_registerName("stopQuery:"))
  ffi.C.objc_msgSend(store, ffi.C.sel_registerName("excuteQuery:"), query)
  print("saveObject:withCompletion:")
end

return { record = record, stop = stop, makeStore = makeStore }
