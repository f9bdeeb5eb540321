//! Pictures in black and white.

use std::fmt::Write;

/// A picture without its colours.
pub fn grey(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some((before, after)) = rest.split_once("=\"#") {
        out += before;
        let level = after.get(..6).and_then(luminance);
        match level {
            Some(level) => {
                // Thin lines are darker, and areas lighter, than on a screen.
                let in_word = out.rsplit('<').next().is_some_and(|tag| tag.starts_with("text"));
                let is_line = (in_word || before.ends_with("stroke")) && level < 255;
                let is_faint = !is_line && (100..240).contains(&level);
                let level = if is_line {
                    level / 2
                } else if is_faint {
                    128 + level / 2
                } else {
                    level
                };
                let _ = write!(out, "=\"#{level:02x}{level:02x}{level:02x}");
                rest = &after[6..];
            }
            None => {
                out += "=\"#";
                rest = after;
            }
        }
    }
    out += rest;
    out
}

/// How light a colour of six hexadecimal digits is. What is nearly white is paper.
fn luminance(colour: &str) -> Option<u8> {
    let number = u32::from_str_radix(colour, 16).ok()?;
    let [_, red, green, blue] = number.to_be_bytes().map(u32::from);
    let level = (red * 299 + green * 587 + blue * 114) / 1000;
    Some(if level > 236 { 255 } else { level as u8 })
}
