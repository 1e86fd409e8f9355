package online

import (
	"encoding/base64"
	"strings"

	"fourtell/engine"
	"fourtell/online/self"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// textOf is who one is in a line to take to another device: the secret, a blank and the name.
func textOf(w self.Who) string {
	return strings.TrimSpace(base64.RawURLEncoding.EncodeToString(w.Secret) + " " + w.Name)
}

// parseWho reads such a line; ok is false for another text.
func parseWho(text string) (w self.Who, ok bool) {
	secret, name, _ := strings.Cut(strings.TrimSpace(text), " ")
	b, err := base64.RawURLEncoding.DecodeString(secret)
	if err != nil || len(b) != self.SecretLong {
		return self.Who{}, false
	}
	if name = strings.TrimSpace(name); name != "" && engine.CheckName(name) != nil {
		return self.Who{}, false
	}
	return self.Who{Secret: b, Name: name}, true
}

// NewCarry shows who one is in a line of text, to be taken to another device, and takes such a line from one.
func (l *Line) NewCarry(s *stage.Stage) stage.Modal {
	w := s.Lang()
	m := &kit.Entry{Title: w.Say(words.CarryTitle), Help: w.Say(words.CarryHelp), Accept: w.Say(words.CarryTake), Copies: true, Pastes: true}
	m.Field.Text, m.Field.Lines = textOf(l.Who(s)), true
	m.Check = func(text string) string {
		if _, ok := parseWho(text); !ok {
			return s.Lang().Say(words.CarryWrong)
		}
		return ""
	}
	m.Take = func(s *stage.Stage, text string) {
		who, _ := parseWho(text)
		if textOf(who) == textOf(l.Who(s)) {
			return
		}
		who.House = l.who.House
		l.Close() // whoever comes to the house next is that person
		l.who = who
		l.keep()
		if who.Name != "" {
			s.Toasts().Show(s.Lang().Say(words.CarryTaken, words.With("name", who.Name)), "")
		}
	}
	return m
}
