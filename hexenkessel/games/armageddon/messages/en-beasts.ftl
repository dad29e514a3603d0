# Fabulous beasts and the Rider of Darkness.

name-dragon = dragon
name-griffin = griffin
name-troll = troll
name-desert-dwarf = desert dwarf
name-sea-serpent = sea serpent
name-giant = giant
name-siren = siren
name-volcano = volcano
name-rider-of-darkness = Rider of Darkness

## What a player says

verb-settle = Place the beast
verb-tame = Tame the giant
verb-stride = Extra step
verb-throw-stone = Throw a stone
ask-throw-stone-1 = Onto which field?

## What is asked

prompt-settling = You name the great field for a beast: { $kind }. Choose any field in it.
prompt-settling-field = You name the field for a beast: { $kind }.
prompt-taming = The giant on { $field } has thrown. Does one of your warriors who lived through it try to tame him?
prompt-extra-step = The giant on { $field } is tame. Where does he step?

## What happens

rode = { seat-name }: the { $kind } rides, { $field } → { $path }.
rolled-for-beast = { seat-name } rolled { $roll } for the place of a beast: { $kind }.
chose-great-field = { seat-name } has chosen the great field around { $field } for a beast: { $kind }.
settled = On { $field }: { $kind }.
roamed = { $kind } on the move, { $field } → { $path }.
against-beast = { seat-name }: { $kind } on { $field } rolled { $roll } against a threat: { $beast }. { $result ->
    [back] It turns back, and all are saved.
    [dead] It is dead, and all are saved.
    [silent] It is silent for ever, and all are saved.
    [saved] All are saved.
    [tame] It is tame, and all are saved.
   *[nothing] That is no help.
}
devoured = { $kind }: on { $fields } all are lost: { $kinds }.
stone = { $kind }: a stone falls onto { $field }.
tamed = { seat-name } has tamed a beast on { $field }: { $kind }.
tried-to-tame = { seat-name }: { $kind } on { $field } rolled { $roll } to tame the giant. { $result ->
    [tame] He is tame.
    [dead] He is dead.
   *[fails] It cost { $kind } his life.
}
strayed = { seat-name } has no warrior near { $field }: { $kind } wild again.
flaw-shut-in = { $detail } on { $place }: shut in by walls or towers.

## Refusals

refusal-A16-1b = Place it in the great field that has been named.
refusal-A16-1c = Walls or towers would shut it in.
refusal-A16-1d = Nobody goes where a beast is, and none is placed where somebody is.
refusal-A16-1f = In this area there is a beast already.
refusal-A16-1g = A beast is fought only by those whom it threatens, when it threatens them.
refusal-A16-4a = Dragons stay in forest.
refusal-A16-4b = Griffins stay on lowland without ice.
refusal-A16-4c = Trolls stay on frozen lowland, desert dwarfs in their desert.
refusal-A16-4d = Sea serpents stay in water.
refusal-A16-5a = A siren’s island is one field of lowland with water all around.
refusal-A16-5b = Volcanoes are peaks.
refusal-A16-6a = Giants stay on highland.
refusal-A16-6c = A giant makes one step a round, on highland and past no wall or tower; after a stone he stays.
refusal-A16-6e = He has thrown onto this field in this round.
refusal-A16-6f = He throws onto the six fields around him, no higher than highland, and onto no building.
refusal-A16-6g = Each warrior who has lived through a stone beside the giant may try once.
