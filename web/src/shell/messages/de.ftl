# Die Worte der Hülle. Was ein Spiel sagt, kommt vom Spiel selbst.

## Überall

skip = Zum Inhalt springen
nav = Hauptmenü
nav-tables = Tische
nav-new = Neuer Tisch
nav-rules = Regeln
nav-credits = Dank und Lizenzen
footer = Freie Software. Ohne Verbindung zu den Autoren und Verlagen der Spiele.
close = Schließen
loading = Einen Augenblick …
game = Spiel
your-name = Dein Name
your-name-example = so sehen dich die anderen
field-missing = Bitte fülle das aus.
field-short = Bitte mindestens { $least } Zeichen.
field-number = Bitte eine ganze Zahl.
field-range = Bitte eine Zahl von { $least } bis { $most }.
field-unchecked = Setze zuerst dieses Häkchen.
trouble-unreachable = Der Server ist nicht zu erreichen. Läuft er?
release-new = Es gibt eine neue Version von Hexenkessel; diese Seite ist noch die alte.
release-reload = Seite neu laden
release-again = Noch einmal versuchen
missing-title = Weißer Fleck
missing-text = Unter dieser Adresse gibt es nichts.
missing-back = Zurück zu den Tischen
bot-name = { $bot ->
    [greedy] Computer (gerissen)
    [random] Computer (sorglos)
   *[other] Computer ({ $bot })
}

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
settings-speed = Tempo der anderen
settings-speed-hint = Wie lange jeder Zug zu sehen ist, bevor der nächste kommt.
speed-none = Sofort
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
settings-rename = Ändern
settings-explain = Erklären, was zum ersten Mal vorkommt
settings-explain-hint = Kurze Hinweise am Tisch für alle, die ein Spiel noch lernen.
settings-confirm = Erst die Chancen zeigen, dann würfeln
settings-confirm-hint = Löst ein Klick auf den Plan einen Wurf aus, siehst du erst die Chancen und wirst noch einmal gefragt. Wer mit dem Finger tippt, wird immer gefragt.
settings-curtain = Ein Vorhang zwischen Spielern an einem Bildschirm
settings-curtain-hint = Der Plan bleibt verdeckt, bis der nächste Spieler allein davor sitzt und es sagt.
settings-muted = Du hörst nicht:
settings-muted-elsewhere = anderswo Stummgeschaltete
settings-unmute = Wieder alle hören
settings-kept = Dieser Server merkt es sich für dich.
settings-kept-here = Bleibt in diesem Browser, bis du einen Namen nennst.

## Leute

you = Du
you-are = Du: { $name }
you-come-in = Eintreten
you-nobody = Zum Spielen brauchst du kein Konto, nur einen Namen. Hast du schon ein Konto, dann melde dich an.
you-as-guest = Oder als Gast eintreten, ohne Konto
you-guest = Du bist Gast: Nur dieser Browser kennt dich.
you-account = Du hast ein Konto mit der Kennung { $login }.
you-login = Kennung
you-login-hint = 3 bis 30 Buchstaben von a bis z, Ziffern, Punkte, Binde- oder Unterstriche. Andere sehen sie nie.
you-password = Passwort
you-new-password = Neues Passwort
you-new-password-hint = Mindestens 8 Zeichen. Niemand kann es dir schicken, wenn du es vergisst: Bewahr es gut auf.
you-show = Zeigen, was ich schreibe
you-become = Ein Konto anlegen
you-become-why = Mit Kennung und Passwort kannst du von einem anderen Gerät zurückkommen, und auch dann, wenn dieser Browser dich vergessen hat. Name und Spiele bleiben dir. Eine E-Mail-Adresse brauchst du nicht.
you-become-do = Konto anlegen
you-sign-in = Anmelden
you-sign-in-guest = Die Spiele des Gastes { $name } bleiben zurück und lassen sich nicht mitnehmen. Willst du sie behalten, dann leg ein Konto an.
you-change-password = Passwort ändern
you-leave = Abmelden
you-leave-account = Deine Spiele laufen weiter. Mit Kennung und Passwort kommst du jederzeit zurück.
you-leave-guest = Dieser Browser vergisst dich. Ohne Konto kann niemand als { $name } zurückkommen, auch du nicht.
you-leave-here = Auf diesem Gerät abmelden
you-leave-everywhere = Auf allen Geräten abmelden
you-delete = Alles über mich löschen
you-delete-about = Das lässt sich nicht rückgängig machen. Du verlierst:
you-delete-name = deine Kennung, mit der dann niemand mehr hereinkommt
you-delete-words = deinen Namen, deine Einstellungen und alles, was du in Chats gesagt hast
you-delete-seats = deine Plätze: An laufenden Tischen spielt der Computer für dich weiter
you-delete-hosted = von dir eröffnete Tische, an denen noch niemand sonst sitzt
you-delete-records = deinen Platz in beendeten Spielen: Ihre Protokolle bleiben, ohne deinen Namen
you-delete-sure = Ja, ich will das alles verlieren
you-delete-do = Endgültig löschen
you-done-name = Von jetzt an heißt du { $name }.
you-done-become = Dein Konto ist angelegt. Du kannst jetzt von jedem Gerät zurückkommen.
you-done-sign-in = Willkommen zurück, { $name }.
you-done-password = Das Passwort ist geändert. Alle anderen Geräte müssen sich neu anmelden.
you-done-leave = Du bist abgemeldet.
you-done-delete = Alles ist gelöscht. Leb wohl.

