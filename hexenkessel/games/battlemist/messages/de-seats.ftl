# Wer wer ist. Ein Platz ist eine Zahl, bis er eine Rasse hat; dann kann das Wort der Rasse für ihn stehen.

seat-name = { $seat ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $seat }
}
victim-name = { $victim ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $victim }
}
partner-name = { $partner ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $partner }
}
to-seat-name = { $to_seat ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $to_seat }
}
attacker-name = { $attacker ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $attacker }
}
defender-name = { $defender ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $defender }
}
conqueror-name = { $conqueror ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $conqueror }
}
foe-name = { $foe ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
   *[other] { $foe }
}
