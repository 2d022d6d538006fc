import Testing
import Reports
