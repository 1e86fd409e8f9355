package waiting

import (
	"fourtell/engine/games"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// houseRules are the rules of the room: which they are, and what in them is not as usual.
type houseRules struct {
	title, name string
	lines       []string
	most        int    // lines that have room
	more        string // in place of those that have none
	narrow      bool
	edit        *kit.Button
	at          paint.Rect
	l           *words.Language
}

func (v *houseRules) make(t *Waiting, s *stage.Stage) {
	v.l = s.Lang()
	v.title = v.l.Say(words.SetupRules)
	v.edit = &kit.Button{Size: 17, OnPress: func(s *stage.Stage) {
		if t.host() && t.waits() {
			t.menus.editRules(s)
			return
		}
		t.menus.read(s)
	}}
}

// refresh shows the rules of the room.
func (v *houseRules) refresh(t *Waiting, s *stage.Stage) {
	l := s.Lang()
	v.name = kit.Played(s, t.room.Game, t.room.Rules)
	v.edit.Text, v.edit.Off = l.Say(words.ButtonRules), !l.Terms(t.room.Game).Known() && !(t.host() && t.waits())
	if t.host() && t.waits() {
		v.edit.Text = l.Say(words.WaitingEdit)
	}
	v.lines = v.lines[:0]
	book, err := games.Named(t.room.Game)
	if err != nil { // a game of a newer house
		v.name = t.room.Game
		return
	}
	rules, err := games.Rules(t.room.Game, t.room.Rules)
	if err != nil {
		return
	}
	usual, err := book.Build("", nil)
	if err != nil {
		return
	}
	terms := l.Terms(t.room.Game)
	for _, sw := range book.Switches() {
		if now := rules.Get(sw.Name); now != usual.Get(sw.Name) {
			v.lines = append(v.lines, terms.Switch(sw.Name)+": "+terms.Value(sw.Name, now))
		}
	}
	if goal := kit.Goal(l, rules); goal != "" && rules.Match() {
		v.lines = append(v.lines, kit.Capital(goal))
	}
	if len(v.lines) == 0 {
		v.lines = append(v.lines, l.Say(words.SetupUnchanged))
	}
}

// lay puts them in their panel.
func (v *houseRules) lay(p *paint.Painter, at paint.Rect) {
	v.at = at
	wide, _ := p.Measure(v.edit.Text, paint.Style{Face: paint.Display, Size: 17})
	wide = min(max(wide+36, 88), at.W*0.4)
	v.edit.Rect = paint.Box(at.X+at.W-wide-16, at.Y+10, wide, 36)
	high := v.lineHigh(p)
	titleWide, _ := p.Measure(v.title, v.titleStyle())
	nameWide, _ := p.Measure(v.name, v.nameStyle(at.W))
	v.narrow = titleWide+14+nameWide+24 > v.edit.X-12-at.X-20
	v.most = max(1, int((at.H-56-v.below())/high))
	v.more = ""
	if over := len(v.lines) - v.most; over > 0 {
		v.more = v.l.Say(words.WaitingMore, words.Count("n", over+1))
	}
}

// below is how much the name of the rules takes below the title, where beside it there is no room.
func (v *houseRules) below() float32 {
	if v.narrow {
		return 34
	}
	return 0
}

func (v *houseRules) titleStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: v.edit.X - 12 - v.at.X - 20, Most: 26}
}

func (v *houseRules) nameStyle(fit float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 16, Color: paint.OnCream, Fit: fit, Most: 20, Align: paint.Middle, Name: true}
}

func (v *houseRules) style() paint.Style {
	return paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Fit: v.at.W - 64, Most: 24}
}

// lineHigh is how high one of the lines is.
func (v *houseRules) lineHigh(p *paint.Painter) float32 { return 25 + p.Grown(v.style()) }

func (v *houseRules) draw(p *paint.Painter) {
	(&stage.Panel{Rect: v.at, Radius: 22}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	x := v.at.X + 20
	title := v.titleStyle()
	p.TextIn(v.title, paint.Box(x, v.at.Y+8, title.Fit, 40), title)
	wide, _ := p.Measure(v.title, title)
	tag := paint.Box(x+wide+14, v.at.Y+12, 0, 32)
	room := v.edit.X - 12 - tag.X
	if v.narrow {
		tag.X, tag.Y, room = x-4, v.at.Y+50, v.at.W-32
	}
	name := v.nameStyle(room - 24)
	w, _ := p.Measure(v.name, name)
	tag.W = w + 24
	p.RoundRect(tag, 16, paint.Second)
	p.TextIn(v.name, tag, name)
	st, high := v.style(), v.lineHigh(p)
	y := v.at.Y + 71 + v.below() + p.Drop(st)
	for i, line := range v.lines {
		if v.more != "" && i == v.most-1 {
			line = v.more
		}
		p.Disc(x+9, y-6-p.Drop(st)/2, 4.5, gold)
		p.Text(line, x+24, y, st)
		if i == v.most-1 {
			break
		}
		y += high
	}
}