## Erste Seite

lobby-title = Krieg der Ungeheuer
lobby-lead = Ein Tisch für Fantasy-Kriegsspiele, die niemand mehr kaufen kann. Kein Konto, nichts zu installieren: Namen nennen und spielen.
lobby-opponents = Gegner
lobby-play = Gegen den Computer spielen
lobby-starting = Der Tisch wird gedeckt …
lobby-lesson = Dein erstes Spiel
lobby-lesson-about = Neu hier? „Dein erstes Spiel“ ist kurz und erklärt jeden Schritt, wenn er kommt.
lobby-lesson-next = Nächste Lektion
lobby-lessons = Lektionen
lobby-lessons-about = Neu hier? { $count } Lektionen von etwa zehn Minuten, jede mit einem Gedanken. Beginne mit der ersten; was zu tun ist, steht dabei.
lobby-lesson-done = gespielt
lobby-as = Du spielst als { $name }.
lobby-legend = Was dieser Tisch für dich tut
lobby-knows = Er kennt jede Regel
lobby-knows-more = Er zeigt, was du tun darfst, und wenn etwas verboten ist, welche Regel es sagt.
lobby-rules = Regeln lesen
lobby-odds = Er nennt die Chancen
lobby-odds-more = Vor dem Wurf siehst du die genauen Aussichten. Danach kann jeder jeden Würfel nachprüfen.
lobby-friends = Er wartet auf deine Freunde
lobby-friends-more = Eröffne einen Tisch, verschick den Link, komm morgen wieder. Die übrigen Plätze füllt der Computer.
lobby-set-up = Einen Tisch eröffnen
list-mine = Deine Tische
list-your-turn = { $count ->
    [one] An einem Tisch bist du dran
   *[other] An { $count } Tischen bist du dran
}
list-more = { $count ->
    [one] Noch einen zeigen
   *[other] Noch { $count } zeigen
}
tables-title = Alle Tische
tables-open = Wartend
tables-running = Laufend
tables-finished = Beendet
tables-mine = Deine
tables-open-empty = Im Augenblick wartet sonst niemand auf Mitspieler.
tables-running-empty = Im Augenblick spielt sonst niemand.
tables-finished-empty = Noch ist kein Spiel zu Ende gegangen.
tables-mine-empty = Du hast noch keine Tische.
tables-filtered = Kein Tisch passt zu deinem Filter.
tables-older = Ältere zeigen
filter = Filter
filter-text = Tisch oder Spieler suchen
filter-any-game = Jedes Spiel
filter-any-pace = Jedes Tempo
filter-free = Nur mit freien Plätzen
filter-none = Zurücksetzen
record-title = Ein Protokoll ansehen
record-about = Zieh ein gespeichertes Spiel hierher, um es Zug um Zug anzusehen, die Würfel zu prüfen oder von jeder Stellung aus weiterzuspielen.
record-choose = Datei auswählen
record-look = { $file } ansehen
record-too-large = Diese Datei ist zu groß für ein Protokoll (mehr als 2 MB).
table-of = Tisch von { $name }
table-of-gone = Tisch, dessen Gastgeber gegangen ist
table-private = privat
table-lesson = Lektion
table-your-turn = Du bist dran
table-won = Sieg: { $names }
table-actions = { $number ->
    [one] eine Aktion
   *[other] { $number } Aktionen
}
table-play = Spielen
table-return = Zurückkehren
table-join = Hinsetzen
table-watch = Zusehen
table-replay = Nachspielen
table-analysis = { $name }, ein Protokoll
table-paused = unterbrochen
table-asleep = hier nicht fortsetzbar
table-look = Ansehen
table-unknown = Diesen Tisch gibt es nicht, oder er ist privat.
table-closed = Dieser Tisch wurde geschlossen.
table-close = Tisch schließen
table-close-waiting = Den Tisch gibt es dann nicht mehr, auch nicht für die, die schon hier sitzen.
table-close-game = Das Spiel ist dann gelöscht und lässt sich nicht zurückholen.

