### What the program tells, in English. Written from the sources by the tests:
### NIMATRON_REWRITE=1 cargo test --test program -- languages

## cli/commands/languages.rs

message-3a72 = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}

## cli/language.rs

no-language-is-called-there-6a4b = no language is called '{ $name }'{"\u000A"}  = there are { $english } and { $known }; a file CODE.ftl can be another

## games/api/game.rs

would-have-won-692c = { $what } { $better } would have won.

## games/catalogue/kinds_of_games.rs

the-kinds-of-games-are-bbcc = The kinds of games are defined by { $commands }.

## games/language/translation.rs

is-not-the-code-of-fd55 = '{ $code }' is not the code of a language
a-file-is-called-as-8795 = a file is called as the language: de.ftl
this-is-not-fluent-5424 = this is not Fluent: { $message }
a-line-such-as-language-85a7 = a line such as '-language = Deutsch' gives it
the-language-does-not-say-b541 = the language does not say its name
two-messages-have-the-same-4393 = two messages have the same identifier
no-message-is-called-bac1 = no message is called '{ $id }'
did-you-mean-be64 = did you mean '{ $known }'?
has-no-argument-a970 = '{ $id }' has no argument ${ $name }
its-arguments-df29 = its arguments: { $names }

## games/render/claims.rs

winning-move-457f = { $which } winning move: { $described }.

## games/render/length.rs

spot-47e2 = { $count ->
    [one] { $count } spot
   *[other] { $count } spots
}
move-89ce = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
the-player-to-move-wins-5055 = { $lives } { $moves }; the player to move wins if their number is { $parity }.
the-whole-strategy-begins-with-baaf = The whole strategy begins with { $moved }.

## games/render/misere.rs

in-play-this-is-played-984d = In { $misere } play this is played as { $what }, because { $else } tame
behaves-like-genus-b5b5 = { $part } behaves like { $like } (genus { $genus })
there-is-no-heap-of-1607 = There is no heap of 2 or more, so that only the parity counts: whoever leaves an odd number of heaps of 1 wins. Their number is { $number }, which is { $parity }, { $then }.
there-are-heaps-of-2-33cc = There are heaps of 2 or more, so that it is played as in normal play until a move would leave heaps of 1 alone; that move leaves an odd number of them, as { $misere } play demands.
the-nim-sum-is-every-1b1e = { $nim } The nim-sum is { $number }: every move disturbs that.
the-nim-sum-is-and-917e = { $nim } The nim-sum is { $number }, and a winning move makes it { $number2 } or is that switch.
not-all-parts-are-tame-bd41 = Not all parts are tame, but { $ruleset } has a { $what }{ $heaps } with { $counted }, and the product of those of the heaps decides who wins
element-e30a = { $count ->
    [one] { $count } element
   *[other] { $count } elements
}
is-7e51 = { $part } is { $element }
the-product-is-5ed5 = The product is { $product }. { $verdict }{ $listed }
has-a01c = { $part } has
moves-in-lead-to-which-4cb1 = moves in { $part } lead to { $follower }, which has
who-wins-was-found-by-ce50 = Who wins was found by search, as no theory of { $misere } play decides here: { $reached } the genus { $genus }, that of no position of Nim. It is { $class }, and so not everything is tame.

## games/render/nim/balance.rs

the-power-stands-it-occurs-7e5b = The power { $named } stands { $alone }: it occurs an odd number of times.
the-powers-stand-each-occurs-daac = The powers { $named } stand { $alone }: each occurs an odd number of times.
pile-220b = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
}
a-turn-can-lower-up-68c1 = A turn can lower up to { $piles }, so equal powers cancel in { $groups }.{" "}
every-power-of-two-cancels-a841 = Every power of two cancels: its number is divisible by { $modulus }.
what-is-left-over-a1fc = What is left over: { $left_over }.
over-14e8 = { $left_over } over
without-a-partner-075b = { $named } without a partner
split-into-powers-of-two-4804 = Split { $what } into powers of two:
pile-d87b = pile { $pile } { $verb } { $split }
more-pile-4de4 = { $count ->
    [one] { $count } more pile
   *[other] { $count } more piles
}
only-has-it-so-only-1446 = Only { $named } has it, so only one move wins, and it starts there; every other move loses.
have-it-from-each-of-ab54 = { $capitalised } have it: from each of them exactly one move wins, and every other move loses.
only-has-it-so-a-8d37 = Only { $named } has it, so a winning move starts there.
have-it-and-from-each-7321 = { $capitalised } have it, and from each of them exactly one move wins.
the-largest-lone-power-is-91fa = The largest lone power is { $power }. { $then }
winning-move-5d7a = { $count ->
    [one] { $count } winning move
   *[other] { $count } winning moves
}
there-an-odd-number-one-832a = There { $is } { $moves }, an odd number: one starts from each pile that has the largest lone power, and an odd number of piles have it.

