//! Formulas in words, for those who listen.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator, Sign, Symbol};

use super::mathml::MOST_LEVELS;
use super::words::number_word;

/// More characters than this nobody listens to.
const LONGEST: usize = 300;

/// An ordinal in words: `omega squared times 3 plus 5`.
pub(super) fn ordinal(ordinal: &Ordinal) -> String {
    formula(&ordinal.formula())
}

/// A formula in words, the end left out if it is very long.
pub(super) fn formula(formula: &Formula) -> String {
    let mut words = String::new();
    speak(&formula.within_levels(MOST_LEVELS), &mut words);
    shortened(words.trim().trim_end_matches(','))
}

/// Words without control characters, the end left out if they are very long.
pub(super) fn shortened(words: &str) -> String {
    let cleaned = super::document::cleaned(words);
    match cleaned.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} and so on", &cleaned[..end]),
        None => cleaned,
    }
}

fn speak(formula: &Formula, words: &mut String) {
    // There is no need to speak what will be left out.
    if words.len() > 4 * LONGEST {
        return;
    }
    match &*formula.shown() {
        Formula::Number(digits) | Formula::Variable(digits) => add(words, digits),
        Formula::Fraction(fraction) => {
            let [above, below] = &**fraction;
            [above, "over", below].iter().for_each(|word| add(words, word));
        }
        Formula::Symbol(symbol) => speak_symbol(*symbol, words),
        Formula::Name(name) => add(words, name),
        Formula::Text(text) => add(words, text.trim()),
        Formula::Operator(Operator::Comma, _) => words.push(','),
        Formula::Operator(operator, _) => add(words, operator_name(*operator)),
        Formula::Sign(Sign::Minus) => add(words, "minus"),
        Formula::Sign(Sign::PlusMinus) => add(words, "plus or minus"),
        Formula::Star(applied) => {
            add(words, "star");
            applied.iter().for_each(|applied| speak(applied, words));
        }
        Formula::Bracketed(open, inside, _) => {
            let (opened, closed) = match open {
                '{' => ("the game", "end of game"),
                _ => ("bracket", "end of bracket"),
            };
            add(words, opened);
            speak(inside, words);
            add(words, closed);
        }
        Formula::Call(Symbol::Phi, arguments) => {
            add(words, "phi of");
            speak(arguments, words);
            close(words);
        }
        Formula::Call(function, arguments) => {
            speak_symbol(*function, words);
            add(words, "bracket");
            speak(arguments, words);
            add(words, "end of bracket");
        }
        Formula::Sub(base, index) => {
            speak(base, words);
            match &**index {
                Formula::Number(digits) => speak_index(digits, words),
                index => {
                    add(words, "sub");
                    speak(index, words);
                    close(words);
                }
            }
        }
        Formula::Power(base, exponent) => {
            speak(base, words);
            match &**exponent {
                Formula::Number(digits) if digits == "2" => add(words, "squared"),
                Formula::Number(digits) if digits == "3" => add(words, "cubed"),
                exponent => {
                    add(words, "to the");
                    speak(exponent, words);
                    if matches!(exponent, Formula::Row(_) | Formula::Power(..)) {
                        close(words);
                    }
                }
            }
        }
        Formula::Row(parts) => parts.iter().for_each(|part| speak(part, words)),
        // These two are never shown.
        Formula::Alone(inside) | Formula::Abridged(inside, _) => speak(inside, words),
    }
}

fn speak_index(digits: &str, words: &mut String) {
    match digits.parse::<usize>() {
        Ok(0) => add(words, "zero"),
        Ok(small @ 1..=12) => add(words, &number_word(small)),
        _ => add(words, &format!("sub {digits}")),
    }
}

fn speak_symbol(symbol: Symbol, words: &mut String) {
    let name = match symbol {
        Symbol::Omega => "omega",
        Symbol::Epsilon => "epsilon",
        Symbol::Phi => "phi",
        Symbol::Gamma => "Gamma",
        Symbol::Generator(place) => {
            add(words, "x");
            return speak_index(&place.to_string(), words);
        }
        Symbol::Up => "up",
        Symbol::Down => "down",
        Symbol::DoubleUp => "double up",
        Symbol::DoubleDown => "double down",
        Symbol::Tiny | Symbol::Miny => return add(words, &symbol.to_text(Notation::Ascii)),
        // Quotes are heard by what stands between them.
        Symbol::Quote => return,
    };
    add(words, name);
}

fn add(words: &mut String, word: &str) {
    if !words.is_empty() && !word.is_empty() {
        words.push(' ');
    }
    words.push_str(word);
}

/// Ends what belongs together: a comma is heard as a pause.
fn close(words: &mut String) {
    if !words.ends_with(',') {
        words.push(',');
    }
}

fn operator_name(operator: Operator) -> &'static str {
    match operator {
        Operator::Plus => "plus",
        Operator::Times | Operator::Juxtaposed | Operator::Cross => "times",
        Operator::NimPlus => "nim-plus",
        Operator::NimTimes => "nim-times",
        Operator::Equals => "equals",
        Operator::AtMost => "is at most",
        Operator::To => "to",
        Operator::Bar => "bar",
        Operator::Ellipsis => "and so on to",
        Operator::Comma | Operator::Colon | Operator::And => "and",
    }
}
