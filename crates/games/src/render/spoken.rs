//! Formulas in words, for those who listen.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator, Sign, Symbol};
use nimatron_nimber::{Ordinal, say};

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
        Some((end, _)) => say!("{} and so on", &cleaned[..end]),
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
            [above, &say!("over"), below].iter().for_each(|word| add(words, word));
        }
        Formula::Symbol(symbol) => speak_symbol(*symbol, words),
        Formula::Name(name) => add(words, name),
        Formula::Text(text) => add(words, text.trim()),
        Formula::Operator(Operator::Comma, _) => words.push(','),
        Formula::Operator(operator, _) => add(words, &operator_name(*operator)),
        Formula::Sign(Sign::Minus) => add(words, &say!("minus")),
        Formula::Sign(Sign::PlusMinus) => add(words, &say!("plus or minus")),
        Formula::Star(applied) => {
            add(words, &say!("star"));
            applied.iter().for_each(|applied| speak(applied, words));
        }
        Formula::Bracketed(open, inside, _) => {
            let (opened, closed) = match open {
                '{' => (say!("the game"), say!("end of game")),
                _ => (say!("bracket"), say!("end of bracket")),
            };
            add(words, &opened);
            speak(inside, words);
            add(words, &closed);
        }
        Formula::Call(Symbol::Phi, arguments) => {
            add(words, &say!("phi of"));
            speak(arguments, words);
            close(words);
        }
        Formula::Call(function, arguments) => {
            speak_symbol(*function, words);
            add(words, &say!("bracket"));
            speak(arguments, words);
            add(words, &say!("end of bracket"));
        }
        Formula::Sub(base, index) => {
            speak(base, words);
            match &**index {
                Formula::Number(digits) => speak_index(digits, words),
                index => {
                    add(words, &say!("sub"));
                    speak(index, words);
                    close(words);
                }
            }
        }
        Formula::Power(base, exponent) => {
            speak(base, words);
            match &**exponent {
                Formula::Number(digits) if digits == "2" => add(words, &say!("squared")),
                Formula::Number(digits) if digits == "3" => add(words, &say!("cubed")),
                exponent => {
                    add(words, &say!("to the"));
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
        Ok(0) => add(words, &say!("zero")),
        Ok(small @ 1..=12) => add(words, &number_word(small)),
        _ => add(words, &say!("sub {}", digits)),
    }
}

fn speak_symbol(symbol: Symbol, words: &mut String) {
    let name = match symbol {
        Symbol::Omega => say!("omega"),
        Symbol::Epsilon => say!("epsilon"),
        Symbol::Phi => say!("phi"),
        Symbol::Gamma => say!("Gamma"),
        Symbol::Generator(place) => {
            add(words, "x");
            return speak_index(&place.to_string(), words);
        }
        Symbol::Up => say!("up"),
        Symbol::Down => say!("down"),
        Symbol::DoubleUp => say!("double up"),
        Symbol::DoubleDown => say!("double down"),
        Symbol::Tiny | Symbol::Miny => return add(words, &symbol.to_text(Notation::Ascii)),
        // Quotes are heard by what stands between them.
        Symbol::Quote => return,
    };
    add(words, &name);
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

fn operator_name(operator: Operator) -> String {
    match operator {
        Operator::Plus => say!("plus"),
        Operator::Times | Operator::Juxtaposed | Operator::Cross => say!("times"),
        Operator::NimPlus => say!("nim-plus"),
        Operator::NimTimes => say!("nim-times"),
        Operator::Equals => say!("equals"),
        Operator::AtMost => say!("is at most"),
        Operator::To => say!("to"),
        Operator::Bar => say!("bar"),
        Operator::Ellipsis => say!("and so on to"),
        Operator::Comma | Operator::Colon | Operator::And => say!("and"),
    }
}
