# Ezt olvassa az a játékos, akinek a lépése nem szabályos: egy üzenet a rulebook/kinds.toml
# `forbids` listájának minden szabályához. Az azonosító pontja helyett kötőjel áll.

## A játéktér, az egységek és a légiók

refusal-T1-2b = Ezen a területen nincs csatározás: nem találkozott itt két játékos légiója.
refusal-T2-1c = Ilyen terület nincs a játéktéren.
refusal-T3-2a = Őrzőt és Boszorkánymestert csak Toronyban lehet toborozni.
refusal-T4-0c = Csak a légió saját egységeit lehet szétosztani.
refusal-T4-1b = Ebben a légióban már hét élő egység van, senki sem csatlakozhat hozzá.
refusal-T4-2b = Nincs szabad légiólapkád egy újabb légióhoz.
refusal-T4-3a = Csak a saját légióidat oszthatod.
refusal-T4-3b = A szétosztott légió minden részében legalább két egységnek kell lennie.
refusal-T4-3e = Egy szétosztott légió két része még ugyanazon a területen áll, és egyikük tud mozogni, ezért előbb válaszd el őket.

## Előkészületek

refusal-T5-2b = Csak azt a nyolc egységet oszthatod el, amellyel kezdesz.
refusal-T5-2c = Az egyik kezdő légióba a Titán kerül, a másikba az Angyal, mindkettőbe pontosan három Teremtménnyel.
refusal-T5-2e = A kezdő légióidat a második köröd előtt nem oszthatod.

## A kör

refusal-T6-1a = Légiót csak a saját köröd felkészülési fázisában oszthatsz.
refusal-T6-0b = Ezt ebben a fázisban nem lehet megtenni.
refusal-T6-2b = A mozgási dobás megtörtént, ebben a körben már nem oszthatsz légiót.
refusal-T6-2c = Ebben a körben legalább egy légiót mozgatnod kell.
refusal-T6-2d = A légiónak pontosan annyi területet kell lépnie, amennyi a mozgási érték.
refusal-T6-2f = Csak a saját légióidat mozgathatod.
refusal-T6-3a = Ez a fázis nem érhet véget, amíg van nyitott csatározás.
refusal-T6-3b = Válaszd ki az egyik nyitott csatározásodat, és zárd le, mielőtt a következő sorra kerül.

## Mozgás

refusal-T7-0b = Ez a légió ebben a körben már mozgott.
refusal-T7-1b = A légió mozgása nem érhet véget olyan területen, ahol egy másik légiód áll.
refusal-T7-1c = Ellenséges légió áll az útban, és aki ellenséggel találkozik, annak ott meg kell állnia.
refusal-T7-1d = Ott vagy az oda vezető úton csatározás van, ezért más légió nem léphet be, és nem is haladhat át.
refusal-T7-2a = Ezzel a dobással innen nem vezetnek jelek arra a területre.
refusal-T7-4a = Erről a területről téglalap mutat kifelé, ezért a légiónak a téglalapon át kell indulnia.
refusal-T7-4d = A légió nem fordulhat vissza azon a határon, amelyet éppen átlépett.
refusal-T7-4f = A hármas nyilas területen áthaladó légiónak a hármas nyilat kell követnie.
refusal-T7-5a = A téglalap és a kör csak a mozgás első lépéséhez használható.
refusal-T7-6a = Csak egyszer dobhatsz újra, és csak mielőtt légiót mozgatnál.
refusal-T7-6b = Már újra dobtál, és a második dobás számít.
refusal-T7-6c = A mozgási dobást csak az első körödben utasíthatod el.

## Teleportálás

refusal-T8-0a = Ebben a körben már teleportáltál egy légiót.
refusal-T8-1a = A Torony-teleportáláshoz 6-os dobás kell, és egy Toronyból induló légió, amelyben van Lord.
refusal-T8-1b = A Torony-teleportálás csak üres Toronyba vezet, vagy legfeljebb hat területnyire lévő üres területre.
refusal-T8-1c = Azon a területen légió áll, a Torony-teleportáláshoz pedig üres terület kell.
refusal-T8-1e = A megmutatott Lordnak a teleportáló légióban kell lennie.
refusal-T8-2a = A Titán-teleportáláshoz 6-os dobás kell, a Titán a légióban és legalább 400 pont.
refusal-T8-2c = A Titán-teleportálás csak olyan területre vezet, ahol még nem csatározó ellenséges légió áll.