## games/render/nim/moves.rs

look-at-pile-a-winning-6304 = Look at pile { $names }: a winning move starts there.
look-at-pile-every-winning-19f9 = Look at pile { $names }: every winning move lowers it.
look-at-piles-a-winning-772d = Look at piles { $names }: a winning move starts from each of them.
look-at-piles-every-winning-b651 = Look at piles { $names }: every winning move lowers some of these.
moves-win-and-every-other-4c89 = {" "}{ $number } moves win, and every other move loses.
all-of-pile-e017 = { $what } all of pile { $pile }
the-338b = the { $power }
an-586d = an { $power }
a-c1ad = a { $power }
take-away-3d58 = take away { $away }
take-away-and-put-in-03af = take away { $away } and put in { $listed }
until-your-opponent-leaves-then-aab4 = , until your opponent leaves { $left }; then leave { $losing_number }
now-piles-and-are-equal-368f = now piles { $first } and { $second } are equal, and whatever your opponent does to one of them, you can do to the other{ $until }
now-the-piles-come-in-d72c = now the piles come in equal pairs, { $pairs_named }, and whatever your opponent does to a pile, you can do to its partner{ $until }
now-every-pile-counts-as-cff1 = now every pile counts as 0, and whatever your opponent takes, you can take the rest of { $full_turns } from the same pile
now-piles-and-count-the-ddd5 = now piles { $first } and { $second } count the same, and you can always answer so that they do again{ $until }
now-the-piles-count-the-cd71 = now the piles count the same in pairs, { $pairs_named }, and you can always answer so that they do again{ $until }
now-are-equal-and-whatever-753e = now { $piles_named } are equal, and whatever your opponent lowers, you can bring the others down to the lowest
now-every-power-cancels-in-e8b2 = now every power cancels in { $groups }
that-leaves-7d38 = that leaves { $losing_number }
for-example-d039 = {" "}For example, { $example }
there-is-one-move-d274 = {" "}There is one move: { $example }
until-you-leave-then-your-cfde = , until you leave { $left }; then your opponent leaves { $losing_number }
whatever-you-do-to-a-7a5a = Whatever you do to a pile, your opponent can do to an equal one{ $until }.
whatever-you-take-your-opponent-7b7f = Whatever you take, your opponent can take the rest of { $full_turns } from the same pile, so that it counts as 0 again.
whatever-you-do-to-a-e1d3 = Whatever you do to a pile, your opponent can answer so that it counts the same as its partner again, or as 0 if it did before{ $until }.
whatever-you-do-something-is-f52d = Whatever you do, something is left over, and your opponent can make every power cancel again{ $until }.
whatever-you-do-breaks-the-ea3d = Whatever you do breaks the balance, and your opponent can restore it{ $until }.
whatever-you-do-is-the-a257 = Whatever you do is the last move, or your opponent can leave { $losing_number } again.
whatever-you-take-your-opponent-742b = Whatever you take, your opponent can take the rest of { $saturating_add }, until a single one is left for you.
if-you-lower-you-have-aba1 = if you lower { $lowered }, you have made the last move, which loses in { $misere } play.
this-leaves-and-160c = this leaves { $left_by }, and{" "}
if-you-lower-your-opponent-5495 = if you lower { $lowered }, { $leaves }your opponent lowers { $answer }{ $same }.
so-that-it-counts-as-22c8 = , so that it counts as { $told } again
so-that-both-count-as-affd = , so that both count as { $told }
if-you-play-the-answer-0c42 = if you play { $chosen }, the answer is { $answer }
lowering-is-the-last-move-4bc0 = Lowering { $lowered } is the last move, which wins in normal play.
lowering-is-the-last-move-79c7 = Lowering { $lowered } is the last move, which loses in { $misere } play.
lowering-leaves-it-wins-3003 = Lowering { $lowered } leaves { $left }. It wins.
lowering-leaves-it-loses-the-fc3e = Lowering { $lowered } leaves { $left }. It loses: the answer is to lower { $answer }.
lowering-leaves-it-loses-e40a = Lowering { $lowered } leaves { $left }. It loses.
piles-and-equal-and-no-6b50 = piles { $first } and { $second } equal, and no other pile that can be lowered
the-piles-in-equal-pairs-12d3 = the piles in equal pairs, { $pairs_named }
the-piles-counting-the-same-a86b = the piles counting the same in pairs, { $pairs_named }
only-which-are-equal-7e21 = only { $piles_named }, which are equal
only-3be6 = only { $piles_named } { $large }
ones-54b5 = { $number_word } ones, { $remainder }

