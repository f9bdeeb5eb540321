//! Linear maps of rows of bits as tables: the image is the sum of the images of the bytes.

/// A linear map from rows of at most 128 bits to words.
pub(super) struct LinearMap(Box<[[u64; 256]]>);

impl LinearMap {
    /// The map with these images of the powers of two.
    pub(super) fn new(images: &[u64]) -> LinearMap {
        let tables = images.chunks(8).map(|images| {
            let mut table = [0; 256];
            for (bit, image) in images.iter().enumerate() {
                let (known, rest) = table.split_at_mut(1 << bit);
                for (entry, known) in rest.iter_mut().zip(known) {
                    *entry = *known ^ image;
                }
            }
            table
        });
        LinearMap(tables.collect())
    }

    /// The image of a row that is not longer than the map.
    #[inline(always)]
    pub(super) fn apply(&self, row: u64) -> u64 {
        let tables = self.0.iter().enumerate();
        tables.fold(0, |image, (byte, table)| image ^ table[usize::from((row >> (8 * byte)) as u8)])
    }

    /// The image of a longer row.
    #[inline(always)]
    pub(super) fn apply_wide(&self, row: u128) -> u64 {
        let tables = self.0.iter().enumerate();
        tables.fold(0, |image, (byte, table)| image ^ table[usize::from((row >> (8 * byte)) as u8)])
    }
}

/// The rows of the inverse of the matrix whose columns are these, if it has one.
///
/// Bit i of a column stands in row i; so do the columns of the inverse.
pub(super) fn inverse(columns: &[u64]) -> Option<Vec<u64>> {
    let mut pairs: Vec<(u64, u64)> =
        columns.iter().enumerate().map(|(index, &column)| (column, 1 << index)).collect();
    for row in 0..columns.len() {
        let pivot = (row..pairs.len()).find(|&place| pairs[place].0 >> row & 1 == 1)?;
        pairs.swap(row, pivot);
        let (column, combination) = pairs[row];
        for (place, pair) in pairs.iter_mut().enumerate() {
            if place != row && pair.0 >> row & 1 == 1 {
                *pair = (pair.0 ^ column, pair.1 ^ combination);
            }
        }
    }
    Some(pairs.into_iter().map(|(_, combination)| combination).collect())
}
