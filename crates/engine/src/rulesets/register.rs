//! The register of the rulesets: what can be read, listed and played.
//!
//! A [`Ruleset`] is a value: what people need to know of it, the words that name it, and how its
//! positions are read. Those of this library are in the register from the beginning, in the order of
//! the catalogue; a program adds its own by [`register`], and they are then read, solved, explained,
//! proved, drawn and played as all others are.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock};

use nimatron_nimber::text::{ParseError, Reading};
use nimatron_nimber::{message, say};
use thiserror::Error;

use super::boards::Grid;
use super::description::Text;
use super::loopy::{self, Loopy};
use super::names::Respelled;
use super::partizan::{self, PartizanSketch};
use super::reading::{self, no_options, turn_only};
use super::searched::{self, Sketch};
use super::sum::parts_of;
use super::written::{Placed, Rules, Written, WrittenImpartial, WrittenLoopy, twin};
use super::{Description, Position};
use crate::foundation::{Head, Piece, Player, unknown_ruleset};
use crate::{nim, rulesets};

type ReadImpartial =
    dyn Fn(Head<'_>, Piece<'_>) -> Result<searched::AnyGame, ParseError> + Send + Sync;
type ReadPartizan =
    dyn Fn(Head<'_>, Piece<'_>) -> Result<partizan::AnyGame, ParseError> + Send + Sync;
type ReadLoopy = dyn Fn(Piece<'_>) -> Result<loopy::AnyGame, ParseError> + Send + Sync;

/// How positions of a ruleset are read.
enum Reader {
    /// What stands behind the colon, of a ruleset in which both players have the same moves.
    Impartial(Box<ReadImpartial>),
    /// What stands behind the colon, of a ruleset in which the players have moves of their own.
    Partizan(Box<ReadPartizan>),
    /// What stands behind the colon, of a ruleset in which positions can come again.
    Loopy(Box<ReadLoopy>),
    /// The whole text.
    Whole(fn(&str) -> Result<Reading<Position>, ParseError>),
}

/// A ruleset as a value.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::Ruleset;
/// use nimatron::rulesets::cram::{self, Cram};
///
/// let ruleset = Ruleset::impartial::<Cram>(&cram::DESCRIPTION);
/// let position = ruleset.read("cram: 3x3")?.value;
/// assert_eq!(position.analyze(&mut Budget::unlimited())?.winning_moves().count(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Ruleset {
    description: Cow<'static, Description>,
    words: Vec<Text>,
    is_called: fn(&str) -> bool,
    reads: fn(&str) -> bool,
    reader: Reader,
    written: Option<Arc<Rules>>,
    /// Where boards may be larger than those of the ruleset: the rules by which they are read, once they are
    /// needed.
    large: Option<OnceLock<Option<Arc<Rules>>>>,
}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ruleset").field(&self.description.id).finish()
    }
}

impl Ruleset {
    fn new(description: Cow<'static, Description>, reader: Reader) -> Ruleset {
        Ruleset {
            words: vec![description.id.clone()],
            description,
            is_called: |_| false,
            reads: |_| true,
            reader,
            written: None,
            large: None,
        }
    }

    /// A ruleset of a file.
    pub(super) fn written(rules: Arc<Rules>) -> Ruleset {
        let read = {
            let rules = rules.clone();
            move |body: Piece<'_>| Placed::read(&rules, body)
        };
        let reader = match rules.is_impartial() {
            _ if rules.is_loopy() => Reader::Loopy(Box::new(move |body| {
                Ok(loopy::AnyGame::new(WrittenLoopy(read(body)?)))
            })),
            true => Reader::Impartial(Box::new(move |head, body| {
                no_options(head, message!("a position of this ruleset has no options"))?;
                Ok(searched::AnyGame::new(WrittenImpartial(read(body)?)))
            })),
            false => Reader::Partizan(Box::new(move |head, body| {
                turn_only(head)?;
                Ok(partizan::AnyGame::new(Written(read(body)?)))
            })),
        };
        let description = Cow::Owned(rules.description().clone());
        Ruleset { written: Some(rules), ..Ruleset::new(description, reader) }
    }

