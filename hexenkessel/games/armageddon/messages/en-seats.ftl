# Who is who. What is nobody’s has the seat -1.

seat-name = { $seat ->
    [-1] nobody
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $seat }
}

foe-name = { $foe ->
    [-1] nobody
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $foe }
}

owner-name = { $owner ->
    [-1] nobody
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $owner }
}

receiver-name = { $receiver ->
    [-1] nobody
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[other] { $receiver }
}

goal-player-name = { $player ->
    [0] Everybody
   *[other] Player { $player }
}
