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
use include_dir::{Dir, include_dir};
use nimatron::language::bundled;
use serde_json::json;

use crate::join::joined;

static PAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/www");

/// The first page, which `/` stands for.
const INDEX: &str = "index.html";

/// Files by their paths, which have no slash at the beginning.
///
/// Only what is in the table is served, so that no path leads out of it. It holds the files whose
/// names end like a [media type](media_type): not those for type checkers and editors.
pub struct Files(BTreeMap<String, File>);

struct File {
    bytes: Bytes,
    tag: String,
    media_type: &'static str,
}

impl Files {
    /// Those in the program.
    pub fn embedded() -> Files {
        let mut files = Files(BTreeMap::new());
        let mut folders = vec![&PAGE];
        while let Some(folder) = folders.pop() {
            folders.extend(folder.dirs());
            for file in folder.files() {
                let path = file.path().to_string_lossy().into_owned();
                files.insert(path, Bytes::from_static(file.contents()));
            }
        }
        files.with_languages().joined()
    }

    /// Those in a folder, as they are now.
    pub fn read(folder: &Path) -> io::Result<Files> {
        let mut files = Files(BTreeMap::new());
        files.collect(folder, "")?;
        Ok(files.with_languages().joined())
    }

    /// With the sentences of the page in other languages: `language/de.json`, and a list of them in
    /// `language/index.json`.
    fn with_languages(mut self) -> Files {
        let mut listed = Vec::new();
        for language in bundled() {
            listed.push(json!({ "language": language.code(), "name": language.name() }));
            let sentences = json!(language.page()).to_string();
            self.insert(format!("language/{}.json", language.code()), sentences.into());
        }
        self.insert("language/index.json".into(), json!(listed).to_string().into());
        self
    }

    /// With the [joined](crate::join) scripts and styles.
    fn joined(mut self) -> Files {
        let source =
            |path: &str| Some(String::from_utf8_lossy(&self.0.get(path)?.bytes).into_owned());
        for (path, text) in joined(source) {
            self.insert(path.into(), text.into());
        }
        self
    }

    fn collect(&mut self, root: &Path, folder: &str) -> io::Result<()> {
        for entry in fs::read_dir(root.join(folder))? {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            let path = format!("{folder}{name}");
            if entry.file_type()?.is_dir() {
                self.collect(root, &format!("{path}/"))?;
            } else {
                self.insert(path, fs::read(entry.path())?.into());
            }
        }
        Ok(())
    }

    fn insert(&mut self, path: String, bytes: Bytes) {
        let Some(media_type) = media_type(&path) else { return };
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        // Weak, for the same page comes compressed or not.
        let tag = format!("W/\"{:016x}\"", hasher.finish());
        self.0.insert(path, File { bytes, tag, media_type });
    }

    /// The answer to a request for a path, or nothing if there is no such file.
    pub fn answer(&self, path: &str, request: &HeaderMap) -> Option<Response> {
        let path = path.strip_prefix('/').unwrap_or(path);
        let file = self.0.get(if path.is_empty() { INDEX } else { path })?;
        let described = [
            (header::CONTENT_TYPE, file.media_type),
            (header::CACHE_CONTROL, caching(path)),
            (header::ETAG, &file.tag),
            (header::VARY, "accept-encoding"),
        ];
        let known = request.get_all(header::IF_NONE_MATCH).iter();
        let current = known
            .filter_map(|tags| tags.to_str().ok())
            .flat_map(|tags| tags.split(','))
            .any(|tag| tag.trim().trim_start_matches("W/") == file.tag.trim_start_matches("W/"));
        Some(match current {
            true => (StatusCode::NOT_MODIFIED, described).into_response(),
            false => (described, file.bytes.clone()).into_response(),
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

/// The media type of a file, from the end of its name.
fn media_type(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/vnd.microsoft.icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_page_is_embedded_but_what_type_checkers_read() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www");
        let (embedded, read) = (Files::embedded(), Files::read(&folder).expect("the page"));
        assert!(embedded.0.contains_key(INDEX));
        let tags = |files: Files| -> Vec<_> {
            files.0.into_iter().map(|(path, file)| (path, file.tag, file.media_type)).collect()
        };
        assert_eq!(tags(embedded), tags(read));
        let left_out = |folder: &Dir<'_>| -> Vec<_> {
            let files = folder.files().map(|file| file.path().to_string_lossy().into_owned());
            files.filter(|path| media_type(path).is_none()).collect()
        };
        assert_eq!(left_out(&PAGE), ["api.d.ts", "context.d.ts"]);
        for folder in PAGE.dirs() {
            assert_eq!(left_out(folder), [""; 0], "{folder:?}");
        }
    }

    #[test]
    fn fonts_are_kept_for_ever() {
        let (files, none) = (Files::embedded(), HeaderMap::new());
        let caching = |path: &str| {
            files.answer(path, &none).expect("the file").headers()[header::CACHE_CONTROL].clone()
        };
        let fonts: Vec<_> = files.0.keys().filter(|path| path.ends_with(".woff2")).collect();
        assert!(fonts.len() >= 2, "{fonts:?}");
        for path in fonts {
            assert_eq!(caching(path), "public, max-age=31536000, immutable", "{path}");
        }
        for path in ["/", "/app.js", "/fonts/OFL.txt"] {
            assert_eq!(caching(path), "no-cache", "{path}");
        }
    }

    #[test]
    fn a_path_is_looked_up_and_not_followed() {
        let (files, none) = (Files::embedded(), HeaderMap::new());
        assert!(files.answer("/", &none).is_some());
        assert!(files.answer("/index.html", &none).is_some());
        for path in
            ["/../Cargo.toml", "/..%2fCargo.toml", "//etc/passwd", "/index.html/", "/./index.html"]
        {
            assert!(files.answer(path, &none).is_none(), "{path}");
        }
    }
}
