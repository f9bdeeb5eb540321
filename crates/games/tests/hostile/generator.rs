//! Texts that are right, nearly right, or hostile.
//!
//! What is right comes from the register of rulesets and its examples, from the functions of the
//! calculator and theirs, and from the corpus of requests: whatever is new there is tried here.

use nimatron::calculator::FUNCTIONS;
use nimatron::certificate::prove;
use nimatron::foundation::{Budget, Playable, Random};
use nimatron::rulesets::{Position, registered};
use serde_json::Value;

/// Characters of the longest text.
const LONGEST: usize = 20_000;

const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "2",
    "3",
    "5",
    "12",
    "31",
    "63",
    "64",
    "65",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551616",
    "1000000000000000000000000000000",
    "w",
    "w+1",
    "w^w+3",
    "e0",
    "w1",
];

const TOKENS: [&str; 40] = [
    "\0",
    "\u{202e}",
    "\u{2066}",
    "\u{feff}",
    "\u{301}",
    "\u{200d}",
    "\u{7}",
    "\u{1b}[2J",
    "漢",
    "🙂",
    "ε₀",
    "\r\n",
    "\t",
    " ",
    ":",
    "+",
    "-",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "|",
    "||",
    ",",
    ";",
    "/",
    "misere ",
    "(turn=right)",
    "@/etc/passwd",
    "nim: ",
    "^",
    "*",
    "w^",
    "\\omega",
    "$",
    "\"",
    "->",
    "%",
];

const OPERATORS: [&str; 16] = [
    "+", "-", "*", "/", "^", " (+) ", " # ", "==", "!=", "<=", "||", " mod ", " div ", " xor ",
    ":", "",
];

/// What is asked of the library.
#[derive(Clone, Debug)]
pub enum Case {
    Position(String),
    Expression(String),
    Request(String),
    Certificate(String),
}

pub struct Generator {
    random: Random,
    requests: Vec<Value>,
}

impl Generator {
    pub fn new(seed: u64) -> Generator {
        let requests = include_str!("../corpus/requests.jsonl").lines();
        let requests = requests.filter_map(|line| serde_json::from_str(line).ok()).collect();
        Generator { random: Random::new(seed), requests }
    }

    pub fn case(&mut self) -> Case {
        let kind = self.random.below(4);
        let text = match kind {
            0 => self.position(),
            1 => self.expression(4),
            2 => self.request(),
            _ => self.certificate(),
        };
        let text = if self.one_in(3) { self.mutated(text) } else { text };
        match kind {
            0 => Case::Position(text),
            1 => Case::Expression(text),
            2 => Case::Request(text),
            _ => Case::Certificate(text),
        }
    }

