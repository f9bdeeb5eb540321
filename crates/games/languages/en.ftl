### What the program tells, in English. Written from the sources by the tests:
### NIMATRON_REWRITE=1 cargo test --test program -- languages

## cli/commands/languages.rs

message-3a72 = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}

## cli/language.rs

no-language-is-called-there-6a4b = no language is called '{ $name }'{"\u000A"}  = there are { $english } and { $known }; a file CODE.ftl can be another

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

the-limit-of-positions-was-5788 = the limit of { $limit } positions was reached
the-limit-of-seconds-was-90d0 = the limit of { $as_secs_f64 } seconds was reached
the-limit-of-mib-of-4ecd = the limit of { $limit } MiB of memory was reached
stopped-on-request-2855 = stopped on request

## engine/foundation/player.rs

left-c7b8 = Left
right-528f = Right

## engine/foundation/reading.rs

a-position-looks-like-nim-86dc = a position looks like nim: 3, 5, 7 or misere nim: 1, w+3
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
expected-at-the-end-of-2f16 = expected ')' at the end of the options
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

## engine/rulesets/boards/dot.rs

a-graph-in-dot-looks-74d4 = a graph in DOT looks like digraph {"{"} a -> b -> c; a -> {"{"}d e{"}"} {"}"}
digraph-moves-have-a-direction-2e2a = 'digraph': moves have a direction
the-end-of-the-graph-a63d = the end of the graph
this-quotation-has-no-end-9346 = this quotation has no end
unexpected-character-ceb6 = unexpected character '{ $first }'
at-most-subgraphs-within-each-ac94 = at most { $deepest } subgraphs within each other
moves-have-a-direction-4a8c = '->': moves have a direction
a-node-08ed = a node

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
more-than-edges-6da3 = more than { $most_edges } edges

## engine/rulesets/boards/graph/picture.rs

graph-b4a4 = Graph: { $what }.
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
there-is-no-move-here-14d1 = there is no move { $chosen } here

## engine/rulesets/partizan/sketch.rs

touch-the-squares-of-the-d46e = Touch the squares of the move

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
the-option-is-one-of-b508 = the option is one of: { $what }
expected-the-option-8bef = expected the option { $name }=…
expected-from-to-c59b = expected { $translated } from { $least } to { $most }
more-than-numbers-b8a0 = more than { $most_parts } numbers
there-is-no-move-here-961f = there is no move '{ $shown }' here
a-move-is-written-like-ea25 = a move is written like { $first }
there-is-no-move-left-c34f = there is no move left
the-move-is-against-the-ed30 = the move '{ $shown }' is against the rules

## engine/rulesets/register.rs

expected-the-ruleset-1e81 = expected the ruleset { $id }
turn-right-right-is-to-05f9 = turn=right: Right is to move
the-turn-is-left-or-cefc = the turn is left or right
a-position-looks-like-da0e = a position looks like { $position }
a-position-begins-with-4230 = a position begins with { $id }:
the-word-already-names-a-ed26 = the word '{ $what }' already names a ruleset

## engine/rulesets/rules/amazons.rs

an-amazon-afd0 = an amazon
expected-a-board-row-by-99eb = expected a board row by row, which says where the amazons stand
a-board-looks-like-amazons-8934 = a board looks like amazons: x..../...../....o
moves-the-filled-amazons-x-b6e0 = moves the filled amazons (x)
moves-the-outlined-amazons-o-a67a = moves the outlined amazons (o)

## engine/rulesets/rules/arc_kayles.rs

a-position-looks-like-arc-434b = a position looks like arc-kayles: 1-2-3-4, 2-5
take-the-edge-with-its-3f99 = take the edge { $name } with its ends

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
chocolate-9f05 = chocolate
bite-at-8b10 = bite at { $name }

## engine/rulesets/rules/clobber.rs

a-stone-5950 = a stone
a-board-looks-like-clobber-17c5 = a board looks like clobber: xo/ox, or clobber: 4x5
moves-the-filled-stones-x-69dd = moves the filled stones (x)
moves-the-outlined-stones-o-e7e8 = moves the outlined stones (o)

## engine/rulesets/rules/coloured_hackenbush.rs

a-position-looks-like-hackenbush-a209 = a position looks like hackenbush: blue 0-1-2, red 1-3, green 3-4
cuts-blue-and-green-edges-4a0d = cuts blue and green edges
cuts-red-and-green-edges-b446 = cuts red and green edges
is-not-connected-with-the-d52e = { $name } is not connected with the ground, the vertex 0
touch-an-edge-to-cut-e78d = Touch an edge to cut it
cut-d0fa = cut { $name }

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

