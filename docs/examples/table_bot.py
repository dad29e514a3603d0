"""A bot that comes to a table from another process: python table_bot.py http://localhost:8777/table/<id>

It sits down in the first open seat and plays to the end: the choice with the best odds, else any."""

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
ask(f"{table}/sit", {"seat": [seat["kind"] for seat in ask(table)["seats"]].index("open")})
socket = connect(f"{link.scheme.replace('http', 'ws')}://{table}/play", additional_headers=headers)
for message in map(json.loads, socket):
    asked = message.get("decision") or message  # what we are asked, or the answer to what we have asked
    if asked.get("first_picks"):  # a long list: begin somehow, and ask what may follow
        pick = random.choice(asked["first_picks"])
        socket.send(json.dumps({"type": "continue", "number": message["number"], "pick": pick}))
    elif "actions" in asked:
        best = max(asked["actions"], key=lambda one: (one["preview"] or {}).get("expected", -random.random()))
        socket.send(json.dumps({"type": "act", "number": message["number"], "action": best["text"]}))
    if message["type"] == "state" and message["outcome"]:
        print("Places:", message["outcome"]["places"])
        break
