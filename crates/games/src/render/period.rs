//! What is known of the period of a sequence, in sentences.

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;

use crate::impartial::sequence::period::{Period, Verdict};
use crate::impartial::sequence::{Code, Halt};
use crate::rulesets::sequence::Sequence;

/// What is known of the period of a game of which so many values were computed,
/// in one line or several. A period that was only seen is never called proved.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::render::period;
/// use nimatron::rulesets::sequence::Sequence;
/// use nimatron_nimber::text::Notation;
/// let kayles = Sequence::read("kayles")?;
/// let mut values = kayles.values(Vec::new())?;
/// let search = kayles.search(1000);
/// let (verdict, halt) = search.run(&mut *values, &mut Budget::unlimited(), &mut |_| ());
/// let lines = period(&kayles, &verdict, values.len(), halt.as_ref(), Notation::Unicode);
/// assert_eq!(lines[0], "kayles: period 12 after 71, proved");
/// assert!(lines[1].starts_with("G(n+12) = G(n) for 71 ≤ n < 156, therefore for ever"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn period(
    rules: &Sequence,
    verdict: &Verdict,
    computed: u64,
    halt: Option<&Halt>,
    notation: Notation,
) -> Vec<String> {
    let halted = halt.map(Halt::to_string);
    let last = computed.saturating_sub(1);
    let most = match notation {
        Notation::Unicode => "≤",
        Notation::Ascii | Notation::Latex => "<=",
    };
    let head = |period: &Period, proved: bool| {
        let rules = rules.to_string();
        let Period { period, preperiod, saltus } = *period;
        match (saltus, proved) {
            (0, true) => say!("{}: period {} after {}, proved", rules, period, preperiod),
            (0, false) => say!("{}: period {} after {}, observed", rules, period, preperiod),
            (saltus, true) => {
                say!("{}: period {} after {}, saltus {}, proved", rules, period, preperiod, saltus)
            }
            (saltus, false) => say!(
                "{}: period {} after {}, saltus {}, observed",
                rules,
                period,
                preperiod,
                saltus
            ),
        }
    };
    let equation = |period: &Period| match period.saltus {
        0 => format!("G(n+{}) = G(n)", period.period),
        saltus => format!("G(n+{}) = G(n) + {saltus}", period.period),
    };
    let from = |period: &Period| format!("{} {most} n", period.preperiod);
    let mut lines = match verdict {
        Verdict::Proved(proved) => {
            let (period, bound, theorem) = (proved.period(), proved.bound(), proved.theorem());
            let range = format!("{} < {bound}", from(period));
            vec![
                head(period, true),
                say!(
                    "{} for {}, therefore for ever ({})",
                    equation(period),
                    range,
                    theorem.to_string()
                ),
            ]
        }
        Verdict::Observed(observed) => {
            let period = &observed.period;
            let missing = match (observed.missing, halted) {
                (Ok(needed), None) => {
                    say!("values up to heap {} would prove it", needed.saturating_sub(1))
                }
                (Ok(needed), Some(halted)) => {
                    let last = needed.saturating_sub(1);
                    say!("values up to heap {} would prove it ({})", last, halted)
                }
                (Err(reason), _) => say!("not proved: {}", reason.to_string()),
            };
            let range = format!("{} {most} {}", from(period), last.saturating_sub(period.period));
            vec![head(period, false), say!("{} for {}", equation(period), range), missing]
        }
        Verdict::Unknown { .. } => vec![match halted {
            None => say!("{}: no period up to heap {}", rules.to_string(), last),
            Some(halted) => {
                say!("{}: no period up to heap {} ({})", rules.to_string(), last, halted)
            }
        }],
    };
    let code = rules.code_of_strips().map(Code::to_string);
    lines.extend(code.map(|code| {
        say!("strips of {} are heaps of {}, a square for a counter", rules.to_string(), code)
    }));
    lines
}