## games/render/nim/normal_form.rs

here-pile-is-split-by-1ee7 = Here pile { $pile }{ $unwrap_or_default } is split by taking away, again and again, the largest power that is at most what remains:
nothing-remains-f4a6 = { $power }; nothing remains
remains-8645 = { $power }; { $ordinal } remains
more-step-d085 = { $count ->
    [one] { $count } more step
   *[other] { $count } more steps
}

## games/render/nim/piles.rs

piles-and-so-they-cancel-153a = Piles { $first } and { $second } { $are }, so they cancel: a move in one of them can be { $again }.
the-piles-in-each-of-e01a = The piles in each of the pairs { $pairs_named } { $are }, so they cancel: a move in one of a pair can be { $again }.
who-wins-depends-on-alone-983e = { $cancel } Who wins depends on { $piles_named } alone{ $differ }.
only-can-be-lowered-1538 = Only { $named } can be lowered.
only-can-be-lowered-and-b254 = Only { $named } can be lowered, and no two are equal.
only-counts-as-more-than-b904 = Only { $named } counts as more than 0.
only-count-as-more-than-15f8 = Only { $named } count as more than 0, and no two count the same.
piles-and-are-equal-0471 = Piles { $first } and { $second } are equal.
piles-and-count-the-same-c720 = Piles { $first } and { $second } count the same.
mirror-each-pile-an-equal-2684 = { $second } mirror { $first }, each pile an equal one.
the-piles-come-in-equal-bb94 = The piles come in equal pairs: { $pairs_named }.
the-piles-come-in-pairs-deed = The piles come in pairs that count the same: { $pairs_named }.
only-is-not-empty-996a = Only { $piles_named } is not empty
there-are-piles-0900 = There are { $number_word } piles
only-are-not-empty-291f = Only { $piles_named } are not empty
one-more-than-a-turn-d5f3 = { $there }, one more than a turn can lower, and they are equal.
one-more-than-a-turn-78f0 = { $there }, one more than a turn can lower, and they are not all equal.
and-a-turn-can-lower-a21b = { $there }, and a turn can lower all of them.
to-win-a-move-that-a2de = { $number } { $are }. To win, a move that leaves such a pile must leave every power balanced, as in normal play; a move that leaves no such pile must leave { $losing }.
piles-d1de = { $number_word } piles
only-this-is-the-switch-f90e = Only { $named } { $are }: this is the switch. Whoever moves now wins, by leaving { $losing }.
no-pile-than-1-so-4bf2 = No pile { $larger } than 1, so only the number of { $ones } matters: whoever has to move from { $losing } loses.
in-play-whoever-makes-the-2a66 = In { $misere } play whoever makes the last move loses.{" "}
the-number-of-is-now-60aa = The number of { $ones } is now { $number }: { $remainder }.
a-multiple-of-d734 = a multiple of { $modulus }
more-than-a-multiple-of-c9a9 = { $remainder } more than a multiple of { $modulus }
a-number-of-ones-that-aeb0 = a number of ones that is 1 more than a multiple of { $at_most }
only-one-pile-c2de = only one pile { $large }
no-more-than-piles-b876 = no more than { $number_word } piles { $large }

