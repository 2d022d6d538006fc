import Testing

@testable import BridgeClaims

@Suite struct LuaAndRTests {
  @Test func luaConstantsAndTables() {
    expect(
      "lua",
      """
      local NSBarA <const> = «3»
      NSBarB = «1 << 4» -- the second
      M.NSBarC = bit.«lshift(1, 3)»
      local a, NSBarD = 1, «5»
      x = 6
      local KINDS = { running = «37», walking = «52», }
      local NAMES = { [«7»] = "bowling", [«8»] = 'boxing' }
      --[[ NSBarE = «9» ]]
      f{ NSBarF = «10» }
      ffi.cdef[[ enum { NSBarG = «11», NSBarH }; ]]
      """.replacing("bit.«lshift(1, 3)»", with: "«bit.lshift(1, 3)»"),
      [
        "NSBarA = 3", "NSBarB = 16", "NSBarC = 8", "NSBarD = 5", "running = 37", "walking = 52",
        "bowling = 7", "boxing = 8", "NSBarE = 9", "NSBarF = 10", "NSBarG = 11",
        "NSBarH = 12 (implicit)",
      ])
  }

  @Test func luaBranches() {
    expect(
      "lua",
      """
      function kindName(kind)
        if kind == «37» then
          return "running"
        elseif kind == «52» then return "walking"
        else return "other" end
      end
      if name == "running" then return «37» elseif name == "golf" then x = «21» end
      if count == 0 then return 1 end
      """, ["running = 37", "walking = 52", "running = 37", "golf = 21"])
  }

  @Test func rVectors() {
    expect(
      "r",
      """
      NSBarA <- «3L»
      NSBarB = «bitwShiftL(1L, 4L)»
      kinds <- c(running = «37», walking = «52»)
      names <- c("«7»" = "bowling", "«8»" = "boxing")
      label <- switch(as.character(x), "«9»" = "climbing", "«10»" = "cricket", "other")
      y <- case_when(kind == «24» ~ "hiking", kind == «25» ~ "hockey", TRUE ~ "other")
      plot(x, width = 3, height = 4, res = 72)
      """,
      [
        "NSBarA = 3", "NSBarB = 16", "running = 37", "walking = 52", "bowling = 7", "boxing = 8",
        "climbing = 9", "cricket = 10", "hiking = 24", "hockey = 25",
      ])
    let file = read(
      "kindName <- function(kind) {\n  if (kind == 37) return(\"running\") else if (kind == 52) return(\"walking\")\n}",
      "r")
    #expect(lines(file) == ["running = 37", "walking = 52"])
    #expect(file.groups[0].owner == ClaimOwner(kind: .function, name: "kindName"))
  }
}
