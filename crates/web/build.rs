//! Has the page embedded anew when a file of it is added or removed.

fn main() {
    println!("cargo::rerun-if-changed=www");
}
