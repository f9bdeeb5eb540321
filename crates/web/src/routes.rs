//! What is answered under which path: the engine under `/api`, files elsewhere.

use std::{error::Error, io, net::IpAddr, path::PathBuf, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::{Request, State},
    handler::Handler,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::post,
};
use nimatron::text::language::translated;
use nimatron::{
    api::{LONGEST_REQUEST, Service},
    foundation::Budget,
    language::{self, Language},
    rulesets::Analyses,
};
use nimatron::{message, say};
use tower_http::{
    CompressionLevel,
    compression::{CompressionLayer, DefaultPredicate, Predicate, predicate::NotForContentType},
};

use crate::{
    Options,
    address::{Names, Site},
    client::{Client, Proxies},
    connections::Connection,
    failure::{JSON, failure, status},
    fair::{Fair, Place},
    files::Files,
    headers,
    pool::{Pool, Refusal, Task},
};

/// The longest request that anybody may send, in bytes. Longer ones, which are certificates, must
/// tell their length and are read a few at a time.
const LONGEST_USUAL: usize = 256 * 1024;

/// How many long requests are read or answered at once, of all clients and of one.
const LONG_AT_ONCE: usize = 4;
const LONG_OF_ONE: usize = 2;

/// How many analyses are kept, and how many bytes they hold together. The computations of the
/// [`Pool`] may hold as much as they may, and these come to that: what a computation has made is
/// counted as its own while it runs.
const ANALYSES: usize = 64;
const ANALYSES_BYTES: u64 = 64 << 20;

const API: &str = "/api";

/// What answers are made of.
pub struct House {
    pub proxies: Proxies,
    names: Names,
    pool: Pool,
    pub service: Arc<Service>,
    long_requests: Arc<Fair>,
    files: Files,
    /// The folder that the files come from, if they do not come from the program.
    folder: Option<PathBuf>,
}

impl House {
    pub fn new(options: &Options) -> io::Result<House> {
        if let Some(folder) = &options.page {
            Files::read(folder)?;
        }
        let names = Names::new(options.lan, &options.names).map_err(|name| {
            let message = say!("{} is not a name that a browser may ask for", format!("{name:?}"));
            io::Error::new(io::ErrorKind::InvalidInput, message)
        })?;
        let report = Arc::new(|line: &str| eprintln!("nimatron: {line}"));
        Ok(House {
            proxies: Proxies::new(&options.proxies),
            names,
            pool: Pool::new(options.time, report),
            service: Arc::new(Service::new(Analyses::new(ANALYSES, ANALYSES_BYTES))),
            long_requests: Fair::new(LONG_AT_ONCE, LONG_OF_ONE),
            files: Files::embedded(),
            folder: options.page.clone(),
        })
    }
}

/// Where a request comes from.
#[derive(Clone)]
pub struct Sender {
    pub connection: Arc<Connection>,
    pub peer: IpAddr,
}

/// All paths. Requests carry their [`Sender`] as an extension.
pub fn router(house: Arc<House>) -> Router {
    // Fonts are compressed already.
    let worthwhile = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    Router::new()
        .route(API, post(ask).fallback(only_post).layer(compressed(DefaultPredicate::new())))
        .fallback(file.layer(compressed(worthwhile)))
        .layer(middleware::from_fn_with_state(house.clone(), only_for_us))
        .layer(middleware::map_response(headers::guarded))
        .with_state(house)
}

/// Answers are compressed as much as they can be: each is made once and sent over slow lines.
fn compressed<P: Predicate>(worthwhile: P) -> CompressionLayer<P> {
    CompressionLayer::new().quality(CompressionLevel::Best).compress_when(worthwhile)
}

/// Lets pass what is meant for this server and not sent by a page from elsewhere.
async fn only_for_us(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    match house.refusal(&request) {
        None => next.run(request).await,
        Some((status, message)) => refuse(&request, status, message),
    }
}

