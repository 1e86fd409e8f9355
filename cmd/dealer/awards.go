package main

import (
	"fmt"
	"os"
	"path/filepath"

	"fourtell/room"
	"fourtell/room/awards"
	"fourtell/words"
)

const awardsHelp = `Tells how far the player of the window on this machine has come with each of the achievements: how many are asked for and done, the day
on which it was earned, and the look that comes with it. Nothing is earned here: what has been reached and not been told yet is told by the
window.`

// ownAward is how far somebody has come with an achievement.
type ownAward struct {
	Award string `json:"award"`
	Title string `json:"title"`
	How   string `json:"how"`
	Done  int    `json:"done"`
	Of    int    `json:"of"`
	Day   string `json:"day"`   // 2026-11-30, on which it was earned; "": it has not been
	Opens string `json:"opens"` // the look that comes with it; "": none
}

func runAwards(args []string, s stream) int {
	f := flags("awards", "[--folder DIR] [--json]", awardsHelp)
	folder := f.String("folder", "", "the `DIR` in which statistics, progress and achievements lie; that of the window, where none is named")
	asJSON := f.Bool("json", false, "one JSON object a line instead")
	if code := parseFlags(f, args, s); code >= 0 {
		return code
	}
	all, err := readAwards(*folder)
	if err != nil {
		s.say("awards: %v", err)
		return exitUsage
	}
	l, earned := words.English(), 0
	for i := range all {
		own := awardOf(&l, &all[i])
		if own.Day != "" {
			earned++
		}
		if *asJSON {
			fmt.Fprintf(s.out, "%s\n", marshal(own))
			continue
		}
		line := own.How
		if own.Opens != "" {
			line += " " + l.Say(words.AwardsOpens, words.With("look", own.Opens)) + "."
		}
		fmt.Fprintf(s.out, "  %-26s %3d / %-3d  %-10s  %s\n", own.Title, own.Done, own.Of, own.Day, line)
	}
	if !*asJSON {
		fmt.Fprintf(s.out, "%s\n", l.Say(words.AwardsCount, words.Count("n", earned), words.Count("of", len(all))))
	}
	return exitDone
}

// readAwards judges what lies in a folder, or what the window has counted: nothing where nothing lies there. The error is one sentence.
func readAwards(folder string) ([]awards.Standing, error) {
	if folder == "" {
		dir, err := room.DataDir()
		if err != nil {
			return nil, fmt.Errorf("it is not known where the window keeps what it counts: %w", err)
		}
		folder = dir
	} else if is, err := os.Stat(folder); err != nil {
		return nil, fmt.Errorf("%s cannot be read: %s", folder, cause(err))
	} else if !is.IsDir() {
		return nil, fmt.Errorf("%s is no folder", folder)
	}
	st, err := readKept(folder, room.StatisticsFile, room.ReadStatistics)
	if err != nil {
		return nil, err
	}
	p, err := readKept(folder, room.ProgressFile, room.ReadProgress)
	if err != nil {
		return nil, err
	}
	e, err := readKept(folder, room.EarnedFile, room.ReadEarned)
	if err != nil {
		return nil, err
	}
	return awards.Judge(&st, &p, &e), nil
}

// readKept reads a file of a folder; nothing stands in one that is not there. The error is one sentence.
func readKept[T any](folder, name string, read func([]byte) (T, *room.Trouble)) (kept T, err error) {
	file := filepath.Join(folder, name)
	text, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return kept, nil
	}
	if err != nil {
		return kept, fmt.Errorf("%s cannot be read: %s", file, cause(err))
	}
	kept, t := read(text)
	if t != nil {
		t.Name = file
		return kept, t
	}
	return kept, nil
}

// awardOf is an achievement as it is told.
func awardOf(l *words.Language, one *awards.Standing) ownAward {
	own := ownAward{Award: one.Name, Title: l.Award(one.Name), How: l.AwardHow(one.Name, one.Of), Done: one.Done, Of: one.Of, Day: one.Day}
	if one.Opens.Name != "" {
		own.Opens = l.Look(one.Opens.Name)
	}
	return own
}
