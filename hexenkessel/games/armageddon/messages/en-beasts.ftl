# Fabulous beasts and the Rider of Darkness.

name-rider-of-darkness = Rider of Darkness

rode = { seat-name }: the { $kind } rides with the wind, { $field } → { $path }.
