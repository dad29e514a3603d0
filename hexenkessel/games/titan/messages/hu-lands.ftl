# A 96 terület a fajtájával. Az események a $land változóban, számmal nevezik meg a területet.

land-name = { $land ->
    [1] Síkság 1
    [2] Fa terület 2
    [3] Bozótos 3
    [4] Dombok 4
    [5] Dzsungel 5
    [6] Síkság 6
    [7] Sivatag 7
    [8] Láp 8
    [9] Dombok 9
    [10] Bozótos 10
    [11] Fa terület 11
    [12] Dzsungel 12
    [13] Láp 13
    [14] Mocsár 14
    [15] Síkság 15
    [16] Fa terület 16
    [17] Bozótos 17
    [18] Dombok 18
    [19] Dzsungel 19
    [20] Síkság 20
    [21] Sivatag 21
    [22] Láp 22
    [23] Dombok 23
    [24] Bozótos 24
    [25] Fa terület 25
    [26] Dzsungel 26
    [27] Láp 27
    [28] Mocsár 28
    [29] Síkság 29
    [30] Fa terület 30
    [31] Bozótos 31
    [32] Dombok 32
    [33] Dzsungel 33
    [34] Síkság 34
    [35] Sivatag 35
    [36] Láp 36
    [37] Dombok 37
    [38] Bozótos 38
    [39] Fa terület 39
    [40] Dzsungel 40
    [41] Láp 41
    [42] Mocsár 42
    [100] Torony 100
    [101] Síkság 101
    [102] Bozótos 102
    [103] Láp 103
    [104] Dzsungel 104
    [105] Síkság 105
    [106] Bozótos 106
    [107] Sivatag 107
    [108] Láp 108
    [109] Bozótos 109
    [110] Síkság 110
    [111] Mocsár 111
    [112] Láp 112
    [113] Bozótos 113
    [114] Dzsungel 114
    [115] Síkság 115
    [116] Bozótos 116
    [117] Láp 117
    [118] Sivatag 118
    [119] Síkság 119
    [120] Bozótos 120
    [121] Mocsár 121
    [122] Láp 122
    [123] Bozótos 123
    [124] Síkság 124
    [125] Dzsungel 125
    [126] Láp 126
    [127] Bozótos 127
    [128] Sivatag 128
    [129] Síkság 129
    [130] Bozótos 130
    [131] Láp 131
    [132] Mocsár 132
    [133] Síkság 133
    [134] Bozótos 134
    [135] Dzsungel 135
    [136] Láp 136
    [137] Bozótos 137
    [138] Síkság 138
    [139] Sivatag 139
    [140] Láp 140
    [141] Bozótos 141
    [142] Mocsár 142
    [200] Torony 200
    [300] Torony 300
    [400] Torony 400
    [500] Torony 500
    [600] Torony 600
    [1000] Hegyek 1000
    [2000] Tundra 2000
    [3000] Hegyek 3000
    [4000] Tundra 4000
    [5000] Hegyek 5000
   *[6000] Tundra 6000
}