## Neuer Tisch

new-title = Einen Tisch eröffnen
new-you = Du
new-seats-range = für { $fewest } bis { $most } Spieler
new-seats = Plätze
new-how-many = Wie viele?
new-without-me = Ohne Platz siehst du zu.
new-options = Varianten
table-changes = { $count ->
    [0] wie üblich
    [one] eine Zahl geändert
   *[other] { $count } Zahlen geändert
}
table-cell = { $row }, { $column }; üblich ist { $usual }
table-as-usual = Alles wie üblich
new-private = Nur mit Link
new-private-about = Nur wer den Link hat, findet diesen Tisch.
new-open = Tisch eröffnen
new-open-about = Das Spiel kann beginnen, sobald alle freien Plätze besetzt sind; auch der Computer kann einen nehmen. Den Link kannst du Freunden schicken.
new-start = Spiel beginnen
new-start-about = Alle Plätze sind besetzt, es geht sofort los.
seat-me = Ich
seat-somebody = Frei, für jemand anderen
seat-here = Jemand anderes an diesem Bildschirm
seat-here-name = Name des Spielers: { $seat }
seat-here-example = Name dieses Spielers
seat-here-about = Ihr reicht den Bildschirm weiter; ein Vorhang trennt eure Geheimnisse.
new-who = Wer darf kommen
new-public = Alle
new-public-about = Der Tisch steht auf der ersten Seite. Jeder darf sich auf einen freien Platz setzen oder zusehen.
seat-open = freier Platz
seat-kept = frei gehalten für { $name }
seat-kept-you = für dich frei gehalten

## Tempo

pace = Tempo
pace-none = Ohne Uhr
pace-live = Live
pace-days = Über Tage
pace-none-about = Jeder nimmt sich die Zeit, die er braucht. Bleibt jemand weg, können die anderen den Computer einspringen lassen.
pace-live-about = Alle sitzen am Tisch. Jeder hat ein Zeitkonto und bekommt für jede Entscheidung etwas dazu.
pace-days-about = Jeder schaut vorbei, wann er mag, und hat für jede Entscheidung einige Tage.
pace-bank = Zeit für jeden Spieler
pace-own = Andere
pace-minutes = Minuten für das ganze Spiel
pace-seconds = Sekunden mehr je Entscheidung
pace-days-each = Tage für jede Entscheidung
pace-live-short = { $minutes } min + { $seconds } s
pace-days-short = { $days ->
    [one] je ein Tag
   *[other] je { $days } Tage
}
pace-timeout = Wenn die Zeit um ist
pace-timeout-bot = Der Computer spielt weiter
pace-timeout-wait = Die anderen warten
pace-timeout-bot-about = Er vertritt den Spieler, bis dieser seinen Platz wieder einnimmt.
pace-timeout-wait-about = Von selbst geschieht nichts; alle sehen, wessen Zeit um ist.

## Warten

