//! Numbers of another graphics interface.

#[repr(u32)]
pub enum BlendFactor {
    Zero = 0,
    One = 1,
    SrcColor = 2,
    OneMinusSrcColor = 3,
    DstColor = 4,
    OneMinusDstColor = 5,
    SrcAlpha = 6,
    OneMinusSrcAlpha = 7,
    DstAlpha = 8,
    OneMinusDstAlpha = 9,
    ConstantColor = 10,
}

#[repr(u32)]
pub enum StencilOp {
    Keep = 0,
    Zero = 1,
    Replace = 2,
    IncrementAndClamp = 3,
    DecrementAndClamp = 4,
    Invert = 5,
    IncrementAndWrap = 6,
    DecrementAndWrap = 7,
}

#[repr(u32)]
pub enum PrimitiveTopology {
    PointList = 0,
    LineList = 1,
    LineStrip = 2,
    TriangleList = 3,
    TriangleStrip = 4,
}

#[repr(u32)]
pub enum LoadOp {
    Load = 0,
    Clear = 1,
    DontCare = 2,
}

#[repr(u32)]
pub enum StoreOp {
    Store = 0,
    DontCare = 1,
}

bitflags! {
    pub struct CullMode: u32 {
        const NONE = 0;
        const FRONT = 1;
        const BACK = 2;
        const FRONT_AND_BACK = 3;
    }
    pub struct ColorComponents: u32 {
        const RED = 1;
        const GREEN = 2;
        const BLUE = 4;
        const ALPHA = 8;
    }
}

pub const CURSOR_ARROW: u32 = 2;
pub const CURSOR_CROSSHAIR: u32 = 34;
pub const CURSOR_HAND: u32 = 60;
