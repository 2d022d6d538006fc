# Records a workout in a RubyMotion app.
class WorkoutRecorder < NSObject
  attr_reader :store

  def initWithConfiguration(configuration)
    @store = HKHealthStore.alloc.init
    @builder = HKWorkoutBuilder.alloc.initWithHealthStore(@store, configuration: configuration, devise: nil)
    self
  end

  def authorize(types)
    return unless @store.isHealthDataAvailable
    @store.requestAuthorizationToShareTypes(types, readTypes: types, completion: lambda { |ok, error| log(ok, error) })
  end

  def begin
    @builder.beginCollectionWithStartDate(NSDate.date, completion: done)
  end

  def save(sample)
    @store.save(sample, withCompletion: done)
    HKHealthStore.executeQuery(query)
    log(sample, level: 3)
  end

  def finish
    @store.finishWorkoutWithCompletion(done)
    @store.stopQeury(query)
    energy = HKQuantity.quantityWithUnit(HKUnit.unitFromString('kcal'), doubleValue: 12.5)
    @builder.addSamples([energy], completion: done)
  end

  def workoutSession(session, didChangeToState: state, fromState: old, date: date)
    log(state, level: 1)
  end

  def workoutSession(session, didFailWithErorr: error)
    log(error, level: 1)
  end
end
