//! The calculator against the definitions, and against the evaluator of
//! ordinals, which combines its operands in another order.

use nimatron::Ordinal;
use nimatron::calculator::{FUNCTIONS, Kind, Session, Value, parse, reading};
use nimatron::foundation::Budget;
use nimatron::text::{Notation, ParseError};
use proptest::prelude::*;

fn value(text: &str) -> Result<Value, ParseError> {
    Session::new().preview(text, &mut Budget::nodes(1 << 24)).map(|answer| answer.value)
}

fn shown(text: &str) -> String {
    match value(text) {
        Ok(value) => value.to_string(),
        Err(error) => panic!("{}", error.render(text)),
    }
}

/// The message of an error, the text that it points at, and its help.
fn refused(text: &str) -> (String, String, String) {
    let error = value(text).expect_err(text);
    let place = text.get(error.span.clone()).unwrap_or_default();
    (error.message, place.into(), error.help.unwrap_or_default())
}

#[test]
fn ordinal_arithmetic_is_the_usual_one() {
    // Sierpinski, Cardinal and Ordinal Numbers, ch. XIV.
    for (expression, expected) in [
        ("1 + w", "w"),
        ("w + 1", "w+1"),
        ("2 * w", "w"),
        ("(w+1) * 2", "w*2+1"),
        ("(w+1) * w", "w^2"),
        ("2 ^ w", "w"),
        ("(w+1) ^ 2", "w^2+w+1"),
        ("w ^ e0", "e0"),
        ("1 # w", "w+1"),
        ("(w+1) # (w^2+w*2+3)", "w^2+w*3+4"),
        ("w*3 (+) w*5", "w*6"),
        ("0 ^ 0", "1"),
        ("((2))", "2"),
    ] {
        assert_eq!(shown(expression), expected, "{expression}");
    }
}

#[test]
fn nimbers_add_without_carrying() {
    for (expression, expected) in [
        ("*5 + *3", "*6"),
        ("*5 (+) *3", "*6"),
        ("*5 - *3", "*6"),
        ("-*5", "*5"),
        ("*7 + *4 + *5", "*6"),
        ("*(w+1) + *1", "*w"),
        ("*5 + *5", "0"),
        ("*", "*"),
        ("* + *2", "*3"),
        ("0 + *5", "*5"),
        ("*7 * *1", "*7"),
        ("*0 (x) *w", "0"),
        ("*9 ^ 1", "*9"),
        ("*9 ^ 0", "*"),
        ("*9 / *1", "*9"),
    ] {
        assert_eq!(shown(expression), expected, "{expression}");
    }
}

#[test]
fn finite_nimbers_are_a_field() {
    // Conway, On Numbers and Games, ch. 6; the powers from the table of facts.
    for (expression, expected) in [
        ("*2 * *2", "*3"),
        ("*2 (x) *4", "*8"),
        ("*4 * *4", "*6"),
        ("*14 * *8", "*10"),
        ("*14 * *14", "*8"),
        ("*10 / *8", "*14"),
        ("*1 / *2 * *2", "*"),
        ("*w / *w", "*"),
        ("*8 ^ -1 * *8", "*"),
        ("*8 ^ -1 == inverse(*8)", "true"),
        ("*8 ^ -(2) * *8 ^ 2", "*"),
        ("*w ^ -0", "*"),
        ("*1361923 ^ 65537", "*1051"),
        ("*1361923 ^ (10^100 * (2^32 - 1))", "*"),
        ("*57 ^ 257", "*32"),
        ("*249 ^ 51195", "*229"),
        ("*(2^127) * *(2^127) == *295346617131466462246640203346138599793", "false"),
        ("*2 * (*5 + *9) == *2 * *5 + *2 * *9", "true"),
    ] {
        let expression = expression.replace("(2^32 - 1)", "sub(2^32, 1)");
        assert_eq!(shown(&expression), expected, "{expression}");
    }
}

#[test]
fn functions_of_finite_nimbers() {
    for (expression, expected) in [
        ("sqrt(*8)", "*14"),
        ("sqrt(*w + *w)", "0"),
        ("halftrace(*1)", "*2"),
        ("halftrace(*8)", "*16"),
        ("roots(*2, 5)", "*3, *4, *5, *9, *11"),
        ("roots(*2, 5, 2)", "*3"),
        ("roots(*1, 3)", "*, *2, *3"),
        ("roots(*1, 3, 1)", "*"),
        ("roots(*1, 3, 64)", "*, *2, *3"),
        ("roots(*2, 5, 32)", "*3, *4, *5, *9, *11"),
        ("root(*6, 2)", "*4"),
        ("order(*243)", "85"),
        ("trace(*8)", "*"),
        ("trace(*4)", "0"),
        ("norm(*1051)", "*32"),
        ("norm(*1051, 4)", "*4"),
        ("norm(*1051, 1)", "*"),
        ("norm(*1051, 16)", "*1051"),
        ("minpoly(*32)", "x^8+x^6+x^5+x^2+1"),
        ("express(*4, *32)", "x^6+x^5+x^4+x+1"),
        ("express(*1, *1)", "1"),
        ("express(0, *2)", "0"),
        ("degree(*256)", "16"),
        ("conjugate(conjugate(*77)) == *77", "true"),
        ("log(*3, *2)", "2"),
        ("log(*1)", "0"),
        ("log(*1051)", "1"),
        ("log(*16, *1127700028470)", "12370169555311111083"),
        ("generator(1)", "*"),
        ("generator(64)", "*1127700028470"),
        ("generator(64) ^ sub(2^64, 1)", "*"),
        ("order(generator(64)) == sub(2^64, 1)", "true"),
        ("generator(64) ^ succ(2^32) == generator(32)", "true"),
        ("log(generator(128)^(67280421310721*7), generator(128)^67280421310721)", "7"),
    ] {
        assert_eq!(shown(expression), expected, "{expression}");
    }
}

