package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"fourtell/ai"
	"fourtell/ai/puzzles"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/words"
	"fourtell/words/tellers"
)

// posed is the line that puzzle prints.
type posed struct {
	Code   string         `json:"code"` // as in a link, after #p.
	Kind   string         `json:"kind"`
	Seat   engine.Seat    `json:"seat"`
	Answer engine.Command `json:"answer"`
	Margin float64        `json:"margin"` // over the next best, the lesser of two looks
	Rating int            `json:"rating"`
	Found  []float64      `json:"found"` // the share of tries in which the levels gave it, the weakest first
	Move   string         `json:"move"`
	Why    []string       `json:"why"`
	Legal  []string       `json:"legal"` // what else could be done
}

const (
	mostPuzzles = 1000
	searchUnits = 200_000_000 // of a search that finds nothing: some minutes
	sliceUnits  = 4096
)

func runPuzzle(args []string, s stream) int {
	f := flags("puzzle", "[--seed N] [--kind KIND] [--game GAME] [-n N] [--link LINK]",
		"Finds puzzles in rounds that quick players of the house play, and prints each with its proof as a line of JSON:\n"+
			"decisions of which one answer is clearly the best by two searches of the strongest level. The same seed finds the same.\n"+
			"With --link it proves the puzzle of a link instead. Exits 2 for a link that is none.")
	seed := f.Uint64("seed", 1, "the `number` that all chance comes from")
	kind := f.String("kind", "", "play, doubt, believe or call: a puzzle of this `KIND` alone")
	game := f.String("game", "", "the `GAME`: "+strings.Join(games.All().Names(), " or "))
	n := f.Int("n", 1, "how many, 1 to 1000")
	link := f.String("link", "", "the `LINK` of a puzzle, or what stands in it after #p.")
	rest, code := parse(f, args, s)
	if code >= 0 {
		return code
	}
	if err := checkPuzzle(rest, *kind, *game, *n); err != nil {
		s.say("puzzle: %v", err)
		return exitUsage
	}
	if *link != "" {
		return provePuzzle(*link, s)
	}
	finder := puzzles.New(*game, *seed)
	i := slices.IndexFunc(ai.PuzzleKinds(), func(k ai.PuzzleKind) bool { return k.String() == *kind })
	if i >= 0 {
		finder.Want(ai.PuzzleKinds()[i].Question())
	}
	for units := 0; *n > 0 && units < searchUnits && !finder.Done(); units += sliceUnits {
		finder.Work(sliceUnits)
		for p, ok := finder.Take(); ok && *n > 0; p, ok = finder.Take() {
			if i >= 0 && p.Kind != ai.PuzzleKinds()[i] {
				continue
			}
			if err := pose(&p, s); err != nil {
				s.say("puzzle: %v", err)
				return exitUsage
			}
			*n--
		}
	}
	if *n > 0 {
		s.say("puzzle: no more of them are found")
		return exitDiffers
	}
	return exitDone
}

func checkPuzzle(rest []string, kind, game string, n int) error {
	if len(rest) > 0 {
		return fmt.Errorf("what is %s? See dealer puzzle --help", engine.Quote(rest[0]))
	}
	if n < 1 || n > mostPuzzles {
		return fmt.Errorf("-n is 1 to %d, not %d", mostPuzzles, n)
	}
	if _, err := games.Named(game); err != nil {
		return fmt.Errorf("--game: %w", err)
	}
	if kind != "" && !slices.ContainsFunc(ai.PuzzleKinds(), func(k ai.PuzzleKind) bool { return k.String() == kind }) {
		return fmt.Errorf("--kind is play, doubt, believe or call, not %s", engine.Quote(kind))
	}
	return nil
}

// provePuzzle proves the puzzle of a link.
func provePuzzle(link string, s stream) int {
	check, err := puzzles.Read(link)
	if err != nil {
		s.say("puzzle: %v", err)
		return exitUsage
	}
	for !check.Done() {
		check.Work(sliceUnits)
	}
	p, err := check.Puzzle()
	if errors.Is(err, puzzles.ErrNoPuzzle) {
		s.say("puzzle: %v", err)
		return exitDiffers
	}
	if err := pose(&p, s); err != nil {
		s.say("puzzle: %v", err)
		return exitUsage
	}
	return exitDone
}

// pose prints one.
func pose(p *puzzles.Puzzle, s stream) error {
	view, err := p.View()
	if err != nil {
		return err
	}
	english := words.English()
	line := posed{Code: p.Code(), Kind: p.Kind.String(), Seat: p.Seat, Answer: p.Answer, Margin: p.Margin, Rating: p.Rating, Found: p.Found}
	teller := tellers.Of(view.Game)
	if p.Kind == ai.PuzzleCall {
		move, why := teller.HintAside(&english, &view, p.Answer)
		line.Move, line.Why = move, []string{why}
	} else {
		line.Move, line.Why = teller.Hint(&english, &view, words.Advice(p.Told))
	}
	for _, c := range view.Legal {
		text, err := json.Marshal(c.Recorded())
		if err != nil {
			return err
		}
		line.Legal = append(line.Legal, string(text))
	}
	out := json.NewEncoder(s.out)
	out.SetEscapeHTML(false)
	return out.Encode(line)
}
