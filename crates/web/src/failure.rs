//! Refusals, the engine's and the server's own, in one shape.

use axum::{
    http::{HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use nimatron::api::{Failure, FailureKind};
use nimatron::text::language::translated;

/// How answers of the engine are described.
pub const JSON: [(HeaderName, &str); 2] =
    [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];

/// The status of an answer of the engine.
///
/// What a person typed wrong is answered as well as what they typed right; the status tells
/// programs whether the request itself was understood and could be served.
pub fn status(failure: Option<FailureKind>) -> StatusCode {
    match failure {
        None | Some(FailureKind::Input | FailureKind::Illegal) => StatusCode::OK,
        Some(FailureKind::Exhausted) => StatusCode::SERVICE_UNAVAILABLE,
        Some(FailureKind::Request) => StatusCode::BAD_REQUEST,
    }
}

/// A request that does not reach the engine, or that the engine cannot serve. The message is
/// translated.
pub fn failure(status: StatusCode, message: &str) -> Response {
    let kind = if status == StatusCode::SERVICE_UNAVAILABLE {
        FailureKind::Exhausted
    } else {
        FailureKind::Request
    };
    let failure = Failure::new(kind, translated(message));
    // Strings and numbers are always written.
    let body = serde_json::to_string(&failure).unwrap_or_default();
    (status, JSON, body).into_response()
}