#[test]
fn functions_of_infinite_nimbers() {
    for (expression, expected) in [
        ("*w * *w * *w", "*2"),
        ("*w ^ 3", "*2"),
        ("*w ^ -1", "*(w^2*3)"),
        ("*2 / *w", "*(w^2)"),
        ("*(w^w) ^ 5", "*4"),
        ("*(w^(w^2)) ^ 7", "*(w+1)"),
        ("*(w+4) * *(w+1)", "*(w^2+w*5+4)"),
        ("root(*2, 3)", "*w"),
        ("roots(*2, 3)", "*w, *(w*2), *(w*3)"),
        ("roots(*4, 3)", "*(w^2*6), *(w^2*11), *(w^2*13)"),
        ("roots(*4, 3, 12)", "*(w^2*6), *(w^2*11), *(w^2*13)"),
        ("sqrt(*(w^w))", "*(w^(w*3)*11)"),
        ("inverse(*(w+1))", "*(w^2*2+w*2+2)"),
        ("order(*w)", "9"),
        ("order(*(w^w+1))", "1048575"),
        ("degree(*(w^w+w))", "60"),
        ("minpoly(*(w^2))", "x^6+x^3+1"),
        ("express(*2, *w)", "x^3"),
        ("express(*(w+2), *w)", "x^3+x"),
        ("halftrace(*(w+1))", "*(w^2*3+w*2+2)"),
        ("zeros(*2, 0, 0, *1)", "*w, *(w*2), *(w*3)"),
        ("norm(*w, 2)", "*2"),
        ("norm(*w, 1)", "*"),
        ("conjugate(conjugate(*w)) == *w", "true"),
        ("generator(6)", "*(w^2*2+3)"),
        ("generator(6) ^ 9 == generator(3)", "true"),
        ("generator(6) ^ 21", "*2"),
        ("order(generator(6))", "63"),
        ("*(w^w^w) * *(w^w^(w+1))", "*"),
        ("inverse(*(w^w^w))", "*(w^(w^(w+1)))"),
        ("*(w^w^(w+1)) * *(w^(w^(w+1)*2))", "*(w^(w^(w+1)*2)+w^(w^(w+1)))"),
        ("*e0 * *1", "*e0"),
        ("*(w^w^213) * *(w+1)", "*(w^(w^213+1)+w^(w^213))"),
    ] {
        assert_eq!(shown(expression), expected, "{expression}");
    }
}

#[test]
fn long_searches_end_with_the_budget() {
    let refused = |text: &str, budget: u64| {
        let answer = Session::new().preview(text, &mut Budget::nodes(budget));
        answer.map(|answer| answer.value.to_string()).unwrap_err()
    };
    let error = refused("log(conjugate(generator(256)), generator(256))", 1 << 20);
    assert!(error.message.starts_with("this takes too much work"), "{error}");
    assert!(error.help.unwrap().contains("a group of order 59649589127497217"));
    for hostile in [
        "*(2^300000) ^ (10^1000)",
        "order(*(2^300000))",
        "minpoly(*(2^65536))",
        "roots(*(2^65536), 3)",
        "minpoly(*(w^w^4+w^w^3))",
        "express(*w, *(w^w^4+w^w^3))",
        "zeros(*(w^w^3), *1, *(w^w^4), *w)",
        "log(*(2^65536), *(2^65537))",
        "generator(16384)",
    ] {
        let error = refused(hostile, 1 << 24);
        assert!(error.message.starts_with("this takes too much work"), "{hostile}: {error}");
    }
}

#[test]
fn forms_are_kept_and_simplified_step_by_step() {
    let told = |text: &str| value(text).map(|value| value.to_string());
    assert_eq!(told("'{*|*}'").as_deref(), Ok("'{*|*}'"));
    assert_eq!(told("value('{0,*|}') == 1").as_deref(), Ok("true"));
    assert_eq!(
        told("simplification('{0,*,1|2}')").as_deref(),
        Ok("Left's 0 is dominated by 1: 0 <= 1; '{*,1|2}'\n\
            Left's * is dominated by 1: * <= 1; '{1|2}'\n\
            '{1|2}' is canonical: 3/2")
    );
    assert_eq!(
        told("simplification('{|^,v*}')").as_deref(),
        Ok("Right's ^ is dominated by v*: v* <= ^; '{|v*}'\n\
            Right's v* is reversible through 0: g <= 0, so that nothing takes its place; '{|}'\n\
            '{|}' is canonical: 0")
    );
    let refused = |text: &str| value(text).unwrap_err();
    assert_eq!(refused("'{*|*}' + *1").message, "an explicit form and a nimber do not mix");
    assert_eq!(refused("mean('{1|0}')").message, "expected a game, found an explicit form");
    assert_eq!(refused("1 + '{1|0").span, 4..5);
    assert_eq!(refused("value('{1|q}')").span, 10..11);
}

