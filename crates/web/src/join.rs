//! The modules of the page joined to few scripts, and its styles to one.
//!
//! A browser that finds forty modules one by one asks for each and waits. So the page is served
//! joined, too, without the comments that only its developers read:
//!
//! | file | holds |
//! | --- | --- |
//! | `page.js` | `app.js`, the first screen, and all that these import |
//! | `more.js` | the other modules, which they import when they are needed |
//! | `style/page.css` | `style/style.css` with all that it imports |
//!
//! Each module becomes a function that is called once, in the order of imports:
//!
//! ```text
//! const modules = {};
//! modules["dom.js"] = (() => { function h() {…} return { h }; })();
//! modules["app.js"] = (() => { const { h, fill: f } = modules["dom.js"]; … return {}; })();
//! ```
//!
//! For that the modules keep to a part of the language, which the tests of this module demand of
//! every file: an import and the beginning of an export stand on a line of their own, exported are
//! declarations and names alone, and imports go round in no circle.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

/// What is needed at once: the shell, and the first screen.
const FIRST: [&str; 2] = ["screens/home.js", "app.js"];

/// The joined files by their paths. `source` gives the text of a file.
pub fn joined(source: impl Fn(&str) -> Option<String>) -> BTreeMap<&'static str, String> {
    let (modules, first) = modules(&source);
    let at_once: BTreeSet<&str> = modules[..first].iter().map(|(name, _)| &**name).collect();
    let wrap = |modules: &[(String, String)]| {
        modules.iter().map(|(name, text)| wrapped(name, text, &at_once)).collect::<String>()
    };
    let page = format!("const modules = {{}};\nexport {{ modules }};\n{}", wrap(&modules[..first]));
    let more = format!("import {{ modules }} from \"./page.js\";\n{}", wrap(&modules[first..]));
    let styles = style(&source, "style/style.css");
    BTreeMap::from([("page.js", page), ("more.js", more), ("style/page.css", styles)])
}

/// All modules with their texts, and how many of them are needed at once.
fn modules(source: &impl Fn(&str) -> Option<String>) -> (Vec<(String, String)>, usize) {
    let mut scripts = Scripts { source, order: Vec::new(), begun: BTreeSet::new() };
    FIRST.iter().for_each(|module| scripts.visit(module));
    let first = scripts.order.len();
    let mut seen = 0;
    // What is imported later may import more of its own.
    while let Some((name, text)) = scripts.order.get(seen).cloned() {
        let later = text.lines().filter_map(later_import);
        later.for_each(|(_, path, _)| scripts.visit(&resolved(&name, path)));
        seen += 1;
    }
    (scripts.order, first)
}

/// Modules in an order in which each comes after those that it imports.
struct Scripts<'s, S> {
    source: &'s S,
    order: Vec<(String, String)>,
    begun: BTreeSet<String>,
}

impl<S: Fn(&str) -> Option<String>> Scripts<'_, S> {
    fn visit(&mut self, name: &str) {
        if !self.begun.insert(name.into()) {
            return;
        }
        let Some(text) = (self.source)(name) else { return };
        for (_, imported) in text.lines().filter_map(import) {
            self.visit(&resolved(name, imported));
        }
        self.order.push((name.into(), text));
    }
}

/// What an `import` takes, with its braces, and from where.
fn import(line: &str) -> Option<(&str, &str)> {
    let (names, path) = line.strip_prefix("import ")?.strip_suffix("\";")?.split_once('"')?;
    Some((names.trim().trim_end_matches("from").trim(), path))
}

/// What stands before `import("./x.js")` in a line, its path, and what stands behind it. In a
/// comment it is a type.
fn later_import(line: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = line.split_once("import(\"")?;
    let (path, after) = rest.split_once("\")")?;
    path.ends_with(".js").then_some((before, path, after)).filter(|_| !before.contains("@"))
}

/// The path of a module that another one calls `./x.js` or `../folder/x.js`.
fn resolved(from: &str, path: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(folders.pop()),
            name => folders.push(name),
        }
    }
    folders.join("/")
}

/// A module as a function that gives what it exports. Modules of `at_once` are in `page.js`.
fn wrapped(name: &str, text: &str, at_once: &BTreeSet<&str>) -> String {
    let mut exported = Vec::new();
    let mut body = String::new();
    for line in without_comments(text) {
        if let Some((names, path)) = import(line) {
            if !names.is_empty() {
                let names = names.replace(" as ", ": ");
                let _ = writeln!(body, "const {names} = modules[\"{}\"];", resolved(name, path));
            }
        } else if let Some(names) = line.strip_prefix("export {") {
            exported.extend(names.trim_end_matches("};").split(',').map(str::trim));
        } else if let Some(declaration) = line.strip_prefix("export ") {
            exported.extend(declared(declaration));
            let _ = writeln!(body, "{declaration}");
        } else {
            let _ = writeln!(body, "{}", imported_later(name, line, at_once));
        }
    }
    format!(
        "modules[\"{name}\"] = (() => {{\n{body}return {{ {} }};\n}})();\n",
        exported.join(", ")
    )
}

/// The name that a declaration gives.
fn declared(declaration: &str) -> Option<&str> {
    let name = ["async function ", "function ", "class ", "const "]
        .iter()
        .find_map(|kind| declaration.strip_prefix(kind))?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').next()
}

