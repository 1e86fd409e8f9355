package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
)

func TestAWholeGameIsPlayedOverAPipe(t *testing.T) {
	for _, c := range []struct{ name, seats, rules string }{
		{"one person and three bots", "Ann,bot,random,heuristic", "classic"},
		{"the same with every house rule", "bot,Ann,bot,random", "chaos"},
		{"two people and two bots", "Ann,bot,Bo,bot", "party"},
		{"with the opener's colour, the stack and the clock", "Ann,Bo,Cy", "official,stack_two=on,turn_seconds=10,score=single"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for seed := range 3 {
				file := filepath.Join(t.TempDir(), "game")
				args := []string{"--seats", c.seats, "--rules", c.rules, "--seed", fmt.Sprint(seed), "--save", file}
				game := converse(t, args...)
				game.check(t, exitDone, "win", "")
				if game.err != "" {
					t.Errorf("seed %d: %s", seed, game.err)
				}
				script := strings.Join(game.typed, "\n") + "\n"
				whole := hash(t, file)
				if seed == 0 { // hints are thought anew, which is what costs
					again := dealer(script, append([]string{"play"}, args...)...)
					if again.out != game.out || again.code != exitDone {
						t.Error("the same script tells another game")
					}
				}
				// Asking for a hint changes nothing, so that the same game is played without, and far sooner.
				decided := slices.DeleteFunc(slices.Clone(game.typed), func(line string) bool { return line == "hint" })
				last := len(decided) - 2
				for _, at := range [][]int{{0, last}, {1, len(decided) / 3}, {len(decided) / 3, last}}[seed] {
					stopped(t, args[:len(args)-2], decided, at, c.seats, whole)
				}
			}
		})
	}
}

// stopped plays the script to a line, puts the game aside, takes it up again and plays the rest.
func stopped(t *testing.T, args, script []string, at int, seats, whole string) {
	t.Helper()
	at = max(at, 0)
	file := filepath.Join(t.TempDir(), "half")
	first := strings.Join(script[:at], "\n")
	dealer(first, append([]string{"play", "--save", file}, args...)...).check(t, exitDone, "Saved in "+file, "")
	// A game taken up lies behind a curtain again, if there are several people, and any line lifts it.
	r := dealer(strings.Join(script[at:], "\n"), "play", "--resume", file, "--save", file)
	r.check(t, exitDone, "win", "")
	if got := hash(t, file); got != whole {
		t.Errorf("stopped after line %d of %d (%s): another game\n%s", at, len(script), seats, r.out)
	}
}

func TestHotSeatNeverShowsAnotherHand(t *testing.T) {
	game := converse(t, "--seats", "Ann,Bo,bot", "--seed", "3", "--rules", "party")
	parts := strings.Split(game.out, "Pass to ")
	if len(parts) < 6 {
		t.Fatalf("%d curtains only", len(parts)-1)
	}
	if strings.Contains(parts[0], "hold") {
		t.Errorf("a hand before the first curtain:\n%s", parts[0])
	}
	told := regexp.MustCompile(`(Ann|Bo|bot) draws (a (red|yellow|green|blue|wild|Wild)|\d+ cards[^:\n]*:)`)
	for _, part := range parts[1:] {
		name, rest, _ := strings.Cut(part, ", press Enter.\n")
		if name != "Ann" && name != "Bo" {
			t.Errorf("passed to %q", name)
		}
		if m := told.FindString(rest); m != "" {
			t.Errorf("%s is told %q", name, m)
		}
	}
}

func TestWhoIsPassedTheScreenSeesFirstWhatTheyMissed(t *testing.T) {
	r := dealer("draw\npass\n\n", "play", "--seats", "Ann,Bo", "--seed", "1", "--rules", "minimal")
	r.check(t, exitDone, "Pass to Bo, press Enter.\nYou deal", "")
	if !strings.Contains(r.out, "Ann draws a card.\nYour turn.") && !strings.Contains(r.out, "Ann draws a card.\nAnn passes.\nYour turn.") {
		t.Errorf("Bo is not told:\n%s", r.out)
	}
}