#[test]
fn comparisons_follow_the_order_of_each_kind() {
    for (expression, expected) in [
        ("w^w < e0", true),
        ("w1 > e0", true),
        ("1 + w == w", true),
        ("w + 1 != w + 1", false),
        ("w || 3", false),
        ("2 <= 2", true),
        // Different nimbers are confused: the first player wins their sum.
        ("*1 < *2", false),
        ("*1 >= *2", false),
        ("*1 || *2", true),
        ("*3 + *5 + *6 == 0", true),
        ("*3 <= *3", true),
        ("true != (1 < 2)", false),
    ] {
        assert_eq!(value(expression), Ok(Value::Boolean(expected)), "{expression}");
    }
}

#[test]
fn the_examples_of_the_functions_hold() {
    for function in &FUNCTIONS {
        let [call, expected] = function.example;
        assert_eq!(shown(call), expected);
        assert!(call.starts_with(function.name) && function.signature.starts_with(function.name));
    }
}

#[test]
fn functions_mean_what_their_summaries_say() {
    for (expression, expected) in [
        ("sub(w^2, w) == w^2", "true"),
        ("div(7, 2)", "3"),
        ("rem(7, 2)", "1"),
        ("nimsum(1, 2, 4)", "7"),
        ("nimsum(*1, *2, *4)", "*7"),
        ("natprod(w, natprod(w+1, 2))", "w^2*2+w*2"),
        ("pred(succ(e0))", "e0"),
        ("fundamental(w^2, 5)", "w*5"),
        ("phi(2, 0) == zeta_0", "true"),
        ("height(*(w^2+3))", "w^2+3"),
        ("cantor(base2(w^w+5))", "w^w+5"),
        ("base2(5) + 1", "6"),
        ("base2(5) - 1", "4"),
        ("7 div 2", "3"),
        ("7 mod 2", "1"),
        ("w^2+w*3+5 mod w", "w^2+w*3+5"),
        ("(w^2+w*3+5) mod w", "5"),
        ("1 xor 2", "3"),
        ("*1 xor *2", "*3"),
        ("14 (x) 8", "10"),
        ("14 ⊗ 8", "10"),
        ("14 \\otimes 8", "10"),
        ("w (x) w (x) w", "2"),
        ("mex(0, 1, 3)", "2"),
        ("mex({0,1,3})", "2"),
        ("MEX({1, 2, 3})", "0"),
        ("mex()", "0"),
        ("mex({})", "0"),
        ("mex({0, w, 1}, 2)", "3"),
        ("mex({0, *, *3})", "*2"),
        ("mex({mex(), mex({0}), 1+1})", "3"),
        ("binary(88)", "1011000"),
        ("binary(0)", "0"),
        ("digits(14, 3)", "112"),
        ("digits(14, 10)", "14"),
        ("digits(1000, 36)", "rs"),
        ("digits(1000, 60)", "16, 40"),
        ("polynomial(*1361923)", "z*u+y*u+x*y*z*t+y*z*t+x*y*t+x+1"),
        ("polynomial(0)", "0"),
        ("incentives(0)", "{}"),
        ("left(0)", "{}"),
        ("confusion_interval(^)", "{}"),
        ("confusion_interval(1)", "{}"),
        ("confusion_interval(*)", "[0, 0]"),
    ] {
        assert_eq!(shown(expression), expected, "{expression}");
    }
}

#[test]
fn games() {
    for (expression, expected) in [
        ("{1|-1} + {1|-1}", "0"),
        ("{1|0} - {1|0}", "0"),
        ("{0|*}", "^"),
        ("^ + ^ + *", "^^*"),
        ("3 * ^ + *2", "^3*2"),
        ("{2} + *", "2*"),
        ("{2*} - 2", "*"),
        ("1 + *", "1*"),
        ("3 - *2", "{3*2}"),
        ("1/2 + (1+*)", "3/2*"),
        ("2-*", "2*"),
        ("1 <= *2", "false"),
        ("1 || *", "false"),
        ("1 > *", "true"),
        ("*3 != 1", "true"),
        ("1*", "1*"),
        ("-1* + 1", "*"),
        ("-1^", "-1^"),
        ("- 1^", "-1v"),
        ("3/2*", "3/2*"),
        ("1v4", "1v4"),
        ("1v4*2", "1v4*2"),
        ("2^*3 - 2 - *3", "^"),
        ("1^ - 1", "^"),
        ("1* - 1", "*"),
        ("2* * 2", "4"),
        ("2*-1", "-2"),
        ("2 * ^", "^^"),
        ("2^3*2", "16"),
        ("{2^3*2} - 2", "^3*2"),
        ("1^<2>", "1^<2>"),
        ("{1^[2]}", "{1^[2]}"),
        ("{*^|^}", "0"),
        ("{2|{1*}}", "{2|1*}"),
        ("{0,{3|{2*3}}|{-4}}", "{3|2*3||-4}"),
        ("tiny(1*)", "tiny(1*)"),
        ("miny(2^)", "miny(2^)"),
        ("tiny(2^*)", "tiny(2^*)"),
        ("tiny(1/2^)", "tiny(1/2^)"),
        ("tiny({1^3})", "tiny({1^3})"),
        ("{0||0|-1*}", "tiny(1*)"),
        ("1tiny(2)", "1tiny(2)"),
        ("1 + tiny(2) == 1tiny(2)", "true"),
        ("\\frac{1}{2}{\\ast}", "1/2*"),
        ("{-1/2|1/2}", "0"),
        ("7 - 3", "4"),
        ("3 - 7", "-4"),
        ("-5", "-5"),
        ("6 / 4", "3/2"),
        ("3/4 * 1/2", "3/8"),
        ("-1/2 + {1/2|}", "1/2"),
        ("{0||0|-2} == tiny(2)", "true"),
        ("^ > 0", "true"),
        ("^ || *", "true"),
        ("^^ > *", "true"),
        ("{1|-1} || 1/2", "true"),
        ("{1|-1} < 2", "true"),
        ("+-1 + +-1", "0"),
        ("1 +-2", "-1"),
        ("% + 1", "0"),
        ("on + off", "dud"),
        ("{pass|}", "on"),
        ("over + over", "over"),
        ("over - over", "{over & under}"),
        ("5 + over", "5over"),
        ("upon + *", "^[on]*"),
        ("2 * upon", "{0|^[on]*}"),
        ("x{0|x} - 1/2", "-1/2over"),
        ("a{1||a|0}", "{2 & +-1}"),
        ("a{0||||0|||a|*||*}", "a{0||||0|||a|*||*}"),
        ("over < 1/2", "true"),
        ("^<on> < ^[on]", "true"),
        ("{over & v} == over", "false"),
        ("tiny(on) + miny(on)", "{tiny(on) & miny(on)}"),
        ("degree(upon)", "^<on>"),
        ("right_stop(7 + over)", "7over"),
        ("is_infinitesimal(over)", "true"),
        ("followers(over)", "2"),
    ] {
        let mut session = Session::new();
        session.evaluate("-1", &mut Budget::unlimited()).unwrap();
        let answer = session.evaluate(expression, &mut Budget::unlimited()).unwrap();
        assert_eq!(answer.value.to_string(), expected, "{expression}");
        // What is printed reads back as the same value.
        let again = format!("{} == ({expression})", answer.value);
        let again = session.evaluate(&again.replace('%', "%1"), &mut Budget::unlimited()).unwrap();
        let truth = answer.value.kind() == Kind::Boolean || again.value == Value::Boolean(true);
        assert!(truth, "{expression}");
    }
}

