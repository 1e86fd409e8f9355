package words

import (
	"strconv"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Terms is what a player calls a game and its rules. What a game calls otherwise than the house does stands under its own name,
// NAME.switch.decks before switch.decks; what nobody has put into words is called as the rules write it.
type Terms struct {
	l    *Language
	name string
	book engine.Rulebook // nil: no game that is on the shelf
}

// Terms are those of a game by its name; "" is the usual one.
func (l *Language) Terms(game string) Terms {
	if game == "" {
		game = games.All()[0].Name()
	}
	t := Terms{l: l, name: game}
	if book, err := games.Named(game); err == nil {
		t.book = book
	}
	return t
}

// Known says whether the house has put the game into words.
func (t Terms) Known() bool { return t.l.Has(Key("game." + t.name)) }

// Game is what the game is called.
func (t Terms) Game() string { return t.or(Key("game."+t.name), t.name) }

// Switch is a switch's name as a player reads it: "Jumping in".
func (t Terms) Switch(name string) string { return t.or(t.key("switch."+name), name) }

// SwitchHelp is one sentence about the switch; "" where there is none.
func (t Terms) SwitchHelp(name string) string { return t.l.Say(t.key("switch." + name + ".help")) }

// Value is one value of a switch as a player reads it; a number is itself with its unit.
func (t Terms) Value(name, value string) string {
	if key := t.key("value." + name + "." + value); t.l.Has(key) {
		return t.l.Say(key)
	}
	if t.book != nil {
		if s, ok := engine.SwitchOf(t.book, name); ok && s.Plain() {
			return t.l.Say(Key("value." + value))
		}
	}
	n := With("n", value)
	if count, err := strconv.Atoi(value); err == nil {
		n = Count("n", count)
	}
	if key := t.key("value." + name); t.l.Has(key) {
		return t.l.Say(key, n)
	}
	return value
}

// Preset is a preset's name as a player reads it.
func (t Terms) Preset(name string) string { return t.or(t.key("preset."+name), name) }

// PresetHelp is one sentence about the preset; "" where there is none.
func (t Terms) PresetHelp(name string) string { return t.l.Say(t.key("preset." + name + ".help")) }

// PageTitle is the heading of the game's rules page.
func (t Terms) PageTitle() string { return t.l.Say(t.key("page.title")) }

// Chapter is a part of how the game is played.
func (t Terms) Chapter(name string) (title, text string) {
	return t.l.Say(t.key("page." + name + ".title")), t.l.Say(t.key("page." + name))
}

// key is the game's own, where it has one.
func (t Terms) key(of string) Key {
	if own := Key(t.name + "." + of); t.l.Has(own) {
		return own
	}
	return Key(of)
}

// or is a message, or what it is about as it stands where there is none.
func (t Terms) or(key Key, name string) string {
	if t.l.Has(key) {
		return t.l.Say(key)
	}
	return name
}
