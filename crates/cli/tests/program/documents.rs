//! The documents tell the truth: every command in them is run, and prints what
//! stands there.
//!
//! In a block marked `console`, a line `$ nimatron …` is a command and the lines
//! up to the next are its output. A block marked `toml FILE` is the content of
//! that file for the commands behind it. `NIMATRON_REWRITE=1` writes what is printed
//! into the documents instead of comparing, for a person to read and approve.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Words as a shell splits them: at spaces outside quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = None::<String>;
    let mut quote = None;
    for c in line.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, ' ') => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

fn output_of(command: &str, folder: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_nimatron"))
        .args(&words(command)[1..])
        .args(["--notation", "unicode"])
        .current_dir(folder)
        .output()
        .expect("the program starts");
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8(text).expect("text").trim_end().to_string()
}

/// Runs the commands of one document: how many there are, or what differs.
fn check(document: &Path, folder: &Path) -> Result<usize, String> {
    let text = std::fs::read_to_string(document).map_err(|error| error.to_string())?;
    let mut rewritten = String::new();
    let mut differences = String::new();
    let mut commands = 0;
    let mut inside = false;
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        rewritten += &format!("{line}\n");
        if line.starts_with("```") {
            inside = !inside && line == "```console";
        }
        if let Some(file) = line.strip_prefix("```toml ") {
            let content: Vec<&str> = lines.clone().take_while(|line| *line != "```").collect();
            std::fs::write(folder.join(file), content.join("\n") + "\n")
                .map_err(|error| error.to_string())?;
        }
        let command = line.strip_prefix("$ ").filter(|c| inside && c.starts_with("nimatron "));
        let Some(command) = command else { continue };
        commands += 1;
        let is_output = |line: &&str| !line.starts_with("```") && !line.starts_with("$ ");
        let mut expected = Vec::new();
        while let Some(line) = lines.next_if(is_output) {
            expected.push(line);
        }
        let printed = output_of(command, folder);
        if printed != expected.join("\n").trim_end() {
            differences += &format!("{}\n$ {command}\n{printed}\n", document.display());
        }
        if !printed.is_empty() {
            rewritten += &format!("{printed}\n");
        }
        if expected.last() == Some(&"") {
            rewritten += "\n";
        }
    }
    if std::env::var_os("NIMATRON_REWRITE").is_some() {
        std::fs::write(document, rewritten).map_err(|error| error.to_string())?;
        return Ok(commands);
    }
    if differences.is_empty() { Ok(commands) } else { Err(differences) }
}

#[test]
fn every_command_in_the_documents_prints_what_stands_there() {
    let folder = std::env::temp_dir().join(format!("nimatron-documents-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut documents = vec![root().join("README.md")];
    let book = std::fs::read_dir(root().join("docs")).expect("the book");
    documents.extend(book.map(|entry| entry.expect("an entry").path()));
    documents.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    let results: Vec<_> = documents.iter().map(|path| check(path, &folder)).collect();
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    let differences: String = results.iter().filter_map(|r| r.as_ref().err().cloned()).collect();
    assert!(differences.is_empty(), "printed now:\n{differences}");
    assert!(results.iter().any(|result| matches!(result, Ok(1..))), "no command was run");
}
