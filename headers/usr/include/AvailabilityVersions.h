// AvailabilityVersions.h – version numbers with a meaning of their own.

#ifndef __AVAILABILITY_VERSIONS__
#define __AVAILABILITY_VERSIONS__

// A declaration deprecated in this version is to be deprecated one day, nobody knows when.
#define API_TO_BE_DEPRECATED 100000

#endif
