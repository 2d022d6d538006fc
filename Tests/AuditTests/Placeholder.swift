import Testing
import Audit
