import Testing
import HeaderFacts