## Csatározások

refusal-T9-0a = Ebben a csatározásban csak a két légió vesz részt, és csak a saját egységeidet vezeted.
refusal-T9-2c = A támadó nem adhatja fel a csatározást.
refusal-T9-2d = Az a légió, amelyben Lord van, nem adható fel.
refusal-T9-2e = Megegyezést ajánlottál vagy vállaltad a csatát, ezért a légiót már nem adhatod fel.
refusal-T9-3a = A megegyezéshez az ellenfeled ajánlata kell, amelyet elfogadhatsz.
refusal-T9-3b = A megegyezésben a két légió közül legalább az egyiknek teljesen meg kell semmisülnie.
refusal-T9-3d = A megegyezés csak a két csatározó légió egységeiről szólhat.
refusal-T9-3h = A győztes nem áldozhatja fel a saját Titánját, hat ajánlat után pedig már csak az igen vagy a csata marad.
refusal-T9-4a = Csak csatározásban adhatod meg magad, attól fogva, hogy a védő lemondott a feladásról, egészen a csata végéig.

## Csata és manőverfázis

refusal-T10-0c = Távtámadást csak az a játékos használhat, akinek a szakasza tart.
refusal-T10-1b = A támadó azon az oldalon lép a csatába, amelyről a légiója a területre érkezett.
refusal-T10-2a = Toronyban a támadó mindig a névvel szemközti oldalon lép be.
refusal-T10-2b = A Torony védője a falakon belül állítja fel az egységeit, hexánként egyet.
refusal-T10-4a = A négyhexás oldalak közül csak Titán-teleportálás után választhatsz, Toronyban soha.
refusal-T11-0a = Ez az egység ebben a manőverfázisban már mozgott.
refusal-T11-1a = Az egység a saját oldala szélén lép be, és az ottani első hexa is lépésnek számít: ez a hexa túl messze van.
refusal-T11-1b = Az egység nem hagyhatja el a csatamezőt.
refusal-T11-2a = Az a hexa messzebb van, mint ameddig az egység a képességével eljut.
refusal-T11-3a = Ezt az egységet ellenség köti le, ezért nem mozoghat.
refusal-T11-4a = Útközben akadály lassítja ezt az egységet, ezért nem jut el odáig.
refusal-T11-4b = A repülő minden akadály fölött elrepülhet, kivéve a vulkánt, és itt az van az útban.
refusal-T11-4c = Az a hexa lassítja a benne leszálló repülőt, ezért ez nem jut el odáig.
refusal-T11-5a = Másik egység áll az útban, és csak repülők mehetnek át fölötte.
refusal-T11-5c = A repülő nem szállhat le foglalt hexán.

## Távtámadás és normál támadás

refusal-T12-1a = Csak az íj jelét viselő egységek képesek távtámadásra.
refusal-T12-1b = A távtámadás egyetlen olyan ellenségre irányul, amely nem szomszédos hexán áll.
refusal-T12-1c = Az ellenséggel érintkező, kötött egység nem hajthat végre távtámadást.
refusal-T12-3a = A célpont messzebb van, mint amennyit ennek az egységnek a képessége megenged.
refusal-T12-3c = Négy hexánál nagyobb távolságra senki sem hajthat végre távtámadást.
refusal-T12-6a = Lordot távolról csak Boszorkánymester támadhat.
refusal-T12-6d = Az ellenséggel érintkező Boszorkánymester nem hajthat végre távtámadást.
refusal-T13-0b = Az élő ellenség mellett álló egységnek támadnia kell, mielőtt a fázis véget ér.
refusal-T13-1b = Egy egység fázisonként csak egyszer támad, a saját oldalát pedig soha.
refusal-T13-4a = Csak fölös sebzés vihető át, és csak a támadó egységgel érintkező másik élő ellenségre.
refusal-T13-4b = Nem vihető át sebzés olyan ellenségre, amely ellen nagyobb célszám kellene.
refusal-T13-4c = A szükségesnél nagyobb célszámot bejelenthetsz, ha így átvihető a sebzés, de kisebbet soha.
refusal-T13-5a = Ez a támadás olyan előnyt használt, amely azzal az ellenséggel szemben nem járna, ezért a sebzése nem vihető át rá.
refusal-T13-5b = Dobhatsz kevesebb kockával, mint amennyid van, ha így átvihető a sebzés, de többel soha.

## Erősítés és idézés

