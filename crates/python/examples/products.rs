//! What `nimatron.array.mul` does, without Python: `products COUNT` multiplies so many nimbers of 64 bits, and tells
//! the seconds that this took, the least of some turns. `bench.py` compares.

use std::env;
use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use nimatron_nimber::finite::{Nimber64, slices};

/// So many times the products are computed.
const TURNS: usize = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let count: u64 = env::args().nth(1).ok_or("expected a number of products")?.parse()?;
    // Products take as long whatever the factors are.
    let odd = 0x9e37_79b9_7f4a_7c15_u64;
    let factors = |shift: u32| -> Vec<Nimber64> {
        (1..=count).map(|n| Nimber64::new(n.wrapping_mul(odd).rotate_left(shift))).collect()
    };
    let (a, b, mut out) = (factors(0), factors(29), factors(7));
    let mut least = f64::INFINITY;
    for _ in 0..TURNS {
        let begin = Instant::now();
        slices::mul(black_box(&a), black_box(&b), &mut out)?;
        black_box(&out);
        least = least.min(begin.elapsed().as_secs_f64());
    }
    println!("{least}");
    Ok(())
}
