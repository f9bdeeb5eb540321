//! `nimatron grundy`: the Grundy values of heaps.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use nimatron::files::SequenceFile;
use nimatron::impartial::sequence::Values;
use nimatron::impartial::sequence::kernel::SparseSpace;
use nimatron::impartial::sequence::period::{Continued, Period as Pattern, find};
use nimatron::impartial::sequence::statistics::{Fletcher, Statistics};
use nimatron::render::svg::{grundy_plot, grundy_table};
use nimatron::rulesets::sequence::Sequence;
use nimatron::say;
use serde::Serialize;

use super::super::write_json;
use super::{budget, sequence, values_in};
use crate::context::Context;
use crate::input::answer_each;
use crate::progress::Heaps;
use crate::report::{self, Failure, Status};

/// Heaps in a line, if nothing else is said.
const COLUMNS: usize = 20;

/// List the Grundy values of the heaps of a game
///
/// The rules are a code such as 0.77, 4.0 or 0.3F (octal, hexadecimal and
/// beyond), a name such as kayles or grundy, or a set: subtraction(1,3,4),
/// allbut(2), splittles(4). Values are computed until a period is proved, and
/// repeated from then on. The word of a ruleset whose positions are a number,
/// such as sprouts or that of a file with strips, lists the values of these
/// positions, which are searched where they are not heaps.
#[derive(Debug, Args)]
pub struct Grundy {
    /// The rules, or - for rules from standard input, a line each
    #[arg(required = true, value_name = "RULESET")]
    rules: Vec<String>,
    /// The last heap
    #[arg(long, value_name = "HEAP")]
    to: u64,
    /// The first heap
    #[arg(long, value_name = "HEAP", default_value_t = 0)]
    from: u64,
    /// Lines of heap and value, separated by a comma, below a heading
    #[arg(long, group = "form")]
    csv: bool,
    /// Lines of heap and value, as the OEIS has them
    #[arg(long, group = "form")]
    bfile: bool,
    /// How often which values occur, records, rare values
    #[arg(long, group = "form")]
    statistics: bool,
    /// Heaps in a line, or a row of a table [default: 20, or for a table the
    /// period if one is seen]
    #[arg(long, value_name = "HEAPS")]
    columns: Option<usize>,
    /// Write all values from heap 0 on into this file, two bytes each, the
    /// lower first; a later run goes on with it, whatever ended this one
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    output: Option<PathBuf>,
    /// Draw a point for each heap into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Draw the values as a table into this SVG file
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Refuse what takes more memory
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
}

#[derive(Serialize)]
struct Answer<'a> {
    schema: u32,
    ruleset: String,
    from: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<&'a [u16]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    statistics: Option<Counted>,
}

#[derive(Serialize)]
struct Counted {
    heaps: u64,
    largest: u16,
    checksum: String,
    least_missing: u32,
    /// Value, how often, first and last heap.
    values: Vec<(u16, u64, u64, u64)>,
    /// Heap and value.
    records: Vec<(u64, u16)>,
    rare: Option<Rare>,
}

/// The heaps with values in a sparse space.
#[derive(Serialize)]
struct Rare {
    /// Values with an even number of these bits are in the space.
    mask: u16,
    /// Whether odd heaps are the other way round.
    twisted: bool,
    heaps: u64,
    last: u64,
    share: f64,
}

impl Grundy {
    pub fn run<W: Write>(&self, context: &Context, out: &mut W) -> Result<Status, Failure> {
        answer_each(&self.rules, context, out, |question, out| {
            self.answer(&sequence(question.text)?, context, out)
        })
    }

    /// How many values are computed.
    fn wanted(&self) -> Result<u64, Failure> {
        if self.from > self.to {
            return Err(Failure::message(say!(
                "the first heap, {}, is larger than the last, {}",
                self.from,
                self.to
            )));
        }
        let wanted = self.to.saturating_add(1);
        if wanted > values_in(self.memory) {
            let mebibytes = wanted.div_ceil(values_in(1));
            return Err(Failure::message(say!(
                "the values up to heap {} take {} MiB, allowed are {} MiB",
                self.to,
                mebibytes,
                self.memory
            )));
        }
        Ok(wanted)
    }

