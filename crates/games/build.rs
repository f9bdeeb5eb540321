//! Lists the lessons and the languages: every file in `lessons` and `languages` becomes a name with
//! its text, without a line of code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    list("lessons", "md")?;
    list("languages", "ftl")
}

/// Writes the names and texts of a folder's files as a Rust expression.
fn list(folder: &str, extension: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={folder}");
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).expect("cargo sets it");
    let path = variable("CARGO_MANIFEST_DIR").join(folder);
    let mut files: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files.sort();
    let entry = |file: &PathBuf| {
        let name = file.file_stem().map(Path::new).unwrap_or(file);
        format!("({:?}, include_str!({:?})),\n", name.display().to_string(), file)
    };
    let entries: String = files.iter().map(entry).collect();
    let listed = variable("OUT_DIR").join(folder).with_extension("rs");
    fs::write(listed, format!("&[\n{entries}]\n"))
}