func TestATableOfBotsPlaysByItselfAndTellsTheWinner(t *testing.T) {
	dealer("", "play", "--seats", "bot,random", "--seed", "9").check(t, exitDone, "wins the round with", "")
	file := filepath.Join(t.TempDir(), "match")
	r := dealer("", "play", "--seats", "bot,random,heuristic", "--seed", "13", "--match", "200", "--save", file)
	r.check(t, exitDone, "wins the match.", "")
	if n := strings.Count(r.out, "wins the round"); n < 2 {
		t.Errorf("a match to 200 of %d rounds", n)
	}
	hash(t, file)
	// A match that is over is only told.
	dealer("draw\n", "play", "--resume", file).check(t, exitDone, "wins the match.", "")
}

func TestAMatchGoesOnFromRoundToRoundOverAPipe(t *testing.T) {
	game := converse(t, "--seats", "Ann,Bo", "--seed", "2", "--match", "100", "--rules", "party")
	game.check(t, exitDone, "the match.", "")
	if !strings.Contains(game.out, " in all.") {
		t.Error("no standings")
	}
}

func TestEveryWord(t *testing.T) {
	ordinary := placed(t, "classic,seven_swap=on,multi_play=on", `"Ann","Bo","bot"`,
		`"hands":[["R5","G5","W","W+4","R7","Y1"],["G5","Y8","R1"],["B1","B2","B3","B4"]],"discard":["R9"]`)
	opener := placed(t, "official", `"Ann","Bo"`, `"hands":[["R5","G5"],["G5","Y8","R1"]],"opener":"W"`)
	four := placed(t, "classic", `"Ann","Bo"`, `"hands":[["W+4","R5","R6"],["G5","Y8","R1"]],"discard":["R9"]`)
	one := placed(t, "classic", `"Ann","Bo","Cy"`, `"hands":[["R1","R2"],["G5","Y8","R4"],["G1","G2"]],"discard":["R9"]`)
	drawn := placed(t, "classic", `"Ann","Bo"`, `"hands":[["G1","B5"],["G5","Y8","R4"]],"discard":["R9"],"draw":["R3","Y5","Y6"]`)
	drawn = write(t, "drawn", strings.Replace(slurp(t, drawn), `"rest":true`, `"rest":false`, 1))
	for _, c := range []struct{ name, file, say, want string }{
		{"play", ordinary, "play R5", "You play a red 5."},
		{"play in small letters", ordinary, "pl r5", "You play a red 5."},
		{"play a wild", ordinary, "play W B", "You play a wild and name blue."},
		{"play a wild with its stamp", ordinary, "play w:b", "You play a wild and name blue."},
		{"play a wild with the colour's name", ordinary, "play W blue", "You play a wild and name blue."},
		{"play a wild without a colour", ordinary, "play W", "Name a colour for it."},
		{"play a seven", ordinary, "play R7 2", "You swap hands with bot."},
		{"play a seven by name", ordinary, "play R7 Bo", "You swap hands with Bo."},
		{"play a seven on nobody", ordinary, "play R7", "Say whose hand you want."},
		{"play a seven on oneself", ordinary, "play R7 0", "You cannot choose that player."},
		{"play several", ordinary, "play R5 G5", "You play red 5, green 5."},
		{"play several that do not go together", ordinary, "play R5 R7", "Those cards do not go down together"},
		{"play what does not fit", ordinary, "play Y1", "Needs red, a 9 or a wild."},
		{"play what one does not hold", ordinary, "play B9", "You do not hold a blue 9."},
		{"play nothing", ordinary, "play", "Play which card?"},
		{"play nonsense", ordinary, "play X5", `"X5" is no card.`},
		{"play a card and nonsense", ordinary, "play R5 nowhere", `"nowhere" is no card, no colour and no seat.`},
		{"draw", ordinary, "draw", "You draw a"},
		{"draw by its letter", ordinary, "d", "You draw a"},
		{"draw with something after it", ordinary, "draw two", `here "two" does.`},
		{"pass", drawn, "draw\npass", "You pass."},
		{"pass too soon", ordinary, "pass", "Play a card or draw one first."},
		{"keep a drawn card", drawn, "draw\nkeep", "You pass."},
		{"keep the four", four, "play W+4 B\n\nk", "You keep the cards."},
		{"accept", four, "play W+4 B\n\naccept", "You keep the cards."},
		{"challenge", four, "play W+4 B\n\nchallenge", "You challenge Ann: it was a bluff!"},
		{"challenge nothing", ordinary, "ch", "There is nothing to challenge or accept."},
		{"call", one, "call\nplay R1", "You call “Uno!”"},
		{"call after the play", one, "play R1\ncall", "Ann calls “Uno!”"},
		{"call too soon", ordinary, "call", "You cannot call now."},
		{"catch", one, "play R1\n\nwait 1500\ncatch 0", "You catch Ann, who did not call."},
		{"catch by name", one, "play R1\n\nwait 1500\ncatch Ann", "You catch Ann, who did not call."},
		{"catch the only one", one, "play R1\n\nwait 1500\ncatch", "You catch Ann, who did not call."},
		{"catch too early", one, "play R1\n\nwait 999\ncatch 0", "Too early: give them a moment to call."},
		{"catch when the time has come", one, "play R1\n\nwait 1000\ncatch 0", "You catch Ann"},
		{"catch nobody", ordinary, "catch 2", "There is nobody to catch there."},
		{"catch whom", ordinary, "catch", "Catch which seat?"},
		{"color", opener, "color B", "You name blue."},
		{"color in words", opener, "colour green", "You name green."},
		{"color what", opener, "color", "Name which colour?"},
		{"color when there is nothing to name", ordinary, "color B", "That cannot be done now."},
		{"hand", ordinary, "hand", "R5 R7 Y1 G5 W W+4: red 5, red 7, yellow 1, green 5, wild, Wild Draw Four."},
		{"table", ordinary, "t", "1 Bo: 3 cards"},
		{"table tells the rest", ordinary, "table", "Top: R9, red 9. Colour: red. Play goes clockwise. Draw pile: 94 cards."},
		{"log", ordinary, "play R5\n\nlog", "Ann plays a red 5."},
		{"hint", ordinary, "hint", "The house would say play"},
		{"rules", ordinary, "r", "Seven swaps: with anybody."},
		{"all rules", ordinary, "rules all", "# Rules of Fourtell"},
		{"other rules", ordinary, "rules some", `"some" is neither`},
		{"wait", ordinary, "wait 1500", "0 Ann: 6 cards, you, to play"},
		{"wait how long", ordinary, "wait", "Wait how long?"},
		{"wait for ever", ordinary, "wait 9999999", "Wait how long?"},
		{"wait backwards", ordinary, "wait -5", "Wait how long?"},
		{"save nowhere", ordinary, "save", "Save in which file?"},
		{"help", ordinary, "help", "challenge the Wild Draw Four"},
		{"help by its sign", ordinary, "?", "challenge the Wild Draw Four"},
		{"a letter of two words", ordinary, "p", `"p" could be play or pass.`},
		{"letters of four words", ordinary, "c", `"c" could be challenge or call or catch or color.`},
		{"no word", ordinary, "fold", `There is no word "fold"; help lists them.`},
	} {
		t.Run(c.name, func(t *testing.T) {
			dealer("\n"+c.say+"\nt\n", "play", "--resume", c.file).check(t, exitDone, c.want, "")
		})
	}
	t.Run("quit", func(t *testing.T) {
		r := dealer("\nquit\nhand\n", "play", "--resume", ordinary)
		if r.check(t, exitDone, "Your turn", ""); strings.Contains(r.out, "red 7, yellow 1, green 5, wild, Wild Draw Four.\nR5") {
			t.Error("it went on")
		}
	})
	t.Run("save", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "a game")
		dealer("\nplay R5\nsave "+file+"\n", "play", "--resume", ordinary).check(t, exitDone, "Saved in "+file+".", "")
		hash(t, file)
	})
}

