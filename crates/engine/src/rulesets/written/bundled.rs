//! The files that come with the library: some as rulesets of the catalogue, the others to begin with.

/// A file that comes with the library, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bundled {
    /// The name of the file without its end.
    pub name: &'static str,
    /// The file.
    pub file: &'static str,
}

macro_rules! bundled {
    ($($name:literal),* $(,)?) => {
        &[$(Bundled {
            name: $name,
            file: include_str!(concat!("../../../rulesets/", $name, ".toml")),
        }),*]
    };
}

/// Every file, in the order of their names. Those of rulesets that are written in Rust, too, have
/// other words, beginning with `my-`.
///
/// ```
/// use nimatron::rulesets::written::{BUNDLED, read};
/// let cram = BUNDLED.iter().find(|bundled| bundled.name == "cram").expect("it comes with it");
/// assert_eq!(read(cram.file)?.description().id, "my-cram");
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
pub const BUNDLED: &[Bundled] = bundled![
    "amazons",
    "anti-clobber",
    "backsliding",
    "bookends",
    "cannibal-clobber",
    "chomp",
    "clobber",
    "col",
    "cram",
    "dawson",
    "diagonal-clobber",
    "domineering",
    "elephants",
    "fission",
    "impartial-cannibal-clobber",
    "impartial-clobber",
    "impartial-nogo",
    "jumping-toads",
    "kayles",
    "king-clobber",
    "knight-clobber",
    "konane",
    "nogo",
    "queen-clobber",
    "rook-clobber",
    "shove",
    "ski-jumps",
    "snort",
    "toads",
];
