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

sealed-choice = Seat { $seat } has chosen.