    /// How it has ended, with the reason if that was too early.
    fn ended(
        &self,
        name: &str,
        known: u64,
        reason: Option<String>,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let Some(reason) = reason else { return Ok(Status::Answered) };
        out.flush()?;
        let computed = say!("{} was computed below heap {} only: {}", name, known, reason);
        let mut message = say!("error: {}", computed);
        if self.output.is_some() {
            message += &format!("\n  = {}", say!("the same command goes on from here"));
        }
        report::print("", &message, context);
        Ok(Status::Reported)
    }

    fn answer(
        &self,
        rules: &Sequence,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let wanted = self.wanted()?;
        let name = rules.to_string();
        let (engine, stopped) = self.compute(rules, wanted, context)?;
        let known = engine.len().min(wanted);
        if known > self.from || stopped.is_none() {
            let shown = engine.values(self.from.min(known)..known).unwrap_or_default();
            self.draw(&name, shown)?;
            self.write(&name, shown, engine.sparse_space(), context, out)?;
        }
        self.ended(&name, known, stopped, context, out)
    }

    /// Computes the values, and says why it ended too early, if it did.
    fn compute(
        &self,
        rules: &Sequence,
        wanted: u64,
        context: &Context,
    ) -> Result<(Continued, Option<String>), Failure> {
        let opened = match (&self.output, rules.code()) {
            (Some(path), Some(code)) => Some(SequenceFile::open(path, &code.to_string())),
            (Some(_), None) => {
                return Err(Failure::message(say!("only the values of heaps are kept in a file")));
            }
            (None, _) => None,
        };
        let (mut file, known) = match opened.transpose()? {
            Some((file, known)) => (Some(file), known),
            None => (None, Vec::new()),
        };
        let first = known.len() as u64;
        let mut engine = rules.continued(known).map_err(Failure::message)?;
        let mut progress = Heaps::new(rules.to_string(), first, Some(wanted), context);
        let mut budget = budget(context, self.memory);
        let mut advance = |new: &[u16]| progress.advance(new.len());
        let halt = match &mut file {
            Some(file) => engine.extend_file(file, wanted, &mut budget, &mut advance)?,
            None => engine.extend(wanted, &mut budget, &mut advance).err(),
        };
        drop(progress);
        Ok((engine, halt.map(|halt| halt.to_string())))
    }

    fn draw(&self, name: &str, shown: &[u16]) -> Result<(), Failure> {
        if let Some(path) = &self.plot {
            save(path, grundy_plot(name, self.from, shown))?;
        }
        if let Some(path) = &self.table {
            if self.from > 0 {
                return Err(Failure::message(say!("a table begins with heap 0")));
            }
            let period = find(shown, true);
            let preperiod = period.as_ref().map_or(0, |period| period.preperiod);
            let columns = match self.columns {
                Some(wish) => vec![wish],
                None => rows_of_table(period),
            };
            let mut tables = columns.into_iter();
            save(path, tables.find_map(|row| grundy_table(name, shown, row, preperiod)))?;
        }
        Ok(())
    }

    fn write(
        &self,
        name: &str,
        shown: &[u16],
        space: Option<SparseSpace<'_>>,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let pairs = || (self.from..).zip(shown);
        if context.json {
            let ruleset = name.into();
            let file = self.output.as_ref().map(|path| path.display().to_string());
            let quiet = self.statistics || file.is_some();
            let statistics = self.statistics.then(|| counted(shown, space));
            let values = (!quiet).then_some(shown);
            let from = self.from;
            return write_json(out, &Answer { schema: 1, ruleset, from, values, file, statistics });
        }
        if self.csv {
            writeln!(out, "heap,value")?;
            for (heap, value) in pairs() {
                writeln!(out, "{heap},{value}")?;
            }
        } else if self.bfile {
            for (heap, value) in pairs() {
                writeln!(out, "{heap} {value}")?;
            }
        } else if self.statistics {
            write_statistics(name, self.from, &counted(shown, space), out)?;
        } else if let Some(path) = &self.output {
            let path = path.display().to_string();
            writeln!(out, "{}", say!("{}: {} values in {}", name, shown.len(), path))?;
        } else {
            self.write_rows(shown, out)?;
        }
        Ok(())
    }

