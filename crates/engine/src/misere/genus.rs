//! Genera: the Grundy value of normal play with the misère values of sums with heaps of 2.
//!
//! The *misère Grundy value* g⁻(G) is the mex of those of the options, where g⁻(0) = 1. The *genus*
//! of G is written g⁺ with the exponent g⁻(G), g⁻(G + *2), g⁻(G + *2 + *2), …, its *tail*. As
//! g⁻(H + *1) = g⁻(H) ⊕ 1, the term k of the tail is the mex of the terms k of the options, of the
//! term before it and of that ⊕ 1: it follows from the genera of the options alone.
//!
//! Every tail ends in x, x ⊕ 2, x, x ⊕ 2, …, and is cut behind the first such pair.
//!
//! References: Conway, *On Numbers and Games*, ch. 12; Berlekamp, Conway, Guy, *Winning Ways*, ch. 13.

use std::borrow::Borrow;
use std::fmt;
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use crate::foundation::Piece;
use crate::impartial::ValueSet;

/// The genus of a position. `Display` writes it in full, as `4^146`; numbers from 10 on stand
/// in parentheses, as in `2^(1,11,9)`. Read are also the short forms of CGSuite: `3` is the genus
/// of a heap of 3, and a single number behind `^` is the first of the tail of a tame or restive
/// game: `0^1` is `0^120`, `1^2` is `1^20`, and `1^4` is `1^431`.
///
/// ```
/// use nimatron::misere::Genus;
/// let heap = |n: u32| Genus::of_heap(n);
/// let two_heaps_of_two = Genus::of_options(&[heap(2), heap(3)]);
/// assert_eq!(two_heaps_of_two.to_string(), "0^02");
/// assert_eq!("0^0".parse(), Ok(two_heaps_of_two));
/// assert_eq!("1".parse(), Ok(heap(1)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Genus {
    normal: u32,
    tail: Box<[u32]>,
}

impl Genus {
    /// The genus with this Grundy value and this tail, whose last two numbers alternate for ever.
    /// A single number stands for the tail of a tame or restive game that begins with it.
    fn new(normal: u32, mut tail: Vec<u32>) -> Genus {
        if let [only] = tail[..] {
            let is_fickle = normal < 2 && only != normal && !matches!(only, 2 | 3);
            tail.extend(is_fickle.then_some(normal ^ 2));
            tail.push(if is_fickle { normal } else { only ^ 2 });
        }
        while tail.len() > 2 && tail[tail.len() - 3] == tail[tail.len() - 1] {
            tail.pop();
        }
        Genus { normal, tail: tail.into() }
    }

    /// The genus of a Nim heap: 0^120, 1^031, and n^n(n⊕2) from 2 on.
    pub fn of_heap(heap: u32) -> Genus {
        match heap {
            0 => Genus::new(0, vec![1, 2, 0]),
            1 => Genus::new(1, vec![0, 3, 1]),
            _ => Genus::new(heap, vec![heap]),
        }
    }

    /// The genus n^n(n⊕2) of a position of Nim with a heap of 2 or more.
    pub(super) fn firm(normal: u32) -> Genus {
        Genus { normal, tail: [normal, normal ^ 2].into() }
    }

    /// The genus of the position whose options have these genera.
    ///
    /// Cost: options times length of the longest tail.
    pub fn of_options(options: &[impl Borrow<Genus>]) -> Genus {
        let of = |genera: &dyn Fn(&Genus) -> u32| -> ValueSet {
            options.iter().map(|option| u64::from(genera(option.borrow()))).collect()
        };
        // A mex of n numbers is at most n.
        let normal = of(&|option| option.normal).mex() as u32;
        // From here on every option alternates, so that a term depends on its parity and the term
        // before it: once it is that of two places before, everything repeats.
        let lengths = options.iter().map(|option| option.borrow().tail.len());
        let regular = lengths.max().unwrap_or(2) - 2;
        let mut tail: Vec<u32> = Vec::new();
        loop {
            let place = tail.len();
            let mut seen = of(&|option| option.at(place));
            match tail.last() {
                Some(&before) => seen.extend([before, before ^ 1].map(u64::from)),
                None if options.is_empty() => return Genus::of_heap(0),
                None => {}
            }
            tail.push(seen.mex() as u32);
            if place >= regular + 2 && tail[place] == tail[place - 2] {
                return Genus::new(normal, tail);
            }
        }
    }