#[test]
fn games_of_n_players() {
    for (expression, expected) in [
        ("{0|0|0}", "*"),
        ("{*|0|} + *2 + 0", "*2 + {*|0|}"),
        ("*2 + {*| |0}", "*2 + {*| |0}"),
        ("{ | | }", "0"),
        ("outcome({0|0|0})", "A alone; by the podium rule A"),
        ("outcome({ | | })", "C alone; by the podium rule C"),
        ("outcome({0|0|0|0} + *)", "B alone; by the podium rule B"),
        (
            "outcome({0|0|0} + *2)",
            "nobody alone; A and B, or A and C, or B and C; by the podium rule B",
        ),
    ] {
        assert_eq!(shown(expression), expected, "{expression}");
    }
    for (expression, message, place) in [
        (
            "{0|0|0} + {0|0|0|0}",
            "a game of n players cannot be added to this game of 3 players",
            "+",
        ),
        ("{0|0|0} - *", "'-' does not apply to games of n players", "-"),
        ("{0|0|0} + 1", "an ordinal cannot be added to this game of 3 players", "+"),
        ("{0|0|{0|0}}", "1 bar here, where 3 play: expected 2", "{0|0}"),
        ("{0|0|0|0|0|0|0}", "a tuple of 7: 2 to 6 players may play", "{0|0|0|0|0|0|0}"),
        ("left_stop({0|0|0})", "expected a game, found a game of n players", "{0|0|0}"),
    ] {
        let (found, at, _) = refused(expression);
        assert_eq!((found.as_str(), at.as_str()), (message, place), "{expression}");
    }
}

#[test]
fn what_is_asked_of_loopy_games() {
    for (expression, expected) in [
        ("left(over)", "0"),
        ("right({over|upon})", "^[on]"),
        ("outcome(a{{|a}|})", "PHat"),
        ("outcome(dud)", "D"),
        ("outcome(over)", "L"),
        ("onside(a{{|a}|})", "1"),
        ("a{{{2,-1|a,off}|{^,a|-1}}|a}", "over"),
    ] {
        assert_eq!(shown(expression), expected, "{expression}");
    }
}

#[test]
fn notes_say_how_digits_behind_omega_are_read() {
    let notes = |text: &str| -> Vec<String> {
        let answer = Session::new().preview(text, &mut Budget::nodes(1000)).unwrap();
        answer.notes.into_iter().map(|note| note.message).collect()
    };
    let note = "'ω5' is read as the initial ordinal w_5; write w*5 for w times 5";
    assert_eq!(notes("ω^ω5 + ω5"), [note]);
    for quiet in ["w1 + ω1", "w_5", "ω₅", "w*5", "base2(5)", "w^2", "e5"] {
        assert!(notes(quiet).is_empty(), "{quiet}");
    }
    // What is printed is read without notes.
    assert_eq!(shown("w5"), "w_5");
    assert_eq!(value("w5").unwrap().to_text(Notation::Unicode), "ω₅");
}