## engine/rulesets/rules/euclid.rs

a-position-looks-like-euclid-14d3 = a position looks like euclid: (3,7) or euclid(positive): (3,7)
both-numbers-of-a-pair-7079 = both numbers of a pair must be positive
the-square-of-the-larger-6e1c = the square of the larger
the-smaller-times-the-sum-f60a = the smaller times the sum of both
the-golden-ratio-b17a = the golden ratio
of-two-different-positive-numbers-6f56 = Of two different positive numbers x < y the player to move loses exactly if y/x is less than the golden ratio, that is, if y*y < x*(x+y). Whoever has equal numbers subtracts one from the other and wins.
nivasch-s-formula-04a1 = Nivasch's formula
while-both-numbers-stay-positive-e774 = While both numbers stay positive, the pair (x,y) is worth the heap of Nim of |y/x - x/y|, rounded down.
number-2a4b = number { $what }
a-further-number-8b98 = a further number
one-number-less-cdaf = one number less
pairs-of-rows-1d00 = Pairs of rows

## engine/rulesets/rules/fibonacci/mod.rs

a-position-looks-like-fibonacci-95f2 = a position looks like fibonacci-nim: 20 or fibonacci-nim(max=6): 17
a-heap-e517 = a heap
a-fibonacci-number-of-the-90c4 = a Fibonacci number of the heap
at-most-to-be-taken-aa96 = at most to be taken
whinihan-s-theorem-5e84 = Whinihan's theorem
the-heap-is-a-sum-6b99 = The heap is a sum of Fibonacci numbers no two of which are neighbours. The player to move wins by taking the smallest of them, and loses exactly if that is more than may be taken.
a-heap-a5cd = A heap
at-most-af99 = at most { $max }
take-19e5 = take { $saturating_sub }

## engine/rulesets/rules/geography.rs

a-position-looks-like-geography-2929 = a position looks like geography(at=1): 1-2-3-1 or geography(at=a): a>b>c>a
there-is-no-vertex-ba83 = there is no vertex { $shown }
expected-the-option-at-the-81e6 = expected the option at=…, the vertex of the token
edges-of-a-maximum-matching-532d = edges of a maximum matching
edges-of-one-that-avoids-473b = edges of one that avoids the token
matchings-c1c3 = matchings
on-an-undirected-graph-the-b9f2 = On an undirected graph the player to move wins exactly if every maximum matching covers the vertex of the token, that is, if without it a maximum matching is smaller. The winner goes along the edges of a maximum matching.
go-to-36ad = go to { $name }

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
row-between-pins-and-f688 = Row { $index }, between pins { $pin } and { $pin2 }
row-list-its-moves-c097 = Row { $index }: list its moves

## engine/rulesets/rules/konane.rs

a-board-of-konane-is-332c = a board of Konane is written row by row
a-board-looks-like-konane-895f = a board looks like konane: .xo./oxox/xo.x
jumps-with-the-filled-stones-ad13 = jumps with the filled stones (x)
jumps-with-the-outlined-stones-5f9d = jumps with the outlined stones (o)

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

## engine/rulesets/rules/northcott.rs

a-position-looks-like-northcott-3f9e = a position looks like northcott: o...x., .o.x or northcott(x): o.x
the-row-needs-one-checker-64c6 = the row { $row } needs one checker o and one x
the-gap-in-row-065b = the gap in row { $row }
each-gap-is-a-heap-0853 = Each gap is a heap of Nim: either player can make it as small as they like.
checker-o-3554 = checker o
checker-x-af21 = checker x
the-checker-o-b3df = the checker o
the-checker-x-d5bc = the checker x

## engine/rulesets/rules/poset.rs

a-position-looks-like-poset-0d77 = a position looks like poset: 1<2<4, 1<3<4, 5
cannot-be-less-than-itself-c081 = { $names } cannot be less than itself
a-chain-17b6 = a chain
elements-comparable-with-with-itself-47ea = elements comparable with { $name }, with itself
chains-are-heaps-f23f = chains are heaps
from-a-chain-a-move-45ea = From a chain a move takes any number of elements from the top: it is a heap of Nim.
one-element-is-comparable-with-1921 = One element is comparable with all others. If it is the smallest, take it and nothing is left. If it is the largest, take it: if the opponent had a winning answer, that answer could have been your first move, as it takes the largest element, too.
take-and-all-that-is-8a70 = take { $name } and all that is greater

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