    fn one_in(&mut self, number: u64) -> bool {
        self.random.below(number) == 0
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound as u64) as usize
    }

    fn choose<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    /// A position of any ruleset, or a sum of some.
    fn position(&mut self) -> String {
        let parts = if self.one_in(3) { 2 + self.below(3) } else { 1 };
        let parts: Vec<String> = (0..parts).map(|_| self.part()).collect();
        let misere = if self.one_in(3) { "misere " } else { "" };
        format!("{misere}{}", parts.join(" + "))
    }

    /// An example of the register, some moves later, with other numbers or other options.
    fn part(&mut self) -> String {
        let ruleset = self.choose(&registered());
        let ruleset = ruleset.description();
        let example = self.choose(&ruleset.examples).position;
        let mut text = example.trim_start_matches("misere ").to_string();
        let moves = self.below(8);
        if let Ok(mut position) = text.parse::<Position>() {
            super::working_on(&text);
            for _ in 0..moves {
                let Some(chosen) = position.random_move(&mut self.random) else { break };
                let Ok(after) = position.play(&chosen) else { break };
                position = after;
            }
            text = position.to_string();
        }
        if self.one_in(2) {
            text = self.with_other_numbers(&text, 2);
        }
        if let (true, [_, ..]) = (self.one_in(2), &ruleset.options[..]) {
            let option = self.choose(&ruleset.options).text;
            let value = self.choose(&NUMBERS[..8]);
            let option = option
                .split_once('=')
                .map_or(option.to_string(), |(name, _)| format!("{name}={value}"));
            text = text.replacen(':', &format!("({option}):"), 1);
        }
        text
    }

    /// The text with about one in so many numbers replaced, mostly by small ones.
    fn with_other_numbers(&mut self, text: &str, one_in: u64) -> String {
        let mut changed = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let digits =
                rest[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - start);
            changed += &rest[..start];
            match (self.one_in(one_in), self.below(3)) {
                (false, _) => changed += &rest[start..start + digits],
                (true, 0) => changed += self.choose(&NUMBERS),
                (true, _) => changed += &self.below(9).to_string(),
            }
            rest = &rest[start + digits..];
        }
        changed + rest
    }

    /// An expression of the calculator.
    fn expression(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.atom();
        }
        match self.below(8) {
            0 | 1 => self.atom(),
            2 | 3 => {
                let [left, right] = [self.expression(depth - 1), self.expression(depth - 1)];
                let operator = self.choose(&OPERATORS);
                format!("{left}{operator}{right}")
            }
            4 => format!("({})", self.expression(depth - 1)),
            5 => {
                let sides: Vec<String> = (0..2)
                    .map(|_| {
                        let options = self.below(3);
                        let options = (0..options).map(|_| self.expression(depth - 1));
                        options.collect::<Vec<_>>().join(",")
                    })
                    .collect();
                format!("{{{}}}", sides.join("|"))
            }
            _ => {
                let function = &FUNCTIONS[self.below(FUNCTIONS.len())];
                let arguments = match self.one_in(8) {
                    true => self.below(4),
                    false => function.signature.matches(',').count() + 1,
                };
                let arguments: Vec<String> =
                    (0..arguments).map(|_| self.expression(depth - 1)).collect();
                format!("{}({})", function.name, arguments.join(", "))
            }
        }
    }

    fn atom(&mut self) -> String {
        match self.below(6) {
            0 => self.choose(&NUMBERS).into(),
            1 => self.below(20).to_string(),
            2 => format!("*{}", self.below(300)),
            3 => format!("*({})", self.choose(&NUMBERS)),
            4 => self
                .choose(&["^", "v", "*", "+-1", "on", "over", "1/2", "tiny(1)", "^^*", "%"])
                .into(),
            _ => FUNCTIONS[self.below(FUNCTIONS.len())].example[0].into(),
        }
    }

    /// A request like one of the corpus.
    fn request(&mut self) -> String {
        let index = self.below(self.requests.len());
        let mut request = self.requests[index].clone();
        self.vary(&mut request, 3);
        let text = request.to_string();
        match self.one_in(12) {
            true => text.replacen('{', "{\"position\":\"nim: 1\",\"position\":\"nim: 2\",", 1),
            false => text,
        }
    }

    /// A certificate, or what is left of one.
    fn certificate(&mut self) -> String {
        let text = self.position();
        let limit = self.choose(&[0, 1, 10, 300]);
        super::working_on(&text);
        let budget = &mut Budget::nodes(3_000).with_memory(super::MEMORY);
        let proved =
            text.parse::<Position>().ok().and_then(|position| prove(&position, limit, budget).ok());
        let Some(certificate) = proved else { return "{\"nimatron\":\"certificate\"}".into() };
        let text = certificate.to_json();
        match serde_json::from_str(&text) {
            Ok(mut document) if !self.one_in(4) => {
                self.vary(&mut document, 40);
                document.to_string()
            }
            _ => text,
        }
    }

    /// Changes about one in so many of the values in a JSON value.
    fn vary(&mut self, value: &mut Value, one_in: u64) {
        match value {
            Value::Object(object) => {
                let keys: Vec<String> = object.keys().cloned().collect();
                for key in keys {
                    if self.one_in(4 * one_in) {
                        let taken = object.remove(&key).unwrap_or_default();
                        let renamed = self.one_in(2);
                        object.extend(renamed.then(|| (self.mutated(key), taken)));
                    } else if let Some(inner) = object.get_mut(&key) {
                        self.vary(inner, one_in);
                    }
                }
            }
            Value::Array(items) => {
                items.iter_mut().for_each(|item| self.vary(item, one_in));
                if let (true, Some(last)) = (self.one_in(one_in), items.last().cloned()) {
                    let more = self.choose(&[1, 2, 100]);
                    items.extend(vec![last; more]);
                } else if self.one_in(one_in) {
                    items.pop();
                }
            }
            Value::String(text) if self.one_in(one_in) => {
                *text = match self.below(4) {
                    0 => self.position(),
                    1 => self.expression(3),
                    2 => self.with_other_numbers(text, 1),
                    _ => self.mutated(std::mem::take(text)),
                };
            }
            Value::Number(number) if self.one_in(one_in) => {
                let others = [0, 1, 2, 5, 64, 1 << 20, i64::MAX as u64, u64::MAX];
                *number = self.choose(&others).into();
            }
            other if self.one_in(4 * one_in) => {
                *other = self
                    .choose(&["null", "true", "[]", "{}", "-1", "1e400", "\"\""])
                    .parse()
                    .unwrap_or_default();
            }
            _ => {}
        }
    }

    /// The text with one to three injuries.
    fn mutated(&mut self, mut text: String) -> String {
        for _ in 0..=self.below(3) {
            text = self.injured(&text);
            if let Some((end, _)) = text.char_indices().nth(LONGEST) {
                text.truncate(end);
            }
        }
        text
    }

    fn injured(&mut self, text: &str) -> String {
        let (start, end) = {
            let places: Vec<usize> =
                text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
            let [a, b] = [self.choose(&places), self.choose(&places)];
            (a.min(b), a.max(b))
        };
        let (before, piece, after) = (&text[..start], &text[start..end], &text[end..]);
        match self.below(9) {
            0 => format!("{before}{after}"),
            1 => text[..end].to_string(),
            2 => format!("{before}{}{piece}{after}", self.choose(&TOKENS)),
            3 => format!("{before}{}{after}", self.choose(&TOKENS)),
            4 => {
                let times = self.choose(&[2, 3, 10, 100, 5_000]);
                format!("{before}{}{after}", piece.repeat(times.min(LONGEST / piece.len().max(1))))
            }
            5 => {
                let (open, close) =
                    self.choose(&[("(", ")"), ("{", "|}"), ("[", "]"), ("-", ""), ("^", "")]);
                let times = self.choose(&[1, 20, 200, 4_000]);
                format!("{before}{}{piece}{}{after}", open.repeat(times), close.repeat(times))
            }
            6 => {
                let separator = self.choose(&[", ", " ", " + ", "/", "|", "\n"]);
                let times = self.choose(&[2, 10, 1_000]);
                let item = text.rsplit([',', ' ', '/']).next().unwrap_or_default();
                format!(
                    "{text}{}",
                    format!("{separator}{item}").repeat(times.min(LONGEST / (item.len() + 3)))
                )
            }
            7 => self.with_other_numbers(text, 2),
            _ => format!("{before}{after}{piece}"),
        }
    }
}
