import Testing
import BridgeClaims