func TestTheClockOfAPipeMovesOnlyByWait(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game")
	dealer("draw\npass\nwait 10\ndraw\npass\nwait 3\n", "play", "--seats", "Ann,bot", "--seed", "4", "--save", file).check(t, exitDone, "Saved", "")
	r, err := engine.ReadRecord(strings.NewReader(slurp(t, file)))
	if err != nil {
		t.Fatal(err)
	}
	at, waited := engine.Millis(0), engine.Millis(0)
	for _, c := range r.Commands {
		if c.Verb == engine.VerbWait {
			waited += 10 - at
			at = c.At + c.Wait
			continue
		}
		if c.At != at {
			t.Errorf("%s at %d ms, want %d", c.Verb, c.At, at)
		}
	}
	if at != 13 {
		t.Errorf("the clock stands at %d ms, want 13", at)
	}
}

func TestTheTurnClockRunsOutByWait(t *testing.T) {
	dealer("\nwait 9999\nt\nwait 1\n", "play", "--seats", "Ann,Bo", "--seed", "4", "--rules", "classic,turn_seconds=10").
		check(t, exitDone, "The clock: 1 ms left.", "")
	dealer("\nwait 9999\nwait 1\n", "play", "--seats", "Ann,Bo", "--seed", "4", "--rules", "classic,turn_seconds=10").
		check(t, exitDone, "Your time is up.", "")
	// A card is laid for Ann, and the claim that answers it is let pass.
	lying := dealer("wait 10000\nwait 10000\nlog\n", "play", "--game", "bluff", "--seats", "Ann,bot,bot", "--seed", "3", "--rules", "classic,turn_seconds=10")
	lying.check(t, exitDone, "Your time is up.\nYou claim one Ace.", "")
	lying.check(t, exitDone, "Your time is up.\nYou pass.", "")
}

