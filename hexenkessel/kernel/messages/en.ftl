# What the kernel itself says, the same in every game.

refusal-K1 = The game is over.
refusal-K2 = You are not asked to decide anything now.
refusal-K3 = This is not an answer to what you are asked.
refusal-K4 = This is not possible now.
refusal-K5 = This is not an action of this game: { $problem ->
    [too-long] the line is too long.
    [unknown-verb] it begins with no known verb.
    [wrong-count] the verb needs another number of words.
   *[wrong-word] one of the words does not fit the verb.
}
refusal-K6 = There is nothing to take back.
refusal-K7 = It cannot be taken back: a die has fallen, a secret was seen, or the decision has passed on.
refusal-K8 = It cannot be taken back: another seat has acted since.

# The same at more length, for those who ask.

why-K1 = Once a game has its outcome, nobody acts in it any more.
why-K2 = Every decision belongs to certain seats, and this one belongs to somebody else.
why-K3 = The game waits for an answer to its present question; this answers another one, which may come later.
why-K4 = It is an answer to the question, but not one of those that are possible in this position.
why-K5 = An action is one line: a verb, then a word for each thing it speaks of. Several things in one word are joined by commas, without blanks.
why-K6 = You can take back only what you have done yourself, and you have done nothing yet.
why-K7 = Undo reaches back as far as nothing new became known: no die, no secret, no decision of somebody else.
why-K8 = You can take back only your own last action, and only as long as nobody has acted upon it.

sealed-choice = Seat { $seat } has chosen.
resigned = Seat { $seat } resigns.
outcome-resigned = Somebody has resigned.

# Why a game cannot be begun like this.

setup-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
setup-no-option = { $game } has no option '{ $option }'.
setup-options = { $why ->
    [range] The option { $option } of { $game } lies between { $least } and { $most } and cannot be { $value }.
    [choice] The option { $option } of { $game } cannot be '{ $value }'; it is one of { $known }.
    [long] The option { $option } of { $game } cannot be longer than { $most } letters.
   *[other] The option { $option } of { $game } cannot be '{ $value }'.
}
setup-table = The option { $option } does not fit { $game }: { table-problem }.
table-problem = { $why ->
    [twice] { $cell } is given twice
    [row] there is no row '{ $word }'; there are { $known }
    [column] there is no column '{ $word }'; there are { $known }
    [range] { $cell } is from { $least } to { $most }, not { $number }
    [above] { $cell } may not be above { $limit }
   *[unreadable] a change is written row.column=number, not '{ $word }'
}

# What is wrong with a record, and where.

record-line = Line { $line }: { $problem }
record-too-large = The record is too large.
record-too-long = Only games of up to { $most } actions can be looked at.
record-many-remarks = A record holds up to { $most } remarks.
record-late = It cannot be verified within { $seconds } seconds.
record-not-text = This line is not text.
record-format = A record begins with '{ $format }'.
record-open-header = The header is not closed by its seal.
record-not-header = This line does not belong into a header.
record-missing = The header has no line '{ $word }'.
record-options = The options cannot be read.
record-seats = The number of seats cannot be read.
record-few-seats = There are only { $seats } seats.
record-seat-expected = Seat { $seat } was expected here.
record-part = A part of the dice has at most { $most } letters, all of them visible.
record-part-seat = A part of the dice names the seat that has given it; the seats stand in order, each once.
record-fork = A fork names the action after which it begins, and a part of the dice.
record-fork-order = A fork after action { $number } stands before this one.
record-many-forks = A game can be forked { $most } times.
record-unsealed = The seal of this line cannot be read; action { $number } was expected here.
record-no-opening = The record ends before the opening.
record-action = Action { $number } cannot be read.
record-action-expected = Action { $number } was expected here.
record-remark = A remark begins with the seat that made it.
record-after-end = Only remarks may follow the end of the game.
record-unknown-game = There is no game '{ $game }' here; there is { $here }.
record-other-game = This is a game of { $game }, not of { $here }.
record-other-version = It was played by version { $version } of the rules; here is { $here }.
record-setup = { $problem }
record-header-changed = The header was changed after it was sealed.
record-commitment = The host's part of the dice is not the one it had committed to.
record-changed = Near action { $number } this was changed after it was sealed: { $text }
record-illegal = Action { $number } is not legal ({ $rule }): { $action }
record-dice = The dice of action { $number } did not fall like this: { $rolls ->
    [none] no dice
   *[other] { $rolls }
}
record-shown = The dice of action { $number } were shown otherwise: { $shown ->
    [none] no dice
   *[other] { $shown }
}. They are: { $made ->
    [none] no dice
   *[other] { $made }
}
record-result = The result should be: { $result ->
    [none] the game is not over
   *[other] { $result }
}
