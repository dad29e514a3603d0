# Fabelwesen und der Reiter der Finsternis.

name-rider-of-darkness = Reiter der Finsternis

rode = { seat-name }: { $kind } reitet mit dem Wind, { $field } → { $path }.