#[test]
fn refusals_name_the_kinds_and_point_at_the_place() {
    for (expression, message, place, help) in [
        ("*5 + w", "a nimber and an ordinal do not mix", "+", "written *w"),
        ("1 + *w", "an ordinal and a nimber do not mix", "+", "written *1"),
        ("w+1 + *2", "an ordinal and a nimber do not mix", "+", "only the natural numbers"),
        (
            "2 * *3",
            "the product of a number and a nimber could be meant in two ways",
            "*",
            "write *2 (x) *3 for the nim-product, 2 * {*3} for copies",
        ),
        ("*2 mod *3", "'mod' does not apply to nimbers", "mod", "*a / *b"),
        ("7 mod 0", "division by 0", "mod", ""),
        ("-7 mod 3", "'mod' does not apply to games", "mod", ""),
        ("aleph_1", "unknown name 'aleph_1'", "aleph_1", "aleph_1 is w1"),
        ("\\aleph_1", "unknown LaTeX command '\\aleph'", "\\aleph", "aleph_1 is w1"),
        ("mex(1, *2)", "an ordinal and a nimber do not mix", "*2", "*1"),
        ("mex({0, x})", "unknown name 'x'", "x", ""),
        ("mex({0|1})", "expected an ordinal or a nimber, found a game", "{0|1}", ""),
        ("{0, 1}", "a bar is missing between the options", "0, 1", "bar"),
        ("digits(5, 1)", "a base is a number from 2 up", "1", ""),
        ("binary(w)", "expected a natural number", "w", ""),
        ("binary(5) + 1", "a row of digits and an ordinal do not mix", "+", ""),
        ("polynomial(*w)", "expected a finite nimber, found *w", "*w", ""),
        ("(1<2) + 3", "true or false and an ordinal do not mix", "+", ""),
        ("w - 3", "infinite ordinals cannot be subtracted with '-'", "-", "sub(a, b)"),
        ("-w", "an infinite ordinal is never negative", "-w", "sub(a, b)"),
        ("w / 2", "infinite ordinals cannot be divided with '/'", "/", "div(a, b)"),
        ("1 / 3", "this is no dyadic number, hence no game", "/", "power of 2"),
        ("w + {1|-1}", "an ordinal and a game do not mix", "+", ""),
        ("*w + ^", "a nimber and a game do not mix", "+", ""),
        ("^ ^ 2", "'^' does not apply to games", "^ ^ 2", "norton"),
        ("^ * v", "games are multiplied by integers only", "*", "norton"),
        ("1 + {2|x}", "unknown name 'x'", "x", "game"),
        ("{1|0|-1}", "bars of the same length can be read in two ways", "1|0|-1", "{1||0|-1}"),
        ("cool(^, -2)", "games are cooled by numbers greater than -1", "cool(^, -2)", ""),
        ("mean(w)", "expected a game, found an ordinal", "w", ""),
        ("mean(on)", "expected a short game, found a loopy game", "on", ""),
        ("w + over", "an ordinal and a loopy game do not mix", "+", ""),
        ("*w + over", "a nimber and a loopy game do not mix", "+", ""),
        ("over * ^", "games are multiplied by integers only", "*", "norton"),
        ("onside(w)", "expected a game, found an ordinal", "w", ""),
        ("left(dud)", "this is defined for stoppers only", "left(dud)", ""),
        ("unde + 1", "unknown name 'unde'", "unde", "under"),
        (
            "a{0,{1|1,{*,{1*|1*,a}|*}}|0}",
            "it is not stopper-sided: no stopper is equal to it if draws are wins for Left",
            "a{0,{1|1,{*,{1*|1*,a}|*}}|0}",
            "",
        ),
        ("3 {1|2}", "an operator is missing between '3' and '{1|2}'", "{1|2}", "product"),
        ("*e0 * *3", "nim-products are known below w^(w^(w^w)) only", "*", "no limit"),
        ("*e0 ^ 3", "nim-products are known below w^(w^(w^w)) only", "*e0 ^ 3", "no limit"),
        ("*2 / *w1", "nim-products are known below w^(w^(w^w)) only", "/", "no limit"),
        (
            "*(w^(w^213)) ^ 1319",
            "this needs the excess of the prime 1319, which is not known",
            "*(w^(w^213)) ^ 1319",
            "",
        ),
        ("*2 ^ w", "a nimber has finite powers only", "*2 ^ w", ""),
        ("*0 ^ -1", "0 has no negative powers", "*0 ^ -1", ""),
        ("2 ^ -1", "'^' does not apply to games", "2 ^ -1", "norton"),
        ("*2 ^ -*3", "a nimber cannot be raised to a nimber", "*2 ^ -*3", "exponent"),
        ("sqrt(5)", "expected a nimber, found an ordinal", "5", ""),
        (
            "log(*(w^w^w))",
            "only the nimbers below w^(w^w) are algebraic over the field of two elements",
            "*(w^w^w)",
            "",
        ),
        (
            "sqrt(*(w^w^w))",
            "only the nimbers below w^(w^w) are algebraic over the field of two elements",
            "*(w^w^w)",
            "products and inverses",
        ),
        (
            "inverse(*(w^w^126))",
            "this takes place in a field of more than 2^262144 elements",
            "inverse(*(w^w^126))",
            "",
        ),
        (
            "root(*(w^w^w), 3)",
            "only the nimbers below w^(w^w) are algebraic over the field of two elements",
            "*(w^w^w)",
            "products and inverses",
        ),
        (
            "express(*4, *w)",
            "*4 is outside the field that *w generates",
            "express(*4, *w)",
            "sums of powers of *w",
        ),
        ("zeros(*0, *0)", "the polynomial is 0", "zeros(*0, *0)", ""),
        ("roots(*w, 3, 6)", "the field of 2^6 elements has no such root", "roots(*w, 3, 6)", ""),
        (
            "norm(*w, 4)",
            "the field of 2^6 elements has no subfield of 2^4 elements",
            "norm(*w, 4)",
            "",
        ),
        ("inverse(*0)", "division by 0", "*0", ""),
        ("order(0)", "no power of 0 is *1", "0", ""),
        ("root(*2, 0)", "0 is no exponent of a root", "0", ""),
        ("root(*2, w)", "expected a natural number", "w", ""),
        (
            "roots(*2, 3, 64)",
            "no finite nimber is such a root: the order is divisible by 3, \
             and larger fields have no more of it",
            "roots(*2, 3, 64)",
            "",
        ),
        (
            "roots(*1, 65535, 16)",
            "there are more than 1000 such roots",
            "roots(*1, 65535, 16)",
            "root(x, n)",
        ),
        ("roots(*16, 3, 4)", "the number is outside the field of 2^2 bits", "4", ""),
        ("norm(*5, 16)", "the smallest field of the number has 4 bits", "16", "smaller"),
        ("norm(*5, 3)", "the bits of a field are a power of 2", "3", "16"),
        ("generator(0)", "expected the number of bits of a field", "0", ""),
        ("generator(2^20)", "generators are known up to 16384 bits", "2^20", "proved"),
        ("log(*4, *2)", "*4 is no power of *2", "log(*4, *2)", "divisible by 5"),
        ("log(*0, *2)", "0 has no logarithm", "*0", ""),
        ("log(*2, *0)", "0 is no base of logarithms", "*0", ""),
        ("log()", "log takes 1 or 2 arguments, not 0", "log()", "log(x[, base])"),
        ("minpoly(*2) + *3", "a polynomial and a nimber do not mix", "+", ""),
        ("minpoly(*2) + minpoly(*2)", "operators do not apply to a polynomial", "+", ""),
        ("-roots(*8, 3)", "'-' does not apply to a list of nimbers", "-roots(*8, 3)", ""),
        ("*2 / *0", "division by 0", "/", ""),
        ("w ^ *2", "an ordinal cannot be raised to a nimber", "w ^ *2", "exponent"),
        ("*2 # *3", "'#' does not apply to nimbers", "#", "+"),
        ("*(*2)", "expected an ordinal after '*', found a nimber", "*(*2)", "*5"),
        ("true < false", "true and false have no order", "true < false", "=="),
        ("sub(1)", "sub takes 2 arguments, not 1", "sub(1)", "sub(a, b)"),
        ("sub(1, 2)", "there is no c with b + c = a: 1 is less", "sub(1, 2)", ""),
        ("succ(*2)", "expected an ordinal, found a nimber", "*2", ""),
        ("div(w, 0)", "division by 0", "0", ""),
        ("pred(w)", "w is no successor", "pred(w)", ""),
        (
            "fundamental(w1, 3)",
            "no sequence reaches it: its cofinality is w1",
            "fundamental(w1, 3)",
            "",
        ),
        ("natsun(1, 2)", "unknown name 'natsun'", "natsun", "natsum"),
        ("sub + 1", "sub is a function", "sub", "sub(a, b)"),
        ("e + 1", "unknown name 'e'", "e", "e0"),
        ("e_(*2)", "expected an ordinal, found a nimber", "(*2)", ""),
        ("w +", "expected a value after '+'", "", "*5"),
        ("% + 1", "there is no earlier answer", "%", ""),
    ] {
        let found = refused(expression);
        assert_eq!((&*found.0, &*found.1), (message, place), "{expression}");
        assert!(found.2.contains(help), "{expression}: {}", found.2);
    }
}

