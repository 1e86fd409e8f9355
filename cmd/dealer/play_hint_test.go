package main

import (
	"strings"
	"testing"
)

func TestAHintSaysWhatTheHeuristicWouldDoAndWhy(t *testing.T) {
	const two = `"Ann","Bo"`
	for _, c := range []struct{ name, rules, position, say, want string }{
		{"the last card", "classic", `"hands":[["R5"],["G5","Y8"]],"discard":["R9"]`, "", "play R5: it is your last card."},
		{"a colour to follow", "classic", `"hands":[["R5","R6","G1","W"],["G5","Y8","Y1","Y2"]],"discard":["R9"]`, "",
			"play R6: it keeps wilds back, and you hold 1 more of red to follow."},
		{"no colour to follow", "classic", `"hands":[["R5","B9","G1","W"],["G5","Y8","Y1","Y2"]],"discard":["Y9"]`, "",
			"play B9: it keeps wilds back, and this card would count 9 points against you."},
		{"only wilds fit", "classic", `"hands":[["W","G5","G6","B1"],["G5","Y8","Y1","Y2"]],"discard":["R9"]`, "",
			"play W G: no other card fits as well, and you hold most of green."},
		{"only one card fits", "classic", `"hands":[["R5","G5","G6","B1"],["G5","Y8","Y1","Y2"]],"discard":["R9"]`, "",
			"play R5: nothing else fits."},
		{"nothing fits", "classic", `"hands":[["B5","G5"],["G5","Y8"]],"discard":["R9"]`, "", "draw: nothing fits."},
		{"a short hand", "classic", `"hands":[["R+2","R5","B1","B2"],["Y8"]],"discard":["R9"]`, "",
			"play R+2: Bo holds 1 card and should not get the turn."},
		{"a seven", "classic,seven_swap=on", `"hands":[["R7","G1","G2","G3","R5"],["Y8"]],"discard":["R9"]`, "",
			"Bo has 1 card, and you get them for your 4."},
		{"several at once", "classic,multi_play=on", `"hands":[["R5","G5","B5","Y1","Y2"],["Y8","Y2","Y3","Y4"]],"discard":["R9"]`, "",
			"it gets rid of several cards at once."},
		{"a wild just drawn", "classic", `"hands":[["B5","G5","G1","G2"],["G5","Y8","Y1","Y2"]],"discard":["R9"],"draw":["W","Y5"]`, "draw",
			"pass: a wild is worth more later, and nobody is about to go out."},
		{"an opener's colour", "official", `"hands":[["R5","G5","G1","G2"],["G5","Y8","Y1"]],"opener":"W"`, "", "color Y: you hold most of yellow."},
		{"a call", "classic", `"hands":[["R5","R6"],["G5","Y8"]],"discard":["R9"]`, "", "call: your next play leaves you one card"},
		{"a catch", "classic", `"hands":[["R5","R6"],["G5","Y8","Y1"]],"discard":["R9"]`, "play R5\n\nwait 1000", "catch 0: Ann holds one card and has not called."},
		{"a challenge, or none", "classic", `"hands":[["W+4","R6","B1"],["G5","Y8"]],"discard":["R9"]`, "play W+4 B\n", "three times in ten"},
		{"the odds of a challenge", "classic", `"hands":[["W+4","R6","B1"],["G5","Y8"]],"discard":["R9"]`, "play W+4 B\n", "unseen are red"},
		{"a stack to answer", "classic,stack_two=on", `"hands":[["R+2","R6","B1"],["G+2","Y8","Y1"]],"discard":["R9"]`, "play R+2\n",
			"play G+2: it passes the cards on instead of taking them."},
		{"a stack to take", "classic,stack_two=on", `"hands":[["R+2","R6","B1"],["G1","Y8","Y1"]],"discard":["R9"]`, "play R+2\n",
			"accept: nothing you hold answers it."},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := placed(t, c.rules, two, c.position)
			if strings.Contains(c.position, `"draw"`) {
				file = write(t, "drawn", strings.Replace(slurp(t, file), `"rest":true`, `"rest":false`, 1))
			}
			r := dealer("\n"+c.say+"\nhint\n", "play", "--resume", file)
			r.check(t, exitDone, "The house's heuristic would say ", "")
			r.check(t, exitDone, c.want, "")
		})
	}
}

func TestAHintTellsOfAJumpInAndOfNothingToDo(t *testing.T) {
	file := placed(t, "classic,jump_in=coloured", `"Ann","bot"`, `"hands":[["R5","R5","B4","B6"],["R7","Y8","R1"]],"discard":["R9"]`)
	// The heuristic jumps in three times in four; with this seed it does here.
	x := onScreen(t, write(t, "seeded", strings.Replace(slurp(t, file), `"seed":1`, `"seed":3`, 1)), "")
	x.pass(50)
	x.say("play R5")
	wants(t, x.say("hint"), "you may jump in with it, and play goes on from you.")
	x = onScreen(t, placed(t, "classic", `"Ann","bot"`, `"hands":[["R5","R5","B4","B6"],["R7","Y8","R1"]],"discard":["R9"]`), "")
	x.pass(50)
	x.say("play R5")
	wants(t, x.say("hint"), "would do nothing now: It is bot's turn.")
}
