# Die Schlachten, die zur Wahl stehen, mit ihren Titeln.

option-scenario-lesson-2 = Lektion 2: Axt, Lanze, Schwert
option-scenario-lesson-3 = Lektion 3: Recke und Held
option-scenario-lesson-4 = Lektion 4: Bogen
option-scenario-lesson-5 = Lektion 5: Gelände
option-scenario-lesson-6 = Lektion 6: Phalanx
option-scenario-lesson-7 = Lektion 7: Pferd
option-scenario-lesson-8 = Lektion 8: Quadriga
option-scenario-lesson-9 = Lektion 9: Elefant
option-scenario-s01 = Scharmützel in der Ebene
option-scenario-s02 = Der Hügel hinter der Furt
option-scenario-s03 = Wall aus Schilden
option-scenario-s04 = Der Pferderaub
option-scenario-s05 = Das Rennen der Wagen
option-scenario-s06 = Die Grauen
option-scenario-s07 = Das Tor
option-scenario-s07-field = Der Steilhang
option-scenario-s08 = Der einsame Turm
option-scenario-s09 = Die Burg der fünf Felder
option-scenario-s10 = Entern vor den Schären
option-scenario-s11 = Die Meerenge
option-scenario-s12-field = Der Drachenwald
option-scenario-s13 = Das Duell der Weisen
option-scenario-s13-field = Die Furt der Weisen
option-scenario-s14-field = Das Feld von Harmagedon
option-scenario-s14-four = Harmagedon zu viert
option-scenario-s14-three = Harmagedon zu dritt