#[test]
fn earlier_answers_are_counted_from_one() {
    let mut session = Session::new();
    let mut next = |text: &str| {
        let answer = session.evaluate(text, &mut Budget::nodes(1000));
        answer.map(|answer| answer.value.to_string())
    };
    assert_eq!(next("w").as_deref(), Ok("w"));
    assert_eq!(next("% + 1").as_deref(), Ok("w+1"));
    assert!(next("%3").unwrap_err().message.contains("no answer %3"));
    assert!(next("%0").unwrap_err().message.contains("no answer %0"));
    assert_eq!(next("%1 + %2").as_deref(), Ok("w*2+1"));
    assert_eq!(next("%3 == %").as_deref(), Ok("true"));
}

#[test]
fn absorption_is_noticed_where_it_happens() {
    let noticed = |text: &str| {
        let answer = Session::new().preview(text, &mut Budget::nodes(1000)).unwrap();
        answer.absorption.map(|absorption| absorption.to_text(Notation::Ascii))
    };
    assert_eq!(noticed("3*w").as_deref(), Some("3*w = w"));
    assert_eq!(noticed("5 + (1+w)*2").as_deref(), Some("1+w = w"));
    assert_eq!(noticed("(w+1)*w^w").as_deref(), Some("(w+1)*w^w = w^w"));
    for quiet in ["w*3", "w+1", "0+w", "1*w", "2+3", "0*w", "*1 + *w"] {
        assert_eq!(noticed(quiet), None, "{quiet}");
    }
}

#[test]
fn nothing_hangs() {
    let long_sum = "w^9+".repeat(100_000) + "1";
    let falling: Vec<String> = (0..20_000).rev().map(|n| format!("w^{n}")).collect();
    let mut session = Session::new();
    for hostile in [
        "9^9^9^9".to_string(),
        "w^w^w^w^w^(9^9^9)".into(),
        "(w+1)^(10^9)".into(),
        "(".repeat(1_000_000),
        "-".repeat(1_000_000),
        "*(".repeat(100_000),
        "w^".repeat(500_000),
        "fundamental(e0, 10^18)".into(),
        "natprod((w+1)^9999, (w+1)^9999)".into(),
        "base2(w^((w+1)^10000) * 2^300000)".into(),
    ] {
        let answer = session.evaluate(&hostile, &mut Budget::nodes(1 << 24));
        assert!(answer.is_err(), "{}", hostile.get(..60).unwrap_or(&hostile));
    }
    for long in [long_sum, falling.join("+"), falling.join("#"), falling.join("(+)")] {
        assert!(session.evaluate(&long, &mut Budget::nodes(1 << 27)).is_ok());
    }
    let small = &mut Budget::nodes(10);
    let error = session.evaluate("1+2+3+4+5+6+7+8", small).unwrap_err();
    assert!(error.message.starts_with("this takes too much work"), "{error}");
}

