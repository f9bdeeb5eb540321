//! Misère play as a theory: genera of heaps and positions, and misère quotients.

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use super::sequence::{PeriodStatus, check_heap, read_rules};
use crate::foundation::{Budget, Exhausted};
use crate::impartial::sequence::HeapRules;
use crate::impartial::sequence::period::Period;
use crate::misere::quotient::{Halt, Partial, Presentation, Verdict};
use crate::misere::{Form, Forms, HeapForms};
use crate::render::document::{Block, Document};
use crate::render::html::{Told, told};

/// What is known of a position as a game of misère play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KnownGenus {
    /// The heap, if it is one of a sequence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heap: Option<u64>,
    /// The genus in full, as `4^146`.
    pub genus: String,
    /// The Grundy value of normal play.
    pub normal: u32,
    /// The misère Grundy value; 0 if the previous player wins misère play.
    pub misere: u32,
    /// Tame, restive, restless or wild.
    pub class: &'static str,
    /// The canonical form; `None` if its text is too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// Number of moves of the longest play of the canonical form.
    pub birthday: u32,
}

/// Longest text of a canonical form that is told.
const LONGEST_FORM: usize = 400;

impl KnownGenus {
    /// What is known of a form.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends before the form is written.
    pub fn new(
        forms: &mut Forms,
        form: Form,
        heap: Option<u64>,
        budget: &mut Budget,
    ) -> Result<KnownGenus, Exhausted> {
        let text = forms.short_text(form, budget)?.filter(|text| text.len() <= LONGEST_FORM);
        let genus = forms.genus(form);
        Ok(KnownGenus {
            heap,
            genus: genus.to_string(),
            normal: genus.normal(),
            misere: genus.misere(),
            class: forms.class(form).name(),
            form: text,
            birthday: forms.birthday(form),
        })
    }
}

/// What is known of the misère quotient of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KnownQuotient {
    /// Whether it is that of all heaps, or how far it was computed.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub status: PeriodStatus,
    /// Number of elements.
    pub order: usize,
    /// The generators: names and heaps.
    pub generators: Vec<(String, u32)>,
    /// The relations: pairs of equal words, the second the least one.
    pub relations: Vec<(String, String)>,
    /// The elements that are P-positions, as least words.
    pub p_positions: Vec<String>,
    /// The pretending function: the elements of the heaps from 0 on.
    pub heaps: Vec<String>,
    /// The last heap that changed the quotient.
    pub changed: u32,
    /// From which heap on the pretending function is periodic.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub preperiod: Option<u64>,
    /// The length of its period.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub period: Option<u64>,
    /// The theorem wants the period below this heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub bound: Option<u64>,
    /// Number of heaps that would prove it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub needed: Option<u64>,
    /// Why it ended early.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reason: Option<String>,
}

impl KnownQuotient {
    /// What is known of a quotient, and why it ended early, if it did.
    pub fn new(quotient: &Partial, verdict: &Verdict, halt: Option<&Halt>) -> KnownQuotient {
        let presentation = quotient.presentation();
        let (status, period) = status(verdict);
        KnownQuotient {
            status,
            order: quotient.monoid().order(),
            generators: generators(&presentation),
            relations: presentation.relations().collect(),
            p_positions: presentation.p_positions().collect(),
            heaps: quotient.heaps().iter().map(|&element| presentation.word(element)).collect(),
            changed: quotient.changed(),
            preperiod: period.map(|period| period.preperiod),
            period: period.map(|period| period.period),
            bound: match verdict {
                Verdict::Proved(proved) => Some(proved.bound()),
                _ => None,
            },
            needed: match verdict {
                Verdict::Observed(observed) => observed.missing.ok(),
                _ => None,
            },
            reason: halt.map(Halt::to_string),
        }
    }

    /// The same in sentences, a line each. A quotient that was not proved is never called that.
    pub fn lines(&self, rules: &HeapRules, notation: Notation) -> Vec<String> {
        let most = match notation {
            Notation::Unicode => "≤",
            Notation::Ascii | Notation::Latex => "<=",
        };
        let last = self.heaps.len().saturating_sub(1);
        let rules = rules.to_string();
        let (order, portion) = (self.order, self.p_positions.len());
        let mut lines = Vec::new();
        match (self.status, self.preperiod, self.period) {
            (PeriodStatus::Proved, Some(from), Some(period)) => {
                lines.push(say!(
                    "{}: order {}, P-portion {}, period {} after {}, proved",
                    rules,
                    order,
                    portion,
                    period,
                    from
                ));
                let bound = self.bound.unwrap_or(0);
                lines.push(say!(
                    "Φ(n+{}) = Φ(n) for {} {} n < {}, therefore for ever (Plambeck and Siegel)",
                    period,
                    from,
                    most,
                    bound
                ));
            }
            (_, Some(from), Some(period)) => {
                lines.push(say!(
                    "{}: order {}, P-portion {} up to heap {}, observed",
                    rules,
                    order,
                    portion,
                    last
                ));
                lines.push(match self.needed {
                    None => {
                        say!("period {} after {} as far as it was computed", period, from)
                    }
                    Some(needed) => say!(
                        "period {} after {} as far as it was computed; heaps up to {} would prove it",
                        period,
                        from,
                        needed.saturating_sub(1)
                    ),
                });
            }
            _ => lines.push(say!(
                "{}: order {}, P-portion {} up to heap {}, no period seen",
                rules,
                order,
                portion,
                last
            )),
        }
        let generators = self.generators.iter().map(|(name, heap)| format!("{name} = Φ({heap})"));
        lines.push(generators.collect::<Vec<_>>().join(", "));
        let relations = self.relations.iter().map(|(word, least)| format!("{word} = {least}"));
        let relations = relations.collect::<Vec<_>>().join(", ");
        if !relations.is_empty() {
            lines.push(say!("relations: {}", relations));
        }
        lines.push(format!("P = {{{}}}", self.p_positions.join(", ")));
        lines.retain(|line| !line.is_empty());
        if notation == Notation::Ascii {
            lines.iter_mut().for_each(|line| *line = line.replace('Φ', "Phi"));
        }
        lines
    }