impl House {
    /// Why a request is not for us, if it is not.
    fn refusal(&self, request: &Request) -> Option<(StatusCode, &'static str)> {
        let peer = request.extensions().get::<Sender>().map(|sender| sender.peer);
        let schemes = match peer.is_some_and(|peer| self.proxies.contains(peer)) {
            true => ["http", "https"].as_slice(),
            false => &["http"],
        };
        let headers = request.headers();
        let host = one(headers, &header::HOST).and_then(Site::read);
        let Some(host) = host.filter(|host| self.names.include(host)) else {
            let message = message!(
                "this server answers to addresses and to names that it was given alone, \
                           such as localhost; `--name NAME` gives it one more"
            );
            return Some((StatusCode::FORBIDDEN, message));
        };
        if !is_same_site(request.uri(), &host, schemes) {
            let message = message!("the address of the request and its Host are not the same");
            return Some((StatusCode::BAD_REQUEST, message));
        }
        if headers.contains_key(header::ORIGIN) {
            let origin = one(headers, &header::ORIGIN).and_then(|origin| origin.parse().ok());
            let ours =
                |origin: &Uri| origin.scheme().is_some() && is_same_site(origin, &host, schemes);
            if !origin.as_ref().is_some_and(ours) {
                let message = message!("only the page of this server may ask it");
                return Some((StatusCode::FORBIDDEN, message));
            }
        }
        None
    }
}

/// Whether an address names this host and one of these schemes, as far as it names any.
fn is_same_site(uri: &Uri, host: &Site, schemes: &[&str]) -> bool {
    let scheme = uri.scheme_str();
    let port = if scheme == Some("https") { 443 } else { 80 };
    scheme.is_none_or(|scheme| schemes.contains(&scheme))
        && uri.authority().is_none_or(|authority| {
            Site::read(authority.as_str()).is_some_and(|site| site.is(host, port))
        })
}

/// The value of a header that stands there once.
fn one<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    values.next().filter(|_| values.next().is_none())?.to_str().ok()
}

async fn ask(State(house): State<Arc<House>>, request: Request) -> Response {
    let Some(sender) = request.extensions().get::<Sender>().cloned() else {
        return failure(StatusCode::INTERNAL_SERVER_ERROR, message!("nobody asked"));
    };
    let client = house.proxies.client(sender.peer, request.headers());
    let wanted = wait(request.headers());
    let language = one(request.headers(), &header::ACCEPT_LANGUAGE).and_then(language::preferred);
    let language = language.map(|language| language as Arc<dyn Language>);
    let (body, _place) = match read(request, client, &house.long_requests).await {
        Ok(read) => read,
        Err(refusal) => return refusal,
    };
    let _turn = sender.connection.work();
    let named = body.clone();
    let service = house.service.clone();
    let work = move |budget: &mut Budget| {
        language::speak(language.clone(), || service.handle(&body, budget))
    };
    let task = Task { kind: move || kind(&named), work };
    match house.pool.run(client, wanted, task).await {
        Ok(answer) => (status(answer.failure), JSON, answer.body).into_response(),
        Err(Refusal::Busy) => busy(),
        Err(Refusal::Late) => failure(
            StatusCode::SERVICE_UNAVAILABLE,
            message!("the request did not end in its time"),
        ),
        Err(Refusal::Broken) => failure(
            StatusCode::INTERNAL_SERVER_ERROR,
            message!("the engine broke down at this request"),
        ),
    }
}

/// How long whoever asks wants to wait: `Prefer: wait=60` (RFC 7240).
fn wait(headers: &HeaderMap) -> Option<Duration> {
    let preferences = one(headers, &HeaderName::from_static("prefer"))?.split([',', ';']);
    let mut seconds = preferences.filter_map(|preference| preference.trim().strip_prefix("wait="));
    seconds.next_back()?.parse().ok().map(Duration::from_secs)
}

