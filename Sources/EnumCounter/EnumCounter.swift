import CClang
import HeaderFacts
