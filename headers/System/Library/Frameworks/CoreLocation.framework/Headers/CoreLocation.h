// CoreLocation.h – as much of CoreLocation as HealthKit's declarations need.

#import <CoreLocation/CLLocation.h>