    /// The rules of the file in which it is written.
    pub(super) fn written_rules(&self) -> Option<&Arc<Rules>> {
        self.written.as_ref()
    }

    /// The file in which it is written, if it is: see [`written`](super::written).
    pub fn file(&self) -> Option<&str> {
        self.written.as_ref().map(|rules| rules.file())
    }

    /// A ruleset in which both players have the same moves, solved by search.
    pub fn impartial<G: Sketch>(description: &'static Description) -> Ruleset {
        let read =
            |head: Head<'_>, body: Piece<'_>| G::read(head, body).map(searched::AnyGame::new);
        Ruleset::new(Cow::Borrowed(description), Reader::Impartial(Box::new(read)))
    }

    /// A ruleset in which the players have moves of their own.
    pub fn partizan<G: PartizanSketch>(description: &'static Description) -> Ruleset {
        let read =
            |head: Head<'_>, body: Piece<'_>| G::read(head, body).map(partizan::AnyGame::new);
        Ruleset::new(Cow::Borrowed(description), Reader::Partizan(Box::new(read)))
    }

    /// A ruleset in which positions can come again.
    pub fn loopy<G: Loopy>(description: &'static Description) -> Ruleset {
        let read = |body: Piece<'_>| G::read(body).map(loopy::AnyGame::new);
        Ruleset::new(Cow::Borrowed(description), Reader::Loopy(Box::new(read)))
    }

    /// A ruleset with a theory of its own, which reads the whole text of a position.
    fn whole(
        description: &'static Description,
        read: fn(&str) -> Result<Reading<Position>, ParseError>,
    ) -> Ruleset {
        Ruleset::new(Cow::Borrowed(description), Reader::Whole(read))
    }

    /// Reads boards of more than 64 squares by the bundled file of the same name, which has to
    /// tell the same rules.
    fn with_large_boards(self) -> Ruleset {
        Ruleset { large: Some(OnceLock::new()), ..self }
    }

    /// The rules of the file, if what stands behind the colon is such a board.
    fn rules_of_large(&self, body: Piece<'_>) -> Option<&Arc<Rules>> {
        let large = self.large.as_ref()?;
        let body = body.trimmed();
        let squares = match reading::sides(body) {
            Some((rows, columns)) => rows.saturating_mul(columns),
            None => reading::rows(body).iter().map(|row| row.text.chars().count()).sum(),
        };
        let rules = || twin(self.description()).map(Arc::new);
        if squares > Grid::MOST_SQUARES { large.get_or_init(rules).as_ref() } else { None }
    }