    /// The pretending function as a table, a line for every row of heaps.
    pub fn table(&self) -> Vec<String> {
        const USUAL: u64 = 10;
        const LONGEST: u64 = 24;
        let row = self.period.map_or(USUAL, |period| period * USUAL.div_ceil(period));
        let row = if row > LONGEST { USUAL } else { row } as usize;
        let shown = match self.status {
            PeriodStatus::Proved => {
                let whole = self.preperiod.unwrap_or(0) + self.period.unwrap_or(0);
                (whole as usize).next_multiple_of(row).min(self.heaps.len())
            }
            _ => self.heaps.len(),
        };
        let heaps = &self.heaps[..shown];
        let width = heaps.iter().map(|word| word.len()).max().unwrap_or(1);
        let first = shown.to_string().len();
        let line = |(place, words): (usize, &[String])| {
            let cells: Vec<String> = words.iter().map(|word| format!("{word:>width$}")).collect();
            format!("{:>first$}  {}", place * row, cells.join(" "))
        };
        heaps.chunks(row).enumerate().map(line).collect()
    }
}

fn status(verdict: &Verdict) -> (PeriodStatus, Option<Period>) {
    match verdict {
        Verdict::Proved(proved) => (PeriodStatus::Proved, Some(*proved.period())),
        Verdict::Observed(observed) => (PeriodStatus::Observed, Some(observed.period)),
        Verdict::Unknown => (PeriodStatus::Exhausted, None),
    }
}

fn generators(presentation: &Presentation) -> Vec<(String, u32)> {
    let heaps = presentation.generators().iter().enumerate();
    heaps.map(|(place, &heap)| (Presentation::name(place), heap)).collect()
}

/// The genus of a heap, and how the heap behaves in sums.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeapGenus {
    /// The genus, as `4^146`.
    pub genus: String,
    /// Tame, restive, restless or wild.
    #[cfg_attr(
        feature = "typescript",
        ts(type = "\"tame\" | \"restive\" | \"restless\" | \"wild\"")
    )]
    pub class: &'static str,
}

/// The misère quotient of a game with heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuotientAnswer {
    schema: Schema,
    /// The rules, to be sent back.
    pub ruleset: String,
    /// Whether it reaches as far as was asked, or is proved.
    pub complete: bool,
    /// The quotient.
    pub quotient: KnownQuotient,
    /// The genera of the heaps from 0 on, as far as they are found quickly.
    pub genera: Vec<HeapGenus>,
    /// The same in words.
    pub told: Told,
}

impl QuotientAnswer {
    /// Largest heap that may be asked for, and the last one where none is.
    const MOST: u64 = 1 << 14;
    const USUAL: u32 = 1000;
    /// Nodes of the budget, of which each takes longer here than in a search.
    const MOST_WORK: u64 = 1 << 23;
    /// Number of heaps whose genera are told, and the nodes for them.
    const MOST_GENERA: usize = 40;
    const GENERA_WORK: u64 = 1 << 14;

    /// The quotient of the heaps up to `to`, or fewer if a period is proved.
    ///
    /// # Errors
    /// Rules that cannot be read, or too many heaps.
    pub(super) fn new(
        text: &str,
        to: Option<u32>,
        budget: &mut Budget,
    ) -> Result<QuotientAnswer, Failure> {
        let rules = read_rules(text)?;
        check_heap(&rules, to.map(u64::from), QuotientAnswer::MOST)?;
        let to = to.unwrap_or(QuotientAnswer::USUAL);
        let mut quotient = Partial::new();
        let (verdict, halt) = budget.within(QuotientAnswer::MOST_WORK, |budget| {
            quotient.seek(rules.code(), to, budget, &mut |_| ())
        });
        if let Some(Halt::Exhausted(Exhausted::Cancelled)) = halt {
            return Err(Exhausted::Cancelled.into());
        }
        let known = KnownQuotient::new(&quotient, &verdict, halt.as_ref());
        let mut lines = known.lines(&rules, Notation::Unicode);
        lines.extend(halt.as_ref().map(Halt::to_string));
        let blocks = lines.into_iter().map(Block::paragraph).collect();
        Ok(QuotientAnswer {
            schema: Schema,
            ruleset: rules.to_string(),
            complete: halt.is_none(),
            quotient: known,
            genera: genera(&rules, to, budget),
            told: told(&Document { blocks }),
        })
    }
}

/// The genera of heaps, as far as the budget allows; not all of them are worth the work.
fn genera(rules: &HeapRules, to: u32, budget: &mut Budget) -> Vec<HeapGenus> {
    let mut search = HeapForms::new(rules.code().clone());
    let count = QuotientAnswer::MOST_GENERA.min(to as usize + 1);
    budget.within(QuotientAnswer::GENERA_WORK, |budget| {
        let heaps = (0..count).map_while(|heap| {
            let form = search.form(heap, budget).ok()?;
            let (genus, class) = (search.forms.genus(form).to_string(), search.forms.class(form));
            Some(HeapGenus { genus, class: class.name() })
        });
        heaps.collect()
    })
}
