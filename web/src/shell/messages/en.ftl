# The words of the shell. What a game says comes from the game itself.

## Everywhere

skip = Skip to the page
nav = Main
nav-tables = Tables
nav-new = New table
nav-rules = Rules
nav-credits = Credits and licences
footer = Free software. Not affiliated with the authors or publishers of the games.
close = Close
loading = One moment …
game = Game
your-name = Your name
your-name-example = as the others will see it
field-missing = Please fill this in.
field-short = At least { $least } characters, please.
field-number = A whole number, please.
field-range = A number from { $least } to { $most }, please.
field-unchecked = Tick this box first.
trouble-unreachable = The server cannot be reached. Is it running?
release-new = There is a new version of Hexenkessel; this page is still the old one.
release-reload = Reload the page
release-again = Try again
missing-title = Uncharted
missing-text = There is nothing at this address.
missing-back = Back to the tables
bot-name = { $bot ->
    [greedy] Computer (shrewd)
    [random] Computer (careless)
   *[other] Computer ({ $bot })
}

## Settings

settings = Settings
settings-language = Language
settings-theme = Light
theme-auto = As on the device
theme-light = Day
theme-dark = Night
settings-speed = Speed of the others’ moves
settings-speed-hint = How long each move is shown before the next.
speed-none = At once
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
settings-rename = Change
settings-explain = Explain what comes up for the first time
settings-explain-hint = Short hints at the table, for those who are still learning a game.
settings-confirm = Show the odds before you roll
settings-confirm-hint = A click on the board that would roll dice shows the odds first, and asks. On a touch screen it always does.
settings-curtain = A curtain between players at one screen
settings-curtain-hint = The board is covered until the next player says that he sits there alone.
settings-muted = You do not hear:
settings-muted-elsewhere = somebody muted elsewhere
settings-unmute = Hear everybody again
settings-kept = Kept for you by this server.
settings-kept-here = Kept in this browser until you give a name.

## People

you = You
you-are = You: { $name }
you-come-in = Come in
you-nobody = You need no account to play, only a name. If you have an account, sign in.
you-as-guest = Or come in as a guest, without an account
you-guest = You are a guest: only this browser knows you.
you-account = You have an account with the login { $login }.
you-login = Login
you-login-hint = 3 to 30 letters from a to z, digits, dots, hyphens or underscores. Others never see it.
you-password = Password
you-new-password = New password
you-new-password-hint = At least 8 characters. Nobody can send it to you if you forget it: keep it well.
you-show = Show what I write
you-become = Make an account
you-become-why = With a login and a password you can come back from another device, or after this browser has forgotten you. You keep your name and all your games. No e-mail address is asked for.
you-become-do = Make the account
you-sign-in = Sign in
you-sign-in-guest = The games of the guest { $name } stay behind and cannot be taken along. To keep them, make an account instead.
you-change-password = Change the password
you-leave = Leave
you-leave-account = Your games go on. Come back at any time with login and password.
you-leave-guest = This browser forgets you. Without an account nobody can come back as { $name }, not even you.
you-leave-here = Leave on this device
you-leave-everywhere = Leave on all devices
you-delete = Delete everything about me
you-delete-about = This cannot be undone. You lose:
you-delete-name = your login, with which nobody can come in any more
you-delete-words = your name, your settings and everything you have said in chats
you-delete-seats = your seats: at tables that are being played the computer goes on for you
you-delete-hosted = tables you have opened at which nobody else sits yet
you-delete-records = your place in finished games: their records stay, without your name
you-delete-sure = Yes, I want to lose all this
you-delete-do = Delete for ever
you-done-name = From now on you are { $name }.
you-done-become = Your account is made. You can now come back from any device.
you-done-sign-in = Welcome back, { $name }.
you-done-password = The password is changed. All other devices have to sign in again.
you-done-leave = You have left.
you-done-delete = Everything is deleted. Farewell.

## First page