func TestWhatPlayDoesNotUnderstand(t *testing.T) {
	folder := t.TempDir()
	notes := write(t, "notes", "milk, eggs\n")
	good := placed(t, "classic", `"Ann","Bo"`, `"hands":[["R5","G5"],["G5","Y8","R1"]],"discard":["R9"]`)
	refused := write(t, "refused", slurp(t, good)+`{"seat":1,"do":"draw"}`+"\n")
	for _, c := range []struct {
		name, want string
		args       []string
	}{
		{"a flag", "nonsense", []string{"--nonsense"}},
		{"a bare word", `"Ann" is no flag`, []string{"Ann"}},
		{"another game", `no game "poker"`, []string{"--game", "poker"}},
		{"a level that is none", `the house has no "level:wizard"`, []string{"--seats", "Ann,level:wizard"}},
		{"a character who is none", `the house has no "char:Nobody"`, []string{"--seats", "Ann,char:Nobody"}},
		{"another kind", `"robot:9" is no kind of player`, []string{"--seats", "Ann,robot:9"}},
		{"one seat", "2 to 10 seats, not 1", []string{"--seats", "Ann"}},
		{"eleven seats", "2 to 10 seats, not 11", []string{"--seats", "a,b,c,d,e,f,g,h,i,j,k"}},
		{"an empty seat", "seat 1: nobody is named", []string{"--seats", "Ann,,bot"}},
		{"two of a name", `two people are called "Ann"`, []string{"--seats", "Ann,Ann"}},
		{"a bot's name", `"bot 2" is a bot's name`, []string{"--seats", "Ann,bot 2"}},
		{"an unseen letter", "is no name", []string{"--seats", "Ann,B\x1bo"}},
		{"no program", "exec: needs a program", []string{"--seats", "Ann,exec:"}},
		{"a program that is not there", "seat 1: ./nobody cannot be started: no such file", []string{"--seats", "Ann,exec:./nobody"}},
		{"a preset", `no preset "clasic"`, []string{"--rules", "clasic"}},
		{"a switch", `no switch "stack_tow"`, []string{"--rules", "classic,stack_tow=on"}},
		{"a value", "switch target is a number from 100 to 1000", []string{"--rules", "classic,target=5"}},
		{"a file of rules", "cannot be read: no such file", []string{"--rules", folder + "/none"}},
		{"what is in a file of rules", "--rules: " + notes, []string{"--rules", notes}},
		{"a table that cannot be", "teams of opposite seats", []string{"--seats", "Ann,Bo,Cy", "--rules", "classic,teams=opposite"}},
		{"a match", "100 to 1000 points, not 50", []string{"--match", "50"}},
		{"a seed", "invalid value", []string{"--seed", "x"}},
		{"a save without a name", "--save: no file is named", []string{"--save", ""}},
		{"a game taken up from nowhere", "--resume: no file is named", []string{"--resume", ""}},
		{"a save in no folder", "none/game cannot be written: no such file", []string{"--save", folder + "/none/game"}},
		{"a save on a folder", "is a folder", []string{"--save", folder}},
		{"a save over something else", "is there already and no record; it is not overwritten", []string{"--save", notes}},
		{"a record that is not there", "cannot be read: no such file", []string{"--resume", folder + "/none"}},
		{"a file that is no record", "line 1: not a record", []string{"--resume", notes}},
		{"a record of the future", "a newer Fourtell wrote it", []string{"--resume", write(t, "new", "fourtell record 9\n{}\n")}},
		{"half a record", "ends before its set-up", []string{"--resume", write(t, "half", "fourtell record 1\n")}},
		{"a damaged record", "line 3: ", []string{"--resume", write(t, "bad", slurp(t, good)+`{"seat":0,"do":"dr`+"\n")}},
		{"a record of another game", `no game "poker"`, []string{"--resume", write(t, "poker", "fourtell record 1\n{\"game\":\"poker\",\"seats\":[\"a\",\"b\"]}\n")}},
		{"a record that breaks the rules", "command 1 of the record (seat 1, draw) is refused", []string{"--resume", refused}},
		{"rules for a game taken up", "--rules: the game in", []string{"--resume", good, "--rules", "party"}},
		{"other seats for a game taken up", "has 2 seats, not 3", []string{"--resume", good, "--seats", "Ann,Bo,bot"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := dealer("", append([]string{"play"}, c.args...)...)
			r.check(t, exitUsage, "", c.want)
			if r.out != "" {
				t.Errorf("it plays: %s", r.out)
			}
		})
	}
	if slurp(t, notes) != "milk, eggs\n" {
		t.Error("the notes are gone")
	}
}

