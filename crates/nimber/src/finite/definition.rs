//! The definition of sum and product by mex: the oracle for everything else here.
//!
//! The mex of a set of numbers is the least number that it lacks. Then
//!
//! > a + b = mex { a′ + b, a + b′ }, a·b = mex { a′b + ab′ + a′b′ }
//!
//! for all a′ < a and b′ < b: the sum is the least number that the earlier sums leave to a group,
//! the product the least that the earlier products leave to a field.
//!
//! Reference: J. H. Conway, *On Numbers and Games*, chapter 6.

/// The least number that is not among these.
pub fn mex(numbers: impl IntoIterator<Item = usize>) -> usize {
    let mut seen = Vec::new();
    for number in numbers {
        if number >= seen.len() {
            seen.resize(number + 1, false);
        }
        seen[number] = true;
    }
    seen.iter().position(|seen| !seen).unwrap_or(seen.len())
}

/// The table of all sums a + b with a, b < `limit`. Takes O(limit³) steps.
pub fn sums(limit: usize) -> Vec<Vec<usize>> {
    tabulate(limit, |sums, a, b| {
        let left = (0..a).map(|a1| sums[a1][b]);
        let right = (0..b).map(|b1| sums[a][b1]);
        mex(left.chain(right))
    })
}

/// The table of all products a·b with a, b < `limit`. Takes O(limit⁴) steps.
///
/// ```
/// use nimatron_nimber::finite::definition::products;
///
/// assert_eq!(products(4), [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]]);
/// ```
pub fn products(limit: usize) -> Vec<Vec<usize>> {
    tabulate(limit, |products, a, b| {
        let pairs = (0..a).flat_map(|a1| (0..b).map(move |b1| (a1, b1)));
        // The sum of what mex gave is the sum of binary numbers without carries.
        mex(pairs.map(|(a1, b1)| products[a1][b] ^ products[a][b1] ^ products[a1][b1]))
    })
}

/// A table in which every entry is found from those above it and to its left.
fn tabulate(limit: usize, entry: impl Fn(&[Vec<usize>], usize, usize) -> usize) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; limit]; limit];
    for a in 0..limit {
        for b in 0..limit {
            table[a][b] = entry(&table, a, b);
        }
    }
    table
}
