//! Sentences taken apart.

/// What stands in the gaps `{}` of a pattern; `None` if the text is another
/// sentence. A gap is as short as it can be, and never empty.
pub fn gaps<'t>(pattern: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let pieces: Vec<&str> = pattern.split("{}").collect();
    let rest = text.strip_prefix(pieces[0])?;
    let mut found = Vec::new();
    fill(&pieces[1..], rest, &mut found).then_some(found)
}

fn fill<'t>(pieces: &[&str], text: &'t str, found: &mut Vec<&'t str>) -> bool {
    let Some((piece, pieces)) = pieces.split_first() else { return text.is_empty() };
    let ends: Vec<usize> = match (pieces, piece) {
        ([], piece) => text.strip_suffix(piece).map(str::len).into_iter().collect(),
        _ => text.match_indices(piece).map(|(at, _)| at).collect(),
    };
    for end in ends.into_iter().filter(|end| *end > 0) {
        found.push(&text[..end]);
        if fill(pieces, &text[end + piece.len()..], found) {
            return true;
        }
        found.pop();
    }
    false
}

/// `1, 2 and 3` as its items.
pub fn items(list: &str) -> Vec<&str> {
    let (most, last) = list.rsplit_once(" and ").map_or((list, None), |(a, b)| (a, Some(b)));
    most.split(", ").chain(last).collect()
}

/// `pile 3` or `piles 1, 2 and 3`, as numbers from 1.
pub fn piles(named: &str) -> Vec<usize> {
    let list = named.to_lowercase();
    let list = list.strip_prefix("piles ").or(list.strip_prefix("pile ")).unwrap_or(&list);
    items(list).iter().map(|pile| pile.parse().expect("the number of a pile")).collect()
}

/// `1-2 and 3-4`.
pub fn pairs(named: &str) -> Vec<(usize, usize)> {
    let pair = |pair: &&str| {
        let (first, second) = pair.split_once('-').expect("a pair");
        (first.parse().expect("a pile"), second.parse().expect("a pile"))
    };
    items(named).iter().map(pair).collect()
}

/// A small number in words or digits.
pub fn number(word: &str) -> usize {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    let word = word.to_lowercase();
    WORDS.iter().position(|known| *known == word).unwrap_or_else(|| word.parse().expect("a number"))
}

#[test]
fn gaps_are_found() {
    assert_eq!(gaps("Piles {} and {} are equal", "Piles 1 and 2 are equal"), Some(vec!["1", "2"]));
    assert_eq!(gaps("a {} c", "a b d"), None);
    assert_eq!(gaps("only {} wins", "only  wins"), None);
    assert_eq!(items("1, 2 and 3"), ["1", "2", "3"]);
    assert_eq!(pairs("1-2 and 3-4"), [(1, 2), (3, 4)]);
}
