//! Generators and relations of a quotient.
//!
//! The generators are the heaps whose elements are not products of those of smaller heaps, without
//! those that the others generate, called a, b, c, … in ascending order. Words are ordered by the multiplicity of the last generator,
//! then of the one before, and so on; every element is written as its least word. A *relation*
//! w = v is given for every w that is no least word while all proper parts of w are, where v is
//! the least word of its element: a confluent system without anything superfluous, as the
//! algorithms of Knuth and Bendix and of Buchberger end in.

use std::collections::HashSet;
use std::fmt;

use super::Partial;

/// A quotient by generators and relations. `Display` writes them with the P-portion.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::Code;
/// use nimatron::misere::quotient::Partial;
/// let mut quotient = Partial::new();
/// quotient.extend(&"0.34".parse::<Code>()?, 20, &mut Budget::unlimited())?;
/// assert_eq!(
///     quotient.presentation().to_string(),
///     "Q = <a,b,c | a^2 = 1, b^4 = b^2, b^2c = b^3, c^2 = 1>, P = {a, b^2, ac}"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presentation {
    generators: Vec<u32>,
    /// For every element how often each generator occurs in its least word.
    words: Vec<Vec<u32>>,
    relations: Vec<(Vec<u32>, u16)>,
    p_positions: Vec<u16>,
}

impl Partial {
    /// The presentation of the quotient.
    ///
    /// Cost: the order times the square of the number of generators.
    pub fn presentation(&self) -> Presentation {
        let order = self.monoid().order() as u16;
        let mut generators: Vec<u32> = (1..order).flat_map(|element| self.word(element)).collect();
        generators.sort_unstable();
        generators.dedup();
        for heap in generators.clone() {
            let others: Vec<u32> = generators.iter().copied().filter(|&g| g != heap).collect();
            if self.generated(&others).len() == usize::from(order) {
                generators = others;
            }
        }
        let elements = self.generated(&generators);
        let mut words = vec![Vec::new(); elements.len()];
        for (element, word) in &elements {
            words[usize::from(*element)].clone_from(word);
        }
        let least: HashSet<&[u32]> = words.iter().map(Vec::as_slice).collect();
        let mut relations: Vec<(Vec<u32>, u16)> = Vec::new();
        for (element, word) in (0u16..).zip(&words) {
            for (place, &heap) in generators.iter().enumerate() {
                let mut longer = word.clone();
                longer[place] += 1;
                let is_minimal = !least.contains(longer.as_slice())
                    && (0..longer.len()).filter(|&at| longer[at] > 0).all(|at| {
                        let mut part = longer.clone();
                        part[at] -= 1;
                        least.contains(part.as_slice())
                    });
                if is_minimal {
                    let product = self.monoid().product(element, self.heaps()[heap as usize]);
                    relations.push((longer, product));
                }
            }
        }
        relations.sort_unstable_by(|(a, _), (b, _)| a.iter().rev().cmp(b.iter().rev()));
        relations.dedup();
        let elements = elements.iter().map(|(element, _)| *element);
        let p_positions = elements.filter(|&element| self.monoid().is_p(element)).collect();
        Presentation { generators, words, relations, p_positions }
    }

    /// The elements that heaps generate with their least words, in the order of these.
    fn generated(&self, generators: &[u32]) -> Vec<(u16, Vec<u32>)> {
        let mut elements = vec![(0, vec![0; generators.len()])];
        let mut is_known = vec![false; self.monoid().order()];
        is_known[0] = true;
        for (place, &heap) in generators.iter().enumerate() {
            let mut layer = 0..elements.len();
            while !layer.is_empty() {
                let end = elements.len();
                for before in layer {
                    let (element, word) = &elements[before];
                    let product = self.monoid().product(*element, self.heaps()[heap as usize]);
                    if !std::mem::replace(&mut is_known[usize::from(product)], true) {
                        let mut longer = word.clone();
                        longer[place] += 1;
                        elements.push((product, longer));
                    }
                }
                layer = end..elements.len();
            }
        }
        elements
    }
}

impl Presentation {
    /// The heaps that generate the quotient.
    pub fn generators(&self) -> &[u32] {
        &self.generators
    }

    /// The name of a generator: a to z, then A to Z, then `(53)` and so on.
    pub fn name(place: usize) -> String {
        match place {
            0..=25 => char::from(b'a' + place as u8).to_string(),
            26..=51 => char::from(b'A' + (place - 26) as u8).to_string(),
            _ => format!("({})", place + 1),
        }
    }

    /// An element as its least word; empty of what is none.
    pub fn word(&self, element: u16) -> String {
        self.words.get(usize::from(element)).map_or(String::new(), |word| written(word))
    }

    /// The relations, as pairs of words.
    pub fn relations(&self) -> impl Iterator<Item = (String, String)> + '_ {
        self.relations.iter().map(|(word, element)| (written(word), self.word(*element)))
    }

    /// The P-portion, as words.
    pub fn p_positions(&self) -> impl Iterator<Item = String> + '_ {
        self.p_positions.iter().map(|&element| self.word(element))
    }
}

fn written(word: &[u32]) -> String {
    let powers = word.iter().enumerate().filter(|(_, power)| **power > 0);
    let text: String = powers
        .map(|(place, power)| match power {
            1 => Presentation::name(place),
            _ => format!("{}^{power}", Presentation::name(place)),
        })
        .collect();
    if text.is_empty() { "1".into() } else { text }
}

impl fmt::Display for Presentation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = (0..self.generators.len()).map(Presentation::name).collect();
        let relations: Vec<String> =
            self.relations().map(|(word, least)| format!("{word} = {least}")).collect();
        let p: Vec<String> = self.p_positions().collect();
        let (names, relations, p) = (names.join(","), relations.join(", "), p.join(", "));
        write!(f, "Q = <{names} | {relations}>, P = {{{p}}}")
    }
}
