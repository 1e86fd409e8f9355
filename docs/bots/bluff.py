#!/usr/bin/env python3
"""A whole bot for Bluff: it counts, lies only when it must, and doubts what cannot be or what would win.
dealer play --game bluff --seats Ann,exec:docs/bots/bluff.py,bot"""
import json, sys

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]

def rank(card):
    return card["face"][:-1]  # 10H: the suit is the last letter

def doubts(table, hand):
    """Whether the claim that waits is to be doubted."""
    own, claim = table["own"], table["own"]["waiting"]
    cards = sum(seat["count"] for seat in table["hands"]) + own["pile"]
    held = sum(rank(card) == claim["rank"] for card in hand)
    if held + claim["count"] > cards // 13:  # there are not so many of that rank
        return True
    if table["hands"][claim["seat"]]["count"] == 0:  # let be, it wins the round
        return True
    seen = own["seats"][claim["seat"]]
    caught, asked = seen["caught_lying"], seen["times_challenged"]
    return own["pile"] <= 4 and held > 0 and 2 * caught > asked  # cheap, and a known liar

def steps(card, due):
    """In how many claims the rank of a card is due, counted from the one that is due now."""
    return (RANKS.index(rank(card)) - RANKS.index(due)) % len(RANKS)

def claim(table, hand):
    """The claim to make: all of the rank there are; else one card, of the rank that is due last."""
    own, best = table["own"], None
    for named in own["ranks"]:
        true = [card for card in hand if rank(card) == named][: own["most"]]
        if true and (best is None or len(true) > len(best["cards"])):
            best = {"do": "claim", "cards": true, "rank": named}
    if best is None:
        named = own["ranks"][0]
        best = {"do": "claim", "cards": [max(hand, key=lambda card: steps(card, named))], "rank": named}
    return best

def answer(table):
    legal, me = table.get("legal", []), table["viewer"]
    if not legal:  # nothing to say
        return None
    hand, verbs = table["hands"][me]["cards"], [command["do"] for command in legal]
    if "challenge" in verbs:  # several seats are asked at once, and turn is -1 then
        return legal[verbs.index("challenge" if doubts(table, hand) else "pass")]
    command = claim(table, hand) if "claim" in verbs else {"do": "pass"}
    return {"seat": me, "decision": table["decision"], **command}

for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
