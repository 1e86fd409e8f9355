package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/scenario"
	"fourtell/online/deal"
	"fourtell/room"
	"fourtell/words"
)

// replayed is the line that replay prints for a record.
type replayed struct {
	File     string          `json:"file"`
	OK       bool            `json:"ok"`
	Commands int             `json:"commands"` // how many were granted
	Hash     string          `json:"hash"`     // SHA-256 of the state's canonical JSON
	Winner   scenario.Winner `json:"winner"`
	Deal     string          `json:"deal,omitempty"`  // of a round in a room: "fair", or what in it is not as its proof says
	State    any             `json:"state,omitempty"` // with --to
}

func runReplay(args []string, s stream) int {
	f := flags("replay", "FILE… [--to N]", "Plays each record to its end and prints one JSON line: {\"file\",\"ok\",\"commands\",\"hash\",\"winner\"};\n"+
		"hash is the SHA-256 of the state's canonical JSON. FILE may be - for standard input.\n"+
		"A save of the window opens too. Of a round in a room \"deal\" says whether its proof makes these cards: \"fair\".\n"+
		"Exits 1 when a command of the record is refused or a deal is not fair, 2 when a file is no record.")
	to := f.Int("to", -1, "stop after `N` commands and print the state")
	files, code := parse(f, args, s)
	if code >= 0 {
		return code
	}
	stops := false
	f.Visit(func(*flag.Flag) { stops = true })
	switch {
	case len(files) == 0:
		s.say("replay: which file? See dealer replay --help")
		return exitUsage
	case stops && *to < 0:
		s.say("replay: --to takes a number of commands from 0 on, not %d", *to)
		return exitUsage
	}
	for _, file := range files {
		code = max(code, replayFile(file, *to, s))
	}
	return max(code, exitDone)
}

func replayFile(file string, to int, s stream) int {
	text, err := s.read(file)
	if err != nil {
		s.say("%v", err)
		return exitUsage
	}
	save, word := room.ReadSave(file, text)
	r := save.Record
	switch {
	case word == nil:
	case word.Kind == room.Foreign:
		s.say("%s: line 1: it begins neither with \"fourtell record\" nor with \"fourtell save\"", file)
		return exitUsage
	default:
		s.say("%v", word)
		if word.Kind != room.Renamed {
			return exitUsage
		}
	}
	if err == nil {
		if to > len(r.Commands) {
			err = fmt.Errorf("--to %d: the record has %d commands", to, len(r.Commands))
		} else if to >= 0 {
			r.Commands = r.Commands[:to]
		}
	}
	var g engine.Game
	if err == nil {
		if g, err = games.New(r.Setup); err != nil {
			err = fmt.Errorf("line 2: %w", err)
		}
	}
	if err != nil {
		s.say("%s: %v", file, err)
		return exitUsage
	}
	line := replayed{File: file, OK: true}
	last := g.Opening()
	for i, c := range r.Commands {
		beats, err := g.Apply(c)
		if err != nil {
			line.OK = false
			s.say("%s: command %d (seat %d, %s) is refused: %s", file, i+1, c.Seat, c.Verb, room.Refusal(err))
			break
		}
		line.Commands++
		last = beats
	}
	unfair := false
	if o := save.Head.Online; o != nil && to < 0 {
		found := dealOf(r, o.Proof)
		if line.Deal, unfair = found.String(), found != deal.Fair; unfair {
			english := words.English()
			s.say("%s: %s", file, english.Rooms().Check(line.Deal))
		}
	}
	sum := sha256.Sum256(g.State())
	line.Hash, line.Winner = hex.EncodeToString(sum[:]), scenario.Winner(g.View(engine.Spectator).Winners)
	if to >= 0 {
		if line.State, err = scenario.StateOf(g, last); err != nil {
			s.say("%s: %v", file, err)
			return exitUsage
		}
	}
	lines := json.NewEncoder(s.out)
	lines.SetEscapeHTML(false)
	if err := lines.Encode(line); err != nil {
		s.say("%s: %v", file, err)
		return exitUsage
	}
	if !line.OK || unfair {
		return exitDiffers
	}
	return exitDone
}

// dealOf is whether a round in a room was dealt as its proof says. Nobody who has a file alone saw what was promised before.
func dealOf(r engine.Record, proof []byte) deal.Finding {
	var p deal.Proof
	if r.Setup.Deal == nil || json.Unmarshal(proof, &p) != nil {
		return deal.NoTable
	}
	return deal.Agrees(r, p, engine.Spectator, engine.Snapshot{})
}
