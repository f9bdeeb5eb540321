//! The help of the command line in the language that is spoken.
//!
//! It stands in the comments from which the commands are derived, and is translated in the tree that is
//! built of them. Some of it stays in English: the meanings of the values that an option takes, and
//! errors.

use std::ffi::OsString;

use clap::{Arg, Command, CommandFactory, FromArgMatches, Parser};
use nimatron::text::language::{spoken, translated};
use nimatron::{message, say};

use crate::arguments::Arguments;

/// The arguments of the program. Ends it where they cannot be read, or where they ask for help.
pub fn arguments(given: Vec<OsString>) -> Arguments {
    if spoken().is_none() {
        return Arguments::parse_from(given);
    }
    let mut command = command();
    let mut matches = command.clone().get_matches_from(given);
    let read = Arguments::from_arg_matches_mut(&mut matches);
    read.unwrap_or_else(|error| error.format(&mut command).exit())
}

/// The command with its subcommands, and their help in the language that is spoken.
pub fn command() -> Command {
    let mut command = Arguments::command();
    if spoken().is_none() {
        return command;
    }
    command.build();
    told(command)
}

/// All texts of the help, as they are translated.
pub fn texts() -> Vec<String> {
    let mut command = Arguments::command();
    command.build();
    let mut texts = Vec::new();
    collect(&command, &mut texts);
    texts.sort();
    texts.dedup();
    texts
}

const COMMANDS: &str = message!("Commands");
const OPTIONS: &str = message!("Options");
const ARGUMENTS: &str = message!("Arguments");

fn collect(command: &Command, texts: &mut Vec<String>) {
    let own = [
        command.get_about(),
        command.get_long_about(),
        command.get_before_help(),
        command.get_after_help(),
        command.get_after_long_help(),
    ];
    texts.extend(own.into_iter().flatten().map(ToString::to_string));
    for argument in command.get_arguments() {
        let help = [argument.get_help(), argument.get_long_help()];
        texts.extend(help.into_iter().flatten().map(ToString::to_string));
        texts.extend(argument.get_help_heading().map(String::from));
    }
    command.get_subcommands().for_each(|command| collect(command, texts));
}

fn told(mut command: Command) -> Command {
    if let Some(about) = command.get_about().map(ToString::to_string) {
        command = command.about(translated(&about));
    }
    if let Some(about) = command.get_long_about().map(ToString::to_string) {
        command = command.long_about(translated(&about));
    }
    if let Some(help) = command.get_before_help().map(ToString::to_string) {
        command = command.before_help(translated(&help));
    }
    if let Some(help) = command.get_after_help().map(ToString::to_string) {
        command = command.after_help(translated(&help));
    }
    if let Some(help) = command.get_after_long_help().map(ToString::to_string) {
        command = command.after_long_help(translated(&help));
    }
    let usage = say!("Usage:");
    let command = command.subcommand_help_heading(heading(COMMANDS)).help_template(format!(
        "{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
    ));
    command.mut_args(told_argument).mut_subcommands(told)
}

fn told_argument(mut argument: Arg) -> Arg {
    if let Some(help) = argument.get_help().map(ToString::to_string) {
        argument = argument.help(translated(&help));
    }
    if let Some(help) = argument.get_long_help().map(ToString::to_string) {
        argument = argument.long_help(translated(&help));
    }
    let usual = if argument.is_positional() { ARGUMENTS } else { OPTIONS };
    let told = heading(argument.get_help_heading().unwrap_or(usual));
    argument.help_heading(told)
}

/// clap keeps headings for as long as the program runs, which asks for them once.
fn heading(text: &str) -> &'static str {
    translated(text).leak()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use nimatron::text::language::{Argument, Language, speak};

    /// English in capitals.
    struct Loud;

    impl Language for Loud {
        fn sentence(&self, template: &str, _: &[Argument]) -> Option<String> {
            Some(template.to_uppercase())
        }
    }

    #[test]
    fn help_is_told_in_another_language() {
        let command = speak(Some(Arc::new(Loud)), super::command);
        let help = command.clone().render_long_help().to_string();
        assert!(help.starts_with("NIM AND ITS KIN IN THE TERMINAL"), "{help}");
        assert!(
            help.contains("USAGE: nimatron")
                && help.contains("GLOBAL OPTIONS:")
                && help.contains("COMMANDS:"),
            "{help}"
        );
        let read = command.try_get_matches_from(["nimatron", "games", "nim"]);
        assert_eq!(read.unwrap().subcommand_name(), Some("games"));
    }

    #[test]
    fn all_texts_of_the_help_are_known() {
        let texts = super::texts();
        for text in
            ["Global options", "Play in the terminal, against the machine or with somebody else"]
        {
            assert!(texts.iter().any(|known| known == text), "{text}");
        }
    }
}