#[test]
fn doubling_by_squares_is_refused_when_the_answer_grows_too_long() {
    for seed in ["3", "w+1", "w^w+w+1"] {
        let mut session = Session::new();
        session.evaluate(seed, &mut Budget::nodes(100)).unwrap();
        let refused =
            (0..40).find_map(|_| session.evaluate("%*%", &mut Budget::nodes(1 << 26)).err());
        assert!(refused.is_some_and(|error| error.span == (1..2)));
    }
}

/// Expressions that ordinals alone can read.
fn ordinal_expression() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        (0u32..20).prop_map(|n| n.to_string()),
        prop::sample::select(vec!["w", "e0", "w1", "w^2", "w^w"]).prop_map(String::from),
    ];
    leaf.prop_recursive(4, 24, 5, |inner| {
        let operators = prop::sample::select(vec!["+", "*", "#", "(+)"]);
        let chain = prop::collection::vec((operators, inner.clone()), 1..5);
        prop_oneof![
            (inner.clone(), chain).prop_map(|(first, rest)| {
                let rest = rest.iter().map(|(operator, operand)| format!(" {operator} {operand}"));
                format!("({first}{})", rest.collect::<String>())
            }),
            (inner, 0u32..4).prop_map(|(base, exponent)| format!("({base})^{exponent}")),
        ]
    })
}

