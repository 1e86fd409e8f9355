package guests

import (
	"slices"
	"strings"

	"fourtell/ai"
)

// CharacterOf is the character that a chair of that kind holds: "char:theo".
func CharacterOf(who string) (ai.Character, bool) {
	name, ok := strings.CutPrefix(who, ai.CharMark)
	if !ok {
		return ai.Character{}, false
	}
	return ai.CharacterNamed(name)
}

// WithFace is the kind of bot that the character with a portrait is; ok is false of a portrait that is nobody's.
func WithFace(guest string) (who string, ok bool) {
	c, ok := ai.CharacterWithFace(guest)
	return ai.CharMark + c.Name, ok
}

// LevelOf is how well a bot of that kind plays, by the name of the level: a character has one too. "" for no player of the
// house's.
func LevelOf(who string) string {
	if c, ok := CharacterOf(who); ok {
		return c.Level
	}
	level, ok := strings.CutPrefix(who, ai.LevelMark)
	if !ok {
		return ""
	}
	return level
}

// StarsOf is a level's place among the levels, from 1.
func StarsOf(level string) int {
	return 1 + slices.IndexFunc(ai.Levels(), func(l ai.Level) bool { return l.Name == level })
}
