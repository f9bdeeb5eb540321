//! The bytes of a machine word, for tables that they index.

/// The lowest bytes of a word, the lowest first.
///
/// x86 takes two bytes out of the lowest 16 bits of a register by an instruction each, so that one
/// shift for two bytes is enough. Compilers shift for every byte, unless the shifts are hidden from
/// them; where most of the work is table look-ups, that makes a quarter of all instructions.
#[inline(always)]
pub(in crate::finite) fn low_bytes<const BYTES: usize>(word: u128) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    for (part, bytes) in bytes.chunks_mut(8).enumerate() {
        let mut rest = (word >> (64 * part)) as u64;
        for pair in bytes.chunks_mut(2) {
            for (byte, value) in pair.iter_mut().zip((rest as u16).to_le_bytes()) {
                *byte = value;
            }
            rest = without_low_bytes(rest);
        }
    }
    bytes
}

/// The word without its lowest two bytes.
#[inline(always)]
fn without_low_bytes(word: u64) -> u64 {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    {
        let rest;
        // SAFETY: the instruction changes nothing but the register and the flags.
        unsafe {
            std::arch::asm!(
                "shr {rest}, 16",
                rest = inout(reg) word => rest,
                options(pure, nomem, nostack),
            );
        }
        rest
    }
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    (word >> 16)
}

#[cfg(test)]
mod tests {
    use super::low_bytes;

    #[test]
    fn bytes_are_those_of_the_word() {
        let word = 0x0011_2233_4455_6677_8899_aabb_ccdd_eeff_u128;
        assert_eq!(low_bytes::<16>(word), word.to_le_bytes());
        assert_eq!(low_bytes::<8>(word), (word as u64).to_le_bytes());
        assert_eq!(low_bytes::<4>(word), (word as u32).to_le_bytes());
        assert_eq!(low_bytes::<2>(word), (word as u16).to_le_bytes());
        assert_eq!(low_bytes::<1>(word), (word as u8).to_le_bytes());
    }
}
