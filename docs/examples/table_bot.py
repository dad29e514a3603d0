"""A bot that comes to a table from another process: python table_bot.py http://localhost:8777/table/<id>

It sits down in the first open seat and plays to the end: the choice with the best odds, else any.
"""

import json
import random
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect

link = urlsplit(sys.argv[1])
table = f"{link.netloc}/api/tables/{link.path.rsplit('/', 1)[-1]}"
headers = {"content-type": "application/json"}


def ask(address, body=None):
    """One request: a GET, or a POST if there is something to say."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{link.scheme}://{address}", data, headers)) as answer:
        if cookie := answer.headers.get("set-cookie"):
            headers["cookie"] = cookie.split(";")[0]
        return json.load(answer)


ask(f"{link.netloc}/api/guest", {"name": "Example bot"})
seats = ask(table)["seats"]
ask(f"{table}/sit", {"seat": next(seat["seat"] for seat in seats if seat["kind"] == "open")})
socket = connect(f"{link.scheme.replace('http', 'ws')}://{table}/play", additional_headers=headers)
for message in map(json.loads, socket):
    if message["type"] == "state" and message["decision"]:
        actions = message["decision"]["actions"]
        odds = [action for action in actions if action["preview"]] or [random.choice(actions)]
        best = max(odds, key=lambda action: (action["preview"] or {"expected": 0})["expected"])
        socket.send(json.dumps({"type": "act", "number": message["number"], "action": best["text"]}))
    if message["type"] == "state" and message["outcome"]:
        print("Places:", message["outcome"]["places"])
        break
