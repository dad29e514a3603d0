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
trouble-unreachable = The server cannot be reached. Is it running?
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
theme-auto = As the device
theme-light = Day
theme-dark = Night
settings-speed = Speed of the others’ moves
settings-speed-hint = How long each move is shown before the next.
speed-none = At once
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
settings-rename = Change

## First page

lobby-title = War among monsters
lobby-lead = A table for fantasy war games that nobody can buy any more. No account, nothing to install: give a name and play.
lobby-opponents = Opponents
lobby-play = Play against the computer
lobby-starting = The table is being laid …
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
list-open = Waiting for players
list-open-empty = Nobody is waiting for players just now.
list-running = Being played
list-finished = Finished games
table-of = { $name }’s table
table-private = private
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
table-unknown = There is no such table, or it is private.

## New table

new-title = Set up a table
new-you = You
new-seats-range = for { $fewest } to { $most } players
new-seats = Seats
new-how-many = How many?
new-without-me = Without a seat you will look on.
new-options = Options
new-private = Private
new-private-about = Only those who have the link find this table.
new-open = Open the table
new-open-about = The game starts when all open seats are taken. You can send the link to friends.
new-start = Start the game
new-start-about = All seats are taken, so it starts at once.
seat-me = Me
seat-somebody = Open, for somebody else
seat-open = open seat

## Waiting

waiting-title = { $name }’s table
waiting-for = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
waiting-ready = Everybody is here. You may start.
waiting-host = Everybody is here. The host will start the game.
waiting-name-first = Tell us a name first.
waiting-sit = Sit here
waiting-stand = Stand up
waiting-start = Start the game
waiting-copy = Copy the link
waiting-copied = Copied
waiting-fair = Fair dice: the server has already chosen its secret part, whose fingerprint is here, and every player adds one. Afterwards all parts are shown.
option-off = without “{ $option }”

## At the table

panel = At the table
panel-board = Board
panel-choose = Choose
panel-players = Players
panel-story = Story
panel-chat = Chat
panel-overview = Overview
panel-taller = Make this panel taller or lower
seat-you = you
seat-due = to play
seat-away = away
seat-is-bot = played by the computer
seat-lent = computer steps in
seat-lend = Let the computer play for me
seat-take-back = Take my seat back
line-broken = Connection lost. Trying again …
line-connecting = The board is being unrolled …
board-missing = Nobody has drawn a board for this game yet. You can play by the list of choices.

prompt-waiting = Waiting for { $names } …
prompt-showing = The others are playing …
prompt-catch-up = { $count ->
    [one] Skip to the end (one more)
   *[other] Skip to the end ({ $count } more)
}
prompt-sealed = Your choice stays secret until all have chosen.
choices-more = { $count ->
    [one] one way
   *[other] { $count } ways
}
trail = Picked so far
trail-back = take back
trail-escape = Esc: one step back
undo = Take back
asides = You may also
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
chat-label = Say something
chat-send = Say

result-won = { $name } wins
result-you-won = You win!
result-draw = A draw
result-score = { $score ->
    [one] one point
   *[other] { $score } points
}
result-again = Another game
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
credits-games-text = Titan, Gods of Titan, Battlemist and Armageddon are the work of their authors, and the names may be trademarks of their owners. This project is not affiliated with the authors or the publishers and not endorsed by them. It contains neither their texts nor their pictures: the rulebooks here are told in our own words.
credits-program = This program
credits-program-text = Hexenkessel is free software under the Apache License 2.0.
credits-icons = Pictures
credits-icons-text = The small pictures are from
credits-fonts = Type
credits-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica,
credits-software = Built with