    /// The words that name it before the colon of a position; by default the
    /// [id](Description::id) alone.
    pub fn with_words(mut self, words: &[&'static str]) -> Ruleset {
        self.words = words.iter().map(|word| Cow::Borrowed(*word)).collect();
        self
    }

    /// Further names that cannot be listed, such as codes with digits.
    pub fn also_called(mut self, is_called: fn(&str) -> bool) -> Ruleset {
        self.is_called = is_called;
        self
    }

    /// Which texts that begin with one of its words are its own, where another ruleset has the same
    /// word; by default all.
    pub fn for_texts(mut self, reads: fn(&str) -> bool) -> Ruleset {
        self.reads = reads;
        self
    }

    /// The name, rules, examples and references.
    pub fn description(&self) -> &Description {
        &self.description
    }

    /// The words that name it before the colon of a position.
    pub fn words(&self) -> &[Text] {
        &self.words
    }

    /// Whether a word before the colon of a position names this ruleset.
    pub fn is_called(&self, word: &str) -> bool {
        self.words.iter().any(|own| own == word) || (self.is_called)(word)
    }

    /// Reads a position, with notes on how it was read where it could be meant otherwise.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn read(&self, text: &str) -> Result<Reading<Position>, ParseError> {
        if let Reader::Whole(read) = self.reader {
            return read(text);
        }
        let refused = |message: String, piece: Piece<'_>| {
            ParseError::new(message, piece.trimmed().span()).with_help(self.example())
        };
        let whole = Piece::whole(text);
        let Some((head, body)) = whole.split_once(":") else {
            return Err(refused(say!("expected a ruleset and ':'"), whole));
        };
        let head = Head::of(head);
        if !self.is_called(head.name.text) {
            let message = say!("expected the ruleset {}", &self.description.id);
            return Err(refused(message, head.name));
        }
        let position = match &self.reader {
            Reader::Whole(read) => return read(text),
            Reader::Impartial(read) => {
                let game = match self.rules_of_large(body) {
                    Some(rules) => {
                        no_options(head, message!("a position of this ruleset has no options"))?;
                        searched::AnyGame::new(WrittenImpartial(Placed::read(rules, body)?))
                    }
                    None => read(head, body)?,
                };
                searched::Position::new(head.convention, game).into()
            }
            Reader::Partizan(read) => {
                let mut head = head;
                let turn = self.turn(&mut head)?;
                let game = match self.rules_of_large(body) {
                    Some(rules) => {
                        turn_only(head)?;
                        partizan::AnyGame::new(Written(Placed::read(rules, body)?))
                    }
                    None => read(head, body)?,
                };
                partizan::Position::new(head.convention, turn, game).into()
            }
            Reader::Loopy(read) => {
                let (mut head, game) = (head, read(body)?);
                let convention = head.convention;
                let turn = match game.is_impartial() {
                    true => {
                        no_options(head, message!("a position of this ruleset has no options"))?;
                        Player::Left
                    }
                    false => {
                        let turn = self.turn(&mut head)?;
                        turn_only(head)?;
                        turn
                    }
                };
                loopy::Position::new(convention, turn, game).into()
            }
        };
        Ok(Reading::plain(position))
    }

    /// Whose turn it is, by the option for that.
    fn turn(&self, head: &mut Head<'_>) -> Result<Player, ParseError> {
        reading::read_turn(head, || self.example())
    }

    /// What a position looks like, as help.
    fn example(&self) -> String {
        match self.description.examples.first() {
            Some(example) => say!("a position looks like {}", &example.position),
            None => say!("a position begins with {}:", &self.description.id),
        }
    }
}

