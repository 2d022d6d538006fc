extension FactSet {
  /// The same facts without the messages of deprecations.
  public func withoutMessages() -> FactSet {
    var set = self
    for place in set.enumerations.indices {
      set.enumerations[place].availability.removeMessages()
      for member in set.enumerations[place].members.indices {
        set.enumerations[place].members[member].availability.removeMessages()
      }
    }
    for place in set.integerConstants.indices {
      set.integerConstants[place].availability.removeMessages()
    }
    for place in set.externConstants.indices {
      set.externConstants[place].availability.removeMessages()
    }
    for place in set.containers.indices { set.containers[place].removeMessages() }
    return set
  }
}

extension Container {
  fileprivate mutating func removeMessages() {
    availability.removeMessages()
    for place in methods.indices { methods[place].availability.removeMessages() }
    for place in properties.indices { properties[place].availability.removeMessages() }
  }
}

extension Availability {
  fileprivate mutating func removeMessages() {
    for place in platforms.indices where !platforms[place].message.isEmpty {
      platforms[place].message = ""
    }
  }
}