    fn write_rows(&self, shown: &[u16], out: &mut impl Write) -> Result<(), Failure> {
        let width = |number: u64| number.to_string().len();
        let heap_width = width(self.to);
        let value_width = width(shown.iter().max().copied().unwrap_or(0).into());
        let columns = self.columns.unwrap_or(COLUMNS).max(1);
        for (row, heap) in shown.chunks(columns).zip((self.from..).step_by(columns)) {
            write!(out, "{heap:heap_width$} ")?;
            for value in row {
                write!(out, " {value:value_width$}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

/// Lengths of the rows of a table, the best first: the period, so that equal values
/// stand below each other, if there is one and a row of it can be drawn.
fn rows_of_table(period: Option<Pattern>) -> Vec<usize> {
    let period = period.and_then(|found| usize::try_from(found.period).ok());
    period.filter(|period| *period > 1).into_iter().chain([COLUMNS]).collect()
}

fn save(path: &Path, picture: Option<String>) -> Result<(), Failure> {
    let picture =
        picture.ok_or_else(|| Failure::message(say!("the picture would be too large")))?;
    report::write_file(path, picture.as_bytes())
}

fn counted(shown: &[u16], space: Option<SparseSpace<'_>>) -> Counted {
    let (mut statistics, mut checksum) = (Statistics::default(), Fletcher::default());
    statistics.take(shown);
    checksum.take(shown);
    let occurring = statistics.occurring();
    let rare = space.map(|space| {
        let heaps = space.rare.len() as u64;
        Rare {
            mask: space.space.mask(),
            twisted: space.space.is_twisted(),
            heaps,
            last: space.rare.last().map_or(0, |&(heap, _)| heap),
            share: heaps as f64 / shown.len().max(1) as f64,
        }
    });
    Counted {
        heaps: statistics.heaps(),
        largest: statistics.largest().unwrap_or(0),
        checksum: format!("{:08x}", checksum.value()),
        least_missing: statistics.least_missing(),
        values: occurring.map(|(value, seen)| (value, seen.count, seen.first, seen.last)).collect(),
        records: statistics.records().collect(),
        rare,
    }
}

fn write_statistics(
    name: &str,
    from: u64,
    counted: &Counted,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let last = (from + counted.heaps).saturating_sub(1);
    writeln!(out, "{}", say!("{}, heaps {} to {}", name, from, last))?;
    let (largest, missing) = (counted.largest, counted.least_missing);
    writeln!(out, "{}", say!("largest value {}, least value missing {}", largest, missing))?;
    writeln!(out, "{}", say!("checksum {} (Fletcher, 16 bits)", &counted.checksum))?;
    if let Some(rare) = &counted.rare {
        let (heaps, bits) = (rare.heaps, format!("{:b}", rare.mask));
        let told = match rare.twisted {
            true => say!(
                "rare: {} heaps have values with an even number of the bits {} (odd heaps: an odd \
                 number), the last is {}",
                heaps,
                bits,
                rare.last
            ),
            false => say!(
                "rare: {} heaps have values with an even number of the bits {}, the last is {}",
                heaps,
                bits,
                rare.last
            ),
        };
        writeln!(out, "{told}")?;
    }
    let records: Vec<String> =
        counted.records.iter().map(|(heap, value)| say!("{} at {}", *value, *heap)).collect();
    writeln!(out, "{}", say!("records: {}", records.join(", ")))?;
    writeln!(
        out,
        "\n{:>6} {:>12} {:>10} {:>12} {:>12}",
        say!("value"),
        say!("heaps"),
        say!("share"),
        say!("first"),
        say!("last")
    )?;
    for (value, count, first, last) in &counted.values {
        let share = 100.0 * *count as f64 / counted.heaps as f64;
        writeln!(out, "{value:6} {count:12} {share:9.4}% {first:12} {last:12}")?;
    }
    Ok(())
}
