### What the program tells, in English. Written from the sources by the tests:
### NIMATRON_REWRITE=1 cargo test --test program -- languages

## cli/arguments.rs

expected-a-number-of-seconds-6597 = expected a number of seconds

## cli/commands/atlas.rs

kind-7b44 = kind
what-it-shows-7616 = what it shows

## cli/commands/cluster.rs

does-not-have-the-package-382d = { $python } does not have the package nimatron
m-pip-install-nimatron-cluster-ab4b = { $python } -m pip install 'nimatron[cluster]' installs it
cannot-be-started-9c1a = { $to_string_lossy } cannot be started: { $error }
install-python-3-11-or-2683 = install Python 3.11 or newer, or name another interpreter with --python

## cli/commands/excess.rs

expected-a-prime-or-a-9f69 = expected a prime or a range, not '{ $what }'
as-in-the-table-a204 = as in the table
the-table-has-de1c = the table has { $value }
not-in-the-table-dac4 = not in the table
m-norm-from-to-elements-aa16 = m_{ $prime } = { $excess }, { $agrees } (norm from { $degree } to { $order } elements; { $seconds } s)
m-norm-from-to-elements-c4cf = m_{ $prime } = { $excess }, { $agrees } (norm from { $degree } to { $order } elements, { $least } or more by theorem; { $seconds } s)
the-same-command-goes-on-5b70 = the same command goes on from here
m-was-not-finished-ffb6 = m_{ $prime } was not finished: { $reason }
m-trying-step-of-s-f49b = m_{ $prime }: trying { $candidate }, step { $done } of { $all }, { $what } s

## cli/commands/games.rs

kept-as-bc0a = kept as { $path }
no-ruleset-was-added-under-70aa = no ruleset was added under the word '{ $word }'
the-word-of-this-file-ff7a = the word of this file is '{ $word }'
no-file-tells-the-rules-7715 = no file tells the rules of '{ $word }'
games-file-lists-the-files-4a8d = games file lists the files
expected-values-and-outcome-classes-8972 = expected values and outcome classes that agree: { $agreed }
random-games-moves-of-the-c390 = random games: { $games }, moves of the longest: { $longest }

## cli/commands/genus.rs

heap-f92a = { $rules }: heap { $load }
genus-8c16 = { $name }: genus { $genus }, { $class_in_words }
canonical-form-born-on-day-1d29 = canonical form { $form }, born on day { $born }
the-previous-player-wins-normal-4246 = the previous player wins normal play, the previous player wins misere play
the-previous-player-wins-normal-67e6 = the previous player wins normal play, the next player wins misere play
the-next-player-wins-normal-cbf2 = the next player wins normal play, the previous player wins misere play
the-next-player-wins-normal-2902 = the next player wins normal play, the next player wins misere play

## cli/commands/heaps.rs

a-file-is-for-one-e44c = a file is for one game with heaps
was-computed-below-heap-only-2dd9 = { $rules } was computed below heap { $heap } only: { $why }

## cli/commands/job/merge.rs

is-refused-4333 = { $path } is refused: { $reason }
of-jobs-634f = { $number } of { $jobs } jobs
of-merged-refused-4f2c = { $found } of { $counted } merged, { $counted2 } refused
job-3fb8 = { $count ->
    [one] { $count } job
   *[other] { $count } jobs
}
answer-0dee = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
by-version-442c = { $reason } (by { $worker }, version { $version })
cannot-be-written-b8aa = { $path } cannot be written: { $reason }

## cli/commands/job/mod.rs

cannot-be-read-0fa9 = { $shown } cannot be read: { $error }
line-7b2d = { $path }, line { $line }: { $trim_end }

## cli/commands/job/plan.rs

note-is-an-n-position-8fdd = note: { $what } is an N-position by what is known
note-is-a-p-position-ae33 = note: { $what } is a P-position by what is known
note-is-a-draw-by-f31b = note: { $what } is a draw by what is known

## cli/commands/job/status.rs

proved-observed-exhausted-missing-7f57 = { $counted }: { $proved } proved, { $observed } observed, { $exhausted } exhausted, { $missing } missing
damaged-d491 = { $counted } damaged
file-c433 = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
parts-with-missing-jobs-cc8a = parts with missing jobs: { $shards }

## cli/commands/job/work.rs

expected-k-n-with-k-2e91 = expected K/N with K less than N, as in 0/10
error-da19 = error: { $job }: { $reason }
done-before-done-now-f2e7 = { $counted }: { $known } done before, { $finished } done now
left-to-be-done-a0fc = { $counted } left to be done
the-same-command-goes-on-f678 = the same command goes on

## cli/commands/languages.rs

lacks-41fe = { $name } lacks { $counted }
message-3a72 = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}

## cli/commands/latex.rs

a-document-of-its-own-541d = a document of its own has one question, not lines of standard input
leave-out-standalone-or-ask-3aac = leave out --standalone, or ask for one expression or position

## cli/commands/learn.rs

cannot-read-4a56 = cannot read { $file }: { $error }
a-lesson-begins-with-nimatron-eb60 = A lesson begins with 'nimatron learn NAME'.
type-hint-for-a-hint-dc79 = Type hint for a hint, board for a drawing, quit to leave.
step-of-24e0 = Step { $step } of { $steps }: { $title }
goodbye-go-on-with-a8f8 = Goodbye. Go on with: { $command }
next-nimatron-learn-57fe = Next: { $title } (nimatron learn { $name })
that-was-the-last-lesson-9f40 = That was the last lesson of this course.
press-enter-to-go-on-3952 = Press Enter to go on.

## cli/commands/man.rs

there-is-no-command-3ee5 = there is no command '{ $excerpt }'

## cli/commands/players.rs

not-solved-6c00 = not solved: { $unsolved }
forced-by-4592 = { $results } (forced by { $least })
a-larger-limit-may-be-a666 = a larger --limit may be enough
refused-061f = refused: { $place }: { $reason }
verified-can-force-to-win-2d49 = verified: { $position }: { $coalition } can force to win against all others
verified-can-force-that-one-b2ab = verified: { $position }: { $coalition } can force that one of them wins
verified-by-the-preferences-the-1242 = verified: { $position }: by the preferences the result is { $unwrap_or_default }
m-1-position-settled-by-the-dab9 = 1 position, settled by the rules alone
positions-each-settled-by-the-3058 = { $count } positions, each settled by the rules alone
the-columns-and-the-theorem-0bf2 = the columns and the theorem that apply, derived again

## cli/commands/prove.rs

coalition-and-results-are-for-1742 = --coalition and --results are for positions of n players, as in nim(players=3): 1, 2, 3
strategies-of-n-players-are-9a95 = strategies of n players are written as JSON or as text
moves-tried-377b = { $spent } moves tried
more-memory-or-time-may-ff20 = more --memory or --time may find it, and a larger --limit proves it by a strategy
this-is-an-n-position-b4f9 = this is an N-position; --limit 0 writes a shorter proof
this-is-a-p-position-5e47 = this is a P-position; --limit 0 writes a shorter proof
this-is-a-draw-limit-52a0 = this is a draw; --limit 0 writes a shorter proof
not-proved-after-moves-6ba4 = not proved, after { $spent } moves: { $exhausted }

## cli/commands/puzzle.rs

there-is-no-such-puzzle-12ae = there is no such puzzle
ladder-1f35 = ladder
idea-9125 = idea
each-has-five-levels-nimatron-16e7 = Each has five levels: nimatron puzzle LADDER --level N --seed N.
part-95f1 = Part { $index }

## cli/commands/quotient.rs

no-certificate-was-written-the-57b6 = no certificate was written: the quotient is not proved
heaps-order-7ecb = { $rules }: { $heaps } heaps, order { $order }
order-p-portion-of-sums-1a08 = { $game }: order { $order }, P-portion { $p }, of sums of { $size } positions
the-position-is-the-previous-53d1 = the position is { $element }: the previous player wins misere play
the-position-is-the-next-ceee = the position is { $element }: the next player wins misere play

## cli/commands/sequence/grundy.rs

the-first-heap-is-larger-ae77 = the first heap, { $what }, is larger than the last, { $to }
the-values-up-to-heap-a7b7 = the values up to heap { $to } take { $mebibytes } MiB, allowed are { $memory } MiB
only-the-values-of-heaps-67ed = only the values of heaps are kept in a file
a-table-begins-with-heap-4b00 = a table begins with heap 0
values-in-09c6 = { $rules }: { $shown } values in { $path }
the-picture-would-be-too-c72c = the picture would be too large
heaps-to-074e = { $code }, heaps { $what } to { $last }
largest-value-least-value-missing-2d68 = largest value { $largest }, least value missing { $missing }
checksum-fletcher-16-bits-146f = checksum { $checksum } (Fletcher, 16 bits)
rare-heaps-have-values-with-ac55 = rare: { $heaps } heaps have values with an even number of the bits { $bits } (odd heaps: an odd number), the last is { $last }
rare-heaps-have-values-with-4c57 = rare: { $heaps } heaps have values with an even number of the bits { $bits }, the last is { $last }
records-dee8 = records: { $records }
heaps-d9bd = heaps
share-2b7e = share
last-866f = last

## cli/commands/sequence/period.rs

a-checkpoint-is-for-the-1f0e = a checkpoint is for the search of one game
checkpoints-are-for-games-whose-d869 = checkpoints are for games whose digits are finitely many, up to 7

## cli/commands/serve.rs

no-browser-was-found-open-6cae = no browser was found: open { $address } in one
port-is-taken-3727 = port { $port } is taken
port-0-takes-any-port-1451 = --port 0 takes any port that is free
the-server-cannot-run-e56a = the server cannot run: { $error }

## cli/commands/sheet.rs

seeds-are-below-2-53-36f1 = seeds are below 2^53
what-it-is-e6c9 = what it is

## cli/commands/solve.rs

expected-a-number-or-all-ee9a = expected a number or 'all'
a-store-keeps-grundy-values-7d7b = a store keeps Grundy values, which positions of n players have not
in-mis-re-play-the-50da = in misère play the search of this ruleset keeps nothing
facts-read-from-the-store-a07b = { $read } facts read from the store, { $spent } positions looked at
not-solved-the-best-known-b2c3 = not solved: { $ended }; the best known move is { $chosen }, which is sure of a score of { $score }
not-solved-the-most-promising-80b2 = not solved: { $ended }; the most promising move is { $chosen }, which proves nothing

## cli/commands/survey/mod.rs

period-after-largest-value-published-ebd4 = { $rules }: period { $period } after { $preperiod }, largest value { $largest }; published are { $period2 } after { $preperiod2 }, { $map_or_else } ({ $source })
unknown-4bfe = unknown
periods-are-proved-and-as-1bdc = { $agreeing } periods are proved and as published, { $different } differ
not-proved-here-c3c1 = not proved here: { $open }
erratum-states-that-ee82 = erratum: { $code }: { $source } states that { $stated }; { $correct }

## cli/commands/survey/run.rs

of-games-f7db = { $done } of { $all } games
games-were-not-looked-at-dc64 = { $left } games were not looked at

## cli/commands/survey/surveyed.rs

proved-f8c1 = proved
observed-9745 = observed
exhausted-af08 = exhausted
period-after-df06 = { $ruleset }: period { $period } after { $preperiod }, { $status }
period-after-saltus-11b9 = { $ruleset }: period { $period } after { $preperiod }, saltus { $saltus }, { $status }

## cli/commands/svg.rs

this-game-has-no-thermograph-5f5c = this game has no thermograph, or it would be too large
this-position-has-no-picture-a490 = this position has no picture with values, or it would be too large
this-position-has-no-table-34f0 = this position has no table of powers of two, or it would be too large
this-position-has-no-thermograph-578d = this position has no thermograph, or it would be too large
this-position-has-no-picture-5905 = this position has no picture, or it would be too large

## cli/commands/verify.rs

the-elements-of-heaps-have-f7de = the elements of heaps have the period { $period } after { $preperiod }
of-the-heaps-up-to-48b8 = of the heaps up to { $unwrap_or }
verified-has-a-misere-quotient-36b6 = verified: { $ruleset } has a misere quotient of order { $order } with a P-portion of { $p_positions }
longer-than-bytes-6603 = longer than { $longest } bytes
the-data-of-the-theorem-8369 = the data of the theorem that applies, confirmed
verified-the-player-to-move-6f60 = verified: the player to move wins { $position }
verified-the-player-to-move-64e8 = verified: the player to move loses { $position }
verified-is-a-draw-85af = verified: { $position } is a draw
verified-is-an-n-position-b1da = verified: { $position } is an N-position in normal play
verified-is-an-n-position-de70 = verified: { $position } is an N-position in misere play
verified-is-a-p-position-3a5e = verified: { $position } is a P-position in normal play
verified-is-a-p-position-410e = verified: { $position } is a P-position in misere play
verified-is-a-draw-in-cfcd = verified: { $position } is a draw in normal play
verified-is-a-draw-in-5816 = verified: { $position } is a draw in misere play

## cli/context.rs

line-924e = line { $line }:

## cli/help.rs

commands-3a78 = Commands
options-ed9e = Options
arguments-1515 = Arguments
usage-8f77 = Usage:

## cli/input.rs

this-cannot-be-read-05be = this cannot be read
is-no-plain-file-c2f7 = { $shown } is no plain file
has-more-than-bytes-f086 = { $shown } has more than { $longest } bytes
a-line-of-more-than-6d16 = a line of more than { $longest } bytes
this-is-not-utf-8-ebe1 = this is not UTF-8 text
standard-input-cannot-be-read-df7d = standard input cannot be read: { $error }

## cli/language.rs

no-language-is-called-there-6a4b = no language is called '{ $name }'{"\u000A"}  = there are { $english } and { $known }; a file CODE.ftl can be another

## cli/play/mod.rs

in-no-person-plays-2961 = in { $path } no person plays
cannot-use-the-file-3935 = cannot use the file { $path }: { $error }
the-terminal-cannot-be-used-a61a = the terminal cannot be used: { $what }
goodbye-5a6d = Goodbye.
m-2-to-players-may-play-16fc = 2 to { $most } players may play, not { $number }
seats-for-players-eb6b = { $seats } seats for { $number } players
let-at-least-one-person-8d41 = let at least one person play
names-nobody-here-an-ally-9ff6 = '{ $typed }' names nobody here: an ally is written like ally of A

## cli/play/plain.rs

leaves-2-in-pile-3-fc6e = leaves 2 in pile 3; 3: 7 -> 2 says the same
chooses-pile-3-then-you-c419 = chooses pile 3; then you are asked how many to leave
leaves-an-infinite-ordinal-where-ef2f = leaves an infinite ordinal, where the pile is higher
lowers-several-piles-where-the-b24f = lowers several piles, where the rules allow it
a-hint-again-for-a-11b4 = a hint; again for a stronger one
the-piles-as-powers-of-6c0b = the piles as powers of two
the-piles-again-edbc = the piles again
all-of-pile-3-c248 = all of pile 3
take-your-last-move-back-da42 = take your last move back; play it again
where-the-game-was-won-7436 = where the game was won and lost so far
when-it-is-over-the-3309 = when it is over, the same game anew
keep-the-game-in-a-38eb = keep the game in a file
the-rules-7e5a = the rules
stop-playing-48d4 = stop playing
the-table-behind-the-verdict-2303 = the table behind the verdict
the-position-again-4631 = the position again
the-position-drawn-1fb3 = the position drawn
the-game-is-over-again-f3c9 = The game is over (again, review, undo, or quit):
the-game-is-over-again-a8b7 = The game is over (again, undo, or quit):
type-a-name-for-a-62fa = Type a name for a person; machine, sleepy or random for the machine;
or-ally-of-a-for-b496 = or ally of A for a machine that plays for A.
who-is-player-83de = Who is player { $seat }?
sorry-268a = Sorry, { $message }.
who-4b45 = { $name }, who { $manner }
somebody-beside-me-561a = Somebody beside me
who-plays-against-you-41fb = Who plays against you?
i-do-and-the-machine-2c5d = I do, and the machine says who starts
the-machine-does-and-i-d63f = The machine does, and I say who starts
who-sets-up-the-piles-6433 = Who sets up the piles?
player-set-up-the-piles-f79f = Player { $number }, set up the piles, such as 3 5 7 (or 1, w+3, e0):
set-up-the-piles-such-389f = Set up the piles, such as 3 5 7 (or 1, w+3, e0):
the-machine-chooses-to-start-e948 = The machine chooses to start.
the-machine-wants-you-to-fa83 = The machine wants you to start.
type-help-for-help-quit-1e39 = Type help for help, quit to stop.
goodbye-the-game-is-kept-7cbf = Goodbye. The game is kept in { $path }.
goodbye-the-game-could-not-a6d5 = Goodbye. The game could not be kept: { $refusal }.
type-a-move-such-as-0b9c = Type a move, such as { $example }, or:
type-a-move-or-5ba3 = Type a move, or:
type-save-and-the-name-2a16 = Type save and the name of a file.
the-game-is-kept-in-170b = The game is kept in { $file }.
there-are-no-piles-in-ac5d = There are no piles in this game.
pile-is-empty-choose-another-eb47 = Pile { $number } is empty. Choose another one.
pile-has-how-many-shall-7c7c = Pile { $number } has { $has }. How many shall be left? (a number from 0 to { $height }, or back)
pile-has-how-many-shall-0462 = Pile { $number } has { $has }. How many shall be left? (at most { $max } fewer, or back)
pile-has-how-many-shall-2ffb = Pile { $number } has { $has }. How many shall be left? (any smaller ordinal, such as 5, or back)
how-many-shall-be-left-8399 = { $turn } (how many shall be left; or hint, undo, help):
a-pile-number-or-pile-c856 = { $turn } (a pile number, or pile and what is left; or hint, undo, help):
type-it-such-as-or-c491 = { $turn } (type it, such as { $example }; or hint, undo, help):
type-it-or-hint-undo-9a08 = { $turn } (type it; or hint, undo, help):
there-is-no-pile-they-4633 = There is no pile { $shown }: they are numbered from 1 to { $count }.

## cli/play/screen/draw.rs

left-right-05f4 = left right
choose-a-pile-917c = choose a pile
down-up-dd74 = down up
leave-fewer-leave-more-5ab4 = leave fewer, leave more
m-0-to-9-c9e6 = 0 to 9
leave-so-many-db02 = leave so many
make-the-move-6649 = make the move
of-several-piles-where-allowed-1b69 = (of several piles, where allowed)
choose-again-9c92 = choose again
the-table-of-powers-of-b99a = the table of powers of two
take-back-play-again-a1f4 = take back; play again
type-a-move-such-as-30be = type a move, such as 3 2 or 3: w+1
pile-3-of-which-2-b2f9 = (pile 3, of which 2 or w+1 is left)
scroll-what-is-told-bf75 = scroll what is told
type-a-move-then-enter-93b1 = type a move, then Enter
type-no-move-852d = type no move
the-table-09f7 = the table
a-number-or-up-down-933d = a number, or up, down and Enter; q leaves
enter-when-it-is-done-7f48 = Enter when it is done; Esc leaves
enter-plays-it-esc-stops-9a0c = Enter plays it  Esc stops
n-new-game-u-undo-25ef = n new game  u undo  q leave
h-hint-t-table-u-4bc4 = h hint  t table  u undo  r redo  : type  ? help  q leave
more-lines-need-a-larger-8f74 = ({ $hidden } more lines need a larger window)
more-9235 = < { $before } more
more-80ea = { $after } more >
leave-the-game-y-yes-ccf1 = Leave the game? y: yes, any other key: no
pgdn-more-d6ca = PgDn: more
pgup-back-d40d = PgUp: back

## cli/play/screen/setup.rs

player-type-the-piles-such-03b9 = Player { $number }, type the piles, such as 3 5 7
type-the-piles-such-as-824d = Type the piles, such as 3 5 7 or 1, w+3, e0
i-do-the-machine-says-e028 = I do; the machine says who starts
the-machine-i-say-who-7a53 = The machine; I say who starts
i-start-2b0d = I start

## cli/play/screen/state.rs

choose-a-pile-with-then-684f = Choose a pile with { $what }, then what to leave with { $what2 } or a number, then Enter. Type ? for help.
type-a-move-such-as-ded6 = Type a move, such as { $example }, then Enter. Type ? for help.
type-a-move-then-enter-1e9f = Type a move, then Enter. Type ? for help.
the-game-is-over-ca2c = The game is over.
type-it-such-as-7b0b = { $turn }: type it, such as { $example }
type-it-67dd = { $turn }: type it
leave-in-pile-0f5a = leave { $left } in pile { $pile }
pile-leave-how-many-d010 = { $turn }: pile { $pile }, leave how many?
enter-b527 = { $turn }: { $chosen }? Enter
choose-what-to-leave-first-d851 = Choose what to leave first: with { $what } or a number.
sorry-4377 = Sorry: { $reason }.
pile-has-leave-fewer-1f25 = Pile { $pile } has { $has }: leave fewer.

## cli/play/screen/tower.rs

more-9e63 = more

## cli/play/session.rs

against-f0a6 = { $one } against { $two }
tuples-d046 = Tuples
players-a096 = { $name }, { $number } players
position-227e = Position: { $written }
the-game-is-over-so-db00 = The game is over, so there is nothing to hint at.
hint-of-a2b8 = Hint { $number } of { $all }.
hint-of-51b4 = Hint { $number } of { $all }. { $title }.
ask-again-for-more-8112 = Ask again for more.
there-is-such-a-table-e5aa = There is such a table in Nim by the podium rule alone.
only-games-of-two-players-5537 = Only games of two players are looked back at.
taken-back-49f1 = Taken back.
there-is-nothing-to-take-0bb0 = There is nothing to take back.
played-again-943e = Played again.
there-is-nothing-to-play-cfcc = There is nothing to play again.
a-new-game-with-the-e17e = A new game with the same piles.
a-new-game-from-the-8adc = A new game from the same position.
your-move-12f7 = Your move
s-move-cfbc = { $name_of }'s move
the-game-cannot-be-kept-1a21 = The game cannot be kept: { $refusal }.
it-looks-best-to-play-070b = It looks best to play { $chosen }.

## cli/play/talk.rs

your-answer-a-number-from-163c = Your answer, a number from 1 to { $choices }:
sorry-is-none-of-these-fa29 = Sorry, '{ $shown }' is none of these.
sorry-6711 = Sorry: { $message }

## cli/play/words.rs

normal-play-86a5 = { $game }, normal play
misere-play-fd7c = { $game }, misere play
bounded-nim-at-most-17d4 = Bounded Nim (at most { $max })
moore-s-nim-up-to-5d38 = Moore's Nim (up to { $at_most } piles)
who-starts-d92c = Who starts?
who-starts-as-e180 = Who starts, as { $side }?
player-who-starts-52f8 = Player { $number }, who starts?
player-who-starts-as-c3b3 = Player { $number }, who starts, as { $side }?
between-two-players-b82e = Between two players: { $told_rules }
normal-play-whoever-takes-the-6212 = Normal play: whoever takes the last block wins.
misere-play-whoever-takes-the-3d8c = Misere play: whoever takes the last block loses.
misere-play-whoever-makes-the-e61c = Misere play: whoever makes the last move loses.
a-turn-takes-any-number-2fed = A turn takes any number of blocks from one pile.
a-turn-takes-at-most-eaa2 = A turn takes at most 1 block from one pile.
a-turn-takes-at-most-fc07 = A turn takes at most { $max } blocks from one pile.
a-turn-takes-any-number-60dd = A turn takes any number of blocks from up to { $at_most } piles.
piles-48de = Piles: { $piles }
and-more-piles-50ee = { $what }   and { $most_piles } more piles

## cli/progress.rs

heaps-a-second-d4bd = { $what }: { $what2 } heaps, { $what3 } a second

## cli/repl/help.rs

type-an-expression-to-see-9c77 = Type an expression to see its value, or a position to see who wins:
tab-completes-names-and-becomes-deb6 = Tab completes names, and { $what } becomes { $what2 }: also { $symbols }.
an-ordinal-w-is-omega-59cc = an ordinal; w is omega, e0, w1, Gamma0 and phi(2, 0) are known
the-last-answer-the-first-7901 = the last answer, the first answer
a-name-for-a-value-1074 = a name for a value; g + 1 has it then
a-position-games-players-for-a2b4 = a position; :games players for more than two players
what-they-mean-and-how-ab55 = what they mean, and how tightly they bind
the-functions-help-sub-explains-b42a = the functions; :help sub explains one
how-an-expression-is-read-8f0b = how an expression is read, with all brackets
the-rulesets-the-rules-of-17bf = the rulesets; the rules of one
the-end-as-ctrl-d-3188 = the end, as Ctrl-D
did-you-mean-help-354b = did you mean :help { $nearest }?
there-is-help-operators-help-fa28 = there is :help operators, :help functions, :help sub
there-is-no-help-on-38b8 = there is no help on '{ $excerpt }'
from-the-operators-that-bind-c534 = From the operators that bind tightest to the loosest:

## cli/repl/mod.rs

the-terminal-cannot-be-read-621e = the terminal cannot be read: { $error }
nimatron-help-explains-quit-ends-f195 = Nimatron { $version }. :help explains, :quit ends.

## cli/repl/respond.rs

unknown-command-ba5a = unknown command ':{ $excerpt }'
note-efd8 = note: { $message }
since-d023 = since { $absorption }

## cli/report.rs

the-answer-cannot-be-written-5255 = the answer cannot be written: { $error }
note-1-line-is-damaged-a8b9 = note: { $path }: 1 line is damaged or out of date, and computed again
note-lines-are-damaged-or-d859 = note: { $path }: { $lines } lines are damaged or out of date, and computed again

## cli/rules.rs

there-is-no-folder-for-579b = there is no folder for rulesets{"\u000A"}  = set { $variable } to one
note-is-passed-over-db6a = note: { $path } is passed over: { $message }

## engine/files/disk.rs

its-links-lead-to-no-65bc = its links lead to no file
it-is-a-directory-5d57 = it is a directory
it-is-a-device-or-1717 = it is a device or a pipe

## engine/files/excess.rs

excess-state-d3bb = excess state
table-of-excesses-622e = table of excesses

## engine/files/refusal.rs

cannot-be-used-1ab1 = { $path } cannot be used: { $reason }
another-run-is-using-it-1932 = another run is using it
it-holds-something-else-d6dc = it holds something else
it-holds-a-nimatron-not-e199 = it holds a nimatron { $translated }, not a { $translated2 }
it-is-about-not-about-793c = it is about { $found }, not about { $expected }
an-older-version-of-nimatron-809f = an older version of nimatron wrote it, which this one does not read{"\u000A"}  = name another file, or remove this one and have everything computed again
a-newer-version-of-nimatron-025d = a newer version of nimatron wrote it
it-is-damaged-remove-it-ee42 = it is damaged{"\u000A"}  = remove it, and everything is computed again

## engine/files/sequence.rs

sequence-1e2e = sequence

## engine/foundation/budget.rs

the-limit-of-was-reached-6e56 = the limit of { $counted } was reached
position-4b21 = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
the-limit-of-s-was-9d6d = the limit of { $as_secs_f64 } s was reached
the-limit-of-mib-of-4ecd = the limit of { $limit } MiB of memory was reached
stopped-on-request-2855 = stopped on request

## engine/foundation/player.rs

left-c7b8 = Left
right-528f = Right

## engine/foundation/reading.rs

a-position-looks-like-nim-86dc = a position looks like nim: 3, 5, 7 or misere nim: 1, w+3
expected-at-the-end-of-2f16 = expected ')' at the end of the options
or-e6d4 = { $before } or { $word }
did-you-mean-be64 = did you mean '{ $nearest }'?
expected-a-ruleset-before-1c61 = expected a ruleset before ':'
unknown-ruleset-030e = unknown ruleset '{ $shown }'

## engine/impartial/nimber_search/fact.rs

store-of-searches-9ada = store of searches

## engine/impartial/option_graph.rs

moves-go-round-in-a-559a = moves go round in a cycle
node-has-the-option-which-ecc2 = node { $node } has the option { $option }, which is no node
a-graph-of-more-than-2eae = a graph of more than 2^31 nodes or edges

## engine/impartial/p_positions.rs

it-has-no-move-which-1ee0 = it has no move, which wins in misere play
a-move-from-it-has-4569 = a move from it has no answer in the list
neither-the-position-nor-what-f5da = neither the position nor what a move leaves is in the list

## engine/impartial/sequence/code/parse.rs

a-code-looks-like-0-5cff = a code looks like 0.77, 4.0 or 0.3F; 4!.0 is Grundy's game
a-point-37f9 = a point
a-digit-9415 = a digit
the-end-of-the-code-6341 = the end of the code
a-code-has-at-most-ce36 = a code has at most { $most_digits } digits
the-digit-before-the-point-6bc5 = the digit before the point allows to take nothing and leave nothing
the-digit-before-the-point-4026 = the digit before the point allows to leave a heap as it is: the game would not end
heaps-would-grow-without-bound-0d87 = heaps would grow without bound: a move may put { $put_on } on a heap and leave { $counted }
heap-63cb = { $count ->
    [one] { $count } heap
   *[other] { $count } heaps
}
is-no-digit-the-digits-ab8b = '{ $found }' is no digit: the digits are 0 to 9 and A to V
expected-found-75d2 = expected { $wanted }, found '{ $found }'
heaps-are-allowed-twice-74fe = { $count } heaps are allowed twice
already-allows-more-heaps-f121 = { $count }+ already allows more heaps
or-a0ca = ',' or '{"}"}'
a-number-of-heaps-80e9 = a number of heaps
a-move-leaves-at-most-4bcd = a move leaves at most { $most_parts } heaps by number

## engine/impartial/sequence/code/rules.rs

heaps-would-grow-without-bound-d389 = heaps would grow without bound: a digit further left than that before the point puts counters on
rules-are-a-code-such-d83d = rules are a code such as 0.77, a name such as kayles, or a set such as subtraction(1,3,4)
unknown-game-with-heaps-92ee = unknown game with heaps '{ $shown }'
expected-a-set-of-numbers-f36a = expected a set of numbers in parentheses
write-1-3-4-b712 = write { $name }(1,3,4)
expected-a-number-from-1-ca98 = expected a number from 1 to { $most_digits }

## engine/impartial/sequence/families.rs

no-family-of-games-is-67d1 = no family of games is called so
families-are-octals-3-hexadecimals-b7f0 = families are octals:3, hexadecimals:2, subtractions:6 and published

## engine/impartial/sequence/kernel/bytes.rs

this-is-not-a-checkpoint-a531 = this is not a checkpoint of a sequence of values
the-checkpoint-has-the-version-65a5 = the checkpoint has the version { $version }, and only { $version2 } can be read
the-checkpoint-is-damaged-9d02 = the checkpoint is damaged
the-checkpoint-contradicts-itself-d9ce = the checkpoint contradicts itself

## engine/impartial/sequence/kernel/mod.rs

the-value-of-the-heap-1ca7 = the value of the heap { $heap } does not fit in 16 bits
the-heap-needs-values-that-8295 = the heap { $heap } needs values that are no longer in memory: keep them all
there-is-no-memory-for-e3ad = there is no memory for { $values } values
a-move-may-put-counters-98b8 = a move may put counters on, so that heaps would grow without bound
is-no-position-10f6 = { $what } is no position
the-digit-leaves-more-than-4889 = the digit { $digit } leaves more than two heaps

## engine/impartial/sequence/period/long.rs

search-for-a-period-9bc0 = search for a period
the-theorem-does-not-speak-48d6 = the theorem does not speak of this pattern

## engine/impartial/sequence/period/mod.rs

period-preperiod-e4c8 = period { $period }, preperiod { $preperiod }
period-saltus-preperiod-1447 = period { $period }, saltus { $saltus }, preperiod { $preperiod }

## engine/impartial/sequence/period/search.rs

the-theorem-does-not-speak-ad08 = the theorem does not speak of this pattern, or not of so few values

## engine/impartial/sequence/period/theorem.rs

heaps-that-grow-have-no-1ef2 = heaps that grow have no sequence
no-theorem-is-known-for-eb29 = no theorem is known for rising values of such a code
no-theorem-is-known-for-d645 = no theorem is known for digits that go on for ever and break heaps
no-theorem-is-known-for-f1a0 = no theorem is known for any number of heaps that must be marked
no-theorem-is-known-for-471e = no theorem is known for heaps that must be all different or all equal
repeated-window-a1c6 = repeated window
guy-and-smith-d09f = Guy and Smith
guy-and-smith-for-more-f77c = Guy and Smith, for more heaps
guy-and-smith-for-any-623d = Guy and Smith, for any number of heaps
subtraction-with-repeated-digits-4db9 = subtraction with repeated digits
rising-values-fcde = rising values

## engine/impartial/sequence/survey.rs

store-of-a-survey-53ad = store of a survey

## engine/misere/class.rs

tame-ba78 = tame
restive-2364 = restive
restless-f16a = restless
wild-9db0 = wild

## engine/misere/genus.rs

expected-a-genus-515d = expected a genus
a-genus-looks-like-4-43b4 = a genus looks like 4^146

## engine/misere/proof.rs

the-next-player-wins-it-7dfb = the next player wins it

## engine/misere/quotient/claimed.rs

its-heaps-may-grow-d029 = its heaps may grow
it-has-no-size-that-693d = it has no size that is checked
it-is-not-a-table-e25a = it is not a table of products of its elements
an-element-is-not-in-ef9f = an element is not in the table
the-player-to-move-wins-fc35 = the player to move wins where no move is left
it-is-not-that-of-0541 = it is not that of a commutative monoid
no-position-has-this-element-7f8e = no position has this element
multiplication-is-not-associative-66b1 = multiplication is not associative
nothing-tells-it-from-another-d9cc = nothing tells it from another element
there-are-fewer-than-the-e686 = there are fewer than the theorem on periods wants
the-period-does-not-hold-ba2d = the period does not hold
a-heap-without-moves-is-9c9f = a heap without moves is the identity
an-option-of-a-p-09c2 = an option of a P-position is one
some-n-position-has-no-6b01 = some N-position has no option that is a P-position

## engine/misere/quotient/partial.rs

the-quotient-grows-beyond-bounds-c0bc = the quotient grows beyond bounds at heap { $heap }
no-quotient-was-found-for-f13e = no quotient was found for heap { $heap }

## engine/misere/quotient/proof.rs

more-heaps-than-can-be-a139 = more heaps than can be counted would have to be computed
no-theorem-is-known-for-5ca1 = no theorem is known for the quotients of such a code

## engine/misere/quotient/state.rs

quotient-state-3f64 = quotient state

## engine/misere/quotient/survey.rs

store-of-quotients-14f1 = store of quotients

## engine/misere/state.rs

state-of-canonical-forms-2807 = state of canonical forms

## engine/misere/text.rs

a-game-of-genus-2644 = a game of genus { $genus }
a-canonical-form-such-as-2a29 = a canonical form such as *[2#1]
the-end-7e01 = the end
nested-too-deeply-cd5c = nested too deeply
an-opening-bracket-b09e = an opening bracket
a-semicolon-behind-the-size-8223 = a semicolon behind the size of the heap
a-heap-of-at-most-cd98 = a heap of at most { $most_heap }, or a game in parentheses

## engine/multiplayer/classes.rs

the-next-player-can-force-6e02 = the next player can force to win
another-player-can-force-to-7e23 = another player can force to win
the-previous-player-can-force-e08e = the previous player can force to win
nobody-can-force-to-win-44a1 = nobody can force to win alone

## engine/multiplayer/ending.rs

whoever-makes-the-last-move-4600 = whoever makes the last move wins alone
whoever-cannot-move-loses-and-ebbf = whoever cannot move loses, and all others win
whoever-cannot-move-wins-alone-bda7 = whoever cannot move wins alone
whoever-cannot-move-drops-out-e13d = whoever cannot move drops out, and the last one left wins

## engine/multiplayer/forms.rs

a-game-of-three-players-a322 = a game of three players looks like {"{"}*,*2|0|{"}"} or {"{"}0|0|0{"}"} + {"{"}*|*|*{"}"}
expected-a-tuple-by-which-74c9 = expected a tuple, by which it is seen how many play
a-tuple-of-2-to-2ccf = a tuple of { $bars }: 2 to { $most } players may play
expected-a-game-here-76db = expected a game here
expected-a-game-of-n-0d3b = expected a game of n players
a-heap-may-be-up-bd1f = a heap may be up to *{ $highest } high here
more-than-braces-within-braces-bd24 = more than { $deepest } braces within braces
more-than-options-e572 = more than { $most_options } options
this-brace-is-not-closed-0400 = this brace is not closed
here-where-play-expected-d3de = { $counted } here, where { $number } play: expected { $number2 }
bar-7e79 = { $count ->
    [one] { $count } bar
   *[other] { $count } bars
}

## engine/multiplayer/preferences.rs

preferences-look-like-a-b-e2be = preferences look like A>B>C, B>C>A, C>A=B: a row for each player, best first
expected-rows-found-ef90 = expected { $number } rows, found { $rows }
expected-a-player-f510 = expected a player
expected-or-or-one-of-76d6 = expected > or =, or one of the players
this-player-stands-here-twice-c9b6 = this player stands here twice
player-is-missing-in-this-955e = player { $seat } is missing in this row

## engine/multiplayer/seats.rs

expected-a-player-from-a-25b4 = expected a player from A to { $last }
stands-here-twice-1ffd = { $seat } stands here twice
expected-a-player-from-a-2630 = expected a player from A to F
nobody-1d8e = nobody

## engine/nim/list.rs

the-piles-up-to-here-99f8 = the piles up to here consist of too many powers of two
their-table-may-have-up-ec11 = their table may have up to { $max_table } symbols
expected-a-pile-after-9fa5 = expected a pile after '{ $sign }'
expected-a-pile-21ab = expected a pile
read-as-48ec = read as { $listed }
read-as-one-pile-of-60b5 = read as { $listed }; one pile of height { $pile } is written { $pile2 }
is-read-as-one-pile-697b = '{ $shown }' is read as one pile of height { $pile }: what stands before a larger power of w vanishes
is-read-as-one-pile-133e = '{ $shown }' is read as one pile of height { $pile }
more-than-piles-ee7e = more than { $max_piles } piles
no-piles-ced7 = no piles
one-pile-7a5c = one pile
two-piles-7cde = two piles
three-piles-f176 = three piles
four-piles-1a1a = four piles
five-piles-78bc = five piles
six-piles-4a86 = six piles
seven-piles-5c7b = seven piles
eight-piles-cef1 = eight piles
pile-220b = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
}

## engine/nim/position.rs

there-is-no-pile-there-e0b5 = there is no pile { $number }: there are { $count }
pile-has-height-not-621e = pile { $number } has height { $height }, not { $what }
a-move-must-lower-the-99bd = a move must lower the pile: { $to } is not below { $what }
a-pile-of-height-has-08eb = a pile of height { $what } has no top block, so no finite number can be taken
at-most-may-be-removed-973e = at most { $max } may be removed in a turn, and { $what } -> { $to } removes { $removed }
a-move-must-lower-a-1335 = a move must lower a pile
a-turn-lowers-one-pile-5530 = a turn lowers one pile only
a-turn-lowers-at-most-1943 = a turn lowers at most { $at_most } piles
pile-is-named-twice-b8f2 = pile { $pile } is named twice

## engine/nim/text.rs

expected-a-number-from-1-1186 = expected a number from 1 up for { $what }
expected-a-position-558f = expected a position
did-you-mean-nim-166c = did you mean 'nim: { $list }'?
expected-a-ruleset-and-471a = expected a ruleset and ':'
read-as-a-position-of-60f3 = read as a position of Nim with { $piles } piles
expected-an-option-such-as-cb2f = expected an option such as max=4 or piles=2
a-turn-may-lower-at-b90f = a turn may lower at most { $max_piles } piles
only-one-of-max-and-8948 = only one of max and piles can be given, and once
no-theory-is-known-for-5309 = no theory is known for both bounds together
nim-has-the-options-max-f076 = nim has the options max=k (bounded Nim) and piles=k (Moore's Nim)
unknown-option-b9d7 = unknown option '{ $shown }'
expected-the-height-that-is-e758 = expected the height that is left
a-move-looks-like-3-b5f4 = a move looks like 3: 7 -> 2, or 3: 2 for short
there-is-no-pile-of-e4a1 = there is no pile of height { $what }
which-pile-8122 = which pile?
there-is-no-pile-a12f = there is no pile '{ $shown }'
the-piles-are-numbered-from-28b2 = the piles are numbered from 1 to { $count }

## engine/partizan/atomic_weight.rs

the-game-has-no-atomic-6506 = the game has no atomic weight

## engine/partizan/failure.rs

the-game-is-deeper-than-6681 = the game is deeper than { $limit } moves
a-player-has-more-than-ad8b = a player has more than { $limit } options
a-number-in-the-game-7eaa = a number in the game is too large
the-text-of-the-game-81b9 = the text of the game has more than { $limit } bytes
it-is-not-stopper-sided-b391 = it is not stopper-sided: no stopper is equal to it if draws are wins for Left
it-is-not-stopper-sided-ecfb = it is not stopper-sided: no stopper is equal to it if draws are wins for Right

## engine/partizan/heating.rs

games-are-cooled-by-numbers-0eb5 = games are cooled by numbers greater than -1

## engine/partizan/loopy/degree.rs

the-degree-is-not-idempotent-acb6 = the degree is not idempotent
it-is-not-stable-its-1be6 = it is not stable: its varieties up and down differ

## engine/partizan/loopy/powers.rs

an-exponent-is-a-positive-71ae = an exponent is a positive pseudonumber
only-a-game-0-h-c2ef = only a game {"{"}0|H{"}"} has powers

## engine/partizan/loopy/reading.rs

a-form-that-is-not-f91e = a form that is not finished can only be an option, not a part of a sum
pass-stands-for-the-form-b69b = pass stands for the form in which it is an option

## engine/partizan/loopy/sides.rs

the-onside-is-not-at-2a72 = the onside is not at least the offside
it-is-no-stopper-32f6 = it is no stopper

## engine/partizan/loopy/stops.rs

this-is-defined-for-stoppers-0384 = this is defined for stoppers only
no-move-leads-to-a-9d96 = no move leads to a stop

## engine/partizan/reading/mod.rs

a-game-looks-like-2-25da = a game looks like {"{"}2|-1{"}"}, {"{"}3||2|1{"}"}, 1/2^*, +-1 or tiny(2)
expected-a-game-e13f = expected a game
expected-0ee6 = expected '{ $char }'
games-stand-more-than-deep-d0fd = games stand more than { $max_depth } deep in each other
only-a-whole-number-of-6ff3 = only a whole number of copies can be added
a-nimber-that-is-too-51a9 = a nimber that is too high
a-multiple-that-is-too-a7bf = a multiple that is too large
expected-the-end-of-the-37b0 = expected the end of the exponent
expected-a-number-4f26 = expected a number
the-denominator-is-no-power-9877 = the denominator is no power of two
the-numbers-among-the-short-5e5f = the numbers among the short games are 1/2, 3/4, 5/8, …
expected-393c = expected '{"}"}'
a-bar-is-missing-between-c81d = a bar is missing between the options
a-game-looks-like-2-4caf = a game looks like {"{"}2|-1{"}"}: Left's options, a bar, Right's options
bars-of-the-same-length-4acb = bars of the same length can be read in two ways
write-or-804b = write { $reading } or { $reading2 }

## engine/partizan/reading/signs.rs

unexpected-5039 = unexpected '{"}"}'
unknown-command-cb4b = unknown command '{ $excerpt }'

## engine/partizan/solver/crew.rs

a-position-that-leads-to-c6b9 = a position that leads to itself

## engine/rulesets/boards/counters.rs

take-from-heap-e288 = take { $left } from heap { $index }
more-than-pairs-b1a1 = more than { $most_pairs } pairs
expected-two-numbers-from-0-fd3e = expected two numbers from 0 to { $most }
expected-a-pair-9771 = expected a pair
both-numbers-of-a-pair-7079 = both numbers of a pair must be positive
pairs-of-rows-1d00 = Pairs of rows
number-2a4b = number { $what }
a-further-number-8b98 = a further number
one-number-less-cdaf = one number less
a-heap-e517 = a heap
a-heap-in-the-row-677b = a heap in the row has at least one counter

## engine/rulesets/boards/dot.rs

a-graph-in-dot-looks-74d4 = a graph in DOT looks like digraph {"{"} a -> b -> c; a -> {"{"}d e{"}"} {"}"}
digraph-moves-have-a-direction-2e2a = 'digraph': moves have a direction
the-end-of-the-graph-a63d = the end of the graph
this-quotation-has-no-end-9346 = this quotation has no end
unexpected-character-ceb6 = unexpected character '{ $first }'
at-most-subgraphs-within-each-ac94 = at most { $deepest } subgraphs within each other
moves-have-a-direction-4a8c = '->': moves have a direction
a-node-08ed = a node

## engine/rulesets/boards/graph/coloured.rs

more-than-edges-6da3 = more than { $most_edges } edges
graph-b4a4 = Graph: { $what }.

## engine/rulesets/boards/graph/editing.rs

an-edge-75b0 = an edge
an-edge-to-a-further-7577 = an edge to a further vertex
an-arc-16ad = an arc
an-arc-to-a-further-3eb1 = an arc to a further vertex
a-relation-4492 = a relation
a-relation-to-a-further-a0cc = a relation to a further vertex
a-blue-edge-dd55 = a blue edge
a-blue-edge-to-a-df8f = a blue edge to a further vertex
a-red-edge-dbdc = a red edge
a-red-edge-to-a-42c0 = a red edge to a further vertex
a-green-edge-bca6 = a green edge
a-green-edge-to-a-2ab8 = a green edge to a further vertex
a-further-vertex-2fba = a further vertex
take-away-1f6c = take away

## engine/rulesets/boards/graph/mod.rs

more-than-vertices-a67e = more than { $most_vertices } vertices
expected-a-vertex-up-to-e6e4 = expected a vertex: up to { $longest_name } letters or digits
names-a-graph-and-no-5eaa = '{ $name }' names a graph, and no vertex
more-than-vertices-or-edges-f4c6 = more than { $most_vertices } vertices or { $most_edges } edges
edges-and-arcs-cannot-be-8e81 = edges and arcs cannot be mixed
an-edge-is-two-arcs-3dec = an edge is two arcs, as in 1>2>1
there-are-1491 = there are: { $what }
unknown-family-of-graphs-382c = unknown family of graphs
expected-9af6 = expected ')'
a-number-2ca4 = a number
takes-numbers-01cb = { $name } takes { $arguments } numbers

## engine/rulesets/boards/graph/picture.rs

blue-edge-2357 = Blue edge { $name }
red-edge-509f = Red edge { $name }
green-edge-8934 = Green edge { $name }
edge-bd9b = Edge { $name }
the-ground-da44 = The ground
vertex-1c52 = Vertex { $name }
vertex-with-the-token-0bc5 = Vertex { $name } with the token
vertex-with-tokens-1792 = Vertex { $name } with { $borne } tokens
value-a307 = { $label }, value { $value }

## engine/rulesets/boards/picture.rs

a-free-square-ee97 = a free square
an-empty-square-1796 = an empty square
a-taken-square-c43f = a taken square
of-0135 = { $translated } of { $told }
column-row-9006 = Column { $column }, row { $row }: { $what }
board-with-rows-and-columns-f631 = Board with { $rows } rows and { $columns } columns.
free-c4d7 = free
taken-ae1f = taken

## engine/rulesets/boards/pins.rs

row-pin-4c98 = Row { $row }, pin { $pin }
row-between-pins-and-f688 = Row { $index }, between pins { $pin } and { $pin2 }

## engine/rulesets/boards/points.rs

expected-at-the-end-of-ec03 = expected ')' at the end of a point
expected-a-point-in-brackets-73b8 = expected a point in brackets
expected-a-point-in-round-9396 = expected a point in round brackets
a-coordinate-is-missing-5fd3 = a coordinate is missing
a-stone-looks-like-4-66c5 = a stone looks like (4,7)

## engine/rulesets/boards/signs.rs

expected-a-board-with-squares-40b1 = expected a board with squares
a-board-has-at-most-395e = a board has at most { $most } squares
expected-the-number-of-rows-f6e9 = expected the number of rows, an x and that of columns
row-is-not-as-long-2b38 = row { $row } is not as long as the first
expected-one-of-the-signs-52ff = expected one of the signs { $known }
a-further-row-315a = a further row
one-row-less-1f30 = one row less
a-further-column-07ec = a further column
one-column-less-52ee = one column less

## engine/rulesets/boards/strip.rs

more-than-squares-f421 = more than { $most_squares } squares
expected-a-strip-c827 = expected a strip
strip-one-square-more-4223 = strip { $index }: one square more
strip-one-square-less-02b5 = strip { $index }: one square less
one-square-more-b5e2 = one square more
one-square-less-debe = one square less
a-further-strip-978f = a further strip
one-strip-less-efcd = one strip less
strips-9b19 = Strips: { $told }.
empty-4116 = empty
coin-d1d6 = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
the-silver-dollar-dfdf = the silver dollar
empty-squares-bd90 = { $strip } empty squares
squares-occupied-d9b9 = { $strip } squares, occupied { $occupied }
square-5426 = Square { $number }: { $what }
strip-square-4533 = Strip { $strip }, square { $number }: { $what }
from-eb25 = from { $spoken }

## engine/rulesets/couples.rs

this-position-stands-in-the-fe00 = this position stands in the list twice

## engine/rulesets/editing.rs

heap-fb9a = heap { $what }
a-further-heap-9c12 = a further heap
one-heap-less-6951 = one heap less

## engine/rulesets/handles.rs

to-8e36 = { $before } to { $after }
shooting-at-1ec9 = { $before }, shooting at { $after }

## engine/rulesets/loopy/mod.rs

touch-the-squares-of-the-d46e = Touch the squares of the move

## engine/rulesets/loopy/position.rs

expected-a-ruleset-in-which-70c0 = expected a ruleset in which positions can come again

## engine/rulesets/multiplayer/analysis.rs

there-are-infinitely-many-moves-1fc3 = there are infinitely many moves, and the theorem of Li is for Nim where the last player wins and preferences are those of the podium rule

## engine/rulesets/multiplayer/board.rs

there-is-no-move-here-547b = there is no move here
this-is-a-move-of-d60b = this is a move of another game
has-no-move-here-2576 = { $seat } has no move { $name } here

## engine/rulesets/multiplayer/position.rs

the-play-is-over-9af8 = the play is over

## engine/rulesets/multiplayer/text.rs

a-position-of-n-players-2165 = a position of n players looks like nim(players=3): 1, 2, 3
is-given-twice-b58c = { $key } is given twice
expected-players-the-number-of-b1b3 = expected players=, the number of players
unknown-option-of-a-tuple-ab7a = unknown option of a tuple
tuples-say-themselves-who-has-9bf9 = tuples say themselves who has which moves
players-drop-out-where-ending-fa5c = players drop out where ending=elimination
whose-turn-it-is-has-caa3 = whose turn it is has not dropped out
in-positions-can-come-again-48d8 = in { $title } positions can come again: two players play it
two-players-play-7455 = two players play { $title }
left-and-right-have-moves-7822 = Left and Right have moves of their own in { $title }: say who has those of Left
as-in-domineering-players-3-cb77 = as in domineering(players=3, left=A+C): 4x4
expected-a-position-of-a-a6c8 = expected a position of a ruleset
everybody-has-the-same-moves-ad32 = everybody has the same moves in { $title }
m-2-to-players-may-play-4a03 = 2 to { $most } players may play
unknown-ending-42c3 = unknown ending
endings-e37e = endings: { $what }
the-word-misere-says-otherwise-508f = the word 'misere' says otherwise
as-in-prefer-podium-prefer-d8b1 = as in prefer=podium, prefer=selfish or prefer=[A>B>C, B>C>A, C>A=B]
expected-podium-selfish-or-rows-3299 = expected podium, selfish, or rows of preferences in [ ]

## engine/rulesets/names.rs

is-read-as-23f9 = '{ $excerpt }' is read as { $word }

## engine/rulesets/partizan/position.rs

expected-a-ruleset-in-which-da7c = expected a ruleset in which the players have moves of their own

## engine/rulesets/partizan/sum.rs

a-sum-looks-like-domineering-bff7 = a sum looks like domineering: 2x3 + nim: 3
moves-in-one-of-the-3d44 = moves in one of the parts, as Left there
moves-in-one-of-the-d284 = moves in one of the parts, as Right there
a-sum-of-more-than-ae6b = a sum of more than { $most_parts } parts
the-convention-stands-before-the-94ff = the convention stands before the first part
a-sum-is-no-part-9e04 = a sum is no part of a sum
beside-a-partizan-game-a-10c7 = beside a partizan game a part has at most { $most_moves } moves
move-in-one-of-the-169d = Move in one of the parts

## engine/rulesets/reading.rs

has-no-options-d48e = { $name } has no options
the-turn-is-left-or-cefc = the turn is left or right
turn-right-right-is-to-05f9 = turn=right: Right is to move
expected-the-option-8bef = expected the option { $name }=…
the-option-is-one-of-b508 = the option is one of: { $what }
expected-from-to-c59b = expected { $translated } from { $least } to { $most }
more-than-numbers-b8a0 = more than { $most_parts } numbers
there-is-no-move-here-961f = there is no move '{ $shown }' here
a-move-is-written-like-ea25 = a move is written like { $first }
there-is-no-move-left-c34f = there is no move left
the-move-is-against-the-ed30 = the move '{ $shown }' is against the rules

## engine/rulesets/register.rs

a-position-of-this-ruleset-5fc3 = a position of this ruleset has no options
expected-the-ruleset-1e81 = expected the ruleset { $id }
a-position-looks-like-da0e = a position looks like { $position }
a-position-begins-with-4230 = a position begins with { $id }:
the-word-already-names-a-ed26 = the word '{ $what }' already names a ruleset
positions-stand-inside-of-each-ce0f = positions stand inside of each other more than { $most_nested } times

## engine/rulesets/rules/amazons.rs

an-amazon-afd0 = an amazon
expected-a-board-row-by-99eb = expected a board row by row, which says where the amazons stand
a-board-looks-like-amazons-8934 = a board looks like amazons: x..../...../....o
moves-the-filled-amazons-x-b6e0 = moves the filled amazons (x)
moves-the-outlined-amazons-o-a67a = moves the outlined amazons (o)

## engine/rulesets/rules/arc_kayles.rs

a-position-looks-like-arc-434b = a position looks like arc-kayles: 1-2-3-4, 2-5
take-the-edge-with-its-3f99 = take the edge { $name } with its ends

## engine/rulesets/rules/backsliding.rs

a-strip-looks-like-backsliding-80c4 = a strip looks like backsliding-toads: tt__ff
moves-the-filled-toads-t-f595 = moves the filled toads (t) to either side, and jumps to the right
moves-the-outlined-frogs-f-345f = moves the outlined frogs (f) to either side, and jumps to the left

## engine/rulesets/rules/beans.rs

a-position-looks-like-beans-cce7 = a position looks like beans-dont-talk: 7
makes-another-number-ef07 = makes another number
expected-a-number-from-1-c532 = expected a number from 1 on, of at most { $most_digits } digits
the-number-1475 = The number { $number }.
from-e2fe = { $next }, from { $even }
the-number-7058 = the number
touch-the-number-that-is-5a9b = Touch the number that is made

## engine/rulesets/rules/brussels_sprouts/mod.rs

a-position-looks-like-brussels-16b9 = a position looks like brussels-sprouts: 3 or, later, brussels-sprouts: (4,8) (2)
a-number-of-crosses-1dd8 = a number of crosses
a-piece-has-at-least-8984 = a piece has at least one free end
more-than-free-ends-altogether-edf0 = more than { $most_ends } free ends altogether
more-than-pieces-in-a-1163 = more than { $most_crosses } pieces in a region
moves-left-in-e0de = moves left in { $region_text }
euler-s-formula-5d77 = Euler's formula
a-region-with-m-pieces-dbaa = A region with m pieces and k free ends lasts exactly k+m-2 moves, however it is played: a move joins two pieces, or it makes two regions of one, and it uses up as many ends as it makes. In the end every region has one free end. So only whether the number of moves is odd counts.

## engine/rulesets/rules/brussels_sprouts/sketch.rs

piece-4ac3 = piece { $only }
pieces-and-1767 = pieces { $first } and { $last }
no-piece-f1e6 = no piece
join-77b8 = join { $pieces }
no-other-end-65e3 = no other end
one-end-0de8 = one end
end-1b15 = { $count ->
    [one] { $count } end
   *[other] { $count } ends
}
join-two-ends-of-piece-9841 = join two ends of piece { $piece }; on one side { $ends } of it
join-two-ends-of-piece-cb89 = join two ends of piece { $piece }; on one side { $ends } of it and { $pieces }
pieces-with-free-ends-4372 = pieces with { $ends } free ends
regions-c363 = Regions: { $told }.
region-piece-end-22a6 = Region { $region }, piece { $piece }, end { $end }
touch-two-free-ends-to-f8a6 = Touch two free ends to join them. If both are of one piece, touch the other pieces that shall lie within. Or type a move, such as { $name }.
touch-two-free-ends-to-bfe6 = Touch two free ends to join them. If both are of one piece, touch the other pieces that shall lie within. Or type a move.
now-the-end-to-which-c5f2 = Now the end to which the curve leads.
touch-other-pieces-to-take-e371 = { $told }; touch other pieces to take them to that side

## engine/rulesets/rules/cakes.rs

a-position-looks-like-cutcake-c354 = a position looks like cutcake: 4x5, 2x3
a-position-looks-like-maundy-743d = a position looks like maundy-cake: 4x6, 2x3
a-position-looks-like-twisted-c6a2 = a position looks like twisted-maundy-cake: 4x6, 2x3
a-position-looks-like-eatcake-53d2 = a position looks like eatcake: 4x5, 2x3
a-position-looks-like-turn-87b7 = a position looks like turn-and-eatcake: 4x5, 2x3
cuts-between-two-columns-2a5b = cuts between two columns
cuts-between-two-rows-6630 = cuts between two rows
cuts-the-columns-into-equal-0ef9 = cuts the columns into equal parts
cuts-the-rows-into-equal-7ad1 = cuts the rows into equal parts
turns-a-cake-and-cuts-f93c = turns a cake and cuts the columns into equal parts
turns-a-cake-and-cuts-db38 = turns a cake and cuts the rows into equal parts
eats-a-column-6601 = eats a column
eats-a-row-958e = eats a row
turns-a-cake-and-eats-125d = turns a cake and eats a column
turns-a-cake-and-eats-3cf8 = turns a cake and eats a row
expected-a-cake-by-its-2fd7 = expected a cake by its rows and columns
cake-column-181c = Cake { $part }, column { $x }
cake-behind-column-0ade = Cake { $part }, behind column { $x }
cake-row-958b = Cake { $part }, row { $y }
cake-behind-row-f126 = Cake { $part }, behind row { $y }
cakes-4f17 = Cakes: { $cakes }.
a-further-cake-0b32 = a further cake
one-cake-less-634c = one cake less
touch-a-number-beside-the-2852 = Touch a number beside the cake
side-6b8d = side { $what }
a-further-side-abec = a further side
one-side-less-f376 = one side less

## engine/rulesets/rules/chocolate.rs

a-position-looks-like-chocolate-cb71 = a position looks like chocolate: (1,2,3,0) or chocolate(k=2): (1,2,5)
more-than-bars-c8cf = more than { $most_bars } bars
expected-numbers-from-0-to-a7b3 = expected { $numbers } numbers from 0 to { $most }
with-columns-to-the-right-29f1 = with { $bar } columns to the right the bar cannot be so high
expected-a-bar-7579 = expected a bar
columns-to-the-left-461f = columns to the left
rows-above-e35f = rows above
columns-to-the-right-1345 = columns to the right
rows-below-3ccf = rows below
four-heaps-c9c4 = four heaps
a-line-that-breaks-the-6407 = A line that breaks the bar leaves the other directions as they are. So the columns to the left and right of the bitter square, and the rows above and below it, are heaps of Nim.
slanted-bars-491b = slanted bars
if-the-bar-rises-by-d9e8 = If the bar rises by one after an even number of columns, or does not rise, it is equal to three heaps of Nim: the columns to the left and to the right of the bitter square, and the rows above it.
bars-of-chocolate-56af = Bars of chocolate: { $bars }.
bitter-aacb = bitter
chocolate-9f05 = chocolate

## engine/rulesets/rules/chomp.rs

a-position-looks-like-chomp-d8fa = a position looks like chomp: 3x4, or row by row like chomp: 4, 4, 2
a-number-of-rows-8124 = a number of rows
a-number-of-columns-c9c1 = a number of columns
the-length-of-a-row-5829 = the length of a row
a-row-has-at-least-fd52 = a row has at least one square
no-row-is-longer-than-dcba = no row is longer than the row below it, which is named before
more-than-rows-and-columns-cdb9 = more than { $most_sides } rows and columns together
squares-to-the-right-of-946b = squares to the right of the poison
squares-above-it-d15e = squares above it
row-0832 = row { $y }
two-heaps-7464 = two heaps
one-row-and-one-column-9275 = One row and one column are two heaps of Nim: nobody bites into the corner, and every other bite shortens one of them.
two-rows-d49e = two rows
of-two-rows-a-position-deb7 = Of two rows, a position is lost exactly if the lower row is longer by one. From every other position one bite leaves such a one, and from it none does.
strategy-stealing-6587 = strategy stealing
a-whole-bar-is-won-1abb = A whole bar is won by the player to move. Bite off the square in the far corner: if the opponent had a winning answer, that answer could have been your first bite. Which bite wins, this does not tell.
rows-of-squares-56b3 = Rows of { $rows } squares.
poisoned-aa19 = poisoned
bite-at-8b10 = bite at { $name }

## engine/rulesets/rules/clobber.rs

a-stone-5950 = a stone
a-board-looks-like-clobber-17c5 = a board looks like clobber: xo/ox, or clobber: 4x5
moves-the-filled-stones-x-69dd = moves the filled stones (x)
moves-the-outlined-stones-o-e7e8 = moves the outlined stones (o)

## engine/rulesets/rules/clobbers/anti.rs

a-board-of-anti-clobber-018c = a board of Anti-Clobber is written row by row
a-board-looks-like-anti-e908 = a board looks like anti-clobber: xoxo/oo..

## engine/rulesets/rules/clobbers/variants.rs

a-board-is-written-row-9200 = A board is written row by row from above, with x for a stone of Left, o for one of Right and . for an empty square; rows x columns is a full board on which the colours alternate. A move names the squares from where and to where, by column and row, rows counted from below.
a-board-is-written-row-9012 = A board is written row by row from above, with x and o for stones of either colour and . for an empty square; rows x columns is a full board on which the colours alternate. A move names the squares from where and to where, by column and row, rows counted from below.
a-board-looks-like-diagonal-6096 = a board looks like diagonal-clobber: xo/xo
a-board-looks-like-king-709a = a board looks like king-clobber: xox/ox.
a-board-looks-like-knight-9bcb = a board looks like knight-clobber: 3x3
a-board-looks-like-rook-dddf = a board looks like rook-clobber: xox/ox.
a-board-looks-like-queen-d0a0 = a board looks like queen-clobber: xox/ox.
a-board-looks-like-cannibal-b1d3 = a board looks like cannibal-clobber: xxo
a-board-looks-like-impartial-d06d = a board looks like impartial-clobber: 3x3
a-board-looks-like-impartial-bd80 = a board looks like impartial-cannibal-clobber: xxxxx

## engine/rulesets/rules/coloured_hackenbush.rs

a-position-looks-like-hackenbush-a209 = a position looks like hackenbush: blue 0-1-2, red 1-3, green 3-4
cuts-blue-and-green-edges-4a0d = cuts blue and green edges
cuts-red-and-green-edges-b446 = cuts red and green edges
is-not-connected-with-the-d52e = { $name } is not connected with the ground, the vertex 0
touch-an-edge-to-cut-e78d = Touch an edge to cut it
cut-d0fa = cut { $name }

## engine/rulesets/rules/colouring/mod.rs

a-position-looks-like-snort-b0b3 = a position looks like snort: 3x4, snort: .L./.#R or snort: path(5), left 1
takes-places-that-are-not-f4f5 = takes places that are not beside one of Right
takes-places-that-are-not-0345 = takes places that are not beside one of Left
a-position-looks-like-col-abe7 = a position looks like col: 3x4, col: .L./.#R or col: path(5), left 1

## engine/rulesets/rules/colouring/sketch.rs

for-left-alone-13f5 = for Left alone
for-right-alone-2337 = for Right alone
a-square-for-left-alone-6d03 = a square for Left alone
a-square-for-right-alone-a686 = a square for Right alone
a-vertex-for-both-0c7c = a vertex for both
a-vertex-for-left-alone-7800 = a vertex for Left alone
a-vertex-for-right-alone-c739 = a vertex for Right alone
touch-the-place-that-you-8846 = Touch the place that you take

## engine/rulesets/rules/colouring/text.rs

is-a-row-of-squares-42f3 = '{ $name }' is a row of squares, and no vertex
expected-left-or-right-and-e480 = expected left or right, and vertices that only this player takes
there-is-no-vertex-ba83 = there is no vertex { $shown }
only-one-player-may-take-e861 = only one player may take vertex { $shown }

## engine/rulesets/rules/cram.rs

a-board-looks-like-cram-9693 = a board looks like cram: 4x5, or row by row like cram: ..#/.../..#
a-domino-on-46ac = a domino on { $spoken }

## engine/rulesets/rules/digraph.rs

a-graph-looks-like-graph-73cd = a graph looks like graph: a | a>b>c, a>c
moves-go-round-in-a-1f35 = moves go round in a cycle: { $shown }
expected-tokens-and-arcs-d1f1 = expected tokens, | and arcs
this-is-no-name-of-46d5 = this is no name of a node: '{ $excerpt }'
this-is-no-graph-in-2682 = this is no graph in JSON: { $json_error }
it-looks-like-start-a-537e = it looks like {"{"}"start": "a", "moves": {"{"}"a": ["b"], "b": []{"}"}{"}"}
names-have-letters-digits-points-4962 = names have letters, digits, points and underscores, 32 of them at most
a-graph-of-more-than-6e3f = a graph of more than { $most_arcs } arcs
where-does-the-token-lie-f88d = where does the token lie?
name-the-node-in-brackets-cec0 = name the node in brackets: graph(a): …
more-than-tokens-16cb = more than { $most_tokens } tokens
tokens-9fb7 = { $label } Tokens: { $tokens }.
move-a-token-from-2409 = move a token from { $spoken }

## engine/rulesets/rules/domineering.rs

a-board-looks-like-domineering-b578 = a board looks like domineering: 4x5, or row by row like domineering: ..#/...
puts-a-domino-on-two-dacb = puts a domino on two squares, one above the other
puts-a-domino-on-two-cf1b = puts a domino on two squares side by side

## engine/rulesets/rules/dots_and_boxes/picture.rs

dots-and-boxes-with-rows-f9d9 = Dots and Boxes with { $rows } rows and { $columns } columns of boxes. Left has { $score }, Right has { $score2 }.
line-free-9161 = line { $name }, free
line-drawn-849e = line { $name }, drawn
a-line-ab4c = a line
no-line-42cd = no line
box-b8c6 = box { $column },{ $row }
a-box-of-6a25 = a box of { $told }

## engine/rulesets/rules/dots_and_boxes/position.rs

the-line-is-drawn-already-9686 = the line { $name } is drawn already
whoever-closes-a-box-draws-f01b = whoever closes a box draws another line in the same turn
a-turn-ends-with-the-52d2 = a turn ends with the first line that closes no box
there-is-no-line-here-fa76 = there is no line '{ $shown }' here

## engine/rulesets/rules/dots_and_boxes/text.rs

a-position-looks-like-dots-3109 = a position looks like dots-and-boxes: 3x3, or o-o.o/|L|../o-o.o
the-score-decides-here-there-95c5 = the score decides here: there is no misere play
a-board-has-a-box-43d4 = a board has a box at least
a-board-has-at-most-df30 = a board has at most { $most_lines } lines
expected-icelandic-swedish-or-nothing-18d4 = expected icelandic, swedish, or nothing behind the sides
a-single-box-would-be-dc57 = a single box would be closed before the first move
a-picture-has-rows-with-f610 = a picture has rows with dots, and between them rows with boxes
expected-o-for-a-dot-c5a4 = expected o for a dot
expected-for-a-line-that-dc65 = expected - for a line that is drawn, or .
expected-for-a-line-that-7e45 = expected | for a line that is drawn, or .
expected-l-or-r-for-6cc0 = expected L or R for whose box it is, or . for an open one
this-box-is-closed-l-0555 = this box is closed: L or R says whose it is
this-box-is-not-closed-2a4d = this box is not closed

## engine/rulesets/rules/end_nim.rs

a-position-looks-like-end-83a2 = a position looks like end-nim: 2, 1, 3
heaps-in-a-row-of-6a98 = Heaps in a row, of which the first and the last are open

## engine/rulesets/rules/euclid.rs

a-position-looks-like-euclid-14d3 = a position looks like euclid: (3,7) or euclid(positive): (3,7)
the-square-of-the-larger-6e1c = the square of the larger
the-smaller-times-the-sum-f60a = the smaller times the sum of both
the-golden-ratio-b17a = the golden ratio
of-two-different-positive-numbers-6f56 = Of two different positive numbers x < y the player to move loses exactly if y/x is less than the golden ratio, that is, if y*y < x*(x+y). Whoever has equal numbers subtracts one from the other and wins.
nivasch-s-formula-04a1 = Nivasch's formula
while-both-numbers-stay-positive-e774 = While both numbers stay positive, the pair (x,y) is worth the heap of Nim of |y/x - x/y|, rounded down.

## engine/rulesets/rules/fibonacci/mod.rs

a-position-looks-like-fibonacci-95f2 = a position looks like fibonacci-nim: 20 or fibonacci-nim(max=6): 17
a-fibonacci-number-of-the-90c4 = a Fibonacci number of the heap
at-most-to-be-taken-aa96 = at most to be taken
whinihan-s-theorem-5e84 = Whinihan's theorem
the-heap-is-a-sum-6b99 = The heap is a sum of Fibonacci numbers no two of which are neighbours. The player to move wins by taking the smallest of them, and loses exactly if that is more than may be taken.
a-heap-a5cd = A heap
at-most-af99 = at most { $max }
take-19e5 = take { $saturating_sub }

## engine/rulesets/rules/fission.rs

a-board-of-fission-is-fcf9 = a board of Fission is written row by row
a-board-looks-like-fission-b626 = a board looks like fission: .x./.../..x
splits-stones-upwards-and-downwards-ad0d = splits stones upwards and downwards
splits-stones-to-the-left-98c5 = splits stones to the left and to the right
touch-the-stone-that-you-68d7 = Touch the stone that you split

## engine/rulesets/rules/fox_and_geese.rs

a-goose-6011 = a goose
the-fox-2d53 = the fox
a-board-looks-like-fox-1991 = a board looks like fox-and-geese: 8x8, or .g.g/..../.f..
moves-a-goose-dark-one-dab2 = moves a goose (dark) one square diagonally down
moves-the-fox-light-one-641e = moves the fox (light) one square diagonally
moves-the-fox-light-one-6965 = moves the fox (light) one or two squares diagonally
the-sides-of-a-board-5789 = the sides of a board are 2 at least, and it has at most { $most_squares } squares
there-is-one-fox-4051 = there is one fox
expected-g-for-a-goose-4064 = expected g for a goose, f for the fox or . for a free square
there-is-no-fox-on-ec21 = there is no fox on the board

## engine/rulesets/rules/gale_nim.rs

a-position-looks-like-gale-5ff6 = a position looks like gale-nim: 3, 4, 5 or gale-nim(until=2): 1, 2, 3, 4
heaps-d60f = Heaps

## engine/rulesets/rules/geography.rs

a-position-looks-like-geography-2929 = a position looks like geography(at=1): 1-2-3-1 or geography(at=a): a>b>c>a
expected-the-option-at-the-81e6 = expected the option at=…, the vertex of the token
edges-of-a-maximum-matching-532d = edges of a maximum matching
edges-of-one-that-avoids-473b = edges of one that avoids the token
matchings-c1c3 = matchings
on-an-undirected-graph-the-b9f2 = On an undirected graph the player to move wins exactly if every maximum matching covers the vertex of the token, that is, if without it a maximum matching is smaller. The winner goes along the edges of a maximum matching.
go-to-36ad = go to { $name }

## engine/rulesets/rules/go_corridors.rs

corridors-look-like-go-corridors-81f0 = corridors look like go-corridors: x[...), o[x..)
expected-whose-corridor-it-is-d36c = expected whose corridor it is, x or o
expected-for-a-closed-end-dab7 = expected [ for a closed end or ( for an open one
expected-a-point-one-of-9dbc = expected a point (one of the signs . x o), or ] or ) at the end
expected-a-comma-before-the-fe06 = expected a comma before the next corridor
a-corridor-has-at-least-1be6 = a corridor has at least one point
plays-black-x-ffee = plays Black (x)
plays-white-o-b048 = plays White (o)
more-than-points-8d0a = more than { $most_points } points
corridors-27af = Corridors: { $what }.
corridor-one-point-more-d4bd = corridor { $index }: one point more
corridor-one-point-less-64b1 = corridor { $index }: one point less
corridor-left-end-closed-4969 = corridor { $index }: left end closed
corridor-left-end-open-9c60 = corridor { $index }: left end open
corridor-right-end-closed-58f3 = corridor { $index }: right end closed
corridor-right-end-open-8b4f = corridor { $index }: right end open
corridor-colours-exchanged-3e11 = corridor { $index }: colours exchanged
a-further-corridor-3daf = a further corridor
one-corridor-less-2696 = one corridor less
touch-the-point-of-the-4871 = Touch the point of the move
a-stone-of-left-bb8f = a stone of Left
a-stone-of-right-a03b = a stone of Right

## engine/rulesets/rules/go_rooms.rs

a-living-stone-89a3 = a living stone
a-room-of-go-is-1f56 = a room of Go is written row by row
a-room-looks-like-go-172d = a room looks like go-rooms: XXXXX/X...O/X..XX/XXXX#
the-room-at-is-too-321b = the room at { $place } is too wide: every point of a room has a living stone of its owner beside it

## engine/rulesets/rules/hackenbush.rs

a-position-looks-like-hackenbush-b59f = a position looks like hackenbush: 0-1-2, 1-3, where 0 is the ground
with-what-stands-on-it-1157 = { $edge_name } with what stands on it
branches-of-what-is-fused-775e = branches of what is fused with the ground
one-loop-at-the-ground-5f81 = one loop at the ground
loops-at-the-ground-in-f65c = { $loops } loops at the ground, in pairs
the-fusion-and-the-colon-7b0f = the fusion and the colon principle
the-vertices-of-every-cycle-0b87 = The vertices of every cycle can be fused into one, its edges becoming loops. Then a tree is left: branches at a vertex are worth a stalk as long as their nim-sum, a loop is worth 1, and what stands on an edge is worth one more with it.
cut-the-edge-04a2 = cut the edge { $name }

## engine/rulesets/rules/heaps.rs

a-position-looks-like-0-5ccd = a position looks like 0.77: 12, 5 or grundy: 20
in-heaps-may-grow-without-06a7 = in { $rules } heaps may grow without bound
a-digit-left-of-the-5a1d = a digit left of the last before the point puts counters on
more-than-counters-c06e = more than { $most } counters
rows-of-pins-00c1 = Rows of pins
row-list-its-moves-c097 = Row { $index }: list its moves

## engine/rulesets/rules/konane.rs

a-board-of-konane-is-332c = a board of Konane is written row by row
a-board-looks-like-konane-895f = a board looks like konane: .xo./oxox/xo.x
jumps-with-the-filled-stones-ad13 = jumps with the filled stones (x)
jumps-with-the-outlined-stones-5f9d = jumps with the outlined stones (o)

## engine/rulesets/rules/koppers_nim.rs

a-position-looks-like-koppers-8e5a = a position looks like koppers-nim: (3,7)
the-last-zero-9988 = the last zero
write-x-1-and-y-af6c = Write x-1 and y-1 in binary, one below the other, and put a 1 wherever one of them has a 1. The pair (x,y) is worth the heap of Nim of the number of ones at the end.
remove-and-split-into-and-0937 = remove { $gone } and split { $rest } into { $part } and { $rest2 }

## engine/rulesets/rules/lctr.rs

a-position-looks-like-lctr-886b = a position looks like lctr: 5, 3, 1
no-row-is-longer-than-fc5c = no row is longer than the row above it
the-left-column-0f70 = the left column
the-top-row-a18b = the top row
remove-the-left-column-05aa = remove the left column
remove-the-top-row-0974 = remove the top row

## engine/rulesets/rules/nim.rs

pile-2c50 = pile { $what }
a-further-pile-5786 = a further pile
one-pile-less-420d = one pile less

## engine/rulesets/rules/nimbers/mod.rs

a-board-looks-like-nimbers-3b2e = a board looks like nimbers: (2,2) (4,7) or nimbers: (1,2,3)
a-move-looks-like-4-d558 = a move looks like (4,7) -> (1,3): a stone, and a corner nearer to 0
a-stone-has-coordinates-d6e6 = a stone has { $max } coordinates
no-stone-can-lie-at-9635 = no stone can lie at the coordinate { $x }
there-is-no-stone-at-5c90 = there is no stone at { $stone }
a-corner-has-coordinates-eddc = a corner has { $stone } coordinates
every-coordinate-of-the-near-1783 = every coordinate of the near corner must be smaller: { $below } is not below { $x }
a-coordinate-has-at-most-d4af = a coordinate has at most { $max_bits } bits
the-board-is-beyond-reach-9d36 = the board is beyond reach: { $error }
the-board-is-too-large-2dcf = the board is too large for a field of 2^{ $degree } elements
which-stone-bec6 = which stone?
expected-one-point-505a = expected one point
expected-a-point-c647 = expected a point
nimbers-has-no-options-0c5b = nimbers has no options
the-board-is-too-large-6c08 = the board is too large from this stone on
up-to-stones-whose-coordinates-f57c = up to { $max_stones } stones whose coordinates have { $max_total_bits } bits together
the-stone-is-given-twice-cf83 = the stone { $span } is given twice
there-is-at-most-one-fcaa = there is at most one stone on a point
is-solved-in-normal-play-b551 = { $name } is solved in normal play only
stones-are-worth-nim-products-5276 = stones are worth nim-products in normal play; in misere play no theory is known
a-stone-has-at-least-a675 = a stone has at least two coordinates
a-stone-has-at-most-0530 = a stone has at most { $max_dimension } coordinates
in-dimensions-a-move-may-e1d6 = in { $count } dimensions a move may leave 2^{ $count2 } - 1 stones, more than a board has
this-stone-has-coordinates-the-6e94 = this stone has { $count } coordinates, the stones before it have { $dimension }
the-coordinate-is-beyond-reach-021a = the coordinate { $value } is beyond reach: { $error }
coordinates-are-ordinals-below-w-e32b = coordinates are ordinals below w^(w^w), where every value has its factors
a-coordinate-of-a-stone-03d2 = a coordinate of a stone is at least 1
corners-with-a-coordinate-0-9329 = corners with a coordinate 0 are dead: no stone lies there
this-coordinate-has-bits-11f2 = this coordinate has { $bits } bits

## engine/rulesets/rules/nimbers/words.rs

remove-632c = remove { $stone }
slide-to-0d70 = slide { $stone } to { $point_text }
turn-the-rectangle-e1d2 = turn the rectangle { $stone }-{ $point_text }
turn-the-box-6fec = turn the box { $stone }-{ $point_text }
where-another-one-lies-both-16b1 = { $told }, where another one lies: both go
goes-ef87 = { $told }: { $leaves } goes
go-c585 = { $told }: { $leaves } go
goes-appears-060c = { $told }: { $leaves } goes, { $comes } appears
goes-appear-9c5e = { $told }: { $leaves } goes, { $comes } appear
go-appears-8113 = { $told }: { $leaves } go, { $comes } appears
go-appear-699a = { $told }: { $leaves } go, { $comes } appear
and-more-9ce8 = { $first } and { $more } more
expected-a-stone-and-a-fc47 = expected a stone and a point
the-two-points-have-different-1579 = the two points have different numbers of coordinates

## engine/rulesets/rules/nimble.rs

a-position-looks-like-nimble-8c94 = a position looks like nimble: ..o.2..o
more-than-coins-on-a-0e3f = more than { $most_coins } coins on a strip
coin-on-square-b7d9 = coin on square { $at }
nim-in-disguise-f851 = Nim in disguise
no-coin-stands-in-the-f4e2 = No coin stands in the way of another, so that each is a heap of Nim: as large as the number of its square.
a-coin-4fc9 = a coin
m-2-coins-37ce = 2 coins
m-3-coins-d702 = 3 coins
nothing-5fee = nothing

## engine/rulesets/rules/nimstring.rs

a-position-looks-like-nimstring-b8ec = a position looks like nimstring: 0-1-2-0, where 0 is the ground
more-than-strings-080d = more than { $most_strings } strings
the-string-ends-where-it-593b = the string { $edge_name } ends where it begins
loony-parts-e23b = loony parts
loony-positions-18ef = loony positions
in-a-loony-part-the-80b5 = In a loony part the player to move has the choice: to free coins and to move on, or to leave the last coins in such a way that the opponent must. One of the two wins, whatever other strings there are.
nimbers-of-strings-8655 = nimbers of strings
no-part-is-loony-so-6930 = No part is loony, so each has a number, and whoever is to move loses exactly if their nim-sum is 0. If a coin can be freed, the number is that of what is left then; otherwise it is the least that no move leaves, where loony parts do not count. It is no Grundy value: a turn that frees a coin may go on in any part.

## engine/rulesets/rules/node_kayles.rs

a-position-looks-like-node-2369 = a position looks like node-kayles: 1-2-3-4, 2-5
take-with-its-neighbours-7a3c = take { $name } with its neighbours

## engine/rulesets/rules/nogo.rs

a-board-looks-like-nogo-db8e = a board looks like nogo: 3x4, or nogo: x.o/.../...
a-board-looks-like-impartial-ba4e = a board looks like impartial-nogo: 3x4, or impartial-nogo: x.o/.../...
the-stones-at-have-no-3522 = the stones at { $place } have no free square
puts-down-filled-stones-x-b9a1 = puts down filled stones (x)
puts-down-outlined-stones-o-f556 = puts down outlined stones (o)
touch-the-square-of-your-2d68 = Touch the square of your stone
rows-x-columns-is-an-77ae = Rows x columns is an empty board; else it is written row by row from above, with x for a stone of Left, o for one of Right, . for a free square and # for one that does not belong to the board. A move names the square by column and row, rows counted from below.

## engine/rulesets/rules/northcott.rs

a-position-looks-like-northcott-3f9e = a position looks like northcott: o...x., .o.x or northcott(x): o.x
the-row-needs-one-checker-64c6 = the row { $row } needs one checker o and one x
the-gap-in-row-065b = the gap in row { $row }
each-gap-is-a-heap-0853 = Each gap is a heap of Nim: either player can make it as small as they like.
checker-o-3554 = checker o
checker-x-af21 = checker x
the-checker-o-b3df = the checker o
the-checker-x-d5bc = the checker x

## engine/rulesets/rules/partizan_arc_kayles.rs

a-position-looks-like-partizan-f9cb = a position looks like partizan-arc-kayles: blue 1-2, red 2-3
takes-blue-and-green-edges-8882 = takes blue and green edges
takes-red-and-green-edges-03f8 = takes red and green edges
touch-an-edge-to-take-6b48 = Touch an edge to take it with its ends

## engine/rulesets/rules/partizan_end_nim.rs

a-position-looks-like-partizan-f470 = a position looks like partizan-end-nim: 3, 5, 2
takes-from-the-first-heap-ccf1 = takes from the first heap
takes-from-the-last-heap-0d0c = takes from the last heap
touch-the-first-counter-that-5104 = Touch the first counter that goes
heaps-in-a-row-of-a49e = Heaps in a row, of which the first is open to Left and the last to Right

## engine/rulesets/rules/partizan_euclid.rs

a-position-looks-like-partizan-9159 = a position looks like partizan-euclid: (8,3)
keeps-the-remainder-c5a1 = keeps the remainder
keeps-what-the-remainder-lacks-1241 = keeps what the remainder lacks to the second number
touch-a-counter-of-the-1386 = Touch a counter of the first row of a pair
divide-by-and-keep-f00b = divide { $p } by { $q } and keep { $kept }

## engine/rulesets/rules/partizan_heaps.rs

a-position-looks-like-partizan-4bdb = a position looks like partizan-heaps(subtraction(1,3) | subtraction(2,3)): 6, 5
expected-the-codes-of-left-8c5d = expected the codes of Left and Right in brackets, with | between them
plays-by-the-first-code-8ff8 = plays by the first code
plays-by-the-second-code-e883 = plays by the second code
touch-the-first-and-the-e381 = Touch the first and the last pin that go, or the gap where a row is split

## engine/rulesets/rules/pass_nim.rs

a-position-looks-like-pass-fb2c = a position looks like pass-nim: 3, 5, 7 or pass-nim(used): 3, 5
nim-3783 = Nim
nobody-can-pass-any-more-0df9 = Nobody can pass any more, and what is left is Nim with these heaps.
pass-3131 = pass

## engine/rulesets/rules/pawns.rs

a-board-looks-like-pawns-91fc = a board looks like pawns: o.o/.../.../x.x
a-pawn-e59e = a pawn
a-board-with-pawns-is-f561 = a board with pawns is written row by row
moves-the-filled-pawns-x-3e82 = moves the filled pawns (x) up
moves-the-outlined-pawns-o-f81b = moves the outlined pawns (o) down
a-pawn-may-come-to-9a46 = a pawn may come to promote in column { $column }
a-pawn-of-column-may-611b = a pawn of column { $column } may be captured en passant
more-than-positions-may-come-37f8 = more than { $most_positions } positions may come about

## engine/rulesets/rules/poset.rs

a-position-looks-like-poset-0d77 = a position looks like poset: 1<2<4, 1<3<4, 5
cannot-be-less-than-itself-c081 = { $names } cannot be less than itself
a-chain-17b6 = a chain
elements-comparable-with-with-itself-47ea = elements comparable with { $name }, with itself
chains-are-heaps-f23f = chains are heaps
from-a-chain-a-move-45ea = From a chain a move takes any number of elements from the top: it is a heap of Nim.
one-element-is-comparable-with-1921 = One element is comparable with all others. If it is the smallest, take it and nothing is left. If it is the largest, take it: if the opponent had a winning answer, that answer could have been your first move, as it takes the largest element, too.
take-and-all-that-is-8a70 = take { $name } and all that is greater

## engine/rulesets/rules/red_blue_cherries.rs

a-position-looks-like-red-fbc5 = a position looks like red-blue-cherries: b1-r2-b3, b3-r4
takes-blue-cherries-216a = takes blue cherries
takes-red-cherries-b791 = takes red cherries
the-name-of-the-cherry-1ce4 = the name of the cherry { $name } begins neither with b nor with r
touch-a-cherry-to-take-9dcb = Touch a cherry to take it

## engine/rulesets/rules/silver_dollar.rs

a-position-looks-like-silver-200f = a position looks like silver-dollar: .o..o.o or silver-dollar: .o..$.o
there-is-one-strip-only-34b6 = there is one strip only where there is a dollar
there-is-only-one-silver-2d2b = there is only one silver dollar
between-the-coins-on-and-6f44 = between the coins on { $first } and { $coin }
to-the-left-of-the-1be4 = to the left of the coin on { $coin }
gaps-in-pairs-f5fc = gaps in pairs
taken-in-pairs-from-the-34e0 = Taken in pairs from the right, the coins leave gaps that are heaps of Nim; a coin left over counts with the squares to its left. A gap that is enlarged can be made as small as before.
gaps-in-pairs-with-a-06d3 = gaps in pairs, with a bag
taken-in-pairs-from-the-e558 = Taken in pairs from the right, the coins leave gaps. A coin left over counts with the squares to its left, with the bag unless it is the dollar. The player to move loses exactly if the nim-sum of these numbers is 0.
bag-994b = bag
take-the-bag-ec26 = take the bag

## engine/rulesets/rules/ski_jumps.rs

a-slope-looks-like-ski-8728 = a slope looks like ski-jumps: .L.../.R.../.....
a-jumper-730b = a jumper
a-slipper-9b16 = a slipper
a-slope-is-written-row-ef58 = a slope is written row by row, which says where the skiers stand
moves-the-filled-skiers-l-b86d = moves the filled skiers (L and l) to the right
moves-the-outlined-skiers-r-8f5d = moves the outlined skiers (R and r) to the left
touch-a-skier-and-where-8b38 = Touch a skier and where it goes, or the number beside its row to leave the slope
over-the-edge-from-row-2b73 = Over the edge from row { $row }

## engine/rulesets/rules/sprouts/map/names.rs

expected-a-spot-such-as-b8d0 = expected a spot, such as A

## engine/rulesets/rules/sprouts/map/text.rs

expected-a-number-of-spots-2f46 = expected a number of spots from 0 to { $most_spots }
expected-the-spots-along-a-86c5 = expected the spots along a border, such as ADBD
spot-has-no-line-and-c6a2 = spot { $name } has no line, and occurs elsewhere
spot-has-more-than-three-b3fc = spot { $spot_name } has more than three lines
spot-is-in-no-region-1c7b = spot { $spot_name } is in no region
a-line-from-to-itself-f168 = a line from { $a } to itself has a spot on it
the-line-from-to-has-0dce = the line from { $a } to { $b } has no other side: { $b2 }{ $a2 } in a border
the-border-turns-back-at-1208 = the border turns back at { $spot } to { $back }
spot-has-not-come-into-018e = spot { $spot_name } has not come into being on a line
more-than-spots-at-the-645a = more than { $most_spots } spots at the beginning
these-regions-do-not-fit-9988 = these regions do not fit together on a sheet of paper

## engine/rulesets/rules/sprouts/mod.rs

a-position-looks-like-sprouts-ade3 = a position looks like sprouts: 3 or, later, sprouts: ADBE | AEBD, C

## engine/rulesets/rules/sprouts/picture/locate.rs

draw-a-curve-from-a-7cc2 = Draw a curve from a spot to a spot.
begin-at-a-spot-f25f = Begin at a spot.
spot-has-no-life-left-bc04 = Spot { $spot_name } has no life left.
spot-has-only-one-life-a6cc = Spot { $spot_name } has only one life left.
no-curve-can-be-drawn-32a6 = No curve can be drawn so.
the-curve-crosses-a-line-eea0 = The curve crosses a line.
the-curve-runs-over-spot-390a = The curve runs over spot { $name }.

## engine/rulesets/rules/sprouts/reduced/text.rs

more-than-lives-5694 = more than { $most_lives } lives
a-spot-with-lines-has-7c69 = a spot with { $sign } lines has no life
the-digits-0-1-and-9501 = the digits 0, 1 and 2 are spots by their number of lines
expected-a-spot-before-6a25 = expected a spot before '.'
expected-behind-the-boundary-99a9 = expected '.' behind the boundary
expected-a-boundary-before-15da = expected a boundary before '{"}"}'
this-boundary-is-in-no-3d21 = this boundary is in no region: expected '{"}"}' behind it
expected-a-spot-or-35c5 = expected a spot, '.', '{"}"}' or ']'
a-spot-without-lines-is-3cca = a spot without lines is a boundary by itself
too-many-letters-a309 = too many letters
occurs-more-than-twice-or-aca9 = { $name } occurs more than twice, or lines would cross
occurs-once-a-lower-case-9e5e = { $once } occurs once: a lower case letter is twice in a boundary
must-occur-twice-in-its-5c5a = { $name } must occur twice in its land: in two regions

## engine/rulesets/rules/sprouts/sketch.rs

dead-db74 = dead
m-1-life-aa5b = 1 life
lives-5ebf = { $lives } lives
region-17b5 = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
spots-f589 = Spots: { $spots }. { $regions }.
spot-2735 = Spot { $name }, { $lives_in_words }
a-line-with-a-spot-8a34 = a line with a spot
spots-d1ba = spots
all-lines-away-a277 = all lines away
draw-a-line-from-spot-f71c = Draw a line from spot to spot, or touch the spots and choose from the list. Or type a move, such as { $example }.
draw-a-line-from-spot-7934 = Draw a line from spot to spot, or touch the spots and choose from the list. Or type a move.
and-choose-a-move-from-ffd3 = { $what } and { $to }: choose a move from the list.
from-touch-another-spot-or-7c75 = From { $what }: touch another spot, or choose from the list.
the-curve-from-leads-to-654a = The curve from { $spot_name } leads to no spot yet.
around-17bb = { $told } around { $told2 }
in-region-join-3ef5 = in region { $region } join { $line }

## engine/rulesets/rules/staircase.rs

a-position-looks-like-staircase-10b9 = a position looks like staircase-nim: 3, 1, 4
a-number-of-coins-2918 = a number of coins
more-than-coins-03b2 = more than { $most_coins } coins
step-13b2 = step { $step }
odd-steps-9128 = odd steps
the-position-is-nim-with-ed4c = The position is Nim with the coins on the odd steps as heaps. Coins that come down to an odd step can be sent on to the next at once, which undoes the change.
a-further-step-9823 = a further step
one-step-less-77dc = one step less
coins-on-the-steps-the-448e = Coins on the steps, the lowest first
step-coin-a3be = Step { $step }, coin { $coin }
take-down-from-step-6de7 = take { $left } down from step { $step }

## engine/rulesets/rules/sylver.rs

a-position-looks-like-sylver-4f8b = a position looks like sylver: 4, 7
expected-a-positive-number-ded6 = expected a positive number
whoever-names-1-has-lost-9b3f = whoever names 1 has lost, and the game is over
all-these-numbers-can-be-0d77 = all these numbers can be divided by { $common }
infinitely-many-numbers-could-be-a0df = infinitely many numbers could be named, and no search would end
a-number-of-or-more-8e31 = a number of { $most_gap } or more could be named
the-largest-number-that-can-eb68 = the largest number that can be named
every-other-number-that-can-f96f = Every other number that can be named makes the largest one a sum. So the player to move wins: if naming the largest one does not, the opponent has an answer that wins, and that answer could have been named at once. Which number wins, this does not tell.
the-numbers-from-1-on-2531 = The numbers from 1 on; named: { $named }.
m-1-which-loses-18dd = 1, which loses
name-576b = name { $name }

## engine/rulesets/rules/toads.rs

a-strip-looks-like-toads-cdef = a strip looks like toads: ttt__ff
with-longer-jumps-it-looks-6981 = with longer jumps it looks like toads(jump=2): tt__ff
moves-the-filled-toads-t-f195 = moves the filled toads (t) to the right
moves-the-outlined-frogs-f-f5b4 = moves the outlined frogs (f) to the left
a-strip-of-squares-213a = A strip of { $length } squares.
a-toad-of-left-0644 = a toad of Left
a-frog-of-right-b30c = a frog of Right
a-strip-has-at-most-3abe = a strip has at most { $most_squares } squares
expected-t-for-a-toad-05a9 = expected t for a toad, f for a frog or _ for an empty square

## engine/rulesets/rules/toppling_dominoes.rs

a-position-looks-like-toppling-870a = a position looks like toppling-dominoes: lrrl, ler
topples-the-filled-dominoes-l-1072 = topples the filled dominoes (l) and the half filled ones (e)
topples-the-outlined-dominoes-r-6c32 = topples the outlined dominoes (r) and the half filled ones (e)
expected-a-row-of-dominoes-51df = expected a row of dominoes
more-than-dominoes-015d = more than { $most_dominoes } dominoes
rows-of-dominoes-9f06 = Rows of dominoes: { $told }.
a-domino-of-left-ab6d = a domino of Left
a-domino-of-right-f0a2 = a domino of Right
a-domino-of-either-player-9e09 = a domino of either player
to-the-left-df1a = to the left
to-the-right-f765 = to the right
row-f7be = Row { $row }, { $side }
row-one-domino-more-bd6a = row { $index }: one domino more
row-one-domino-less-0ca7 = row { $index }: one domino less
touch-the-domino-and-the-407a = Touch the domino, and the end of the row to which it falls

## engine/rulesets/rules/treblecross.rs

a-position-looks-like-treblecross-8156 = a position looks like treblecross: ....x.....
the-crosses-on-and-can-eec3 = the crosses on { $near } and { $near2 } can be made three in a row
between-crosses-at-least-two-3f39 = between crosses at least two squares are empty
a-cross-9c54 = a cross
a-cross-on-ee67 = a cross on { $name }

## engine/rulesets/rules/turning.rs

a-position-looks-like-turning-f5f2 = a position looks like turning(mock-turtles): 1, 4, 7 or tartan(ruler, twins): (2,3) (4,1)
a-move-names-the-coins-d815 = a move names the coins that it turns, as in 7, 4, 1 or 7, 4 x 3, 2
a-move-turns-coins-in-d8ec = a move turns coins in each of { $games } games
does-not-allow-to-turn-5fa3 = { $word } does not allow to turn these coins
a-move-turns-at-most-feba = a move turns at most { $max_turned } coins
the-coin-does-not-show-8948 = the coin { $stone } does not show heads
expected-a-coin-from-1-5255 = expected a coin from 1 to { $max_coin }
expected-a-game-in-brackets-ab64 = expected a game in brackets
the-turning-games-are-610a = the turning games are { $what }
unknown-turning-game-f85b = unknown turning game '{ $shown }'
turning-takes-one-game-several-7967 = turning takes one game; several are a tartan
tartan-takes-2-to-games-b615 = tartan takes 2 to { $max_games } games
expected-the-ruleset-or-cc08 = expected the ruleset { $one } or { $several }
the-coin-is-given-twice-db2d = the coin { $stone } is given twice
a-coin-has-coordinates-one-188f = a coin has { $games } coordinates, one for each game

## engine/rulesets/rules/variants.rs

it-looks-like-impartial-variant-2e6f = it looks like impartial-variant: domineering: 3x3
it-looks-like-dicotic-variant-6187 = it looks like dicotic-variant: domineering: 3x3
it-looks-like-twisted-variant-4525 = it looks like twisted-variant: domineering: 3x3
expected-a-position-of-a-96f8 = expected a position of a game in which the players have moves of their own
the-convention-and-the-turn-4454 = the convention and the turn stand before the first colon
a-sum-or-a-variant-10ee = a sum or a variant has no variant
as-3712 = { $name }, as { $told }
expected-roles-exchanged-7687 = expected roles=exchanged
touch-what-the-move-changes-2b00 = Touch what the move changes
behind-the-colon-stands-a-7413 = Behind the colon stands a position of any ruleset in which the players have moves of their own, one of a file among them, with its word.

## engine/rulesets/rules/walkers.rs

a-strip-looks-like-elephants-29b9 = a strip looks like elephants-and-rhinos: ee__r_e_r
a-strip-looks-like-push-0224 = a strip looks like push: _l_rl
a-strip-looks-like-shove-5c35 = a strip looks like shove: _l_rl
moves-the-elephants-e-to-2192 = moves the elephants (e) to the right
moves-the-rhinos-r-to-bd14 = moves the rhinos (r) to the left
moves-the-filled-pieces-l-94f5 = moves the filled pieces (l) to the left
moves-the-outlined-pieces-r-3870 = moves the outlined pieces (r) to the left
an-elephant-of-left-253b = an elephant of Left
a-rhino-of-right-efa0 = a rhino of Right
a-piece-of-left-53e8 = a piece of Left
a-piece-of-right-70e2 = a piece of Right

## engine/rulesets/rules/wythoff/mod.rs

a-position-looks-like-wythoff-e5b5 = a position looks like wythoff: (3,5)
the-difference-of-the-coordinates-df39 = the difference of the coordinates
the-smaller-coordinate-07fa = the smaller coordinate
what-it-would-have-to-58de = what it would have to be
wythoff-s-theorem-d718 = Wythoff's theorem
the-player-to-move-loses-8d45 = The player to move loses exactly where the smaller coordinate is k times the golden ratio, rounded down, and k is the difference of both. With an option a the difference is a*k, and the ratio (2-a+sqrt(a^2+4))/2.
coordinate-35eb = coordinate { $what }
a-further-coordinate-331d = a further coordinate
one-coordinate-less-7972 = one coordinate less
queens-on-4d9c = Queens on { $told }.
a-queen-e3cb = a queen
the-queen-from-4825 = the queen from { $spoken }

## engine/rulesets/searched/couples.rs

in-misere-play-sums-have-ed30 = in misere play sums have no values
an-option-has-the-value-827a = an option has the value { $heap }, too
no-option-has-the-value-d0e0 = no option has the value { $heap } by the list
none-of-is-in-the-fd0a = none of { $texts } is in the list
has-no-move-to-a-7163 = '{ $component }' has no move to a listed position of value { $value }

## engine/rulesets/searched/position.rs

expected-a-ruleset-in-which-997b = expected a ruleset in which both players have the same moves
there-is-no-move-here-14d1 = there is no move { $chosen } here

## engine/rulesets/searched/sketch.rs

touch-where-the-move-is-ceea = Touch where the move is made, and choose it from the list. Or type it, such as { $example }.
touch-what-the-move-changes-8138 = Touch what the move changes, or from where and to where it goes. Or type it, such as { $example }.
touch-what-the-move-changes-22ec = Touch what the move changes, or from where and to where it goes. Or type it.
choose-a-move-from-the-4d73 = Choose a move from the list, or type it, such as { $example }.
choose-a-move-from-the-8951 = Choose a move from the list, or type it.
choose-a-move-from-the-6e4f = Choose a move from the list.
now-touch-one-of-the-e50b = Now touch one of the marked places.
there-is-nothing-to-touch-f2b9 = there is nothing to touch here

## engine/rulesets/searched/values.rs

this-position-or-one-that-7e90 = this position, or one that is equal by symmetry, stands in the table twice
is-not-in-the-table-438c = '{ $component }' is not in the table
the-mex-of-the-options-450e = the mex of the options is { $mex }
canonical-forms-of-misere-play-ccf2 = canonical forms of misere play do not tell who wins normal play

## engine/rulesets/sequence.rs

left-and-right-have-moves-2e01 = Left and Right have moves of their own in { $name }: its positions have no Grundy values
positions-of-can-come-again-092d = positions of { $name } can come again: they have no sequence
a-score-decides-in-its-8f1b = a score decides in { $name }: its positions have no Grundy values
positions-of-are-not-a-0e00 = positions of { $name } are not a single number: they have no sequence
positions-of-are-not-known-4a1c = positions of { $name } are not known to be heaps
no-theorem-is-known-for-5876 = no theorem is known for such positions

## engine/rulesets/solvable.rs

this-ruleset-has-no-tables-db8f = this ruleset has no tables of values
this-ruleset-has-no-lists-44c1 = this ruleset has no lists of losing couples
this-ruleset-has-no-lists-9220 = this ruleset has no lists of P-positions

## engine/rulesets/sum.rs

a-sum-looks-like-cram-045f = a sum looks like cram: 2x3 + nim: 2
a-move-in-a-sum-f6dd = a move in a sum looks like in 2: 1: 5 -> 3
a-sum-has-two-parts-d2a2 = a sum has two parts at least
a-sum-is-played-under-59e5 = a sum is played under one convention
write-misere-before-the-first-207b = write misere before the first part
in-the-parts-of-a-c0ec = in the parts of a sum both players must have the same moves
what-has-no-known-value-c4fb = what has no known value here must have finitely many moves
in-a-sum-moore-s-7c29 = in a sum, Moore's Nim and misere play are searched
a-game-in-which-positions-25ba = a game in which positions can come again is no part of a sum
the-calculator-adds-the-values-1b3b = the calculator adds the values of such games, as in over + *
a-game-with-a-score-ec2c = a game with a score is no part of a sum: in sums the last move decides
there-is-no-part-1add = there is no part { $part }
several-parts-have-this-move-b769 = several parts have this move
no-part-has-this-move-b246 = no part has this move
expected-a-part-from-1-7313 = expected a part from 1 to { $parts }
the-parts-of-a-sum-ded5 = the parts of a sum are meant themselves
it-is-played-under-another-abb3 = it is played under another convention

## engine/rulesets/written/check.rs

the-move-in-does-not-0ccb = the move { $chosen } in { $position } does not read back
the-position-does-not-read-6301 = the position { $after } does not read back
no-value-in-mis-re-7d8b = no value in misère play
no-value-c60a = no value: { $error }
equal-to-no-stopper-66fc = equal to no stopper
not-known-26ca = not known
this-is-not-9c42 = this is { $found }, not { $expected }
nothing-shows-that-every-game-cc54 = nothing shows that every game ends: positions are taken for such as can come again, and a game that goes on for ever is a draw
every-game-ends-every-move-b4be = every game ends: every move lowers what 'measure' says
every-game-ends-every-move-30bb = every game ends: every move lowers the number of squares with { $signs }
each-square-with-9cd1 = each square with { $lists }
for-each-row-further-down-3309 = for each row further down { $lists }
for-each-column-further-right-cf0f = for each column further right { $lists }
every-game-ends-every-move-a270 = every game ends: every move lowers the sum of these weights: { $told }

## engine/rulesets/written/file.rs

is-missing-in-e347 = '{ $key }' is missing in { $name }
as-in-06c8 = as in { $example }
expected-a-text-that-is-1d39 = expected a text that is not empty
a-text-here-has-at-f078 = a text here has at most { $most } bytes
expected-a-text-in-quotes-e088 = expected a text in quotes, not { $kind }
expected-at-least-one-text-973a = expected at least one text
expected-the-table-not-d13e = expected the table { $name }, not { $kind }
the-keys-are-2237 = the keys are { $known }
has-no-key-5b5a = { $name } has no key '{ $excerpt }'
a-text-18bf = a text
true-or-false-ff00 = true or false
a-date-a8c2 = a date
a-list-d736 = a list
a-table-591d = a table
a-file-of-a-ruleset-cdfc = a file of a ruleset has at most { $most_bytes } bytes
no-toml-d6e9 = no TOML: { $message }
the-file-7fd5 = the file
a-board-is-a-grid-177e = a board is a "grid" or a "strip"
is-said-of-a-script-fa29 = '{ $key }' is said of a 'script': of patterns it is found out
makes-a-move-8ba6 = makes a move
moves-are-either-patterns-in-38f0 = moves are either patterns in [moves] or a function in 'script'
a-script-stands-between-and-6192 = a script stands between ''' and ''', without escapes
expected-signs-of-cells-eaab = expected signs of [cells]
no-symmetry-is-called-0c81 = no symmetry is called '{ $excerpt }'
no-symmetry-of-a-strip-943d = no symmetry of a strip is called '{ $excerpt }'
there-are-80c0 = there are { $commands }
a-word-has-small-letters-ed2f = a word has small letters, digits and hyphens, and begins with a letter
as-in-word-my-toads-e1c1 = as in word = "my-toads"
a-sign-is-a-single-4203 = a sign is a single character
cannot-be-a-sign-68fb = '{ $excerpt }' cannot be a sign
signs-are-letters-and-and-5051 = signs are letters and . _ - # = ~ ^ @ & % and the like
there-are-at-most-signs-fea0 = there are at most { $most_signs } signs
the-sign-ec80 = the sign '{ $sign }'
an-owner-is-left-or-ba8c = an owner is "left" or "right"
nothing-looks-like-d5d9 = nothing looks like '{ $excerpt }'
the-sign-stands-here-twice-9a33 = the sign '{ $sign }' stands here twice
expected-at-least-two-signs-c32c = expected at least two signs in [cells]
expected-rows-of-the-signs-d2bf = expected rows of the signs of [cells], with / between them
a-strip-has-one-row-b2ec = a strip has one row
the-rows-are-not-equally-23e7 = the rows are not equally long
there-are-at-most-patterns-052c = there are at most { $most_patterns } patterns
on-a-strip-there-are-d829 = on a strip there are only right, left, sideways and here
moves-says-of-nobody-how-326b = [moves] says of nobody how to move
as-in-both-right-down-506e = as in both = ["right down: .. -> ##"], or left = […] and right = […]
examples-are-written-as-example-7220 = examples are written as [[example]], one below another
there-are-at-most-examples-5dd7 = there are at most { $most_examples } examples
expected-the-table-example-20db = expected the table [[example]]
this-example-stands-here-twice-a4bf = this example stands here twice
no-outcome-class-is-called-a3ca = no outcome class is called '{ $excerpt }'
the-outcome-classes-are-d464 = the outcome classes are { $classes }
the-value-is-446b = the value is { $found }
the-outcome-class-is-93ad = the outcome class is { $class }
a-position-to-begin-with-edbd = a position to begin with

## engine/rulesets/written/game.rs

expected-a-number-of-squares-3509 = expected a number of squares
for-bdee = , for { $told }
the-script-goes-wrong-in-29b7 = the script goes wrong in { $what }{ $whose }: { $message }
there-is-no-such-symmetry-0636 = there is no such symmetry: { $what } is its own image, but its moves{ $whose } are not
there-is-no-such-symmetry-c550 = there is no such symmetry: the moves in { $what }{ $whose } are not those in its image { $image }
walls-do-not-hold-parts-3797 = walls do not hold parts apart: the moves in { $what }{ $whose } are not those in its parts
a-position-of-a-file-ba6f = a position of a file is read by its ruleset

## engine/rulesets/written/pattern.rs

expected-between-what-stands-before-6c10 = expected '->' between what stands before and after
and-have-different-shapes-each-15b1 = '{ $shown }' and '{ $shown2 }' have different shapes: each square becomes one square, each group a group
here-is-the-direction-of-3741 = 'here' is the direction of a single square
the-pattern-changes-nothing-8a57 = the pattern changes nothing
nothing-repeats-behind-unless-7f6d = nothing repeats behind 'unless'
a-pattern-looks-like-right-6b8f = a pattern looks like right: TF. -> .FT, or lines: XO -> .X
directions-are-c604 = directions are { $what }
expected-a-direction-and-3c41 = expected a direction and ':'
no-direction-is-called-d8b5 = no direction is called '{ $shown }'
expected-a-direction-before-834f = expected a direction before ':'
groups-stand-beside-each-other-4220 = groups stand beside each other only
expected-signs-between-and-6505 = expected signs between '(' and ')'
expected-or-behind-a-group-e77c = expected * or + behind ')': a group repeats
is-none-of-the-signs-a8d1 = '{ $shown }' is none of the signs of [cells]
the-signs-are-5088 = the signs are { $known }
expected-the-signs-of-squares-93ef = expected the signs of squares
a-pattern-has-at-most-40bf = a pattern has at most { $most_groups } groups
a-pattern-has-at-most-2d00 = a pattern has at most { $most_cells } squares

## engine/rulesets/written/script.rs

as-in-fn-moves-board-2a6b = as in fn moves(board), which gives a list of boards
no-function-094d = no function: { $err_type }
a-script-has-functions-only-60f8 = a script has functions only: nothing is done beside them
the-function-moves-is-missing-6241 = the function 'moves' is missing
moves-is-one-function-of-77ac = 'moves' is one function, of a board or of a board and a player
uses-and-the-function-measure-5745 = 'uses' and the function 'measure' say the same twice
measure-is-a-function-of-248d = 'measure' is a function of a board
a-move-does-not-lower-e991 = a move does not lower the measure, which is { $before }
a-move-does-not-lower-bf25 = a move does not lower the number of squares with { $signs }, which is { $before }: games might not end
moves-gives-a-list-of-a60c = 'moves' gives a list of boards, not a value of the kind { $kind }
moves-gives-a-list-of-2408 = 'moves' gives a list of boards, and there is a value of the kind { $name } in it
the-measure-is-and-must-fc87 = the measure is { $measured }, and must not be negative
the-function-does-not-end-1766 = the function does not end within { $most_operations } steps
functions-call-each-other-more-6289 = functions call each other more than { $deepest } times
a-list-or-a-text-5ed7 = a list or a text has more than { $largest } parts
line-61a5 = line { $line }: { $message }

## engine/rulesets/written/script/functions.rs

is-not-one-sign-23e8 = '{ $what }' is not one sign
a-square-is-a-whole-6db0 = a square is a whole number, and a sign is a text of one character
there-is-no-square-there-660f = there is no square { $square }: there are { $squares }

## games/api/atlas.rs

what-a-picture-is-of-b7df = what a picture is of

## games/api/calculation.rs

this-takes-a-moment-to-594b = this takes a moment to compute
the-value-has-characters-cf4c = the value has { $what } characters
more-than-earlier-results-00dc = more than { $most_earlier } earlier results
an-expression-a799 = an expression
a-position-762d = a position

## games/api/coach.rs

expected-a-height-from-1-38a9 = expected a height from 1 to { $rungs }
expected-a-rung-from-1-ae45 = expected a rung from 1 to { $rungs }
there-is-no-such-rung-17cf = there is no such rung here

## games/api/entry.rs

another-person-d5e2 = Another person
plays-beside-you-on-the-ffee = plays beside you, on the same screen

## games/api/failure.rs

of-more-than-bytes-801e = { $translated } of more than { $most } bytes

## games/api/game.rs

you-start-c67f = You start.
starts-991e = { $name_of } starts.
who-sets-up-the-piles-af48 = Who sets up the piles? The other one chooses who starts.
set-up-the-piles-0763 = Set up the piles.
choose-who-starts-4b43 = Choose who starts.
you-choose-go-first-or-230e = You choose: go first or second?
player-9392 = Player { $number }: { $asked }
would-have-drawn-9640 = { $what } { $better } would have drawn.
a-mistake-5fd0 = A mistake:
would-have-won-692c = { $what } { $better } would have won.
expected-a-rung-from-0-04ad = expected a rung from 0 to { $rungs }
an-address-a6e8 = an address
a-link-2198 = a link

## games/api/handle.rs

a-request-2e0c = a request
this-is-not-json-93ec = this is not JSON: { $message }
docs-api-md-describes-all-e9ca = docs/api.md describes all requests
expected-either-a-rung-or-98fb = expected either a rung or a topic
expected-a-level-of-explanation-0488 = expected a level of explanation from 0 to 3
an-answer-235d = an answer
a-lower-level-or-fewer-e5e1 = a lower level or fewer moves make it shorter

## games/api/lesson.rs

more-than-answers-2e83 = more than { $most_moves } answers
something-said-d9cd = something said

## games/api/misere.rs

order-p-portion-period-after-f9c5 = { $rules }: order { $order }, P-portion { $portion }, period { $period } after { $what }, proved
n-n-for-n-therefore-48fc = Φ(n+{ $period }) = Φ(n) for { $what } { $most } n < { $bound }, therefore for ever (Plambeck and Siegel)
order-p-portion-up-to-ac44 = { $rules }: order { $order }, P-portion { $portion } up to heap { $last }, observed
period-after-as-far-as-d8e0 = period { $period } after { $what } as far as it was computed
period-after-as-far-as-d5d3 = period { $period } after { $what } as far as it was computed; heaps up to { $saturating_sub } would prove it
order-p-portion-up-to-f5ff = { $rules }: order { $order }, P-portion { $portion } up to heap { $last }, no period seen
relations-fd78 = relations: { $relations }

## games/api/request.rs

this-is-for-games-of-aade = this is for games of two players
this-is-a-game-of-8ea7 = this is a game of two players
a-game-of-more-than-4f6f = a game of more than { $most_moves } moves
so-many-moves-with-so-983f = so many moves with so long a position are too much
this-is-a-game-of-9c34 = this is a game of { $number } players
there-are-only-moves-7879 = there are only { $count } moves
a-move-29c7 = a move
a-position-of-more-than-3140 = a position of more than { $most_parts } parts
expected-a-seed-below-2-05a3 = expected a seed below 2^53

## games/api/seats.rs

the-last-move-wins-f3fa = The last move wins.
between-two-players-180e = { $seats } Between two players: { $rules }
games-of-n-players-6f71 = Games of n players
a-game-is-a-tuple-9f75 = A game is a tuple of sets of games, one set for each player, who moves to a game of its own set; in a sum, in one of the games.
play-cc50 = play { $chosen }
moves-of-tuples-are-typed-a0fc = moves of tuples are typed, not touched
a-person-9b1e = A person
plays-on-this-screen-608e = plays on this screen
wants-that-or-itself-wins-be71 = wants that { $seat } or itself wins
an-ally-of-d511 = An ally of { $seat }
never-misses-the-best-result-0d47 = never misses the best result that it can get
tuples-say-themselves-how-many-89db = tuples say themselves how many play

## games/api/sequence.rs

a-ruleset-2e66 = a ruleset
heaps-of-are-smaller-than-21d2 = heaps of { $rules } are smaller than { $most } here
there-are-no-values-faf6 = there are no values

## games/api/table.rs

more-than-handles-e43c = more than { $most_handles } handles
positions-of-these-rules-are-4111 = positions of these rules are typed
expected-a-number-below-2-cf65 = expected a number below 2^64
there-is-no-such-number-5bbd = there is no such number
more-than-points-of-a-2e53 = more than { $most_points } points of a curve
moves-are-not-drawn-as-3260 = moves are not drawn as curves here
a-height-31b2 = a height
with-its-values-656c = { $position }, with its values
the-powers-of-two-in-0b7b = the powers of two in { $position }
there-is-no-such-picture-199d = there is no such picture, or it would be too large
the-thermograph-of-525a = the thermograph of { $position }

## games/api/teaching.rs

an-answer-to-a-puzzle-7d2a = an answer to a puzzle
expected-a-level-from-1-b877 = expected a level from 1 to { $levels } and a seed below 2^53

## games/api/written.rs

a-file-of-a-ruleset-8d5b = a file of a ruleset
rules-is-a-list-of-47ae = 'rules' is a list of at most { $most_files } files
each-file-of-rules-is-2f63 = each file of 'rules' is a text

## games/atlas/dimensions.rs

the-value-that-needs-an-78dc = the value that needs an infinite stone is not below { $most_value }
dimension-5b9d = dimension
prime-factors-2cd7 = prime factors
finite-stones-suffice-fcb2 = finite stones suffice
least-value-without-a3af = least value without
stone-for-it-fb10 = stone for it
one-more-stone-on-the-992d = One more stone on the diagonal, at (r, …, r), balances any board of Nimbers: in d dimensions it is worth r to the power d.
for-all-boards-of-finite-38cf = For all boards of finite value a finite one suffices exactly if no prime factor of d divides a Fermat number 2^(2^n) + 1; up to { $last } these are { $into_iter }.
in-the-other-dimensions-the-4df9 = In the other dimensions the table has the least value that no finite stone balances, and the r of the least stone that does.
where-finite-stones-suffice-2-6826 = Where finite stones suffice: 2 to { $last } dimensions
yes-a9df = yes
no-divides-1-ea20 = no: { $prime } divides { $power } + 1

## games/atlas/drawn.rs

the-position-8ceb = The position { $what }.
the-thermograph-of-values-increase-1dc7 = The thermograph of { $what }: values increase to the left, temperatures upwards; the part below 0 is shaded.

## games/atlas/heaps.rs

rows-have-from-1-to-0133 = rows have from 1 to { $longest_row } heaps
a-square-for-each-heap-1c24 = A square for each heap, { $columns } in a row, from heap 0 to heap { $shown }; the larger its Grundy value, the darker.
outlined-the-heaps-below-whose-bdc3 = Outlined: the heaps below { $preperiod } whose values are not those of the period carried on backwards.
grundy-values-of-in-rows-503f = Grundy values of { $rules } in rows of { $columns } heaps
rows-are-as-long-as-f96d = Rows are as long as the period, so that from heap { $preperiod } on each column of the picture has one value.
rows-are-periods-long-so-c765 = Rows are { $periods } periods long, so that from heap { $preperiod } on each column of the picture has one value.
rows-are-as-long-as-3e29 = Rows are as long as the period, so that from heap { $preperiod } on the values in each column of the picture rise by { $saltus } from row to row.
rows-are-periods-long-so-36ff = Rows are { $periods } periods long, so that from heap { $preperiod } on the values in each column of the picture rise by { $periods2 } from row to row.

## games/atlas/knights.rs

knights-the-powers-of-32e6 = { $knights } knights: the powers of { $generator }
the-nimbers-other-than-0-f8ab = The { $knights } nimbers other than 0 of the field of { $knights2 } elements are the powers of { $generator }; the one with the exponent k sits at k/{ $knights3 } of a full turn, counterclockwise from 1 on the right.
is-the-least-generator-of-e2c9 = { $generator } is the least generator of this field.
is-compatible-with-the-generators-bb8f = { $generator } is compatible with the generators of the other fields: each nimber sits at the same angle at all tables that are seated like this.
the-numbers-outside-are-the-02e5 = The numbers outside are the exponents.
only-those-of-the-field-dc9e = Only those of the field of { $field } elements have names, and chords that are drawn dark: they sit at every { $every }th seat.
to-multiply-add-the-angles-0d5c = To multiply, add the angles: { $what } sits at { $what2 }/{ $knights } and { $other } at { $other2 }/{ $knights2 }, so that their product sits at { $knights3 }/{ $knights4 } and is { $other3 }.
chords-join-n-and-n-699f = Chords join n and n ⊕ 1; 1 has none, since 1 ⊕ 1 = 0 is not at the table. They tell sums: n ⊕ m is m times the partner of n/m, for n and m that differ.
three-times-the-angle-of-4f09 = Three times the angle of { $seat }, which is { $seat2 }/{ $knights }, is that of { $seat3 }: its cube.

## games/atlas/mod.rs

the-round-table-of-the-fb5f = The round table of the knights
nimbers-seated-so-that-to-3f19 = nimbers seated so that to multiply is to add angles; chords tell sums
nim-addition-de23 = Nim-addition
the-sums-of-all-pairs-febe = the sums of all pairs of small numbers, the larger the darker
nim-multiplication-dfa0 = Nim-multiplication
the-products-of-all-pairs-7079 = the products of all pairs of small numbers, the larger the darker
stones-on-a-plane-board-8872 = Stones on a plane board
what-each-stone-of-the-7495 = what each stone of the board game Nimbers is worth
stones-in-space-540b = Stones in space
what-stones-with-three-coordinates-0d29 = what stones with three coordinates are worth, slice by slice
grundy-values-of-heaps-e7a9 = Grundy values of heaps
the-values-of-a-game-f61f = the values of a game with heaps, in rows as long as its period
a-thermograph-2948 = A thermograph
how-the-value-of-a-d953 = how the value of a game cools: a game, or a position of Left and Right
a-position-d265 = A position
a-picture-of-hackenbush-or-3a9c = a picture of Hackenbush, or any other position that can be drawn
stones-that-suffice-by-dimension-5ee9 = Stones that suffice, by dimension
in-which-dimensions-finite-stones-7a8b = in which dimensions finite stones balance every finite board of Nimbers
there-is-no-kind-of-38c4 = there is no kind of picture '{ $excerpt }'
choose-one-of-77ec = choose one of { $names }
pictures-of-the-kind-have-20f1 = pictures of the kind { $id } have no sizes
pictures-of-the-kind-have-025a = pictures of the kind { $id } have the sizes { $sizes }
pictures-of-the-kind-are-6cdd = pictures of the kind { $id } are of nothing else
pictures-of-the-kind-have-72e6 = pictures of the kind { $id } have rows of one length

## games/atlas/stones.rs

the-square-in-column-x-270e = The square in column x and row y tells what a stone at (x,y) is worth: the nim-product x ⊗ y, the larger the darker.
a-board-is-worth-the-9d52 = A board is worth the nim-sum of its stones; the second player wins if that is 0.
nimbers-stones-at-1-1-7830 = Nimbers: stones at (1,1) to ({ $size },{ $size2 })
in-the-slice-z-the-9016 = In the slice z the square in column x and row y tells what a stone at (x,y,z) is worth: the nim-product x ⊗ y ⊗ z, the larger the darker.
the-slice-z-1-is-298e = The slice z = 1 is the plane board, and each slice is the first one times z.
nimbers-in-space-stones-at-e627 = Nimbers in space: stones at (1,1,1) to ({ $size },{ $size2 },{ $size3 })

## games/atlas/tables.rs

in-row-a-and-column-f07b = In row a and column b stands a ⊕ b, the larger the darker.
the-square-in-row-a-96a2 = The square in row a and column b is the darker, the larger a ⊕ b is.
each-sum-is-the-least-a6e9 = Each sum is the least number that stands neither to the left of it in its row nor above it in its column.
outlined-the-numbers-below-have-2a10 = Outlined: the numbers below { $list } have their sums among themselves.
nim-sums-of-the-numbers-4404 = Nim-sums of the numbers below { $size }
in-row-a-and-column-9f46 = In row a and column b stands a ⊗ b, the larger the darker.
the-square-in-row-a-2bc4 = The square in row a and column b is the darker, the larger a ⊗ b is.
outlined-the-numbers-below-are-fb24 = Outlined: the numbers below { $list } are fields, which have their products among themselves; there each number stands once in each row but that of 0.
all-numbers-below-are-no-3be4 = All numbers below { $size } are no field: the largest product is { $most }.
nim-products-of-the-numbers-fd8f = Nim-products of the numbers below { $size }

## games/calculator/digits.rs

a-number-of-more-than-005c = a number of more than { $longest } bits
a-base-is-a-number-d015 = a base is a number from 2 up
an-ordinal-or-a-nimber-35b6 = an ordinal or a nimber

## games/calculator/direct.rs

is-no-game-that-is-7f72 = { $name } is no game that is searched by its options
expected-found-1812 = expected { $wanted }, found { $found }

## games/calculator/evaluate.rs

expected-an-ordinal-found-9439 = expected an ordinal, found { $described }
more-than-sets-in-each-834e = more than { $max_sets } sets in each other
expected-a-value-6203 = expected a value
this-takes-too-much-work-fd19 = this takes too much work: { $exhausted }
e-needs-an-index-e0-b902 = e needs an index: e0, e_(w)
zeta-needs-an-index-zeta-ac46 = zeta needs an index: zeta_0
gamma-needs-an-index-gamma0-db01 = Gamma needs an index: Gamma0
is-a-function-2493 = { $name } is a function
it-is-called-as-8340 = it is called as { $signature }
names-are-w-e0-gamma0-4200 = names are w, e0, Gamma0 and the like, and the functions

## games/calculator/forms.rs

a-form-that-is-not-a047 = (a form that is not written: { $failure })
expected-an-explicit-form-found-975a = expected an explicit form, found { $found }
which-options-of-a-form-d592 = which options of a form are dominated or reversible, and why, step by step
the-game-that-an-explicit-9af5 = the game that an explicit form is equal to, in canonical form

## games/calculator/functions.rs

the-c-with-b-c-fdc6 = the c with b + c = a, for b <= a
there-is-no-c-with-7927 = there is no c with b + c = a: { $shown } is less
the-q-with-a-b-f5a5 = the q with a = b*q + r and r < b, as a div b
the-r-b-with-a-2e7f = the r < b with a = b*q + r, as a mod b
the-natural-hessenberg-sum-as-07ce = the natural (Hessenberg) sum, as a # b
the-natural-hessenberg-product-4dc6 = the natural (Hessenberg) product
the-nim-sum-of-ordinals-9e4e = the nim-sum of ordinals or of nimbers, as a (+) b
the-successor-a-1-e045 = the successor, a + 1
the-b-with-b-1-ee15 = the b with b + 1 = a, if a is a successor
is-no-successor-849f = { $shown } is no successor
element-n-of-the-fundamental-18ed = element n of the fundamental sequence of the limit ordinal a
expected-a-number-that-fits-216a = expected a number that fits into 64 bits
a-written-as-a-sum-265b = a written as a sum of powers of two
a-written-in-cantor-normal-3bbe = a written in Cantor normal form
the-least-ordinal-or-nimber-54f6 = the least ordinal, or nimber, that is none of these; also mex({"{"}a, b, ...{"}"})
the-binary-digits-of-a-18d2 = the binary digits of a natural number
the-digits-of-a-natural-ac84 = the digits of a natural number; beyond base 36 as a list
veblen-s-function-phi-0-4db8 = Veblen's function: phi(0, b) = w^b, phi(1, b) = e_b
the-ordinal-under-the-star-0c9b = the ordinal under the star of a nimber
the-nimber-whose-square-is-e003 = the nimber whose square is x
the-nimber-1-x-as-6865 = the nimber 1/x, as *1 / x
the-least-nimber-whose-n-acfb = the least nimber whose n-th power is x, or of too many the power of x
all-n-th-roots-of-8d2e = all n-th roots of the nimber x, or those in the field of so many bits
the-nimbers-x-with-a-2b6f = the nimbers x with a + b*x + c*x^2 + ... = 0
the-lesser-nimber-y-with-6d8b = the lesser nimber y with y*y + y = x
the-other-root-of-the-817f = the other root of the quadratic equation of x over the half field
the-sum-of-the-conjugates-30d3 = the sum of the conjugates of x, 0 or *1
the-norm-of-x-to-3a39 = the norm of x to its largest proper subfield, or that of so many bits
of-a-nimber-over-the-9da2 = of a nimber over the field of two elements; of a game how loopy it is
the-minimal-polynomial-of-x-ddd7 = the minimal polynomial of x over the field of two elements
a-finite-nimber-as-a-f50d = a finite nimber as a polynomial in the generators *2, *4, *16, ... of the fields
the-polynomial-f-of-least-3598 = the polynomial f of least degree over the field of two elements with f(a) = x
the-least-n-1-with-1c83 = the least n >= 1 with x^n = *1
the-least-n-with-base-28dc = the least n with base^n = x, by default for generator(degree(x))
the-compatible-generator-of-the-a26b = the compatible generator of the field of so many bits
the-least-root-of-a-e6c7 = The least root of a generator may lie in the same field: root(*32, 257) is *57, and the least one that generates the field of 2^16 elements is generator(16) = *1051.
generator-n-2-n-1-eaa3 = generator(n)^((2^n-1)/(2^m-1)) = generator(m) wherever m divides n. For n = 2, 4, 8, ... it is the least generator of the field with this property: 2, 4, 32, 1051, ... For other n it comes from Lenstra's numbers w, w^w, w^(w^2), ...
without-a-base-log-x-5e96 = Without a base log(x)/(2^degree(x) - 1) is a fraction of the circle that does not depend on the field, finite or infinite: log(*2) = 1 of 3, log(*w) = 28 of 63. A search in a group of prime order p takes about the square root of p products; where one is too long, the remainder that the others tell is given.
the-generators-are-x-2-b176 = The generators are x = *2, y = *4, z = *16, t = *256, u = *65536, x5 = *(2^32), x6 = *(2^64), ... The square of each is itself plus the product of those before it: x^2 = x + 1, y^2 = y + x, z^2 = z + x*y, ... So the fields are the quotients of GF(2)[x,y,z,...] by these relations.
the-coordinates-of-x-in-8ad9 = The coordinates of x in the basis 1, a, a^2, ... of the field that a generates. So the field is that of the polynomials modulo minpoly(a), and sums and products are the same in both: express(*4, *32) = x^6+x^5+x^4+x+1 modulo x^8+x^6+x^5+x^2+1. For a modulus of your own take one of its zeros for a, as zeros(*1, *1, 0, *1) for x^3+x+1.
a-set-in-braces-stands-6473 = A set in braces stands for its elements: mex({"{"}0, 1, 3{"}"}) = mex(0, 1, 3).
at-least-1-argument-2032 = at least 1 argument
any-number-of-arguments-a6e8 = any number of arguments
m-1-argument-dca9 = 1 argument
arguments-756d = { $count } arguments
or-arguments-0fa7 = { $count } or { $count2 } arguments
takes-not-2093 = { $name } takes { $expected }, not { $given }
the-argument-4c81 = the argument

## games/calculator/game.rs

a-game-that-is-not-fb73 = (a game that is not written: { $failure })

## games/calculator/games.rs

does-not-apply-to-games-1a0b = '{ $symbol }' does not apply to games
products-of-games-are-conway-d3fb = products of games are conway(g, h) and norton(g, u)
games-are-multiplied-by-integers-4815 = games are multiplied by integers only
only-numbers-can-be-divided-0c4f = only numbers can be divided
this-is-no-dyadic-number-687d = this is no dyadic number, hence no game
numbers-among-games-are-fractions-e7a3 = numbers among games are fractions whose denominator is a power of 2
expected-a-game-found-ff72 = expected a game, found { $described }
a-short-game-527f = a short game
a-game-2752 = a game
left-has-no-move-3e0c = Left has no move
who-wins-if-whoever-cannot-8e34 = who wins if whoever cannot move wins
what-a-move-is-worth-51d2 = what a move is worth on average: n*g is nearly n*mean(g)
how-urgent-a-move-is-f3df = how urgent a move is
the-walls-as-value-temperature-7d73 = the walls, as value@temperature of each corner from -1 up
the-numbers-with-which-a-db5f = the numbers with which a game is confused, { $what } if none; [ or ]: with the end
x-m-ab-a-number-069e = x*m.ab...: a number, a nimber, and how often each power of up
the-game-is-no-sum-e5e6 = the game is no sum of powers of up
how-many-moves-the-canonical-e246 = how many moves the canonical form lasts at most
whether-every-line-of-play-a5e5 = whether every line of play to a number has an even number of moves
whether-every-line-of-play-2526 = whether every line of play to a number has an odd number of moves
how-many-lines-of-play-69eb = how many lines of play to a number there are
what-the-moves-gain-gl-4cfb = what the moves gain: gL - g and g - gR, those that no other one beats
the-games-of-a-sum-968f = the games of a sum after Left's orthodox move in the hottest
the-same-in-the-widest-7de5 = the same in the widest, at the temperature that promises Left most
g-if-each-move-costs-55ea = g if each move costs the number t > -1, frozen at the mean
a-game-is-cooled-by-b7c5 = a game is cooled by a number
g-cooled-by-its-temperature-02b4 = g cooled by its temperature
g-if-each-move-gains-4bcb = g if each move gains the game t
heat-g-t-with-s-8618 = heat(g, t) with s for each unit
the-norton-product-by-a-896f = the Norton product by a game u > 0
the-conway-product-of-the-bd4a = the Conway product of the canonical forms
g-h-where-a-move-ee78 = g : h, where a move in g ends h
the-sum-in-which-a-8df8 = the sum in which a turn moves in both
the-sum-in-which-a-9da8 = the sum in which a turn moves in one or both
the-reduced-canonical-form-the-62db = the reduced canonical form: the simplest game an infinitesimal away
how-many-ups-an-all-d385 = how many ups an all-small game is nearly worth
the-companion-its-mirror-image-730e = the companion: its mirror image in the lattice of its birthday
whether-in-all-its-followers-f78a = whether in all its followers both players can move or neither can

## games/calculator/line.rs

has-a-meaning-of-its-0bd9 = '{ $excerpt }' has a meaning of its own
choose-another-name-as-g-082f = choose another name, as g or k2

## games/calculator/loopy.rs

this-is-defined-for-games-0140 = this is defined for games without cycles only
the-left-options-of-the-355f = the Left options of the canonical form of a game
the-right-options-of-the-c4bc = the Right options of the canonical form
who-wins-l-left-r-bc6b = who wins: L (Left), R (Right), N (the next player), P (the previous); D: a draw
the-number-that-is-reached-a777 = the number that is reached if Left begins and both play well
the-number-that-is-reached-a86a = the number that is reached if Right begins
the-left-stop-without-over-b9f4 = the Left stop without over or under
the-right-stop-without-over-5190 = the Right stop without over or under
how-many-games-the-canonical-0a0f = how many games the canonical form contains, itself included
m-0-0-g-9267 = {"{"}0||0|-g{"}"}
g-0-0-the-negative-d0f0 = {"{"}g|0||0{"}"}, the negative of tiny(g)
whether-the-game-is-a-7841 = whether the game is a number
whether-it-lies-between-all-9dbf = whether it lies between all negative and all positive numbers
what-a-loopy-game-is-b6b4 = what a loopy game is worth if draws are wins for Left
what-a-loopy-game-is-d8e2 = what a loopy game is worth if draws are wins for Right
the-onside-of-the-sum-2f60 = the onside of the sum of two stoppers
the-offside-of-the-sum-8fc8 = the offside of the sum of two stoppers
what-tells-a-stable-stopper-312f = what tells a stable stopper from others of its degree
the-variety-of-a-stopper-61ac = the variety of a stopper at an idempotent degree d, by upsums
the-variety-of-a-stopper-a2f3 = the variety of a stopper at an idempotent degree d, by downsums
the-power-x-1-of-1d0d = the power x >= 1 of a game g = {"{"}0|h{"}"}, as ^<x> is of up
the-powers-of-a-game-888e = the powers of a game up to x together, as ^[x] of up; x may be on
whether-nobody-can-draw-the-c42a = whether nobody can draw the game, and both its sides are the same
whether-a-stopper-has-the-6acf = whether a stopper has the same variety by upsums and by downsums
whether-g-g-g-fc00 = whether g + g = g
whether-a-stopper-can-be-fdbe = whether a stopper can be written with pass alone
whether-it-is-a-number-d349 = whether it is a number, on, off, or a number over or under it

## games/calculator/misere.rs

heaps-of-misere-play-are-b267 = heaps of misere play are at most { $most_heap } here
is-no-game-of-misere-eef4 = { $described } is no game of misere play
does-not-apply-to-games-3886 = '{ $symbol }' does not apply to games of misere play
a-game-of-misere-play-59cf = a game of misere play
a-nimber-or-a-form-cb2e = a nimber, or a form such as *[2#1], as a game of misere play
its-grundy-value-and-those-5334 = its Grundy value, and those of misere play with 0, 1, 2, ... heaps of 2
the-least-number-that-no-aed7 = the least number that no option has in misere play, 1 of the game without moves
tame-restive-restless-or-wild-bd5b = tame, restive, restless or wild

## games/calculator/nimbers.rs

up-to-4096-bits-every-208e = up to 4096 bits every order is known
the-fields-have-1-2-b61f = the fields have 1, 2, 4, 8, 16, … bits
the-norm-goes-to-a-8460 = the norm goes to a smaller one
root-x-n-is-one-e0c4 = root(x, n) is one of them
those-up-to-4096-bits-c0a6 = those up to 4096 bits are proved
nim-sums-have-no-limit-2650 = nim-sums have no limit
products-and-inverses-are-known-13a5 = products and inverses are known below w^(w^(w^w))
it-is-known-modulo-a-814d = it is known modulo a number of { $bit_len } bits
it-leaves-the-remainder-modulo-cc71 = it leaves the remainder { $value } modulo { $modulus }
this-takes-too-much-work-0a0c = this takes too much work
the-rest-is-a-logarithm-05d0 = { $known }; the rest is a logarithm in a group of order { $prime }
it-is-a-logarithm-in-2b54 = it is a logarithm in a group of order { $prime }
a-nimber-has-finite-powers-d6cd = a nimber has finite powers only
expected-a-finite-nimber-found-1b85 = expected a finite nimber, found { $shown }
expected-the-number-of-bits-19d3 = expected the number of bits of a field
expected-a-natural-number-cb8f = expected a natural number
is-no-power-of-5d91 = { $shown } is no power of { $shown2 }
is-outside-the-field-that-d5e7 = { $nimber } is outside the field that { $base } generates
its-elements-are-the-sums-0446 = its elements are the sums of powers of { $base }
a-polynomial-of-more-than-0e37 = a polynomial of more than { $longest } letters
lies-in-the-field-of-5bc5 = { $found } lies in the field of { $x }; the least such root that generates the next field is { $next } = generator({ $degree })

## games/calculator/operators.rs

the-nimber-of-height-a-e21d = the nimber of height a
power-0dfd = power
negative-of-a-number-or-8722 = negative of a number or a game
product-of-nimbers-their-nim-ec27 = product; of nimbers their nim-product and its inverse; n copies of a game; nim-product; quotient and remainder
sum-of-nimbers-their-nim-68b7 = sum, of nimbers their nim-sum; difference of games; natural sum; nim-sum
one-at-a-time-f2fb = one at a time
comparison-of-values-that-do-b188 = comparison; || of values that do not compare
operators-do-not-apply-to-6b60 = operators do not apply to { $first }
and-do-not-mix-e67d = { $first } and { $second } do not mix
the-nimber-of-height-is-6491 = the nimber of height { $height } is written { $nimber }
the-nimber-of-height-is-6515 = the nimber of height { $height } is written { $nimber }; among games only the natural numbers are ordinals
the-product-of-a-number-1d3e = the product of a number and a nimber could be meant in two ways
write-x-for-the-nim-9a1d = write *{ $number } (x) { $nimber } for the nim-product, { $number2 } * {"{"}{ $nimber2 }{"}"} for copies
does-not-apply-to-true-27be = '{ $symbol }' does not apply to true and false
infinite-ordinals-cannot-be-subtracted-f71d = infinite ordinals cannot be subtracted with '-'
sub-a-b-is-the-5cf1 = sub(a, b) is the c with b + c = a
infinite-ordinals-cannot-be-divided-a6f7 = infinite ordinals cannot be divided with '/'
div-a-b-is-the-5816 = div(a, b) is the q with a = b*q + r and r < b, and rem(a, b) is the r
does-not-apply-to-ordinals-b7eb = '{ $symbol }' does not apply to ordinals
does-not-apply-to-nimbers-d65b = '#' does not apply to nimbers
the-sum-of-nimbers-is-dfe7 = the sum of nimbers is written *a + *b
does-not-apply-to-nimbers-9831 = '{ $symbol }' does not apply to nimbers
in-a-field-nothing-is-2e66 = in a field nothing is left over: *a / *b is the quotient
cannot-be-raised-to-8a50 = { $base } cannot be raised to { $exponent }
an-exponent-is-a-number-c8bb = an exponent is a number or an ordinal: w^2, e0^w
an-infinite-ordinal-is-never-17fd = an infinite ordinal is never negative
does-not-apply-to-632e = '-' does not apply to { $found }
expected-an-ordinal-after-found-dc3a = expected an ordinal after '*', found { $found }
a-nimber-looks-like-5-2796 = a nimber looks like *5 or *(w+1); a product stands between two values
true-and-false-have-no-fbdb = true and false have no order
they-can-be-compared-with-1ca1 = they can be compared with == and !=

## games/calculator/positions.rs

a-game-with-a-score-bd9a = a game with a score has no value in sums: in these the last move decides
who-wins-is-known-only-57c8 = who wins is known only if the player begins whose turn it is

## games/calculator/session.rs

a-value-looks-like-7-14ed = a value looks like 7, w^2+3, *5, *(w+1) or {"{"}2|-1{"}"}
no-room-is-left-for-e4b0 = no room is left for the value of '{ $excerpt }'
there-is-no-earlier-answer-e1cd = there is no earlier answer
answer-is-no-longer-kept-b751 = answer %{ $number } is no longer kept
kept-are-to-3d88 = kept are %{ $forgotten } to %{ $count }
answer-cannot-be-used-again-b009 = answer %{ $number } cannot be used again
there-is-no-answer-9d76 = there is no answer %{ $number }
there-are-1-to-and-26f0 = there are %1 to %{ $count }, and % is the last

## games/calculator/tuples.rs

does-not-apply-to-games-2ae8 = '{ $symbol }' does not apply to games of n players
cannot-be-added-to-this-101d = { $found } cannot be added to this game of { $players } players

## games/calculator/value.rs

a-list-of-nimbers-a60b = a list of nimbers
a-polynomial-479f = a polynomial
a-row-of-digits-a0b7 = a row of digits
a-loopy-game-07f8 = a loopy game
a-game-of-n-players-f4bb = a game of n players
a-genus-9269 = a genus
a-class-of-misere-play-481a = a class of misere play
a-list-of-games-6c76 = a list of games
an-explicit-form-f289 = an explicit form
a-simplification-37bd = a simplification
an-outcome-3c70 = an outcome
a-thermograph-2623 = a thermograph
an-interval-62fb = an interval
an-expansion-in-powers-of-c32f = an expansion in powers of up

## games/catalogue/kinds_of_games.rs

references-b26c = References
the-kinds-of-games-are-bbcc = The kinds of games are defined by { $commands }.

## games/catalogue/mod.rs

options-in-brackets-behind-the-2134 = Options, in brackets behind the name
examples-24be = Examples
position-8bd8 = position
shows-d827 = shows
ruleset-12dc = ruleset
title-a0d5 = title
there-is-1340 = there is: { $all }

## games/certificate/format.rs

not-a-certificate-8576 = not a certificate: { $json_error }
not-checked-to-the-end-9f63 = not checked to the end: { $what }
this-is-not-a-certificate-d8c6 = this is not a certificate of Nimatron
version-is-unknown-this-reads-1314 = version { $schema } is unknown, this reads { $schema2 }
the-position-is-played-otherwise-4ca9 = the position is played otherwise
only-p-positions-may-have-9d93 = only p_positions may have small components
a-certificate-holds-either-positions-4b22 = a certificate holds either positions, values, couples, p_positions, a quotient or an explanation
positions-can-come-again-so-712d = positions can come again, so that no table of replies is a proof
a-score-decides-here-of-9a3f = a score decides here, of which a table of replies says nothing
position-of-757f = position { $index } of { $rows }
the-table-must-begin-with-e350 = the table must begin with the position itself
the-table-says-otherwise-e063 = the table says otherwise
value-of-23fa = value { $index } of { $rows }
the-list-says-otherwise-a089 = the list says otherwise
couple-of-2c62 = couple { $index } of { $rows }
p-position-of-ebd0 = p_position { $index } of { $count }
the-position-is-no-sum-cd3d = the position is no sum of heaps in misere play
the-quotient-says-otherwise-2ac3 = the quotient says otherwise
it-must-begin-with-the-2ad6 = it must begin with the outcome
the-explanation-says-otherwise-604c = the explanation says otherwise

## games/certificate/long.rs

a-line-is-longer-than-aacf = a line is longer than { $longest_line } bytes
it-is-no-text-in-7e4c = it is no text in UTF-8
a-couple-ends-with-a-a6a4 = a couple ends with a comma, the last one with ]{"}"}
it-ends-before-the-last-dcb0 = it ends before the last couple
something-stands-behind-the-last-a7d2 = something stands behind the last couple

## games/certificate/mod.rs

who-wins-is-known-but-263c = who wins is known, but { $translated }

## games/certificate/players.rs

cannot-force-a-win-against-b798 = { $what } cannot force a win against all others
the-theorem-does-not-say-ca77 = the theorem does not say who can force a win, and there are too many positions to try all
more-than-positions-can-be-1419 = more than { $what } positions can be reached
this-is-no-certificate-of-ed13 = this is no certificate of a game of n players that is known
a-certificate-holds-the-strategy-a50a = a certificate holds the strategy of a coalition, or results with their positions or an explanation
the-rules-are-others-here-a006 = the rules are others here
this-position-stands-here-twice-e727 = this position stands here twice
there-are-infinitely-many-moves-11b4 = there are infinitely many moves
what-leads-to-is-not-dd93 = what { $chosen } leads to is not in the table
results-have-no-place-in-836c = results have no place in a strategy
the-play-is-over-and-e9f5 = the play is over, and the coalition has lost
it-is-not-the-turn-7a35 = it is not the turn of the coalition
the-coalition-has-no-reply-1c39 = the coalition has no reply
what-the-reply-leads-to-52be = what the reply leads to is not in the table
expected-results-and-no-reply-a154 = expected results, and no reply
the-results-are-others-96c2 = the results are others
claim-7378 = claim { $place }
is-missing-68c8 = { $translated } is missing

## games/certificate/quotient.rs

it-is-that-of-another-b51e = it is that of another game
it-does-not-reach-to-cb80 = it does not reach to the heaps of the position
this-is-no-certificate-of-35e9 = this is no certificate of a quotient that is known
a-preperiod-has-a-period-2a94 = a preperiod has a period

## games/certificate/strategy.rs

this-position-stands-in-the-bcd6 = this position stands in the table twice
this-position-cannot-be-reached-9ae2 = this position cannot be reached
no-game-that-ends-is-bb45 = no game that ends is a draw
there-are-infinitely-many-moves-fcf9 = there are infinitely many moves, so no table is complete
leads-to-a-p-position-6985 = { $chosen } leads to a P-position
without-moves-the-outcome-is-7d1d = without moves the outcome is { $terminal }
an-n-position-needs-a-2d4f = an N-position needs a reply
a-p-position-has-no-8ad3 = a P-position has no winning reply
the-reply-leads-to-an-bf9a = the reply { $reply } leads to an N-position
leads-to-which-is-not-862c = { $chosen } leads to '{ $after }', which is not in the table

## games/explain/by_family.rs

an-explanation-begins-with-the-97f3 = an explanation begins with the outcome

## games/explain/check.rs

step-7bda = step { $place }: { $reason }
this-is-about-other-games-2481 = this is about other games
this-is-about-not-about-fe22 = this is about '{ $named }', not about '{ $position }'
the-convention-is-play-953c = the convention is { $actual } play
the-outcome-is-not-b791 = the outcome is { $found }, not { $outcome }
there-are-moves-left-08c1 = there are moves left
there-are-moves-7844 = there are { $all } moves
moves-win-c854 = { $winning } moves win
there-is-no-move-0864 = there is no move
there-is-a-winning-move-2cd4 = there is a winning move
leaves-e85e = { $chosen } leaves { $left }
this-theorem-is-about-other-8f10 = this theorem is about other rules
this-term-means-nothing-here-3924 = this term means nothing here
not-the-smaller-values-one-2b48 = not the smaller values, one after another
more-than-moves-are-named-602d = more than { $most } moves are named
the-move-is-named-twice-92bb = the move { $chosen } is named twice
the-winning-move-is-missing-69ae = the winning move { $chosen } is missing
not-all-winning-moves-are-f1bb = not all winning moves are named
there-are-no-other-winning-9f3d = there are no other winning moves
the-move-does-not-win-ad7b = the move { $chosen } does not win
there-is-a-winning-reply-5695 = there is a winning reply

## games/explain/copying.rs

no-parts-cancel-3815 = no parts cancel
other-parts-cancel-c357 = other parts cancel
other-parts-are-left-8dfe = other parts are left

## games/explain/labels.rs

more-than-positions-6b13 = more than { $most_rows } positions
the-positions-have-no-names-9c3f = the positions have no names
a-position-is-missing-fe04 = a position is missing
the-row-of-1453 = the row of { $position }: { $what }
it-cannot-be-reached-2819 = it cannot be reached
the-options-are-others-26c6 = the options are others
an-option-has-another-value-741e = an option has another value, or comes later
the-mex-of-the-options-792f = the mex of the options is another
it-stands-there-twice-a7d8 = it stands there twice

## games/explain/length.rs

the-game-has-had-or-5d2c = the game has had, or can still have, another number of moves
whole-strategies-are-for-short-3a14 = whole strategies are for short games of Sprouts
has-no-answer-8808 = { $chosen } has no answer
is-answered-twice-77d8 = { $chosen } is answered twice
whoever-cannot-move-wins-7f5c = whoever cannot move wins
is-not-answered-2cb2 = { $chosen } is not answered

## games/explain/loopy.rs

what-all-moves-of-the-1cae = what all moves of the player to move lead to and the theorem must be there
it-is-not-settled-within-7a61 = it is not settled within the moves that are told
it-is-a-win-in-8bbc = it is a win in { $moves } moves
it-is-a-loss-in-5d82 = it is a loss in { $moves } moves
it-is-a-draw-1d1d = it is a draw
the-move-does-not-draw-ed7d = the move { $chosen } does not draw
not-all-moves-are-named-35d5 = not all moves are named, or all are
both-players-have-the-same-d278 = both players have the same moves
it-comes-earlier-02b3 = it comes earlier
something-else-becomes-of-the-df48 = something else becomes of the player
it-leaves-another-value-7fc8 = it leaves another value
it-is-edee = it is { $value }
the-value-is-another-one-18f6 = the value is another one
positions-can-be-reached-1c3b = { $found } positions can be reached

## games/explain/misere.rs

theory-says-something-else-of-6042 = theory says something else of this position

## games/explain/partizan.rs

what-all-moves-of-the-1828 = what all moves of the player to move leave and the theorem must be there
the-values-of-the-parts-3468 = the values of the parts are others
it-is-the-turn-of-bced = it is the turn of { $player }
it-is-named-twice-96a7 = it is named twice
it-is-the-other-player-dcc4 = it is the other player who wins

## games/explain/parts.rs

the-nim-sum-is-03b4 = the nim-sum is { $sum }
some-move-leaves-0-in-9168 = some move leaves 0 in other parts
the-winning-moves-are-made-b749 = the winning moves are made in other parts
the-row-of-is-wrong-3aad = the row of { $part } is wrong
one-row-for-each-part-8f0c = one row for each part

## games/explain/piles/check.rs

the-column-sums-and-the-b6ef = the column sums and the theorem must both be there
the-number-of-ones-does-ac7e = the number of ones does not decide
the-number-of-ones-is-f09a = the number of ones is { $ones }
the-modulus-is-af8b = the modulus is { $modulus }
the-uneven-powers-are-others-b31c = the uneven powers are others
the-move-leaves-outcome-0524 = the move leaves outcome { $actual }
there-is-no-value-under-500c = there is no value under these rules
residues-belong-to-bounded-nim-f8de = residues belong to bounded Nim
the-modulus-is-1-8351 = the modulus is { $max } + 1
one-row-for-each-pile-a640 = one row for each pile
row-is-wrong-3cb5 = row { $index } is wrong
only-misere-play-has-a-180f = only misere play has a switch
piles-are-large-not-5926 = { $actual } piles are large, not { $large }
the-switch-is-not-there-8ffe = the switch is not there
other-piles-are-large-3892 = other piles are large
row-does-not-add-up-dbe7 = row { $index } does not add up to its pile
the-number-of-winning-moves-f67b = the number of winning moves need not be odd
this-is-not-their-number-941c = this is not their number
winning-moves-start-from-other-33b3 = winning moves start from other piles
powers-that-stand-alone-do-4055 = powers that stand alone do not decide here
m-2-is-not-the-highest-b3ca = 2^({ $exponent }) is not the highest power that stands alone
other-piles-have-this-power-7b31 = other piles have this power
not-exactly-one-winning-move-929e = not exactly one winning move starts from each of the piles
winning-moves-start-from-other-c2a4 = winning moves start from other piles as well
pile-has-no-2-to-57ea = pile { $pile } has no 2^({ $exponent }) to spare
some-powers-are-left-out-53fc = some powers are left out
two-lonely-powers-are-equal-657c = two lonely powers are equal

## games/explain/piles/check_piles.rs

a-turn-lowers-several-piles-ffe1 = a turn lowers several piles
heights-count-here-9cc8 = heights count here
equal-piles-do-not-cancel-2847 = equal piles do not cancel in misere play
only-the-ones-count-here-a3e1 = only the ones count here
the-piles-are-to-be-6de6 = the piles are to be compared in the other way
the-piles-are-not-in-c44f = the piles are not in order
piles-and-are-not-equal-23bf = piles { $first } and { $second } are not equal, or named twice
more-piles-are-equal-1e85 = more piles are equal
other-piles-are-left-8f5f = other piles are left
this-is-about-moore-s-76cc = this is about Moore's Nim
other-piles-are-not-empty-da28 = other piles are not empty
a-turn-cannot-lower-so-b350 = a turn cannot lower so many piles
it-is-not-said-rightly-01f0 = it is not said rightly whether they are equal
a-turn-can-lower-all-e9e1 = a turn can lower all of the piles
no-move-is-left-092e = no move is left
the-heights-are-equal-as-7a9f = the heights are equal as well
some-power-is-not-balanced-75b2 = some power is not balanced, or equal piles are all
this-is-not-the-switch-e51e = this is not the switch
not-only-so-many-ones-7ff2 = not only so many ones are left
powers-are-not-exchanged-here-a4e7 = powers are not exchanged here
the-move-lowers-several-piles-1477 = the move lowers several piles
other-powers-are-exchanged-e174 = other powers are exchanged
these-are-not-the-powers-bbac = these are not the powers that stand alone
the-highest-of-the-powers-92f3 = the highest of the powers is not taken away
moves-are-not-answered-in-9fa3 = moves are not answered in this way here
no-move-is-named-or-20aa = no move is named, or more than { $most_moves }
is-named-twice-14b5 = { $chosen } is named twice
it-is-not-said-rightly-3272 = it is not said rightly whether these are all moves
the-moves-are-not-in-0734 = the moves are not in order
leaves-other-powers-uneven-f011 = { $chosen } leaves other powers uneven
has-an-answer-a332 = { $chosen } has an answer
the-reply-does-not-win-aa74 = the reply { $reply } does not win
the-reply-is-not-the-9b3d = the reply { $reply } is not the one described
these-are-not-all-piles-b5f7 = these are not all piles, nor those that are left
there-is-no-pile-bfc7 = there is no pile { $pile }
pile-is-not-the-sum-2e5b = pile { $pile } is not the sum of these powers
an-earlier-pile-is-equal-ba45 = an earlier pile is equal
split-is-wrong-35c3 = split { $number } is wrong
something-remains-to-be-split-c55c = something remains to be split

## games/explain/players.rs

the-result-c6d2 = the result
the-columns-6096 = the columns
the-piles-to-be-lowered-9755 = the piles to be lowered
the-theorem-5ef6 = the theorem
the-play-is-not-over-a63b = the play is not over with them
the-rules-or-the-preferences-7f16 = the rules or the preferences are others
who-can-force-a-win-9b84 = who can force a win is not open here
the-class-is-another-7754 = the class is another
no-choice-is-named-d890 = no choice is named
the-columns-are-others-85ee = the columns are others
other-piles-are-to-be-edd6 = other piles are to be lowered
the-theorem-does-not-apply-17f1 = the theorem does not apply
a-theorem-applies-0c35 = a theorem applies
the-theorem-disagrees-with-the-ba8d = the theorem disagrees with the recursion
no-move-or-one-of-22c5 = no move, or one of them twice
leads-to-another-result-7952 = { $what } leads to another result
there-are-other-good-moves-b799 = there are other good moves
there-are-too-many-moves-2eb7 = there are too many moves to claim that these are all
another-can-force-to-win-de39 = another can force to win
forces-nothing-f1b1 = { $what } forces nothing
who-can-force-to-win-7515 = who can force to win alone is another
the-least-coalitions-are-others-b12c = the least coalitions are others
does-not-force-it-for-e8f0 = { $what } does not force it for { $coalition }
first-moves-are-those-of-de12 = first moves are those of who is to move
a-move-is-named-twice-b39d = a move is named twice
somebody-else-is-to-choose-e8f4 = somebody else is to choose there
the-open-results-are-others-029b = the open results are others
the-choice-is-not-that-7d81 = the choice is not that of this player
a-move-is-listed-twice-5d5f = a move is listed twice
has-other-results-5d4a = { $chosen } has other results
these-are-not-all-moves-c761 = these are not all moves

## games/explain/products.rs

the-values-of-the-stones-46fc = the values of the stones and the theorem must be there
the-sum-is-56ea = the sum is { $value }
the-stones-are-not-these-e82b = the stones are not these piles
one-row-for-each-stone-f017 = one row for each stone
other-powers-tell-how-the-60cc = other powers tell how the coordinates multiply
the-power-of-is-wrong-caaf = the power of { $base } is wrong
the-factors-of-the-move-30a7 = the factors of the move are others
the-product-of-the-factors-be24 = the product of the factors is not the value
the-board-has-another-dimension-18da = the board has another dimension
the-stones-at-do-not-7913 = the stones at { $root } do not balance the board
the-roots-are-not-in-1417 = the roots are not in increasing order
a-stone-is-missing-f1e8 = a stone is missing
a-finite-stone-comes-first-6a91 = a finite stone comes first
there-are-stones-a1e7 = there are { $odd_part } stones

## games/explain/score.rs

the-net-score-of-each-0eb4 = the net score of each move and the theorem must be there
closes-c830 = { $name } closes { $own }
the-net-score-with-is-c761 = the net score with { $name } is { $found }
not-all-best-moves-are-8487 = not all best moves are named, or all are
is-not-the-next-move-aba6 = { $name } is not the next move
left-has-and-right-75aa = Left has { $of_left }, and Right { $of_right }
another-player-is-to-move-0a33 = another player is to move
the-net-score-is-d233 = the net score is { $found }
these-are-not-the-chains-ef45 = these are not the chains and loops that are left
another-move-is-better-or-789b = another move is better, or none is
there-is-a-reply-44fe = there is a reply
the-reply-is-not-the-3aeb = the reply { $name } is not the best one

## games/explain/search.rs

what-the-moves-leave-and-a842 = what the moves leave and the theorem must be there
there-are-values-in-normal-a7b4 = there are values in normal play only
the-values-that-the-moves-ff74 = the values that the moves leave are others
is-not-the-least-missing-7886 = { $mex } is not the least missing

## games/explain/sums.rs

the-values-of-the-parts-c91c = the values of the parts and the theorem must be there

## games/explain/theory.rs

no-theorem-is-known-of-db58 = no theorem is known of this position
the-theorem-is-another-or-add5 = the theorem is another, or says something else of this position

## games/jobs/folder.rs

it-cannot-be-read-dd8b = it cannot be read: { $what }
it-is-damaged-be5a = it is damaged: { $json_error }
it-is-damaged-its-checksum-e1be = it is damaged: its checksum is wrong
it-is-about-another-job-949b = it is about another job
its-answer-is-none-to-fec3 = its answer is none to the question

## games/jobs/job.rs

not-a-job-225f = not a job: { $json_error }
the-job-is-not-called-9bce = the job { $what } is not called after what it asks
period-of-d6eb = period of { $ruleset }
misere-quotient-of-334d = misere quotient of { $ruleset }
excess-of-686b = excess of { $prime }
outcome-of-8005 = outcome of { $position }
a-prime-is-expected-to-c0c9 = a prime is expected to be below { $largest_prime }

## games/jobs/merge.rs

the-plan-has-no-such-0b32 = the plan has no such job
its-certificate-does-not-prove-878e = its certificate does not prove it: { $what }
done-again-the-job-is-2814 = done again, the job is answered otherwise
it-contradicts-that-of-169e = it contradicts that of { $worker }
it-could-not-be-done-47b7 = it could not be done again: { $what }
it-proves-something-else-8ee6 = it proves something else

## games/jobs/plan.rs

expected-a-prime-or-a-caea = expected a prime, or a range such as 3..257
primes-are-expected-to-be-db75 = primes are expected to be below { $largest_prime }

## games/language/translation.rs

is-not-the-code-of-fd55 = '{ $code }' is not the code of a language
a-file-is-called-as-8795 = a file is called as the language: de.ftl
this-is-not-fluent-5424 = this is not Fluent: { $message }
a-line-such-as-language-85a7 = a line such as '-language = Deutsch' gives it
the-language-does-not-say-b541 = the language does not say its name
two-messages-have-the-same-4393 = two messages have the same identifier
no-message-is-called-bac1 = no message is called '{ $id }'
has-no-argument-a970 = '{ $id }' has no argument ${ $name }
its-arguments-df29 = its arguments: { $names }

## games/play/link.rs

stands-before-two-hexadecimal-digits-53a7 = '%' stands before two hexadecimal digits
this-encodes-no-text-0dcc = this encodes no text
this-is-no-link-to-ee03 = this is no link to a game
it-would-begin-with-v-dfaf = it would begin with v=1&start=
a-link-to-a-game-0865 = a link to a game has no such part
is-given-twice-9e9e = '{ $key }' is given twice
is-missing-from-this-link-a3bf = '{ $key }=' is missing from this link
a-link-of-more-than-c9b2 = a link of more than { $longest_fragment } characters
this-link-was-made-by-caf4 = this link was made by another version
this-program-reads-v-6b49 = this program reads v={ $version }
the-position-says-that-another-2c51 = the position says that another player starts
expected-a-number-of-moves-a39b = expected a number of moves
expected-players-such-as-person-ad7a = expected { $count } players, such as person,perfect
expected-player-1-or-2-0c69 = expected player 1 or 2
expected-player-1-to-7992 = expected player 1 to { $number }
expected-a-rung-of-the-319d = expected a rung of the hint ladder from 0 to { $rungs }
this-game-is-too-long-3e4e = this game is too long to be replayed

## games/play/opponent/mod.rs

there-is-no-opponent-ff98 = there is no opponent '{ $name }'; { $help }
a-rival-errs-in-0-b23d = a rival errs in 0 to 100 of 100 moves, as in 'rival 40'

## games/play/record.rs

the-game-is-over-it-467c = the game is over: it is a draw

## games/play/saved.rs

the-lines-are-position-player-5130 = the lines are position, player 1, player 2, starts, seed, played, and then moves
expected-a-line-such-as-e80a = expected a line such as 'seed: 42'
there-is-no-player-56a9 = there is no player '{ $name }'
a-player-is-a-person-33cd = a player is a person or an opponent; { $help }
expected-player-1-or-player-febb = expected 'player 1' or 'player 2'
expected-player-1-to-player-d390 = expected 'player 1' to 'player { $number }'
is-no-other-player-here-de17 = { $ally } is no other player here
does-not-play-games-of-0d29 = '{ $role }' does not play games of { $players } players
this-is-too-long-for-ada3 = this is too long for a saved game
this-is-not-a-saved-b398 = this is not a saved game
a-saved-game-begins-with-8163 = a saved game begins with '{ $title }'
the-moves-begin-on-the-cf1b = the moves begin on the next line
the-line-is-missing-d5dc = the line '{ $keys }: …' is missing
a-saved-game-has-no-599a = a saved game has no such line

## games/play/setup.rs

there-is-nothing-to-take-9e5f = there is nothing to take
give-at-least-one-pile-92c7 = give at least one pile a block, as in 3 5 7

## games/play/words.rs

random-16a6 = Random
copycat-042b = Copycat
rival-31bc = Rival
sleepy-1f84 = Sleepy
perfect-b203 = Perfect
teacher-be73 = Teacher
plays-anything-be7c = plays anything
copies-you-where-it-can-2202 = copies you where it can
adapts-errs-less-often-after-c62e = adapts: errs less often after you win, and more often after you lose
knows-how-to-win-but-e6d9 = knows how to win, but dozes off
never-misses-a-win-81c1 = never misses a win
never-misses-a-win-and-b55d = never misses a win, and shows you how
ally-8d4d = Ally { $player }
you-7e72 = You
player-36cb = Player { $player }
now-errs-in-of-100-4da5 = { $name } now errs in { $percent } of 100 moves.
you-lower-piles-1acc = You lower { $changes } piles.
lowers-piles-13b7 = { $name } lowers { $changes } piles.
and-9845 = { $before }, and { $last }
you-4551 = You { $parts }.
you-play-44fb = You play { $chosen }.
plays-f2a0 = { $name } plays { $chosen }.
you-remove-f522 = You remove { $stone }.
removes-16b5 = { $name } removes { $stone }.
you-slide-to-a23d = You slide { $stone } to { $to }.
slides-to-c565 = { $name } slides { $stone } to { $to }.
you-turn-the-rectangle-0630 = You turn the rectangle { $stone }-{ $to }.
turns-the-rectangle-5cff = { $name } turns the rectangle { $stone }-{ $to }.
you-turn-the-box-e79c = You turn the box { $stone }-{ $to }.
turns-the-box-918e = { $name } turns the box { $stone }-{ $to }.
takes-pile-away-e997 = takes pile { $pile } away
takes-from-pile-and-leaves-0c37 = takes { $after } from pile { $pile } and leaves { $left }
lowers-pile-from-to-3a11 = lowers pile { $pile } from { $height } to { $left }
take-pile-away-2e52 = take pile { $pile } away
take-from-pile-and-leave-16d5 = take { $after } from pile { $pile } and leave { $left }
lower-pile-from-to-f503 = lower pile { $pile } from { $height } to { $left }
i-copy-you-i-take-0bc0 = I copy you: I take { $after } from the other pile.
i-copy-you-i-take-c587 = I copy you: I take { $after } from pile { $pile }.
i-copy-you-i-lower-6ef5 = I copy you: I lower the other pile to { $left }.
i-copy-you-i-lower-4a1d = I copy you: I lower pile { $pile } to { $left }.
this-position-has-come-for-5705 = This position has come for the third time: the game is a draw.
there-have-been-moves-the-5bc9 = There have been { $cursor } moves: the game is a draw.
no-line-is-left-and-7f49 = No line is left, and both have as many boxes: the game is a draw.
no-move-is-left-you-fa7a = No move is left. You win! Well played.
no-move-is-left-wins-b271 = No move is left. { $name } wins!
no-move-is-left-wins-344f = No move is left. { $name } wins this time.
no-move-is-left-you-421b = No move is left. You win!
no-move-is-left-win-4891 = No move is left. { $names } win!
is-first-61ab = { $name } is first
is-second-9f49 = { $name } is second
is-third-daa6 = { $name } is third
is-fourth-a559 = { $name } is fourth
is-fifth-8a9c = { $name } is fifth
is-sixth-d628 = { $name } is sixth
is-last-9782 = { $name } is last
you-are-first-610f = You are first
you-are-second-6178 = You are second
you-are-third-22ac = You are third
you-are-fourth-5dec = You are fourth
you-are-fifth-b378 = You are fifth
you-are-sixth-2e7f = You are sixth
you-are-last-497f = You are last

## games/render/board.rs

layer-ec17 = layer { $layer }

## games/render/claims.rs

decide-before-you-read-on-181d = Decide before you read on: would you rather move now, or let the other player move?
is-to-move-and-has-a89f = { $player } is to move and has no move: the game is over. In normal play the player who cannot move loses: { $player2 } has won.
is-to-move-and-has-96dc = { $player } is to move and has no move: the game is over. In { $misere } play the player who cannot move wins: { $player2 } has won.
there-is-no-move-left-487a = There is no move left, since a limit pile has no top block: the game is over.
there-is-no-move-left-4590 = There is no move left: the game is over.
in-normal-play-the-player-464e = In normal play the player who cannot move loses: the previous player has won.
in-play-the-player-who-62c6 = In { $misere } play the player who cannot move wins: the previous player has lost.
there-is-no-winning-move-c19d = There is no winning move.
there-is-a-winning-move-c9e3 = There is a winning move, but it could not be computed.
the-only-winning-move-1e24 = The only winning move: { $described }.
a-winning-move-c712 = A winning move: { $described }.
the-other-winning-move-9a77 = The other winning move: { $list }.
another-winning-move-c07d = Another winning move: { $list }.
the-other-winning-moves-95d7 = The other winning moves: { $list }.
other-winning-moves-ad7b = Other winning moves: { $list }.
there-may-be-more-4614 = There may be more.
whatever-you-do-leaves-another-6881 = Whatever you do leaves another value than 0, and your opponent can make it 0 again.
whatever-you-do-your-opponent-d768 = Whatever you do, your opponent has an answer.
every-move-loses-there-is-7187 = Every move loses: there is no winning move.
whoever-closes-more-boxes-wins-f722 = Whoever closes more boxes wins.
normal-play-whoever-makes-the-0488 = Normal play: whoever makes the last move wins.
play-whoever-makes-the-last-3580 = { $capitalised } play: whoever makes the last move loses.
is-to-move-and-wins-a289 = { $player } is to move, and wins.
is-to-move-and-loses-5c9b = { $player } is to move, and loses.
is-to-move-and-neither-51e3 = { $player } is to move, and neither can force a win.

## games/render/coach.rs

this-position-is-too-hard-4e1c = This position is too hard to be judged here and now.
never-mind-from-where-you-bfa9 = Never mind: from where you were, every move loses.
there-is-too-much-of-abd4 = There is too much of it to be told here.

## games/render/hints.rs

do-you-think-you-are-a5e3 = Do you think you are winning?
what-cancels-738b = What cancels
how-long-the-game-lasts-b9df = How long the game lasts
when-a-move-wins-a5cd = When a move wins
when-a-game-is-tame-882c = When a game is tame
what-a-heap-counts-as-43f7 = What a heap counts as
what-a-value-is-a924 = What a value is
a-game-in-disguise-7eb1 = A game in disguise
how-the-piles-compare-8265 = How the piles compare
how-many-piles-there-are-b472 = How many piles there are
large-piles-and-ones-be7a = Large piles and ones
what-of-each-pile-counts-fe86 = What of each pile counts
what-everything-is-made-of-b104 = What everything is made of
what-finds-a-partner-4290 = What finds a partner
what-the-position-is-worth-064c = What the position is worth
how-hot-the-parts-are-55f1 = How hot the parts are
what-the-piece-is-worth-a4bb = What the piece is worth
what-each-piece-is-worth-39df = What each piece is worth
what-each-part-behaves-like-0299 = What each part behaves like
the-elements-of-the-heaps-70bb = The elements of the heaps
why-theory-does-not-help-b2d5 = Why theory does not help
what-each-part-is-worth-2595 = What each part is worth
who-is-ahead-e5ec = Who is ahead
the-nim-sum-c5db = The nim-sum
what-the-theorem-says-here-346b = What the theorem says here
how-they-are-played-b80a = How they are played
their-product-6803 = Their product
what-is-out-of-balance-83ce = What is out of balance
how-many-moves-win-184a = How many moves win
where-to-move-c3cf = Where to move
no-move-wins-4908 = No move wins
the-game-is-over-ffc5 = The game is over
the-winning-moves-f124 = The winning moves
the-reason-c953 = The reason

## games/render/known.rs

positions-were-looked-at-e548 = { $positions } positions were looked at
moves-decided-of-f72e = moves decided: { $decided } of { $open }
moves-decided-3a6d = moves decided: { $decided }
the-player-to-move-wins-70d5 = the player to move wins, for example with { $winning }
the-player-to-move-loses-9c7b = the player to move loses, because every move does
losing-moves-not-decided-304e = losing moves: { $lost } ({ $named }), not decided: { $open }
losing-moves-df5e = losing moves: { $lost } ({ $named })
the-grundy-value-is-at-7aa6 = the Grundy value is at least { $start }

## games/render/length.rs

a-move-takes-two-lives-453e = A move takes two lives and brings a spot with one, so that m moves leave 3n - m of the 3n lives of n spots. The last life cannot be used: there are at most 3n - 1 moves. In the end every spot that lives has one life, and two dead neighbours that it shares with no other such spot. Therefore the n + m spots are at least three times 3n - m, and there are at least 2n moves.
spot-47e2 = { $count ->
    [one] { $count } spot
   *[other] { $count } spots
}
have-lives-and-every-move-d35e = { $spots_told } have { $lives } lives, and every move costs one.
began-with-lives-and-every-07c9 = { $spots_told } began with { $spots } lives, and every move costs one: after { $counted } there are { $lives }.
move-89ce = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
m-1-move-is-to-come-0fab = 1 move is to come
to-come-7cb4 = { $counted } to come
to-moves-are-to-come-34fd = { $least } to { $most } moves are to come
the-player-to-move-wins-3df4 = { $moves }; the player to move wins if their number is odd.
the-player-to-move-wins-ab68 = { $moves }; the player to move wins if their number is even.
the-whole-strategy-begins-with-baaf = The whole strategy begins with { $moved }.
the-whole-strategy-answers-every-9f51 = The whole strategy answers every move.
move-1bb5 = move
answer-8fee = answer
each-further-dot-is-a-6082 = Each further dot is a later move. Of moves that leave the same one is shown.
none-the-last-move-loses-33dd = none: the last move loses

## games/render/loopy.rs

it-has-no-value-as-5495 = It has no value as a stopper or a pair of stoppers: none is equal to it if draws are wins for { $player }.
can-be-reached-and-each-7f39 = { $counted } can be reached, and each of them is settled.
wins-if-begins-otherwise-it-b049 = { $player } wins if { $player2 } begins, otherwise it is a draw ({ $name })
whoever-moves-first-wins-986c = Whoever moves first wins ({ $outcome })
whoever-moves-second-wins-ded2 = Whoever moves second wins ({ $outcome })
it-is-a-draw-99e6 = It is a draw ({ $name })
it-is-a-draw-whoever-e468 = It is a draw, whoever begins ({ $name })
the-value-is-the-side-b132 = The value is { $told }: the side before & if draws are wins for Left, the side behind it if they are wins for Right.
the-value-is-a0b8 = The value is { $told }.
neither-player-can-force-a-bf3c = Neither player can force a win: each always has a move that does not lose, and the game can go on for ever.
can-force-a-win-the-be42 = { $player } can force a win: the game is over after { $count } at the latest.
loses-but-can-put-that-6786 = { $player } loses, but can put that off for { $count }.
the-player-to-move-can-ba4f = The player to move can force a win: the game is over after { $count } at the latest.
the-player-to-move-loses-2827 = The player to move loses, but can put that off for { $count }.
no-move-draws-eda0 = No move draws.
which-moves-draw-could-not-6a25 = Which moves draw could not be computed.
the-only-move-that-draws-ef69 = The only move that draws: { $told }.
moves-that-draw-3c04 = Moves that draw: { $told }.
moves-that-draw-among-others-0a14 = Moves that draw, among others: { $told }.
the-move-wins-the-game-588e = The move { $chosen } wins: the game is over after { $count } at the latest.
after-the-move-neither-player-c0ad = After the move { $chosen } neither player can force a win.
the-move-is-answered-by-9140 = The move { $chosen } is answered by { $reply }.
the-move-loses-a6f0 = The move { $chosen } loses.
has-no-move-c602 = { $player } has no move.
what-the-moves-of-leave-6608 = What the moves of { $player } leave, whether they win, and after how many moves the game is over:
which-moves-win-and-after-5a83 = Which moves win, and after how many moves the game is over:
leaves-8901 = leaves
result-3f6c = result
moves-6c6a = moves
wins-dd60 = wins
draws-d989 = draws
loses-1bf6 = loses

## games/render/misere.rs

no-heap-at-all-aa48 = no heap at all
a-heap-of-9fa0 = a heap of { $heap }
heaps-of-e9bc = heaps of { $unwrap_or_default }
in-play-this-is-played-ae7a = In { $misere } play this is played as { $nim }, because it is tame
in-play-this-is-played-28d8 = In { $misere } play this is played as { $nim }, because all parts are tame
behaves-like-genus-b5b5 = { $part } behaves like { $like } (genus { $genus })
part-6fdb = part
genus-fe80 = genus
behaves-like-812d = behaves like
there-is-no-heap-of-30f3 = There is no heap of 2 or more, so that only the parity counts: whoever leaves an odd number of heaps of 1 wins. Their number is { $number }, which is even, so that the player to move leaves an odd number of them or has won.
there-is-no-heap-of-819c = There is no heap of 2 or more, so that only the parity counts: whoever leaves an odd number of heaps of 1 wins. Their number is { $number }, which is odd, so that the player to move makes it even.
there-are-heaps-of-2-33cc = There are heaps of 2 or more, so that it is played as in normal play until a move would leave heaps of 1 alone; that move leaves an odd number of them, as { $misere } play demands.
the-nim-sum-is-every-c346 = The nim-sum is { $zero }: every move disturbs that.
the-nim-sum-is-and-6742 = The nim-sum is { $number }, and a winning move makes it { $zero } or is that switch.
quotient-6cea = { $misere } quotient
element-e30a = { $count ->
    [one] { $count } element
   *[other] { $count } elements
}
not-all-parts-are-tame-3537 = Not all parts are tame, but { $ruleset } has a { $quotient } with { $elements }, and the product of those of the heaps decides who wins
not-all-parts-are-tame-c2e3 = Not all parts are tame, but { $ruleset } has a { $quotient } of its heaps up to { $last } with { $elements }, and the product of those of the heaps decides who wins
is-7e51 = { $part } is { $element }
heap-46db = heap
element-8b1c = element
it-is-in-the-p-237c = It is in the P-portion P: no move leads to an element of P.
it-is-not-in-the-c6c5 = It is not in the P-portion P: some move leads to an element of P.
the-product-is-a93d = The product is { $product }.
who-wins-was-found-by-1fbb = Who wins was found by search, as no theory of { $misere } play decides here: { $part } has the genus { $genus }, that of no position of Nim. It is { $class }, and so not everything is tame.
who-wins-was-found-by-67ca = Who wins was found by search, as no theory of { $misere } play decides here: moves in { $part } lead to { $follower }, which has the genus { $genus }, that of no position of Nim. It is { $class }, and so not everything is tame.

## games/render/nim/balance.rs

every-pile-counts-as-0-909c = Every pile counts as 0.
counts-as-5af8 = counts as
height-a9f9 = height
alone-2a3f = alone
every-power-of-two-occurs-cc7e = Every power of two occurs an even number of times: each one has a partner.
the-power-stands-it-occurs-7e5b = The power { $named } stands { $alone }: it occurs an odd number of times.
the-powers-stand-each-occurs-daac = The powers { $named } stand { $alone }: each occurs an odd number of times.
a-turn-can-lower-up-95bb = A turn can lower up to { $piles }, so equal powers cancel in { $groups }.
every-power-of-two-cancels-a841 = Every power of two cancels: its number is divisible by { $modulus }.
what-is-left-over-a1fc = What is left over: { $left_over }.
every-power-balanced-3bcb = every power balanced
over-14e8 = { $left_over } over
without-a-partner-075b = { $named } without a partner
split-what-each-pile-counts-92f7 = Split what each pile counts as into powers of two:
split-what-these-piles-count-88a3 = Split what these piles count as into powers of two:
split-every-pile-into-powers-806b = Split every pile into powers of two:
split-these-piles-into-powers-1115 = Split these piles into powers of two:
pile-counts-as-6f21 = pile { $pile } counts as { $split }
pile-is-dfc2 = pile { $pile } is { $split }
more-pile-4de4 = { $count ->
    [one] { $count } more pile
   *[other] { $count } more piles
}
only-has-it-so-only-1446 = Only { $named } has it, so only one move wins, and it starts there; every other move loses.
have-it-from-each-of-ab54 = { $capitalised } have it: from each of them exactly one move wins, and every other move loses.
only-has-it-so-a-8d37 = Only { $named } has it, so a winning move starts there.
have-it-and-from-each-7321 = { $capitalised } have it, and from each of them exactly one move wins.
the-largest-lone-power-is-2c7b = The largest lone power is { $power }.
winning-move-5d7a = { $count ->
    [one] { $count } winning move
   *[other] { $count } winning moves
}
there-is-an-odd-number-548e = There is { $moves }, an odd number: one starts from each pile that has the largest lone power, and an odd number of piles have it.
there-are-an-odd-number-7ccf = There are { $moves }, an odd number: one starts from each pile that has the largest lone power, and an odd number of piles have it.

## games/render/nim/mod.rs

piles-af21 = piles { $named }

## games/render/nim/moves.rs

look-at-pile-a-winning-6304 = Look at pile { $names }: a winning move starts there.
look-at-pile-every-winning-19f9 = Look at pile { $names }: every winning move lowers it.
look-at-piles-a-winning-772d = Look at piles { $names }: a winning move starts from each of them.
look-at-piles-every-winning-b651 = Look at piles { $names }: every winning move lowers some of these.
the-other-winning-move-is-035e = The other winning move is { $named }.
the-other-winning-moves-are-bdbe = The other winning moves are { $named }.
other-winning-moves-are-98cb = Other winning moves are { $named }.
there-are-more-880b = There are more.
the-powers-that-other-winning-1855 = The powers that other winning moves exchange:
every-move-wins-31ed = Every move wins.
it-is-the-only-winning-fa37 = It is the only winning move.
moves-win-and-every-other-ed19 = { $number } moves win, and every other move loses.
all-of-pile-e017 = { $say } all of pile { $pile }
take-ed69 = Take
lower-a63f = Lower
of-what-it-counts-as-7b3e = { $done }: of what it counts as, { $exchanged }. { $goal }.
the-338b = the { $power }
an-586d = an { $power }
a-c1ad = a { $power }
take-away-3d58 = take away { $away }
take-away-and-put-in-03af = take away { $away } and put in { $listed }
until-your-opponent-leaves-then-aab4 = , until your opponent leaves { $left }; then leave { $losing_number }
that-is-the-last-move-b28d = that is the last move, and you have won
now-piles-and-are-equal-368f = now piles { $first } and { $second } are equal, and whatever your opponent does to one of them, you can do to the other{ $until }
now-the-piles-come-in-d72c = now the piles come in equal pairs, { $pairs_named }, and whatever your opponent does to a pile, you can do to its partner{ $until }
now-every-pile-counts-as-cff1 = now every pile counts as 0, and whatever your opponent takes, you can take the rest of { $full_turns } from the same pile
now-piles-and-count-the-ddd5 = now piles { $first } and { $second } count the same, and you can always answer so that they do again{ $until }
now-the-piles-count-the-cd71 = now the piles count the same in pairs, { $pairs_named }, and you can always answer so that they do again{ $until }
now-are-equal-and-whatever-753e = now { $piles_named } are equal, and whatever your opponent lowers, you can bring the others down to the lowest
now-every-power-has-a-6f6b = now every power has a partner
now-every-power-of-what-226a = now every power of what the piles count as has a partner
now-every-power-cancels-in-e8b2 = now every power cancels in { $groups }
that-leaves-7d38 = that leaves { $losing_number }
a-full-turn-55f7 = a full turn
the-only-move-is-the-f5f5 = The only move is the last one, and loses.
every-move-is-the-last-3b82 = Every move is the last one, and loses.
for-example-1df0 = For example, { $example }
there-is-one-move-b475 = There is one move: { $example }
an-answer-to-every-move-2373 = An answer to every move:
until-you-leave-then-your-cfde = , until you leave { $left }; then your opponent leaves { $losing_number }
whatever-you-do-to-a-7a5a = Whatever you do to a pile, your opponent can do to an equal one{ $until }.
whatever-you-take-your-opponent-7b7f = Whatever you take, your opponent can take the rest of { $full_turns } from the same pile, so that it counts as 0 again.
whatever-you-do-to-a-e1d3 = Whatever you do to a pile, your opponent can answer so that it counts the same as its partner again, or as 0 if it did before{ $until }.
whatever-you-lower-your-opponent-ac39 = Whatever you lower, your opponent can bring the other piles down to the lowest.
whatever-you-do-something-is-f52d = Whatever you do, something is left over, and your opponent can make every power cancel again{ $until }.
whatever-you-do-breaks-the-ea3d = Whatever you do breaks the balance, and your opponent can restore it{ $until }.
whatever-you-do-is-the-a257 = Whatever you do is the last move, or your opponent can leave { $losing_number } again.
whatever-you-take-your-opponent-742b = Whatever you take, your opponent can take the rest of { $saturating_add }, until a single one is left for you.
every-turn-takes-a-pile-0265 = Every turn takes a pile of one away, so you will make the last move, and lose.
if-you-lower-you-have-aba1 = if you lower { $lowered }, you have made the last move, which loses in { $misere } play.
if-you-lower-your-opponent-d5c4 = if you lower { $lowered }, your opponent lowers { $answer }{ $same }.
if-you-lower-this-leaves-ac4b = if you lower { $lowered }, this leaves { $left_by }, and your opponent lowers { $answer }{ $same }.
so-that-it-counts-as-22c8 = , so that it counts as { $told } again
so-that-both-count-as-affd = , so that both count as { $told }
none-it-was-the-last-8c31 = none: it was the last move
if-you-play-e6f9 = if you play
the-answer-is-1290 = the answer is
if-you-play-the-answer-0c42 = if you play { $chosen }, the answer is { $answer }
lowering-is-the-last-move-4bc0 = Lowering { $lowered } is the last move, which wins in normal play.
lowering-is-the-last-move-79c7 = Lowering { $lowered } is the last move, which loses in { $misere } play.
lowering-leaves-it-wins-3003 = Lowering { $lowered } leaves { $left }. It wins.
lowering-leaves-it-loses-the-fc3e = Lowering { $lowered } leaves { $left }. It loses: the answer is to lower { $answer }.
lowering-leaves-it-loses-e40a = Lowering { $lowered } leaves { $left }. It loses.
piles-and-equal-and-no-6b50 = piles { $first } and { $second } equal, and no other pile that can be lowered
the-piles-in-equal-pairs-12d3 = the piles in equal pairs, { $pairs_named }
every-pile-counting-as-0-0dc0 = every pile counting as 0
the-piles-counting-the-same-a86b = the piles counting the same in pairs, { $pairs_named }
only-which-are-equal-7e21 = only { $piles_named }, which are equal
only-counting-as-more-than-4184 = only { $piles_named } counting as more than 1
only-larger-than-1-ac73 = only { $piles_named } larger than 1
an-even-number-of-ones-0ce0 = an even number of ones
an-even-number-of-piles-fb49 = an even number of piles that count as 1
ones-54b5 = { $number_word } ones, { $remainder }

## games/render/nim/normal_form.rs

every-ordinal-is-a-sum-9001 = Every ordinal is a sum of distinct powers of two, in exactly one way
powers-9b8a = Powers.
m-2-0-1-2-a-807d = 2^0 = 1, 2^(a+1) = 2^a + 2^a, and for a limit a the power 2^a is the least ordinal above all 2^c with c < a. Larger exponents give larger powers, and 2^a is at least a.
existence-1137 = Existence.
let-b-be-larger-than-4718 = Let b be larger than 0, and suppose that all smaller ordinals are such sums. The least c with 2^c > b is not 0, and no limit either, since 2^c would then be the least ordinal above smaller powers, which are at most b. So c = a+1, and 2^a is the largest power that is at most b. Then b = 2^a + r, and r < 2^a because b < 2^a + 2^a. By the supposition r is a sum of distinct powers, all of them below 2^a because r is.
uniqueness-64fe = Uniqueness.
a-sum-of-distinct-powers-c8a9 = A sum of distinct powers below 2^a is smaller than 2^a: if its largest power is 2^d, what follows, with fewer powers, is smaller than 2^d in the same way, and so the sum is smaller than 2^d + 2^d = 2^(d+1), which is at most 2^a. So in each such sum for b the largest power is the largest that is at most b. What follows it is then the same ordinal r, and r is such a sum in one way only, by the supposition.
proof-fd5a = Proof.
here-pile-is-split-by-8cd3 = Here pile { $pile }, { $ordinal }, is split by taking away, again and again, the largest power that is at most what remains:
here-pile-is-split-by-3106 = Here pile { $pile } is split by taking away, again and again, the largest power that is at most what remains:
nothing-remains-f4a6 = { $power }; nothing remains
remains-8645 = { $power }; { $ordinal } remains
more-step-d085 = { $count ->
    [one] { $count } more step
   *[other] { $count } more steps
}

## games/render/nim/piles.rs

piles-and-are-equal-so-f980 = Piles { $first } and { $second } are equal, so they cancel: a move in one of them can be copied in the other.
piles-and-count-the-same-349e = Piles { $first } and { $second } count the same, so they cancel: a move in one of them can be answered so that they count the same again.
the-piles-in-each-of-ab2b = The piles in each of the pairs { $pairs_named } are equal, so they cancel: a move in one of a pair can be copied in the other.
the-piles-in-each-of-a814 = The piles in each of the pairs { $pairs_named } count the same, so they cancel: a move in one of a pair can be answered so that they count the same again.
who-wins-depends-on-alone-23ef = Who wins depends on { $named } alone, which are not equal.
who-wins-depends-on-alone-a3c4 = Who wins depends on { $named } alone, which do not count the same.
who-wins-depends-on-alone-11af = Who wins depends on { $named } alone.
there-is-only-one-pile-3632 = There is only one pile.
only-can-be-lowered-1538 = Only { $named } can be lowered.
there-are-two-piles-and-ac6f = There are two piles, and they are not equal.
only-can-be-lowered-and-b254 = Only { $named } can be lowered, and no two are equal.
only-counts-as-more-than-b904 = Only { $named } counts as more than 0.
only-count-as-more-than-15f8 = Only { $named } count as more than 0, and no two count the same.
no-other-pile-can-be-23fe = No other pile can be lowered.
every-other-pile-counts-as-211c = Every other pile counts as 0.
the-two-piles-are-equal-ea0d = The two piles are equal.
piles-and-are-equal-0471 = Piles { $first } and { $second } are equal.
the-two-piles-count-the-8d42 = The two piles count the same.
piles-and-count-the-same-c720 = Piles { $first } and { $second } count the same.
mirror-each-pile-an-equal-2684 = { $second } mirror { $first }, each pile an equal one.
the-piles-come-in-equal-bb94 = The piles come in equal pairs: { $pairs_named }.
the-piles-come-in-pairs-deed = The piles come in pairs that count the same: { $pairs_named }.
there-is-only-one-pile-a399 = There is only one pile
only-is-not-empty-996a = Only { $piles_named } is not empty
there-are-piles-0900 = There are { $number_word } piles
only-are-not-empty-291f = Only { $piles_named } are not empty
one-more-than-a-turn-d5f3 = { $there }, one more than a turn can lower, and they are equal.
one-more-than-a-turn-78f0 = { $there }, one more than a turn can lower, and they are not all equal.
and-a-turn-can-lower-a21b = { $there }, and a turn can lower all of them.
pile-is-larger-than-1-35db = { $number } pile is larger than 1.
pile-counts-as-more-than-9eca = { $number } pile counts as more than 1.
piles-are-larger-than-1-93ad = { $number } piles are larger than 1.
piles-count-as-more-than-038f = { $number } piles count as more than 1.
to-win-a-move-that-d0b1 = To win, a move that leaves such a pile must leave every power balanced, as in normal play; a move that leaves no such pile must leave { $losing }.
piles-d1de = { $number_word } piles
only-is-larger-than-1-79b9 = Only { $named } is larger than 1, and a turn can lower it: this is the switch. Whoever moves now wins, by leaving { $losing }.
only-counts-as-more-than-0371 = Only { $named } counts as more than 1, and a turn can lower it: this is the switch. Whoever moves now wins, by leaving { $losing }.
only-are-larger-than-1-75c7 = Only { $named } are larger than 1, and a turn can lower them all: this is the switch. Whoever moves now wins, by leaving { $losing }.
only-count-as-more-than-5e8e = Only { $named } count as more than 1, and a turn can lower them all: this is the switch. Whoever moves now wins, by leaving { $losing }.
no-pile-counts-as-more-42f5 = No pile counts as more than 1, so only the number of piles that count as 1 matters: whoever has to move from { $losing } loses.
no-pile-is-larger-than-03b0 = No pile is larger than 1, so only the number of ones matters: whoever has to move from { $losing } loses.
in-play-whoever-makes-the-9ce0 = In { $misere } play whoever makes the last move loses.
the-number-of-piles-that-ea1e = The number of piles that count as 1 is now { $number }: { $remainder }.
the-number-of-ones-is-6004 = The number of ones is now { $number }: { $remainder }.
even-e764 = even
odd-6dac = odd
a-multiple-of-d734 = a multiple of { $modulus }
more-than-a-multiple-of-c9a9 = { $remainder } more than a multiple of { $modulus }
a-number-of-ones-that-aeb0 = a number of ones that is 1 more than a multiple of { $at_most }
an-odd-number-of-piles-abbb = an odd number of piles that count as 1
an-odd-number-of-ones-713a = an odd number of ones
only-one-pile-that-counts-f09c = only one pile that counts as more than 1
only-one-pile-larger-than-f206 = only one pile larger than 1
no-more-than-piles-that-1e3e = no more than { $most } piles that counts as more than 1
no-more-than-piles-larger-eaea = no more than { $number_word } piles larger than 1

## games/render/nim/powers.rs

the-sum-of-powers-8820 = { $height }, the sum of { $what } powers
the-powers-of-two-pile-46d7 = The powers of two, pile by pile
binary-8fb6 = binary
how-many-da99 = how many
modulo-2e21 = modulo { $modulus }
nim-sum-1bfc = nim-sum { $ordinal }
in-binary-which-is-f333 = { $binary_of } in binary, which is { $ordinal }
how-many-there-are-of-c4c8 = How many there are of each power, the lowest first, is the nim-sum vector { $vector }; an odd number gives the digit 1 of the nim-sum and an even one 0: { $digits }.
left-0d34 = { $left } left
pile-35a8 = pile
in-pile-93c5 = in pile { $named }
in-piles-367d = in piles { $named }
left-ec2b = { $power }: { $count } ({ $left } left), { $named }
more-power-2ec8 = { $count ->
    [one] { $count } more power
   *[other] { $count } more powers
}
out-of-balance-f1cd = { $ellipsis } { $more } out of balance
these-powers-occur-an-odd-02f2 = These powers occur an odd number of times:
the-number-of-these-is-8536 = The number of these is not divisible by { $modulus }:
nim-sum-4254 = nim-sum
the-same-by-powers-of-a4c4 = The same by powers of omega, with binary coefficients
other-power-occurs-an-even-09a1 = { $number } other power occurs an even number of times.
other-powers-occur-an-even-da63 = { $number } other powers occur an even number of times.
power-occurs-an-even-number-7776 = { $number } power occurs an even number of times.
powers-occur-an-even-number-80db = { $number } powers occur an even number of times.
other-power-occurs-a-number-e458 = { $number } other power occurs a number of times divisible by { $modulus }.
other-powers-occur-a-number-774b = { $number } other powers occur a number of times divisible by { $modulus }.
power-occurs-a-number-of-61bd = { $number } power occurs a number of times divisible by { $modulus }.
powers-occur-a-number-of-5bba = { $number } powers occur a number of times divisible by { $modulus }.
pile-s-and-pile-s-9350 = pile { $first }'s { $power } and pile { $second }'s { $power2 } shake hands
one-more-pair-shakes-hands-140a = one more pair shakes hands
more-pairs-shake-hands-45bc = { $more } more pairs shake hands
pile-s-32f4 = pile { $pile }'s { $power }
no-partner-48cc = no partner
nobody-is-left-alone-463b = nobody is left alone
finds-64ca = { $alone } finds { $no_partner }
find-f9eb = { $alone } find { $no_partner }

## games/render/nim/residues.rs

a-turn-takes-at-most-bce4 = A turn takes at most { $ordinal } from a pile, so full { $groups_of } do not count: of { $ordinal2 } blocks the other player can take what one leaves. A pile counts as what is left over.
and-is-a-limit-it-01e1 = And { $limit } is a limit: it has no top block, so nobody can take from it. Only the blocks above a limit count.
pile-6bbf = pile { $index }: { $counts }
has-no-top-block-and-1e7e = { $height } has no top block and counts as { $residue }
counts-as-0132 = { $division } counts as { $residue }
has-on-top-counts-as-a5ae = { $height } has { $finite } on top; { $division } counts as { $residue }
has-on-top-it-counts-0315 = { $height } has { $finite } on top; it counts as { $residue }

## games/render/partizan.rs

left-wins-whoever-begins-l-ab03 = Left wins, whoever begins (L)
right-wins-whoever-begins-r-4912 = Right wins, whoever begins (R)
whoever-begins-wins-n-31df = Whoever begins wins (N)
whoever-begins-loses-p-07b4 = Whoever begins loses (P)
left-wins-whoever-begins-25ec = Left wins, whoever begins.
right-wins-whoever-begins-e956 = Right wins, whoever begins.
whoever-begins-wins-30f9 = Whoever begins wins.
whoever-begins-loses-04e6 = Whoever begins loses.
the-value-is-0-whoever-733f = The value is 0: whoever begins loses.
the-value-is-positive-left-c677 = The value { $value } is positive: Left wins, whoever begins.
the-value-is-negative-right-81be = The value { $value } is negative: Right wins, whoever begins.
the-value-is-confused-with-19fa = The value { $value } is confused with 0: whoever begins wins.
its-mean-is-and-its-e187 = Its mean is { $number } and its temperature { $temperature }.
value-f0f0 = value
mean-63e8 = mean
temperature-2b05 = temperature
the-independent-parts-the-hottest-41a0 = The independent parts, the hottest first. Where the temperature is below 0, the value is a number, and to move there costs something:
if-it-were-s-turn-1295 = If it were { $player }'s turn, no move would win.
which-moves-would-win-if-8ce5 = Which moves would win if it were { $player }'s turn could not be computed.
if-it-were-s-turn-8540 = If it were { $player }'s turn, { $moves } would win.
if-it-were-s-turn-1649 = If it were { $player }'s turn, { $counted } would win: { $listed }.
if-it-were-s-turn-4129 = If it were { $player }'s turn, these moves would win, among others: { $listed }.
what-the-moves-of-leave-ff5e = What the moves of { $player } leave, and whether they win:

## games/render/parts.rs

their-nim-sum-is-the-eded = Their nim-sum is { $number }: the parts balance.
their-nim-sum-is-c325 = Their nim-sum is { $ordinal }.
like-a-heap-of-3c50 = { $part } like a heap of { $ordinal }
the-parts-do-not-touch-f797 = The parts do not touch each other, and each behaves like a heap of Nim: { $told }.
the-parts-do-not-touch-3323 = The parts do not touch each other, and each behaves like a heap of Nim:
is-worth-7021 = { $part } is worth { $ordinal }
the-nim-sum-of-the-1e8d = The nim-sum of the values is { $sum } = { $told }: they balance, and every move disturbs that.
the-nim-sum-of-the-49d5 = The nim-sum of the values is { $sum } = { $told }. It is not 0: some move makes it 0.
the-nim-sum-of-all-2d7a = The nim-sum of all the values is { $told }: they balance, and every move disturbs that.
the-nim-sum-of-all-b4db = The nim-sum of all the values is { $told }. It is not 0: some move makes it 0.
in-worth-some-move-leaves-0cb6 = in { $part }, worth { $ordinal }, some move leaves { $ordinal2 }
the-nim-sum-is-0-ce21 = The nim-sum is 0 already. No move leaves the value of its part as it was, so that none keeps the nim-sum.
to-win-leave-the-nim-1daf = To win, leave the nim-sum 0: { $told }.
leave-a954 = leave
to-win-leave-the-nim-8a0d = To win, leave the nim-sum 0: in each of these parts some move leaves just that value.
the-only-move-does-not-0528 = The only move does not win.
the-only-move-wins-5509 = The only move wins.
neither-of-the-two-moves-9b9a = Neither of the two moves wins.
both-moves-win-c448 = Both moves win.
none-of-the-wins-a0d5 = None of the { $all } wins.
just-of-the-wins-248f = Just { $what } of the { $all } wins.
all-win-ec88 = All { $all } win.
of-the-win-68c2 = Of the { $all } { $wins } win.
in-no-part-is-there-18f8 = In no part is there a winning move.
all-winning-moves-are-made-6bd8 = All winning moves are made in { $only }.
winning-moves-are-made-in-2271 = Winning moves are made in { $named }.
with-0ad2 = { $a } with { $b }
the-parts-cancel-in-pairs-2bd0 = The parts cancel in pairs: { $listed }.
whatever-you-do-in-one-0f83 = Whatever you do in one part, your opponent can copy in the other.
whatever-you-do-in-one-d766 = Whatever you do in one part, your opponent can copy in its partner.
whatever-you-do-in-one-51de = Whatever you do in one part, your opponent can copy in the other, as in a mirror.
whatever-you-do-in-one-7755 = Whatever you do in one part, your opponent can copy in its partner, as in a mirror.
to-whatever-you-do-in-f318 = To whatever you do in one part, your opponent has an answer there or in the other.
to-whatever-you-do-in-4dcc = To whatever you do in one part, your opponent has an answer there or in its partner.
what-either-player-does-in-5300 = What either player does in one of them can be copied in the other, so they cancel: what is left, { $rest }, decides who wins.
what-either-player-does-in-cf34 = What either player does in one of them can be copied in its partner, so they cancel: what is left, { $rest }, decides who wins.
what-either-player-does-in-7b7d = What either player does in one of them has an answer there or in the other, so they cancel: what is left, { $rest }, decides who wins.
what-either-player-does-in-24d5 = What either player does in one of them has an answer there or in its partner, so they cancel: what is left, { $rest }, decides who wins.
two-parts-are-the-same-b776 = Two parts are the same, { $first }.
and-are-the-same-but-39a6 = { $first } and { $second } are the same but for their symmetry.
is-with-left-and-right-a2d8 = { $first } is { $second } with Left and Right exchanged.
two-parts-are-the-same-8c9b = Two parts are the same, { $first }, which is its own negative.
the-values-of-and-are-104b = The values of { $first } and { $second } are each other's negative.
options-c628 = options
none-064e = none
all-positions-that-can-be-2ec1 = All positions that can be reached, each after its options, whose values stand in brackets. The value is the least number that is none of these:
where-there-is-no-move-f6fb = Where there is no move, the player to move has lost.
where-there-is-no-move-1e22 = Where there is no move, the player to move has won: that is { $misere } play.
a-move-wins-exactly-if-08b5 = A move wins exactly if it leads to a position from which the player to move there, your opponent, loses: every move from there must lead to one that you win again.
every-position-of-this-game-b80b = Every position of this game behaves like a heap of Nim. The height of that heap is its { $say }: the least number that is not the value of an option, that is, of a position that one move leaves. This least missing number is called the mex. The player to move loses exactly if the value is 0.
grundy-value-120e = Grundy value
independent-parts-behave-like-heaps-6d8b = Independent parts behave like heaps side by side. Together they are worth the { $say } of their values: write each as a sum of different powers of two, and strike out equal powers in pairs.
a-stone-behaves-like-a-539c = A stone behaves like a heap of Nim. Its value is the least number that no move of this stone leaves in its place, and this is the { $say } of its coordinates. The player to move loses exactly if the position is worth 0.
nim-product-6250 = nim-product
a-coin-that-shows-heads-6eb4 = A coin that shows heads behaves like a heap of Nim. Its value is the least number that no move leaves in its place which turns this coin as the last one. In a product of games it is the { $say } of the values of its coordinates, one in each game. The player to move loses exactly if the position is worth 0.
in-play-sums-have-no-42aa = In { $misere } play sums have no values, but many games behave like positions of Nim in all sums of such games. The { $say } of a game is its Grundy value and, behind ^, the least numbers that are missing among those of its options when the last move loses: beside no heap of 2, beside one, beside two, until they alternate. A game is { $say2 } if its genus is that of a position of Nim, and its options are tame or can be taken back.
in-play-sums-have-no-a4ea = In { $misere } play sums have no values, but two sums of heaps of this game count as the same if exchanging one for the other never changes who wins. Every heap is an element of a finite table of products, the { $say } of the game, and a sum is the product of its heaps. The products whose positions the player to move loses are known.
the-of-a-position-is-d48d = The { $say } of a position is the number of boxes that the player to move closes from there on, less that of the other player, if both play for it. With a move it is the number of boxes that the move closes, less the net score of what the move leaves.
net-score-2809 = net score
positions-can-come-again-here-3b00 = Positions can come again here. A move wins exactly if it leads to a position from which every move leads to one that you win. Where neither player can bring the game to such an end it goes on for ever: that is a { $say }.
draw-c259 = draw
the-of-a-position-tells-544c = The { $say } of a position tells who wins: if it is positive, Left, whoever begins; if it is negative, Right, whoever begins; if it is 0, whoever does not begin; and if it is confused with 0, whoever begins. Its mean is how many moves Left is ahead on average, when it is played many times over; its temperature, how much a move there is worth.

## games/render/period.rs

period-after-proved-a1c8 = { $rules }: period { $period } after { $preperiod }, proved
period-after-observed-b69d = { $rules }: period { $period } after { $preperiod }, observed
period-after-saltus-proved-2c64 = { $rules }: period { $period } after { $preperiod }, saltus { $saltus }, proved
period-after-saltus-observed-e1f0 = { $rules }: period { $period } after { $preperiod }, saltus { $saltus }, observed
for-therefore-for-ever-1a93 = { $equation } for { $range }, therefore for ever ({ $theorem })
values-up-to-heap-would-5fb6 = values up to heap { $saturating_sub } would prove it
values-up-to-heap-would-a0d5 = values up to heap { $last } would prove it ({ $halted })
not-proved-38a7 = not proved: { $reason }
for-0094 = { $equation } for { $range }
no-period-up-to-heap-5dde = { $rules }: no period up to heap { $last }
no-period-up-to-heap-0534 = { $rules }: no period up to heap { $last } ({ $halted })
strips-of-are-heaps-of-ff72 = strips of { $rules } are heaps of { $code }, a square for a counter

## games/render/players.rs

the-play-is-over-c3d0 = The play is over: { $win }.
wins-378d = { $winners } wins
win-b3b7 = { $winners } win
or-78aa = { $all }, or { $result }
second-fb39 = { $seat } second
third-89bd = { $seat } third
fourth-1fdc = { $seat } fourth
fifth-295c = { $seat } fifth
sixth-b963 = { $seat } sixth
by-the-preferences-3216 = { $wins } by the preferences.
by-the-podium-rule-beff = { $wins } by the podium rule.
by-the-podium-rule-4e96 = { $wins } by the podium rule: { $places }.
the-preferences-leave-it-open-89be = The preferences leave it open: { $open_between }.
by-which-reaches-that-f3dd = { $say } by which { $turn } reaches that: { $named }
the-only-move-2ab0 = The only move
a-move-f891 = A move
some-moves-d3fd = Some moves
against-players-who-do-not-ef99 = Against players who do not care for their own places the theorem tells nothing, and there are too many positions to try all: which coalitions can force a win is open.
outcome-class-of-propp-the-9b5b = Outcome class of Propp: { $named } (the next player can force to win).
outcome-class-of-propp-the-0246 = Outcome class of Propp: { $named } (the player after the next can force to win).
outcome-class-of-propp-the-f44d = Outcome class of Propp: { $named } (the previous player can force to win).
outcome-class-of-propp-queer-a882 = Outcome class of Propp: { $named } (queer, nobody can force to win alone).
no-theorem-is-used-for-a5fa = No theorem is used for this game, this ending and these preferences. All positions that can be reached were settled from the end: where the play is over the result is known, and before that each player chooses among the results of the moves. A coalition forces a win if it does so after some move of its own, and after every move of others.
players-move-in-turn-and-57c5 = { $capitalised } players move in turn, and { $turn } is to move; { $translated }.
podium-rule-each-player-wants-b206 = Podium rule: each player wants to move last, or else as shortly before the last move as can be.
podium-rule-each-player-wants-74d6 = Podium rule: each player wants to win, or else that the next player wins, or else the one after.
preferences-best-first-results-are-67b7 = Preferences, best first (results are named by who loses): { $rows }.
preferences-best-first-results-are-b086 = Preferences, best first (results are named by who wins): { $rows }.
whatever-all-others-do-10e1 = { $say } whatever all others do.
can-force-to-win-6533 = { $seat } can force to win,
nobody-can-force-to-win-4812 = Nobody can force to win alone against all others together.
the-least-coalitions-that-can-9993 = The least coalitions that can force that one of theirs wins:
beginning-with-e721 = { $name }, beginning with { $chosen }
whatever-does-df0c = { $name }, whatever { $turn } does
now-chooses-1342 = now { $turn } chooses: { $results }
after-it-is-who-chooses-76f6 = after { $moves } it is { $turn } who chooses: { $results }
what-is-open-results-between-b73a = What is open: results between which the player who chooses is indifferent.
then-c08a = then
what-follows-on-each-move-e461 = What follows on each move
in-every-column-the-number-c499 = In every column the number of piles is divisible by { $n }. So the last move is made by { $previous }: the player who moved before this position.
every-column-is-to-be-4446 = Every column is to be divisible by { $n }. At least { $count } has to be lowered for that, such as pile { $named }.
every-column-is-to-be-db34 = Every column is to be divisible by { $n }. At least { $count } have to be lowered for that, such as piles { $named }.
the-player-who-is-about-847d = the player who is about to move
the-player-of-the-second-226b = the player of the second turn from now
the-player-of-the-third-6901 = the player of the third turn from now
the-player-of-the-fourth-5f5e = the player of the fourth turn from now
the-player-of-the-fifth-d5e8 = the player of the fifth turn from now
the-player-of-the-sixth-ff0a = the player of the sixth turn from now
the-player-of-the-last-d4ef = the player of the last turn from now
so-the-last-move-is-a701 = So the last move is made by { $when }: { $last }.
the-theorem-of-li-1978-96cc = The theorem of Li (1978)
let-t-be-the-least-dbef = Let t be the least number of piles that have to be lowered until in every column the number of piles is divisible by { $n }. By the podium rule the last move is made by the player of the t-th turn from now, and if t is 0 by the player before.
proof-who-is-about-to-cdea = Proof: who is about to move can lower one of these t piles so that t-1 are left, and no move leaves fewer: if k piles balance what is left, k+1 balance what is there. If t is 0, every move leaves { $n }: otherwise fewer than { $n2 } lowered piles would lead from balance to balance, though a column that loses between 1 and { $n3 } of its powers is no longer divisible by { $n4 }. After a move the number is the turn of the last move, counted from the next player: the smaller it is, the better is the place of the player who moved. So everybody makes it smaller as long as it is not 0.
can-force-to-win-bf8a = { $coalition } can force to win
can-force-that-one-of-1951 = { $coalition } can force that one of them wins
the-result-is-053a = the result is { $letters }
reply-c8f0 = reply
more-position-a535 = { $count ->
    [one] { $count } more position
   *[other] { $count } more positions
}
in-which-the-play-can-5e3d = { $count } in which the play can stand when the coalition replies as written:
in-which-the-play-can-f8b2 = { $count } in which the play can stand:

## games/render/products.rs

to-the-power-is-11e1 = { $ordinal } to the power { $exponent } is { $ordinal2 }
nim-powers-5ea5 = Nim-powers: { $listed }.
that-is-the-value-of-ea10 = That is the value of the position.
their-nim-sum-is-every-5917 = Their nim-sum is { $number }: every value cancels.
in-nimbers-7b25 = In nimbers, { $told }.
stone-1f29 = stone
more-stone-6dca = { $count ->
    [one] { $count } more stone
   *[other] { $count } more stones
}
a-stone-is-worth-the-13b4 = A stone is worth the nim-product of its coordinates' values:
the-stone-lies-on-an-d0b6 = The stone lies on an edge, where it can only slide or go: this is Nim with one pile of { $heights }.
all-stones-lie-on-an-877b = All stones lie on an edge, where a stone can only slide or go: this is Nim with the piles { $heights }. Two stones that meet vanish, as two equal piles cancel.
the-move-changes-the-value-4a0d = The move { $chosen } changes the value by { $value }, so that 0 is left.
the-move-changes-the-coordinates-23fe = The move { $chosen } changes the coordinates' values by { $listed }, and with them the value of the position by the nim-product { $multiplied }. That is just what the position is worth, so 0 is left.
to-the-nim-power-is-a343 = { $ordinal } to the nim-power { $dimension } is { $value_text }
any-of-9a49 = any of { $either }
for-example-cb06 = { $either }, for example,
any-of-for-example-f079 = any of { $either }, for example,
no-finite-stone-does-it-abe2 = No finite stone does it: { $value_text } is no such power of a finite nimber.
one-stone-on-the-diagonal-45c2 = One stone on the diagonal would turn it round. Since { $power }, which is the value of the position, with { $stones } put there (or taken away, if it is there) the previous player wins.
leaves-the-value-0-and-731c = { $done } leaves the value 0 and wins.
leaves-the-value-and-the-6481 = { $done } leaves the value { $value }, and the answer, { $doing }, makes it 0.
the-move-leaves-the-value-0ae1 = The move { $chosen } leaves the value 0 and wins.
the-move-leaves-the-value-b71a = The move { $chosen } leaves the value { $value }, and the answer { $reply } makes it 0.
removing-331b = removing { $rest }
sliding-1249 = sliding { $rest }
turning-2185 = turning { $rest }

## games/render/qr.rs

qr-code-f61d = QR code

## games/render/review.rs

from-the-start-neither-player-6676 = From the start neither player could force a win.
you-were-winning-from-the-f656 = You were winning from the start.
was-winning-from-the-start-3c98 = { $name } was winning from the start.
nobody-gave-a-won-game-1931 = Nobody gave a won game away.
turn-c1d3 = Turn { $number }:
you-gave-the-win-away-8be6 = { $gave } You gave the win away.
you-gave-the-draw-away-ab65 = { $gave } You gave the draw away.
gave-the-win-away-ac27 = { $gave } { $name } gave the win away.
gave-the-draw-away-b56d = { $gave } { $name } gave the draw away.
and-so-times-more-42a6 = And so { $more } times more.
left-over-27ec = left over
turn-5dce = turn
player-0a06 = player
nim-sum-vector-7e12 = nim-sum vector
more-turn-b5f5 = { $count ->
    [one] { $count } more turn
   *[other] { $count } more turns
}

## games/render/scene/boards.rs

coin-a39a = coin
column-203f = column
row-106d = row
layer-754b = layer
heads-f01f = heads
edge-d16a = edge
tails-46d0 = tails
board-of-stone-at-a3c1 = Board of { $size }; stone at { $lie }.
board-of-heads-at-c7c0 = Board of { $size }; heads at { $lie }.
board-of-drawn-in-part-39ca = Board of { $size }, drawn in part; stone at { $lie }.
board-of-drawn-in-part-81cc = Board of { $size }, drawn in part; heads at { $lie }.
coin-c09a = coin { $only }
column-75b0 = column { $x }
by-5e93 = { $all } by { $side }
touch-a-stone-then-the-0c13 = Touch a stone, then the near corner of its box; on the edges nothing appears. Or type both, as in (4,7) -> (1,3), or slide (4,7) to (4,5).
remove-the-stone-at-fbaa = remove the stone at { $stone }
slide-the-stone-at-to-4149 = slide the stone at { $stone } to { $place }
turn-the-rectangle-from-the-4ffd = turn the rectangle from the stone at { $stone } to { $place }
turn-the-box-from-the-afbf = turn the box from the stone at { $stone } to { $place }
every-coordinate-of-the-near-f72f = Every coordinate of the near corner must be smaller than in { $point_text }.
no-stone-lies-there-74d5 = No stone lies there.
the-stone-at-now-the-3c2c = The stone at { $place }: now the near corner.
touch-a-coin-that-shows-c20f = Touch a coin that shows heads, then the last of its neighbours to the left that are turned, too. Or type all of them, as in 7, 6, 5.
touch-a-coin-that-shows-3416 = Touch a coin that shows heads, then the coins to the left of it that are turned, too. Or type all of them, as in 7, 4, 1.
touch-a-coin-that-shows-509f = Touch a coin that shows heads, then further coins to the left and below: their columns and rows are turned with it. Or type the coins of each game, as in 7, 4 x 3, 2.
coins-cd48 = coins { $named }
columns-b3d2 = columns { $named }
rows-03ae = rows { $named }
layers-24e2 = layers { $named }
coordinates-4658 = coordinates { $named }
turn-d301 = turn { $by }
that-coin-cannot-be-turned-34d4 = That coin cannot be turned with the first one.
or-choose-further-coins-4ffa = { $what }, or choose further coins.
now-the-other-coins-1c9d = Now the other coins.

## games/render/scene/loopy.rs

is-to-move-c46c = { $player } is to move.
begins-d274 = { $player } begins.
or-type-it-such-as-2a01 = { $touch }, or type it, such as { $example }.
or-type-it-a3ad = { $touch }, or type it.

## games/render/scene/mod.rs

very-many-7d8b = very many
there-are-no-piles-here-abc9 = there are no piles here
there-is-no-such-pile-3589 = there is no such pile
there-is-no-such-part-9b6f = there is no such part of the pile
pile-from-to-cb61 = Pile { $pile }, from { $ordinal } to { $ordinal2 }
that-is-normal-play-this-fb6b = That is normal play. This is misère play, where the end is turned round: whoever makes the last move loses.
whoever-makes-the-last-move-63cf = Whoever makes the last move wins.
whoever-makes-the-last-move-cc0a = Whoever makes the last move loses.

## games/render/scene/partizan.rs

is-to-move-or-type-e217 = { $turn } is to move. { $touch }, or type it, such as { $example }.
is-to-move-or-type-ecef = { $turn } is to move. { $touch }, or type it.
is-to-move-choose-a-797a = { $turn } is to move. Choose a move from the list, or type it, such as { $example }.
is-to-move-choose-a-78d8 = { $turn } is to move. Choose a move from the list, or type it.

## games/render/scene/piles.rs

type-the-pile-and-what-dc23 = Type the pile and what you leave of it, as in 1: 0, with commas between several.
type-the-pile-and-what-b065 = Type the pile and what you leave of it, as in 1: 0.
touch-a-block-to-take-5fe5 = Touch a block to take it and all above it.
touch-one-of-the-top-52ab = Touch one of the top { $max } block to take it and all above it.
touch-one-of-the-top-c4d3 = Touch one of the top { $max } blocks to take it and all above it.
touch-blocks-in-up-to-01b0 = Touch blocks in up to { $counted } to take them and all above them.
or-type-the-pile-and-70b5 = Or type the pile and what you leave of it, as in 1: 0, with commas between several.
or-type-the-pile-and-4b4c = Or type the pile and what you leave of it, as in 1: 0.
or-lower-another-pile-too-ce52 = { $what }, or lower another pile too.
take-from-pile-leave-nothing-87a8 = take { $told } from pile { $pile }, leave nothing
take-from-pile-leave-6440 = take { $told } from pile { $pile }, leave { $left }
lower-pile-from-to-nothing-993a = lower pile { $pile } from { $from_told } to nothing
no-piles-f5d4 = No piles.
a-turn-takes-at-most-4a7c = A turn takes at most { $max }.
a-turn-lowers-up-to-6783 = A turn lowers up to { $counted }.
the-last-move-loses-084a = The last move loses.
in-even-235a = { $named }: in { $piles }, even
in-odd-77e2 = { $named }: in { $piles }, odd
in-divisible-by-f97b = { $named }: in { $piles }, divisible by { $modulus }
in-too-many-to-be-a805 = { $named }: in { $piles }, { $remainder } too many to be divisible by { $modulus }
one-e1a0 = one
two-998b = two
four-0d6b = four
eight-9c6f = eight
sixteen-454a = sixteen
thirty-two-a9dc = thirty-two
sixty-four-05d3 = sixty-four
pile-empty-f864 = Pile { $number }: empty
pile-3903 = Pile { $number }: { $ordinal }
pile-counts-as-4209 = Pile { $number }: { $height } counts as { $residue }

## games/render/scene/scenery.rs

type-a-move-8b7c = Type a move.

## games/render/scene/score.rs

both-draw-lines-the-boxes-9a98 = Both draw lines: the boxes of Left are marked L, and those of Right R.
touch-the-line-that-you-b4c0 = Touch the line that you draw, and another one whenever it closes a box; or type them, such as { $example }.
all-lines-are-drawn-924a = All lines are drawn.
draw-d3a1 = draw { $spoken }
that-closes-a-box-now-5739 = That closes a box: now touch the next line.

## games/render/scene/sums.rs

part-4fd1 = Part { $index }, { $titles }.
a-sum-5072 = A sum: { $titles }.
part-add5 = part { $index }: { $name }
in-part-0ecc = in part { $index }: { $what }
part-2b5e = Part { $index }: { $touched }
move-in-one-of-the-41a9 = Move in one of the parts, or type the move with the number of its part, such as { $example }.
move-in-one-of-the-8d35 = Move in one of the parts, or type the move with the number of its part.

## games/render/score.rs

so-far-left-has-and-7053 = So far Left has { $boxes }, and Right { $boxes2 }.
a-best-reply-58cc = A best reply: { $reply }.
no-box-2520 = no box
one-box-ed86 = one box
boxes-ab35 = { $count } boxes
in-the-end-left-has-556f = in the end Left has { $boxes }, and Right { $boxes2 }
net-score-b93a = { $verdict }: { $told } (net score { $net }).
left-has-and-right-da99 = Left has { $boxes }, and Right { $boxes2 }.
has-won-a970 = { $player } has won.
it-is-a-draw-1f84 = It is a draw.
from-here-on-who-is-d792 = From here on { $name }, who is to move, can get { $more } more than the other player.
from-here-on-who-is-8402 = From here on { $name }, who is to move, can get as many boxes as the other player.
from-here-on-who-is-6ab8 = From here on { $name }, who is to move, gets { $more } fewer than the other player.
if-both-play-as-well-39a2 = If both play as well as they can, Left has { $boxes } in the end, and Right { $boxes2 }.
a-chain-of-b64a = a chain of { $boxes }
chains-of-boxes-d733 = chains of { $numbers } boxes
a-loop-of-db90 = a loop of { $boxes }
loops-of-boxes-b829 = loops of { $numbers } boxes
only-this-is-left-whoever-0fc3 = Only this is left: { $told }. Whoever moves gives one of them away. The other player can take all its boxes; or leave the last two of a chain of three or more, or the last four of a loop, which the first player can take then. Whoever takes the last of them moves next, if lines are left.
which-moves-are-best-could-c593 = Which moves are best could not be computed.
the-only-best-move-5275 = The only best move: { $told }.
the-best-moves-81da = The best moves: { $told }.
best-moves-among-others-6322 = Best moves, among others: { $told }.
it-closes-bcf5 = It closes { $boxes }.
the-move-is-a-best-e8b7 = The move { $chosen } is a best one: the net score with it is { $score }.
the-net-score-with-the-1f59 = The net score with the move { $chosen } is { $score }, and another move is better.
what-each-move-is-worth-4fac = What each move is worth: the boxes that it closes, and the net score with it, for the player who makes it:
closes-1bf5 = closes

## games/render/searched.rs

this-position-behaves-like-an-b950 = This position behaves like an empty heap of Nim: its value is 0.
this-position-behaves-like-a-f09a = This position behaves like a heap of Nim of height { $value }.
more-value-76e0 = { $count ->
    [one] { $count } more value
   *[other] { $count } more values
}
a-move-leaves-and-none-0971 = A move leaves { $told }, and none leaves 1.
as-from-such-a-heap-b10d = As from such a heap, moves leave { $told }, and none leaves { $value }.
such-as-40e6 = such as
what-the-moves-leave-by-a699 = What the moves leave, by the height of the heap that it behaves like:
the-least-number-that-no-9bdf = The least number that no move leaves, the mex, is { $mex }: that is the value.
no-move-leaves-it-a35c = no move leaves it
number-d93c = number
the-nim-sum-is-5645 = The nim-sum is { $total }.
proved-in-4480 = Proved in: { $reference }.
the-move-is-the-last-a46e = The move { $chosen } is the last one, which loses.
the-move-wins-1417 = The move { $chosen } wins.

## games/render/spoken.rs

and-so-on-fdc8 = { $cleaned } and so on
over-5631 = over
minus-aea1 = minus
plus-or-minus-39ac = plus or minus
star-117a = star
the-game-862d = the game
end-of-game-221e = end of game
bracket-e075 = bracket
end-of-bracket-1b54 = end of bracket
phi-of-6846 = phi of
sub-8bf6 = sub
squared-333c = squared
cubed-5584 = cubed
to-the-647a = to the
zero-41d7 = zero
sub-210f = sub { $digits }
omega-c825 = omega
epsilon-b4b9 = epsilon
phi-1051 = phi
gamma-e0ff = Gamma
up-f164 = up
down-b364 = down
double-up-9db7 = double up
double-down-2a1e = double down
plus-60db = plus
times-d4ac = times
nim-plus-62f7 = nim-plus
nim-times-cdbe = nim-times
equals-86d5 = equals
is-at-most-d722 = is at most
to-ecfb = to
bar-d362 = bar
and-so-on-to-6cb9 = and so on to
and-9ebf = and

## games/render/strategy.rs

there-is-no-tree-to-30c6 = there is no tree to draw: this certificate rests on a theorem, not on a table of positions
the-value-follows-from-those-447d = The value follows from those of { $counted }, up to symmetry. Each is the mex of the values of its options, and a sum of independent parts is worth the nim-sum. The table is in the order of the longest play that is left: all parts of the options of a row stand further up.
who-wins-follows-from-the-46d1 = Who wins follows from the values of { $counted }. Beside a heap of its value each of them is lost: a smaller heap is answered by a move to the value of that heap; after any other move the listed values make another nim-sum, or in the one part that is not listed there is a move that makes them equal.
p-position-358d = { $count ->
    [one] { $count } P-position
   *[other] { $count } P-positions
}
canonical-forms-alone-tell-who-5c6c = Canonical forms alone tell who wins.
there-is-no-move-and-ed40 = There is no move, and in this convention the player to move has won.
this-is-the-first-of-2ff0 = This is the first of { $count }, up to symmetry.
a-move-leads-to-the-7736 = A move leads to the first of { $count }, up to symmetry.
from-each-of-them-every-b2fd = From each of them every move can be answered by a move to one of them. So whoever has moved to one of them can do so until the end.
from-each-of-them-every-91e1 = From each of them every move can be answered by a move to one of them, unless it has ended the game, which loses. So whoever has moved to one of them can do so until the end.
parts-of-size-or-less-e1ab = Parts of size { $small } or less stand for their canonical forms of misère play: what can be moved in them are the options of these.
has-a-quotient-with-of-54fa = { $ruleset } has a { $misere } quotient with { $counted }, of which { $p_positions } make the P-portion.
the-certificate-has-their-products-ecce = The certificate has their products, and the element of each heap, from which those of all heaps follow.
the-certificate-has-their-products-6e2b = The certificate has their products, and the element of each heap, from which those of the heaps up to { $last } follow.
the-product-of-the-heaps-5399 = The product of the heaps is in the P-portion.
the-product-of-the-heaps-23c0 = The product of the heaps is not in the P-portion.
can-be-reached-and-fa3a = { $counted } can be reached: { $counted2 } and { $counted3 }.
n-position-7b9a = { $count ->
    [one] { $count } N-position
   *[other] { $count } N-positions
}
up-to-the-order-of-08d8 = Up to the order of the piles there are { $up_to_order }.
the-table-is-in-the-f6de = The table is in the order of the longest play that is left, so that every move leads to a row further up. A position without a move is a P-position. Of the others, P: whoever has just moved wins, because every move leads to an N-position. N: whoever moves next wins, by the winning move, which leads to a P-position.
the-table-is-in-the-ca00 = The table is in the order of the longest play that is left, so that every move leads to a row further up. A position without a move is an N-position. Of the others, P: whoever has just moved wins, because every move leads to an N-position. N: whoever moves next wins, by the winning move, which leads to a P-position.
to-move-9efa = to move
who-wins-cff4 = who wins
winning-move-3f54 = winning move
longest-play-left-1ce0 = longest play left
none-is-left-d5df = none is left

## games/render/svg/sequence.rs

grundy-values-of-heaps-to-6b8c = Grundy values of { $rules }, heaps { $what } to { $last }
a-point-for-each-heap-f91c = A point for each heap. The largest value is { $largest }.
values-that-are-not-those-a71d = Values that are not those of the row above are set off.
heaps-below-are-shaded-there-eebf = Heaps below { $preperiod } are shaded: there the values do not repeat.

## games/render/svg/table.rs

how-often-55f3 = how often
m-0-mod-c297 = 0 mod { $modulus }
mod-ac05 = { $remainder } mod { $modulus }
table-of-powers-of-two-defb = Table of powers of two

## games/render/svg/thermograph.rs

thermograph-of-7fb6 = Thermograph of { $of }
mean-temperature-7515 = mean { $mean }, temperature { $temperature }
the-mean-is-the-temperature-93b3 = The mean is { $mean }, the temperature { $temperature }. Values increase to the left, temperatures upwards. The Left wall goes through { $left }; the Right wall through { $right }. Above them the mast stands at { $mean2 }.
at-7c50 = { $told } at { $told2 }

## games/render/table.rs

players-take-turns-3e8d = { $number } players take turns; { $rule }.
has-the-moves-of-left-832c = { $names } has the moves of Left, all others those of Right.
have-the-moves-of-left-4e5d = { $names } have the moves of Left, all others those of Right.
who-can-force-a-win-d062 = Who can force a win takes too long to be found out here.
nobody-can-force-a-win-5ef0 = Nobody can force a win alone.
can-force-a-win-alone-30b2 = { $names } can force a win alone: { $way }.
together-can-6062 = { $names } together can: { $way }.
whatever-you-play-be8f = whatever you play
whatever-plays-1dcb = whatever { $name } plays
you-play-6b53 = you play
plays-85c4 = { $name } plays
or-another-such-move-d584 = { $shown }, or another such move
then-a69f = { $all }, then { $name }
by-the-podium-rule-and-9eae = By the podium rule { $mover } { $moves }, and { $wins }; then comes { $behind }.
by-the-podium-rule-and-447e = By the podium rule { $mover } { $moves }, and { $wins }; then come { $behind }.
by-the-podium-rule-and-58f3 = By the podium rule { $mover } { $moves }, and { $wins }.
by-the-preferences-of-the-16c3 = By the preferences of the table { $mover } { $moves }, and { $wins }.
by-the-podium-rule-where-bff0 = By the podium rule { $mover } { $moves }; where players are indifferent it stays open whether { $open }.
by-the-preferences-of-the-7f0c = By the preferences of the table { $mover } { $moves }; where players are indifferent it stays open whether { $open }.
power-of-two-f9ed = power of two
piles-6517 = piles
every-column-is-divisible-by-716f = Every column is divisible by { $number }: by the podium rule { $name_of } makes the last move.
one-pile-has-to-be-6a5d = One pile has to be lowered so that every column is divisible by { $number }: by the podium rule { $name_of } makes the last move.
piles-have-to-be-lowered-41cb = { $turns } piles have to be lowered so that every column is divisible by { $number }: by the podium rule { $name_of } makes the last move.

## games/render/tell.rs

there-are-winning-moves-c174 = There are winning moves.
winning-move-e36e = Winning move:
winning-moves-af0d = { $moves } winning moves:
some-winning-moves-a13b = Some winning moves:
and-more-a4c2 = and more
and-perhaps-more-1431 = and perhaps more: { $why }
it-is-a-draw-2b2a = It is a draw
whoever-moves-first-wins-c5ae = Whoever moves first wins
whoever-moves-second-wins-9698 = Whoever moves second wins
value-de20 = { $verdict }: value { $value }.
value-c74e = { $winner } ({ $class }, value { $value }).
nim-sum-3f66 = { $winner } ({ $class }, nim-sum { $height }).
columns-85c2 = { $winner } ({ $class }, columns { $columns }).

## games/render/theorems.rs

bouton-s-theorem-for-piles-634d = Bouton's theorem, for piles of any ordinal height
write-each-height-as-a-0280 = Write each height as a sum of distinct powers of two. The player who has just moved wins exactly if every power occurs an even number of times.
from-balance-a-move-changes-dd40 = From balance: a move changes one pile, and with it the number of every power that this pile gains or loses by one. So some power becomes odd, and the balance is gone.
without-balance-take-the-highest-13a7 = Without balance: take the highest power whose number is odd, and a pile that has it. In this pile exchange all odd powers: take away those that it has, put in those that it lacks. The highest of them is taken away, and a power of two is larger than any sum of distinct smaller powers, so the pile becomes lower. It is a move, and now every number is even.
no-other-move-restores-the-a670 = No other move restores the balance: a pile must exchange exactly the odd powers, and one that lacks the highest of them would become higher. So there are as many winning moves as piles that have the highest odd power, an odd number, and every other move loses.
so-whoever-leaves-balance-once-2090 = So whoever leaves balance once can do so for ever. A pile can be lowered only finitely often, since the ordinals are well-ordered, so play ends. It ends with all piles empty, which is balanced: the player who keeps the balance makes the last move.
why-powers-of-two-and-a6fa = Why powers of two, and why they cancel in pairs: in a sum G + G whoever moves second wins by copying, so every position G is its own negative. Call positions equal if whoever moves second wins their sum; equal ones can be exchanged in any sum. Then positions form a group in which every element added to itself gives 0: a vector space over the field of two elements. By the theorem a pile of 2^a + 2^b + ... equals the piles 2^a, 2^b, ... together, and no sum of different powers equals 0, so the powers of two are a basis: heights add coordinate by coordinate, without carrying. That sum is the nim-sum, the exclusive or of the binary digits.
c-l-bouton-nim-a-fc87 = C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901) 35-39. For ordinals: J. H. Conway, On Numbers and Games, chapter 6; J. D. Hamkins, Transfinite Nim.
bouton-s-theorem-for-misere-184c = Bouton's theorem for misere play, for piles of any ordinal height
call-a-pile-large-if-20d3 = Call a pile large if it is at least 2. While some pile is large, the player who has just moved wins exactly if every power of two occurs an even number of times, as in normal play. When no pile is large, that player wins exactly if the number of ones is odd.
no-large-pile-every-move-dc01 = No large pile: every move takes away a one, so the players take turns until none is left. If the number is odd, the player to move makes the last move and loses.
one-large-pile-its-highest-e64c = One large pile: its highest power occurs nowhere else, so there is no balance. Lower it to 0 or to 1, whichever leaves an odd number of ones. This is the switch.
two-large-piles-or-more-0e54 = Two large piles or more without balance: restore it as in normal play. That lowers one pile only, so a large pile remains.
balance-with-large-piles-there-4512 = Balance with large piles: there are at least two of them, since one alone has no partner. A move changes one pile, so a large pile remains and the balance is gone. In particular your opponent cannot go from two large piles to none in one move: it is always the player who keeps the balance who meets the single large pile and makes the switch.
c-l-bouton-annals-of-b617 = C. L. Bouton, Annals of Mathematics 3 (1901) 35-39; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 13.
the-theorem-of-bounded-nim-b8db = The theorem of bounded Nim, for piles of any ordinal height
a-turn-takes-at-most-ae45 = A turn takes at most k blocks from the top of one pile. A height is l + n, with l zero or a limit and n finite, and counts as the remainder of n on division by k+1. The player who has just moved wins exactly if among the remainders every power of two occurs an even number of times.
a-limit-has-no-top-d4e9 = A limit has no top block: to go below l one would have to take infinitely many blocks. So a turn changes only the n of one pile.
it-always-changes-the-remainder-756f = It always changes the remainder, because it takes fewer than k+1 blocks. And it can reach every smaller remainder, by taking the difference.
so-from-balance-of-the-625e = So from balance of the remainders every move destroys it, and without balance the reply of Bouton's theorem, which makes one remainder smaller, restores it. Play ends, and at the end all remainders are 0, which is balanced.
e-r-berlekamp-j-h-ca96 = E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 4.
the-theorem-of-bounded-nim-5713 = The theorem of bounded Nim in misere play
a-turn-takes-at-most-9df5 = A turn takes at most k blocks from the top of one pile. A height is l + n, with l zero or a limit and n finite, and counts as the remainder of n on division by k+1. While some remainder is large, that is, at least 2, the player who has just moved wins exactly if among the remainders every power of two occurs an even number of times. When none is large, that player wins exactly if the number of remainders 1 is odd.
a-limit-has-no-top-60b6 = A limit has no top block, so a turn changes only the n of one pile. It always changes the remainder, because it takes fewer than k+1 blocks, and it can reach every smaller remainder.
suppose-that-no-remainder-is-fdb2 = Suppose that no remainder is large and the number of ones is odd. A move changes one remainder. If it becomes 0 or 1, the number of ones becomes even; if it becomes larger, it is the only large one, and a single large one is never balanced.
suppose-that-some-remainder-is-d5dc = Suppose that some remainder is large and there is balance. Then at least two are large, and no move makes both of them small: after a move one is still large, and the balance is gone.
from-every-other-position-with-d291 = From every other position with a move left, some move leads to one of these two kinds. With two large remainders or more, restore the balance as in Bouton's theorem; a large one remains. With one, lower it to 0 or 1, whichever leaves an odd number of ones. With none and an even number of ones, lower a one to 0 or, if there is no one, take k from a pile of k+1 or more, which leaves a single one. Without any move left the player to move wins, and the number of ones is 0, which is even.
e-r-berlekamp-j-h-1678 = E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapters 4 and 13.
moore-s-theorem-for-piles-aa4a = Moore's theorem, for piles of any ordinal height
a-turn-lowers-between-1-d82e = A turn lowers between 1 and k piles. Write each height as a sum of distinct powers of two. The player who has just moved wins exactly if for every power the number of piles that have it is divisible by k+1.
from-such-a-position-look-362c = From such a position: look at the highest power that the move changes in some pile. A pile that becomes lower loses the highest power that it changes. So this power is lost between 1 and k times and gained nowhere: its number is no longer divisible by k+1.
from-any-other-position-go-04f1 = From any other position: go through the powers from the highest down. Call a pile free if it has already lost a higher power, so that its lower powers may be chosen at will. Let f piles be free, and let u other piles have the present power. Let s be the remainder of u on division by k+1. If s is at most k-f, take the power from s of these piles, which become free. Otherwise k+1-s is at most f: give the power to so many free piles. In either case the number becomes divisible by k+1, and never more than k piles are free.
play-ends-because-every-pile-30cb = Play ends, because every pile can be lowered only finitely often, and it ends with all numbers 0. For k = 1 this is Bouton's theorem.
e-h-moore-a-generalization-beb5 = E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93-94.
moore-s-theorem-for-misere-3e48 = Moore's theorem for misere play
a-turn-lowers-between-1-85fe = A turn lowers between 1 and k piles. Call a pile large if it is at least 2. While some pile is large, the player who has just moved wins exactly if for every power of two the number of piles that have it is divisible by k+1, as in normal play. When no pile is large, that player wins exactly if the number of ones leaves the remainder 1 on division by k+1.
no-large-pile-a-turn-6ded = No large pile: a turn takes between 1 and k ones. From remainder 1 no such move leads to remainder 1 again; from every other remainder some move does, unless nothing is left, when the player to move wins.
a-large-pile-and-all-7282 = A large pile and all numbers divisible: some power above 1 occurs at least k+1 times, so after the move, which lowers at most k piles, a large pile remains, and some number is no longer divisible.
a-large-pile-and-some-e52c = A large pile and some number not divisible: go through the powers above 1 from the highest down as in normal play. If then a large pile is left, treat the ones in the same way. If none is, some pile has been lowered and is free, and the same step makes the number of ones leave the remainder 1 instead of 0.
e-h-moore-a-generalization-3bad = E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93-94; A. N. Siegel, Combinatorial Game Theory (2013).
lenstra-s-theorem-on-turning-7981 = Lenstra's theorem on Turning Corners, in any number of dimensions, finite or infinite
a-stone-is-worth-the-fd50 = A stone is worth the nim-product of its coordinates, and the position the nim-sum of its stones. The player who has just moved wins exactly if that is 0.
one-stone-stones-may-be-d8d7 = One stone. Stones may be played each for itself: where two of them meet, both vanish, as two equal heaps cancel. A move of the stone (x, y) to the near corner x', y' leaves stones at (x', y), (x, y') and (x', y'), where a stone with a coordinate 0 counts 0. So the Grundy value of (x, y) is the least number that is not of the form G(x', y) + G(x, y') + G(x', y') with x' < x and y' < y, added as nim-sums. This is, word for word, the definition of the nim-product of x and y. It holds for all ordinals, since each value rests on those of smaller coordinates.
more-dimensions-a-near-corner-2ddf = More dimensions. A near corner x', y', z' leaves x y z + (x + x') (y + y') (z + z') in place of x y z. That is another number, as a product in a field is 0 only if a factor is. And every number below (x y) z is (x y) z + (x y + p) (z + z') for some p < x y and z' < z, by the definition of the product; again by definition p is x y + (x + x') (y + y') for some x' < x and y' < y. So every smaller value is left by some near corner, and the stone's own by none: its value is x y z, and likewise with more factors.
from-sum-0-a-move-41d4 = From sum 0: a move changes the value of one stone, so that the sum is no longer 0.
from-another-sum-v-its-91c1 = From another sum v: its highest power of two occurs in the value g of some stone, so that v + g is smaller than g. As g is the mex of what the moves of this stone leave, one of its near corners leaves v + g in its place, and with it the sum 0.
play-ends-since-every-move-6ace = Play ends, since every move takes a stone and puts finitely many others, none of whose coordinates is larger and one of which at least is smaller, and ordinals do not descend for ever. At the end there is no stone, and the sum is 0.
the-diagonal-a-stone-at-9b1a = The diagonal: a stone at (r, r) is worth the square of r. In a field of 2^n elements squaring is one-to-one, since the square of a sum is the sum of the squares; so every number v there, finite or not, is the square of just one r. In d dimensions r has to be a d-th root of v. There always is one, since the coordinates that are allowed form an algebraically closed field. Every finite v has a finite one exactly if no prime factor of d divides a Fermat number 2^(2^n) + 1.
h-w-lenstra-nim-multiplication-700e = H. W. Lenstra, Nim multiplication (1978); E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 14; J. H. Conway, On Numbers and Games, chapter 6.
the-tartan-theorem-72bd = The Tartan theorem
a-coin-in-a-turning-a033 = A coin in a turning game is worth its Grundy value; in a product of games a coin is worth the nim-product of the Grundy values of its coordinates. The player who has just moved wins exactly if the nim-sum of all heads is 0.
heads-may-be-played-each-6c1e = Heads may be played each for itself, since two on the same place cancel. Let a and b be the values of the coordinates of a head in the two games. A move of the first game with this coin as the last leaves some value a' in its place, not equal to a; one of the second game some b', not equal to b. Both together turn every coin with one of these columns and one of these rows, and by distributivity leave a' b + a b' + a' b' in place of the head.
that-is-a-b-a-86ec = That is a b + (a + a') (b + b'). In a field the product is not 0, as its factors are not. So no move leaves a b.
every-number-below-a-b-2e48 = Every number below a b is a' b + a b' + a' b' for some a' < a and b' < b: that is how the nim-product is defined. As a and b are mexes themselves, some move of the first game leaves a', some move of the second leaves b', and both together are a move of the product. So the value of the head is a b. With more games it follows one by one.
from-sum-0-a-move-89f4 = From sum 0 a move changes the value of one head, and so the sum. From another sum v some head has the highest power of two of v in its value g, so that v + g is smaller than g: by the mex some move leaves v + g in its place, and the sum 0.
e-r-berlekamp-j-h-7df1 = E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 14.
the-theorem-of-sprague-and-b846 = The theorem of Sprague and Grundy
in-normal-play-every-position-0f11 = In normal play every position behaves like the heap of Nim whose height is the mex of the heights for its options: the least number that is not among them. A sum behaves like the heaps of its parts together, that is, like their nim-sum.
put-beside-the-position-a-fbfd = Put beside the position a heap whose height is the mex m. The player who has just moved wins this sum. For if the other lowers the heap to a number below m, some option behaves like a heap of that height, and moving there leaves two equal heaps. If the other moves to an option that behaves like a heap lower than m, lower the heap beside it to the same height; if it is higher than m, bring that one down to m. None behaves like m itself. Every answer leaves two equal heaps, where copying wins.
two-games-whose-sum-the-4079 = Two games whose sum the previous player wins may be exchanged in any sum without changing who wins. So the position may be replaced by the heap, and every part of a sum by its own.
why-the-nim-sum-g-66c3 = Why the nim-sum: G + G is lost for whoever begins, since the other can copy every move, as in a mirror. So every impartial game is its own negative, and games that may replace each other in every sum taken as one, they are a vector space over the field of two elements: each is there once or not at all. A heap whose height is a sum of different powers of two behaves like heaps of these powers side by side, as Bouton's theorem says. So the powers of two are a basis, and to add two games is to strike out the powers that both have: XOR of their binary digits.
r-p-sprague-uber-mathematische-097d = R. P. Sprague, Uber mathematische Kampfspiele, Tohoku Mathematical Journal 41 (1935) 438-444; P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6-8; J. H. Conway, On Numbers and Games, chapter 6.
the-theorem-on-sums-of-182d = The theorem on sums of tame games in misere play
a-game-is-tame-if-74c1 = A game is tame if its options, or those of them that are tame, give it the genus of a position of Nim, and every other option has a move to a tame game that behaves as it does. Call it firm if this position has a heap of 2 or more, and fickle otherwise. In a sum of tame games with a firm part the player who has just moved wins exactly if the nim-sum of the Grundy values is 0, as in normal play. If no part is firm, that player wins exactly if an odd number of parts has the Grundy value 1.
a-move-to-an-option-e00d = A move to an option that is not tame can be taken back, by the move to a tame game that behaves as before. So only tame options matter.
the-genus-begins-with-the-a243 = The genus begins with the Grundy value and the misere Grundy value: 0, 1 or 1, 0 of a fickle game, n, n of a firm one. Each is the least number that is missing among those of the options. So no option of a game of value n has that value; from a fickle game there are moves to fickle or to larger firm ones alone, and to a fickle one of value 0 from every one of value 1, of value 1 from every one of value 0 that has a move; from a firm game of value 0 or 1 to firm ones alone; and from a firm game of a larger value to both fickle ones or to both firm ones of values 0 and 1.
no-part-is-firm-and-89a1 = No part is firm, and the number of ones is odd: a move makes it even, or makes one part firm whose value is at least 2, and then the nim-sum is not 0.
some-part-is-firm-and-4018 = Some part is firm, and the nim-sum is 0: a move changes it. No move leaves fickle parts alone, as then there would be one firm part, of value 0 or 1, from which moves lead to firm ones alone.
no-part-is-firm-the-c9bc = No part is firm, the number of ones is even, and there is a move: lower a one to a fickle 0, or make a fickle 0 a one.
some-part-is-firm-and-ab89 = Some part is firm, and the nim-sum is not 0: restore it as in Nim. If that left fickle parts alone, the part moved in was the only firm one. Then move to the fickle game in it that leaves an odd number of ones; if there is none, to the firm one of the same value.
where-no-move-is-left-f960 = Where no move is left, no part is firm and the number of ones is 0, which is even: the player to move wins.
j-h-conway-on-numbers-3543 = J. H. Conway, On Numbers and Games, chapter 12; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 13.
the-theorem-on-misere-quotients-a41d = The theorem on misere quotients
map-every-heap-to-an-9c56 = Map every heap to an element of a commutative monoid, and a position to the product of the elements of its heaps. Let P be a set of elements such that no position that is mapped into P has an option that is, and every other position with a move has one. Then the player who has just moved wins exactly the positions that are mapped into P.
play-ends-so-suppose-it-21c8 = Play ends, so suppose it of all positions that can be reached. From a position that is mapped into P every move leads to one that the next player wins. From any other one with a move some move leads into P. Without a move left the product is the identity, which is not in P: the player to move wins.
both-conditions-are-about-infinitely-7db5 = Both conditions are about infinitely many sums, but follow from finitely many products. The first is about one heap and the product of all others. For the second take for every position the elements z for which it has no winning move beside a position of element z; of a sum they follow from those of its parts, and there are finitely many such sets.
if-the-elements-of-heaps-a378 = If the elements of heaps are periodic far enough, they are for ever: a move from a large heap leaves what a move from the heap one period before it leaves, up to one period in one of the heaps left.
t-e-plambeck-taming-the-e816 = T. E. Plambeck, Taming the wild in impartial combinatorial games, Integers 5 (2005); T. E. Plambeck and A. N. Siegel, Misere quotients for impartial games, Journal of Combinatorial Theory A 115 (2008).
who-wins-by-definition-81a6 = Who wins, by definition
the-player-to-move-wins-f571 = The player to move wins exactly if some move leads to a position from which the player to move there loses. Where there is no move, the convention decides.
every-game-ends-so-the-b40d = Every game ends, so the positions can be settled from the end backwards: each one after all those that its moves lead to.
e-zermelo-uber-eine-anwendung-7590 = E. Zermelo, Uber eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913); A. N. Siegel, Combinatorial Game Theory (2013), theorem I.1.3.
who-wins-where-positions-can-5ffe = Who wins where positions can come again
the-player-to-move-wins-74ff = The player to move wins exactly if some move leads to a position that the player to move there loses, and loses exactly if every move leads to a position that the player to move there wins; where there is no move, the convention decides. By this, positions are settled round by round from the ends of the game backwards. What no round settles is a draw.
from-a-win-that-some-a1aa = From a win that some round settles a move leads to a loss settled before, and every move from there to a win settled before that. So the winner brings the game to its end within as many moves as there were rounds.
from-a-position-that-no-535b = From a position that no round settles no move leads to a loss, and not all moves lead to wins: so one leads to another position that is not settled. Each player can always make such a move, so that neither loses.
c-a-b-smith-graphs-26c6 = C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966); A. N. Siegel, Combinatorial Game Theory (2013), chapter VI.
net-scores-f8fa = Net scores
the-net-score-of-a-d485 = The net score of a position is 0 if no line is left. Otherwise it is the greatest, over all moves, of the number of boxes that the move closes less the net score of what it leaves. The player to move wins exactly if the boxes that this player has closed, less those of the other one, are more than 0 with the net score added; if that is 0 it is a draw.
each-move-draws-a-line-502e = Each move draws a line, so the game ends, and what is claimed may be shown of what moves leave first. There the other player moves, and gets the net score of that position more.
so-a-move-brings-what-1645 = So a move brings what it closes, less that. The player to move makes it as great as can be, and the other player can see to it that it is no greater.
boxes-that-are-closed-stay-0d5b = Boxes that are closed stay closed, and belong to whoever closed them. So they change nothing of what can still be closed, and are added in the end.
e-r-berlekamp-the-dots-5473 = E. R. Berlekamp, The Dots and Boxes Game (2000); J. K. Barker, R. E. Korf, Solving Dots-and-Boxes, AAAI (2012).
here-k-is-0fd6 = Here k is { $k }.
source-0927 = Source.

## games/render/words.rs

misere-2f0f = misere
mis-re-8637 = misère
in-part-db15 = { $chosen } in part { $part }
pile-from-to-e660 = pile { $pile } from { $ordinal } to { $ordinal2 }
more-coin-90a9 = { $count ->
    [one] { $count } more coin
   *[other] { $count } more coins
}
more-factor-b211 = { $count ->
    [one] { $count } more factor
   *[other] { $count } more factors
}
more-heap-eb9b = { $count ->
    [one] { $count } more heap
   *[other] { $count } more heaps
}
more-move-5d42 = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
}
more-option-f5af = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
}
more-pair-3718 = { $count ->
    [one] { $count } more pair
   *[other] { $count } more pairs
}
more-part-3fa2 = { $count ->
    [one] { $count } more part
   *[other] { $count } more parts
}
no-aae8 = no
three-e385 = three
five-fdea = five
six-8c63 = six
seven-7a28 = seven
nine-4140 = nine
ten-fa15 = ten
eleven-2b2d = eleven
twelve-ca7a = twelve
one-0134 = one { $power }
s-228d = { $number_word } { $power }s
once-27d9 = once
twice-5db6 = twice
times-7d26 = { $count } times
pairs-5820 = pairs
threes-7f56 = threes
fours-3541 = fours
fives-9ba6 = fives
sixes-72ac = sixes
sevens-45ef = sevens
eights-2ccd = eights
nines-7e6b = nines
tens-1c99 = tens
elevens-343f = elevens
twelves-d3c7 = twelves
groups-of-d167 = groups of { $size }

## games/teach/lesson/check.rs

this-is-not-true-38ce = this is { $other }, not true
nothing-is-asked-here-b28d = nothing is asked here
the-winning-moves-are-d0da = the winning moves are { $winning }
this-game-takes-too-long-bb77 = this game takes too long

## games/teach/lesson/judge.rs

whoever-moves-first-0368 = whoever moves first
whoever-moves-second-3fb5 = whoever moves second
left-whoever-begins-3f22 = Left, whoever begins
right-whoever-begins-7894 = Right, whoever begins
expected-who-wins-49e2 = expected who wins
say-8187 = say { $either }
this-is-none-of-the-6084 = this is none of the answers
no-whoever-moves-first-wins-455b = No: whoever moves first wins with { $shown }.
no-whoever-moves-first-wins-27d4 = No: whoever moves first wins, without a move.
no-wins-with-f5fb = No: { $player } wins with { $shown }.
no-wins-without-a-move-b0b3 = No: { $player } wins, without a move.
no-neither-player-can-force-7fb3 = No: neither player can force a win.
right-3296 = Right.
no-whoever-moves-first-has-db9e = No: whoever moves first has no move, and loses.
no-has-no-move-and-e684 = No: { $player } has no move, and loses.
no-to-every-move-of-cf76 = No: to every move of whoever moves first there is an answer that wins. To { $shown }, it is { $shown2 }.
no-after-whoever-moves-first-da3b = No: after { $shown }, whoever moves first has lost.
no-to-every-move-of-8e4e = No: to every move of { $player } there is an answer that wins. To { $shown }, it is { $shown2 }.
no-after-has-lost-372b = No: after { $shown }, { $player } has lost.
loses-the-answer-is-6199 = { $shown } loses: the answer is { $shown2 }.
loses-2ab2 = { $shown } loses.
no-19ca = No.
no-it-is-not-try-39ed = No, it is not { $formula }. Try again.
right-f780 = Right: { $lines }.
that-is-the-same-but-17a9 = That is the same, but work it out.

## games/teach/lesson/mod.rs

nimatron-learn-lists-them-3ed5 = 'nimatron learn' lists them
there-is-no-lesson-ab60 = there is no lesson '{ $excerpt }'

## games/teach/lesson/read.rs

a-lesson-has-one-title-de7d = a lesson has one title
a-lesson-begins-with-its-df99 = a lesson begins with its title
write-0ce0 = write '{ $what }'
a-paragraph-begins-with-a-4f38 = a paragraph begins with a capital letter
there-is-no-key-6afe = there is no key '{ $key }'
this-belongs-into-a-step-469b = this belongs into a step
write-before-0fe6 = write '{ $what }' before
the-step-says-no-answer-3db6 = the step '{ $title }' says no answer that it expects
expected-a-level-from-0-b58d = expected a level from 0 to 3
keys-are-as-in-8a15 = keys are as in { $what }
is-no-key-f9f9 = '{ $key }' is no key
a-step-asks-one-thing-0b68 = a step asks one thing
the-course-is-missing-e4e7 = the course is missing
the-place-is-missing-3c3a = the place is missing
a-lesson-has-steps-a957 = a lesson has steps
expected-the-topic-of-a-2a65 = expected the topic of a hint

## games/teach/lesson/take.rs

expected-a-step-from-1-7742 = expected a step from 1 to { $what }
who-wins-d9a5 = Who wins?
your-move-4128 = Your move:
your-answer-5fb4 = Your answer:
i-go-first-c74b = I go first
you-go-first-i-go-c814 = You go first, I go second
do-you-go-first-or-019b = Do you go first or second?
you-are-your-move-f44e = You are { $translated }. Your move:

## games/teach/lesson/tell.rs

no-move-37b6 = no move

## games/teach/puzzle/check.rs

this-is-no-move-0777 = This is no move.
this-move-loses-912b = This move loses.
you-win-with-1-move-0aba = You win with 1 move of your own at most.
you-win-with-moves-of-b579 = You win with { $needed } moves of your own at most.
it-wins-but-your-opponent-611e = It wins, but your opponent can hold out until you have made { $counted }, and begins with { $what }.
not-soon-enough-bc7c = Not soon enough.
moves-win-and-no-others-2fdf = { $count } moves win, and no others.
what-you-found-wins-one-ea19 = What you found wins; one move is missing.
what-you-found-wins-moves-aac5 = What you found wins; { $missing } moves are missing.
not-all-of-them-d5c3 = Not all of them.
expected-first-or-second-found-ac97 = expected first or second, found '{ $excerpt }'
expected-numbers-of-piles-from-84c4 = expected numbers of piles from 1 to { $most }
two-of-your-piles-have-bea3 = Two of your piles have height { $pair }: they cancel.
there-are-piles-of-height-18ef = There are { $count } piles of height { $height }: they cancel.
a-pile-without-a-partner-c565 = A pile without a partner is missing.
not-yet-fd22 = Not yet.
expected-a-height-d892 = expected a height
no-pile-has-a-5716 = No pile has a { $shown }.
piles-have-a-they-cancel-cf0c = { $with } piles have a { $shown }: they cancel.
the-is-alone-and-so-8c99 = The { $shown } is alone, and so is a larger power.
is-no-power-of-two-b934 = { $shown } is no power of two.
it-is-worth-no-number-4e9f = It is worth no number.
it-is-worth-e3f3 = It is worth { $value }.
it-is-worth-more-than-9995 = It is worth more than { $trim }.
it-is-worth-less-than-59e8 = It is worth less than { $trim }.
is-not-its-value-add5 = { $trim } is not its value.
expected-numbers-of-parts-from-383f = expected numbers of parts from 1 to { $most }
expected-the-number-of-one-43be = expected the number of one part
no-part-is-hotter-than-6b0d = No part is hotter than all others.
part-has-the-temperature-and-e019 = Part { $chosen } has the temperature { $of }, and another part has a higher one.
not-as-asked-8b91 = Not as asked.
the-rules-are-to-stay-032d = The rules are to stay the same.
a-pile-of-height-0-2e4d = A pile of height 0 is none.
all-piles-are-to-have-d293 = All piles are to have different heights.
there-are-to-be-piles-303f = There are to be { $count } piles, the given ones among them.
the-pile-of-height-is-f916 = The pile of height { $height } is missing.
is-higher-than-b11d = { $height } is higher than { $most }.
not-balanced-907f = Not balanced.

## games/teach/puzzle/ladder.rs

there-is-no-ladder-7a5a = there is no ladder '{ $excerpt }'
two-equal-piles-dd7a = Two equal piles
make-two-piles-equal-then-99b8 = Make two piles equal; then copy every move.
pairs-of-piles-fd07 = Pairs of piles
leave-pairs-of-equal-piles-30e4 = Leave pairs of equal piles; then copy every move in its pair.
equal-piles-cancel-3125 = Equal piles cancel
two-equal-piles-count-for-3f55 = Two equal piles count for nothing, whatever stands beside them.
find-the-power-110d = Find the power
the-largest-power-of-two-84f3 = The largest power of two that has no partner shows where to move.
find-the-move-8942 = Find the move
a-move-wins-if-every-b943 = A move wins if every power of two occurs an even number of times after it.
find-all-winning-moves-199a = Find all winning moves
every-pile-that-has-the-b716 = Every pile that has the largest lone power has one winning move.
whoever-moves-second-wins-exactly-bf6a = Whoever moves second wins exactly if the piles are balanced.
the-switch-857a = The switch
if-the-last-block-loses-1516 = If the last block loses, play as ever until the move that leaves piles of 1 alone.
at-most-so-many-682c = At most so many
if-a-turn-takes-at-aaf8 = If a turn takes at most k blocks, remainders of the division by k+1 count.
build-a-balance-6cc0 = Build a balance
set-up-piles-so-that-d371 = Set up piles so that whoever moves second wins.
win-in-n-moves-8e94 = Win in n moves
of-several-winning-moves-some-dc30 = Of several winning moves some win sooner.
counting-past-infinity-0647 = Counting past infinity
infinite-piles-are-sums-of-0c70 = Infinite piles are sums of powers of two as well; exactly one move wins.
nimbers-8bc6 = Nimbers
a-stone-is-worth-the-d3c4 = A stone is worth the nim-product of its coordinates.
take-and-break-5fa4 = Take and break
every-row-behaves-like-a-3f0b = Every row behaves like a pile of Nim of some height.
hackenbush-strings-f470 = Hackenbush strings
a-string-of-blue-and-8ab2 = A string of blue and red edges is worth a number.
domineering-2c80 = Domineering
keep-squares-that-the-other-c0c2 = Keep squares that the other player cannot use.
who-is-hotter-f4f0 = Who is hotter?
the-temperature-says-how-much-c2dd = The temperature says how much it matters to move there first.

## games/teach/puzzle/mod.rs

expected-ladder-level-seed-found-f2e2 = expected LADDER-LEVEL-SEED, found '{ $excerpt }'
a-puzzle-is-named-like-16d4 = a puzzle is named like cancel-2-17
levels-go-from-1-to-0771 = levels go from 1 to { $levels }, and seeds are below 2^53

## games/teach/puzzle/told.rs

you-are-and-it-is-7042 = You are { $translated }, and it is your turn.
it-is-your-turn-a304 = It is your turn.
you-can-win-with-1-6e5d = You can win with 1 move of your own at most, whatever your opponent does. Find the first of them.
you-can-win-with-moves-770d = You can win with { $within } moves of your own at most, whatever your opponent does. Find the first of them.
exactly-one-move-wins-find-5083 = Exactly one move wins. Find it.
find-a-move-that-wins-3f8b = Find a move that wins.
moves-win-find-all-of-187a = { $count } moves win. Find all of them.
nobody-has-moved-yet-who-7c85 = Nobody has moved yet. Who can win: whoever moves first, or whoever moves second?
equal-piles-cancel-in-pairs-6a6c = Equal piles cancel in pairs. Which piles are left?
split-every-pile-into-different-4992 = Split every pile into different powers of two, and let equal powers cancel in pairs. Which is the largest power that is left?
which-number-is-this-worth-0903 = Which number is this worth?
these-are-games-at-once-370e = These are { $parts } games at once. In which of them does it matter most to move first: which has the highest temperature?
add-so-that-whoever-moves-8269 = Add { $piles }, so that whoever moves second wins.
add-no-two-of-all-155e = Add { $piles }, no two of all piles equal, so that whoever moves second wins.
add-none-higher-than-so-030a = Add { $piles }, none higher than { $highest }, so that whoever moves second wins.
add-none-higher-than-no-7bc7 = Add { $piles }, none higher than { $highest }, no two of all piles equal, so that whoever moves second wins.
a-turn-takes-from-1-eff3 = A turn takes from 1 to { $max } blocks from a pile, and whoever takes the last block loses.
a-turn-takes-from-1-97be = A turn takes from 1 to { $max } blocks from a pile, and whoever takes the last block wins.
whoever-takes-the-last-block-75d6 = Whoever takes the last block loses.
whoever-takes-the-last-block-198a = Whoever takes the last block wins.
type-all-moves-with-between-01a3 = Type all moves, with ; between them.
type-first-or-second-90ec = Type first or second.
type-the-numbers-of-the-3120 = Type the numbers of the piles.
type-a-power-of-two-5bfa = Type a power of two.
type-a-number-such-as-04c8 = Type a number, such as 3/4 or -2.
type-the-number-of-a-7b56 = Type the number of a part.
type-all-piles-those-that-e454 = Type all piles, those that are given as well.
an-answer-545a = An answer:
answer-4e1c = Answer:
these-win-as-well-but-4bb3 = These win as well, but later: { $others }.
all-others-cancel-whatever-is-37de = All others cancel: whatever is done to one of two equal piles can be done to the other.

## games/teach/sheet/exercises.rs

a-turn-takes-as-many-83a1 = A turn takes as many blocks as you like, but at least one, from one pile.
a-turn-lowers-one-pile-8426 = A turn lowers one pile to any smaller height.
first-aa53 = first
second-083a = second
for-example-14b8 = for example { $answers }
the-commands-code-nimatron-puzzle-9878 = The commands <code>nimatron puzzle NAME --solution</code> give the reasons.
name-77d5 = name

## games/teach/sheet/fold.rs

one-pile-take-all-of-2ca4 = One pile: take all of it.
two-equal-piles-let-the-b373 = Two equal piles: let the other one move first, and copy every move.
two-piles-that-differ-make-bbdb = Two piles that differ: make them equal. Then copy.
pairs-of-equal-piles-copy-6d0d = Pairs of equal piles: copy every move in its pair.
split-every-pile-into-8-ab82 = Split every pile into 8, 4, 2 and 1, each once at most. Every part has a partner: let the other one move.
parts-without-a-partner-look-8037 = Parts without a partner: look for the largest. Lower a pile that has it so that all parts have partners.
two-players-take-turns-in-dae7 = Two players take turns. In a turn you take as many blocks as you like, but at least one, from the top of one pile. Whoever takes the last block wins. Find a move that wins!
fold-the-flap-to-the-18f9 = Fold the flap to the back along this line: below it is the secret.
the-secret-of-nim-3022 = The secret of Nim
you-win-644d = you win
you-win-as-second-3ec5 = you win as second

## games/teach/sheet/guide.rs

whoever-goes-first-wins-4188 = Whoever goes first wins.
whoever-goes-second-wins-0551 = whoever goes second wins
with-three-piles-taking-all-df56 = With three piles, taking all of the largest is best.
taking-the-7-loses-and-7401 = taking the 7 loses, and 7 to 6 wins
the-winning-move-is-always-bd41 = The winning move is always in the largest pile.
the-only-one-is-2-d16e = the only one is 2 to 1
if-the-number-of-blocks-14d9 = If the number of blocks is even, whoever goes second wins.
whoever-goes-first-wins-with-0a40 = whoever goes first wins; with an odd number of blocks always
whoever-goes-second-needs-equal-6cdc = Whoever goes second needs equal piles to win.
if-the-last-block-loses-7d5e = If the last block loses, everything is the other way round.
whoever-goes-second-wins-1-8daa = whoever goes second wins 1, 2, 3 then, too
no-ade4 = { $says } No: { $shows } ({ $position }).
conjectures-that-will-come-4937 = Conjectures that will come
do-not-correct-them-let-f8b9 = Do not correct them: let them be played.
the-game-df60 = The game
there-are-some-piles-of-854b = There are some piles of blocks. Two players take turns; in a turn you take as many blocks as you like, at least one, from one pile. Whoever takes the last block wins. One player sets up the piles, and the other one chooses who starts: that is fair.
an-hour-9b3b = An hour
play-against-the-whole-class-e84e = Play against the whole class with piles 1, 2, 3, and let them choose who starts. Win or lose, say nothing of the secret.
let-the-children-play-each-cb43 = Let the children play each other with small piles, five minutes with each partner.
ask-for-what-they-have-3eb3 = Ask for what they have noticed. Write down every conjecture with a name beside it.
one-pile-two-equal-piles-8bd4 = One pile, two equal piles, two different ones, pairs of piles: let them find each.
hand-out-the-sheets-the-3335 = Hand out the sheets. The codes beside the exercises open the positions on the page, where they can be played against the machine.
powers-of-two-come-late-d12a = Powers of two come late, or another day: binary cards, pair the powers, rows of two colours.
good-questions-8e54 = Good questions
do-you-want-to-go-0bf9 = Do you want to go first or second? Why?
would-you-like-to-take-06ed = Would you like to take this move back?
what-would-you-answer-if-292b = What would you answer if I did this?
which-smaller-game-does-this-b8bd = Which smaller game does this remind you of?
are-there-two-winning-moves-6be2 = Are there two winning moves? Are there ever exactly two? <em>(No: with the last block winning their number is odd, or there are none.)</em>
how-do-you-know-that-4b40 = How do you know that the game ends?
what-is-true-882e = What is true
split-every-pile-into-different-b14c = Split every pile into different powers of two. If every power occurs an even number of times, whoever moves second wins; otherwise whoever moves first does.
the-move-take-the-largest-8a2c = The move: take the largest power that occurs an odd number of times, and lower a pile that has it so that all powers are even.
if-the-last-block-loses-b448 = If the last block loses, play in the same way until your move would leave only piles of 1: then leave an odd number of them.
if-a-turn-takes-at-c2c9 = If a turn takes at most k blocks, divide every pile by k+1 and play with the remainders.
the-sheets-in-order-9a6f = The sheets, in order
code-win-at-nim-code-2fbd = <code>win-at-nim</code>, <code>equal</code>, <code>pairs</code>, <code>cancel</code>, <code>one-two-three</code>: no powers of two are needed.
code-binary-cards-code-code-cfb1 = <code>binary-cards</code>, <code>pair-the-powers</code>, <code>two-colours</code>, <code>power</code>, <code>who</code>, <code>move</code>, <code>all</code>: powers of two.
code-misere-code-code-bounded-b344 = <code>misere</code>, <code>bounded</code>, <code>break</code>: other rules.
code-nim-addition-code-code-e898 = <code>nim-addition</code>, <code>nim-multiplication</code>, <code>nimbers</code>, <code>transfinite</code>, <code>hackenbush</code>, <code>domineering</code>, <code>hotter</code>: for those who want more.
code-nimatron-sheet-kind-level-48e3 = <code>nimatron sheet KIND --level 1 --seed 7 --answers</code>: the same seed gives the same sheet, another seed another one; <code>--copies 30</code> gives every child one of its own.

## games/teach/sheet/lines.rs

a-game-of-nim-begins-d5b5 = A game of Nim begins with piles of 1, 2 and 3. In a turn you take one or more blocks from one pile; whoever takes the last block wins. These are all 24 positions that can come up. Who can win each of them: whoever moves first, or whoever moves second? Write 1 or 2 below each. Begin at the end.
every-line-of-play-from-e81f = Every line of play from 1, 2, 3: there are { $lines }. Each line shows the heights after every turn. A turn that lets whoever has made it win is in <strong>bold</strong>: it leaves a position that whoever moves second wins. The start, 123, is one.
who-wins-each-of-the-8857 = Who wins each of the 24 positions:
who-wins-each-position-e2da = Who wins each position.
nothing-is-left-cefd = nothing is left

## games/teach/sheet/mod.rs

expected-kind-level-seed-found-677b = expected KIND-LEVEL-SEED, found '{ $excerpt }'
a-sheet-is-named-like-2820 = a sheet is named like who-2-17
there-is-no-such-sheet-f617 = there is no such sheet
win-at-nim-1cc1 = Win at Nim!
eight-puzzles-and-the-secret-b70f = eight puzzles, and the secret on a flap that is folded away
all-games-from-1-2-e9f4 = All games from 1, 2, 3
m-24-positions-and-who-wins-1fa8 = 24 positions, and who wins; every line of play
pair-the-powers-3ca7 = Pair the powers
piles-split-into-powers-of-bfe0 = piles split into powers of two, which find partners
binary-cards-1499 = Binary cards
cards-with-dots-to-cut-e6ab = cards with dots to cut out, and counting to 1023 on two hands
rows-of-two-colours-2c43 = Rows of two colours
a-game-of-parity-on-2162 = a game of parity on rows of chips, which is Nim
a-table-to-be-filled-0273 = a table to be filled in with the least numbers that are free
a-table-to-be-filled-c32f = a table to be filled in
for-whoever-teaches-ca7b = For whoever teaches
a-page-on-how-to-0bc4 = a page on how to go about it: questions, conjectures, counterexamples
there-is-no-kind-of-61ba = there is no kind of sheet '{ $excerpt }'

## games/teach/sheet/paper.rs

name-662f = Name
key-7c87 = Key: { $translated }

## games/teach/sheet/powers.rs

every-number-is-a-sum-f0df = Every number is a sum of different powers of two: 1, 2, 4, 8, 16, … Split each pile: put a cross below every power that it needs. Draw a line between two equal powers of different piles; each power has one partner at most. Write down the largest power that is left alone.
the-piles-split-9bdd = The piles split
cut-out-the-cards-every-7d60 = Cut out the cards. Every number from 0 to 63 can be shown by turning some of them up: in one way only. Which cards show 21? Which number comes after all cards?
each-finger-is-worth-twice-c8c5 = Each finger is worth twice as much as the one before: the right thumb 1, the left thumb 32. Fingers that are stretched count. All ten together make 1023.
colour-the-fingers-that-show-1d73 = Colour the fingers that show the number
which-number-is-it-2fdb = Which number is it?
m-21-is-16-4-1-6cf5 = 21 is 16+4+1. After all six cards, 63, comes 64.
the-fingers-034b = The fingers
the-numbers-b4e7 = The numbers
in-a-turn-you-choose-4dfd = In a turn you choose a row and one of its dark chips. Turn this chip over, so that it is light; of the chips to its right in the same row you may turn over as many as you like. Whoever turns the last dark chip, so that all are light, wins. Find a row, and draw what you make of it, so that every column has an even number of dark chips.
a-row-is-a-pile-c40b = A row is a pile in binary: dark is 1, light is 0. A turn makes the number smaller. After these turns every column is even.

## games/teach/sheet/tables.rs

fill-in-the-table-row-346e = Fill in the table row by row, from the left. In each square write the least number, 0, 1, 2, …, that stands neither to the left of it in its row nor above it in its column (the heads do not count). What do you notice? The number in row a and column b is the height of a single pile that does the same as piles of a and b: it is 0 where whoever moves second wins.
these-are-products-of-nimbers-7551 = These are products of nimbers. Nothing changes if rows and columns are exchanged; 0 makes 0, and 1 changes nothing. Each row but that of 0 has every number below the size of the table once, and so has each column. Sums are nim-sums, in which every number is its own negative: 2 ⊕ 3 = 1. Then (a ⊕ b) ⊗ c = a ⊗ c ⊕ b ⊗ c, and 2 ⊗ 2 = 3; in larger tables 4 ⊗ 4 = 6 and 2 ⊗ 4 = 8. Fill in what is missing.

## help

a-file-code-ftl-what-7627 = A file CODE.ftl: what it lacks is printed in English, to be translated
a-file-with-a-ruleset-84e9 = A file with a ruleset, to be known as well; may be given several times
a-game-with-heaps-or-3e5e = A game with heaps or a position, or - for lines of standard input
a-game-with-heaps-a-2d7e = A game with heaps, a position or a canonical form, or - for lines of standard input
add-the-key-on-a-9a4c = Add the key, on a page of its own
answer-a-request-of-the-7018 = Answer a request of the page, JSON to JSON
answer-a-request-of-the-7bca = Answer a request of the page, JSON to JSON{"\u000A"}{"\u000A"}Without a request, every line of standard input is one, and is answered by a line; blank lines are skipped. POST /api of 'nimatron serve' gives the same answers. A request that cannot be answered gets an object with "error".
believe-this-proxy-when-it-1ea0 = Believe this proxy when it tells for whom it asks; may be repeated
believe-this-proxy-when-it-d7a5 = Believe this proxy when it tells for whom it asks; may be repeated{"\u000A"}{"\u000A"}Service is shared among client addresses, which X-Forwarded-For or Forwarded tell behind a proxy. Other clients that write so are not believed.
check-a-certificate-with-the-a273 = Check a certificate with the independent checker
check-a-certificate-with-the-6d85 = Check a certificate with the independent checker{"\u000A"}{"\u000A"}Prints what it proves. The exit status is 1 if it does not prove what it claims, because something in it does not hold or is missing, and 2 if it cannot be read or not be checked to the end. A file of losing couples may be longer than the memory.
check-a-file-and-keep-1bce = Check a file and keep it, so that every command knows its ruleset
check-a-file-its-examples-99c3 = Check a file: its examples, why its games end, and a thousand random games
check-this-answer-instead-of-6b5d = Check this answer instead of asking for one
compare-what-was-found-with-25be = Compare what was found with published periods; exit status 1 says that something differs
compute-the-excesses-of-odd-e426 = Compute the excesses of odd primes, on which infinite nim-products rest
compute-the-excesses-of-odd-2d94 = Compute the excesses of odd primes, on which infinite nim-products rest{"\u000A"}{"\u000A"}The excess of p is the least m for which k+m has no p-th root below the p-th root that is adjoined next; k is the least ordinal whose degree is divisible by the order of 2 modulo p. Each one is compared with the table. Exit status 1 says that one differs from it.
cut-the-search-of-each-1567 = Cut the search of each position into so many jobs
cut-work-into-jobs-for-318f = Cut work into jobs for any number of machines, do them, and put the answers together
cut-work-into-jobs-for-097b = Cut work into jobs for any number of machines, do them, and put the answers together{"\u000A"}{"\u000A"}A plan is a file with a job a line, each called after what it asks, so that whoever starts processes can hand jobs out: a scheduler, GNU parallel, or a shell on each machine. Answers are files in a folder. What is there is not done again, whatever ended the last run.
do-part-k-of-n-8e5c = Do part K of N, which begin with 0, as 0/10 to 9/10
do-so-many-jobs-at-6017 = Do so many jobs at the same time
do-so-many-of-a-789c = Do so many of a hundred jobs without a certificate again, and compare
do-the-jobs-of-a-06fe = Do the jobs of a plan that have no answer yet
do-the-jobs-of-a-be69 = Do the jobs of a plan, or search a position, on a cluster of Ray or on this machine
do-the-jobs-of-a-dbd7 = Do the jobs of a plan, or search a position, on a cluster of Ray or on this machine{"\u000A"}{"\u000A"}'nimatron cluster run PLAN --out FOLDER' does what 'nimatron job run' does, on all machines of the cluster, and 'nimatron cluster search POSITION --out FOLDER --store FILE' searches a position in rounds of jobs. The folder and the file are on a disk that all machines share. Both take --ray ADDRESS and the other options of 'python3 -m nimatron.cluster', which does the work: pip install 'nimatron[cluster]'.
draw-a-picture-of-the-b0ca = Draw a picture of the theory as SVG; without a kind, list the kinds
draw-a-picture-of-the-7885 = Draw a picture of the theory as SVG; without a kind, list the kinds{"\u000A"}{"\u000A"}What stands in a picture is computed, and so are its title and its caption. It needs nothing else, its words are text, and it can be printed in any size; with --ink black without colours.
draw-a-point-for-each-247a = Draw a point for each heap into this SVG file
draw-a-position-as-an-e3ee = Draw a position as an SVG picture, or the thermograph of a game
draw-a-position-as-an-7813 = Draw a position as an SVG picture, or the thermograph of a game{"\u000A"}{"\u000A"}Piles are blocks, boards have stones. Of an expression such as '{"{"}2|-1{"}"}' or '{"{"}2|-1{"}"} + ^*', and with --thermograph of a position in which the players have moves of their own, the thermograph is drawn: values increase to the left, temperatures upwards, and the part below 0 is shaded.{"\u000A"}{"\u000A"}The picture is printed, or written to a file. It is the same everywhere, needs nothing else, and reads in grey as well as in colour.
draw-the-table-of-powers-47ea = Draw the table of powers of two instead
draw-the-thermograph-of-the-32c4 = Draw the thermograph of the value instead
draw-the-values-as-a-b941 = Draw the values as a table into this SVG file
evaluate-one-expression-and-print-0a5c = Evaluate one expression and print its value
evaluate-one-expression-and-print-51ed = Evaluate one expression and print its value{"\u000A"}{"\u000A"}Ordinals: w^2*3+e0, with + * ^ as usual, # the natural sum, (+) the nim-sum. Nimbers: *5 + *(w+1). Games: {"{"}2|-1{"}"} + ^3*2. Comparisons print true or false, and the exit status is 1 for false. In the conversation that 'nimatron' begins, ':help' lists operators and functions.{"\u000A"}{"\u000A"}Of standard input every line has its answer, but for blank lines and lines that begin with #; of a line that cannot be answered it is 'error: …', or with --json an object with "error".
examples-nimatron-solve-nim-3-1d98 = Examples:{"\u000A"}  nimatron solve 'nim: 3, 5, 7'{"\u000A"}  nimatron solve 'nim: 1, w+3, w^w+5, e0, w1' --explain 2{"\u000A"}  nimatron calc '(w+1)*2 + w'{"\u000A"}  nimatron prove 'nim: 1, 2, 3' --output proof.json && nimatron verify proof.json{"\u000A"}{"\u000A"}Exit status: 0 for an answer, 1 for a "no" to a yes-or-no question, 2 for an error.
families-quotients-family-excess-primes-61f1 = Families, 'quotients FAMILY', 'excess: PRIMES', and positions
families-or-nothing-to-see-301a = Families, or nothing to see what was found
forget-a-ruleset-that-was-ca1f = Forget a ruleset that was added
genus-class-and-canonical-form-a011 = Genus, class and canonical form in misère play
genus-class-and-canonical-form-c2d0 = Genus, class and canonical form in misère play{"\u000A"}{"\u000A"}Of all heaps of a game up to one, of a position such as 'cram: 3x3', or of a sum of canonical forms such as '*[2#1] + *[2]'. The genus is the Grundy value of normal play, and behind ^ the misère Grundy values of the game with 0, 1, 2, … heaps of 2, cut where two numbers begin to alternate. A tame game is won as the position of Nim with its genus; restive, restless and wild ones are not.
global-options-027f = Global options
go-on-from-what-merges-3958 = Go on from what merges have proved
go-on-with-the-game-538b = Go on with the game in this file
go-on-with-the-next-b057 = Go on with the next line of standard input after an error
heaps-in-a-line-or-033b = Heaps in a line, or a row of a table [default: 20, or for a table the period if one is seen]
hold-no-more-memory-but-83bc = Hold no more memory, but for what the program itself needs
how-hard-from-1-to-8a35 = How hard, from 1 to 5
how-many-sheets-with-this-5459 = How many sheets, with this seed and the next ones
how-many-winning-moves-to-d86e = How many winning moves to list [default: 20, with --json 10000]
how-much-of-a-position-b65b = How much of a position to explain: 0 the verdict, 1 a sentence, 2 the table, 3 the proof
how-much-to-explain-0-9f82 = How much to explain: 0 the verdict, 1 a sentence, 2 the table, 3 the proof
how-often-which-values-occur-5697 = How often which values occur, records, rare values
how-values-are-written-default-d3b1 = How values are written [default: unicode on a terminal, ascii otherwise]
in-which-language-to-speak-795c = In which language to speak: en, de, or a file CODE.ftl [default: the terminal's]
keep-no-more-values-than-6681 = Keep no more values than the next ones need, and write all that is known into this file every few seconds; a later run goes on with it, whatever ended this one. For octal games
keep-the-answers-in-this-acaf = Keep the answers in this file, and states in files beside it: a later run goes on from there
keep-the-game-in-this-85e3 = Keep the game in this file, move by move
keep-what-a-search-proves-e302 = Keep what a search proves in this file, and go on from what is there
keep-what-is-proved-of-4465 = Keep what is proved of positions here, for later jobs
learn-by-playing-courses-in-aba7 = Learn by playing: courses in steps, which ask before they tell
learn-by-playing-courses-in-3c93 = Learn by playing: courses in steps, which ask before they tell{"\u000A"}{"\u000A"}Without a name the courses are listed. Answers are typed, or come line by line from standard input; 'hint' gives a hint, 'board' draws the position, 'quit' leaves. Nothing is kept: --step goes on where you left.
leave-out-canonical-forms-3f1c = Leave out canonical forms
let-browsers-ask-under-this-afea = Let browsers ask under this name too, such as games.example; may be repeated
let-other-machines-of-the-0d75 = Let other machines of the network connect, and print every address
lines-of-heap-and-value-3656 = Lines of heap and value, as the OEIS has them
lines-of-heap-and-value-962a = Lines of heap and value, separated by a comma, below a heading
list-phi-a-row-for-a338 = List Phi, a row for each period if one is seen
list-as-lines-with-commas-c359 = List as lines with commas, below a heading
list-only-games-of-this-f7e6 = List only games of this kind
list-only-games-with-this-4085 = List only games with this period
list-the-grundy-values-of-face = List the Grundy values of the heaps of a game
list-the-grundy-values-of-5201 = List the Grundy values of the heaps of a game{"\u000A"}{"\u000A"}The rules are a code such as 0.77, 4.0 or 0.3F (octal, hexadecimal and beyond), a name such as kayles or grundy, or a set: subtraction(1,3,4), allbut(2), splittles(4). Values are computed until a period is proved, and repeated from then on. The word of a ruleset whose positions are a number, such as sprouts or that of a file with strips, lists the values of these positions, which are searched where they are not heaps.
list-the-languages-or-the-f7f2 = List the languages, or the messages that the file of a language lacks
list-the-rulesets-or-show-a4c2 = List the rulesets, or show the rules of one
list-the-rulesets-or-show-53e3 = List the rulesets, or show the rules of one{"\u000A"}{"\u000A"}'games impartial', 'games partizan', 'games loopy' and 'games players' define the kinds of games. 'games check FILE' checks a ruleset that is written in a file, and 'games add FILE' keeps it, so that every command knows it from then on.
look-at-each-game-for-fe52 = Look at each game for so many seconds at most
look-at-no-larger-heap-b5aa = Look at no larger heap
look-at-no-larger-heap-434e = Look at no larger heap of any game
look-at-so-many-games-6dcf = Look at so many games at the same time [default: as many as there are processors]
look-at-so-many-positions-d640 = Look at so many positions for a position or a quotient
make-a-sheet-of-exercises-dde8 = Make a sheet of exercises to be printed; without a kind, list the kinds
make-a-sheet-of-exercises-6874 = Make a sheet of exercises to be printed; without a kind, list the kinds{"\u000A"}{"\u000A"}A sheet is HTML with its pictures inside, made for black and white: a browser prints it. The same kind, level and seed give the same sheet, another seed another one. Every puzzle has a name that 'nimatron puzzle' knows, and a code for a camera that opens its position on the page.
nim-and-its-kin-in-b26f = Nim and its kin in the terminal: who wins, every winning move, and why
nim-and-its-kin-in-062f = Nim and its kin in the terminal: who wins, every winning move, and why{"\u000A"}{"\u000A"}Without a command it is a calculator: a conversation if standard input is a terminal, otherwise one answer for each line of standard input, also 'error: …' where there is none. Blank lines and lines that begin with # are skipped.
numbered-questions-and-plain-lines-2a92 = Numbered questions and plain lines: no redrawing, no drawings
odd-primes-and-ranges-such-f734 = Odd primes, and ranges such as 3..257, which include both ends
of-a-game-with-heaps-fc70 = Of a game with heaps: write the state into this file every few seconds; a later run goes on with it, whatever ended this one
one-of-the-sizes-of-34b0 = One of the sizes of the kind
open-the-page-in-the-2527 = Open the page in the browser
play-in-the-terminal-against-cd64 = Play in the terminal, against the machine or with somebody else
print-a-whole-document-for-ffd5 = Print a whole document, for pdflatex
print-help-see-a-summary-1817 = Print help (see a summary with '-h')
print-help-see-more-with-54da = Print help (see more with '--help')
print-one-json-object-an-0165 = Print one JSON object an answer, each with "schema": 1
print-the-completions-for-a-75b4 = Print the completions for a shell
print-the-file-of-a-4daa = Print the file of a ruleset, to be changed, or list the files that come with the program
print-the-manual-page-or-9736 = Print the manual page, or that of one command
print-the-solution-too-16e0 = Print the solution, too
print-the-title-and-the-18b0 = Print the title and the caption instead
print-this-message-or-the-0a63 = Print this message or the help of the given subcommand(s)
print-version-f831 = Print version
put-the-answers-to-a-bdb0 = Put the answers to a plan together, once they are verified
put-the-answers-to-a-bc2b = Put the answers to a plan together, once they are verified{"\u000A"}{"\u000A"}Certificates are checked by the independent checker. What has none can be done again here, all of it or some. Exit status 1 says that jobs have no answer, 2 that answers were refused: damaged ones, ones that are not proved, and ones that contradict each other.
refuse-what-takes-more-memory-6136 = Refuse what takes more memory
say-which-jobs-of-a-a658 = Say which jobs of a plan have answers; exit status 1 says that some have none
say-which-of-n-parts-6cf8 = Say which of N parts have jobs without an answer
search-for-misere-quotients-instead-f535 = Search for misere quotients instead, each proved by a period of its pretending function; they are kept in a file of their own
search-for-the-period-of-3b34 = Search for the period of a game with heaps or strips, and prove it
search-for-the-period-of-6bac = Search for the period of a game with heaps or strips, and prove it{"\u000A"}{"\u000A"}Values are computed until a period is proved by a theorem, or the limits are reached. A period that was only seen so far is called observed. The preperiod is the least heap from which on the values repeat. The word of a ruleset is read as in grundy: strips of a file are heaps where its patterns show that, and else their period is observed only.
search-for-the-periods-of-4afd = Search for the periods of all games of a family, and keep what is found
search-for-the-periods-of-14d6 = Search for the periods of all games of a family, and keep what is found{"\u000A"}{"\u000A"}Families are octals:3 (all octal codes of three digits), hexadecimals:2, subtractions:6 (all subtraction games with numbers up to 6), published (the octal games whose periods are known), @FILE (rules from a file, a line each) and single games. A game that is in the store with its period proved, or with limits as wide as the present ones, is not looked at again: the same command goes on wherever an earlier one ended.
search-on-so-many-threads-0d1a = Search on so many threads at once
serve-the-page-play-be-bad9 = Serve the page: play, be coached and analyse in a browser
serve-the-page-play-be-6318 = Serve the page: play, be coached and analyse in a browser{"\u000A"}{"\u000A"}The first line that it prints is the address to open. Ctrl-C ends it. With --time a request may take so many seconds [default: 10].
solve-a-position-outcome-value-56fd = Solve a position: outcome, value, every winning move, and why
solve-a-position-outcome-value-0ed0 = Solve a position: outcome, value, every winning move, and why{"\u000A"}{"\u000A"}A game given by its graph can be read from a file: 'graph: @FILE', in JSON or in the DOT language; not where positions come from standard input.{"\u000A"}{"\u000A"}A position looks like 'nim: 3, 5, 7', 'misere nim: 1, w+3' or 'nim(max=4): 11, 14'; 'nimatron games nim' shows the rules.{"\u000A"}{"\u000A"}What is searched can be searched on several threads, and with --store a search that was broken off, even by a loss of power, goes on where it was: a second's work is lost at most.{"\u000A"}{"\u000A"}With more than two players, 'nim(players=3): 1, 2, 3', the answer is which coalitions can force a win, and what comes about by the preferences; so for every ruleset, and for tuples of sets of games such as '{"{"}*|0|{"}"}'.{"\u000A"}{"\u000A"}Positions may be pasted from a paper: 'Nim: $1\qquad\omega+3$', '1+2+3', "Dawson's Kayles: 5"; a note on standard error, with --json in "notes", says how they were read. Of standard input every line has its answer, but for blank lines and lines that begin with #; of a line that cannot be answered it is 'error: …', or with --json an object with "error".{"\u000A"}{"\u000A"}With --json a winning move is given with the position that it leaves, but not where there are more than 1000 piles: the answer would grow with their square.
solve-puzzles-by-idea-seeded-742a = Solve puzzles by idea, seeded and endless; without a ladder, list the ladders
solve-puzzles-by-idea-seeded-9b80 = Solve puzzles by idea, seeded and endless; without a ladder, list the ladders{"\u000A"}{"\u000A"}A puzzle is named by its ladder, its level and its seed: the same three give the same puzzle everywhere. An answer is read from standard input until it is right; a wrong one is refuted. An empty line, or the end of the input, gives up.{"\u000A"}{"\u000A"}Exit status: 0 if the last answer was right, or none was asked for; 1 if it was wrong.
stop-after-so-many-seconds-c754 = Stop after so many seconds with what is known by then
take-no-more-memory-0a28 = Take no more memory
take-no-more-memory-for-2fe4 = Take no more memory for a job
take-no-more-memory-in-cb7a = Take no more memory in all
take-no-more-memory-this-9d9d = Take no more memory; this bounds the heaps too
take-the-page-from-a-4da2 = Take the page from a folder instead of the program, to change it
the-address-of-the-page-8f20 = The address of the page, with which the codes for cameras begin
the-certificate-or-for-standard-76a6 = The certificate, or - for standard input
the-colours-7a9b = The colours
the-command-5976 = The command
the-expression-or-the-position-8df1 = The expression or the position, or - for one of them a line of standard input
the-expression-or-for-one-56fe = The expression, or - for one expression a line of standard input
the-file-d623 = The file
the-file-in-which-they-f130 = The file in which they are kept
the-first-heap-71bb = The first heap
the-folder-of-the-answers-f42f = The folder of the answers
the-folders-of-the-answers-f534 = The folders of the answers
the-form-of-the-certificate-cf57 = The form of the certificate; only JSON can be verified again
the-generator-whose-powers-are-dafd = The generator whose powers are seated
the-interpreter-of-python-default-7993 = The interpreter of Python [default: NIMATRON_PYTHON, or python3]
the-kind-eda0 = The kind
the-kind-or-the-name-063b = The kind, or the name of a sheet such as who-2-17
the-ladder-or-the-name-c1b3 = The ladder, or the name of a puzzle such as cancel-2-17
the-last-heap-097a = The last heap
the-last-heap-of-a-f1db = The last heap of a game with heaps
the-length-of-rows-of-40c2 = The length of rows of heaps [default: the period, if one is seen]
the-lesson-by-its-name-71ec = The lesson, by its name or as a file of your own (NAME.md), which is checked first
the-misere-quotient-of-a-3d48 = The misere quotient of a game with heaps
the-misere-quotient-of-a-88ea = The misere quotient of a game with heaps{"\u000A"}{"\u000A"}The quotient is a finite monoid with a set of elements, the P-portion: every heap n has an element Phi(n), and the previous player wins a sum of heaps in misere play if the product of their elements is in the P-portion. Heaps are added until a period of Phi proves that the quotient is that of all heaps, or up to a bound. Of a position such as 'cram: 3x3' it is the quotient of all that can be reached from it.
the-name-of-a-file-5f5b = The name of a file, or the word before the colon of its positions
the-paper-00c4 = The paper
the-piles-such-as-nim-59cd = The piles, such as 'nim: 3, 5, 7'; without them you are asked
the-plan-be1d = The plan
the-plan-or-the-position-bd76 = The plan or the position, and options
the-plan-or-for-standard-0612 = The plan, or - for standard input
the-port-to-listen-at-044e = The port to listen at; 0 is any that is free
the-position-or-for-one-a5fa = The position, or - for one position a line of standard input
the-position-or-an-expression-2961 = The position, or an expression whose value is a game
the-request-request-calc-input-cb50 = The request: {"{"}"request":"calc","input":"*5 + *3"{"}"}
the-rules-or-for-rules-118a = The rules, or - for rules from standard input, a line each
the-ruleset-whose-rules-options-9cab = The ruleset whose rules, options and examples to show, or impartial, partizan or players
the-same-number-gives-the-ea4b = The same number gives the same game
the-shell-ca57 = The shell
the-step-to-begin-with-d429 = The step to begin with
the-word-before-the-colon-353e = The word before the colon of its positions
two-people-play-turn-by-b5e8 = Two people play, turn by turn
up-to-how-many-reachable-3e49 = Up to how many reachable positions to prove by a strategy
what-it-is-a-picture-fe19 = What it is a picture of: a game with heaps, a position, an expression
what-the-puzzle-is-made-1df6 = What the puzzle is made from; any if not given
what-the-sheet-is-made-b4a1 = What the sheet is made from; any if not given
what-to-do-ce3e = What to do
when-to-use-colours-no-9da4 = When to use colours; NO_COLOR is respected
who-makes-the-first-move-a9ee = Who makes the first move; without it you are asked
who-plays-against-you-random-4c14 = Who plays against you: random, copycat, rival, sleepy, perfect or teacher. A rival adapts to you from game to game; 'rival 40' begins with errors in 40 of 100 moves
who-plays-where-two-to-19fd = Who plays, where two to six do: names of people, 'machine', 'random', 'ally of A', with commas
whom-it-is-told-b0c4 = Whom it is told
with-leaves-folders-with-answers-e477 = With --leaves: folders with answers to go on from; what was tried in vain is cut further
with-leaves-what-merges-have-e329 = With --leaves: what merges have proved
with-more-than-two-players-0f2b = With more than two players: prove that this coalition forces a win
with-more-than-two-players-9aa5 = With more than two players: prove the results by the preferences
write-a-certificate-of-who-e63e = Write a certificate of who wins, for 'nimatron verify' or any other checker
write-a-certificate-of-who-4085 = Write a certificate of who wins, for 'nimatron verify' or any other checker{"\u000A"}{"\u000A"}A small position is proved by a strategy: every position that can be reached, with a reply to everything, so that checking it needs the rules alone. A larger one that is searched is proved by the Grundy values of its parts, in misère play by the positions to which the winner moves; a large or infinite one that has a theory, by the data of its theorem.{"\u000A"}{"\u000A"}Of n players, 'nim(players=3): 1, 2, 3', it is a strategy of the least coalition that can force a win, of the one that is named by --coalition, or with --results the results of all positions that can be reached.{"\u000A"}{"\u000A"}With --json a certificate stands on one line, so that of standard input every line has its answer, but for blank lines and lines that begin with #.
write-a-plan-20ce = Write a plan
write-a-plan-of-a-98d9 = Write a plan{"\u000A"}{"\u000A"}Of a family, such as octals:3 or published, the period of every game; of 'quotients FAMILY' the misere quotients; of 'excess: 3..257' the excesses of the odd primes; of a position who wins it. With --leaves the search of a position is cut into jobs: the positions on which the outcome most likely depends. With the answers the same command plans the next ones, until the outcome is known; with --store the last job is the position itself.
write-all-values-from-heap-9b96 = Write all values from heap 0 on into this file, two bytes each, the lower first; a later run goes on with it, whatever ended this one
write-the-grundy-values-beside-4a01 = Write the Grundy values beside the nodes of a game given by its graph
write-the-answers-here-a-d406 = Write the answers here, a line each in the order of the names of the jobs
write-the-certificates-here-each-cf42 = Write the certificates here, each for itself, for 'nimatron verify' or any other checker
write-the-data-that-prove-65ab = Write the data that prove the quotient into this file, for 'nimatron verify'
write-the-jobs-without-an-fc46 = Write the jobs without an answer, which are a plan
write-the-value-of-an-8a9c = Write the value of an expression, or what is said of a position, as LaTeX
write-the-value-of-an-b0aa = Write the value of an expression, or what is said of a position, as LaTeX{"\u000A"}{"\u000A"}Of an expression such as 'w^2*3' or '{"{"}2|-1{"}"} + ^*' the value is printed as a formula, without the signs that begin mathematics. Of a position such as 'nim: 3, 5, w+2' who wins, by which moves and why is printed as paragraphs, lists and tables, which need the package amsmath. With --standalone it is a whole document.{"\u000A"}{"\u000A"}Of standard input every line has its answer, but for blank lines and lines that begin with #; of a line that cannot be answered it is 'error: …', or with --json an object with "error".
write-to-this-file-instead-538c = Write to this file instead of standard output

## kinds of games

impartial-games-8f30 = Impartial games
a-game-is-impartial-if-931a = A game is impartial if four conditions hold.
two-players-take-turns-and-3517 = Two players take turns, and both know everything: nothing is hidden, nothing is left to chance.
every-play-ends-after-finitely-1eaa = Every play ends after finitely many moves, however it is played.
both-players-have-the-same-1744 = Both players have the same moves: what may be done depends on the position, not on who is to move.
whoever-cannot-move-loses-normal-1ef2 = Whoever cannot move loses (normal play) or wins (misere play); there is no draw.
nim-kayles-cram-and-nimbers-d103 = Nim, Kayles, Cram and Nimbers are impartial. In normal play each position of such a game behaves like a heap of Nim: that is the theorem of Sprague and Grundy, and the height of the heap is the Grundy value.
chess-is-not-impartial-white-3abc = Chess is not impartial: White may not move a black piece, so that the third condition fails. Nor does the fourth hold, since Chess may be drawn, and is won by checkmate. Poker fails the first: cards are dealt by chance and hidden.
partizan-games-f03f = Partizan games
a-game-is-partizan-if-b665 = A game is partizan if its two players, Left and Right, may have different moves in the same position. The other conditions are those of an impartial game.
every-play-ends-after-finitely-d619 = Every play ends after finitely many moves, also if a player moves twice in a row, as happens in one part of a sum.
what-may-be-done-depends-67c9 = What may be done depends on the position and on who is to move.
domineering-clobber-amazons-and-blue-58fe = Domineering, Clobber, Amazons and blue-red-green Hackenbush are partizan. In normal play a position has a value {"{"}L|R{"}"}, made of those of the options of Left and of Right: Left wins, whoever begins, if it is greater than 0; Right if it is less; whoever does not begin if it is 0; and whoever begins if it is confused with 0. Impartial positions are those whose options are the same on both sides, here and later; their values are nimbers.
in-chess-checkers-and-go-fccc = In Chess, Checkers and Go the players have moves of their own, but these games are not decided by who moves last, and can be drawn or repeated. Some endings can be read as partizan games all the same: those of pawns that block each other in Chess, and late endgames of Go.
loopy-games-c41c = Loopy games
a-game-is-loopy-if-d74f = A game is loopy if positions can come again. The other conditions are those of a partizan or an impartial game.
a-play-may-go-on-0f89 = A play may go on for ever. In each position there are finitely many moves.
what-may-be-done-depends-f83d = What may be done depends on the position and, unless both have the same moves, on who is to move.
whoever-cannot-move-loses-normal-86ea = Whoever cannot move loses (normal play) or wins (misere play). A play that goes on for ever is a draw.
fox-and-geese-backsliding-toads-fea2 = Fox and Geese, Backsliding Toads and Frogs and Beans-Don't-Talk are loopy. Who wins or draws is found from the ends of the game backwards. Where the players have moves of their own, many positions have a value: a stopper, or an onside, which counts if draws are wins for Left, and an offside, which counts if they are wins for Right.
in-chess-positions-can-come-1368 = In Chess positions can come again, too, but it is decided by checkmate, and not by who cannot move.
scoring-games-826c = Scoring games
in-a-scoring-game-points-60af = In a scoring game points are counted, and whoever has more of them in the end wins.
both-players-may-make-the-f97f = Both players may make the same moves, and have the points that they make themselves.
when-no-move-is-left-6490 = When no move is left, whoever has more points wins; with as many each it is a draw.
dots-and-boxes-is-a-2e4a = Dots and Boxes is a scoring game. Each position has a net score: how many points more the player to move gets from there on than the other one, if both play for that. What was scored before changes nothing of it. Such positions have no Grundy value, since it does not matter who moves last.
in-chess-no-points-decide-dfea = In Chess no points decide. Go is decided by points, but may be repeated.
every-ruleset-but-those-of-1b18 = Every ruleset but those of loopy and of scoring games can be played by 2 to 6 players, who are called A, B, C and so on: nim(players=3): 1, 2, 3.
the-players-take-turns-and-864e = The players take turns, and all know everything: nothing is hidden, nothing is left to chance.
every-play-ends-after-finitely-f8d8 = Every play ends after finitely many moves, whoever moves.
everybody-has-the-same-moves-ce8f = Everybody has the same moves; or, where Left and Right have moves of their own, some players have those of Left and the others those of Right, as in domineering(players=3, left=A+C): 4x4; or each player has moves of their own, as in {"{"}*|0|{"}"}.
a-player-who-cannot-move-375d = A player who cannot move ends the play. Whoever moved last wins alone (ending=last, unless another ending is given); or the player who cannot move loses alone (ending=normal), wins alone (ending=misere), or drops out (ending=elimination).
with-three-players-there-may-d0c8 = With three players there may be nobody who can force to win: in Nim with piles of 1 and 2 A can only choose which of the others does. So there are several questions. Which coalitions can force that one of theirs wins? What comes about by the podium rule, when everybody would rather move shortly before the last move than long before it (prefer=podium, unless other preferences are given)? Or by other preferences (prefer=selfish, or prefer=[A>C>B, B>C>A, C>A>B])?
for-nim-by-the-podium-8ced = For Nim by the podium rule there is a theory as simple as that of two players: the columns of the piles in base 2 are counted modulo the number of players. Chess for four players is no such game: it is not decided by who moves last.

## lessons

take-it-all-026d = Take it all
one-pile-and-whoever-takes-0cad = One pile, and whoever takes the last block wins.
here-is-a-pile-of-6403 = Here is a pile of blocks. When it is your turn you take some of them: one, a few, or all. Whoever takes the **last** block wins.
one-pile-of-nim-a-a53e = One pile of Nim. A move lowers it to any smaller height, and whoever makes the last move wins. Before you are told anything, bet: who wins?
play-it-3bcf = Play it
now-win-it-7d6a = Now win it!
say-who-starts-and-win-9993 = Say who starts, and win.
and-no-block-at-all-3c88 = And no block at all?
the-pile-is-gone-and-f4a0 = The pile is gone, and it is your turn. There is nothing to take.
the-empty-position-matters-most-09b9 = The empty position matters most: in it whoever is to move has lost, because the other one has just taken the last block. All that follows is counted back from here.
what-we-know-dacc = What we know
one-pile-take-it-all-d1cd = One pile: **take it all**. No pile: whoever has to move has lost. Remember who that is: it is the player whom you left with nothing!
positions-come-in-two-kinds-2444 = Positions come in two kinds. From some the player who **moves** wins; they are called N-positions, for the next player. In the others the player who has just **moved** wins; they are called P-positions, for the previous one. No block is a P-position, and one pile is an N-position, since one of its moves leads to a P-position.
two-equal-piles-copy-aef0 = Two equal piles: copy
two-piles-of-the-same-d241 = Two piles of the same height, and a trick that needs no counting.
two-piles-just-as-high-d6be = Two piles, just as high as each other. You may take as many blocks as you like, but from **one** pile only. Whoever takes the last block wins. Would you like to go first?
two-equal-piles-a-turn-cffb = Two equal piles; a turn lowers one of them. Bet before you think for long, and then look for a reason.
win-it-9b1d = Win it
choose-who-goes-first-and-048f = Choose who goes first, and win. Watch what the other one does!
the-machine-never-errs-whatever-e8f6 = The machine never errs. Whatever it does to one pile, is there something that you can do?
copy-dc58 = Copy
whatever-the-other-one-does-b3ad = Whatever the other one does to one pile, **you do to the other pile**. Then the piles are equal again, and you always have an answer. So it is you who takes the last block!
the-trick-is-a-strategy-766b = The trick is a strategy and a proof in one: after each of your moves the piles are equal again, so that whenever the opponent has a move you have one, too. You never run out of moves first.
higher-95e9 = Higher
does-it-also-work-with-74ba = Does it also work with very high piles?
nothing-in-the-argument-speaks-186e = Nothing in the argument speaks of the height.
make-them-equal-e272 = Make them equal
two-piles-that-differ-and-105a = Two piles that differ, and one move that wins.
this-time-one-pile-is-a99a = This time one pile is higher. Who wins now?
two-piles-that-are-not-0b32 = Two piles that are not equal. The lesson before decides this one as well.
which-move-1f60 = Which move?
find-the-move-that-wins-9bed = Find the move that wins. Think: what do you want to **leave** for the other one?
ask-of-a-move-what-a3d2 = Ask of a move what it leaves: the opponent should be to move in a position that is lost.
make-them-equal-then-copy-2848 = Make them equal, then copy
make-the-two-piles-equal-c560 = Make the two piles **equal**. From then on you copy, and copying wins.
between-two-unequal-piles-there-2033 = Between two unequal piles there is one winning move: {"{"}moves nim: 3, 5{"}"} with piles 3 and 5, {"{"}moves nim: 2, 6{"}"} with piles 2 and 6. All others leave unequal piles, and then the opponent makes them equal.
many-piles-as-long-as-2988 = Many piles, as long as each has a partner.
four-piles-but-look-closely-8226 = Four piles! But look closely: each pile has a partner that is just as high.
four-piles-in-two-equal-6c66 = Four piles in two equal pairs.
you-know-the-trick-which-deaf = You know the trick. Which pile is the partner?
copy-but-on-the-right-a517 = Copy, but on the right pile.
each-pile-has-a-partner-1d11 = Each pile has a partner
when-a-pile-has-a-e5f2 = When a pile has a partner, you copy **on the partner**. It does not matter how many pairs there are, nor in which order they stand.
any-number-of-equal-pairs-788d = Any number of equal pairs is lost for whoever is to move. The order of the piles does not matter, nor how many pairs there are.
spoil-a-pair-1a4b = Spoil a pair
somebody-has-taken-a-block-4cb7 = Somebody has taken a block too many, and one pair is spoilt. Mend it!
one-pair-is-broken-a-64c7 = One pair is broken. A single move mends it.
partners-can-be-forgotten-what-482a = Partners can be forgotten; what counts is the rest.
two-of-the-three-piles-7278 = Two of the three piles are partners. What would you do if they were not there?
look-away-from-a-pair-7635 = Look away from a pair of equal piles. What is left?
look-away-7c99 = Look away
hide-the-two-equal-piles-ee8f = Hide the two equal piles behind your hand, wherever they stand.
the-equal-piles-are-not-b04e = The equal piles are not always neighbours.
they-cancel-afc4 = They cancel
two-equal-piles-cancel-if-4844 = Two equal piles **cancel**. If the other one plays there, you copy there, and nothing has changed. So play as if they were not there.
a-pair-changes-nothing-about-50e7 = A pair changes nothing about who wins: a move in it is answered in it. So **equal piles cancel**, and a position is as good as what is left of it. (Beside the moves in the rest there may be winning moves in the pair itself: of `nim: 2, 7, 4, 7` the winning moves are {"{"}moves nim: 2, 7, 4, 7{"}"}.)
heights-of-1-and-2-a6a9 = Heights of 1 and 2
ones-and-twos-only-how-ac8e = Ones and twos only: how many are there of each?
only-ones-and-twos-are-c786 = Only ones and twos are left. Pairs cancel. What remains?
let-equal-piles-cancel-what-82d3 = Let equal piles cancel: what remains of ones and twos is at most one of each.
a-one-and-a-two-c178 = A one and a two
now-a-one-and-a-8cf3 = Now a one **and** a two remain. One move makes partners of everybody.
here-the-number-of-ones-11bb = Here the number of ones is odd, and the number of twos as well.
three-cases-a472 = Three cases
count-the-ones-and-count-5156 = Count the ones, and count the twos.
both-numbers-are-even-let-3b0f = Both numbers are even: let the other one begin.
one-of-them-is-odd-e228 = One of them is odd: take such a pile away.
both-are-odd-take-one-c664 = Both are odd: take one block from a two.
three-cases-by-the-numbers-84f6 = Three cases, by the numbers of ones and of twos.
both-even-whoever-moves-loses-dda6 = Both even: whoever moves loses.
one-of-them-odd-take-9e89 = One of them odd: take away a pile of that height.
both-odd-lower-a-2-913a = Both odd: lower a 2 to a 1, which changes both numbers at once.
the-3-that-counts-as-43a8 = The 3 that counts as 2 and 1
three-different-piles-and-yet-2b9a = Three different piles, and yet everybody has a partner.
one-two-three-no-two-d075 = One, two, three: no two piles are equal. Who wins?
no-two-piles-are-equal-726d = No two piles are equal, so nothing cancels. Or does it?
let-the-machine-begin-after-0991 = Let the machine begin. After its move two piles can be made partners.
try-it-after-any-first-cce2 = Try it: after any first move an earlier lesson tells you the answer.
cut-the-3-in-two-949e = Cut the 3 in two
cut-the-pile-of-3-b550 = Cut the pile of 3 into a 2 and a 1. Its 2 shakes hands with the pile of 2, its 1 with the pile of 1. **Everybody has a partner!**
think-of-the-3-as-94f2 = Think of the 3 as a 2 and a 1 on top of each other. Then there are two ones and two twos, and they cancel. It is not quite the same as separate piles, because one move can change both parts; that helps whoever restores the balance.
cut-every-3-in-your-e82c = Cut every 3 in your mind, and let partners shake hands. Who is lonely?
split-each-3-cancel-and-c51c = Split each 3, cancel, and see what has no partner.
powers-of-two-43e7 = Powers of two
every-number-is-made-of-e0a5 = Every number is made of 1, 2, 4, 8, 16 and so on, each at most once.
write-it-with-ones-and-2369 = Write it with ones and zeros
m-1-2-4-8-each-42a1 = 1, 2, 4, 8: each is twice the one before. With them you can make **every** number, and you need each of them at most once. {"{"}base2(5){"}"} is 5, {"{"}base2(6){"}"} is 6 and {"{"}base2(7){"}"} is 7. Can you make 13? Write 1 for each of 8, 4, 2 and 1 that you need, and 0 for each that you do not need.
every-natural-number-is-a-87a2 = Every natural number is a sum of distinct powers of two in exactly one way: 88 is {"{"}base2(88){"}"}, in binary {"{"}binary(88){"}"}, that is one 64, no 32, one 16, one 8, no 4, no 2 and no 1. Write 13 in binary.
on-ten-fingers-452b = On ten fingers
give-your-fingers-the-numbers-f547 = Give your fingers the numbers 1, 2, 4, 8, 16 and so on, each twice the one before. How far can you count on **ten** fingers?
ten-fingers-are-ten-binary-d21b = Ten fingers are ten binary digits. What is the largest number that they can show?
cut-the-piles-into-4s-6964 = Cut the piles into 4s, 2s and 1s. Who has a partner?
split-each-pile-into-powers-67e3 = Split each pile into powers of two.
balanced-e49d = Balanced
when-every-1-every-2-c6cd = When every 1, every 2, every 4 has a partner, the piles are **balanced**. Whoever has to move spoils the balance, and you mend it.
a-position-is-balanced-if-7c0e = A position is **balanced** if every power of two occurs an even number of times. A move changes one pile, so that it spoils the balance; and from an unbalanced position there is always a move that restores it. The next lesson shows how to find it.
the-largest-lone-power-5d4f = The largest lone power
where-to-move-and-how-fbc7 = Where to move, and how far: a recipe.
cut-the-piles-into-4s-2093 = Cut the piles into 4s, 2s and 1s, and let partners shake hands. Somebody is left alone. Look for the **largest** one that is alone: play in its pile.
find-the-largest-power-of-bb29 = Find the largest power of two that occurs an odd number of times. A winning move starts from a pile that has it. How far must it be lowered?
the-recipe-c135 = The recipe
in-the-pile-with-the-8888 = In the pile with the largest lonely number you take that number away. Then you put back the smaller lonely ones, so that all of them get a partner. The pile gets lower, because the smaller ones together are less than the large one.
in-that-pile-exchange-all-22cc = In that pile exchange all lone powers: take away those that it has, put in those that it lacks. The largest is taken away, and {"{"}2^3{"}"} is more than {"{"}4 + 2 + 1{"}"}, as each power is more than all smaller ones together; so the pile becomes lower, and it is a legal move.
three-ways-cfef = Three ways
sometimes-there-are-several-moves-e1b4 = Sometimes there are several moves that win. Find one!
three-piles-have-the-largest-3c39 = Three piles have the largest lone power here. Any of them will do.
always-an-odd-number-1da3 = Always an odd number
there-were-count-nim-3-a19f = There were {"{"}count nim: 3, 5, 7{"}"} moves that win. There can be one, or three, or five, but never two. Do you see why?
one-winning-move-starts-from-5bdb = One winning move starts from each pile that has the largest lone power, and lone means that an odd number of piles have it. So the number of winning moves in an unbalanced position is **odd**: {"{"}count nim: 3, 5, 7{"}"} here, {"{"}count nim: 1, 4, 6{"}"} before.
the-binary-table-and-the-596f = The binary table and the nim-sum
columns-of-ones-and-zeros-eaba = Columns of ones and zeros, and one number that knows who wins.
add-without-carrying-ba3b = Add without carrying
write-the-piles-below-each-474e = Write the piles below each other with ones and zeros. In each column count the ones: even, or odd? Write 1 below an odd column and 0 below an even one. Which number stands there?
write-the-heights-in-binary-08f4 = Write the heights in binary below each other: 7 is {"{"}binary(7){"}"}, 4 is {"{"}binary(4){"}"}, 5 is {"{"}binary(5){"}"}. Below each column write its sum without carrying, 1 if the number of ones is odd. That row is the **nim-sum**, written 7 ⊕ 4 ⊕ 5. Which number is it?
the-row-is-not-0-2644 = The row is not 0: somebody is lonely. Find a move after which it is 0.
the-nim-sum-is-not-3b7b = The nim-sum is not 0. Make it 0: change the digits in the odd columns of one pile, so that its leftmost change is a 1 that becomes a 0.
the-table-952c = The table
a-pile-h-is-lowered-cfe6 = A pile h is lowered to h ⊕ s, where s is the nim-sum: 7 to {"{"}7 (+) 6{"}"}, 4 to {"{"}4 (+) 6{"}"} and 5 to {"{"}5 (+) 6{"}"}. It becomes lower exactly if it has the leading digit of s.
a-pile-and-itself-1794 = A pile and itself
what-is-5-5-8e4e = What is 5 ⊕ 5?
what-does-a-number-give-6c27 = What does a number give with itself? (That is why equal piles cancel.)
the-last-one-loses-d3b2 = The last one loses
mis-re-nim-is-the-ff1b = Misère Nim is the same until the switch.
only-ones-c010 = Only ones
now-it-is-the-other-18d0 = Now it is the other way round: whoever takes the **last** block **loses**. Three piles with one block each. Who wins?
in-mis-re-play-whoever-6133 = In misère play whoever makes the last move loses. Begin at the end: with piles of one block nobody has a choice.
only-one-pile-is-higher-8ac2 = Only one pile is higher than 1. It is your move, and you decide how many ones will be left!
exactly-one-pile-is-larger-c3b8 = Exactly one pile is larger than 1, and you are to move: whether the number of ones becomes odd or even is yours to choose.
and-before-18f9 = And before?
and-what-if-there-are-de9f = And what if there are still many high piles?
guess-does-the-balance-of-fe29 = Guess: does the balance of the powers of two still decide?
play-for-balance-as-always-2785 = Play for balance as always. But when only one high pile is left, leave an **odd** number of ones.
a-move-that-leaves-a-7c1f = A move that leaves a pile larger than 1 has to leave the powers balanced; a move that leaves none has to leave an odd number of ones.
the-same-until-the-switch-09da = The same until the switch
it-is-the-same-game-9856 = It is **the same game** until the switch. Balance, balance, balance, and in the end an odd number of ones.
whoever-keeps-the-balance-never-2fe9 = Whoever keeps the balance never leaves a single large pile: a balanced position never has exactly one pile larger than 1, since its largest power would be alone. So it is the opponent who leaves one large pile, and you who choose.
at-most-k-328b = At most k
a-turn-may-take-only-65a7 = A turn may take only a few blocks.
one-pile-of-four-but-d8a5 = One pile of four, but you may take only 1, 2 or 3 blocks in a turn. Whoever takes the last block wins.
a-turn-takes-at-most-7567 = A turn takes at most 3 blocks. After a turn of the other player, what can you always do?
now-there-are-ten-what-39a4 = Now there are ten. What do you want to leave?
what-you-leave-should-be-688b = What you leave should be lost, as 4 is, and 0.
the-remainder-4c60 = The remainder
you-and-the-other-one-28ec = You and the other one together can always take 4. So leave 4, or 8, or 12: **fours**, and whatever the other one takes, you fill it up to four.
whatever-the-opponent-takes-you-c4c6 = Whatever the opponent takes, you can fill it up to 4, one more than the most that a turn takes. So full fours do not count, and a pile counts as its **remainder** modulo 4.
several-piles-5090 = Several piles
now-with-four-piles-and-0d07 = Now with four piles, and a turn takes at most 4. Replace each pile by what is left of it without its fives. Then play as you know it.
with-several-piles-each-counts-2e4c = With several piles each counts as its remainder, here modulo 5: 11, 14, 9 and 13 count as {"{"}rem(11, 5){"}"}, {"{"}rem(14, 5){"}"}, {"{"}rem(9, 5){"}"} and {"{"}rem(13, 5){"}"}. These are the piles of an ordinary game.
why-bc84 = Why
moore-s-nim-6599 = Moore's Nim
a-turn-may-lower-two-bfae = A turn may lower two piles at once.
in-this-game-a-turn-e07d = In this game a turn may take from **one or two** piles, as much as you like from each. Three equal piles: who wins?
a-turn-may-lower-up-0559 = A turn may lower up to two piles. Two piles are taken away at once, so it takes three equal piles for copying.
make-three-equal-piles-f3c8 = Make three equal piles!
where-there-is-one-pile-158e = Where there is one pile more than a turn may lower, they should be equal.
threes-instead-of-pairs-030d = Threes instead of pairs
with-pairs-we-asked-even-3300 = With pairs we asked: even or odd? Now we go by **threes**. In each column of ones and zeros the number of ones must be 0, 3, 6 and so on.
moore-s-theorem-write-the-157d = Moore's theorem: write the heights in binary and add each column modulo **3**, one more than the number of piles that a turn may lower. Whoever moves loses exactly if every column gives 0. For one pile it is the nim-sum, modulo 2.
a-pile-that-is-higher-b0dc = A pile that is higher than every number, and still a game that ends.
a-pile-called-omega-7b12 = A pile called omega
this-pile-is-called-omega-9ba3 = This pile is called **omega**, ω. It is higher than every number! On your turn you may lower it to any number that you like: three, a hundred, a million. But you must say which. There are two such piles. Who wins?
is-the-first-ordinal-after-3509 = ω is the first ordinal after all natural numbers. As always, a move lowers a pile to something smaller, and what is smaller than ω is a natural number. Two such piles: who wins?
an-infinite-pile-and-a-ce00 = An infinite pile and a pile of four. What do you want to leave?
nothing-new-is-needed-cdc4 = Nothing new is needed.
one-more-8b5b = One more
after-comes-1-and-one-e110 = After ω comes ω+1: ω, and one block on top. Is it just as high as ω?
on-top-of-stands-another-88ca = On top of ω stands another block: ω+1. Is ω+1 equal to ω?
one-before-8360 = One before
and-one-block-below-count-dc9d = And one block **below** ω? Count: one, and then one, two, three and so on. Is that just as high as ω?
and-1-which-is-standing-6df4 = And 1+ω, which is ω standing on one block: is it equal to ω? Ordinal addition counts first the left, then the right.
it-always-ends-bc03 = It always ends
however-high-the-piles-are-b381 = However high the piles are, after **finitely many** moves the game is over. You never know beforehand how many: that the other one may choose. But you can never go down for ever.
every-game-ends-after-finitely-0bef = Every game ends after finitely many moves, although nobody can say beforehand after how many: there is no infinite descending sequence of ordinals. So everything that has been said of copying and of pairs remains true for piles of any height.
powers-of-two-beyond-infinity-56a6 = Powers of two beyond infinity
base-2-under-the-magnifying-e4c7 = Base 2 under the magnifying glass: split off the largest power, again and again.
a-power-of-two-5590 = A power of two
m-2-4-8-16-and-1271 = 2, 4, 8, 16 and so on: double again and again, and you come closer and closer to ω. So ω itself is the next power of two, 2^ω! Is that so?
the-powers-of-two-are-d546 = The powers of two are defined by doubling, and at a limit by the least ordinal above. Is 2^ω equal to ω? (Ordinals, not cardinals.)
and-on-a297 = And on
double-again-2-1-is-c32f = Double again: 2^(ω+1) is ω·2, that is ω and ω again. What is 2^(ω+2)?
m-2-1-is-2-w-b50f = 2^(ω+1) is {"{"}2^(w+1){"}"}. What is 2^(ω+2)?
split-off-the-largest-6534 = Split off the largest
now-a-big-one-5-0c51 = Now a big one: ω·5+7. The largest power of two in it is ω·4. Take it away from the left. What is left?
the-recipe-for-any-ordinal-98f1 = The recipe for any ordinal β: take the largest 2^α ≤ β, and split it off; the rest is smaller than 2^α, so that all powers are different. In ω·5+7 the largest power is 2^(ω+2) = ω·4. What is left behind it?
and-again-c5d6 = And again
of-7-the-largest-power-a105 = Of ω+7 the largest power is ω. What is left?
of-the-rest-7-the-eecc = Of the rest ω+7 the largest power is 2^ω = ω. What is left?
under-the-magnifying-glass-5af0 = Under the magnifying glass
and-7-is-base2-7-e5aa = And 7 is {"{"}base2(7){"}"}. So ω·5+7 is made of ω·4, ω, 4, 2 and 1: powers of two, each of them once!
and-7-is-base2-7-df93 = And 7 is {"{"}base2(7){"}"}. So Cantor's normal form {"{"}cantor(w*5+7){"}"} has in base 2 the form {"{"}base2(w*5+7){"}"}: Cantor's coefficients are split into their powers of two. Likewise {"{"}cantor(w^w*3){"}"} is {"{"}base2(w^w*3){"}"}. That the process ends is again well-foundedness: the rests become smaller.
cut-the-infinite-piles-like-8733 = Cut the infinite piles like the others. Who is lonely?
split-the-piles-which-powers-c0f9 = Split the piles: which powers stand alone, and which is the largest of them?
six-transfinite-piles-dbc7 = Six transfinite piles
the-summit-hamkins-challenge-with-ea5c = The summit: Hamkins' challenge, with one winning move.
first-or-second-546d = First or second?
here-is-the-greatest-challenge-b67d = Here is the greatest challenge of all. Six piles, up to ω₁, which nobody can reach by counting. Do not be afraid: cut, pair, move.
joel-david-hamkins-challenge-six-7913 = Joel David Hamkins' challenge: six piles, among them ε₀ and ω₁. First or second?
the-finite-parts-41af = The finite parts
begin-with-the-finite-ends-9775 = Begin with the finite ends of the piles: 1, 3, 5 and 7. What is their nim-sum?
powers-of-never-mix-so-f3c8 = Powers of ω never mix, so column by column: the finite parts are 1, 3, 5 and 7.
the-omegas-cf1c = The omegas
now-the-s-one-pile-95dd = Now the ω's: one pile has one ω, another has five. What is 1 ⊕ 5?
the-coefficients-of-are-1-97e7 = The coefficients of ω are 1 and 5.
the-next-column-abf9 = The next column
the-piles-have-once-and-4cf3 = The piles have ω^ω once and three times. What is 1 ⊕ 3?
the-coefficients-of-are-1-e2e2 = The coefficients of ω^ω are 1 and 3.
the-move-05d4 = The move
and-3-and-are-all-b18e = And ω^(ω+3), ε₀ and ω₁ are all alone. The largest lonely one shows where to move: put in all others that are lonely. You may write w1 for ω₁ and e0 for ε₀.
m-3-and-stand-alone-so-0edf = ω^(ω+3), ε₀ and ω₁ stand alone. So which pile, and down to what? (Write `6: w1 -> …`, with e0 for ε₀ and w for ω.)
you-have-solved-what-set-58d8 = You have solved what set theorists play for fun. **You know the secret of Nim.**
the-number-of-winning-moves-c9c2 = The number of winning moves is {"{"}count nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1{"}"}: every other move loses.
mex-the-least-that-is-18ef = Mex: the least that is missing
everything-is-nim-49dc = Everything is Nim
one-number-for-every-position-f6a2 = One number for every position of every game.
the-least-that-is-missing-2098 = The least that is missing
look-at-some-numbers-and-9e16 = Look at some numbers and find the **smallest** one, counted from 0, that is **not** among them. Of 0, 1 and 3 it is ...?
the-mex-of-a-set-a67b = The **mex** of a set of numbers is its minimal excluded number: the least of 0, 1, 2 and so on that is not in it. What is the mex of 0, 1 and 3?
and-here-aba0 = And here?
and-of-1-2-and-cea1 = And of 1, 2 and 3?
and-the-mex-of-1-156a = And the mex of 1, 2 and 3?
of-nothing-232a = Of nothing
and-if-there-are-no-7c2b = And if there are no numbers at all?
and-the-mex-of-the-c135 = And the mex of the empty set?
the-value-of-a-position-327e = The value of a position
give-every-position-a-number-0b24 = Give every position a number: the least one that **none of its moves** leads to. A position without moves gets {"{"}mex(){"}"}. A pile of 3 leads to 0, 1 and 2, so it gets {"{"}mex(0, 1, 2){"}"}. Number 0 means: whoever is to move loses.
give-every-position-of-a-ea6d = Give every position of a game in which both have the same moves the mex of the numbers of its options. A position without moves gets {"{"}mex(){"}"}; a pile of 3 has the options 0, 1 and 2 and gets {"{"}mex(0, 1, 2){"}"}. The number is the **Grundy value**. A position has value 0 exactly if whoever moves loses: from 0 no move leads to 0, and from any other value some move does.
adding-by-mex-2bd7 = Adding by mex
two-piles-1-and-2-e912 = Two piles, 1 and 2. The moves leave 0 and 2, or 1 and 1, or 1 and 0: these have the numbers 2, 0 and 1. So 1 and 2 together get ...?
the-nim-sum-can-be-4533 = The nim-sum can be computed by mex alone: 1 ⊕ 2 is the mex of 0 ⊕ 2, 1 ⊕ 1 and 1 ⊕ 0, that is of {"{"}0 (+) 2{"}"}, {"{"}1 (+) 1{"}"} and {"{"}1 (+) 0{"}"}. So it is ...?
label-a-graph-2b03 = Label a graph
a-token-on-a-graph-861d = A token on a graph, and a number for each node, from the end backwards.
the-end-379e = The end
a-token-lies-on-a-adee = A token lies on a. A move slides it along an arrow: from a to b or c, from b to c, and from c to d. From d there is no arrow. Whoever cannot move loses. Which number does **d** get?
every-game-in-which-both-4010 = Every game in which both have the same moves is this one: a token is moved along arcs, and whoever cannot move loses. Label the nodes from the end. Which value has d, from which no arc goes?
before-the-end-a738 = Before the end
from-c-the-only-arrow-9edf = From c the only arrow goes to d. What is the least number that c does **not** lead to?
the-only-arc-of-c-f8ed = The only arc of c goes to d. What is the value of c?
back-552b = Back
from-b-the-only-arrow-fc00 = From b the only arrow goes to c.
the-only-arc-of-b-5f77 = The only arc of b goes to c.
the-first-node-aeac = The first node
from-a-there-are-two-7d52 = From a there are two arrows: to b and to c.
from-a-there-are-arcs-fba3 = From a there are arcs to b and to c.
move-to-0-ce76 = Move to 0
numbers-that-are-not-0-1c60 = Numbers that are not 0 win. Move to a node with 0!
move-to-a-node-whose-053a = Move to a node whose value is 0.
all-labels-8a59 = All labels
a-new-graph-begin-at-0e2b = A new graph. Begin at the end, and write a number to each node.
a-larger-graph-label-it-281c = A larger graph: label it from the end, on paper.
why-xor-and-nothing-else-cb67 = Why XOR and nothing else
g-g-is-lost-and-185d = G + G is lost, and from this alone the nim-sum follows.
twice-the-same-game-30df = Twice the same game
in-the-game-of-cram-5a1c = In the game of Cram you put dominoes on a board; whoever cannot put one down any more loses. Two boards, just the same. Who wins?
cram-a-move-puts-a-b805 = Cram: a move puts a domino on two free squares of one board, and whoever cannot move loses. Here are two equal boards, and nothing else is known of them. Who wins?
g-g-is-lost-bf02 = G + G is lost
whatever-the-other-one-does-45a0 = Whatever the other one does on one board, you do on the other. It works for **every** game in which both have the same moves!
in-a-sum-g-g-68af = In a sum G + G whoever moves second copies, whatever G is. So every position is **its own negative**: G + G is as good as nothing, and X + G + G is won by the same player as X.
adding-32df = Adding
so-when-you-add-a-b7a2 = So when you add a number to itself, you get nothing. What is 6 ⊕ 6?
call-two-positions-equal-if-2b69 = Call two positions equal if their sum is lost for whoever moves. Then positions form a group in which each element is its own inverse. What is 6 ⊕ 6?
is-it-the-usual-sum-6c86 = Is it the usual sum?
could-it-be-the-usual-a4a9 = Could it be the usual 6 + 6?
could-the-values-add-up-ed84 = Could the values add up as usual, 6 and 6 to 12?
nothing-else-is-left-c14d = Nothing else is left
if-everything-cancels-with-itself-9253 = If everything cancels with itself, then only **odd or even** counts: how often is there a 1, a 2, a 4? That is the nim-sum.
a-group-in-which-everything-5b7e = A group in which everything is its own inverse is a vector space over the field of two elements: only the parity counts. Is 3 something new? No: 1, 2, 3 is lost, and so 3 = 1 ⊕ 2. Is 4 new? It is no sum of smaller ones. So the powers of two are a basis, and the sum adds coordinate by coordinate, without carrying: XOR, and nothing else.
bowling-with-pins-rows-that-533b = Bowling with pins: rows that fall apart behave like piles.
some-pins-stand-in-a-1cd7 = Some pins stand in a row. A turn knocks down **one** pin, or **two neighbours**. What is left may be two rows. Whoever knocks down the last pin wins. Five pins: who wins?
kayles-a-move-takes-one-06d1 = Kayles: a move takes one pin or two adjacent ones from a row, which may leave two rows. Whoever makes the last move wins. A row of five pins: who wins?
what-would-you-like-to-5ceb = What would you like to leave? Two equal rows!
leave-what-can-be-copied-b7cb = Leave what can be copied.
the-value-of-a-row-ded5 = The value of a row
every-row-has-a-number-6774 = Every row has a number. One pin leads to nothing only: it gets {"{"}height(k1){"}"}. Two pins get {"{"}height(k2){"}"}, three get {"{"}height(k3){"}"}. From four pins the moves leave 3, or 1 and 2, or 2, or 1 and 1. Which number do four pins get?
rows-of-1-2-and-9184 = Rows of 1, 2 and 3 pins have the Grundy values {"{"}height(k1){"}"}, {"{"}height(k2){"}"} and {"{"}height(k3){"}"}. From 4 pins the moves leave 3; 1 and 2; 2; 1 and 1: of the values {"{"}height(k3){"}"}, {"{"}height(k1 + k2){"}"}, {"{"}height(k2){"}"} and {"{"}height(k1 + k1){"}"}. So a row of 4 has which value?
two-rows-4532 = Two rows
two-rows-are-like-two-8d9f = Two rows are like two piles of Nim with these numbers. Make them equal!
rows-of-4-and-5-ca87 = Rows of 4 and 5 pins behave like piles of Nim of {"{"}height(k4){"}"} and {"{"}height(k5){"}"}. Find the move.
like-piles-79d3 = Like piles
hackenbush-f276 = Hackenbush
cut-the-grass-stalks-are-e27d = Cut the grass: stalks are piles, and trees are stalks.
stalks-68a7 = Stalks
stalks-of-grass-grow-from-fbc6 = Stalks of grass grow from the ground. A turn cuts **one** piece; all that is above falls off. Whoever cuts the last piece wins. One stalk has three pieces, the other two. Where do you cut?
green-hackenbush-a-move-cuts-9d6e = Green Hackenbush: a move cuts an edge, and what is no longer connected with the ground, 0, falls off. Whoever cannot move loses. Stalks are piles of Nim: this is 3 and 2.
a-tree-0297 = A tree
this-tree-has-a-trunk-f332 = This tree has a trunk, and on it two branches: one of two pieces, one of one. Branches that meet are like piles: 2 ⊕ 1. And the trunk is one piece more. Which number has the whole tree?
the-colon-principle-at-a-d7b2 = The colon principle: at a fork the branches may be replaced by one stalk, as high as their nim-sum. Here branches of 2 and 1 stand on a trunk of one edge. Which value has the tree?
a-tree-and-a-stalk-bea5 = A tree and a stalk
next-to-the-tree-grows-3df4 = Next to the tree grows a stalk with four pieces. Who wins?
beside-it-grows-a-stalk-9b13 = Beside it grows a stalk as high as the value of the tree.
a-ring-eac2 = A ring
a-ring-of-three-pieces-b35d = A ring of three pieces that stands on the ground at one point. What does it count?
circles-by-the-fusion-principle-9c9c = Circles: by the fusion principle the vertices of a circle may be drawn together. A triangle on the ground becomes three loops at one point, each like a stalk of one edge: 1 ⊕ 1 ⊕ 1.
nimbers-on-the-board-0013 = Nimbers on the board
stones-that-turn-rectangles-and-1928 = Stones that turn rectangles, and products without carrying.
on-the-edge-3a04 = On the edge
stones-lie-on-a-board-19a8 = Stones lie on a board. A stone in the lowest row or in the first column can only slide along it, or go, like a pile that gets lower. Two stones on the same place cancel. Where do you move?
nimbers-or-turning-corners-choose-e64d = Nimbers, or Turning Corners: choose a stone and a rectangle of which it is the upper right corner; all corners with both coordinates above 0 are turned, so that stones appear or vanish. Along an edge a stone only slides: these three are Nim with the piles 3, 5 and 2.
a-stone-in-the-middle-0983 = A stone in the middle
how-much-is-the-stone-db97 = How much is the stone on (2,2) worth? Its moves leave 1, or 2, or 0. The least that is missing?
the-value-of-a-stone-5aa7 = The value of a stone on (a,b) is the nim-product a ⊗ b, the least number that its moves do not leave. What is 2 ⊗ 2?
the-stone-on-1-3-8dfd = The stone on (1,3) is worth 3, and the one on (2,2) as well. Who wins?
m-1-3-is-1-3-b699 = 1 ⊗ 3 is {"{"}*1 * *3{"}"}, and 2 ⊗ 2 is {"{"}*2 * *2{"}"}.
a-field-1af4 = A field
there-is-also-a-number-0419 = There is also a number that you multiply 2 with to get 1. Which?
with-and-the-numbers-0-2f3d = With ⊕ and ⊗ the numbers 0, 1, 2, 3 are a **field**: one can divide. Which number times 2 is 1?
hot-games-b443 = Hot games
when-the-players-have-moves-a65e = When the players have moves of their own, some moves are urgent.
left-puts-dominoes-upright-right-9338 = Left puts dominoes upright, Right lays them flat. Whoever cannot put one down any more loses. On this square: who wins?
domineering-left-places-vertical-dominoes-4de1 = Domineering: Left places vertical dominoes, Right horizontal ones, and whoever cannot move loses. There are four answers now: whoever begins, whoever does not, Left, or Right.
a-move-in-hand-556d = A move in hand
here-only-left-can-do-8ae5 = Here only Left can do anything. Left has one free move, whoever begins.
here-only-left-has-a-c299 = Here only Left has a move: the position is the number {"{"}column{"}"}, one move in hand for Left.
hot-and-cold-e8e0 = Hot and cold
in-the-square-whoever-begins-70b9 = In the square whoever begins gets one more free move for later. So both want to begin: the square is **hot**.
after-a-move-of-left-56e5 = After a move of Left the square is worth 1, after one of Right -1; it is written {"{"}square{"}"}. Both want to move: it is **hot**. Its mean is {"{"}mean(square){"}"}. How much is a move worth? That is its temperature, here {"{"}temperature(square){"}"}.
how-hot-099b = How hot?
in-3-1-left-can-ab15 = In {"{"}{"{"}3|-1{"}"}{"}"} Left can get 3 moves, and Right 1 move. Each gains the same by being first: how much? (From 1, in the middle, to 3, or down to -1.)
the-game-3-1-has-ed97 = The game {"{"}{"{"}3|-1{"}"}{"}"} has the mean {"{"}mean({"{"}3|-1{"}"}){"}"}. What is its temperature, that is how far a move goes from the mean?
where-first-b15a = Where first?
three-boards-and-you-are-14e6 = Three boards, and you are Left. Play where it is **hottest**!
three-boards-worth-square-tall-d568 = Three boards, worth {"{"}square{"}"}, {"{"}tall{"}"} and {"{"}column{"}"}, with the temperatures {"{"}temperature(square){"}"}, {"{"}temperature(tall){"}"} and, as a number is cold, {"{"}temperature(column){"}"}. You are Left. Which move wins?

## nimber/finite/logarithm/mod.rs

m-0-has-no-logarithm-e214 = 0 has no logarithm
m-0-is-no-base-of-c6da = 0 is no base of logarithms
it-is-no-power-of-2bc4 = it is no power of the base: its order is divisible by { $divisor }, that of the base is not
the-factors-of-2-2-b5ea = the factors of 2^(2^{ $fermat })+1 are not known
the-search-in-the-group-884c = the search in the group of order { $prime } was stopped

## nimber/finite/roots.rs

m-0-is-no-exponent-of-21e8 = 0 is no exponent of a root
the-number-is-outside-the-81e4 = the number is outside the field of 2^{ $level } bits
a-prime-of-the-exponent-a2b8 = a prime of the exponent divides the order of the group twice
no-finite-nimber-is-such-3104 = no finite nimber is such a root: the order is divisible by { $divisor }, and larger fields have no more of it
no-finite-nimber-is-such-76bb = no finite nimber is such a root: the order is divisible by a factor of { $divisor }, and larger fields have no more of it

## nimber/finite/slices.rs

the-slices-have-different-lengths-0359 = the slices have different lengths: { $expected } and { $found }

## nimber/finite/text.rs

a-nimber-looks-like-0-33e3 = a nimber looks like 0, * or *5
expected-a-nimber-4da4 = expected a nimber
a-nimber-other-than-0-88f6 = a nimber other than 0 begins with '*'
the-number-is-too-long-272e = the number is too long
expected-a-digit-97a6 = expected a digit
the-number-has-more-than-eb17 = the number has more than { $bits } bits

## nimber/nimber/error.rs

this-makes-an-ordinal-c35f = this makes an ordinal { $what }
the-work-allowed-was-used-63e1 = the work allowed was used up
division-by-0-e5a9 = division by 0
m-0-has-no-negative-powers-19a2 = 0 has no negative powers
the-bits-of-a-field-68bf = the bits of a field are a power of 2
the-smallest-field-of-the-543f = the smallest field of the number has { $bits } bits
it-is-outside-the-field-9f91 = it is outside the field that the other one generates
the-field-of-2-elements-0f78 = the field of 2^{ $bits } elements has no such root
there-are-more-than-such-4c50 = there are more than { $max_roots } such roots
no-power-of-0-is-301b = no power of 0 is *1
the-factors-of-are-not-e106 = the factors of { $fermat_numbers } are not all known
this-needs-the-prime-factors-fb28 = this needs the prime factors of 2^{ $divisor }-1, which are not all known
generators-are-known-up-to-57f2 = generators are known up to { $max_level } bits
it-is-no-power-of-90aa = it is no power of the base: its order does not divide that of the base
and-afdd = { $before } and { $number }

## nimber/nimber/text.rs

a-nimber-looks-like-0-b899 = a nimber looks like 0, *5 or *(w+1)
a-nimber-6d77 = a nimber

## nimber/ordinal/fundamental.rs

m-0-is-not-a-limit-bd3a = 0 is not a limit
a-successor-is-not-a-f6ab = a successor is not a limit
no-sequence-reaches-it-its-f22f = no sequence reaches it: its cofinality is { $what }
the-element-is-0c4a = the element is { $what }

## nimber/ordinal/limits.rs

nested-more-than-levels-deep-b6d1 = nested more than { $max_depth } levels deep
of-more-than-symbols-5567 = of more than { $max_size } symbols
with-an-index-or-an-5728 = with an index or an argument of more than { $max_atom_size } symbols
with-a-number-of-more-89c6 = with a number of more than 100000 digits
that-takes-too-many-steps-a40d = that takes too many steps to compute

## nimber/ordinal/notation.rs

an-ordinal-84ca = an ordinal
an-ordinal-looks-like-w-6232 = an ordinal looks like w^2+w*3+7, e0 or w1
expected-an-ordinal-found-a-c869 = expected an ordinal, found a game
there-is-no-earlier-answer-6bce = there is no earlier answer here
expected-an-ordinal-found-a-a52d = expected an ordinal, found a comparison
this-expression-takes-too-much-f320 = this expression takes too much work
compute-it-in-several-steps-e5ff = compute it in several steps
needs-an-index-2a09 = '{ $name }' needs an index
it-looks-like-0-or-a4dc = it looks like { $name }0 or { $name2 }_(w+1)
unknown-name-b7f1 = unknown name '{ $excerpt }'
did-you-mean-10b0 = did you mean { $nearest }?
unknown-function-f5c4 = unknown function '{ $excerpt }'
the-function-of-ordinals-is-8589 = the function of ordinals is phi(a,b)
phi-takes-two-arguments-not-9140 = phi takes two arguments, not { $given }
phi-takes-two-arguments-f131 = phi takes two arguments
phi-0-x-is-w-e7ce = phi(0,x) is w^x, phi(1,x) is e_x, phi(2,0) is zeta_0
an-ordinal-is-never-negative-5bf0 = an ordinal is never negative
expected-an-ordinal-found-a-a5e5 = expected an ordinal, found a nimber
leave-out-the-in-front-078d = leave out the '*' in front; a power is written w^2
ordinals-cannot-be-subtracted-with-fc19 = ordinals cannot be subtracted with '-'
a-difference-would-not-be-84ac = a difference would not be unique: 1+w and 2+w are both w
an-ordinal-is-not-a-180e = an ordinal is not a fraction
the-nim-product-is-one-b1c6 = the nim-product is one of nimbers
write-w-x-3-4684 = write *w (x) *3
an-ordinal-is-not-divided-1c0f = an ordinal is not divided here

## nimber/text/error.rs

error-15ff = error: { $message }

## nimber/text/games.rs

the-form-is-never-closed-e208 = the form is never closed
a-second-is-missing-cdc2 = a second ' is missing
is-never-closed-929f = '{ $open }' is never closed
is-missing-8e44 = '{ $close }' is missing

## nimber/text/grammar.rs

a-value-cd9e = a value
a-value-looks-like-7-3d19 = a value looks like 7, w^2+3 or *5
comparisons-do-not-chain-8618 = comparisons do not chain
compare-two-values-at-a-2334 = compare two values at a time
a-second-exponent-behind-braces-19c7 = a second exponent behind braces
write-w-w-2-or-9b37 = write w^{"{"}w^{"{"}2{"}"}{"}"} or w^(w^2)
more-than-levels-of-brackets-9981 = more than { $max_nesting } levels of brackets and powers
expected-an-index-after-44b2 = expected an index after '_'
an-index-looks-like-w-93c4 = an index looks like w_1, e_0 or e_(w+1)
there-are-not-so-many-a408 = there are not so many earlier answers
expected-after-976f = expected { $noun } after '{ $excerpt }'
expected-d614 = expected { $noun }
unexpected-44a5 = unexpected '{ $what }'
there-is-no-open-bracket-dd49 = there is no open bracket that it closes
an-index-stands-behind-w-793d = an index stands behind w, e, zeta or Gamma: w_1, e_0
braces-stand-behind-and-or-5d95 = braces stand behind ^ and _, or hold a game; group with ( and )
an-operator-is-missing-between-e42b = an operator is missing between '{ $before }' and '{ $after }'
write-the-coefficient-of-an-dc10 = write { $after }*{ $before }: the coefficient of an ordinal stands on the right, and { $before2 }*{ $after2 } is { $after3 }
write-for-the-product-58d2 = write { $before }*(…) for the product
write-for-the-product-46e6 = write { $before }*{ $after } for the product

## nimber/text/lexer.rs

the-numbers-here-are-ordinals-dc85 = the numbers here are ordinals: aleph_0 is the ordinal w, aleph_1 is w1, aleph_2 is w_2
the-expression-is-longer-than-0a4b = the expression is longer than { $max_tokens } words and signs
write-to-compare-two-values-bafa = write == to compare two values
write-for-is-not-equal-fba0 = write != for "is not equal to"
a-fraction-is-written-3-e9df = a fraction is written 3/2
write-for-is-confused-with-8c6f = write || for "is confused with"; a game looks like {"{"}2|-1{"}"}
an-index-stands-behind-or-82b7 = an index stands behind ω, ε, ζ or Γ
a-number-with-a-decimal-582b = a number with a decimal point
ordinals-and-nimbers-are-whole-c115 = ordinals and nimbers are whole; a fraction is written 3/2
a-number-of-digits-6325 = a number of { $digits } digits
a-number-may-have-up-6e27 = a number may have up to { $max_digits } digits
unknown-latex-command-32f3 = unknown LaTeX command '\{ $excerpt }'
did-you-mean-5183 = did you mean \{ $nearest }?

## nimber/text/note.rs

is-read-as-the-initial-2ef9 = '{ $typed }' is read as the initial ordinal w_{ $number }; write w*{ $number2 } for w times { $number3 }

## nimber/transfinite/error.rs

only-the-nimbers-below-w-ccd7 = only the nimbers below w^(w^w) are algebraic over the field of two elements
nim-products-are-known-below-98b5 = nim-products are known below w^(w^(w^w)) only
this-needs-the-excess-of-b748 = this needs the excess of the prime { $prime }, which is not known
this-needs-the-excess-of-4153 = this needs the excess of odd prime number { $index }, which is beyond the table
this-takes-place-in-a-4655 = this takes place in a field of more than 2^{ $limit } elements
the-result-has-too-many-0232 = the result has too many terms
the-polynomial-is-0-1f04 = the polynomial is 0
the-field-of-2-elements-fdf0 = the field of 2^{ $degree } elements has no subfield of 2^{ $subfield } elements
no-power-of-0-is-0831 = no power of 0 is 1

## nimber/transfinite/excess/mod.rs

is-not-an-odd-prime-7ff7 = { $number } is not an odd prime
the-field-in-which-m-abd6 = the field in which m_{ $prime } is found is not known: { $reason }
m-takes-of-memory-allowed-43a9 = m_{ $prime } takes { $map_or_else } of memory; allowed are { $mebibyte } MiB
more-than-a-million-mib-7bd3 = more than a million MiB
mib-e919 = { $div_ceil } MiB
a-check-failed-the-computation-fa63 = a check failed: the computation was damaged, and its result is void
the-stored-state-belongs-to-aef2 = the stored state belongs to another computation
the-computation-was-stopped-6048 = the computation was stopped

## nimber/transfinite/factorings.rs

a-coefficient-ranges-over-an-2fc7 = a coefficient ranges over an infinite field
they-are-too-many-eec9 = they are too many
the-search-for-them-was-54d9 = the search for them was not finished
out-of-reach-as-f259 = out of reach, as { $what }

## rulesets

nim-bounded-nim-moore-s-cc4a = Nim, bounded Nim, Moore's Nim
there-are-some-piles-two-d76a = There are some piles. Two players take turns. A move lowers one pile to any smaller height. Whoever cannot move loses, so whoever takes the last block wins.
in-misere-play-it-is-24eb = In misere play it is the other way round: whoever takes the last block loses. Write 'misere' before the ruleset.
heights-are-natural-numbers-or-196b = Heights are natural numbers or any ordinals: w, w^2+5, e0, w1. Every game ends, because no sequence of ordinals falls for ever.
bounded-nim-a-move-removes-00e1 = bounded Nim: a move removes at most k blocks, from the top of one pile; a pile of limit height has no top block and allows no move
moore-s-nim-a-move-8ce6 = Moore's Nim: a move lowers between 1 and k piles
the-classic-ab7e = the classic
the-last-block-loses-825a = the last block loses
at-most-4-blocks-in-8472 = at most 4 blocks in a turn
up-to-two-piles-in-277a = up to two piles in a turn
piles-of-infinite-height-fd0e = piles of infinite height
nimbers-turning-corners-in-up-1eb4 = Nimbers: Turning Corners in up to 16 dimensions
stones-lie-on-points-of-f520 = Stones lie on points of a board, at most one on each; all coordinates are at least 1, and may be infinite: ordinals below w^(w^w). Two players take turns. A move picks a stone and a box whose far corner it is; the near corner has smaller coordinates, which may be 0.
the-stone-goes-at-every-2a4d = The stone goes. At every other corner of the box a stone appears if there was none, and goes if there was one. Corners with a coordinate 0 do not count. Whoever cannot move loses.
a-move-is-written-by-609d = A move is written by the stone and the near corner: (4,7) -> (1,3). It may also be typed in words: remove (4,7) is (4,7) -> (0,0), slide (4,7) to (4,5) is (4,7) -> (0,5), and rectangle (4,7)-(1,3) is (4,7) -> (1,3).
a-stone-has-from-2-6a07 = A stone has from 2 to 16 coordinates: with more of them a single move could leave more stones than a board holds. With d coordinates one stone on the diagonal turns any board round; a finite one suffices for all boards of finite value exactly if no prime factor of d divides a Fermat number, as 3 = 2+1 and 5 = 4+1 do, but not 2, 7, 11 and 13.
one-stone-worth-2-2-dc77 = one stone, worth 2*2 = 3 in nimbers
a-board-that-the-next-6b62 = a board that the next player wins
the-same-with-the-stone-445b = the same with the stone on the diagonal that turns it round
three-dimensions-bc85 = three dimensions
an-infinite-board-with-a-0c35 = an infinite board with a single winning move
a-balance-that-only-an-cb78 = a balance that only an infinite stone can bring, as w*w*w = 2
turning-games-and-their-tartan-9b91 = Turning games, and their Tartan products
coins-lie-in-a-row-8621 = Coins lie in a row, numbered from 1; the position names those that show heads. A move turns over some coins, the rightmost of them from heads to tails. Whoever cannot move loses.
which-coins-may-be-turned-a374 = Which coins may be turned together depends on the game. Turning Turtles: one or two. Twins: two. Mock Turtles: one, two or three. Triplets: three. Moebius: up to five. Mogul: up to seven. Moidores: up to nine. Ruler: any number of neighbours. Turnips: three coins, one of them halfway between the others.
ruler-fives-up-to-five-c187 = Ruler Fives: up to five neighbours. Mock Turtle Fives: one, two or three coins among five neighbours. Triplet Fives: three coins among five neighbours. Sym: any number of coins that are symmetric about their middle. Grunt: four symmetric coins, the first coin of the row among them.
a-product-of-games-tartan-a986 = A product of games, tartan(G, H), is played with coins on points. A move chooses coins as in a move of G and coins as in a move of H, and turns over every coin that has one of the former and one of the latter as its coordinates. The one with the largest coordinates must go from heads to tails.
turning-turtles-twins-mock-turtles-6d75 = turning-turtles, twins, mock-turtles, triplets, moebius, mogul, moidores, ruler, turnips, ruler-fives, mock-turtle-fives, triplet-fives, sym or grunt; in a tartan two or more
three-heads-a439 = three heads
neighbours-are-turned-06e1 = neighbours are turned
coins-in-symmetry-are-turned-1f45 = coins in symmetry are turned
rugs-d78f = Rugs
a-product-of-two-different-f2b9 = a product of two different games
kayles-e726 = Kayles
pins-stand-in-rows-a-f5dc = Pins stand in rows. A move knocks down one pin, or two that are neighbours, which may split a row in two. Whoever cannot move loses, so whoever knocks down the last pin wins. It is the octal game 0.77.
a-move-names-the-heap-a53e = A move names the heap before and what it leaves, as in 12 -> 5, 6; where there are several heaps, also which one, as in 2: 12 -> 5, 6.
two-rows-of-equal-value-9866 = two rows of equal value
the-row-of-rip-van-f6d3 = the row of Rip Van Winkle
the-last-pin-loses-0d0e = the last pin loses
dawson-s-kayles-2217 = Dawson's Kayles
pins-stand-in-rows-a-249c = Pins stand in rows. A move knocks down two pins that are neighbours, which may split a row in two. Whoever cannot move loses. It is the octal game 0.07.
a-row-that-is-lost-469b = a row that is lost
three-rows-df2c = three rows
dawson-s-chess-604e = Dawson's Chess
on-a-board-of-three-5ada = On a board of three rows stand white pawns in the first and black pawns in the third. Capturing is obligatory, and whoever makes the last move wins. So to advance a pawn takes its column out of the game, with the columns on both sides. A heap is a row of such columns. It is the octal game 0.137.
the-width-of-a-chessboard-28c7 = the width of a chessboard
two-boards-24c5 = two boards
grundy-s-game-c370 = Grundy's game
a-move-splits-a-heap-0702 = A move splits a heap into two heaps of different sizes. Whoever cannot move loses: then all heaps are 1 or 2. Whether the values become periodic is not known.
one-heap-068f = one heap
three-heaps-9ed3 = three heaps
subtraction-games-b0cd = Subtraction games
a-move-takes-a-number-e860 = A move takes a number of counters from one heap, but only a number of a given set: of 1, 3 and 4 in subtraction(1,3,4). In allbut(2,3) all numbers but these may be taken. Whoever cannot move loses. The values of a finite set are always periodic.
the-set-in-brackets-a23a = the set, in brackets
neither-2-nor-3-may-12bc = neither 2 nor 3 may be taken
octal-games-and-all-take-c3f9 = Octal games, and all take-and-break games
a-code-such-as-0-22cd = A code such as 0.37 says what becomes of a heap. The k-th digit behind the point is about moves that take k counters: it is the sum of 1 if they may be the whole heap, 2 if a part of it may be left, 4 if what is left may be split in two, 8 in three, and so on. The digit before the point is about splitting without taking. Whoever cannot move loses.
digits-from-8-on-are-7b03 = Digits from 8 on are hexadecimal, and go on to V. In 4!.0 heaps must differ, in 0.{"{"}0,2+{"}"}1 any two heaps or more may be left, in 0.3[01] the digits in brackets repeat. There are also officers (0.6), lasker (4.[3]) and splittles(2,3).
two-heaps-of-an-octal-520b = two heaps of an octal game
m-0-6-of-unknown-period-845e = 0.6, of unknown period
nim-in-which-heaps-may-3707 = Nim in which heaps may be split
take-1-and-leave-three-35b3 = take 1 and leave three heaps
wythoff-s-game-b3d6 = Wythoff's game
a-queen-stands-on-a-3b08 = A queen stands on a square (x,y) of a board, counted from 0. A move takes it any distance to the left, down, or diagonally to the lower left. Whoever cannot move loses: then the queen is in the corner (0,0).
with-two-heaps-instead-of-8c30 = With two heaps instead of the board: take any number from one heap, or the same number from both. There may be several queens, which do not stand in each other's way.
the-numbers-taken-from-both-f1fb = the numbers taken from both heaps may differ by less than k; in Wythoff's game k is 1
one-queen-7b81 = one queen
the-player-to-move-loses-52f5 = the player to move loses
three-queens-d5fc = three queens
from-both-heaps-nearly-the-8dfc = from both heaps nearly the same
whoever-reaches-the-corner-loses-87b4 = whoever reaches the corner loses
euclid-s-game-1d3e = Euclid's game
there-is-a-pair-of-3eea = There is a pair of numbers. A move subtracts a positive multiple of the smaller from the larger, which may leave 0. Whoever leaves 0 wins, because no move is left.
with-several-pairs-a-move-4db3 = With several pairs a move changes one of them.
both-numbers-must-stay-positive-850f = both numbers must stay positive
one-pair-58b7 = one pair
m-5-and-8-are-near-72dc = 5 and 8 are near the golden ratio
no-number-may-become-0-4077 = no number may become 0
fibonacci-nim-a6f9 = Fibonacci Nim
there-is-one-heap-the-2e12 = There is one heap. The first player takes any number from it, but not all. From then on a move takes at least 1 and at most twice as much as the move before. Whoever cannot move loses, so whoever takes the last one wins.
at-most-k-may-be-9c7d = at most k may be taken now; without it all but one
the-beginning-37b6 = the beginning
a-fibonacci-number-is-lost-4a57 = a Fibonacci number is lost
after-a-move-that-took-80ec = after a move that took 2
staircase-nim-edc5 = Staircase Nim
coins-lie-on-the-steps-aa35 = Coins lie on the steps of a staircase; the position names how many, from the lowest step on. A move takes any number of coins from one step to the next below; from the first step they come to the ground and are out of the game. Whoever cannot move loses.
a-move-names-the-step-8265 = A move names the step, and how many coins were on it and are left.
five-steps-058d = five steps
the-second-step-does-not-1d0f = the second step does not count
nim-with-a-pass-b949 = Nim with a pass
a-move-takes-any-number-299c = A move takes any number of counters from one heap. Once in the whole game a player may pass instead of taking, as long as there are counters; after that nobody may pass again. Whoever cannot move loses, so whoever takes the last counter wins.
a-move-names-the-heap-8567 = A move names the heap, and how many counters were in it and are left, or it is called pass.
somebody-has-passed-already-so-0035 = somebody has passed already, so that it is Nim
three-heaps-and-the-pass-028b = three heaps and the pass
nobody-may-pass-any-more-0497 = nobody may pass any more
end-nim-efb9 = End-Nim
heaps-stand-in-a-row-50db = Heaps stand in a row. A move takes any number of counters from the first heap or from the last; the heaps between them cannot be reached. When a heap at an end is gone, the next one is at the end. Whoever cannot move loses.
a-move-names-the-heap-1987 = A move names the heap, counted from the left, and how many counters were in it and are left.
five-heaps-6fb7 = five heaps
equal-heaps-0071 = equal heaps
gale-s-nim-08d0 = Gale's Nim
a-move-takes-any-number-63b3 = A move takes any number of counters from one heap, as in Nim. The game ends as soon as only one heap is left, and whoever made the last move wins.
a-move-names-the-heap-2082 = A move names the heap, and how many counters were in it and are left.
the-game-ends-when-no-c349 = the game ends when no more than k heaps are left; in Gale's Nim one, and with 0 it is Nim
two-heaps-may-be-left-1508 = two heaps may be left
koppers-nim-2797 = Koppers' Nim
there-are-two-heaps-a-3d2e = There are two heaps. A move removes one of them and splits the other into two heaps, neither of them empty. Whoever cannot move loses: then both heaps have one counter.
with-several-pairs-a-move-50e5 = With several pairs a move changes one of them. A move names the pair before and after.
two-odd-heaps-are-lost-7979 = two odd heaps are lost
two-pairs-5896 = two pairs
sylver-coinage-d469 = Sylver coinage
the-players-name-positive-numbers-0ddc = The players name positive numbers in turn, as if they minted coins. Nobody may name a number that can be paid with coins named before, each used as often as one likes. Whoever names 1 loses, because then everything can be paid. So the move 1 is left out, and whoever has no other number left loses.
a-position-names-the-numbers-8400 = A position names the numbers that have been named; those that are sums of others are not repeated. They must have no common divisor, so that only finitely many numbers are left, all of them less than 128. A move is the number that is named.
two-numbers-without-a-common-77c5 = two numbers without a common divisor
a-longer-game-0c19 = a longer game
nimble-92c4 = Nimble
coins-lie-on-a-strip-9408 = Coins lie on a strip of squares, which are numbered from 0 at the left. A move takes a coin any number of squares to the left; it may jump over others, and several may lie on one square. Whoever cannot move loses: then all coins are on square 0.
a-dot-is-an-empty-01ac = A dot is an empty square, o a coin, a digit so many coins. There may be several strips.
four-coins-3f71 = four coins
two-strips-0525 = two strips
the-silver-dollar-game-a91d = The Silver Dollar game
coins-lie-on-a-strip-00b5 = Coins lie on a strip of squares, at most one on each. A move slides a coin any number of squares to the left, but not over another. Whoever cannot move loses.
if-one-of-the-coins-3bea = If one of the coins is a silver dollar, written $, the first square is a bag and has the number 0. It takes any number of coins. When the dollar is in the bag, the next player takes the bag home and wins.
a-dot-is-an-empty-f729 = A dot is an empty square, o a coin. Without the dollar there may be several strips, and squares are numbered from 1.
without-the-dollar-0139 = without the dollar
with-the-dollar-and-a-987b = with the dollar and a bag
northcott-s-game-01b0 = Northcott's game
on-each-row-stand-two-06a9 = On each row stand two checkers, o of one player and x of the other. A move takes a checker of one's own any number of squares towards the other in its row, but not over it. Whoever cannot move loses.
the-checker-may-stand-on-3150 = The checker may stand on either side. To go back, as some allow, would only delay the end: the opponent follows as far.
a-dot-is-an-empty-02ab = A dot is an empty square; squares are numbered from 1. The player with the checkers o begins.
the-player-with-the-checkers-ae34 = the player with the checkers x is to move
equal-gaps-x-to-move-d553 = equal gaps, x to move
treblecross-7eba = Treblecross
both-players-put-crosses-on-47bf = Both players put crosses on a strip, and whoever completes three in a row wins. Nobody puts a cross next to another or next but one, because the opponent would complete three; these moves are not allowed here, and whoever has no other loses.
a-dot-is-an-empty-186a = A dot is an empty square, x a cross. A move names the square, counted from 1.
nine-squares-play-in-the-74b7 = nine squares: play in the middle
twelve-squares-are-lost-52d4 = twelve squares are lost
cram-b9d4 = Cram
the-board-has-free-squares-abf6 = The board has free squares. A move puts a domino on two free squares that are neighbours, in either direction. Whoever cannot move loses.
a-board-is-written-as-36cb = A board is written as rows x columns, or row by row from above, with . for a free square and # for one that is taken. A move names both squares by column and row, rows counted from below.
an-empty-board-f0d5 = an empty board
a-board-with-two-squares-9df2 = a board with two squares taken
the-last-domino-loses-ecdc = the last domino loses
impartial-clobber-c90f = Impartial Clobber
there-are-stones-of-two-d9c0 = There are stones of two colours on a board, which belong to both players. A move puts a stone onto a neighbour of the other colour, above, below or beside it, and takes that one off. Whoever cannot move loses.
a-full-board-b4e6 = a full board
three-pairs-in-a-row-62dd = three pairs in a row
impartial-cannibal-clobber-5ec7 = Impartial Cannibal Clobber
there-are-stones-on-a-bf54 = There are stones on a board, which belong to both players. A move puts a stone onto any neighbour, above, below or beside it, and takes that one off. The colours make no difference. Whoever cannot move loses.
a-row-of-n-stones-686c = A row of n stones is a heap of n counters in the octal game 0.6: a move takes one counter from a heap that has more, and may split the rest in two.
five-stones-in-a-row-713d = five stones in a row
impartial-nogo-d883 = Impartial NoGo
a-move-puts-a-stone-3bbd = A move puts a stone of either colour on a free square. Stones of one colour that are joined above, below or beside each other are a group, and every group must have a free square beside it after the move. So nothing is ever captured. Whoever cannot move loses.
rows-x-columns-is-an-57f8 = Rows x columns is an empty board; else it is written row by row from above, with x and o for stones of the two colours, . for a free square and # for one that does not belong to the board. A move names the colour and the square, by column and row, rows counted from below.
after-one-move-cfd1 = after one move
chomp-4006 = Chomp
a-bar-of-chocolate-has-c17c = A bar of chocolate has rows and columns. A move bites at a square: it takes this square and everything that is at the same time not further left and not further down. The square in the lower left corner is poisoned and cannot be bitten: whoever has nothing else left loses.
a-bar-is-written-as-df87 = A bar is written as rows x columns, or by the lengths of its rows from the lowest on. A move names the column and the row of the square, counted from 1.
a-whole-bar-d678 = a whole bar
after-some-bites-5799 = after some bites
a-longer-bar-0b84 = a longer bar
bars-of-chocolate-9db7 = Bars of chocolate
a-bar-of-chocolate-has-788d = A bar of chocolate has one bitter square. A move breaks the bar along a straight line and eats the piece without the bitter square. Whoever is left with the bitter square alone cannot move, and loses.
a-bar-is-written-as-b142 = A bar is written as (left,above,right,below): how many columns are to the left of the bitter square, rows above it, columns to the right and rows below. With the option k=2 the bar slants: it is written as (left,above,right), and it is one square high to the left of the bitter square and rises to the right by one square after every 2 columns, up to so many rows above the lowest.
a-move-names-the-bar-1da4 = A move names the bar before and after. With several bars a move breaks one of them.
the-bar-slants-it-rises-fbae = the bar slants: it rises to the right by one square after every n columns
a-whole-bar-of-three-080e = a whole bar of three rows and five columns
lines-in-all-four-directions-086e = lines in all four directions
a-slanted-bar-b3df = a slanted bar
a-slanted-bar-that-is-157a = a slanted bar that is searched
lctr-the-left-column-or-34c6 = LCTR: the left column or the top row
there-are-rows-of-squares-03ab = There are rows of squares that all begin at the left, none of them longer than the row above it. A move removes the left column or the top row. Whoever removes the last square wins, because no move is left.
the-position-names-the-lengths-adc2 = The position names the lengths of the rows, from the top one on. The moves are called column and row.
a-staircase-322e = a staircase
a-rectangle-95c4 = a rectangle
a-larger-diagram-c121 = a larger diagram
poset-games-c192 = Poset games
there-is-a-partially-ordered-977c = There is a partially ordered set. A move chooses an element and takes it away together with all that are greater. Whoever cannot move loses.
a-chain-1-2-4-9035 = A chain 1<2<4 says that 1 is less than 2, and 2 less than 4; what follows from that is known. A move names the element.
a-diamond-0cd7 = a diamond
two-chains-are-two-heaps-080c = two chains are two heaps of Nim
a-zigzag-1278 = a zigzag
green-hackenbush-9d0a = Green Hackenbush
a-graph-stands-on-the-c966 = A graph stands on the ground, the vertex 0. A move cuts an edge; everything that is no longer connected with the ground falls off. All edges are green: both players may cut every edge. Whoever cannot move loses.
a-chain-0-1-2-63f0 = A chain 0-1-2 has an edge from the ground to 1 and one from 1 to 2. Edges may be repeated, and 1-1 is a loop. A move names the edge.
a-tree-cc92 = a tree
a-loop-and-a-flower-076a = a loop and a flower
a-triangle-on-the-ground-4532 = a triangle on the ground
node-kayles-648d = Node Kayles
a-move-takes-a-vertex-3605 = A move takes a vertex of a graph together with all its neighbours. Whoever cannot move loses.
a-chain-1-2-3-63df = A chain 1-2-3 joins 1 with 2 and 2 with 3; a vertex alone stands for itself. There are families such as path(7), cycle(6), grid(3,4), complete(5), bipartite(2,3), star(4), cube(3), prism(5), tree(3), queens(4,4) and petersen; 3x4 is grid(3,4). A move names the vertex.
a-path-is-dawson-s-a1f5 = a path is Dawson's Chess
a-cycle-dd36 = a cycle
a-tree-and-a-vertex-6ee3 = a tree and a vertex alone
arc-kayles-9143 = Arc Kayles
a-move-takes-an-edge-5d1c = A move takes an edge of a graph together with its two ends and all edges there. Whoever cannot move loses.
a-chain-1-2-3-7bd2 = A chain 1-2-3 joins 1 with 2 and 2 with 3. There are families such as path(7), cycle(6), grid(3,4) and petersen. A move names the edge.
a-path-is-dawson-s-5e3e = a path is Dawson's Kayles
cram-on-a-board-of-a28b = Cram on a board of 2 by 3
nimstring-a6f9 = Nimstring
coins-hang-on-strings-from-1d00 = Coins hang on strings, from one to another or to the ground, the vertex 0. A player cuts a string. Whoever frees a coin by cutting its last string must cut another string in the same turn. Whoever cannot do so loses: the last cut must free no coin.
a-chain-0-1-2-9a67 = A chain 0-1-2-0 has a string from the ground to the coin 1, one from 1 to 2, and one from 2 to the ground. A move names the strings that are cut, in order.
a-chain-of-three-coins-7b33 = a chain of three coins
three-coins-a131 = three coins
dots-and-boxes-2-by-966d = Dots and Boxes, 2 by 2
dots-and-boxes-a3de = Dots and Boxes
a-player-draws-a-line-5c07 = A player draws a line between two neighbouring dots. Whoever draws the last side of a box has it, and must draw another line in the same turn, as long as one is left. When all lines are drawn, whoever has more boxes wins; with as many each it is a draw.
a-board-is-written-by-bcb6 = A board is written by its rows and columns of boxes, 3x3. Nothing is drawn on it (the American board); with icelandic behind it the lines on the left and at the bottom are, and with swedish those all around.
a-position-is-written-row-de57 = A position is written row by row from the top, with o for a dot, - and | for a line, . for what is not drawn, and in the middle of a closed box L or R for whose it is. A move names the lines of a turn by the dots at their ends, by column and row from the lower left.
right-is-to-move-without-d0ba = Right is to move; without it Left is
the-second-player-gets-six-a005 = the second player gets six boxes of nine
the-first-player-gets-three-6c57 = the first player gets three boxes of four
two-chains-whoever-leaves-two-18a0 = two chains: whoever leaves two boxes of the first one has the second one
the-lines-all-around-are-3284 = the lines all around are drawn
right-takes-the-last-two-f114 = Right takes the last two boxes
geography-ac5d = Geography
a-token-stands-on-a-faf3 = A token stands on a vertex of a graph. A move takes it along an edge, or along an arc in its direction, to a vertex where it has not been. Whoever cannot move loses.
a-chain-1-2-3-af8a = A chain 1-2-3 has edges, a chain 1>2>3 has arcs. Vertices that were visited are no longer written. A move names the vertex to which the token goes.
the-token-stands-on-the-8b7a = the token stands on the vertex v
an-undirected-graph-c370 = an undirected graph
a-directed-graph-4428 = a directed graph
brussels-sprouts-ad18 = Brussels Sprouts
there-are-some-crosses-each-b777 = There are some crosses, each with four free ends. A move draws a curve from one free end to another, which must not meet other curves, and a short bar across it: its two ends are new free ends, one on each side. Whoever cannot move loses. Spots in place of crosses make Sprouts, which is much harder.
a-number-stands-for-so-5432 = A number stands for so many crosses. Later a position names its regions, and in each how many free ends of every piece are in it: (4,8) is a region with a cross and a piece with eight free ends. A move names a region and what becomes of it.
three-crosses-last-thirteen-moves-3ddb = three crosses last thirteen moves
after-two-crosses-were-joined-be93 = after two crosses were joined
two-regions-8c9a = two regions
sprouts-b628 = Sprouts
there-are-some-spots-a-9f09 = There are some spots. A move draws a line from a spot to another one or to itself, which must not meet other lines, and puts a new spot on the line. No spot may have more than three lines. Whoever cannot move loses. Crosses in place of spots make Brussels Sprouts, which nobody can influence.
the-spots-are-a-b-0ecb = The spots are A, B, C and so on, and new spots get the next names. A-B is a line from A to B; A-B around C has C at its left on the way from A to B, and what is not named at its right. Where lines divide the paper, 2: A-B is a line in the second region. D>B is the side of D on which its border goes on to B, with the region at the left hand.
a-number-stands-for-so-3c21 = A number stands for so many spots. Later a position names the spots along the borders of its regions: in ADBE | AEBD, C there are two regions, and C lies in the second one. Or it is written as in the literature: 0.0.0.{"}"}]! has three spots.
three-spots-7a66 = three spots
two-lines-between-a-and-7c38 = two lines between A and B
whoever-moves-last-loses-b6c1 = whoever moves last loses
a-position-of-the-literature-a736 = a position of the literature
a-game-given-by-its-63fc = A game given by its graph
tokens-lie-on-the-nodes-30f7 = Tokens lie on the nodes of a directed graph without cycles. A move moves one of them along an arc. Whoever cannot move loses. Every finite impartial game is such a game, with a node for each position.
the-graph-is-written-as-6cb7 = The graph is written as chains of arcs behind the nodes where the tokens lie; in JSON, as lists of options; or in the DOT language of Graphviz. On the command line 'graph: @FILE' reads it from a file. A cycle is refused, and shown.
where-the-tokens-lie-if-100b = where the tokens lie, if the graph does not say; without it the only node to which no arc leads
three-nodes-746d = three nodes
two-tokens-which-are-a-6026 = two tokens, which are a sum
the-last-move-loses-c64c = the last move loses
partizan-subtraction-and-take-and-a816 = Partizan subtraction and take-and-break games
there-are-heaps-of-counters-2b6e = There are heaps of counters. Left and Right play by codes of their own, which stand in brackets, Left's first: in partizan-heaps(subtraction(1,3) | subtraction(2,3)) Left takes 1 or 3 counters from a heap, and Right 2 or 3. Whoever cannot move loses.
the-codes-are-those-of-c79b = The codes are those of impartial games with heaps: subtraction(1,3), allbut(2), splittles(1,2), which also allows to break what is left in two, or digits such as 0.37, where the k-th digit behind the point is about moves that take k counters.
the-codes-of-left-and-2627 = the codes of Left and Right, such as 0.37 | subtraction(1,2)
values-repeat-from-four-counters-973a = values repeat from four counters to four
left-may-take-one-or-d02e = Left may take one or two, Right only one
only-left-may-break-a-c516 = only Left may break a heap
partizan-euclid-b8fb = Partizan Euclid
there-is-a-pair-of-cb53 = There is a pair of numbers (p,q). A move divides p by q, and nobody can move if nothing remains. Of a remainder r Left makes the pair (q,r), and Right the pair (q,q-r): of (8,3) Left makes (3,2) and Right (3,1). Whoever cannot move loses.
right-wins-0e01 = Right wins
five-times-up-2790 = five times up
partizan-end-nim-cda2 = Partizan End-Nim
heaps-stand-in-a-row-583a = Heaps stand in a row. Left takes any number of counters from the first heap, Right from the last; when a heap at an end is gone, the next one is at the end. Of a single heap both may take. Whoever cannot move loses.
whoever-begins-wins-3ea1 = whoever begins wins
a-row-that-is-its-3e06 = a row that is its own mirror image
right-begins-2d3c = Right begins
the-board-has-free-squares-e3b2 = The board has free squares. Left puts dominoes on two free squares one above the other, Right on two free squares side by side. Whoever cannot move loses.
clobber-08f1 = Clobber
there-are-stones-of-both-3430 = There are stones of both players on a board. A move puts a stone of one's own onto a neighbour of the other colour, above, below or beside it, and takes that one off. Whoever cannot move loses.
a-few-stones-c881 = a few stones
a-strip-right-begins-56f9 = a strip, Right begins
diagonal-clobber-47d6 = Diagonal Clobber
there-are-stones-of-both-0c0b = There are stones of both players on a board. A move puts a stone of one's own onto a stone of the other colour on one of the four squares that touch its corners, and takes that one off. Whoever cannot move loses.
six-stones-a8bc = six stones
a-larger-board-9465 = a larger board
king-clobber-6b22 = King Clobber
there-are-stones-of-both-03a2 = There are stones of both players on a board. A move puts a stone of one's own onto a stone of the other colour on one of the eight squares around it, and takes that one off. Whoever cannot move loses.
five-stones-33a0 = five stones
knight-clobber-7219 = Knight Clobber
there-are-stones-of-both-ed20 = There are stones of both players on a board. A move puts a stone of one's own, by the jump of a knight of Chess, onto a stone of the other colour, and takes that one off. Whoever cannot move loses.
rook-clobber-7e43 = Rook Clobber
there-are-stones-of-both-cb52 = There are stones of both players on a board. A stone moves like a rook of Chess, along its row or column over empty squares, onto the first stone that it meets, if that is of the other colour, and takes it off. There are no other moves. Whoever cannot move loses.
over-empty-squares-b663 = over empty squares
queen-clobber-6787 = Queen Clobber
there-are-stones-of-both-63b4 = There are stones of both players on a board. A stone moves like a queen of Chess, along its row, column or diagonals over empty squares, onto the first stone that it meets, if that is of the other colour, and takes it off. There are no other moves. Whoever cannot move loses.
cannibal-clobber-6c51 = Cannibal Clobber
there-are-stones-of-both-655c = There are stones of both players on a board. A move puts a stone of one's own onto a neighbour of either colour, above, below or beside it, and takes that one off. Whoever cannot move loses.
three-stones-e123 = three stones
anti-clobber-03d2 = Anti-Clobber
there-are-stones-of-both-5424 = There are stones of both players on a board. A move takes a stone of one's own to an empty square above, below or beside it, and puts a stone of the opponent where it stood: a move of Clobber backwards. Whoever cannot move loses.
a-board-is-written-row-7adc = A board is written row by row from above, with x for a stone of Left, o for one of Right, . for an empty square and # for one that does not belong to the board. A move names the squares from where and to where, by column and row, rows counted from below.
two-stones-in-a-row-1aa5 = two stones in a row
toads-and-frogs-1ffa = Toads and Frogs
toads-of-left-go-to-ea49 = Toads of Left go to the right on a strip, frogs of Right to the left. A move takes one of one's own to the next square, if that is empty, or over one of the other kind onto the empty square behind it. Whoever cannot move loses.
a-strip-is-written-with-78ca = A strip is written with t for a toad, f for a frog and _ for an empty square. A move names the squares from where and to where, counted from 1.
a-jump-may-go-over-f867 = a jump may go over up to k neighbours of the other kind, not only over one
two-toads-and-two-frogs-423c = two toads and two frogs
the-second-player-wins-ef52 = the second player wins
in-the-middle-of-a-6a34 = in the middle of a game
a-jump-may-go-over-f272 = a jump may go over two
amazons-8f44 = Amazons
amazons-move-like-queens-of-5f69 = Amazons move like queens of Chess, over free squares. After its move the amazon shoots, like a queen again, and the square that is hit is burnt: no amazon and no arrow passes it any more. Whoever cannot move loses.
a-board-is-written-row-ca88 = A board is written row by row from above, with x for an amazon of Left, o for one of Right, . for a free square and # for a burnt one. A move names the squares from where and to where, and behind a stroke the one that is hit, by column and row, rows counted from below.
an-amazon-each-8ebb = an amazon each
two-parts-7de9 = two parts
konane-4f36 = Konane
there-are-stones-of-both-a746 = There are stones of both players on a board. A move jumps with a stone of one's own over a neighbour of the other colour, above, below or beside it, onto the free square behind, and takes that neighbour off; it may jump on in the same direction. Whoever cannot move loses.
a-board-is-written-row-f208 = A board is written row by row from above, with x for a stone of Left, o for one of Right, . for a free square and # for one that does not belong to the board. A move names the square of the stone and the one where it ends, by column and row, rows counted from below.
two-stones-have-been-taken-a805 = two stones have been taken off
fission-547d = Fission
there-are-stones-on-a-a55a = There are stones on a board. A move splits a stone in two: Left puts one half on the square above it and the other on the square below, Right one on the left and one on the right. Both squares must be free, and that of the stone becomes free; each half is a stone from then on. Whoever cannot move loses.
a-board-is-written-row-77ba = A board is written row by row from above, with x for a stone, . for a free square and # for one that does not belong to the board. A move names the square of the stone, by column and row, rows counted from below.
four-stones-b971 = four stones
nogo-a8e6 = NoGo
a-move-puts-a-stone-1ea3 = A move puts a stone of one's own on a free square. Stones of one colour that are joined above, below or beside each other are a group, and every group, of both colours, must have a free square beside it after the move. So nothing is ever captured. Whoever cannot move loses.
after-two-moves-964d = after two moves
ski-jumps-eb6f = Ski Jumps
skiers-stand-on-a-slope-ae04 = Skiers stand on a slope. Left moves a skier of their own any number of squares to the right, Right one to the left, as far as the squares are free; over the edge a skier leaves the slope. A jumper may also jump down over a skier of the other player on the square right below it, onto the next one, if that is free; whoever was jumped over becomes a slipper, which cannot jump any more. Whoever cannot move loses.
a-slope-is-written-row-e68d = A slope is written row by row from above, with L and R for jumpers of Left and of Right, l and r for slippers, and . for a free square. A move names the squares from where and to where, by column and row, rows counted from below; the column beyond the edge is where skiers leave.
worth-5-2-because-left-db05 = worth 5/2, because Left may jump
right-may-jump-166d = Right may jump
toppling-dominoes-1960 = Toppling Dominoes
dominoes-stand-in-rows-some-03f7 = Dominoes stand in rows: some are Left's, some are Right's, and some are of either player. A move topples one of one's own, or one of either player, to the left or to the right; all dominoes of the row that stand on that side of it fall, too, and are taken away. Whoever cannot move loses.
a-row-is-written-with-b732 = A row is written with l for a domino of Left, r for one of Right and e for one of either player. A move names the domino, counted from 1, and where the row falls: to 0, which lies before the first domino, or to the place behind the last one.
whatever-right-threatens-left-wins-8ac9 = whatever Right threatens, Left wins
elephants-and-rhinos-5ce9 = Elephants and Rhinos
elephants-of-left-go-to-981c = Elephants of Left go to the right on a strip, rhinos of Right to the left. A move takes one of one's own to the next square, if that is empty; nobody jumps. Whoever cannot move loses.
a-strip-is-written-with-1ff6 = A strip is written with e for an elephant, r for a rhino and _ for an empty square. A move names the squares from where and to where, counted from 1.
two-elephants-and-two-rhinos-4e12 = two elephants and two rhinos
push-289e = Push
pieces-of-both-players-stand-e053 = Pieces of both players stand on a strip. A move takes one of one's own pieces to the next square on its left. If another piece stands there, it is pushed to the left by one square, with the pieces that it meets there. What goes or is pushed over the left end is lost. Whoever cannot move loses.
a-strip-is-written-with-1d72 = A strip is written with l for a piece of Left, r for one of Right and _ for an empty square. A move names the square of the piece, counted from 1.
one-piece-of-each-player-4dd1 = one piece of each player
pieces-that-touch-b23a = pieces that touch
shove-89f5 = Shove
pieces-of-both-players-stand-12ed = Pieces of both players stand on a strip. A move takes one of one's own pieces and all pieces on its left one square to the left. What goes over the left end is lost. Whoever cannot move loses.
four-pieces-eb16 = four pieces
cutcake-9f93 = Cutcake
there-are-rectangular-cakes-scored-5c2e = There are rectangular cakes, scored into squares. Left cuts a cake in two from top to bottom, between two columns; Right cuts one from side to side, between two rows. Whoever cannot move loses.
a-cake-is-written-by-50be = A cake is written by its numbers of rows and columns, as 4x5, and several cakes with commas between them. A move names a cake and the pieces that are left of it; before it stands the number of the cake, if there are several.
two-cakes-0e9c = two cakes
maundy-cake-0a66 = Maundy Cake
there-are-rectangular-cakes-scored-348d = There are rectangular cakes, scored into squares. A move cuts a cake into two or more equal pieces: Left by cuts from top to bottom, between columns, Right by cuts from side to side, between rows. Whoever cannot move loses.
left-alone-can-cut-12c4 = Left alone can cut
twisted-maundy-cake-97df = Twisted Maundy Cake
there-are-rectangular-cakes-scored-34fd = There are rectangular cakes, scored into squares. A move turns a cake by a quarter, so that its rows become columns, and then cuts it into two or more equal pieces: Left by cuts from top to bottom, between columns, Right by cuts from side to side, between rows. Whoever cannot move loses.
eatcake-2c5c = Eatcake
there-are-rectangular-cakes-scored-24d4 = There are rectangular cakes, scored into squares. Left eats a whole column of a cake, Right eats a whole row; what is left on both sides of it are two cakes, or one, or none. Whoever cannot move loses.
left-can-eat-all-of-6ca8 = Left can eat all of it
turn-and-eatcake-02f6 = Turn-and-Eatcake
there-are-rectangular-cakes-scored-5664 = There are rectangular cakes, scored into squares. A move turns a cake by a quarter, so that its rows become columns, and then Left eats a whole column of it, Right a whole row; what is left on both sides are two cakes, or one, or none. Whoever cannot move loses.
a-square-cake-6d5c = a square cake
blue-red-green-hackenbush-72ea = Blue-Red-Green Hackenbush
a-graph-stands-on-the-ee24 = A graph stands on the ground, the vertex 0. A move cuts an edge; everything that is no longer connected with the ground falls off. Left may cut blue edges, Right red ones, and both may cut green ones. Whoever cannot move loses.
it-is-written-as-hackenbush-fa3b = It is written as Hackenbush, with the colour before a chain of edges: in blue 0-1-2, red 1-3 a red edge grows from the middle of a blue stalk. Chains without a colour are green. A move names the colour and the edge.
childish-hackenbush-no-blue-or-9d3c = Childish Hackenbush: no blue or red edge may be cut if that makes others fall off
a-stalk-that-is-worth-bd14 = a stalk that is worth 1/2
a-tree-and-a-green-8aa1 = a tree and a green edge
a-house-right-begins-40f2 = a house, Right begins
an-arch-that-both-want-75ca = an arch that both want to cut first
partizan-arc-kayles-35f6 = Partizan Arc Kayles
the-edges-of-a-graph-e932 = The edges of a graph have colours. A move takes an edge together with its two ends and all edges there: Left takes blue edges, Right red ones, and both may take green ones. Whoever cannot move loses.
the-colour-stands-before-a-5cb7 = The colour stands before a chain of edges, as in blue 1-2-3, red 3-4; chains without a colour are green. A move names the colour and the edge.
a-path-that-is-worth-e558 = a path that is worth 1/2
a-cycle-of-two-colours-2873 = a cycle of two colours
snort-00a9 = Snort
the-players-take-squares-of-28bb = The players take squares of a board, or vertices of a graph, in turn, one in each move. No place of Left may be beside a place of Right: above, below, left or right of it on a board, joined with it by an edge in a graph. So what lies beside a place of one player is kept for that player. Whoever cannot move loses.
rows-x-columns-is-an-55b0 = Rows x columns is an empty board. Row by row from above, . is a square that both may take, L one that only Left may take, R one that only Right may take, # one that nobody may take any more. A graph is written in chains such as 1-2-3, 2-4, or as one of the families, such as path(5); behind that, left 1 3 says that only Left may take the vertices 1 and 3, and right 4 the same for Right. Vertices that nobody may take are no longer written. A move names its square by column and row, rows counted from below, or its vertex.
a-path-both-ends-of-678b = a path, both ends of which are kept for Left
col-3261 = Col
the-players-take-squares-of-a205 = The players take squares of a board, or vertices of a graph, in turn, one in each move. No two places of the same player may be beside each other: above, below, left or right on a board, joined by an edge in a graph. Whoever cannot move loses.
the-value-of-every-position-b111 = The value of every position is a number, or a number and a star.
a-path-both-ends-of-9e18 = a path, both ends of which only Left may take
red-blue-cherries-8310 = Red-Blue Cherries
every-vertex-of-a-graph-e80a = Every vertex of a graph is a cherry: the blue ones belong to Left, the red ones to Right. A player takes one of their own cherries. No cherry in the whole graph, of either colour, may have fewer edges than the one that is taken. Its edges go with it. Whoever cannot move loses.
a-chain-b1-r2-b3-b9a6 = A chain b1-r2-b3 joins b1 with r2 and r2 with b3; a cherry alone stands for itself. Names of blue cherries begin with b, names of red ones with r. A move names the cherry.
a-cycle-of-six-cherries-8428 = a cycle of six cherries
corridors-of-go-1156 = Corridors of Go
left-is-black-and-right-c49c = Left is Black and Right is White in a Go endgame. A corridor is one point wide, and its walls are living stones of its owner; an end is closed by the wall, or open to living stones of the other player outside. The owner puts a stone on any empty point, and since it touches the wall it lives. The other player puts a stone on an empty point only where no stone of the owner stands between it and an open end.
what-is-cut-off-from-f615 = What is cut off from all open ends is territory. Stones of the other player are dead there, and only the owner moves: a stone on an empty point, or one dead stone taken off. So an empty point is worth one move and a dead stone two, as in the score: its point, and a prisoner. Only stones of one colour are captured in a corridor, so there is no ko. Whoever cannot move loses.
corridors-stand-between-commas-x-ddb8 = Corridors stand between commas: x or o for the owner, Black or White, then [ for a closed end or ( for an open one, the points with x and o for stones and . for empty ones, and ] or ) for the other end. A move names its point, counted from the left, behind the number of the corridor where there are several.
chilled-it-is-worth-5-08ba = chilled it is worth 5/4
white-saves-a-stone-or-048d = White saves a stone, or Black captures it
white-begins-a177 = White begins
rooms-of-go-70c1 = Rooms of Go
left-is-black-and-right-4dd9 = Left is Black and Right is White in a Go endgame. Living stones, X and O, can never be captured. A room is made of points that are joined above, below or beside each other, and every point of it has a living stone of its owner beside it; living stones of the other player beside the room are its openings. The owner puts a stone on any empty point, and since it touches the wall it lives. The other player puts a stone on an empty point that is joined to an opening over points without stones of the owner.
what-is-cut-off-from-8ac7 = What is cut off from all openings is territory. Stones of the other player are dead there, and only the owner moves: a stone on an empty point, or one dead stone taken off. So an empty point is worth one move and a dead stone two, as in the score: its point, and a prisoner. Only stones of one colour are captured in a room, and there are no eyes, so that no ko arises. Whoever cannot move loses.
a-board-is-written-row-d94f = A board is written row by row from above, with X and O for living stones, x and o for stones on points, . for an empty point and # for whatever does not matter. A move names the point by column and row, rows counted from below.
a-room-of-left-with-4af5 = a room of Left with an opening
a-junction-with-two-openings-7844 = a junction with two openings
pawn-endings-b799 = Pawn endings
the-kings-stand-where-whoever-a1ea = The kings stand where whoever moves one loses, so that only pawns are moved. A pawn of Left goes one square up onto a free square, one of Right one square down. From the first row of its player, the lowest for Left and the highest for Right, it may go two squares if both are free. It captures a pawn of the other player one square diagonally ahead and comes to stand there. Whoever cannot move loses.
the-rows-are-the-ranks-eca2 = The rows are the ranks of a chessboard without its first and its last one. Promotion and capture en passant are not part of the game: a board is refused if moves of both players, in whatever order, can bring a pawn onto the first row of the other player, or let it step twice past a pawn that could then capture it en passant.
a-board-is-written-row-ad3d = A board is written row by row from above, with x for a pawn of Left, o for one of Right, . for a free square and # for one that no pawn may enter. A move names the squares from where and to where, by column and row, rows counted from below.
an-up-left-may-step-863e = an up: Left may step twice
two-files-that-do-not-22ff = two files that do not touch
either-pawn-captures-the-other-df7d = either pawn captures the other
fox-and-geese-6253 = Fox and Geese
geese-of-left-go-one-4deb = Geese of Left go one square diagonally down, and never back. The fox of Right goes one square diagonally up or down. Each goes to a free square; nothing is taken. Whoever cannot move loses: the geese shut the fox in, or the fox gets behind them and outlasts them.
positions-can-come-again-so-afbe = Positions can come again, so that a game may go on for ever, which is a draw. In play a game is a draw when a position comes for the third time.
a-board-is-written-row-85f9 = A board is written row by row from the top, with g for a goose, f for the fox and . for a free square; 8x8 is the board with these rows and columns before a move was made. A move names the squares from where and to where, by column and row from the lower left.
two-geese-and-the-fox-5819 = two geese and the fox
four-geese-in-a-row-a55c = four geese in a row, worth 2over
the-fox-is-to-move-e069 = the fox is to move
ceylonese-fox-and-geese-467c = Ceylonese Fox and Geese
as-fox-and-geese-but-bc09 = As Fox and Geese, but the fox goes one or two squares in a straight line diagonally up or down, over free squares to a free square. Geese go one square diagonally down. Whoever cannot move loses.
backsliding-toads-and-frogs-cbbd = Backsliding Toads and Frogs
as-toads-and-frogs-but-2906 = As Toads and Frogs, but whoever moves may also step back. A toad of Left goes to an empty square beside it, or jumps to the right over a frog onto the empty square behind it. A frog of Right goes to an empty square beside it, or jumps to the left over a toad. Nobody jumps backwards. Whoever cannot move loses.
two-toads-and-two-frogs-5e9a = two toads and two frogs, worth *
a-draw-the-value-has-8050 = a draw; the value has two sides
worth-on-left-wins-whoever-9df0 = worth on: Left wins, whoever begins
beans-don-t-talk-e1d5 = Beans-Don't-Talk
two-players-make-new-numbers-8b08 = Two players make new numbers from a number in turn. Triple it, add one or take one away, and halve what is even until it is odd: from 7 the moves lead to 5 (20 halved twice) and to 11 (22 halved once). Whoever makes 1 wins, because there is no move from 1.
numbers-can-grow-without-end-92b0 = Numbers can grow without end, and it is not known whether there are draws. In play a game is a draw when a number comes for the third time, or after 1000 moves. A move names the number that is made, as in 7 -> 5.
whoever-moves-second-wins-with-9a14 = whoever moves second wins with the second move
whoever-moves-second-wins-in-1090 = whoever moves second wins, in six moves
sums-of-games-aee6 = Sums of games
several-positions-of-the-same-0ccf = Several positions, of the same ruleset or of different ones, with + between them. A move is a move in one of them. Whoever cannot move anywhere loses.
in-misere-play-written-once-37a8 = In misere play, written once at the beginning, whoever cannot move anywhere wins.
a-move-names-the-part-2342 = A move names the part in which it is made, as in 'in 2: 1: 5 -> 3'; where only one part has such a move, it need not.
dominoes-and-blocks-5223 = dominoes and blocks
every-one-of-them-is-40c1 = every one of them is a heap of Nim
in-misere-play-8dd8 = in misere play
sums-of-partizan-games-6280 = Sums of partizan games
several-positions-with-between-them-444d = Several positions with + between them, in at least one of which Left and Right have moves of their own. A move is a move in one of the parts. Whoever cannot move anywhere loses.
the-word-partizan-sum-before-48b2 = The word partizan-sum before the first part may be left out. A move names the part in which it is made, as in 'in 2: 1: 3 -> 1'.
dominoes-stones-and-a-heap-1c1a = dominoes, stones and a heap
two-strips-right-to-move-61e2 = two strips, Right to move
impartial-variants-b544 = Impartial variants
in-the-impartial-variant-of-15a9 = In the impartial variant of a game both players may make the moves of either. Whoever cannot move loses.
where-both-players-have-a-e671 = Where both players have a move of the same name that leads elsewhere, left or right before the name says whose it is, as in 'left (1,1)'.
it-is-cram-7294 = it is Cram
both-may-use-both-colours-50fd = both may use both colours
both-may-move-toads-and-7621 = both may move toads and frogs
dicotic-variants-9cf6 = Dicotic variants
in-the-dicotic-variant-of-95bd = In the dicotic variant of a game a player may move only as long as the other one could move, too. Whoever cannot move loses.
it-ends-when-one-player-5fd5 = it ends when one player has no move
right-to-move-c69e = Right to move
twisted-variants-23ff = Twisted variants
in-the-twisted-variant-of-63f4 = In the twisted variant of a game the players exchange roles after every move: what Left could do, Right can do then. As long as turns alternate, everybody moves as whoever began. Whoever cannot move loses.
left-moves-as-right-now-a552 = Left moves as Right now, and Right as Left
all-dominoes-lie-alike-whoever-fbc6 = all dominoes lie alike, whoever begins
left-lays-dominoes-flat-now-98a2 = Left lays dominoes flat now

## web/routes.rs

is-not-a-name-that-1cfb = { $what } is not a name that a browser may ask for
this-server-answers-to-addresses-d88c = this server answers to addresses and to names that it was given alone, such as localhost; `--name NAME` gives it one more
the-address-of-the-request-82af = the address of the request and its Host are not the same
only-the-page-of-this-c582 = only the page of this server may ask it
nobody-asked-cf09 = nobody asked
the-request-did-not-end-bece = the request did not end in its time
the-engine-broke-down-at-e2a4 = the engine broke down at this request
a-request-of-more-than-5f18 = a request of more than { $most } bytes
the-body-of-the-request-1085 = the body of the request cannot be read
a-request-is-text-in-c4cf = a request is text in UTF-8
the-server-has-too-much-d132 = the server has too much to compute: try again in a moment
the-engine-is-asked-by-3f81 = the engine is asked by POST and not by { $method }
files-can-only-be-read-deeb = files can only be read
there-is-no-such-page-b7d6 = there is no such page
the-page-cannot-be-read-0e72 = the page cannot be read

## web/www/analysis/board.js

page-powers-f0a4 = Powers
page-pairs-a0db = Pairs
page-columns-b7d4 = Columns
page-winning-moves-3e37 = Winning moves
page-change-stones-by-touch-8fff = Change stones by touch
page-change-the-position-by-hand-d39d = Change the position by hand
page-change-the-parts-by-hand-1342 = Change the parts by hand
page-show-10b2 = Show
page-the-picture-is-drawn-from-f148 = The picture is drawn from the text: to change the position by hand, type it above.
page-touch-a-place-to-put-db91 = Touch a place to put a stone there, or to take it away.
page-go-there-2de3 = Go there
page-touch-the-picture-to-choose-fe9d = Touch the picture to choose a move.
page-choose-a-move-from-the-6e4f = Choose a move from the list.

## web/www/analysis/by-hand.js

page-choose-what-to-put-and-6d23 = Choose what to put, and touch where.
page-choose-what-to-change-6239 = Choose what to change.
page-put-68b8 = Put
page-touch-where-8f4e = { $tool }: touch where.
page-change-the-numbers-b049 = Change the numbers
page-one-less-003d = { $name }: one less
page-one-more-2b84 = { $name }: one more

## web/www/analysis/certificate.js

page-the-certificate-d3c1 = The certificate
page-in-words-92cd = In words
page-check-it-c69c = Check it
page-spoil-it-703e = Spoil it
page-download-5793 = Download
page-make-the-certificate-d0ca = Make the certificate
page-certificate-a64b = Certificate
page-a-proof-to-keep-a-1804 = A proof to keep. A small checker that knows the rules of the game and nothing else reads it: change a single line, and it says so.
page-the-certificate-is-made-bc68 = The certificate is made
page-accepted-dc77 = ✓ Accepted.
page-outcome-2157 = { $position }: outcome { $outcome }.
page-outcome-1-position-settled-e4c6 = { $position }: outcome { $outcome }, 1 position settled.
page-outcome-positions-settled-c79e = { $position }: outcome { $outcome }, { $settled } positions settled.
page-refused-6db2 = ✗ Refused.

## web/www/analysis/editor.js

page-change-the-piles-f313 = Change the piles
page-pile-03b8 = Pile { $pile }
page-lower-pile-48be = Lower pile { $pile }
page-raise-pile-c667 = Raise pile { $pile }
page-remove-pile-516e = Remove pile { $pile }
page-add-a-pile-2cf0 = Add a pile
page-height-of-pile-bbee = Height of pile { $index }

## web/www/analysis/options.js

page-move-2e00 = Move
page-result-bdff = Result
page-value-left-652d = Value left
page-every-move-and-its-value-7368 = Every move and its value
page-moves-7028 = Moves
page-show-all-5086 = Show all { $length }
page-wins-dd60 = wins
page-draws-d989 = draws
page-loses-1bf6 = loses
page-there-is-no-move-left-e333 = There is no move left.
page-of-infinitely-many-moves-a0c3 = { $length } of infinitely many moves.
page-of-moves-ade2 = { $length } of { $count } moves.

## web/www/analysis/players.js

page-the-position-f67a = The position
page-who-wins-d5a5 = Who wins
page-play-from-here-db2c = Play from here

## web/www/analysis/two.js

page-values-of-21f3 = Values of { $sequence }

## web/www/analysis/verdict.js

page-answer-a043 = Answer
page-reason-5b47 = Reason
page-steps-b10f = Steps
page-theorem-9bd2 = Theorem
page-explain-b027 = Explain
page-it-is-a-draw-2b2a = It is a draw
page-whoever-moves-first-wins-c5ae = Whoever moves first wins
page-whoever-moves-second-wins-9698 = Whoever moves second wins
page-left-wins-whoever-begins-5ba6 = Left wins, whoever begins
page-right-wins-whoever-begins-7a24 = Right wins, whoever begins
page-whoever-begins-wins-3f22 = Whoever begins wins
page-whoever-begins-loses-09bc = Whoever begins loses
page-it-is-a-draw-whoever-013f = It is a draw, whoever begins
page-left-wins-if-right-begins-a872 = Left wins if Right begins, otherwise it is a draw
page-left-wins-if-left-begins-31f1 = Left wins if Left begins, otherwise it is a draw
page-right-wins-if-left-begins-0ade = Right wins if Left begins, otherwise it is a draw
page-right-wins-if-right-begins-54aa = Right wins if Right begins, otherwise it is a draw
page-the-score-decides-4062 = the score decides
page-normal-play-855a = normal play
page-mis-re-play-98ae = misère play
page-net-score-33a7 = Net score
page-value-1a9b = Value
page-played-as-9d9d = Played as
page-every-winning-move-7870 = Every winning move
page-some-winning-moves-e180 = Some winning moves

## web/www/app.js

page-waiting-for-the-engine-83ef = Waiting for the engine …
page-there-is-no-such-page-5f9f = There is no such page here.
page-play-e8c6 = Play
page-games-1d1d = Games
page-analysis-08a5 = Analysis
page-grundy-values-264b = Grundy values
page-calculator-f6ce = Calculator
page-learn-c566 = Learn
page-puzzles-eef2 = Puzzles
page-sheets-bd58 = Sheets
page-atlas-6952 = Atlas
page-rules-7878 = Rules
page-teacher-s-desk-bd7f = Teacher’s desk
page-this-link-leads-nowhere-6bb2 = This link leads nowhere
page-it-may-have-been-cut-a6f4 = It may have been cut short on its way. { $table } or { $othergame }.
page-play-the-game-on-the-cb18 = Play the game on the table
page-this-position-cannot-be-opened-45eb = This position cannot be opened
page-or-fdc8 = { $it }, or { $othergame }.
page-change-it-2cda = Change it
page-choose-another-game-0a9c = choose another game
page-the-engine-does-not-answer-0267 = The engine does not answer. Is the program still running?
page-try-again-8644 = Try again

## web/www/calculator/functions.js

page-find-a-function-ea89 = Find a function
page-no-function-is-described-by-2d30 = No function is described by all of these words.
page-a-name-in-this-notebook-fc6a = a name in this notebook

## web/www/calculator/pictures.js

page-board-0066 = Board
page-analyse-9167 = Analyse
page-thermograph-b95b = Thermograph
page-plot-00c3 = Plot
page-all-about-it-4ae0 = All about it

## web/www/charts/sequence-plot.js

page-zoom-in-963e = Zoom in
page-zoom-out-2ddb = Zoom out
page-all-heaps-459e = All heaps
page-heap-8c0f = Heap
page-grundy-values-of-and-c913 = Grundy values of { $one } and { $other }
page-grundy-values-of-1915 = Grundy values of { $one }
page-point-at-a-heap-or-3b02 = Point at a heap, or use the arrow keys
page-not-known-26ca = not known
page-an-exception-3578 = { $name } { $value } (an exception)
page-value-an-exception-ed4b = value { $value } (an exception)
page-value-f3e7 = value { $value }
page-heap-they-differ-45ed = heap { $place }: { $join }; they differ
page-heap-a46a = heap { $place }: { $join }
page-heaps-to-bbe9 = heaps { $first } to { $last }
page-grundy-value-120e = Grundy value
page-heap-46db = heap

## web/www/charts/thermograph.js

page-temperature-102f = Temperature
page-thermograph-of-7fb6 = Thermograph of { $of }
page-mean-temperature-7515 = mean { $mean }, temperature { $temperature }
page-point-at-a-temperature-or-e567 = Point at a temperature, or use the arrow keys
page-temperature-both-walls-at-the-5489 = temperature { $at }: both walls at the mean { $one }
page-temperature-left-stop-right-stop-ed80 = temperature { $at }: Left stop { $one }, Right stop { $other }
page-temperature-left-wall-right-wall-6ba9 = temperature { $at }: Left wall { $one }, Right wall { $other }
page-temperature-2b05 = temperature
page-value-greater-to-the-left-c1e7 = value, greater to the left

## web/www/clipboard.js

page-copied-5da0 = { $what } copied
page-selected-copy-it-with-your-7ee5 = { $what }: selected, copy it with your keyboard

## web/www/dialog.js

page-close-0ed7 = Close

## web/www/elements/columns.js

page-pile-6d5a = Pile
page-even-3130 = Even?
page-in-s-f634 = In { $modulus }s?
page-even-e764 = even
page-odd-6dac = odd
page-over-d5ba = { $count }, { $remainder } over

## web/www/elements/nim-piles.js

page-pile-2c50 = pile { $index }
page-counts-as-b0a5 = counts as { $as }
page-look-inside-2d6a = Look inside { $text }
page-leave-on-pile-1c3b = Leave on pile { $pile }
page-any-smaller-ordinal-as-w-e4b4 = any smaller ordinal, as w*2+5
page-back-552b = Back
page-choose-35cf = Choose

## web/www/index.html

page-skip-to-the-content-d0d4 = Skip to the content
page-main-f383 = Main

## web/www/play/coach.js

page-i-am-winning-4b84 = I am winning
page-i-am-losing-18f7 = I am losing
page-i-cannot-tell-451e = I cannot tell
page-you-think-you-are-winning-ffdd = You think you are winning. Let us see.
page-you-think-you-are-losing-d0e7 = You think you are losing. Let us see.
page-that-is-honest-let-us-c1c1 = That is honest. Let us look together.
page-now-you-know-you-are-00ea = Now you know: you are winning.
page-now-you-know-you-are-5651 = Now you know: you are losing.
page-you-were-right-you-are-fb46 = You were right: you are winning.
page-you-thought-that-you-were-dc16 = You thought that you were losing, but you are winning.
page-you-were-right-you-are-0d25 = You were right: you are losing.
page-you-thought-that-you-were-df97 = You thought that you were winning, but you are losing.
page-why-bc84 = Why
page-in-more-detail-b1f2 = In more detail
page-do-you-think-you-are-a5e3 = Do you think you are winning?
page-earlier-hints-916a = Earlier hints
page-there-are-no-more-hints-aecf = There are no more hints in this game.
page-that-is-all-there-is-0016 = That is all there is to know.
page-next-48dd = Next: { $title }
page-next-hint-589f = Next hint
page-as-far-as-before-bfe5 = As far as before
page-close-the-coach-4c03 = Close the coach
page-hint-of-750d = Hint { $climbed } of { $all }

## web/www/play/goal.js

page-rules-of-cd0f = Rules of { $title }
page-this-position-has-options-which-e7fb = This position has options, { $options }, which change the rules.
page-more-about-this-game-5e1f = More about this game

## web/www/play/moves.js

page-find-a-move-df2e = Find a move
page-more-moves-fa21 = More moves
page-moves-to-choose-from-848a = Moves to choose from
page-there-is-no-such-move-78ca = There is no such move.

## web/www/play/opponents.js

page-you-7e72 = You
page-player-36cb = Player { $seat }

## web/www/play/outlook.js

page-who-can-force-a-win-284d = Who can force a win?
page-nobody-alone-but-together-24cf = Nobody alone, but together:
page-that-takes-too-long-to-bca5 = That takes too long to be found out here.
page-coalitions-7944 = Coalitions
page-whatever-you-play-be8f = whatever you play
page-whatever-plays-1dcb = whatever { $name } plays
page-if-everybody-plays-for-themselves-5d9c = If everybody plays for themselves:
page-or-c243 = or
page-win-b3b7 = { $winners } win
page-wins-378d = { $winners } wins

## web/www/play/review.js

page-where-it-was-won-and-e3ab = Where it was won and lost
page-after-each-turn-who-wins-efe1 = After each turn, who wins if both play perfectly; ! is a mistake.
page-go-back-to-there-d54f = Go back to there
page-the-list-of-turns-says-c088 = The list of turns says after each who could force a win alone, whatever all others did; ! is a mistake: the player could have, and no longer can.
page-nobody-gave-away-a-win-3dbd = Nobody gave away a win that could have been forced.
page-after-each-turn-who-wins-9cd7 = After each turn, who wins if both play perfectly
page-player-8768 = Player

## web/www/play/score.js

page-score-3a90 = Score
page-name-of-player-d163 = Name of player { $seat }

## web/www/play/seating.js

page-how-many-players-199e = How many players?
page-who-plays-for-fcb2 = Who plays for { $letter }
page-position-b075 = Position
page-players-2c98 = Players
page-how-does-it-end-7b3a = How does it end?
page-let-at-least-one-person-8ab3 = Let at least one person play.

## web/www/play/seats.js

page-to-move-9efa = to move
page-out-f3c9 = out
page-first-aa53 = first
page-second-083a = second
page-third-5bd5 = third
page-fourth-da4f = fourth
page-fifth-b9a9 = fifth
page-sixth-5dc6 = sixth

## web/www/play/setup.js

page-new-game-d170 = New game
page-who-plays-against-you-41fb = Who plays against you?
page-i-set-up-the-piles-a974 = I set up the piles
page-and-says-who-starts-b134 = and { $title } says who starts
page-sets-up-the-piles-89d3 = { $title } sets up the piles
page-and-i-say-who-starts-7dda = and I say who starts
page-the-game-on-the-table-7a0e = The game on the table
page-i-go-first-as-c343 = I go first as { $one }
page-i-go-first-c74b = I go first
page-player-goes-first-as-775e = Player { $what } goes first as { $one }
page-player-goes-first-dffb = Player { $what } goes first
page-i-go-second-as-3acf = I go second as { $other }
page-i-go-second-02db = I go second
page-piles-b0d2 = Piles
page-set-up-ad90 = Set up
page-heights-with-spaces-between-such-f2e1 = Heights with spaces between, such as 3 5 7 or 1 w+3 e0; or a whole position, such as misere nim: 1, 2, 3.

## web/www/play/start.js

page-who-goes-first-f604 = Who goes first?
page-you-choose-left-or-right-8572 = You choose: Left or Right?
page-you-choose-go-first-or-230e = You choose: go first or second?
page-table-308e = Table
page-let-begin-5747 = Let { $names } begin
page-against-2e10 = against
page-set-up-the-piles-87cd = Set up the piles
page-go-first-as-f405 = Go first as { $side }
page-go-second-as-adc1 = Go second as { $side }
page-go-first-1315 = Go first
page-go-second-cbb5 = Go second
page-who-plays-86c9 = Who plays?

## web/www/play/table.js

page-game-734c = Game
page-type-a-move-95b3 = Type a move
page-coach-4390 = Coach
page-turn-1b3e = Turn { $number }.
page-the-start-6e84 = The start.
page-cancel-9077 = Cancel
page-pile-how-many-stay-4cdd = Pile { $pile }: how many stay?
page-you-win-c1d1 = You win!
page-wins-f011 = { $winner } wins.
page-it-is-a-draw-1f84 = It is a draw.
page-is-thinking-c39b = { $seat } is thinking …
page-s-turn-5eda = { $seat }’s turn
page-your-turn-547c = Your turn
page-undo-dc72 = Undo
page-redo-4161 = Redo
page-let-it-move-f53d = Let it move
page-hint-a428 = Hint
page-share-89b9 = Share
page-big-be8a = Big
page-play-again-b978 = Play again
page-where-was-it-won-and-fe6a = Where was it won and lost?
page-neither-player-has-brought-it-bf59 = Neither player has brought it to an end.
page-you-have-no-move-left-85cf = You have no move left.
page-has-no-move-left-162f = { $name } has no move left.
page-you-could-have-won-see-049b = You could have won. See where it turned, or play again with a hint or two.
page-you-could-have-won-see-6aff = You could have won. See where it turned.
page-no-shame-in-that-whoever-97b9 = No shame in that: whoever goes second in this game can always win. Play again and go second.
page-no-shame-in-that-whoever-3b00 = No shame in that: whoever goes first in this game can always win. Play again and go first.
page-who-begins-f5d7 = Who begins?
page-as-cf80 = { $seat } as { $side }
page-you-had-bet-that-you-09e0 = You had bet that you were winning, and you were.
page-you-had-bet-that-you-dc9a = You had bet that you were losing, but you were winning.

## web/www/play/verbs.js

page-make-this-move-5ba1 = Make this move

## web/www/recent.js

page-recent-games-4dd6 = Recent games
page-m-1-turn-d46a = { $start }, 1 turn
page-turns-8d3f = { $start }, { $turns } turns

## web/www/screens/analysis.js

page-this-link-leads-to-a-861d = This link leads to a place that its moves do not have
page-the-moves-and-comments-of-43a1 = The moves and comments of this link cannot be shown. { $message }
page-analysis-3049 = { $view } · Analysis

## web/www/screens/atlas.js

page-colours-47ab = Colours
page-black-and-white-4150 = Black and white
page-the-least-41c1 = The least
page-compatible-with-other-fields-a247 = Compatible with other fields
page-picture-9886 = Picture
page-ink-1558 = Ink
page-pictures-of-the-theory-computed-37f6 = Pictures of the theory, computed by the engine, to be looked at and printed.
page-size-7799 = Size
page-generator-7425 = Generator
page-of-fda0 = Of
page-heaps-in-a-row-8048 = Heaps in a row
page-period-9207 = period
page-save-as-svg-c63a = Save as SVG
page-save-as-png-35eb = Save as PNG

## web/www/screens/calculator.js

page-a-one-before-infinity-is-cd1e = a one before infinity is swallowed
page-behind-it-it-counts-3107 = behind it, it counts
page-a-product-then-the-natural-5463 = a product, then the natural sum
page-nimbers-add-without-carry-3669 = nimbers add without carry
page-so-do-the-heights-of-8e38 = so do the heights of piles
page-and-nimbers-multiply-aeca = and nimbers multiply
page-each-has-one-square-root-a939 = each has one square root
page-as-a-sum-of-powers-b811 = as a sum of powers of two
page-a-comparison-860d = a comparison
page-a-step-on-the-way-2934 = a step on the way to ε₀
page-games-with-moves-of-left-68bc = games with moves of Left and of Right
page-how-urgent-it-is-to-1c01 = how urgent it is to move there
page-a-name-for-a-value-30af = a name for a value, and its thermograph
page-a-position-its-board-and-cbd6 = a position: its board and its value
page-a-sequence-plotted-38b1 = a sequence, plotted
page-omega-c825 = omega
page-epsilon-zero-2141 = epsilon zero
page-omega-one-0133 = omega one
page-to-the-power-4f7b = to the power
page-times-d4ac = times
page-nim-sum-4254 = nim-sum
page-nim-product-6250 = nim-product
page-natural-sum-18d9 = natural sum
page-nimber-9561 = nimber
page-ordinal-ced0 = ordinal
page-sum-of-powers-of-two-7364 = sum of powers of two
page-nimbers-15cb = nimbers
page-polynomial-5f4d = polynomial
page-digits-f41e = digits
page-game-86ed = game
page-loopy-game-3946 = loopy game
page-game-of-n-players-22b9 = game of n players
page-misere-2f0f = misere
page-genus-fe80 = genus
page-misere-class-373d = misere_class
page-games-ee75 = games
page-form-8442 = form
page-simplification-1c46 = simplification
page-outcome-6af4 = outcome
page-thermograph-b47d = thermograph
page-interval-ae70 = interval
page-in-powers-of-up-d6e2 = in powers of up
page-true-or-false-ff00 = true or false
page-results-9a5e = Results
page-functions-that-begin-so-a12d = Functions that begin so
page-expression-1b7e = Expression
page-calculate-c40f = Calculate
page-link-to-this-notebook-0e09 = Link to this notebook
page-clear-3a55 = Clear
page-ordinals-nimbers-games-positions-and-87dd = Ordinals, nimbers, games, positions and sequences. Earlier results are %1, %2, …, and the last one is %; g = … gives a value the name g.
page-notebook-f8f8 = Notebook
page-signs-a689 = Signs
page-to-try-23a1 = To try
page-functions-a30f = Functions
page-the-grundy-values-of-as-816c = the Grundy values of { $ruleset }, as a plot
page-is-7e51 = { $input } is { $text }
page-insert-0b03 = Insert { $name }
page-edit-again-0f5a = Edit again
page-copy-dc58 = Copy
page-copy-line-as-text-1580 = Copy line { $number } as text
page-line-as-text-b02c = Line { $number } as text
page-copy-line-as-latex-53e5 = Copy line { $number } as LaTeX
page-line-as-latex-3ac1 = Line { $number } as LaTeX
page-number-d93c = number

## web/www/screens/desk.js

page-a-game-496c = A game
page-a-lesson-f685 = A lesson
page-name-of-the-first-team-872d = Name of the first team
page-name-of-the-second-team-26a7 = Name of the second team
page-who-goes-first-9705 = Who goes first
page-the-class-or-the-first-50b5 = The class, or the first team
page-the-opponent-or-the-second-2c2c = The opponent, or the second team
page-bets-they-choose-whether-to-1628 = Bets: they choose whether to go first or second, and say whether they are winning before a hint is given
page-moves-can-be-taken-back-68c1 = Moves can be taken back
page-opponent-9c66 = Opponent
page-lesson-18c0 = Lesson
page-told-9a13 = Told
page-for-children-7065 = for children
page-for-adults-cffd = for adults
page-ladder-528a = Ladder
page-level-ee01 = Level
page-everybody-the-same-9f95 = Everybody the same
page-each-number-another-seed-47fa = Each number another seed
page-each-number-other-piles-of-1d3d = Each number other piles of Nim
page-seed-f03f = Seed
page-who-gets-which-9c14 = Who gets which
page-link-for-the-class-01a3 = Link for the class
page-open-it-79b4 = Open it
page-show-on-the-projector-84f1 = Show on the projector
page-what-the-class-gets-76ef = What the class gets
page-highest-hint-1ebf = Highest hint
page-language-12d6 = Language
page-not-fixed-fbba = Not fixed
page-a-link-that-opens-what-fe6b = A link that opens what you choose here, with these settings and no others: what is not allowed is not there.
page-the-choices-of-the-opponent-627c = The choices of the opponent come from the seed, and so do other piles. If they are for each number, everybody is asked for a number first.
page-the-puzzles-come-from-the-7772 = The puzzles come from the seed. If it is for each number, everybody is asked for a number first. Solutions can be shown with the whole ladder of hints alone.
page-what-children-conjecture-80ce = What children conjecture
page-each-is-wrong-and-beside-ee32 = Each is wrong, and beside it stands a position that shows it. Whoever keeps to it against Perfect loses.
page-m--0ec3 = “{ $claim }”
page-what-happens-3079 = What happens
page-play-2fbb = Play { $start }
page-to-talk-about-6a36 = To talk about
page-listen-for-1747 = Listen for: { $listen }

## web/www/screens/games.js

page-piles-heaps-and-pins-c063 = Piles, heaps and pins
page-boards-c7da = Boards
page-strips-of-squares-a710 = Strips of squares
page-points-and-lines-b4b1 = Points and lines
page-turning-coins-and-stones-249b = Turning coins and stones
page-several-games-at-once-bf11 = Several games at once
page-find-a-game-4000 = Find a game
page-find-a-game-chocolate-frogs-f1e8 = Find a game: chocolate, frogs, Conway …
page-choose-a-game-to-learn-1c4f = Choose a game to learn its rules and play it.
page-or-write-one-of-your-15da = Or write one of your own.
page-no-game-is-described-by-57e4 = No game is described by all of these words.
page-all-games-f618 = All games
page-positions-to-begin-with-9506 = Positions to begin with
page-options-ed9e = Options
page-to-read-on-0761 = To read on
page-analyse-f9bc = Analyse { $position }
page-infinitely-many-moves-c3b9 = infinitely many moves
page-m-1-move-cf60 = 1 move
page-moves-85ac = { $count } moves

## web/www/screens/learn.js

page-each-step-asks-before-it-71e2 = Each step asks before it tells. What you have finished is marked in this browser.
page-steps-of-7dd8 = Steps of { $title }

## web/www/screens/play.js

page-the-branches-and-comments-of-db30 = The branches and comments of this link cannot be shown. { $message }

## web/www/screens/puzzles.js

page-a-ladder-for-each-idea-c9fa = A ladder for each idea, and on each of its levels as many puzzles as you like.
page-levels-of-7186 = Levels of { $title }
page-level-014f = Level { $level }

## web/www/screens/rules.js

page-begin-with-4eea = Begin with …
page-a-ruleset-of-your-own-9234 = A ruleset of your own
page-write-signs-for-what-stands-1976 = Write signs for what stands on a square, and patterns or a function for the moves. The board beside it is drawn and solved as you type.
page-the-file-d623 = The file
page-the-board-f9d5 = The board
page-m-1-expected-value-or-outcome-78b7 = 1 expected value or outcome class agrees.
page-expected-values-and-outcome-classes-bd1e = { $count } expected values and outcome classes agree.
page-random-games-were-played-moves-1417 = { $games } random games were played; moves of the longest: { $longest }.
page-save-as-a-file-a6ed = Save as a file

## web/www/screens/sequence.js

page-as-needed-a0a7 = as needed
page-compare-with-a426 = Compare with
page-up-to-heap-0b51 = Up to heap
page-of-the-heaps-of-any-537f = Of the heaps of any game in which heaps are made smaller and split: a name such as kayles, dawson-kayles or grundy, a code such as 0.137, a set, as in subtraction(1,3,4), or the word of a ruleset whose strips are wanted.
page-and-grundy-values-4053 = { $ruleset } and { $ruleset2 } · Grundy values
page-grundy-values-ccb1 = { $ruleset } · Grundy values
page-the-period-003a = The period
page-the-plot-e905 = The plot
page-b-file-of-1c11 = b-file of { $ruleset }

## web/www/screens/sheets.js

page-letter-4cc7 = Letter
page-sheet-d832 = Sheet
page-paper-ef4a = Paper
page-another-one-f597 = Another one
page-with-the-answers-92d0 = With the answers
page-sheets-to-print-79cc = Sheets to print
page-in-black-and-white-the-636f = In black and white. The same seed gives the same sheet, another seed another one.
page-print-82c1 = Print
page-as-it-will-be-printed-5e77 = { $title }, as it will be printed

## web/www/sequence/misere.js

page-find-the-mis-re-quotient-0e68 = Find the misère quotient
page-mis-re-play-of-5251 = Misère play of { $ruleset }
page-mis-re-play-6fb5 = Misère play
page-where-the-last-move-loses-ca98 = Where the last move loses, sums have no Grundy values. The misère quotient takes their place: every heap is an element, and the product of the heaps says who wins.
page-heaps-in-mis-re-play-9d27 = Heaps in misère play
page-heaps-of-in-mis-re-e9fd = Heaps of { $ruleset } in misère play
page-element-8b1c = element
page-class-bafb = class

## web/www/sequence/tables.js

page-rows-of-heaps-b541 = Rows of { $columns } heaps.
page-framed-values-are-not-those-4e39 = Framed values are not those of the period.
page-there-was-no-time-for-b76b = There was no time for more.
page-grundy-values-of-the-heap-7d18 = Grundy values of { $ruleset }: the heap is the sum of row and column
page-the-values-of-all-heaps-791b = The values of all { $common } heaps are equal.
page-they-differ-at-of-heaps-f39e = They differ at { $length } of { $common } heaps, first at heap { $apart }. There the values are framed.
page-the-values-1348 = The values
page-values-4185 = Values
page-show-more-of-rows-de1e = Show { $rows } more of { $count } rows
page-show-all-rows-1c3c = Show all { $count } rows

## web/www/settings-dialog.js

page-as-the-system-has-it-bd7c = As the system has it
page-light-d41e = Light
page-dark-00c6 = Dark
page-as-in-books-d861 = { $what }, as in books
page-as-typed-bfad = { $e0 }, as typed
page-no-hints-d15e = No hints
page-only-the-question-7948 = Only the question
page-up-to-what-counts-411c = Up to what counts
page-up-to-the-values-c683 = Up to the values
page-up-to-the-balance-50f1 = Up to the balance
page-up-to-where-to-move-9f64 = Up to where to move
page-up-to-the-winning-moves-ae59 = Up to the winning moves
page-the-whole-ladder-60d0 = The whole ladder
page-settings-7b20 = Settings
page-theme-3b50 = Theme
page-notation-9a3f = Notation
page-hints-e686 = Hints
page-coach-comments-after-each-move-fd06 = Coach comments: after each move, what it was worth
page-sounds-5c1a = Sounds
page-opponents-seed-cf7f = Opponents’ seed
page-another-one-each-time-31e5 = another one each time
page-the-same-seed-and-the-87fd = The same seed and the same moves give the same game. Without one, every game is different.

## web/www/share.js

page-this-link-opens-on-this-1548 = This link opens on this computer alone.
page-for-others-in-the-same-3798 = For others in the same network, start the program with { $lan }, open the page by the address that it prints, and share from there: then there is a QR code, too.
page-link-to-this-game-0a16 = Link to this game
page-this-link-holds-the-whole-32df = This link holds the whole game, move by move, with its branches and comments; nothing is stored anywhere.
page-share-this-game-18cf = Share this game
page-the-link-as-a-qr-7624 = The link as a QR code
page-this-game-is-too-long-1bfe = This game is too long for a QR code; the link holds all of it.
page-link-copied-74b0 = Link copied
page-copied-bf09 = Copied
page-the-link-is-selected-copy-0f19 = The link is selected: copy it with your keyboard

## web/www/teach/board.js

page-show-it-on-the-board-2bd4 = Show it on the board
page-put-it-back-3a40 = Put it back

## web/www/teach/classroom.js

page-exercise-20bc = Exercise { $number }
page-your-number-5c20 = Your number
page-what-is-your-number-44e8 = What is your number?
page-begin-bb4a = Begin
page-there-is-a-qr-code-0ae9 = There is a QR code here if the program was started with { $lan } and the page was opened by the address that it prints.

## web/www/teach/conjectures.js

page-whoever-starts-wins-f46c = Whoever starts wins.
page-whoever-goes-second-copies-each-a1e9 = Whoever goes second copies each move on the other pile, and so takes the last block.
page-whoever-goes-second-wins-because-9ce3 = Whoever goes second wins, because they see what the other one does.
page-whoever-starts-takes-1-from-831c = Whoever starts takes 1 from the pile of 2. Two piles of 1 are left, and then the last block is theirs.
page-if-the-number-of-blocks-14d9 = If the number of blocks is even, whoever goes second wins.
page-there-are-four-blocks-and-0aad = There are four blocks, and yet whoever starts wins: they take 2 from the pile of 3 and leave two equal piles.
page-it-depends-on-the-number-54c7 = It depends on the number of piles: if it is odd, whoever starts wins.
page-there-are-three-piles-and-bf0a = There are three piles, and yet whoever goes second wins: they answer every move by leaving two equal piles.
page-always-take-all-of-the-ee28 = Always take all of the largest pile.
page-m-3-and-5-are-left-954a = 3 and 5 are left. The other player makes them equal and copies from then on.
page-with-two-piles-the-taller-734a = With two piles the taller one decides: get rid of it.
page-one-pile-is-left-and-42d3 = One pile is left, and the other player takes all of it. Lowering the 5 to 2 would have won.
page-leave-an-odd-number-of-e5d1 = Leave an odd number of piles.
page-one-is-an-odd-number-6925 = One is an odd number, and the other player takes all of that pile. Leaving two piles of 2 would have won.
page-take-1-each-time-then-51ee = Take 1 each time; then nothing can go wrong.
page-after-1-from-the-pile-6bd6 = After 1 from the pile of 1 the other player takes all of the 3. After 1 from the pile of 3 they make both piles 1.
page-copying-works-with-three-equal-8bdf = Copying works with three equal piles as well.
page-whoever-starts-takes-one-whole-1a54 = Whoever starts takes one whole pile. Now it is they who can copy.
page-never-take-a-whole-pile-cc9b = Never take a whole pile.
page-the-only-winning-move-takes-42e7 = The only winning move takes all of the 5 and leaves two equal piles.
page-a-pile-of-1-is-0ce5 = A pile of 1 is too small to matter.
page-without-the-1-whoever-goes-d274 = Without the 1, whoever goes second wins. With it, whoever starts takes just that block and leaves two equal piles.
page-if-the-two-smaller-piles-4dd4 = If the two smaller piles together make the largest, whoever goes second wins.
page-that-is-true-of-1-fec4 = That is true of 1, 2, 3. Here whoever starts lowers the 5 to 1, and it is the other player who has 1, 2, 3 to move.
page-if-the-last-block-loses-7d5e = If the last block loses, everything is the other way round.
page-with-two-piles-of-2-c6c3 = With two piles of 2 whoever goes second wins either way. If the last block loses, they leave a single block in the end.
page-if-a-turn-takes-at-0a79 = If a turn takes at most 3, take 3 whenever you can.
page-m-2-are-left-and-the-44d8 = 2 are left, and the other player takes both. Leaving 4 would have won.
page-two-rows-of-kayles-are-0f4c = Two rows of Kayles are like two piles: if they differ, whoever starts wins.
page-in-kayles-a-row-of-435d = In Kayles a row of 1 and a row of 4 balance each other, and whoever goes second wins.
page-would-you-rather-go-first-4a27 = Would you rather go first or second? When can you tell?
page-that-it-depends-on-the-6063 = That it depends on the piles and not on who is cleverer; that somebody names piles with which they are sure, and says why.
page-two-piles-are-equal-how-ea60 = Two piles are equal. How do you convince somebody who does not believe that going second wins?
page-whatever-they-do-to-one-e1a8 = “Whatever they do to one pile, I can do to the other.” The copy is always possible, so the last block is never theirs.
page-where-else-can-one-copy-bc37 = Where else can one copy?
page-with-pairs-of-equal-piles-854e = With pairs of equal piles, each answered in its own pair. Then that a pair can be covered with a hand, and the rest of the game is still won by the same player.
page-do-you-look-at-what-a291 = Do you look at what you take, or at what you leave?
page-the-step-from-i-take-8962 = The step from “I take 2” to “I leave 3 and 3”. A move is good if what it leaves is lost for whoever is to move there.
page-can-a-game-of-nim-734c = Can a game of Nim go on for ever, or end in a draw? What follows from that?
page-every-turn-takes-a-block-1ff6 = Every turn takes a block, so it ends, and somebody takes the last one. Working back from the end, one of the two can always force a win.
page-how-would-you-find-out-ec4a = How would you find out who wins with 1, 2 and 3, if nobody told you?
page-a-list-of-what-each-0d8e = A list of what each move leaves, small piles first, and that what has been found out once is used again.
page-how-many-games-do-we-6bb1 = How many games do we have to play until a rule is proved?
page-one-game-can-show-that-d61e = One game can show that a rule is wrong. No number of games shows that it is right; a reason that covers every move does.
page-what-changes-if-whoever-takes-299c = What changes if whoever takes the last block loses?
page-less-than-one-would-think-74ce = Less than one would think: until a move leaves nothing but piles of 1, the same moves win.

## web/www/teach/lesson.js

page-all-lessons-ab6e = All lessons
page-you-have-finished-this-lesson-29e8 = You have finished this lesson.
page-this-is-the-end-of-dbd4 = This is the end of the course.
page-next-lesson-f049 = Next lesson: { $title }

## web/www/teach/numbers.js

page-as-it-was-f1ff = As it was
page-drag-a-number-up-or-47f3 = Drag a number up or down, or press the arrow keys on it:

## web/www/teach/parts.js

page-lessons-70a5 = Lessons
page-finished-d537 = ✓ finished
page-done-f708 = { $words }, done

## web/www/teach/puzzle.js

page-add-this-move-4966 = Add this move
page-next-puzzle-4dc3 = Next puzzle
page-all-puzzles-be7a = All puzzles
page-show-the-solution-5f3d = Show the solution
page-open-in-analysis-8374 = Open in analysis
page-the-idea-of-this-ladder-a8a7 = The idea of this ladder
page-whoever-moves-first-517d = Whoever moves first
page-whoever-moves-second-0eeb = Whoever moves second
page-your-answer-so-far-1443 = Your answer so far: { $value }
page-solution-61c1 = Solution
page-levels-ef9e = Levels

## web/www/thinking.js

page-thinking-657e = Thinking …
page-stop-67c9 = Stop
page-s-656a = { $passed } s
page-stopped-cc7d = Stopped.
page-go-on-2323 = Go on
page-try-for-a-minute-ab1b = Try for a minute

## web/www/tree/panel.js

page-first-c1aa = First
page-forward-9acc = Forward
page-last-f424 = Last
page-turns-e72c = Turns
page-comment-on-this-position-a75e = Comment on this position
page-make-main-line-9e7d = Make main line
page-delete-from-here-f065 = Delete from here
page-there-is-more-here-than-d62a = There is more here than a link can hold: a reload will not bring all of it back.
page-go-through-the-turns-49b2 = Go through the turns
page-comment-and-branches-d90e = Comment and branches
page-tried-instead-108a = Tried instead
page-start-371c = Start
page-made-in-abb0 = Made in { $parent }
page-a-mistake-5fd0 = A mistake:
page-unknown-4bfe = unknown
page-a-draw-ab5a = a draw
page-nobody-wins-alone-d459 = nobody wins alone
page-you-win-644d = you win

## web/www/tree/plant.js

page-one-of-their-moves-cannot-dd1f = One of their moves cannot be played: { $message }.

## web/www/tree/text.js

page-they-have-more-than-characters-ef8b = They have more than { $longest } characters.
page-they-have-more-than-moves-36d4 = They have more than { $places } moves.
page-they-go-on-where-the-0469 = They go on where the game has ended.
page-they-go-back-to-before-5773 = They go back to before the first move.
page-a-comment-has-more-than-8efe = A comment has more than { $comment } characters.
page-they-have-more-than-branches-68b6 = They have more than { $ends } branches.
page-a-sign-stands-where-none-343b = A sign ~ stands where none can stand.