/// A line in which `import("./x.js")` gives the joined module.
fn imported_later(name: &str, line: &str, at_once: &BTreeSet<&str>) -> String {
    let Some((before, path, after)) = later_import(line) else { return line.into() };
    let module = resolved(name, path);
    let place = format!("modules[\"{module}\"]");
    match at_once.contains(&*module) {
        true => format!("{before}{place}{after}"),
        false => format!("{before}import(\"./more.js\").then(() => {place}){after}"),
    }
}

/// The lines of a script or style that are no comments, without blanks around them.
fn without_comments(text: &str) -> impl Iterator<Item = &str> {
    let mut within = false;
    text.lines().map(str::trim).filter(move |line| {
        if within || line.starts_with("/*") {
            within = !line.contains("*/");
            // A line may go on behind a comment with which it begins.
            return !within && !line.ends_with("*/");
        }
        !line.is_empty() && !line.starts_with("//")
    })
}

/// A style with those that it imports, in their places.
fn style(source: &impl Fn(&str) -> Option<String>, name: &str) -> String {
    let mut joined = String::new();
    for line in without_comments(&source(name).unwrap_or_default()) {
        let imported =
            line.strip_prefix("@import url(\"").and_then(|rest| rest.strip_suffix("\");"));
        match imported {
            Some(path) => joined += &style(source, &resolved(name, path)),
            None => {
                joined += line;
                joined += "\n";
            }
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    /// The files of the page.
    fn page(path: &str) -> Option<String> {
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("www").join(path)).ok()
    }

    #[test]
    fn a_module_becomes_a_function() {
        let source = |path: &str| match path {
            "app.js" => Some(
                "// The shell.\nimport { h as make } from \"./tools/dom.js\";\n\n/** Says it. */\n\
                 export function say() {\n  // Why.\n  return make();\n}\n\
                 const later = () => import(\"./screens/games.js\");\n"
                    .into(),
            ),
            "tools/dom.js" => Some("const h = () => 1;\nexport { h };\n".into()),
            "screens/games.js" => Some("import { say } from \"../app.js\";\nsay();\n".into()),
            "style/style.css" => {
                Some("/* All. */\n@import url(\"base.css\");\nb { top: 0; }\n".into())
            }
            "style/base.css" => Some("a { left: 0; }\n".into()),
            _ => None,
        };
        let joined = joined(source);
        assert_eq!(
            joined["page.js"],
            "const modules = {};\nexport { modules };\n\
             modules[\"tools/dom.js\"] = (() => {\nconst h = () => 1;\nreturn { h };\n})();\n\
             modules[\"app.js\"] = (() => {\nconst { h: make } = modules[\"tools/dom.js\"];\n\
             function say() {\nreturn make();\n}\n\
             const later = () => import(\"./more.js\").then(() => modules[\"screens/games.js\"]);\n\
             return { say };\n})();\n"
        );
        assert!(joined["more.js"].contains("const { say } = modules[\"app.js\"];\nsay();"));
        assert_eq!(joined["style/page.css"], "a { left: 0; }\nb { top: 0; }\n");
    }

    #[test]
    fn a_line_goes_on_behind_a_comment() {
        let text = "/** @type {A} */ (a).b();\n/* one */\n/*\n * two\n */\nc();";
        assert_eq!(
            without_comments(text).collect::<Vec<_>>(),
            ["/** @type {A} */ (a).b();", "c();"]
        );
    }

    #[test]
    fn the_modules_of_the_page_can_be_joined() {
        let mut before = BTreeSet::new();
        for (name, text) in modules(&page).0 {
            let mut rest = String::new();
            for line in without_comments(&text) {
                match import(line) {
                    Some((_, path)) => {
                        let imported = resolved(&name, path);
                        assert!(
                            before.contains(&imported),
                            "{name} and {imported} import each other"
                        );
                    }
                    None => rest += &format!("{line}\n"),
                }
            }
            for line in rest.lines() {
                let is_export = line.starts_with("export ");
                let is_declared = line.strip_prefix("export ").and_then(declared).is_some();
                assert!(
                    !is_export || is_declared || line.starts_with("export { "),
                    "{name}: {line}"
                );
                assert!(!line.starts_with("import "), "{name}: {line}");
                assert!(
                    line.matches('`').count() % 2 == 0,
                    "{name}: a text of several lines: {line}"
                );
            }
            before.insert(name);
        }
        assert!(before.len() > 40, "{before:?}");
    }

    #[test]
    fn every_module_is_in_one_of_the_scripts() {
        let mut files = Vec::new();
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("www")];
        let root = folders[0].clone();
        while let Some(folder) = folders.pop() {
            for entry in
                fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path())
            {
                if entry.is_dir() {
                    folders.push(entry);
                } else if entry.extension().is_some_and(|end| end == "js") {
                    let name = entry.strip_prefix(&root).expect("a file of the page");
                    files.push(name.to_string_lossy().replace('\\', "/"));
                }
            }
        }
        files.sort();
        let mut joined: Vec<String> = modules(&page).0.into_iter().map(|(name, _)| name).collect();
        joined.sort();
        assert_eq!(joined, files);
    }
}