/// The rulesets of this library, in the order of the catalogue: a line for each.
fn own() -> Vec<Arc<Ruleset>> {
    use super::*;
    fn plain<P>(read: Result<P, ParseError>) -> Result<Reading<Position>, ParseError>
    where
        Position: From<P>,
    {
        read.map(|position| Reading::plain(position.into()))
    }
    let heaps = Ruleset::impartial::<heaps::Heaps>;
    let own = [
        Ruleset::whole(&nim::DESCRIPTION, |text| Ok(crate::nim::read(text)?.map(Position::Nim))),
        Ruleset::whole(&nimbers::DESCRIPTION, |text| plain(text.parse::<nimbers::Position>())),
        Ruleset::whole(&turning::DESCRIPTION, |text| plain(text.parse::<turning::Position>()))
            .with_words(&turning::WORDS),
        heaps(&heaps::KAYLES),
        heaps(&heaps::DAWSON_KAYLES),
        heaps(&heaps::DAWSON_CHESS),
        heaps(&heaps::GRUNDY),
        heaps(&heaps::SUBTRACTION).with_words(&heaps::SUBTRACTIONS),
        heaps(&heaps::OCTAL).with_words(&heaps::OCTALS).also_called(heaps::is_called),
        Ruleset::impartial::<wythoff::Wythoff>(&wythoff::DESCRIPTION),
        Ruleset::impartial::<euclid::Euclid>(&euclid::DESCRIPTION),
        Ruleset::impartial::<fibonacci::FibonacciNim>(&fibonacci::DESCRIPTION),
        Ruleset::impartial::<staircase::StaircaseNim>(&staircase::DESCRIPTION),
        Ruleset::impartial::<pass_nim::PassNim>(&pass_nim::DESCRIPTION),
        Ruleset::impartial::<end_nim::EndNim>(&end_nim::DESCRIPTION),
        Ruleset::impartial::<gale_nim::GaleNim>(&gale_nim::DESCRIPTION),
        Ruleset::impartial::<koppers_nim::KoppersNim>(&koppers_nim::DESCRIPTION),
        Ruleset::impartial::<sylver::Sylver>(&sylver::DESCRIPTION),
        Ruleset::impartial::<nimble::Nimble>(&nimble::DESCRIPTION),
        Ruleset::impartial::<silver_dollar::SilverDollar>(&silver_dollar::DESCRIPTION),
        Ruleset::impartial::<northcott::Northcott>(&northcott::DESCRIPTION),
        Ruleset::impartial::<treblecross::Treblecross>(&treblecross::DESCRIPTION),
        Ruleset::impartial::<cram::Cram>(&cram::DESCRIPTION).with_large_boards(),
        Ruleset::impartial::<clobbers::ImpartialClobber<clobbers::Impartial>>(&clobbers::IMPARTIAL)
            .with_large_boards(),
        Ruleset::impartial::<clobbers::ImpartialClobber<clobbers::ImpartialCannibal>>(
            &clobbers::IMPARTIAL_CANNIBAL,
        )
        .with_large_boards(),
        Ruleset::impartial::<nogo::ImpartialNoGo>(&nogo::IMPARTIAL).with_large_boards(),
        Ruleset::impartial::<chomp::Chomp>(&chomp::DESCRIPTION),
        Ruleset::impartial::<chocolate::Chocolate>(&chocolate::DESCRIPTION),
        Ruleset::impartial::<lctr::Lctr>(&lctr::DESCRIPTION),
        Ruleset::impartial::<poset::Poset>(&poset::DESCRIPTION),
        Ruleset::impartial::<hackenbush::Hackenbush>(&hackenbush::DESCRIPTION)
            .for_texts(|text| !coloured_hackenbush::is_coloured(text)),
        Ruleset::impartial::<node_kayles::NodeKayles>(&node_kayles::DESCRIPTION),
        Ruleset::impartial::<arc_kayles::ArcKayles>(&arc_kayles::DESCRIPTION),
        Ruleset::impartial::<nimstring::Nimstring>(&nimstring::DESCRIPTION),
        Ruleset::whole(&dots_and_boxes::DESCRIPTION, |text| {
            plain(text.parse::<dots_and_boxes::Position>())
        }),
        Ruleset::impartial::<geography::Geography>(&geography::DESCRIPTION),
        Ruleset::impartial::<brussels_sprouts::BrusselsSprouts>(&brussels_sprouts::DESCRIPTION),
        Ruleset::impartial::<sprouts::Sprouts>(&sprouts::DESCRIPTION),
        Ruleset::impartial::<digraph::Tokens>(&digraph::DESCRIPTION),
        Ruleset::partizan::<partizan_heaps::PartizanHeaps>(&partizan_heaps::DESCRIPTION),
        Ruleset::partizan::<partizan_euclid::PartizanEuclid>(&partizan_euclid::DESCRIPTION),
        Ruleset::partizan::<partizan_end_nim::PartizanEndNim>(&partizan_end_nim::DESCRIPTION),
        Ruleset::partizan::<domineering::Domineering>(&domineering::DESCRIPTION)
            .with_large_boards(),
        Ruleset::partizan::<clobber::Clobber>(&clobber::DESCRIPTION).with_large_boards(),
        Ruleset::partizan::<clobbers::Variety<clobbers::Diagonal>>(&clobbers::DIAGONAL)
            .with_large_boards(),
        Ruleset::partizan::<clobbers::Variety<clobbers::King>>(&clobbers::KING).with_large_boards(),
        Ruleset::partizan::<clobbers::Variety<clobbers::Knight>>(&clobbers::KNIGHT)
            .with_large_boards(),
        Ruleset::partizan::<clobbers::Variety<clobbers::Rook>>(&clobbers::ROOK).with_large_boards(),
        Ruleset::partizan::<clobbers::Variety<clobbers::Queen>>(&clobbers::QUEEN)
            .with_large_boards(),
        Ruleset::partizan::<clobbers::Variety<clobbers::Cannibal>>(&clobbers::CANNIBAL)
            .with_large_boards(),
        Ruleset::partizan::<clobbers::anti::AntiClobber>(&clobbers::anti::DESCRIPTION)
            .with_large_boards(),
        Ruleset::partizan::<toads::Toads>(&toads::DESCRIPTION)
            .with_words(&toads::WORDS)
            .with_large_boards(),
        Ruleset::partizan::<amazons::Amazons>(&amazons::DESCRIPTION).with_large_boards(),
        Ruleset::partizan::<konane::Konane>(&konane::DESCRIPTION).with_large_boards(),
        Ruleset::partizan::<fission::Fission>(&fission::DESCRIPTION).with_large_boards(),
        Ruleset::partizan::<nogo::NoGo>(&nogo::DESCRIPTION).with_large_boards(),
        Ruleset::partizan::<ski_jumps::SkiJumps>(&ski_jumps::DESCRIPTION).with_large_boards(),
        Ruleset::partizan::<toppling_dominoes::TopplingDominoes>(&toppling_dominoes::DESCRIPTION),
        Ruleset::partizan::<walkers::Elephants>(&walkers::ELEPHANTS_AND_RHINOS),
        Ruleset::partizan::<walkers::Push>(&walkers::PUSH_DESCRIPTION),
        Ruleset::partizan::<walkers::Shove>(&walkers::SHOVE_DESCRIPTION),
        Ruleset::partizan::<cakes::Cutcake>(&cakes::CUTCAKE),
        Ruleset::partizan::<cakes::MaundyCake>(&cakes::MAUNDY_CAKE),
        Ruleset::partizan::<cakes::TwistedMaundyCake>(&cakes::TWISTED_MAUNDY_CAKE),
        Ruleset::partizan::<cakes::Eatcake>(&cakes::EATCAKE),
        Ruleset::partizan::<cakes::TurnAndEatcake>(&cakes::TURN_AND_EATCAKE),
        Ruleset::partizan::<coloured_hackenbush::ColouredHackenbush>(
            &coloured_hackenbush::DESCRIPTION,
        )
        .with_words(&coloured_hackenbush::WORDS)
        .for_texts(coloured_hackenbush::reads),
        Ruleset::partizan::<partizan_arc_kayles::PartizanArcKayles>(
            &partizan_arc_kayles::DESCRIPTION,
        ),
        Ruleset::partizan::<colouring::Colouring<colouring::Snort>>(&colouring::SNORT),
        Ruleset::partizan::<colouring::Colouring<colouring::Col>>(&colouring::COL),
        Ruleset::partizan::<red_blue_cherries::RedBlueCherries>(&red_blue_cherries::DESCRIPTION),
        Ruleset::partizan::<go_corridors::GoCorridors>(&go_corridors::DESCRIPTION),
        Ruleset::partizan::<go_rooms::GoRooms>(&go_rooms::DESCRIPTION),
        Ruleset::partizan::<pawns::Pawns>(&pawns::DESCRIPTION),
        Ruleset::loopy::<fox_and_geese::FoxAndGeese>(&fox_and_geese::DESCRIPTION),
        Ruleset::loopy::<fox_and_geese::Ceylonese>(&fox_and_geese::CEYLONESE),
        Ruleset::loopy::<backsliding::BackslidingToads>(&backsliding::DESCRIPTION),
        Ruleset::loopy::<beans::Beans>(&beans::DESCRIPTION),
        Ruleset::whole(&sum::DESCRIPTION, |text| plain(text.parse::<sum::Position>())),
        Ruleset::partizan::<partizan::sum::Sum>(&partizan::sum::DESCRIPTION),
        Ruleset::impartial::<variants::ImpartialVariant>(&variants::IMPARTIAL),
        Ruleset::partizan::<variants::DicoticVariant>(&variants::DICOTIC),
        Ruleset::partizan::<variants::TwistedVariant>(&variants::TWISTED),
    ];
    own.into_iter().map(Arc::new).collect()
}

