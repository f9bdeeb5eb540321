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

static EMBEDDED: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The first page, which `/` stands for.
const INDEX: &str = "index.html";

/// Files by their paths, which have no slash at the beginning.
///
/// Only what is in the table is served, so that no path leads out of it.
pub struct Files(BTreeMap<String, File>);

struct File {
    bytes: Bytes,
    tag: String,
    kind: &'static str,
}

impl Files {
    /// Those in the program.
    pub fn embedded() -> Files {
        let file = |&(path, bytes): &(&str, &'static [u8])| {
            (path.to_string(), File::new(path, Bytes::from_static(bytes)))
        };
        Files(EMBEDDED.iter().map(file).collect())
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
        // A browser asks each time whether its copy is current, so that a page is never made of
        // files of two versions of the program.
        let described = [
            (header::CONTENT_TYPE, file.kind),
            (header::CACHE_CONTROL, "no-cache"),
            (header::ETAG, &file.tag),
        ];
        let known = request.get_all(header::IF_NONE_MATCH).iter();
        let current = known
            .filter_map(|tags| tags.to_str().ok())
            .flat_map(|tags| tags.split(','))
            .any(|tag| tag.trim().trim_start_matches("W/") == file.tag);
        Some(match current {
            true => (StatusCode::NOT_MODIFIED, described).into_response(),
            false => (described, file.bytes.clone()).into_response(),
        })
    }
}

impl File {
    fn new(path: &str, bytes: Bytes) -> File {
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let tag = format!("\"{:016x}\"", hasher.finish());
        File { bytes, tag, kind: kind(path) }
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
            EMBEDDED.iter().filter(|(path, _)| kind(path).ends_with("stream")).collect();
        assert!(
            unknown.is_empty(),
            "{:?}",
            unknown.iter().map(|(path, _)| path).collect::<Vec<_>>()
        );
        assert!(EMBEDDED.iter().any(|(path, _)| *path == INDEX));
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