lobby-title = War among monsters
lobby-lead = A table for fantasy war games that nobody can buy any more. No account, nothing to install: give a name and play.
lobby-opponents = Opponents
lobby-play = Play against the computer
lobby-starting = The table is being laid …
lobby-lesson = Your first game
lobby-lesson-about = New here? “Your first game” is short and explains each step as it comes.
lobby-lesson-next = Next lesson
lobby-lessons = Lessons
lobby-lessons-about = New here? { $count } lessons of about ten minutes, one idea each. Begin with the first; what to do is said as you play.
lobby-lesson-done = done
lobby-as = You play as { $name }.
lobby-legend = What this table does for you
lobby-knows = It knows every rule
lobby-knows-more = It shows what you may do, and if something is forbidden, which rule says so.
lobby-rules = Read the rules
lobby-odds = It tells the odds
lobby-odds-more = Before you roll you see the exact chances. Afterwards anybody can check every die.
lobby-friends = It waits for your friends
lobby-friends-more = Open a table, send the link, come back tomorrow. The computer can fill the other seats.
lobby-set-up = Set up a table
list-mine = Your tables
list-your-turn = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
list-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
tables-title = All tables
tables-open = Waiting
tables-running = Being played
tables-finished = Finished
tables-mine = Yours
tables-open-empty = Nobody else is waiting for players just now.
tables-running-empty = Nobody else is playing just now.
tables-finished-empty = No game has been finished yet.
tables-mine-empty = You have no tables yet.
tables-filtered = No table fits your filter.
tables-older = Show older ones
filter = Filter
filter-text = Search for a table or a player
filter-any-game = Any game
filter-any-pace = Any pace
filter-free = Only with free seats
filter-none = Clear
record-title = Look at a record
record-about = Drop a saved game here to step through it, check its dice, or play on from any position.
record-choose = Choose a file
record-look = Look at { $file }
record-too-large = This file is too large for a record (more than 2 MB).
table-of = { $name }’s table
table-of-gone = A table whose host has left
table-private = private
table-lesson = lesson
table-your-turn = Your turn
table-won = Won by { $names }
table-actions = { $number ->
    [one] one action
   *[other] { $number } actions
}
table-play = Play
table-return = Return
table-join = Sit down
table-watch = Watch
table-replay = Replay
table-analysis = { $name }, a record
table-paused = paused
table-asleep = cannot be continued here
table-look = Look
table-unknown = There is no such table, or it is private.
table-closed = This table has been closed.
table-close = Close the table
table-close-waiting = The table is gone then, for those who already sit here too.
table-close-game = The game is deleted then, and cannot be brought back.

## New table

new-title = Set up a table
new-you = You
new-seats-range = for { $fewest } to { $most } players
new-seats = Seats
new-how-many = How many?
new-without-me = Without a seat you will look on.
new-options = Options
table-changes = { $count ->
    [0] as usual
    [one] one number changed
   *[other] { $count } numbers changed
}
table-cell = { $row }, { $column }; usually { $usual }
table-as-usual = All as usual
new-private = Only by link
new-private-about = Only those who have the link find this table.
new-open = Open the table
new-open-about = The game can start as soon as all open seats are taken; the computer can take one, too. You can send the link to friends.
new-start = Start the game
new-start-about = All seats are taken, so it starts at once.
seat-me = Me
seat-somebody = Open, for somebody else
seat-here = Somebody else at this screen
seat-here-name = Name of the player: { $seat }
seat-here-example = name of this player
seat-here-about = You pass the screen to each other; a curtain keeps your secrets apart.
new-who = Who may come
new-public = Everybody
new-public-about = The table is listed on the first page. Anybody may sit down in an open seat, or look on.
seat-open = open seat
seat-kept = kept for { $name }
seat-kept-you = kept for you

## Pace

pace = Pace
pace-none = No clock
pace-live = Live
pace-days = By days
pace-none-about = Everybody takes the time he needs. If somebody stays away, the others can let the computer step in.
pace-live-about = All are at the table. Each has an account of time, and gets some more for every decision.
pace-days-about = Everybody comes by when he likes, and has some days for each decision.
pace-bank = Time for each player
pace-own = Other
pace-minutes = Minutes for the whole game
pace-seconds = Seconds more for each decision
pace-days-each = Days for each decision
pace-live-short = { $minutes } min + { $seconds } s
pace-days-short = { $days ->
    [one] a day each
   *[other] { $days } days each
}
pace-timeout = When the time is up
pace-timeout-bot = The computer plays on
pace-timeout-wait = The others wait
pace-timeout-bot-about = It takes over until the player comes back to his seat.
pace-timeout-wait-about = Nothing happens by itself; everybody sees whose time is up.

