//! Copying: independent parts that cancel.
//!
//! # Theorem
//! In normal play G + G is lost for whoever begins, if both players have the same
//! moves in G: whatever one does in one copy, the other does in the other. If the
//! players have moves of their own, the same holds of G + (−G), where −G is G with
//! the players exchanged. Such a pair may be added to any position, or left out of
//! it, without changing who wins.
//!
//! Reference: J. H. Conway, *On Numbers and Games*, chapter 7 (the Tweedledum and
//! Tweedledee argument).

use nimatron_nimber::say;

use serde::{Deserialize, Serialize};

/// More parts are not compared with each other.
const MOST_PARTS: usize = 256;

/// Independent parts that cancel in pairs, in normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CancelClaim {
    /// The pairs, at least one.
    pub pairs: Vec<CancelPair>,
    /// The other parts that have moves, as text; none if copying wins.
    pub rest: Vec<String>,
}

/// Two parts that cancel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CancelPair {
    /// The parts, as text.
    pub parts: [String; 2],
    /// Why they cancel.
    pub sameness: Sameness,
}

/// Why two parts cancel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sameness {
    /// They are the same up to symmetry, and both players have the same moves there.
    Equal,
    /// One is the other with the players exchanged, up to symmetry.
    Mirrored,
    /// The value of one is the negative of that of the other.
    Negative,
}

/// The claim that parts cancel in pairs, each with the first that it can; `None` if
/// none do. Parts without moves are left out.
///
/// Cost: quadratic in the number of parts, of which there are few.
pub(super) fn cancelling<T>(
    parts: &[T],
    sameness: impl Fn(&T, &T) -> Option<Sameness>,
    text: impl Fn(&T) -> String,
) -> Option<CancelClaim> {
    if !(2..=MOST_PARTS).contains(&parts.len()) {
        return None;
    }
    let mut claim = CancelClaim { pairs: Vec::new(), rest: Vec::new() };
    let mut is_paired = vec![false; parts.len()];
    for (index, part) in parts.iter().enumerate() {
        if is_paired[index] {
            continue;
        }
        let mut others = (index + 1..parts.len()).filter(|&other| !is_paired[other]);
        let found = others.find_map(|other| Some((other, sameness(part, &parts[other])?)));
        match found {
            Some((other, sameness)) => {
                is_paired[other] = true;
                let parts = [text(part), text(&parts[other])];
                claim.pairs.push(CancelPair { parts, sameness });
            }
            None => claim.rest.push(text(part)),
        }
    }
    (!claim.pairs.is_empty()).then_some(claim)
}

/// Confirms that the parts cancel as claimed, if that was found of them.
pub(super) fn check(claimed: &CancelClaim, found: Option<&CancelClaim>) -> Result<(), String> {
    match found {
        None => Err(say!("no parts cancel")),
        Some(found) if found.pairs != claimed.pairs => Err(say!("other parts cancel")),
        Some(found) if found.rest != claimed.rest => Err(say!("other parts are left")),
        Some(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn equal(a: &i32, b: &i32) -> Option<Sameness> {
        (a == b).then_some(Sameness::Equal)
    }

    #[test]
    fn equal_parts_are_paired_once() {
        let found = cancelling(&[5, 3, 5, 5, 3], equal, |part| part.to_string()).unwrap();
        let pairs: Vec<&[String; 2]> = found.pairs.iter().map(|pair| &pair.parts).collect();
        assert_eq!(pairs, [&["5", "5"].map(String::from), &["3", "3"].map(String::from)]);
        assert_eq!(found.rest, ["5"]);
        assert_eq!(check(&found, Some(&found)), Ok(()));
        assert!(check(&found, None).is_err());
        let mut damaged = found.clone();
        damaged.rest.clear();
        assert!(check(&damaged, Some(&found)).is_err());
    }

    #[test]
    fn different_parts_do_not_cancel() {
        assert_eq!(cancelling(&[1, 2, 3], equal, |part| part.to_string()), None);
        assert_eq!(cancelling(&[1], equal, |part| part.to_string()), None);
    }
}
