//! What is answered under which path: the engine under `/api`, files elsewhere.

use std::{io, path::PathBuf, sync::Arc};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::post,
};
use nimatron::api::{LONGEST_REQUEST, handle};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    Options, address,
    failure::{JSON, failure, status},
    files::Files,
    headers,
    pool::{Pool, Refusal, Standing},
    seats::Seat,
};

/// The longest request that anybody may send, in bytes. Longer ones, which are certificates, must
/// tell their length and are read a few at a time.
const LONGEST_USUAL: usize = 256 * 1024;

/// How many long requests are read or answered at once.
const LONG_AT_ONCE: usize = 4;

const API: &str = "/api";

/// What answers are made of.
pub struct House {
    pool: Pool,
    long_requests: Arc<Semaphore>,
    files: Files,
    /// The folder that the files come from, if they do not come from the program.
    folder: Option<PathBuf>,
    /// Whether any name may be used for this machine.
    any_host: bool,
}

impl House {
    pub fn new(options: &Options, clients: usize) -> io::Result<House> {
        if let Some(folder) = &options.page {
            Files::read(folder)?;
        }
        Ok(House {
            pool: Pool::new(clients, options.time),
            long_requests: Arc::new(Semaphore::new(LONG_AT_ONCE)),
            files: Files::embedded(),
            folder: options.page.clone(),
            any_host: options.lan,
        })
    }
}

/// Who asks.
#[derive(Clone)]
pub struct Client {
    pub seat: Arc<Seat>,
    pub standing: Arc<Standing>,
}

/// All paths. Requests carry their [`Client`] as an extension.
pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route(API, post(ask).fallback(only_post))
        .fallback(file)
        .layer(middleware::from_fn_with_state(house.clone(), only_for_us))
        .layer(middleware::map_response(headers::guarded))
        .with_state(house)
}

/// Lets pass what is meant for this server and not sent by a page from elsewhere.
async fn only_for_us(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let host = one(request.headers(), &header::HOST);
    let Some(host) = host.filter(|host| house.any_host || address::names_this_machine(host)) else {
        let message = "this server answers to the names of this machine alone, such as localhost";
        return refuse(&request, StatusCode::FORBIDDEN, message);
    };
    let origin = request.headers().get(header::ORIGIN);
    let ours = origin.is_none_or(|origin| {
        origin.to_str().is_ok_and(|origin| origin.strip_prefix("http://") == Some(host))
    });
    if !ours {
        return refuse(&request, StatusCode::FORBIDDEN, "only the page of this server may ask it");
    }
    next.run(request).await
}

/// The value of a header that stands there once.
fn one<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    values.next().filter(|_| values.next().is_none())?.to_str().ok()
}

async fn ask(State(house): State<Arc<House>>, request: Request) -> Response {
    let Some(client) = request.extensions().get::<Client>().cloned() else {
        return failure(StatusCode::INTERNAL_SERVER_ERROR, "nobody asked");
    };
    let (body, _permit) = match read(request, &house.long_requests).await {
        Ok(read) => read,
        Err(refusal) => return refusal,
    };
    let _turn = client.seat.work();
    match house.pool.run(&client.standing, move |budget| handle(&body, budget)).await {
        Ok(answer) => (status(answer.failure), JSON, answer.body).into_response(),
        Err(Refusal::Busy) => busy(),
        Err(Refusal::Broken) => {
            failure(StatusCode::INTERNAL_SERVER_ERROR, "the engine broke down at this request")
        }
    }
}

/// The text of a request, and the permission to have it if it is long.
async fn read(
    request: Request,
    long_requests: &Arc<Semaphore>,
) -> Result<(Arc<str>, Option<OwnedSemaphorePermit>), Response> {
    let too_long = |most: usize| {
        let message = format!("a request of more than {most} bytes");
        failure(StatusCode::PAYLOAD_TOO_LARGE, &message)
    };
    let length = one(request.headers(), &header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.parse().ok()).unwrap_or(LONGEST_USUAL);
    if length > LONGEST_REQUEST {
        return Err(too_long(LONGEST_REQUEST));
    }
    let (most, permit) = if length <= LONGEST_USUAL {
        (LONGEST_USUAL, None)
    } else {
        let permit = long_requests.clone().try_acquire_owned().map_err(|_| busy())?;
        (LONGEST_REQUEST, Some(permit))
    };
    // If the client left instead, nobody sees this answer.
    let bytes = to_bytes(request.into_body(), most).await.map_err(|_| too_long(most))?;
    match std::str::from_utf8(&bytes) {
        Ok(text) => Ok((text.into(), permit)),
        Err(_) => Err(failure(StatusCode::BAD_REQUEST, "a request is text in UTF-8")),
    }
}

fn busy() -> Response {
    let message = "the server has too much to compute: try again in a moment";
    let mut answer = failure(StatusCode::SERVICE_UNAVAILABLE, message);
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
    answer
}

async fn only_post(request: Request) -> Response {
    let message = format!("the engine is asked by POST and not by {}", request.method());
    with_allow(failure(StatusCode::METHOD_NOT_ALLOWED, &message), "POST")
}

async fn file(State(house): State<Arc<House>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let answer = refuse(&request, StatusCode::METHOD_NOT_ALLOWED, "files can only be read");
        return with_allow(answer, "GET, HEAD");
    }
    let path = request.uri().path();
    let answer = match &house.folder {
        None => Ok(house.files.answer(path, request.headers())),
        Some(folder) => Files::read(folder).map(|files| files.answer(path, request.headers())),
    };
    let mut answer = match answer {
        Ok(Some(answer)) => answer,
        Ok(None) => refuse(&request, StatusCode::NOT_FOUND, "there is no such page"),
        Err(_) => refuse(&request, StatusCode::INTERNAL_SERVER_ERROR, "the page cannot be read"),
    };
    if request.method() == Method::HEAD {
        let length = axum::body::HttpBody::size_hint(answer.body()).exact().unwrap_or(0);
        *answer.body_mut() = Body::empty();
        answer.headers_mut().insert(header::CONTENT_LENGTH, length.into());
    }
    answer
}

/// A refusal that a person reads, or a program where it asked the engine.
fn refuse(request: &Request, status: StatusCode, message: &str) -> Response {
    if request.uri().path() == API {
        return failure(status, message);
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    (status, kind, format!("{message}\n")).into_response()
}

fn with_allow(mut response: Response, methods: &'static str) -> Response {
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(methods));
    response
}
