//! What is known of the period of a sequence, in sentences.

use nimatron_nimber::text::Notation;

use crate::impartial::sequence::period::{Period, Verdict};
use crate::impartial::sequence::{Halt, HeapRules};

/// What is known of the period of a game of which so many values were computed,
/// in one line or several. A period that was only seen is never called proved.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::{HeapRules, period::Search, values};
/// use nimatron::render::period;
/// use nimatron_nimber::text::Notation;
/// let rules: HeapRules = "kayles".parse()?;
/// let mut values = values(rules.code(), Vec::new())?;
/// let search = Search::new(rules.code(), 1000);
/// let (verdict, halt) = search.run(&mut *values, &mut Budget::unlimited(), &mut |_| ());
/// let lines = period(&rules, &verdict, values.len(), halt.as_ref(), Notation::Unicode);
/// assert_eq!(lines[0], "kayles: period 12 after 71, proved");
/// assert!(lines[1].starts_with("G(n+12) = G(n) for 71 ≤ n < 156, therefore for ever"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn period(
    rules: &HeapRules,
    verdict: &Verdict,
    computed: u64,
    halt: Option<&Halt>,
    notation: Notation,
) -> Vec<String> {
    let because = |reason: Option<String>| reason.map_or(String::new(), |r| format!(" ({r})"));
    let halted = halt.map(Halt::to_string);
    let last = computed.saturating_sub(1);
    let most = match notation {
        Notation::Unicode => "≤",
        Notation::Ascii | Notation::Latex => "<=",
    };
    let head = |period: &Period, status: &str| {
        let saltus = added(period, ", saltus ");
        format!("{rules}: period {} after {}{saltus}, {status}", period.period, period.preperiod)
    };
    let pattern = |period: &Period| {
        let plus = added(period, " + ");
        format!("G(n+{}) = G(n){plus} for {} {most} n", period.period, period.preperiod)
    };
    match verdict {
        Verdict::Proved(proved) => {
            let (period, bound, theorem) = (proved.period(), proved.bound(), proved.theorem());
            vec![
                head(period, "proved"),
                format!("{} < {bound}, therefore for ever ({theorem})", pattern(period)),
            ]
        }
        Verdict::Observed(observed) => {
            let period = &observed.period;
            let missing = match observed.missing {
                Ok(needed) => {
                    let last = needed.saturating_sub(1);
                    format!("values up to heap {last} would prove it{}", because(halted))
                }
                Err(reason) => format!("not proved: {reason}"),
            };
            let seen = last.saturating_sub(period.period);
            vec![head(period, "observed"), format!("{} {most} {seen}", pattern(period)), missing]
        }
        Verdict::Unknown { .. } => {
            vec![format!("{rules}: no period up to heap {last}{}", because(halted))]
        }
    }
}

/// The saltus behind these words, if there is one.
fn added(period: &Period, words: &str) -> String {
    match period.saltus {
        0 => String::new(),
        saltus => format!("{words}{saltus}"),
    }
}