/// Texts of games, of which some have no value.
fn game_text() -> impl Strategy<Value = String> {
    let numbers = prop::sample::select(vec!["", "0", "1", "-1", "2", "1/2", "-3/4", "5"]);
    let ups = prop::sample::select(vec!["", "^", "v", "^^", "v3", "^2", "^<2>", "v[3]", "^<on>"]);
    let stars = prop::sample::select(vec!["", "*", "*2"]);
    let glued = (numbers, ups, stars).prop_map(|(number, ups, star)| {
        let text = format!("{number}{ups}{star}");
        if text.is_empty() { "0".into() } else { format!("{{{text}}}") }
    });
    let words = prop::sample::select(vec!["over", "on", "upon", "tiny(2)", "1miny(1)", "+-1"]);
    let leaf = prop_oneof![6 => glued, 1 => words.prop_map(String::from)];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let pair = (inner.clone(), inner.clone());
        prop_oneof![
            4 => pair.clone().prop_map(|(a, b)| format!("{{{a}|{b}}}")),
            2 => (inner.clone(), pair.clone()).prop_map(|(a, (b, c))| format!("{{{a},{b}|{c}}}")),
            2 => pair.prop_map(|(a, b)| format!("({a} + {b})")),
            1 => inner.clone().prop_map(|a| format!("tiny({a})")),
            1 => inner.prop_map(|a| format!("+-{a}")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn printed_games_are_read_in_every_place(text in game_text()) {
        let mut session = Session::new();
        let Ok(answer) = session.evaluate(&text, &mut Budget::nodes(1 << 18)) else { return Ok(()) };
        for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
            let printed = answer.value.to_text(notation);
            // In LaTeX bare braces only hold together.
            let (open, close) = match notation {
                Notation::Latex => ("\\{", "\\}"),
                _ => ("{", "}"),
            };
            let form = format!("{open}0,{printed}|{printed}||-9{close}");
            for place in [
                format!("{printed} == %1"),
                format!("%1 == {printed}"),
                format!("{{{printed}}} == %1"),
                format!("({printed}) == %1"),
                format!("{printed} + *2 - *2 == %1"),
                format!("1 + {printed} == %1 + 1"),
                format!("* - {printed} == * - %1"),
                format!("{printed} * 2 == 2 * %1"),
                format!("onside({printed}) == onside(%1)"),
                format!("{form} == {form}"),
                format!("{open}{printed}{close} == %1"),
            ] {
                let found = session.preview(&place, &mut Budget::nodes(1 << 20));
                let answer = match found {
                    Ok(answer) => answer.value == Value::Boolean(true),
                    // Sums of loopy games may have no sides known.
                    Err(error) => error.message.contains("stopper-sided")
                        // Copies of a nimber, or a nim-product.
                        || error.message.contains("could be meant in two ways")
                        || error.message.contains("work")
                        || error.message.contains("this is defined"),
                };
                prop_assert!(answer, "{text} printed as {printed}: {place}");
            }
        }
    }
}

proptest! {
    #[test]
    fn ordinals_agree_with_their_own_evaluator(text in ordinal_expression()) {
        if let Ok(expected) = text.parse::<Ordinal>() {
            prop_assert_eq!(value(&text), Ok(Value::Ordinal(expected)));
        }
    }

    #[test]
    fn the_reading_of_an_expression_reads_the_same(text in ordinal_expression()) {
        let read = reading(&parse(&text).unwrap());
        prop_assert_eq!(&reading(&parse(&read).unwrap()), &read);
        prop_assert_eq!(value(&read).ok(), value(&text).ok());
    }

    #[test]
    fn values_read_back(text in ordinal_expression(), notation in 0..3) {
        let notation = [Notation::Ascii, Notation::Unicode, Notation::Latex][notation as usize];
        let Ok(found) = value(&text) else { return Ok(()) };
        let Value::Ordinal(ordinal) = &found else { return Ok(()) };
        prop_assert_eq!(value(&found.to_text(notation)), Ok(found.clone()));
        let base2 = Value::Base2(ordinal.clone());
        prop_assert_eq!(value(&base2.to_text(notation)), Ok(found.clone()));
        let nimber = value(&format!("*({ordinal})")).unwrap();
        let again = value(&nimber.to_text(notation)).unwrap();
        if !ordinal.is_zero() {
            prop_assert_eq!(again, nimber);
        }
    }

    #[test]
    fn the_sum_of_nimbers_is_the_nim_sum_of_their_heights(a in ordinal_expression(), b in ordinal_expression()) {
        if let (Ok(_), Ok(_)) = (value(&a), value(&b)) {
            prop_assert_eq!(
                value(&format!("*({a}) + *({b}) == *({a} (+) {b})")),
                Ok(Value::Boolean(true))
            );
        }
    }

    #[test]
    fn any_text_is_answered(text in ".{0,60}") {
        let _ = value(&text);
    }

    #[test]
    fn any_tokens_are_answered(words in prop::collection::vec(
        prop::sample::select(vec![
            "w", "e0", "3", "*", "+", "-", "^", "(", ")", ",", "#", "(+)", "(x)", "/", "%", "==",
            "||", "sub(", "nimsum(", "base2(", "phi(", "true", "_", "{", "}", "fundamental(",
            "over", "on", "a{", "a", "|", "pass", "&",
        ]), 0..24)) {
        let text = words.concat();
        if let Err(error) = value(&text) {
            prop_assert!(error.render(&text).lines().count() <= 4);
        }
    }
}

#[test]
fn fields_beyond_all_bounds_are_refused() {
    for text in ["generator(9223372036854775807)", "generator(18446744073709551615)"] {
        assert!(refused(text).0.contains("more than 2^"), "{:?}", refused(text));
    }
}

/// Places in a game are places in the text, whatever stands around it.
#[test]
fn errors_in_games_point_at_their_place() {
    for text in
        ["{1|wrong}", "(({1|wrong}))", " ( {1|wrong} )", "1+({1|wrong})", "mex(({1, wrong}))"]
    {
        assert_eq!(refused(text).1, "wrong", "{text}");
    }
}

/// The last value of a conversation.
fn conversation(lines: &[&str]) -> Result<String, ParseError> {
    let mut session = Session::new();
    let mut budget = Budget::nodes(1 << 24);
    let mut last = String::new();
    for line in lines {
        last = session.evaluate(line, &mut budget)?.value.to_string();
    }
    Ok(last)
}

#[test]
fn names_stand_for_values() {
    for (lines, expected) in [
        (&["g = {2|1}", "g + g"][..], "3"),
        (&["g = {2|-1}", "{g|-g} + 1"], "1"),
        (&["g = {2|-1}", "value('{0|^}')", "temperature(g)"], "3/2"),
        (&["x = {2|-1}", "temperature(x)*2 - (x)*0"], "3"),
        (&["x = *2", "(x) (x) (x)"], "*3"),
        (&["a = w+1", "a = a*2", "a"], "w*2+1"),
        (&["g = over", "g + {g|}"], "1over"),
        (&["k = 2", "w_k + w"], "w_2+w"),
        (&["n = *3", "mex(*0, *1, n)"], "*2"),
    ] {
        let found = conversation(lines).map_err(|error| error.render(lines[lines.len() - 1]));
        assert_eq!(found.as_deref(), Ok(expected), "{lines:?}");
    }
}

#[test]
fn errors_of_names_point_at_their_place() {
    let place = |lines: &[&str]| {
        let error = conversation(lines).expect_err("refused");
        let last = lines[lines.len() - 1];
        (error.message, last[error.span].to_owned())
    };
    assert_eq!(place(&["heat_of = 2", "heat_off + 1"]).1, "heat_off");
    let wrong = place(&["long = {2|1}", "1 + {long,long|wrong}"]);
    assert_eq!(wrong, ("unknown name 'wrong'".into(), "wrong".into()));
    let infinite = place(&["a = w", "1 + {0,a|}"]);
    assert_eq!(infinite, ("expected a game, found an ordinal".into(), "a".into()));
    assert_eq!(place(&["g = 1 +"]).1, "");
    assert_eq!(place(&["  on = 1"]).1, "on");
}

/// Grundy values of heaps: Winning Ways, ch. 4. The 2×2 rectangle of Domineering is ±1 (ch. 5).
#[test]
fn positions_stand_for_their_values() {
    for (lines, expected) in [
        (&["nim: 3, 5"][..], "*6"),
        (&["domineering: 2x2"], "+-1"),
        (&["g = domineering: 2x2", "k = kayles: 2", "g + k"], "+-(1*2)"),
        (&["domineering: 1x2 + domineering: 1x2"], "-2"),
        (&["misere nim: 1, 2"], "N"),
        (&["misere nim: 1, 1, 1"], "P"),
    ] {
        let found = conversation(lines).map_err(|error| error.render(lines[lines.len() - 1]));
        assert_eq!(found.as_deref(), Ok(expected), "{lines:?}");
    }
    let error = conversation(&["g = nim: 3, y"]).unwrap_err();
    assert_eq!(error.span, 12..13);
    let mut little = Budget::nodes(10);
    let error = Session::new().evaluate("cram: 5x5", &mut little).unwrap_err();
    assert!(error.message.starts_with("this takes too much work"), "{error:?}");
}