## games/render/nim/powers.rs

the-sum-of-powers-8820 = { $height }, the sum of { $what } powers
modulo-2e21 = modulo { $modulus }
nim-sum-1bfc = nim-sum { $ordinal }
in-binary-which-is-f333 = { $binary_of } in binary, which is { $ordinal }
how-many-there-are-of-c4c8 = How many there are of each power, the lowest first, is the nim-sum vector { $vector }; an odd number gives the digit 1 of the nim-sum and an even one 0: { $digits }.
left-35ca = {" "}({ $remainder } left)
more-power-2ec8 = { $count ->
    [one] { $count } more power
   *[other] { $count } more powers
}
out-of-balance-f1cd = { $ellipsis } { $more } out of balance
pile-s-and-pile-s-9350 = pile { $first }'s { $power } and pile { $second }'s { $power2 } shake hands
more-pairs-shake-hands-45bc = { $more } more pairs shake hands
pile-s-32f4 = pile { $pile }'s { $power }

## games/render/nim/residues.rs

a-turn-takes-at-most-bce4 = A turn takes at most { $ordinal } from a pile, so full { $groups_of } do not count: of { $ordinal2 } blocks the other player can take what one leaves. A pile counts as what is left over.
and-is-a-limit-it-af79 = {" "}And { $limit } is a limit: it has no top block, so nobody can take from it. Only the blocks above a limit count.
pile-6bbf = pile { $index }: { $counts }
has-no-top-block-and-1e7e = { $height } has no top block and counts as { $residue }
has-on-top-63e4 = { $height } has { $ordinal } on top;{" "}
counts-as-21d5 = { $above }{ $division } counts as { $residue }
counts-as-0132 = { $height } counts as { $residue }
it-counts-as-d854 = { $above }it counts as { $residue }

## games/render/partizan.rs

the-value-9c75 = The value { $sign }: { $who }.
the-value-its-mean-is-f6a7 = The value { $value } { $sign }: { $who }. Its mean is { $number } and its temperature { $number2 }.
if-it-were-s-turn-1295 = If it were { $player }'s turn, no move would win.
which-moves-would-win-if-8ce5 = Which moves would win if it were { $player }'s turn could not be computed.
if-it-were-s-turn-8540 = If it were { $player }'s turn, { $moves } would win.
if-it-were-s-turn-1649 = If it were { $player }'s turn, { $counted } would win: { $listed }.
if-it-were-s-turn-4129 = If it were { $player }'s turn, these moves would win, among others: { $listed }.
has-no-move-c602 = { $player } has no move.
more-move-5d42 = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
}
what-the-moves-of-leave-ff5e = What the moves of { $player } leave, and whether they win:

## games/render/parts.rs

