# Who is who. A seat is a number until it has a race; then the word of the race may stand for it.

seat-name = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $seat }
}
victim-name = { $victim ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $victim }
}
partner-name = { $partner ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $partner }
}
to-seat-name = { $to_seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $to_seat }
}
attacker-name = { $attacker ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $attacker }
}
defender-name = { $defender ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $defender }
}
conqueror-name = { $conqueror ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $conqueror }
}
foe-name = { $foe ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $foe }
}
