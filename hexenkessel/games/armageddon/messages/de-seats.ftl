# Wer wer ist. Was niemandem gehört, hat den Platz -1.

seat-name = { $seat ->
    [-1] niemand
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $seat }
}

foe-name = { $foe ->
    [-1] niemand
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $foe }
}

owner-name = { $owner ->
    [-1] niemand
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $owner }
}

receiver-name = { $receiver ->
    [-1] niemand
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $receiver }
}

goal-player-name = { $player ->
    [0] Jeder
   *[other] Spieler { $player }
}