## Waiting

waiting-for = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
waiting-kept = Waiting for { $names }. The game begins as soon as everybody sits.
waiting-kept-you = Your seat is kept for you. The game begins as soon as everybody sits.
waiting-ready = Everybody is here. You may start.
waiting-host = Everybody is here. The host will start the game.
waiting-sit = Sit here
waiting-stand = Stand up
waiting-decline = Not this time
waiting-free = Free this seat
waiting-hire = Let the computer play
waiting-move = Move here
waiting-exchange = Swap seats
waiting-exchange-this = With this one
waiting-exchange-not = Leave it
waiting-exchange-with = { $seat }: with which seat shall it change places?
waiting-link = Invite others
waiting-link-about = Whoever has this link can sit down or look on.
waiting-link-look = Whoever has this link can look on.
waiting-share = Share
waiting-fair-title = Fair dice
seat-host = host
seat-shared = at this screen
waiting-start = Start the game
waiting-copy = Copy the link
waiting-copied = Copied
waiting-fair = The server has already chosen its secret part of the dice, whose fingerprint is here, and every player adds one. Afterwards all parts are shown.
option-off = without “{ $option }”

## At the table

panel = At the table
panel-board = Board
panel-choose = Choose
panel-result = Result
panel-players = Players
panel-story = Story
panel-chat = Chat
panel-overview = Overview
panel-taller = Make this panel taller or lower
seat-you = you
seat-due = to play
seat-away = away
seat-out = out
seat-is-bot = played by the computer
seat-lent = computer steps in
seat-given-up = { $name } (gave up)
seat-lend = Let the computer play for me
seat-take-back = Take my seat back
line-broken = Connection lost. Trying again …
line-sending = Sending …
line-connecting = The board is being unrolled …
board-missing = Nobody has drawn a board for this game yet. You can play by the list of choices.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Whole board

prompt-waiting = Waiting for { $names } …
prompt-showing = The others are playing …
prompt-lent = The computer plays for you.
prompt-lent-late = Your time was up: the computer plays for you.
prompt-given-up = You have given up. The computer plays on; you may look on.
prompt-catch-up = { $count ->
    [one] Skip to the end (one more)
   *[other] Skip to the end ({ $count } more)
}
prompt-sealed = Your choice stays secret until all have chosen.
chosen = You have chosen:
chosen-change = Choose otherwise
choices-alike = 1 of { $count } alike
choices-coming = One moment: what it can do …
choices-pieces = { $count } that can do something
trail = Picked so far
trail-back = take back
trail-escape = Esc: one step back
undo = Take back
asides-sure = Really: { $verb }
write = Write it out
write-label = An action, as in the record of a game
write-send = Do it
write-about = As in the record of a game. What is not allowed does no harm: you will read which rule forbids it.
odds-expected = { $expected } expected
refused-rule = Rule { $id }: { $title }
refused-book = { $id } in the rulebook
refused-close = All right

story-opening = Setting up
story-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-join = Join in
chat-label = Say something
chat-send = Say

result-won = { $name } wins
result-you-won = You win!
result-draw = A draw
result-shared = { $names } share the victory
result-score = { $score ->
    [one] one point
   *[other] { $score } points
}
result-again = Another game
result-next-lesson = Next: { $title }
result-record = Save the record
replay = Replay
replay-first = To the beginning
replay-back = One action back
replay-on = One action on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-number = Action
replay-at = { $number } of { $last }

## What may go wrong

