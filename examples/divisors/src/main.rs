//! Nimatron with Divisor Nim.

fn main() -> std::process::ExitCode {
    nimatron::rulesets::register(nimatron_divisors::ruleset()).expect("a word of its own");
    nimatron_cli::main()
}