static REGISTER: LazyLock<RwLock<Vec<Arc<Ruleset>>>> = LazyLock::new(|| RwLock::new(own()));

/// Positions that may stand around a position: a variant in a sum has two.
const MOST_NESTED: usize = 8;

thread_local! {
    static HERE: RefCell<Vec<Arc<Ruleset>>> = const { RefCell::new(Vec::new()) };
    /// How many positions are being read, each inside of the one before.
    static NESTED: Cell<usize> = const { Cell::new(0) };
}

/// A ruleset that cannot be registered: one of its words names another.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", say!("the word '{}' already names a ruleset", .0))]
pub struct Taken(pub String);

/// Adds a ruleset to the register, for as long as the program runs.
///
/// # Errors
/// [`Taken`] if one of its words names a ruleset already; then nothing is added.
pub fn register(ruleset: Ruleset) -> Result<(), Taken> {
    let mut register = REGISTER.write().unwrap_or_else(PoisonError::into_inner);
    let is_taken = |word: &&Text| register.iter().any(|known| known.is_called(word));
    if let Some(word) = ruleset.words.iter().find(is_taken) {
        return Err(Taken(word.to_string()));
    }
    register.push(Arc::new(ruleset));
    Ok(())
}

/// What `work` returns on this thread, where these rulesets are known beside those of the register.
/// Whatever it starts on other threads knows the register alone.
///
/// # Errors
/// [`Taken`] if a word names another ruleset already; then nothing is done. A file may be known before.
///
/// ```
/// use std::sync::Arc;
/// use nimatron::rulesets::cram::{self, Cram};
/// use nimatron::rulesets::{Position, Ruleset, knowing};
/// let ruleset = Ruleset::impartial::<Cram>(&cram::DESCRIPTION).with_words(&["dominoes"]);
/// let read = || Position::read("dominoes: 2x2").is_ok();
/// assert!(knowing(vec![Arc::new(ruleset)], read)?);
/// assert!(!read());
/// # Ok::<(), nimatron::rulesets::Taken>(())
/// ```
pub fn knowing<T>(rulesets: Vec<Arc<Ruleset>>, work: impl FnOnce() -> T) -> Result<T, Taken> {
    /// What was known before, known alone again even after a panic.
    struct Before(usize);
    impl Drop for Before {
        fn drop(&mut self) {
            HERE.with_borrow_mut(|here| here.truncate(self.0));
        }
    }
    let _before = Before(HERE.with_borrow(Vec::len));
    for ruleset in rulesets {
        let known = registered();
        let is_known =
            |known: &Arc<Ruleset>| known.file().is_some() && known.file() == ruleset.file();
        if known.iter().any(is_known) {
            continue;
        }
        let is_taken = |word: &&Text| known.iter().any(|known| known.is_called(word));
        if let Some(word) = ruleset.words.iter().find(is_taken) {
            return Err(Taken(word.to_string()));
        }
        HERE.with_borrow_mut(|here| here.push(ruleset));
    }
    Ok(work())
}

