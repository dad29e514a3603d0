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
