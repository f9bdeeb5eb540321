//! What is known of a position that was not solved, in sentences.

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;

use crate::explain::Known;
use crate::foundation::Outcome;
use crate::rulesets::Move;

/// Moves that are named.
const MOST_NAMED: usize = 6;

/// What is known, after a number of positions was looked at. With `moves` the decided moves are named,
/// and what they decide is said; without them only their number, for whoever wants to find out.
///
/// ```
/// use nimatron::explain::Known;
/// use nimatron::foundation::Budget;
/// use nimatron::render::known;
///
/// let found = Known::find(&"kayles: 9".parse()?, &mut Budget::nodes(10_000));
/// let said = known(&found, 5000, true);
/// assert!(said.contains("the player to move wins, for example with "), "{said}");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn known(known: &Known, positions: u64, moves: bool) -> String {
    let mut sentences = vec![say!("{} positions were looked at", positions)];
    match known.open {
        _ if !moves && known.decided() > 0 => sentences.push(match known.open {
            Some(open) => {
                say!("moves decided: {} of {}", known.decided(), known.decided() + open)
            }
            None => say!("moves decided: {}", known.decided()),
        }),
        _ if !moves => {}
        _ if known.outcome() == Some(Outcome::N) => {
            let winning = known.winning.first().map_or(String::new(), written);
            sentences.push(say!("the player to move wins, for example with {}", winning));
        }
        Some(0) => sentences.push(say!("the player to move loses, because every move does")),
        open => {
            let lost = known.losing.as_slice();
            if !lost.is_empty() {
                sentences.push(match open {
                    Some(open) => say!(
                        "losing moves: {} ({}), not decided: {}",
                        lost.len(),
                        named(lost),
                        open
                    ),
                    None => say!("losing moves: {} ({})", lost.len(), named(lost)),
                });
            }
        }
    }
    if let Some(bounds) = known.value.as_ref().filter(|bounds| moves && *bounds.start() > 0) {
        sentences.push(say!("the Grundy value is at least {}", bounds.start()));
    }
    sentences.join("; ")
}

fn written(chosen: &Move) -> String {
    chosen.to_text(Notation::Unicode)
}

/// The first few moves.
fn named(moves: &[Move]) -> String {
    let shown: Vec<String> = moves.iter().take(MOST_NAMED).map(written).collect();
    let more = if moves.len() > MOST_NAMED { " …" } else { "" };
    format!("{}{more}", shown.join(", "))
}