/// The rulesets that are known, in the order of the catalogue.
pub fn registered() -> Vec<Arc<Ruleset>> {
    let mut known = REGISTER.read().unwrap_or_else(PoisonError::into_inner).clone();
    HERE.with_borrow(|here| known.extend_from_slice(here));
    known
}

/// What people need to know of each ruleset that is known, in the order of the catalogue.
pub fn descriptions() -> Vec<Description> {
    registered().iter().map(|ruleset| ruleset.description().clone()).collect()
}

/// Every text of the descriptions of this library that is told in the language that is spoken, by
/// [`translated`](nimatron_nimber::text::language::translated()): titles, rules, what options mean
/// and what examples show. References stay as they were printed.
///
/// ```
/// assert!(nimatron::rulesets::texts().iter().any(|text| text == "Chomp"));
/// ```
pub fn texts() -> Vec<Text> {
    let texts = own().into_iter().flat_map(|ruleset| {
        let Description { title, rules, options, examples, .. } = ruleset.description.as_ref();
        let meanings = options.iter().map(|option| &option.meaning);
        let shown = examples.iter().map(|example| &example.shows);
        let all = std::iter::once(title).chain(rules.iter()).chain(meanings).chain(shown);
        all.cloned().collect::<Vec<Text>>()
    });
    texts.collect()
}

