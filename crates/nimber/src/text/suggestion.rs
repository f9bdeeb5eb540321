//! The nearest right word to a wrong one.

/// The known word that `word` was most likely meant to be.
///
/// Nearest in the Damerau–Levenshtein distance (letters inserted, left out, changed, or two
/// neighbours swapped), upper and lower case being the same; the first of equally near words.
/// Nothing is offered when more than a third of the letters would have to change. Costs
/// O(|word|·|k|) for every known word k; a word of more than 64 letters gets no suggestion.
///
/// ```
/// use nimatron_nimber::text::did_you_mean;
///
/// assert_eq!(did_you_mean("gama", ["phi", "gamma", "zeta"]), Some("gamma"));
/// assert_eq!(did_you_mean("xyz", ["phi", "gamma", "zeta"]), None);
/// ```
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    const LONGEST: usize = 64;
    let letters = |word: &str| -> Vec<char> { word.to_lowercase().chars().collect() };
    if word.len() > 4 * LONGEST {
        return None;
    }
    let word = letters(word);
    if word.len() > LONGEST {
        return None;
    }
    known
        .into_iter()
        .map(|candidate| (distance(&word, &letters(candidate)), candidate))
        .filter(|(distance, candidate)| 3 * distance <= word.len().max(candidate.len()))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Damerau–Levenshtein distance in which no part is edited twice.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before_last = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let change = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = change.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before_last[j - 2] + 1);
            }
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn offers_the_nearest_word() {
        let known = ["omega", "epsilon", "phi", "Gamma", "zeta"];
        assert_eq!(did_you_mean("omgea", known), Some("omega"));
        assert_eq!(did_you_mean("gamma", known), Some("Gamma"));
        assert_eq!(did_you_mean("epsilonn", known), Some("epsilon"));
        assert_eq!(did_you_mean("pi", known), Some("phi"));
        assert_eq!(did_you_mean("", known), None);
        assert_eq!(did_you_mean("kayles", known), None);
        assert_eq!(did_you_mean(&"omega".repeat(1000), known), None);
    }
}