their-nim-sum-is-the-eded = Their nim-sum is { $number }: the parts balance.
their-nim-sum-is-c325 = Their nim-sum is { $ordinal }.
like-a-heap-of-3c50 = { $part } like a heap of { $ordinal }
the-parts-do-not-touch-b741 = The parts do not touch each other, and each behaves like a heap of Nim: { $told }. { $sum }
is-worth-7021 = { $part } is worth { $ordinal }
the-nim-sum-of-the-fd99 = The nim-sum of the values is { $sum } ={" "}
they-balance-and-every-move-da07 = { $sum }{ $number }: they balance, and every move disturbs that.
it-is-not-0-some-11b1 = { $sum }{ $ordinal }. It is not 0: some move makes it 0.
in-worth-some-move-leaves-0cb6 = in { $part }, worth { $ordinal }, some move leaves { $ordinal2 }
in-each-of-these-parts-1508 = { $intro } in each of these parts some move leaves just that value.
none-of-the-wins-a0d5 = None of the { $all } wins.
just-of-the-wins-248f = Just { $what } of the { $all } wins.
all-win-ec88 = All { $all } win.
of-the-win-68c2 = Of the { $all } { $wins } win.
all-winning-moves-are-made-6bd8 = All winning moves are made in { $only }.
winning-moves-are-made-in-2271 = Winning moves are made in { $named }.
with-0ad2 = { $a } with { $b }
the-parts-cancel-in-pairs-2bd0 = The parts cancel in pairs: { $listed }.
whatever-you-do-in-one-ea02 = {" "}Whatever you do in one part, your opponent can copy in { $other }{ $else }.
to-whatever-you-do-in-dee3 = {" "}To whatever you do in one part, your opponent has an answer there or in { $other }.
what-either-player-does-in-3de4 = {" "}What either player does in one of them { $does } { $other }, so they cancel: what is left, { $rest }, decides who wins.
two-parts-are-the-same-d189 = Two parts are the same, { $first }
and-are-the-same-but-932e = { $first } and { $second } are the same but for their symmetry
is-with-left-and-right-3bef = { $first } is { $second } with Left and Right exchanged
two-parts-are-the-same-842b = Two parts are the same, { $first }, which is its own negative
the-values-of-and-are-f6e1 = The values of { $first } and { $second } are each other's negative
where-there-is-no-move-0970 = {" "}Where there is no move, the player to move has won: that is { $misere } play.
a-move-wins-exactly-if-679d = A move wins exactly if it leads to a position from which the player to move there, your opponent, loses: every move from there must lead to one that you win again.{ $end }
every-position-of-this-game-b80b = Every position of this game behaves like a heap of Nim. The height of that heap is its { $what }: the least number that is not the value of an option, that is, of a position that one move leaves. This least missing number is called the mex. The player to move loses exactly if the value is 0.
independent-parts-behave-like-heaps-6d8b = Independent parts behave like heaps side by side. Together they are worth the { $what } of their values: write each as a sum of different powers of two, and strike out equal powers in pairs.
a-stone-behaves-like-a-539c = A stone behaves like a heap of Nim. Its value is the least number that no move of this stone leaves in its place, and this is the { $what } of its coordinates. The player to move loses exactly if the position is worth 0.
a-coin-that-shows-heads-6eb4 = A coin that shows heads behaves like a heap of Nim. Its value is the least number that no move leaves in its place which turns this coin as the last one. In a product of games it is the { $what } of the values of its coordinates, one in each game. The player to move loses exactly if the position is worth 0.
in-play-sums-have-no-42aa = In { $misere } play sums have no values, but many games behave like positions of Nim in all sums of such games. The { $what } of a game is its Grundy value and, behind ^, the least numbers that are missing among those of its options when the last move loses: beside no heap of 2, beside one, beside two, until they alternate. A game is { $what2 } if its genus is that of a position of Nim, and its options are tame or can be taken back.
in-play-sums-have-no-a4ea = In { $misere } play sums have no values, but two sums of heaps of this game count as the same if exchanging one for the other never changes who wins. Every heap is an element of a finite table of products, the { $what } of the game, and a sum is the product of its heaps. The products whose positions the player to move loses are known.
the-of-a-position-tells-544c = The { $what } of a position tells who wins: if it is positive, Left, whoever begins; if it is negative, Right, whoever begins; if it is 0, whoever does not begin; and if it is confused with 0, whoever begins. Its mean is how many moves Left is ahead on average, when it is played many times over; its temperature, how much a move there is worth.

## games/render/players.rs

the-play-is-over-c3d0 = The play is over: { $win }.
the-preferences-leave-it-open-89be = The preferences leave it open: { $each }.
by-which-reaches-that-f3dd = { $what } by which { $turn } reaches that: { $named }
outcome-class-of-propp-9ec8 = Outcome class of Propp: { $class } ({ $meaning }).
whatever-all-others-do-10e1 = { $what } whatever all others do.
beginning-with-e721 = { $name }, beginning with { $chosen }
whatever-does-df0c = { $name }, whatever { $turn } does
now-chooses-1342 = now { $turn } chooses: { $results }
after-it-is-who-chooses-76f6 = after { $moves } it is { $turn } who chooses: { $results }
in-every-column-the-number-c499 = In every column the number of piles is divisible by { $n }. So the last move is made by { $previous }: the player who moved before this position.
every-column-is-to-be-cfdb = Every column is to be divisible by { $n }. At least { $counted } { $else } to be lowered for that, such as { $noun } { $named }. So the last move is made by { $when }: { $last }.
let-t-be-the-least-dbef = Let t be the least number of piles that have to be lowered until in every column the number of piles is divisible by { $n }. By the podium rule the last move is made by the player of the t-th turn from now, and if t is 0 by the player before.
proof-who-is-about-to-cdea = Proof: who is about to move can lower one of these t piles so that t-1 are left, and no move leaves fewer: if k piles balance what is left, k+1 balance what is there. If t is 0, every move leaves { $n }: otherwise fewer than { $n2 } lowered piles would lead from balance to balance, though a column that loses between 1 and { $n3 } of its powers is no longer divisible by { $n4 }. After a move the number is the turn of the last move, counted from the next player: the smaller it is, the better is the place of the player who moved. So everybody makes it smaller as long as it is not 0.
more-position-a535 = { $count ->
    [one] { $count } more position
   *[other] { $count } more positions
}
position-4b21 = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}