trouble-nobody = Tell us a name first.
trouble-bad-name = A name has 1 to 30 letters.
trouble-too-many-guests = Too many guests come from your network just now. Wait a little.
trouble-login-taken = Somebody else has this login. Choose another one.
trouble-bad-login = A login has 3 to 30 letters from a to z, digits, dots, hyphens or underscores.
trouble-bad-password = A password has 8 to 200 characters and is not your login.
trouble-already-account = You already have an account.
trouble-no-account = You are a guest and have no password.
trouble-wrong-login = Login or password is wrong.
trouble-too-many-logins = Too many attempts. Wait some minutes.
trouble-busy = Too many people come in just now. Wait a little.
trouble-no-storage = The server cannot store anything just now. Nothing has changed.
trouble-unknown-table = There is no such table, or it is private.
trouble-too-many-tables = You have too many tables that are not finished. Finish or close one first.
trouble-too-much-stored = Your tables take too much room. Finish or close some first.
trouble-not-open = The game has already begun.
trouble-not-begun = The game has not begun yet.
trouble-not-running = The game is not being played.
trouble-not-finished = The game is not over yet.
trouble-not-host = Only the host of the table may do that.
trouble-others-sit = Other people sit at this table, so it cannot be closed any more.
trouble-not-your-seat = This seat is not yours.
trouble-not-seated = You do not sit at this table.
trouble-already-seated = You already sit at this table.
trouble-seat-taken = Somebody else sits there.
trouble-seat-kept = This seat is kept for somebody else.
trouble-not-kept = This seat is kept for nobody.
trouble-seats-open = Some seats are still open.
trouble-seat-lent = The computer plays your seat. Take it back first.
trouble-which-seat = You have several seats. Say which one.
trouble-other-seat = Somebody else is looking. Change places first.
trouble-only-gallery = Those who look on speak in the gallery.
trouble-only-table = The gallery is for those who look on, until the game is over.
trouble-other-version = This table is played by other rules than this server knows. Nothing is lost: the game sleeps until whoever runs this server moves it.
trouble-cannot-continue = Nothing is lost. But this version of the program cannot continue this game, because it would not take the same course. Whoever runs this server finds in the log what differs.
trouble-other-rules = This table does not fit the rules any more; open another one.
trouble-newer-rules = Since this table was opened there is a new version of the rules. Start again to play by it.
trouble-bad-setup = The table cannot be laid like this: { $text }
trouble-bad-record = Something is wrong with this record. { $text }
trouble-bad-text = Say something, but not too much at once.
trouble-too-much-chat = You have said much at once. Wait a moment.
trouble-chat-full = So much has been said here that there is no room for more.
trouble-too-many-requests = Too much at once. Wait a moment.
trouble-too-many-connections = Too much at once. Wait a moment.
trouble-too-long = The address is too long.
trouble-too-many-searches = Too many searches at once. Wait a moment.
trouble-too-many-messages = Too much at once. Wait a moment.
trouble-too-many-checks = Too much to check at once. Wait a moment.
trouble-too-many-records = Too many records at once. Wait a minute.
trouble-too-many-stories = Too many whole games at once. Wait a moment.
trouble-too-many-forks = This game has been played on too often.
trouble-game-over = The game is over there. Go back a little.
trouble-before-fork = The game was played on from there. It cannot go back any further.
trouble-stale = Somebody was faster than you. See what has changed.
trouble-not-arrived = It did not arrive; please choose again.
trouble-paused = The game is paused.
trouble-not-paused = The game is not paused.
trouble-motion-pending = Something else is being asked of everybody. Answer that first.
trouble-no-motion = Nothing is being asked of everybody any more.
trouble-already-answered = You have already agreed.
trouble-not-yours = Somebody else has asked for this.
trouble-by-consent = To stop, everybody must agree.
trouble-no-stop = This game knows no end by agreement.
trouble-not-waited-for = The table is not waiting for this player.
trouble-time-left = This player still has time on the clock.
trouble-too-soon = The computer may step in once the table has waited a quarter of an hour.
trouble-too-soon-for-two = Where two play, each waits a day for the other before the computer may step in.
trouble-still-here = This player is at the table, and there is nobody else to agree.
trouble-unknown-game = This game does not exist here.
trouble-unknown-bot = There is no such computer player for this game.
trouble-unknown-order = There is no such standing order at this table.
trouble-unknown-choice = There is no such choice.
trouble-unknown-language = This language is not spoken here.
trouble-unknown-path = There is nothing here.
trouble-no-rulebook = There is no rulebook for this game.
trouble-bad-number = There is no such action in this game.
trouble-bad-seat = This seat cannot be chosen.
trouble-bad-part = Your part of the dice must have 8 to 128 letters and digits.
trouble-bad-message = The server did not understand this.
trouble-not-json = The server did not understand this.
trouble-foreign-origin = This came from another site, so it was not done.
trouble-not-for-you = This is only for whoever runs this server.
trouble-failed = The server could not do this. That is our mistake, not yours.
trouble-other = This did not work: { $text }