## engine/rulesets/rules/toads.rs

a-strip-looks-like-toads-cdef = a strip looks like toads: ttt__ff
moves-the-filled-toads-t-f195 = moves the filled toads (t) to the right
moves-the-outlined-frogs-f-f5b4 = moves the outlined frogs (f) to the left
a-strip-has-at-most-3abe = a strip has at most { $most_squares } squares
expected-t-for-a-toad-05a9 = expected t for a toad, f for a frog or _ for an empty square
a-strip-of-squares-213a = A strip of { $length } squares.
a-toad-of-left-0644 = a toad of Left
a-frog-of-right-b30c = a frog of Right

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

## engine/rulesets/rules/wythoff/mod.rs

a-position-looks-like-wythoff-e5b5 = a position looks like wythoff: (3,5)
more-than-pairs-b1a1 = more than { $most_pairs } pairs
expected-two-numbers-from-0-fd3e = expected two numbers from 0 to { $most }
expected-a-pair-9771 = expected a pair
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

## engine/rulesets/searched/sketch.rs

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
there-is-no-part-1add = there is no part { $part }
several-parts-have-this-move-b769 = several parts have this move
no-part-has-this-move-b246 = no part has this move
expected-a-part-from-1-7313 = expected a part from 1 to { $parts }
the-parts-of-a-sum-ded5 = the parts of a sum are meant themselves
it-is-played-under-another-abb3 = it is played under another convention

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

## games/render/searched.rs

