import Testing
import TableWriter