/// The kind of a request, for a report: nothing else that a stranger wrote.
fn kind(body: &str) -> String {
    let request: Option<serde_json::Value> = serde_json::from_str(body).ok();
    let name = request.as_ref().and_then(|request| request["request"].as_str());
    let is_plain = |name: &&str| name.len() <= 20 && name.bytes().all(|b| b.is_ascii_lowercase());
    name.filter(is_plain).unwrap_or("unknown").to_owned()
}

/// The text of a request, and a place among the long ones if it is long.
async fn read(
    request: Request,
    client: Client,
    long_requests: &Arc<Fair>,
) -> Result<(Arc<str>, Option<Place>), Response> {
    let too_long = |most: usize| {
        let message = say!("a request of more than {} bytes", most);
        failure(StatusCode::PAYLOAD_TOO_LARGE, &message)
    };
    let length = one(request.headers(), &header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.parse().ok()).unwrap_or(LONGEST_USUAL);
    if length > LONGEST_REQUEST {
        return Err(too_long(LONGEST_REQUEST));
    }
    let (most, place) = if length <= LONGEST_USUAL {
        (LONGEST_USUAL, None)
    } else {
        // Who waits too long here has kept its turn too long.
        (LONGEST_REQUEST, Some(long_requests.place(client).await))
    };
    // If the client left instead, nobody sees this answer.
    let bytes = to_bytes(request.into_body(), most).await.map_err(|error| {
        match error.source().is_some_and(is_broken) {
            true => {
                failure(StatusCode::BAD_REQUEST, message!("the body of the request cannot be read"))
            }
            false => too_long(most),
        }
    })?;
    match std::str::from_utf8(&bytes) {
        Ok(text) => Ok((text.into(), place)),
        Err(_) => Err(failure(StatusCode::BAD_REQUEST, message!("a request is text in UTF-8"))),
    }
}

/// Whether reading failed, and not a limit was passed.
fn is_broken(error: &(dyn Error + 'static)) -> bool {
    error.is::<hyper::Error>() || error.source().is_some_and(is_broken)
}

fn busy() -> Response {
    let message = message!("the server has too much to compute: try again in a moment");
    let mut answer = failure(StatusCode::SERVICE_UNAVAILABLE, message);
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
    answer
}

async fn only_post(request: Request) -> Response {
    let message = say!("the engine is asked by POST and not by {}", request.method().to_string());
    with_allow(failure(StatusCode::METHOD_NOT_ALLOWED, &message), "POST")
}

async fn file(State(house): State<Arc<House>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let answer =
            refuse(&request, StatusCode::METHOD_NOT_ALLOWED, message!("files can only be read"));
        return with_allow(answer, "GET, HEAD");
    }
    let path = request.uri().path();
    let answer = match &house.folder {
        None => Ok(house.files.answer(path, request.headers())),
        Some(folder) => Files::read(folder).map(|files| files.answer(path, request.headers())),
    };
    let mut answer = match answer {
        Ok(Some(answer)) => answer,
        Ok(None) => refuse(&request, StatusCode::NOT_FOUND, message!("there is no such page")),
        Err(_) => {
            refuse(&request, StatusCode::INTERNAL_SERVER_ERROR, message!("the page cannot be read"))
        }
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
    (status, kind, translated(message) + "\n").into_response()
}

fn with_allow(mut response: Response, methods: &'static str) -> Response {
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(methods));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_says_how_long_to_wait() {
        let waits = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert("prefer", HeaderValue::from_static(text));
            wait(&headers)
        };
        for text in ["wait=60", "respond-async, wait=60", "respond-async; wait=60"] {
            assert_eq!(waits(text), Some(Duration::from_secs(60)), "{text}");
        }
        for text in ["", "wait", "wait=", "wait=soon", "wait=-1"] {
            assert_eq!(waits(text), None, "{text}");
        }
        assert_eq!(wait(&HeaderMap::new()), None);
    }
}
