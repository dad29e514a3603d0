# The battles to choose from, by their titles.

option-scenario-lesson-2 = Lesson 2: Axe, Lance, Sword
option-scenario-lesson-3 = Lesson 3: Champion and Hero
option-scenario-lesson-4 = Lesson 4: Bow
option-scenario-lesson-5 = Lesson 5: Terrain
option-scenario-lesson-6 = Lesson 6: Phalanx
option-scenario-lesson-7 = Lesson 7: Horse
option-scenario-lesson-8 = Lesson 8: Chariot
option-scenario-lesson-9 = Lesson 9: Elephant
option-scenario-s01 = Skirmish on the Plain
option-scenario-s02 = The Hill beyond the Ford
option-scenario-s03 = Wall of Shields
option-scenario-s04 = The Horse Raid
option-scenario-s05 = The Race of the Chariots
option-scenario-s06 = The Grey Ones
option-scenario-s07 = The Gate
option-scenario-s07-field = The Cliff
option-scenario-s08 = The Lonely Tower
option-scenario-s09 = The Castle of Five Fields
option-scenario-s10 = Boarding off the Skerries
option-scenario-s11 = The Strait
option-scenario-s12-field = The Dragon’s Wood
option-scenario-s13 = The Duel of the Wise
option-scenario-s13-field = The Ford of the Wise
option-scenario-s14-field = The Field of Harmagedon
option-scenario-s14-four = Harmagedon for Four
option-scenario-s14-three = Harmagedon for Three
