import Testing
import EnumCounter
