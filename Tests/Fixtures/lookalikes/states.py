from enum import IntEnum


class DownloadState(IntEnum):
    NOT_STARTED = 0
    RUNNING = 1
    SUSPENDED = 2
    CANCELING = 3
    COMPLETED = 4


SIGNALS = {"hup": 1, "int": 2, "quit": 3, "abort": 6, "kill": 9, "term": 15}

WEATHER = {0: "clear", 1: "mostlyClear", 2: "partlyCloudy", 3: "cloudy", 45: "fog", 51: "drizzle", 61: "rain", 71: "snow"}