/// The words that name the rulesets before the colon of a position.
pub fn words() -> Vec<Text> {
    registered().iter().flat_map(|ruleset| ruleset.words().to_vec()).collect()
}

/// The first ruleset that is known and is so, without a copy of the list, which is long beside a
/// short position.
fn first(is_so: impl Fn(&Ruleset) -> bool) -> Option<Arc<Ruleset>> {
    let is_so = |ruleset: &&Arc<Ruleset>| is_so(ruleset.as_ref());
    let register = REGISTER.read().unwrap_or_else(PoisonError::into_inner);
    let found = register.iter().find(is_so).cloned();
    found.or_else(|| HERE.with_borrow(|here| here.iter().find(is_so).cloned()))
}

/// The ruleset with this word.
pub fn ruleset(word: &str) -> Option<Arc<Ruleset>> {
    first(|ruleset| ruleset.is_called(word))
}

/// The [files](Ruleset::file) in which the rulesets of a position are written, each once; those of
/// all parts of a sum.
pub fn files_of(position: &str) -> Vec<String> {
    let mut files: Vec<String> = Vec::new();
    for part in parts_of(position) {
        let head = part.split_once(":").map_or(part, |(head, _)| head);
        let found = ruleset(Head::of(head).name.text);
        if let Some(file) = found.as_deref().and_then(Ruleset::file) {
            if !files.iter().any(|known| known == file) {
                files.push(file.to_string());
            }
        }
    }
    files
}

/// Reads a position of the ruleset with this word; `None` if there is none.
fn read_as(word: &str, text: &str) -> Option<Result<Reading<Position>, ParseError>> {
    let reads = |ruleset: &Ruleset| ruleset.is_called(word) && (ruleset.reads)(text);
    first(reads).map(|ruleset| ruleset.read(text))
}

/// Reads a position of any ruleset, or a sum of positions. Positions may stand inside of others, in sums and
/// variants, but not at any depth: each costs a part of the stack.
pub(super) fn read(text: &str) -> Result<Reading<Position>, ParseError> {
    /// One position less around those that are read next, even after a panic.
    struct Inside;
    impl Drop for Inside {
        fn drop(&mut self) {
            NESTED.set(NESTED.get() - 1);
        }
    }
    if NESTED.get() == MOST_NESTED {
        let message = say!("positions stand inside of each other more than {} times", MOST_NESTED);
        return Err(ParseError::new(message, Piece::whole(text).trimmed().span()));
    }
    NESTED.set(NESTED.get() + 1);
    let _inside = Inside;
    read_one(text)
}