## games/render/products.rs

to-the-power-is-11e1 = { $ordinal } to the power { $exponent } is { $ordinal2 }
nim-powers-5ea5 = Nim-powers: { $listed }.
their-nim-sum-is-every-5917 = Their nim-sum is { $number }: every value cancels.
in-nimbers-7b25 = In nimbers, { $told }.
more-stone-6dca = { $count ->
    [one] { $count } more stone
   *[other] { $count } more stones
}
the-stone-lies-on-an-d0b6 = The stone lies on an edge, where it can only slide or go: this is Nim with one pile of { $heights }.
all-stones-lie-on-an-877b = All stones lie on an edge, where a stone can only slide or go: this is Nim with the piles { $heights }. Two stones that meet vanish, as two equal piles cancel.
the-move-changes-the-value-4a0d = The move { $chosen } changes the value by { $value }, so that 0 is left.
the-move-changes-the-coordinates-23fe = The move { $chosen } changes the coordinates' values by { $listed }, and with them the value of the position by the nim-product { $multiplied }. That is just what the position is worth, so 0 is left.
to-the-nim-power-is-a343 = { $ordinal } to the nim-power { $dimension } is { $value_text }
any-of-9a49 = any of { $either }
for-example-cb06 = { $either }, for example,
any-of-for-example-f079 = any of { $either }, for example,
no-finite-stone-does-it-72fb = {" "}No finite stone does it: { $value_text } is no such power of a finite nimber.
one-stone-on-the-diagonal-586f = One stone on the diagonal would turn it round. Since { $power }, which is the value of the position, with { $stones } put there (or taken away, if it is there) the previous player wins.{ $infinite }
the-move-b91e = The move { $chosen }
leaves-the-value-0-and-731c = { $done } leaves the value 0 and wins.
leaves-the-value-and-the-0c85 = { $done } leaves the value { $ordinal }, and the answer{ $answer } makes it 0.

## games/render/review.rs

turn-c1d3 = Turn { $number }:
gave-the-win-away-ac27 = { $gave } { $name_of } gave the win away.
and-so-times-more-42a6 = And so { $more } times more.
more-turn-b5f5 = { $count ->
    [one] { $count } more turn
   *[other] { $count } more turns
}

## games/render/scene/boards.rs

coin-d1d6 = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

## games/render/searched.rs

this-position-behaves-like-a-f09a = This position behaves like a heap of Nim of height { $value }.
more-value-76e0 = { $count ->
    [one] { $count } more value
   *[other] { $count } more values
}
and-afdd = { $shown } and { $more }
a-move-leaves-and-none-87ed = { $heap } A move leaves { $told }, and none leaves 1.
as-from-such-a-heap-13e6 = { $heap } As from such a heap, moves leave { $told }, and none leaves { $value }.
the-least-number-that-no-9bdf = The least number that no move leaves, the mex, is { $mex }: that is the value.
the-nim-sum-is-5645 = The nim-sum is { $total }.
proved-in-4480 = Proved in: { $reference }.
the-move-is-answered-by-9140 = The move { $chosen } is answered by { $reply }.
the-move-is-the-last-a46e = The move { $chosen } is the last one, which loses.
the-move-wins-1417 = The move { $chosen } wins.

## games/render/strategy.rs

