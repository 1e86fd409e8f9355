package assets

import (
	"embed"
	"path"
	"strings"
)

// lessons are the lessons and puzzles, a scenario file each (docs/scenarios.md).
//
//go:embed lessons/*.json
var lessons embed.FS

// Lessons names the lessons and puzzles, sorted: "lesson-1-first", "puzzle-01-win", "puzzle-02-bluff".
func Lessons() []string {
	files, err := lessons.ReadDir("lessons")
	if err != nil {
		return nil // the folder is embedded
	}
	var all []string
	for _, f := range files {
		all = append(all, strings.TrimSuffix(f.Name(), ".json"))
	}
	return all
}

// Lesson is the scenario file of that name; the error says that there is none.
func Lesson(name string) ([]byte, error) { return lessons.ReadFile(path.Join("lessons", name+".json")) }
