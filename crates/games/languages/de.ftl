### Deutsch: was das Programm sagt.

-language = Deutsch

### NIMATRON_REWRITE=1 cargo test --test program -- languages

## cli/arguments.rs

expected-a-number-of-seconds-6597 = erwartet wird eine Anzahl von Sekunden

## cli/commands/atlas.rs

kind-7b44 = Art
what-it-shows-7616 = was sie zeigt

## cli/commands/cluster.rs

does-not-have-the-package-382d = { $python } hat das Paket nimatron nicht
m-pip-install-nimatron-cluster-ab4b = { $python } -m pip install 'nimatron[cluster]' richtet es ein
cannot-be-started-9c1a = { $to_string_lossy } lässt sich nicht starten: { $error }
install-python-3-11-or-2683 = richte Python 3.11 oder neuer ein, oder nenne mit --python einen anderen Interpreter

## cli/commands/excess.rs

expected-a-prime-or-a-9f69 = erwartet wird eine Primzahl oder ein Bereich, nicht '{ $what }'
as-in-the-table-a204 = wie in der Tabelle
the-table-has-de1c = in der Tabelle steht { $value }
not-in-the-table-dac4 = nicht in der Tabelle
m-norm-from-to-elements-aa16 = m_{ $prime } = { $excess }, { $agrees } (Norm von { $degree } auf { $order } Elemente; { $seconds } s)
m-norm-from-to-elements-c4cf = m_{ $prime } = { $excess }, { $agrees } (Norm von { $degree } auf { $order } Elemente, nach einem Satz { $least } oder mehr; { $seconds } s)
the-same-command-goes-on-5b70 = derselbe Befehl macht von hier aus weiter
m-was-not-finished-ffb6 = m_{ $prime } wurde nicht fertig: { $reason }
m-trying-step-of-s-f49b = m_{ $prime }: versucht wird { $candidate }, Schritt { $done } von { $all }, { $what } s

## cli/commands/games.rs

kept-as-bc0a = gespeichert als { $path }
no-ruleset-was-added-under-70aa = unter dem Wort '{ $word }' wurde kein Spiel hinzugefügt
the-word-of-this-file-ff7a = das Wort dieser Datei ist '{ $word }'
no-file-tells-the-rules-7715 = keine Datei enthält die Regeln von '{ $word }'
games-file-lists-the-files-4a8d = games file listet die Dateien auf
expected-values-and-outcome-classes-8972 = erwartete Werte und Ausgangsklassen, die stimmen: { $agreed }
random-games-moves-of-the-c390 = zufällige Partien: { $games }, Züge der längsten: { $longest }

## cli/commands/genus.rs

heap-f92a = { $rules }: Haufen { $load }
genus-8c16 = { $name }: Genus { $genus }, { $class_in_words }
canonical-form-born-on-day-1d29 = kanonische Form { $form }, geboren am Tag { $born }
the-previous-player-wins-normal-4246 = im normalen Spiel gewinnt, wer zuvor gezogen hat, im Misère-Spiel gewinnt, wer zuvor gezogen hat
the-previous-player-wins-normal-67e6 = im normalen Spiel gewinnt, wer zuvor gezogen hat, im Misère-Spiel gewinnt, wer am Zug ist
the-next-player-wins-normal-cbf2 = im normalen Spiel gewinnt, wer am Zug ist, im Misère-Spiel gewinnt, wer zuvor gezogen hat
the-next-player-wins-normal-2902 = im normalen Spiel gewinnt, wer am Zug ist, im Misère-Spiel gewinnt, wer am Zug ist

## cli/commands/heaps.rs

a-file-is-for-one-e44c = eine Datei ist für ein einziges Spiel mit Haufen da
was-computed-below-heap-only-2dd9 = { $rules } wurde nur unterhalb von Haufen { $heap } berechnet: { $why }

## cli/commands/job/merge.rs

is-refused-4333 = { $path } wird abgelehnt: { $reason }
of-jobs-634f = { $number } von { $jobs } Aufträgen
of-merged-refused-4f2c = { $found } von { $counted } zusammengeführt, { $counted2 } abgelehnt
job-3fb8 = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
answer-0dee = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
by-version-442c = { $reason } (von { $worker }, Version { $version })
cannot-be-written-b8aa = { $path } kann nicht geschrieben werden: { $reason }

## cli/commands/job/mod.rs

cannot-be-read-0fa9 = { $shown } kann nicht gelesen werden: { $error }
line-7b2d = { $path }, Zeile { $line }: { $trim_end }

## cli/commands/job/plan.rs

note-is-an-n-position-8fdd = Hinweis: { $what } ist eine N-Stellung, nach allem, was bekannt ist
note-is-a-p-position-ae33 = Hinweis: { $what } ist eine P-Stellung, nach allem, was bekannt ist
note-is-a-draw-by-f31b = Hinweis: { $what } ist ein Remis, nach allem, was bekannt ist

## cli/commands/job/status.rs

proved-observed-exhausted-missing-7f57 = { $counted }: { $proved } bewiesen, { $observed } beobachtet, { $exhausted } erschöpft, { $missing } fehlen
damaged-d491 = { $counted } beschädigt
file-c433 = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}
parts-with-missing-jobs-cc8a = Teile, in denen Aufträge fehlen: { $shards }

## cli/commands/job/work.rs

expected-k-n-with-k-2e91 = erwartet wird K/N mit K kleiner als N, wie in 0/10
error-da19 = Fehler: { $job }: { $reason }
done-before-done-now-f2e7 = { $counted }: { $known } früher erledigt, { $finished } jetzt
left-to-be-done-a0fc = { $counted } noch zu erledigen
the-same-command-goes-on-f678 = derselbe Befehl macht weiter

## cli/commands/languages.rs

lacks-41fe = { $name }, es fehlen { $counted }
message-3a72 = { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
}

## cli/commands/latex.rs

a-document-of-its-own-541d = ein eigenes Dokument enthält eine einzige Frage, nicht Zeilen der Standardeingabe
leave-out-standalone-or-ask-3aac = --standalone weglassen oder nach einem einzigen Ausdruck oder einer einzigen Stellung fragen

## cli/commands/learn.rs

cannot-read-4a56 = { $file } kann nicht gelesen werden: { $error }
a-lesson-begins-with-nimatron-eb60 = Eine Lektion beginnt mit 'nimatron learn NAME'.
type-hint-for-a-hint-dc79 = Gib hint für einen Tipp ein, board für eine Zeichnung, quit zum Aufhören.
step-of-24e0 = Schritt { $step } von { $steps }: { $title }
goodbye-go-on-with-a8f8 = Auf Wiedersehen. Weiter geht es mit: { $command }
next-nimatron-learn-57fe = Als Nächstes: { $title } (nimatron learn { $name })
that-was-the-last-lesson-9f40 = Das war die letzte Lektion dieses Kurses.
press-enter-to-go-on-3952 = Weiter mit Enter.

## cli/commands/man.rs

there-is-no-command-3ee5 = es gibt keinen Befehl '{ $excerpt }'

## cli/commands/players.rs

not-solved-6c00 = nicht gelöst: { $unsolved }
forced-by-4592 = { $results } (erzwungen von { $least })
a-larger-limit-may-be-a666 = ein größeres --limit reicht vielleicht aus
refused-061f = abgelehnt: { $place }: { $reason }
verified-can-force-to-win-2d49 = geprüft: { $position }: { $coalition } kann gegen alle anderen einen Sieg erzwingen
verified-can-force-that-one-b2ab = geprüft: { $position }: { $coalition } kann erzwingen, dass jemand aus der Koalition gewinnt
verified-by-the-preferences-the-1242 = geprüft: { $position }: nach den Vorlieben ist das Ergebnis { $unwrap_or_default }
m-1-position-settled-by-the-dab9 = 1 Stellung, allein durch die Regeln entschieden
positions-each-settled-by-the-3058 = { $count ->
    [one] { $count } Stellung, allein durch die Regeln entschieden
   *[other] { $count } Stellungen, jede allein durch die Regeln entschieden
}
the-columns-and-the-theorem-0bf2 = die Spalten und der zutreffende Satz, neu hergeleitet

## cli/commands/prove.rs

coalition-and-results-are-for-1742 = --coalition und --results sind für Stellungen mit n Spielern da, wie in nim(players=3): 1, 2, 3
strategies-of-n-players-are-9a95 = Strategien von n Spielern werden als JSON oder als Text geschrieben
moves-tried-377b = { $spent ->
    [one] { $spent } Zug ausprobiert
   *[other] { $spent } Züge ausprobiert
}
more-memory-or-time-may-ff20 = mit mehr --memory oder --time findet sich vielleicht ein Beweis, und mit einem größeren --limit beweist es eine Strategie
this-is-an-n-position-b4f9 = dies ist eine N-Stellung; --limit 0 schreibt einen kürzeren Beweis
this-is-a-p-position-5e47 = dies ist eine P-Stellung; --limit 0 schreibt einen kürzeren Beweis
this-is-a-draw-limit-52a0 = dies ist ein Remis; --limit 0 schreibt einen kürzeren Beweis
not-proved-after-moves-6ba4 = { $spent ->
    [one] nicht bewiesen, nach { $spent } Zug: { $exhausted }
   *[other] nicht bewiesen, nach { $spent } Zügen: { $exhausted }
}

## cli/commands/puzzle.rs

there-is-no-such-puzzle-12ae = ein solches Rätsel gibt es nicht
ladder-1f35 = Reihe
idea-9125 = Idee
each-has-five-levels-nimatron-16e7 = Jede hat fünf Stufen: nimatron puzzle LADDER --level N --seed N.
part-95f1 = Teil { $index }

## cli/commands/quotient.rs

no-certificate-was-written-the-57b6 = es wurde kein Zertifikat geschrieben: der Quotient ist nicht bewiesen
heaps-order-7ecb = { $rules }: { $heaps } Haufen, Ordnung { $order }
order-p-portion-of-sums-1a08 = { $game }: Ordnung { $order }, davon { $p } im P-Teil, aus Summen von { $size } Stellungen
the-position-is-the-previous-53d1 = die Stellung ist { $element }: im Misère-Spiel gewinnt, wer zuvor gezogen hat
the-position-is-the-next-ceee = die Stellung ist { $element }: im Misère-Spiel gewinnt, wer am Zug ist

## cli/commands/sequence/grundy.rs

the-first-heap-is-larger-ae77 = der erste Haufen, { $what }, ist größer als der letzte, { $to }
the-values-up-to-heap-a7b7 = die Werte bis Haufen { $to } brauchen { $mebibytes } MiB, erlaubt sind { $memory } MiB
only-the-values-of-heaps-67ed = nur die Werte von Haufen werden in einer Datei aufbewahrt
a-table-begins-with-heap-4b00 = eine Tabelle beginnt mit Haufen 0
values-in-09c6 = { $shown ->
    [one] { $rules }: { $shown } Wert in { $path }
   *[other] { $rules }: { $shown } Werte in { $path }
}
the-picture-would-be-too-c72c = das Bild würde zu groß
heaps-to-074e = { $code }, Haufen { $what } bis { $last }
largest-value-least-value-missing-2d68 = größter Wert { $largest }, kleinster fehlender Wert { $missing }
checksum-fletcher-16-bits-146f = Prüfsumme { $checksum } (Fletcher, 16 Bit)
rare-heaps-have-values-with-ac55 = selten: { $heaps } Haufen mit Werten, die eine gerade Anzahl der Bits { $bits } haben (ungerade Haufen: eine ungerade Anzahl), der letzte ist { $last }
rare-heaps-have-values-with-4c57 = selten: { $heaps } Haufen mit Werten, die eine gerade Anzahl der Bits { $bits } haben, der letzte ist { $last }
records-dee8 = Rekorde: { $records }
heaps-d9bd = Haufen
share-2b7e = Anteil
last-866f = letzter

## cli/commands/sequence/period.rs

a-checkpoint-is-for-the-1f0e = ein Zwischenstand ist für die Suche zu einem einzigen Spiel da
checkpoints-are-for-games-whose-d869 = Zwischenstände gibt es für Spiele mit endlich vielen Ziffern, die höchstens 7 sind

## cli/commands/serve.rs

no-browser-was-found-open-6cae = kein Browser wurde gefunden: { $address } in einem öffnen
port-is-taken-3727 = Port { $port } ist belegt
port-0-takes-any-port-1451 = --port 0 nimmt irgendeinen freien Port
the-server-cannot-run-e56a = der Server kann nicht laufen: { $error }

## cli/commands/sheet.rs

seeds-are-below-2-53-36f1 = Startwerte sind kleiner als 2^53
what-it-is-e6c9 = was es ist

## cli/commands/solve.rs

expected-a-number-or-all-ee9a = erwartet wird eine Zahl oder 'all'
a-store-keeps-grundy-values-7d7b = ein Speicher behält Grundy-Werte, und Stellungen mit n Spielern haben keine
in-mis-re-play-the-50da = im Misère-Spiel behält die Suche dieses Spiels nichts
facts-read-from-the-store-a07b = aus dem Speicher gelesene Tatsachen: { $read }; betrachtete Stellungen: { $spent }
not-solved-the-best-known-b2c3 = nicht gelöst: { $ended }; der beste bekannte Zug ist { $chosen }, der einen Punktestand von { $score } sichert
not-solved-the-most-promising-80b2 = nicht gelöst: { $ended }; der vielversprechendste Zug ist { $chosen }, was nichts beweist

## cli/commands/survey/mod.rs

period-after-largest-value-published-ebd4 = { $rules }: Periode { $period } nach { $preperiod }, größter Wert { $largest }; veröffentlicht sind { $period2 } nach { $preperiod2 }, { $map_or_else } ({ $source })
unknown-4bfe = unbekannt
periods-are-proved-and-as-1bdc = bewiesene Perioden, die den veröffentlichten gleichen: { $agreeing }; abweichende: { $different }
not-proved-here-c3c1 = hier nicht bewiesen: { $open }
erratum-states-that-ee82 = Erratum: { $code }: { $source } gibt an: { $stated }; { $correct }

## cli/commands/survey/run.rs

of-games-f7db = { $done } von { $all } Spielen
games-were-not-looked-at-dc64 = { $left ->
    [one] { $left } Spiel wurde nicht betrachtet
   *[other] { $left } Spiele wurden nicht betrachtet
}

## cli/commands/survey/surveyed.rs

proved-f8c1 = bewiesen
observed-9745 = beobachtet
exhausted-af08 = Rechenbudget erschöpft
period-after-df06 = { $ruleset }: Periode { $period } nach { $preperiod }, { $status }
period-after-saltus-11b9 = { $ruleset }: Periode { $period } nach { $preperiod }, Saltus { $saltus }, { $status }

## cli/commands/svg.rs

this-game-has-no-thermograph-5f5c = dieses Spiel hat keinen Thermographen, oder er würde zu groß
this-position-has-no-picture-a490 = zu dieser Stellung gibt es kein Bild mit Werten, oder es würde zu groß
this-position-has-no-table-34f0 = zu dieser Stellung gibt es keine Tabelle der Zweierpotenzen, oder sie würde zu groß
this-position-has-no-thermograph-578d = diese Stellung hat keinen Thermographen, oder er würde zu groß
this-position-has-no-picture-5905 = zu dieser Stellung gibt es kein Bild, oder es würde zu groß

## cli/commands/verify.rs

the-elements-of-heaps-have-f7de = die Elemente der Haufen haben die Periode { $period } nach { $preperiod }
of-the-heaps-up-to-48b8 = von den Haufen bis { $unwrap_or }
verified-has-a-misere-quotient-36b6 = geprüft: { $ruleset } hat einen Misère-Quotienten der Ordnung { $order }, dessen P-Teil die Größe { $p_positions } hat
longer-than-bytes-6603 = länger als { $longest } Bytes
the-data-of-the-theorem-8369 = die Angaben des zutreffenden Satzes, bestätigt
verified-the-player-to-move-6f60 = geprüft: wer am Zug ist, gewinnt { $position }
verified-the-player-to-move-64e8 = geprüft: wer am Zug ist, verliert { $position }
verified-is-a-draw-85af = geprüft: { $position } ist ein Remis
verified-is-an-n-position-b1da = geprüft: { $position } ist im normalen Spiel eine N-Stellung
verified-is-an-n-position-de70 = geprüft: { $position } ist im Misère-Spiel eine N-Stellung
verified-is-a-p-position-3a5e = geprüft: { $position } ist im normalen Spiel eine P-Stellung
verified-is-a-p-position-410e = geprüft: { $position } ist im Misère-Spiel eine P-Stellung
verified-is-a-draw-in-cfcd = geprüft: { $position } ist im normalen Spiel ein Remis
verified-is-a-draw-in-5816 = geprüft: { $position } ist im Misère-Spiel ein Remis

## cli/context.rs

line-924e = Zeile { $line }:

## cli/help.rs

commands-3a78 = Befehle
options-ed9e = Optionen
arguments-1515 = Argumente
usage-8f77 = Aufruf:

## cli/input.rs

this-cannot-be-read-05be = dies kann nicht gelesen werden
is-no-plain-file-c2f7 = { $shown } ist keine gewöhnliche Datei
has-more-than-bytes-f086 = { $shown } hat mehr als { $longest } Bytes
a-line-of-more-than-6d16 = eine Zeile mit mehr als { $longest } Bytes
this-is-not-utf-8-ebe1 = dies ist kein UTF-8-Text
standard-input-cannot-be-read-df7d = die Standardeingabe kann nicht gelesen werden: { $error }

## cli/language.rs

no-language-is-called-there-6a4b = keine Sprache heißt '{ $name }'{"\u000A"}  = es gibt { $english } und { $known }; eine Datei CODE.ftl kann eine weitere sein

## cli/play/mod.rs

in-no-person-plays-2961 = in { $path } spielt kein Mensch mit
cannot-use-the-file-3935 = die Datei { $path } kann nicht verwendet werden: { $error }
the-terminal-cannot-be-used-a61a = das Terminal kann nicht verwendet werden: { $what }
goodbye-5a6d = Auf Wiedersehen.
m-2-to-players-may-play-16fc = 2 bis { $most } Spieler können spielen, nicht { $number }
seats-for-players-eb6b = { $seats ->
    [one] { $seats } Platz für { $number } Spieler
   *[other] { $seats } Plätze für { $number } Spieler
}
let-at-least-one-person-8d41 = mindestens ein Mensch muss mitspielen
names-nobody-here-an-ally-9ff6 = '{ $typed }' bezeichnet hier niemanden: Verbündete werden so geschrieben: ally of A

## cli/play/plain.rs

leaves-2-in-pile-3-fc6e = lässt auf Haufen 3 noch 2 übrig; 3: 7 -> 2 bedeutet dasselbe
chooses-pile-3-then-you-c419 = wählt Haufen 3; dann wirst du gefragt, wie viele übrig bleiben sollen
leaves-an-infinite-ordinal-where-ef2f = lässt eine unendliche Ordinalzahl übrig, wenn der Haufen höher ist
lowers-several-piles-where-the-b24f = verkleinert mehrere Haufen, wo die Regeln es erlauben
a-hint-again-for-a-11b4 = ein Tipp; noch einmal für einen stärkeren
the-piles-as-powers-of-6c0b = die Haufen als Zweierpotenzen
the-piles-again-edbc = noch einmal die Haufen
all-of-pile-3-c248 = Haufen 3 vollständig
take-your-last-move-back-da42 = den letzten Zug zurücknehmen; ihn wiederholen
where-the-game-was-won-7436 = wo das Spiel bisher gewonnen und verloren wurde
when-it-is-over-the-3309 = wenn es zu Ende ist: dasselbe Spiel von vorn
keep-the-game-in-a-38eb = das Spiel in einer Datei speichern
the-rules-7e5a = die Regeln
stop-playing-48d4 = aufhören
the-table-behind-the-verdict-2303 = die Tabelle hinter dem Urteil
the-position-again-4631 = noch einmal die Stellung
the-position-drawn-1fb3 = die Stellung als Zeichnung
the-game-is-over-again-f3c9 = Das Spiel ist zu Ende (again, review, undo oder quit):
the-game-is-over-again-a8b7 = Das Spiel ist zu Ende (again, undo oder quit):
type-a-name-for-a-62fa = Gib für einen Menschen einen Namen ein; für den Computer machine, sleepy oder random;
or-ally-of-a-for-b496 = oder ally of A für einen Computer, der für A spielt.
who-is-player-83de = Wer ist Spieler { $seat }?
sorry-268a = Das geht leider nicht: { $message }.
who-4b45 = { $name }: { $manner }
somebody-beside-me-561a = Jemand neben mir
who-plays-against-you-41fb = Wer spielt gegen dich?
i-do-and-the-machine-2c5d = Ich, und der Computer sagt, wer anfängt
the-machine-does-and-i-d63f = Der Computer, und ich sage, wer anfängt
who-sets-up-the-piles-6433 = Wer legt die Haufen hin?
player-set-up-the-piles-f79f = Spieler { $number }, leg die Haufen hin, zum Beispiel 3 5 7 (oder 1, w+3, e0):
set-up-the-piles-such-389f = Leg die Haufen hin, zum Beispiel 3 5 7 (oder 1, w+3, e0):
the-machine-chooses-to-start-e948 = Der Computer möchte anfangen.
the-machine-wants-you-to-fa83 = Der Computer möchte, dass du anfängst.
type-help-for-help-quit-1e39 = Gib help für Hilfe ein, quit zum Aufhören.
goodbye-the-game-is-kept-7cbf = Auf Wiedersehen. Das Spiel ist in { $path } gespeichert.
goodbye-the-game-could-not-a6d5 = Auf Wiedersehen. Das Spiel konnte nicht gespeichert werden: { $refusal }.
type-a-move-such-as-0b9c = Gib einen Zug ein, zum Beispiel { $example }, oder:
type-a-move-or-5ba3 = Gib einen Zug ein, oder:
type-save-and-the-name-2a16 = Gib save und den Namen einer Datei ein.
the-game-is-kept-in-170b = Das Spiel ist in { $file } gespeichert.
there-are-no-piles-in-ac5d = In diesem Spiel gibt es keine Haufen.
pile-is-empty-choose-another-eb47 = Haufen { $number } ist leer. Wähle einen anderen.
pile-has-how-many-shall-7c7c = Haufen { $number } hat { $has }. Wie viele sollen übrig bleiben? (eine Zahl von 0 bis { $height }, oder back)
pile-has-how-many-shall-0462 = Haufen { $number } hat { $has }. Wie viele sollen übrig bleiben? (höchstens { $max } weniger, oder back)
pile-has-how-many-shall-2ffb = Haufen { $number } hat { $has }. Wie viele sollen übrig bleiben? (irgendeine kleinere Ordinalzahl, zum Beispiel 5, oder back)
how-many-shall-be-left-8399 = { $turn } (wie viele übrig bleiben sollen; oder hint, undo, help):
a-pile-number-or-pile-c856 = { $turn } (die Nummer eines Haufens, oder ein Haufen und was übrig bleibt; oder hint, undo, help):
type-it-such-as-or-c491 = { $turn } (gib den Zug ein, zum Beispiel { $example }; oder hint, undo, help):
type-it-or-hint-undo-9a08 = { $turn } (gib den Zug ein; oder hint, undo, help):
there-is-no-pile-they-4633 = Es gibt keinen Haufen { $shown }: Sie sind von 1 bis { $count } nummeriert.

## cli/play/screen/draw.rs

left-right-05f4 = ← →
choose-a-pile-917c = einen Haufen wählen
down-up-dd74 = ↓ ↑
leave-fewer-leave-more-5ab4 = weniger, mehr übrig lassen
m-0-to-9-c9e6 = 0 bis 9
leave-so-many-db02 = so viele übrig lassen
make-the-move-6649 = den Zug machen
of-several-piles-where-allowed-1b69 = (auf mehreren Haufen, wo erlaubt)
choose-again-9c92 = neu wählen
the-table-of-powers-of-b99a = die Tabelle der Zweierpotenzen
take-back-play-again-a1f4 = zurücknehmen; wiederholen
type-a-move-such-as-30be = einen Zug eingeben, zum Beispiel 3 2 oder 3: w+1
pile-3-of-which-2-b2f9 = (Haufen 3, von dem 2 oder w+1 übrig bleibt)
scroll-what-is-told-bf75 = im Text blättern
type-a-move-then-enter-93b1 = einen Zug eingeben, dann Enter
type-no-move-852d = keinen Zug eingeben
the-table-09f7 = die Tabelle
a-number-or-up-down-933d = eine Zahl, oder rauf, runter und Enter; q: aufhören
enter-when-it-is-done-7f48 = Enter, wenn alles fertig ist; Esc: aufhören
enter-plays-it-esc-stops-9a0c = Enter: ziehen  Esc: abbrechen
n-new-game-u-undo-25ef = n neues Spiel  u zurück  q aufhören
h-hint-t-table-u-4bc4 = h Tipp  t Tabelle  u zurück  r vor  : eingeben  ? Hilfe  q aufhören
more-lines-need-a-larger-8f74 = { $hidden ->
    [one] ({ $hidden } weitere Zeile braucht ein größeres Fenster)
   *[other] ({ $hidden } weitere Zeilen brauchen ein größeres Fenster)
}
more-9235 = < { $before } weitere
more-80ea = { $after } weitere >
leave-the-game-y-yes-ccf1 = Spiel verlassen? y: ja, jede andere Taste: nein
pgdn-more-d6ca = PgDn: weiter
pgup-back-d40d = PgUp: zurück

## cli/play/screen/setup.rs

player-type-the-piles-such-03b9 = Spieler { $number }, gib die Haufen ein, zum Beispiel 3 5 7
type-the-piles-such-as-824d = Gib die Haufen ein, zum Beispiel 3 5 7 oder 1, w+3, e0
i-do-the-machine-says-e028 = Ich; der Computer sagt, wer anfängt
the-machine-i-say-who-7a53 = Der Computer; ich sage, wer anfängt
i-start-2b0d = Ich fange an

## cli/play/screen/state.rs

choose-a-pile-with-then-684f = Wähle mit { $what } einen Haufen, dann mit { $what2 } oder einer Zahl, was übrig bleiben soll, dann Enter. Mit ? bekommst du Hilfe.
type-a-move-such-as-ded6 = Gib einen Zug ein, zum Beispiel { $example }, dann Enter. Mit ? bekommst du Hilfe.
type-a-move-then-enter-1e9f = Gib einen Zug ein, dann Enter. Mit ? bekommst du Hilfe.
the-game-is-over-ca2c = Das Spiel ist zu Ende.
type-it-such-as-7b0b = { $turn }: Gib den Zug ein, zum Beispiel { $example }
type-it-67dd = { $turn }: Gib den Zug ein
leave-in-pile-0f5a = auf Haufen { $pile } noch { $left } übrig lassen
pile-leave-how-many-d010 = { $turn }: Haufen { $pile }, wie viele übrig lassen?
enter-b527 = { $turn }: { $chosen }? Enter
choose-what-to-leave-first-d851 = Wähle erst, was übrig bleiben soll: mit { $what } oder einer Zahl.
sorry-4377 = Das geht leider nicht: { $reason }.
pile-has-leave-fewer-1f25 = Haufen { $pile } hat { $has }: Lass weniger übrig.

## cli/play/screen/tower.rs

more-9e63 = weitere

## cli/play/session.rs

against-f0a6 = { $one } gegen { $two }
tuples-d046 = Tupel
players-a096 = { $name }, { $number } Spieler
position-227e = Stellung: { $written }
the-game-is-over-so-db00 = Das Spiel ist zu Ende, deshalb gibt es keinen Tipp mehr.
hint-of-a2b8 = Tipp { $number } von { $all }.
hint-of-51b4 = Tipp { $number } von { $all }. { $title }.
ask-again-for-more-8112 = Frag noch einmal, wenn du mehr wissen willst.
there-is-such-a-table-e5aa = Eine solche Tabelle gibt es nur bei Nim nach der Podestregel.
only-games-of-two-players-5537 = Einen Rückblick gibt es nur auf Spiele mit zwei Spielern.
taken-back-49f1 = Zurückgenommen.
there-is-nothing-to-take-0bb0 = Es gibt nichts zurückzunehmen.
played-again-943e = Wiederholt.
there-is-nothing-to-play-cfcc = Es gibt nichts zu wiederholen.
a-new-game-with-the-e17e = Ein neues Spiel mit denselben Haufen.
a-new-game-from-the-8adc = Ein neues Spiel von derselben Stellung aus.
your-move-12f7 = Du bist am Zug
s-move-cfbc = { $name_of } ist am Zug
the-game-cannot-be-kept-1a21 = Das Spiel kann nicht gespeichert werden: { $refusal }.
it-looks-best-to-play-070b = Am besten sieht dieser Zug aus: { $chosen }.

## cli/play/talk.rs

your-answer-a-number-from-163c = Deine Antwort, eine Zahl von 1 bis { $choices }:
sorry-is-none-of-these-fa29 = '{ $shown }' steht leider nicht zur Wahl.
sorry-6711 = Das geht leider nicht: { $message }

## cli/play/words.rs

normal-play-86a5 = { $game }, normales Spiel
misere-play-fd7c = { $game }, Misère-Spiel
bounded-nim-at-most-17d4 = Beschränktes Nim (höchstens { $max })
moore-s-nim-up-to-5d38 = Moores Nim (bis zu { $at_most } Haufen)
who-starts-d92c = Wer fängt an?
who-starts-as-e180 = Wer fängt an, und zwar als { $side }?
player-who-starts-52f8 = Spieler { $number }, wer fängt an?
player-who-starts-as-c3b3 = Spieler { $number }, wer fängt an, und zwar als { $side }?
between-two-players-b82e = Zwischen zwei Spielern: { $told_rules }
normal-play-whoever-takes-the-6212 = Normales Spiel: Wer den letzten Klotz nimmt, gewinnt.
misere-play-whoever-takes-the-3d8c = Misère-Spiel: Wer den letzten Klotz nimmt, verliert.
misere-play-whoever-makes-the-e61c = Misère-Spiel: Wer den letzten Zug macht, verliert.
a-turn-takes-any-number-2fed = Ein Zug nimmt beliebig viele Klötze von einem Haufen.
a-turn-takes-at-most-eaa2 = Ein Zug nimmt höchstens 1 Klotz von einem Haufen.
a-turn-takes-at-most-fc07 = Ein Zug nimmt höchstens { $max } Klötze von einem Haufen.
a-turn-takes-any-number-60dd = Ein Zug nimmt beliebig viele Klötze von bis zu { $at_most } Haufen.
piles-48de = Haufen: { $piles }
and-more-piles-50ee = { $most_piles ->
    [one] { $what }   und { $most_piles } weiterer Haufen
   *[other] { $what }   und { $most_piles } weitere Haufen
}

## cli/progress.rs

heaps-a-second-d4bd = { $what }: { $what2 } Haufen, { $what3 } pro Sekunde

## cli/repl/help.rs

type-an-expression-to-see-9c77 = Gib einen Ausdruck ein, um seinen Wert zu sehen, oder eine Stellung, um zu sehen, wer gewinnt:
tab-completes-names-and-becomes-deb6 = Tab vervollständigt Namen, und aus { $what } wird { $what2 }: ebenso { $symbols }.
an-ordinal-w-is-omega-59cc = eine Ordinalzahl; w ist Omega, bekannt sind e0, w1, Gamma0 und phi(2, 0)
the-last-answer-the-first-7901 = die letzte Antwort, die erste Antwort
a-name-for-a-value-1074 = ein Name für einen Wert; g + 1 rechnet dann damit
a-position-games-players-for-a2b4 = eine Stellung; :games players für mehr als zwei Spieler
what-they-mean-and-how-ab55 = was sie bedeuten, und wie stark sie binden
the-functions-help-sub-explains-b42a = die Funktionen; :help sub erklärt eine davon
how-an-expression-is-read-8f0b = wie ein Ausdruck gelesen wird, mit allen Klammern
the-rulesets-the-rules-of-17bf = die Spiele; die Regeln eines Spiels
the-end-as-ctrl-d-3188 = das Ende, wie Strg-D
did-you-mean-help-354b = ist ':help { $nearest }' gemeint?
there-is-help-operators-help-fa28 = es gibt :help operators, :help functions, :help sub
there-is-no-help-on-38b8 = zu '{ $excerpt }' gibt es keine Hilfe
from-the-operators-that-bind-c534 = Von den am stärksten bindenden Operatoren zu den am schwächsten bindenden:

## cli/repl/mod.rs

the-terminal-cannot-be-read-621e = vom Terminal kann nicht gelesen werden: { $error }
nimatron-help-explains-quit-ends-f195 = Nimatron { $version }. :help erklärt, :quit beendet.

## cli/repl/respond.rs

unknown-command-ba5a = unbekannter Befehl ':{ $excerpt }'
note-efd8 = Hinweis: { $message }
since-d023 = denn { $absorption }

## cli/report.rs

the-answer-cannot-be-written-5255 = die Antwort kann nicht geschrieben werden: { $error }
note-1-line-is-damaged-a8b9 = Hinweis: { $path }: 1 Zeile ist beschädigt oder veraltet und wird neu berechnet
note-lines-are-damaged-or-d859 = { $lines ->
    [one] Hinweis: { $path }: { $lines } Zeile ist beschädigt oder veraltet und wird neu berechnet
   *[other] Hinweis: { $path }: { $lines } Zeilen sind beschädigt oder veraltet und werden neu berechnet
}

## cli/rules.rs

there-is-no-folder-for-579b = es gibt keinen Ordner für Spielregeln{"\u000A"}  = setze { $variable } auf einen
note-is-passed-over-db6a = Hinweis: { $path } wird übergangen: { $message }

## engine/files/disk.rs

its-links-lead-to-no-65bc = die Verknüpfungen führen zu keiner Datei
it-is-a-directory-5d57 = es ist ein Ordner
it-is-a-device-or-1717 = es ist ein Gerät oder eine Pipe

## engine/files/excess.rs

excess-state-d3bb = Exzess-Zwischenstand
table-of-excesses-622e = Tabelle der Exzesse

## engine/files/refusal.rs

cannot-be-used-1ab1 = { $path } kann nicht verwendet werden: { $reason }
another-run-is-using-it-1932 = ein anderer Lauf benutzt die Datei gerade
it-holds-something-else-d6dc = die Datei enthält etwas anderes
it-holds-a-nimatron-not-e199 = die Datei enthält nimatron-Daten der Art „{ $translated }“, nicht der Art „{ $translated2 }“
it-is-about-not-about-793c = die Datei betrifft { $found }, nicht { $expected }
an-older-version-of-nimatron-809f = eine ältere Version von nimatron hat die Datei geschrieben; diese Version liest sie nicht{"\u000A"}  = eine andere Datei angeben oder diese löschen und alles neu berechnen lassen
a-newer-version-of-nimatron-025d = eine neuere Version von nimatron hat die Datei geschrieben
it-is-damaged-remove-it-ee42 = die Datei ist beschädigt{"\u000A"}  = sie löschen; dann wird alles neu berechnet

## engine/files/sequence.rs

sequence-1e2e = Folge

## engine/foundation/budget.rs

the-limit-of-was-reached-6e56 = die Grenze von { $counted } wurde erreicht
position-4b21 = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
}
the-limit-of-s-was-9d6d = die Grenze von { $as_secs_f64 } s wurde erreicht
the-limit-of-mib-of-4ecd = die Grenze von { $limit } MiB Arbeitsspeicher wurde erreicht
stopped-on-request-2855 = auf Wunsch angehalten

## engine/foundation/player.rs

left-c7b8 = Links
right-528f = Rechts

## engine/foundation/reading.rs

a-position-looks-like-nim-86dc = eine Stellung sieht so aus: nim: 3, 5, 7 oder misere nim: 1, w+3
expected-at-the-end-of-2f16 = am Ende der Angaben wird ')' erwartet
or-e6d4 = { $before } oder { $word }
did-you-mean-be64 = ist '{ $nearest }' gemeint?
expected-a-ruleset-before-1c61 = vor ':' wird der Name eines Spiels erwartet
unknown-ruleset-030e = unbekanntes Spiel '{ $shown }'

## engine/impartial/nimber_search/fact.rs

store-of-searches-9ada = Speicher von Suchen

## engine/impartial/option_graph.rs

moves-go-round-in-a-559a = die Züge laufen im Kreis
node-has-the-option-which-ecc2 = Knoten { $node } hat die Option { $option }, die kein Knoten ist
a-graph-of-more-than-2eae = ein Graph mit mehr als 2^31 Knoten oder Kanten

## engine/impartial/p_positions.rs

it-has-no-move-which-1ee0 = sie hat keinen Zug, und das gewinnt im Misère-Spiel
a-move-from-it-has-4569 = ein Zug aus ihr hat keine Antwort in der Liste
neither-the-position-nor-what-f5da = weder die Stellung noch das, was ein Zug übrig lässt, steht in der Liste

## engine/impartial/sequence/code/parse.rs

a-code-looks-like-0-5cff = ein Code sieht so aus: 0.77, 4.0 oder 0.3F; 4!.0 ist Grundys Spiel
a-point-37f9 = ein Punkt
a-digit-9415 = eine Ziffer
the-end-of-the-code-6341 = das Ende des Codes
a-code-has-at-most-ce36 = ein Code hat höchstens { $most_digits } Ziffern
the-digit-before-the-point-6bc5 = die Ziffer vor dem Punkt erlaubt, nichts wegzunehmen und nichts übrig zu lassen
the-digit-before-the-point-4026 = die Ziffer vor dem Punkt erlaubt, einen Haufen so zu lassen, wie er ist: das Spiel würde nicht enden
heaps-would-grow-without-bound-0d87 = die Haufen würden unbegrenzt wachsen: ein Zug darf { $put_on } auf einen Haufen legen und { $counted } übrig lassen
heap-63cb = { $count ->
    [one] { $count } Haufen
   *[other] { $count } Haufen
}
is-no-digit-the-digits-ab8b = '{ $found }' ist keine Ziffer: die Ziffern sind 0 bis 9 und A bis V
expected-found-75d2 = erwartet wird { $wanted }, gefunden wurde '{ $found }'
heaps-are-allowed-twice-74fe = { $count } Haufen: zweimal erlaubt
already-allows-more-heaps-f121 = { $count }+ erlaubt schon mehr Haufen
or-a0ca = ',' oder '{"}"}'
a-number-of-heaps-80e9 = eine Anzahl von Haufen
a-move-leaves-at-most-4bcd = nach Anzahl lässt ein Zug höchstens { $most_parts } Haufen übrig

## engine/impartial/sequence/code/rules.rs

heaps-would-grow-without-bound-d389 = die Haufen würden unbegrenzt wachsen: eine Ziffer weiter links als die vor dem Punkt legt Steine dazu
rules-are-a-code-such-d83d = Spielregeln sind ein Code wie 0.77, ein Name wie kayles oder eine Menge wie subtraction(1,3,4)
unknown-game-with-heaps-92ee = unbekanntes Spiel mit Haufen '{ $shown }'
expected-a-set-of-numbers-f36a = erwartet wird eine Menge von Zahlen in Klammern
write-1-3-4-b712 = zu schreiben ist { $name }(1,3,4)
expected-a-number-from-1-ca98 = erwartet wird eine Zahl von 1 bis { $most_digits }

## engine/impartial/sequence/families.rs

no-family-of-games-is-67d1 = keine Familie von Spielen heißt so
families-are-octals-3-hexadecimals-b7f0 = Familien sind octals:3, hexadecimals:2, subtractions:6 und published

## engine/impartial/sequence/kernel/bytes.rs

this-is-not-a-checkpoint-a531 = dies ist kein Zwischenstand einer Folge von Werten
the-checkpoint-has-the-version-65a5 = der Zwischenstand hat die Version { $version }; gelesen werden kann nur { $version2 }
the-checkpoint-is-damaged-9d02 = der Zwischenstand ist beschädigt
the-checkpoint-contradicts-itself-d9ce = der Zwischenstand widerspricht sich selbst

## engine/impartial/sequence/kernel/mod.rs

the-value-of-the-heap-1ca7 = der Wert des Haufens { $heap } passt nicht in 16 Bit
the-heap-needs-values-that-8295 = der Haufen { $heap } braucht Werte, die nicht mehr im Arbeitsspeicher sind: alle Werte müssen behalten werden
there-is-no-memory-for-e3ad = der Arbeitsspeicher reicht nicht für { $values } Werte
a-move-may-put-counters-98b8 = ein Zug darf Steine dazulegen, sodass die Haufen unbegrenzt wachsen würden
is-no-position-10f6 = { $what } ist keine Stellung
the-digit-leaves-more-than-4889 = die Ziffer { $digit } lässt mehr als zwei Haufen übrig

## engine/impartial/sequence/period/long.rs

search-for-a-period-9bc0 = Suche nach einer Periode
the-theorem-does-not-speak-48d6 = der Satz macht über dieses Muster keine Aussage

## engine/impartial/sequence/period/mod.rs

period-preperiod-e4c8 = Periode { $period }, Vorperiode { $preperiod }
period-saltus-preperiod-1447 = Periode { $period }, Saltus { $saltus }, Vorperiode { $preperiod }

## engine/impartial/sequence/period/search.rs

the-theorem-does-not-speak-ad08 = der Satz macht über dieses Muster keine Aussage, oder nicht bei so wenigen Werten

## engine/impartial/sequence/period/theorem.rs

heaps-that-grow-have-no-1ef2 = wachsende Haufen haben keine Folge
no-theorem-is-known-for-eb29 = für steigende Werte eines solchen Codes ist kein Satz bekannt
no-theorem-is-known-for-d645 = für Ziffern, die sich endlos fortsetzen und Haufen teilen, ist kein Satz bekannt
no-theorem-is-known-for-f1a0 = für beliebig viele Haufen, die gekennzeichnet sein müssen, ist kein Satz bekannt
no-theorem-is-known-for-471e = für Haufen, die alle verschieden oder alle gleich sein müssen, ist kein Satz bekannt
repeated-window-a1c6 = wiederholtes Fenster
guy-and-smith-d09f = Guy und Smith
guy-and-smith-for-more-f77c = Guy und Smith, für mehr Haufen
guy-and-smith-for-any-623d = Guy und Smith, für beliebig viele Haufen
subtraction-with-repeated-digits-4db9 = Subtraktion mit sich wiederholenden Ziffern
rising-values-fcde = steigende Werte

## engine/impartial/sequence/survey.rs

store-of-a-survey-53ad = Speicher einer Durchmusterung

## engine/misere/class.rs

tame-ba78 = zahm
restive-2364 = widerspenstig
restless-f16a = unruhig
wild-9db0 = wild

## engine/misere/genus.rs

expected-a-genus-515d = erwartet wird ein Genus
a-genus-looks-like-4-43b4 = ein Genus sieht so aus: 4^146

## engine/misere/proof.rs

the-next-player-wins-it-7dfb = wer am Zug ist, gewinnt sie

## engine/misere/quotient/claimed.rs

its-heaps-may-grow-d029 = die Haufen können wachsen
it-has-no-size-that-693d = Tabellen dieser Größe werden nicht geprüft
it-is-not-a-table-e25a = dies ist keine Tabelle von Produkten ihrer Elemente
an-element-is-not-in-ef9f = ein Element kommt in der Tabelle nicht vor
the-player-to-move-wins-fc35 = wer am Zug ist, gewinnt, wo kein Zug mehr übrig ist
it-is-not-that-of-0541 = dies ist nicht die Tabelle eines kommutativen Monoids
no-position-has-this-element-7f8e = keine Stellung hat dieses Element
multiplication-is-not-associative-66b1 = die Multiplikation ist nicht assoziativ
nothing-tells-it-from-another-d9cc = nichts unterscheidet es von einem anderen Element
there-are-fewer-than-the-e686 = es sind weniger, als der Satz über Perioden verlangt
the-period-does-not-hold-ba2d = die Periode gilt nicht
a-heap-without-moves-is-9c9f = ein Haufen ohne Züge ist das neutrale Element
an-option-of-a-p-09c2 = eine Option einer P-Stellung ist selbst eine
some-n-position-has-no-6b01 = eine N-Stellung hat keine Option, die eine P-Stellung ist

## engine/misere/quotient/partial.rs

the-quotient-grows-beyond-bounds-c0bc = der Quotient wächst beim Haufen { $heap } über alle Grenzen
no-quotient-was-found-for-f13e = für den Haufen { $heap } wurde kein Quotient gefunden

## engine/misere/quotient/proof.rs

more-heaps-than-can-be-a139 = es müssten mehr Haufen berechnet werden, als sich zählen lassen
no-theorem-is-known-for-5ca1 = für die Quotienten eines solchen Codes ist kein Satz bekannt

## engine/misere/quotient/state.rs

quotient-state-3f64 = Quotienten-Zwischenstand

## engine/misere/quotient/survey.rs

store-of-quotients-14f1 = Speicher von Quotienten

## engine/misere/state.rs

state-of-canonical-forms-2807 = Zwischenstand kanonischer Formen

## engine/misere/text.rs

a-game-of-genus-2644 = ein Spiel vom Genus { $genus }
a-canonical-form-such-as-2a29 = eine kanonische Form wie *[2#1]
the-end-7e01 = das Ende
nested-too-deeply-cd5c = zu tief verschachtelt
an-opening-bracket-b09e = eine öffnende Klammer
a-semicolon-behind-the-size-8223 = ein Semikolon hinter der Größe des Haufens
a-heap-of-at-most-cd98 = ein Haufen von höchstens { $most_heap } oder ein Spiel in Klammern

## engine/multiplayer/classes.rs

the-next-player-can-force-6e02 = wer am Zug ist, kann den Gewinn erzwingen
another-player-can-force-to-7e23 = ein anderer Spieler kann den Gewinn erzwingen
the-previous-player-can-force-e08e = der vorige Spieler kann den Gewinn erzwingen
nobody-can-force-to-win-44a1 = niemand kann den Gewinn allein erzwingen

## engine/multiplayer/ending.rs

whoever-makes-the-last-move-4600 = wer den letzten Zug macht, gewinnt allein
whoever-cannot-move-loses-and-ebbf = wer nicht ziehen kann, verliert, und alle anderen gewinnen
whoever-cannot-move-wins-alone-bda7 = wer nicht ziehen kann, gewinnt allein
whoever-cannot-move-drops-out-e13d = wer nicht ziehen kann, scheidet aus, und wer zuletzt übrig bleibt, gewinnt

## engine/multiplayer/forms.rs

a-game-of-three-players-a322 = ein Spiel mit drei Spielern sieht so aus: {"{"}*,*2|0|{"}"} oder {"{"}0|0|0{"}"} + {"{"}*|*|*{"}"}
expected-a-tuple-by-which-74c9 = erwartet wird ein Tupel, an dem zu sehen ist, wie viele spielen
a-tuple-of-2-to-2ccf = Länge des Tupels { $bars }: 2 bis { $most } Spieler können spielen
expected-a-game-here-76db = hier wird ein Spiel erwartet
expected-a-game-of-n-0d3b = erwartet wird ein Spiel mit n Spielern
a-heap-may-be-up-bd1f = ein Haufen darf hier höchstens *{ $highest } sein
more-than-braces-within-braces-bd24 = mehr als { $deepest } Klammern ineinander
more-than-options-e572 = mehr als { $most_options } Optionen
this-brace-is-not-closed-0400 = diese Klammer ist nicht geschlossen
here-where-play-expected-d3de = hier: { $counted }, bei { $number } Spielern; erwartet: { $number2 }
bar-7e79 = { $count ->
    [one] { $count } Strich
   *[other] { $count } Striche
}

## engine/multiplayer/preferences.rs

preferences-look-like-a-b-e2be = Vorlieben sehen so aus: A>B>C, B>C>A, C>A=B: eine Zeile für jeden Spieler, das Liebste zuerst
expected-rows-found-ef90 = erwartete Zahl der Zeilen: { $number }, gefunden: { $rows }
expected-a-player-f510 = erwartet wird ein Spieler
expected-or-or-one-of-76d6 = erwartet wird > oder = oder einer der Spieler
this-player-stands-here-twice-c9b6 = dieser Spieler steht hier zweimal
player-is-missing-in-this-955e = Spieler { $seat } fehlt in dieser Zeile

## engine/multiplayer/seats.rs

expected-a-player-from-a-25b4 = erwartet wird ein Spieler von A bis { $last }
stands-here-twice-1ffd = { $seat } steht hier zweimal
expected-a-player-from-a-2630 = erwartet wird ein Spieler von A bis F
nobody-1d8e = niemand

## engine/nim/list.rs

the-piles-up-to-here-99f8 = die Haufen bis hierher bestehen aus zu vielen Zweierpotenzen
their-table-may-have-up-ec11 = ihre Tabelle darf höchstens { $max_table } Zeichen haben
expected-a-pile-after-9fa5 = nach '{ $sign }' wird ein Haufen erwartet
expected-a-pile-21ab = erwartet wird ein Haufen
read-as-48ec = gelesen als { $listed }
read-as-one-pile-of-60b5 = gelesen als { $listed }; ein einzelner Haufen der Höhe { $pile } wird { $pile2 } geschrieben
is-read-as-one-pile-697b = '{ $shown }' wird als ein Haufen der Höhe { $pile } gelesen: was vor einer größeren Potenz von w steht, verschwindet
is-read-as-one-pile-133e = '{ $shown }' wird als ein Haufen der Höhe { $pile } gelesen
more-than-piles-ee7e = mehr als { $max_piles } Haufen
no-piles-ced7 = keine Haufen
one-pile-7a5c = ein Haufen
two-piles-7cde = zwei Haufen
three-piles-f176 = drei Haufen
four-piles-1a1a = vier Haufen
five-piles-78bc = fünf Haufen
six-piles-4a86 = sechs Haufen
seven-piles-5c7b = sieben Haufen
eight-piles-cef1 = acht Haufen
pile-220b = { $count ->
    [one] { $count } Haufen
   *[other] { $count } Haufen
}

## engine/nim/position.rs

there-is-no-pile-there-e0b5 = es gibt keinen Haufen { $number }; Zahl der Haufen: { $count }
pile-has-height-not-621e = Haufen { $number } hat die Höhe { $height }, nicht { $what }
a-move-must-lower-the-99bd = ein Zug muss den Haufen verkleinern: { $to } ist nicht kleiner als { $what }
a-pile-of-height-has-08eb = ein Haufen der Höhe { $what } hat keinen obersten Baustein, deshalb lässt sich keine endliche Zahl wegnehmen
at-most-may-be-removed-973e = in einem Zug dürfen höchstens { $max } weggenommen werden, und { $what } -> { $to } nimmt { $removed } weg
a-move-must-lower-a-1335 = ein Zug muss einen Haufen verkleinern
a-turn-lowers-one-pile-5530 = ein Zug verkleinert nur einen Haufen
a-turn-lowers-at-most-1943 = ein Zug verkleinert höchstens { $at_most } Haufen
pile-is-named-twice-b8f2 = Haufen { $pile } ist zweimal genannt

## engine/nim/text.rs

expected-a-number-from-1-1186 = für { $what } wird eine Zahl ab 1 erwartet
expected-a-position-558f = erwartet wird eine Stellung
did-you-mean-nim-166c = ist 'nim: { $list }' gemeint?
expected-a-ruleset-and-471a = erwartet werden der Name eines Spiels und ':'
read-as-a-position-of-60f3 = gelesen als Nim-Stellung mit { $piles } Haufen
expected-an-option-such-as-cb2f = erwartet wird eine Angabe wie max=4 oder piles=2
a-turn-may-lower-at-b90f = ein Zug darf höchstens { $max_piles } Haufen verkleinern
only-one-of-max-and-8948 = nur eines von max und piles kann angegeben werden, und nur einmal
no-theory-is-known-for-5309 = für beide Schranken zugleich ist keine Theorie bekannt
nim-has-the-options-max-f076 = nim hat die Angaben max=k (beschränktes Nim) und piles=k (Moores Nim)
unknown-option-b9d7 = unbekannte Angabe '{ $shown }'
expected-the-height-that-is-e758 = erwartet wird die Höhe, die übrig bleibt
a-move-looks-like-3-b5f4 = ein Zug sieht so aus: 3: 7 -> 2, oder kurz 3: 2
there-is-no-pile-of-e4a1 = es gibt keinen Haufen der Höhe { $what }
which-pile-8122 = welcher Haufen?
there-is-no-pile-a12f = es gibt keinen Haufen '{ $shown }'
the-piles-are-numbered-from-28b2 = die Haufen sind von 1 bis { $count } nummeriert

## engine/partizan/atomic_weight.rs

the-game-has-no-atomic-6506 = das Spiel hat kein atomares Gewicht

## engine/partizan/failure.rs

the-game-is-deeper-than-6681 = das Spiel ist tiefer als { $limit } Züge
a-player-has-more-than-ad8b = ein Spieler hat mehr als { $limit } Optionen
a-number-in-the-game-7eaa = eine Zahl im Spiel ist zu groß
the-text-of-the-game-81b9 = der Text des Spiels hat mehr als { $limit } Bytes
it-is-not-stopper-sided-b391 = es ist nicht stopperseitig: kein Stopper ist ihm gleich, wenn Remis als Gewinn für Links gilt
it-is-not-stopper-sided-ecfb = es ist nicht stopperseitig: kein Stopper ist ihm gleich, wenn Remis als Gewinn für Rechts gilt

## engine/partizan/heating.rs

games-are-cooled-by-numbers-0eb5 = Spiele werden um Zahlen größer als -1 abgekühlt

## engine/partizan/loopy/degree.rs

the-degree-is-not-idempotent-acb6 = der Grad ist nicht idempotent
it-is-not-stable-its-1be6 = es ist nicht stabil: seine Varietäten nach oben und unten sind verschieden

## engine/partizan/loopy/powers.rs

an-exponent-is-a-positive-71ae = ein Exponent ist eine positive Pseudozahl
only-a-game-0-h-c2ef = nur ein Spiel {"{"}0|H{"}"} hat Potenzen

## engine/partizan/loopy/reading.rs

a-form-that-is-not-f91e = eine Form, die nicht abgeschlossen ist, kann nur eine Option sein, kein Teil einer Summe
pass-stands-for-the-form-b69b = pass steht für die Form, in der es eine Option ist

## engine/partizan/loopy/sides.rs

the-onside-is-not-at-2a72 = die Onside ist nicht größer oder gleich der Offside
it-is-no-stopper-32f6 = es ist kein Stopper

## engine/partizan/loopy/stops.rs

this-is-defined-for-stoppers-0384 = dies ist nur für Stopper definiert
no-move-leads-to-a-9d96 = kein Zug führt zu einem Stopp

## engine/partizan/reading/mod.rs

a-game-looks-like-2-25da = ein Spiel sieht so aus: {"{"}2|-1{"}"}, {"{"}3||2|1{"}"}, 1/2^*, +-1 oder tiny(2)
expected-a-game-e13f = erwartet wird ein Spiel
expected-0ee6 = erwartet wird '{ $char }'
games-stand-more-than-deep-d0fd = Spiele sind mehr als { $max_depth } Stufen tief verschachtelt
only-a-whole-number-of-6ff3 = nur eine ganze Zahl von Kopien lässt sich addieren
a-nimber-that-is-too-51a9 = ein zu hoher Nimber
a-multiple-that-is-too-a7bf = ein zu großes Vielfaches
expected-the-end-of-the-37b0 = erwartet wird das Ende des Exponenten
expected-a-number-4f26 = erwartet wird eine Zahl
the-denominator-is-no-power-9877 = der Nenner ist keine Zweierpotenz
the-numbers-among-the-short-5e5f = die Zahlen unter den kurzen Spielen sind 1/2, 3/4, 5/8, …
expected-393c = erwartet wird '{"}"}'
a-bar-is-missing-between-c81d = zwischen den Optionen fehlt ein Strich
a-game-looks-like-2-4caf = ein Spiel sieht so aus: {"{"}2|-1{"}"}: die Optionen von Links, ein Strich, die Optionen von Rechts
bars-of-the-same-length-4acb = gleich lange Striche lassen sich auf zwei Arten lesen
write-or-804b = zu schreiben ist { $reading } oder { $reading2 }

## engine/partizan/reading/signs.rs

unexpected-5039 = unerwartetes '{"}"}'
unknown-command-cb4b = unbekannter Befehl '{ $excerpt }'

## engine/partizan/solver/crew.rs

a-position-that-leads-to-c6b9 = eine Stellung, die zu sich selbst führt

## engine/rulesets/boards/counters.rs

take-from-heap-e288 = { $left } von Haufen { $index } wegnehmen
more-than-pairs-b1a1 = mehr als { $most_pairs } Paare
expected-two-numbers-from-0-fd3e = erwartet werden zwei Zahlen von 0 bis { $most }
expected-a-pair-9771 = erwartet wird ein Paar
both-numbers-of-a-pair-7079 = beide Zahlen eines Paares müssen positiv sein
pairs-of-rows-1d00 = Paare von Reihen
number-2a4b = Zahl { $what }
a-further-number-8b98 = eine weitere Zahl
one-number-less-cdaf = eine Zahl weniger
a-heap-e517 = ein Haufen
a-heap-in-the-row-677b = ein Haufen in der Reihe hat mindestens einen Stein

## engine/rulesets/boards/dot.rs

a-graph-in-dot-looks-74d4 = ein Graph in DOT sieht so aus: digraph {"{"} a -> b -> c; a -> {"{"}d e{"}"} {"}"}
digraph-moves-have-a-direction-2e2a = 'digraph': Züge haben eine Richtung
the-end-of-the-graph-a63d = das Ende des Graphen
this-quotation-has-no-end-9346 = dieses Anführungszeichen wird nicht geschlossen
unexpected-character-ceb6 = unerwartetes Zeichen '{ $first }'
at-most-subgraphs-within-each-ac94 = höchstens { $deepest } Teilgraphen ineinander
moves-have-a-direction-4a8c = '->': Züge haben eine Richtung
a-node-08ed = ein Knoten

## engine/rulesets/boards/graph/coloured.rs

more-than-edges-6da3 = mehr als { $most_edges } Kanten
graph-b4a4 = Graph: { $what }.

## engine/rulesets/boards/graph/editing.rs

an-edge-75b0 = eine Kante
an-edge-to-a-further-7577 = eine Kante zu einem weiteren Knoten
an-arc-16ad = ein Pfeil
an-arc-to-a-further-3eb1 = ein Pfeil zu einem weiteren Knoten
a-relation-4492 = eine Relation
a-relation-to-a-further-a0cc = eine Relation zu einem weiteren Knoten
a-blue-edge-dd55 = eine blaue Kante
a-blue-edge-to-a-df8f = eine blaue Kante zu einem weiteren Knoten
a-red-edge-dbdc = eine rote Kante
a-red-edge-to-a-42c0 = eine rote Kante zu einem weiteren Knoten
a-green-edge-bca6 = eine grüne Kante
a-green-edge-to-a-2ab8 = eine grüne Kante zu einem weiteren Knoten
a-further-vertex-2fba = ein weiterer Knoten
take-away-1f6c = entfernen

## engine/rulesets/boards/graph/mod.rs

more-than-vertices-a67e = mehr als { $most_vertices } Knoten
expected-a-vertex-up-to-e6e4 = erwartet wird ein Knoten: bis zu { $longest_name } Buchstaben oder Ziffern
names-a-graph-and-no-5eaa = '{ $name }' bezeichnet einen Graphen und keinen Knoten
more-than-vertices-or-edges-f4c6 = mehr als { $most_vertices } Knoten oder { $most_edges } Kanten
edges-and-arcs-cannot-be-8e81 = Kanten und Pfeile lassen sich nicht mischen
an-edge-is-two-arcs-3dec = eine Kante besteht aus zwei Pfeilen, wie in 1>2>1
there-are-1491 = es gibt: { $what }
unknown-family-of-graphs-382c = unbekannte Familie von Graphen
expected-9af6 = erwartet wird ')'
a-number-2ca4 = eine Zahl
takes-numbers-01cb = { $arguments ->
    [one] { $name } braucht { $arguments } Zahl
   *[other] { $name } braucht { $arguments } Zahlen
}

## engine/rulesets/boards/graph/picture.rs

blue-edge-2357 = Blaue Kante { $name }
red-edge-509f = Rote Kante { $name }
green-edge-8934 = Grüne Kante { $name }
edge-bd9b = Kante { $name }
the-ground-da44 = Der Boden
vertex-1c52 = Knoten { $name }
vertex-with-the-token-0bc5 = Knoten { $name } mit dem Spielstein
vertex-with-tokens-1792 = Knoten { $name } mit { $borne } Spielsteinen
value-a307 = { $label }, Wert { $value }

## engine/rulesets/boards/picture.rs

a-free-square-ee97 = ein freies Feld
an-empty-square-1796 = ein leeres Feld
a-taken-square-c43f = ein besetztes Feld
of-0135 = { $translated } von { $told }
column-row-9006 = Spalte { $column }, Zeile { $row }: { $what }
board-with-rows-and-columns-f631 = Brett mit { $rows } × { $columns } Feldern (Zeilen × Spalten).
free-c4d7 = frei
taken-ae1f = besetzt

## engine/rulesets/boards/pins.rs

row-pin-4c98 = Reihe { $row }, Kegel { $pin }
row-between-pins-and-f688 = Reihe { $index }, zwischen den Kegeln { $pin } und { $pin2 }

## engine/rulesets/boards/points.rs

expected-at-the-end-of-ec03 = am Ende eines Punktes wird ')' erwartet
expected-a-point-in-brackets-73b8 = erwartet wird ein Punkt in Klammern
expected-a-point-in-round-9396 = erwartet wird ein Punkt in runden Klammern
a-coordinate-is-missing-5fd3 = eine Koordinate fehlt
a-stone-looks-like-4-66c5 = ein Stein sieht so aus: (4,7)

## engine/rulesets/boards/signs.rs

expected-a-board-with-squares-40b1 = erwartet wird ein Brett mit Feldern
a-board-has-at-most-395e = ein Brett hat höchstens { $most } Felder
expected-the-number-of-rows-f6e9 = erwartet werden die Zahl der Zeilen, ein x und die Zahl der Spalten
row-is-not-as-long-2b38 = Zeile { $row } ist nicht so lang wie die erste
expected-one-of-the-signs-52ff = erwartet wird eines der Zeichen { $known }
a-further-row-315a = eine weitere Zeile
one-row-less-1f30 = eine Zeile weniger
a-further-column-07ec = eine weitere Spalte
one-column-less-52ee = eine Spalte weniger

## engine/rulesets/boards/strip.rs

more-than-squares-f421 = mehr als { $most_squares } Felder
expected-a-strip-c827 = erwartet wird ein Streifen
strip-one-square-more-4223 = Streifen { $index }: ein Feld mehr
strip-one-square-less-02b5 = Streifen { $index }: ein Feld weniger
one-square-more-b5e2 = ein Feld mehr
one-square-less-debe = ein Feld weniger
a-further-strip-978f = ein weiterer Streifen
one-strip-less-efcd = ein Streifen weniger
strips-9b19 = Streifen: { $told }.
empty-4116 = leer
coin-d1d6 = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
the-silver-dollar-dfdf = der Silberdollar
empty-squares-bd90 = { $strip ->
    [one] { $strip } leeres Feld
   *[other] { $strip } leere Felder
}
squares-occupied-d9b9 = { $strip ->
    [one] { $strip } Feld, besetzt { $occupied }
   *[other] { $strip } Felder, besetzt { $occupied }
}
square-5426 = Feld { $number }: { $what }
strip-square-4533 = Streifen { $strip }, Feld { $number }: { $what }
from-eb25 = von { $spoken }

## engine/rulesets/couples.rs

this-position-stands-in-the-fe00 = diese Stellung steht zweimal in der Liste

## engine/rulesets/editing.rs

heap-fb9a = Haufen { $what }
a-further-heap-9c12 = ein weiterer Haufen
one-heap-less-6951 = ein Haufen weniger

## engine/rulesets/handles.rs

to-8e36 = { $before } nach { $after }
shooting-at-1ec9 = { $before }, Schuss auf { $after }

## engine/rulesets/loopy/mod.rs

touch-the-squares-of-the-d46e = Tippe die Felder des Zuges an

## engine/rulesets/loopy/position.rs

expected-a-ruleset-in-which-70c0 = erwartet wird ein Spiel, in dem Stellungen wiederkehren können

## engine/rulesets/multiplayer/analysis.rs

there-are-infinitely-many-moves-1fc3 = es gibt unendlich viele Züge, und der Satz von Li gilt für Nim, wenn der letzte Spieler gewinnt und die Vorlieben die der Podestregel sind

## engine/rulesets/multiplayer/board.rs

there-is-no-move-here-547b = hier gibt es keinen Zug
this-is-a-move-of-d60b = dies ist ein Zug eines anderen Spiels
has-no-move-here-2576 = { $seat } hat hier keinen Zug { $name }

## engine/rulesets/multiplayer/position.rs

the-play-is-over-9af8 = die Partie ist zu Ende

## engine/rulesets/multiplayer/text.rs

a-position-of-n-players-2165 = eine Stellung mit n Spielern sieht so aus: nim(players=3): 1, 2, 3
is-given-twice-b58c = { $key } ist zweimal angegeben
expected-players-the-number-of-b1b3 = erwartet wird players=, die Zahl der Spieler
unknown-option-of-a-tuple-ab7a = unbekannte Angabe zu einem Tupel
tuples-say-themselves-who-has-9bf9 = Tupel sagen selbst, wer welche Züge hat
players-drop-out-where-ending-fa5c = Spieler scheiden nur bei ending=elimination aus
whose-turn-it-is-has-caa3 = wer am Zug ist, ist nicht ausgeschieden
in-positions-can-come-again-48d8 = in { $title } können Stellungen wiederkehren: es ist für zwei Spieler
two-players-play-7455 = { $title } spielen zwei
left-and-right-have-moves-7822 = Links und Rechts haben in { $title } eigene Züge: anzugeben ist, wer die von Links hat
as-in-domineering-players-3-cb77 = wie in domineering(players=3, left=A+C): 4x4
expected-a-position-of-a-a6c8 = erwartet wird eine Stellung eines Spiels
everybody-has-the-same-moves-ad32 = in { $title } haben alle dieselben Züge
m-2-to-players-may-play-4a03 = 2 bis { $most } Spieler können spielen
unknown-ending-42c3 = unbekanntes Spielende
endings-e37e = mögliche Spielenden: { $what }
the-word-misere-says-otherwise-508f = das Wort 'misere' sagt etwas anderes
as-in-prefer-podium-prefer-d8b1 = wie in prefer=podium, prefer=selfish oder prefer=[A>B>C, B>C>A, C>A=B]
expected-podium-selfish-or-rows-3299 = erwartet wird podium, selfish oder Zeilen mit Vorlieben in [ ]

## engine/rulesets/names.rs

is-read-as-23f9 = '{ $excerpt }' wird als { $word } gelesen

## engine/rulesets/partizan/position.rs

expected-a-ruleset-in-which-da7c = erwartet wird ein Spiel, in dem die Spieler eigene Züge haben

## engine/rulesets/partizan/sum.rs

a-sum-looks-like-domineering-bff7 = eine Summe sieht so aus: domineering: 2x3 + nim: 3
moves-in-one-of-the-3d44 = zieht in einem der Teile, und zwar wie Links dort
moves-in-one-of-the-d284 = zieht in einem der Teile, und zwar wie Rechts dort
a-sum-of-more-than-ae6b = eine Summe mit mehr als { $most_parts } Teilen
the-convention-stands-before-the-94ff = die Spielart steht vor dem ersten Teil
a-sum-is-no-part-9e04 = eine Summe ist kein Teil einer Summe
beside-a-partizan-game-a-10c7 = neben einem partisanen Spiel hat ein Teil höchstens { $most_moves } Züge
move-in-one-of-the-169d = Ziehe in einem der Teile

## engine/rulesets/reading.rs

has-no-options-d48e = { $name } hat keine Angaben
the-turn-is-left-or-cefc = am Zug ist left oder right
turn-right-right-is-to-05f9 = turn=right: Rechts ist am Zug
expected-the-option-8bef = erwartet wird die Angabe { $name }=…
the-option-is-one-of-b508 = die Angabe ist eine von: { $what }
expected-from-to-c59b = erwartet wird { $translated } von { $least } bis { $most }
more-than-numbers-b8a0 = mehr als { $most_parts } Zahlen
there-is-no-move-here-961f = hier gibt es keinen Zug '{ $shown }'
a-move-is-written-like-ea25 = ein Zug wird so geschrieben: { $first }
there-is-no-move-left-c34f = es ist kein Zug mehr übrig
the-move-is-against-the-ed30 = der Zug '{ $shown }' verstößt gegen die Regeln

## engine/rulesets/register.rs

a-position-of-this-ruleset-5fc3 = eine Stellung dieses Spiels hat keine Angaben
expected-the-ruleset-1e81 = erwartet wird das Spiel { $id }
a-position-looks-like-da0e = eine Stellung sieht so aus: { $position }
a-position-begins-with-4230 = eine Stellung beginnt mit { $id }:
the-word-already-names-a-ed26 = das Wort '{ $what }' bezeichnet schon ein Spiel
positions-stand-inside-of-each-ce0f = Stellungen stehen mehr als { $most_nested }-mal ineinander

## engine/rulesets/rules/amazons.rs

an-amazon-afd0 = eine Amazone
expected-a-board-row-by-99eb = erwartet wird ein Brett, Zeile für Zeile, das zeigt, wo die Amazonen stehen
a-board-looks-like-amazons-8934 = ein Brett sieht so aus: amazons: x..../...../....o
moves-the-filled-amazons-x-b6e0 = zieht mit den ausgefüllten Amazonen (x)
moves-the-outlined-amazons-o-a67a = zieht mit den umrandeten Amazonen (o)

## engine/rulesets/rules/arc_kayles.rs

a-position-looks-like-arc-434b = eine Stellung sieht so aus: arc-kayles: 1-2-3-4, 2-5
take-the-edge-with-its-3f99 = Kante { $name } mit ihren Enden wegnehmen

## engine/rulesets/rules/backsliding.rs

a-strip-looks-like-backsliding-80c4 = ein Streifen sieht so aus: backsliding-toads: tt__ff
moves-the-filled-toads-t-f595 = zieht die ausgefüllten Kröten (t) nach beiden Seiten und springt nach rechts
moves-the-outlined-frogs-f-345f = zieht die umrandeten Frösche (f) nach beiden Seiten und springt nach links

## engine/rulesets/rules/beans.rs

a-position-looks-like-beans-cce7 = eine Stellung sieht so aus: beans-dont-talk: 7
makes-another-number-ef07 = macht eine andere Zahl daraus
expected-a-number-from-1-c532 = erwartet wird eine Zahl von 1 an, mit höchstens { $most_digits } Ziffern
the-number-1475 = Die Zahl { $number }.
from-e2fe = { $next }, aus { $even }
the-number-7058 = die Zahl
touch-the-number-that-is-5a9b = Berühre die Zahl, die entsteht

## engine/rulesets/rules/brussels_sprouts/mod.rs

a-position-looks-like-brussels-16b9 = eine Stellung sieht so aus: brussels-sprouts: 3 oder, später, brussels-sprouts: (4,8) (2)
a-number-of-crosses-1dd8 = eine Anzahl von Kreuzen
a-piece-has-at-least-8984 = ein Stück hat mindestens ein freies Ende
more-than-free-ends-altogether-edf0 = mehr als { $most_ends } freie Enden insgesamt
more-than-pieces-in-a-1163 = mehr als { $most_crosses } Stücke in einem Gebiet
moves-left-in-e0de = verbleibende Züge in { $region_text }
euler-s-formula-5d77 = Eulers Formel
a-region-with-m-pieces-dbaa = Ein Gebiet mit m Stücken und k freien Enden dauert genau k+m-2 Züge, wie auch immer gespielt wird: Ein Zug verbindet zwei Stücke, oder er macht aus einem Gebiet zwei, und er verbraucht so viele Enden, wie er schafft. Am Schluss hat jedes Gebiet ein freies Ende. Also zählt nur, ob die Zahl der Züge ungerade ist.

## engine/rulesets/rules/brussels_sprouts/sketch.rs

piece-4ac3 = Stück { $only }
pieces-and-1767 = Stücke { $first } und { $last }
no-piece-f1e6 = kein Stück
join-77b8 = verbinden: { $pieces }
no-other-end-65e3 = kein anderes Ende
one-end-0de8 = ein Ende
end-1b15 = { $count ->
    [one] { $count } Ende
   *[other] { $count } Enden
}
join-two-ends-of-piece-9841 = zwei Enden von Stück { $piece } verbinden; auf einer Seite: { $ends } davon
join-two-ends-of-piece-cb89 = zwei Enden von Stück { $piece } verbinden; auf einer Seite: { $ends } davon und { $pieces }
pieces-with-free-ends-4372 = Stücke mit { $ends } freien Enden
regions-c363 = Gebiete: { $told }.
region-piece-end-22a6 = Gebiet { $region }, Stück { $piece }, Ende { $end }
touch-two-free-ends-to-f8a6 = Tippe zwei freie Enden an, um sie zu verbinden. Gehören beide zu einem Stück, so tippe die anderen Stücke an, die innen liegen sollen. Oder schreibe einen Zug, zum Beispiel { $name }.
touch-two-free-ends-to-bfe6 = Tippe zwei freie Enden an, um sie zu verbinden. Gehören beide zu einem Stück, so tippe die anderen Stücke an, die innen liegen sollen. Oder schreibe einen Zug.
now-the-end-to-which-c5f2 = Jetzt das Ende, zu dem die Linie führt.
touch-other-pieces-to-take-e371 = { $told }; tippe andere Stücke an, um sie auf diese Seite zu nehmen

## engine/rulesets/rules/cakes.rs

a-position-looks-like-cutcake-c354 = eine Stellung sieht so aus: cutcake: 4x5, 2x3
a-position-looks-like-maundy-743d = eine Stellung sieht so aus: maundy-cake: 4x6, 2x3
a-position-looks-like-twisted-c6a2 = eine Stellung sieht so aus: twisted-maundy-cake: 4x6, 2x3
a-position-looks-like-eatcake-53d2 = eine Stellung sieht so aus: eatcake: 4x5, 2x3
a-position-looks-like-turn-87b7 = eine Stellung sieht so aus: turn-and-eatcake: 4x5, 2x3
cuts-between-two-columns-2a5b = schneidet zwischen zwei Spalten
cuts-between-two-rows-6630 = schneidet zwischen zwei Zeilen
cuts-the-columns-into-equal-0ef9 = schneidet die Spalten in gleiche Teile
cuts-the-rows-into-equal-7ad1 = schneidet die Zeilen in gleiche Teile
turns-a-cake-and-cuts-f93c = dreht einen Kuchen und schneidet die Spalten in gleiche Teile
turns-a-cake-and-cuts-db38 = dreht einen Kuchen und schneidet die Zeilen in gleiche Teile
eats-a-column-6601 = isst eine Spalte
eats-a-row-958e = isst eine Zeile
turns-a-cake-and-eats-125d = dreht einen Kuchen und isst eine Spalte
turns-a-cake-and-eats-3cf8 = dreht einen Kuchen und isst eine Zeile
expected-a-cake-by-its-2fd7 = erwartet wird ein Kuchen mit seinen Zeilen und Spalten
cake-column-181c = Kuchen { $part }, Spalte { $x }
cake-behind-column-0ade = Kuchen { $part }, hinter Spalte { $x }
cake-row-958b = Kuchen { $part }, Zeile { $y }
cake-behind-row-f126 = Kuchen { $part }, hinter Zeile { $y }
cakes-4f17 = Kuchen: { $cakes }.
a-further-cake-0b32 = ein weiterer Kuchen
one-cake-less-634c = ein Kuchen weniger
touch-a-number-beside-the-2852 = Tippe eine Zahl neben dem Kuchen an
side-6b8d = Seite { $what }
a-further-side-abec = eine weitere Seite
one-side-less-f376 = eine Seite weniger

## engine/rulesets/rules/chocolate.rs

a-position-looks-like-chocolate-cb71 = eine Stellung sieht so aus: chocolate: (1,2,3,0) oder chocolate(k=2): (1,2,5)
more-than-bars-c8cf = mehr als { $most_bars } Tafeln
expected-numbers-from-0-to-a7b3 = erwartet werden { $numbers } Zahlen von 0 bis { $most }
with-columns-to-the-right-29f1 = mit { $bar } Spalten rechts kann die Tafel nicht so hoch sein
expected-a-bar-7579 = erwartet wird eine Tafel
columns-to-the-left-461f = Spalten links
rows-above-e35f = Zeilen darüber
columns-to-the-right-1345 = Spalten rechts
rows-below-3ccf = Zeilen darunter
four-heaps-c9c4 = vier Haufen
a-line-that-breaks-the-6407 = Eine Linie, an der die Tafel bricht, lässt die anderen Richtungen, wie sie sind. Also sind die Spalten links und rechts vom bitteren Stück und die Zeilen darüber und darunter Nim-Haufen.
slanted-bars-491b = schräge Tafeln
if-the-bar-rises-by-d9e8 = Steigt die Tafel nach einer geraden Zahl von Spalten um eins, oder steigt sie nicht, so ist sie gleich drei Nim-Haufen: den Spalten links und rechts vom bitteren Stück und den Zeilen darüber.
bars-of-chocolate-56af = Schokoladentafeln: { $bars }.
bitter-aacb = bitter
chocolate-9f05 = Schokolade

## engine/rulesets/rules/chomp.rs

a-position-looks-like-chomp-d8fa = eine Stellung sieht so aus: chomp: 3x4, oder Reihe für Reihe: chomp: 4, 4, 2
a-number-of-rows-8124 = eine Anzahl von Reihen
a-number-of-columns-c9c1 = eine Anzahl von Spalten
the-length-of-a-row-5829 = die Länge einer Reihe
a-row-has-at-least-fd52 = eine Reihe hat mindestens ein Feld
no-row-is-longer-than-dcba = keine Reihe ist länger als die Reihe unter ihr, die vor ihr genannt wird
more-than-rows-and-columns-cdb9 = mehr als { $most_sides } Reihen und Spalten zusammen
squares-to-the-right-of-946b = Felder rechts vom Gift
squares-above-it-d15e = Felder darüber
row-0832 = Reihe { $y }
two-heaps-7464 = zwei Haufen
one-row-and-one-column-9275 = Eine Reihe und eine Spalte sind zwei Nim-Haufen: Niemand beißt in die Ecke, und jeder andere Biss verkürzt eine von beiden.
two-rows-d49e = zwei Reihen
of-two-rows-a-position-deb7 = Bei zwei Reihen ist eine Stellung genau dann verloren, wenn die untere Reihe um eins länger ist. Aus jeder anderen Stellung führt ein Biss zu einer solchen, aus einer solchen keiner.
strategy-stealing-6587 = Strategieklau
a-whole-bar-is-won-1abb = Eine ganze Tafel gewinnt, wer am Zug ist. Beiß das Feld in der entferntesten Ecke ab: Hätte der Gegner eine gewinnende Antwort, so hätte sie schon dein erster Biss sein können. Welcher Biss gewinnt, verrät das nicht.
rows-of-squares-56b3 = Reihen mit { $rows } Feldern.
poisoned-aa19 = vergiftet
bite-at-8b10 = bei { $name } abbeißen

## engine/rulesets/rules/clobber.rs

a-stone-5950 = ein Stein
a-board-looks-like-clobber-17c5 = ein Brett sieht so aus: clobber: xo/ox oder clobber: 4x5
moves-the-filled-stones-x-69dd = zieht mit den ausgefüllten Steinen (x)
moves-the-outlined-stones-o-e7e8 = zieht mit den umrandeten Steinen (o)

## engine/rulesets/rules/clobbers/anti.rs

a-board-of-anti-clobber-018c = ein Brett von Anti-Clobber wird Zeile für Zeile geschrieben
a-board-looks-like-anti-e908 = ein Brett sieht so aus: anti-clobber: xoxo/oo..

## engine/rulesets/rules/clobbers/variants.rs

a-board-is-written-row-9200 = Ein Brett schreibt man Zeile für Zeile von oben, mit x für einen Stein von Links, o für einen von Rechts und . für ein leeres Feld; Zeilen x Spalten ist ein volles Brett, auf dem sich die Farben abwechseln. Ein Zug nennt Ausgangs- und Zielfeld mit Spalte und Zeile, die Zeilen von unten gezählt.
a-board-is-written-row-9012 = Ein Brett schreibt man Zeile für Zeile von oben, mit x und o für Steine der beiden Farben und . für ein leeres Feld; Zeilen x Spalten ist ein volles Brett, auf dem sich die Farben abwechseln. Ein Zug nennt Ausgangs- und Zielfeld mit Spalte und Zeile, die Zeilen von unten gezählt.
a-board-looks-like-diagonal-6096 = ein Brett sieht so aus: diagonal-clobber: xo/xo
a-board-looks-like-king-709a = ein Brett sieht so aus: king-clobber: xox/ox.
a-board-looks-like-knight-9bcb = ein Brett sieht so aus: knight-clobber: 3x3
a-board-looks-like-rook-dddf = ein Brett sieht so aus: rook-clobber: xox/ox.
a-board-looks-like-queen-d0a0 = ein Brett sieht so aus: queen-clobber: xox/ox.
a-board-looks-like-cannibal-b1d3 = ein Brett sieht so aus: cannibal-clobber: xxo
a-board-looks-like-impartial-d06d = ein Brett sieht so aus: impartial-clobber: 3x3
a-board-looks-like-impartial-bd80 = ein Brett sieht so aus: impartial-cannibal-clobber: xxxxx

## engine/rulesets/rules/coloured_hackenbush.rs

a-position-looks-like-hackenbush-a209 = eine Stellung sieht so aus: hackenbush: blue 0-1-2, red 1-3, green 3-4
cuts-blue-and-green-edges-4a0d = schneidet blaue und grüne Kanten durch
cuts-red-and-green-edges-b446 = schneidet rote und grüne Kanten durch
is-not-connected-with-the-d52e = { $name } ist nicht mit dem Boden, dem Knoten 0, verbunden
touch-an-edge-to-cut-e78d = Tippe eine Kante an, um sie durchzuschneiden
cut-d0fa = { $name } durchschneiden

## engine/rulesets/rules/colouring/mod.rs

a-position-looks-like-snort-b0b3 = eine Stellung sieht so aus: snort: 3x4, snort: .L./.#R oder snort: path(5), left 1
takes-places-that-are-not-f4f5 = nimmt Plätze, die nicht neben einem von Rechts liegen
takes-places-that-are-not-0345 = nimmt Plätze, die nicht neben einem von Links liegen
a-position-looks-like-col-abe7 = eine Stellung sieht so aus: col: 3x4, col: .L./.#R oder col: path(5), left 1

## engine/rulesets/rules/colouring/sketch.rs

for-left-alone-13f5 = nur für Links
for-right-alone-2337 = nur für Rechts
a-square-for-left-alone-6d03 = ein Feld nur für Links
a-square-for-right-alone-a686 = ein Feld nur für Rechts
a-vertex-for-both-0c7c = ein Knoten für beide
a-vertex-for-left-alone-7800 = ein Knoten nur für Links
a-vertex-for-right-alone-c739 = ein Knoten nur für Rechts
touch-the-place-that-you-8846 = Tippe den Platz an, den du nimmst

## engine/rulesets/rules/colouring/text.rs

is-a-row-of-squares-42f3 = '{ $name }' ist eine Zeile von Feldern und kein Knoten
expected-left-or-right-and-e480 = erwartet werden left oder right und Knoten, die nur dieser Spieler nimmt
there-is-no-vertex-ba83 = es gibt keinen Knoten { $shown }
only-one-player-may-take-e861 = nur ein Spieler darf den Knoten { $shown } nehmen

## engine/rulesets/rules/cram.rs

a-board-looks-like-cram-9693 = ein Brett sieht so aus: cram: 4x5, oder Zeile für Zeile: cram: ..#/.../..#
a-domino-on-46ac = ein Dominostein auf { $spoken }

## engine/rulesets/rules/digraph.rs

a-graph-looks-like-graph-73cd = ein Graph sieht so aus: graph: a | a>b>c, a>c
moves-go-round-in-a-1f35 = die Züge laufen im Kreis: { $shown }
expected-tokens-and-arcs-d1f1 = erwartet werden Spielsteine, | und Pfeile
this-is-no-name-of-46d5 = dies ist kein Name eines Knotens: '{ $excerpt }'
this-is-no-graph-in-2682 = dies ist kein Graph in JSON: { $json_error }
it-looks-like-start-a-537e = er sieht so aus: {"{"}"start": "a", "moves": {"{"}"a": ["b"], "b": []{"}"}{"}"}
names-have-letters-digits-points-4962 = Namen bestehen aus Buchstaben, Ziffern, Punkten und Unterstrichen, höchstens 32 davon
a-graph-of-more-than-6e3f = ein Graph mit mehr als { $most_arcs } Pfeilen
where-does-the-token-lie-f88d = wo liegt der Spielstein?
name-the-node-in-brackets-cec0 = der Knoten ist in Klammern zu nennen: graph(a): …
more-than-tokens-16cb = mehr als { $most_tokens } Spielsteine
tokens-9fb7 = { $label } Spielsteine: { $tokens }.
move-a-token-from-2409 = einen Spielstein ziehen von { $spoken }

## engine/rulesets/rules/domineering.rs

a-board-looks-like-domineering-b578 = ein Brett sieht so aus: domineering: 4x5, oder Zeile für Zeile: domineering: ..#/...
puts-a-domino-on-two-dacb = legt einen Dominostein auf zwei Felder übereinander
puts-a-domino-on-two-cf1b = legt einen Dominostein auf zwei Felder nebeneinander

## engine/rulesets/rules/dots_and_boxes/picture.rs

dots-and-boxes-with-rows-f9d9 = Käsekästchen mit { $rows } Zeilen und { $columns } Spalten von Kästchen. Links hat { $score }, Rechts hat { $score2 }.
line-free-9161 = Strich { $name }, frei
line-drawn-849e = Strich { $name }, gezogen
a-line-ab4c = ein Strich
no-line-42cd = kein Strich
box-b8c6 = Kästchen { $column },{ $row }
a-box-of-6a25 = ein Kästchen von { $told }

## engine/rulesets/rules/dots_and_boxes/position.rs

the-line-is-drawn-already-9686 = der Strich { $name } ist schon gezogen
whoever-closes-a-box-draws-f01b = wer ein Kästchen schließt, zieht im selben Zug noch einen Strich
a-turn-ends-with-the-52d2 = ein Zug endet mit dem ersten Strich, der kein Kästchen schließt
there-is-no-line-here-fa76 = hier gibt es keinen Strich '{ $shown }'

## engine/rulesets/rules/dots_and_boxes/text.rs

a-position-looks-like-dots-3109 = eine Stellung sieht aus wie dots-and-boxes: 3x3 oder o-o.o/|L|../o-o.o
the-score-decides-here-there-95c5 = hier entscheiden die Punkte: es gibt kein Misère-Spiel
a-board-has-a-box-43d4 = ein Brett hat wenigstens ein Kästchen
a-board-has-at-most-df30 = ein Brett hat höchstens { $most_lines } Striche
expected-icelandic-swedish-or-nothing-18d4 = hinter den Seiten steht icelandic, swedish oder nichts
a-single-box-would-be-dc57 = ein einzelnes Kästchen wäre vor dem ersten Zug geschlossen
a-picture-has-rows-with-f610 = ein Bild hat Zeilen mit Punkten und dazwischen Zeilen mit Kästchen
expected-o-for-a-dot-c5a4 = erwartet wird o für einen Punkt
expected-for-a-line-that-dc65 = erwartet wird - für einen gezogenen Strich oder .
expected-for-a-line-that-7e45 = erwartet wird | für einen gezogenen Strich oder .
expected-l-or-r-for-6cc0 = erwartet wird L oder R, wem das Kästchen gehört, oder . für ein offenes
this-box-is-closed-l-0555 = dieses Kästchen ist geschlossen: L oder R sagt, wem es gehört
this-box-is-not-closed-2a4d = dieses Kästchen ist nicht geschlossen

## engine/rulesets/rules/end_nim.rs

a-position-looks-like-end-83a2 = eine Stellung sieht so aus: end-nim: 2, 1, 3
heaps-in-a-row-of-6a98 = Haufen in einer Reihe, von denen der erste und der letzte offen sind

## engine/rulesets/rules/euclid.rs

a-position-looks-like-euclid-14d3 = eine Stellung sieht so aus: euclid: (3,7) oder euclid(positive): (3,7)
the-square-of-the-larger-6e1c = das Quadrat der größeren
the-smaller-times-the-sum-f60a = die kleinere mal die Summe beider
the-golden-ratio-b17a = der Goldene Schnitt
of-two-different-positive-numbers-6f56 = Bei zwei verschiedenen positiven Zahlen x < y verliert, wer am Zug ist, genau dann, wenn y/x kleiner als die Zahl des Goldenen Schnitts ist, das heißt, wenn y*y < x*(x+y). Wer gleiche Zahlen vor sich hat, zieht die eine von der anderen ab und gewinnt.
nivasch-s-formula-04a1 = Nivaschs Formel
while-both-numbers-stay-positive-e774 = Solange beide Zahlen positiv bleiben, ist das Paar (x,y) so viel wert wie der Nim-Haufen der Größe |y/x - x/y|, abgerundet.

## engine/rulesets/rules/fibonacci/mod.rs

a-position-looks-like-fibonacci-95f2 = eine Stellung sieht so aus: fibonacci-nim: 20 oder fibonacci-nim(max=6): 17
a-fibonacci-number-of-the-90c4 = eine Fibonacci-Zahl des Haufens
at-most-to-be-taken-aa96 = höchstens wegzunehmen
whinihan-s-theorem-5e84 = Satz von Whinihan
the-heap-is-a-sum-6b99 = Der Haufen ist eine Summe von Fibonacci-Zahlen, von denen keine zwei benachbart sind. Wer am Zug ist, gewinnt, indem er die kleinste von ihnen wegnimmt, und verliert genau dann, wenn das mehr ist, als weggenommen werden darf.
a-heap-a5cd = Ein Haufen
at-most-af99 = höchstens { $max }
take-19e5 = { $saturating_sub } wegnehmen

## engine/rulesets/rules/fission.rs

a-board-of-fission-is-fcf9 = ein Brett von Fission wird Zeile für Zeile geschrieben
a-board-looks-like-fission-b626 = ein Brett sieht so aus: fission: .x./.../..x
splits-stones-upwards-and-downwards-ad0d = spaltet Steine nach oben und unten
splits-stones-to-the-left-98c5 = spaltet Steine nach links und rechts
touch-the-stone-that-you-68d7 = Tippe den Stein an, den du spaltest

## engine/rulesets/rules/fox_and_geese.rs

a-goose-6011 = eine Gans
the-fox-2d53 = der Fuchs
a-board-looks-like-fox-1991 = ein Brett sieht so aus: fox-and-geese: 8x8, oder .g.g/..../.f..
moves-a-goose-dark-one-dab2 = zieht eine Gans (dunkel) ein Feld schräg nach unten
moves-the-fox-light-one-641e = zieht den Fuchs (hell) ein Feld schräg
moves-the-fox-light-one-6965 = zieht den Fuchs (hell) ein oder zwei Felder schräg
the-sides-of-a-board-5789 = die Seiten eines Bretts sind mindestens 2 lang, und es hat höchstens { $most_squares } Felder
there-is-one-fox-4051 = es gibt nur einen Fuchs
expected-g-for-a-goose-4064 = erwartet wird g für eine Gans (goose), f für den Fuchs oder . für ein freies Feld
there-is-no-fox-on-ec21 = auf dem Brett ist kein Fuchs

## engine/rulesets/rules/gale_nim.rs

a-position-looks-like-gale-5ff6 = eine Stellung sieht so aus: gale-nim: 3, 4, 5 oder gale-nim(until=2): 1, 2, 3, 4
heaps-d60f = Haufen

## engine/rulesets/rules/geography.rs

a-position-looks-like-geography-2929 = eine Stellung sieht so aus: geography(at=1): 1-2-3-1 oder geography(at=a): a>b>c>a
expected-the-option-at-the-81e6 = erwartet wird die Angabe at=…, der Knoten des Spielsteins
edges-of-a-maximum-matching-532d = Kanten einer größten Paarung
edges-of-one-that-avoids-473b = Kanten einer größten, die den Spielstein meidet
matchings-c1c3 = Paarungen
on-an-undirected-graph-the-b9f2 = Auf einem ungerichteten Graphen gewinnt, wer am Zug ist, genau dann, wenn jede größte Paarung (Matching) den Knoten des Spielsteins überdeckt, das heißt, wenn ohne ihn eine größte Paarung kleiner ist. Der Gewinner zieht entlang der Kanten einer größten Paarung.
go-to-36ad = nach { $name } gehen

## engine/rulesets/rules/go_corridors.rs

corridors-look-like-go-corridors-81f0 = Korridore sehen so aus: go-corridors: x[...), o[x..)
expected-whose-corridor-it-is-d36c = erwartet wird, wessen Korridor es ist, x oder o
expected-for-a-closed-end-dab7 = erwartet wird [ für ein geschlossenes Ende oder ( für ein offenes
expected-a-point-one-of-9dbc = erwartet wird ein Punkt (eines der Zeichen . x o), oder ] oder ) am Ende
expected-a-comma-before-the-fe06 = vor dem nächsten Korridor wird ein Komma erwartet
a-corridor-has-at-least-1be6 = ein Korridor hat mindestens einen Punkt
plays-black-x-ffee = spielt Schwarz (x)
plays-white-o-b048 = spielt Weiß (o)
more-than-points-8d0a = mehr als { $most_points } Punkte
corridors-27af = Korridore: { $what }.
corridor-one-point-more-d4bd = Korridor { $index }: ein Punkt mehr
corridor-one-point-less-64b1 = Korridor { $index }: ein Punkt weniger
corridor-left-end-closed-4969 = Korridor { $index }: linkes Ende geschlossen
corridor-left-end-open-9c60 = Korridor { $index }: linkes Ende offen
corridor-right-end-closed-58f3 = Korridor { $index }: rechtes Ende geschlossen
corridor-right-end-open-8b4f = Korridor { $index }: rechtes Ende offen
corridor-colours-exchanged-3e11 = Korridor { $index }: Farben vertauscht
a-further-corridor-3daf = ein weiterer Korridor
one-corridor-less-2696 = ein Korridor weniger
touch-the-point-of-the-4871 = Tippe den Punkt des Zuges an
a-stone-of-left-bb8f = ein Stein von Links
a-stone-of-right-a03b = ein Stein von Rechts

## engine/rulesets/rules/go_rooms.rs

a-living-stone-89a3 = ein lebender Stein
a-room-of-go-is-1f56 = ein Raum im Go wird Reihe für Reihe geschrieben
a-room-looks-like-go-172d = ein Raum sieht so aus: go-rooms: XXXXX/X...O/X..XX/XXXX#
the-room-at-is-too-321b = der Raum bei { $place } ist zu weit: Neben jedem Punkt eines Raums liegt ein lebender Stein seines Besitzers

## engine/rulesets/rules/hackenbush.rs

a-position-looks-like-hackenbush-b59f = eine Stellung sieht so aus: hackenbush: 0-1-2, 1-3, wobei 0 der Boden ist
with-what-stands-on-it-1157 = { $edge_name } mit dem, was darauf steht
branches-of-what-is-fused-775e = Zweige dessen, was mit dem Boden verschmolzen ist
one-loop-at-the-ground-5f81 = eine Schlinge am Boden
loops-at-the-ground-in-f65c = { $loops } Schlingen am Boden, paarweise
the-fusion-and-the-colon-7b0f = das Fusionsprinzip und das Doppelpunktprinzip
the-vertices-of-every-cycle-0b87 = Die Knoten jedes Kreises lassen sich zu einem verschmelzen, wobei seine Kanten zu Schlingen werden. Dann bleibt ein Baum: Zweige an einem Knoten sind so viel wert wie ein Stiel, der so lang ist wie ihre Nimsumme, eine Schlinge ist 1 wert, und was auf einer Kante steht, ist mit ihr um eins mehr wert.
cut-the-edge-04a2 = Kante { $name } durchschneiden

## engine/rulesets/rules/heaps.rs

a-position-looks-like-0-5ccd = eine Stellung sieht so aus: 0.77: 12, 5 oder grundy: 20
in-heaps-may-grow-without-06a7 = in { $rules } können die Haufen unbegrenzt wachsen
a-digit-left-of-the-5a1d = eine Ziffer links von der letzten vor dem Punkt legt Steine dazu
more-than-counters-c06e = mehr als { $most } Steine
rows-of-pins-00c1 = Kegelreihen
row-list-its-moves-c097 = Reihe { $index }: ihre Züge auflisten

## engine/rulesets/rules/konane.rs

a-board-of-konane-is-332c = ein Brett von Konane wird Zeile für Zeile geschrieben
a-board-looks-like-konane-895f = ein Brett sieht so aus: konane: .xo./oxox/xo.x
jumps-with-the-filled-stones-ad13 = springt mit den ausgefüllten Steinen (x)
jumps-with-the-outlined-stones-5f9d = springt mit den umrandeten Steinen (o)

## engine/rulesets/rules/koppers_nim.rs

a-position-looks-like-koppers-8e5a = eine Stellung sieht so aus: koppers-nim: (3,7)
the-last-zero-9988 = die letzte Null
write-x-1-and-y-af6c = Schreibe x-1 und y-1 im Zweiersystem untereinander und setze überall eine 1, wo eine der beiden eine 1 hat. Das Paar (x,y) ist so viel wert wie der Nim-Haufen, der so groß ist wie die Zahl der Einsen am Ende.
remove-and-split-into-and-0937 = { $gone } wegnehmen und { $rest } in { $part } und { $rest2 } teilen

## engine/rulesets/rules/lctr.rs

a-position-looks-like-lctr-886b = eine Stellung sieht so aus: lctr: 5, 3, 1
no-row-is-longer-than-fc5c = keine Zeile ist länger als die Zeile darüber
the-left-column-0f70 = die linke Spalte
the-top-row-a18b = die oberste Zeile
remove-the-left-column-05aa = die linke Spalte wegnehmen
remove-the-top-row-0974 = die oberste Zeile wegnehmen

## engine/rulesets/rules/nim.rs

pile-2c50 = Haufen { $what }
a-further-pile-5786 = ein weiterer Haufen
one-pile-less-420d = ein Haufen weniger

## engine/rulesets/rules/nimbers/mod.rs

a-board-looks-like-nimbers-3b2e = ein Brett sieht so aus: nimbers: (2,2) (4,7) oder nimbers: (1,2,3)
a-move-looks-like-4-d558 = ein Zug sieht so aus: (4,7) -> (1,3): ein Stein und eine Ecke, die näher an 0 liegt
a-stone-has-coordinates-d6e6 = ein Stein hat { $max } Koordinaten
no-stone-can-lie-at-9635 = auf der Koordinate { $x } kann kein Stein liegen
there-is-no-stone-at-5c90 = auf { $stone } liegt kein Stein
a-corner-has-coordinates-eddc = eine Ecke hat { $stone } Koordinaten
every-coordinate-of-the-near-1783 = jede Koordinate der nahen Ecke muss kleiner sein: { $below } ist nicht kleiner als { $x }
a-coordinate-has-at-most-d4af = eine Koordinate hat höchstens { $max_bits } Bit
the-board-is-beyond-reach-9d36 = das Brett liegt außerhalb der Reichweite: { $error }
the-board-is-too-large-2dcf = das Brett ist zu groß für einen Körper mit 2^{ $degree } Elementen
which-stone-bec6 = welcher Stein?
expected-one-point-505a = erwartet wird ein einziger Punkt
expected-a-point-c647 = erwartet wird ein Punkt
nimbers-has-no-options-0c5b = nimbers hat keine Angaben
the-board-is-too-large-6c08 = das Brett ist ab diesem Stein zu groß
up-to-stones-whose-coordinates-f57c = bis zu { $max_stones } Steine, deren Koordinaten zusammen { $max_total_bits } Bit haben
the-stone-is-given-twice-cf83 = der Stein { $span } ist zweimal angegeben
there-is-at-most-one-fcaa = auf einem Punkt liegt höchstens ein Stein
is-solved-in-normal-play-b551 = { $name } ist nur im normalen Spiel gelöst
stones-are-worth-nim-products-5276 = Steine sind im normalen Spiel Nimprodukte wert; im Misère-Spiel ist keine Theorie bekannt
a-stone-has-at-least-a675 = ein Stein hat mindestens zwei Koordinaten
a-stone-has-at-most-0530 = ein Stein hat höchstens { $max_dimension } Koordinaten
in-dimensions-a-move-may-e1d6 = in { $count } Dimensionen kann ein Zug 2^{ $count2 } - 1 Steine hinterlassen, mehr, als ein Brett hat
this-stone-has-coordinates-the-6e94 = dieser Stein hat { $count } Koordinaten, die Steine vor ihm haben { $dimension }
the-coordinate-is-beyond-reach-021a = die Koordinate { $value } liegt außerhalb der Reichweite: { $error }
coordinates-are-ordinals-below-w-e32b = Koordinaten sind Ordinalzahlen unter w^(w^w), wo jeder Wert seine Faktoren hat
a-coordinate-of-a-stone-03d2 = eine Koordinate eines Steins ist mindestens 1
corners-with-a-coordinate-0-9329 = Ecken mit einer Koordinate 0 sind tot: dort liegt kein Stein
this-coordinate-has-bits-11f2 = diese Koordinate hat { $bits } Bit

## engine/rulesets/rules/nimbers/words.rs

remove-632c = { $stone } entfernen
slide-to-0d70 = { $stone } nach { $point_text } schieben
turn-the-rectangle-e1d2 = das Rechteck { $stone }-{ $point_text } wenden
turn-the-box-6fec = den Quader { $stone }-{ $point_text } wenden
where-another-one-lies-both-16b1 = { $told }, wo ein anderer liegt: beide verschwinden
goes-ef87 = { $told }: { $leaves } verschwindet
go-c585 = { $told }: { $leaves } verschwinden
goes-appears-060c = { $told }: { $leaves } verschwindet, { $comes } erscheint
goes-appear-9c5e = { $told }: { $leaves } verschwindet, { $comes } erscheinen
go-appears-8113 = { $told }: { $leaves } verschwinden, { $comes } erscheint
go-appear-699a = { $told }: { $leaves } verschwinden, { $comes } erscheinen
and-more-9ce8 = { $first } und { $more } weitere
expected-a-stone-and-a-fc47 = erwartet werden ein Stein und ein Punkt
the-two-points-have-different-1579 = die beiden Punkte haben verschieden viele Koordinaten

## engine/rulesets/rules/nimble.rs

a-position-looks-like-nimble-8c94 = eine Stellung sieht so aus: nimble: ..o.2..o
more-than-coins-on-a-0e3f = mehr als { $most_coins } Münzen auf einem Streifen
coin-on-square-b7d9 = Münze auf Feld { $at }
nim-in-disguise-f851 = verkleidetes Nim
no-coin-stands-in-the-f4e2 = Keine Münze steht einer anderen im Weg. Deshalb ist jede ein Nim-Haufen: so groß wie die Nummer ihres Feldes.
a-coin-4fc9 = eine Münze
m-2-coins-37ce = 2 Münzen
m-3-coins-d702 = 3 Münzen
nothing-5fee = nichts

## engine/rulesets/rules/nimstring.rs

a-position-looks-like-nimstring-b8ec = eine Stellung sieht so aus: nimstring: 0-1-2-0, dabei ist 0 der Boden
more-than-strings-080d = mehr als { $most_strings } Schnüre
the-string-ends-where-it-593b = die Schnur { $edge_name } endet, wo sie beginnt
loony-parts-e23b = loony Teile
loony-positions-18ef = loony Stellungen
in-a-loony-part-the-80b5 = In einem loony Teil hat der Spieler am Zug die Wahl: Münzen zu lösen und weiterzuziehen, oder die letzten Münzen so zurückzulassen, dass der Gegner das tun muss. Eines von beiden gewinnt, welche anderen Schnüre es auch gibt.
nimbers-of-strings-8655 = Nimber von Schnüren
no-part-is-loony-so-6930 = Kein Teil ist loony, also hat jeder eine Zahl, und wer am Zug ist, verliert genau dann, wenn ihre Nimsumme 0 ist. Lässt sich eine Münze lösen, so ist die Zahl die dessen, was danach übrig ist; sonst ist sie die kleinste, die kein Zug hinterlässt, wobei loony Teile nicht zählen. Sie ist kein Grundy-Wert: Wer eine Münze löst, darf in einem beliebigen Teil weiterziehen.

## engine/rulesets/rules/node_kayles.rs

a-position-looks-like-node-2369 = eine Stellung sieht so aus: node-kayles: 1-2-3-4, 2-5
take-with-its-neighbours-7a3c = { $name } samt Nachbarn wegnehmen

## engine/rulesets/rules/nogo.rs

a-board-looks-like-nogo-db8e = ein Brett sieht so aus: nogo: 3x4, oder nogo: x.o/.../...
a-board-looks-like-impartial-ba4e = ein Brett sieht so aus: impartial-nogo: 3x4, oder impartial-nogo: x.o/.../...
the-stones-at-have-no-3522 = die Steine bei { $place } haben kein freies Feld
puts-down-filled-stones-x-b9a1 = setzt ausgefüllte Steine (x)
puts-down-outlined-stones-o-f556 = setzt umrandete Steine (o)
touch-the-square-of-your-2d68 = Tippe das Feld deines Steins an
rows-x-columns-is-an-77ae = Zeilen x Spalten ist ein leeres Brett; sonst schreibt man es Zeile für Zeile von oben, mit x für einen Stein von Links, o für einen von Rechts, . für ein freies Feld und # für eines, das nicht zum Brett gehört. Ein Zug nennt das Feld mit Spalte und Zeile, die Zeilen von unten gezählt.

## engine/rulesets/rules/northcott.rs

a-position-looks-like-northcott-3f9e = eine Stellung sieht so aus: northcott: o...x., .o.x oder northcott(x): o.x
the-row-needs-one-checker-64c6 = die Reihe { $row } braucht genau einen Spielstein o und einen x
the-gap-in-row-065b = die Lücke in Reihe { $row }
each-gap-is-a-heap-0853 = Jede Lücke ist ein Nim-Haufen: Jeder der beiden Spieler kann sie so klein machen, wie er will.
checker-o-3554 = Spielstein o
checker-x-af21 = Spielstein x
the-checker-o-b3df = der Spielstein o
the-checker-x-d5bc = der Spielstein x

## engine/rulesets/rules/partizan_arc_kayles.rs

a-position-looks-like-partizan-f9cb = eine Stellung sieht so aus: partizan-arc-kayles: blue 1-2, red 2-3
takes-blue-and-green-edges-8882 = nimmt blaue und grüne Kanten
takes-red-and-green-edges-03f8 = nimmt rote und grüne Kanten
touch-an-edge-to-take-6b48 = Tippe eine Kante an, um sie mit ihren Enden zu nehmen

## engine/rulesets/rules/partizan_end_nim.rs

a-position-looks-like-partizan-f470 = eine Stellung sieht so aus: partizan-end-nim: 3, 5, 2
takes-from-the-first-heap-ccf1 = nimmt vom ersten Haufen
takes-from-the-last-heap-0d0c = nimmt vom letzten Haufen
touch-the-first-counter-that-5104 = Tippe den ersten Stein an, der wegkommt
heaps-in-a-row-of-a49e = Haufen in einer Reihe, von denen der erste für Links und der letzte für Rechts zugänglich ist

## engine/rulesets/rules/partizan_euclid.rs

a-position-looks-like-partizan-9159 = eine Stellung sieht so aus: partizan-euclid: (8,3)
keeps-the-remainder-c5a1 = behält den Rest
keeps-what-the-remainder-lacks-1241 = behält, was dem Rest zur zweiten Zahl fehlt
touch-a-counter-of-the-1386 = Tippe einen Stein in der ersten Reihe eines Paares an
divide-by-and-keep-f00b = { $p } durch { $q } teilen und { $kept } behalten

## engine/rulesets/rules/partizan_heaps.rs

a-position-looks-like-partizan-4bdb = eine Stellung sieht so aus: partizan-heaps(subtraction(1,3) | subtraction(2,3)): 6, 5
expected-the-codes-of-left-8c5d = erwartet werden die Codes von Links und Rechts in Klammern, mit | dazwischen
plays-by-the-first-code-8ff8 = spielt nach dem ersten Code
plays-by-the-second-code-e883 = spielt nach dem zweiten Code
touch-the-first-and-the-e381 = Tippe den ersten und den letzten Kegel an, die wegkommen, oder die Lücke, an der eine Reihe geteilt wird

## engine/rulesets/rules/pass_nim.rs

a-position-looks-like-pass-fb2c = eine Stellung sieht so aus: pass-nim: 3, 5, 7 oder pass-nim(used): 3, 5
nim-3783 = Nim
nobody-can-pass-any-more-0df9 = Niemand kann mehr passen, und was übrig bleibt, ist Nim mit diesen Haufen.
pass-3131 = passen

## engine/rulesets/rules/pawns.rs

a-board-looks-like-pawns-91fc = ein Brett sieht so aus: pawns: o.o/.../.../x.x
a-pawn-e59e = ein Bauer
a-board-with-pawns-is-f561 = ein Brett mit Bauern wird Zeile für Zeile geschrieben
moves-the-filled-pawns-x-3e82 = zieht die ausgefüllten Bauern (x) nach oben
moves-the-outlined-pawns-o-f81b = zieht die umrandeten Bauern (o) nach unten
a-pawn-may-come-to-9a46 = in Spalte { $column } könnte sich ein Bauer umwandeln
a-pawn-of-column-may-611b = ein Bauer der Spalte { $column } könnte en passant geschlagen werden
more-than-positions-may-come-37f8 = mehr als { $most_positions } Stellungen könnten entstehen

## engine/rulesets/rules/poset.rs

a-position-looks-like-poset-0d77 = eine Stellung sieht so aus: poset: 1<2<4, 1<3<4, 5
cannot-be-less-than-itself-c081 = Element { $names } kann nicht kleiner sein als es selbst
a-chain-17b6 = eine Kette
elements-comparable-with-with-itself-47ea = mit { $name } vergleichbare Elemente, es selbst mitgezählt
chains-are-heaps-f23f = Ketten sind Haufen
from-a-chain-a-move-45ea = Ein Zug nimmt von einer Kette beliebig viele Elemente von oben weg: Sie ist ein Nim-Haufen.
one-element-is-comparable-with-1921 = Ein Element ist mit allen anderen vergleichbar. Ist es das kleinste, so nimm es, und nichts bleibt übrig. Ist es das größte, so nimm es: Hätte der Gegner darauf eine gewinnende Antwort, so hätte sie schon dein erster Zug sein können, denn sie nimmt auch das größte Element weg.
take-and-all-that-is-8a70 = { $name } und alles Größere wegnehmen

## engine/rulesets/rules/red_blue_cherries.rs

a-position-looks-like-red-fbc5 = eine Stellung sieht so aus: red-blue-cherries: b1-r2-b3, b3-r4
takes-blue-cherries-216a = nimmt blaue Kirschen
takes-red-cherries-b791 = nimmt rote Kirschen
the-name-of-the-cherry-1ce4 = der Name der Kirsche { $name } beginnt weder mit b noch mit r
touch-a-cherry-to-take-9dcb = Tippe eine Kirsche an, um sie zu nehmen

## engine/rulesets/rules/silver_dollar.rs

a-position-looks-like-silver-200f = eine Stellung sieht so aus: silver-dollar: .o..o.o oder silver-dollar: .o..$.o
there-is-one-strip-only-34b6 = mit einem Dollar gibt es nur einen Streifen
there-is-only-one-silver-2d2b = es gibt nur einen Silberdollar
between-the-coins-on-and-6f44 = zwischen den Münzen auf { $first } und { $coin }
to-the-left-of-the-1be4 = links von der Münze auf { $coin }
gaps-in-pairs-f5fc = Lücken in Paaren
taken-in-pairs-from-the-34e0 = Fasst man die Münzen von rechts her zu Paaren zusammen, so sind die Lücken in den Paaren Nim-Haufen; bleibt eine Münze übrig, so zählt sie mit den Feldern links von ihr. Eine vergrößerte Lücke lässt sich wieder so klein machen wie zuvor.
gaps-in-pairs-with-a-06d3 = Lücken in Paaren, mit einem Geldbeutel
taken-in-pairs-from-the-e558 = Fasst man die Münzen von rechts her zu Paaren zusammen, so lassen sie Lücken. Bleibt eine Münze übrig, so zählt sie mit den Feldern links von ihr, der Geldbeutel mitgezählt, außer wenn sie der Dollar ist. Wer am Zug ist, verliert genau dann, wenn die Nimsumme dieser Zahlen 0 ist.
bag-994b = Geldbeutel
take-the-bag-ec26 = den Geldbeutel nehmen

## engine/rulesets/rules/ski_jumps.rs

a-slope-looks-like-ski-8728 = ein Hang sieht so aus: ski-jumps: .L.../.R.../.....
a-jumper-730b = ein Springer
a-slipper-9b16 = ein Rutscher
a-slope-is-written-row-ef58 = einen Hang schreibt man Zeile für Zeile, so dass man sieht, wo die Skifahrer stehen
moves-the-filled-skiers-l-b86d = zieht die ausgefüllten Skifahrer (L und l) nach rechts
moves-the-outlined-skiers-r-8f5d = zieht die umrandeten Skifahrer (R und r) nach links
touch-a-skier-and-where-8b38 = Tippe einen Skifahrer an und wohin er fährt, oder die Zahl neben seiner Zeile, um den Hang zu verlassen
over-the-edge-from-row-2b73 = Über den Rand aus Zeile { $row }

## engine/rulesets/rules/sprouts/map/names.rs

expected-a-spot-such-as-b8d0 = erwartet wird ein Punkt, etwa A

## engine/rulesets/rules/sprouts/map/text.rs

expected-a-number-of-spots-2f46 = erwartet wird eine Anzahl von Punkten zwischen 0 und { $most_spots }
expected-the-spots-along-a-86c5 = erwartet werden die Punkte entlang eines Randes, etwa ADBD
spot-has-no-line-and-c6a2 = Punkt { $name } hat keine Linie und kommt noch anderswo vor
spot-has-more-than-three-b3fc = Punkt { $spot_name } hat mehr als drei Linien
spot-is-in-no-region-1c7b = Punkt { $spot_name } liegt in keinem Gebiet
a-line-from-to-itself-f168 = auf einer Linie von { $a } zu sich selbst liegt ein Punkt
the-line-from-to-has-0dce = die Linie von { $a } nach { $b } hat keine andere Seite: { $b2 }{ $a2 } in einem Rand
the-border-turns-back-at-1208 = der Rand kehrt bei { $spot } um, zurück nach { $back }
spot-has-not-come-into-018e = Punkt { $spot_name } ist nicht auf einer Linie entstanden
more-than-spots-at-the-645a = mehr als { $most_spots } Punkte am Anfang
these-regions-do-not-fit-9988 = diese Gebiete passen nicht zusammen auf ein Blatt Papier

## engine/rulesets/rules/sprouts/mod.rs

a-position-looks-like-sprouts-ade3 = eine Stellung sieht so aus: sprouts: 3 oder, später, sprouts: ADBE | AEBD, C

## engine/rulesets/rules/sprouts/picture/locate.rs

draw-a-curve-from-a-7cc2 = Zeichne eine Kurve von einem Punkt zu einem Punkt.
begin-at-a-spot-f25f = Beginne bei einem Punkt.
spot-has-no-life-left-bc04 = Punkt { $spot_name } hat kein Leben mehr.
spot-has-only-one-life-a6cc = Punkt { $spot_name } hat nur noch ein Leben.
no-curve-can-be-drawn-32a6 = So lässt sich keine Kurve zeichnen.
the-curve-crosses-a-line-eea0 = Die Kurve kreuzt eine Linie.
the-curve-runs-over-spot-390a = Die Kurve läuft über Punkt { $name }.

## engine/rulesets/rules/sprouts/reduced/text.rs

more-than-lives-5694 = mehr als { $most_lives } Leben
a-spot-with-lines-has-7c69 = ein Punkt mit { $sign } Linien hat kein Leben
the-digits-0-1-and-9501 = die Ziffern 0, 1 und 2 stehen für Punkte nach der Anzahl ihrer Linien
expected-a-spot-before-6a25 = vor '.' wird ein Punkt von Sprouts erwartet
expected-behind-the-boundary-99a9 = hinter dem Rand wird '.' erwartet
expected-a-boundary-before-15da = vor '{"}"}' wird ein Rand erwartet
this-boundary-is-in-no-3d21 = dieser Rand liegt in keinem Gebiet: dahinter wird '{"}"}' erwartet
expected-a-spot-or-35c5 = erwartet wird ein Punkt von Sprouts, '.', '{"}"}' oder ']'
a-spot-without-lines-is-3cca = ein Punkt ohne Linien ist für sich allein ein Rand
too-many-letters-a309 = zu viele Buchstaben
occurs-more-than-twice-or-aca9 = { $name } kommt mehr als zweimal vor, oder Linien würden sich kreuzen
occurs-once-a-lower-case-9e5e = { $once } kommt einmal vor: ein Kleinbuchstabe steht in einem Rand zweimal
must-occur-twice-in-its-5c5a = { $name } muss in seinem Land zweimal vorkommen: in zwei Gebieten

## engine/rulesets/rules/sprouts/sketch.rs

dead-db74 = tot
m-1-life-aa5b = 1 Leben
lives-5ebf = { $lives } Leben
region-17b5 = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
spots-f589 = Punkte: { $spots }. { $regions }.
spot-2735 = Punkt { $name }, { $lives_in_words }
a-line-with-a-spot-8a34 = eine Linie mit einem Punkt
spots-d1ba = Punkte
all-lines-away-a277 = alle Linien weg
draw-a-line-from-spot-f71c = Zeichne eine Linie von Punkt zu Punkt, oder tippe die Punkte an und wähle aus der Liste. Oder gib einen Zug ein, zum Beispiel { $example }.
draw-a-line-from-spot-7934 = Zeichne eine Linie von Punkt zu Punkt, oder tippe die Punkte an und wähle aus der Liste. Oder gib einen Zug ein.
and-choose-a-move-from-ffd3 = { $what } und { $to }: Wähle einen Zug aus der Liste.
from-touch-another-spot-or-7c75 = Von { $what } aus: Tippe einen weiteren Punkt an, oder wähle aus der Liste.
the-curve-from-leads-to-654a = Die Kurve von { $spot_name } führt noch zu keinem Punkt.
around-17bb = { $told } um { $told2 } herum
in-region-join-3ef5 = in Gebiet { $region } verbinden: { $line }

## engine/rulesets/rules/staircase.rs

a-position-looks-like-staircase-10b9 = eine Stellung sieht so aus: staircase-nim: 3, 1, 4
a-number-of-coins-2918 = eine Anzahl von Münzen
more-than-coins-03b2 = mehr als { $most_coins } Münzen
step-13b2 = Stufe { $step }
odd-steps-9128 = ungerade Stufen
the-position-is-nim-with-ed4c = Die Stellung ist Nim mit den Münzen auf den ungeraden Stufen als Haufen. Münzen, die auf eine ungerade Stufe herabkommen, können sofort auf die nächste weitergeschickt werden; das macht die Änderung rückgängig.
a-further-step-9823 = eine Stufe mehr
one-step-less-77dc = eine Stufe weniger
coins-on-the-steps-the-448e = Münzen auf den Stufen, die unterste zuerst
step-coin-a3be = Stufe { $step }, Münze { $coin }
take-down-from-step-6de7 = { $left } von Stufe { $step } herunternehmen

## engine/rulesets/rules/sylver.rs

a-position-looks-like-sylver-4f8b = eine Stellung sieht so aus: sylver: 4, 7
expected-a-positive-number-ded6 = erwartet wird eine positive Zahl
whoever-names-1-has-lost-9b3f = wer 1 nennt, hat verloren, und das Spiel ist zu Ende
all-these-numbers-can-be-0d77 = alle diese Zahlen sind durch { $common } teilbar
infinitely-many-numbers-could-be-a0df = unendlich viele Zahlen könnten genannt werden, und keine Suche käme zu einem Ende
a-number-of-or-more-8e31 = eine Zahl ab { $most_gap } könnte genannt werden
the-largest-number-that-can-eb68 = die größte Zahl, die genannt werden kann
every-other-number-that-can-f96f = Jede andere Zahl, die genannt werden kann, macht die größte zu einer Summe. Also gewinnt, wer am Zug ist: Gewinnt es nicht, die größte zu nennen, so hat der Gegner eine gewinnende Antwort, und die hätte man gleich nennen können. Welche Zahl gewinnt, verrät das nicht.
the-numbers-from-1-on-2531 = Die Zahlen von 1 an; genannt: { $named }.
m-1-which-loses-18dd = 1, was verliert
name-576b = { $name } nennen

## engine/rulesets/rules/toads.rs

a-strip-looks-like-toads-cdef = ein Streifen sieht so aus: toads: ttt__ff
with-longer-jumps-it-looks-6981 = mit längeren Sprüngen sieht es so aus: toads(jump=2): tt__ff
moves-the-filled-toads-t-f195 = zieht die ausgefüllten Kröten (t) nach rechts
moves-the-outlined-frogs-f-f5b4 = zieht die umrandeten Frösche (f) nach links
a-strip-of-squares-213a = { $length ->
    [one] Ein Streifen mit { $length } Feld.
   *[other] Ein Streifen mit { $length } Feldern.
}
a-toad-of-left-0644 = eine Kröte von Links
a-frog-of-right-b30c = ein Frosch von Rechts
a-strip-has-at-most-3abe = ein Streifen hat höchstens { $most_squares } Felder
expected-t-for-a-toad-05a9 = erwartet wird t für eine Kröte (toad), f für einen Frosch oder _ für ein leeres Feld

## engine/rulesets/rules/toppling_dominoes.rs

a-position-looks-like-toppling-870a = eine Stellung sieht so aus: toppling-dominoes: lrrl, ler
topples-the-filled-dominoes-l-1072 = wirft die ausgefüllten Dominosteine (l) um und die halb ausgefüllten (e)
topples-the-outlined-dominoes-r-6c32 = wirft die umrandeten Dominosteine (r) um und die halb ausgefüllten (e)
expected-a-row-of-dominoes-51df = erwartet wird eine Reihe von Dominosteinen
more-than-dominoes-015d = mehr als { $most_dominoes } Dominosteine
rows-of-dominoes-9f06 = Reihen von Dominosteinen: { $told }.
a-domino-of-left-ab6d = ein Dominostein von Links
a-domino-of-right-f0a2 = ein Dominostein von Rechts
a-domino-of-either-player-9e09 = ein Dominostein beider Spieler
to-the-left-df1a = nach links
to-the-right-f765 = nach rechts
row-f7be = Reihe { $row }, { $side }
row-one-domino-more-bd6a = Reihe { $index }: ein Dominostein mehr
row-one-domino-less-0ca7 = Reihe { $index }: ein Dominostein weniger
touch-the-domino-and-the-407a = Tippe den Dominostein an und das Ende der Reihe, zu dem er fällt

## engine/rulesets/rules/treblecross.rs

a-position-looks-like-treblecross-8156 = eine Stellung sieht so aus: treblecross: ....x.....
the-crosses-on-and-can-eec3 = die Kreuze auf { $near } und { $near2 } lassen sich zu drei in einer Reihe ergänzen
between-crosses-at-least-two-3f39 = zwischen Kreuzen sind mindestens zwei Felder leer
a-cross-9c54 = ein Kreuz
a-cross-on-ee67 = ein Kreuz auf { $name }

## engine/rulesets/rules/turning.rs

a-position-looks-like-turning-f5f2 = eine Stellung sieht so aus: turning(mock-turtles): 1, 4, 7 oder tartan(ruler, twins): (2,3) (4,1)
a-move-names-the-coins-d815 = ein Zug nennt die Münzen, die er umdreht, etwa 7, 4, 1 oder 7, 4 x 3, 2
a-move-turns-coins-in-d8ec = ein Zug dreht in jedem von { $games } Spielen Münzen um
does-not-allow-to-turn-5fa3 = { $word } erlaubt nicht, diese Münzen umzudrehen
a-move-turns-at-most-feba = { $max_turned ->
    [one] ein Zug dreht höchstens { $max_turned } Münze um
   *[other] ein Zug dreht höchstens { $max_turned } Münzen um
}
the-coin-does-not-show-8948 = die Münze { $stone } zeigt nicht Kopf
expected-a-coin-from-1-5255 = erwartet wird eine Münze von 1 bis { $max_coin }
expected-a-game-in-brackets-ab64 = erwartet wird ein Spiel in Klammern
the-turning-games-are-610a = die Umdrehspiele sind { $what }
unknown-turning-game-f85b = unbekanntes Umdrehspiel '{ $shown }'
turning-takes-one-game-several-7967 = turning verlangt ein Spiel; mehrere sind ein tartan
tartan-takes-2-to-games-b615 = tartan verlangt 2 bis { $max_games } Spiele
expected-the-ruleset-or-cc08 = erwartet werden die Spielregeln { $one } oder { $several }
the-coin-is-given-twice-db2d = die Münze { $stone } ist zweimal angegeben
a-coin-has-coordinates-one-188f = { $games ->
    [one] eine Münze hat { $games } Koordinate, eine für jedes Spiel
   *[other] eine Münze hat { $games } Koordinaten, eine für jedes Spiel
}

## engine/rulesets/rules/variants.rs

it-looks-like-impartial-variant-2e6f = so sieht es aus: impartial-variant: domineering: 3x3
it-looks-like-dicotic-variant-6187 = so sieht es aus: dicotic-variant: domineering: 3x3
it-looks-like-twisted-variant-4525 = so sieht es aus: twisted-variant: domineering: 3x3
expected-a-position-of-a-96f8 = erwartet wird eine Stellung eines Spiels, in dem die Spieler eigene Züge haben
the-convention-and-the-turn-4454 = Spielweise und Zugrecht stehen vor dem ersten Doppelpunkt
a-sum-or-a-variant-10ee = eine Summe oder Variante hat keine Variante
as-3712 = { $name }, als { $told }
expected-roles-exchanged-7687 = erwartet wird roles=exchanged
touch-what-the-move-changes-2b00 = Berühre, was der Zug ändert
behind-the-colon-stands-a-7413 = Hinter dem Doppelpunkt steht eine Stellung irgendeines Spiels, in dem die Spieler eigene Züge haben, mit seinem Wort; auch eines Spiels aus einer Datei.

## engine/rulesets/rules/walkers.rs

a-strip-looks-like-elephants-29b9 = ein Streifen sieht so aus: elephants-and-rhinos: ee__r_e_r
a-strip-looks-like-push-0224 = ein Streifen sieht so aus: push: _l_rl
a-strip-looks-like-shove-5c35 = ein Streifen sieht so aus: shove: _l_rl
moves-the-elephants-e-to-2192 = zieht die Elefanten (e) nach rechts
moves-the-rhinos-r-to-bd14 = zieht die Nashörner (r) nach links
moves-the-filled-pieces-l-94f5 = zieht die ausgefüllten Steine (l) nach links
moves-the-outlined-pieces-r-3870 = zieht die umrandeten Steine (r) nach links
an-elephant-of-left-253b = ein Elefant von Links
a-rhino-of-right-efa0 = ein Nashorn von Rechts
a-piece-of-left-53e8 = ein Stein von Links
a-piece-of-right-70e2 = ein Stein von Rechts

## engine/rulesets/rules/wythoff/mod.rs

a-position-looks-like-wythoff-e5b5 = eine Stellung sieht so aus: wythoff: (3,5)
the-difference-of-the-coordinates-df39 = die Differenz der Koordinaten
the-smaller-coordinate-07fa = die kleinere Koordinate
what-it-would-have-to-58de = was sie sein müsste
wythoff-s-theorem-d718 = Satz von Wythoff
the-player-to-move-loses-8d45 = Wer am Zug ist, verliert genau dort, wo die kleinere Koordinate das abgerundete k-Fache des Goldenen Schnitts ist und k die Differenz der beiden. Mit einem Parameter a ist die Differenz a*k und das Verhältnis (2-a+sqrt(a^2+4))/2.
coordinate-35eb = Koordinate { $what }
a-further-coordinate-331d = eine Koordinate mehr
one-coordinate-less-7972 = eine Koordinate weniger
queens-on-4d9c = Damen auf { $told }.
a-queen-e3cb = eine Dame
the-queen-from-4825 = die Dame von { $spoken }

## engine/rulesets/searched/couples.rs

in-misere-play-sums-have-ed30 = im Misère-Spiel haben Summen keine Werte
an-option-has-the-value-827a = auch eine Option hat den Wert { $heap }
no-option-has-the-value-d0e0 = nach der Liste hat keine Option den Wert { $heap }
none-of-is-in-the-fd0a = nichts davon steht in der Liste: { $texts }
has-no-move-to-a-7163 = '{ $component }' hat keinen Zug zu einer Stellung der Liste mit Wert { $value }

## engine/rulesets/searched/position.rs

expected-a-ruleset-in-which-997b = erwartet werden Spielregeln, nach denen beide Spieler dieselben Züge haben
there-is-no-move-here-14d1 = hier gibt es keinen Zug { $chosen }

## engine/rulesets/searched/sketch.rs

touch-where-the-move-is-ceea = Berühre, wo der Zug gemacht wird, und wähle ihn aus der Liste. Oder tippe ihn, etwa { $example }.
touch-what-the-move-changes-8138 = Tippe an, was der Zug verändert, oder von wo und wohin er geht. Oder gib ihn ein, zum Beispiel { $example }.
touch-what-the-move-changes-22ec = Tippe an, was der Zug verändert, oder von wo und wohin er geht. Oder gib ihn ein.
choose-a-move-from-the-4d73 = Wähle einen Zug aus der Liste, oder gib ihn ein, zum Beispiel { $example }.
choose-a-move-from-the-8951 = Wähle einen Zug aus der Liste, oder gib ihn ein.
choose-a-move-from-the-6e4f = Wähle einen Zug aus der Liste.
now-touch-one-of-the-e50b = Tippe jetzt eine der markierten Stellen an.
there-is-nothing-to-touch-f2b9 = hier gibt es nichts anzutippen

## engine/rulesets/searched/values.rs

this-position-or-one-that-7e90 = diese Stellung, oder eine durch Symmetrie gleiche, steht zweimal in der Tabelle
is-not-in-the-table-438c = '{ $component }' steht nicht in der Tabelle
the-mex-of-the-options-450e = das Mex der Optionen ist { $mex }
canonical-forms-of-misere-play-ccf2 = kanonische Formen des Misère-Spiels sagen nicht, wer im normalen Spiel gewinnt

## engine/rulesets/sequence.rs

left-and-right-have-moves-2e01 = Links und Rechts haben in { $name } eigene Züge: seine Stellungen haben keine Grundy-Werte
positions-of-can-come-again-092d = Stellungen von { $name } können wiederkehren: sie haben keine Folge
a-score-decides-in-its-8f1b = in { $name } entscheiden die Punkte: seine Stellungen haben keine Grundy-Werte
positions-of-are-not-a-0e00 = Stellungen von { $name } sind keine einzelne Zahl: sie haben keine Folge
positions-of-are-not-known-4a1c = von den Stellungen von { $name } ist nicht bekannt, dass sie Haufen sind
no-theorem-is-known-for-5876 = für solche Stellungen ist kein Satz bekannt

## engine/rulesets/solvable.rs

this-ruleset-has-no-tables-db8f = für diese Spielregeln gibt es keine Wertetabellen
this-ruleset-has-no-lists-44c1 = für diese Spielregeln gibt es keine Listen von Verlustpaaren
this-ruleset-has-no-lists-9220 = für diese Spielregeln gibt es keine Listen von P-Stellungen

## engine/rulesets/sum.rs

a-sum-looks-like-cram-045f = eine Summe sieht so aus: cram: 2x3 + nim: 2
a-move-in-a-sum-f6dd = ein Zug in einer Summe sieht so aus: in 2: 1: 5 -> 3
a-sum-has-two-parts-d2a2 = eine Summe hat mindestens zwei Teile
a-sum-is-played-under-59e5 = eine Summe wird nach einer einzigen Konvention gespielt
write-misere-before-the-first-207b = misere gehört vor den ersten Teil
in-the-parts-of-a-c0ec = in den Teilen einer Summe müssen beide Spieler dieselben Züge haben
what-has-no-known-value-c4fb = was hier keinen bekannten Wert hat, muss endlich viele Züge haben
in-a-sum-moore-s-7c29 = in einer Summe werden Moores Nim und das Misère-Spiel durchsucht
a-game-in-which-positions-25ba = ein Spiel, in dem Stellungen wiederkehren können, ist kein Teil einer Summe
the-calculator-adds-the-values-1b3b = der Rechner addiert die Werte solcher Spiele, wie in over + *
a-game-with-a-score-ec2c = ein Spiel um Punkte ist kein Teil einer Summe: in Summen entscheidet der letzte Zug
there-is-no-part-1add = es gibt keinen Teil { $part }
several-parts-have-this-move-b769 = mehrere Teile haben diesen Zug
no-part-has-this-move-b246 = kein Teil hat diesen Zug
expected-a-part-from-1-7313 = erwartet wird ein Teil von 1 bis { $parts }
the-parts-of-a-sum-ded5 = gemeint sind die Teile einer Summe selbst
it-is-played-under-another-abb3 = sie wird nach einer anderen Konvention gespielt

## engine/rulesets/written/check.rs

the-move-in-does-not-0ccb = der Zug { $chosen } in { $position } wird nicht wieder als derselbe gelesen
the-position-does-not-read-6301 = die Stellung { $after } wird nicht wieder als dieselbe gelesen
no-value-in-mis-re-7d8b = kein Wert im Misère-Spiel
no-value-c60a = kein Wert: { $error }
equal-to-no-stopper-66fc = keinem Stopper gleich
not-known-26ca = nicht bekannt
this-is-not-9c42 = dies ist { $found }, nicht { $expected }
nothing-shows-that-every-game-cc54 = nichts zeigt, dass jede Partie endet: es wird angenommen, dass Stellungen wiederkehren können, und eine Partie, die für immer weitergeht, ist ein Remis
every-game-ends-every-move-b4be = jede Partie endet: jeder Zug verkleinert, was 'measure' angibt
every-game-ends-every-move-30bb = jede Partie endet: jeder Zug verkleinert die Anzahl der Felder mit { $signs }
each-square-with-9cd1 = jedes Feld mit { $lists }
for-each-row-further-down-3309 = für jede Zeile weiter unten { $lists }
for-each-column-further-right-cf0f = für jede Spalte weiter rechts { $lists }
every-game-ends-every-move-a270 = jede Partie endet: jeder Zug verkleinert die Summe dieser Gewichte: { $told }

## engine/rulesets/written/file.rs

is-missing-in-e347 = { $name } braucht '{ $key }'
as-in-06c8 = wie in { $example }
expected-a-text-that-is-1d39 = erwartet wird ein Text, der nicht leer ist
a-text-here-has-at-f078 = ein Text hat hier höchstens { $most } Bytes
expected-a-text-in-quotes-e088 = erwartet wird ein Text in Anführungszeichen, nicht { $kind }
expected-at-least-one-text-973a = erwartet wird mindestens ein Text
expected-the-table-not-d13e = erwartet wird eine Tabelle für { $name }, nicht { $kind }
the-keys-are-2237 = die Schlüssel sind { $known }
has-no-key-5b5a = { $name } hat keinen Schlüssel '{ $excerpt }'
a-text-18bf = ein Text
true-or-false-ff00 = true oder false
a-date-a8c2 = ein Datum
a-list-d736 = eine Liste
a-table-591d = eine Tabelle
a-file-of-a-ruleset-cdfc = eine Datei mit Spielregeln hat höchstens { $most_bytes } Bytes
no-toml-d6e9 = kein TOML: { $message }
the-file-7fd5 = die Datei
a-board-is-a-grid-177e = ein Brett ist "grid" oder "strip"
is-said-of-a-script-fa29 = '{ $key }' sagt man von einem 'script': bei Mustern wird es herausgefunden
makes-a-move-8ba6 = zieht
moves-are-either-patterns-in-38f0 = Züge sind entweder Muster in [moves] oder eine Funktion in 'script'
a-script-stands-between-and-6192 = ein Skript steht zwischen ''' und ''', ohne Escape-Folgen
expected-signs-of-cells-eaab = erwartet werden Zeichen von [cells]
no-symmetry-is-called-0c81 = keine Symmetrie heißt '{ $excerpt }'
no-symmetry-of-a-strip-943d = keine Symmetrie eines Streifens heißt '{ $excerpt }'
there-are-80c0 = es gibt { $commands }
a-word-has-small-letters-ed2f = ein Wort besteht aus Kleinbuchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben
as-in-word-my-toads-e1c1 = wie in word = "my-toads"
a-sign-is-a-single-4203 = ein Zeichen ist ein einziger Buchstabe oder ein einziges Symbol
cannot-be-a-sign-68fb = '{ $excerpt }' kann kein Zeichen sein
signs-are-letters-and-and-5051 = Zeichen sind Buchstaben und . _ - # = ~ ^ @ & % und dergleichen
there-are-at-most-signs-fea0 = es gibt höchstens { $most_signs } Zeichen
the-sign-ec80 = das Zeichen '{ $sign }'
an-owner-is-left-or-ba8c = ein Besitzer ist "left" oder "right"
nothing-looks-like-d5d9 = nichts sieht wie '{ $excerpt }' aus
the-sign-stands-here-twice-9a33 = das Zeichen '{ $sign }' steht hier zweimal
expected-at-least-two-signs-c32c = in [cells] werden mindestens zwei Zeichen erwartet
expected-rows-of-the-signs-d2bf = erwartet werden Zeilen aus den Zeichen von [cells], mit / dazwischen
a-strip-has-one-row-b2ec = ein Streifen hat eine einzige Zeile
the-rows-are-not-equally-23e7 = die Zeilen sind nicht gleich lang
there-are-at-most-patterns-052c = es gibt höchstens { $most_patterns } Muster
on-a-strip-there-are-d829 = auf einem Streifen gibt es nur right, left, sideways und here
moves-says-of-nobody-how-326b = { "[" }moves] sagt von niemandem, wie er zieht
as-in-both-right-down-506e = wie in both = ["right down: .. -> ##"], oder left = […] und right = […]
examples-are-written-as-example-7220 = Beispiele schreibt man als [[example]], eines unter dem anderen
there-are-at-most-examples-5dd7 = es gibt höchstens { $most_examples } Beispiele
expected-the-table-example-20db = erwartet wird die Tabelle [[example]]
this-example-stands-here-twice-a4bf = dieses Beispiel steht hier zweimal
no-outcome-class-is-called-a3ca = keine Ausgangsklasse heißt '{ $excerpt }'
the-outcome-classes-are-d464 = die Ausgangsklassen sind { $classes }
the-value-is-446b = der Wert ist { $found }
the-outcome-class-is-93ad = die Ausgangsklasse ist { $class }
a-position-to-begin-with-edbd = eine Stellung für den Anfang

## engine/rulesets/written/game.rs

expected-a-number-of-squares-3509 = erwartet wird eine Anzahl von Feldern
for-bdee = , für { $told }
the-script-goes-wrong-in-29b7 = das Skript scheitert bei { $what }{ $whose }: { $message }
there-is-no-such-symmetry-0636 = diese Symmetrie gibt es nicht: { $what } ist sein eigenes Bild, aber die Züge darin{ $whose } sind es nicht
there-is-no-such-symmetry-c550 = diese Symmetrie gibt es nicht: die Züge in { $what }{ $whose } sind nicht die in dem Bild { $image }
walls-do-not-hold-parts-3797 = die Wände halten keine Teile auseinander: die Züge in { $what }{ $whose } sind nicht die in den Teilen
a-position-of-a-file-ba6f = eine Stellung zu einer Datei wird nach deren Spielregeln gelesen

## engine/rulesets/written/pattern.rs

expected-between-what-stands-before-6c10 = zwischen dem, was vorher, und dem, was nachher dasteht, wird '->' erwartet
and-have-different-shapes-each-15b1 = '{ $shown }' und '{ $shown2 }' haben nicht dieselbe Form: aus jedem Feld wird ein Feld, aus jeder Gruppe eine Gruppe
here-is-the-direction-of-3741 = 'here' ist die Richtung eines einzelnen Felds
the-pattern-changes-nothing-8a57 = das Muster verändert nichts
nothing-repeats-behind-unless-7f6d = hinter 'unless' wiederholt sich nichts
a-pattern-looks-like-right-6b8f = ein Muster sieht so aus: right: TF. -> .FT, oder lines: XO -> .X
directions-are-c604 = Richtungen sind { $what }
expected-a-direction-and-3c41 = erwartet werden eine Richtung und ':'
no-direction-is-called-d8b5 = keine Richtung heißt '{ $shown }'
expected-a-direction-before-834f = vor ':' wird eine Richtung erwartet
groups-stand-beside-each-other-4220 = Gruppen stehen nur nebeneinander, nicht ineinander
expected-signs-between-and-6505 = zwischen '(' und ')' werden Zeichen erwartet
expected-or-behind-a-group-e77c = hinter ')' wird * oder + erwartet: eine Gruppe wiederholt sich
is-none-of-the-signs-a8d1 = '{ $shown }' ist keines der Zeichen von [cells]
the-signs-are-5088 = die Zeichen sind { $known }
expected-the-signs-of-squares-93ef = erwartet werden die Zeichen von Feldern
a-pattern-has-at-most-40bf = ein Muster hat höchstens { $most_groups } Gruppen
a-pattern-has-at-most-2d00 = ein Muster hat höchstens { $most_cells } Felder

## engine/rulesets/written/script.rs

as-in-fn-moves-board-2a6b = wie in fn moves(board), was eine Liste von Brettern liefert
no-function-094d = keine Funktion: { $err_type }
a-script-has-functions-only-60f8 = ein Skript besteht nur aus Funktionen: außerhalb davon wird nichts ausgeführt
the-function-moves-is-missing-6241 = die Funktion 'moves' fehlt
moves-is-one-function-of-77ac = 'moves' ist eine einzige Funktion, von einem Brett oder von einem Brett und einem Spieler
uses-and-the-function-measure-5745 = 'uses' und die Funktion 'measure' sagen zweimal dasselbe
measure-is-a-function-of-248d = 'measure' ist eine Funktion von einem Brett
a-move-does-not-lower-e991 = ein Zug verkleinert das Maß nicht, das { $before } beträgt
a-move-does-not-lower-bf25 = ein Zug verkleinert die Anzahl der Felder mit { $signs } nicht, die { $before } beträgt: Partien enden vielleicht nicht
moves-gives-a-list-of-a60c = 'moves' liefert eine Liste von Brettern, nicht einen Wert der Art { $kind }
moves-gives-a-list-of-2408 = 'moves' liefert eine Liste von Brettern, und darin steht ein Wert der Art { $name }
the-measure-is-and-must-fc87 = das Maß ist { $measured } und darf nicht negativ sein
the-function-does-not-end-1766 = die Funktion endet nicht innerhalb von { $most_operations } Schritten
functions-call-each-other-more-6289 = Funktionen rufen einander öfter als { $deepest }-mal auf
a-list-or-a-text-5ed7 = eine Liste oder ein Text hat mehr als { $largest } Teile
line-61a5 = Zeile { $line }: { $message }

## engine/rulesets/written/script/functions.rs

is-not-one-sign-23e8 = '{ $what }' ist nicht ein einziges Zeichen
a-square-is-a-whole-6db0 = ein Feld ist eine ganze Zahl, und ein Zeichen ein Text aus einem einzigen Zeichen
there-is-no-square-there-660f = es gibt kein Feld { $square }: Felder gibt es { $squares }

## games/api/atlas.rs

what-a-picture-is-of-b7df = eine Bildangabe

## games/api/calculation.rs

this-takes-a-moment-to-594b = dies zu berechnen dauert einen Moment
the-value-has-characters-cf4c = der Wert hat { $what } Zeichen
more-than-earlier-results-00dc = mehr als { $most_earlier } frühere Ergebnisse
an-expression-a799 = ein Ausdruck
a-position-762d = eine Stellung

## games/api/coach.rs

expected-a-height-from-1-38a9 = erwartet wird eine Höhe von 1 bis { $rungs }
expected-a-rung-from-1-ae45 = erwartet wird eine Stufe von 1 bis { $rungs }
there-is-no-such-rung-17cf = eine solche Stufe gibt es hier nicht

## games/api/entry.rs

another-person-d5e2 = Ein anderer Mensch
plays-beside-you-on-the-ffee = spielt neben dir, am selben Bildschirm

## games/api/failure.rs

of-more-than-bytes-801e = { $translated } mit mehr als { $most } Bytes

## games/api/game.rs

you-start-c67f = Du fängst an.
starts-991e = { $name_of } fängt an.
who-sets-up-the-piles-af48 = Wer legt die Haufen hin? Der andere bestimmt, wer anfängt.
set-up-the-piles-0763 = Leg die Haufen hin.
choose-who-starts-4b43 = Bestimme, wer anfängt.
you-choose-go-first-or-230e = Du darfst wählen: als Erster oder als Zweiter ziehen?
player-9392 = Spieler { $number }: { $asked }
would-have-drawn-9640 = { $what } { $better } hätte remis gehalten.
a-mistake-5fd0 = Ein Fehler:
would-have-won-692c = { $what } { $better } hätte gewonnen.
expected-a-rung-from-0-04ad = erwartet wird eine Stufe von 0 bis { $rungs }
an-address-a6e8 = eine Adresse
a-link-2198 = ein Link

## games/api/handle.rs

a-request-2e0c = eine Anfrage
this-is-not-json-93ec = dies ist kein JSON: { $message }
docs-api-md-describes-all-e9ca = docs/api.md beschreibt alle Anfragen
expected-either-a-rung-or-98fb = erwartet wird entweder eine Stufe oder ein Thema
expected-a-level-of-explanation-0488 = erwartet wird eine Stufe der Erklärung von 0 bis 3
an-answer-235d = eine Antwort
a-lower-level-or-fewer-e5e1 = eine niedrigere Stufe oder weniger Züge machen sie kürzer

## games/api/lesson.rs

more-than-answers-2e83 = mehr als { $most_moves } Antworten
something-said-d9cd = eine Äußerung

## games/api/misere.rs

order-p-portion-period-after-f9c5 = { $rules }: Ordnung { $order }, davon { $portion } im P-Teil, Periode { $period } nach { $what }, bewiesen
n-n-for-n-therefore-48fc = Φ(n+{ $period }) = Φ(n) für { $what } { $most } n < { $bound }, daher für immer (Plambeck und Siegel)
order-p-portion-up-to-ac44 = { $rules }: Ordnung { $order }, davon { $portion } im P-Teil, bis Haufen { $last }, beobachtet
period-after-as-far-as-d8e0 = Periode { $period } nach { $what }, soweit berechnet wurde
period-after-as-far-as-d5d3 = Periode { $period } nach { $what }, soweit berechnet wurde; Haufen bis { $saturating_sub } würden es beweisen
order-p-portion-up-to-f5ff = { $rules }: Ordnung { $order }, davon { $portion } im P-Teil, bis Haufen { $last }, keine Periode zu sehen
relations-fd78 = Relationen: { $relations }

## games/api/request.rs

this-is-for-games-of-aade = dies ist für Spiele mit zwei Spielern da
this-is-a-game-of-8ea7 = dies ist ein Spiel mit zwei Spielern
a-game-of-more-than-4f6f = ein Spiel mit mehr als { $most_moves } Zügen
so-many-moves-with-so-983f = so viele Züge mit einer so langen Stellung sind zu viel
this-is-a-game-of-9c34 = dies ist ein Spiel mit { $number } Spielern
there-are-only-moves-7879 = { $count ->
    [one] es gibt nur { $count } Zug
   *[other] es gibt nur { $count } Züge
}
a-move-29c7 = ein Zug
a-position-of-more-than-3140 = eine Stellung mit mehr als { $most_parts } Teilen
expected-a-seed-below-2-05a3 = erwartet wird ein Startwert kleiner als 2^53

## games/api/seats.rs

the-last-move-wins-f3fa = Der letzte Zug gewinnt.
between-two-players-180e = { $seats } Zwischen zwei Spielern: { $rules }
games-of-n-players-6f71 = Spiele mit n Spielern
a-game-is-a-tuple-9f75 = Ein Spiel ist ein Tupel von Mengen von Spielen, eine Menge für jeden Spieler, der zu einem Spiel aus seiner eigenen Menge zieht; in einer Summe zieht er in einem der Spiele.
play-cc50 = { $chosen } spielen
moves-of-tuples-are-typed-a0fc = Züge in Tupeln werden eingetippt, nicht angetippt
a-person-9b1e = Ein Mensch
plays-on-this-screen-608e = spielt an diesem Bildschirm
wants-that-or-itself-wins-be71 = möchte, dass { $seat } oder er selbst gewinnt
an-ally-of-d511 = Ein Verbündeter von { $seat }
never-misses-the-best-result-0d47 = verpasst nie das beste Ergebnis, das er erreichen kann
tuples-say-themselves-how-many-89db = Tupel sagen selbst, wie viele spielen

## games/api/sequence.rs

a-ruleset-2e66 = ein Spielname
heaps-of-are-smaller-than-21d2 = Haufen von { $rules } sind hier kleiner als { $most }
there-are-no-values-faf6 = es gibt keine Werte

## games/api/table.rs

more-than-handles-e43c = mehr als { $most_handles } Griffe
positions-of-these-rules-are-4111 = Stellungen dieses Spiels werden eingetippt
expected-a-number-below-2-cf65 = erwartet wird eine Zahl kleiner als 2^64
there-is-no-such-number-5bbd = eine solche Zahl gibt es nicht
more-than-points-of-a-2e53 = mehr als { $most_points } Punkte einer Kurve
moves-are-not-drawn-as-3260 = Züge werden hier nicht als Kurven gezeichnet
a-height-31b2 = eine Höhe
with-its-values-656c = { $position }, mit den Werten
the-powers-of-two-in-0b7b = die Zweierpotenzen in { $position }
there-is-no-such-picture-199d = ein solches Bild gibt es nicht, oder es würde zu groß
the-thermograph-of-525a = der Thermograph von { $position }

## games/api/teaching.rs

an-answer-to-a-puzzle-7d2a = eine Antwort auf ein Rätsel
expected-a-level-from-1-b877 = erwartet werden eine Stufe von 1 bis { $levels } und ein Startwert unter 2^53

## games/api/written.rs

a-file-of-a-ruleset-8d5b = eine Datei mit Spielregeln
rules-is-a-list-of-47ae = 'rules' ist eine Liste von höchstens { $most_files } Dateien
each-file-of-rules-is-2f63 = jede Datei von 'rules' ist ein Text

## games/atlas/dimensions.rs

the-value-that-needs-an-78dc = der Wert, der einen unendlichen Stein braucht, liegt nicht unter { $most_value }
dimension-5b9d = Dimension
prime-factors-2cd7 = Primfaktoren
finite-stones-suffice-fcb2 = endliche Steine reichen
least-value-without-a3af = kleinster Wert ohne
stone-for-it-fb10 = Stein dafür
one-more-stone-on-the-992d = Ein weiterer Stein auf der Diagonalen, auf (r, …, r), gleicht jedes Brett von Nimbers aus: In d Dimensionen ist er r hoch d wert.
for-all-boards-of-finite-38cf = Für alle Bretter von endlichem Wert reicht ein endlicher genau dann, wenn kein Primfaktor von d eine Fermat-Zahl 2^(2^n) + 1 teilt; die Primzahlen bis { $last }, die eine solche teilen, sind { $into_iter }.
in-the-other-dimensions-the-4df9 = Für die anderen Dimensionen nennt die Tabelle den kleinsten Wert, den kein endlicher Stein ausgleicht, und das r des kleinsten Steins, der es tut.
where-finite-stones-suffice-2-6826 = Wo endliche Steine reichen: 2 bis { $last } Dimensionen
yes-a9df = ja
no-divides-1-ea20 = nein: { $prime } teilt { $power } + 1

## games/atlas/drawn.rs

the-position-8ceb = Die Stellung { $what }.
the-thermograph-of-values-increase-1dc7 = Der Thermograph von { $what }: Werte nehmen nach links zu, Temperaturen nach oben; der Teil unter 0 ist schattiert.

## games/atlas/heaps.rs

rows-have-from-1-to-0133 = Zeilen haben 1 bis { $longest_row } Haufen
a-square-for-each-heap-1c24 = Ein Feld für jeden Haufen, { $columns } in einer Zeile, von Haufen 0 bis Haufen { $shown }; je größer sein Grundy-Wert, desto dunkler.
outlined-the-heaps-below-whose-bdc3 = Umrandet: die Haufen unter { $preperiod }, deren Werte nicht die der rückwärts fortgesetzten Periode sind.
grundy-values-of-in-rows-503f = Grundy-Werte von { $rules } in Zeilen zu je { $columns } Haufen
rows-are-as-long-as-f96d = Die Zeilen sind so lang wie die Periode; daher hat ab Haufen { $preperiod } jede Spalte des Bilds nur einen Wert.
rows-are-periods-long-so-c765 = Die Zeilen sind { $periods } Perioden lang; daher hat ab Haufen { $preperiod } jede Spalte des Bilds nur einen Wert.
rows-are-as-long-as-3e29 = Die Zeilen sind so lang wie die Periode; daher nehmen ab Haufen { $preperiod } die Werte in jeder Spalte des Bilds von Zeile zu Zeile um { $saltus } zu.
rows-are-periods-long-so-36ff = Die Zeilen sind { $periods } Perioden lang; daher nehmen ab Haufen { $preperiod } die Werte in jeder Spalte des Bilds von Zeile zu Zeile um { $periods2 } zu.

## games/atlas/knights.rs

knights-the-powers-of-32e6 = { $knights } Ritter: die Potenzen von { $generator }
the-nimbers-other-than-0-f8ab = Die { $knights } von 0 verschiedenen Nimber des Körpers mit { $knights2 } Elementen sind die Potenzen von { $generator }; der mit dem Exponenten k sitzt bei k/{ $knights3 } einer vollen Drehung, von der 1 rechts aus gegen den Uhrzeigersinn.
is-the-least-generator-of-e2c9 = { $generator } ist der kleinste Erzeuger dieses Körpers.
is-compatible-with-the-generators-bb8f = { $generator } ist mit den Erzeugern der anderen Körper verträglich: Jeder Nimber sitzt an allen Tischen, deren Plätze so verteilt sind, beim selben Winkel.
the-numbers-outside-are-the-02e5 = Die Zahlen außen sind die Exponenten.
only-those-of-the-field-dc9e = Nur die des Körpers mit { $field } Elementen haben Namen und dunkel gezeichnete Sehnen: Sie sitzen auf jedem { $every }. Platz.
to-multiply-add-the-angles-0d5c = Zum Multiplizieren addiert man die Winkel: { $what } sitzt bei { $what2 }/{ $knights } und { $other } bei { $other2 }/{ $knights2 }; ihr Produkt sitzt also bei { $knights3 }/{ $knights4 } und ist { $other3 }.
chords-join-n-and-n-699f = Sehnen verbinden n und n ⊕ 1; die 1 hat keine, denn 1 ⊕ 1 = 0 sitzt nicht am Tisch. An ihnen liest man Summen ab: n ⊕ m ist m mal der Partner von n/m, wenn n und m verschieden sind.
three-times-the-angle-of-4f09 = Das Dreifache des Winkels von { $seat }, der { $seat2 }/{ $knights } beträgt, ist der Winkel von { $seat3 }, seiner dritten Potenz.

## games/atlas/mod.rs

the-round-table-of-the-fb5f = Die Tafelrunde der Ritter
nimbers-seated-so-that-to-3f19 = Nimber, so um den Tisch gesetzt, dass Multiplizieren das Addieren von Winkeln ist; an Sehnen liest man Summen ab
nim-addition-de23 = Nim-Addition
the-sums-of-all-pairs-febe = die Summen aller Paare kleiner Zahlen, je größer, desto dunkler
nim-multiplication-dfa0 = Nim-Multiplikation
the-products-of-all-pairs-7079 = die Produkte aller Paare kleiner Zahlen, je größer, desto dunkler
stones-on-a-plane-board-8872 = Steine auf einem ebenen Brett
what-each-stone-of-the-7495 = was jeder Stein des Brettspiels Nimbers wert ist
stones-in-space-540b = Steine im Raum
what-stones-with-three-coordinates-0d29 = was Steine mit drei Koordinaten wert sind, Schicht für Schicht
grundy-values-of-heaps-e7a9 = Grundy-Werte von Haufen
the-values-of-a-game-f61f = die Werte eines Spiels mit Haufen, in Zeilen, die so lang sind wie seine Periode
a-thermograph-2948 = Ein Thermograph
how-the-value-of-a-d953 = wie der Wert eines Spiels abkühlt: eines Spiels oder einer Stellung von Links und Rechts
a-position-d265 = Eine Stellung
a-picture-of-hackenbush-or-3a9c = ein Bild von Hackenbush oder einer anderen Stellung, die gezeichnet werden kann
stones-that-suffice-by-dimension-5ee9 = Steine, die reichen, nach Dimension
in-which-dimensions-finite-stones-7a8b = in welchen Dimensionen endliche Steine jedes endliche Brett von Nimbers ausgleichen
there-is-no-kind-of-38c4 = es gibt keine Art von Bild '{ $excerpt }'
choose-one-of-77ec = zur Wahl stehen { $names }
pictures-of-the-kind-have-20f1 = Bilder der Art { $id } haben keine Größenangabe
pictures-of-the-kind-have-025a = Bilder der Art { $id } haben die Größen { $sizes }
pictures-of-the-kind-are-6cdd = Bilder der Art { $id } zeigen nichts anderes
pictures-of-the-kind-have-72e6 = Bilder der Art { $id } haben Zeilen nur einer Länge

## games/atlas/stones.rs

the-square-in-column-x-270e = Das Feld in Spalte x und Zeile y sagt, was ein Stein auf (x,y) wert ist: das Nimprodukt x ⊗ y, je größer, desto dunkler.
a-board-is-worth-the-9d52 = Ein Brett ist die Nimsumme seiner Steine wert; der zweite Spieler gewinnt, wenn sie 0 ist.
nimbers-stones-at-1-1-7830 = Nimbers: Steine auf (1,1) bis ({ $size },{ $size2 })
in-the-slice-z-the-9016 = In der Schicht z sagt das Feld in Spalte x und Zeile y, was ein Stein auf (x,y,z) wert ist: das Nimprodukt x ⊗ y ⊗ z, je größer, desto dunkler.
the-slice-z-1-is-298e = Die Schicht z = 1 ist das ebene Brett, und jede Schicht ist die erste mal z.
nimbers-in-space-stones-at-e627 = Nimbers im Raum: Steine auf (1,1,1) bis ({ $size },{ $size2 },{ $size3 })

## games/atlas/tables.rs

in-row-a-and-column-f07b = In Zeile a und Spalte b steht a ⊕ b, je größer, desto dunkler.
the-square-in-row-a-96a2 = Das Feld in Zeile a und Spalte b ist umso dunkler, je größer a ⊕ b ist.
each-sum-is-the-least-a6e9 = Jede Summe ist die kleinste Zahl, die weder links von ihr in ihrer Zeile noch über ihr in ihrer Spalte steht.
outlined-the-numbers-below-have-2a10 = Umrandet: Die Zahlen unter { $list } haben ihre Summen jeweils unter sich.
nim-sums-of-the-numbers-4404 = Nimsummen der Zahlen unter { $size }
in-row-a-and-column-9f46 = In Zeile a und Spalte b steht a ⊗ b, je größer, desto dunkler.
the-square-in-row-a-2bc4 = Das Feld in Zeile a und Spalte b ist umso dunkler, je größer a ⊗ b ist.
outlined-the-numbers-below-are-fb24 = Umrandet: Die Zahlen unter { $list } sind jeweils ein Körper und haben ihre Produkte unter sich; dort steht jede Zahl einmal in jeder Zeile außer der von 0.
all-numbers-below-are-no-3be4 = Alle Zahlen unter { $size } zusammen sind kein Körper: Das größte Produkt ist { $most }.
nim-products-of-the-numbers-fd8f = Nimprodukte der Zahlen unter { $size }

## games/calculator/digits.rs

a-number-of-more-than-005c = eine Zahl mit mehr als { $longest } Bits
a-base-is-a-number-d015 = eine Basis ist eine Zahl ab 2
an-ordinal-or-a-nimber-35b6 = eine Ordinalzahl oder ein Nimber

## games/calculator/direct.rs

is-no-game-that-is-7f72 = { $name } ist kein Spiel, das über seine Optionen durchsucht wird
expected-found-1812 = erwartet wird { $wanted }, gefunden wurde { $found }

## games/calculator/evaluate.rs

expected-an-ordinal-found-9439 = erwartet wird eine Ordinalzahl, gefunden wurde { $described }
more-than-sets-in-each-834e = mehr als { $max_sets } ineinander geschachtelte Mengen
expected-a-value-6203 = erwartet wird ein Wert
this-takes-too-much-work-fd19 = das ist zu viel Arbeit: { $exhausted }
e-needs-an-index-e0-b902 = e braucht einen Index: e0, e_(w)
zeta-needs-an-index-zeta-ac46 = zeta braucht einen Index: zeta_0
gamma-needs-an-index-gamma0-db01 = Gamma braucht einen Index: Gamma0
is-a-function-2493 = { $name } ist eine Funktion
it-is-called-as-8340 = der Aufruf lautet { $signature }
names-are-w-e0-gamma0-4200 = Namen sind w, e0, Gamma0 und dergleichen, und die Funktionen

## games/calculator/forms.rs

a-form-that-is-not-a047 = (eine Form, die nicht ausgeschrieben wird: { $failure })
expected-an-explicit-form-found-975a = erwartet wird eine explizite Form, gefunden wurde { $found }
which-options-of-a-form-d592 = welche Optionen einer Form dominiert oder umkehrbar sind, und warum, Schritt für Schritt
the-game-that-an-explicit-9af5 = das Spiel, dem eine explizite Form gleich ist, in kanonischer Form

## games/calculator/functions.rs

the-c-with-b-c-fdc6 = das c mit b + c = a, für b <= a
there-is-no-c-with-7927 = es gibt kein c mit b + c = a: { $shown } ist kleiner
the-q-with-a-b-f5a5 = das q mit a = b*q + r und r < b, wie a div b
the-r-b-with-a-2e7f = das r < b mit a = b*q + r, wie a mod b
the-natural-hessenberg-sum-as-07ce = die natürliche (Hessenberg-)Summe, wie a # b
the-natural-hessenberg-product-4dc6 = das natürliche (Hessenberg-)Produkt
the-nim-sum-of-ordinals-9e4e = die Nimsumme von Ordinalzahlen oder von Nimbern, wie a (+) b
the-successor-a-1-e045 = der Nachfolger, a + 1
the-b-with-b-1-ee15 = das b mit b + 1 = a, wenn a ein Nachfolger ist
is-no-successor-849f = { $shown } ist kein Nachfolger
element-n-of-the-fundamental-18ed = Element n der Fundamentalfolge der Limesordinalzahl a
expected-a-number-that-fits-216a = erwartet wird eine Zahl, die in 64 Bits passt
a-written-as-a-sum-265b = a als Summe von Zweierpotenzen geschrieben
a-written-in-cantor-normal-3bbe = a in Cantor-Normalform geschrieben
the-least-ordinal-or-nimber-54f6 = die kleinste Ordinalzahl, oder der kleinste Nimber, von diesen verschieden; auch mex({"{"}a, b, ...{"}"})
the-binary-digits-of-a-18d2 = die Binärziffern einer natürlichen Zahl
the-digits-of-a-natural-ac84 = die Ziffern einer natürlichen Zahl; über Basis 36 hinaus als Liste
veblen-s-function-phi-0-4db8 = die Veblen-Funktion: phi(0, b) = w^b, phi(1, b) = e_b
the-ordinal-under-the-star-0c9b = die Ordinalzahl unter dem Stern eines Nimbers
the-nimber-whose-square-is-e003 = der Nimber, dessen Quadrat x ist
the-nimber-1-x-as-6865 = der Nimber 1/x, wie *1 / x
the-least-nimber-whose-n-acfb = der kleinste Nimber, dessen n-te Potenz x ist, oder, wenn es zu viele gibt, die Potenz von x
all-n-th-roots-of-8d2e = alle n-ten Wurzeln des Nimbers x, oder die im Körper mit so vielen Bits
the-nimbers-x-with-a-2b6f = die Nimber x mit a + b*x + c*x^2 + ... = 0
the-lesser-nimber-y-with-6d8b = der kleinere Nimber y mit y*y + y = x
the-other-root-of-the-817f = die andere Wurzel der quadratischen Gleichung von x über dem Körper mit halb so vielen Bits
the-sum-of-the-conjugates-30d3 = die Summe der Konjugierten von x, 0 oder *1
the-norm-of-x-to-3a39 = die Norm von x in seinen größten echten Teilkörper, oder in den mit so vielen Bits
of-a-nimber-over-the-9da2 = bei einem Nimber der Grad über dem Körper mit zwei Elementen; bei einem Spiel, wie loopy es ist
the-minimal-polynomial-of-x-ddd7 = das Minimalpolynom von x über dem Körper mit zwei Elementen
a-finite-nimber-as-a-f50d = ein endlicher Nimber als Polynom in den Erzeugern *2, *4, *16, ... der Körper
the-polynomial-f-of-least-3598 = das Polynom f kleinsten Grades über dem Körper mit zwei Elementen mit f(a) = x
the-least-n-1-with-1c83 = das kleinste n >= 1 mit x^n = *1
the-least-n-with-base-28dc = das kleinste n mit base^n = x, ohne Angabe für generator(degree(x))
the-compatible-generator-of-the-a26b = der verträgliche Erzeuger des Körpers mit so vielen Bits
the-least-root-of-a-e6c7 = Die kleinste Wurzel eines Erzeugers kann im selben Körper liegen: root(*32, 257) ist *57, und die kleinste, die den Körper mit 2^16 Elementen erzeugt, ist generator(16) = *1051.
generator-n-2-n-1-eaa3 = generator(n)^((2^n-1)/(2^m-1)) = generator(m), wann immer m ein Teiler von n ist. Für n = 2, 4, 8, ... ist er der kleinste Erzeuger des Körpers mit dieser Eigenschaft: 2, 4, 32, 1051, ... Für andere n ergibt er sich aus den Lenstra-Zahlen w, w^w, w^(w^2), ...
without-a-base-log-x-5e96 = Ohne Basis ist log(x)/(2^degree(x) - 1) ein Bruchteil des Kreises, der nicht vom Körper abhängt, ob endlich oder unendlich: log(*2) = 1 von 3, log(*w) = 28 von 63. Eine Suche in einer Gruppe von Primzahlordnung p braucht etwa die Quadratwurzel von p viele Produkte; wo eine zu lang dauert, wird der Rest angegeben, den die anderen liefern.
the-generators-are-x-2-b176 = Die Erzeuger sind x = *2, y = *4, z = *16, t = *256, u = *65536, x5 = *(2^32), x6 = *(2^64), ... Das Quadrat eines jeden ist er selbst plus das Produkt der vorhergehenden: x^2 = x + 1, y^2 = y + x, z^2 = z + x*y, ... Die Körper sind also die Quotienten von GF(2)[x,y,z,...] nach diesen Relationen.
the-coordinates-of-x-in-8ad9 = Die Koordinaten von x in der Basis 1, a, a^2, ... des Körpers, den a erzeugt. Der Körper ist also der der Polynome modulo minpoly(a), und Summen und Produkte sind in beiden dieselben: express(*4, *32) = x^6+x^5+x^4+x+1 modulo x^8+x^6+x^5+x^2+1. Für einen eigenen Modul nimm als a eine seiner Nullstellen, etwa zeros(*1, *1, 0, *1) für x^3+x+1.
a-set-in-braces-stands-6473 = Eine Menge in geschweiften Klammern steht für ihre Elemente: mex({"{"}0, 1, 3{"}"}) = mex(0, 1, 3).
at-least-1-argument-2032 = mindestens 1 Argument
any-number-of-arguments-a6e8 = beliebig viele Argumente
m-1-argument-dca9 = 1 Argument
arguments-756d = { $count ->
    [one] { $count } Argument
   *[other] { $count } Argumente
}
or-arguments-0fa7 = { $count } oder { $count2 } Argumente
takes-not-2093 = { $name } verlangt { $expected }, nicht { $given }
the-argument-4c81 = das Argument

## games/calculator/game.rs

a-game-that-is-not-fb73 = (ein Spiel, das nicht ausgeschrieben wird: { $failure })

## games/calculator/games.rs

does-not-apply-to-games-1a0b = '{ $symbol }' ist auf Spiele nicht anwendbar
products-of-games-are-conway-d3fb = Produkte von Spielen sind conway(g, h) und norton(g, u)
games-are-multiplied-by-integers-4815 = Spiele werden nur mit ganzen Zahlen multipliziert
only-numbers-can-be-divided-0c4f = nur Zahlen lassen sich dividieren
this-is-no-dyadic-number-687d = das ist keine dyadische Zahl, also kein Spiel
numbers-among-games-are-fractions-e7a3 = Zahlen unter den Spielen sind Brüche, deren Nenner eine Zweierpotenz ist
expected-a-game-found-ff72 = erwartet wird ein Spiel, gefunden wurde { $described }
a-short-game-527f = ein kurzes Spiel
a-game-2752 = ein Spiel
left-has-no-move-3e0c = Links hat keinen Zug
who-wins-if-whoever-cannot-8e34 = wer gewinnt, wenn der gewinnt, der nicht ziehen kann
what-a-move-is-worth-51d2 = was ein Zug im Mittel wert ist: n*g ist ungefähr n*mean(g)
how-urgent-a-move-is-f3df = wie dringend ein Zug ist
the-walls-as-value-temperature-7d73 = die Wände, als Wert@Temperatur jeder Ecke von -1 aufwärts
the-numbers-with-which-a-db5f = die Zahlen, mit denen ein Spiel unvergleichbar ist, { $what }, wenn es keine gibt; [ oder ]: mit dem Ende
x-m-ab-a-number-069e = x*m.ab...: eine Zahl, ein Nimber, und wie oft jede Potenz von ↑
the-game-is-no-sum-e5e6 = das Spiel ist keine Summe von Potenzen von ↑
how-many-moves-the-canonical-e246 = wie viele Züge die kanonische Form höchstens dauert
whether-every-line-of-play-a5e5 = ob jeder Spielverlauf zu einer Zahl eine gerade Zahl von Zügen hat
whether-every-line-of-play-2526 = ob jeder Spielverlauf zu einer Zahl eine ungerade Zahl von Zügen hat
how-many-lines-of-play-69eb = wie viele Spielverläufe zu einer Zahl es gibt
what-the-moves-gain-gl-4cfb = was die Züge einbringen: gL - g und g - gR, und zwar die, die kein anderer übertrifft
the-games-of-a-sum-968f = die Spiele einer Summe nach dem orthodoxen Zug von Links im heißesten
the-same-in-the-widest-7de5 = dasselbe im breitesten, bei der Temperatur, die Links am meisten verspricht
g-if-each-move-costs-55ea = g, wenn jeder Zug die Zahl t > -1 kostet, am Mittelwert eingefroren
a-game-is-cooled-by-b7c5 = ein Spiel wird um eine Zahl gekühlt
g-cooled-by-its-temperature-02b4 = g, um seine Temperatur gekühlt
g-if-each-move-gains-4bcb = g, wenn jeder Zug das Spiel t einbringt
heat-g-t-with-s-8618 = heat(g, t) mit s für jede Einheit
the-norton-product-by-a-896f = das Norton-Produkt mit einem Spiel u > 0
the-conway-product-of-the-bd4a = das Conway-Produkt der kanonischen Formen
g-h-where-a-move-ee78 = g : h, wobei ein Zug in g das Spiel h beendet
the-sum-in-which-a-8df8 = die Summe, in der man in beiden zugleich zieht
the-sum-in-which-a-9da8 = die Summe, in der man in einem oder in beiden zieht
the-reduced-canonical-form-the-62db = die reduzierte kanonische Form: das einfachste Spiel, das sich nur infinitesimal unterscheidet
how-many-ups-an-all-d385 = wie viele ↑ ein dikotisches Spiel annähernd wert ist
the-companion-its-mirror-image-730e = der Begleiter: das Spiegelbild im Verband des Geburtstags
whether-in-all-its-followers-f78a = ob in allen Folgestellungen entweder beide Spieler ziehen können oder keiner

## games/calculator/line.rs

has-a-meaning-of-its-0bd9 = '{ $excerpt }' hat eine eigene Bedeutung
choose-another-name-as-g-082f = ein anderer Name ist nötig, etwa g oder k2

## games/calculator/loopy.rs

this-is-defined-for-games-0140 = dies ist nur für Spiele ohne Zyklen definiert
the-left-options-of-the-355f = die linken Optionen der kanonischen Form eines Spiels
the-right-options-of-the-c4bc = die rechten Optionen der kanonischen Form
who-wins-l-left-r-bc6b = wer gewinnt: L (Links), R (Rechts), N (wer am Zug ist), P (wer zuvor gezogen hat); D: Remis
the-number-that-is-reached-a777 = die Zahl, die erreicht wird, wenn Links beginnt und beide gut spielen
the-number-that-is-reached-a86a = die Zahl, die erreicht wird, wenn Rechts beginnt
the-left-stop-without-over-b9f4 = der Links-Stopp ohne over oder under
the-right-stop-without-over-5190 = der Rechts-Stopp ohne over oder under
how-many-games-the-canonical-0a0f = wie viele Spiele die kanonische Form enthält, sie selbst mitgezählt
m-0-0-g-9267 = {"{"}0||0|-g{"}"}
g-0-0-the-negative-d0f0 = {"{"}g|0||0{"}"}, das Negative von tiny(g)
whether-the-game-is-a-7841 = ob das Spiel eine Zahl ist
whether-it-lies-between-all-9dbf = ob es zwischen allen negativen und allen positiven Zahlen liegt
what-a-loopy-game-is-b6b4 = was ein loopy Spiel wert ist, wenn Remis als Siege von Links gelten
what-a-loopy-game-is-d8e2 = was ein loopy Spiel wert ist, wenn Remis als Siege von Rechts gelten
the-onside-of-the-sum-2f60 = die Onside der Summe zweier Stopper
the-offside-of-the-sum-8fc8 = die Offside der Summe zweier Stopper
what-tells-a-stable-stopper-312f = was einen stabilen Stopper von anderen seines Grades unterscheidet
the-variety-of-a-stopper-61ac = die Varietät eines Stoppers zu einem idempotenten Grad d, durch Upsums
the-variety-of-a-stopper-a2f3 = die Varietät eines Stoppers zu einem idempotenten Grad d, durch Downsums
the-power-x-1-of-1d0d = die Potenz x >= 1 eines Spiels g = {"{"}0|h{"}"}, wie ^<x> von up
the-powers-of-a-game-888e = die Summe der Potenzen eines Spiels bis x, wie ^[x] von up; x darf on sein
whether-nobody-can-draw-the-c42a = ob niemand ein Remis erreichen kann und die beiden Seiten des Spiels gleich sind
whether-a-stopper-has-the-6acf = ob ein Stopper für Upsums und für Downsums dieselbe Varietät hat
whether-g-g-g-fc00 = ob g + g = g
whether-a-stopper-can-be-fdbe = ob sich ein Stopper allein mit pass schreiben lässt
whether-it-is-a-number-d349 = ob es eine Zahl ist, on, off, oder eine Zahl mit over oder under dazu

## games/calculator/misere.rs

heaps-of-misere-play-are-b267 = Haufen des Misère-Spiels sind hier höchstens { $most_heap } groß
is-no-game-of-misere-eef4 = { $described } ist kein Spiel nach Misère-Regel
does-not-apply-to-games-3886 = '{ $symbol }' ist auf Spiele nach Misère-Regel nicht anwendbar
a-game-of-misere-play-59cf = ein Spiel nach Misère-Regel
a-nimber-or-a-form-cb2e = ein Nimber, oder eine Form wie *[2#1], als Spiel nach Misère-Regel
its-grundy-value-and-those-5334 = sein Grundy-Wert, und die des Misère-Spiels mit 0, 1, 2, ... Haufen der Größe 2 dazu
the-least-number-that-no-aed7 = die kleinste Zahl, die im Misère-Spiel keine Option hat; 1 beim Spiel ohne Züge
tame-restive-restless-or-wild-bd5b = zahm (tame), widerspenstig (restive), unruhig (restless) oder wild (wild)

## games/calculator/nimbers.rs

up-to-4096-bits-every-208e = bis 4096 Bits ist jede Ordnung bekannt
the-fields-have-1-2-b61f = die Körper haben 1, 2, 4, 8, 16, … Bits
the-norm-goes-to-a-8460 = die Norm führt in einen kleineren
root-x-n-is-one-e0c4 = root(x, n) ist eine davon
those-up-to-4096-bits-c0a6 = die bis 4096 Bits sind bewiesen
nim-sums-have-no-limit-2650 = für Nimsummen gibt es keine Grenze
products-and-inverses-are-known-13a5 = Produkte und Inverse sind unterhalb von w^(w^(w^w)) bekannt
it-is-known-modulo-a-814d = er ist modulo einer Zahl mit { $bit_len } Bits bekannt
it-leaves-the-remainder-modulo-cc71 = er lässt modulo { $modulus } den Rest { $value }
this-takes-too-much-work-0a0c = das ist zu viel Arbeit
the-rest-is-a-logarithm-05d0 = { $known }; der Rest ist ein Logarithmus in einer Gruppe der Ordnung { $prime }
it-is-a-logarithm-in-2b54 = es ist ein Logarithmus in einer Gruppe der Ordnung { $prime }
a-nimber-has-finite-powers-d6cd = ein Nimber hat nur endliche Potenzen
expected-a-finite-nimber-found-1b85 = erwartet wird ein endlicher Nimber, gefunden wurde { $shown }
expected-the-number-of-bits-19d3 = erwartet wird die Anzahl der Bits eines Körpers
expected-a-natural-number-cb8f = erwartet wird eine natürliche Zahl
is-no-power-of-5d91 = { $shown } ist keine Potenz von { $shown2 }
is-outside-the-field-that-d5e7 = { $nimber } liegt außerhalb des Körpers, den { $base } erzeugt
its-elements-are-the-sums-0446 = seine Elemente sind die Summen von Potenzen von { $base }
a-polynomial-of-more-than-0e37 = ein Polynom mit mehr als { $longest } Buchstaben
lies-in-the-field-of-5bc5 = { $found } liegt im Körper von { $x }; die kleinste solche Wurzel, die den nächsten Körper erzeugt, ist { $next } = generator({ $degree })

## games/calculator/operators.rs

the-nimber-of-height-a-e21d = der Nimber der Höhe a
power-0dfd = Potenz
negative-of-a-number-or-8722 = Negatives einer Zahl oder eines Spiels
product-of-nimbers-their-nim-ec27 = Produkt; bei Nimbern ihr Nimprodukt und dessen Umkehrung; n Kopien eines Spiels; Nimprodukt; Quotient und Rest
sum-of-nimbers-their-nim-68b7 = Summe, bei Nimbern ihre Nimsumme; Differenz von Spielen; natürliche Summe; Nimsumme
one-at-a-time-f2fb = jeweils nur einer
comparison-of-values-that-do-b188 = Vergleich; || bei Werten, die nicht vergleichbar sind
operators-do-not-apply-to-6b60 = { $first } lässt keine Operatoren zu
and-do-not-mix-e67d = { $first } und { $second } passen nicht zusammen
the-nimber-of-height-is-6491 = der Nimber der Höhe { $height } wird { $nimber } geschrieben
the-nimber-of-height-is-6515 = der Nimber der Höhe { $height } wird { $nimber } geschrieben; unter den Spielen sind nur die natürlichen Zahlen Ordinalzahlen
the-product-of-a-number-1d3e = das Produkt einer Zahl und eines Nimbers könnte auf zwei Arten gemeint sein
write-x-for-the-nim-9a1d = man schreibt *{ $number } (x) { $nimber } für das Nimprodukt, { $number2 } * {"{"}{ $nimber2 }{"}"} für Kopien
does-not-apply-to-true-27be = '{ $symbol }' ist auf true und false nicht anwendbar
infinite-ordinals-cannot-be-subtracted-f71d = unendliche Ordinalzahlen lassen sich nicht mit '-' subtrahieren
sub-a-b-is-the-5cf1 = sub(a, b) ist das c mit b + c = a
infinite-ordinals-cannot-be-divided-a6f7 = unendliche Ordinalzahlen lassen sich nicht mit '/' dividieren
div-a-b-is-the-5816 = div(a, b) ist das q mit a = b*q + r und r < b, und rem(a, b) ist das r
does-not-apply-to-ordinals-b7eb = '{ $symbol }' ist auf Ordinalzahlen nicht anwendbar
does-not-apply-to-nimbers-d65b = '#' ist auf Nimber nicht anwendbar
the-sum-of-nimbers-is-dfe7 = die Summe von Nimbern wird *a + *b geschrieben
does-not-apply-to-nimbers-9831 = '{ $symbol }' ist auf Nimber nicht anwendbar
in-a-field-nothing-is-2e66 = in einem Körper bleibt kein Rest: *a / *b ist der Quotient
cannot-be-raised-to-8a50 = { $base } lässt sich nicht potenzieren, wenn der Exponent { $exponent } ist
an-exponent-is-a-number-c8bb = ein Exponent ist eine Zahl oder eine Ordinalzahl: w^2, e0^w
an-infinite-ordinal-is-never-17fd = eine unendliche Ordinalzahl ist niemals negativ
does-not-apply-to-632e = { $found } lässt '-' nicht zu
expected-an-ordinal-after-found-dc3a = nach '*' wird eine Ordinalzahl erwartet, gefunden wurde { $found }
a-nimber-looks-like-5-2796 = ein Nimber sieht aus wie *5 oder *(w+1); ein Produkt steht zwischen zwei Werten
true-and-false-have-no-fbdb = true und false sind nicht geordnet
they-can-be-compared-with-1ca1 = sie lassen sich mit == und != vergleichen

## games/calculator/positions.rs

a-game-with-a-score-bd9a = ein Spiel um Punkte hat in Summen keinen Wert: dort entscheidet der letzte Zug
who-wins-is-known-only-57c8 = wer gewinnt, ist nur für den Fall bekannt, dass der Spieler beginnt, der am Zug ist

## games/calculator/session.rs

a-value-looks-like-7-14ed = ein Wert sieht aus wie 7, w^2+3, *5, *(w+1) oder {"{"}2|-1{"}"}
no-room-is-left-for-e4b0 = für den Wert von '{ $excerpt }' ist kein Platz mehr
there-is-no-earlier-answer-e1cd = es gibt keine frühere Antwort
answer-is-no-longer-kept-b751 = Antwort %{ $number } wird nicht mehr aufbewahrt
kept-are-to-3d88 = aufbewahrt sind %{ $forgotten } bis %{ $count }
answer-cannot-be-used-again-b009 = Antwort %{ $number } kann nicht wiederverwendet werden
there-is-no-answer-9d76 = es gibt keine Antwort %{ $number }
there-are-1-to-and-26f0 = es gibt %1 bis %{ $count }, und % ist die letzte

## games/calculator/tuples.rs

does-not-apply-to-games-2ae8 = '{ $symbol }' ist auf Spiele mit n Spielern nicht anwendbar
cannot-be-added-to-this-101d = { $found } kann nicht zu diesem Spiel mit { $players } Spielern addiert werden

## games/calculator/value.rs

a-list-of-nimbers-a60b = eine Liste von Nimbern
a-polynomial-479f = ein Polynom
a-row-of-digits-a0b7 = eine Ziffernfolge
a-loopy-game-07f8 = ein loopy Spiel
a-game-of-n-players-f4bb = ein Spiel mit n Spielern
a-genus-9269 = ein Genus
a-class-of-misere-play-481a = eine Klasse des Misère-Spiels
a-list-of-games-6c76 = eine Liste von Spielen
an-explicit-form-f289 = eine explizite Form
a-simplification-37bd = eine Vereinfachung
an-outcome-3c70 = ein Ausgang
a-thermograph-2623 = ein Thermograph
an-interval-62fb = ein Intervall
an-expansion-in-powers-of-c32f = eine Entwicklung nach Potenzen von ↑

## games/catalogue/kinds_of_games.rs

references-b26c = Literatur
the-kinds-of-games-are-bbcc = Die Arten von Spielen erklären { $commands }.

## games/catalogue/mod.rs

options-in-brackets-behind-the-2134 = Angaben, in Klammern hinter dem Namen
examples-24be = Beispiele
position-8bd8 = Stellung
shows-d827 = zeigt
ruleset-12dc = Spiel
title-a0d5 = Titel
there-is-1340 = es gibt: { $all }

## games/certificate/format.rs

not-a-certificate-8576 = kein Zertifikat: { $json_error }
not-checked-to-the-end-9f63 = nicht zu Ende geprüft: { $what }
this-is-not-a-certificate-d8c6 = das ist kein Zertifikat von Nimatron
version-is-unknown-this-reads-1314 = Version { $schema } ist unbekannt, gelesen wird { $schema2 }
the-position-is-played-otherwise-4ca9 = die Stellung wird anders gespielt
only-p-positions-may-have-9d93 = nur p_positions darf kleine Teile haben
a-certificate-holds-either-positions-4b22 = ein Zertifikat enthält entweder positions, values, couples, p_positions, einen Quotienten oder eine Erklärung
positions-can-come-again-so-712d = Stellungen können wiederkehren, so dass keine Tabelle von Antworten ein Beweis ist
a-score-decides-here-of-9a3f = hier entscheiden Punkte, von denen eine Tabelle von Antworten nichts sagt
position-of-757f = Stellung { $index } von { $rows }
the-table-must-begin-with-e350 = die Tabelle muss mit der Stellung selbst beginnen
the-table-says-otherwise-e063 = die Tabelle sagt etwas anderes
value-of-23fa = Wert { $index } von { $rows }
the-list-says-otherwise-a089 = die Liste sagt etwas anderes
couple-of-2c62 = Paar { $index } von { $rows }
p-position-of-ebd0 = p_position { $index } von { $count }
the-position-is-no-sum-cd3d = die Stellung ist keine Summe von Haufen im Misère-Spiel
the-quotient-says-otherwise-2ac3 = der Quotient sagt etwas anderes
it-must-begin-with-the-2ad6 = sie muss mit dem Ausgang beginnen
the-explanation-says-otherwise-604c = die Erklärung sagt etwas anderes

## games/certificate/long.rs

a-line-is-longer-than-aacf = eine Zeile ist länger als { $longest_line } Bytes
it-is-no-text-in-7e4c = das ist kein Text in UTF-8
a-couple-ends-with-a-a6a4 = ein Paar endet mit einem Komma, das letzte mit ]{"}"}
it-ends-before-the-last-dcb0 = die Datei endet vor dem letzten Paar
something-stands-behind-the-last-a7d2 = hinter dem letzten Paar steht noch etwas

## games/certificate/mod.rs

who-wins-is-known-but-263c = wer gewinnt, ist bekannt, aber: { $translated }

## games/certificate/players.rs

cannot-force-a-win-against-b798 = die Koalition { $what } kann gegen alle anderen keinen Sieg erzwingen
the-theorem-does-not-say-ca77 = der Satz sagt nicht, wer einen Sieg erzwingen kann, und es gibt zu viele Stellungen, um alle durchzuprobieren
more-than-positions-can-be-1419 = mehr als { $what } Stellungen sind erreichbar
this-is-no-certificate-of-ed13 = das ist kein bekanntes Zertifikat eines Spiels mit n Spielern
a-certificate-holds-the-strategy-a50a = ein Zertifikat enthält die Strategie einer Koalition, oder Ergebnisse mit ihren Stellungen oder einer Erklärung
the-rules-are-others-here-a006 = hier gelten andere Regeln
this-position-stands-here-twice-e727 = diese Stellung steht hier zweimal
there-are-infinitely-many-moves-11b4 = es gibt unendlich viele Züge
what-leads-to-is-not-dd93 = die Stellung nach { $chosen } steht nicht in der Tabelle
results-have-no-place-in-836c = Ergebnisse haben in einer Strategie nichts zu suchen
the-play-is-over-and-e9f5 = das Spiel ist zu Ende, und die Koalition hat verloren
it-is-not-the-turn-7a35 = die Koalition ist nicht am Zug
the-coalition-has-no-reply-1c39 = die Koalition hat keine Antwort
what-the-reply-leads-to-52be = die Stellung nach der Antwort steht nicht in der Tabelle
expected-results-and-no-reply-a154 = erwartet werden Ergebnisse und keine Antwort
the-results-are-others-96c2 = die Ergebnisse sind andere
claim-7378 = Behauptung { $place }
is-missing-68c8 = es fehlt: { $translated }

## games/certificate/quotient.rs

it-is-that-of-another-b51e = er gehört zu einem anderen Spiel
it-does-not-reach-to-cb80 = er reicht nicht bis zu den Haufen der Stellung
this-is-no-certificate-of-35e9 = das ist kein bekanntes Zertifikat eines Quotienten
a-preperiod-has-a-period-2a94 = zu einer Vorperiode gehört eine Periode

## games/certificate/strategy.rs

this-position-stands-in-the-bcd6 = diese Stellung steht zweimal in der Tabelle
this-position-cannot-be-reached-9ae2 = diese Stellung ist nicht erreichbar
no-game-that-ends-is-bb45 = keine Partie, die endet, ist ein Remis
there-are-infinitely-many-moves-fcf9 = es gibt unendlich viele Züge, also ist keine Tabelle vollständig
leads-to-a-p-position-6985 = { $chosen } führt zu einer P-Stellung
without-moves-the-outcome-is-7d1d = ohne Züge ist der Ausgang { $terminal }
an-n-position-needs-a-2d4f = eine N-Stellung braucht eine Antwort
a-p-position-has-no-8ad3 = eine P-Stellung hat keine gewinnende Antwort
the-reply-leads-to-an-bf9a = die Antwort { $reply } führt zu einer N-Stellung
leads-to-which-is-not-862c = { $chosen } führt zu '{ $after }', und das steht nicht in der Tabelle

## games/explain/by_family.rs

an-explanation-begins-with-the-97f3 = eine Erklärung beginnt mit dem Ausgang

## games/explain/check.rs

step-7bda = Schritt { $place }: { $reason }
this-is-about-other-games-2481 = hier geht es um andere Spiele
this-is-about-not-about-fe22 = hier geht es um '{ $named }', nicht um '{ $position }'
the-convention-is-play-953c = die Konvention ist: { $actual }
the-outcome-is-not-b791 = der Ausgang ist { $found }, nicht { $outcome }
there-are-moves-left-08c1 = es gibt noch Züge
there-are-moves-7844 = { $all ->
    [one] es gibt { $all } Zug
   *[other] es gibt { $all } Züge
}
moves-win-c854 = { $winning ->
    [one] { $winning } Zug gewinnt
   *[other] { $winning } Züge gewinnen
}
there-is-no-move-0864 = es gibt keinen Zug
there-is-a-winning-move-2cd4 = es gibt einen Gewinnzug
leaves-e85e = { $chosen } hinterlässt { $left }
this-theorem-is-about-other-8f10 = dieser Satz handelt von anderen Spielregeln
this-term-means-nothing-here-3924 = dieser Begriff bedeutet hier nichts
not-the-smaller-values-one-2b48 = nicht die kleineren Werte, einer nach dem anderen
more-than-moves-are-named-602d = mehr als { $most } Züge sind genannt
the-move-is-named-twice-92bb = der Zug { $chosen } ist zweimal genannt
the-winning-move-is-missing-69ae = der Gewinnzug { $chosen } fehlt
not-all-winning-moves-are-f1bb = nicht alle Gewinnzüge sind genannt
there-are-no-other-winning-9f3d = es gibt keine weiteren Gewinnzüge
the-move-does-not-win-ad7b = der Zug { $chosen } gewinnt nicht
there-is-a-winning-reply-5695 = es gibt eine gewinnende Antwort

## games/explain/copying.rs

no-parts-cancel-3815 = keine Teile heben sich auf
other-parts-cancel-c357 = andere Teile heben sich auf
other-parts-are-left-8dfe = andere Teile bleiben übrig

## games/explain/labels.rs

more-than-positions-6b13 = mehr als { $most_rows } Stellungen
the-positions-have-no-names-9c3f = die Stellungen haben keine Namen
a-position-is-missing-fe04 = eine Stellung fehlt
the-row-of-1453 = die Zeile von { $position }: { $what }
it-cannot-be-reached-2819 = sie ist nicht erreichbar
the-options-are-others-26c6 = die Optionen sind andere
an-option-has-another-value-741e = eine Option hat einen anderen Wert oder kommt erst später
the-mex-of-the-options-792f = das Mex der Optionen ist ein anderes
it-stands-there-twice-a7d8 = sie steht zweimal da

## games/explain/length.rs

the-game-has-had-or-5d2c = die Zahl der bisherigen oder der noch möglichen Züge ist eine andere
whole-strategies-are-for-short-3a14 = vollständige Strategien gibt es nur für kurze Partien von Sprouts
has-no-answer-8808 = { $chosen } hat keine Antwort
is-answered-twice-77d8 = { $chosen } wird zweimal beantwortet
whoever-cannot-move-wins-7f5c = wer nicht ziehen kann, gewinnt
is-not-answered-2cb2 = { $chosen } wird nicht beantwortet

## games/explain/loopy.rs

what-all-moves-of-the-1cae = wohin alle Züge dessen führen, der am Zug ist, und der Satz müssen da sein
it-is-not-settled-within-7a61 = sie ist in den angegebenen Zügen nicht entschieden
it-is-a-win-in-8bbc = sie ist ein Sieg, nach so vielen Zügen: { $moves }
it-is-a-loss-in-5d82 = sie ist eine Niederlage, nach so vielen Zügen: { $moves }
it-is-a-draw-1d1d = sie ist ein Remis
the-move-does-not-draw-ed7d = der Zug { $chosen } hält nicht remis
not-all-moves-are-named-35d5 = nicht alle Züge sind genannt, oder alle sind es
both-players-have-the-same-d278 = beide Spieler haben dieselben Züge
it-comes-earlier-02b3 = er kommt früher
something-else-becomes-of-the-df48 = für den Spieler geht es anders aus
it-leaves-another-value-7fc8 = er hinterlässt einen anderen Wert
it-is-edee = es ist { $value }
the-value-is-another-one-18f6 = der Wert ist ein anderer
positions-can-be-reached-1c3b = erreichbare Stellungen: { $found }

## games/explain/misere.rs

theory-says-something-else-of-6042 = die Theorie sagt über diese Stellung etwas anderes

## games/explain/partizan.rs

what-all-moves-of-the-1828 = es muss dastehen, was alle Züge des Spielers am Zug hinterlassen, und dazu der Satz
the-values-of-the-parts-3468 = die Werte der Teile sind andere
it-is-the-turn-of-bced = am Zug ist { $player }
it-is-named-twice-96a7 = er ist zweimal genannt
it-is-the-other-player-dcc4 = es gewinnt der andere Spieler

## games/explain/parts.rs

the-nim-sum-is-03b4 = die Nimsumme ist { $sum }
some-move-leaves-0-in-9168 = in anderen Teilen hinterlässt ein Zug 0
the-winning-moves-are-made-b749 = die Gewinnzüge finden in anderen Teilen statt
the-row-of-is-wrong-3aad = die Zeile von { $part } ist falsch
one-row-for-each-part-8f0c = eine Zeile für jeden Teil

## games/explain/piles/check.rs

the-column-sums-and-the-b6ef = die Spaltensummen und der Satz müssen beide da sein
the-number-of-ones-does-ac7e = die Anzahl der Einsen entscheidet nicht
the-number-of-ones-is-f09a = die Anzahl der Einsen ist { $ones }
the-modulus-is-af8b = der Modul ist { $modulus }
the-uneven-powers-are-others-b31c = die unausgeglichenen Potenzen sind andere
the-move-leaves-outcome-0524 = der Zug hinterlässt den Ausgang { $actual }
there-is-no-value-under-500c = unter diesen Regeln gibt es keinen Wert
residues-belong-to-bounded-nim-f8de = Reste gehören zum beschränkten Nim
the-modulus-is-1-8351 = der Modul ist { $max } + 1
one-row-for-each-pile-a640 = eine Zeile für jeden Haufen
row-is-wrong-3cb5 = Zeile { $index } ist falsch
only-misere-play-has-a-180f = nur im Misère-Spiel gibt es eine Wende
piles-are-large-not-5926 = { $actual ->
    [one] { $actual } Haufen ist groß, nicht { $large }
   *[other] { $actual } Haufen sind groß, nicht { $large }
}
the-switch-is-not-there-8ffe = die Wende ist nicht da
other-piles-are-large-3892 = andere Haufen sind groß
row-does-not-add-up-dbe7 = Zeile { $index } ergibt in der Summe nicht ihren Haufen
the-number-of-winning-moves-f67b = die Anzahl der Gewinnzüge muss nicht ungerade sein
this-is-not-their-number-941c = das ist nicht ihre Anzahl
winning-moves-start-from-other-33b3 = Gewinnzüge gehen von anderen Haufen aus
powers-that-stand-alone-do-4055 = Potenzen, die allein stehen, entscheiden hier nicht
m-2-is-not-the-highest-b3ca = 2^({ $exponent }) ist nicht die höchste Potenz, die allein steht
other-piles-have-this-power-7b31 = andere Haufen haben diese Potenz
not-exactly-one-winning-move-929e = nicht von jedem dieser Haufen geht genau ein Gewinnzug aus
winning-moves-start-from-other-c2a4 = Gewinnzüge gehen auch von anderen Haufen aus
pile-has-no-2-to-57ea = Haufen { $pile } hat keine 2^({ $exponent }) übrig
some-powers-are-left-out-53fc = einige Potenzen fehlen
two-lonely-powers-are-equal-657c = zwei allein stehende Potenzen sind gleich

## games/explain/piles/check_piles.rs

a-turn-lowers-several-piles-ffe1 = ein Zug verkleinert mehrere Haufen
heights-count-here-9cc8 = hier zählen die Höhen
equal-piles-do-not-cancel-2847 = gleiche Haufen heben sich im Misère-Spiel nicht auf
only-the-ones-count-here-a3e1 = hier zählen nur die Einsen
the-piles-are-to-be-6de6 = die Haufen sind auf die andere Art zu vergleichen
the-piles-are-not-in-c44f = die Haufen sind nicht der Reihe nach angegeben
piles-and-are-not-equal-23bf = die Haufen { $first } und { $second } sind nicht gleich oder werden zweimal genannt
more-piles-are-equal-1e85 = es sind noch mehr Haufen gleich
other-piles-are-left-8f5f = andere Haufen bleiben übrig
this-is-about-moore-s-76cc = hier geht es um Moores Nim
other-piles-are-not-empty-da28 = andere Haufen sind nicht leer
a-turn-cannot-lower-so-b350 = ein Zug kann nicht so viele Haufen verkleinern
it-is-not-said-rightly-01f0 = es ist nicht richtig angegeben, ob sie gleich sind
a-turn-can-lower-all-e9e1 = ein Zug kann alle Haufen verkleinern
no-move-is-left-092e = kein Zug ist mehr übrig
the-heights-are-equal-as-7a9f = auch die Höhen sind gleich
some-power-is-not-balanced-75b2 = eine Potenz ist nicht ausgeglichen, oder alle Haufen sind in Paaren gleich
this-is-not-the-switch-e51e = das ist nicht die Wende
not-only-so-many-ones-7ff2 = es bleiben nicht nur so viele Einsen übrig
powers-are-not-exchanged-here-a4e7 = hier werden keine Potenzen ausgetauscht
the-move-lowers-several-piles-1477 = der Zug verkleinert mehrere Haufen
other-powers-are-exchanged-e174 = andere Potenzen werden ausgetauscht
these-are-not-the-powers-bbac = das sind nicht die Potenzen, die allein stehen
the-highest-of-the-powers-92f3 = die höchste dieser Potenzen wird nicht weggenommen
moves-are-not-answered-in-9fa3 = hier werden Züge nicht auf diese Art beantwortet
no-move-is-named-or-20aa = kein Zug ist genannt, oder mehr als { $most_moves }
is-named-twice-14b5 = { $chosen } wird zweimal genannt
it-is-not-said-rightly-3272 = es ist nicht richtig angegeben, ob dies alle Züge sind
the-moves-are-not-in-0734 = die Züge sind nicht der Reihe nach angegeben
leaves-other-powers-uneven-f011 = { $chosen } lässt andere Potenzen unausgeglichen
has-an-answer-a332 = { $chosen } hat eine Antwort
the-reply-does-not-win-aa74 = die Antwort { $reply } gewinnt nicht
the-reply-is-not-the-9b3d = die Antwort { $reply } ist nicht die beschriebene
these-are-not-all-piles-b5f7 = das sind weder alle Haufen noch die übrig gebliebenen
there-is-no-pile-bfc7 = einen Haufen { $pile } gibt es nicht
pile-is-not-the-sum-2e5b = Haufen { $pile } ist nicht die Summe dieser Potenzen
an-earlier-pile-is-equal-ba45 = ein früherer Haufen ist gleich
split-is-wrong-35c3 = Zerlegung { $number } ist falsch
something-remains-to-be-split-c55c = es bleibt noch etwas zu zerlegen

## games/explain/players.rs

the-result-c6d2 = das Ergebnis
the-columns-6096 = die Spalten
the-piles-to-be-lowered-9755 = die zu verkleinernden Haufen
the-theorem-5ef6 = der Satz
the-play-is-not-over-a63b = die Partie ist nicht mit diesen Gewinnern zu Ende
the-rules-or-the-preferences-7f16 = die Regeln oder die Vorlieben sind andere
who-can-force-a-win-9b84 = wer einen Sieg erzwingen kann, ist hier nicht offen
the-class-is-another-7754 = die Klasse ist eine andere
no-choice-is-named-d890 = keine Wahl ist genannt
the-columns-are-others-85ee = die Spalten sind andere
other-piles-are-to-be-edd6 = andere Haufen sind zu verkleinern
the-theorem-does-not-apply-17f1 = der Satz ist nicht anwendbar
a-theorem-applies-0c35 = ein Satz ist anwendbar
the-theorem-disagrees-with-the-ba8d = der Satz widerspricht der Rekursion
no-move-or-one-of-22c5 = kein Zug, oder einer davon zweimal
leads-to-another-result-7952 = { $what } führt zu einem anderen Ergebnis
there-are-other-good-moves-b799 = es gibt noch andere gute Züge
there-are-too-many-moves-2eb7 = es gibt zu viele Züge, um zu behaupten, dass dies alle sind
another-can-force-to-win-de39 = ein anderer kann den Sieg erzwingen
forces-nothing-f1b1 = { $what } erzwingt nichts
who-can-force-to-win-7515 = wer allein den Sieg erzwingen kann, ist ein anderer
the-least-coalitions-are-others-b12c = die kleinsten Koalitionen sind andere
does-not-force-it-for-e8f0 = { $what } erzwingt es nicht für { $coalition }
first-moves-are-those-of-de12 = erste Züge sind die desjenigen, der am Zug ist
a-move-is-named-twice-b39d = ein Zug wird zweimal genannt
somebody-else-is-to-choose-e8f4 = dort hat jemand anders die Wahl
the-open-results-are-others-029b = die offenen Ergebnisse sind andere
the-choice-is-not-that-7d81 = die Wahl liegt nicht bei diesem Spieler
a-move-is-listed-twice-5d5f = ein Zug ist zweimal aufgeführt
has-other-results-5d4a = { $chosen } hat andere Ergebnisse
these-are-not-all-moves-c761 = das sind nicht alle Züge

## games/explain/products.rs

the-values-of-the-stones-46fc = die Werte der Steine und der Satz müssen da sein
the-sum-is-56ea = die Summe ist { $value }
the-stones-are-not-these-e82b = die Steine sind nicht diese Haufen
one-row-for-each-stone-f017 = eine Zeile für jeden Stein
other-powers-tell-how-the-60cc = andere Potenzen geben an, wie sich die Koordinaten multiplizieren
the-power-of-is-wrong-caaf = die Potenz von { $base } ist falsch
the-factors-of-the-move-30a7 = die Faktoren des Zuges sind andere
the-product-of-the-factors-be24 = das Produkt der Faktoren ist nicht der Wert
the-board-has-another-dimension-18da = das Brett hat eine andere Dimension
the-stones-at-do-not-7913 = die Steine bei { $root } gleichen das Brett nicht aus
the-roots-are-not-in-1417 = die Wurzeln sind nicht aufsteigend geordnet
a-stone-is-missing-f1e8 = ein Stein fehlt
a-finite-stone-comes-first-6a91 = ein endlicher Stein kommt zuerst
there-are-stones-a1e7 = { $odd_part ->
    [one] es gibt { $odd_part } Stein
   *[other] es gibt { $odd_part } Steine
}

## games/explain/score.rs

the-net-score-of-each-0eb4 = die Nettopunktzahl jedes Zugs und der Satz müssen da sein
closes-c830 = { $name } schließt { $own }
the-net-score-with-is-c761 = die Nettopunktzahl mit { $name } ist { $found }
not-all-best-moves-are-8487 = es sind nicht alle besten Züge genannt, oder es sind alle
is-not-the-next-move-aba6 = { $name } ist nicht der nächste Zug
left-has-and-right-75aa = Links hat { $of_left } und Rechts { $of_right }
another-player-is-to-move-0a33 = es ist ein anderer am Zug
the-net-score-is-d233 = die Nettopunktzahl ist { $found }
these-are-not-the-chains-ef45 = das sind nicht die Ketten und Ringe, die übrig sind
another-move-is-better-or-789b = ein anderer Zug ist besser, oder keiner
there-is-a-reply-44fe = es gibt eine Antwort
the-reply-is-not-the-3aeb = die Antwort { $name } ist nicht die beste

## games/explain/search.rs

what-the-moves-leave-and-a842 = was die Züge übrig lassen und der Satz müssen da sein
there-are-values-in-normal-a7b4 = Werte gibt es nur im normalen Spiel
the-values-that-the-moves-ff74 = die Werte, die die Züge übrig lassen, sind andere
is-not-the-least-missing-7886 = { $mex } ist nicht die kleinste fehlende Zahl

## games/explain/sums.rs

the-values-of-the-parts-c91c = die Werte der Teile und der Satz müssen da sein

## games/explain/theory.rs

no-theorem-is-known-of-db58 = zu dieser Stellung ist kein Satz bekannt
the-theorem-is-another-or-add5 = der Satz ist ein anderer oder sagt etwas anderes über diese Stellung

## games/jobs/folder.rs

it-cannot-be-read-dd8b = sie lässt sich nicht lesen: { $what }
it-is-damaged-be5a = sie ist beschädigt: { $json_error }
it-is-damaged-its-checksum-e1be = sie ist beschädigt: ihre Prüfsumme stimmt nicht
it-is-about-another-job-949b = sie handelt von einem anderen Auftrag
its-answer-is-none-to-fec3 = ihre Antwort ist keine auf die Frage

## games/jobs/job.rs

not-a-job-225f = kein Auftrag: { $json_error }
the-job-is-not-called-9bce = der Auftrag { $what } ist nicht nach dem benannt, was er fragt
period-of-d6eb = Periode von { $ruleset }
misere-quotient-of-334d = Misère-Quotient von { $ruleset }
excess-of-686b = Exzess von { $prime }
outcome-of-8005 = Ausgang von { $position }
a-prime-is-expected-to-c0c9 = eine Primzahl unter { $largest_prime } wird erwartet

## games/jobs/merge.rs

the-plan-has-no-such-0b32 = der Plan hat keinen solchen Auftrag
its-certificate-does-not-prove-878e = ihr Zertifikat beweist es nicht: { $what }
done-again-the-job-is-2814 = noch einmal erledigt, hat der Auftrag eine andere Antwort
it-contradicts-that-of-169e = sie widerspricht der von { $worker }
it-could-not-be-done-47b7 = der Auftrag ließ sich nicht noch einmal erledigen: { $what }
it-proves-something-else-8ee6 = es beweist etwas anderes

## games/jobs/plan.rs

expected-a-prime-or-a-caea = erwartet wird eine Primzahl oder ein Bereich wie 3..257
primes-are-expected-to-be-db75 = Primzahlen unter { $largest_prime } werden erwartet

## games/language/translation.rs

is-not-the-code-of-fd55 = '{ $code }' ist nicht das Kürzel einer Sprache
a-file-is-called-as-8795 = eine Datei heißt wie die Sprache: de.ftl
this-is-not-fluent-5424 = das ist kein Fluent: { $message }
a-line-such-as-language-85a7 = eine Zeile wie '-language = Deutsch' gibt ihn an
the-language-does-not-say-b541 = die Sprache gibt ihren Namen nicht an
two-messages-have-the-same-4393 = zwei Meldungen haben denselben Bezeichner
no-message-is-called-bac1 = keine Meldung heißt '{ $id }'
has-no-argument-a970 = '{ $id }' hat kein Argument ${ $name }
its-arguments-df29 = ihre Argumente: { $names }

## games/play/link.rs

stands-before-two-hexadecimal-digits-53a7 = '%' steht vor zwei hexadezimalen Ziffern
this-encodes-no-text-0dcc = dies kodiert keinen Text
this-is-no-link-to-ee03 = dies ist kein Link zu einer Partie
it-would-begin-with-v-dfaf = er würde mit v=1&start= beginnen
a-link-to-a-game-0865 = ein Link zu einer Partie hat keinen solchen Teil
is-given-twice-9e9e = '{ $key }' ist zweimal angegeben
is-missing-from-this-link-a3bf = '{ $key }=' fehlt in diesem Link
a-link-of-more-than-c9b2 = ein Link mit mehr als { $longest_fragment } Zeichen
this-link-was-made-by-caf4 = dieser Link stammt von einer anderen Version
this-program-reads-v-6b49 = dieses Programm liest v={ $version }
the-position-says-that-another-2c51 = der Stellung nach fängt ein anderer Spieler an
expected-a-number-of-moves-a39b = erwartet wird eine Anzahl von Zügen
expected-players-such-as-person-ad7a = erwartet werden { $count } Spieler, wie in person,perfect
expected-player-1-or-2-0c69 = erwartet wird Spieler 1 oder 2
expected-player-1-to-7992 = erwartet wird ein Spieler von 1 bis { $number }
expected-a-rung-of-the-319d = erwartet wird eine Stufe der Tipps von 0 bis { $rungs }
this-game-is-too-long-3e4e = diese Partie ist zu lang, um nachgespielt zu werden

## games/play/opponent/mod.rs

there-is-no-opponent-ff98 = es gibt keinen Gegner '{ $name }'; { $help }
a-rival-errs-in-0-b23d = ein Rivale irrt sich in 0 bis 100 von 100 Zügen, wie in 'rival 40'

## games/play/record.rs

the-game-is-over-it-467c = das Spiel ist zu Ende: es ist ein Remis

## games/play/saved.rs

the-lines-are-position-player-5130 = die Zeilen sind position, player 1, player 2, starts, seed, played und dann moves
expected-a-line-such-as-e80a = erwartet wird eine Zeile wie 'seed: 42'
there-is-no-player-56a9 = es gibt keinen Spieler '{ $name }'
a-player-is-a-person-33cd = ein Spieler ist ein Mensch (person) oder ein Gegner; { $help }
expected-player-1-or-player-febb = erwartet wird 'player 1' oder 'player 2'
expected-player-1-to-player-d390 = erwartet wird 'player 1' bis 'player { $number }'
is-no-other-player-here-de17 = { $ally } ist hier kein anderer Mitspieler
does-not-play-games-of-0d29 = '{ $role }' spielt keine Spiele mit { $players } Spielern
this-is-too-long-for-ada3 = dies ist zu lang für eine gespeicherte Partie
this-is-not-a-saved-b398 = dies ist keine gespeicherte Partie
a-saved-game-begins-with-8163 = eine gespeicherte Partie beginnt mit '{ $title }'
the-moves-begin-on-the-cf1b = die Züge beginnen in der nächsten Zeile
the-line-is-missing-d5dc = die Zeile '{ $keys }: …' fehlt
a-saved-game-has-no-599a = eine gespeicherte Partie hat keine solche Zeile

## games/play/setup.rs

there-is-nothing-to-take-9e5f = es gibt nichts zu nehmen
give-at-least-one-pile-92c7 = mindestens ein Haufen braucht einen Klotz, wie in 3 5 7

## games/play/words.rs

random-16a6 = Zufall
copycat-042b = Nachmacher
rival-31bc = Rivale
sleepy-1f84 = Schlafmütze
perfect-b203 = Perfekt
teacher-be73 = Lehrer
plays-anything-be7c = spielt irgendetwas
copies-you-where-it-can-2202 = macht dir alles nach, wo es geht
adapts-errs-less-often-after-c62e = passt sich an: irrt sich seltener, nachdem du gewonnen hast, und öfter, nachdem du verloren hast
knows-how-to-win-but-e6d9 = weiß, wie man gewinnt, nickt aber manchmal ein
never-misses-a-win-81c1 = lässt sich keinen Gewinn entgehen
never-misses-a-win-and-b55d = lässt sich keinen Gewinn entgehen und zeigt dir, wie es geht
ally-8d4d = Verbündeter { $player }
you-7e72 = Du
player-36cb = Spieler { $player }
now-errs-in-of-100-4da5 = { $name } irrt sich jetzt in { $percent } von 100 Zügen.
you-lower-piles-1acc = Du verkleinerst { $changes } Haufen.
lowers-piles-13b7 = { $name } verkleinert { $changes } Haufen.
and-9845 = { $before } und { $last }
you-4551 = Du spielst: { $parts }.
you-play-44fb = Du spielst { $chosen }.
plays-f2a0 = { $name } spielt { $chosen }.
you-remove-f522 = Du nimmst { $stone } weg.
removes-16b5 = { $name } nimmt { $stone } weg.
you-slide-to-a23d = Du schiebst { $stone } nach { $to }.
slides-to-c565 = { $name } schiebt { $stone } nach { $to }.
you-turn-the-rectangle-0630 = Du drehst das Rechteck { $stone }-{ $to } um.
turns-the-rectangle-5cff = { $name } dreht das Rechteck { $stone }-{ $to } um.
you-turn-the-box-e79c = Du drehst den Quader { $stone }-{ $to } um.
turns-the-box-918e = { $name } dreht den Quader { $stone }-{ $to } um.
takes-pile-away-e997 = nimmt Haufen { $pile } weg
takes-from-pile-and-leaves-0c37 = nimmt { $after } von Haufen { $pile } und lässt { $left } übrig
lowers-pile-from-to-3a11 = verkleinert Haufen { $pile } von { $height } auf { $left }
take-pile-away-2e52 = Haufen { $pile } wegnehmen
take-from-pile-and-leave-16d5 = { $after } von Haufen { $pile } nehmen, { $left } übrig lassen
lower-pile-from-to-f503 = Haufen { $pile } von { $height } auf { $left } verkleinern
i-copy-you-i-take-0bc0 = Ich mache es dir nach: Ich nehme { $after } vom anderen Haufen.
i-copy-you-i-take-c587 = Ich mache es dir nach: Ich nehme { $after } von Haufen { $pile }.
i-copy-you-i-lower-6ef5 = Ich mache es dir nach: Ich verkleinere den anderen Haufen auf { $left }.
i-copy-you-i-lower-4a1d = Ich mache es dir nach: Ich verkleinere Haufen { $pile } auf { $left }.
this-position-has-come-for-5705 = Diese Stellung ist zum dritten Mal da: Das Spiel endet remis.
there-have-been-moves-the-5bc9 = Es gab { $cursor } Züge: Das Spiel endet remis.
no-line-is-left-and-7f49 = Kein Strich ist übrig, und beide haben gleich viele Kästchen: das Spiel ist ein Remis.
no-move-is-left-you-fa7a = Es gibt keinen Zug mehr. Du gewinnst! Gut gespielt.
no-move-is-left-wins-b271 = Es gibt keinen Zug mehr. { $name } gewinnt!
no-move-is-left-wins-344f = Es gibt keinen Zug mehr. { $name } gewinnt dieses Mal.
no-move-is-left-you-421b = Es gibt keinen Zug mehr. Du gewinnst!
no-move-is-left-win-4891 = Es gibt keinen Zug mehr. Gewonnen haben: { $names }!
is-first-61ab = { $name } wird Erster
is-second-9f49 = { $name } wird Zweiter
is-third-daa6 = { $name } wird Dritter
is-fourth-a559 = { $name } wird Vierter
is-fifth-8a9c = { $name } wird Fünfter
is-sixth-d628 = { $name } wird Sechster
is-last-9782 = { $name } wird Letzter
you-are-first-610f = Du wirst Erster
you-are-second-6178 = Du wirst Zweiter
you-are-third-22ac = Du wirst Dritter
you-are-fourth-5dec = Du wirst Vierter
you-are-fifth-b378 = Du wirst Fünfter
you-are-sixth-2e7f = Du wirst Sechster
you-are-last-497f = Du wirst Letzter

## games/render/board.rs

layer-ec17 = Ebene { $layer }

## games/render/claims.rs

decide-before-you-read-on-181d = Entscheide dich, bevor du weiterliest: Möchtest du lieber jetzt ziehen oder den anderen ziehen lassen?
is-to-move-and-has-a89f = { $player } ist am Zug und kann nicht ziehen: Das Spiel ist zu Ende. Im normalen Spiel verliert, wer nicht ziehen kann: { $player2 } hat gewonnen.
is-to-move-and-has-96dc = { $player } ist am Zug und kann nicht ziehen: Das Spiel ist zu Ende. Im { $misere }-Spiel gewinnt, wer nicht ziehen kann: { $player2 } hat gewonnen.
there-is-no-move-left-487a = Es gibt keinen Zug mehr, denn ein Limeshaufen hat keinen obersten Klotz: Das Spiel ist zu Ende.
there-is-no-move-left-4590 = Es gibt keinen Zug mehr: Das Spiel ist zu Ende.
in-normal-play-the-player-464e = Im normalen Spiel verliert, wer nicht ziehen kann: Wer zuletzt gezogen hat, hat gewonnen.
in-play-the-player-who-62c6 = Im { $misere }-Spiel gewinnt, wer nicht ziehen kann: Wer zuletzt gezogen hat, hat verloren.
there-is-no-winning-move-c19d = Es gibt keinen Gewinnzug.
there-is-a-winning-move-c9e3 = Es gibt einen Gewinnzug, aber er konnte nicht berechnet werden.
the-only-winning-move-1e24 = Der einzige Gewinnzug: { $described }.
a-winning-move-c712 = Ein Gewinnzug: { $described }.
the-other-winning-move-9a77 = Der andere Gewinnzug: { $list }.
another-winning-move-c07d = Ein weiterer Gewinnzug: { $list }.
the-other-winning-moves-95d7 = Die anderen Gewinnzüge: { $list }.
other-winning-moves-ad7b = Weitere Gewinnzüge: { $list }.
there-may-be-more-4614 = Vielleicht gibt es noch mehr.
whatever-you-do-leaves-another-6881 = Was du auch tust, es bleibt ein anderer Wert als 0, und dein Gegner kann ihn wieder zu 0 machen.
whatever-you-do-your-opponent-d768 = Was du auch tust, dein Gegner hat eine Antwort.
every-move-loses-there-is-7187 = Jeder Zug verliert: Es gibt keinen Gewinnzug.
whoever-closes-more-boxes-wins-f722 = Wer mehr Kästchen schließt, gewinnt.
normal-play-whoever-makes-the-0488 = Normales Spiel: Wer den letzten Zug macht, gewinnt.
play-whoever-makes-the-last-3580 = { $capitalised }-Spiel: Wer den letzten Zug macht, verliert.
is-to-move-and-wins-a289 = { $player } ist am Zug und gewinnt.
is-to-move-and-loses-5c9b = { $player } ist am Zug und verliert.
is-to-move-and-neither-51e3 = { $player } ist am Zug, und niemand kann einen Sieg erzwingen.

## games/render/coach.rs

this-position-is-too-hard-4e1c = Diese Stellung ist zu schwer, um sie hier und jetzt zu beurteilen.
never-mind-from-where-you-bfa9 = Macht nichts: Von dort, wo du warst, verliert jeder Zug.
there-is-too-much-of-abd4 = Es ist zu viel, um es hier zu erzählen.

## games/render/hints.rs

do-you-think-you-are-a5e3 = Glaubst du, dass du gewinnst?
what-cancels-738b = Was sich aufhebt
how-long-the-game-lasts-b9df = Wie lange das Spiel dauert
when-a-move-wins-a5cd = Wann ein Zug gewinnt
when-a-game-is-tame-882c = Wann ein Spiel zahm ist
what-a-heap-counts-as-43f7 = Was ein Haufen zählt
what-a-value-is-a924 = Was ein Wert ist
a-game-in-disguise-7eb1 = Ein verkleidetes Spiel
how-the-piles-compare-8265 = Der Vergleich der Haufen
how-many-piles-there-are-b472 = Wie viele Haufen es gibt
large-piles-and-ones-be7a = Große Haufen und Einsen
what-of-each-pile-counts-fe86 = Was von jedem Haufen zählt
what-everything-is-made-of-b104 = Woraus alles besteht
what-finds-a-partner-4290 = Was einen Partner findet
what-the-position-is-worth-064c = Was die Stellung wert ist
how-hot-the-parts-are-55f1 = Wie heiß die Teile sind
what-the-piece-is-worth-a4bb = Was der Stein wert ist
what-each-piece-is-worth-39df = Was jeder Stein wert ist
what-each-part-behaves-like-0299 = Wie sich jeder Teil verhält
the-elements-of-the-heaps-70bb = Die Elemente der Haufen
why-theory-does-not-help-b2d5 = Warum die Theorie nicht hilft
what-each-part-is-worth-2595 = Was jeder Teil wert ist
who-is-ahead-e5ec = Wer vorn liegt
the-nim-sum-c5db = Die Nimsumme
what-the-theorem-says-here-346b = Was der Satz hier sagt
how-they-are-played-b80a = Wie sie gespielt werden
their-product-6803 = Ihr Produkt
what-is-out-of-balance-83ce = Was nicht ausgeglichen ist
how-many-moves-win-184a = Wie viele Züge gewinnen
where-to-move-c3cf = Wo du ziehen sollst
no-move-wins-4908 = Kein Zug gewinnt
the-game-is-over-ffc5 = Das Spiel ist zu Ende
the-winning-moves-f124 = Die Gewinnzüge
the-reason-c953 = Die Begründung

## games/render/known.rs

positions-were-looked-at-e548 = { $positions ->
    [one] { $positions } Stellung wurde angesehen
   *[other] { $positions } Stellungen wurden angesehen
}
moves-decided-of-f72e = entschiedene Züge: { $decided } von { $open }
moves-decided-3a6d = entschiedene Züge: { $decided }
the-player-to-move-wins-70d5 = wer am Zug ist, gewinnt, zum Beispiel mit { $winning }
the-player-to-move-loses-9c7b = wer am Zug ist, verliert, weil jeder Zug verliert
losing-moves-not-decided-304e = Verlustzüge: { $lost } ({ $named }), nicht entschieden: { $open }
losing-moves-df5e = Verlustzüge: { $lost } ({ $named })
the-grundy-value-is-at-7aa6 = der Grundy-Wert ist mindestens { $start }

## games/render/length.rs

a-move-takes-two-lives-453e = Ein Zug nimmt zwei Leben und bringt einen Punkt mit einem Leben, so dass m Züge von den 3n Leben der n Punkte 3n - m übrig lassen. Das letzte Leben kann nicht genutzt werden: Es gibt höchstens 3n - 1 Züge. Am Ende hat jeder Punkt, der noch lebt, ein Leben und zwei tote Nachbarn, die er mit keinem anderen solchen Punkt teilt. Daher sind die n + m Punkte mindestens dreimal so viele wie 3n - m, und es gibt mindestens 2n Züge.
spot-47e2 = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
have-lives-and-every-move-d35e = { $spots_told }, das sind { $lives } Leben, und jeder Zug kostet eines.
began-with-lives-and-every-07c9 = { $spots_told }, das waren am Anfang { $spots } Leben, und jeder Zug kostet eines: { $counted } später sind es noch { $lives }.
move-89ce = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
m-1-move-is-to-come-0fab = 1 Zug steht noch aus
to-come-7cb4 = { $counted } stehen noch aus
to-moves-are-to-come-34fd = { $least } bis { $most } Züge stehen noch aus
the-player-to-move-wins-3df4 = { $moves }; wer am Zug ist, gewinnt, wenn ihre Anzahl ungerade ist.
the-player-to-move-wins-ab68 = { $moves }; wer am Zug ist, gewinnt, wenn ihre Anzahl gerade ist.
the-whole-strategy-begins-with-baaf = Die ganze Strategie beginnt mit { $moved }.
the-whole-strategy-answers-every-9f51 = Die ganze Strategie beantwortet jeden Zug.
move-1bb5 = Zug
answer-8fee = Antwort
each-further-dot-is-a-6082 = Jeder weitere Punkt vor einem Zug bedeutet einen späteren Zug. Von Zügen, die dasselbe übrig lassen, wird nur einer gezeigt.
none-the-last-move-loses-33dd = keine: Der letzte Zug verliert

## games/render/loopy.rs

it-has-no-value-as-5495 = Sie hat keinen Wert, der ein Stopper oder ein Paar von Stoppern ist: Keiner ist ihr gleich, wenn Remis als Siege von { $player } gelten.
can-be-reached-and-each-7f39 = Erreichbar: { $counted }, und alles davon ist entschieden.
wins-if-begins-otherwise-it-b049 = { $player } gewinnt, wenn { $player2 } beginnt, sonst ist es ein Remis ({ $name })
whoever-moves-first-wins-986c = Wer zuerst zieht, gewinnt ({ $outcome })
whoever-moves-second-wins-ded2 = Wer als Zweiter zieht, gewinnt ({ $outcome })
it-is-a-draw-99e6 = Es ist ein Remis ({ $name })
it-is-a-draw-whoever-e468 = Es ist ein Remis, egal wer beginnt ({ $name })
the-value-is-the-side-b132 = Der Wert ist { $told }: die Seite vor dem &, wenn Remis als Siege von Links gelten, die Seite dahinter, wenn sie als Siege von Rechts gelten.
the-value-is-a0b8 = Der Wert ist { $told }.
neither-player-can-force-a-bf3c = Niemand kann einen Sieg erzwingen: Jeder hat immer einen Zug, der nicht verliert, und das Spiel kann für immer weitergehen.
can-force-a-win-the-be42 = { $player } kann einen Sieg erzwingen: Bis zum Ende des Spiels sind es höchstens { $count }.
loses-but-can-put-that-6786 = { $player } verliert, kann das aber um { $count } hinauszögern.
the-player-to-move-can-ba4f = Wer am Zug ist, kann einen Sieg erzwingen: Bis zum Ende des Spiels sind es höchstens { $count }.
the-player-to-move-loses-2827 = Wer am Zug ist, verliert, kann das aber um { $count } hinauszögern.
no-move-draws-eda0 = Kein Zug hält remis.
which-moves-draw-could-not-6a25 = Welche Züge remis halten, konnte nicht berechnet werden.
the-only-move-that-draws-ef69 = Der einzige Zug, der remis hält: { $told }.
moves-that-draw-3c04 = Züge, die remis halten: { $told }.
moves-that-draw-among-others-0a14 = Züge, die remis halten, unter anderen: { $told }.
the-move-wins-the-game-588e = Der Zug { $chosen } gewinnt: Bis zum Ende des Spiels sind es höchstens { $count }.
after-the-move-neither-player-c0ad = Nach dem Zug { $chosen } kann niemand einen Sieg erzwingen.
the-move-is-answered-by-9140 = Auf den Zug { $chosen } folgt die Antwort { $reply }.
the-move-loses-a6f0 = Der Zug { $chosen } verliert.
has-no-move-c602 = { $player } hat keinen Zug.
what-the-moves-of-leave-6608 = Was die Züge von { $player } übrig lassen, ob sie gewinnen und nach wie vielen Zügen das Spiel zu Ende ist:
which-moves-win-and-after-5a83 = Welche Züge gewinnen, und nach wie vielen Zügen das Spiel zu Ende ist:
leaves-8901 = hinterlässt
result-3f6c = Ergebnis
moves-6c6a = Züge
wins-dd60 = gewinnt
draws-d989 = hält remis
loses-1bf6 = verliert

## games/render/misere.rs

no-heap-at-all-aa48 = gar kein Haufen
a-heap-of-9fa0 = ein Haufen der Größe { $heap }
heaps-of-e9bc = Haufen der Größen { $unwrap_or_default }
in-play-this-is-played-ae7a = Im { $misere }-Spiel wird dies wie { $nim } gespielt, weil es zahm ist
in-play-this-is-played-28d8 = Im { $misere }-Spiel wird dies wie { $nim } gespielt, weil alle Teile zahm sind
behaves-like-genus-b5b5 = { $part } verhält sich wie { $like } (Genus { $genus })
part-6fdb = Teil
genus-fe80 = Genus
behaves-like-812d = verhält sich wie
there-is-no-heap-of-30f3 = Es gibt keinen Haufen der Größe 2 oder mehr, so dass nur die Parität zählt: Wer eine ungerade Zahl von Haufen der Größe 1 übrig lässt, gewinnt. Ihre Anzahl ist { $number }, also gerade, so dass, wer am Zug ist, eine ungerade Zahl von ihnen übrig lässt oder schon gewonnen hat.
there-is-no-heap-of-819c = Es gibt keinen Haufen der Größe 2 oder mehr, so dass nur die Parität zählt: Wer eine ungerade Zahl von Haufen der Größe 1 übrig lässt, gewinnt. Ihre Anzahl ist { $number }, also ungerade, so dass, wer am Zug ist, sie gerade macht.
there-are-heaps-of-2-33cc = Es gibt Haufen der Größe 2 oder mehr, so dass wie im normalen Spiel gespielt wird, bis ein Zug nur Haufen der Größe 1 übrig lassen würde; dieser Zug lässt eine ungerade Zahl von ihnen übrig, wie es das { $misere }-Spiel verlangt.
the-nim-sum-is-every-c346 = Die Nimsumme ist { $zero }, und jeder Zug ändert das.
the-nim-sum-is-and-6742 = Die Nimsumme ist { $number }, und ein Gewinnzug macht sie zu { $zero } oder ist diese Wende.
quotient-6cea = { $misere }-Quotient
element-e30a = { $count ->
    [one] { $count } Element
   *[other] { $count } Elemente
}
not-all-parts-are-tame-3537 = Nicht alle Teile sind zahm, aber für { $ruleset } gibt es den { $quotient } ({ $elements }), und das Produkt der Elemente der Haufen entscheidet, wer gewinnt
not-all-parts-are-tame-c2e3 = Nicht alle Teile sind zahm, aber für { $ruleset } mit Haufen bis { $last } gibt es den { $quotient } ({ $elements }), und das Produkt der Elemente der Haufen entscheidet, wer gewinnt
is-7e51 = { $part } ist { $element }
heap-46db = Haufen
element-8b1c = Element
it-is-in-the-p-237c = Es liegt im P-Teil P: Kein Zug führt zu einem Element von P.
it-is-not-in-the-c6c5 = Es liegt nicht im P-Teil P: Ein Zug führt zu einem Element von P.
the-product-is-a93d = Das Produkt ist { $product }.
who-wins-was-found-by-1fbb = Wer gewinnt, wurde durch Suche gefunden, denn keine Theorie des { $misere }-Spiels entscheidet hier: { $part } hat das Genus { $genus }, das keine Stellung von Nim hat. Diese Stellung ist { $class }, und so ist nicht alles zahm.
who-wins-was-found-by-67ca = Wer gewinnt, wurde durch Suche gefunden, denn keine Theorie des { $misere }-Spiels entscheidet hier: Züge in { $part } führen zu { $follower } mit dem Genus { $genus }, das keine Stellung von Nim hat. Diese Stellung ist { $class }, und so ist nicht alles zahm.

## games/render/nim/balance.rs

every-pile-counts-as-0-909c = Jeder Haufen zählt 0.
counts-as-5af8 = zählt
height-a9f9 = Höhe
alone-2a3f = allein
every-power-of-two-occurs-cc7e = Jede Zweierpotenz kommt eine gerade Anzahl von Malen vor: Jede hat einen Partner.
the-power-stands-it-occurs-7e5b = Die Potenz { $named } steht { $alone }: Sie kommt eine ungerade Anzahl von Malen vor.
the-powers-stand-each-occurs-daac = Die Potenzen { $named } stehen { $alone }: Jede kommt eine ungerade Anzahl von Malen vor.
a-turn-can-lower-up-95bb = In einem Zug kann man bis zu { $piles } verkleinern, also heben sich gleiche Potenzen als { $groups } auf.
every-power-of-two-cancels-a841 = Jede Zweierpotenz hebt sich auf: Ihre Anzahl ist durch { $modulus } teilbar.
what-is-left-over-a1fc = Was übrig bleibt: { $left_over }.
every-power-balanced-3bcb = jede Potenz ausgeglichen
over-14e8 = { $left_over } zu viel
without-a-partner-075b = { $named } ohne Partner
split-what-each-pile-counts-92f7 = Zerlege, was jeder Haufen zählt, in Zweierpotenzen:
split-what-these-piles-count-88a3 = Zerlege, was diese Haufen zählen, in Zweierpotenzen:
split-every-pile-into-powers-806b = Zerlege jeden Haufen in Zweierpotenzen:
split-these-piles-into-powers-1115 = Zerlege diese Haufen in Zweierpotenzen:
pile-counts-as-6f21 = Haufen { $pile } zählt { $split }
pile-is-dfc2 = Haufen { $pile } ist { $split }
more-pile-4de4 = { $count ->
    [one] { $count } weiterer Haufen
   *[other] { $count } weitere Haufen
}
only-has-it-so-only-1446 = Nur { $named } hat sie, also gewinnt nur ein Zug, und er geht von dort aus; jeder andere Zug verliert.
have-it-from-each-of-ab54 = { $capitalised } haben sie: Von jedem davon gewinnt genau ein Zug, und jeder andere Zug verliert.
only-has-it-so-a-8d37 = Nur { $named } hat sie, also geht ein Gewinnzug von dort aus.
have-it-and-from-each-7321 = { $capitalised } haben sie, und von jedem davon gewinnt genau ein Zug.
the-largest-lone-power-is-2c7b = Die größte Potenz ohne Partner ist { $power }.
winning-move-5d7a = { $count ->
    [one] { $count } Gewinnzug
   *[other] { $count } Gewinnzüge
}
there-is-an-odd-number-548e = Es gibt { $moves }, eine ungerade Anzahl: Von jedem Haufen, der die größte Potenz ohne Partner hat, geht einer aus, und eine ungerade Anzahl von Haufen hat sie.
there-are-an-odd-number-7ccf = Es gibt { $moves }, eine ungerade Anzahl: Von jedem Haufen, der die größte Potenz ohne Partner hat, geht einer aus, und eine ungerade Anzahl von Haufen hat sie.

## games/render/nim/mod.rs

piles-af21 = Haufen { $named }

## games/render/nim/moves.rs

look-at-pile-a-winning-6304 = Sieh dir Haufen { $names } an: Dort beginnt ein Gewinnzug.
look-at-pile-every-winning-19f9 = Sieh dir Haufen { $names } an: Jeder Gewinnzug verkleinert ihn.
look-at-piles-a-winning-772d = Sieh dir die Haufen { $names } an: Von jedem davon geht ein Gewinnzug aus.
look-at-piles-every-winning-b651 = Sieh dir die Haufen { $names } an: Jeder Gewinnzug verkleinert einige davon.
the-other-winning-move-is-035e = Der andere Gewinnzug ist { $named }.
the-other-winning-moves-are-bdbe = Die anderen Gewinnzüge sind { $named }.
other-winning-moves-are-98cb = Weitere Gewinnzüge sind { $named }.
there-are-more-880b = Es gibt noch mehr.
the-powers-that-other-winning-1855 = Die Potenzen, die andere Gewinnzüge austauschen:
every-move-wins-31ed = Jeder Zug gewinnt.
it-is-the-only-winning-fa37 = Es ist der einzige Gewinnzug.
moves-win-and-every-other-ed19 = { $number } Züge gewinnen, und jeder andere Zug verliert.
all-of-pile-e017 = { $say } Haufen { $pile } ganz weg
take-ed69 = Nimm
lower-a63f = Verkleinere
of-what-it-counts-as-7b3e = { $done }, gerechnet mit dem, was er zählt: { $exchanged }. { $goal }.
the-338b = die { $power }
an-586d = eine { $power }
a-c1ad = eine { $power }
take-away-3d58 = Nimm { $away } weg
take-away-and-put-in-03af = Nimm { $away } weg und füge { $listed } hinzu
until-your-opponent-leaves-then-aab4 = , bis dein Gegner { $left } übrig lässt; dann hinterlasse { $losing_number }
that-is-the-last-move-b28d = Das ist der letzte Zug, und du hast gewonnen
now-piles-and-are-equal-368f = Jetzt sind die Haufen { $first } und { $second } gleich, und was dein Gegner mit dem einen macht, kannst du mit dem anderen machen{ $until }
now-the-piles-come-in-d72c = Jetzt bilden die Haufen gleiche Paare, { $pairs_named }, und was dein Gegner mit einem Haufen macht, kannst du mit seinem Partner machen{ $until }
now-every-pile-counts-as-cff1 = Jetzt zählt jeder Haufen 0, und was dein Gegner auch nimmt, du kannst vom selben Haufen so viel nehmen, dass es zusammen { $full_turns } ergibt
now-piles-and-count-the-ddd5 = Jetzt zählen die Haufen { $first } und { $second } gleich viel, und du kannst immer so antworten, dass sie es wieder tun{ $until }
now-the-piles-count-the-cd71 = Jetzt zählen die Haufen paarweise gleich viel, { $pairs_named }, und du kannst immer so antworten, dass sie es wieder tun{ $until }
now-are-equal-and-whatever-753e = Jetzt sind { $piles_named } gleich, und was dein Gegner auch verkleinert, du kannst die anderen auf den niedrigsten verkleinern
now-every-power-has-a-6f6b = Jetzt hat jede Potenz einen Partner
now-every-power-of-what-226a = Jetzt hat jede Potenz dessen, was die Haufen zählen, einen Partner
now-every-power-cancels-in-e8b2 = Jetzt heben sich alle Potenzen als { $groups } auf
that-leaves-7d38 = Übrig bleibt { $losing_number }
a-full-turn-55f7 = eine volle Runde
the-only-move-is-the-f5f5 = Der einzige Zug ist der letzte und verliert.
every-move-is-the-last-3b82 = Jeder Zug ist der letzte und verliert.
for-example-1df0 = Zum Beispiel: { $example }
there-is-one-move-b475 = Es gibt nur einen Zug: { $example }
an-answer-to-every-move-2373 = Eine Antwort auf jeden Zug:
until-you-leave-then-your-cfde = , bis du { $left } übrig lässt; dann hinterlässt dein Gegner { $losing_number }
whatever-you-do-to-a-7a5a = Was du auch mit einem Haufen machst, dein Gegner kann es mit einem gleichen machen{ $until }.
whatever-you-take-your-opponent-7b7f = Was du auch nimmst, dein Gegner kann vom selben Haufen so viel nehmen, dass es zusammen { $full_turns } ergibt, so dass der Haufen wieder 0 zählt.
whatever-you-do-to-a-e1d3 = Was du auch mit einem Haufen machst, dein Gegner kann so antworten, dass er wieder so viel zählt wie sein Partner, oder 0, wenn er vorher 0 zählte{ $until }.
whatever-you-lower-your-opponent-ac39 = Was du auch verkleinerst, dein Gegner kann die anderen Haufen auf den niedrigsten verkleinern.
whatever-you-do-something-is-f52d = Was du auch tust, es bleibt etwas übrig, und dein Gegner kann alle Potenzen wieder aufheben{ $until }.
whatever-you-do-breaks-the-ea3d = Was du auch tust, es stört das Gleichgewicht, und dein Gegner kann es wiederherstellen{ $until }.
whatever-you-do-is-the-a257 = Was du auch tust, es ist der letzte Zug, oder dein Gegner kann dir wieder dies hinterlassen: { $losing_number }.
whatever-you-take-your-opponent-742b = Was du auch nimmst, dein Gegner kann so viel nehmen, dass es zusammen { $saturating_add } ergibt, bis für dich eine einzige Eins übrig bleibt.
every-turn-takes-a-pile-0265 = Jeder Zug nimmt einen Haufen der Größe 1 weg, also machst du den letzten Zug und verlierst.
if-you-lower-you-have-aba1 = Wenn du { $lowered } verkleinerst, hast du den letzten Zug gemacht, und der verliert im { $misere }-Spiel.
if-you-lower-your-opponent-d5c4 = Wenn du { $lowered } verkleinerst, verkleinert dein Gegner { $answer }{ $same }.
if-you-lower-this-leaves-ac4b = Wenn du { $lowered } verkleinerst, ergibt das: { $left_by }; und dein Gegner verkleinert { $answer }{ $same }.
so-that-it-counts-as-22c8 = , so dass der Haufen wieder { $told } zählt
so-that-both-count-as-affd = , so dass beide { $told } zählen
none-it-was-the-last-8c31 = keine: Es war der letzte Zug
if-you-play-e6f9 = wenn du spielst
the-answer-is-1290 = ist die Antwort
if-you-play-the-answer-0c42 = Wenn du { $chosen } spielst, ist die Antwort { $answer }
lowering-is-the-last-move-4bc0 = { $lowered } zu verkleinern, ist der letzte Zug, und der gewinnt im normalen Spiel.
lowering-is-the-last-move-79c7 = { $lowered } zu verkleinern, ist der letzte Zug, und der verliert im { $misere }-Spiel.
lowering-leaves-it-wins-3003 = { $lowered } zu verkleinern, ergibt: { $left }. Das gewinnt.
lowering-leaves-it-loses-the-fc3e = { $lowered } zu verkleinern, ergibt: { $left }. Das verliert: Als Antwort ist { $answer } zu verkleinern.
lowering-leaves-it-loses-e40a = { $lowered } zu verkleinern, ergibt: { $left }. Das verliert.
piles-and-equal-and-no-6b50 = die Haufen { $first } und { $second } sind gleich, und kein anderer Haufen kann verkleinert werden
the-piles-in-equal-pairs-12d3 = die Haufen in gleichen Paaren, { $pairs_named }
every-pile-counting-as-0-0dc0 = jeder Haufen zählt 0
the-piles-counting-the-same-a86b = die Haufen zählen paarweise gleich viel, { $pairs_named }
only-which-are-equal-7e21 = nur { $piles_named }, und diese sind gleich
only-counting-as-more-than-4184 = nur { $piles_named } mit mehr als 1 gezählt
only-larger-than-1-ac73 = nur { $piles_named } größer als 1
an-even-number-of-ones-0ce0 = eine gerade Anzahl von Einsen
an-even-number-of-piles-fb49 = eine gerade Anzahl von Haufen, die 1 zählen
ones-54b5 = { $number_word } Einsen, { $remainder }

## games/render/nim/normal_form.rs

every-ordinal-is-a-sum-9001 = Jede Ordinalzahl ist auf genau eine Weise Summe verschiedener Zweierpotenzen
powers-9b8a = Potenzen.
m-2-0-1-2-a-807d = 2^0 = 1, 2^(a+1) = 2^a + 2^a, und für eine Limeszahl a ist die Potenz 2^a die kleinste Ordinalzahl oberhalb aller 2^c mit c < a. Größere Exponenten ergeben größere Potenzen, und 2^a ist mindestens a.
existence-1137 = Existenz.
let-b-be-larger-than-4718 = Sei b größer als 0 und seien alle kleineren Ordinalzahlen solche Summen. Das kleinste c mit 2^c > b ist nicht 0 und auch keine Limeszahl, da 2^c sonst die kleinste Ordinalzahl oberhalb kleinerer Potenzen wäre, die höchstens b sind. Also ist c = a+1, und 2^a ist die größte Potenz, die höchstens b ist. Dann ist b = 2^a + r, und r < 2^a, weil b < 2^a + 2^a ist. Nach der Annahme ist r eine Summe verschiedener Potenzen, die alle kleiner als 2^a sind, weil r es ist.
uniqueness-64fe = Eindeutigkeit.
a-sum-of-distinct-powers-c8a9 = Eine Summe verschiedener Potenzen, die alle kleiner als 2^a sind, ist kleiner als 2^a: Ist ihre größte Potenz 2^d, so ist das Folgende, mit weniger Potenzen, auf dieselbe Weise kleiner als 2^d, und so ist die Summe kleiner als 2^d + 2^d = 2^(d+1), und dies ist höchstens 2^a. Also ist in jeder solchen Summe für b die größte Potenz die größte, die höchstens b ist. Was auf sie folgt, ist dann immer dieselbe Ordinalzahl r, und r ist nach der Annahme nur auf eine Weise eine solche Summe.
proof-fd5a = Beweis.
here-pile-is-split-by-8cd3 = Hier wird Haufen { $pile }, { $ordinal }, zerlegt, indem man immer wieder die größte Potenz wegnimmt, die höchstens so groß ist wie das, was übrig ist:
here-pile-is-split-by-3106 = Hier wird Haufen { $pile } zerlegt, indem man immer wieder die größte Potenz wegnimmt, die höchstens so groß ist wie das, was übrig ist:
nothing-remains-f4a6 = { $power }; nichts bleibt übrig
remains-8645 = { $power }; { $ordinal } bleibt übrig
more-step-d085 = { $count ->
    [one] { $count } weiterer Schritt
   *[other] { $count } weitere Schritte
}

## games/render/nim/piles.rs

piles-and-are-equal-so-f980 = Die Haufen { $first } und { $second } sind gleich, also heben sie sich auf: Ein Zug in einem davon kann im anderen nachgemacht werden.
piles-and-count-the-same-349e = Die Haufen { $first } und { $second } zählen gleich viel, also heben sie sich auf: Ein Zug in einem davon kann so beantwortet werden, dass sie wieder gleich viel zählen.
the-piles-in-each-of-ab2b = Die Haufen in jedem der Paare { $pairs_named } sind gleich, also heben sie sich auf: Ein Zug in einem der beiden kann im anderen nachgemacht werden.
the-piles-in-each-of-a814 = Die Haufen in jedem der Paare { $pairs_named } zählen gleich viel, also heben sie sich auf: Ein Zug in einem der beiden kann so beantwortet werden, dass sie wieder gleich viel zählen.
who-wins-depends-on-alone-23ef = Wer gewinnt, hängt nur von { $named } ab, und diese sind nicht gleich.
who-wins-depends-on-alone-a3c4 = Wer gewinnt, hängt nur von { $named } ab, und diese zählen nicht gleich viel.
who-wins-depends-on-alone-11af = Wer gewinnt, hängt nur von { $named } ab.
there-is-only-one-pile-3632 = Es gibt nur einen Haufen.
only-can-be-lowered-1538 = Nur { $named } kann verkleinert werden.
there-are-two-piles-and-ac6f = Es gibt zwei Haufen, und sie sind nicht gleich.
only-can-be-lowered-and-b254 = Nur { $named } können verkleinert werden, und keine zwei davon sind gleich.
only-counts-as-more-than-b904 = Nur { $named } zählt mehr als 0.
only-count-as-more-than-15f8 = Nur { $named } zählen mehr als 0, und keine zwei davon zählen gleich viel.
no-other-pile-can-be-23fe = Kein anderer Haufen kann verkleinert werden.
every-other-pile-counts-as-211c = Jeder andere Haufen zählt 0.
the-two-piles-are-equal-ea0d = Die beiden Haufen sind gleich.
piles-and-are-equal-0471 = Die Haufen { $first } und { $second } sind gleich.
the-two-piles-count-the-8d42 = Die beiden Haufen zählen gleich viel.
piles-and-count-the-same-c720 = Die Haufen { $first } und { $second } zählen gleich viel.
mirror-each-pile-an-equal-2684 = { $second } spiegeln { $first }, jeder Haufen einen gleichen.
the-piles-come-in-equal-bb94 = Die Haufen bilden gleiche Paare: { $pairs_named }.
the-piles-come-in-pairs-deed = Die Haufen bilden Paare, die gleich viel zählen: { $pairs_named }.
there-is-only-one-pile-a399 = Es gibt nur einen Haufen
only-is-not-empty-996a = Nur { $piles_named } ist nicht leer
there-are-piles-0900 = Es gibt { $number_word } Haufen
only-are-not-empty-291f = Nur { $piles_named } sind nicht leer
one-more-than-a-turn-d5f3 = { $there }, einer mehr, als ein Zug verkleinern kann, und sie sind gleich.
one-more-than-a-turn-78f0 = { $there }, einer mehr, als ein Zug verkleinern kann, und sie sind nicht alle gleich.
and-a-turn-can-lower-a21b = { $there }, und ein Zug kann sie alle verkleinern.
pile-is-larger-than-1-35db = { $number ->
   *[other] Ein Haufen ist größer als 1.
}
pile-counts-as-more-than-9eca = { $number ->
   *[other] Ein Haufen zählt mehr als 1.
}
piles-are-larger-than-1-93ad = { $number } Haufen sind größer als 1.
piles-count-as-more-than-038f = { $number } Haufen zählen mehr als 1.
to-win-a-move-that-d0b1 = Um zu gewinnen, muss ein Zug, der einen solchen Haufen übrig lässt, jede Potenz ausgleichen, wie im normalen Spiel; ein Zug, der keinen solchen Haufen übrig lässt, muss dies übrig lassen: { $losing }.
piles-d1de = { $number_word } Haufen
only-is-larger-than-1-79b9 = Nur { $named } ist größer als 1, und ein Zug kann ihn verkleinern: Das ist die Wende. Wer jetzt zieht, gewinnt, indem er dies übrig lässt: { $losing }.
only-counts-as-more-than-0371 = Nur { $named } zählt mehr als 1, und ein Zug kann ihn verkleinern: Das ist die Wende. Wer jetzt zieht, gewinnt, indem er dies übrig lässt: { $losing }.
only-are-larger-than-1-75c7 = Nur { $named } sind größer als 1, und ein Zug kann sie alle verkleinern: Das ist die Wende. Wer jetzt zieht, gewinnt, indem er dies übrig lässt: { $losing }.
only-count-as-more-than-5e8e = Nur { $named } zählen mehr als 1, und ein Zug kann sie alle verkleinern: Das ist die Wende. Wer jetzt zieht, gewinnt, indem er dies übrig lässt: { $losing }.
no-pile-counts-as-more-42f5 = Kein Haufen zählt mehr als 1, also kommt es nur auf die Anzahl der Haufen an, die 1 zählen. Es verliert, wer am Zug ist und dies vor sich hat: { $losing }.
no-pile-is-larger-than-03b0 = Kein Haufen ist größer als 1, also kommt es nur auf die Anzahl der Einsen an. Es verliert, wer am Zug ist und dies vor sich hat: { $losing }.
in-play-whoever-makes-the-9ce0 = Im { $misere }-Spiel verliert, wer den letzten Zug macht.
the-number-of-piles-that-ea1e = Die Anzahl der Haufen, die 1 zählen, ist jetzt { $number }: { $remainder }.
the-number-of-ones-is-6004 = Die Anzahl der Einsen ist jetzt { $number }: { $remainder }.
even-e764 = gerade
odd-6dac = ungerade
a-multiple-of-d734 = ein Vielfaches von { $modulus }
more-than-a-multiple-of-c9a9 = { $remainder } mehr als ein Vielfaches von { $modulus }
a-number-of-ones-that-aeb0 = eine Anzahl von Einsen, die um 1 größer ist als ein Vielfaches von { $at_most }
an-odd-number-of-piles-abbb = eine ungerade Anzahl von Haufen, die 1 zählen
an-odd-number-of-ones-713a = eine ungerade Anzahl von Einsen
only-one-pile-that-counts-f09c = nur einen Haufen, der mehr als 1 zählt,
only-one-pile-larger-than-f206 = nur einen Haufen, der größer als 1 ist,
no-more-than-piles-that-1e3e = höchstens { $most } Haufen, die mehr als 1 zählen,
no-more-than-piles-larger-eaea = höchstens { $number_word } Haufen, die größer als 1 sind,

## games/render/nim/powers.rs

the-sum-of-powers-8820 = { $height }, die Summe von { $what } Potenzen
the-powers-of-two-pile-46d7 = Die Zweierpotenzen, Haufen für Haufen
binary-8fb6 = binär
how-many-da99 = wie viele
modulo-2e21 = modulo { $modulus }
nim-sum-1bfc = Nimsumme { $ordinal }
in-binary-which-is-f333 = binär { $binary_of }, das ist { $ordinal }
how-many-there-are-of-c4c8 = Wie oft jede Potenz vorkommt, die niedrigste zuerst, sagt der Nimsummenvektor { $vector }; eine ungerade Zahl ergibt die Ziffer 1 der Nimsumme und eine gerade die Ziffer 0: { $digits }.
left-0d34 = { $left } übrig
pile-35a8 = Haufen
in-pile-93c5 = in Haufen { $named }
in-piles-367d = in den Haufen { $named }
left-ec2b = { $power }: { $count } ({ $left } übrig), { $named }
more-power-2ec8 = { $count ->
    [one] { $count } weitere Potenz
   *[other] { $count } weitere Potenzen
}
out-of-balance-f1cd = { $ellipsis } { $more } nicht ausgeglichen
these-powers-occur-an-odd-02f2 = Diese Potenzen kommen eine ungerade Anzahl von Malen vor:
the-number-of-these-is-8536 = Die Anzahl dieser Potenzen ist nicht durch { $modulus } teilbar:
nim-sum-4254 = Nimsumme
the-same-by-powers-of-a4c4 = Dasselbe nach Potenzen von Omega, mit binären Koeffizienten
other-power-occurs-an-even-09a1 = { $number ->
   *[other] Eine andere Potenz kommt eine gerade Anzahl von Malen vor.
}
other-powers-occur-an-even-da63 = { $number } andere Potenzen kommen eine gerade Anzahl von Malen vor.
power-occurs-an-even-number-7776 = { $number ->
   *[other] Eine Potenz kommt eine gerade Anzahl von Malen vor.
}
powers-occur-an-even-number-80db = { $number } Potenzen kommen eine gerade Anzahl von Malen vor.
other-power-occurs-a-number-e458 = { $number ->
   *[other] Eine andere Potenz kommt in einer Anzahl vor, die durch { $modulus } teilbar ist.
}
other-powers-occur-a-number-774b = { $number } andere Potenzen kommen in einer Anzahl vor, die durch { $modulus } teilbar ist.
power-occurs-a-number-of-61bd = { $number ->
   *[other] Eine Potenz kommt in einer Anzahl vor, die durch { $modulus } teilbar ist.
}
powers-occur-a-number-of-5bba = { $number } Potenzen kommen in einer Anzahl vor, die durch { $modulus } teilbar ist.
pile-s-and-pile-s-9350 = die { $power } von Haufen { $first } und die { $power2 } von Haufen { $second } geben sich die Hand
one-more-pair-shakes-hands-140a = noch ein Paar gibt sich die Hand
more-pairs-shake-hands-45bc = { $more } weitere Paare geben sich die Hand
pile-s-32f4 = die { $power } von Haufen { $pile }
no-partner-48cc = keinen Partner
nobody-is-left-alone-463b = niemand bleibt allein
finds-64ca = { $alone } findet { $no_partner }
find-f9eb = { $alone } finden { $no_partner }

## games/render/nim/residues.rs

a-turn-takes-at-most-bce4 = Ein Zug nimmt höchstens { $ordinal } von einem Haufen, deshalb zählen volle { $groups_of } nicht: Von { $ordinal2 } Klötzen kann der andere Spieler nehmen, was einer übrig lässt. Ein Haufen zählt, was dann noch übrig ist.
and-is-a-limit-it-01e1 = Und { $limit } ist eine Limeszahl: Sie hat keinen obersten Klotz, deshalb kann niemand davon etwas nehmen. Nur die Klötze oberhalb einer Limeszahl zählen.
pile-6bbf = Haufen { $index }: { $counts }
has-no-top-block-and-1e7e = { $height } hat keinen obersten Klotz und zählt { $residue }
counts-as-0132 = { $division } zählt { $residue }
has-on-top-counts-as-a5ae = { $height } hat { $finite } obenauf; { $division } zählt { $residue }
has-on-top-it-counts-0315 = { $height } hat { $finite } obenauf und zählt { $residue }

## games/render/partizan.rs

left-wins-whoever-begins-l-ab03 = Links gewinnt, egal wer beginnt (L)
right-wins-whoever-begins-r-4912 = Rechts gewinnt, egal wer beginnt (R)
whoever-begins-wins-n-31df = Wer beginnt, gewinnt (N)
whoever-begins-loses-p-07b4 = Wer beginnt, verliert (P)
left-wins-whoever-begins-25ec = Links gewinnt, egal wer beginnt.
right-wins-whoever-begins-e956 = Rechts gewinnt, egal wer beginnt.
whoever-begins-wins-30f9 = Wer beginnt, gewinnt.
whoever-begins-loses-04e6 = Wer beginnt, verliert.
the-value-is-0-whoever-733f = Der Wert ist 0: Wer beginnt, verliert.
the-value-is-positive-left-c677 = Der Wert { $value } ist positiv: Links gewinnt, egal wer beginnt.
the-value-is-negative-right-81be = Der Wert { $value } ist negativ: Rechts gewinnt, egal wer beginnt.
the-value-is-confused-with-19fa = Der Wert { $value } ist mit 0 unvergleichbar: Wer beginnt, gewinnt.
its-mean-is-and-its-e187 = Sein Mittelwert ist { $number } und seine Temperatur { $temperature }.
value-f0f0 = Wert
mean-63e8 = Mittelwert
temperature-2b05 = Temperatur
the-independent-parts-the-hottest-41a0 = Die unabhängigen Teile, die heißesten zuerst. Wo die Temperatur unter 0 liegt, ist der Wert eine Zahl, und dort zu ziehen kostet etwas:
if-it-were-s-turn-1295 = Wäre { $player } am Zug, würde kein Zug gewinnen.
which-moves-would-win-if-8ce5 = Welche Züge gewinnen würden, wenn { $player } am Zug wäre, konnte nicht berechnet werden.
if-it-were-s-turn-8540 = Wäre { $player } am Zug, würde { $moves } gewinnen.
if-it-were-s-turn-1649 = Wäre { $player } am Zug, würden { $counted } gewinnen: { $listed }.
if-it-were-s-turn-4129 = Wäre { $player } am Zug, würden unter anderem diese Züge gewinnen: { $listed }.
what-the-moves-of-leave-ff5e = Was die Züge von { $player } übrig lassen und ob sie gewinnen:

## games/render/parts.rs

their-nim-sum-is-the-eded = Ihre Nimsumme ist { $number }: Die Teile sind im Gleichgewicht.
their-nim-sum-is-c325 = Ihre Nimsumme ist { $ordinal }.
like-a-heap-of-3c50 = { $part } wie ein Haufen der Größe { $ordinal }
the-parts-do-not-touch-f797 = Die Teile berühren einander nicht, und jeder verhält sich wie ein Nim-Haufen: { $told }.
the-parts-do-not-touch-3323 = Die Teile berühren einander nicht, und jeder verhält sich wie ein Nim-Haufen:
is-worth-7021 = { $part } hat den Wert { $ordinal }
the-nim-sum-of-the-1e8d = Die Nimsumme der Werte ist { $sum } = { $told }: Sie sind im Gleichgewicht, und jeder Zug stört es.
the-nim-sum-of-the-49d5 = Die Nimsumme der Werte ist { $sum } = { $told }. Sie ist nicht 0: Es gibt einen Zug, der sie zu 0 macht.
the-nim-sum-of-all-2d7a = Die Nimsumme aller Werte ist { $told }: Sie sind im Gleichgewicht, und jeder Zug stört es.
the-nim-sum-of-all-b4db = Die Nimsumme aller Werte ist { $told }. Sie ist nicht 0: Es gibt einen Zug, der sie zu 0 macht.
in-worth-some-move-leaves-0cb6 = in { $part } (Wert { $ordinal }) hinterlässt ein Zug { $ordinal2 }
the-nim-sum-is-0-ce21 = Die Nimsumme ist schon 0. Kein Zug lässt den Wert seines Teils, wie er war, so dass keiner die Nimsumme erhält.
to-win-leave-the-nim-1daf = Um zu gewinnen, hinterlasse die Nimsumme 0: { $told }.
leave-a954 = hinterlasse
to-win-leave-the-nim-8a0d = Um zu gewinnen, hinterlasse die Nimsumme 0: In jedem dieser Teile gibt es einen Zug, der genau diesen Wert hinterlässt.
the-only-move-does-not-0528 = Der einzige Zug gewinnt nicht.
the-only-move-wins-5509 = Der einzige Zug gewinnt.
neither-of-the-two-moves-9b9a = Keiner der beiden Züge gewinnt.
both-moves-win-c448 = Beide Züge gewinnen.
none-of-the-wins-a0d5 = Möglich sind { $all }: Keiner davon gewinnt.
just-of-the-wins-248f = Möglich sind { $all }: Nur { $what } davon gewinnt.
all-win-ec88 = Alle { $all } gewinnen.
of-the-win-68c2 = Möglich sind { $all }: Davon gewinnen { $wins }.
in-no-part-is-there-18f8 = In keinem Teil gibt es einen Gewinnzug.
all-winning-moves-are-made-6bd8 = Alle Gewinnzüge liegen in { $only }.
winning-moves-are-made-in-2271 = Gewinnzüge gibt es in { $named }.
with-0ad2 = { $a } mit { $b }
the-parts-cancel-in-pairs-2bd0 = Die Teile heben sich paarweise auf: { $listed }.
whatever-you-do-in-one-0f83 = Was auch immer du in einem Teil tust, dein Gegner kann es im anderen nachmachen.
whatever-you-do-in-one-d766 = Was auch immer du in einem Teil tust, dein Gegner kann es in dessen Partner nachmachen.
whatever-you-do-in-one-51de = Was auch immer du in einem Teil tust, dein Gegner kann es im anderen wie in einem Spiegel nachmachen.
whatever-you-do-in-one-7755 = Was auch immer du in einem Teil tust, dein Gegner kann es in dessen Partner wie in einem Spiegel nachmachen.
to-whatever-you-do-in-f318 = Auf alles, was du in einem Teil tust, hat dein Gegner dort oder im anderen eine Antwort.
to-whatever-you-do-in-4dcc = Auf alles, was du in einem Teil tust, hat dein Gegner dort oder in dessen Partner eine Antwort.
what-either-player-does-in-5300 = Was auch immer einer der Spieler in einem von beiden tut, lässt sich im anderen nachmachen; daher heben sie sich auf. Wer gewinnt, entscheidet, was übrig bleibt: { $rest }.
what-either-player-does-in-cf34 = Was auch immer einer der Spieler in einem von ihnen tut, lässt sich in dessen Partner nachmachen; daher heben sie sich auf. Wer gewinnt, entscheidet, was übrig bleibt: { $rest }.
what-either-player-does-in-7b7d = Auf alles, was einer der Spieler in einem von beiden tut, gibt es dort oder im anderen eine Antwort; daher heben sie sich auf. Wer gewinnt, entscheidet, was übrig bleibt: { $rest }.
what-either-player-does-in-24d5 = Auf alles, was einer der Spieler in einem von ihnen tut, gibt es dort oder in dessen Partner eine Antwort; daher heben sie sich auf. Wer gewinnt, entscheidet, was übrig bleibt: { $rest }.
two-parts-are-the-same-b776 = Zwei Teile sind gleich: { $first }.
and-are-the-same-but-39a6 = { $first } und { $second } sind bis auf Symmetrie gleich.
is-with-left-and-right-a2d8 = { $first } ist { $second } mit vertauschten Rollen von Links und Rechts.
two-parts-are-the-same-8c9b = Zwei Teile sind gleich: { $first }. Dieser Teil ist sein eigenes Negatives.
the-values-of-and-are-104b = Die Werte von { $first } und { $second } sind zueinander negativ.
options-c628 = Optionen
none-064e = keine
all-positions-that-can-be-2ec1 = Alle erreichbaren Stellungen, jede nach ihren Optionen, deren Werte in Klammern stehen. Der Wert ist die kleinste Zahl, die nicht unter diesen vorkommt:
where-there-is-no-move-f6fb = Wo es keinen Zug gibt, hat der Spieler am Zug verloren.
where-there-is-no-move-1e22 = Wo es keinen Zug gibt, hat der Spieler am Zug gewonnen: Das ist das { $misere }-Spiel.
a-move-wins-exactly-if-08b5 = Ein Zug gewinnt genau dann, wenn er zu einer Stellung führt, in der der Spieler am Zug, dein Gegner, verliert: Jeder Zug von dort muss zu einer Stellung führen, die wieder du gewinnst.
every-position-of-this-game-b80b = Jede Stellung dieses Spiels verhält sich wie ein Nim-Haufen. Die Höhe dieses Haufens ist ihr { $say }: die kleinste Zahl, die nicht Wert einer Option ist, also einer Stellung, die ein Zug hinterlässt. Diese kleinste fehlende Zahl heißt Mex. Der Spieler am Zug verliert genau dann, wenn der Wert 0 ist.
grundy-value-120e = Grundy-Wert
independent-parts-behave-like-heaps-6d8b = Unabhängige Teile verhalten sich wie Haufen nebeneinander. Zusammen sind sie so viel wert wie die { $say } ihrer Werte: Schreibe jeden als Summe verschiedener Zweierpotenzen und streiche gleiche Potenzen paarweise.
a-stone-behaves-like-a-539c = Ein Stein verhält sich wie ein Nim-Haufen. Sein Wert ist die kleinste Zahl, die kein Zug dieses Steins an seiner Stelle hinterlässt, und das ist das { $say } seiner Koordinaten. Der Spieler am Zug verliert genau dann, wenn die Stellung den Wert 0 hat.
nim-product-6250 = Nimprodukt
a-coin-that-shows-heads-6eb4 = Eine Münze, die Kopf zeigt, verhält sich wie ein Nim-Haufen. Ihr Wert ist die kleinste Zahl, die an ihrer Stelle kein Zug hinterlässt, der diese Münze als letzte umdreht. In einem Produkt von Spielen ist er das { $say } der Werte ihrer Koordinaten, je einer in jedem Spiel. Der Spieler am Zug verliert genau dann, wenn die Stellung den Wert 0 hat.
in-play-sums-have-no-42aa = Im { $misere }-Spiel haben Summen keine Werte, aber viele Spiele verhalten sich in allen Summen solcher Spiele wie Nim-Stellungen. Das { $say } eines Spiels besteht aus seinem Grundy-Wert und, hinter ^, den kleinsten Zahlen, die unter denen seiner Optionen fehlen, wenn der letzte Zug verliert: neben keinem Haufen der Höhe 2, neben einem, neben zweien, bis sie sich abwechseln. Ein Spiel heißt { $say2 }, wenn sein Genus das einer Nim-Stellung ist und seine Optionen zahm sind oder zurückgenommen werden können.
in-play-sums-have-no-a4ea = Im { $misere }-Spiel haben Summen keine Werte, aber zwei Summen von Haufen dieses Spiels gelten als gleich, wenn es nie etwas am Gewinner ändert, die eine durch die andere zu ersetzen. Jeder Haufen ist ein Element einer endlichen Tabelle von Produkten (der { $say } des Spiels), und eine Summe ist das Produkt ihrer Haufen. Man weiß, bei welchen Produkten der Spieler am Zug die Stellungen verliert.
the-of-a-position-is-d48d = Die { $say } einer Stellung ist die Anzahl der Kästchen, die von da an schließt, wer am Zug ist, weniger die des anderen, wenn beide darauf spielen. Mit einem Zug ist sie die Anzahl der Kästchen, die er schließt, weniger die Nettopunktzahl dessen, was er lässt.
net-score-2809 = Nettopunktzahl
positions-can-come-again-here-3b00 = Stellungen können hier wiederkehren. Ein Zug gewinnt genau dann, wenn er zu einer Stellung führt, von der jeder Zug zu einer führt, die du gewinnst. Wo niemand das Spiel zu einem solchen Ende bringen kann, geht es für immer weiter: Das ist ein { $say }.
draw-c259 = Remis
the-of-a-position-tells-544c = Der { $say } einer Stellung sagt, wer gewinnt: Ist er positiv, gewinnt Links, egal wer beginnt; ist er negativ, gewinnt Rechts, egal wer beginnt; ist er 0, gewinnt, wer nicht beginnt; und ist er unvergleichbar mit 0, gewinnt, wer beginnt. Ihr Mittelwert sagt, wie viele Züge Links im Durchschnitt voraus ist, wenn die Stellung viele Male gespielt wird; ihre Temperatur, wie viel ein Zug dort wert ist.

## games/render/period.rs

period-after-proved-a1c8 = { $rules }: Periode { $period } nach { $preperiod }, bewiesen
period-after-observed-b69d = { $rules }: Periode { $period } nach { $preperiod }, beobachtet
period-after-saltus-proved-2c64 = { $rules }: Periode { $period } nach { $preperiod }, Saltus { $saltus }, bewiesen
period-after-saltus-observed-e1f0 = { $rules }: Periode { $period } nach { $preperiod }, Saltus { $saltus }, beobachtet
for-therefore-for-ever-1a93 = { $equation } für { $range }, daher für immer ({ $theorem })
values-up-to-heap-would-5fb6 = Werte bis Haufen { $saturating_sub } würden es beweisen
values-up-to-heap-would-a0d5 = Werte bis Haufen { $last } würden es beweisen ({ $halted })
not-proved-38a7 = nicht bewiesen: { $reason }
for-0094 = { $equation } für { $range }
no-period-up-to-heap-5dde = { $rules }: keine Periode bis Haufen { $last }
no-period-up-to-heap-0534 = { $rules }: keine Periode bis Haufen { $last } ({ $halted })
strips-of-are-heaps-of-ff72 = Streifen von { $rules } sind Haufen von { $code }, ein Feld für jeden Stein

## games/render/players.rs

the-play-is-over-c3d0 = Das Spiel ist zu Ende: { $win }.
wins-378d = { $winners } gewinnt
win-b3b7 = { $winners ->
    [Du] du gewinnst
   *[other] { $winners } gewinnen
}
or-78aa = { $all }, oder { $result }
second-fb39 = { $seat } Zweiter
third-89bd = { $seat } Dritter
fourth-1fdc = { $seat } Vierter
fifth-295c = { $seat } Fünfter
sixth-b963 = { $seat } Sechster
by-the-preferences-3216 = { $wins } nach den Vorlieben.
by-the-podium-rule-beff = { $wins } nach der Podestregel.
by-the-podium-rule-4e96 = { $wins } nach der Podestregel: { $places }.
the-preferences-leave-it-open-89be = Die Vorlieben lassen es offen: { $open_between }.
by-which-reaches-that-f3dd = { $say } für { $turn }, um das zu erreichen: { $named }
the-only-move-2ab0 = Der einzige Zug
a-move-f891 = Ein Zug
some-moves-d3fd = Einige Züge
against-players-who-do-not-ef99 = Gegen Spieler, denen ihr eigener Platz gleichgültig ist, sagt der Satz nichts aus, und es gibt zu viele Stellungen, um alle durchzuprobieren: Welche Koalitionen den Gewinn erzwingen können, ist offen.
outcome-class-of-propp-the-9b5b = Ausgangsklasse nach Propp: { $named } (der nächste Spieler kann den Gewinn erzwingen).
outcome-class-of-propp-the-0246 = Ausgangsklasse nach Propp: { $named } (der Spieler nach dem nächsten kann den Gewinn erzwingen).
outcome-class-of-propp-the-f44d = Ausgangsklasse nach Propp: { $named } (der vorherige Spieler kann den Gewinn erzwingen).
outcome-class-of-propp-queer-a882 = Ausgangsklasse nach Propp: { $named } („queer“: niemand kann allein den Gewinn erzwingen).
no-theorem-is-used-for-a5fa = Für dieses Spiel, dieses Spielende und diese Vorlieben wird kein Satz benutzt. Alle erreichbaren Stellungen wurden vom Ende her entschieden: Wo das Spiel zu Ende ist, kennt man das Ergebnis, und davor wählt jeder Spieler unter den Ergebnissen der Züge. Eine Koalition erzwingt den Gewinn, wenn sie ihn nach irgendeinem eigenen Zug erzwingt und nach jedem Zug der anderen.
players-move-in-turn-and-57c5 = { $capitalised } Spieler ziehen reihum, und { $turn } ist am Zug; { $translated }.
podium-rule-each-player-wants-b206 = Podestregel: Jeder Spieler möchte den letzten Zug machen oder sonst so kurz wie möglich vor dem letzten Zug ziehen.
podium-rule-each-player-wants-74d6 = Podestregel: Jeder Spieler möchte gewinnen, sonst, dass der nächste Spieler gewinnt, sonst der übernächste.
preferences-best-first-results-are-67b7 = Vorlieben, das Beste zuerst (Ergebnisse heißen nach dem, der verliert): { $rows }.
preferences-best-first-results-are-b086 = Vorlieben, das Beste zuerst (Ergebnisse heißen nach dem, der gewinnt): { $rows }.
whatever-all-others-do-10e1 = { $say } was auch immer alle anderen tun.
can-force-to-win-6533 = { $seat } kann den Gewinn erzwingen,
nobody-can-force-to-win-4812 = Niemand kann allein gegen alle anderen zusammen den Gewinn erzwingen.
the-least-coalitions-that-can-9993 = Die kleinsten Koalitionen, die erzwingen können, dass jemand von ihnen gewinnt:
beginning-with-e721 = { $name }, beginnend mit { $chosen }
whatever-does-df0c = { $name }, was auch immer { $turn } tut
now-chooses-1342 = jetzt wählt { $turn }: { $results }
after-it-is-who-chooses-76f6 = nach { $moves } ist es { $turn }, der wählt: { $results }
what-is-open-results-between-b73a = Was offen ist: Ergebnisse, zwischen denen dem Spieler, der wählt, gleichgültig ist, welches eintritt.
then-c08a = dann
what-follows-on-each-move-e461 = Was auf jeden Zug folgt
in-every-column-the-number-c499 = In jeder Spalte ist die Zahl der Haufen durch { $n } teilbar. Also macht { $previous } den letzten Zug: der Spieler, der vor dieser Stellung gezogen hat.
every-column-is-to-be-4446 = Jede Spalte soll durch { $n } teilbar sein. Dafür muss mindestens { $count } verkleinert werden, zum Beispiel Haufen { $named }.
every-column-is-to-be-db34 = Jede Spalte soll durch { $n } teilbar sein. Dafür müssen mindestens { $count } verkleinert werden, zum Beispiel die Haufen { $named }.
the-player-who-is-about-847d = der Spieler, der jetzt am Zug ist
the-player-of-the-second-226b = der Spieler des zweiten Zuges von jetzt an
the-player-of-the-third-6901 = der Spieler des dritten Zuges von jetzt an
the-player-of-the-fourth-5f5e = der Spieler des vierten Zuges von jetzt an
the-player-of-the-fifth-d5e8 = der Spieler des fünften Zuges von jetzt an
the-player-of-the-sixth-ff0a = der Spieler des sechsten Zuges von jetzt an
the-player-of-the-last-d4ef = der Spieler des letzten Zuges von jetzt an
so-the-last-move-is-a701 = Also macht den letzten Zug { $when }: { $last }.
the-theorem-of-li-1978-96cc = Der Satz von Li (1978)
let-t-be-the-least-dbef = Sei t die kleinste Zahl von Haufen, die verkleinert werden müssen, bis in jeder Spalte die Zahl der Haufen durch { $n } teilbar ist. Nach der Podestregel macht den letzten Zug der Spieler, der von jetzt an den t-ten Zug macht, und wenn t gleich 0 ist, der Spieler davor.
proof-who-is-about-to-cdea = Beweis: Wer am Zug ist, kann einen dieser t Haufen so verkleinern, dass t-1 übrig sind, und kein Zug lässt weniger übrig: Wenn k Haufen ausgleichen, was übrig bleibt, dann gleichen k+1 aus, was da ist. Ist t gleich 0, so lässt jeder Zug { $n } übrig: Sonst würden weniger als { $n2 } verkleinerte Haufen von Ausgleich zu Ausgleich führen, obwohl eine Spalte, die zwischen 1 und { $n3 } ihrer Potenzen verliert, nicht mehr durch { $n4 } teilbar ist. Nach einem Zug ist diese Zahl die Nummer des letzten Zuges, vom nächsten Spieler an gezählt: Je kleiner sie ist, desto besser ist der Platz des Spielers, der gezogen hat. Also macht jeder sie kleiner, solange sie nicht 0 ist.
can-force-to-win-bf8a = { $coalition } kann den Gewinn erzwingen
can-force-that-one-of-1951 = { $coalition } können erzwingen, dass jemand von ihnen gewinnt
the-result-is-053a = das Ergebnis ist { $letters }
reply-c8f0 = Antwort
more-position-a535 = { $count ->
    [one] { $count } weitere Stellung
   *[other] { $count } weitere Stellungen
}
in-which-the-play-can-5e3d = { $count }, in denen das Spiel stehen kann, wenn die Koalition wie angegeben antwortet:
in-which-the-play-can-f8b2 = { $count }, in denen das Spiel stehen kann:

## games/render/products.rs

to-the-power-is-11e1 = { $ordinal } hoch { $exponent } ist { $ordinal2 }
nim-powers-5ea5 = Nim-Potenzen: { $listed }.
that-is-the-value-of-ea10 = Das ist der Wert der Stellung.
their-nim-sum-is-every-5917 = Ihre Nimsumme ist { $number }: Alle Werte heben sich auf.
in-nimbers-7b25 = In Nimbern gerechnet: { $told }.
stone-1f29 = Stein
more-stone-6dca = { $count ->
    [one] { $count } weiterer Stein
   *[other] { $count } weitere Steine
}
a-stone-is-worth-the-13b4 = Der Wert eines Steins ist das Nimprodukt der Werte seiner Koordinaten:
the-stone-lies-on-an-d0b6 = Der Stein liegt auf einem Rand, wo er nur gleiten oder verschwinden kann: Das ist Nim mit einem einzigen Haufen der Höhe { $heights }.
all-stones-lie-on-an-877b = Alle Steine liegen auf einem Rand, wo ein Stein nur gleiten oder verschwinden kann: Das ist Nim mit den Haufen { $heights }. Zwei Steine, die aufeinandertreffen, verschwinden, so wie sich zwei gleiche Haufen aufheben.
the-move-changes-the-value-4a0d = Der Zug { $chosen } ändert den Wert um { $value }, sodass 0 übrig bleibt.
the-move-changes-the-coordinates-23fe = Der Zug { $chosen } ändert die Werte der Koordinaten um { $listed } und damit den Wert der Stellung um das Nimprodukt { $multiplied }. Genau so viel ist die Stellung wert, also bleibt 0 übrig.
to-the-nim-power-is-a343 = die Nim-Potenz von { $ordinal } mit dem Exponenten { $dimension } ist { $value_text }
any-of-9a49 = einen der Steine { $either }
for-example-cb06 = zum Beispiel { $either }
any-of-for-example-f079 = zum Beispiel einen der Steine { $either }
no-finite-stone-does-it-abe2 = Kein endlicher Stein leistet das: { $value_text } ist keine solche Potenz eines endlichen Nimbers.
one-stone-on-the-diagonal-45c2 = Ein einziger Stein auf der Diagonale würde es umkehren. Es gilt nämlich: { $power }, und das ist der Wert der Stellung. Legt man { $stones } hinzu (oder nimmt ihn weg, wenn er schon dort liegt), so gewinnt der vorherige Spieler.
leaves-the-value-0-and-731c = { $done } hinterlässt den Wert 0 und gewinnt.
leaves-the-value-and-the-6481 = { $done } hinterlässt den Wert { $value }, und die Antwort, { $doing }, macht daraus 0.
the-move-leaves-the-value-0ae1 = Der Zug { $chosen } hinterlässt den Wert 0 und gewinnt.
the-move-leaves-the-value-b71a = Der Zug { $chosen } hinterlässt den Wert { $value }, und die Antwort { $reply } macht daraus 0.
removing-331b = das Entfernen von { $rest }
sliding-1249 = das Schieben von { $rest }
turning-2185 = das Umdrehen von { $rest }

## games/render/qr.rs

qr-code-f61d = QR-Code

## games/render/review.rs

from-the-start-neither-player-6676 = Von Anfang an konnte niemand einen Sieg erzwingen.
you-were-winning-from-the-f656 = Du standest von Anfang an auf Gewinn.
was-winning-from-the-start-3c98 = { $name } stand von Anfang an auf Gewinn.
nobody-gave-a-won-game-1931 = Niemand hat ein gewonnenes Spiel verschenkt.
turn-c1d3 = Zug { $number }:
you-gave-the-win-away-8be6 = { $gave } Du hast den Gewinn verschenkt.
you-gave-the-draw-away-ab65 = { $gave } Du hast das Remis verschenkt.
gave-the-win-away-ac27 = { $gave } { $name } hat den Gewinn verschenkt.
gave-the-draw-away-b56d = { $gave } { $name } hat das Remis verschenkt.
and-so-times-more-42a6 = { $more ->
    [one] Und so noch { $more } weiteres Mal.
   *[other] Und so noch { $more } weitere Male.
}
left-over-27ec = Rest
turn-5dce = Nr.
player-0a06 = Spieler
nim-sum-vector-7e12 = Nimsummen-Vektor
more-turn-b5f5 = { $count ->
    [one] { $count } weiterer Zug
   *[other] { $count } weitere Züge
}

## games/render/scene/boards.rs

coin-a39a = Münze
column-203f = Spalte
row-106d = Zeile
layer-754b = Schicht
heads-f01f = Kopf
edge-d16a = Rand
tails-46d0 = Zahl
board-of-stone-at-a3c1 = Brett: { $size }; Stein bei { $lie }.
board-of-heads-at-c7c0 = Brett: { $size }; Kopf bei { $lie }.
board-of-drawn-in-part-39ca = Brett: { $size }, teilweise gezeichnet; Stein bei { $lie }.
board-of-drawn-in-part-81cc = Brett: { $size }, teilweise gezeichnet; Kopf bei { $lie }.
coin-c09a = Münze { $only }
column-75b0 = Spalte { $x }
by-5e93 = { $all } mal { $side }
touch-a-stone-then-the-0c13 = Tippe auf einen Stein, dann auf die nahe Ecke seines Quaders; auf den Rändern erscheint nichts. Oder gib beides ein, etwa (4,7) -> (1,3) oder slide (4,7) to (4,5).
remove-the-stone-at-fbaa = den Stein bei { $stone } entfernen
slide-the-stone-at-to-4149 = den Stein bei { $stone } nach { $place } schieben
turn-the-rectangle-from-the-4ffd = das Rechteck vom Stein bei { $stone } bis { $place } umdrehen
turn-the-box-from-the-afbf = den Quader vom Stein bei { $stone } bis { $place } umdrehen
every-coordinate-of-the-near-f72f = Jede Koordinate der nahen Ecke muss kleiner sein als in { $point_text }.
no-stone-lies-there-74d5 = Dort liegt kein Stein.
the-stone-at-now-the-3c2c = Der Stein bei { $place }: jetzt die nahe Ecke.
touch-a-coin-that-shows-c20f = Tippe auf eine Münze, die Kopf zeigt, dann auf den letzten ihrer Nachbarn zur Linken, die mit umgedreht werden. Oder gib alle ein, etwa 7, 6, 5.
touch-a-coin-that-shows-3416 = Tippe auf eine Münze, die Kopf zeigt, dann auf die Münzen links davon, die mit umgedreht werden. Oder gib alle ein, etwa 7, 4, 1.
touch-a-coin-that-shows-509f = Tippe auf eine Münze, die Kopf zeigt, dann auf weitere Münzen links davon und darunter: Ihre Spalten und Zeilen werden mit umgedreht. Oder gib die Münzen jedes Spiels ein, etwa 7, 4 x 3, 2.
coins-cd48 = Münzen { $named }
columns-b3d2 = Spalten { $named }
rows-03ae = Zeilen { $named }
layers-24e2 = Schichten { $named }
coordinates-4658 = Koordinaten { $named }
turn-d301 = { $by } umdrehen
that-coin-cannot-be-turned-34d4 = Diese Münze kann nicht zusammen mit der ersten umgedreht werden.
or-choose-further-coins-4ffa = { $what }, oder weitere Münzen wählen.
now-the-other-coins-1c9d = Jetzt die anderen Münzen.

## games/render/scene/loopy.rs

is-to-move-c46c = { $player } ist am Zug.
begins-d274 = { $player } beginnt.
or-type-it-such-as-2a01 = { $touch }, oder gib es ein, zum Beispiel { $example }.
or-type-it-a3ad = { $touch }, oder gib es ein.

## games/render/scene/mod.rs

very-many-7d8b = sehr viele
there-are-no-piles-here-abc9 = hier gibt es keine Haufen
there-is-no-such-pile-3589 = einen solchen Haufen gibt es nicht
there-is-no-such-part-9b6f = einen solchen Teil des Haufens gibt es nicht
pile-from-to-cb61 = Haufen { $pile }, von { $ordinal } bis { $ordinal2 }
that-is-normal-play-this-fb6b = Das ist das normale Spiel. Hier wird Misère gespielt, wo das Ende umgekehrt ist: Wer den letzten Zug macht, verliert.
whoever-makes-the-last-move-63cf = Wer den letzten Zug macht, gewinnt.
whoever-makes-the-last-move-cc0a = Wer den letzten Zug macht, verliert.

## games/render/scene/partizan.rs

is-to-move-or-type-e217 = { $turn } ist am Zug. { $touch }, oder gib den Zug ein, etwa { $example }.
is-to-move-or-type-ecef = { $turn } ist am Zug. { $touch }, oder gib den Zug ein.
is-to-move-choose-a-797a = { $turn } ist am Zug. Wähle einen Zug aus der Liste oder gib ihn ein, etwa { $example }.
is-to-move-choose-a-78d8 = { $turn } ist am Zug. Wähle einen Zug aus der Liste oder gib ihn ein.

## games/render/scene/piles.rs

type-the-pile-and-what-dc23 = Gib den Haufen ein und was du von ihm übrig lässt, etwa 1: 0, bei mehreren mit Kommas dazwischen.
type-the-pile-and-what-b065 = Gib den Haufen ein und was du von ihm übrig lässt, etwa 1: 0.
touch-a-block-to-take-5fe5 = Tippe auf einen Klotz, um ihn und alle darüber zu nehmen.
touch-one-of-the-top-52ab = Tippe auf den obersten Klotz, um ihn zu nehmen (höchstens { $max } je Zug).
touch-one-of-the-top-c4d3 = Tippe auf einen der obersten { $max } Klötze, um ihn und alle darüber zu nehmen.
touch-blocks-in-up-to-01b0 = Tippe auf Klötze in bis zu { $counted }, um sie und alle darüber zu nehmen.
or-type-the-pile-and-70b5 = Oder gib den Haufen ein und was du von ihm übrig lässt, etwa 1: 0, bei mehreren mit Kommas dazwischen.
or-type-the-pile-and-4b4c = Oder gib den Haufen ein und was du von ihm übrig lässt, etwa 1: 0.
or-lower-another-pile-too-ce52 = { $what }, oder noch einen Haufen verkleinern.
take-from-pile-leave-nothing-87a8 = { $told } von Haufen { $pile } nehmen, nichts übrig lassen
take-from-pile-leave-6440 = { $told } von Haufen { $pile } nehmen, { $left } übrig lassen
lower-pile-from-to-nothing-993a = Haufen { $pile } von { $from_told } auf nichts verkleinern
no-piles-f5d4 = Keine Haufen.
a-turn-takes-at-most-4a7c = Ein Zug nimmt höchstens { $max }.
a-turn-lowers-up-to-6783 = Ein Zug verkleinert bis zu { $counted }.
the-last-move-loses-084a = Der letzte Zug verliert.
in-even-235a = { $named }: in { $piles }, gerade
in-odd-77e2 = { $named }: in { $piles }, ungerade
in-divisible-by-f97b = { $named }: in { $piles }, durch { $modulus } teilbar
in-too-many-to-be-a805 = { $named }: in { $piles }, { $remainder } zu viel, um durch { $modulus } teilbar zu sein
one-e1a0 = eins
two-998b = zwei
four-0d6b = vier
eight-9c6f = acht
sixteen-454a = sechzehn
thirty-two-a9dc = zweiunddreißig
sixty-four-05d3 = vierundsechzig
pile-empty-f864 = Haufen { $number }: leer
pile-3903 = Haufen { $number }: { $ordinal }
pile-counts-as-4209 = Haufen { $number }: { $height } zählt als { $residue }

## games/render/scene/scenery.rs

type-a-move-8b7c = Gib einen Zug ein.

## games/render/scene/score.rs

both-draw-lines-the-boxes-9a98 = Beide ziehen Striche: die Kästchen von Links tragen ein L, die von Rechts ein R.
touch-the-line-that-you-b4c0 = Berühre den Strich, den du ziehst, und einen weiteren, sooft er ein Kästchen schließt; oder tippe sie ein, wie { $example }.
all-lines-are-drawn-924a = Alle Striche sind gezogen.
draw-d3a1 = ziehe { $spoken }
that-closes-a-box-now-5739 = Das schließt ein Kästchen: berühre jetzt den nächsten Strich.

## games/render/scene/sums.rs

part-4fd1 = Teil { $index }, { $titles }.
a-sum-5072 = Eine Summe: { $titles }.
part-add5 = Teil { $index }: { $name }
in-part-0ecc = in Teil { $index }: { $what }
part-2b5e = Teil { $index }: { $touched }
move-in-one-of-the-41a9 = Ziehe in einem der Teile oder gib den Zug mit der Nummer seines Teils ein, etwa { $example }.
move-in-one-of-the-8d35 = Ziehe in einem der Teile oder gib den Zug mit der Nummer seines Teils ein.

## games/render/score.rs

so-far-left-has-and-7053 = Bisher hat Links { $boxes } und Rechts { $boxes2 }.
a-best-reply-58cc = Eine beste Antwort: { $reply }.
no-box-2520 = kein Kästchen
one-box-ed86 = ein Kästchen
boxes-ab35 = { $count } Kästchen
in-the-end-left-has-556f = am Ende hat Links { $boxes } und Rechts { $boxes2 }
net-score-b93a = { $verdict }: { $told } (Nettopunktzahl { $net }).
left-has-and-right-da99 = Links hat { $boxes } und Rechts { $boxes2 }.
has-won-a970 = { $player } hat gewonnen.
it-is-a-draw-1f84 = Es ist ein Remis.
from-here-on-who-is-d792 = Am Zug ist { $name } und kann von hier an { $more } mehr bekommen als der andere.
from-here-on-who-is-8402 = Am Zug ist { $name } und kann von hier an gleich viele Kästchen bekommen wie der andere.
from-here-on-who-is-6ab8 = Am Zug ist { $name } und bekommt von hier an { $more } weniger als der andere.
if-both-play-as-well-39a2 = Spielen beide so gut sie können, so hat Links am Ende { $boxes } und Rechts { $boxes2 }.
a-chain-of-b64a = eine Kette mit { $boxes }
chains-of-boxes-d733 = Ketten mit { $numbers } Kästchen
a-loop-of-db90 = ein Ring mit { $boxes }
loops-of-boxes-b829 = Ringe mit { $numbers } Kästchen
only-this-is-left-whoever-0fc3 = Übrig ist nur dies: { $told }. Wer zieht, verschenkt davon eines. Der andere kann alle Kästchen nehmen; oder er lässt die letzten zwei einer Kette von drei oder mehr oder die letzten vier eines Rings liegen, die dann der erste nehmen kann. Wer die letzten davon nimmt, zieht als Nächster, falls noch Linien übrig sind.
which-moves-are-best-could-c593 = Welche Züge die besten sind, konnte nicht berechnet werden.
the-only-best-move-5275 = Der einzige beste Zug: { $told }.
the-best-moves-81da = Die besten Züge: { $told }.
best-moves-among-others-6322 = Beste Züge, unter anderen: { $told }.
it-closes-bcf5 = Er schließt { $boxes }.
the-move-is-a-best-e8b7 = Der Zug { $chosen } ist ein bester: die Nettopunktzahl mit ihm ist { $score }.
the-net-score-with-the-1f59 = Die Nettopunktzahl mit dem Zug { $chosen } ist { $score }, und ein anderer Zug ist besser.
what-each-move-is-worth-4fac = Was jeder Zug wert ist: die Kästchen, die er schließt, und die Nettopunktzahl mit ihm für den, der ihn macht:
closes-1bf5 = schließt

## games/render/searched.rs

this-position-behaves-like-an-b950 = Diese Stellung verhält sich wie ein leerer Nim-Haufen: Ihr Wert ist 0.
this-position-behaves-like-a-f09a = Diese Stellung verhält sich wie ein Nim-Haufen der Höhe { $value }.
more-value-76e0 = { $count ->
    [one] { $count } weiterer Wert
   *[other] { $count } weitere Werte
}
a-move-leaves-and-none-0971 = Ein Zug hinterlässt { $told }, und keiner hinterlässt 1.
as-from-such-a-heap-b10d = Wie bei einem solchen Haufen hinterlassen Züge { $told }, und keiner hinterlässt { $value }.
such-as-40e6 = zum Beispiel
what-the-moves-leave-by-a699 = Was die Züge hinterlassen, nach der Höhe des Haufens, dem es gleicht:
the-least-number-that-no-9bdf = Die kleinste Zahl, die kein Zug hinterlässt, das Mex, ist { $mex }: Das ist der Wert.
no-move-leaves-it-a35c = kein Zug hinterlässt ihn
number-d93c = Zahl
the-nim-sum-is-5645 = Die Nimsumme ist { $total }.
proved-in-4480 = Bewiesen in: { $reference }.
the-move-is-the-last-a46e = Der Zug { $chosen } ist der letzte, und der verliert.
the-move-wins-1417 = Der Zug { $chosen } gewinnt.

## games/render/spoken.rs

and-so-on-fdc8 = { $cleaned } und so weiter
over-5631 = durch
minus-aea1 = minus
plus-or-minus-39ac = plus oder minus
star-117a = Stern
the-game-862d = das Spiel
end-of-game-221e = Ende des Spiels
bracket-e075 = Klammer auf
end-of-bracket-1b54 = Klammer zu
phi-of-6846 = phi von
sub-8bf6 = Index
squared-333c = hoch zwei
cubed-5584 = hoch drei
to-the-647a = hoch
zero-41d7 = null
sub-210f = Index { $digits }
omega-c825 = omega
epsilon-b4b9 = epsilon
phi-1051 = phi
gamma-e0ff = Gamma
up-f164 = Up
down-b364 = Down
double-up-9db7 = Doppel-Up
double-down-2a1e = Doppel-Down
plus-60db = plus
times-d4ac = mal
nim-plus-62f7 = nim-plus
nim-times-cdbe = nim-mal
equals-86d5 = gleich
is-at-most-d722 = ist höchstens
to-ecfb = nach
bar-d362 = Strich
and-so-on-to-6cb9 = und so weiter bis
and-9ebf = und

## games/render/strategy.rs

there-is-no-tree-to-30c6 = es gibt keinen Baum zu zeichnen: dieses Zertifikat beruht auf einem Satz, nicht auf einer Tabelle von Stellungen
the-value-follows-from-those-447d = Der Wert folgt aus den Werten von { $counted } (bis auf Symmetrie). Jeder ist das Mex der Werte der Optionen, und eine Summe unabhängiger Teile hat die Nimsumme als Wert. Die Tabelle ist nach der Länge der längsten noch möglichen Partie geordnet: Alle Teile der Optionen einer Zeile stehen weiter oben.
who-wins-follows-from-the-46d1 = Wer gewinnt, folgt aus den Werten von { $counted }. Neben einem Haufen von der Höhe ihres Wertes ist jede davon verloren: Wird der Haufen verkleinert, antwortet ein Zug zum Wert dieses Haufens; nach jedem anderen Zug ergeben die aufgeführten Werte eine andere Nimsumme, oder in dem einen Teil, der nicht aufgeführt ist, gibt es einen Zug, der sie gleich macht.
p-position-358d = { $count ->
    [one] { $count } P-Stellung
   *[other] { $count } P-Stellungen
}
canonical-forms-alone-tell-who-5c6c = Die kanonischen Formen allein sagen, wer gewinnt.
there-is-no-move-and-ed40 = Es gibt keinen Zug, und nach dieser Regel hat der Spieler am Zug gewonnen.
this-is-the-first-of-2ff0 = Das ist die erste von { $count } (bis auf Symmetrie).
a-move-leads-to-the-7736 = Ein Zug führt zur ersten von { $count } (bis auf Symmetrie).
from-each-of-them-every-b2fd = Von jeder davon lässt sich jeder Zug mit einem Zug zu einer von ihnen beantworten. Wer also zu einer von ihnen gezogen hat, kann das bis zum Ende tun.
from-each-of-them-every-91e1 = Von jeder davon lässt sich jeder Zug mit einem Zug zu einer von ihnen beantworten, es sei denn, er hat das Spiel beendet, und das verliert. Wer also zu einer von ihnen gezogen hat, kann das bis zum Ende tun.
parts-of-size-or-less-e1ab = Teile der Größe { $small } oder kleiner stehen für ihre kanonischen Formen im Misère-Spiel: Zu ziehen ist in ihnen zu den Optionen dieser Formen.
has-a-quotient-with-of-54fa = Der { $misere }-Quotient von { $ruleset } hat { $counted }, von denen { $p_positions } den P-Teil bilden.
the-certificate-has-their-products-ecce = Das Zertifikat enthält deren Produkte und zu jedem Haufen sein Element, woraus die aller Haufen folgen.
the-certificate-has-their-products-6e2b = Das Zertifikat enthält deren Produkte und zu jedem Haufen sein Element, woraus die der Haufen bis { $last } folgen.
the-product-of-the-heaps-5399 = Das Produkt der Haufen liegt im P-Teil.
the-product-of-the-heaps-23c0 = Das Produkt der Haufen liegt nicht im P-Teil.
can-be-reached-and-fa3a = Erreichbar: { $counted }, nämlich { $counted2 } und { $counted3 }.
n-position-7b9a = { $count ->
    [one] { $count } N-Stellung
   *[other] { $count } N-Stellungen
}
up-to-the-order-of-08d8 = Bis auf die Reihenfolge der Haufen sind es { $up_to_order }.
the-table-is-in-the-f6de = Die Tabelle ist nach der Länge der längsten noch möglichen Partie geordnet, sodass jeder Zug zu einer Zeile weiter oben führt. Eine Stellung ohne Zug ist eine P-Stellung. Für die anderen gilt: P – wer gerade gezogen hat, gewinnt, weil jeder Zug zu einer N-Stellung führt. N – wer als Nächster zieht, gewinnt, und zwar mit dem Gewinnzug, der zu einer P-Stellung führt.
the-table-is-in-the-ca00 = Die Tabelle ist nach der Länge der längsten noch möglichen Partie geordnet, sodass jeder Zug zu einer Zeile weiter oben führt. Eine Stellung ohne Zug ist eine N-Stellung. Für die anderen gilt: P – wer gerade gezogen hat, gewinnt, weil jeder Zug zu einer N-Stellung führt. N – wer als Nächster zieht, gewinnt, und zwar mit dem Gewinnzug, der zu einer P-Stellung führt.
to-move-9efa = am Zug
who-wins-cff4 = wer gewinnt
winning-move-3f54 = Gewinnzug
longest-play-left-1ce0 = längste Restpartie
none-is-left-d5df = keiner übrig

## games/render/svg/sequence.rs

grundy-values-of-heaps-to-6b8c = Grundy-Werte von { $rules }, Haufen { $what } bis { $last }
a-point-for-each-heap-f91c = Ein Punkt für jeden Haufen. Der größte Wert ist { $largest }.
values-that-are-not-those-a71d = Werte, die nicht mit denen der Zeile darüber übereinstimmen, sind hervorgehoben.
heaps-below-are-shaded-there-eebf = Haufen unter { $preperiod } sind schattiert: Dort wiederholen sich die Werte nicht.

## games/render/svg/table.rs

how-often-55f3 = wie oft
m-0-mod-c297 = 0 mod { $modulus }
mod-ac05 = { $remainder } mod { $modulus }
table-of-powers-of-two-defb = Tabelle der Zweierpotenzen

## games/render/svg/thermograph.rs

thermograph-of-7fb6 = Thermograph von { $of }
mean-temperature-7515 = Mittelwert { $mean }, Temperatur { $temperature }
the-mean-is-the-temperature-93b3 = Der Mittelwert ist { $mean }, die Temperatur { $temperature }. Werte wachsen nach links, Temperaturen nach oben. Die linke Wand geht durch { $left }, die rechte Wand durch { $right }. Darüber steht der Mast bei { $mean2 }.
at-7c50 = { $told } bei { $told2 }

## games/render/table.rs

players-take-turns-3e8d = { $number } Spieler ziehen reihum; { $rule }.
has-the-moves-of-left-832c = { $names ->
    [Du] { $names } hast die Züge von Links, alle anderen die von Rechts.
   *[other] { $names } hat die Züge von Links, alle anderen die von Rechts.
}
have-the-moves-of-left-4e5d = { $names } haben die Züge von Links, alle anderen die von Rechts.
who-can-force-a-win-d062 = Herauszufinden, wer einen Gewinn erzwingen kann, dauert hier zu lange.
nobody-can-force-a-win-5ef0 = Niemand kann allein einen Gewinn erzwingen.
can-force-a-win-alone-30b2 = { $names ->
    [Du] { $names } kannst allein einen Gewinn erzwingen: { $way }.
   *[other] { $names } kann allein einen Gewinn erzwingen: { $way }.
}
together-can-6062 = { $names } können es gemeinsam: { $way }.
whatever-you-play-be8f = was auch immer du spielst
whatever-plays-1dcb = was auch immer { $name } spielt
you-play-6b53 = du spielst
plays-85c4 = { $name } spielt
or-another-such-move-d584 = { $shown } oder einen anderen solchen Zug
then-a69f = { $all }, dann { $name }
by-the-podium-rule-and-9eae = Nach der Podestregel gilt: { $mover } { $moves }, und { $wins }; danach kommt { $behind }.
by-the-podium-rule-and-447e = Nach der Podestregel gilt: { $mover } { $moves }, und { $wins }; danach kommen { $behind }.
by-the-podium-rule-and-58f3 = Nach der Podestregel gilt: { $mover } { $moves }, und { $wins }.
by-the-preferences-of-the-16c3 = Nach den Vorlieben der Runde gilt: { $mover } { $moves }, und { $wins }.
by-the-podium-rule-where-bff0 = Nach der Podestregel gilt: { $mover } { $moves }; wo es Spielern gleichgültig ist, bleibt offen: { $open }.
by-the-preferences-of-the-7f0c = Nach den Vorlieben der Runde gilt: { $mover } { $moves }; wo es Spielern gleichgültig ist, bleibt offen: { $open }.
power-of-two-f9ed = Zweierpotenz
piles-6517 = Haufen
every-column-is-divisible-by-716f = Jede Spalte ist durch { $number } teilbar. Den letzten Zug macht nach der Podestregel: { $name_of }.
one-pile-has-to-be-6a5d = Ein Haufen muss verkleinert werden, damit jede Spalte durch { $number } teilbar ist. Den letzten Zug macht nach der Podestregel: { $name_of }.
piles-have-to-be-lowered-41cb = { $turns } Haufen müssen verkleinert werden, damit jede Spalte durch { $number } teilbar ist. Den letzten Zug macht nach der Podestregel: { $name_of }.

## games/render/tell.rs

there-are-winning-moves-c174 = Es gibt Gewinnzüge.
winning-move-e36e = Gewinnzug:
winning-moves-af0d = { $moves ->
    [one] { $moves } Gewinnzug:
   *[other] { $moves } Gewinnzüge:
}
some-winning-moves-a13b = Einige Gewinnzüge:
and-more-a4c2 = und weitere
and-perhaps-more-1431 = und vielleicht weitere: { $why }
it-is-a-draw-2b2a = Es ist ein Remis
whoever-moves-first-wins-c5ae = Wer zuerst zieht, gewinnt
whoever-moves-second-wins-9698 = Wer als Zweiter zieht, gewinnt
value-de20 = { $verdict }: Wert { $value }.
value-c74e = { $winner } ({ $class }, Wert { $value }).
nim-sum-3f66 = { $winner } ({ $class }, Nimsumme { $height }).
columns-85c2 = { $winner } ({ $class }, Spalten { $columns }).

## games/render/theorems.rs

bouton-s-theorem-for-piles-634d = Satz von Bouton, für Haufen mit beliebigen Ordinalzahlen als Höhe
write-each-height-as-a-0280 = Schreibe jede Höhe als Summe verschiedener Zweierpotenzen. Der Spieler, der gerade gezogen hat, gewinnt genau dann, wenn jede Potenz in gerader Anzahl vorkommt.
from-balance-a-move-changes-dd40 = Vom Ausgleich aus: Ein Zug verändert einen Haufen und damit die Anzahl jeder Potenz, die dieser Haufen gewinnt oder verliert, um eins. Also wird die Anzahl irgendeiner Potenz ungerade, und der Ausgleich ist dahin.
without-balance-take-the-highest-13a7 = Ohne Ausgleich: Nimm die höchste Potenz, deren Anzahl ungerade ist, und einen Haufen, der sie hat. Tausche in diesem Haufen alle ungeraden Potenzen aus: Nimm die weg, die er hat, und füge die hinzu, die ihm fehlen. Die höchste von ihnen wird weggenommen, und eine Zweierpotenz ist größer als jede Summe verschiedener kleinerer Potenzen; also wird der Haufen kleiner. Es ist ein erlaubter Zug, und nun ist jede Anzahl gerade.
no-other-move-restores-the-a670 = Kein anderer Zug stellt den Ausgleich wieder her: Ein Haufen muss genau die ungeraden Potenzen austauschen, und einer, dem die höchste von ihnen fehlt, würde größer. Es gibt also so viele Gewinnzüge wie Haufen, die die höchste ungerade Potenz haben, eine ungerade Anzahl, und jeder andere Zug verliert.
so-whoever-leaves-balance-once-2090 = Wer also einmal Ausgleich hinterlässt, kann das immer wieder tun. Ein Haufen kann nur endlich oft verkleinert werden, da die Ordinalzahlen wohlgeordnet sind; also endet das Spiel. Es endet damit, dass alle Haufen leer sind, und das ist ausgeglichen: Der Spieler, der den Ausgleich hält, macht den letzten Zug.
why-powers-of-two-and-a6fa = Warum Zweierpotenzen, und warum sie sich paarweise aufheben: In einer Summe G + G gewinnt, wer als Zweiter zieht, durch Nachmachen; also ist jede Stellung G ihr eigenes Negatives. Nenne Stellungen gleich, wenn in ihrer Summe gewinnt, wer als Zweiter zieht; gleiche können in jeder Summe gegeneinander ausgetauscht werden. Dann bilden die Stellungen eine Gruppe, in der jedes Element zu sich selbst addiert 0 ergibt: einen Vektorraum über dem Körper mit zwei Elementen. Nach dem Satz ist ein Haufen 2^a + 2^b + ... gleich den Haufen 2^a, 2^b, ... zusammen, und keine Summe verschiedener Potenzen ist gleich 0; also sind die Zweierpotenzen eine Basis: Höhen werden koordinatenweise addiert, ohne Übertrag. Diese Summe ist die Nimsumme, das ausschließende Oder der Binärziffern.
c-l-bouton-nim-a-fc87 = C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901) 35-39. Für Ordinalzahlen: J. H. Conway, On Numbers and Games, Kapitel 6; J. D. Hamkins, Transfinite Nim.
bouton-s-theorem-for-misere-184c = Satz von Bouton für das Misère-Spiel, für Haufen mit beliebigen Ordinalzahlen als Höhe
call-a-pile-large-if-20d3 = Nenne einen Haufen groß, wenn er mindestens 2 ist. Solange irgendein Haufen groß ist, gewinnt der Spieler, der gerade gezogen hat, genau dann, wenn jede Zweierpotenz in gerader Anzahl vorkommt, wie im normalen Spiel. Ist kein Haufen groß, gewinnt dieser Spieler genau dann, wenn die Anzahl der Einsen ungerade ist.
no-large-pile-every-move-dc01 = Kein großer Haufen: Jeder Zug nimmt eine Eins weg; also ziehen die Spieler abwechselnd, bis keine übrig ist. Ist die Anzahl ungerade, macht der Spieler am Zug den letzten Zug und verliert.
one-large-pile-its-highest-e64c = Ein großer Haufen: Seine höchste Potenz kommt sonst nirgends vor, also herrscht kein Ausgleich. Verkleinere ihn auf 0 oder auf 1, je nachdem, was eine ungerade Anzahl von Einsen hinterlässt. Das ist der Wechsel.
two-large-piles-or-more-0e54 = Zwei oder mehr große Haufen ohne Ausgleich: Stelle ihn wie im normalen Spiel wieder her. Das verkleinert nur einen Haufen; also bleibt ein großer Haufen.
balance-with-large-piles-there-4512 = Ausgleich mit großen Haufen: Es gibt mindestens zwei davon, da einer allein keinen Partner hat. Ein Zug verändert einen Haufen; also bleibt ein großer Haufen, und der Ausgleich ist dahin. Insbesondere kann dein Gegner nicht in einem Zug von zwei großen Haufen zu keinem kommen: Immer ist es der Spieler, der den Ausgleich hält, der auf den einzelnen großen Haufen trifft und den Wechsel vollzieht.
c-l-bouton-annals-of-b617 = C. L. Bouton, Annals of Mathematics 3 (1901) 35-39; E. R. Berlekamp, J. H. Conway und R. K. Guy, Winning Ways, Kapitel 13.
the-theorem-of-bounded-nim-b8db = Der Satz über beschränktes Nim, für Haufen mit beliebigen Ordinalzahlen als Höhe
a-turn-takes-at-most-ae45 = Ein Zug nimmt höchstens k Klötze oben von einem Haufen. Eine Höhe ist l + n, wobei l null oder eine Limeszahl und n endlich ist, und zählt als der Rest von n bei Division durch k+1. Der Spieler, der gerade gezogen hat, gewinnt genau dann, wenn unter den Resten jede Zweierpotenz in gerader Anzahl vorkommt.
a-limit-has-no-top-d4e9 = Eine Limeszahl hat keinen obersten Klotz: Um unter l zu kommen, müsste man unendlich viele Klötze nehmen. Ein Zug verändert also nur das n eines Haufens.
it-always-changes-the-remainder-756f = Er ändert immer den Rest, denn er nimmt weniger als k+1 Klötze. Und er kann jeden kleineren Rest erreichen, indem er die Differenz nimmt.
so-from-balance-of-the-625e = Vom Ausgleich der Reste aus zerstört also jeder Zug diesen Ausgleich, und ohne Ausgleich stellt ihn die Antwort aus dem Satz von Bouton, die einen Rest verkleinert, wieder her. Das Spiel endet, und am Ende sind alle Reste 0, und das ist ausgeglichen.
e-r-berlekamp-j-h-ca96 = E. R. Berlekamp, J. H. Conway und R. K. Guy, Winning Ways, Kapitel 4.
the-theorem-of-bounded-nim-5713 = Der Satz über beschränktes Nim im Misère-Spiel
a-turn-takes-at-most-9df5 = Ein Zug nimmt höchstens k Klötze oben von einem Haufen. Eine Höhe ist l + n, wobei l null oder eine Limeszahl und n endlich ist, und zählt als der Rest von n bei Division durch k+1. Solange irgendein Rest groß ist, also mindestens 2, gewinnt der Spieler, der gerade gezogen hat, genau dann, wenn unter den Resten jede Zweierpotenz in gerader Anzahl vorkommt. Ist keiner groß, gewinnt dieser Spieler genau dann, wenn die Anzahl der Reste 1 ungerade ist.
a-limit-has-no-top-60b6 = Eine Limeszahl hat keinen obersten Klotz; also verändert ein Zug nur das n eines Haufens. Er ändert immer den Rest, denn er nimmt weniger als k+1 Klötze, und er kann jeden kleineren Rest erreichen.
suppose-that-no-remainder-is-fdb2 = Angenommen, kein Rest ist groß und die Anzahl der Einsen ist ungerade. Ein Zug ändert einen Rest. Wird er 0 oder 1, so wird die Anzahl der Einsen gerade; wird er größer, so ist er der einzige große, und ein einzelner großer ist nie ausgeglichen.
suppose-that-some-remainder-is-d5dc = Angenommen, irgendein Rest ist groß und es herrscht Ausgleich. Dann sind mindestens zwei groß, und kein Zug macht beide klein: Nach einem Zug ist noch einer groß, und der Ausgleich ist dahin.
from-every-other-position-with-d291 = Von jeder anderen Stellung, in der es noch einen Zug gibt, führt irgendein Zug zu einer dieser beiden Arten. Bei zwei oder mehr großen Resten stelle den Ausgleich wie im Satz von Bouton her; ein großer bleibt. Bei einem verkleinere ihn auf 0 oder 1, je nachdem, was eine ungerade Anzahl von Einsen hinterlässt. Bei keinem und einer geraden Anzahl von Einsen verkleinere eine Eins auf 0 oder, wenn es keine Eins gibt, nimm k von einem Haufen mit k+1 oder mehr, was eine einzelne Eins hinterlässt. Gibt es keinen Zug mehr, gewinnt der Spieler am Zug, und die Anzahl der Einsen ist 0, also gerade.
e-r-berlekamp-j-h-1678 = E. R. Berlekamp, J. H. Conway und R. K. Guy, Winning Ways, Kapitel 4 und 13.
moore-s-theorem-for-piles-aa4a = Satz von Moore, für Haufen mit beliebigen Ordinalzahlen als Höhe
a-turn-lowers-between-1-d82e = Ein Zug verkleinert zwischen 1 und k Haufen. Schreibe jede Höhe als Summe verschiedener Zweierpotenzen. Der Spieler, der gerade gezogen hat, gewinnt genau dann, wenn für jede Potenz die Anzahl der Haufen, die sie haben, durch k+1 teilbar ist.
from-such-a-position-look-362c = Von einer solchen Stellung aus: Betrachte die höchste Potenz, die der Zug in irgendeinem Haufen verändert. Ein Haufen, der kleiner wird, verliert die höchste Potenz, die er verändert. Also wird diese Potenz zwischen 1- und k-mal verloren und nirgends gewonnen: Ihre Anzahl ist nicht mehr durch k+1 teilbar.
from-any-other-position-go-04f1 = Von jeder anderen Stellung aus: Gehe die Potenzen von der höchsten abwärts durch. Nenne einen Haufen frei, wenn er schon eine höhere Potenz verloren hat, sodass seine niedrigeren Potenzen beliebig gewählt werden dürfen. Es seien f Haufen frei, und u andere Haufen mögen die gerade betrachtete Potenz haben. Sei s der Rest von u bei Division durch k+1. Ist s höchstens k-f, so nimm die Potenz von s dieser Haufen weg, die dadurch frei werden. Andernfalls ist k+1-s höchstens f: Gib die Potenz so vielen freien Haufen. In beiden Fällen wird die Anzahl durch k+1 teilbar, und nie sind mehr als k Haufen frei.
play-ends-because-every-pile-30cb = Das Spiel endet, weil jeder Haufen nur endlich oft verkleinert werden kann, und am Ende sind alle Anzahlen 0. Für k = 1 ist dies der Satz von Bouton.
e-h-moore-a-generalization-beb5 = E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93-94.
moore-s-theorem-for-misere-3e48 = Satz von Moore für das Misère-Spiel
a-turn-lowers-between-1-85fe = Ein Zug verkleinert zwischen 1 und k Haufen. Nenne einen Haufen groß, wenn er mindestens 2 ist. Solange irgendein Haufen groß ist, gewinnt der Spieler, der gerade gezogen hat, genau dann, wenn für jede Zweierpotenz die Anzahl der Haufen, die sie haben, durch k+1 teilbar ist, wie im normalen Spiel. Ist kein Haufen groß, gewinnt dieser Spieler genau dann, wenn die Anzahl der Einsen bei Division durch k+1 den Rest 1 lässt.
no-large-pile-a-turn-6ded = Kein großer Haufen: Ein Zug nimmt zwischen 1 und k Einsen. Vom Rest 1 führt kein solcher Zug wieder zum Rest 1; von jedem anderen Rest führt einer dorthin, außer wenn nichts übrig ist, und dann gewinnt der Spieler am Zug.
a-large-pile-and-all-7282 = Ein großer Haufen und alle Anzahlen teilbar: Irgendeine Potenz über 1 kommt mindestens (k+1)-mal vor; also bleibt nach dem Zug, der höchstens k Haufen verkleinert, ein großer Haufen, und irgendeine Anzahl ist nicht mehr teilbar.
a-large-pile-and-some-e52c = Es gibt einen großen Haufen und eine Anzahl, die nicht teilbar ist: Geh die Potenzen über 1 von der höchsten an abwärts durch wie im normalen Spiel. Ist dann noch ein großer Haufen übrig, behandle die Einsen ebenso. Ist keiner übrig, so ist ein Haufen verkleinert worden und frei, und derselbe Schritt sorgt dafür, dass die Anzahl der Einsen den Rest 1 statt 0 lässt.
e-h-moore-a-generalization-3bad = E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93-94; A. N. Siegel, Combinatorial Game Theory (2013).
lenstra-s-theorem-on-turning-7981 = Der Satz von Lenstra über Turning Corners, in beliebig vielen Dimensionen, endlich oder unendlich
a-stone-is-worth-the-fd50 = Ein Stein ist das Nimprodukt seiner Koordinaten wert, und die Stellung die Nimsumme ihrer Steine. Wer zuletzt gezogen hat, gewinnt genau dann, wenn sie 0 ist.
one-stone-stones-may-be-d8d7 = Ein Stein. Man kann jeden Stein für sich spielen: Wo zwei zusammentreffen, verschwinden beide, so wie zwei gleiche Haufen sich aufheben. Ein Zug des Steins (x, y) zur nahen Ecke x', y' hinterlässt Steine auf (x', y), (x, y') und (x', y'), wobei ein Stein mit einer Koordinate 0 als 0 zählt. Der Grundy-Wert von (x, y) ist also die kleinste Zahl, die nicht von der Form G(x', y) + G(x, y') + G(x', y') mit x' < x und y' < y ist, addiert als Nimsumme. Das ist Wort für Wort die Definition des Nimprodukts von x und y. Es gilt für alle Ordinalzahlen, da jeder Wert auf denen mit kleineren Koordinaten beruht.
more-dimensions-a-near-corner-2ddf = Mehr Dimensionen. Eine nahe Ecke x', y', z' hinterlässt x y z + (x + x') (y + y') (z + z') anstelle von x y z. Das ist eine andere Zahl, da ein Produkt in einem Körper nur 0 ist, wenn ein Faktor 0 ist. Und jede Zahl unter (x y) z ist (x y) z + (x y + p) (z + z') für ein p < x y und ein z' < z, nach Definition des Produkts; wieder nach Definition ist p gleich x y + (x + x') (y + y') für ein x' < x und ein y' < y. So wird jeder kleinere Wert von einer nahen Ecke hinterlassen, der eigene des Steins von keiner: Sein Wert ist x y z, und ebenso mit mehr Faktoren.
from-sum-0-a-move-41d4 = Von der Summe 0 aus: Ein Zug ändert den Wert genau eines Steins, sodass die Summe nicht mehr 0 ist.
from-another-sum-v-its-91c1 = Von einer anderen Summe v aus: Ihre höchste Zweierpotenz kommt im Wert g eines Steins vor, sodass v + g kleiner als g ist. Da g das Mex dessen ist, was die Züge dieses Steins hinterlassen, hinterlässt eine seiner nahen Ecken v + g an seiner Stelle, und damit die Summe 0.
play-ends-since-every-move-6ace = Das Spiel endet, denn jeder Zug nimmt einen Stein weg und setzt endlich viele andere, bei denen keine Koordinate größer und mindestens eine kleiner ist, und Ordinalzahlen steigen nicht ewig ab. Am Ende ist kein Stein da, und die Summe ist 0.
the-diagonal-a-stone-at-9b1a = Die Diagonale: Ein Stein auf (r, r) ist das Quadrat von r wert. In einem Körper mit 2^n Elementen ist das Quadrieren umkehrbar eindeutig, da das Quadrat einer Summe die Summe der Quadrate ist; also ist dort jede Zahl v, endlich oder nicht, das Quadrat von genau einem r. In d Dimensionen muss r eine d-te Wurzel von v sein. Es gibt immer eine, da die zugelassenen Koordinaten einen algebraisch abgeschlossenen Körper bilden. Jedes endliche v hat genau dann eine endliche, wenn kein Primfaktor von d eine Fermat-Zahl 2^(2^n) + 1 teilt.
h-w-lenstra-nim-multiplication-700e = H. W. Lenstra, Nim multiplication (1978); E. R. Berlekamp, J. H. Conway und R. K. Guy, Winning Ways, Kapitel 14; J. H. Conway, On Numbers and Games, Kapitel 6.
the-tartan-theorem-72bd = Der Tartan-Satz
a-coin-in-a-turning-a033 = Eine Münze in einem Wendespiel ist ihren Grundy-Wert wert; in einem Produkt von Spielen ist eine Münze das Nimprodukt der Grundy-Werte ihrer Koordinaten wert. Wer zuletzt gezogen hat, gewinnt genau dann, wenn die Nimsumme über alle Münzen, die Kopf zeigen, 0 ist.
heads-may-be-played-each-6c1e = Man kann jede Münze, die Kopf zeigt, für sich spielen, da zwei an derselben Stelle sich aufheben. Seien a und b die Werte der Koordinaten einer solchen Münze in den beiden Spielen. Ein Zug des ersten Spiels mit dieser Münze als letzter hinterlässt an ihrer Stelle einen Wert a', der nicht gleich a ist; einer des zweiten Spiels ein b', das nicht gleich b ist. Beide zusammen wenden jede Münze mit einer dieser Spalten und einer dieser Zeilen und hinterlassen nach dem Distributivgesetz a' b + a b' + a' b' anstelle der Münze.
that-is-a-b-a-86ec = Das ist a b + (a + a') (b + b'). In einem Körper ist das Produkt nicht 0, da seine Faktoren es nicht sind. Also hinterlässt kein Zug a b.
every-number-below-a-b-2e48 = Jede Zahl unter a b ist a' b + a b' + a' b' für ein a' < a und ein b' < b: So ist das Nimprodukt definiert. Da a und b selbst ein Mex sind, hinterlässt ein Zug des ersten Spiels a', ein Zug des zweiten b', und beide zusammen sind ein Zug des Produkts. Also ist der Wert der Münze a b. Mit mehr Spielen folgt es nacheinander.
from-sum-0-a-move-89f4 = Von der Summe 0 aus ändert ein Zug den Wert genau einer Münze, die Kopf zeigt, und damit die Summe. Von einer anderen Summe v aus hat eine solche Münze die höchste Zweierpotenz von v in ihrem Wert g, sodass v + g kleiner als g ist: Nach dem Mex hinterlässt ein Zug v + g an ihrer Stelle, und die Summe 0.
e-r-berlekamp-j-h-7df1 = E. R. Berlekamp, J. H. Conway und R. K. Guy, Winning Ways, Kapitel 14.
the-theorem-of-sprague-and-b846 = Der Satz von Sprague und Grundy
in-normal-play-every-position-0f11 = Im normalen Spiel verhält sich jede Stellung wie der Nim-Haufen, dessen Höhe das Mex der Höhen für ihre Optionen ist: die kleinste Zahl, die nicht unter ihnen vorkommt. Eine Summe verhält sich wie die Haufen ihrer Teile zusammen, also wie deren Nimsumme.
put-beside-the-position-a-fbfd = Leg neben die Stellung einen Haufen, dessen Höhe das Mex m ist. Diese Summe gewinnt, wer zuletzt gezogen hat. Denn verkleinert der andere den Haufen auf eine Zahl unter m, so verhält sich eine Option wie ein Haufen dieser Höhe, und ein Zug dorthin hinterlässt zwei gleiche Haufen. Zieht der andere zu einer Option, die sich wie ein niedrigerer Haufen als m verhält, so verkleinere den Haufen daneben auf dieselbe Höhe; verhält sie sich wie ein höherer als m, so bring jene auf m herunter. Wie m selbst verhält sich keine. Jede Antwort hinterlässt zwei gleiche Haufen, und dort gewinnt das Nachmachen.
two-games-whose-sum-the-4079 = Zwei Spiele, deren Summe gewinnt, wer zuletzt gezogen hat, darf man in jeder Summe gegeneinander austauschen, ohne dass sich ändert, wer gewinnt. Also kann man die Stellung durch den Haufen ersetzen, und jeden Teil einer Summe durch seinen eigenen.
why-the-nim-sum-g-66c3 = Warum die Nimsumme: G + G ist für den verloren, der anfängt, denn der andere kann jeden Zug nachmachen, wie in einem Spiegel. Also ist jedes neutrale Spiel sein eigenes Negatives, und fasst man Spiele, die sich in jeder Summe vertreten können, als eines auf, so bilden sie einen Vektorraum über dem Körper mit zwei Elementen: Jedes ist einmal da oder gar nicht. Ein Haufen, dessen Höhe eine Summe verschiedener Zweierpotenzen ist, verhält sich wie Haufen dieser Potenzen nebeneinander, wie der Satz von Bouton sagt. Also sind die Zweierpotenzen eine Basis, und zwei Spiele zu addieren heißt, die Potenzen zu streichen, die beide haben: XOR ihrer Binärziffern.
r-p-sprague-uber-mathematische-097d = R. P. Sprague, Über mathematische Kampfspiele, Tohoku Mathematical Journal 41 (1935) 438-444; P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6-8; J. H. Conway, On Numbers and Games, Kapitel 6.
the-theorem-on-sums-of-182d = Der Satz über Summen zahmer Spiele im Misère-Spiel
a-game-is-tame-if-74c1 = Ein Spiel ist zahm, wenn seine Optionen oder die zahmen unter ihnen ihm das Genus einer Stellung von Nim geben und jede andere Option einen Zug zu einem zahmen Spiel hat, das sich verhält wie das Spiel selbst. Nenne es fest, wenn diese Stellung von Nim einen Haufen von 2 oder mehr hat, und sonst wankelmütig. In einer Summe zahmer Spiele mit einem festen Teil gewinnt, wer zuletzt gezogen hat, genau dann, wenn die Nimsumme der Grundy-Werte 0 ist, wie im normalen Spiel. Ist kein Teil fest, so gewinnt er genau dann, wenn eine ungerade Anzahl von Teilen den Grundy-Wert 1 hat.
a-move-to-an-option-e00d = Einen Zug zu einer Option, die nicht zahm ist, kann man rückgängig machen, durch den Zug zu einem zahmen Spiel, das sich verhält wie zuvor. Es kommt also nur auf zahme Optionen an.
the-genus-begins-with-the-a243 = Das Genus beginnt mit dem Grundy-Wert und dem Misère-Grundy-Wert: 0, 1 oder 1, 0 bei einem wankelmütigen Spiel, n, n bei einem festen. Jeder von beiden ist die kleinste Zahl, die unter denen der Optionen fehlt. Also hat keine Option eines Spiels vom Wert n diesen Wert; von einem wankelmütigen Spiel führen Züge nur zu wankelmütigen oder zu größeren festen, und zu einem wankelmütigen vom Wert 0 führt einer von jedem vom Wert 1, zu einem vom Wert 1 einer von jedem vom Wert 0, das einen Zug hat; von einem festen Spiel vom Wert 0 oder 1 führen Züge nur zu festen; und von einem festen Spiel mit größerem Wert zu beiden wankelmütigen oder zu beiden festen mit den Werten 0 und 1.
no-part-is-firm-and-89a1 = Kein Teil ist fest, und die Anzahl der Einsen ist ungerade: Ein Zug macht sie gerade, oder er macht einen Teil fest, dessen Wert mindestens 2 ist, und dann ist die Nimsumme nicht 0.
some-part-is-firm-and-4018 = Ein Teil ist fest, und die Nimsumme ist 0: Ein Zug ändert sie. Kein Zug hinterlässt nur wankelmütige Teile, denn dann gäbe es genau einen festen Teil, mit dem Wert 0 oder 1, und von dort führen Züge nur zu festen.
no-part-is-firm-the-c9bc = Kein Teil ist fest, die Anzahl der Einsen ist gerade, und es gibt einen Zug: Mach aus einer Eins eine wankelmütige 0 oder aus einer wankelmütigen 0 eine Eins.
some-part-is-firm-and-ab89 = Ein Teil ist fest, und die Nimsumme ist nicht 0: Stell sie wieder her wie in Nim. Würde das nur wankelmütige Teile hinterlassen, so war der Teil, in dem gezogen wird, der einzige feste. Dann zieh darin zu dem wankelmütigen Spiel, das eine ungerade Anzahl von Einsen hinterlässt; gibt es keines, zu dem festen vom selben Wert.
where-no-move-is-left-f960 = Wo kein Zug mehr übrig ist, ist kein Teil fest und die Anzahl der Einsen 0, also gerade: Wer am Zug ist, gewinnt.
j-h-conway-on-numbers-3543 = J. H. Conway, On Numbers and Games, Kapitel 12; E. R. Berlekamp, J. H. Conway und R. K. Guy, Winning Ways, Kapitel 13.
the-theorem-on-misere-quotients-a41d = Der Satz über Misère-Quotienten
map-every-heap-to-an-9c56 = Ordne jedem Haufen ein Element eines kommutativen Monoids zu, und einer Stellung das Produkt der Elemente ihrer Haufen. Sei P eine Menge von Elementen mit der Eigenschaft: Keine Stellung, die nach P abgebildet wird, hat eine Option, die nach P abgebildet wird, und jede andere Stellung, die einen Zug hat, hat eine solche. Dann gewinnt, wer zuletzt gezogen hat, genau die Stellungen, die nach P abgebildet werden.
play-ends-so-suppose-it-21c8 = Das Spiel endet, also nimm die Behauptung für alle Stellungen an, die erreicht werden können. Von einer Stellung, die nach P abgebildet wird, führt jeder Zug zu einer, die der nächste Spieler gewinnt. Von jeder anderen, die einen Zug hat, führt ein Zug nach P. Ist kein Zug übrig, so ist das Produkt das neutrale Element, das nicht in P liegt: Wer am Zug ist, gewinnt.
both-conditions-are-about-infinitely-7db5 = Beide Bedingungen handeln von unendlich vielen Summen, folgen aber aus endlich vielen Produkten. Die erste handelt von einem Haufen und dem Produkt aller anderen. Für die zweite nimm zu jeder Stellung die Elemente z, für die sie neben einer Stellung mit dem Element z keinen Gewinnzug hat; bei einer Summe folgen sie aus denen ihrer Teile, und es gibt nur endlich viele solche Mengen.
if-the-elements-of-heaps-a378 = Sind die Elemente der Haufen weit genug periodisch, so sind sie es für immer: Ein Zug von einem großen Haufen hinterlässt, was ein Zug von dem Haufen eine Periode davor hinterlässt, bis auf eine Periode in einem der hinterlassenen Haufen.
t-e-plambeck-taming-the-e816 = T. E. Plambeck, Taming the wild in impartial combinatorial games, Integers 5 (2005); T. E. Plambeck und A. N. Siegel, Misere quotients for impartial games, Journal of Combinatorial Theory A 115 (2008).
who-wins-by-definition-81a6 = Wer gewinnt, nach Definition
the-player-to-move-wins-f571 = Wer am Zug ist, gewinnt genau dann, wenn ein Zug zu einer Stellung führt, in der verliert, wer dort am Zug ist. Wo es keinen Zug gibt, entscheidet die Vereinbarung.
every-game-ends-so-the-b40d = Jede Partie endet, also lassen sich die Stellungen vom Ende her klären: jede nach allen, zu denen ihre Züge führen.
e-zermelo-uber-eine-anwendung-7590 = E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913); A. N. Siegel, Combinatorial Game Theory (2013), Satz I.1.3.
who-wins-where-positions-can-5ffe = Wer gewinnt, wo Stellungen wiederkehren können
the-player-to-move-wins-74ff = Wer am Zug ist, gewinnt genau dann, wenn ein Zug zu einer Stellung führt, die verliert, wer dort am Zug ist, und verliert genau dann, wenn jeder Zug zu einer Stellung führt, die gewinnt, wer dort am Zug ist; wo es keinen Zug gibt, entscheidet die Konvention. Danach werden die Stellungen von den Enden des Spiels her Runde für Runde entschieden. Was keine Runde entscheidet, ist ein Remis.
from-a-win-that-some-a1aa = Von einem Sieg, den eine Runde entscheidet, führt ein Zug zu einer Niederlage, die vorher entschieden war, und von dort führt jeder Zug zu einem Sieg, der noch davor entschieden war. Also bringt der Gewinner das Spiel in höchstens so vielen Zügen zu seinem Ende, wie es Runden gab.
from-a-position-that-no-535b = Von einer Stellung, die keine Runde entscheidet, führt kein Zug zu einer Niederlage, und nicht alle Züge führen zu Siegen: Also führt einer zu einer anderen Stellung, die nicht entschieden ist. Jeder Spieler kann immer einen solchen Zug machen, so dass keiner verliert.
c-a-b-smith-graphs-26c6 = C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966); A. N. Siegel, Combinatorial Game Theory (2013), Kapitel VI.
net-scores-f8fa = Nettopunktzahlen
the-net-score-of-a-d485 = Die Nettopunktzahl einer Stellung ist 0, wenn kein Strich übrig ist. Sonst ist sie das Größte, über alle Züge, von der Anzahl der Kästchen, die der Zug schließt, weniger der Nettopunktzahl dessen, was er lässt. Wer am Zug ist, gewinnt genau dann, wenn die eigenen Kästchen, weniger die des anderen, mit der Nettopunktzahl mehr als 0 ergeben; ergeben sie 0, ist es ein Remis.
each-move-draws-a-line-502e = Jeder Zug zieht einen Strich, also endet das Spiel, und die Behauptung darf zuerst für das gezeigt werden, was Züge lassen. Dort zieht der andere und bekommt die Nettopunktzahl jener Stellung mehr.
so-a-move-brings-what-1645 = Ein Zug bringt also, was er schließt, weniger das. Wer am Zug ist, macht es so groß wie möglich, und der andere kann dafür sorgen, dass es nicht größer wird.
boxes-that-are-closed-stay-0d5b = Geschlossene Kästchen bleiben geschlossen und gehören dem, der sie geschlossen hat. Sie ändern also nichts an dem, was noch geschlossen werden kann, und werden am Ende dazugezählt.
e-r-berlekamp-the-dots-5473 = E. R. Berlekamp, The Dots and Boxes Game (2000); J. K. Barker, R. E. Korf, Solving Dots-and-Boxes, AAAI (2012).
here-k-is-0fd6 = Hier ist k gleich { $k }.
source-0927 = Quelle.

## games/render/words.rs

misere-2f0f = Misère
mis-re-8637 = Misère
in-part-db15 = { $chosen } in Teil { $part }
pile-from-to-e660 = Haufen { $pile } von { $ordinal } auf { $ordinal2 }
more-coin-90a9 = { $count ->
    [one] { $count } weitere Münze
   *[other] { $count } weitere Münzen
}
more-factor-b211 = { $count ->
    [one] { $count } weiterer Faktor
   *[other] { $count } weitere Faktoren
}
more-heap-eb9b = { $count ->
    [one] { $count } weiterer Haufen
   *[other] { $count } weitere Haufen
}
more-move-5d42 = { $count ->
    [one] { $count } weiterer Zug
   *[other] { $count } weitere Züge
}
more-option-f5af = { $count ->
    [one] { $count } weitere Option
   *[other] { $count } weitere Optionen
}
more-pair-3718 = { $count ->
    [one] { $count } weiteres Paar
   *[other] { $count } weitere Paare
}
more-part-3fa2 = { $count ->
    [one] { $count } weiterer Teil
   *[other] { $count } weitere Teile
}
no-aae8 = keine
three-e385 = drei
five-fdea = fünf
six-8c63 = sechs
seven-7a28 = sieben
nine-4140 = neun
ten-fa15 = zehn
eleven-2b2d = elf
twelve-ca7a = zwölf
one-0134 = ein { $power }er
s-228d = { $number_word } { $power }er
once-27d9 = einmal
twice-5db6 = zweimal
times-7d26 = { $count }-mal
pairs-5820 = Zweiergruppen
threes-7f56 = Dreiergruppen
fours-3541 = Vierergruppen
fives-9ba6 = Fünfergruppen
sixes-72ac = Sechsergruppen
sevens-45ef = Siebenergruppen
eights-2ccd = Achtergruppen
nines-7e6b = Neunergruppen
tens-1c99 = Zehnergruppen
elevens-343f = Elfergruppen
twelves-d3c7 = Zwölfergruppen
groups-of-d167 = Gruppen zu je { $size }

## games/teach/lesson/check.rs

this-is-not-true-38ce = dies ergibt { $other }, ist also nicht wahr
nothing-is-asked-here-b28d = hier wird nichts gefragt
the-winning-moves-are-d0da = die Gewinnzüge sind { $winning }
this-game-takes-too-long-bb77 = diese Partie dauert zu lange

## games/teach/lesson/judge.rs

whoever-moves-first-0368 = wer zuerst zieht
whoever-moves-second-3fb5 = wer als Zweiter zieht
left-whoever-begins-3f22 = Links, egal wer anfängt
right-whoever-begins-7894 = Rechts, egal wer anfängt
expected-who-wins-49e2 = hier wird erwartet, wer gewinnt
say-8187 = mögliche Antworten: { $either }
this-is-none-of-the-6084 = dies ist keine der Antworten
no-whoever-moves-first-wins-455b = Nein: Wer zuerst zieht, gewinnt mit { $shown }.
no-whoever-moves-first-wins-27d4 = Nein: Wer zuerst am Zug ist, gewinnt, ohne einen Zug zu haben.
no-wins-with-f5fb = Nein: { $player } gewinnt mit { $shown }.
no-wins-without-a-move-b0b3 = Nein: { $player } gewinnt, ohne einen Zug zu haben.
no-neither-player-can-force-7fb3 = Nein: Niemand kann einen Sieg erzwingen.
right-3296 = Richtig.
no-whoever-moves-first-has-db9e = Nein: Wer zuerst am Zug ist, hat keinen Zug und verliert.
no-has-no-move-and-e684 = Nein: { $player } hat keinen Zug und verliert.
no-to-every-move-of-cf76 = Nein: Auf jeden Zug dessen, der zuerst zieht, gibt es eine Antwort, die gewinnt. Auf { $shown } ist es { $shown2 }.
no-after-whoever-moves-first-da3b = Nein: Nach { $shown } hat verloren, wer zuerst gezogen hat.
no-to-every-move-of-8e4e = Nein: Auf jeden Zug von { $player } gibt es eine Antwort, die gewinnt. Auf { $shown } ist es { $shown2 }.
no-after-has-lost-372b = Nein: Nach { $shown } hat { $player } verloren.
loses-the-answer-is-6199 = { $shown } verliert: Die Antwort ist { $shown2 }.
loses-2ab2 = { $shown } verliert.
no-19ca = Nein.
no-it-is-not-try-39ed = Nein, { $formula } ist es nicht. Versuche es noch einmal.
right-f780 = Richtig: { $lines }.
that-is-the-same-but-17a9 = Das ist dasselbe, aber rechne es aus.

## games/teach/lesson/mod.rs

nimatron-learn-lists-them-3ed5 = 'nimatron learn' zählt sie auf
there-is-no-lesson-ab60 = es gibt keine Lektion '{ $excerpt }'

## games/teach/lesson/read.rs

a-lesson-has-one-title-de7d = eine Lektion hat nur einen Titel
a-lesson-begins-with-its-df99 = eine Lektion beginnt mit ihrem Titel
write-0ce0 = zu schreiben ist '{ $what }'
a-paragraph-begins-with-a-4f38 = ein Absatz beginnt mit einem Großbuchstaben
there-is-no-key-6afe = es gibt kein Schlüsselwort '{ $key }'
this-belongs-into-a-step-469b = dies gehört in einen Schritt
write-before-0fe6 = davor ist '{ $what }' zu schreiben
the-step-says-no-answer-3db6 = der Schritt '{ $title }' nennt keine Antwort, die er erwartet
expected-a-level-from-0-b58d = erwartet wird eine Stufe von 0 bis 3
keys-are-as-in-8a15 = Schlüsselwörter stehen wie in { $what }
is-no-key-f9f9 = '{ $key }' ist kein Schlüsselwort
a-step-asks-one-thing-0b68 = ein Schritt fragt nur eines
the-course-is-missing-e4e7 = der Kurs fehlt ('course: …')
the-place-is-missing-3c3a = der Platz fehlt ('place: …')
a-lesson-has-steps-a957 = eine Lektion hat Schritte
expected-the-topic-of-a-2a65 = erwartet wird das Thema eines Tipps

## games/teach/lesson/take.rs

expected-a-step-from-1-7742 = erwartet wird ein Schritt von 1 bis { $what }
who-wins-d9a5 = Wer gewinnt?
your-move-4128 = Dein Zug:
your-answer-5fb4 = Deine Antwort:
i-go-first-c74b = Ich fange an
you-go-first-i-go-c814 = Du fängst an, ich ziehe als Zweiter
do-you-go-first-or-019b = Fängst du an oder ziehst du als Zweiter?
you-are-your-move-f44e = Du bist { $translated }. Dein Zug:

## games/teach/lesson/tell.rs

no-move-37b6 = kein Zug

## games/teach/puzzle/check.rs

this-is-no-move-0777 = Das ist kein Zug.
this-move-loses-912b = Dieser Zug verliert.
you-win-with-1-move-0aba = Du gewinnst mit höchstens einem eigenen Zug.
you-win-with-moves-of-b579 = Du gewinnst mit höchstens { $needed } eigenen Zügen.
it-wins-but-your-opponent-611e = Der Zug gewinnt, aber dein Gegner kann durchhalten, bis du { $counted } gemacht hast, und beginnt damit so: { $what }.
not-soon-enough-bc7c = Nicht schnell genug.
moves-win-and-no-others-2fdf = { $count ->
    [one] { $count } Zug gewinnt, und kein anderer.
   *[other] { $count } Züge gewinnen, und keine anderen.
}
what-you-found-wins-one-ea19 = Was du gefunden hast, gewinnt; ein Zug fehlt noch.
what-you-found-wins-moves-aac5 = { $missing ->
    [one] Was du gefunden hast, gewinnt; { $missing } Zug fehlt noch.
   *[other] Was du gefunden hast, gewinnt; { $missing } Züge fehlen noch.
}
not-all-of-them-d5c3 = Nicht alle.
expected-first-or-second-found-ac97 = erwartet wird first oder second, gefunden wurde '{ $excerpt }'
expected-numbers-of-piles-from-84c4 = erwartet werden Nummern von Haufen von 1 bis { $most }
two-of-your-piles-have-bea3 = Zwei deiner Haufen haben die Höhe { $pair }: Sie heben sich auf.
there-are-piles-of-height-18ef = Es gibt { $count } Haufen der Höhe { $height }: Sie heben sich auf.
a-pile-without-a-partner-c565 = Ein Haufen ohne Partner fehlt.
not-yet-fd22 = Noch nicht.
expected-a-height-d892 = erwartet wird eine Höhe
no-pile-has-a-5716 = Kein Haufen hat eine { $shown }.
piles-have-a-they-cancel-cf0c = { $with } Haufen haben eine { $shown }: Sie heben sich auf.
the-is-alone-and-so-8c99 = Die { $shown } ist allein, aber eine größere Potenz ist es auch.
is-no-power-of-two-b934 = { $shown } ist keine Zweierpotenz.
it-is-worth-no-number-4e9f = Der Wert ist keine Zahl.
it-is-worth-e3f3 = Der Wert ist { $value }.
it-is-worth-more-than-9995 = Der Wert ist größer als { $trim }.
it-is-worth-less-than-59e8 = Der Wert ist kleiner als { $trim }.
is-not-its-value-add5 = { $trim } ist nicht der Wert.
expected-numbers-of-parts-from-383f = erwartet werden Nummern von Teilen von 1 bis { $most }
expected-the-number-of-one-43be = erwartet wird die Nummer eines einzigen Teils
no-part-is-hotter-than-6b0d = Kein Teil ist heißer als alle anderen.
part-has-the-temperature-and-e019 = Teil { $chosen } hat die Temperatur { $of }, und ein anderer Teil hat eine höhere.
not-as-asked-8b91 = Nicht wie verlangt.
the-rules-are-to-stay-032d = Die Spielregeln sollen gleich bleiben.
a-pile-of-height-0-2e4d = Ein Haufen der Höhe 0 ist keiner.
all-piles-are-to-have-d293 = Alle Haufen sollen verschieden hoch sein.
there-are-to-be-piles-303f = { $count } Haufen sollen es sein, die vorgegebenen mitgezählt.
the-pile-of-height-is-f916 = Der Haufen der Höhe { $height } fehlt.
is-higher-than-b11d = { $height } ist höher als { $most }.
not-balanced-907f = Nicht ausgeglichen.

## games/teach/puzzle/ladder.rs

there-is-no-ladder-7a5a = es gibt keine Reihe '{ $excerpt }'
two-equal-piles-dd7a = Zwei gleiche Haufen
make-two-piles-equal-then-99b8 = Mach zwei Haufen gleich; dann mach jeden Zug nach.
pairs-of-piles-fd07 = Paare von Haufen
leave-pairs-of-equal-piles-30e4 = Lass Paare gleicher Haufen übrig; dann mach jeden Zug in seinem Paar nach.
equal-piles-cancel-3125 = Gleiche Haufen heben sich auf
two-equal-piles-count-for-3f55 = Zwei gleiche Haufen zählen nichts, was auch immer daneben steht.
find-the-power-110d = Finde die Potenz
the-largest-power-of-two-84f3 = Die größte Zweierpotenz ohne Partner zeigt, wo du ziehen musst.
find-the-move-8942 = Finde den Zug
a-move-wins-if-every-b943 = Ein Zug gewinnt, wenn danach jede Zweierpotenz in gerader Anzahl vorkommt.
find-all-winning-moves-199a = Finde alle Gewinnzüge
every-pile-that-has-the-b716 = Zu jedem Haufen, der die größte Potenz ohne Partner hat, gehört genau ein Gewinnzug.
whoever-moves-second-wins-exactly-bf6a = Wer als Zweiter zieht, gewinnt genau dann, wenn die Haufen ausgeglichen sind.
the-switch-857a = Der Wechsel
if-the-last-block-loses-1516 = Verliert der letzte Klotz, so spiele wie sonst bis zu dem Zug, der nur noch Haufen mit 1 übrig lässt.
at-most-so-many-682c = Höchstens so viele
if-a-turn-takes-at-aaf8 = Nimmt ein Zug höchstens k Klötze, so zählen die Reste bei der Division durch k+1.
build-a-balance-6cc0 = Baue einen Ausgleich
set-up-piles-so-that-d371 = Stelle Haufen so auf, dass gewinnt, wer als Zweiter zieht.
win-in-n-moves-8e94 = Gewinne in n Zügen
of-several-winning-moves-some-dc30 = Von mehreren Gewinnzügen gewinnen manche schneller.
counting-past-infinity-0647 = Über die Unendlichkeit hinaus zählen
infinite-piles-are-sums-of-0c70 = Auch unendliche Haufen sind Summen von Zweierpotenzen; genau ein Zug gewinnt.
nimbers-8bc6 = Nimber
a-stone-is-worth-the-d3c4 = Ein Stein ist das Nimprodukt seiner Koordinaten wert.
take-and-break-5fa4 = Nehmen und Teilen
every-row-behaves-like-a-3f0b = Jede Reihe verhält sich wie ein Nim-Haufen von bestimmter Höhe.
hackenbush-strings-f470 = Hackenbush-Ketten
a-string-of-blue-and-8ab2 = Eine Kette aus blauen und roten Kanten ist eine Zahl wert.
domineering-2c80 = Domineering
keep-squares-that-the-other-c0c2 = Halte dir Felder frei, die der andere nicht nutzen kann.
who-is-hotter-f4f0 = Wer ist heißer?
the-temperature-says-how-much-c2dd = Die Temperatur sagt, wie wichtig es ist, dort zuerst zu ziehen.

## games/teach/puzzle/mod.rs

expected-ladder-level-seed-found-f2e2 = erwartet wird LADDER-LEVEL-SEED, gefunden wurde '{ $excerpt }'
a-puzzle-is-named-like-16d4 = ein Rätsel heißt zum Beispiel cancel-2-17
levels-go-from-1-to-0771 = Stufen gehen von 1 bis { $levels }, und Startwerte liegen unter 2^53

## games/teach/puzzle/told.rs

you-are-and-it-is-7042 = Du bist { $translated }, und du bist am Zug.
it-is-your-turn-a304 = Du bist am Zug.
you-can-win-with-1-6e5d = Du kannst mit höchstens einem eigenen Zug gewinnen, was dein Gegner auch tut. Finde ihn.
you-can-win-with-moves-770d = Du kannst mit höchstens { $within } eigenen Zügen gewinnen, was dein Gegner auch tut. Finde den ersten davon.
exactly-one-move-wins-find-5083 = Genau ein Zug gewinnt. Finde ihn.
find-a-move-that-wins-3f8b = Finde einen Zug, der gewinnt.
moves-win-find-all-of-187a = { $count ->
    [one] { $count } Zug gewinnt. Finde ihn.
   *[other] { $count } Züge gewinnen. Finde sie alle.
}
nobody-has-moved-yet-who-7c85 = Noch hat niemand gezogen. Wer kann gewinnen: wer als Erster zieht oder wer als Zweiter zieht?
equal-piles-cancel-in-pairs-6a6c = Gleiche Haufen heben sich paarweise auf. Welche Haufen bleiben übrig?
split-every-pile-into-different-4992 = Zerlege jeden Haufen in verschiedene Zweierpotenzen und lass gleiche Potenzen sich paarweise aufheben. Welche ist die größte Potenz, die übrig bleibt?
which-number-is-this-worth-0903 = Welche Zahl ist das wert?
these-are-games-at-once-370e = Das sind { $parts } Spiele zugleich. In welchem ist es am wichtigsten, zuerst zu ziehen: Welches hat die höchste Temperatur?
add-so-that-whoever-moves-8269 = Füge { $piles } hinzu, sodass gewinnt, wer als Zweiter zieht.
add-no-two-of-all-155e = Füge { $piles } hinzu, sodass gewinnt, wer als Zweiter zieht; unter allen Haufen dürfen keine zwei gleich sein.
add-none-higher-than-so-030a = Füge { $piles } hinzu, nicht höher als { $highest }, sodass gewinnt, wer als Zweiter zieht.
add-none-higher-than-no-7bc7 = Füge { $piles } hinzu, nicht höher als { $highest }, sodass gewinnt, wer als Zweiter zieht; unter allen Haufen dürfen keine zwei gleich sein.
a-turn-takes-from-1-eff3 = Ein Zug nimmt 1 bis { $max } Klötze von einem Haufen, und wer den letzten Klotz nimmt, verliert.
a-turn-takes-from-1-97be = Ein Zug nimmt 1 bis { $max } Klötze von einem Haufen, und wer den letzten Klotz nimmt, gewinnt.
whoever-takes-the-last-block-75d6 = Wer den letzten Klotz nimmt, verliert.
whoever-takes-the-last-block-198a = Wer den letzten Klotz nimmt, gewinnt.
type-all-moves-with-between-01a3 = Gib alle Züge ein, mit ; dazwischen.
type-first-or-second-90ec = Gib first (als Erster) oder second (als Zweiter) ein.
type-the-numbers-of-the-3120 = Gib die Nummern der Haufen ein.
type-a-power-of-two-5bfa = Gib eine Zweierpotenz ein.
type-a-number-such-as-04c8 = Gib eine Zahl ein, etwa 3/4 oder -2.
type-the-number-of-a-7b56 = Gib die Nummer eines Teils ein.
type-all-piles-those-that-e454 = Gib alle Haufen ein, auch die vorgegebenen.
an-answer-545a = Eine Antwort:
answer-4e1c = Antwort:
these-win-as-well-but-4bb3 = Auch diese gewinnen, aber später: { $others }.
all-others-cancel-whatever-is-37de = Alle anderen heben sich auf: Was auch immer mit einem von zwei gleichen Haufen geschieht, lässt sich mit dem anderen nachmachen.

## games/teach/sheet/exercises.rs

a-turn-takes-as-many-83a1 = Ein Zug nimmt beliebig viele Klötze, aber mindestens einen, von einem Haufen.
a-turn-lowers-one-pile-8426 = Ein Zug verkleinert einen Haufen auf irgendeine kleinere Höhe.
first-aa53 = der Erste
second-083a = der Zweite
for-example-14b8 = zum Beispiel { $answers }
the-commands-code-nimatron-puzzle-9878 = Die Befehle <code>nimatron puzzle NAME --solution</code> nennen die Gründe.
name-77d5 = Name

## games/teach/sheet/fold.rs

one-pile-take-all-of-2ca4 = Ein Haufen: Nimm ihn ganz.
two-equal-piles-let-the-b373 = Zwei gleiche Haufen: Lass den anderen anfangen und mach jeden Zug nach.
two-piles-that-differ-make-bbdb = Zwei verschiedene Haufen: Mach sie gleich. Dann mach nach.
pairs-of-equal-piles-copy-6d0d = Paare gleicher Haufen: Mach jeden Zug in seinem Paar nach.
split-every-pile-into-8-ab82 = Zerlege jeden Haufen in 8, 4, 2 und 1, jede höchstens einmal. Jeder Teil hat einen Partner: Lass den anderen anfangen.
parts-without-a-partner-look-8037 = Teile ohne Partner: Such den größten. Verkleinere einen Haufen, der ihn hat, sodass alle Teile Partner haben.
two-players-take-turns-in-dae7 = Zwei Spieler ziehen abwechselnd. Wenn du am Zug bist, nimmst du beliebig viele Klötze, aber mindestens einen, oben von einem Haufen. Wer den letzten Klotz nimmt, gewinnt. Finde einen Zug, der gewinnt!
fold-the-flap-to-the-18f9 = Falte die Klappe an dieser Linie nach hinten: Unter der Linie steht das Geheimnis.
the-secret-of-nim-3022 = Das Geheimnis von Nim
you-win-644d = du gewinnst
you-win-as-second-3ec5 = du gewinnst als Zweiter

## games/teach/sheet/guide.rs

whoever-goes-first-wins-4188 = Wer anfängt, gewinnt.
whoever-goes-second-wins-0551 = wer als Zweiter zieht, gewinnt
with-three-piles-taking-all-df56 = Bei drei Haufen ist es am besten, den größten ganz zu nehmen.
taking-the-7-loses-and-7401 = die 7 ganz zu nehmen verliert, und von 7 auf 6 gewinnt
the-winning-move-is-always-bd41 = Der Gewinnzug ist immer im größten Haufen.
the-only-one-is-2-d16e = der einzige ist von 2 auf 1
if-the-number-of-blocks-14d9 = Ist die Anzahl der Klötze gerade, so gewinnt, wer als Zweiter zieht.
whoever-goes-first-wins-with-0a40 = wer anfängt, gewinnt; bei einer ungeraden Anzahl von Klötzen immer
whoever-goes-second-needs-equal-6cdc = Wer als Zweiter zieht, braucht gleiche Haufen, um zu gewinnen.
if-the-last-block-loses-7d5e = Verliert der letzte Klotz, so ist alles umgekehrt.
whoever-goes-second-wins-1-8daa = auch dann gewinnt bei 1, 2, 3, wer als Zweiter zieht
no-ade4 = { $says } Nein: { $shows } ({ $position }).
conjectures-that-will-come-4937 = Vermutungen, die kommen werden
do-not-correct-them-let-f8b9 = Nicht berichtigen, sondern ausspielen lassen.
the-game-df60 = Das Spiel
there-are-some-piles-of-854b = Es gibt einige Haufen aus Klötzen. Zwei Spieler ziehen abwechselnd; wer am Zug ist, nimmt beliebig viele Klötze, mindestens einen, von einem Haufen. Wer den letzten Klotz nimmt, gewinnt. Der eine stellt die Haufen auf, und der andere bestimmt, wer anfängt: Das ist gerecht.
an-hour-9b3b = Eine Stunde
play-against-the-whole-class-e84e = Gegen die ganze Klasse mit den Haufen 1, 2, 3 spielen und sie bestimmen lassen, wer anfängt. Ob gewonnen oder verloren: kein Wort über das Geheimnis.
let-the-children-play-each-cb43 = Die Kinder mit kleinen Haufen gegeneinander spielen lassen, fünf Minuten mit jedem Partner.
ask-for-what-they-have-3eb3 = Fragen, was ihnen aufgefallen ist. Jede Vermutung aufschreiben, mit einem Namen daneben.
one-pile-two-equal-piles-8bd4 = Ein Haufen, zwei gleiche Haufen, zwei verschiedene, Paare von Haufen: alles von den Kindern selbst finden lassen.
hand-out-the-sheets-the-3335 = Die Arbeitsblätter austeilen. Die Codes neben den Aufgaben öffnen die Stellungen auf der Seite; dort kann man sie gegen den Computer spielen.
powers-of-two-come-late-d12a = Zweierpotenzen kommen spät oder an einem anderen Tag: Binärkarten, Potenzen paaren, Reihen in zwei Farben.
good-questions-8e54 = Gute Fragen
do-you-want-to-go-0bf9 = Willst du anfangen oder als Zweiter ziehen? Warum?
would-you-like-to-take-06ed = Möchtest du diesen Zug zurücknehmen?
what-would-you-answer-if-292b = Was würdest du antworten, wenn ich dies täte?
which-smaller-game-does-this-b8bd = An welches kleinere Spiel erinnert dich das?
are-there-two-winning-moves-6be2 = Gibt es zwei Gewinnzüge? Gibt es jemals genau zwei? <em>(Nein: Wenn der letzte Klotz gewinnt, ist ihre Anzahl ungerade, oder es gibt keine.)</em>
how-do-you-know-that-4b40 = Woher weißt du, dass das Spiel endet?
what-is-true-882e = Was stimmt
split-every-pile-into-different-b14c = Zerlege jeden Haufen in verschiedene Zweierpotenzen. Kommt jede Potenz in gerader Anzahl vor, so gewinnt, wer als Zweiter zieht; sonst gewinnt, wer zuerst zieht.
the-move-take-the-largest-8a2c = Der Zug: Nimm die größte Potenz, die in ungerader Anzahl vorkommt, und verkleinere einen Haufen, der sie hat, so, dass alle Potenzen in gerader Anzahl vorkommen.
if-the-last-block-loses-b448 = Verliert der letzte Klotz, so spiele genauso, bis dein Zug nur noch Haufen mit 1 übrig lassen würde: Dann lass eine ungerade Anzahl davon übrig.
if-a-turn-takes-at-c2c9 = Nimmt ein Zug höchstens k Klötze, so teile jeden Haufen durch k+1 und spiele mit den Resten.
the-sheets-in-order-9a6f = Die Arbeitsblätter der Reihe nach
code-win-at-nim-code-2fbd = <code>win-at-nim</code>, <code>equal</code>, <code>pairs</code>, <code>cancel</code>, <code>one-two-three</code>: Zweierpotenzen sind nicht nötig.
code-binary-cards-code-code-cfb1 = <code>binary-cards</code>, <code>pair-the-powers</code>, <code>two-colours</code>, <code>power</code>, <code>who</code>, <code>move</code>, <code>all</code>: Zweierpotenzen.
code-misere-code-code-bounded-b344 = <code>misere</code>, <code>bounded</code>, <code>break</code>: andere Spielregeln.
code-nim-addition-code-code-e898 = <code>nim-addition</code>, <code>nim-multiplication</code>, <code>nimbers</code>, <code>transfinite</code>, <code>hackenbush</code>, <code>domineering</code>, <code>hotter</code>: für alle, die mehr wollen.
code-nimatron-sheet-kind-level-48e3 = <code>nimatron sheet KIND --level 1 --seed 7 --answers</code>: Derselbe Startwert ergibt dasselbe Arbeitsblatt, ein anderer ein anderes; <code>--copies 30</code> gibt jedem Kind ein eigenes.

## games/teach/sheet/lines.rs

a-game-of-nim-begins-d5b5 = Eine Partie Nim beginnt mit Haufen mit 1, 2 und 3. Wer am Zug ist, nimmt einen oder mehrere Klötze von einem Haufen; wer den letzten Klotz nimmt, gewinnt. Das sind alle 24 Stellungen, die vorkommen können. Wer kann jede von ihnen gewinnen: wer als Erster zieht oder wer als Zweiter zieht? Schreib 1 oder 2 unter jede. Fang am Ende an.
every-line-of-play-from-e81f = Alle Spielverläufe ab 1, 2, 3: Es sind { $lines }. Jede Zeile zeigt die Höhen nach jedem Zug. Ein Zug, nach dem gewinnen kann, wer ihn gemacht hat, ist <strong>fett</strong>: Er lässt eine Stellung übrig, in der gewinnt, wer als Zweiter zieht. Der Anfang, 123, ist eine solche.
who-wins-each-of-the-8857 = Wer jede der 24 Stellungen gewinnt:
who-wins-each-position-e2da = Wer jede Stellung gewinnt.
nothing-is-left-cefd = nichts ist übrig

## games/teach/sheet/mod.rs

expected-kind-level-seed-found-677b = erwartet wird KIND-LEVEL-SEED, gefunden wurde '{ $excerpt }'
a-sheet-is-named-like-2820 = ein Arbeitsblatt heißt zum Beispiel who-2-17
there-is-no-such-sheet-f617 = ein solches Arbeitsblatt gibt es nicht
win-at-nim-1cc1 = Gewinne beim Nim!
eight-puzzles-and-the-secret-b70f = acht Rätsel, und das Geheimnis auf einer Klappe, die weggefaltet wird
all-games-from-1-2-e9f4 = Alle Partien ab 1, 2, 3
m-24-positions-and-who-wins-1fa8 = 24 Stellungen, und wer gewinnt; alle Spielverläufe
pair-the-powers-3ca7 = Potenzen paaren
piles-split-into-powers-of-bfe0 = Haufen, in Zweierpotenzen zerlegt, die Partner finden
binary-cards-1499 = Binärkarten
cards-with-dots-to-cut-e6ab = Karten mit Punkten zum Ausschneiden, und mit zwei Händen bis 1023 zählen
rows-of-two-colours-2c43 = Reihen in zwei Farben
a-game-of-parity-on-2162 = ein Spiel um Gerade und Ungerade auf Reihen von Plättchen, das Nim ist
a-table-to-be-filled-0273 = eine Tabelle zum Ausfüllen mit den kleinsten Zahlen, die frei sind
a-table-to-be-filled-c32f = eine Tabelle zum Ausfüllen
for-whoever-teaches-ca7b = Für alle, die unterrichten
a-page-on-how-to-0bc4 = eine Seite darüber, wie man es angeht: Fragen, Vermutungen, Gegenbeispiele
there-is-no-kind-of-61ba = es gibt keine Art von Arbeitsblatt '{ $excerpt }'

## games/teach/sheet/paper.rs

name-662f = Name
key-7c87 = Lösungen: { $translated }

## games/teach/sheet/powers.rs

every-number-is-a-sum-f0df = Jede Zahl ist eine Summe verschiedener Zweierpotenzen: 1, 2, 4, 8, 16, … Zerlege jeden Haufen: Mach ein Kreuz unter jede Potenz, die er braucht. Verbinde zwei gleiche Potenzen verschiedener Haufen mit einer Linie; jede Potenz hat höchstens einen Partner. Schreib die größte Potenz auf, die allein bleibt.
the-piles-split-9bdd = Die zerlegten Haufen
cut-out-the-cards-every-7d60 = Schneide die Karten aus. Jede Zahl von 0 bis 63 lässt sich zeigen, indem man einige von ihnen aufdeckt: auf nur eine Weise. Welche Karten zeigen 21? Welche Zahl kommt nach allen Karten?
each-finger-is-worth-twice-c8c5 = Jeder Finger ist doppelt so viel wert wie der vorige: der rechte Daumen 1, der linke Daumen 32. Ausgestreckte Finger zählen. Alle zehn zusammen ergeben 1023.
colour-the-fingers-that-show-1d73 = Male die Finger an, die die Zahl zeigen
which-number-is-it-2fdb = Welche Zahl ist es?
m-21-is-16-4-1-6cf5 = 21 ist 16+4+1. Nach allen sechs Karten, 63, kommt 64.
the-fingers-034b = Die Finger
the-numbers-b4e7 = Die Zahlen
in-a-turn-you-choose-4dfd = Wenn du am Zug bist, wählst du eine Reihe und darin eines der dunklen Plättchen. Dreh dieses Plättchen um, sodass es hell ist; von den Plättchen rechts davon in derselben Reihe darfst du umdrehen, so viele du willst. Wer das letzte dunkle Plättchen umdreht, sodass alle hell sind, gewinnt. Finde eine Reihe und zeichne, was du aus ihr machst, sodass jede Spalte eine gerade Anzahl dunkler Plättchen hat.
a-row-is-a-pile-c40b = Eine Reihe ist ein binär geschriebener Haufen: Dunkel ist 1, hell ist 0. Ein Zug macht die Zahl kleiner. Nach diesen Zügen ist jede Spalte gerade.

## games/teach/sheet/tables.rs

fill-in-the-table-row-346e = Fülle die Tabelle Zeile für Zeile aus, von links an. Schreib in jedes Feld die kleinste Zahl, 0, 1, 2, …, die weder links davon in seiner Zeile noch darüber in seiner Spalte steht (die Köpfe zählen nicht). Was fällt dir auf? Die Zahl in Zeile a und Spalte b ist die Höhe eines einzelnen Haufens, der dasselbe bewirkt wie die Haufen a und b: Sie ist 0, wo gewinnt, wer als Zweiter zieht.
these-are-products-of-nimbers-7551 = Das sind Produkte von Nimbern. Nichts ändert sich, wenn Zeilen und Spalten vertauscht werden; 0 ergibt 0, und 1 ändert nichts. In jeder Zeile und in jeder Spalte außer denen von 0 kommt jede Zahl, die kleiner ist als die Größe der Tabelle, genau einmal vor. Summen sind Nimsummen, bei denen jede Zahl ihr eigenes Negatives ist: 2 ⊕ 3 = 1. Dann ist (a ⊕ b) ⊗ c = a ⊗ c ⊕ b ⊗ c, und 2 ⊗ 2 = 3; in größeren Tabellen ist 4 ⊗ 4 = 6 und 2 ⊗ 4 = 8. Trage ein, was fehlt.

## help

a-file-code-ftl-what-7627 = Eine Datei CODE.ftl: Was ihr fehlt, wird auf Englisch ausgegeben, damit man es übersetzen kann
a-file-with-a-ruleset-84e9 = Eine Datei mit einem Spiel, das auch bekannt sein soll; mehrfach möglich
a-game-with-heaps-or-3e5e = Ein Spiel mit Haufen oder eine Stellung, oder - für Zeilen der Standardeingabe
a-game-with-heaps-a-2d7e = Ein Spiel mit Haufen, eine Stellung oder eine kanonische Form, oder - für Zeilen der Standardeingabe
add-the-key-on-a-9a4c = Die Lösungen anfügen, auf einer eigenen Seite
answer-a-request-of-the-7018 = Eine Anfrage der Webseite beantworten, JSON mit JSON
answer-a-request-of-the-7bca = Eine Anfrage der Webseite beantworten, JSON mit JSON{"\u000A"}{"\u000A"}Ohne Anfrage ist jede Zeile der Standardeingabe eine und wird mit einer Zeile beantwortet; leere Zeilen werden übergangen. POST /api von 'nimatron serve' gibt dieselben Antworten. Auf eine Anfrage, die nicht beantwortet werden kann, folgt ein Objekt mit "error".
believe-this-proxy-when-it-1ea0 = Diesem Proxy glauben, wenn er angibt, für wen er anfragt; mehrfach möglich
believe-this-proxy-when-it-d7a5 = Diesem Proxy glauben, wenn er angibt, für wen er anfragt; mehrfach möglich{"\u000A"}{"\u000A"}Die Bedienung wird unter den Adressen der Clients aufgeteilt, die hinter einem Proxy in X-Forwarded-For oder Forwarded stehen. Anderen Clients, die so etwas schreiben, wird nicht geglaubt.
check-a-certificate-with-the-a273 = Ein Zertifikat mit dem unabhängigen Prüfer prüfen
check-a-certificate-with-the-6d85 = Ein Zertifikat mit dem unabhängigen Prüfer prüfen{"\u000A"}{"\u000A"}Gibt aus, was es beweist. Der Exit-Status ist 1, wenn es nicht beweist, was es behauptet, weil etwas darin nicht stimmt oder fehlt, und 2, wenn es nicht gelesen oder nicht zu Ende geprüft werden kann. Eine Datei von Verlustpaaren darf größer als der Arbeitsspeicher sein.
check-a-file-and-keep-1bce = Eine Datei prüfen und aufbewahren, so dass jeder Befehl ihr Spiel kennt
check-a-file-its-examples-99c3 = Eine Datei prüfen: ihre Beispiele, warum ihre Partien enden, und tausend zufällige Partien
check-this-answer-instead-of-6b5d = Diese Antwort prüfen, statt nach einer zu fragen
compare-what-was-found-with-25be = Was gefunden wurde, mit veröffentlichten Perioden vergleichen; Exit-Status 1 heißt, dass etwas abweicht
compute-the-excesses-of-odd-e426 = Die Exzesse ungerader Primzahlen berechnen, auf denen unendliche Nimprodukte beruhen
compute-the-excesses-of-odd-2d94 = Die Exzesse ungerader Primzahlen berechnen, auf denen unendliche Nimprodukte beruhen{"\u000A"}{"\u000A"}Der Exzess von p ist das kleinste m, für das k+m keine p-te Wurzel unterhalb der p-ten Wurzel hat, die als nächste adjungiert wird; k ist die kleinste Ordinalzahl, deren Grad durch die Ordnung von 2 modulo p teilbar ist. Jeder Exzess wird mit der Tabelle verglichen. Exit-Status 1 heißt, dass einer von ihr abweicht.
cut-the-search-of-each-1567 = Die Suche in jeder Stellung in so viele Aufträge zerlegen
cut-work-into-jobs-for-318f = Arbeit in Aufträge für beliebig viele Maschinen zerlegen, sie erledigen und die Antworten zusammenführen
cut-work-into-jobs-for-097b = Arbeit in Aufträge für beliebig viele Maschinen zerlegen, sie erledigen und die Antworten zusammenführen{"\u000A"}{"\u000A"}Ein Plan ist eine Datei mit einem Auftrag je Zeile, jeder nach dem benannt, was er fragt, so dass jeder, der Prozesse startet, Aufträge verteilen kann: ein Scheduler, GNU parallel oder eine Shell auf jeder Maschine. Antworten sind Dateien in einem Ordner. Was da ist, wird nicht noch einmal getan, was auch immer den letzten Lauf beendet hat.
do-part-k-of-n-8e5c = Teil K von N erledigen, von 0 an gezählt, also 0/10 bis 9/10
do-so-many-jobs-at-6017 = So viele Aufträge zugleich erledigen
do-so-many-of-a-789c = Von hundert Aufträgen ohne Zertifikat so viele noch einmal erledigen und vergleichen
do-the-jobs-of-a-06fe = Die Aufträge eines Plans erledigen, die noch keine Antwort haben
do-the-jobs-of-a-be69 = Die Aufträge eines Plans erledigen oder eine Stellung durchsuchen, auf einem Cluster von Ray oder auf dieser Maschine
do-the-jobs-of-a-dbd7 = Die Aufträge eines Plans erledigen oder eine Stellung durchsuchen, auf einem Cluster von Ray oder auf dieser Maschine{"\u000A"}{"\u000A"}'nimatron cluster run PLAN --out ORDNER' tut, was 'nimatron job run' tut, auf allen Maschinen des Clusters, und 'nimatron cluster search STELLUNG --out ORDNER --store DATEI' durchsucht eine Stellung in Runden von Aufträgen. Ordner und Datei liegen auf einer Platte, die alle Maschinen teilen. Beide nehmen --ray ADRESSE und die anderen Optionen von 'python3 -m nimatron.cluster', das die Arbeit tut: pip install 'nimatron[cluster]'.
draw-a-picture-of-the-b0ca = Ein Bild aus der Theorie als SVG zeichnen; ohne Art die Arten auflisten
draw-a-picture-of-the-7885 = Ein Bild aus der Theorie als SVG zeichnen; ohne Art die Arten auflisten{"\u000A"}{"\u000A"}Was in einem Bild steht, ist berechnet, ebenso sein Titel und seine Bildunterschrift. Es braucht nichts weiter, seine Wörter sind Text, und es kann in jeder Größe gedruckt werden; mit --ink black ohne Farben.
draw-a-point-for-each-247a = Für jeden Haufen einen Punkt in diese SVG-Datei zeichnen
draw-a-position-as-an-e3ee = Eine Stellung als SVG-Bild zeichnen, oder den Thermographen eines Spiels
draw-a-position-as-an-7813 = Eine Stellung als SVG-Bild zeichnen, oder den Thermographen eines Spiels{"\u000A"}{"\u000A"}Haufen sind Klötze, auf Brettern liegen Steine. Von einem Ausdruck wie '{"{"}2|-1{"}"}' oder '{"{"}2|-1{"}"} + ^*', und mit --thermograph von einer Stellung, in der die Spieler eigene Züge haben, wird der Thermograph gezeichnet: Werte wachsen nach links, Temperaturen nach oben, und der Teil unter 0 ist schattiert.{"\u000A"}{"\u000A"}Das Bild wird ausgegeben oder in eine Datei geschrieben. Es sieht überall gleich aus, braucht nichts weiter und ist in Grau so gut lesbar wie in Farbe.
draw-the-table-of-powers-47ea = Stattdessen die Tabelle der Zweierpotenzen zeichnen
draw-the-thermograph-of-the-32c4 = Stattdessen den Thermographen des Werts zeichnen
draw-the-values-as-a-b941 = Die Werte als Tabelle in diese SVG-Datei zeichnen
evaluate-one-expression-and-print-0a5c = Einen Ausdruck auswerten und seinen Wert ausgeben
evaluate-one-expression-and-print-51ed = Einen Ausdruck auswerten und seinen Wert ausgeben{"\u000A"}{"\u000A"}Ordinalzahlen: w^2*3+e0, mit + * ^ wie üblich, # für die natürliche Summe, (+) für die Nimsumme. Nimber: *5 + *(w+1). Spiele: {"{"}2|-1{"}"} + ^3*2. Vergleiche geben true oder false aus, und bei false ist der Exit-Status 1. In dem Gespräch, das 'nimatron' beginnt, listet ':help' Operatoren und Funktionen auf.{"\u000A"}{"\u000A"}Bei der Standardeingabe bekommt jede Zeile ihre Antwort, außer leeren Zeilen und Zeilen, die mit # beginnen; kann eine Zeile nicht beantwortet werden, ist die Antwort 'Fehler: …', oder mit --json ein Objekt mit "error".
examples-nimatron-solve-nim-3-1d98 = Beispiele:{"\u000A"}  nimatron solve 'nim: 3, 5, 7'{"\u000A"}  nimatron solve 'nim: 1, w+3, w^w+5, e0, w1' --explain 2{"\u000A"}  nimatron calc '(w+1)*2 + w'{"\u000A"}  nimatron prove 'nim: 1, 2, 3' --output proof.json && nimatron verify proof.json{"\u000A"}{"\u000A"}Exit-Status: 0 bei einer Antwort, 1 bei einem "Nein" auf eine Ja-Nein-Frage, 2 bei einem Fehler.
families-quotients-family-excess-primes-61f1 = Familien, 'quotients FAMILIE', 'excess: PRIMZAHLEN' und Stellungen
families-or-nothing-to-see-301a = Familien, oder nichts, um zu sehen, was gefunden wurde
forget-a-ruleset-that-was-ca1f = Ein Spiel vergessen, das hinzugefügt wurde
genus-class-and-canonical-form-a011 = Genus, Klasse und kanonische Form im Misère-Spiel
genus-class-and-canonical-form-c2d0 = Genus, Klasse und kanonische Form im Misère-Spiel{"\u000A"}{"\u000A"}Für alle Haufen eines Spiels bis zu einem bestimmten, für eine Stellung wie 'cram: 3x3' oder für eine Summe kanonischer Formen wie '*[2#1] + *[2]'. Das Genus ist der Grundy-Wert des normalen Spiels, und hinter ^ die Misère-Grundy-Werte des Spiels mit 0, 1, 2, … Haufen der Größe 2, abgeschnitten, wo sich zwei Zahlen abzuwechseln beginnen. Ein zahmes Spiel gewinnt man wie die Nim-Stellung mit seinem Genus; widerspenstige (restive), unruhige (restless) und wilde nicht.
global-options-027f = Globale Optionen
go-on-from-what-merges-3958 = Von dem ausgehen, was beim Zusammenführen bewiesen wurde
go-on-with-the-game-538b = Die Partie in dieser Datei fortsetzen
go-on-with-the-next-b057 = Nach einem Fehler mit der nächsten Zeile der Standardeingabe weitermachen
heaps-in-a-line-or-033b = Haufen pro Zeile, auch in einer Tabelle [Standard: 20, bei einer Tabelle die Periode, falls eine zu sehen ist]
hold-no-more-memory-but-83bc = Nicht mehr Arbeitsspeicher belegen, abgesehen von dem, was das Programm selbst braucht
how-hard-from-1-to-8a35 = Wie schwer, von 1 bis 5
how-many-sheets-with-this-5459 = Wie viele Arbeitsblätter, mit diesem Startwert und den nächsten
how-many-winning-moves-to-d86e = Wie viele Gewinnzüge aufgelistet werden [Standard: 20, mit --json 10000]
how-much-of-a-position-b65b = Wie viel von einer Stellung erklärt wird: 0 das Urteil, 1 ein Satz, 2 die Tabelle, 3 der Beweis
how-much-to-explain-0-9f82 = Wie viel erklärt wird: 0 das Urteil, 1 ein Satz, 2 die Tabelle, 3 der Beweis
how-often-which-values-occur-5697 = Wie oft welche Werte vorkommen, Rekorde, seltene Werte
how-values-are-written-default-d3b1 = Wie Werte geschrieben werden [Standard: unicode auf einem Terminal, sonst ascii]
in-which-language-to-speak-795c = In welcher Sprache geantwortet wird: en, de oder eine Datei CODE.ftl [Standard: die des Terminals]
keep-no-more-values-than-6681 = Nicht mehr Werte behalten, als die nächsten brauchen, und alle paar Sekunden alles, was bekannt ist, in diese Datei schreiben; ein späterer Lauf macht damit weiter, was auch immer diesen beendet hat. Für Oktalspiele
keep-the-answers-in-this-acaf = Die Antworten in dieser Datei aufbewahren, und Zwischenstände in Dateien daneben: Ein späterer Lauf macht dort weiter
keep-the-game-in-this-85e3 = Die Partie Zug um Zug in dieser Datei aufbewahren
keep-what-a-search-proves-e302 = Was eine Suche beweist, in dieser Datei aufbewahren, und mit dem weitermachen, was dort steht
keep-what-is-proved-of-4465 = Was von Stellungen bewiesen ist, hier für spätere Aufträge aufheben
learn-by-playing-courses-in-aba7 = Spielend lernen: Kurse in Schritten, die erst fragen und dann erklären
learn-by-playing-courses-in-3c93 = Spielend lernen: Kurse in Schritten, die erst fragen und dann erklären{"\u000A"}{"\u000A"}Ohne Namen werden die Kurse aufgelistet. Antworten werden getippt, oder sie kommen Zeile für Zeile aus der Standardeingabe; 'hint' gibt einen Tipp, 'board' zeichnet die Stellung, 'quit' beendet. Nichts wird aufbewahrt: Mit --step geht es dort weiter, wo du aufgehört hast.
leave-out-canonical-forms-3f1c = Kanonische Formen weglassen
let-browsers-ask-under-this-afea = Browser auch unter diesem Namen anfragen lassen, etwa games.example; mehrfach möglich
let-other-machines-of-the-0d75 = Andere Geräte des Netzwerks zulassen, und alle Adressen ausgeben
lines-of-heap-and-value-3656 = Zeilen aus Haufen und Wert, wie in der OEIS
lines-of-heap-and-value-962a = Zeilen aus Haufen und Wert, durch ein Komma getrennt, unter einer Kopfzeile
list-phi-a-row-for-a338 = Phi auflisten, eine Zeile für jede Periode, falls eine zu sehen ist
list-as-lines-with-commas-c359 = Als Zeilen mit Kommas auflisten, unter einer Kopfzeile
list-only-games-of-this-f7e6 = Nur Spiele dieser Art auflisten
list-only-games-with-this-4085 = Nur Spiele mit dieser Periode auflisten
list-the-grundy-values-of-face = Die Grundy-Werte der Haufen eines Spiels auflisten
list-the-grundy-values-of-5201 = Die Grundy-Werte der Haufen eines Spiels auflisten{"\u000A"}{"\u000A"}Die Spielregeln sind ein Code wie 0.77, 4.0 oder 0.3F (oktal, hexadezimal und darüber hinaus), ein Name wie kayles oder grundy oder eine Menge: subtraction(1,3,4), allbut(2), splittles(4). Werte werden berechnet, bis eine Periode bewiesen ist, und von da an wiederholt. Das Wort eines Spiels, dessen Stellungen eine Zahl sind, wie sprouts oder das einer Datei mit Streifen, listet die Werte dieser Stellungen auf, die durchsucht werden, wo sie keine Haufen sind.
list-the-languages-or-the-f7f2 = Die Sprachen auflisten, oder die Meldungen, die der Datei einer Sprache fehlen
list-the-rulesets-or-show-a4c2 = Die Spiele auflisten, oder die Regeln eines Spiels zeigen
list-the-rulesets-or-show-53e3 = Die Spiele auflisten, oder die Regeln eines Spiels zeigen{"\u000A"}{"\u000A"}'games impartial', 'games partizan', 'games loopy' und 'games players' erklären die Arten von Spielen. 'games check FILE' prüft Spielregeln, die in einer Datei stehen, und 'games add FILE' behält sie, so dass von da an jeder Befehl sie kennt.
look-at-each-game-for-fe52 = Jedes Spiel höchstens so viele Sekunden lang ansehen
look-at-no-larger-heap-b5aa = Keinen größeren Haufen ansehen
look-at-no-larger-heap-434e = Bei keinem Spiel einen größeren Haufen ansehen
look-at-so-many-games-6dcf = So viele Spiele gleichzeitig ansehen [Standard: so viele, wie es Prozessoren gibt]
look-at-so-many-positions-d640 = Für eine Stellung oder einen Quotienten so viele Stellungen ansehen
make-a-sheet-of-exercises-dde8 = Ein Arbeitsblatt zum Ausdrucken machen; ohne Art werden die Arten aufgelistet
make-a-sheet-of-exercises-6874 = Ein Arbeitsblatt zum Ausdrucken machen; ohne Art werden die Arten aufgelistet{"\u000A"}{"\u000A"}Ein Arbeitsblatt ist HTML mit eingebetteten Bildern, für Schwarzweiß gemacht: Ein Browser druckt es. Dieselbe Art, dieselbe Stufe und derselbe Startwert geben dasselbe Arbeitsblatt, ein anderer Startwert ein anderes. Jedes Rätsel hat einen Namen, den 'nimatron puzzle' kennt, und einen Code für eine Kamera, der seine Stellung auf der Webseite öffnet.
nim-and-its-kin-in-b26f = Nim und seine Verwandten im Terminal: wer gewinnt, alle Gewinnzüge, und warum
nim-and-its-kin-in-062f = Nim und seine Verwandten im Terminal: wer gewinnt, alle Gewinnzüge, und warum{"\u000A"}{"\u000A"}Ohne Befehl ist es ein Rechner: ein Gespräch, wenn die Standardeingabe ein Terminal ist, sonst eine Antwort auf jede Zeile der Standardeingabe, auch 'Fehler: …', wo es keine gibt. Leere Zeilen und Zeilen, die mit # beginnen, werden übergangen.
numbered-questions-and-plain-lines-2a92 = Nummerierte Fragen und einfache Zeilen: kein Neuzeichnen, keine Zeichnungen
odd-primes-and-ranges-such-f734 = Ungerade Primzahlen und Bereiche wie 3..257, die beide Enden einschließen
of-a-game-with-heaps-fc70 = Bei einem Spiel mit Haufen: alle paar Sekunden den Zwischenstand in diese Datei schreiben; ein späterer Lauf macht damit weiter, was auch immer diesen beendet hat
one-of-the-sizes-of-34b0 = Eine der Größen der Art
open-the-page-in-the-2527 = Die Webseite im Browser öffnen
play-in-the-terminal-against-cd64 = Im Terminal spielen, gegen den Computer oder mit jemand anderem
print-a-whole-document-for-ffd5 = Ein ganzes Dokument ausgeben, für pdflatex
print-help-see-a-summary-1817 = Hilfe ausgeben (Kurzfassung mit '-h')
print-help-see-more-with-54da = Hilfe ausgeben (mehr mit '--help')
print-one-json-object-an-0165 = Pro Antwort ein JSON-Objekt ausgeben, jedes mit "schema": 1
print-the-completions-for-a-75b4 = Die Vervollständigungen für eine Shell ausgeben
print-the-file-of-a-4daa = Die Datei eines Spiels ausgeben, um sie zu ändern, oder die Dateien auflisten, die zum Programm gehören
print-the-manual-page-or-9736 = Die Handbuchseite ausgeben, oder die eines Befehls
print-the-solution-too-16e0 = Auch die Lösung ausgeben
print-the-title-and-the-18b0 = Stattdessen den Titel und die Bildunterschrift ausgeben
print-this-message-or-the-0a63 = Diese Meldung oder die Hilfe der angegebenen Unterbefehle ausgeben
print-version-f831 = Version ausgeben
put-the-answers-to-a-bdb0 = Die Antworten auf einen Plan zusammenführen, sobald sie geprüft sind
put-the-answers-to-a-bc2b = Die Antworten auf einen Plan zusammenführen, sobald sie geprüft sind{"\u000A"}{"\u000A"}Zertifikate prüft der unabhängige Prüfer. Was keines hat, kann hier noch einmal erledigt werden, ganz oder zum Teil. Der Exit-Status 1 sagt, dass Aufträge keine Antwort haben, 2, dass Antworten abgelehnt wurden: beschädigte, unbewiesene und solche, die einander widersprechen.
refuse-what-takes-more-memory-6136 = Ablehnen, was mehr Arbeitsspeicher braucht
say-which-jobs-of-a-a658 = Sagen, welche Aufträge eines Plans Antworten haben; der Exit-Status 1 sagt, dass welche keine haben
say-which-of-n-parts-6cf8 = Sagen, welche von N Teilen Aufträge ohne Antwort haben
search-for-misere-quotients-instead-f535 = Stattdessen nach Misère-Quotienten suchen, jeder durch eine Periode seiner Abbildung Phi (pretending function) bewiesen; sie werden in einer eigenen Datei aufbewahrt
search-for-the-period-of-3b34 = Die Periode eines Spiels mit Haufen oder Streifen suchen und beweisen
search-for-the-period-of-6bac = Die Periode eines Spiels mit Haufen oder Streifen suchen und beweisen{"\u000A"}{"\u000A"}Werte werden berechnet, bis eine Periode durch einen Satz bewiesen ist oder die Grenzen erreicht sind. Eine Periode, die bisher nur zu sehen war, heißt beobachtet. Die Vorperiode ist der kleinste Haufen, von dem an sich die Werte wiederholen. Das Wort eines Spiels wird gelesen wie bei grundy: Streifen einer Datei sind Haufen, wo ihre Muster das zeigen, und sonst wird ihre Periode nur beobachtet.
search-for-the-periods-of-4afd = Die Perioden aller Spiele einer Familie suchen, und aufbewahren, was gefunden wird
search-for-the-periods-of-14d6 = Die Perioden aller Spiele einer Familie suchen, und aufbewahren, was gefunden wird{"\u000A"}{"\u000A"}Familien sind octals:3 (alle Oktalcodes mit drei Ziffern), hexadecimals:2, subtractions:6 (alle Subtraktionsspiele mit Zahlen bis 6), published (die Oktalspiele, deren Perioden bekannt sind), @FILE (Spielregeln aus einer Datei, in jeder Zeile eine) und einzelne Spiele. Ein Spiel, das mit bewiesener Periode oder mit so weiten Grenzen wie den jetzigen in der Speicherdatei steht, wird nicht noch einmal angesehen: Derselbe Befehl macht dort weiter, wo ein früherer aufgehört hat.
search-on-so-many-threads-0d1a = Mit so vielen Threads gleichzeitig suchen
serve-the-page-play-be-bad9 = Die Webseite bereitstellen: im Browser spielen, trainieren und analysieren
serve-the-page-play-be-6318 = Die Webseite bereitstellen: im Browser spielen, trainieren und analysieren{"\u000A"}{"\u000A"}Die erste Zeile, die ausgegeben wird, ist die Adresse, die du öffnest. Strg-C beendet es. Mit --time darf eine Anfrage so viele Sekunden dauern [Standard: 10].
solve-a-position-outcome-value-56fd = Eine Stellung lösen: Ausgang, Wert, alle Gewinnzüge, und warum
solve-a-position-outcome-value-0ed0 = Eine Stellung lösen: Ausgang, Wert, alle Gewinnzüge, und warum{"\u000A"}{"\u000A"}Ein Spiel, das durch seinen Graphen gegeben ist, kann aus einer Datei gelesen werden: 'graph: @FILE', in JSON oder in der Sprache DOT; nicht, wenn Stellungen aus der Standardeingabe kommen.{"\u000A"}{"\u000A"}Eine Stellung sieht aus wie 'nim: 3, 5, 7', 'misere nim: 1, w+3' oder 'nim(max=4): 11, 14'; 'nimatron games nim' zeigt die Regeln.{"\u000A"}{"\u000A"}Was durch Suche gelöst wird, kann mit mehreren Threads gesucht werden, und mit --store geht eine Suche, die abgebrochen wurde, selbst durch einen Stromausfall, dort weiter, wo sie war: Höchstens die Arbeit einer Sekunde geht verloren.{"\u000A"}{"\u000A"}Bei mehr als zwei Spielern, 'nim(players=3): 1, 2, 3', ist die Antwort, welche Koalitionen einen Gewinn erzwingen können und was sich nach den Vorlieben ergibt; so bei allen Spielen und bei Tupeln von Mengen von Spielen wie '{"{"}*|0|{"}"}'.{"\u000A"}{"\u000A"}Stellungen können aus einer Arbeit eingefügt werden: 'Nim: $1\qquad\omega+3$', '1+2+3', "Dawson's Kayles: 5"; ein Hinweis in der Standardfehlerausgabe, mit --json in "notes", sagt, wie sie gelesen wurden. Bei der Standardeingabe bekommt jede Zeile ihre Antwort, außer leeren Zeilen und Zeilen, die mit # beginnen; kann eine Zeile nicht beantwortet werden, ist die Antwort 'Fehler: …', oder mit --json ein Objekt mit "error".{"\u000A"}{"\u000A"}Mit --json wird ein Gewinnzug mit der Stellung angegeben, die er hinterlässt, aber nicht bei mehr als 1000 Haufen: Die Antwort würde mit dem Quadrat ihrer Anzahl wachsen.
solve-puzzles-by-idea-seeded-742a = Rätsel lösen, nach Ideen geordnet, aus Startwerten und ohne Ende; ohne Reihe werden die Reihen aufgelistet
solve-puzzles-by-idea-seeded-9b80 = Rätsel lösen, nach Ideen geordnet, aus Startwerten und ohne Ende; ohne Reihe werden die Reihen aufgelistet{"\u000A"}{"\u000A"}Ein Rätsel ist durch seine Reihe, seine Stufe und seinen Startwert benannt: Dieselben drei geben überall dasselbe Rätsel. Antworten werden aus der Standardeingabe gelesen, bis eine richtig ist; eine falsche wird widerlegt. Eine leere Zeile oder das Ende der Eingabe heißt aufgeben.{"\u000A"}{"\u000A"}Exit-Status: 0, wenn die letzte Antwort richtig war oder nach keiner gefragt wurde; 1, wenn sie falsch war.
stop-after-so-many-seconds-c754 = Nach so vielen Sekunden aufhören, mit dem, was bis dahin bekannt ist
take-no-more-memory-0a28 = Nicht mehr Arbeitsspeicher belegen
take-no-more-memory-for-2fe4 = Für einen Auftrag nicht mehr Speicher nehmen
take-no-more-memory-in-cb7a = Insgesamt nicht mehr Arbeitsspeicher belegen
take-no-more-memory-this-9d9d = Nicht mehr Arbeitsspeicher belegen; das begrenzt auch die Haufen
take-the-page-from-a-4da2 = Die Webseite aus einem Ordner statt aus dem Programm nehmen, um sie zu ändern
the-address-of-the-page-8f20 = Die Adresse der Webseite, mit der die Codes für Kameras beginnen
the-certificate-or-for-standard-76a6 = Das Zertifikat, oder - für die Standardeingabe
the-colours-7a9b = Die Farben
the-command-5976 = Der Befehl
the-expression-or-the-position-8df1 = Der Ausdruck oder die Stellung, oder - für je einen Ausdruck oder eine Stellung pro Zeile der Standardeingabe
the-expression-or-for-one-56fe = Der Ausdruck, oder - für je einen Ausdruck pro Zeile der Standardeingabe
the-file-d623 = Die Datei
the-file-in-which-they-f130 = Die Datei, in der sie aufbewahrt werden
the-first-heap-71bb = Der erste Haufen
the-folder-of-the-answers-f42f = Der Ordner der Antworten
the-folders-of-the-answers-f534 = Die Ordner der Antworten
the-form-of-the-certificate-cf57 = Die Form des Zertifikats; nur JSON kann wieder geprüft werden
the-generator-whose-powers-are-dafd = Der Erzeuger, dessen Potenzen um den Tisch sitzen
the-interpreter-of-python-default-7993 = Der Interpreter von Python [Vorgabe: NIMATRON_PYTHON oder python3]
the-kind-eda0 = Die Art
the-kind-or-the-name-063b = Die Art, oder der Name eines Arbeitsblatts wie who-2-17
the-ladder-or-the-name-c1b3 = Die Reihe, oder der Name eines Rätsels wie cancel-2-17
the-last-heap-097a = Der letzte Haufen
the-last-heap-of-a-f1db = Der letzte Haufen eines Spiels mit Haufen
the-length-of-rows-of-40c2 = Die Länge der Zeilen aus Haufen [Standard: die Periode, falls eine zu sehen ist]
the-lesson-by-its-name-71ec = Die Lektion, mit ihrem Namen oder als eigene Datei (NAME.md), die zuerst geprüft wird
the-misere-quotient-of-a-3d48 = Der Misère-Quotient eines Spiels mit Haufen
the-misere-quotient-of-a-88ea = Der Misère-Quotient eines Spiels mit Haufen{"\u000A"}{"\u000A"}Der Quotient ist ein endliches Monoid mit einer Menge von Elementen, dem P-Teil: Jeder Haufen n hat ein Element Phi(n), und wer zuletzt gezogen hat (also nicht am Zug ist), gewinnt eine Summe von Haufen im Misère-Spiel, wenn das Produkt ihrer Elemente im P-Teil liegt. Haufen werden hinzugenommen, bis eine Periode von Phi beweist, dass der Quotient der aller Haufen ist, oder bis zu einer Schranke. Bei einer Stellung wie 'cram: 3x3' ist es der Quotient von allem, was von ihr aus erreichbar ist.
the-name-of-a-file-5f5b = Der Name einer Datei, oder das Wort vor dem Doppelpunkt ihrer Stellungen
the-paper-00c4 = Das Papierformat
the-piles-such-as-nim-59cd = Die Haufen, etwa 'nim: 3, 5, 7'; sonst wirst du nach ihnen gefragt
the-plan-be1d = Der Plan
the-plan-or-the-position-bd76 = Der Plan oder die Stellung, und Optionen
the-plan-or-for-standard-0612 = Der Plan, oder - für die Standardeingabe
the-port-to-listen-at-044e = Der Port, auf dem auf Anfragen gewartet wird; 0 ist irgendein freier
the-position-or-for-one-a5fa = Die Stellung, oder - für je eine Stellung pro Zeile der Standardeingabe
the-position-or-an-expression-2961 = Die Stellung, oder ein Ausdruck, dessen Wert ein Spiel ist
the-request-request-calc-input-cb50 = Die Anfrage: {"{"}"request":"calc","input":"*5 + *3"{"}"}
the-rules-or-for-rules-118a = Die Spielregeln, oder - für Spielregeln aus der Standardeingabe, in jeder Zeile eine
the-ruleset-whose-rules-options-9cab = Das Spiel, dessen Regeln, Angaben und Beispiele gezeigt werden, oder impartial, partizan oder players
the-same-number-gives-the-ea4b = Dieselbe Zahl gibt dieselbe Partie
the-shell-ca57 = Die Shell
the-step-to-begin-with-d429 = Der Schritt, mit dem es anfängt
the-word-before-the-colon-353e = Das Wort vor dem Doppelpunkt seiner Stellungen
two-people-play-turn-by-b5e8 = Zwei Personen spielen, abwechselnd
up-to-how-many-reachable-3e49 = Bis zu wie vielen erreichbaren Stellungen durch eine Strategie bewiesen wird
what-it-is-a-picture-fe19 = Wovon es ein Bild ist: ein Spiel mit Haufen, eine Stellung, ein Ausdruck
what-the-puzzle-is-made-1df6 = Der Startwert, aus dem das Rätsel gemacht wird; irgendeiner, wenn nicht angegeben
what-the-sheet-is-made-b4a1 = Der Startwert, aus dem das Arbeitsblatt gemacht wird; irgendeiner, wenn nicht angegeben
what-to-do-ce3e = Was zu tun ist
when-to-use-colours-no-9da4 = Wann Farben benutzt werden; NO_COLOR wird beachtet
who-makes-the-first-move-a9ee = Wer den ersten Zug macht; sonst wirst du danach gefragt
who-plays-against-you-random-4c14 = Wer gegen dich spielt: random, copycat, rival, sleepy, perfect oder teacher. 'rival' passt sich dir von Partie zu Partie an; 'rival 40' beginnt mit Fehlern in 40 von 100 Zügen
who-plays-where-two-to-19fd = Wer spielt, wo zwei bis sechs spielen: Namen von Personen, 'machine', 'random', 'ally of A', durch Kommas getrennt
whom-it-is-told-b0c4 = Für wen es erzählt wird
with-leaves-folders-with-answers-e477 = Mit --leaves: Ordner mit Antworten, von denen aus es weitergeht; was vergeblich versucht wurde, wird weiter zerlegt
with-leaves-what-merges-have-e329 = Mit --leaves: was beim Zusammenführen bewiesen wurde
with-more-than-two-players-0f2b = Bei mehr als zwei Spielern: beweisen, dass diese Koalition einen Gewinn erzwingt
with-more-than-two-players-9aa5 = Bei mehr als zwei Spielern: die Ergebnisse nach den Vorlieben beweisen
write-a-certificate-of-who-e63e = Ein Zertifikat darüber schreiben, wer gewinnt, für 'nimatron verify' oder einen anderen Prüfer
write-a-certificate-of-who-4085 = Ein Zertifikat darüber schreiben, wer gewinnt, für 'nimatron verify' oder einen anderen Prüfer{"\u000A"}{"\u000A"}Eine kleine Stellung wird durch eine Strategie bewiesen: alle Stellungen, die erreicht werden können, mit einer Erwiderung auf alles, so dass man zum Prüfen nur die Regeln braucht. Eine größere, die durch Suche gelöst wird, wird durch die Grundy-Werte ihrer Teile bewiesen, im Misère-Spiel durch die Stellungen, in die der Gewinner zieht; eine große oder unendliche, für die es eine Theorie gibt, durch die Daten ihres Satzes.{"\u000A"}{"\u000A"}Bei n Spielern, 'nim(players=3): 1, 2, 3', ist es eine Strategie der kleinsten Koalition, die einen Gewinn erzwingen kann, oder der mit --coalition genannten, oder mit --results sind es die Ergebnisse aller Stellungen, die erreicht werden können.{"\u000A"}{"\u000A"}Mit --json steht ein Zertifikat auf einer Zeile, so dass bei der Standardeingabe jede Zeile ihre Antwort bekommt, außer leeren Zeilen und Zeilen, die mit # beginnen.
write-a-plan-20ce = Einen Plan schreiben
write-a-plan-of-a-98d9 = Einen Plan schreiben{"\u000A"}{"\u000A"}Von einer Familie wie octals:3 oder published die Periode jedes Spiels; von 'quotients FAMILIE' die Misère-Quotienten; von 'excess: 3..257' die Exzesse der ungeraden Primzahlen; von einer Stellung, wer sie gewinnt. Mit --leaves wird die Suche in einer Stellung in Aufträge zerlegt: die Stellungen, von denen der Ausgang am ehesten abhängt. Mit den Antworten plant derselbe Befehl die nächsten, bis der Ausgang bekannt ist; mit --store ist der letzte Auftrag die Stellung selbst.
write-all-values-from-heap-9b96 = Alle Werte ab Haufen 0 in diese Datei schreiben, jeden mit zwei Bytes, das niederwertige zuerst; ein späterer Lauf macht damit weiter, was auch immer diesen beendet hat
write-the-grundy-values-beside-4a01 = Die Grundy-Werte neben die Knoten eines Spiels schreiben, das durch seinen Graphen gegeben ist
write-the-answers-here-a-d406 = Die Antworten hierhin schreiben, je eine Zeile in der Reihenfolge der Namen der Aufträge
write-the-certificates-here-each-cf42 = Die Zertifikate hierhin schreiben, jedes für sich, für 'nimatron verify' oder einen anderen Prüfer
write-the-data-that-prove-65ab = Die Daten, die den Quotienten beweisen, in diese Datei schreiben, für 'nimatron verify'
write-the-jobs-without-an-fc46 = Die Aufträge ohne Antwort schreiben, die ein Plan sind
write-the-value-of-an-8a9c = Den Wert eines Ausdrucks, oder was über eine Stellung gesagt wird, als LaTeX ausgeben
write-the-value-of-an-b0aa = Den Wert eines Ausdrucks, oder was über eine Stellung gesagt wird, als LaTeX ausgeben{"\u000A"}{"\u000A"}Bei einem Ausdruck wie 'w^2*3' oder '{"{"}2|-1{"}"} + ^*' wird der Wert als Formel ausgegeben, ohne die Zeichen, mit denen der mathematische Satz beginnt. Bei einer Stellung wie 'nim: 3, 5, w+2' wird in Absätzen, Listen und Tabellen, die das Paket amsmath brauchen, ausgegeben, wer gewinnt, mit welchen Zügen und warum. Mit --standalone wird daraus ein vollständiges Dokument.{"\u000A"}{"\u000A"}Von der Standardeingabe erhält jede Zeile ihre Antwort, außer leeren Zeilen und solchen, die mit # beginnen; zu einer Zeile, auf die es keine Antwort gibt, lautet sie 'error: …', oder mit --json ein Objekt mit "error".
write-to-this-file-instead-538c = In diese Datei schreiben statt auf die Standardausgabe

## kinds of games

impartial-games-8f30 = Neutrale Spiele
a-game-is-impartial-if-931a = Ein Spiel ist neutral, wenn vier Bedingungen gelten.
two-players-take-turns-and-3517 = Zwei Spieler ziehen abwechselnd, und beide wissen alles: Nichts ist verborgen, nichts bleibt dem Zufall überlassen.
every-play-ends-after-finitely-1eaa = Jede Partie endet nach endlich vielen Zügen, wie auch immer gespielt wird.
both-players-have-the-same-1744 = Beide Spieler haben dieselben Züge: Was erlaubt ist, hängt von der Stellung ab, nicht davon, wer am Zug ist.
whoever-cannot-move-loses-normal-1ef2 = Wer nicht ziehen kann, verliert (normales Spiel) oder gewinnt (Misère-Spiel); ein Unentschieden gibt es nicht.
nim-kayles-cram-and-nimbers-d103 = Nim, Kayles, Cram und Nimbers sind neutral. Im normalen Spiel verhält sich jede Stellung eines solchen Spiels wie ein Nim-Haufen: Das ist der Satz von Sprague und Grundy, und die Höhe des Haufens ist der Grundy-Wert.
chess-is-not-impartial-white-3abc = Schach ist nicht neutral: Weiß darf keine schwarze Figur ziehen, also ist die dritte Bedingung verletzt. Auch die vierte gilt nicht, denn Schach kann unentschieden enden und wird durch Matt gewonnen. Poker verletzt die erste: Die Karten werden zufällig verteilt und sind verdeckt.
partizan-games-f03f = Partisane Spiele
a-game-is-partizan-if-b665 = Ein Spiel ist partisan, wenn seine beiden Spieler, Links und Rechts, in derselben Stellung verschiedene Züge haben dürfen. Die übrigen Bedingungen sind die eines neutralen Spiels.
every-play-ends-after-finitely-d619 = Jede Partie endet nach endlich vielen Zügen, auch wenn ein Spieler zweimal hintereinander zieht, wie es in einem Teil einer Summe vorkommt.
what-may-be-done-depends-67c9 = Was erlaubt ist, hängt von der Stellung ab und davon, wer am Zug ist.
domineering-clobber-amazons-and-blue-58fe = Domineering, Clobber, Amazons und blau-rot-grünes Hackenbush sind partisan. Im normalen Spiel hat eine Stellung einen Wert {"{"}L|R{"}"}, gebildet aus den Werten der Optionen von Links und der Optionen von Rechts: Ist er größer als 0, so gewinnt Links, egal wer beginnt; ist er kleiner, so gewinnt Rechts; ist er 0, so gewinnt, wer nicht beginnt; und ist er mit 0 unvergleichbar, so gewinnt, wer beginnt. Neutral sind die Stellungen, deren Optionen auf beiden Seiten dieselben sind, jetzt und im weiteren Verlauf; ihre Werte sind Nimber.
in-chess-checkers-and-go-fccc = In Schach, Dame und Go haben die Spieler je eigene Züge, aber bei diesen Spielen entscheidet nicht, wer zuletzt zieht, und sie können unentschieden enden oder sich wiederholen. Manche Endspiele lassen sich trotzdem als partisane Spiele lesen: im Schach solche mit Bauern, die einander blockieren, und späte Endspiele in Go.
loopy-games-c41c = Loopy Spiele
a-game-is-loopy-if-d74f = Ein Spiel ist loopy, wenn Stellungen wiederkehren können. Die übrigen Bedingungen sind die eines partisanen oder eines neutralen Spiels.
a-play-may-go-on-0f89 = Eine Partie darf für immer weitergehen. In jeder Stellung gibt es endlich viele Züge.
what-may-be-done-depends-f83d = Was erlaubt ist, hängt von der Stellung ab und, wenn nicht beide dieselben Züge haben, davon, wer am Zug ist.
whoever-cannot-move-loses-normal-86ea = Wer nicht ziehen kann, verliert (normales Spiel) oder gewinnt (Misère-Spiel). Eine Partie, die für immer weitergeht, ist ein Remis.
fox-and-geese-backsliding-toads-fea2 = Fuchs und Gänse, Backsliding Toads and Frogs und Beans-Don't-Talk sind loopy. Wer gewinnt oder remis hält, ergibt sich von den Enden des Spiels her. Wo die Spieler eigene Züge haben, haben viele Stellungen einen Wert: einen Stopper, oder eine Onside, die gilt, wenn Remis als Siege von Links gelten, und eine Offside, die gilt, wenn sie als Siege von Rechts gelten.
in-chess-positions-can-come-1368 = Auch im Schach können Stellungen wiederkehren, aber dort entscheidet das Matt und nicht, wer nicht ziehen kann.
scoring-games-826c = Spiele um Punkte
in-a-scoring-game-points-60af = In einem Spiel um Punkte wird gezählt, und wer am Ende mehr Punkte hat, gewinnt.
both-players-may-make-the-f97f = Beide dürfen dieselben Züge machen, und jeder hat die Punkte, die er selbst macht.
when-no-move-is-left-6490 = Ist kein Zug mehr übrig, gewinnt, wer mehr Punkte hat; bei gleich vielen ist es ein Remis.
dots-and-boxes-is-a-2e4a = Käsekästchen ist ein Spiel um Punkte. Jede Stellung hat eine Nettopunktzahl: wie viele Punkte mehr, wer am Zug ist, von da an bekommt als der andere, wenn beide darauf spielen. Was vorher gezählt wurde, ändert daran nichts. Solche Stellungen haben keinen Grundy-Wert, denn es kommt nicht darauf an, wer zuletzt zieht.
in-chess-no-points-decide-dfea = Im Schach entscheiden keine Punkte. Go wird durch Punkte entschieden, doch können sich Stellungen wiederholen.
every-ruleset-but-those-of-1b18 = Jedes Spiel außer den loopy Spielen und denen um Punkte kann von 2 bis 6 Spielern gespielt werden, die A, B, C und so weiter heißen: nim(players=3): 1, 2, 3.
the-players-take-turns-and-864e = Die Spieler ziehen reihum, und alle wissen alles: Nichts ist verborgen, nichts bleibt dem Zufall überlassen.
every-play-ends-after-finitely-f8d8 = Jede Partie endet nach endlich vielen Zügen, wer auch immer zieht.
everybody-has-the-same-moves-ce8f = Alle haben dieselben Züge; oder, wo Links und Rechts je eigene Züge haben, haben einige Spieler die von Links und die anderen die von Rechts, wie in domineering(players=3, left=A+C): 4x4; oder jeder Spieler hat eigene Züge, wie in {"{"}*|0|{"}"}.
a-player-who-cannot-move-375d = Ein Spieler, der nicht ziehen kann, beendet die Partie. Wer zuletzt gezogen hat, gewinnt allein (ending=last, wenn kein anderes Spielende angegeben ist); oder der Spieler, der nicht ziehen kann, verliert allein (ending=normal), gewinnt allein (ending=misere) oder scheidet aus (ending=elimination).
with-three-players-there-may-d0c8 = Bei drei Spielern kann es sein, dass niemand den Gewinn erzwingen kann: In Nim mit Haufen der Höhen 1 und 2 kann A nur wählen, wer von den anderen gewinnt. Deshalb gibt es mehrere Fragen. Welche Koalitionen können erzwingen, dass jemand von ihnen gewinnt? Wie geht es nach der Podestregel aus, bei der jeder lieber kurz vor dem letzten Zug zieht als lange davor (prefer=podium, wenn keine anderen Vorlieben angegeben sind)? Oder nach anderen Vorlieben (prefer=selfish oder prefer=[A>C>B, B>C>A, C>A>B])?
for-nim-by-the-podium-8ced = Für Nim nach der Podestregel gibt es eine Theorie, so einfach wie die für zwei Spieler: Die Spalten der Haufen zur Basis 2 werden modulo der Anzahl der Spieler gezählt. Schach für vier Spieler ist kein solches Spiel: Dort entscheidet nicht, wer zuletzt zieht.

## lessons

take-it-all-026d = Nimm alles
one-pile-and-whoever-takes-0cad = Ein Haufen, und wer den letzten Klotz nimmt, gewinnt.
here-is-a-pile-of-6403 = Hier ist ein Haufen aus Klötzen. Wenn du dran bist, nimmst du welche weg: einen, ein paar oder alle. Wer den **letzten** Klotz nimmt, gewinnt.
one-pile-of-nim-a-a53e = Ein einziger Nim-Haufen. Ein Zug verkleinert ihn auf eine beliebige kleinere Höhe, und wer den letzten Zug macht, gewinnt. Bevor dir etwas verraten wird, wette: Wer gewinnt?
play-it-3bcf = Spiel es
now-win-it-7d6a = Jetzt gewinne!
say-who-starts-and-win-9993 = Sag, wer anfängt, und gewinne.
and-no-block-at-all-3c88 = Und ganz ohne Klötze?
the-pile-is-gone-and-f4a0 = Der Haufen ist weg, und du bist dran. Es gibt nichts zu nehmen.
the-empty-position-matters-most-09b9 = Die leere Stellung ist die wichtigste: In ihr hat verloren, wer am Zug ist, denn der andere hat gerade den letzten Klotz genommen. Alles Weitere wird von hier aus rückwärts bestimmt.
what-we-know-dacc = Was wir wissen
one-pile-take-it-all-d1cd = Ein Haufen: **Nimm alles**. Kein Haufen: Wer ziehen muss, hat verloren. Merk dir, wer das ist: der Spieler, dem du nichts übrig gelassen hast!
positions-come-in-two-kinds-2444 = Es gibt zwei Arten von Stellungen. In den einen gewinnt, wer **am Zug ist**; sie heißen N-Stellungen, nach englisch „next“, der nächste Spieler. In den anderen gewinnt, wer gerade **gezogen hat**; sie heißen P-Stellungen, nach „previous“, der vorige. Kein Klotz ist eine P-Stellung, und ein Haufen ist eine N-Stellung, weil einer seiner Züge zu einer P-Stellung führt.
two-equal-piles-copy-aef0 = Zwei gleiche Haufen: mach es nach
two-piles-of-the-same-d241 = Zwei Haufen derselben Höhe und ein Trick, bei dem man nicht zählen muss.
two-piles-just-as-high-d6be = Zwei Haufen, einer so hoch wie der andere. Du darfst so viele Klötze nehmen, wie du willst, aber nur von **einem** Haufen. Wer den letzten Klotz nimmt, gewinnt. Möchtest du anfangen?
two-equal-piles-a-turn-cffb = Zwei gleiche Haufen; ein Zug verkleinert einen von ihnen. Wette, bevor du lange nachdenkst, und such dann nach einer Begründung.
win-it-9b1d = Gewinne
choose-who-goes-first-and-048f = Wähle, wer anfängt, und gewinne. Achte darauf, was der andere tut!
the-machine-never-errs-whatever-e8f6 = Der Computer macht nie einen Fehler. Was er auch mit dem einen Haufen macht: Gibt es etwas, das du tun kannst?
copy-dc58 = Nachmachen
whatever-the-other-one-does-b3ad = Was der andere auch mit dem einen Haufen macht, **das machst du mit dem anderen Haufen**. Dann sind die Haufen wieder gleich, und du hast immer eine Antwort. Also nimmst du den letzten Klotz!
the-trick-is-a-strategy-766b = Der Trick ist Strategie und Beweis in einem: Nach jedem deiner Züge sind die Haufen wieder gleich; wann immer der Gegner einen Zug hat, hast du also auch einen. Dir gehen die Züge nie zuerst aus.
higher-95e9 = Höher
does-it-also-work-with-74ba = Klappt das auch mit sehr hohen Haufen?
nothing-in-the-argument-speaks-186e = In der Begründung kommt die Höhe nicht vor.
make-them-equal-e272 = Mach sie gleich
two-piles-that-differ-and-105a = Zwei verschiedene Haufen und ein Zug, der gewinnt.
this-time-one-pile-is-a99a = Diesmal ist ein Haufen höher. Wer gewinnt jetzt?
two-piles-that-are-not-0b32 = Zwei Haufen, die nicht gleich sind. Die vorige Lektion entscheidet auch diesen Fall.
which-move-1f60 = Welcher Zug?
find-the-move-that-wins-9bed = Finde den Zug, der gewinnt. Überleg dir: Was willst du dem anderen **übrig lassen**?
ask-of-a-move-what-a3d2 = Frag bei einem Zug, was er übrig lässt: Der Gegner soll in einer verlorenen Stellung am Zug sein.
make-them-equal-then-copy-2848 = Mach sie gleich, dann mach es nach
make-the-two-piles-equal-c560 = Mach die beiden Haufen **gleich**. Von da an machst du alles nach, und damit gewinnst du.
between-two-unequal-piles-there-2033 = Bei zwei ungleichen Haufen gibt es genau einen Gewinnzug: {"{"}moves nim: 3, 5{"}"} bei Haufen der Höhen 3 und 5, {"{"}moves nim: 2, 6{"}"} bei Haufen der Höhen 2 und 6. Alle anderen Züge lassen ungleiche Haufen übrig, und dann macht der Gegner sie gleich.
many-piles-as-long-as-2988 = Viele Haufen, solange jeder einen Partner hat.
four-piles-but-look-closely-8226 = Vier Haufen! Aber schau genau hin: Jeder Haufen hat einen Partner, der genauso hoch ist.
four-piles-in-two-equal-6c66 = Vier Haufen in zwei gleichen Paaren.
you-know-the-trick-which-deaf = Du kennst den Trick. Welcher Haufen ist der Partner?
copy-but-on-the-right-a517 = Nachmachen, aber am richtigen Haufen.
each-pile-has-a-partner-1d11 = Jeder Haufen hat einen Partner
when-a-pile-has-a-e5f2 = Wenn jeder Haufen einen Partner hat, machst du den Zug **am Partner** nach. Es ist egal, wie viele Paare es sind und in welcher Reihenfolge sie stehen.
any-number-of-equal-pairs-788d = Beliebig viele gleiche Paare sind verloren für den, der am Zug ist. Auf die Reihenfolge der Haufen kommt es nicht an, und auch nicht darauf, wie viele Paare es sind.
spoil-a-pair-1a4b = Ein gestörtes Paar
somebody-has-taken-a-block-4cb7 = Jemand hat einen Klotz zu viel genommen, und ein Paar passt nicht mehr zusammen. Bring es in Ordnung!
one-pair-is-broken-a-64c7 = Ein Paar ist gestört. Ein einziger Zug bringt es in Ordnung.
partners-can-be-forgotten-what-482a = Partner kann man vergessen; es zählt, was übrig bleibt.
two-of-the-three-piles-7278 = Zwei der drei Haufen sind Partner. Was würdest du tun, wenn sie nicht da wären?
look-away-from-a-pair-7635 = Denk dir ein Paar gleicher Haufen weg. Was bleibt übrig?
look-away-7c99 = Schau weg
hide-the-two-equal-piles-ee8f = Verdecke die zwei gleichen Haufen mit der Hand, wo auch immer sie stehen.
the-equal-piles-are-not-b04e = Die gleichen Haufen stehen nicht immer nebeneinander.
they-cancel-afc4 = Sie heben sich auf
two-equal-piles-cancel-if-4844 = Zwei gleiche Haufen **heben sich auf**. Spielt der andere dort, machst du es dort nach, und nichts hat sich geändert. Spiel also so, als wären sie nicht da.
a-pair-changes-nothing-about-50e7 = Ein Paar ändert nichts daran, wer gewinnt: Ein Zug darin wird darin beantwortet. Also **heben sich gleiche Haufen auf**, und eine Stellung ist so gut wie das, was von ihr übrig bleibt. (Neben den Zügen im Rest kann es Gewinnzüge im Paar selbst geben: Von `nim: 2, 7, 4, 7` aus sind die Gewinnzüge {"{"}moves nim: 2, 7, 4, 7{"}"}.)
heights-of-1-and-2-a6a9 = Höhen 1 und 2
ones-and-twos-only-how-ac8e = Nur Einsen und Zweien: Wie viele sind es jeweils?
only-ones-and-twos-are-c786 = Nur Einsen und Zweien sind übrig. Paare heben sich auf. Was bleibt?
let-equal-piles-cancel-what-82d3 = Lass gleiche Haufen sich aufheben: Von den Einsen und von den Zweien bleibt jeweils höchstens ein Haufen übrig.
a-one-and-a-two-c178 = Eine Eins und eine Zwei
now-a-one-and-a-8cf3 = Jetzt bleiben eine Eins **und** eine Zwei übrig. Ein einziger Zug macht alle zu Partnern.
here-the-number-of-ones-11bb = Hier ist die Anzahl der Einsen ungerade und die der Zweien ebenso.
three-cases-a472 = Drei Fälle
count-the-ones-and-count-5156 = Zähl die Einsen und zähl die Zweien.
both-numbers-are-even-let-3b0f = Beide Anzahlen sind gerade: Lass den anderen anfangen.
one-of-them-is-odd-e228 = Eine ist ungerade: Nimm so einen Haufen ganz weg.
both-are-odd-take-one-c664 = Beide sind ungerade: Nimm von einer Zwei einen Klotz weg.
three-cases-by-the-numbers-84f6 = Drei Fälle, je nach der Anzahl der Einsen und der Zweien.
both-even-whoever-moves-loses-dda6 = Beide gerade: Wer am Zug ist, verliert.
one-of-them-odd-take-9e89 = Eine ungerade: Nimm einen Haufen dieser Höhe weg.
both-odd-lower-a-2-913a = Beide ungerade: Verkleinere eine 2 auf eine 1; das ändert beide Anzahlen zugleich.
the-3-that-counts-as-43a8 = Die 3, die als 2 und 1 zählt
three-different-piles-and-yet-2b9a = Drei verschiedene Haufen, und doch hat jeder einen Partner.
one-two-three-no-two-d075 = Eins, zwei, drei: Keine zwei Haufen sind gleich. Wer gewinnt?
no-two-piles-are-equal-726d = Keine zwei Haufen sind gleich, also hebt sich nichts auf. Oder doch?
let-the-machine-begin-after-0991 = Lass den Computer anfangen. Nach seinem Zug kannst du zwei Haufen zu Partnern machen.
try-it-after-any-first-cce2 = Probier es aus: Nach jedem ersten Zug verrät dir eine frühere Lektion die Antwort.
cut-the-3-in-two-949e = Teile die 3 in zwei Teile
cut-the-pile-of-3-b550 = Teile den Haufen der Höhe 3 in eine 2 und eine 1. Seine 2 gibt dem Haufen der Höhe 2 die Hand, seine 1 dem Haufen der Höhe 1. **Alle haben einen Partner!**
think-of-the-3-as-94f2 = Stell dir die 3 als eine 2 und eine 1 vor, die aufeinanderstehen. Dann gibt es zwei Einsen und zwei Zweien, und sie heben sich auf. Ganz dasselbe wie getrennte Haufen ist das nicht, denn ein Zug kann beide Teile ändern; das hilft dem, der den Ausgleich wiederherstellt.
cut-every-3-in-your-e82c = Teile in Gedanken jede 3 und lass die Partner einander die Hand geben. Wer ist einsam?
split-each-3-cancel-and-c51c = Teile jede 3, lass Gleiches sich aufheben und sieh nach, was keinen Partner hat.
powers-of-two-43e7 = Zweierpotenzen
every-number-is-made-of-e0a5 = Jede Zahl besteht aus 1, 2, 4, 8, 16 und so weiter, jede höchstens einmal.
write-it-with-ones-and-2369 = Schreib es mit Einsen und Nullen
m-1-2-4-8-each-42a1 = 1, 2, 4, 8: Jede ist das Doppelte der vorigen. Mit ihnen kannst du **jede** Zahl bilden, und du brauchst jede von ihnen höchstens einmal. {"{"}base2(5){"}"} ist 5, {"{"}base2(6){"}"} ist 6 und {"{"}base2(7){"}"} ist 7. Kannst du 13 bilden? Geh 8, 4, 2 und 1 der Reihe nach durch: Schreib eine 1, wenn du die Zahl brauchst, und eine 0, wenn du sie nicht brauchst.
every-natural-number-is-a-87a2 = Jede natürliche Zahl ist auf genau eine Weise eine Summe verschiedener Zweierpotenzen: 88 ist {"{"}base2(88){"}"}, binär {"{"}binary(88){"}"}, das heißt eine 64, keine 32, eine 16, eine 8, keine 4, keine 2 und keine 1. Schreib 13 binär.
on-ten-fingers-452b = An zehn Fingern
give-your-fingers-the-numbers-f547 = Gib deinen Fingern die Zahlen 1, 2, 4, 8, 16 und so weiter, jede das Doppelte der vorigen. Wie weit kannst du mit **zehn** Fingern zählen?
ten-fingers-are-ten-binary-d21b = Zehn Finger sind zehn Binärziffern. Welche ist die größte Zahl, die sie zeigen können?
cut-the-piles-into-4s-6964 = Teile die Haufen in Vieren, Zweien und Einsen. Wer hat einen Partner?
split-each-pile-into-powers-67e3 = Zerlege jeden Haufen in Zweierpotenzen.
balanced-e49d = Ausgeglichen
when-every-1-every-2-c6cd = Wenn jede 1, jede 2 und jede 4 einen Partner hat, sind die Haufen **ausgeglichen**. Wer ziehen muss, stört den Ausgleich, und du stellst ihn wieder her.
a-position-is-balanced-if-7c0e = Eine Stellung ist **ausgeglichen**, wenn jede Zweierpotenz eine gerade Anzahl von Malen vorkommt. Ein Zug verändert einen Haufen und stört daher den Ausgleich; und aus einer Stellung ohne Ausgleich gibt es immer einen Zug, der ihn wiederherstellt. Wie man ihn findet, zeigt die nächste Lektion.
the-largest-lone-power-5d4f = Die größte Potenz ohne Partner
where-to-move-and-how-fbc7 = Wo man zieht und wie weit: ein Rezept.
cut-the-piles-into-4s-2093 = Teile die Haufen in Vieren, Zweien und Einsen und lass die Partner einander die Hand geben. Jemand bleibt allein. Such die **größte** Zahl, die allein ist, und spiel in ihrem Haufen.
find-the-largest-power-of-bb29 = Finde die größte Zweierpotenz, die eine ungerade Anzahl von Malen vorkommt. Ein Gewinnzug geht von einem Haufen aus, der sie enthält. Wie weit muss dieser verkleinert werden?
the-recipe-c135 = Das Rezept
in-the-pile-with-the-8888 = Von dem Haufen mit der größten einsamen Zahl nimmst du diese Zahl weg. Dann legst du die kleineren einsamen Zahlen wieder dazu, sodass sie alle einen Partner bekommen. Der Haufen wird niedriger, denn die kleineren sind zusammen weniger als die große.
in-that-pile-exchange-all-22cc = Tausche in diesem Haufen alle Potenzen ohne Partner aus: Nimm die weg, die er hat, und füge die hinzu, die ihm fehlen. Die größte wird weggenommen, und {"{"}2^3{"}"} ist mehr als {"{"}4 + 2 + 1{"}"}, wie jede Potenz mehr ist als alle kleineren zusammen; also wird der Haufen niedriger, und der Zug ist erlaubt.
three-ways-cfef = Drei Wege
sometimes-there-are-several-moves-e1b4 = Manchmal gewinnen mehrere Züge. Finde einen!
three-piles-have-the-largest-3c39 = Drei Haufen enthalten hier die größte Potenz ohne Partner. Jeder davon ist recht.
always-an-odd-number-1da3 = Immer eine ungerade Anzahl
there-were-count-nim-3-a19f = Die Zahl der Züge, die gewinnen, war {"{"}count nim: 3, 5, 7{"}"}. Es kann einer sein, oder drei, oder fünf, aber nie zwei. Siehst du, warum?
one-winning-move-starts-from-5bdb = Von jedem Haufen, der die größte Potenz ohne Partner enthält, geht genau ein Gewinnzug aus, und ohne Partner heißt: Eine ungerade Anzahl von Haufen enthält sie. Also ist die Anzahl der Gewinnzüge in einer Stellung ohne Ausgleich **ungerade**: hier {"{"}count nim: 3, 5, 7{"}"}, vorhin {"{"}count nim: 1, 4, 6{"}"}.
the-binary-table-and-the-596f = Die Binärtabelle und die Nimsumme
columns-of-ones-and-zeros-eaba = Spalten aus Einsen und Nullen und eine Zahl, die weiß, wer gewinnt.
add-without-carrying-ba3b = Addieren ohne Übertrag
write-the-piles-below-each-474e = Schreib die Haufen mit Einsen und Nullen untereinander. Zähl in jeder Spalte die Einsen: gerade oder ungerade? Schreib unter eine ungerade Spalte eine 1 und unter eine gerade eine 0. Welche Zahl steht da?
write-the-heights-in-binary-08f4 = Schreib die Höhen binär untereinander: 7 ist {"{"}binary(7){"}"}, 4 ist {"{"}binary(4){"}"}, 5 ist {"{"}binary(5){"}"}. Schreib unter jede Spalte ihre Summe ohne Übertrag, also 1, wenn die Anzahl der Einsen ungerade ist. Diese Zeile ist die **Nimsumme**, geschrieben 7 ⊕ 4 ⊕ 5. Welche Zahl ist es?
the-row-is-not-0-2644 = Die Zeile ist nicht 0: Jemand ist einsam. Finde einen Zug, nach dem sie 0 ist.
the-nim-sum-is-not-3b7b = Die Nimsumme ist nicht 0. Mach sie zu 0: Ändere in einem Haufen die Ziffern der ungeraden Spalten, und zwar so, dass ganz links eine 1 zu einer 0 wird.
the-table-952c = Die Tabelle
a-pile-h-is-lowered-cfe6 = Ein Haufen h wird auf h ⊕ s verkleinert, wobei s die Nimsumme ist: 7 auf {"{"}7 (+) 6{"}"}, 4 auf {"{"}4 (+) 6{"}"} und 5 auf {"{"}5 (+) 6{"}"}. Er wird genau dann niedriger, wenn er die führende Ziffer von s hat.
a-pile-and-itself-1794 = Ein Haufen und er selbst
what-is-5-5-8e4e = Was ist 5 ⊕ 5?
what-does-a-number-give-6c27 = Was ergibt eine Zahl mit sich selbst? (Deshalb heben sich gleiche Haufen auf.)
the-last-one-loses-d3b2 = Der Letzte verliert
mis-re-nim-is-the-ff1b = Misère-Nim ist bis zur Wende dasselbe Spiel.
only-ones-c010 = Nur Einsen
now-it-is-the-other-18d0 = Jetzt ist es umgekehrt: Wer den **letzten** Klotz nimmt, **verliert**. Drei Haufen mit je einem Klotz. Wer gewinnt?
in-mis-re-play-whoever-6133 = Im Misère-Spiel verliert, wer den letzten Zug macht. Beginne am Ende: Bei Haufen mit je einem Klotz hat niemand eine Wahl.
only-one-pile-is-higher-8ac2 = Nur ein Haufen ist höher als 1. Du bist dran und entscheidest, wie viele Einsen übrig bleiben!
exactly-one-pile-is-larger-c3b8 = Genau ein Haufen ist größer als 1, und du bist am Zug: Ob die Anzahl der Einsen ungerade oder gerade wird, hast du in der Hand.
and-before-18f9 = Und davor?
and-what-if-there-are-de9f = Und wenn es noch viele hohe Haufen gibt?
guess-does-the-balance-of-fe29 = Rate: Entscheidet auch dann der Ausgleich der Zweierpotenzen?
play-for-balance-as-always-2785 = Spiel auf Ausgleich wie immer. Aber wenn nur noch ein hoher Haufen da ist, lass eine **ungerade** Anzahl von Einsen übrig.
a-move-that-leaves-a-7c1f = Ein Zug, der einen Haufen größer als 1 übrig lässt, muss die Potenzen ausgeglichen hinterlassen; ein Zug, der keinen solchen übrig lässt, muss eine ungerade Anzahl von Einsen hinterlassen.
the-same-until-the-switch-09da = Bis zur Wende dasselbe
it-is-the-same-game-9856 = Bis zur Wende ist es **dasselbe Spiel**. Ausgleich, Ausgleich, Ausgleich, und am Ende eine ungerade Anzahl von Einsen.
whoever-keeps-the-balance-never-2fe9 = Wer den Ausgleich hält, lässt nie einen einzelnen großen Haufen übrig: In einer ausgeglichenen Stellung ist nie genau ein Haufen größer als 1, denn dessen größte Potenz stünde allein. Also ist es der Gegner, der einen großen Haufen übrig lässt, und du bist es, der wählt.
at-most-k-328b = Höchstens k
a-turn-may-take-only-65a7 = In einem Zug darf man nur wenige Klötze nehmen.
one-pile-of-four-but-d8a5 = Ein Haufen aus vier Klötzen, aber in einem Zug darfst du nur 1, 2 oder 3 nehmen. Wer den letzten Klotz nimmt, gewinnt.
a-turn-takes-at-most-7567 = Ein Zug nimmt höchstens 3 Klötze. Was kannst du nach einem Zug des anderen Spielers immer tun?
now-there-are-ten-what-39a4 = Jetzt sind es zehn. Was willst du übrig lassen?
what-you-leave-should-be-688b = Was du übrig lässt, soll verloren sein, wie es 4 ist, und 0.
the-remainder-4c60 = Der Rest
you-and-the-other-one-28ec = Du und der andere, ihr könnt zusammen immer 4 nehmen. Lass also 4 übrig, oder 8, oder 12: lauter **Vierer**. Was der andere dann auch nimmt, du ergänzt es auf vier.
whatever-the-opponent-takes-you-c4c6 = Was der Gegner auch nimmt, du kannst es auf 4 ergänzen, eins mehr, als ein Zug höchstens nimmt. Volle Vierer zählen also nicht, und ein Haufen zählt so viel wie sein **Rest** modulo 4.
several-piles-5090 = Mehrere Haufen
now-with-four-piles-and-0d07 = Jetzt mit vier Haufen, und ein Zug nimmt höchstens 4. Ersetze jeden Haufen durch das, was ohne seine Fünfer von ihm übrig bleibt. Dann spiele, wie du es schon kannst.
with-several-piles-each-counts-2e4c = Bei mehreren Haufen zählt jeder so viel wie sein Rest, hier modulo 5: 11, 14, 9 und 13 zählen als {"{"}rem(11, 5){"}"}, {"{"}rem(14, 5){"}"}, {"{"}rem(9, 5){"}"} und {"{"}rem(13, 5){"}"}. Das sind die Haufen eines gewöhnlichen Spiels.
why-bc84 = Warum
moore-s-nim-6599 = Moores Nim
a-turn-may-lower-two-bfae = Ein Zug darf zwei Haufen auf einmal verkleinern.
in-this-game-a-turn-e07d = In diesem Spiel darf ein Zug von **einem oder zwei** Haufen nehmen, von jedem so viel, wie du willst. Drei gleiche Haufen: Wer gewinnt?
a-turn-may-lower-up-0559 = Ein Zug darf bis zu zwei Haufen verkleinern. Zwei Haufen sind auf einmal weg, deshalb braucht es zum Nachmachen drei gleiche Haufen.
make-three-equal-piles-f3c8 = Mach drei gleiche Haufen!
where-there-is-one-pile-158e = Wo ein Haufen mehr da ist, als ein Zug verkleinern darf, sollen sie alle gleich sein.
threes-instead-of-pairs-030d = Dreier statt Paare
with-pairs-we-asked-even-3300 = Bei Paaren haben wir gefragt: gerade oder ungerade? Jetzt zählen wir in **Dreiern**. In jeder Spalte aus Einsen und Nullen muss die Anzahl der Einsen 0, 3, 6 und so weiter sein.
moore-s-theorem-write-the-157d = Satz von Moore: Schreibe die Höhen binär und addiere jede Spalte modulo **3**, eins mehr als die Zahl der Haufen, die ein Zug verkleinern darf. Wer am Zug ist, verliert genau dann, wenn jede Spalte 0 ergibt. Für einen Haufen ist es die Nimsumme, modulo 2.
a-pile-that-is-higher-b0dc = Ein Haufen, der höher ist als jede Zahl, und doch ein Spiel, das endet.
a-pile-called-omega-7b12 = Ein Haufen namens Omega
this-pile-is-called-omega-9ba3 = Dieser Haufen heißt **Omega**, ω. Er ist höher als jede Zahl! Wenn du am Zug bist, darfst du ihn auf jede Zahl verkleinern, die du magst: drei, hundert, eine Million. Aber du musst sagen, auf welche. Es gibt zwei solche Haufen. Wer gewinnt?
is-the-first-ordinal-after-3509 = ω ist die erste Ordinalzahl nach allen natürlichen Zahlen. Wie immer verkleinert ein Zug einen Haufen, und was kleiner als ω ist, ist eine natürliche Zahl. Zwei solche Haufen: Wer gewinnt?
an-infinite-pile-and-a-ce00 = Ein unendlicher Haufen und ein Haufen mit vier. Was willst du übrig lassen?
nothing-new-is-needed-cdc4 = Es ist nichts Neues nötig.
one-more-8b5b = Eins mehr
after-comes-1-and-one-e110 = Nach ω kommt ω+1: ω und obendrauf noch ein Klotz. Ist das genauso hoch wie ω?
on-top-of-stands-another-88ca = Auf ω steht noch ein Klotz: ω+1. Ist ω+1 gleich ω?
one-before-8360 = Eins davor
and-one-block-below-count-dc9d = Und ein Klotz **unter** ω? Zähle: eins, und dann noch einmal eins, zwei, drei und so weiter. Ist das genauso hoch wie ω?
and-1-which-is-standing-6df4 = Und 1+ω, also ω, das auf einem Klotz steht: Ist es gleich ω? Die Addition von Ordinalzahlen zählt zuerst das Linke, dann das Rechte.
it-always-ends-bc03 = Es endet immer
however-high-the-piles-are-b381 = Wie hoch die Haufen auch sind, nach **endlich vielen** Zügen ist das Spiel zu Ende. Nach wie vielen, weißt du vorher nie: Das darf sich der andere aussuchen. Aber immer weiter abwärts geht es nie.
every-game-ends-after-finitely-0bef = Jedes Spiel endet nach endlich vielen Zügen, obwohl niemand vorher sagen kann, nach wie vielen: Es gibt keine unendliche absteigende Folge von Ordinalzahlen. Deshalb bleibt alles, was über das Nachmachen und über Paare gesagt wurde, für Haufen jeder Höhe wahr.
powers-of-two-beyond-infinity-56a6 = Zweierpotenzen jenseits des Unendlichen
base-2-under-the-magnifying-e4c7 = Basis 2 unter der Lupe: die größte Potenz abspalten, immer wieder.
a-power-of-two-5590 = Eine Zweierpotenz
m-2-4-8-16-and-1271 = 2, 4, 8, 16 und so weiter: Verdopple immer wieder, und du kommst ω immer näher. Also ist ω selbst die nächste Zweierpotenz, 2^ω! Stimmt das?
the-powers-of-two-are-d546 = Die Zweierpotenzen sind durch Verdoppeln definiert und an einer Limeszahl als kleinste Ordinalzahl über allen vorigen. Ist 2^ω gleich ω? (Ordinalzahlen, nicht Kardinalzahlen.)
and-on-a297 = Und weiter
double-again-2-1-is-c32f = Verdopple noch einmal: 2^(ω+1) ist ω·2, also ω und noch einmal ω. Was ist 2^(ω+2)?
m-2-1-is-2-w-b50f = 2^(ω+1) ist {"{"}2^(w+1){"}"}. Was ist 2^(ω+2)?
split-off-the-largest-6534 = Die größte abspalten
now-a-big-one-5-0c51 = Jetzt ein großer Haufen: ω·5+7. Die größte Zweierpotenz darin ist ω·4. Nimm sie von links weg. Was bleibt übrig?
the-recipe-for-any-ordinal-98f1 = Das Rezept für jede Ordinalzahl β größer als 0: Nimm die größte Potenz 2^α ≤ β und spalte sie ab; der Rest ist kleiner als 2^α, sodass alle Potenzen verschieden sind. In ω·5+7 ist die größte Potenz 2^(ω+2) = ω·4. Was bleibt hinter ihr übrig?
and-again-c5d6 = Und noch einmal
of-7-the-largest-power-a105 = Von ω+7 ist die größte Potenz ω. Was bleibt übrig?
of-the-rest-7-the-eecc = Vom Rest ω+7 ist die größte Potenz 2^ω = ω. Was bleibt übrig?
under-the-magnifying-glass-5af0 = Unter der Lupe
and-7-is-base2-7-e5aa = Und 7 ist {"{"}base2(7){"}"}. Also besteht ω·5+7 aus ω·4, ω, 4, 2 und 1: lauter Zweierpotenzen, jede genau einmal!
and-7-is-base2-7-df93 = Und 7 ist {"{"}base2(7){"}"}. Also hat Cantors Normalform {"{"}cantor(w*5+7){"}"} zur Basis 2 die Form {"{"}base2(w*5+7){"}"}: Cantors Koeffizienten werden in ihre Zweierpotenzen zerlegt. Ebenso ist {"{"}cantor(w^w*3){"}"} gleich {"{"}base2(w^w*3){"}"}. Dass das Verfahren endet, liegt wieder an der Wohlfundiertheit: Die Reste werden kleiner.
cut-the-infinite-piles-like-8733 = Zerschneide die unendlichen Haufen wie die anderen. Wer steht allein?
split-the-piles-which-powers-c0f9 = Zerlege die Haufen: Welche Potenzen stehen allein, und welche davon ist die größte?
six-transfinite-piles-dbc7 = Sechs transfinite Haufen
the-summit-hamkins-challenge-with-ea5c = Der Gipfel: die Herausforderung von Hamkins, mit nur einem Gewinnzug.
first-or-second-546d = Erster oder Zweiter?
here-is-the-greatest-challenge-b67d = Das ist die größte Herausforderung von allen. Sechs Haufen, bis hinauf zu ω₁, das niemand durch Zählen erreichen kann. Hab keine Angst: schneiden, Paare bilden, ziehen.
joel-david-hamkins-challenge-six-7913 = Die Herausforderung von Joel David Hamkins: sechs Haufen, darunter ε₀ und ω₁. Erster oder Zweiter?
the-finite-parts-41af = Die endlichen Teile
begin-with-the-finite-ends-9775 = Fang mit den endlichen Enden der Haufen an: 1, 3, 5 und 7. Was ist ihre Nimsumme?
powers-of-never-mix-so-f3c8 = Potenzen von ω vermischen sich nie, also Spalte für Spalte: Die endlichen Teile sind 1, 3, 5 und 7.
the-omegas-cf1c = Die Omegas
now-the-s-one-pile-95dd = Jetzt die ω: Ein Haufen hat ein ω, ein anderer hat fünf. Was ist 1 ⊕ 5?
the-coefficients-of-are-1-97e7 = Die Koeffizienten von ω sind 1 und 5.
the-next-column-abf9 = Die nächste Spalte
the-piles-have-once-and-4cf3 = Die Haufen haben ω^ω einmal und dreimal. Was ist 1 ⊕ 3?
the-coefficients-of-are-1-e2e2 = Die Koeffizienten von ω^ω sind 1 und 3.
the-move-05d4 = Der Zug
and-3-and-are-all-b18e = Und ω^(ω+3), ε₀ und ω₁ stehen ganz allein. Die größte Potenz ohne Partner zeigt, wo du ziehen musst: Setze dort alle anderen ein, die allein stehen. Du darfst w1 für ω₁ und e0 für ε₀ schreiben.
m-3-and-stand-alone-so-0edf = ω^(ω+3), ε₀ und ω₁ stehen allein. Welcher Haufen also, und auf welche Höhe? (Schreibe `6: w1 -> …`, mit e0 für ε₀ und w für ω.)
you-have-solved-what-set-58d8 = Du hast gelöst, was Mengentheoretiker zum Vergnügen spielen. **Du kennst das Geheimnis von Nim.**
the-number-of-winning-moves-c9c2 = Die Anzahl der Gewinnzüge ist {"{"}count nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1{"}"}: Jeder andere Zug verliert.
mex-the-least-that-is-18ef = Mex: die kleinste, die fehlt
everything-is-nim-49dc = Alles ist Nim
one-number-for-every-position-f6a2 = Eine Zahl für jede Stellung jedes Spiels.
the-least-that-is-missing-2098 = Die kleinste, die fehlt
look-at-some-numbers-and-9e16 = Sieh dir einige Zahlen an und finde die **kleinste**, von 0 an gezählt, die **nicht** dabei ist. Bei 0, 1 und 3 ist das …?
the-mex-of-a-set-a67b = Das **Mex** einer Menge von Zahlen ist die kleinste ausgeschlossene Zahl (minimal excluded): die kleinste unter 0, 1, 2 und so weiter, die nicht darin liegt. Was ist das Mex von 0, 1 und 3?
and-here-aba0 = Und hier?
and-of-1-2-and-cea1 = Und bei 1, 2 und 3?
and-the-mex-of-1-156a = Und das Mex von 1, 2 und 3?
of-nothing-232a = Von nichts
and-if-there-are-no-7c2b = Und wenn gar keine Zahlen da sind?
and-the-mex-of-the-c135 = Und das Mex der leeren Menge?
the-value-of-a-position-327e = Der Wert einer Stellung
give-every-position-a-number-0b24 = Gib jeder Stellung eine Zahl: die kleinste, zu der **keiner ihrer Züge** führt. Eine Stellung ohne Züge bekommt {"{"}mex(){"}"}. Ein Haufen aus 3 führt zu 0, 1 und 2, also bekommt er {"{"}mex(0, 1, 2){"}"}. Die Zahl 0 bedeutet: Wer am Zug ist, verliert.
give-every-position-of-a-ea6d = Gib jeder Stellung eines Spiels, in dem beide dieselben Züge haben, das Mex der Zahlen ihrer Optionen. Eine Stellung ohne Züge bekommt {"{"}mex(){"}"}; ein Haufen aus 3 hat die Optionen 0, 1 und 2 und bekommt {"{"}mex(0, 1, 2){"}"}. Diese Zahl ist der **Grundy-Wert**. Eine Stellung hat genau dann den Wert 0, wenn verliert, wer am Zug ist: Von 0 führt kein Zug zu 0, und von jedem anderen Wert führt ein Zug dorthin.
adding-by-mex-2bd7 = Addieren mit dem Mex
two-piles-1-and-2-e912 = Zwei Haufen, 1 und 2. Die Züge lassen 0 und 2 übrig, oder 1 und 1, oder 1 und 0: Diese haben die Zahlen 2, 0 und 1. Also bekommen 1 und 2 zusammen …?
the-nim-sum-can-be-4533 = Die Nimsumme lässt sich allein mit dem Mex berechnen: 1 ⊕ 2 ist das Mex von 0 ⊕ 2, 1 ⊕ 1 und 1 ⊕ 0, also von {"{"}0 (+) 2{"}"}, {"{"}1 (+) 1{"}"} und {"{"}1 (+) 0{"}"}. Das ist also …?
label-a-graph-2b03 = Einen Graphen beschriften
a-token-on-a-graph-861d = Ein Spielstein auf einem Graphen und eine Zahl für jeden Knoten, vom Ende her.
the-end-379e = Das Ende
a-token-lies-on-a-adee = Ein Spielstein liegt auf a. Ein Zug schiebt ihn entlang eines Pfeils: von a nach b oder c, von b nach c und von c nach d. Von d geht kein Pfeil aus. Wer nicht ziehen kann, verliert. Welche Zahl bekommt **d**?
every-game-in-which-both-4010 = Jedes Spiel, in dem beide dieselben Züge haben, ist dieses: Ein Spielstein wird entlang von Pfeilen gezogen, und wer nicht ziehen kann, verliert. Beschrifte die Knoten vom Ende her. Welchen Wert hat d, von dem kein Pfeil ausgeht?
before-the-end-a738 = Vor dem Ende
from-c-the-only-arrow-9edf = Von c geht der einzige Pfeil nach d. Was ist die kleinste Zahl, zu der c **nicht** führt?
the-only-arc-of-c-f8ed = Der einzige Pfeil von c geht nach d. Welchen Wert hat c?
back-552b = Zurück
from-b-the-only-arrow-fc00 = Von b geht der einzige Pfeil nach c.
the-only-arc-of-b-5f77 = Der einzige Pfeil von b geht nach c.
the-first-node-aeac = Der erste Knoten
from-a-there-are-two-7d52 = Von a gehen zwei Pfeile aus: nach b und nach c.
from-a-there-are-arcs-fba3 = Von a gehen Pfeile nach b und nach c.
move-to-0-ce76 = Ziehe auf 0
numbers-that-are-not-0-1c60 = Wer mit einer Zahl am Zug ist, die nicht 0 ist, gewinnt. Ziehe auf einen Knoten mit 0!
move-to-a-node-whose-053a = Ziehe auf einen Knoten mit dem Wert 0.
all-labels-8a59 = Alle Zahlen
a-new-graph-begin-at-0e2b = Ein neuer Graph. Fang am Ende an und schreibe an jeden Knoten eine Zahl.
a-larger-graph-label-it-281c = Ein größerer Graph: Beschrifte ihn vom Ende her, auf Papier.
why-xor-and-nothing-else-cb67 = Warum XOR und nichts anderes
g-g-is-lost-and-185d = G + G ist verloren, und allein daraus folgt die Nimsumme.
twice-the-same-game-30df = Zweimal dasselbe Spiel
in-the-game-of-cram-5a1c = Im Spiel Cram legt man Dominosteine auf ein Brett; wer keinen mehr legen kann, verliert. Zwei Bretter, genau gleich. Wer gewinnt?
cram-a-move-puts-a-b805 = Cram: Ein Zug legt einen Dominostein auf zwei benachbarte freie Felder eines Bretts, und wer nicht ziehen kann, verliert. Hier sind zwei gleiche Bretter, und sonst ist nichts über sie bekannt. Wer gewinnt?
g-g-is-lost-bf02 = G + G ist verloren
whatever-the-other-one-does-45a0 = Was der andere auch auf dem einen Brett tut, du tust es auf dem anderen. Das klappt bei **jedem** Spiel, in dem beide dieselben Züge haben!
in-a-sum-g-g-68af = In einer Summe G + G macht jeden Zug nach, wer als Zweiter zieht, was auch immer G ist. Also ist jede Stellung **ihr eigenes Negatives**: G + G ist so gut wie nichts, und X + G + G gewinnt derselbe Spieler wie X.
adding-32df = Addieren
so-when-you-add-a-b7a2 = Wenn du also eine Zahl zu sich selbst addierst, bekommst du nichts. Was ist 6 ⊕ 6?
call-two-positions-equal-if-2b69 = Nenne zwei Stellungen gleich, wenn ihre Summe für den verloren ist, der am Zug ist. Dann bilden die Stellungen eine Gruppe, in der jedes Element sein eigenes Inverses ist. Was ist 6 ⊕ 6?
is-it-the-usual-sum-6c86 = Ist es die übliche Summe?
could-it-be-the-usual-a4a9 = Könnte es das übliche 6 + 6 sein?
could-the-values-add-up-ed84 = Könnten sich die Werte wie üblich addieren, 6 und 6 zu 12?
nothing-else-is-left-c14d = Sonst bleibt nichts übrig
if-everything-cancels-with-itself-9253 = Wenn sich alles mit sich selbst aufhebt, dann zählt nur **gerade oder ungerade**: Wie oft kommt eine 1 vor, eine 2, eine 4? Das ist die Nimsumme.
a-group-in-which-everything-5b7e = Eine Gruppe, in der alles sein eigenes Inverses ist, ist ein Vektorraum über dem Körper mit zwei Elementen: Nur die Parität zählt. Ist 3 etwas Neues? Nein: 1, 2, 3 ist verloren, und deshalb ist 3 = 1 ⊕ 2. Ist 4 neu? Es ist keine Summe von kleineren. Also sind die Zweierpotenzen eine Basis, und die Summe addiert Koordinate für Koordinate, ohne Übertrag: XOR und nichts anderes.
bowling-with-pins-rows-that-533b = Kegeln: Reihen, die zerfallen, verhalten sich wie Haufen.
some-pins-stand-in-a-1cd7 = Einige Kegel stehen in einer Reihe. Ein Zug wirft **einen** Kegel um oder **zwei benachbarte**. Was übrig bleibt, können zwei Reihen sein. Wer den letzten Kegel umwirft, gewinnt. Fünf Kegel: Wer gewinnt?
kayles-a-move-takes-one-06d1 = Kayles: Ein Zug nimmt einen Kegel oder zwei benachbarte aus einer Reihe, und dabei können zwei Reihen übrig bleiben. Wer den letzten Zug macht, gewinnt. Eine Reihe mit fünf Kegeln: Wer gewinnt?
what-would-you-like-to-5ceb = Was möchtest du übrig lassen? Zwei gleiche Reihen!
leave-what-can-be-copied-b7cb = Lass übrig, was sich nachmachen lässt.
the-value-of-a-row-ded5 = Der Wert einer Reihe
every-row-has-a-number-6774 = Jede Reihe hat eine Zahl. Ein Kegel führt nur zu nichts: Er bekommt {"{"}height(k1){"}"}. Zwei Kegel bekommen {"{"}height(k2){"}"}, drei bekommen {"{"}height(k3){"}"}. Bei vier Kegeln lassen die Züge 3 übrig, oder 1 und 2, oder 2, oder 1 und 1. Welche Zahl bekommen vier Kegel?
rows-of-1-2-and-9184 = Reihen mit 1, 2 und 3 Kegeln haben die Grundy-Werte {"{"}height(k1){"}"}, {"{"}height(k2){"}"} und {"{"}height(k3){"}"}. Von 4 Kegeln lassen die Züge 3 übrig; 1 und 2; 2; 1 und 1: mit den Werten {"{"}height(k3){"}"}, {"{"}height(k1 + k2){"}"}, {"{"}height(k2){"}"} und {"{"}height(k1 + k1){"}"}. Welchen Wert hat also eine Reihe mit 4?
two-rows-4532 = Zwei Reihen
two-rows-are-like-two-8d9f = Zwei Reihen sind wie zwei Nim-Haufen mit diesen Zahlen. Mach sie gleich!
rows-of-4-and-5-ca87 = Reihen mit 4 und 5 Kegeln verhalten sich wie Nim-Haufen der Höhe {"{"}height(k4){"}"} und {"{"}height(k5){"}"}. Finde den Zug.
like-piles-79d3 = Wie Haufen
hackenbush-f276 = Hackenbush
cut-the-grass-stalks-are-e27d = Schneide das Gras: Stängel sind Haufen, und Bäume sind Stängel.
stalks-68a7 = Stängel
stalks-of-grass-grow-from-fbc6 = Aus dem Boden wachsen Stängel. Ein Zug schneidet **ein** Stück ab; alles, was darüber ist, fällt herunter. Wer das letzte Stück abschneidet, gewinnt. Ein Stängel hat drei Stücke, der andere zwei. Wo schneidest du?
green-hackenbush-a-move-cuts-9d6e = Grünes Hackenbush: Ein Zug schneidet eine Kante durch, und was nicht mehr mit dem Boden, 0, verbunden ist, fällt weg. Wer nicht ziehen kann, verliert. Stängel sind Nim-Haufen: Hier sind es 3 und 2.
a-tree-0297 = Ein Baum
this-tree-has-a-trunk-f332 = Dieser Baum hat einen Stamm und darauf zwei Zweige: einen mit zwei Stücken, einen mit einem. Zweige, die sich treffen, sind wie Haufen: 2 ⊕ 1. Und der Stamm ist noch ein Stück mehr. Welche Zahl hat der ganze Baum?
the-colon-principle-at-a-d7b2 = Das Doppelpunktprinzip: An einer Gabelung darf man die Zweige durch einen einzigen Stängel ersetzen, der so hoch ist wie ihre Nimsumme. Hier stehen Zweige aus 2 und 1 Kanten auf einem Stamm aus einer Kante. Welchen Wert hat der Baum?
a-tree-and-a-stalk-bea5 = Ein Baum und ein Stängel
next-to-the-tree-grows-3df4 = Neben dem Baum wächst ein Stängel mit vier Stücken. Wer gewinnt?
beside-it-grows-a-stalk-9b13 = Daneben wächst ein Stängel, so hoch wie der Wert des Baums.
a-ring-eac2 = Ein Ring
a-ring-of-three-pieces-b35d = Ein Ring aus drei Stücken, der an einem Punkt auf dem Boden steht. Wie viel zählt er?
circles-by-the-fusion-principle-9c9c = Kreise: Nach dem Fusionsprinzip darf man die Knoten eines Kreises zu einem zusammenziehen. Aus einem Dreieck auf dem Boden werden drei Schlingen an einem Punkt, jede wie ein Stängel aus einer Kante: 1 ⊕ 1 ⊕ 1.
nimbers-on-the-board-0013 = Nimber auf dem Brett
stones-that-turn-rectangles-and-1928 = Steine, die Rechtecke wenden, und Produkte ohne Übertrag.
on-the-edge-3a04 = Am Rand
stones-lie-on-a-board-19a8 = Auf einem Brett liegen Steine. Ein Stein in der untersten Reihe oder in der ersten Spalte kann nur an ihr entlang in Richtung Ecke rutschen oder verschwinden, wie ein Haufen, der kleiner wird. Zwei Steine auf demselben Platz heben sich auf. Wo ziehst du?
nimbers-or-turning-corners-choose-e64d = Nimbers, auch Turning Corners: Wähle einen Stein und ein Rechteck, dessen rechte obere Ecke er ist; alle Ecken, bei denen beide Koordinaten größer als 0 sind, werden gewendet, sodass Steine erscheinen oder verschwinden. Am Rand rutscht ein Stein nur: Diese drei sind Nim mit den Haufen 3, 5 und 2.
a-stone-in-the-middle-0983 = Ein Stein in der Mitte
how-much-is-the-stone-db97 = Wie viel ist der Stein auf (2,2) wert? Seine Züge lassen 1 übrig, oder 2, oder 0. Welche ist die kleinste, die fehlt?
the-value-of-a-stone-5aa7 = Der Wert eines Steins auf (a,b) ist das Nimprodukt a ⊗ b, die kleinste Zahl, die seine Züge nicht übrig lassen. Was ist 2 ⊗ 2?
the-stone-on-1-3-8dfd = Der Stein auf (1,3) ist 3 wert, und der auf (2,2) auch. Wer gewinnt?
m-1-3-is-1-3-b699 = 1 ⊗ 3 ist {"{"}*1 * *3{"}"}, und 2 ⊗ 2 ist {"{"}*2 * *2{"}"}.
a-field-1af4 = Ein Körper
there-is-also-a-number-0419 = Es gibt auch eine Zahl, mit der du 2 malnehmen kannst, sodass 1 herauskommt. Welche?
with-and-the-numbers-0-2f3d = Mit ⊕ und ⊗ sind die Zahlen 0, 1, 2, 3 ein **Körper**: Man kann dividieren. Welche Zahl mal 2 ist 1?
hot-games-b443 = Heiße Spiele
when-the-players-have-moves-a65e = Wenn die Spieler eigene Züge haben, sind manche Züge dringend.
left-puts-dominoes-upright-right-9338 = Links legt Dominosteine senkrecht, Rechts legt sie waagerecht. Wer keinen mehr legen kann, verliert. Auf diesem Quadrat: Wer gewinnt?
domineering-left-places-vertical-dominoes-4de1 = Domineering: Links legt senkrechte Dominosteine, Rechts waagerechte, und wer nicht ziehen kann, verliert. Jetzt gibt es vier Antworten: wer anfängt, wer nicht anfängt, Links oder Rechts.
a-move-in-hand-556d = Ein Zug auf Vorrat
here-only-left-can-do-8ae5 = Hier kann nur Links etwas tun. Links hat einen freien Zug, egal, wer anfängt.
here-only-left-has-a-c299 = Hier hat nur Links einen Zug: Die Stellung ist die Zahl {"{"}column{"}"}, ein Zug auf Vorrat für Links.
hot-and-cold-e8e0 = Heiß und kalt
in-the-square-whoever-begins-70b9 = Im Quadrat bekommt, wer anfängt, noch einen freien Zug für später. Deshalb wollen beide anfangen: Das Quadrat ist **heiß**.
after-a-move-of-left-56e5 = Nach einem Zug von Links ist das Quadrat 1 wert, nach einem von Rechts -1; man schreibt dafür {"{"}square{"}"}. Beide wollen ziehen: Es ist **heiß**. Sein Mittelwert ist {"{"}mean(square){"}"}. Wie viel ist ein Zug wert? Das ist seine Temperatur, hier {"{"}temperature(square){"}"}.
how-hot-099b = Wie heiß?
in-3-1-left-can-ab15 = In {"{"}{"{"}3|-1{"}"}{"}"} kann Links 3 Züge bekommen und Rechts 1 Zug. Beide gewinnen gleich viel dadurch, zuerst zu ziehen: Wie viel? (Von 1, in der Mitte, hinauf zu 3 oder hinunter zu -1.)
the-game-3-1-has-ed97 = Das Spiel {"{"}{"{"}3|-1{"}"}{"}"} hat den Mittelwert {"{"}mean({"{"}3|-1{"}"}){"}"}. Was ist seine Temperatur, das heißt, wie weit führt ein Zug vom Mittelwert weg?
where-first-b15a = Wo zuerst?
three-boards-and-you-are-14e6 = Drei Bretter, und du bist Links. Spiele dort, wo es am **heißesten** ist!
three-boards-worth-square-tall-d568 = Drei Bretter mit den Werten {"{"}square{"}"}, {"{"}tall{"}"} und {"{"}column{"}"} und den Temperaturen {"{"}temperature(square){"}"}, {"{"}temperature(tall){"}"} und, da eine Zahl kalt ist, {"{"}temperature(column){"}"}. Du bist Links. Welcher Zug gewinnt?

## nimber/finite/logarithm/mod.rs

m-0-has-no-logarithm-e214 = 0 hat keinen Logarithmus
m-0-is-no-base-of-c6da = 0 ist keine Basis von Logarithmen
it-is-no-power-of-2bc4 = es ist keine Potenz der Basis: die Ordnung der Zahl ist durch { $divisor } teilbar, die der Basis nicht
the-factors-of-2-2-b5ea = die Faktoren von 2^(2^{ $fermat })+1 sind nicht bekannt
the-search-in-the-group-884c = die Suche in der Gruppe der Ordnung { $prime } wurde abgebrochen

## nimber/finite/roots.rs

m-0-is-no-exponent-of-21e8 = 0 ist kein Exponent einer Wurzel
the-number-is-outside-the-81e4 = die Zahl liegt außerhalb des Körpers mit 2^{ $level } Bits
a-prime-of-the-exponent-a2b8 = eine Primzahl des Exponenten teilt die Ordnung der Gruppe zweimal
no-finite-nimber-is-such-3104 = kein endlicher Nimber ist eine solche Wurzel: die Ordnung ist durch { $divisor } teilbar, und größere Körper enthalten davon nicht mehr
no-finite-nimber-is-such-76bb = kein endlicher Nimber ist eine solche Wurzel: die Ordnung ist durch einen Faktor von { $divisor } teilbar, und größere Körper enthalten davon nicht mehr

## nimber/finite/slices.rs

the-slices-have-different-lengths-0359 = die Slices sind verschieden lang: { $expected } und { $found }

## nimber/finite/text.rs

a-nimber-looks-like-0-33e3 = ein Nimber sieht aus wie 0, * oder *5
expected-a-nimber-4da4 = erwartet wird ein Nimber
a-nimber-other-than-0-88f6 = ein anderer Nimber als 0 beginnt mit '*'
the-number-is-too-long-272e = die Zahl ist zu lang
expected-a-digit-97a6 = erwartet wird eine Ziffer
the-number-has-more-than-eb17 = die Zahl hat mehr als { $bits } Bits

## nimber/nimber/error.rs

this-makes-an-ordinal-c35f = das ergibt eine Ordinalzahl, { $what }
the-work-allowed-was-used-63e1 = das Rechenbudget ist aufgebraucht
division-by-0-e5a9 = Division durch 0
m-0-has-no-negative-powers-19a2 = 0 hat keine negativen Potenzen
the-bits-of-a-field-68bf = die Anzahl der Bits eines Körpers ist eine Zweierpotenz
the-smallest-field-of-the-543f = der kleinste Körper der Zahl hat { $bits } Bits
it-is-outside-the-field-9f91 = die Zahl liegt außerhalb des Körpers, den die andere erzeugt
the-field-of-2-elements-0f78 = der Körper mit 2^{ $bits } Elementen enthält keine solche Wurzel
there-are-more-than-such-4c50 = es gibt mehr als { $max_roots } solche Wurzeln
no-power-of-0-is-301b = keine Potenz von 0 ist *1
the-factors-of-are-not-e106 = die Faktoren von { $fermat_numbers } sind nicht alle bekannt
this-needs-the-prime-factors-fb28 = dazu werden die Primfaktoren von 2^{ $divisor }-1 gebraucht, die nicht alle bekannt sind
generators-are-known-up-to-57f2 = Erzeuger sind bis { $max_level } Bits bekannt
it-is-no-power-of-90aa = es ist keine Potenz der Basis: die Ordnung der Zahl teilt die der Basis nicht
and-afdd = { $before } und { $number }

## nimber/nimber/text.rs

a-nimber-looks-like-0-b899 = ein Nimber sieht aus wie 0, *5 oder *(w+1)
a-nimber-6d77 = ein Nimber

## nimber/ordinal/fundamental.rs

m-0-is-not-a-limit-bd3a = 0 ist keine Limeszahl
a-successor-is-not-a-f6ab = ein Nachfolger ist keine Limeszahl
no-sequence-reaches-it-its-f22f = keine Folge erreicht sie: ihre Konfinalität ist { $what }
the-element-is-0c4a = das Glied ist eine Ordinalzahl, { $what }

## nimber/ordinal/limits.rs

nested-more-than-levels-deep-b6d1 = die mehr als { $max_depth } Ebenen tief verschachtelt ist
of-more-than-symbols-5567 = die mehr als { $max_size } Zeichen hat
with-an-index-or-an-5728 = die einen Index oder ein Argument mit mehr als { $max_atom_size } Zeichen hat
with-a-number-of-more-89c6 = die eine Zahl mit mehr als 100000 Ziffern enthält
that-takes-too-many-steps-a40d = deren Berechnung zu viele Schritte braucht

## nimber/ordinal/notation.rs

an-ordinal-84ca = eine Ordinalzahl
an-ordinal-looks-like-w-6232 = eine Ordinalzahl sieht aus wie w^2+w*3+7, e0 oder w1
expected-an-ordinal-found-a-c869 = erwartet wird eine Ordinalzahl, hier steht ein Spiel
there-is-no-earlier-answer-6bce = hier gibt es noch keine frühere Antwort
expected-an-ordinal-found-a-a52d = erwartet wird eine Ordinalzahl, hier steht ein Vergleich
this-expression-takes-too-much-f320 = dieser Ausdruck kostet zu viel Rechenarbeit
compute-it-in-several-steps-e5ff = er lässt sich in mehreren Schritten berechnen
needs-an-index-2a09 = '{ $name }' braucht einen Index
it-looks-like-0-or-a4dc = es sieht aus wie { $name }0 oder { $name2 }_(w+1)
unknown-name-b7f1 = unbekannter Name '{ $excerpt }'
did-you-mean-10b0 = ist { $nearest } gemeint?
unknown-function-f5c4 = unbekannte Funktion '{ $excerpt }'
the-function-of-ordinals-is-8589 = die Funktion für Ordinalzahlen ist phi(a,b)
phi-takes-two-arguments-not-9140 = phi hat zwei Argumente, nicht { $given }
phi-takes-two-arguments-f131 = phi hat zwei Argumente
phi-0-x-is-w-e7ce = phi(0,x) ist w^x, phi(1,x) ist e_x, phi(2,0) ist zeta_0
an-ordinal-is-never-negative-5bf0 = eine Ordinalzahl ist nie negativ
expected-an-ordinal-found-a-a5e5 = erwartet wird eine Ordinalzahl, hier steht ein Nimber
leave-out-the-in-front-078d = das '*' davor ist wegzulassen; eine Potenz schreibt man w^2
ordinals-cannot-be-subtracted-with-fc19 = Ordinalzahlen lassen sich nicht mit '-' subtrahieren
a-difference-would-not-be-84ac = eine Differenz wäre nicht eindeutig: 1+w und 2+w sind beide w
an-ordinal-is-not-a-180e = eine Ordinalzahl ist kein Bruch
the-nim-product-is-one-b1c6 = das Nimprodukt ist ein Produkt von Nimbern
write-w-x-3-4684 = man schreibt *w (x) *3
an-ordinal-is-not-divided-1c0f = eine Ordinalzahl wird hier nicht dividiert

## nimber/text/error.rs

error-15ff = Fehler: { $message }

## nimber/text/games.rs

the-form-is-never-closed-e208 = die Form wird nie geschlossen
a-second-is-missing-cdc2 = ein zweites ' fehlt
is-never-closed-929f = '{ $open }' wird nie geschlossen
is-missing-8e44 = '{ $close }' fehlt

## nimber/text/grammar.rs

a-value-cd9e = ein Wert
a-value-looks-like-7-3d19 = ein Wert sieht aus wie 7, w^2+3 oder *5
comparisons-do-not-chain-8618 = Vergleiche lassen sich nicht aneinanderreihen
compare-two-values-at-a-2334 = verglichen werden immer zwei Werte auf einmal
a-second-exponent-behind-braces-19c7 = ein zweiter Exponent hinter geschweiften Klammern
write-w-w-2-or-9b37 = man schreibt w^{"{"}w^{"{"}2{"}"}{"}"} oder w^(w^2)
more-than-levels-of-brackets-9981 = mehr als { $max_nesting } Ebenen von Klammern und Potenzen
expected-an-index-after-44b2 = erwartet wird ein Index nach '_'
an-index-looks-like-w-93c4 = ein Index sieht aus wie w_1, e_0 oder e_(w+1)
there-are-not-so-many-a408 = so viele frühere Antworten gibt es nicht
expected-after-976f = erwartet wird { $noun } nach '{ $excerpt }'
expected-d614 = erwartet wird { $noun }
unexpected-44a5 = '{ $what }' wird hier nicht erwartet
there-is-no-open-bracket-dd49 = es gibt keine offene Klammer, die damit geschlossen würde
an-index-stands-behind-w-793d = ein Index steht hinter w, e, zeta oder Gamma: w_1, e_0
braces-stand-behind-and-or-5d95 = geschweifte Klammern stehen hinter ^ und _ oder umschließen ein Spiel; gruppiert wird mit ( und )
an-operator-is-missing-between-e42b = zwischen '{ $before }' und '{ $after }' fehlt ein Operator
write-the-coefficient-of-an-dc10 = man schreibt { $after }*{ $before }: der Koeffizient einer Ordinalzahl steht rechts, und { $before2 }*{ $after2 } ist { $after3 }
write-for-the-product-58d2 = das Produkt schreibt man { $before }*(…)
write-for-the-product-46e6 = das Produkt schreibt man { $before }*{ $after }

## nimber/text/lexer.rs

the-numbers-here-are-ordinals-dc85 = die Zahlen hier sind Ordinalzahlen: aleph_0 ist die Ordinalzahl w, aleph_1 ist w1, aleph_2 ist w_2
the-expression-is-longer-than-0a4b = der Ausdruck ist länger als { $max_tokens } Wörter und Zeichen
write-to-compare-two-values-bafa = zwei Werte vergleicht man mit ==
write-for-is-not-equal-fba0 = für "ist ungleich" schreibt man !=
a-fraction-is-written-3-e9df = ein Bruch wird 3/2 geschrieben
write-for-is-confused-with-8c6f = für "ist unvergleichbar mit" schreibt man ||; ein Spiel sieht aus wie {"{"}2|-1{"}"}
an-index-stands-behind-or-82b7 = ein Index steht hinter ω, ε, ζ oder Γ
a-number-with-a-decimal-582b = eine Zahl mit Dezimalpunkt
ordinals-and-nimbers-are-whole-c115 = Ordinalzahlen und Nimber sind ganz; ein Bruch wird 3/2 geschrieben
a-number-of-digits-6325 = eine Zahl mit { $digits } Ziffern
a-number-may-have-up-6e27 = eine Zahl darf bis zu { $max_digits } Ziffern haben
unknown-latex-command-32f3 = unbekannter LaTeX-Befehl '\{ $excerpt }'
did-you-mean-5183 = ist \{ $nearest } gemeint?

## nimber/text/note.rs

is-read-as-the-initial-2ef9 = '{ $typed }' wird als die Anfangszahl w_{ $number } gelesen; w mal { $number3 } schreibt man w*{ $number2 }

## nimber/transfinite/error.rs

only-the-nimbers-below-w-ccd7 = nur die Nimber unter w^(w^w) sind algebraisch über dem Körper mit zwei Elementen
nim-products-are-known-below-98b5 = Nimprodukte sind nur unter w^(w^(w^w)) bekannt
this-needs-the-excess-of-b748 = dazu wird der Exzess der Primzahl { $prime } gebraucht, der nicht bekannt ist
this-needs-the-excess-of-4153 = dazu wird der Exzess der ungeraden Primzahl Nummer { $index } gebraucht, die außerhalb der Tabelle liegt
this-takes-place-in-a-4655 = das spielt sich in einem Körper mit mehr als 2^{ $limit } Elementen ab
the-result-has-too-many-0232 = das Ergebnis hat zu viele Terme
the-polynomial-is-0-1f04 = das Polynom ist 0
the-field-of-2-elements-fdf0 = der Körper mit 2^{ $degree } Elementen hat keinen Teilkörper mit 2^{ $subfield } Elementen
no-power-of-0-is-0831 = keine Potenz von 0 ist 1

## nimber/transfinite/excess/mod.rs

is-not-an-odd-prime-7ff7 = { $number } ist keine ungerade Primzahl
the-field-in-which-m-abd6 = der Körper, in dem m_{ $prime } zu finden ist, ist nicht bekannt: { $reason }
m-takes-of-memory-allowed-43a9 = m_{ $prime } braucht { $map_or_else } Arbeitsspeicher; erlaubt sind { $mebibyte } MiB
more-than-a-million-mib-7bd3 = mehr als eine Million MiB
mib-e919 = { $div_ceil } MiB
a-check-failed-the-computation-fa63 = eine Prüfung ist fehlgeschlagen: die Rechnung wurde beschädigt, und ihr Ergebnis ist ungültig
the-stored-state-belongs-to-aef2 = der gespeicherte Zustand gehört zu einer anderen Rechnung
the-computation-was-stopped-6048 = die Rechnung wurde abgebrochen

## nimber/transfinite/factorings.rs

a-coefficient-ranges-over-an-2fc7 = ein Koeffizient durchläuft einen unendlichen Körper
they-are-too-many-eec9 = es sind zu viele
the-search-for-them-was-54d9 = die Suche danach wurde nicht beendet
out-of-reach-as-f259 = außer Reichweite, denn { $what }

## rulesets

nim-bounded-nim-moore-s-cc4a = Nim, beschränktes Nim, Moores Nim
there-are-some-piles-two-d76a = Es gibt einige Haufen. Zwei Spieler ziehen abwechselnd. Ein Zug verkleinert einen Haufen auf irgendeine kleinere Höhe. Wer nicht ziehen kann, verliert; wer den letzten Stein nimmt, gewinnt also.
in-misere-play-it-is-24eb = Im Misère-Spiel ist es umgekehrt: Wer den letzten Stein nimmt, verliert. Schreib dafür 'misere' vor das Spiel.
heights-are-natural-numbers-or-196b = Höhen sind natürliche Zahlen oder beliebige Ordinalzahlen: w, w^2+5, e0, w1. Jede Partie endet, denn keine Folge von Ordinalzahlen fällt für immer.
bounded-nim-a-move-removes-00e1 = beschränktes Nim: ein Zug nimmt höchstens k Steine weg, und zwar oben von einem Haufen; ein Haufen, dessen Höhe eine Limeszahl ist, hat keinen obersten Stein und lässt keinen Zug zu
moore-s-nim-a-move-8ce6 = Moores Nim: ein Zug verkleinert mindestens einen und höchstens k Haufen
the-classic-ab7e = der Klassiker
the-last-block-loses-825a = der letzte Stein verliert
at-most-4-blocks-in-8472 = höchstens 4 Steine in einem Zug
up-to-two-piles-in-277a = bis zu zwei Haufen in einem Zug
piles-of-infinite-height-fd0e = Haufen von unendlicher Höhe
nimbers-turning-corners-in-up-1eb4 = Nimbers: Turning Corners in bis zu 16 Dimensionen
stones-lie-on-points-of-f520 = Auf Punkten eines Bretts liegen Steine, auf jedem höchstens einer; alle Koordinaten sind mindestens 1 und dürfen unendlich sein: Ordinalzahlen unter w^(w^w). Zwei Spieler ziehen abwechselnd. Ein Zug wählt einen Stein und einen Quader, dessen ferne Ecke er ist; die nahe Ecke hat kleinere Koordinaten, die 0 sein dürfen.
the-stone-goes-at-every-2a4d = Der Stein verschwindet. An jeder anderen Ecke des Quaders erscheint ein Stein, wenn dort keiner war, und verschwindet, wenn dort einer war. Ecken mit einer Koordinate 0 zählen nicht. Wer nicht ziehen kann, verliert.
a-move-is-written-by-609d = Einen Zug schreibt man mit dem Stein und der nahen Ecke: (4,7) -> (1,3). Man kann ihn auch in Worten eingeben: remove (4,7) ist (4,7) -> (0,0), slide (4,7) to (4,5) ist (4,7) -> (0,5), und rectangle (4,7)-(1,3) ist (4,7) -> (1,3).
a-stone-has-from-2-6a07 = Ein Stein hat 2 bis 16 Koordinaten: Bei mehr Koordinaten könnte ein einziger Zug mehr Steine hinterlassen, als ein Brett fasst. Mit d Koordinaten kehrt ein Stein auf der Diagonalen jedes Brett um; ein endlicher reicht für alle Bretter von endlichem Wert genau dann, wenn kein Primfaktor von d eine Fermat-Zahl teilt, wie es 3 = 2+1 und 5 = 4+1 tun, nicht aber 2, 7, 11 und 13.
one-stone-worth-2-2-dc77 = ein Stein, im Wert von 2*2 = 3 als Nimber
a-board-that-the-next-6b62 = ein Brett, bei dem gewinnt, wer am Zug ist
the-same-with-the-stone-445b = dasselbe mit dem Stein auf der Diagonalen, der es umkehrt
three-dimensions-bc85 = drei Dimensionen
an-infinite-board-with-a-0c35 = ein unendliches Brett mit einem einzigen Gewinnzug
a-balance-that-only-an-cb78 = ein Gleichgewicht, das nur ein unendlicher Stein herstellen kann, denn w*w*w = 2
turning-games-and-their-tartan-9b91 = Wendespiele und ihre Tartan-Produkte
coins-lie-in-a-row-8621 = Münzen liegen in einer Reihe, von 1 an nummeriert; die Stellung nennt die, die Kopf zeigen. Ein Zug wendet einige Münzen, die am weitesten rechts davon von Kopf auf Zahl. Wer nicht ziehen kann, verliert.
which-coins-may-be-turned-a374 = Welche Münzen man zusammen wenden darf, hängt vom Spiel ab. Turning Turtles: eine oder zwei. Twins: zwei. Mock Turtles: eine, zwei oder drei. Triplets: drei. Moebius: bis zu fünf. Mogul: bis zu sieben. Moidores: bis zu neun. Ruler: beliebig viele, die nebeneinanderliegen. Turnips: drei Münzen, von denen eine in der Mitte zwischen den beiden anderen liegt.
ruler-fives-up-to-five-c187 = Ruler Fives: bis zu fünf, die nebeneinanderliegen. Mock Turtle Fives: eine, zwei oder drei Münzen unter fünf nebeneinanderliegenden. Triplet Fives: drei Münzen unter fünf nebeneinanderliegenden. Sym: beliebig viele Münzen, die zu ihrer Mitte symmetrisch liegen. Grunt: vier symmetrisch liegende Münzen, darunter die erste Münze der Reihe.
a-product-of-games-tartan-a986 = Ein Produkt von Spielen, tartan(G, H), spielt man mit Münzen auf Punkten. Ein Zug wählt Münzen wie in einem Zug von G und Münzen wie in einem Zug von H und wendet jede Münze, deren Koordinaten eine der ersten und eine der zweiten sind. Die Münze mit den größten Koordinaten muss dabei von Kopf auf Zahl gehen.
turning-turtles-twins-mock-turtles-6d75 = turning-turtles, twins, mock-turtles, triplets, moebius, mogul, moidores, ruler, turnips, ruler-fives, mock-turtle-fives, triplet-fives, sym oder grunt; in einem tartan zwei oder mehr
three-heads-a439 = dreimal Kopf
neighbours-are-turned-06e1 = Nachbarn werden gewendet
coins-in-symmetry-are-turned-1f45 = symmetrisch liegende Münzen werden gewendet
rugs-d78f = Rugs
a-product-of-two-different-f2b9 = ein Produkt aus zwei verschiedenen Spielen
kayles-e726 = Kayles
pins-stand-in-rows-a-f5dc = Kegel stehen in Reihen. Ein Zug wirft einen Kegel um oder zwei benachbarte, was eine Reihe in zwei teilen kann. Wer nicht ziehen kann, verliert; wer den letzten Kegel umwirft, gewinnt also. Es ist das Oktalspiel 0.77.
a-move-names-the-heap-a53e = Ein Zug nennt den Haufen vorher und was er davon übrig lässt, wie in 12 -> 5, 6; wo es mehrere Haufen gibt, auch welchen, wie in 2: 12 -> 5, 6.
two-rows-of-equal-value-9866 = zwei Reihen von gleichem Wert
the-row-of-rip-van-f6d3 = die Reihe von Rip Van Winkle
the-last-pin-loses-0d0e = der letzte Kegel verliert
dawson-s-kayles-2217 = Dawsons Kayles
pins-stand-in-rows-a-249c = Kegel stehen in Reihen. Ein Zug wirft zwei benachbarte Kegel um, was eine Reihe in zwei teilen kann. Wer nicht ziehen kann, verliert. Es ist das Oktalspiel 0.07.
a-row-that-is-lost-469b = eine Reihe, die verloren ist
three-rows-df2c = drei Reihen
dawson-s-chess-604e = Dawsons Schach
on-a-board-of-three-5ada = Auf einem Brett mit drei Reihen stehen in der ersten weiße und in der dritten schwarze Bauern. Schlagen ist Pflicht, und wer den letzten Zug macht, gewinnt. Wer einen Bauern vorrückt, nimmt so dessen Spalte samt den Spalten zu beiden Seiten aus dem Spiel. Ein Haufen ist eine Reihe solcher Spalten. Es ist das Oktalspiel 0.137.
the-width-of-a-chessboard-28c7 = die Breite eines Schachbretts
two-boards-24c5 = zwei Bretter
grundy-s-game-c370 = Grundys Spiel
a-move-splits-a-heap-0702 = Ein Zug teilt einen Haufen in zwei verschieden große Haufen. Wer nicht ziehen kann, verliert: Dann sind alle Haufen 1 oder 2. Ob die Werte periodisch werden, ist nicht bekannt.
one-heap-068f = ein Haufen
three-heaps-9ed3 = drei Haufen
subtraction-games-b0cd = Subtraktionsspiele
a-move-takes-a-number-e860 = Ein Zug nimmt von einem Haufen eine Anzahl Steine, aber nur eine Anzahl aus einer gegebenen Menge: aus 1, 3 und 4 bei subtraction(1,3,4). Bei allbut(2,3) darf man jede Anzahl außer diesen nehmen. Wer nicht ziehen kann, verliert. Die Werte einer endlichen Menge sind immer periodisch.
the-set-in-brackets-a23a = die Menge, in Klammern
neither-2-nor-3-may-12bc = weder 2 noch 3 darf genommen werden
octal-games-and-all-take-c3f9 = Oktalspiele und alle Nimm-und-teile-Spiele
a-code-such-as-0-22cd = Ein Code wie 0.37 sagt, was aus einem Haufen wird. Die k-te Ziffer hinter dem Punkt handelt von den Zügen, die k Steine nehmen: Sie ist die Summe aus 1, wenn sie der ganze Haufen sein dürfen, 2, wenn ein Teil davon übrig bleiben darf, 4, wenn man das Übrige in zwei Haufen teilen darf, 8 in drei, und so weiter. Die Ziffer vor dem Punkt handelt vom Teilen, ohne etwas zu nehmen. Wer nicht ziehen kann, verliert.
digits-from-8-on-are-7b03 = Ziffern ab 8 sind hexadezimal und gehen weiter bis V. In 4!.0 müssen die Haufen verschieden sein, in 0.{"{"}0,2+{"}"}1 dürfen beliebige zwei oder mehr Haufen übrig bleiben, in 0.3[01] wiederholen sich die Ziffern in Klammern. Es gibt auch officers (0.6), lasker (4.[3]) und splittles(2,3).
two-heaps-of-an-octal-520b = zwei Haufen eines Oktalspiels
m-0-6-of-unknown-period-845e = 0.6, mit unbekannter Periode
nim-in-which-heaps-may-3707 = Nim, in dem man Haufen teilen darf
take-1-and-leave-three-35b3 = nimm 1 und lass drei Haufen übrig
wythoff-s-game-b3d6 = Wythoffs Spiel
a-queen-stands-on-a-3b08 = Eine Dame steht auf einem Feld (x,y) eines Bretts, von 0 an gezählt. Ein Zug versetzt sie beliebig weit nach links, nach unten oder schräg nach links unten. Wer nicht ziehen kann, verliert: Dann steht die Dame in der Ecke (0,0).
with-two-heaps-instead-of-8c30 = Mit zwei Haufen statt des Bretts: Nimm beliebig viele von einem Haufen oder gleich viele von beiden. Es kann mehrere Damen geben, die einander nicht im Weg stehen.
the-numbers-taken-from-both-f1fb = die Anzahlen, die man von beiden Haufen nimmt, dürfen sich um weniger als k unterscheiden; in Wythoffs Spiel ist k gleich 1
one-queen-7b81 = eine Dame
the-player-to-move-loses-52f5 = wer am Zug ist, verliert
three-queens-d5fc = drei Damen
from-both-heaps-nearly-the-8dfc = von beiden Haufen fast gleich viele
whoever-reaches-the-corner-loses-87b4 = wer die Ecke erreicht, verliert
euclid-s-game-1d3e = Euklids Spiel
there-is-a-pair-of-3eea = Es gibt ein Zahlenpaar. Ein Zug zieht ein positives Vielfaches der kleineren Zahl von der größeren ab, wobei 0 übrig bleiben darf. Wer 0 übrig lässt, gewinnt, denn dann gibt es keinen Zug mehr.
with-several-pairs-a-move-4db3 = Bei mehreren Paaren ändert ein Zug eines davon.
both-numbers-must-stay-positive-850f = beide Zahlen müssen positiv bleiben
one-pair-58b7 = ein Paar
m-5-and-8-are-near-72dc = 5 und 8 liegen nahe am Goldenen Schnitt
no-number-may-become-0-4077 = keine Zahl darf 0 werden
fibonacci-nim-a6f9 = Fibonacci-Nim
there-is-one-heap-the-2e12 = Es gibt einen Haufen. Der erste Spieler nimmt beliebig viele Steine davon, aber nicht alle. Von da an nimmt ein Zug mindestens 1 und höchstens doppelt so viele wie der Zug davor. Wer nicht ziehen kann, verliert; wer den letzten Stein nimmt, gewinnt also.
at-most-k-may-be-9c7d = jetzt dürfen höchstens k genommen werden; ohne diese Angabe alle bis auf einen
the-beginning-37b6 = der Anfang
a-fibonacci-number-is-lost-4a57 = eine Fibonacci-Zahl ist verloren
after-a-move-that-took-80ec = nach einem Zug, der 2 genommen hat
staircase-nim-edc5 = Treppen-Nim
coins-lie-on-the-steps-aa35 = Münzen liegen auf den Stufen einer Treppe; die Stellung nennt, wie viele, von der untersten Stufe an. Ein Zug nimmt beliebig viele Münzen von einer Stufe und legt sie auf die nächste darunter; von der ersten Stufe kommen sie auf den Boden und sind aus dem Spiel. Wer nicht ziehen kann, verliert.
a-move-names-the-step-8265 = Ein Zug nennt die Stufe und wie viele Münzen darauf waren und übrig sind.
five-steps-058d = fünf Stufen
the-second-step-does-not-1d0f = die zweite Stufe zählt nicht
nim-with-a-pass-b949 = Nim mit Passen
a-move-takes-any-number-299c = Ein Zug nimmt beliebig viele Steine von einem Haufen. Einmal im ganzen Spiel darf ein Spieler passen, statt zu nehmen, solange es Steine gibt; danach darf niemand mehr passen. Wer nicht ziehen kann, verliert; wer den letzten Stein nimmt, gewinnt also.
a-move-names-the-heap-8567 = Ein Zug nennt den Haufen und wie viele Steine darin waren und übrig sind, oder er heißt pass.
somebody-has-passed-already-so-0035 = es hat schon jemand gepasst, so dass es Nim ist
three-heaps-and-the-pass-028b = drei Haufen und das Passen
nobody-may-pass-any-more-0497 = niemand darf mehr passen
end-nim-efb9 = End-Nim
heaps-stand-in-a-row-50db = Haufen stehen in einer Reihe. Ein Zug nimmt beliebig viele Steine vom ersten oder vom letzten Haufen; an die Haufen dazwischen kommt man nicht heran. Ist ein Haufen an einem Ende weg, so steht der nächste am Ende. Wer nicht ziehen kann, verliert.
a-move-names-the-heap-1987 = Ein Zug nennt den Haufen, von links gezählt, und wie viele Steine darin waren und übrig sind.
five-heaps-6fb7 = fünf Haufen
equal-heaps-0071 = gleiche Haufen
gale-s-nim-08d0 = Gales Nim
a-move-takes-any-number-63b3 = Ein Zug nimmt wie in Nim beliebig viele Steine von einem Haufen. Das Spiel endet, sobald nur noch ein Haufen übrig ist, und wer den letzten Zug gemacht hat, gewinnt.
a-move-names-the-heap-2082 = Ein Zug nennt den Haufen und wie viele Steine darin waren und übrig sind.
the-game-ends-when-no-c349 = das Spiel endet, wenn höchstens k Haufen übrig sind; in Gales Nim einer, und mit 0 ist es Nim
two-heaps-may-be-left-1508 = zwei Haufen dürfen übrig bleiben
koppers-nim-2797 = Koppers-Nim
there-are-two-heaps-a-3d2e = Es gibt zwei Haufen. Ein Zug nimmt einen davon weg und teilt den anderen in zwei Haufen, von denen keiner leer ist. Wer nicht ziehen kann, verliert: Dann haben beide Haufen einen Stein.
with-several-pairs-a-move-50e5 = Bei mehreren Paaren ändert ein Zug eines davon. Ein Zug nennt das Paar vorher und nachher.
two-odd-heaps-are-lost-7979 = zwei ungerade Haufen sind verloren
two-pairs-5896 = zwei Paare
sylver-coinage-d469 = Sylver-Münzprägung
the-players-name-positive-numbers-0ddc = Die Spieler nennen abwechselnd positive Zahlen, als ob sie Münzen prägten. Niemand darf eine Zahl nennen, die sich mit schon genannten Münzen bezahlen lässt, von denen man jede beliebig oft verwenden darf. Wer 1 nennt, verliert, weil sich dann alles bezahlen lässt. Deshalb ist der Zug 1 weggelassen, und wer keine andere Zahl mehr hat, verliert.
a-position-names-the-numbers-8400 = Eine Stellung nennt die Zahlen, die genannt wurden; Summen von anderen werden nicht wiederholt. Sie dürfen keinen gemeinsamen Teiler haben, so dass nur endlich viele Zahlen übrig sind, alle kleiner als 128. Ein Zug ist die Zahl, die genannt wird.
two-numbers-without-a-common-77c5 = zwei Zahlen ohne gemeinsamen Teiler
a-longer-game-0c19 = eine längere Partie
nimble-92c4 = Nimble
coins-lie-on-a-strip-9408 = Münzen liegen auf einem Streifen von Feldern, die von links mit 0 beginnend nummeriert sind. Ein Zug rückt eine Münze beliebig viele Felder nach links; sie darf andere überspringen, und auf einem Feld dürfen mehrere liegen. Wer nicht ziehen kann, verliert: Dann liegen alle Münzen auf Feld 0.
a-dot-is-an-empty-01ac = Ein Punkt ist ein leeres Feld, o eine Münze, eine Ziffer so viele Münzen. Es kann mehrere Streifen geben.
four-coins-3f71 = vier Münzen
two-strips-0525 = zwei Streifen
the-silver-dollar-game-a91d = Das Silberdollar-Spiel
coins-lie-on-a-strip-00b5 = Münzen liegen auf einem Streifen von Feldern, auf jedem höchstens eine. Ein Zug schiebt eine Münze beliebig viele Felder nach links, aber nicht über eine andere hinweg. Wer nicht ziehen kann, verliert.
if-one-of-the-coins-3bea = Ist eine der Münzen ein Silberdollar, geschrieben $, so ist das erste Feld ein Beutel und hat die Nummer 0. In ihm haben beliebig viele Münzen Platz. Ist der Dollar im Beutel, so nimmt der nächste Spieler den Beutel mit nach Hause und gewinnt.
a-dot-is-an-empty-f729 = Ein Punkt ist ein leeres Feld, o eine Münze. Ohne den Dollar kann es mehrere Streifen geben, und die Felder sind von 1 an nummeriert.
without-the-dollar-0139 = ohne den Dollar
with-the-dollar-and-a-987b = mit dem Dollar und einem Beutel
northcott-s-game-01b0 = Northcotts Spiel
on-each-row-stand-two-06a9 = In jeder Reihe stehen zwei Spielsteine, o von dem einen Spieler und x von dem anderen. Ein Zug rückt einen eigenen Stein beliebig viele Felder auf den anderen in seiner Reihe zu, aber nicht über ihn hinweg. Wer nicht ziehen kann, verliert.
the-checker-may-stand-on-3150 = Der Stein darf auf jeder der beiden Seiten stehen. Zurückzugehen, wie manche es erlauben, würde das Ende nur hinauszögern: Der Gegner rückt ebenso weit nach.
a-dot-is-an-empty-02ab = Ein Punkt ist ein leeres Feld; die Felder sind von 1 an nummeriert. Es beginnt der Spieler mit den Steinen o.
the-player-with-the-checkers-ae34 = der Spieler mit den Steinen x ist am Zug
equal-gaps-x-to-move-d553 = gleiche Lücken, x am Zug
treblecross-7eba = Treblecross
both-players-put-crosses-on-47bf = Beide Spieler setzen Kreuze auf einen Streifen, und wer drei nebeneinander vollendet, gewinnt. Niemand setzt ein Kreuz neben ein anderes oder auf das übernächste Feld, denn dann würde der Gegner drei vollenden; solche Züge sind hier nicht erlaubt, und wer keinen anderen hat, verliert.
a-dot-is-an-empty-186a = Ein Punkt ist ein leeres Feld, x ein Kreuz. Ein Zug nennt das Feld, von 1 an gezählt.
nine-squares-play-in-the-74b7 = neun Felder: spiel in die Mitte
twelve-squares-are-lost-52d4 = zwölf Felder sind verloren
cram-b9d4 = Cram
the-board-has-free-squares-abf6 = Das Brett hat freie Felder. Ein Zug legt einen Dominostein auf zwei benachbarte freie Felder, waagerecht oder senkrecht. Wer nicht ziehen kann, verliert.
a-board-is-written-as-36cb = Ein Brett schreibt man als Zeilen x Spalten oder Zeile für Zeile von oben, mit . für ein freies Feld und # für ein besetztes. Ein Zug nennt beide Felder mit Spalte und Zeile, die Zeilen von unten gezählt.
an-empty-board-f0d5 = ein leeres Brett
a-board-with-two-squares-9df2 = ein Brett mit zwei besetzten Feldern
the-last-domino-loses-ecdc = der letzte Dominostein verliert
impartial-clobber-c90f = Neutrales Clobber
there-are-stones-of-two-d9c0 = Auf einem Brett liegen Steine von zwei Farben, die beiden Spielern gehören. Ein Zug setzt einen Stein auf einen Nachbarn der anderen Farbe, darüber, darunter oder daneben, und nimmt diesen vom Brett. Wer nicht ziehen kann, verliert.
a-full-board-b4e6 = ein volles Brett
three-pairs-in-a-row-62dd = drei Paare in einer Reihe
impartial-cannibal-clobber-5ec7 = Neutrales Kannibalen-Clobber
there-are-stones-on-a-bf54 = Auf einem Brett liegen Steine, die beiden Spielern gehören. Ein Zug setzt einen Stein auf irgendeinen Nachbarn, darüber, darunter oder daneben, und nimmt diesen vom Brett. Auf die Farben kommt es nicht an. Wer nicht ziehen kann, verliert.
a-row-of-n-stones-686c = Eine Reihe von n Steinen ist ein Haufen von n Steinen im Oktalspiel 0.6: Ein Zug nimmt einen Stein von einem Haufen, der mehr hat, und darf den Rest in zwei teilen.
five-stones-in-a-row-713d = fünf Steine in einer Reihe
impartial-nogo-d883 = Neutrales NoGo
a-move-puts-a-stone-3bbd = Ein Zug setzt einen Stein von beliebiger Farbe auf ein freies Feld. Steine einer Farbe, die übereinander oder nebeneinander zusammenhängen, sind eine Gruppe, und jede Gruppe muss nach dem Zug ein freies Feld neben sich haben. Geschlagen wird also nie. Wer nicht ziehen kann, verliert.
rows-x-columns-is-an-57f8 = Zeilen x Spalten ist ein leeres Brett; sonst schreibt man es Zeile für Zeile von oben, mit x und o für Steine der beiden Farben, . für ein freies Feld und # für eines, das nicht zum Brett gehört. Ein Zug nennt die Farbe und das Feld mit Spalte und Zeile, die Zeilen von unten gezählt.
after-one-move-cfd1 = nach einem Zug
chomp-4006 = Chomp
a-bar-of-chocolate-has-c17c = Eine Tafel Schokolade hat Zeilen und Spalten. Ein Zug beißt in ein Stück: Er nimmt dieses Stück und alles, was zugleich nicht weiter links und nicht weiter unten liegt. Das Stück in der Ecke links unten ist vergiftet, in dieses darf man nicht beißen: Wem sonst nichts übrig bleibt, der verliert.
a-bar-is-written-as-df87 = Eine Tafel schreibt man als Zeilen x Spalten oder mit den Längen ihrer Zeilen von der untersten an. Ein Zug nennt die Spalte und die Zeile des Stücks, von 1 an gezählt.
a-whole-bar-d678 = eine ganze Tafel
after-some-bites-5799 = nach ein paar Bissen
a-longer-bar-0b84 = eine längere Tafel
bars-of-chocolate-9db7 = Schokoladentafeln
a-bar-of-chocolate-has-788d = Eine Tafel Schokolade hat ein bitteres Stück. Ein Zug bricht die Tafel entlang einer geraden Linie und isst den Teil ohne das bittere Stück. Wem nur das bittere Stück bleibt, der kann nicht ziehen und verliert.
a-bar-is-written-as-b142 = Eine Tafel schreibt man als (links,darüber,rechts,darunter): wie viele Spalten links vom bitteren Stück liegen, Zeilen darüber, Spalten rechts und Zeilen darunter. Mit der Angabe k=2 ist die Tafel schräg: Man schreibt sie als (links,darüber,rechts); links vom bitteren Stück ist sie ein Stück hoch, und nach rechts steigt sie nach je 2 Spalten um ein Stück, bis zu so vielen Zeilen über der untersten.
a-move-names-the-bar-1da4 = Ein Zug nennt die Tafel vorher und nachher. Bei mehreren Tafeln bricht ein Zug eine davon.
the-bar-slants-it-rises-fbae = die Tafel ist schräg: nach rechts steigt sie nach je n Spalten um ein Stück
a-whole-bar-of-three-080e = eine ganze Tafel mit drei Zeilen und fünf Spalten
lines-in-all-four-directions-086e = Linien in allen vier Richtungen
a-slanted-bar-b3df = eine schräge Tafel
a-slanted-bar-that-is-157a = eine schräge Tafel, die durchsucht wird
lctr-the-left-column-or-34c6 = LCTR: die linke Spalte oder die oberste Zeile
there-are-rows-of-squares-03ab = Es gibt Zeilen von Feldern, die alle links beginnen und von denen keine länger ist als die Zeile darüber. Ein Zug nimmt die linke Spalte oder die oberste Zeile weg. Wer das letzte Feld wegnimmt, gewinnt, weil kein Zug mehr übrig ist.
the-position-names-the-lengths-adc2 = Die Stellung nennt die Längen der Zeilen, von der obersten an. Die Züge heißen column (Spalte) und row (Zeile).
a-staircase-322e = eine Treppe
a-rectangle-95c4 = ein Rechteck
a-larger-diagram-c121 = ein größeres Diagramm
poset-games-c192 = Spiele auf geordneten Mengen
there-is-a-partially-ordered-977c = Es gibt eine teilweise geordnete Menge. Ein Zug wählt ein Element und nimmt es weg, zusammen mit allen größeren. Wer nicht ziehen kann, verliert.
a-chain-1-2-4-9035 = Eine Kette 1<2<4 sagt, dass 1 kleiner als 2 ist und 2 kleiner als 4; was daraus folgt, ist damit bekannt. Ein Zug nennt das Element.
a-diamond-0cd7 = eine Raute
two-chains-are-two-heaps-080c = zwei Ketten sind zwei Nim-Haufen
a-zigzag-1278 = ein Zickzack
green-hackenbush-9d0a = Grünes Hackenbush
a-graph-stands-on-the-c966 = Ein Graph steht auf dem Boden, dem Knoten 0. Ein Zug schneidet eine Kante durch; alles, was nicht mehr mit dem Boden verbunden ist, fällt ab. Alle Kanten sind grün: Beide Spieler dürfen jede Kante durchschneiden. Wer nicht ziehen kann, verliert.
a-chain-0-1-2-63f0 = Eine Kette 0-1-2 hat eine Kante vom Boden zu 1 und eine von 1 zu 2. Kanten dürfen mehrfach vorkommen, und 1-1 ist eine Schlinge. Ein Zug nennt die Kante.
a-tree-cc92 = ein Baum
a-loop-and-a-flower-076a = ein Kreis und eine Blume
a-triangle-on-the-ground-4532 = ein Dreieck auf dem Boden
node-kayles-648d = Node Kayles
a-move-takes-a-vertex-3605 = Ein Zug nimmt einen Knoten eines Graphen zusammen mit allen seinen Nachbarn weg. Wer nicht ziehen kann, verliert.
a-chain-1-2-3-63df = Eine Kette 1-2-3 verbindet 1 mit 2 und 2 mit 3; ein einzelner Knoten steht für sich. Es gibt Familien wie path(7), cycle(6), grid(3,4), complete(5), bipartite(2,3), star(4), cube(3), prism(5), tree(3), queens(4,4) und petersen; 3x4 ist grid(3,4). Ein Zug nennt den Knoten.
a-path-is-dawson-s-a1f5 = ein Weg ist Dawsons Schach
a-cycle-dd36 = ein Kreis
a-tree-and-a-vertex-6ee3 = ein Baum und ein einzelner Knoten
arc-kayles-9143 = Arc Kayles
a-move-takes-an-edge-5d1c = Ein Zug nimmt eine Kante eines Graphen weg, zusammen mit ihren beiden Enden und allen Kanten dort. Wer nicht ziehen kann, verliert.
a-chain-1-2-3-7bd2 = Eine Kette 1-2-3 verbindet 1 mit 2 und 2 mit 3. Es gibt Familien wie path(7), cycle(6), grid(3,4) und petersen. Ein Zug nennt die Kante.
a-path-is-dawson-s-5e3e = ein Weg ist Dawsons Kayles
cram-on-a-board-of-a28b = Cram auf einem Brett von 2 mal 3
nimstring-a6f9 = Nimstring
coins-hang-on-strings-from-1d00 = Münzen hängen an Fäden, von einer zur anderen oder zum Boden, dem Knoten 0. Ein Spieler schneidet einen Faden durch. Wer eine Münze befreit, indem er ihren letzten Faden durchschneidet, muss im selben Zug noch einen Faden durchschneiden. Wer das nicht kann, verliert: Der letzte Schnitt darf keine Münze befreien.
a-chain-0-1-2-9a67 = Eine Kette 0-1-2-0 hat einen Faden vom Boden zur Münze 1, einen von 1 zu 2 und einen von 2 zum Boden. Ein Zug nennt der Reihe nach die Fäden, die durchgeschnitten werden.
a-chain-of-three-coins-7b33 = eine Kette aus drei Münzen
three-coins-a131 = drei Münzen
dots-and-boxes-2-by-966d = Dots and Boxes, 2 mal 2
dots-and-boxes-a3de = Käsekästchen
a-player-draws-a-line-5c07 = Wer am Zug ist, zieht einen Strich zwischen zwei benachbarten Punkten. Wer die letzte Seite eines Kästchens zieht, bekommt es und muss im selben Zug noch einen Strich ziehen, solange einer übrig ist. Sind alle Striche gezogen, gewinnt, wer mehr Kästchen hat; bei gleich vielen ist es ein Remis.
a-board-is-written-by-bcb6 = Ein Brett wird mit seinen Zeilen und Spalten von Kästchen geschrieben, 3x3. Gezogen ist darauf nichts (das amerikanische Brett); mit icelandic dahinter sind es die Striche links und unten, mit swedish die ringsum.
a-position-is-written-row-de57 = Eine Stellung wird Zeile für Zeile von oben geschrieben, mit o für einen Punkt, - und | für einen Strich, . für alles nicht Gezogene, und in der Mitte eines geschlossenen Kästchens L oder R dafür, wem es gehört. Ein Zug nennt seine Striche mit den Punkten an ihren Enden, nach Spalte und Zeile von links unten.
right-is-to-move-without-d0ba = Rechts ist am Zug; ohne diese Angabe Links
the-second-player-gets-six-a005 = wer nachzieht, bekommt sechs von neun Kästchen
the-first-player-gets-three-6c57 = wer beginnt, bekommt drei von vier Kästchen
two-chains-whoever-leaves-two-18a0 = zwei Ketten: wer von der ersten zwei Kästchen lässt, hat die zweite
the-lines-all-around-are-3284 = die Striche ringsum sind gezogen
right-takes-the-last-two-f114 = Rechts nimmt die letzten zwei Kästchen
geography-ac5d = Geography
a-token-stands-on-a-faf3 = Eine Spielfigur steht auf einem Knoten eines Graphen. Ein Zug führt sie entlang einer Kante, oder entlang eines Pfeils in dessen Richtung, zu einem Knoten, auf dem sie noch nicht war. Wer nicht ziehen kann, verliert.
a-chain-1-2-3-af8a = Eine Kette 1-2-3 hat Kanten, eine Kette 1>2>3 hat Pfeile. Besuchte Knoten werden nicht mehr geschrieben. Ein Zug nennt den Knoten, zu dem die Figur geht.
the-token-stands-on-the-8b7a = die Figur steht auf dem Knoten v
an-undirected-graph-c370 = ein ungerichteter Graph
a-directed-graph-4428 = ein gerichteter Graph
brussels-sprouts-ad18 = Brussels Sprouts
there-are-some-crosses-each-b777 = Es gibt einige Kreuze, jedes mit vier freien Enden. Ein Zug zeichnet eine Linie von einem freien Ende zu einem anderen, die keine anderen Linien treffen darf, und einen kurzen Strich quer darüber: Dessen zwei Enden sind neue freie Enden, eines auf jeder Seite. Wer nicht ziehen kann, verliert. Mit Punkten statt Kreuzen wird daraus Sprouts, das viel schwieriger ist.
a-number-stands-for-so-5432 = Eine Zahl steht für so viele Kreuze. Später nennt eine Stellung ihre Gebiete, und in jedem, wie viele freie Enden jedes Stücks darin liegen: (4,8) ist ein Gebiet mit einem Kreuz und einem Stück mit acht freien Enden. Ein Zug nennt ein Gebiet und was daraus wird.
three-crosses-last-thirteen-moves-3ddb = drei Kreuze reichen für dreizehn Züge
after-two-crosses-were-joined-be93 = nachdem zwei Kreuze verbunden wurden
two-regions-8c9a = zwei Gebiete
sprouts-b628 = Sprouts
there-are-some-spots-a-9f09 = Es gibt einige Punkte. Ein Zug zeichnet eine Linie von einem Punkt zu einem anderen oder zu ihm selbst, die keine anderen Linien treffen darf, und setzt einen neuen Punkt auf die Linie. Kein Punkt darf mehr als drei Linien haben. Wer nicht ziehen kann, verliert. Mit Kreuzen statt Punkten wird daraus Brussels Sprouts, das niemand beeinflussen kann.
the-spots-are-a-b-0ecb = Die Punkte heißen A, B, C und so weiter, und neue Punkte bekommen die nächsten Namen. A-B ist eine Linie von A zu B; A-B around C hat C auf dem Weg von A zu B links, und was nicht genannt wird, rechts. Wo Linien das Papier teilen, ist 2: A-B eine Linie im zweiten Gebiet. D>B ist die Seite von D, an der sein Rand zu B weitergeht, mit dem Gebiet zur Linken.
a-number-stands-for-so-3c21 = Eine Zahl steht für so viele Punkte. Später nennt eine Stellung die Punkte entlang der Ränder ihrer Gebiete: In ADBE | AEBD, C gibt es zwei Gebiete, und C liegt im zweiten. Oder man schreibt sie wie in der Literatur: 0.0.0.{"\u007D"}]! hat drei Punkte.
three-spots-7a66 = drei Punkte
two-lines-between-a-and-7c38 = zwei Linien zwischen A und B
whoever-moves-last-loses-b6c1 = wer zuletzt zieht, verliert
a-position-of-the-literature-a736 = eine Stellung aus der Literatur
a-game-given-by-its-63fc = Ein Spiel, gegeben durch seinen Graphen
tokens-lie-on-the-nodes-30f7 = Spielsteine liegen auf den Knoten eines gerichteten Graphen ohne Kreise. Ein Zug bewegt einen davon entlang eines Pfeils. Wer nicht ziehen kann, verliert. Jedes endliche neutrale Spiel ist ein solches Spiel, mit einem Knoten für jede Stellung.
the-graph-is-written-as-6cb7 = Den Graphen schreibt man als Ketten von Pfeilen hinter den Knoten, auf denen die Steine liegen; in JSON, als Listen von Optionen; oder in der Sprache DOT von Graphviz. Auf der Befehlszeile liest 'graph: @FILE' ihn aus einer Datei. Ein Kreis wird abgelehnt und gezeigt.
where-the-tokens-lie-if-100b = wo die Steine liegen, wenn der Graph es nicht sagt; ohne diese Angabe der einzige Knoten, zu dem kein Pfeil führt
three-nodes-746d = drei Knoten
two-tokens-which-are-a-6026 = zwei Steine, die eine Summe sind
the-last-move-loses-c64c = der letzte Zug verliert
partizan-subtraction-and-take-and-a816 = Partisane Subtraktionsspiele und Spiele mit Nehmen und Teilen
there-are-heaps-of-counters-2b6e = Es gibt Haufen von Steinen. Links und Rechts spielen nach je eigenen Codes, die in Klammern stehen, der von Links zuerst: In partizan-heaps(subtraction(1,3) | subtraction(2,3)) nimmt Links 1 oder 3 Steine von einem Haufen und Rechts 2 oder 3. Wer nicht ziehen kann, verliert.
the-codes-are-those-of-c79b = Die Codes sind die der neutralen Spiele mit Haufen: subtraction(1,3), allbut(2), splittles(1,2), womit man auch teilen darf, was übrig bleibt, oder Ziffern wie 0.37, bei denen die k-te Ziffer hinter dem Punkt von den Zügen handelt, die k Steine nehmen.
the-codes-of-left-and-2627 = die Codes von Links und Rechts, etwa 0.37 | subtraction(1,2)
values-repeat-from-four-counters-973a = Werte wiederholen sich alle vier Steine
left-may-take-one-or-d02e = Links darf einen oder zwei nehmen, Rechts nur einen
only-left-may-break-a-c516 = nur Links darf einen Haufen teilen
partizan-euclid-b8fb = Euklids Spiel, partisan
there-is-a-pair-of-cb53 = Es gibt ein Paar von Zahlen (p,q). Ein Zug teilt p durch q, und niemand kann ziehen, wenn kein Rest bleibt. Bei einem Rest r macht Links das Paar (q,r) daraus und Rechts das Paar (q,q-r): Aus (8,3) macht Links (3,2) und Rechts (3,1). Wer nicht ziehen kann, verliert.
right-wins-0e01 = Rechts gewinnt
five-times-up-2790 = fünfmal up
partizan-end-nim-cda2 = Partisanes End-Nim
heaps-stand-in-a-row-583a = Haufen stehen in einer Reihe. Links nimmt beliebig viele Steine vom ersten Haufen, Rechts vom letzten; ist ein Haufen an einem Ende weg, so steht der nächste am Ende. Von einem einzigen Haufen dürfen beide nehmen. Wer nicht ziehen kann, verliert.
whoever-begins-wins-3ea1 = wer beginnt, gewinnt
a-row-that-is-its-3e06 = eine Reihe, die ihr eigenes Spiegelbild ist
right-begins-2d3c = Rechts beginnt
the-board-has-free-squares-e3b2 = Das Brett hat freie Felder. Links legt Dominosteine auf zwei freie Felder übereinander, Rechts auf zwei freie Felder nebeneinander. Wer nicht ziehen kann, verliert.
clobber-08f1 = Clobber
there-are-stones-of-both-3430 = Auf einem Brett liegen Steine beider Spieler. Ein Zug setzt einen eigenen Stein auf einen Nachbarn der anderen Farbe, darüber, darunter oder daneben, und nimmt diesen vom Brett. Wer nicht ziehen kann, verliert.
a-few-stones-c881 = ein paar Steine
a-strip-right-begins-56f9 = ein Streifen, Rechts beginnt
diagonal-clobber-47d6 = Diagonales Clobber
there-are-stones-of-both-0c0b = Auf einem Brett liegen Steine beider Spieler. Ein Zug setzt einen eigenen Stein auf einen Stein der anderen Farbe, der auf einem der vier Felder an den Ecken des seinen liegt, und nimmt diesen vom Brett. Wer nicht ziehen kann, verliert.
six-stones-a8bc = sechs Steine
a-larger-board-9465 = ein größeres Brett
king-clobber-6b22 = Königs-Clobber
there-are-stones-of-both-03a2 = Auf einem Brett liegen Steine beider Spieler. Ein Zug setzt einen eigenen Stein auf einen Stein der anderen Farbe, der auf einem der acht Felder rund um ihn liegt, und nimmt diesen vom Brett. Wer nicht ziehen kann, verliert.
five-stones-33a0 = fünf Steine
knight-clobber-7219 = Springer-Clobber
there-are-stones-of-both-ed20 = Auf einem Brett liegen Steine beider Spieler. Ein Zug setzt einen eigenen Stein, so wie im Schach ein Springer springt, auf einen Stein der anderen Farbe und nimmt diesen vom Brett. Wer nicht ziehen kann, verliert.
rook-clobber-7e43 = Turm-Clobber
there-are-stones-of-both-cb52 = Auf einem Brett liegen Steine beider Spieler. Ein Stein zieht wie ein Turm im Schach, entlang seiner Zeile oder Spalte über leere Felder, auf den ersten Stein, auf den er trifft, wenn der die andere Farbe hat, und nimmt ihn vom Brett. Andere Züge gibt es nicht. Wer nicht ziehen kann, verliert.
over-empty-squares-b663 = über leere Felder
queen-clobber-6787 = Damen-Clobber
there-are-stones-of-both-63b4 = Auf einem Brett liegen Steine beider Spieler. Ein Stein zieht wie eine Dame im Schach, entlang seiner Zeile, seiner Spalte oder seiner Diagonalen über leere Felder, auf den ersten Stein, auf den er trifft, wenn der die andere Farbe hat, und nimmt ihn vom Brett. Andere Züge gibt es nicht. Wer nicht ziehen kann, verliert.
cannibal-clobber-6c51 = Kannibalen-Clobber
there-are-stones-of-both-655c = Auf einem Brett liegen Steine beider Spieler. Ein Zug setzt einen eigenen Stein auf einen Nachbarn von beliebiger Farbe, darüber, darunter oder daneben, und nimmt diesen vom Brett. Wer nicht ziehen kann, verliert.
three-stones-e123 = drei Steine
anti-clobber-03d2 = Anti-Clobber
there-are-stones-of-both-5424 = Auf einem Brett liegen Steine beider Spieler. Ein Zug rückt einen eigenen Stein auf ein leeres Feld darüber, darunter oder daneben und setzt einen Stein des Gegners dorthin, wo er lag: ein rückwärts gespielter Zug von Clobber. Wer nicht ziehen kann, verliert.
a-board-is-written-row-7adc = Ein Brett schreibt man Zeile für Zeile von oben, mit x für einen Stein von Links, o für einen von Rechts, . für ein leeres Feld und # für eines, das nicht zum Brett gehört. Ein Zug nennt Ausgangs- und Zielfeld mit Spalte und Zeile, die Zeilen von unten gezählt.
two-stones-in-a-row-1aa5 = zwei Steine in einer Reihe
toads-and-frogs-1ffa = Toads and Frogs
toads-of-left-go-to-ea49 = Auf einem Streifen ziehen Kröten von Links nach rechts und Frösche von Rechts nach links. Ein Zug rückt eines der eigenen Tiere auf das nächste Feld, wenn es leer ist, oder über eines der anderen Art hinweg auf das leere Feld dahinter. Wer nicht ziehen kann, verliert.
a-strip-is-written-with-78ca = Einen Streifen schreibt man mit t für eine Kröte, f für einen Frosch und _ für ein leeres Feld. Ein Zug nennt Ausgangs- und Zielfeld, von 1 an gezählt.
a-jump-may-go-over-f867 = ein Sprung darf über bis zu k Nachbarn der anderen Art gehen, nicht nur über einen
two-toads-and-two-frogs-423c = zwei Kröten und zwei Frösche
the-second-player-wins-ef52 = der zweite Spieler gewinnt
in-the-middle-of-a-6a34 = mitten in einer Partie
a-jump-may-go-over-f272 = ein Sprung darf über zwei gehen
amazons-8f44 = Amazons
amazons-move-like-queens-of-5f69 = Amazonen ziehen wie Damen im Schach, über freie Felder. Nach ihrem Zug schießt die Amazone, wieder wie eine Dame, und das getroffene Feld verbrennt: Keine Amazone und kein Pfeil kommt mehr darüber. Wer nicht ziehen kann, verliert.
a-board-is-written-row-ca88 = Ein Brett schreibt man Zeile für Zeile von oben, mit x für eine Amazone von Links, o für eine von Rechts, . für ein freies Feld und # für ein verbranntes. Ein Zug nennt Ausgangs- und Zielfeld und hinter einem Schrägstrich das getroffene Feld, mit Spalte und Zeile, die Zeilen von unten gezählt.
an-amazon-each-8ebb = je eine Amazone
two-parts-7de9 = zwei Teile
konane-4f36 = Konane
there-are-stones-of-both-a746 = Auf einem Brett liegen Steine beider Spieler. Ein Zug springt mit einem eigenen Stein über einen Nachbarn der anderen Farbe, darüber, darunter oder daneben, auf das freie Feld dahinter und nimmt diesen Nachbarn vom Brett; er darf in derselben Richtung weiterspringen. Wer nicht ziehen kann, verliert.
a-board-is-written-row-f208 = Ein Brett schreibt man Zeile für Zeile von oben, mit x für einen Stein von Links, o für einen von Rechts, . für ein freies Feld und # für eines, das nicht zum Brett gehört. Ein Zug nennt das Feld des Steins und das, auf dem er endet, mit Spalte und Zeile, die Zeilen von unten gezählt.
two-stones-have-been-taken-a805 = zwei Steine wurden vom Brett genommen
fission-547d = Fission
there-are-stones-on-a-a55a = Auf einem Brett liegen Steine. Ein Zug spaltet einen Stein in zwei: Links legt eine Hälfte auf das Feld darüber und die andere auf das Feld darunter, Rechts eine nach links und eine nach rechts. Beide Felder müssen frei sein, und das des Steins wird frei; jede Hälfte ist von da an ein Stein. Wer nicht ziehen kann, verliert.
a-board-is-written-row-77ba = Ein Brett schreibt man Zeile für Zeile von oben, mit x für einen Stein, . für ein freies Feld und # für eines, das nicht zum Brett gehört. Ein Zug nennt das Feld des Steins mit Spalte und Zeile, die Zeilen von unten gezählt.
four-stones-b971 = vier Steine
nogo-a8e6 = NoGo
a-move-puts-a-stone-1ea3 = Ein Zug setzt einen eigenen Stein auf ein freies Feld. Steine einer Farbe, die übereinander oder nebeneinander zusammenhängen, sind eine Gruppe, und jede Gruppe, von beiden Farben, muss nach dem Zug ein freies Feld neben sich haben. Geschlagen wird also nie. Wer nicht ziehen kann, verliert.
after-two-moves-964d = nach zwei Zügen
ski-jumps-eb6f = Ski Jumps
skiers-stand-on-a-slope-ae04 = Auf einem Hang stehen Skifahrer. Links zieht einen eigenen Skifahrer beliebig viele Felder nach rechts, Rechts einen nach links, so weit die Felder frei sind; über den Rand verlässt ein Skifahrer den Hang. Ein Springer darf auch über einen Skifahrer des anderen Spielers, der auf dem Feld genau unter ihm steht, hinunter auf das nächste Feld springen, wenn es frei ist; wer übersprungen wurde, wird zum Rutscher, der nicht mehr springen kann. Wer nicht ziehen kann, verliert.
a-slope-is-written-row-e68d = Einen Hang schreibt man Zeile für Zeile von oben, mit L und R für Springer von Links und von Rechts, l und r für Rutscher und . für ein freies Feld. Ein Zug nennt Ausgangs- und Zielfeld mit Spalte und Zeile, die Zeilen von unten gezählt; die Spalte jenseits des Randes ist die, in der Skifahrer den Hang verlassen.
worth-5-2-because-left-db05 = 5/2 wert, weil Links springen darf
right-may-jump-166d = Rechts darf springen
toppling-dominoes-1960 = Toppling Dominoes
dominoes-stand-in-rows-some-03f7 = Dominosteine stehen in Reihen: Manche gehören Links, manche Rechts und manche beiden Spielern. Ein Zug wirft einen eigenen oder einen, der beiden gehört, nach links oder nach rechts um; alle Dominosteine der Reihe, die auf dieser Seite von ihm stehen, fallen ebenfalls und werden weggenommen. Wer nicht ziehen kann, verliert.
a-row-is-written-with-b732 = Eine Reihe schreibt man mit l für einen Dominostein von Links, r für einen von Rechts und e für einen, der beiden gehört. Ein Zug nennt den Dominostein, von 1 an gezählt, und wohin die Reihe fällt: nach 0, das vor dem ersten Dominostein liegt, oder zu dem Platz hinter dem letzten.
whatever-right-threatens-left-wins-8ac9 = was Rechts auch droht, Links gewinnt
elephants-and-rhinos-5ce9 = Elephants and Rhinos
elephants-of-left-go-to-981c = Auf einem Streifen ziehen Elefanten von Links nach rechts und Nashörner von Rechts nach links. Ein Zug rückt eines der eigenen Tiere auf das nächste Feld, wenn es leer ist; niemand springt. Wer nicht ziehen kann, verliert.
a-strip-is-written-with-1ff6 = Einen Streifen schreibt man mit e für einen Elefanten, r für ein Nashorn und _ für ein leeres Feld. Ein Zug nennt Ausgangs- und Zielfeld, von 1 an gezählt.
two-elephants-and-two-rhinos-4e12 = zwei Elefanten und zwei Nashörner
push-289e = Push
pieces-of-both-players-stand-e053 = Auf einem Streifen stehen Steine beider Spieler. Ein Zug rückt einen eigenen Stein auf das nächste Feld zu seiner Linken. Steht dort ein anderer Stein, so wird er um ein Feld nach links geschoben, mit den Steinen, auf die er dort trifft. Was über das linke Ende zieht oder geschoben wird, ist verloren. Wer nicht ziehen kann, verliert.
a-strip-is-written-with-1d72 = Einen Streifen schreibt man mit l für einen Stein von Links, r für einen von Rechts und _ für ein leeres Feld. Ein Zug nennt das Feld des Steins, von 1 an gezählt.
one-piece-of-each-player-4dd1 = ein Stein von jedem Spieler
pieces-that-touch-b23a = Steine, die aneinanderstoßen
shove-89f5 = Shove
pieces-of-both-players-stand-12ed = Auf einem Streifen stehen Steine beider Spieler. Ein Zug rückt einen eigenen Stein und alle Steine links von ihm um ein Feld nach links. Was über das linke Ende gerät, ist verloren. Wer nicht ziehen kann, verliert.
four-pieces-eb16 = vier Steine
cutcake-9f93 = Cutcake
there-are-rectangular-cakes-scored-5c2e = Es gibt rechteckige Kuchen, die in Quadrate eingeteilt sind. Links schneidet einen Kuchen von oben nach unten in zwei, zwischen zwei Spalten; Rechts schneidet einen von einer Seite zur anderen, zwischen zwei Zeilen. Wer nicht ziehen kann, verliert.
a-cake-is-written-by-50be = Einen Kuchen schreibt man mit der Zahl seiner Zeilen und Spalten, wie 4x5, und mehrere Kuchen mit Kommas dazwischen. Ein Zug nennt einen Kuchen und die Stücke, die von ihm übrig bleiben; davor steht die Nummer des Kuchens, wenn es mehrere gibt.
two-cakes-0e9c = zwei Kuchen
maundy-cake-0a66 = Maundy Cake
there-are-rectangular-cakes-scored-348d = Es gibt rechteckige Kuchen, die in Quadrate eingeteilt sind. Ein Zug schneidet einen Kuchen in zwei oder mehr gleiche Stücke: Links mit Schnitten von oben nach unten, zwischen Spalten, Rechts mit Schnitten von einer Seite zur anderen, zwischen Zeilen. Wer nicht ziehen kann, verliert.
left-alone-can-cut-12c4 = nur Links kann schneiden
twisted-maundy-cake-97df = Gedrehter Maundy Cake
there-are-rectangular-cakes-scored-34fd = Es gibt rechteckige Kuchen, die in Quadrate eingeteilt sind. Ein Zug dreht einen Kuchen um ein Viertel, so dass seine Zeilen zu Spalten werden, und schneidet ihn dann in zwei oder mehr gleiche Stücke: Links mit Schnitten von oben nach unten, zwischen Spalten, Rechts mit Schnitten von einer Seite zur anderen, zwischen Zeilen. Wer nicht ziehen kann, verliert.
eatcake-2c5c = Eatcake
there-are-rectangular-cakes-scored-24d4 = Es gibt rechteckige Kuchen, die in Quadrate eingeteilt sind. Links isst eine ganze Spalte eines Kuchens, Rechts eine ganze Zeile; was auf beiden Seiten davon übrig bleibt, sind zwei Kuchen, einer oder keiner. Wer nicht ziehen kann, verliert.
left-can-eat-all-of-6ca8 = Links kann alles davon essen
turn-and-eatcake-02f6 = Turn-and-Eatcake
there-are-rectangular-cakes-scored-5664 = Es gibt rechteckige Kuchen, die in Quadrate eingeteilt sind. Ein Zug dreht einen Kuchen um ein Viertel, so dass seine Zeilen zu Spalten werden, und dann isst Links eine ganze Spalte davon, Rechts eine ganze Zeile; was auf beiden Seiten übrig bleibt, sind zwei Kuchen, einer oder keiner. Wer nicht ziehen kann, verliert.
a-square-cake-6d5c = ein quadratischer Kuchen
blue-red-green-hackenbush-72ea = Blau-Rot-Grünes Hackenbush
a-graph-stands-on-the-ee24 = Ein Graph steht auf dem Boden, dem Knoten 0. Ein Zug schneidet eine Kante durch; alles, was nicht mehr mit dem Boden verbunden ist, fällt ab. Links darf blaue Kanten durchschneiden, Rechts rote, und beide dürfen grüne durchschneiden. Wer nicht ziehen kann, verliert.
it-is-written-as-hackenbush-fa3b = Man schreibt es wie Hackenbush, mit der Farbe vor einer Kette von Kanten: In blue 0-1-2, red 1-3 wächst eine rote Kante aus der Mitte eines blauen Stängels. Ketten ohne Farbe sind grün. Ein Zug nennt die Farbe und die Kante.
childish-hackenbush-no-blue-or-9d3c = Kindisches Hackenbush: Keine blaue oder rote Kante darf durchgeschnitten werden, wenn dadurch andere abfallen
a-stalk-that-is-worth-bd14 = ein Stängel, der 1/2 wert ist
a-tree-and-a-green-8aa1 = ein Baum und eine grüne Kante
a-house-right-begins-40f2 = ein Haus, Rechts beginnt
an-arch-that-both-want-75ca = ein Bogen, den beide zuerst durchschneiden wollen
partizan-arc-kayles-35f6 = Partisanes Arc Kayles
the-edges-of-a-graph-e932 = Die Kanten eines Graphen haben Farben. Ein Zug nimmt eine Kante mit ihren beiden Enden und allen Kanten dort: Links nimmt blaue Kanten, Rechts rote, und beide dürfen grüne nehmen. Wer nicht ziehen kann, verliert.
the-colour-stands-before-a-5cb7 = Die Farbe steht vor einer Kette von Kanten, wie in blue 1-2-3, red 3-4; Ketten ohne Farbe sind grün. Ein Zug nennt die Farbe und die Kante.
a-path-that-is-worth-e558 = ein Weg, der 1/2 wert ist
a-cycle-of-two-colours-2873 = ein Kreis aus zwei Farben
snort-00a9 = Snort
the-players-take-squares-of-28bb = Die Spieler nehmen abwechselnd Felder eines Bretts oder Knoten eines Graphen, in jedem Zug einen solchen Platz. Kein Platz von Links darf neben einem von Rechts liegen: auf einem Brett darüber, darunter, links oder rechts davon, in einem Graphen durch eine Kante mit ihm verbunden. Was neben einem Platz eines Spielers liegt, bleibt also diesem Spieler vorbehalten. Wer nicht ziehen kann, verliert.
rows-x-columns-is-an-55b0 = Zeilen x Spalten ist ein leeres Brett. Zeile für Zeile von oben ist . ein Feld, das beide nehmen dürfen, L eines, das nur Links nehmen darf, R eines, das nur Rechts nehmen darf, # eines, das niemand mehr nehmen darf. Einen Graphen schreibt man in Ketten wie 1-2-3, 2-4 oder als eine der Familien wie path(5); dahinter sagt left 1 3, dass nur Links die Knoten 1 und 3 nehmen darf, und right 4 dasselbe für Rechts. Knoten, die niemand nehmen darf, werden nicht mehr geschrieben. Ein Zug nennt sein Feld mit Spalte und Zeile, die Zeilen von unten gezählt, oder seinen Knoten.
a-path-both-ends-of-678b = ein Weg, dessen beide Enden Links vorbehalten sind
col-3261 = Col
the-players-take-squares-of-a205 = Die Spieler nehmen abwechselnd Felder eines Bretts oder Knoten eines Graphen, in jedem Zug einen solchen Platz. Keine zwei Plätze desselben Spielers dürfen nebeneinander liegen: auf einem Brett darüber, darunter, links oder rechts, in einem Graphen durch eine Kante verbunden. Wer nicht ziehen kann, verliert.
the-value-of-every-position-b111 = Der Wert jeder Stellung ist eine Zahl oder eine Zahl und ein Stern.
a-path-both-ends-of-9e18 = ein Weg, dessen beide Enden nur Links nehmen darf
red-blue-cherries-8310 = Rot-Blaue Kirschen
every-vertex-of-a-graph-e80a = Jeder Knoten eines Graphen ist eine Kirsche: Die blauen gehören Links, die roten Rechts. Ein Spieler nimmt eine seiner eigenen Kirschen. Keine Kirsche im ganzen Graphen, gleich welcher Farbe, darf weniger Kanten haben als die genommene. Deren Kanten verschwinden mit ihr. Wer nicht ziehen kann, verliert.
a-chain-b1-r2-b3-b9a6 = Eine Kette b1-r2-b3 verbindet b1 mit r2 und r2 mit b3; eine einzelne Kirsche steht für sich. Namen blauer Kirschen beginnen mit b, Namen roter mit r. Ein Zug nennt die Kirsche.
a-cycle-of-six-cherries-8428 = ein Kreis aus sechs Kirschen
corridors-of-go-1156 = Korridore im Go
left-is-black-and-right-c49c = In einem Endspiel von Go ist Links Schwarz und Rechts Weiß. Ein Korridor ist einen Punkt breit, und seine Wände sind lebende Steine seines Besitzers; ein Ende ist durch die Wand geschlossen oder offen zu lebenden Steinen des anderen Spielers draußen. Der Besitzer setzt einen Stein auf einen beliebigen leeren Punkt, und weil der die Wand berührt, lebt er. Der andere Spieler setzt einen Stein auf einen leeren Punkt nur dort, wo zwischen diesem und einem offenen Ende kein Stein des Besitzers steht.
what-is-cut-off-from-f615 = Was von allen offenen Enden abgeschnitten ist, ist Gebiet. Steine des anderen Spielers sind dort tot, und nur der Besitzer zieht: Er setzt einen Stein auf einen leeren Punkt oder nimmt einen toten Stein vom Brett. So ist ein leerer Punkt einen Zug wert und ein toter Stein zwei, wie in der Wertung: sein Punkt und ein Gefangener. In einem Korridor werden nur Steine einer Farbe geschlagen, also gibt es kein Ko. Wer nicht ziehen kann, verliert.
corridors-stand-between-commas-x-ddb8 = Korridore stehen zwischen Kommas: x oder o für den Besitzer, Schwarz oder Weiß, dann [ für ein geschlossenes Ende oder ( für ein offenes, die Punkte mit x und o für Steine und . für leere, und ] oder ) für das andere Ende. Ein Zug nennt seinen Punkt, von links gezählt, hinter der Nummer des Korridors, wenn es mehrere gibt.
chilled-it-is-worth-5-08ba = gekühlt ist er 5/4 wert
white-saves-a-stone-or-048d = Weiß rettet einen Stein, oder Schwarz schlägt ihn
white-begins-a177 = Weiß beginnt
rooms-of-go-70c1 = Räume im Go
left-is-black-and-right-4dd9 = In einem Endspiel von Go ist Links Schwarz und Rechts Weiß. Lebende Steine, X und O, können nie geschlagen werden. Ein Raum besteht aus Punkten, die über-, unter- oder nebeneinander verbunden sind, und neben jedem von ihnen liegt ein lebender Stein seines Besitzers; lebende Steine des anderen Spielers neben dem Raum sind seine Öffnungen. Der Besitzer setzt einen Stein auf einen beliebigen leeren Punkt, und weil der die Wand berührt, lebt er. Der andere Spieler setzt einen Stein auf einen leeren Punkt, der über Punkte ohne Steine des Besitzers mit einer Öffnung verbunden ist.
what-is-cut-off-from-8ac7 = Was von allen Öffnungen abgeschnitten ist, ist Gebiet. Steine des anderen Spielers sind dort tot, und nur der Besitzer zieht: Er setzt einen Stein auf einen leeren Punkt oder nimmt einen toten Stein vom Brett. So ist ein leerer Punkt einen Zug wert und ein toter Stein zwei, wie in der Wertung: sein Punkt und ein Gefangener. In einem Raum werden nur Steine einer Farbe geschlagen, und es gibt keine Augen, also entsteht kein Ko. Wer nicht ziehen kann, verliert.
a-board-is-written-row-d94f = Ein Brett wird von oben Reihe für Reihe geschrieben, mit X und O für lebende Steine, x und o für Steine auf Punkten, . für einen leeren Punkt und # für alles, worauf es nicht ankommt. Ein Zug nennt den Punkt nach Spalte und Reihe, Reihen von unten gezählt.
a-room-of-left-with-4af5 = ein Raum von Links mit einer Öffnung
a-junction-with-two-openings-7844 = eine Verzweigung mit zwei Öffnungen
pawn-endings-b799 = Bauernendspiele
the-kings-stand-where-whoever-a1ea = Die Könige stehen so, dass verliert, wer einen davon zieht; also werden nur Bauern gezogen. Ein Bauer von Links rückt ein Feld nach oben auf ein freies Feld, einer von Rechts ein Feld nach unten. Von der ersten Zeile seines Spielers aus, der untersten bei Links und der obersten bei Rechts, darf er zwei Felder weit ziehen, wenn beide frei sind. Er schlägt einen Bauern des anderen Spielers, der ein Feld schräg vor ihm steht, und steht dann dort. Wer nicht ziehen kann, verliert.
the-rows-are-the-ranks-eca2 = Die Zeilen sind die Reihen eines Schachbretts ohne die erste und die letzte. Umwandlung und Schlagen en passant gehören nicht zum Spiel: Ein Brett wird abgelehnt, wenn Züge beider Spieler, in welcher Reihenfolge auch immer, einen Bauern auf die erste Zeile des anderen Spielers bringen können oder ihn mit einem Doppelschritt an einem Bauern vorbeiführen können, der ihn dann en passant schlagen könnte.
a-board-is-written-row-ad3d = Ein Brett schreibt man Zeile für Zeile von oben, mit x für einen Bauern von Links, o für einen von Rechts, . für ein freies Feld und # für eines, das kein Bauer betreten darf. Ein Zug nennt Ausgangs- und Zielfeld mit Spalte und Zeile, die Zeilen von unten gezählt.
an-up-left-may-step-863e = ein Up: Links darf zwei Felder weit ziehen
two-files-that-do-not-22ff = zwei Linien, die sich nicht berühren
either-pawn-captures-the-other-df7d = jeder der beiden Bauern kann den anderen schlagen
fox-and-geese-6253 = Fuchs und Gänse
geese-of-left-go-one-4deb = Gänse von Links gehen ein Feld schräg nach unten und nie zurück. Der Fuchs von Rechts geht ein Feld schräg nach oben oder nach unten. Alle gehen auf ein freies Feld; geschlagen wird nicht. Wer nicht ziehen kann, verliert: Die Gänse sperren den Fuchs ein, oder der Fuchs kommt hinter sie und hält länger durch.
positions-can-come-again-so-afbe = Stellungen können wiederkehren, so dass eine Partie für immer weitergehen kann, und das ist ein Remis. Beim Spielen endet eine Partie remis, wenn eine Stellung zum dritten Mal da ist.
a-board-is-written-row-85f9 = Ein Brett schreibt man Zeile für Zeile von oben, mit g für eine Gans, f für den Fuchs und . für ein freies Feld; 8x8 ist das Brett mit so vielen Zeilen und Spalten, bevor gezogen wurde. Ein Zug nennt Ausgangs- und Zielfeld mit Spalte und Zeile, von unten links gezählt.
two-geese-and-the-fox-5819 = zwei Gänse und der Fuchs
four-geese-in-a-row-a55c = vier Gänse in einer Reihe, 2over wert
the-fox-is-to-move-e069 = der Fuchs ist am Zug
ceylonese-fox-and-geese-467c = Fuchs und Gänse aus Ceylon
as-fox-and-geese-but-bc09 = Wie Fuchs und Gänse, aber der Fuchs geht ein oder zwei Felder geradeaus schräg nach oben oder nach unten, über freie Felder auf ein freies Feld. Gänse gehen ein Feld schräg nach unten. Wer nicht ziehen kann, verliert.
backsliding-toads-and-frogs-cbbd = Backsliding Toads and Frogs
as-toads-and-frogs-but-2906 = Wie Toads and Frogs, aber wer zieht, darf auch einen Schritt zurück machen. Eine Kröte von Links geht auf ein leeres Feld neben ihr oder springt nach rechts über einen Frosch auf das leere Feld dahinter. Ein Frosch von Rechts geht auf ein leeres Feld neben ihm oder springt nach links über eine Kröte. Niemand springt rückwärts. Wer nicht ziehen kann, verliert.
two-toads-and-two-frogs-5e9a = zwei Kröten und zwei Frösche, * wert
a-draw-the-value-has-8050 = ein Remis; der Wert hat zwei Seiten
worth-on-left-wins-whoever-9df0 = on wert: Links gewinnt, egal wer beginnt
beans-don-t-talk-e1d5 = Beans-Don't-Talk
two-players-make-new-numbers-8b08 = Zwei Spieler machen abwechselnd aus einer Zahl eine neue. Nimm sie mal drei, zähle eins dazu oder zieh eins ab, und halbiere, was gerade ist, bis es ungerade ist: Von 7 führen die Züge zu 5 (20, zweimal halbiert) und zu 11 (22, einmal halbiert). Wer 1 erreicht, gewinnt, denn von 1 gibt es keinen Zug.
numbers-can-grow-without-end-92b0 = Zahlen können ohne Ende wachsen, und es ist nicht bekannt, ob es Remis gibt. Beim Spielen endet eine Partie remis, wenn eine Zahl zum dritten Mal da ist, oder nach 1000 Zügen. Ein Zug nennt die Zahl, die entsteht, wie in 7 -> 5.
whoever-moves-second-wins-with-9a14 = wer als Zweiter zieht, gewinnt mit dem zweiten Zug
whoever-moves-second-wins-in-1090 = wer als Zweiter zieht, gewinnt, in sechs Zügen
sums-of-games-aee6 = Summen von Spielen
several-positions-of-the-same-0ccf = Mehrere Stellungen, vom selben Spiel oder von verschiedenen, mit + dazwischen. Ein Zug ist ein Zug in einer davon. Wer nirgends ziehen kann, verliert.
in-misere-play-written-once-37a8 = Im Misère-Spiel, das man einmal am Anfang angibt, gewinnt, wer nirgends ziehen kann.
a-move-names-the-part-2342 = Ein Zug nennt den Teil, in dem er gemacht wird, wie in 'in 2: 1: 5 -> 3'; wo nur ein Teil einen solchen Zug hat, ist das nicht nötig.
dominoes-and-blocks-5223 = Dominosteine und ein Nim-Haufen
every-one-of-them-is-40c1 = jedes davon ist ein Nim-Haufen
in-misere-play-8dd8 = im Misère-Spiel
sums-of-partizan-games-6280 = Summen partisaner Spiele
several-positions-with-between-them-444d = Mehrere Stellungen mit + dazwischen, in mindestens einer von ihnen haben Links und Rechts jeweils eigene Züge. Ein Zug ist ein Zug in einem der Teile. Wer nirgends ziehen kann, verliert.
the-word-partizan-sum-before-48b2 = Das Wort partizan-sum vor dem ersten Teil kann man weglassen. Ein Zug nennt den Teil, in dem er gemacht wird, wie in 'in 2: 1: 3 -> 1'.
dominoes-stones-and-a-heap-1c1a = Dominosteine, Steine und ein Haufen
two-strips-right-to-move-61e2 = zwei Streifen, Rechts am Zug
impartial-variants-b544 = Neutrale Varianten
in-the-impartial-variant-of-15a9 = In der neutralen Variante eines Spiels dürfen beide Spieler die Züge von beiden machen. Wer nicht ziehen kann, verliert.
where-both-players-have-a-e671 = Wo beide Spieler einen Zug desselben Namens haben, der anderswohin führt, sagt left oder right vor dem Namen, wessen Zug es ist, wie in 'left (1,1)'.
it-is-cram-7294 = es ist Cram
both-may-use-both-colours-50fd = beide dürfen beide Farben verwenden
both-may-move-toads-and-7621 = beide dürfen Kröten und Frösche ziehen
dicotic-variants-9cf6 = Dikotische Varianten
in-the-dicotic-variant-of-95bd = In der dikotischen Variante eines Spiels darf ein Spieler nur ziehen, solange auch der andere ziehen könnte. Wer nicht ziehen kann, verliert.
it-ends-when-one-player-5fd5 = es endet, wenn ein Spieler keinen Zug hat
right-to-move-c69e = Rechts ist am Zug
twisted-variants-23ff = Verdrehte Varianten
in-the-twisted-variant-of-63f4 = In der verdrehten Variante eines Spiels tauschen die Spieler nach jedem Zug die Rollen: was Links konnte, kann dann Rechts. Solange abwechselnd gezogen wird, zieht jeder wie der, der angefangen hat. Wer nicht ziehen kann, verliert.
left-moves-as-right-now-a552 = Links zieht jetzt als Rechts, und Rechts als Links
all-dominoes-lie-alike-whoever-fbc6 = alle Dominosteine liegen gleich, wer auch anfängt
left-lays-dominoes-flat-now-98a2 = Links legt Dominosteine jetzt flach

## web/routes.rs

is-not-a-name-that-1cfb = { $what } ist kein Name, nach dem ein Browser fragen darf
this-server-answers-to-addresses-d88c = dieser Server antwortet nur unter Adressen und unter Namen, die ihm gegeben wurden, etwa localhost; `--name NAME` gibt ihm einen weiteren
the-address-of-the-request-82af = die Adresse der Anfrage und ihr Host stimmen nicht überein
only-the-page-of-this-c582 = nur die Seite dieses Servers darf ihn fragen
nobody-asked-cf09 = niemand hat gefragt
the-request-did-not-end-bece = die Anfrage wurde nicht rechtzeitig fertig
the-engine-broke-down-at-e2a4 = das Rechenwerk ist bei dieser Anfrage abgestürzt
a-request-of-more-than-5f18 = eine Anfrage mit mehr als { $most } Bytes
the-body-of-the-request-1085 = der Inhalt der Anfrage kann nicht gelesen werden
a-request-is-text-in-c4cf = eine Anfrage ist Text in UTF-8
the-server-has-too-much-d132 = der Server hat zu viel zu rechnen: gleich noch einmal versuchen
the-engine-is-asked-by-3f81 = das Rechenwerk wird mit POST gefragt und nicht mit { $method }
files-can-only-be-read-deeb = Dateien können nur gelesen werden
there-is-no-such-page-b7d6 = eine solche Seite gibt es nicht
the-page-cannot-be-read-0e72 = die Seite kann nicht gelesen werden

## web/www/analysis/board.js

page-powers-f0a4 = Potenzen
page-pairs-a0db = Paare
page-columns-b7d4 = Spalten
page-winning-moves-3e37 = Gewinnzüge
page-change-stones-by-touch-8fff = Steine durch Antippen ändern
page-change-the-position-by-hand-d39d = Stellung von Hand ändern
page-change-the-parts-by-hand-1342 = Teile von Hand ändern
page-show-10b2 = Zeigen
page-the-picture-is-drawn-from-f148 = Das Bild wird nach dem Text gezeichnet: Um die Stellung von Hand zu ändern, tippe sie oben ein.
page-touch-a-place-to-put-db91 = Tippe auf eine Stelle, um dort einen Stein hinzulegen oder wegzunehmen.
page-go-there-2de3 = Dorthin gehen
page-touch-the-picture-to-choose-fe9d = Tippe auf das Bild, um einen Zug zu wählen.
page-choose-a-move-from-the-6e4f = Wähle einen Zug aus der Liste.

## web/www/analysis/by-hand.js

page-choose-what-to-put-and-6d23 = Wähle, was du setzen willst, und tippe auf die Stelle.
page-choose-what-to-change-6239 = Wähle, was du ändern willst.
page-put-68b8 = Setzen
page-touch-where-8f4e = { $tool }: Tippe auf die Stelle.
page-change-the-numbers-b049 = Die Zahlen ändern
page-one-less-003d = { $name }: eins weniger
page-one-more-2b84 = { $name }: eins mehr

## web/www/analysis/certificate.js

page-the-certificate-d3c1 = Das Zertifikat
page-in-words-92cd = In Worten
page-check-it-c69c = Prüfen
page-spoil-it-703e = Verfälschen
page-download-5793 = Herunterladen
page-make-the-certificate-d0ca = Zertifikat erstellen
page-certificate-a64b = Zertifikat
page-a-proof-to-keep-a-1804 = Ein Beweis zum Aufbewahren. Ihn liest ein kleines Prüfprogramm, das die Spielregeln kennt und sonst nichts: Ändere eine einzige Zeile, und es meldet den Fehler.
page-the-certificate-is-made-bc68 = Das Zertifikat ist erstellt
page-accepted-dc77 = ✓ Angenommen.
page-outcome-2157 = { $position }: Ausgang { $outcome }.
page-outcome-1-position-settled-e4c6 = { $position }: Ausgang { $outcome }, 1 Stellung entschieden.
page-outcome-positions-settled-c79e = { $settled ->
    [one] { $position }: Ausgang { $outcome }, { $settled } Stellung entschieden.
   *[other] { $position }: Ausgang { $outcome }, { $settled } Stellungen entschieden.
}
page-refused-6db2 = ✗ Abgelehnt.

## web/www/analysis/editor.js

page-change-the-piles-f313 = Die Haufen ändern
page-pile-03b8 = Haufen { $pile }
page-lower-pile-48be = Haufen { $pile } verkleinern
page-raise-pile-c667 = Haufen { $pile } vergrößern
page-remove-pile-516e = Haufen { $pile } entfernen
page-add-a-pile-2cf0 = Haufen hinzufügen
page-height-of-pile-bbee = Höhe von Haufen { $index }

## web/www/analysis/options.js

page-move-2e00 = Zug
page-result-bdff = Ergebnis
page-value-left-652d = Wert danach
page-every-move-and-its-value-7368 = Jeder Zug und sein Wert
page-moves-7028 = Züge
page-show-all-5086 = Alle { $length } zeigen
page-wins-dd60 = gewinnt
page-draws-d989 = hält remis
page-loses-1bf6 = verliert
page-there-is-no-move-left-e333 = Es gibt keinen Zug mehr.
page-of-infinitely-many-moves-a0c3 = { $length } von unendlich vielen Zügen.
page-of-moves-ade2 = { $count ->
    [one] { $length } von { $count } Zug.
   *[other] { $length } von { $count } Zügen.
}

## web/www/analysis/players.js

page-the-position-f67a = Die Stellung
page-who-wins-d5a5 = Wer gewinnt
page-play-from-here-db2c = Von hier aus spielen

## web/www/analysis/two.js

page-values-of-21f3 = Werte von { $sequence }

## web/www/analysis/verdict.js

page-answer-a043 = Antwort
page-reason-5b47 = Begründung
page-steps-b10f = Schritte
page-theorem-9bd2 = Satz
page-explain-b027 = Erklären
page-it-is-a-draw-2b2a = Es ist ein Remis
page-whoever-moves-first-wins-c5ae = Wer zuerst zieht, gewinnt
page-whoever-moves-second-wins-9698 = Wer als Zweiter zieht, gewinnt
page-left-wins-whoever-begins-5ba6 = Links gewinnt, egal wer beginnt
page-right-wins-whoever-begins-7a24 = Rechts gewinnt, egal wer beginnt
page-whoever-begins-wins-3f22 = Wer beginnt, gewinnt
page-whoever-begins-loses-09bc = Wer beginnt, verliert
page-it-is-a-draw-whoever-013f = Es ist ein Remis, egal wer beginnt
page-left-wins-if-right-begins-a872 = Links gewinnt, wenn Rechts beginnt, sonst ist es ein Remis
page-left-wins-if-left-begins-31f1 = Links gewinnt, wenn Links beginnt, sonst ist es ein Remis
page-right-wins-if-left-begins-0ade = Rechts gewinnt, wenn Links beginnt, sonst ist es ein Remis
page-right-wins-if-right-begins-54aa = Rechts gewinnt, wenn Rechts beginnt, sonst ist es ein Remis
page-the-score-decides-4062 = die Punkte entscheiden
page-normal-play-855a = normales Spiel
page-mis-re-play-98ae = Misère-Spiel
page-net-score-33a7 = Nettopunktzahl
page-value-1a9b = Wert
page-played-as-9d9d = Spielweise
page-every-winning-move-7870 = Alle Gewinnzüge
page-some-winning-moves-e180 = Einige Gewinnzüge

## web/www/app.js

page-waiting-for-the-engine-83ef = Warten auf das Rechenwerk …
page-there-is-no-such-page-5f9f = Diese Seite gibt es hier nicht.
page-play-e8c6 = Spielen
page-games-1d1d = Spiele
page-analysis-08a5 = Analyse
page-grundy-values-264b = Grundy-Werte
page-calculator-f6ce = Rechner
page-learn-c566 = Lernen
page-puzzles-eef2 = Rätsel
page-sheets-bd58 = Arbeitsblätter
page-atlas-6952 = Atlas
page-rules-7878 = Spielregeln
page-teacher-s-desk-bd7f = Lehrerpult
page-this-link-leads-nowhere-6bb2 = Dieser Link führt nirgendwohin
page-it-may-have-been-cut-a6f4 = Vielleicht wurde er unterwegs abgeschnitten. { $table } oder { $othergame }.
page-play-the-game-on-the-cb18 = Spiele das Spiel auf dem Tisch
page-this-position-cannot-be-opened-45eb = Diese Stellung lässt sich nicht öffnen
page-or-fdc8 = { $it } oder { $othergame }.
page-change-it-2cda = Ändere sie
page-choose-another-game-0a9c = wähle ein anderes Spiel
page-the-engine-does-not-answer-0267 = Das Rechenwerk antwortet nicht. Läuft das Programm noch?
page-try-again-8644 = Noch einmal versuchen

## web/www/calculator/functions.js

page-find-a-function-ea89 = Funktion suchen
page-no-function-is-described-by-2d30 = Es gibt keine Funktion, zu deren Beschreibung alle diese Wörter gehören.
page-a-name-in-this-notebook-fc6a = ein Name in diesem Notizbuch

## web/www/calculator/pictures.js

page-board-0066 = Brett
page-analyse-9167 = Analysieren
page-thermograph-b95b = Thermograph
page-plot-00c3 = Diagramm
page-all-about-it-4ae0 = Alles darüber

## web/www/charts/sequence-plot.js

page-zoom-in-963e = Vergrößern
page-zoom-out-2ddb = Verkleinern
page-all-heaps-459e = Alle Haufen
page-heap-8c0f = Haufen
page-grundy-values-of-and-c913 = Grundy-Werte von { $one } und { $other }
page-grundy-values-of-1915 = Grundy-Werte von { $one }
page-point-at-a-heap-or-3b02 = Zeige auf einen Haufen oder benutze die Pfeiltasten
page-not-known-26ca = nicht bekannt
page-an-exception-3578 = { $name } { $value } (eine Ausnahme)
page-value-an-exception-ed4b = Wert { $value } (eine Ausnahme)
page-value-f3e7 = Wert { $value }
page-heap-they-differ-45ed = Haufen { $place }: { $join }; sie unterscheiden sich
page-heap-a46a = Haufen { $place }: { $join }
page-heaps-to-bbe9 = Haufen { $first } bis { $last }
page-grundy-value-120e = Grundy-Wert
page-heap-46db = Haufen

## web/www/charts/thermograph.js

page-temperature-102f = Temperatur
page-thermograph-of-7fb6 = Thermograph von { $of }
page-mean-temperature-7515 = Mittelwert { $mean }, Temperatur { $temperature }
page-point-at-a-temperature-or-e567 = Zeige auf eine Temperatur oder benutze die Pfeiltasten
page-temperature-both-walls-at-the-5489 = Temperatur { $at }: beide Wände beim Mittelwert { $one }
page-temperature-left-stop-right-stop-ed80 = Temperatur { $at }: Linksstopp { $one }, Rechtsstopp { $other }
page-temperature-left-wall-right-wall-6ba9 = Temperatur { $at }: linke Wand { $one }, rechte Wand { $other }
page-temperature-2b05 = Temperatur
page-value-greater-to-the-left-c1e7 = Wert, nach links größer

## web/www/clipboard.js

page-copied-5da0 = { $what }: kopiert
page-selected-copy-it-with-your-7ee5 = { $what }: markiert, kopiere es mit der Tastatur

## web/www/dialog.js

page-close-0ed7 = Schließen

## web/www/elements/columns.js

page-pile-6d5a = Haufen
page-even-3130 = Gerade?
page-in-s-f634 = Durch { $modulus } teilbar?
page-even-e764 = gerade
page-odd-6dac = ungerade
page-over-d5ba = { $count }, Rest { $remainder }

## web/www/elements/nim-piles.js

page-pile-2c50 = Haufen { $index }
page-counts-as-b0a5 = zählt als { $as }
page-look-inside-2d6a = In { $text } hineinschauen
page-leave-on-pile-1c3b = Auf Haufen { $pile } übrig lassen
page-any-smaller-ordinal-as-w-e4b4 = eine kleinere Ordinalzahl, etwa w*2+5
page-back-552b = Zurück
page-choose-35cf = Wählen

## web/www/index.html

page-skip-to-the-content-d0d4 = Zum Inhalt springen
page-main-f383 = Hauptmenü

## web/www/play/coach.js

page-i-am-winning-4b84 = Ich stehe auf Gewinn
page-i-am-losing-18f7 = Ich stehe auf Verlust
page-i-cannot-tell-451e = Das weiß ich nicht
page-you-think-you-are-winning-ffdd = Du glaubst, dass du auf Gewinn stehst. Mal sehen.
page-you-think-you-are-losing-d0e7 = Du glaubst, dass du auf Verlust stehst. Mal sehen.
page-that-is-honest-let-us-c1c1 = Das ist ehrlich. Schauen wir gemeinsam nach.
page-now-you-know-you-are-00ea = Jetzt weißt du es: Du stehst auf Gewinn.
page-now-you-know-you-are-5651 = Jetzt weißt du es: Du stehst auf Verlust.
page-you-were-right-you-are-fb46 = Du hattest recht: Du stehst auf Gewinn.
page-you-thought-that-you-were-dc16 = Du dachtest, dass du auf Verlust stehst, aber du stehst auf Gewinn.
page-you-were-right-you-are-0d25 = Du hattest recht: Du stehst auf Verlust.
page-you-thought-that-you-were-df97 = Du dachtest, dass du auf Gewinn stehst, aber du stehst auf Verlust.
page-why-bc84 = Warum
page-in-more-detail-b1f2 = Ausführlicher
page-do-you-think-you-are-a5e3 = Glaubst du, dass du auf Gewinn stehst?
page-earlier-hints-916a = Frühere Tipps
page-there-are-no-more-hints-aecf = Für dieses Spiel gibt es keine weiteren Tipps.
page-that-is-all-there-is-0016 = Mehr gibt es darüber nicht zu wissen.
page-next-48dd = Weiter: { $title }
page-next-hint-589f = Nächster Tipp
page-as-far-as-before-bfe5 = So weit wie vorher
page-close-the-coach-4c03 = Trainer schließen
page-hint-of-750d = Tipp { $climbed } von { $all }

## web/www/play/goal.js

page-rules-of-cd0f = Regeln von { $title }
page-this-position-has-options-which-e7fb = Diese Stellung hat Zusatzangaben, { $options }, die die Regeln ändern.
page-more-about-this-game-5e1f = Mehr über dieses Spiel

## web/www/play/moves.js

page-find-a-move-df2e = Zug suchen
page-more-moves-fa21 = Weitere Züge
page-moves-to-choose-from-848a = Züge zur Auswahl
page-there-is-no-such-move-78ca = Diesen Zug gibt es nicht.

## web/www/play/opponents.js

page-you-7e72 = Du
page-player-36cb = Spieler { $seat }

## web/www/play/outlook.js

page-who-can-force-a-win-284d = Wer kann den Sieg erzwingen?
page-nobody-alone-but-together-24cf = Niemand allein, aber gemeinsam:
page-that-takes-too-long-to-bca5 = Es würde zu lange dauern, das hier herauszufinden.
page-coalitions-7944 = Koalitionen
page-whatever-you-play-be8f = was du auch spielst
page-whatever-plays-1dcb = was { $name } auch spielt
page-if-everybody-plays-for-themselves-5d9c = Wenn alle für sich selbst spielen:
page-or-c243 = oder
page-win-b3b7 = Sieg: { $winners }
page-wins-378d = { $winners } gewinnt

## web/www/play/review.js

page-where-it-was-won-and-e3ab = Wo die Entscheidung fiel
page-after-each-turn-who-wins-efe1 = Nach jedem Zug ist angegeben, wer gewinnt, wenn beide perfekt spielen; ! ist ein Fehler.
page-go-back-to-there-d54f = Dorthin zurückgehen
page-the-list-of-turns-says-c088 = Die Liste der Züge zeigt nach jedem Zug, wer allein den Sieg erzwingen konnte, was auch immer alle anderen taten; ! ist ein Fehler: Wer gezogen hat, hätte es gekonnt und kann es nun nicht mehr.
page-nobody-gave-away-a-win-3dbd = Niemand hat einen Sieg verschenkt, der sich hätte erzwingen lassen.
page-after-each-turn-who-wins-9cd7 = Nach jedem Zug: wer gewinnt, wenn beide perfekt spielen
page-player-8768 = Spieler

## web/www/play/score.js

page-score-3a90 = Spielstand
page-name-of-player-d163 = Name von Spieler { $seat }

## web/www/play/seating.js

page-how-many-players-199e = Wie viele spielen mit?
page-who-plays-for-fcb2 = Wer für { $letter } spielt
page-position-b075 = Stellung
page-players-2c98 = Spieler
page-how-does-it-end-7b3a = Wie endet es?
page-let-at-least-one-person-8ab3 = Lass mindestens einen Menschen mitspielen.

## web/www/play/seats.js

page-to-move-9efa = am Zug
page-out-f3c9 = ausgeschieden
page-first-aa53 = 1. Platz
page-second-083a = 2. Platz
page-third-5bd5 = 3. Platz
page-fourth-da4f = 4. Platz
page-fifth-b9a9 = 5. Platz
page-sixth-5dc6 = 6. Platz

## web/www/play/setup.js

page-new-game-d170 = Neues Spiel
page-who-plays-against-you-41fb = Wer spielt gegen dich?
page-i-set-up-the-piles-a974 = Ich stelle die Haufen auf
page-and-says-who-starts-b134 = und { $title } bestimmt, wer anfängt
page-sets-up-the-piles-89d3 = { $title } stellt die Haufen auf
page-and-i-say-who-starts-7dda = und ich bestimme, wer anfängt
page-the-game-on-the-table-7a0e = Das Spiel auf dem Tisch
page-i-go-first-as-c343 = Ich fange als { $one } an
page-i-go-first-c74b = Ich fange an
page-player-goes-first-as-775e = Spieler { $what } fängt als { $one } an
page-player-goes-first-dffb = Spieler { $what } fängt an
page-i-go-second-as-3acf = Ich ziehe als { $other } an zweiter Stelle
page-i-go-second-02db = Ich ziehe als Zweiter
page-piles-b0d2 = Haufen
page-set-up-ad90 = Aufstellen
page-heights-with-spaces-between-such-f2e1 = Höhen mit Leerzeichen dazwischen, etwa 3 5 7 oder 1 w+3 e0; oder eine ganze Stellung, etwa misere nim: 1, 2, 3.

## web/www/play/start.js

page-who-goes-first-f604 = Wer fängt an?
page-you-choose-left-or-right-8572 = Du hast die Wahl: Links oder Rechts?
page-you-choose-go-first-or-230e = Du hast die Wahl: anfangen oder als Zweiter ziehen?
page-table-308e = Spieltisch
page-let-begin-5747 = { $names } beginnen lassen
page-against-2e10 = Gegner:
page-set-up-the-piles-87cd = Haufen aufstellen
page-go-first-as-f405 = Als { $side } anfangen
page-go-second-as-adc1 = Als { $side } an zweiter Stelle ziehen
page-go-first-1315 = Anfangen
page-go-second-cbb5 = Als Zweiter ziehen
page-who-plays-86c9 = Wer spielt?

## web/www/play/table.js

page-game-734c = Spiel
page-type-a-move-95b3 = Zug eintippen
page-coach-4390 = Trainer
page-turn-1b3e = Zug { $number }.
page-the-start-6e84 = Der Anfang.
page-cancel-9077 = Abbrechen
page-pile-how-many-stay-4cdd = Haufen { $pile }: Wie viele bleiben?
page-you-win-c1d1 = Du gewinnst!
page-wins-f011 = { $winner } gewinnt.
page-it-is-a-draw-1f84 = Es ist ein Remis.
page-is-thinking-c39b = { $seat } denkt nach …
page-s-turn-5eda = { $seat } ist am Zug
page-your-turn-547c = Du bist am Zug
page-undo-dc72 = Zug zurücknehmen
page-redo-4161 = Wiederholen
page-let-it-move-f53d = Ziehen lassen
page-hint-a428 = Tipp
page-share-89b9 = Teilen
page-big-be8a = Großansicht
page-play-again-b978 = Noch einmal
page-where-was-it-won-and-fe6a = Wo fiel die Entscheidung?
page-neither-player-has-brought-it-bf59 = Niemand hat es zu einem Ende gebracht.
page-you-have-no-move-left-85cf = Du hast keinen Zug mehr.
page-has-no-move-left-162f = { $name } hat keinen Zug mehr.
page-you-could-have-won-see-049b = Du hättest gewinnen können. Sieh dir an, wo sich das Blatt gewendet hat, oder spiele noch einmal mit ein oder zwei Tipps.
page-you-could-have-won-see-6aff = Du hättest gewinnen können. Sieh dir an, wo sich das Blatt gewendet hat.
page-no-shame-in-that-whoever-97b9 = Das ist keine Schande: Wer in diesem Spiel als Zweiter zieht, kann immer gewinnen. Spiele noch einmal und ziehe als Zweiter.
page-no-shame-in-that-whoever-3b00 = Das ist keine Schande: Wer in diesem Spiel anfängt, kann immer gewinnen. Spiele noch einmal und fange an.
page-who-begins-f5d7 = Wer beginnt?
page-as-cf80 = { $seat } als { $side }
page-you-had-bet-that-you-09e0 = Du hattest gewettet, dass du auf Gewinn stehst, und so war es.
page-you-had-bet-that-you-dc9a = Du hattest gewettet, dass du auf Verlust stehst, aber du standest auf Gewinn.

## web/www/play/verbs.js

page-make-this-move-5ba1 = Diesen Zug machen

## web/www/recent.js

page-recent-games-4dd6 = Letzte Spiele
page-m-1-turn-d46a = { $start }, 1 Zug
page-turns-8d3f = { $turns ->
    [one] { $start }, { $turns } Zug
   *[other] { $start }, { $turns } Züge
}

## web/www/screens/analysis.js

page-this-link-leads-to-a-861d = Dieser Link führt zu einer Stelle, die es in seinen Zügen nicht gibt
page-the-moves-and-comments-of-43a1 = Die Züge und Anmerkungen dieses Links lassen sich nicht anzeigen. { $message }
page-analysis-3049 = { $view } · Analyse

## web/www/screens/atlas.js

page-colours-47ab = Farbig
page-black-and-white-4150 = Schwarz-weiß
page-the-least-41c1 = Der kleinste
page-compatible-with-other-fields-a247 = Verträglich mit anderen Körpern
page-picture-9886 = Bild
page-ink-1558 = Farbe
page-pictures-of-the-theory-computed-37f6 = Bilder aus der Theorie, vom Rechenwerk berechnet, zum Anschauen und Drucken.
page-size-7799 = Größe
page-generator-7425 = Erzeuger
page-of-fda0 = Wovon
page-heaps-in-a-row-8048 = Haufen pro Zeile
page-period-9207 = Periode
page-save-as-svg-c63a = Als SVG speichern
page-save-as-png-35eb = Als PNG speichern

## web/www/screens/calculator.js

page-a-one-before-infinity-is-cd1e = eine Eins vor dem Unendlichen wird verschluckt
page-behind-it-it-counts-3107 = dahinter zählt sie
page-a-product-then-the-natural-5463 = ein Produkt, dann die natürliche Summe
page-nimbers-add-without-carry-3669 = Nimber addiert man ohne Übertrag
page-so-do-the-heights-of-8e38 = ebenso die Höhen von Haufen
page-and-nimbers-multiply-aeca = und Nimber kann man multiplizieren
page-each-has-one-square-root-a939 = jeder hat genau eine Quadratwurzel
page-as-a-sum-of-powers-b811 = als Summe von Zweierpotenzen
page-a-comparison-860d = ein Vergleich
page-a-step-on-the-way-2934 = ein Schritt auf dem Weg zu ε₀
page-games-with-moves-of-left-68bc = Spiele mit Zügen von Links und von Rechts
page-how-urgent-it-is-to-1c01 = wie dringend es ist, dort zu ziehen
page-a-name-for-a-value-30af = ein Name für einen Wert und dessen Thermograph
page-a-position-its-board-and-cbd6 = eine Stellung: ihr Brett und ihr Wert
page-a-sequence-plotted-38b1 = eine Folge als Diagramm
page-omega-c825 = Omega
page-epsilon-zero-2141 = Epsilon null
page-omega-one-0133 = Omega eins
page-to-the-power-4f7b = hoch
page-times-d4ac = mal
page-nim-sum-4254 = Nimsumme
page-nim-product-6250 = Nimprodukt
page-natural-sum-18d9 = natürliche Summe
page-nimber-9561 = Nimber
page-ordinal-ced0 = Ordinalzahl
page-sum-of-powers-of-two-7364 = Summe von Zweierpotenzen
page-nimbers-15cb = Nimber
page-polynomial-5f4d = Polynom
page-digits-f41e = Ziffern
page-game-86ed = Spiel
page-loopy-game-3946 = zyklisches Spiel (loopy)
page-game-of-n-players-22b9 = Spiel mit n Spielern
page-misere-2f0f = Misère
page-genus-fe80 = Genus
page-misere-class-373d = Misère-Klasse
page-games-ee75 = Spiele
page-form-8442 = Form
page-simplification-1c46 = Vereinfachung
page-outcome-6af4 = Ausgang
page-thermograph-b47d = Thermograph
page-interval-ae70 = Intervall
page-in-powers-of-up-d6e2 = in Potenzen von ↑
page-true-or-false-ff00 = wahr oder falsch
page-results-9a5e = Ergebnisse
page-functions-that-begin-so-a12d = Funktionen, die so beginnen
page-expression-1b7e = Ausdruck
page-calculate-c40f = Berechnen
page-link-to-this-notebook-0e09 = Link zu diesem Notizbuch
page-clear-3a55 = Leeren
page-ordinals-nimbers-games-positions-and-87dd = Ordinalzahlen, Nimber, Spiele, Stellungen und Folgen. Frühere Ergebnisse heißen %1, %2, …, und das letzte heißt %; g = … gibt einem Wert den Namen g.
page-notebook-f8f8 = Notizbuch
page-signs-a689 = Zeichen
page-to-try-23a1 = Zum Ausprobieren
page-functions-a30f = Funktionen
page-the-grundy-values-of-as-816c = die Grundy-Werte von { $ruleset } als Diagramm
page-is-7e51 = { $input } ist { $text }
page-insert-0b03 = { $name } einfügen
page-edit-again-0f5a = Noch einmal bearbeiten
page-copy-dc58 = Kopieren
page-copy-line-as-text-1580 = Zeile { $number } als Text kopieren
page-line-as-text-b02c = Zeile { $number } als Text
page-copy-line-as-latex-53e5 = Zeile { $number } als LaTeX kopieren
page-line-as-latex-3ac1 = Zeile { $number } als LaTeX
page-number-d93c = Zahl

## web/www/screens/desk.js

page-a-game-496c = Ein Spiel
page-a-lesson-f685 = Eine Lektion
page-name-of-the-first-team-872d = Name des ersten Teams
page-name-of-the-second-team-26a7 = Name des zweiten Teams
page-who-goes-first-9705 = Wer anfängt
page-the-class-or-the-first-50b5 = Die Klasse oder das erste Team
page-the-opponent-or-the-second-2c2c = Der Gegner oder das zweite Team
page-bets-they-choose-whether-to-1628 = Wetten: Alle wählen, ob sie zuerst oder als Zweite ziehen, und sagen, ob sie gerade gewinnen, bevor es einen Tipp gibt
page-moves-can-be-taken-back-68c1 = Züge können zurückgenommen werden
page-opponent-9c66 = Gegner
page-lesson-18c0 = Lektion
page-told-9a13 = Fassung
page-for-children-7065 = für Kinder
page-for-adults-cffd = für Erwachsene
page-ladder-528a = Reihe
page-level-ee01 = Stufe
page-everybody-the-same-9f95 = Alle dasselbe
page-each-number-another-seed-47fa = Jede Nummer einen anderen Startwert
page-each-number-other-piles-of-1d3d = Jede Nummer andere Nim-Haufen
page-seed-f03f = Startwert
page-who-gets-which-9c14 = Wer was bekommt
page-link-for-the-class-01a3 = Link für die Klasse
page-open-it-79b4 = Öffnen
page-show-on-the-projector-84f1 = Am Beamer zeigen
page-what-the-class-gets-76ef = Was die Klasse bekommt
page-highest-hint-1ebf = Höchster Tipp
page-language-12d6 = Sprache
page-not-fixed-fbba = Nicht festgelegt
page-a-link-that-opens-what-fe6b = Ein Link, der öffnet, was du hier auswählst, und zwar mit genau diesen Einstellungen: Was nicht erlaubt ist, ist auch nicht da.
page-the-choices-of-the-opponent-627c = Was der Gegner wählt, bestimmt der Startwert, und ebenso andere Haufen. Hängen sie von der Nummer ab, werden alle zuerst nach einer Nummer gefragt.
page-the-puzzles-come-from-the-7772 = Der Startwert bestimmt die Rätsel. Hängt er von der Nummer ab, werden alle zuerst nach einer Nummer gefragt. Lösungen lassen sich nur anzeigen, wenn alle Stufen der Tipps erlaubt sind.
page-what-children-conjecture-80ce = Was Kinder vermuten
page-each-is-wrong-and-beside-ee32 = Jede dieser Vermutungen ist falsch, und daneben steht eine Stellung, die es zeigt. Wer sich gegen „Perfekt“ daran hält, verliert.
page-m--0ec3 = „{ $claim }“
page-what-happens-3079 = Was geschieht
page-play-2fbb = { $start } spielen
page-to-talk-about-6a36 = Zum Besprechen
page-listen-for-1747 = Worauf du achten kannst: { $listen }

## web/www/screens/games.js

page-piles-heaps-and-pins-c063 = Haufen, Stapel und Kegel
page-boards-c7da = Bretter
page-strips-of-squares-a710 = Streifen aus Feldern
page-points-and-lines-b4b1 = Punkte und Linien
page-turning-coins-and-stones-249b = Münzen und Steine zum Wenden
page-several-games-at-once-bf11 = Mehrere Spiele auf einmal
page-find-a-game-4000 = Spiel suchen
page-find-a-game-chocolate-frogs-f1e8 = Spiel suchen: Schokolade, Frösche, Conway …
page-choose-a-game-to-learn-1c4f = Wähle ein Spiel, um seine Regeln zu lernen und es zu spielen.
page-or-write-one-of-your-15da = Oder schreibe ein eigenes.
page-no-game-is-described-by-57e4 = Kein Spiel wird durch all diese Wörter beschrieben.
page-all-games-f618 = Alle Spiele
page-positions-to-begin-with-9506 = Stellungen für den Anfang
page-options-ed9e = Optionen
page-to-read-on-0761 = Zum Weiterlesen
page-analyse-f9bc = { $position } analysieren
page-infinitely-many-moves-c3b9 = unendlich viele Züge
page-m-1-move-cf60 = 1 Zug
page-moves-85ac = { $count } Züge

## web/www/screens/learn.js

page-each-step-asks-before-it-71e2 = Jeder Schritt fragt, bevor er etwas verrät. Was du abgeschlossen hast, wird in diesem Browser vermerkt.
page-steps-of-7dd8 = Schritte: { $title }

## web/www/screens/play.js

page-the-branches-and-comments-of-db30 = Die Verzweigungen und Kommentare dieses Links können nicht angezeigt werden. { $message }

## web/www/screens/puzzles.js

page-a-ladder-for-each-idea-c9fa = Eine Reihe für jede Idee, und auf jeder ihrer Stufen so viele Rätsel, wie du willst.
page-levels-of-7186 = Stufen: { $title }
page-level-014f = Stufe { $level }

## web/www/screens/rules.js

page-begin-with-4eea = Beginnen mit …
page-a-ruleset-of-your-own-9234 = Ein eigenes Spiel
page-write-signs-for-what-stands-1976 = Schreibe Zeichen für das, was auf einem Feld steht, und Muster oder eine Funktion für die Züge. Das Brett daneben wird gezeichnet und gelöst, während du tippst.
page-the-file-d623 = Die Datei
page-the-board-f9d5 = Das Brett
page-m-1-expected-value-or-outcome-78b7 = 1 erwarteter Wert oder 1 erwartete Ausgangsklasse stimmt.
page-expected-values-and-outcome-classes-bd1e = { $count } erwartete Werte und Ausgangsklassen stimmen.
page-random-games-were-played-moves-1417 = { $games } zufällige Partien wurden gespielt; Züge der längsten: { $longest }.
page-save-as-a-file-a6ed = Als Datei speichern

## web/www/screens/sequence.js

page-as-needed-a0a7 = nach Bedarf
page-compare-with-a426 = Vergleichen mit
page-up-to-heap-0b51 = Bis Haufen
page-of-the-heaps-of-any-537f = Für die Haufen jedes Spiels, in dem Haufen verkleinert und geteilt werden: ein Name wie kayles, dawson-kayles oder grundy, ein Code wie 0.137, eine Menge wie in subtraction(1,3,4) oder das Wort eines Spiels, dessen Streifen gefragt sind.
page-and-grundy-values-4053 = { $ruleset } und { $ruleset2 } · Grundy-Werte
page-grundy-values-ccb1 = { $ruleset } · Grundy-Werte
page-the-period-003a = Die Periode
page-the-plot-e905 = Das Diagramm
page-b-file-of-1c11 = b-file von { $ruleset }

## web/www/screens/sheets.js

page-letter-4cc7 = Letter
page-sheet-d832 = Arbeitsblatt
page-paper-ef4a = Papier
page-another-one-f597 = Ein anderes
page-with-the-answers-92d0 = Mit Lösungen
page-sheets-to-print-79cc = Arbeitsblätter zum Drucken
page-in-black-and-white-the-636f = In Schwarz-Weiß. Derselbe Startwert ergibt dasselbe Arbeitsblatt, ein anderer Startwert ein anderes.
page-print-82c1 = Drucken
page-as-it-will-be-printed-5e77 = { $title }, so wie es gedruckt wird

## web/www/sequence/misere.js

page-find-the-mis-re-quotient-0e68 = Misère-Quotienten bestimmen
page-mis-re-play-of-5251 = Misère-Spiel: { $ruleset }
page-mis-re-play-6fb5 = Misère-Spiel
page-where-the-last-move-loses-ca98 = Wo der letzte Zug verliert, haben Summen keine Grundy-Werte. An ihre Stelle tritt der Misère-Quotient: Jeder Haufen ist ein Element, und das Produkt der Haufen sagt, wer gewinnt.
page-heaps-in-mis-re-play-9d27 = Haufen im Misère-Spiel
page-heaps-of-in-mis-re-e9fd = Haufen von { $ruleset } im Misère-Spiel
page-element-8b1c = Element
page-class-bafb = Klasse

## web/www/sequence/tables.js

page-rows-of-heaps-b541 = Zeilen zu je { $columns } Haufen.
page-framed-values-are-not-those-4e39 = Umrahmte Werte sind nicht die der Periode.
page-there-was-no-time-for-b76b = Für mehr reichte die Zeit nicht.
page-grundy-values-of-the-heap-7d18 = Grundy-Werte von { $ruleset }: Der Haufen ist die Summe aus Zeile und Spalte
page-the-values-of-all-heaps-791b = Die Werte aller { $common } Haufen stimmen überein.
page-they-differ-at-of-heaps-f39e = Sie unterscheiden sich bei { $length } von { $common } Haufen, zuerst bei Haufen { $apart }. Dort sind die Werte umrahmt.
page-the-values-1348 = Die Werte
page-values-4185 = Werte
page-show-more-of-rows-de1e = { $rows } weitere von { $count } Zeilen zeigen
page-show-all-rows-1c3c = Alle { $count } Zeilen zeigen

## web/www/settings-dialog.js

page-as-the-system-has-it-bd7c = Wie im System
page-light-d41e = Hell
page-dark-00c6 = Dunkel
page-as-in-books-d861 = { $what }, wie in Büchern
page-as-typed-bfad = { $e0 }, wie getippt
page-no-hints-d15e = Keine Tipps
page-only-the-question-7948 = Nur die Frage
page-up-to-what-counts-411c = Bis dahin, worauf es ankommt
page-up-to-the-values-c683 = Bis zu den Werten
page-up-to-the-balance-50f1 = Bis zum Ausgleich
page-up-to-where-to-move-9f64 = Bis dahin, wo man zieht
page-up-to-the-winning-moves-ae59 = Bis zu den Gewinnzügen
page-the-whole-ladder-60d0 = Alle Stufen
page-settings-7b20 = Einstellungen
page-theme-3b50 = Farbschema
page-notation-9a3f = Schreibweise
page-hints-e686 = Tipps
page-coach-comments-after-each-move-fd06 = Der Trainer kommentiert: nach jedem Zug, was er wert war
page-sounds-5c1a = Töne
page-opponents-seed-cf7f = Startwert der Gegner
page-another-one-each-time-31e5 = jedes Mal ein anderer
page-the-same-seed-and-the-87fd = Derselbe Startwert und dieselben Züge ergeben dasselbe Spiel. Ohne Startwert ist jedes Spiel anders.

## web/www/share.js

page-this-link-opens-on-this-1548 = Dieser Link lässt sich nur auf diesem Computer öffnen.
page-for-others-in-the-same-3798 = Für andere im selben Netzwerk starte das Programm mit { $lan }, öffne die Seite unter der Adresse, die es ausgibt, und teile von dort aus: Dann gibt es auch einen QR-Code.
page-link-to-this-game-0a16 = Link zu diesem Spiel
page-this-link-holds-the-whole-32df = Dieser Link enthält das ganze Spiel, Zug für Zug, mit seinen Verzweigungen und Kommentaren; nirgends wird etwas gespeichert.
page-share-this-game-18cf = Dieses Spiel teilen
page-the-link-as-a-qr-7624 = Der Link als QR-Code
page-this-game-is-too-long-1bfe = Dieses Spiel ist zu lang für einen QR-Code; der Link enthält es ganz.
page-link-copied-74b0 = Link kopiert
page-copied-bf09 = Kopiert
page-the-link-is-selected-copy-0f19 = Der Link ist markiert: Kopiere ihn mit der Tastatur

## web/www/teach/board.js

page-show-it-on-the-board-2bd4 = Auf dem Brett zeigen
page-put-it-back-3a40 = Zurückstellen

## web/www/teach/classroom.js

page-exercise-20bc = Aufgabe { $number }
page-your-number-5c20 = Deine Nummer
page-what-is-your-number-44e8 = Welche Nummer hast du?
page-begin-bb4a = Anfangen
page-there-is-a-qr-code-0ae9 = Hier steht ein QR-Code, wenn das Programm mit { $lan } gestartet und die Seite unter der Adresse geöffnet wurde, die es ausgibt.

## web/www/teach/conjectures.js

page-whoever-starts-wins-f46c = Wer anfängt, gewinnt.
page-whoever-goes-second-copies-each-a1e9 = Wer als Zweiter zieht, macht jeden Zug auf dem anderen Haufen nach und nimmt so den letzten Klotz.
page-whoever-goes-second-wins-because-9ce3 = Wer als Zweiter zieht, gewinnt, weil er sieht, was der andere tut.
page-whoever-starts-takes-1-from-831c = Wer anfängt, nimmt 1 vom Haufen mit 2. Zwei Haufen mit 1 bleiben übrig, und dann bekommt, wer angefangen hat, den letzten Klotz.
page-if-the-number-of-blocks-14d9 = Ist die Anzahl der Klötze gerade, so gewinnt, wer als Zweiter zieht.
page-there-are-four-blocks-and-0aad = Es sind vier Klötze, und doch gewinnt, wer anfängt: mit 2 vom Haufen mit 3, denn dann bleiben zwei gleiche Haufen übrig.
page-it-depends-on-the-number-54c7 = Es kommt auf die Anzahl der Haufen an: Ist sie ungerade, so gewinnt, wer anfängt.
page-there-are-three-piles-and-bf0a = Es sind drei Haufen, und doch gewinnt, wer als Zweiter zieht: Auf jeden Zug folgt eine Antwort, die zwei gleiche Haufen übrig lässt.
page-always-take-all-of-the-ee28 = Nimm immer den größten Haufen ganz.
page-m-3-and-5-are-left-954a = 3 und 5 bleiben übrig. Der andere macht sie gleich und macht von da an alles nach.
page-with-two-piles-the-taller-734a = Bei zwei Haufen entscheidet der höhere: Weg damit.
page-one-pile-is-left-and-42d3 = Ein Haufen bleibt übrig, und der andere nimmt ihn ganz. Die 5 auf 2 zu verkleinern hätte gewonnen.
page-leave-an-odd-number-of-e5d1 = Lass eine ungerade Anzahl von Haufen übrig.
page-one-is-an-odd-number-6925 = Eins ist eine ungerade Zahl, und der andere nimmt diesen Haufen ganz. Zwei Haufen mit 2 übrig zu lassen hätte gewonnen.
page-take-1-each-time-then-51ee = Nimm jedes Mal 1; dann kann nichts schiefgehen.
page-after-1-from-the-pile-6bd6 = Nach 1 vom Haufen mit 1 nimmt der andere die ganzen 3. Nach 1 vom Haufen mit 3 macht er beide Haufen zu 1.
page-copying-works-with-three-equal-8bdf = Nachmachen klappt auch mit drei gleichen Haufen.
page-whoever-starts-takes-one-whole-1a54 = Wer anfängt, nimmt einen ganzen Haufen. Jetzt kann er selbst nachmachen.
page-never-take-a-whole-pile-cc9b = Nimm nie einen ganzen Haufen.
page-the-only-winning-move-takes-42e7 = Der einzige Gewinnzug nimmt die ganzen 5 und lässt zwei gleiche Haufen übrig.
page-a-pile-of-1-is-0ce5 = Ein Haufen mit 1 ist so klein, dass er nichts ausmacht.
page-without-the-1-whoever-goes-d274 = Ohne die 1 gewinnt, wer als Zweiter zieht. Mit der 1 nimmt, wer anfängt, genau diesen Klotz und lässt zwei gleiche Haufen übrig.
page-if-the-two-smaller-piles-4dd4 = Ergeben die beiden kleineren Haufen zusammen den größten, so gewinnt, wer als Zweiter zieht.
page-that-is-true-of-1-fec4 = Bei 1, 2, 3 stimmt das. Hier verkleinert, wer anfängt, die 5 auf 1, und nun ist der andere bei 1, 2, 3 am Zug.
page-if-the-last-block-loses-7d5e = Wenn der letzte Klotz verliert, ist alles umgekehrt.
page-with-two-piles-of-2-c6c3 = Bei zwei Haufen mit 2 gewinnt in beiden Fällen, wer als Zweiter zieht. Wenn der letzte Klotz verliert, lässt er am Ende einen einzigen Klotz übrig.
page-if-a-turn-takes-at-0a79 = Darf man je Zug höchstens 3 nehmen, so nimm 3, wann immer du kannst.
page-m-2-are-left-and-the-44d8 = 2 bleiben übrig, und der andere nimmt beide. 4 übrig zu lassen hätte gewonnen.
page-two-rows-of-kayles-are-0f4c = Zwei Kegelreihen in Kayles sind wie zwei Haufen: Sind sie verschieden, so gewinnt, wer anfängt.
page-in-kayles-a-row-of-435d = In Kayles gleichen sich eine Reihe mit 1 und eine Reihe mit 4 aus, und wer als Zweiter zieht, gewinnt.
page-would-you-rather-go-first-4a27 = Möchtest du lieber als Erster oder als Zweiter ziehen? Wann kannst du das entscheiden?
page-that-it-depends-on-the-6063 = Dass es auf die Haufen ankommt und nicht darauf, wer klüger ist; dass jemand Haufen nennt, bei denen er sicher ist, und sagt, warum.
page-two-piles-are-equal-how-ea60 = Zwei Haufen sind gleich. Wie überzeugst du jemanden, der nicht glaubt, dass der Zweite gewinnt?
page-whatever-they-do-to-one-e1a8 = „Was der andere mit einem Haufen macht, kann ich mit dem anderen Haufen machen.“ Nachmachen ist immer möglich, also bekommt der andere nie den letzten Klotz.
page-where-else-can-one-copy-bc37 = Wo kann man noch nachmachen?
page-with-pairs-of-equal-piles-854e = Bei Paaren gleicher Haufen, wobei jeder Zug im selben Paar beantwortet wird. Außerdem, dass man ein Paar mit der Hand zudecken kann und trotzdem derselbe Spieler den Rest gewinnt.
page-do-you-look-at-what-a291 = Achtest du darauf, was du nimmst, oder darauf, was du übrig lässt?
page-the-step-from-i-take-8962 = Der Schritt von „Ich nehme 2“ zu „Ich lasse 3 und 3 übrig“. Ein Zug ist gut, wenn das, was er übrig lässt, für den, der dort am Zug ist, verloren ist.
page-can-a-game-of-nim-734c = Kann ein Nim-Spiel ewig dauern oder unentschieden enden? Was folgt daraus?
page-every-turn-takes-a-block-1ff6 = Jeder Zug nimmt mindestens einen Klotz weg, also endet das Spiel, und jemand nimmt den letzten. Arbeitet man sich vom Ende her zurück, so zeigt sich: Einer von beiden kann den Gewinn immer erzwingen.
page-how-would-you-find-out-ec4a = Wie würdest du herausfinden, wer bei 1, 2 und 3 gewinnt, wenn es dir niemand verrät?
page-a-list-of-what-each-0d8e = Eine Liste, was jeder Zug übrig lässt, kleine Haufen zuerst, und dass man wiederverwendet, was man schon herausgefunden hat.
page-how-many-games-do-we-6bb1 = Wie viele Spiele müssen wir spielen, bis eine Regel bewiesen ist?
page-one-game-can-show-that-d61e = Ein einziges Spiel kann zeigen, dass eine Regel falsch ist. Dass sie richtig ist, zeigt keine noch so große Anzahl von Spielen; eine Begründung, die jeden Zug erfasst, zeigt es.
page-what-changes-if-whoever-takes-299c = Was ändert sich, wenn verliert, wer den letzten Klotz nimmt?
page-less-than-one-would-think-74ce = Weniger, als man denkt: Bis ein Zug nur noch Haufen mit 1 übrig lässt, gewinnen dieselben Züge.

## web/www/teach/lesson.js

page-all-lessons-ab6e = Alle Lektionen
page-you-have-finished-this-lesson-29e8 = Du hast diese Lektion abgeschlossen.
page-this-is-the-end-of-dbd4 = Das ist das Ende des Kurses.
page-next-lesson-f049 = Nächste Lektion: { $title }

## web/www/teach/numbers.js

page-as-it-was-f1ff = Wie es war
page-drag-a-number-up-or-47f3 = Ziehe eine Zahl nach oben oder unten, oder drücke auf ihr die Pfeiltasten:

## web/www/teach/parts.js

page-lessons-70a5 = Lektionen
page-finished-d537 = ✓ abgeschlossen
page-done-f708 = { $words }, erledigt

## web/www/teach/puzzle.js

page-add-this-move-4966 = Diesen Zug hinzufügen
page-next-puzzle-4dc3 = Nächstes Rätsel
page-all-puzzles-be7a = Alle Rätsel
page-show-the-solution-5f3d = Lösung zeigen
page-open-in-analysis-8374 = In der Analyse öffnen
page-the-idea-of-this-ladder-a8a7 = Die Idee dieser Reihe
page-whoever-moves-first-517d = Wer zuerst zieht
page-whoever-moves-second-0eeb = Wer als Zweiter zieht
page-your-answer-so-far-1443 = Deine Antwort bisher: { $value }
page-solution-61c1 = Lösung
page-levels-ef9e = Stufen

## web/www/thinking.js

page-thinking-657e = Denkt nach …
page-stop-67c9 = Anhalten
page-s-656a = { $passed } s
page-stopped-cc7d = Angehalten.
page-go-on-2323 = Weiter
page-try-for-a-minute-ab1b = Eine Minute lang versuchen

## web/www/tree/panel.js

page-first-c1aa = Zum Anfang
page-forward-9acc = Vor
page-last-f424 = Zum Ende
page-turns-e72c = Züge
page-comment-on-this-position-a75e = Kommentar zu dieser Stellung
page-make-main-line-9e7d = Zur Hauptvariante machen
page-delete-from-here-f065 = Ab hier löschen
page-there-is-more-here-than-d62a = Hier ist mehr, als ein Link fassen kann: Nach dem Neuladen ist nicht mehr alles da.
page-go-through-the-turns-49b2 = Züge durchgehen
page-comment-and-branches-d90e = Kommentar und Verzweigungen
page-tried-instead-108a = Stattdessen versucht
page-start-371c = Anfang
page-made-in-abb0 = Gezogen in { $parent }
page-a-mistake-5fd0 = Ein Fehler:
page-unknown-4bfe = unbekannt
page-a-draw-ab5a = ein Remis
page-nobody-wins-alone-d459 = niemand gewinnt allein
page-you-win-644d = du gewinnst

## web/www/tree/plant.js

page-one-of-their-moves-cannot-dd1f = Einer ihrer Züge ist nicht spielbar: { $message }.

## web/www/tree/text.js

page-they-have-more-than-characters-ef8b = Sie haben mehr als { $longest } Zeichen.
page-they-have-more-than-moves-36d4 = Sie haben mehr als { $places } Züge.
page-they-go-on-where-the-0469 = Sie gehen weiter, wo das Spiel schon zu Ende ist.
page-they-go-back-to-before-5773 = Sie gehen bis vor den ersten Zug zurück.
page-a-comment-has-more-than-8efe = Ein Kommentar hat mehr als { $comment } Zeichen.
page-they-have-more-than-branches-68b6 = Sie haben mehr als { $ends } Verzweigungen.
page-a-sign-stands-where-none-343b = Ein Zeichen ~ steht, wo keines stehen kann.
