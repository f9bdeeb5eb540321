//! The program `nimatron`.

fn main() -> std::process::ExitCode {
    nimatron_cli::main()
}
