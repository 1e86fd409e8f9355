// Command gen is the recipe of Fourtell's sound. It is run by ../make.sh when a
// sound changes and is never part of the game.
//
//	gen midi DIR   writes the scores (music-*.mid) and the played cues (cue-*.mid)
//	gen wav DIR    reads the cues rendered from those files (cue-*.wav), makes
//	               every other effect from seeded noise and tuned modes, levels
//	               them all and writes one NAME.wav for each effect, those that
//	               come later into a folder of their own, and the brushes that
//	               sweep under the music (brushes.wav)
//
// The same seeds give the same samples. It imports the standard library and the
// measuring package beside it, and must never be imported.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("wants two words, a stage (midi or wav) and a folder, got %d", len(args))
	}
	stage, dir := args[0], args[1]
	switch stage {
	case "midi":
		return writeScores(dir)
	case "wav":
		return writeEffects(dir)
	}
	return fmt.Errorf("stage %q is neither midi nor wav", stage)
}

func writeScores(dir string) error {
	files := map[string][]byte{}
	for _, p := range pieces() {
		files["music-"+p.name+".mid"] = p.score()
	}
	for _, c := range cues() {
		for v := range variants {
			files["cue-"+file(c.name, v)+".mid"] = c.score(v)
		}
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func writeEffects(dir string) error {
	later := filepath.Join(dir, doubtFolder)
	if err := os.MkdirAll(later, 0o755); err != nil {
		return err
	}
	for folder, all := range map[string][]effect{dir: effects(), later: doubtEffects()} {
		for _, e := range all {
			for v := range variants {
				name := file(e.name, v)
				if err := writeEffect(folder, name, e.make(newDice(name), v), e.level); err != nil {
					return err
				}
			}
		}
	}
	if err := writeWAV(filepath.Join(dir, "brushes.wav"), brushes()); err != nil {
		return err
	}
	for _, c := range cues() {
		for v := range variants {
			name := file(c.name, v)
			wave, err := readWAV(filepath.Join(dir, "cue-"+name+".wav"))
			if err != nil {
				return err
			}
			if err := writeEffect(filepath.Join(dir, c.folder), name, trim(wave, c.seconds).driven(c.drive), c.level); err != nil {
				return err
			}
		}
	}
	return nil
}

func writeEffect(dir, name string, wave sound, level float64) error {
	levelled, err := finish(wave, level)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return writeWAV(filepath.Join(dir, name+".wav"), levelled)
}
