package waiting

import (
	"fourtell/online/wire"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// talk is what people say while they wait.
type talk struct {
	title, quiet string
	lines        []talkLine
	phrases      *kit.Button
	say          *kit.Button // nil: set phrases alone are said here
	at           paint.Rect
	last         wire.Said // the newest that has been told
}

type talkLine struct{ name, text string }

// fresh is from where on what has been said is new since the last call.
func (v *talk) fresh(chat []wire.Said) int {
	at := len(chat)
	for at > 0 && chat[at-1] != v.last {
		at--
	}
	if len(chat) > 0 {
		v.last = chat[len(chat)-1]
	}
	return at
}

func (v *talk) make(t *Waiting, s *stage.Stage) {
	l := s.Lang()
	v.title, v.quiet = l.Say(words.WaitingChat), l.Say(words.WaitingQuiet)
	v.phrases = &kit.Button{Text: l.Say(words.WaitingPhrases), Size: 17, OnPress: t.offerPhrases}
	v.say = &kit.Button{Text: l.Say(words.WaitingSay), Size: 17, OnPress: t.writeWords}
}

// refresh shows what has been said.
func (v *talk) refresh(t *Waiting, s *stage.Stage) {
	v.lines = v.lines[:0]
	for _, m := range t.place.Chat() {
		v.lines = append(v.lines, talkLine{m.Name, said(s, &m)})
	}
	v.say.Off = t.room.Chat != wire.ChatFree
}

func (v *talk) nodes(n []stage.Node) []stage.Node {
	if v.say.Off {
		return append(n, v.phrases)
	}
	return append(n, v.phrases, v.say)
}

func (v *talk) lay(at paint.Rect) {
	v.at = at
	y, each := at.Y+at.H-56, (at.W-52)/2
	v.phrases.Rect = paint.Box(at.X+20, y, each, 40)
	v.say.Rect = paint.Box(at.X+at.W-20-each, y, each, 40)
}

func (v *talk) draw(p *paint.Painter) {
	(&stage.Panel{Rect: v.at, Radius: 22}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	x, fit := v.at.X+20, v.at.W-40
	p.TextIn(v.title, paint.Box(x, v.at.Y+8, fit, 40), paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: fit})
	name := paint.Style{Face: paint.Display, Size: 16, Color: paint.Cream, Fit: fit * 0.36, Name: true}
	text := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2}
	y := v.at.Y + 71 + p.Drop(text)
	high := 27 + p.Grown(text)
	if len(v.lines) == 0 {
		text.Fit = fit
		p.Text(v.quiet, x, y, text)
		return
	}
	most := max(1, int((v.phrases.Y-8-(v.at.Y+48))/high))
	for _, line := range v.lines[max(0, len(v.lines)-most):] {
		wide, _ := p.Measure(line.name, name)
		wide = min(wide, fit*0.36) + 10
		p.Text(line.name, x, y, name)
		text.Fit = fit - wide
		p.Text(line.text, x+wide, y, text)
		y += high
	}
}

// offerPhrases lets one say what everybody reads in their own language.
func (t *Waiting) offerPhrases(s *stage.Stage) {
	l := s.Lang()
	m := &kit.ListModal{Title: l.Say(words.WaitingPhrases)}
	for _, key := range wire.Phrases() {
		m.Items = append(m.Items, kit.ListItem{Text: l.Rooms().Phrase(key), Does: func(s *stage.Stage) { t.ask(s, &wire.Phrase{Phrase: key}) }})
	}
	s.Open(m)
}

// writeWords lets one say something in words of one's own.
func (t *Waiting) writeWords(s *stage.Stage) {
	l := s.Lang()
	s.Open(&kit.Entry{
		Title: l.Say(words.WaitingSay), Accept: l.Say(words.ButtonDone),
		Field: kit.TextField{Line: kit.Line{Most: wire.LongestText}, Lines: true},
		Check: func(string) string { return "" },
		Take: func(s *stage.Stage, text string) {
			if text != "" {
				t.ask(s, &wire.Say{Text: text})
			}
		},
	})
}
