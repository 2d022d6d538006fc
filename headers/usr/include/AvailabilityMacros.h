// AvailabilityMacros.h – the older name of Availability.h.

#ifndef __AVAILABILITYMACROS__
#define __AVAILABILITYMACROS__

#include <Availability.h>

#endif
