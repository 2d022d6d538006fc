import EnumCounter
import Testing
import TestSupport
