// UniformTypeIdentifiers.h – as much of UniformTypeIdentifiers as HealthKit's declarations need.

#import <UniformTypeIdentifiers/UTType.h>
