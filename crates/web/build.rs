//! Lists the files of the page, so that the binary holds them all.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// What only the type checker reads.
fn is_for_developers(path: &str) -> bool {
    path.ends_with(".d.ts") || path.ends_with(".json") || path.ends_with(".md")
}

fn main() -> io::Result<()> {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("www");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, "", &mut files)?;
    files.sort();
    let mut list = String::from("[\n");
    for path in files {
        let file = root.join(&path);
        list += &format!("    ({path:?}, include_bytes!({:?}).as_slice()),\n", file.display());
    }
    list += "]\n";
    fs::write(Path::new(&variable("OUT_DIR")).join("page.rs"), list)
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
