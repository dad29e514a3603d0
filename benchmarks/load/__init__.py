"""The load test of the server, beside a bare server as yardstick.

`make load` starts `hexenkessel serve` in a process of its own with a real database on disk, and 200
connections at 50 tables: two to four players each, the rest look on. The players are scripted: they choose
from what they are offered by a seeded generator, and a new game begins when one is over: it was opened before
the time of play, because the bare server opens none. Before anything is measured the tables are played to
different points of their games.

Each round has two times of play. *Flat out*: nobody thinks; as soon as an action is on all four screens of
its table, the next is sent. So there are always 50 actions on their way. *At an even pace*: everybody
thinks for a random time, a quarter of a second in the mean, which is faster than people play but leaves the
server room.

Everything that our server has said is written down, and after each time of play a bare server says the same
again: the same messages, letter by letter, to the same number of connections, in the same grouping, after
requests of the same size and the same thinking times; with the same uvicorn, event loop and WebSocket
implementation, in one process, but no rules, no secrets and no disk. That is the yardstick. It then says it
once more and waits for the disk first, as every server must that loses nothing: that shows which part of the
delay is the disk's. The clients are the same, too, in this one process: thin ones, but every screen reads
every message to the end, whoever has sent it, and keeps nothing of it but what it will answer; an action is
*on all screens* when the last of the four has been read. Both servers run all the time, and the one that is
not measured sleeps.

Only ratios within one round mean anything, for the two servers, the clients and whatever else the machine
does share its cores, and what it does changes from second to second. So rounds are short, there are twelve of
them, and what counts is the middle of the ratios. Nothing is asserted about seconds; each run is one line of
`load-history.jsonl`.
"""
