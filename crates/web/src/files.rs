//! The files of the page.

use std::{
    collections::BTreeMap,
    fs,
    hash::{DefaultHasher, Hasher},
    io,
    path::Path,
};

use axum::{
    body::Bytes,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};

/// Path, bytes, and the bytes compressed by gzip where that makes them fewer.
type Embedded = (&'static str, &'static [u8], Option<&'static [u8]>);

static EMBEDDED: &[Embedded] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The first page, which `/` stands for.
const INDEX: &str = "index.html";

/// Files by their paths, which have no slash at the beginning.
///
/// Only what is in the table is served, so that no path leads out of it.
pub struct Files(BTreeMap<String, File>);

struct File {
    bytes: Bytes,
    compressed: Option<Bytes>,
    tag: String,
    kind: &'static str,
}

impl Files {
    /// Those in the program.
    pub fn embedded() -> Files {
        let files = EMBEDDED.iter().map(|&(path, bytes, compressed)| {
            let file = File::new(path, Bytes::from_static(bytes));
            (path.to_string(), File { compressed: compressed.map(Bytes::from_static), ..file })
        });
        Files(files.collect())
    }

    /// Those in a folder, as they are now.
    pub fn read(folder: &Path) -> io::Result<Files> {
        let mut files = Files(BTreeMap::new());
        files.collect(folder, "")?;
        Ok(files)
    }

    fn collect(&mut self, root: &Path, folder: &str) -> io::Result<()> {
        for entry in fs::read_dir(root.join(folder))? {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            let path = format!("{folder}{name}");
            if entry.file_type()?.is_dir() {
                self.collect(root, &format!("{path}/"))?;
            } else {
                let file = File::new(&path, fs::read(entry.path())?.into());
                self.0.insert(path, file);
            }
        }
        Ok(())
    }

    /// The answer to a request for a path, or nothing if there is no such file.
    pub fn answer(&self, path: &str, request: &HeaderMap) -> Option<Response> {
        let path = path.strip_prefix('/').unwrap_or(path);
        let file = self.0.get(if path.is_empty() { INDEX } else { path })?;
        let described = [
            (header::CONTENT_TYPE, file.kind),
            (header::CACHE_CONTROL, caching(path)),
            (header::ETAG, &file.tag),
            (header::VARY, "accept-encoding"),
        ];
        let known = request.get_all(header::IF_NONE_MATCH).iter();
        let current = known
            .filter_map(|tags| tags.to_str().ok())
            .flat_map(|tags| tags.split(','))
            .any(|tag| tag.trim().trim_start_matches("W/") == file.tag.trim_start_matches("W/"));
        let compressed = file.compressed.as_ref().filter(|_| accepts_gzip(request));
        Some(match (current, compressed) {
            (true, _) => (StatusCode::NOT_MODIFIED, described).into_response(),
            (false, Some(bytes)) => {
                let encoded = [(header::CONTENT_ENCODING, "gzip")];
                (described, encoded, bytes.clone()).into_response()
            }
            (false, None) => (described, file.bytes.clone()).into_response(),
        })
    }
}

/// How long a browser may keep a file.
///
/// The name of a font contains a hash of its bytes, so a copy is current for ever. About all other
/// files a browser asks each time, so that a page is never made of files of two versions of the
/// program.
fn caching(path: &str) -> &'static str {
    match path.starts_with("fonts/") && path.ends_with(".woff2") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    }
}

/// Whether the client reads gzip; `gzip;q=0` says that it does not.
fn accepts_gzip(request: &HeaderMap) -> bool {
    let codings = request.get_all(header::ACCEPT_ENCODING).iter();
    let mut codings =
        codings.filter_map(|codings| codings.to_str().ok()).flat_map(|c| c.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

impl File {
    fn new(path: &str, bytes: Bytes) -> File {
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        // Weak, for the same page comes compressed or not.
        let tag = format!("W/\"{:016x}\"", hasher.finish());
        File { bytes, compressed: None, tag, kind: kind(path) }
    }
}

/// The media type of a file, from the end of its name.
fn kind(path: &str) -> &'static str {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    match extension {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/vnd.microsoft.icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_file_has_a_media_type() {
        let unknown: Vec<_> =
            EMBEDDED.iter().filter(|(path, ..)| kind(path).ends_with("stream")).collect();
        assert!(
            unknown.is_empty(),
            "{:?}",
            unknown.iter().map(|(path, ..)| path).collect::<Vec<_>>()
        );
        assert!(EMBEDDED.iter().any(|(path, ..)| *path == INDEX));
    }

    #[test]
    fn compressed_for_those_who_read_it() {
        for (codings, expected) in [
            ("gzip, deflate, br", true),
            ("deflate;q=0.5,GZIP;q=1.0", true),
            ("gzip;q=0", false),
            ("br", false),
        ] {
            let request =
                HeaderMap::from_iter([(header::ACCEPT_ENCODING, codings.parse().unwrap())]);
            let answer = Files::embedded().answer("/app.js", &request).expect("the page");
            assert_eq!(
                answer.headers().contains_key(header::CONTENT_ENCODING),
                expected,
                "{codings}"
            );
        }
    }

    #[test]
    fn fonts_are_kept_for_ever_and_are_not_compressed_twice() {
        let gzip = HeaderMap::from_iter([(header::ACCEPT_ENCODING, "gzip".parse().unwrap())]);
        let fonts = EMBEDDED.iter().filter(|(path, ..)| path.ends_with(".woff2"));
        let mut count = 0;
        for (path, ..) in fonts {
            let answer = Files::embedded().answer(path, &gzip).expect("the font");
            assert_eq!(answer.headers()[header::CONTENT_TYPE], "font/woff2");
            assert_eq!(
                answer.headers()[header::CACHE_CONTROL],
                "public, max-age=31536000, immutable"
            );
            assert!(!answer.headers().contains_key(header::CONTENT_ENCODING), "{path}");
            count += 1;
        }
        assert!(count >= 2, "{count} fonts");
        for path in ["/", "/app.js", "/fonts/OFL.txt"] {
            let answer = Files::embedded().answer(path, &gzip).expect("the page");
            assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-cache", "{path}");
        }
    }

    #[test]
    fn a_path_is_looked_up_and_not_followed() {
        let files =
            Files::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("www")).expect("the page");
        let none = HeaderMap::new();
        assert!(files.answer("/", &none).is_some());
        assert!(files.answer("/index.html", &none).is_some());
        for path in
            ["/../Cargo.toml", "/..%2fCargo.toml", "//etc/passwd", "/index.html/", "/./index.html"]
        {
            assert!(files.answer(path, &none).is_none(), "{path}");
        }
    }
}
