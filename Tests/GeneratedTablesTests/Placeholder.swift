import Testing
import GeneratedTables
