//! Lists the lessons: every file in `lessons` becomes a name with its text, without a line of code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=lessons");
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).expect("cargo sets it");
    let folder = variable("CARGO_MANIFEST_DIR").join("lessons");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "md"));
    files.sort();
    let entry = |file: &PathBuf| {
        let name = file.file_stem().map(Path::new).unwrap_or(file);
        format!("({:?}, include_str!({:?})),\n", name.display().to_string(), file)
    };
    let entries: String = files.iter().map(entry).collect();
    fs::write(variable("OUT_DIR").join("lessons.rs"), format!("&[\n{entries}]\n"))
}