fn read_one(text: &str) -> Result<Reading<Position>, ParseError> {
    let whole = Piece::whole(text);
    let is_sum = |word: &str| word == partizan::sum::DESCRIPTION.id;
    let named = whole.split_once(":").filter(|(head, _)| is_sum(Head::of(*head).name.text));
    if named.is_none() {
        let parts = parts_of(text);
        if parts.len() > 1 {
            return read_sum(text, &parts);
        }
    }
    let Some((head, _)) = whole.split_once(":") else {
        // Whoever forgets the colon may have named the ruleset; otherwise
        // piles alone are the most likely slip.
        let name = Head::of(whole).name.text.split_whitespace().next();
        let named = name.and_then(|word| read_as(word, text));
        return named.unwrap_or_else(|| Ok(nim::read(text)?.map(Position::Nim)));
    };
    let name = Head::of(head).name;
    if let Some(read) = read_as(name.text, text) {
        return read;
    }
    let respelled = Respelled::of(text, name);
    let read = respelled.and_then(|respelled| {
        let read = read_as(&respelled.word, &respelled.text)?;
        Some(respelled.reading(text, read))
    });
    read.unwrap_or_else(|| {
        let words = words();
        Err(unknown_ruleset(name, words.iter().map(AsRef::as_ref)))
    })
}

fn read_sum(text: &str, parts: &[Piece<'_>]) -> Result<Reading<Position>, ParseError> {
    let value = match partizan::sum::read_plain(text) {
        Some(sum) => sum?.into(),
        None => text.parse::<rulesets::sum::Position>()?.into(),
    };
    let mut notes = Vec::new();
    for part in parts {
        let part_notes = Position::read(part.text).map_or(Vec::new(), |part| part.notes);
        notes.extend(part_notes.into_iter().map(|note| note.shifted(part.start)));
    }
    Ok(Reading { value, notes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::cram::{self, Cram};

    /// Every word leads to its ruleset, which reads its examples and nothing of others.
    #[test]
    fn rulesets_read_their_own_examples() {
        let all = registered();
        for ruleset in &all {
            for example in ruleset.description().examples.iter() {
                let text = example.position.as_ref();
                let read = ruleset.read(text).expect(text).value;
                assert_eq!(read.description(), ruleset.description(), "{text}");
                assert_eq!(Position::read(text).expect(text).value, read);
                assert_eq!(read.to_string(), text);
                let head = Piece::whole(text.split(':').next().expect("a head"));
                let named = |other: &&Arc<Ruleset>| other.is_called(Head::of(head).name.text);
                // What reads the whole text may read sums that begin with any word.
                let searched = all.iter().filter(|other| !matches!(other.reader, Reader::Whole(_)));
                for other in searched.filter(|other| !named(other)) {
                    assert!(other.read(text).is_err(), "{text} by {other:?}");
                }
            }
        }
    }

    #[test]
    fn words_are_taken_once() {
        let before = registered().len();
        for word in ["cram", "nim", "0.77"] {
            let again = Ruleset::impartial::<Cram>(&cram::DESCRIPTION).with_words(&["x", word]);
            assert_eq!(register(again), Err(Taken(word.into())));
        }
        assert_eq!(registered().len(), before);
    }

    #[test]
    fn errors_point_at_the_ruleset() {
        let cram = Ruleset::impartial::<Cram>(&cram::DESCRIPTION);
        let error = cram.read("cram 3x3").unwrap_err();
        assert_eq!((error.span, error.message.as_str()), (0..8, "expected a ruleset and ':'"));
        assert_eq!(error.help.as_deref(), Some("a position looks like cram: 4x5"));
        let error = cram.read("misere crum: 3x3").unwrap_err();
        assert_eq!((error.span, error.message.as_str()), (7..11, "expected the ruleset cram"));
    }
}
