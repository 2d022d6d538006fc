#[repr(u8)]
pub enum Transition { None = 0, Fade = 1, Slide = 2, Flip = 3, Curl = 4 }

#[repr(u32)]
pub enum Gravity { Top = 48, Bottom = 80, Left = 3, Right = 5, Center = 17 }

pub const SPEED_SLOW: u32 = 0;
pub const SPEED_NORMAL: u32 = 1;
pub const SPEED_FAST: u32 = 2;