## Rules and credits

rules-title = { $game ->
    [none] Rules
   *[other] The rules of { $game }
}
rules-search = Search: a word, or a rule such as T7.4a
rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
rules-contents = Chapters
rules-ruling = Our ruling
rules-example = Example
rules-nothing = No rule has all these words.
rules-none = There is no rulebook for this game.
rules-other-language = This rulebook is not translated yet. You are reading it in: { $language }.
credits-title = Credits and licences
credits-games = The games
credits-games-text = The games are the work of their authors, and their names may be trademarks of their owners. This project is not affiliated with the authors or the publishers and not endorsed by them. It contains neither their texts nor their pictures: the rulebooks here are told in our own words.
credits-program = This program
credits-program-text = Hexenkessel is free software under the Apache License 2.0.
credits-icons = Pictures
credits-icons-text = The small pictures are from
credits-fonts = Type
credits-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica,
credits-software = Built with

## The guided first game

lesson = A word about this
lesson-rule = Rule { $id }
lesson-close = Got it
lesson-stop = No more explanations

## At the table: clocks, what all must agree to, the menu

person-gone = somebody who has left
seat-and-player = { $seat } · { $player }
seat-take-back-named = { $name } takes the seat back
clock-left = { $shown } left
clock-low = Your time is running out.
clock-days = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
   *[other] { $hours ->
        [0] { $days ->
            [one] 1 day
           *[other] { $days } days
        }
       *[other] { $days } d { $hours } h
    }
}
paused = The game is paused. The clocks stand still.
speed = Speed
motion = A question to all
motion-stop = { $mine ->
    [yes] You propose to end the game.
   *[no] { $name } proposes to end the game.
}
motion-pause = { $mine ->
    [yes] You ask for a pause.
   *[no] { $name } asks for a pause.
}
motion-undo = { $mine ->
    [yes] You ask to take back everything from here on: “{ $what }”
   *[no] { $name } asks to take back everything from here on: “{ $what }”
}
motion-lend = { $mine ->
    [yes] You ask that the computer play for { $whose } until { $whose } is back.
   *[no] { $name } asks that the computer play for { $whose } until { $whose } is back.
}
motion-lend-you = { $name } asks that the computer play for you until you are back.
motion-agreed = { $name } agrees
motion-needed = { $name } has not answered yet
motion-yes = Yes, I agree
motion-no = No
motion-here = I am here
motion-withdraw = Withdraw the question
motion-refused = { $kind ->
    [pause] { $name } said no to a pause.
    [undo] { $name } said no to taking back.
    [stop] { $name } said no to ending the game.
   *[lend] { $name } said no to letting the computer step in.
}
motion-somebody = Somebody
motion-overtaken = The game has gone on; your question no longer stands.
menu = Table
asides-more = { $verb } …
menu-title = At this table
menu-all = With everybody’s consent
menu-all-about = The others are asked; one “no” is enough to refuse. Against the computer alone it happens at once.
menu-all-pending = A question is waiting for answers. Until then no other can be asked.
menu-pause = Ask for a pause
menu-resume = Go on
menu-stop = Propose to end the game
menu-stop-alone = End the game …
menu-stop-ask = End the game? Then it is decided by how things stand.
menu-stop-do = End it
menu-resign = Resign the game
menu-resign-ends = The game is over then, and the others have won.
menu-resign-leaves = A computer plays on in your place. You cannot take the seat back.
menu-resign-not = Not yet
menu-back = Take back further …
menu-back-about = What is the first thing that shall be taken back? Everything after it goes too.
menu-back-ask = Take back to before this
menu-lend = { $alone ->
    [yes] Let the computer play for { $name }
   *[no] Ask that the computer play for { $name }
}
menu-lend-about = { $alone ->
    [yes] Possible once you have waited a day.
   *[no] Possible once the table has waited a quarter of an hour.
} { $name } can take the seat back at any time.
menu-seat = Your seat
menu-bot = Who plays for you
menu-orders = Standing orders
menu-orders-about = These decisions are then answered for you, whenever they come up. If two orders have an answer, the upper one holds.
menu-calls = As the host you may call
menu-show = The others’ moves
curtain = Change of players
curtain-give = Give the device to { $name }
curtain-open = I am { $name }
curtain-about = Until then nobody’s secrets are on this screen.
confirm = Do you mean this?
confirm-do = Do it
confirm-not = Not this
chat-channel = Who is heard
chat-table = Table
chat-gallery = Gallery
chat-label-gallery = Say something to those who look on
chat-mute = Mute
chat-muted = Muted here:
chat-unmute = Hear { $name } again

