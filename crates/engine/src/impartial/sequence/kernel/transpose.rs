//! Square bit matrices turned about their diagonal.

/// Transposes the 64/K squares of K by K bits that K words hold side by side:
/// bit i of group g of word r becomes bit r of group g of word i.
///
/// Cost: K/2 · log₂ K exchanges (Warren, *Hacker's Delight*, section 7–3).
#[inline(always)]
pub(super) fn transpose<const K: usize>(rows: &mut [u64; K]) {
    let mut step = K / 2;
    while step > 0 {
        let mask = u64::MAX / ((1 << step) + 1);
        let mut row = 0;
        while row < K {
            for low in row..row + step {
                let (a, b) = (rows[low], rows[low + step]);
                let exchanged = ((a >> step) ^ b) & mask;
                rows[low] = a ^ (exchanged << step);
                rows[low + step] = b ^ exchanged;
            }
            row += 2 * step;
        }
        step /= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::transpose;

    fn check<const K: usize>() {
        let mut word = 1u64;
        let before: [u64; K] = std::array::from_fn(|_| {
            word = word.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
            word ^ word >> 29
        });
        let mut after = before;
        transpose(&mut after);
        for (r, row) in before.iter().enumerate() {
            for bit in 0..64 {
                let (group, i) = (bit / K, bit % K);
                assert_eq!(row >> bit & 1, after[i] >> (group * K + r) & 1);
            }
        }
    }

    #[test]
    fn rows_become_columns() {
        check::<16>();
        check::<32>();
        check::<64>();
    }
}
