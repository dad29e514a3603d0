# Die 96 Länder mit ihren Geländearten. Ereignisse nennen ein Land mit seiner Nummer in $land.
# Gebeugt: .at wo, .to wohin, .from woher.

land-name = { $land ->
    [1] Ebene 1
    [2] Waldland 2
    [3] Buschland 3
    [4] Hügel 4
    [5] Dschungel 5
    [6] Ebene 6
    [7] Wüste 7
    [8] Marschland 8
    [9] Hügel 9
    [10] Buschland 10
    [11] Waldland 11
    [12] Dschungel 12
    [13] Marschland 13
    [14] Sumpfland 14
    [15] Ebene 15
    [16] Waldland 16
    [17] Buschland 17
    [18] Hügel 18
    [19] Dschungel 19
    [20] Ebene 20
    [21] Wüste 21
    [22] Marschland 22
    [23] Hügel 23
    [24] Buschland 24
    [25] Waldland 25
    [26] Dschungel 26
    [27] Marschland 27
    [28] Sumpfland 28
    [29] Ebene 29
    [30] Waldland 30
    [31] Buschland 31
    [32] Hügel 32
    [33] Dschungel 33
    [34] Ebene 34
    [35] Wüste 35
    [36] Marschland 36
    [37] Hügel 37
    [38] Buschland 38
    [39] Waldland 39
    [40] Dschungel 40
    [41] Marschland 41
    [42] Sumpfland 42
    [100] Turm 100
    [101] Ebene 101
    [102] Buschland 102
    [103] Marschland 103
    [104] Dschungel 104
    [105] Ebene 105
    [106] Buschland 106
    [107] Wüste 107
    [108] Marschland 108
    [109] Buschland 109
    [110] Ebene 110
    [111] Sumpfland 111
    [112] Marschland 112
    [113] Buschland 113
    [114] Dschungel 114
    [115] Ebene 115
    [116] Buschland 116
    [117] Marschland 117
    [118] Wüste 118
    [119] Ebene 119
    [120] Buschland 120
    [121] Sumpfland 121
    [122] Marschland 122
    [123] Buschland 123
    [124] Ebene 124
    [125] Dschungel 125
    [126] Marschland 126
    [127] Buschland 127
    [128] Wüste 128
    [129] Ebene 129
    [130] Buschland 130
    [131] Marschland 131
    [132] Sumpfland 132
    [133] Ebene 133
    [134] Buschland 134
    [135] Dschungel 135
    [136] Marschland 136
    [137] Buschland 137
    [138] Ebene 138
    [139] Wüste 139
    [140] Marschland 140
    [141] Buschland 141
    [142] Sumpfland 142
    [200] Turm 200
    [300] Turm 300
    [400] Turm 400
    [500] Turm 500
    [600] Turm 600
    [1000] Gebirge 1000
    [2000] Tundra 2000
    [3000] Gebirge 3000
    [4000] Tundra 4000
    [5000] Gebirge 5000
   *[6000] Tundra 6000
}
    .at = { $land ->
        [1] in der Ebene 1
        [2] im Waldland 2
        [3] im Buschland 3
        [4] in den Hügeln 4
        [5] im Dschungel 5
        [6] in der Ebene 6
        [7] in der Wüste 7
        [8] im Marschland 8
        [9] in den Hügeln 9
        [10] im Buschland 10
        [11] im Waldland 11
        [12] im Dschungel 12
        [13] im Marschland 13
        [14] im Sumpfland 14
        [15] in der Ebene 15
        [16] im Waldland 16
        [17] im Buschland 17
        [18] in den Hügeln 18
        [19] im Dschungel 19
        [20] in der Ebene 20
        [21] in der Wüste 21
        [22] im Marschland 22
        [23] in den Hügeln 23
        [24] im Buschland 24
        [25] im Waldland 25
        [26] im Dschungel 26
        [27] im Marschland 27
        [28] im Sumpfland 28
        [29] in der Ebene 29
        [30] im Waldland 30
        [31] im Buschland 31
        [32] in den Hügeln 32
        [33] im Dschungel 33
        [34] in der Ebene 34
        [35] in der Wüste 35
        [36] im Marschland 36
        [37] in den Hügeln 37
        [38] im Buschland 38
        [39] im Waldland 39
        [40] im Dschungel 40
        [41] im Marschland 41
        [42] im Sumpfland 42
        [100] im Turm 100
        [101] in der Ebene 101
        [102] im Buschland 102
        [103] im Marschland 103
        [104] im Dschungel 104
        [105] in der Ebene 105
        [106] im Buschland 106
        [107] in der Wüste 107
        [108] im Marschland 108
        [109] im Buschland 109
        [110] in der Ebene 110
        [111] im Sumpfland 111
        [112] im Marschland 112
        [113] im Buschland 113
        [114] im Dschungel 114
        [115] in der Ebene 115
        [116] im Buschland 116
        [117] im Marschland 117
        [118] in der Wüste 118
        [119] in der Ebene 119
        [120] im Buschland 120
        [121] im Sumpfland 121
        [122] im Marschland 122
        [123] im Buschland 123
        [124] in der Ebene 124
        [125] im Dschungel 125
        [126] im Marschland 126
        [127] im Buschland 127
        [128] in der Wüste 128
        [129] in der Ebene 129
        [130] im Buschland 130
        [131] im Marschland 131
        [132] im Sumpfland 132
        [133] in der Ebene 133
        [134] im Buschland 134
        [135] im Dschungel 135
        [136] im Marschland 136
        [137] im Buschland 137
        [138] in der Ebene 138
        [139] in der Wüste 139
        [140] im Marschland 140
        [141] im Buschland 141
        [142] im Sumpfland 142
        [200] im Turm 200
        [300] im Turm 300
        [400] im Turm 400
        [500] im Turm 500
        [600] im Turm 600
        [1000] im Gebirge 1000
        [2000] in der Tundra 2000
        [3000] im Gebirge 3000
        [4000] in der Tundra 4000
        [5000] im Gebirge 5000
       *[6000] in der Tundra 6000
    }
    .to = { $land ->
        [1] in die Ebene 1
        [2] ins Waldland 2
        [3] ins Buschland 3
        [4] in die Hügel 4
        [5] in den Dschungel 5
        [6] in die Ebene 6
        [7] in die Wüste 7
        [8] ins Marschland 8
        [9] in die Hügel 9
        [10] ins Buschland 10
        [11] ins Waldland 11
        [12] in den Dschungel 12
        [13] ins Marschland 13
        [14] ins Sumpfland 14
        [15] in die Ebene 15
        [16] ins Waldland 16
        [17] ins Buschland 17
        [18] in die Hügel 18
        [19] in den Dschungel 19
        [20] in die Ebene 20
        [21] in die Wüste 21
        [22] ins Marschland 22
        [23] in die Hügel 23
        [24] ins Buschland 24
        [25] ins Waldland 25
        [26] in den Dschungel 26
        [27] ins Marschland 27
        [28] ins Sumpfland 28
        [29] in die Ebene 29
        [30] ins Waldland 30
        [31] ins Buschland 31
        [32] in die Hügel 32
        [33] in den Dschungel 33
        [34] in die Ebene 34
        [35] in die Wüste 35
        [36] ins Marschland 36
        [37] in die Hügel 37
        [38] ins Buschland 38
        [39] ins Waldland 39
        [40] in den Dschungel 40
        [41] ins Marschland 41
        [42] ins Sumpfland 42
        [100] in den Turm 100
        [101] in die Ebene 101
        [102] ins Buschland 102
        [103] ins Marschland 103
        [104] in den Dschungel 104
        [105] in die Ebene 105
        [106] ins Buschland 106
        [107] in die Wüste 107
        [108] ins Marschland 108
        [109] ins Buschland 109
        [110] in die Ebene 110
        [111] ins Sumpfland 111
        [112] ins Marschland 112
        [113] ins Buschland 113
        [114] in den Dschungel 114
        [115] in die Ebene 115
        [116] ins Buschland 116
        [117] ins Marschland 117
        [118] in die Wüste 118
        [119] in die Ebene 119
        [120] ins Buschland 120
        [121] ins Sumpfland 121
        [122] ins Marschland 122
        [123] ins Buschland 123
        [124] in die Ebene 124
        [125] in den Dschungel 125
        [126] ins Marschland 126
        [127] ins Buschland 127
        [128] in die Wüste 128
        [129] in die Ebene 129
        [130] ins Buschland 130
        [131] ins Marschland 131
        [132] ins Sumpfland 132
        [133] in die Ebene 133
        [134] ins Buschland 134
        [135] in den Dschungel 135
        [136] ins Marschland 136
        [137] ins Buschland 137
        [138] in die Ebene 138
        [139] in die Wüste 139
        [140] ins Marschland 140
        [141] ins Buschland 141
        [142] ins Sumpfland 142
        [200] in den Turm 200
        [300] in den Turm 300
        [400] in den Turm 400
        [500] in den Turm 500
        [600] in den Turm 600
        [1000] ins Gebirge 1000
        [2000] in die Tundra 2000
        [3000] ins Gebirge 3000
        [4000] in die Tundra 4000
        [5000] ins Gebirge 5000
       *[6000] in die Tundra 6000
    }
    .from = { $land ->
        [1] aus der Ebene 1
        [2] aus dem Waldland 2
        [3] aus dem Buschland 3
        [4] aus den Hügeln 4
        [5] aus dem Dschungel 5
        [6] aus der Ebene 6
        [7] aus der Wüste 7
        [8] aus dem Marschland 8
        [9] aus den Hügeln 9
        [10] aus dem Buschland 10
        [11] aus dem Waldland 11
        [12] aus dem Dschungel 12
        [13] aus dem Marschland 13
        [14] aus dem Sumpfland 14
        [15] aus der Ebene 15
        [16] aus dem Waldland 16
        [17] aus dem Buschland 17
        [18] aus den Hügeln 18
        [19] aus dem Dschungel 19
        [20] aus der Ebene 20
        [21] aus der Wüste 21
        [22] aus dem Marschland 22
        [23] aus den Hügeln 23
        [24] aus dem Buschland 24
        [25] aus dem Waldland 25
        [26] aus dem Dschungel 26
        [27] aus dem Marschland 27
        [28] aus dem Sumpfland 28
        [29] aus der Ebene 29
        [30] aus dem Waldland 30
        [31] aus dem Buschland 31
        [32] aus den Hügeln 32
        [33] aus dem Dschungel 33
        [34] aus der Ebene 34
        [35] aus der Wüste 35
        [36] aus dem Marschland 36
        [37] aus den Hügeln 37
        [38] aus dem Buschland 38
        [39] aus dem Waldland 39
        [40] aus dem Dschungel 40
        [41] aus dem Marschland 41
        [42] aus dem Sumpfland 42
        [100] aus dem Turm 100
        [101] aus der Ebene 101
        [102] aus dem Buschland 102
        [103] aus dem Marschland 103
        [104] aus dem Dschungel 104
        [105] aus der Ebene 105
        [106] aus dem Buschland 106
        [107] aus der Wüste 107
        [108] aus dem Marschland 108
        [109] aus dem Buschland 109
        [110] aus der Ebene 110
        [111] aus dem Sumpfland 111
        [112] aus dem Marschland 112
        [113] aus dem Buschland 113
        [114] aus dem Dschungel 114
        [115] aus der Ebene 115
        [116] aus dem Buschland 116
        [117] aus dem Marschland 117
        [118] aus der Wüste 118
        [119] aus der Ebene 119
        [120] aus dem Buschland 120
        [121] aus dem Sumpfland 121
        [122] aus dem Marschland 122
        [123] aus dem Buschland 123
        [124] aus der Ebene 124
        [125] aus dem Dschungel 125
        [126] aus dem Marschland 126
        [127] aus dem Buschland 127
        [128] aus der Wüste 128
        [129] aus der Ebene 129
        [130] aus dem Buschland 130
        [131] aus dem Marschland 131
        [132] aus dem Sumpfland 132
        [133] aus der Ebene 133
        [134] aus dem Buschland 134
        [135] aus dem Dschungel 135
        [136] aus dem Marschland 136
        [137] aus dem Buschland 137
        [138] aus der Ebene 138
        [139] aus der Wüste 139
        [140] aus dem Marschland 140
        [141] aus dem Buschland 141
        [142] aus dem Sumpfland 142
        [200] aus dem Turm 200
        [300] aus dem Turm 300
        [400] aus dem Turm 400
        [500] aus dem Turm 500
        [600] aus dem Turm 600
        [1000] aus dem Gebirge 1000
        [2000] aus der Tundra 2000
        [3000] aus dem Gebirge 3000
        [4000] aus der Tundra 4000
        [5000] aus dem Gebirge 5000
       *[6000] aus der Tundra 6000
    }
