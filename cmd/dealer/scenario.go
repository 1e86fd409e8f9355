package main

import (
	"bytes"
	"encoding/json"
	"os"

	"fourtell/engine/scenario"
	"fourtell/words"
	"fourtell/words/tellers"
)

func runScenario(args []string, s stream) int {
	f := flags("scenario", "FILE… [--record FILE]", "Runs each scenario file and prints one JSON line a step; step 0 is the table before the first command.\n"+
		"FILE may be - for standard input. Exits 1 when an expectation does not hold, 2 when a file is no scenario.")
	record := f.String("record", "", "write what was played to this `FILE` as a record (one scenario only)")
	files, code := parse(f, args, s)
	if code >= 0 {
		return code
	}
	switch {
	case len(files) == 0:
		s.say("scenario: which file? See dealer scenario --help")
		return exitUsage
	case *record != "" && len(files) > 1:
		s.say("scenario: --record takes one scenario, not %d", len(files))
		return exitUsage
	}
	for _, file := range files {
		code = max(code, playScenario(file, *record, s))
	}
	return max(code, exitDone)
}

func playScenario(file, record string, s stream) int {
	text, err := s.read(file)
	if err != nil {
		s.say("%v", err)
		return exitUsage
	}
	sc, err := scenario.Load(text)
	if err != nil {
		s.say("%s: %v", file, err)
		return exitUsage
	}
	results, played, err := sc.Run()
	if err != nil {
		s.say("%s: %v", file, err)
		return exitUsage
	}
	english := words.English()
	lines := json.NewEncoder(s.out)
	lines.SetEscapeHTML(false)
	code := exitDone
	for _, r := range results {
		r.File = file
		if r.Illegal != nil {
			why := tellers.Of(sc.Setup.Game).Why(&english, *r.Illegal, nil, sc.Setup.Seats)
			r.Why = &why
		}
		if len(r.Failed) > 0 {
			code = exitDiffers
		}
		if err := lines.Encode(r); err != nil {
			s.say("%s: %v", file, err)
			return exitUsage
		}
		for _, bad := range r.Failed {
			s.say("%s: step %d: %s", file, r.Step, bad)
		}
	}
	if record == "" {
		return code
	}
	var b bytes.Buffer
	if err = played.Write(&b); err == nil {
		err = os.WriteFile(record, b.Bytes(), 0o644)
	}
	if err != nil {
		s.say("%v", err)
		return exitUsage
	}
	return code
}
