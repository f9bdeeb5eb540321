//! Tame and wild: where misère play is won as Nim is.
//!
//! A game is *tame* if its genus is that of a position of Nim, and all its options are tame. Sums of
//! tame games are tame, and are won as the sum of Nim heaps with their genera is: as in normal
//! play, until a move would leave nothing but games of the genera 0^120 and 1^031; then the parity
//! of the latter decides.
//!
//! A game that is not tame is *wild*. If its options are tame it is *restive* when its genus
//! is 0^x or 1^x with x ≥ 2 and the tail that belongs to it, and *restless* otherwise.
//!
//! References: Conway, *On Numbers and Games*, ch. 12; Berlekamp, Conway, Guy, *Winning Ways*,
//! ch. 13 (tame, restive and restless games).

use std::fmt;

use nimatron_nimber::message;

use super::{Form, Forms, Genus};

/// How a game behaves in sums of misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// As the Nim position of its genus.
    Tame,
    /// Wild, with tame options and a genus 0^x or 1^x with x ≥ 2.
    Restive,
    /// Wild, with tame options, and not restive.
    Restless,
    /// Wild, with an option that is not tame.
    Wild,
}

impl Class {
    /// The class of the game with these options and this genus.
    pub(super) fn of(forms: &Forms, options: &[Form], genus: &Genus) -> Class {
        let is_among_tame = options.iter().all(|&form| forms.class(form) == Class::Tame);
        match is_among_tame {
            true if genus.is_of_nim() => Class::Tame,
            true if genus.is_restive() => Class::Restive,
            true => Class::Restless,
            false => Class::Wild,
        }
    }

    /// The name, as the literature has it.
    pub fn name(self) -> &'static str {
        match self {
            Class::Tame => message!("tame"),
            Class::Restive => message!("restive"),
            Class::Restless => message!("restless"),
            Class::Wild => message!("wild"),
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
