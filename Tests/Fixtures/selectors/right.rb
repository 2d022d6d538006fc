# Records a workout in a RubyMotion app.
class WorkoutRecorder < NSObject
  attr_reader :store

  def initWithConfiguration(configuration)
    @store = HKHealthStore.alloc.init
    @builder = HKWorkoutBuilder.alloc.initWithHealthStore(@store, configuration: configuration, device: nil)
    self
  end

  def authorize(types)
    return unless HKHealthStore.isHealthDataAvailable
    @store.requestAuthorizationToShareTypes(types, readTypes: types, completion: lambda { |ok, error| log(ok, error) })
  end

  def begin
    @builder.beginCollectionWithStartDate(NSDate.date, completion: done)
  end

  def save(sample)
    @store.saveObject(sample, withCompletion: done)
    @store.executeQuery(query)
    log(sample, level: 3)
  end

  def finish
    @builder.finishWorkoutWithCompletion(done)
    @store.stopQuery(query)
    energy = HKQuantity.quantityWithUnit(HKUnit.unitFromString('kcal'), doubleValue: 12.5)
    @builder.addSamples([energy], completion: done)
  end

  def workoutSession(session, didChangeToState: state, fromState: old, date: date)
    log(state, level: 1)
  end

  def workoutSession(session, didFailWithError: error)
    log(error, level: 1)
  end
end
