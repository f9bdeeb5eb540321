//! What `nimatron.solve` does, without Python: `solve COUNT POSITION` reads and solves the position so many
//! times. `bench.py` compares how long that takes.

use std::env;
use std::error::Error;
use std::hint::black_box;

use nimatron::foundation::Budget;
use nimatron::rulesets::Position;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [count, text] = &arguments[..] else {
        return Err("expected a number and a position".into());
    };
    for _ in 0..count.parse::<u64>()? {
        let position: Position = text.parse()?;
        black_box(position.analyze(&mut Budget::unlimited())?.outcome());
    }
    Ok(())
}
