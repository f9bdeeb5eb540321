//! The discipline on the file system of this machine.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use nimatron::files::{Held, Reason, SequenceFile};

/// A folder of our own, removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("nimatron-files-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn reason(path: &Path) -> String {
    Held::open(path).expect_err("it is refused").reason.to_string()
}

#[test]
fn a_file_is_held_by_one() {
    let folder = Folder::new("held");
    let path = folder.path("game");
    let mut first = Held::open(&path).unwrap();
    assert!(matches!(Held::open(&path).unwrap_err().reason, Reason::Busy));
    first.replace(b"a game").unwrap();
    // The file is another one now, and held as well.
    assert!(matches!(Held::open(&path).unwrap_err().reason, Reason::Busy));
    drop(first);
    assert_eq!(Held::open(&path).unwrap().read().unwrap(), b"a game");
    let (_first, _) = SequenceFile::open(&folder.path("values"), "0.77").unwrap();
    let second = SequenceFile::open(&folder.path("values"), "0.77");
    assert!(matches!(second.unwrap_err().reason, Reason::Busy));
}

#[test]
fn nothing_is_lost_between_many() {
    let folder = Folder::new("many");
    let path = folder.path("number");
    let done = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let mut own = 0;
                while own < 50 {
                    let Ok(mut file) = Held::open(&path) else { continue };
                    let text = String::from_utf8(file.read().unwrap()).unwrap();
                    let number = if text.is_empty() { 0 } else { text.parse::<u64>().unwrap() };
                    file.replace((number + 1).to_string().as_bytes()).unwrap();
                    own += 1;
                    done.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    let done = done.load(Ordering::Relaxed).to_string();
    assert_eq!(fs::read_to_string(&path).unwrap(), done);
    assert_eq!(folder.names(), ["number"]);
}

#[test]
fn what_a_killed_run_left_is_written_over() {
    let folder = Folder::new("left");
    fs::write(folder.path("game.nimatron.new"), "half a ga").unwrap();
    Held::open(&folder.path("game")).unwrap().replace(b"a game").unwrap();
    assert_eq!(folder.names(), ["game"]);
}

#[test]
fn what_is_no_file_is_refused() {
    let folder = Folder::new("refused");
    assert_eq!(reason(&folder.0), "it is a directory");
    assert!(Held::open(&folder.path("none/at/all")).is_err());
}

#[cfg(unix)]
#[test]
fn devices_are_refused_and_links_are_followed() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    assert_eq!(reason(Path::new("/dev/null")), "it is a device or a pipe");
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    let folder = Folder::new("links");
    let (link, target) = (folder.path("link"), folder.path("target"));
    symlink("/dev/null", folder.path("null")).unwrap();
    assert_eq!(reason(&folder.path("null")), "it is a device or a pipe");
    symlink("circle", folder.path("circle")).unwrap();
    assert!(reason(&folder.path("circle")).contains("links"));
    // A link to nothing has its target made.
    symlink("other", &link).unwrap();
    symlink("target", folder.path("other")).unwrap();
    Held::open(&link).unwrap().replace(b"one").unwrap();
    assert_eq!(fs::read(&target).unwrap(), b"one");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).unwrap();
    let mut held = Held::open(&link).unwrap();
    assert!(matches!(Held::open(&target).unwrap_err().reason, Reason::Busy));
    held.replace(b"two").unwrap();
    assert_eq!(fs::read(&target).unwrap(), b"two");
    assert_eq!(fs::metadata(&target).unwrap().permissions().mode() & 0o777, 0o640);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(folder.names(), ["circle", "link", "null", "other", "target"]);
}