this-position-behaves-like-a-f09a = This position behaves like a heap of Nim of height { $value }.
more-value-76e0 = { $count ->
    [one] { $count } more value
   *[other] { $count } more values
}
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
nimbers-turning-corners-in-any-4f2b = Nimbers: Turning Corners in any dimension
stones-lie-on-points-of-f520 = Stones lie on points of a board, at most one on each; all coordinates are at least 1, and may be infinite: ordinals below w^(w^w). Two players take turns. A move picks a stone and a box whose far corner it is; the near corner has smaller coordinates, which may be 0.
the-stone-goes-at-every-2a4d = The stone goes. At every other corner of the box a stone appears if there was none, and goes if there was one. Corners with a coordinate 0 do not count. Whoever cannot move loses.
a-move-is-written-by-609d = A move is written by the stone and the near corner: (4,7) -> (1,3). It may also be typed in words: remove (4,7) is (4,7) -> (0,0), slide (4,7) to (4,5) is (4,7) -> (0,5), and rectangle (4,7)-(1,3) is (4,7) -> (1,3).
a-stone-has-from-2-750e = A stone has from 2 to 16 coordinates. With d of them one stone on the diagonal turns any board round; a finite one suffices for all boards of finite value exactly if no prime factor of d divides a Fermat number, as 3 = 2+1 and 5 = 4+1 do, but not 2, 7, 11 and 13.
one-stone-worth-2-2-dc77 = one stone, worth 2*2 = 3 in nimbers
a-board-that-the-next-6b62 = a board that the next player wins
the-same-with-the-stone-445b = the same with the stone on the diagonal that turns it round
three-dimensions-bc85 = three dimensions
an-infinite-board-with-a-0c35 = an infinite board with a single winning move
a-balance-that-only-an-cb78 = a balance that only an infinite stone can bring, as w*w*w = 2
turning-games-and-their-tartan-9b91 = Turning games, and their Tartan products
coins-lie-in-a-row-8621 = Coins lie in a row, numbered from 1; the position names those that show heads. A move turns over some coins, the rightmost of them from heads to tails. Whoever cannot move loses.
which-coins-may-be-turned-b3e4 = Which coins may be turned together depends on the game. Turning Turtles: one or two. Twins: two. Mock Turtles: one, two or three. Triplets: three. Ruler: any number of neighbours.
a-product-of-games-tartan-a986 = A product of games, tartan(G, H), is played with coins on points. A move chooses coins as in a move of G and coins as in a move of H, and turns over every coin that has one of the former and one of the latter as its coordinates. The one with the largest coordinates must go from heads to tails.
turning-turtles-twins-mock-turtles-41e7 = turning-turtles, twins, mock-turtles, triplets or ruler; in a tartan two or more
three-heads-a439 = three heads
neighbours-are-turned-06e1 = neighbours are turned
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
chomp-4006 = Chomp
a-bar-of-chocolate-has-c17c = A bar of chocolate has rows and columns. A move bites at a square: it takes this square and everything that is at the same time not further left and not further down. The square in the lower left corner is poisoned and cannot be bitten: whoever has nothing else left loses.
a-bar-is-written-as-df87 = A bar is written as rows x columns, or by the lengths of its rows from the lowest on. A move names the column and the row of the square, counted from 1.
a-whole-bar-d678 = a whole bar
after-some-bites-5799 = after some bites
a-longer-bar-0b84 = a longer bar
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
a-chain-1-2-3-654c = A chain 1-2-3 joins 1 with 2 and 2 with 3; a vertex alone stands for itself. There are families such as path(7), cycle(6), grid(3,4), complete(5), bipartite(2,3), star(4), cube(3), prism(5), tree(3), queens(4,4) and petersen. A move names the vertex.
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
domineering-2c80 = Domineering
the-board-has-free-squares-e3b2 = The board has free squares. Left puts dominoes on two free squares one above the other, Right on two free squares side by side. Whoever cannot move loses.
right-is-to-move-without-d0ba = Right is to move; without it Left is
right-begins-2d3c = Right begins
clobber-08f1 = Clobber
there-are-stones-of-both-3430 = There are stones of both players on a board. A move puts a stone of one's own onto a neighbour of the other colour, above, below or beside it, and takes that one off. Whoever cannot move loses.
a-board-is-written-row-9200 = A board is written row by row from above, with x for a stone of Left, o for one of Right and . for an empty square; rows x columns is a full board on which the colours alternate. A move names the squares from where and to where, by column and row, rows counted from below.
a-full-board-b4e6 = a full board
a-few-stones-c881 = a few stones
a-strip-right-begins-56f9 = a strip, Right begins
toads-and-frogs-1ffa = Toads and Frogs
toads-of-left-go-to-ea49 = Toads of Left go to the right on a strip, frogs of Right to the left. A move takes one of one's own to the next square, if that is empty, or over one of the other kind onto the empty square behind it. Whoever cannot move loses.
a-strip-is-written-with-78ca = A strip is written with t for a toad, f for a frog and _ for an empty square. A move names the squares from where and to where, counted from 1.
two-toads-and-two-frogs-423c = two toads and two frogs
the-second-player-wins-ef52 = the second player wins
in-the-middle-of-a-6a34 = in the middle of a game
amazons-8f44 = Amazons
amazons-move-like-queens-of-5f69 = Amazons move like queens of Chess, over free squares. After its move the amazon shoots, like a queen again, and the square that is hit is burnt: no amazon and no arrow passes it any more. Whoever cannot move loses.
a-board-is-written-row-ca88 = A board is written row by row from above, with x for an amazon of Left, o for one of Right, . for a free square and # for a burnt one. A move names the squares from where and to where, and behind a stroke the one that is hit, by column and row, rows counted from below.
an-amazon-each-8ebb = an amazon each
two-parts-7de9 = two parts
konane-4f36 = Konane
there-are-stones-of-both-a746 = There are stones of both players on a board. A move jumps with a stone of one's own over a neighbour of the other colour, above, below or beside it, onto the free square behind, and takes that neighbour off; it may jump on in the same direction. Whoever cannot move loses.
a-board-is-written-row-f208 = A board is written row by row from above, with x for a stone of Left, o for one of Right, . for a free square and # for one that does not belong to the board. A move names the square of the stone and the one where it ends, by column and row, rows counted from below.
two-stones-have-been-taken-a805 = two stones have been taken off
five-stones-in-a-row-713d = five stones in a row
blue-red-green-hackenbush-72ea = Blue-Red-Green Hackenbush
a-graph-stands-on-the-ee24 = A graph stands on the ground, the vertex 0. A move cuts an edge; everything that is no longer connected with the ground falls off. Left may cut blue edges, Right red ones, and both may cut green ones. Whoever cannot move loses.
it-is-written-as-hackenbush-fa3b = It is written as Hackenbush, with the colour before a chain of edges: in blue 0-1-2, red 1-3 a red edge grows from the middle of a blue stalk. Chains without a colour are green. A move names the colour and the edge.
a-stalk-that-is-worth-bd14 = a stalk that is worth 1/2
a-tree-and-a-green-8aa1 = a tree and a green edge
a-house-right-begins-40f2 = a house, Right begins
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
