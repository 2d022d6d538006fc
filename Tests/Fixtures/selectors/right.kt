val save = sel_registerName("saveObject:withCompletion:")
val query = NSSelectorFromString("executeQuery:")
val sent = objc_msgSend(store, sel_registerName("saveObject:withCompletion:"), workout, done)

import platform.HealthKit.HKHealthStore
import platform.HealthKit.HKQuantity
import platform.HealthKit.HKUnit

class Recorder(private val unit: HKUnit) {
    private val health = HKHealthStore()
    fun record(energy: HKQuantity, value: Double) {
        HKQuantity.quantityWithUnit(unit, doubleValue = value)
        health.saveObject(energy, withCompletion = { _, _ -> })
        health.saveObject(energy) { _, _ -> }
        health.startWorkoutSession(x)
        energy.doubleValueForUnit(HKUnit.gramUnit())
        health.ownExtension(energy, unit)
    }
}
