//! QR codes as SVG.

use std::fmt::Write;

use nimatron_nimber::say;
use qrcodegen::{QrCode, QrCodeEcc};

use super::html::escaped;

/// Empty modules around the code, as the standard asks.
const QUIET: i32 = 4;

/// The text as a QR code; nothing if it is longer than one can hold, which is
/// about two thousand characters.
///
/// ```
/// use nimatron::render::qr::qr;
/// assert!(qr("#nim: 3, 5, 7").unwrap().starts_with("<svg"));
/// assert_eq!(qr(&"x".repeat(5000)), None);
/// ```
pub fn qr(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let side = code.size() + 2 * QUIET;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let start = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > start {
                // Writing to a string cannot fail.
                let _ = write!(
                    path,
                    "M{} {}h{}v1h-{}z",
                    start + QUIET,
                    y + QUIET,
                    x - start,
                    x - start
                );
            }
            x += 1;
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" role=\"img\" \
         aria-label=\"{}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/>\
         <path d=\"{path}\" fill=\"#000\"/></svg>",
        escaped(&say!("QR code"))
    ))
}
