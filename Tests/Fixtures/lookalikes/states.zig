//! Enums of a program's own whose names Apple uses too.

pub const SessionState = enum(u8) { idle = 0, running = 1, paused = 2, ended = 3 };

pub const TouchPhase = enum(u8) { began = 0, moved = 1, ended = 2, cancelled = 3 };

pub const LogLevel = enum(u8) { off = 0, critical = 1, err = 2, warning = 3, info = 4, debug = 5 };

/// WebGPU's factors.
pub const BlendFactor = enum(u32) {
    zero = 1,
    one = 2,
    src = 3,
    one_minus_src = 4,
    src_alpha = 5,
    one_minus_src_alpha = 6,
    dst = 7,
    one_minus_dst = 8,
    dst_alpha = 9,
    one_minus_dst_alpha = 10,
};

/// WebGPU's mask.
pub const ColorWriteMask = enum(u32) { none = 0, red = 1, green = 2, blue = 4, alpha = 8, all = 15 };

pub const StencilOperation = enum(u32) {
    keep = 1,
    zero = 2,
    replace = 3,
    invert = 4,
    increment_clamp = 5,
    decrement_clamp = 6,
    increment_wrap = 7,
    decrement_wrap = 8,
};

pub const CompareFunction = enum(u32) {
    never = 1,
    less = 2,
    equal = 3,
    less_equal = 4,
    greater = 5,
    not_equal = 6,
    greater_equal = 7,
    always = 8,
};

pub const LoadOp = enum(u32) { load = 1, clear = 2 };
