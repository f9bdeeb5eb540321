//! What every answer tells the browser about trust.

use axum::{
    http::{HeaderName, HeaderValue, header},
    response::Response,
};

/// The page needs nothing but its own files and the pictures that it makes of them, and nobody may put
/// it into a frame.
pub const POLICY: &str = "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; \
                          form-action 'self'; frame-ancestors 'none'";

pub const HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The answer with these headers.
pub async fn guarded(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
