// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Where libclang's C headers are: `ENUM_COUNTER_LIBCLANG` (an LLVM prefix such as `/usr/lib/llvm-19`)
/// or else the newest of the usual places. Nil when there is none: then only the targets that read no
/// header (`GeneratedTables`, …) build, and `CClang` stops with the name of the package to install.
let libclangPrefix: String? = {
  if let chosen = ProcessInfo.processInfo.environment["ENUM_COUNTER_LIBCLANG"], !chosen.isEmpty {
    return chosen
  }
  let debian = (14...40).reversed().map { "/usr/lib/llvm-\($0)" }
  let usual = debian + ["/opt/homebrew/opt/llvm", "/usr/local/opt/llvm", "/usr/local", "/usr"]
  return usual.first {
    FileManager.default.fileExists(atPath: $0 + "/include/clang-c/Index.h")
  }
}()

let libclangC: [CSetting] =
  libclangPrefix.map {
    [
      .unsafeFlags(["-I\($0)/include"]),
      .define("ENUM_COUNTER_BUILT_WITH_PREFIX", to: "\"\($0)\""),
    ]
  } ?? []

let libclangSwift: [SwiftSetting] =
  libclangPrefix.map {
    [.unsafeFlags(["-Xcc", "-I\($0)/include"])]
  } ?? []

let package = Package(
  name: "enum-counter",
  products: [
    .executable(name: "enum-counter", targets: ["enum-counter"]),
    .library(name: "GeneratedTables", targets: ["GeneratedTables"]),
  ],
  targets: [
    .target(name: "CClang", cSettings: libclangC),
    .target(name: "HeaderFacts"),
    .target(
      name: "EnumCounter", dependencies: ["CClang", "HeaderFacts"], swiftSettings: libclangSwift),
    .target(name: "BridgeClaims"),
    .target(name: "Audit", dependencies: ["HeaderFacts", "BridgeClaims"]),
    .target(name: "TableWriter", dependencies: ["HeaderFacts"]),
    .target(name: "Reports", dependencies: ["HeaderFacts", "BridgeClaims", "Audit"]),
    .target(name: "GeneratedTables"),
    .executableTarget(
      name: "enum-counter",
      dependencies: [
        "HeaderFacts", "EnumCounter", "BridgeClaims", "Audit", "TableWriter", "Reports",
      ],
      swiftSettings: libclangSwift),
    .executableTarget(
      name: "Benchmarks", dependencies: ["EnumCounter", "HeaderFacts", "BridgeClaims"],
      swiftSettings: libclangSwift),
    .executableTarget(
      name: "evaluate", dependencies: ["HeaderFacts", "BridgeClaims", "Audit"],
      path: "Sources/Evaluate"),
    .target(name: "TestSupport", dependencies: ["HeaderFacts"], path: "Tests/TestSupport"),
    .testTarget(name: "HeaderFactsTests", dependencies: ["HeaderFacts", "TestSupport"]),
    .testTarget(
      name: "EnumCounterTests", dependencies: ["EnumCounter", "TableWriter", "TestSupport"],
      swiftSettings: libclangSwift),
    .testTarget(name: "BridgeClaimsTests", dependencies: ["BridgeClaims", "TestSupport"]),
    .testTarget(name: "AuditTests", dependencies: ["Audit", "TestSupport"]),
    .testTarget(name: "TableWriterTests", dependencies: ["TableWriter", "TestSupport"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "TestSupport"]),
    .testTarget(name: "GeneratedTablesTests", dependencies: ["GeneratedTables", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["enum-counter", "evaluate", "TestSupport"]),
  ]
)
