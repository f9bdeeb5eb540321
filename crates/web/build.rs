//! Puts the files of the page into the binary: without the remarks for those who work on it, and
//! compressed, unless they are so already.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use flate2::{Compression, write::GzEncoder};

/// What only the type checker reads.
fn is_for_developers(path: &str) -> bool {
    path.ends_with(".d.ts") || path.ends_with(".json") || path.ends_with(".md")
}

fn main() -> io::Result<()> {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("www");
    let out = PathBuf::from(variable("OUT_DIR"));
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, "", &mut files)?;
    files.sort();
    let mut list = String::from("[\n");
    for (index, path) in files.iter().enumerate() {
        let bytes = fs::read(root.join(path))?;
        let bytes = if is_code(path) { without_remarks(&bytes) } else { bytes };
        let (plain, compressed) = (out.join(format!("{index}")), out.join(format!("{index}.gz")));
        fs::write(&plain, &bytes)?;
        let include = |file: &Path| format!("include_bytes!({:?}).as_slice()", file.display());
        let smaller = Some(gzip(&bytes)?).filter(|smaller| smaller.len() < bytes.len());
        let smaller = match smaller {
            Some(smaller) => {
                fs::write(&compressed, smaller)?;
                format!("Some({})", include(&compressed))
            }
            None => "None".into(),
        };
        list += &format!("    ({path:?}, {}, {smaller}),\n", include(&plain));
    }
    list += "]\n";
    fs::write(out.join("page.rs"), list)
}

fn is_code(path: &str) -> bool {
    path.ends_with(".js") || path.ends_with(".css")
}

/// The code without the comments that fill whole lines; their line breaks stay, so that a place in
/// the code is found again in the source.
///
/// Text that looks like a comment at the beginning of a line does not occur within strings of the
/// page: a test of the page compares what is left with the source, token by token.
fn without_remarks(code: &[u8]) -> Vec<u8> {
    let mut kept = Vec::with_capacity(code.len());
    let mut within = false;
    for line in code.split_inclusive(|byte| *byte == b'\n') {
        let text = line.trim_ascii();
        let end = text.windows(2).position(|pair| pair == b"*/").map(|at| at + 2);
        let opens = !within && text.starts_with(b"/*");
        let is_remark =
            within || text.starts_with(b"//") || opens && end.is_none_or(|end| end == text.len());
        within = (within || opens) && end.is_none();
        kept.extend_from_slice(if is_remark { b"\n" } else { line });
    }
    kept
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn variable(name: &str) -> String {
    env::var(name).expect("Cargo sets the variables of a build script")
}

fn collect(root: &Path, folder: &str, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|name| {
            io::Error::new(io::ErrorKind::InvalidData, format!("{name:?} is not Unicode"))
        })?;
        let path = format!("{folder}{name}");
        if entry.file_type()?.is_dir() {
            collect(root, &format!("{path}/"), files)?;
        } else if !is_for_developers(&path) && !name.starts_with('.') {
            files.push(path);
        }
    }
    Ok(())
}
