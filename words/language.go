package words

import (
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Key names one message of a language.
type Key string

// Language is one tongue: every message, and how it counts.
type Language struct {
	Tag      string // BCP 47, "en"
	Name     string // in the language itself, "English"
	CallWord string // what a player calls with one card left, "Uno!"; a setting may change it
	counts   counting
	cards    func(engine.Face) string // what other games than the usual call their faces; nil: by their numbers
	at       engine.Rulebook          // the game of the table at which it is spoken; nil: the usual one
	messages map[Key]string
}

// At is the language as it is spoken at a table of that game: its cards by the names it has for them, and no points where it counts none.
func At(book engine.Rulebook, l Language) Language {
	l.cards, l.at = book.FaceName, book
	return l
}

// scores says whether points are counted where it is spoken.
func (l *Language) scores() bool {
	if l.at == nil {
		return true
	}
	usual, err := l.at.Build("", nil)
	_, scored := usual.(engine.Scored)
	return scored || err != nil
}

// Form is which of the forms of a word goes with that number: 0 for the first, "card" of {n#card|cards}.
func (l *Language) Form(n int) int { return l.counts.form(n) }

// Arg fills one placeholder of a message.
type Arg struct {
	Name string
	Text string
	N    int // for a placeholder that counts
}

// With fills {name} with a text.
func With(name, text string) Arg { return Arg{Name: name, Text: text} }

// Count fills {name} with a number, and {name#one|many} with the form that fits it.
func Count(name string, n int) Arg { return Arg{Name: name, Text: strconv.Itoa(n), N: n} }

// Say is the message with its placeholders filled: {name} is replaced, {n#card|cards} takes the form that the language
// uses for the number n.
func (l *Language) Say(key Key, args ...Arg) string {
	text := l.messages[key]
	var b strings.Builder
	for {
		open := strings.IndexByte(text, '{')
		if open < 0 {
			break
		}
		closing := open + strings.IndexByte(text[open:], '}')
		if closing < open {
			break
		}
		b.WriteString(text[:open])
		b.WriteString(l.fill(text[open+1:closing], args))
		text = text[closing+1:]
	}
	b.WriteString(text)
	return b.String()
}

// Has says whether the language has the message.
func (l *Language) Has(key Key) bool { _, ok := l.messages[key]; return ok }

func (l *Language) fill(placeholder string, args []Arg) string {
	name, forms, counts := strings.Cut(placeholder, "#")
	for _, a := range args {
		if a.Name != name {
			continue
		}
		if !counts {
			return a.Text
		}
		all := strings.Split(forms, "|")
		return all[min(l.Form(a.N), len(all)-1)]
	}
	return ""
}

// Color is the colour's name; "any colour" for none.
func (l *Language) Color(c engine.Color) string { return l.Say(Key("color." + c.String())) }

// Face is the card's name: "red 7", "green skip", "Wild Draw Four"; "a hidden card" for none.
func (l *Language) Face(f engine.Face) string {
	s := shed.SymbolOf(f)
	// a card may ask for another form of the colour than the colour alone: "czerwona 7" in Polish, but "czerwony"
	color := With("color", l.Say(Key("card.color."+shed.ColorOf(f).String())))
	switch {
	case f >= engine.OtherFaces && l.cards != nil:
		return l.cards(f)
	case f >= engine.OtherFaces:
		return f.String()
	case s == shed.NoSymbol:
		return l.Say("card.hidden")
	case s.Number():
		return l.Say("card.number", color, Count("n", int(s)))
	case s == shed.Skip:
		return l.Say("card.skip", color)
	case s == shed.Reverse:
		return l.Say("card.reverse", color)
	case s == shed.DrawTwo:
		return l.Say("card.draw_two", color)
	case s == shed.Wild:
		return l.Say("card.wild")
	}
	return l.Say("card.wild_draw_four")
}

// Card is the card's name as it lies: a wild on the discard pile with the colour named for it.
func (l *Language) Card(c engine.SeenCard) string {
	if c.Stamp != engine.NoColor && shed.IsWild(c.Face) {
		return l.Say("card.stamped", With("card", l.Face(c.Face)), With("color", l.Color(c.Stamp)))
	}
	return l.Face(c.Face)
}

// Hand lists cards: "red 5, blue skip, wild"; "no cards" for none.
func (l *Language) Hand(cards []engine.SeenCard) string {
	if len(cards) == 0 {
		return l.Say("card.none")
	}
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = l.Card(c)
	}
	return strings.Join(names, l.Say("list.comma"))
}

// List joins names: "Ann", "Ann and Bo", "Ann, Bo and Cy".
func (l *Language) List(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], l.Say("list.comma")) + l.Say("list.and") + names[last]
}

func (l *Language) direction(d int) string {
	if d < 0 {
		return l.Say("direction.left")
	}
	return l.Say("direction.right")
}

// SeatName is the seat's name as it stands in a sentence about it. A seat without one is "Seat 3", counted from 1 as people do;
// so is one that is called "You", in whatever language: to anybody else that is no name.
func (l *Language) SeatName(s engine.Seat, names []string) string {
	if s >= 0 && int(s) < len(names) && names[s] != "" && !isSelf(names[s]) {
		return names[s]
	}
	return l.Say("seat.unnamed", Count("n", int(s)+1))
}

// isSelf says whether a name is what the one person at a table is called.
func isSelf(name string) bool {
	for _, self := range selves() {
		if name == self {
			return true
		}
	}
	return false
}

// selves is what the one person at a table is called in each language, SeatYou.
func selves() [6]string { return [...]string{"You", "Du", "Tú", "Toi", "Ty", "あなた"} }