waiting-for = { $count ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
waiting-kept = Es fehlt noch: { $names }. Das Spiel beginnt, sobald alle sitzen.
waiting-kept-you = Dein Platz ist für dich frei gehalten. Das Spiel beginnt, sobald alle sitzen.
waiting-ready = Alle sind da. Du kannst beginnen.
waiting-host = Alle sind da. Der Gastgeber startet das Spiel.
waiting-sit = Hier sitzen
waiting-stand = Aufstehen
waiting-decline = Diesmal nicht
waiting-free = Platz freigeben
waiting-hire = Computer spielen lassen
waiting-move = Hierher umsetzen
waiting-exchange = Platz tauschen
waiting-exchange-this = Mit diesem
waiting-exchange-not = Doch nicht
waiting-exchange-with = { $seat }: Mit welchem Platz soll er tauschen?
waiting-link = Andere einladen
waiting-link-about = Wer diesen Link hat, kann sich setzen oder zusehen.
waiting-link-look = Wer diesen Link hat, kann zusehen.
waiting-share = Teilen
waiting-fair-title = Ehrliche Würfel
seat-host = Gastgeber
seat-shared = an diesem Bildschirm
waiting-start = Spiel beginnen
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-fair = Der Server hat seinen geheimen Teil der Würfel schon gewählt, hier ist dessen Fingerabdruck; jeder Spieler gibt einen Teil dazu. Am Ende werden alle Teile gezeigt.
option-off = ohne „{ $option }“

## Am Tisch

panel = Am Tisch
panel-board = Spielplan
panel-choose = Wählen
panel-result = Ergebnis
panel-players = Spieler
panel-story = Verlauf
panel-chat = Plaudern
panel-overview = Übersicht
panel-taller = Dieses Feld höher oder niedriger machen
seat-you = du
seat-due = am Zug
seat-away = nicht da
seat-out = ausgeschieden
seat-is-bot = vom Computer gespielt
seat-lent = Computer vertritt
seat-given-up = { $name } (aufgegeben)
seat-lend = Den Computer für mich spielen lassen
seat-take-back = Meinen Platz wieder einnehmen
line-broken = Verbindung verloren. Neuer Versuch …
line-sending = Wird gesendet …
line-connecting = Der Plan wird ausgerollt …
board-missing = Für dieses Spiel hat noch niemand einen Plan gezeichnet. Du kannst über die Liste spielen.
board-zoom-in = Näher
board-zoom-out = Weiter weg
board-zoom-fit = Ganzer Plan

prompt-waiting = Warten auf { $names } …
prompt-showing = Die anderen spielen …
prompt-lent = Der Computer spielt für dich.
prompt-lent-late = Deine Zeit war um: Der Computer spielt für dich.
prompt-given-up = Du hast aufgegeben. Der Computer spielt weiter, du kannst zusehen.
prompt-catch-up = { $count ->
    [one] Zum Ende springen (noch einer)
   *[other] Zum Ende springen (noch { $count })
}
prompt-sealed = Deine Wahl bleibt geheim, bis alle gewählt haben.
chosen = Du hast gewählt:
chosen-change = Anders wählen
choices-alike = 1 von { $count } gleichen
choices-coming = Einen Augenblick: was möglich ist …
choices-pieces = { $count }, die etwas tun können
trail = Bisher gewählt
trail-back = zurücknehmen
trail-escape = Esc: ein Schritt zurück
undo = Zurücknehmen
asides-sure = Wirklich: { $verb }
write = Aktion eintippen
write-label = Eine Aktion, wie im Protokoll eines Spiels
write-send = Ausführen
write-about = Wie im Protokoll eines Spiels. Unerlaubtes schadet nicht: Du liest dann, welche Regel es verbietet.
odds-expected = { $expected } zu erwarten
refused-rule = Regel { $id }: { $title }
refused-book = { $id } im Regelbuch
refused-close = In Ordnung

story-opening = Aufbau
story-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-join = Mitreden
chat-label = Etwas sagen
chat-send = Sagen

result-won = { $name } gewinnt
result-you-won = Du gewinnst!
result-draw = Unentschieden
result-shared = { $names } teilen sich den Sieg
result-score = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
result-again = Noch ein Spiel
result-next-lesson = Weiter: { $title }
result-record = Protokoll speichern
replay = Nachspielen
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-on = Eine Aktion weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-number = Aktion
replay-at = { $number } von { $last }

## Was schiefgehen kann

trouble-nobody = Nenne zuerst einen Namen.
trouble-bad-name = Ein Name hat 1 bis 30 Zeichen.
trouble-too-many-guests = Aus deinem Netz kommen gerade zu viele Gäste. Warte ein wenig.
trouble-login-taken = Diese Kennung hat schon jemand. Wähle eine andere.
trouble-bad-login = Eine Kennung hat 3 bis 30 Buchstaben von a bis z, Ziffern, Punkte, Binde- oder Unterstriche.
trouble-bad-password = Ein Passwort hat 8 bis 200 Zeichen und ist nicht deine Kennung.
trouble-already-account = Du hast schon ein Konto.
trouble-no-account = Du bist Gast und hast kein Passwort.
trouble-wrong-login = Kennung oder Passwort stimmt nicht.
trouble-too-many-logins = Zu viele Versuche. Warte ein paar Minuten.
trouble-busy = Gerade kommen zu viele herein. Warte ein wenig.
trouble-no-storage = Der Server kann gerade nichts speichern. Es hat sich nichts geändert.
trouble-unknown-table = Diesen Tisch gibt es nicht, oder er ist privat.
trouble-too-many-tables = Du hast zu viele unfertige Tische. Beende oder schließe zuerst einen.
trouble-too-much-stored = Deine Tische brauchen zu viel Platz. Beende oder schließe zuerst einige.
trouble-not-open = Das Spiel hat schon begonnen.
trouble-not-begun = Das Spiel hat noch nicht begonnen.
trouble-not-running = Das Spiel läuft nicht.
trouble-not-finished = Das Spiel ist noch nicht zu Ende.
trouble-not-host = Das darf nur der Gastgeber des Tisches.
trouble-others-sit = An diesem Tisch sitzen noch andere. Er kann nicht mehr geschlossen werden.
trouble-not-your-seat = Dieser Platz gehört nicht dir.
trouble-not-seated = Du sitzt nicht an diesem Tisch.
trouble-already-seated = Du sitzt schon an diesem Tisch.
trouble-seat-taken = Dort sitzt schon jemand.
trouble-seat-kept = Dieser Platz wird für jemand anderen frei gehalten.
trouble-not-kept = Dieser Platz wird für niemanden frei gehalten.
trouble-seats-open = Einige Plätze sind noch frei.
trouble-seat-lent = Der Computer spielt für dich. Nimm deinen Platz erst wieder ein.
trouble-which-seat = Du hast mehrere Plätze. Sag, welchen du meinst.
trouble-other-seat = Gerade sieht jemand anders hin. Wechselt euch zuerst ab.
trouble-only-gallery = Wer zuschaut, spricht mit den anderen Zuschauern.
trouble-only-table = Bis das Spiel zu Ende ist, bleiben die Zuschauer unter sich.
trouble-other-version = Dieser Tisch wird nach anderen Regeln gespielt, als dieser Server kennt. Nichts ist verloren: Das Spiel ruht, bis es jemand, der diesen Server betreibt, auf die neuen Regeln umstellt.
trouble-cannot-continue = Nichts ist verloren. Aber diese Version des Programms kann dieses Spiel nicht fortsetzen, weil es anders verlaufen würde. Wer diesen Server betreibt, findet im Protokoll des Servers, was abweicht.
trouble-other-rules = Dieser Tisch passt nicht mehr zu den Regeln; eröffne einen neuen.
trouble-newer-rules = Seit dieser Tisch eröffnet wurde, gibt es eine neue Fassung der Regeln. Starte noch einmal, um danach zu spielen.
trouble-bad-setup = So lässt sich der Tisch nicht decken: { $text }
trouble-bad-record = Mit diesem Protokoll stimmt etwas nicht. { $text }
trouble-bad-text = Sag etwas, aber nicht zu viel auf einmal.
trouble-too-much-chat = Du hast viel auf einmal gesagt. Warte einen Augenblick.
trouble-chat-full = Hier wurde so viel gesagt, dass kein Platz mehr ist.
trouble-too-many-requests = Zu viel auf einmal. Warte einen Augenblick.
trouble-too-many-connections = Zu viel auf einmal. Warte einen Augenblick.
trouble-too-long = Die Adresse ist zu lang.
trouble-too-many-searches = Zu viele Suchen auf einmal. Warte einen Augenblick.
trouble-too-many-messages = Zu viel auf einmal. Warte einen Augenblick.
trouble-too-many-checks = Zu viel auf einmal zu prüfen. Warte einen Augenblick.
trouble-too-many-records = Zu viele Protokolle auf einmal. Warte eine Minute.
trouble-too-many-stories = Zu viele ganze Spiele auf einmal. Warte einen Augenblick.
trouble-too-many-forks = Dieses Spiel wurde zu oft weitergespielt.
trouble-game-over = Dort ist das Spiel zu Ende. Geh ein wenig zurück.
trouble-before-fork = Von dort wurde die Partie weitergespielt. Weiter zurück geht es nicht.
trouble-stale = Jemand war schneller. Sieh nach, was sich geändert hat.
trouble-not-arrived = Es ist nicht angekommen; bitte wähle noch einmal.
trouble-paused = Das Spiel ist unterbrochen.
trouble-not-paused = Das Spiel ist nicht unterbrochen.
trouble-motion-pending = Alle werden gerade etwas anderes gefragt. Beantworte zuerst das.
trouble-no-motion = Es steht keine Frage mehr an.
trouble-already-answered = Du hast schon zugestimmt.
trouble-not-yours = Das hat jemand anderes vorgeschlagen.
trouble-by-consent = Zum Beenden müssen alle zustimmen.
trouble-no-stop = Dieses Spiel kennt kein Ende durch Vereinbarung.
trouble-not-waited-for = Auf diesen Spieler wartet gerade niemand.
trouble-time-left = Die Uhr dieses Spielers ist noch nicht abgelaufen.
trouble-too-soon = Der Computer darf erst einspringen, wenn ihr eine Viertelstunde gewartet habt.
trouble-too-soon-for-two = Zu zweit darf der Computer erst einspringen, wenn du einen Tag gewartet hast.
trouble-still-here = Dieser Spieler ist am Tisch, und sonst ist niemand da, der zustimmen könnte.
trouble-unknown-game = Dieses Spiel gibt es hier nicht.
trouble-unknown-bot = Diesen Computergegner gibt es für dieses Spiel nicht.
trouble-unknown-order = Diesen Dauerauftrag gibt es an diesem Tisch nicht.
trouble-unknown-choice = Diese Auswahl gibt es nicht.
trouble-unknown-language = Diese Sprache wird hier nicht gesprochen.
trouble-unknown-path = Hier gibt es nichts.
trouble-no-rulebook = Zu diesem Spiel gibt es kein Regelbuch.
trouble-bad-number = Diese Aktion gibt es in diesem Spiel nicht.
trouble-bad-seat = Dieser Platz lässt sich nicht wählen.
trouble-bad-part = Dein Teil der Würfel muss aus 8 bis 128 Buchstaben und Ziffern bestehen.
trouble-bad-message = Der Server hat das nicht verstanden.
trouble-not-json = Der Server hat das nicht verstanden.
trouble-foreign-origin = Das kam von einer fremden Seite und wurde deshalb nicht ausgeführt.
trouble-not-for-you = Das ist nur für den, der diesen Server betreibt.
trouble-failed = Der Server konnte das nicht ausführen. Der Fehler liegt bei uns, nicht bei dir.
trouble-other = Das hat nicht geklappt: { $text }

## Regeln und Dank

rules-title = { $game ->
    [none] Regeln
   *[other] Die Regeln von { $game }
}
rules-search = Suchen: Wort oder Regel (T7.4a)
rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-contents = Kapitel
rules-ruling = Unsere Regelung
rules-example = Beispiel
rules-nothing = Keine Regel enthält alle diese Wörter.
rules-none = Zu diesem Spiel gibt es kein Regelbuch.
rules-other-language = Dieses Regelbuch ist noch nicht übersetzt. Du liest es auf: { $language }.
credits-title = Dank und Lizenzen
credits-games = Die Spiele
credits-games-text = Die Spiele sind das Werk ihrer Autoren; ihre Namen können Marken ihrer Inhaber sein. Dieses Projekt steht in keiner Verbindung zu Autoren oder Verlagen und wird von ihnen nicht unterstützt. Es enthält weder ihre Texte noch ihre Bilder: Die Regelbücher sind hier mit eigenen Worten erzählt.
credits-program = Dieses Programm
credits-program-text = Hexenkessel ist freie Software unter der Apache-Lizenz 2.0.
credits-icons = Bilder
credits-icons-text = Die kleinen Bilder stammen von
credits-fonts = Schrift
credits-fonts-text = Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica,
credits-software = Gebaut mit

## Die geführte erste Partie

lesson = Ein Wort dazu
lesson-rule = Regel { $id }
lesson-close = Verstanden
lesson-stop = Keine Erklärungen mehr

## Am Tisch: Uhren, was alle wollen müssen, das Menü

person-gone = jemand, der gegangen ist
seat-and-player = { $seat } · { $player }
seat-take-back-named = { $name } übernimmt den Platz wieder
clock-left = noch { $shown }
clock-low = Deine Zeit läuft ab.
clock-days = { $days ->
    [0] { $hours ->
        [0] { $minutes } Min.
       *[other] { $hours } Std. { $minutes } Min.
    }
   *[other] { $hours ->
        [0] { $days ->
            [one] 1 Tag
           *[other] { $days } Tage
        }
       *[other] { $days } T. { $hours } Std.
    }
}
paused = Das Spiel ruht. Die Uhren stehen.
speed = Tempo
motion = Eine Frage an alle
motion-stop = { $mine ->
    [yes] Du schlägst vor, das Spiel zu beenden.
   *[no] { $name } schlägt vor, das Spiel zu beenden.
}
motion-pause = { $mine ->
    [yes] Du bittest um eine Pause.
   *[no] { $name } bittet um eine Pause.
}
motion-undo = { $mine ->
    [yes] Du bittest, alles zurückzunehmen ab: „{ $what }“
   *[no] { $name } bittet, alles zurückzunehmen ab: „{ $what }“
}
motion-lend = { $mine ->
    [yes] Du schlägst vor, dass der Computer { $whose } vertritt, bis { $whose } wieder da ist.
   *[no] { $name } schlägt vor, dass der Computer { $whose } vertritt, bis { $whose } wieder da ist.
}
motion-lend-you = { $name } schlägt vor, dass der Computer dich vertritt, bis du wieder da bist.
motion-agreed = { $name } ist einverstanden
motion-needed = { $name } hat noch nicht geantwortet
motion-yes = Ja, einverstanden
motion-no = Nein
motion-here = Ich bin da
motion-withdraw = Frage zurückziehen
motion-refused = { $kind ->
    [pause] { $name } hat Nein zu einer Pause gesagt.
    [undo] { $name } hat Nein zum Zurücknehmen gesagt.
    [stop] { $name } hat Nein zum Ende des Spiels gesagt.
   *[lend] { $name } hat Nein dazu gesagt, dass der Computer einspringt.
}
motion-somebody = Jemand
motion-overtaken = Das Spiel ist weitergegangen; deine Frage gilt nicht mehr.
menu = Tisch
asides-more = { $verb } …
menu-title = An diesem Tisch
menu-all = Wenn alle einverstanden sind
menu-all-about = Die anderen werden gefragt; zur Ablehnung genügt ein einziges Nein. Gegen den Computer allein geschieht es sofort.
menu-all-pending = Eine Frage wartet auf Antworten. Bis dahin kann keine andere gestellt werden.
menu-pause = Um eine Pause bitten
menu-resume = Weiterspielen
menu-stop = Vorschlagen, das Spiel zu beenden
menu-stop-alone = Das Spiel beenden …
menu-stop-ask = Das Spiel beenden? Dann entscheidet, wie es steht.
menu-stop-do = Beenden
menu-resign = Spiel aufgeben
menu-resign-ends = Damit endet das Spiel, und die anderen haben gewonnen.
menu-resign-leaves = Ein Computer spielt an deiner Stelle weiter. Den Platz bekommst du nicht zurück.
menu-resign-not = Doch nicht
menu-back = Weiter zurücknehmen …
menu-back-about = Was soll als Erstes zurückgenommen werden? Alles danach verschwindet mit.
menu-back-ask = Ab hier zurücknehmen
menu-lend = { $alone ->
    [yes] { $name } vom Computer vertreten lassen
   *[no] Vorschlagen, dass der Computer { $name } vertritt
}
menu-lend-about = { $alone ->
    [yes] Das geht, sobald du einen Tag gewartet hast.
   *[no] Das geht, sobald ihr eine Viertelstunde gewartet habt.
} { $name } kann den Platz jederzeit wieder einnehmen.
menu-seat = Dein Platz
menu-bot = Wer für dich spielt
menu-orders = Daueraufträge
menu-orders-about = Diese Entscheidungen werden dann für dich beantwortet, wann immer sie anstehen. Haben zwei Aufträge eine Antwort, gilt der obere.
menu-calls = Als Gastgeber kannst du ausrufen
menu-show = Die Züge der anderen
curtain = Spielerwechsel
curtain-give = Gib das Gerät an { $name }
curtain-open = Ich bin { $name }
curtain-about = Bis dahin steht niemandes Geheimnis auf diesem Bildschirm.
confirm = Ist es so gemeint?
confirm-do = Ausführen
confirm-not = Doch nicht
chat-channel = Wer zu hören ist
chat-table = Tisch
chat-gallery = Zuschauer
chat-label-gallery = Etwas zu den Zuschauern sagen
chat-mute = Stummschalten
chat-muted = Hier stumm:
chat-unmute = { $name } wieder hören

## Ehrliche Würfel

dice = Ehrliche Würfel
dice-story = Ehrliche Würfel: Der Teil des Servers ist schon gewählt. Sein Fingerabdruck, am Ende zu prüfen:
dice-pledge = Bevor irgendjemand seinen Teil beigetragen hatte, hat der Server seinen Teil der Würfel gewählt und diesen Fingerabdruck davon veröffentlicht. Nach dem Spiel werden alle Teile gezeigt, und du kannst jeden Wurf nachprüfen.
dice-mine = Dein eigener Teil:
dice-changed = Diesem Browser wurde vorher ein anderer Fingerabdruck gezeigt:
dice-check = Würfel prüfen
dice-secret = Die Teile der Würfel sind geheim, bis das Spiel vorbei ist.
dice-host = { $verdict ->
    [yes] Der Teil des Servers passt zum Fingerabdruck, den dieser Browser seit dem Anfang aufbewahrt.
    [no] Der Teil des Servers passt nicht zum Fingerabdruck, den dieser Browser aufbewahrt hat.
   *[unknown] Dieser Browser war nicht dabei, als der Fingerabdruck veröffentlicht wurde, und kann ihn nicht vergleichen.
}
dice-own = { $verdict ->
    [yes] Der Teil, den dieser Browser beigetragen hat, steckt in den Würfeln: Niemand konnte sie allein wählen.
    [no] Der Teil, den dieser Browser beigetragen hat, steckt nicht in den Würfeln.
   *[unknown] Dieser Browser hat keinen eigenen Teil beigetragen.
}
dice-rolls = { $wrong ->
    [0] { $count ->
        [one] Der einzige Wurf wurde hier aus den Teilen neu berechnet und ist derselbe.
       *[other] Alle { $count } Würfe wurden hier aus den Teilen neu berechnet und sind dieselben.
    }
    [one] Einer von { $count } Würfen stammt nicht aus diesen Teilen.
   *[other] { $wrong } von { $count } Würfen stammen nicht aus diesen Teilen.
}
dice-rolls-waits = Die Würfe werden hier neu berechnet …
dice-rolls-failed = Die Würfe konnten hier nicht neu berechnet werden: { $problem }
dice-server = { $ok ->
    [yes] Der Server hat alle { $actions } Aktionen nach den Regeln noch einmal gespielt und kommt auf dasselbe Spiel.
   *[no] Der Server hat das Spiel noch einmal gespielt und findet einen Fehler.
}
dice-server-waits = Der Server spielt das Spiel noch einmal …
dice-server-failed = Der Server konnte das Spiel nicht noch einmal spielen: { $problem }
dice-list = Wurf für Wurf
dice-fits = Derselbe.
dice-wrong = Aus diesen Teilen ergibt sich: { $expected }
dice-parts = Woraus die Würfel gemacht waren
dice-commitment = Am Anfang veröffentlichter Fingerabdruck (SHA-256)
dice-part-host = Teil des Servers
dice-part-fork = Neue Würfel nach Aktion { $number }
dice-how = Der Schlüssel der Würfel ist der BLAKE2b-Hash aller Teile; jeder Wurf ist ein Hash mit diesem Schlüssel aus der Nummer der Aktion und dem Zweck des Wurfs. Dein Browser hat das eben selbst nachgerechnet.

## Danach

result-rematch = Revanche
result-join = Zur Revanche setzen
result-watch = Der Revanche zusehen
analysis = Analyse
analysis-about = Mit der Leiste unter dem Plan gehst du das Spiel durch. Von jeder Stellung aus kannst du weiterspielen.
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
play-on = Von hier weiterspielen
play-on-about = Nach Aktion { $number } beginnt ein neues Spiel mit neuen Würfeln. Der Computer übernimmt alle anderen Plätze; dieses Spiel bleibt, wie es ist.
play-on-seat = Welchen Platz nimmst du?
play-on-was = war { $name }
play-on-bot = Die anderen spielt
play-on-start = Weiterspielen
play-on-name = Sag uns erst einen Namen.
origin = Weitergespielt nach Aktion { $number } eines anderen Spiels.
origin-look = Ansehen

workshop = Werkstatt
workshop-none = Für dieses Spiel gibt es nichts zu bauen.
option-own = Selbst gemacht