## Fair dice

dice = Fair dice
dice-story = Fair dice: the server’s part is already chosen. Its fingerprint, to be checked at the end:
dice-pledge = Before anybody had given a part of his own, the server chose its part of the dice and published this fingerprint of it. When the game is over, all parts are shown, and you can check every roll.
dice-mine = Your own part:
dice-changed = This browser was shown another fingerprint before:
dice-check = Check the dice
dice-secret = The parts of the dice are secret until the game is over.
dice-host = { $verdict ->
    [yes] The server’s part fits the fingerprint that this browser has kept since the beginning.
    [no] The server’s part does not fit the fingerprint that this browser has kept.
   *[unknown] This browser was not there when the fingerprint was published, so it cannot compare it.
}
dice-own = { $verdict ->
    [yes] The part that this browser gave is in the dice, so nobody could choose them alone.
    [no] The part that this browser gave is not in the dice.
   *[unknown] This browser gave no part of its own.
}
dice-rolls = { $wrong ->
    [0] { $count ->
        [one] The only roll was made again here from the parts, and it is the same.
       *[other] All { $count } rolls were made again here from the parts, and they are the same.
    }
    [one] One of { $count } rolls does not come from these parts.
   *[other] { $wrong } of { $count } rolls do not come from these parts.
}
dice-rolls-waits = The rolls are being made again here …
dice-rolls-failed = The rolls could not be made again here: { $problem }
dice-server = { $ok ->
    [yes] The server has played all { $actions } actions again by the rules and finds the same game.
   *[no] The server has played the game again and finds something wrong.
}
dice-server-waits = The server is playing the game again …
dice-server-failed = The server could not play the game again: { $problem }
dice-list = Roll by roll
dice-fits = The same.
dice-wrong = These parts give: { $expected }
dice-parts = What the dice were made of
dice-commitment = Fingerprint published at the beginning (SHA-256)
dice-part-host = The server’s part
dice-part-fork = New dice after action { $number }
dice-how = The key of the dice is the BLAKE2b hash of all parts; each roll is a keyed hash of the number of the action and the purpose of the roll. Your browser has just done these sums itself.

## Afterwards

result-rematch = Rematch
result-join = Join the rematch
result-watch = Watch the rematch
analysis = Analysis
analysis-about = Step through the game with the bar under the board. From any position you can play on.
replay-turn-back = One turn back
replay-turn-on = One turn on
play-on = Play on from here
play-on-about = A new game begins after action { $number }, with new dice. The computer takes all other seats; this game stays as it is.
play-on-seat = Which seat do you take?
play-on-was = was { $name }
play-on-bot = The others are played by
play-on-start = Play on
play-on-name = Tell us a name first.
origin = Played on after action { $number } of another game.
origin-look = See it

workshop = Workshop
workshop-none = There is nothing to be made for this game.
option-own = Home-made