refusal-T14-0a = Erősítést csak a védő kaphat, és csak a negyedik manőverfázisa kezdetén.
refusal-T14-1b = A légiód ebben a csatában már kapott erősítést.
refusal-T14-2b = A támadó megadta magát, mielőtt a csatamezőre lépett volna, ezért nem kapsz erősítést.
refusal-T15-0a = Csak a támadó idézhet, és csak Angyalt vagy Arkangyalt egy másik saját légiójából.
refusal-T15-0b = Az a légió még le nem zárt csatározásban áll, ezért onnan senki sem idézhető.
refusal-T15-0e = Ebben a csatározási fázisban már idéztél.
refusal-T15-2b = Ha a védő feladta a csatározást, nem idézhetsz.
refusal-T15-3a = Csata közben csak abban a manőverfázisodban idézhetsz, amely az első védő egység leölését követi.

## Angyalok beszerzése és toborzás

refusal-T17-0a = A pontjaidért nem jár több Angyal.
refusal-T17-1a = Ebből a fajtából nincs több a felügyelő készletében.
refusal-T17-3a = Arkangyal csak az 500 többszöröseiért szerezhető be.
refusal-T18-0b = Ez a légió ebben a körben már toborzott.
refusal-T18-1a = Csak az a légió toborozhat, amely ebben a körben mozgott vagy csatában védekezett.
refusal-T18-3a = Ebben a légióban senki sem vonzza itt azt a Teremtményt.
refusal-T18-3b = Ebben a légióban nincs elég abból a Teremtményből, amelyik ezt vonzza.
refusal-T18-3c = A terület listájának egyetlen Teremtményét sem lehet átugrani.
refusal-T18-3d = Ez az egység ezen a területen nem toborozható.
refusal-T18-3e = Ebből a Teremtményből nincs több a felügyelő készletében.
refusal-T18-4a = A megmutatott egységek nem jogosítanak erre a toborzásra.
refusal-T18-5b = Boszorkánymester toborzásához a légióban a Titánra vagy egy másik Boszorkánymesterre van szükség.
refusal-T18-5c = Őrző toborzásához a légióban három egyforma Teremtményre vagy egy másik Őrzőre van szükség.
refusal-T21-4a = Gyors kezdésnél nincs Kentaur, Vízköpő és Ogre.

## Akadályok

refusal-T23-1b = Az egység csak olyan ellenséget támadhat, amellyel érintkezik.
refusal-T23-1c = Egy egység elzárja ennek a távtámadásnak a vonalát.
refusal-T23-3a = Fa hexán senki sem állhat meg, és csak repülők haladhatnak át fölötte.
refusal-T23-3c = Egy fa elzárja ennek a távtámadásnak a vonalát.
refusal-T23-6a = A vulkánba csak Sárkány léphet be, és más át sem repülhet fölötte.
refusal-T23-7a = Láp hexára csak az őslakosai léphetnek, és csak ők szállhatnak le rajta.
refusal-T23-9c = Annak a támadásnak a sebzése, amely nem dűnén felfelé irányult, dűnén felfelé nem vihető át.
refusal-T23-9d = A távtámadás csak akkor halad át egy dűnén, ha a távtámadó vagy a célpont a tetején áll.
refusal-T23-9e = A távtámadás csak akkor halad át két dűnén, ha a távtámadó és a célpont egy-egy dűne tetején áll.
refusal-T23-10a = Sziklaszirten gyalog nem lehet átkelni.
refusal-T23-10b = Sziklaszirten át senki sem támadhat.
refusal-T23-10c = A távtámadás csak a sziklaszirt tetejéről vagy tetejére haladhat át a szirten, a lábához vagy a lábától soha.
refusal-T23-10e = A távtámadás csak a sziklaszirt teteje és a dűne teteje között haladhat át sziklaszirten és dűnén.
refusal-T23-11d = A távtámadás csak akkor halad át lejtőkön, ha a távtámadó vagy a célpont valamelyik lejtő tetején áll.
refusal-T23-11e = A távtámadás csak akkor halad át három lejtőn, ha a távtámadó és a célpont is egy-egy lejtő tetején áll.
refusal-T23-12d = A távtámadás csak akkor halad át egy falon, ha a távtámadó vagy a célpont a tetején áll.
refusal-T23-12e = A távtámadás csak a Torony közepéről vagy közepére haladhat át két falon, a külső fal tövéből vagy tövébe soha.
