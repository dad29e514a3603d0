# Fabelwesen und der Reiter der Finsternis.

name-dragon = Drache
name-griffin = Greif
name-troll = Troll
name-desert-dwarf = Wüstenzwerg
name-sea-serpent = Seeschlange
name-giant = Riese
name-siren = Sirene
name-volcano = Vulkan
name-rider-of-darkness = Reiter der Finsternis

## Was ein Spieler sagt

verb-settle = Fabelwesen aufstellen
verb-tame = Riesen zähmen
verb-stride = Zusatzschritt
verb-throw-stone = Stein werfen
ask-throw-stone-1 = Auf welches Feld?

## Was gefragt wird

prompt-settling = Du nennst das Großfeld für ein Fabelwesen: { $kind }. Wähle irgendein Feld darin.
prompt-settling-field = Du nennst das Feld für ein Fabelwesen: { $kind }.
prompt-taming = Der Riese auf { $field } hat geworfen. Will einer deiner Krieger, die es überlebt haben, ihn zähmen?
prompt-extra-step = Der Riese auf { $field } ist zahm. Wohin macht er einen Schritt?

## Was geschieht

rode = { seat-name }: { $kind } reitet, { $field } → { $path }.
rolled-for-beast = { seat-name } würfelt { $roll } um den Platz eines Fabelwesens: { $kind }.
chose-great-field = { seat-name } hat das Großfeld um { $field } für ein Fabelwesen gewählt: { $kind }.
settled = Auf { $field }: { $kind }.
roamed = { $kind } zieht, { $field } → { $path }.
against-beast = { seat-name }: { $kind } auf { $field } würfelt { $roll } gegen eine Drohung: { $beast }. { $result ->
    [back] Das Wesen kehrt um, und alle sind gerettet.
    [dead] Das Wesen ist tot, und alle sind gerettet.
    [silent] Das Wesen schweigt für immer, und alle sind gerettet.
    [saved] Alle sind gerettet.
    [tame] Das Wesen ist zahm, und alle sind gerettet.
   *[nothing] Das hilft nicht.
}
devoured = { $kind }: Auf { $fields } sind alle verloren: { $kinds }.
stone = { $kind }: Ein Stein fällt auf { $field }.
tamed = { seat-name } hat auf { $field } ein Fabelwesen gezähmt: { $kind }.
tried-to-tame = { seat-name }: { $kind } auf { $field } würfelt { $roll }, um den Riesen zu zähmen. { $result ->
    [tame] Er ist zahm.
    [dead] Er ist tot.
   *[fails] Das kostet ihn das Leben.
}
strayed = { seat-name } hat keinen Krieger in der Nähe von { $field }: { $kind } ist wieder wild.
flaw-shut-in = { $detail } auf { $place }: von Mauern oder Türmen eingeschlossen.

## Ablehnungen

refusal-A16-1b = Stell es in dem Großfeld auf, das genannt wurde.
refusal-A16-1c = Mauern oder Türme schlössen es ein.
refusal-A16-1d = Wo ein Fabelwesen ist, geht niemand hin, und keines wird aufgestellt, wo schon jemand steht.
refusal-A16-1f = In diesem Gebiet gibt es schon ein Fabelwesen.
refusal-A16-1g = Gegen ein Fabelwesen kämpft nur, wen es bedroht, während es ihn bedroht.
refusal-A16-4a = Drachen bleiben im Wald.
refusal-A16-4b = Greife bleiben im Tiefland ohne Eis.
refusal-A16-4c = Trolle bleiben im gefrorenen Tiefland, Wüstenzwerge in ihrer Wüste.
refusal-A16-4d = Seeschlangen bleiben im Wasser.
refusal-A16-5a = Die Insel einer Sirene ist ein einziges Feld Tiefland, ringsum von Wasser umgeben.
refusal-A16-5b = Vulkane sind Gebirge.
refusal-A16-6a = Riesen bleiben im Hochland.
refusal-A16-6c = Ein Riese macht einen Schritt je Runde, im Hochland und an keiner Mauer und keinem Turm vorbei; nach einem Wurf bleibt er stehen.
refusal-A16-6e = Auf dieses Feld hat er in dieser Runde schon geworfen.
refusal-A16-6f = Er wirft auf die sechs Felder ringsum, nicht höher als Hochland und auf kein Bauwerk.
refusal-A16-6g = Jeder Krieger, der neben dem Riesen einen Stein überlebt hat, darf es einmal versuchen.
