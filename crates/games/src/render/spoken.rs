//! Formulas in words, for those who listen.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;

use super::formula::{Node, parse};
use super::words::number_word;

/// More characters than this nobody listens to.
const LONGEST: usize = 300;

/// An ordinal in words: `omega squared times 3 plus 5`.
pub(super) fn ordinal(ordinal: &Ordinal) -> String {
    formula(&ordinal.to_text(Notation::Unicode))
}

/// A formula in our Unicode notation, in words.
pub(super) fn formula(formula: &str) -> String {
    row(&parse(formula))
}

/// Parts of a formula in words, the end left out if it is very long.
pub(super) fn row(nodes: &[Node]) -> String {
    let mut words = String::new();
    speak(nodes, &mut words);
    let cleaned = super::document::cleaned(words.trim().trim_end_matches(','));
    match cleaned.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} and so on", &cleaned[..end]),
        None => cleaned,
    }
}

fn speak(nodes: &[Node], words: &mut String) {
    for (index, node) in nodes.iter().enumerate() {
        // There is no need to speak what will be left out.
        if words.len() > 4 * LONGEST {
            return;
        }
        let before = index.checked_sub(1).and_then(|before| nodes.get(before));
        match (before, node) {
            (Some(Node::Letter('φ')), Node::Bracketed('(', inside, ')')) => {
                add(words, "of");
                speak(inside, words);
                close(words);
            }
            _ => speak_one(node, words),
        }
    }
}

fn speak_one(node: &Node, words: &mut String) {
    match node {
        Node::Number(digits) => add(words, digits),
        Node::Letter(letter) => match letter_name(*letter) {
            Some(name) => add(words, name),
            None => add(words, letter.encode_utf8(&mut [0; 4])),
        },
        Node::Text(text) => add(words, text.trim()),
        Node::Operator(',') => words.push(','),
        Node::Operator(sign) => add(words, operator_name(*sign)),
        Node::Sign(sign) => add(words, operator_name(*sign)),
        Node::Star(None) => add(words, "star"),
        Node::Star(Some(to)) => {
            add(words, "star");
            speak_one(to, words);
        }
        Node::Bracketed(open, inside, _) => {
            let (opened, closed) = match open {
                '{' => ("the game", "end of game"),
                _ => ("bracket", "end of bracket"),
            };
            add(words, opened);
            speak(inside, words);
            add(words, closed);
        }
        Node::Sub(base, index) => {
            speak_one(base, words);
            match &**index {
                Node::Number(digits) => match digits.parse::<usize>() {
                    Ok(0) => add(words, "zero"),
                    Ok(small @ 1..=12) => add(words, &number_word(small)),
                    _ => add(words, &format!("sub {digits}")),
                },
                index => {
                    add(words, "sub");
                    speak_one(index, words);
                    close(words);
                }
            }
        }
        Node::Power(base, exponent) => {
            speak_one(base, words);
            match &**exponent {
                Node::Number(digits) if digits == "2" => add(words, "squared"),
                Node::Number(digits) if digits == "3" => add(words, "cubed"),
                exponent => {
                    add(words, "to the");
                    speak_one(exponent, words);
                    if matches!(exponent, Node::Row(_) | Node::Power(..)) {
                        close(words);
                    }
                }
            }
        }
        Node::Row(nodes) => speak(nodes, words),
    }
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

fn letter_name(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ω' => "omega",
        'ε' => "epsilon",
        'φ' => "phi",
        'ζ' => "zeta",
        'Γ' => "Gamma",
        'α' => "alpha",
        '↑' => "up",
        '↓' => "down",
        '⇑' => "double up",
        '⇓' => "double down",
        _ => return None,
    })
}

fn operator_name(sign: char) -> &'static str {
    match sign {
        '+' => "plus",
        '−' => "minus",
        '·' | '×' => "times",
        '⊕' => "nim-plus",
        '⊗' => "nim-times",
        '=' | '≡' => "equals",
        '≠' => "is not",
        '<' => "is less than",
        '>' => "is greater than",
        '≤' => "is at most",
        '≥' => "is at least",
        '→' => "to",
        '|' | '∣' => "bar",
        '‖' | '∥' => "double bar",
        '±' => "plus or minus",
        '…' => "and so on to",
        '/' => "over",
        _ => "and",
    }
}