    /// The Grundy value of normal play.
    pub fn normal(&self) -> u32 {
        self.normal
    }

    /// The misère Grundy value; the previous player wins misère play if and only if it is 0.
    pub fn misere(&self) -> u32 {
        self.tail[0]
    }

    /// The tail up to the first two numbers that alternate for ever.
    pub fn tail(&self) -> &[u32] {
        &self.tail
    }

    /// The term of the tail that belongs to the sum with this number of heaps of 2.
    pub fn at(&self, twos: usize) -> u32 {
        let length = self.tail.len();
        match self.tail.get(twos) {
            Some(&term) => term,
            None => self.tail[length - 2 + (twos - length) % 2],
        }
    }

    /// Whether some position of Nim has this genus: 0^120, 1^031 or n^n(n⊕2).
    pub fn is_of_nim(&self) -> bool {
        *self == Genus::of_heap(self.normal) || self.is_firm()
    }

    /// Whether it is 0^x or 1^x with x ≥ 2, where from x ≥ 4 on the tail goes on as that of 0 or 1.
    pub fn is_restive(&self) -> bool {
        let first = self.misere();
        self.normal < 2 && first > 1 && *self == Genus::new(self.normal, vec![first])
    }

    /// Whether it is n^n(n⊕2), the genus of Nim with a heap of 2 or more.
    pub fn is_firm(&self) -> bool {
        self.tail.len() == 2 && self.normal == self.tail[0]
    }
}

impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terms: Vec<String> = self.tail.iter().map(u32::to_string).collect();
        match self.tail.iter().all(|&term| term < 10) {
            true => write!(f, "{}^{}", self.normal, terms.concat()),
            false => write!(f, "{}^({})", self.normal, terms.join(",")),
        }
    }
}

impl FromStr for Genus {
    type Err = ParseError;

    /// Reads a genus.
    ///
    /// # Errors
    /// What is wrong, and where.
    fn from_str(text: &str) -> Result<Genus, ParseError> {
        let piece = Piece::whole(text).trimmed();
        let refused = || {
            ParseError::new(say!("expected a genus"), piece.span())
                .with_help(say!("a genus looks like 4^146"))
        };
        let number = |text: &str| -> Result<u32, ParseError> {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| digits).ok_or_else(refused)
        };
        let Some((normal, tail)) = piece.text.split_once('^') else {
            return number(piece.text).map(Genus::of_heap);
        };
        let inner = tail.strip_prefix('(').and_then(|tail| tail.strip_suffix(')'));
        let terms: Result<Vec<u32>, _> = match inner {
            Some(list) => list.split(',').map(number).collect(),
            None => tail.chars().map(|digit| digit.to_digit(10).ok_or_else(refused)).collect(),
        };
        let (normal, terms) = (number(normal)?, terms?);
        match terms[..] {
            [] => Err(refused()),
            [.., a, b] if a != b ^ 2 => Err(refused()),
            _ => Ok(Genus::new(normal, terms)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_of_nim() {
        let mut heaps = Vec::new();
        for n in 0..40 {
            let genus = Genus::of_options(&heaps);
            assert_eq!(genus, Genus::of_heap(n));
            assert_eq!(genus.to_string().parse(), Ok(genus.clone()));
            assert!(genus.is_of_nim());
            heaps.push(genus);
        }
        assert_eq!(heaps[0].to_string(), "0^120");
        assert_eq!(heaps[11].to_string(), "11^(11,9)");
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "^", "1^", "1^13a", "1^(1,2", "x", "+1", "1^11", "1^()", "-1^13"] {
            assert!(text.parse::<Genus>().is_err(), "{text}");
        }
    }
}