p-position-358d = { $count ->
    [one] { $count } P-position
   *[other] { $count } P-positions
}
n-position-7b9a = { $count ->
    [one] { $count } N-position
   *[other] { $count } N-positions
}

## games/render/table.rs

can-force-a-win-alone-30b2 = { $names } can force a win alone: { $way }.
together-can-6062 = { $names } together can: { $way }.
whatever-a9fa = whatever { $plays }
by-the-and-then-cc14 = By the { $rule } { $mover } { $moves }, and { $wins }; then { $come } { $behind }.
by-the-and-552b = By the { $rule } { $mover } { $moves }, and { $wins }.
by-the-where-players-are-5769 = By the { $rule } { $mover } { $moves }; where players are indifferent it stays open whether { $open }.
every-column-is-divisible-by-716f = Every column is divisible by { $number }: by the podium rule { $name_of } makes the last move.
one-pile-has-to-be-6a5d = One pile has to be lowered so that every column is divisible by { $number }: by the podium rule { $name_of } makes the last move.
piles-have-to-be-lowered-41cb = { $turns } piles have to be lowered so that every column is divisible by { $number }: by the podium rule { $name_of } makes the last move.

## games/render/tell.rs

value-de20 = { $verdict }: value { $value }.
value-d991 = , value { $value }
nim-sum-eec6 = , nim-sum { $height }
columns-4f03 = , columns { $columns }

## games/render/theorems.rs

here-k-is-d684 = {" "}Here k is { $k }.

## games/render/words.rs

in-part-db15 = { $chosen } in part { $part }
pile-from-to-e660 = pile { $pile } from { $ordinal } to { $ordinal2 }
one-0134 = one { $power }
s-228d = { $number_word } { $power }s

## games/teach/lesson/judge.rs

no-wins-with-f5fb = No: { $begins } wins with { $shown }.
no-wins-without-a-move-b0b3 = No: { $begins } wins, without a move.
no-has-no-move-and-e684 = No: { $begins } has no move, and loses.
no-to-every-move-of-8e4e = No: to every move of { $begins } there is an answer that wins. To { $shown }, it is { $shown2 }.
no-after-has-lost-372b = No: after { $shown }, { $begins } has lost.
loses-the-answer-is-6199 = { $shown } loses: the answer is { $shown2 }.
loses-2ab2 = { $shown } loses.
no-it-is-not-try-39ed = No, it is not { $formula }. Try again.
right-f780 = Right: { $lines }.

## games/teach/puzzle/check.rs

you-win-with-of-your-f623 = You win with { $moves } of your own at most.
it-wins-but-your-opponent-611e = It wins, but your opponent can hold out until you have made { $moves }, and begins with { $what }.
win-and-no-others-281d = { $all } win, and no others.
what-you-found-wins-missing-0e0a = What you found wins; { $missing } missing.
two-of-your-piles-have-bea3 = Two of your piles have height { $pair }: they cancel.
there-are-piles-of-height-18ef = There are { $count } piles of height { $height }: they cancel.
no-pile-has-a-5716 = No pile has a { $shown }.
piles-have-a-they-cancel-cf0c = { $with } piles have a { $shown }: they cancel.
the-is-alone-and-so-8c99 = The { $shown } is alone, and so is a larger power.
is-no-power-of-two-b934 = { $shown } is no power of two.
it-is-worth-e3f3 = It is worth { $value }.
it-is-worth-more-than-9995 = It is worth more than { $trim }.
it-is-worth-less-than-59e8 = It is worth less than { $trim }.
is-not-its-value-add5 = { $trim } is not its value.
part-has-the-temperature-and-e019 = Part { $chosen } has the temperature { $of }, and another part has a higher one.

## games/teach/puzzle/told.rs

you-can-win-with-of-2d56 = You can win with { $counted } of your own at most, whatever your opponent does. Find the first of them.
win-find-all-of-them-8ae1 = { $counted } win. Find all of them.
these-are-games-at-once-370e = These are { $parts } games at once. In which of them does it matter most to move first: which has the highest temperature?
add-be47 = Add { $counted }
none-higher-than-474b = , none higher than { $highest }
these-win-as-well-but-4bb3 = These win as well, but later: { $others }.