func TestRulesComeFromAFile(t *testing.T) {
	for text, want := range map[string]string{
		"party\n":                                  "Rules: party.",
		"classic,stack_two=on\n":                   "Rules: classic,stack_two=on.",
		"classic\nstack_two=on\njump_in=any\n":     "Rules: classic,stack_two=on,jump_in=any.",
		`{"preset":"official","target":200}`:       "target=200.",
		`{"stack_two":true,"jump_in":"coloured"} `: "Rules: classic,stack_two=on,jump_in=coloured.",
	} {
		dealer("", "play", "--rules", write(t, "rules", text)).check(t, exitDone, want, "")
	}
	dealer("", "play", "--rules", write(t, "rules", `{"stack_two":[1]}`)).check(t, exitUsage, "", `"stack_two" takes a word`)
	dealer("", "play", "--rules", write(t, "rules", `{"stack_two"`)).check(t, exitUsage, "", "no JSON object")
	dealer("", "play", "--rules", "official", "--match", "300").check(t, exitDone, "target=300", "")
	dealer("", "play", "--rules", "classic,score=lowest_total", "--match", "300").check(t, exitDone, "score=lowest_total,target=300", "")
}

func TestASaveThatCannotBeWrittenLosesNothing(t *testing.T) {
	r := dealer("save /dev/full\nsave "+t.TempDir()+"/none/x\nhand\n", "play", "--seed", "1")
	if r.code != exitDone || strings.Count(r.err, "the game goes on unsaved\n") != 2 || strings.Count(r.err, "\n") != 2 {
		t.Errorf("exit %d, %q", r.code, r.err)
	}
	t.Setenv("TMPDIR", t.TempDir())
	r = dealer("draw\n", "play", "--seed", "1", "--save", "/dev/full")
	r.check(t, exitUsage, "", "/dev/full cannot be written: no space left on device; the game is in ")
	_, file, _ := strings.Cut(strings.TrimSpace(r.err), "the game is in ")
	file = strings.TrimSuffix(file, " instead")
	if hash(t, file) == "" {
		t.Errorf("nothing is in %q", file)
	}
}

func TestASaveReplacesTheOldOneWholly(t *testing.T) {
	folder := t.TempDir()
	file, link := filepath.Join(folder, "game"), filepath.Join(folder, "link")
	if err := os.Symlink(file, link); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		dealer("", "play", "--seats", "bot,random", "--seed", "1", "--save", link).check(t, exitDone, "Saved in "+link, "")
	}
	if is, err := os.Lstat(link); err != nil || is.Mode()&os.ModeSymlink == 0 {
		t.Error("the link is gone")
	}
	hash(t, file)
	if all, _ := os.ReadDir(folder); len(all) != 2 {
		t.Errorf("files are left over: %v", all)
	}
}

func TestALineThatIsNoTextIsAskedAgain(t *testing.T) {
	dealer("\xff\xfe\n\nhand\n", "play", "--seats", "Ann,bot", "--seed", "1").check(t, exitDone, "There is no word", "")
	dealer(strings.Repeat("x", longestLine+1)+"\n", "play", "--seats", "Ann,bot").check(t, exitDone, "", "cannot be read any further")
}
