#!/usr/bin/env python3
"""A whole bot: it plays its longest colour and keeps wilds back. dealer play --seats Ann,exec:docs/bots/first.py"""
import json, sys

def answer(table):
    legal = table.get("legal", [])
    for do in ("call_uno", "catch_uno"):  # either is worth saying at once
        for command in legal:
            if command["do"] == do:
                return command
    if table["turn"] != table["viewer"]:  # somebody else's turn: only a jump-in would be left
        return None
    hand = table["hands"][table["viewer"]]["cards"]
    plays = [c for c in legal if c["do"] in ("play", "choose_color")]
    def worth(command):
        face = command["card"]["face"] if "card" in command else ""
        color = command.get("color") or face[:1]
        return (face[:1] != "W", sum(c.get("face", "?")[0] == color for c in hand))  # wilds last, then my longest colour; what I drew blind has no face
    others = [c for c in legal if c["do"] in ("accept", "pass", "draw")]
    return max(plays, key=worth) if plays else (others or legal or [None])[0]

for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
