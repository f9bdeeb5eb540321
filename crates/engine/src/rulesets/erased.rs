//! Positions of any ruleset behind one type, as far as it does not matter how they are solved.

/// Makes a type that has a position behind a pointer, `Arc<dyn Erased>`, like that position: it is
/// compared, hashed and printed as the position is. `Erased` has `is`, `as_any` and `fingerprint`.
macro_rules! behind_one_type {
    ($any:ident) => {
        impl std::ops::Deref for $any {
            type Target = dyn Erased;

            fn deref(&self) -> &Self::Target {
                &*self.0
            }
        }

        impl PartialEq for $any {
            fn eq(&self, other: &$any) -> bool {
                self.0.is(other.as_any())
            }
        }

        impl Eq for $any {}

        impl std::hash::Hash for $any {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                state.write_u64(self.0.fingerprint());
            }
        }

        impl std::fmt::Debug for $any {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(&self.0, f)
            }
        }

        impl std::fmt::Display for $any {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

pub(super) use behind_one_type;

/// The hash of a position.
pub(super) fn fingerprint(position: &impl std::hash::Hash) -> u64 {
    use std::hash::{BuildHasher, BuildHasherDefault};
    BuildHasherDefault::<rustc_hash::FxHasher>::default().hash_one(position)
}
