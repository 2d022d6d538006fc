val save = sel_registerName("save:withCompletion:")
val query = NSSelectorFromString("excuteQuery:")
val sent = objc_msgSend(store, sel_registerName("saveObject:withCompletion:"), workout)

import platform.HealthKit.HKHealthStore
import platform.HealthKit.HKQuantity
import platform.HealthKit.HKUnit

class Recorder(private val unit: HKUnit) {
    private val health = HKHealthStore()
    fun record(energy: HKQuantity, value: Double) {
        HKQuantity.quantityWithUnit(unit, doublevalue = value)
        health.saveObject(energy, withCompletoin = { _, _ -> })
        health.startWorkoutSesion(x)
        energy.doubleValueforUnit(HKUnit.gramUnit())
        HKHealthStore.stopQuery(x)
    }
}
