package replay

import (
	"cmp"
	"strings"

	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// listRow is a record in the list: a button that shows it, and two small ones beside.
type listRow struct {
	line listLine
	slim bool // the date stands below
	show *kit.Button
	save *rowVerb
	gone *rowVerb
}

// rowVerb is a small button that shows its word where there is room, and a picture where there is none.
type rowVerb struct {
	kit.IconButton
	word  string
	small bool
}

func rowVerbStyle(fit float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 17, Color: paint.Cream, Align: paint.Middle, Fit: fit}
}

// Draw draws it as it is now.
func (b *rowVerb) Draw(p *paint.Painter) {
	if b.small {
		b.IconButton.Draw(p)
		return
	}
	body, line := paint.Plum800, paint.Plum600
	switch {
	case b.LooksPressed():
		body, line = paint.Plum900, paint.Plum500
	case b.Hover:
		body, line = paint.Plum600, paint.Plum300
	}
	p.Bordered(b.Rect, 14, 1.5, body, line)
	p.TextIn(b.word, b.Rect, rowVerbStyle(b.W-16))
	if b.Focused && p.Focusing {
		p.FocusRing(b.Rect, 14)
	}
}

// rowNodes is how many nodes a row has.
const rowNodes = 3

// listLine is what a row says.
type listLine struct{ players, result, date string }

// what is the record in one breath.
func (n *listLine) what() string {
	if n.date == "" {
		return n.players
	}
	return n.players + ", " + n.date
}

func newListRow(s *stage.Stage, r *List, i int) *listRow {
	l := s.Lang()
	verb := func(icon string, label, short words.Key, does func(*stage.Stage, int)) *rowVerb {
		return &rowVerb{kit.IconButton{Icon: icon, Label: l.Say(label), OnPress: func(s *stage.Stage) { does(s, i) }}, l.Say(short), false}
	}
	return &listRow{line: lineOf(s, &r.kept[i]),
		show: &kit.Button{OnPress: func(s *stage.Stage) { r.show(s, i) }},
		save: verb("icon/down", words.ReplaySave, words.ReplaySaveShort, r.export),
		gone: verb("icon/close", words.ReplayDelete, words.ReplayDelete, r.remove)}
}

// lineOf is what there is to say about a record.
func lineOf(s *stage.Stage, k *room.Kept) listLine {
	l, preset := s.Lang(), kit.RulesName(s, k.Setup.Game, k.Setup.Rules)
	line := listLine{players: l.List(k.Setup.Seats), result: preset}
	if !k.Head.Begun.IsZero() {
		line.date = k.Head.Begun.Local().Format("2006-01-02 15:04")
	}
	if res := k.Head.Result; res != nil {
		var won []string
		for _, w := range res.Winners {
			if w >= 0 && int(w) < len(k.Setup.Seats) {
				won = append(won, k.Setup.Seats[w])
			}
		}
		end := l.Say(words.ReplaysDrawn)
		if len(won) > 0 {
			end = l.Say(words.ReplaysWon, words.With("names", l.List(won)))
		}
		rounds := l.Say(words.ReplaysRounds, words.Count("n", max(1, res.Rounds)))
		if o := k.Head.Online; o != nil {
			rounds = l.Say(words.ReplaysOnline, words.With("room", cmp.Or(o.Name, o.Room)), words.Count("n", max(1, res.Rounds)))
		}
		line.result = strings.Join([]string{end, preset, rounds}, " · ")
	}
	if k.Head.Notes[guests.NoteTaken] != "" {
		line.result += " · " + l.Say(words.ReplayPractice)
	}
	return line
}

// nodes are the row's, the same number in every row.
func (n *listRow) nodes() [rowNodes]stage.Focusable {
	return [...]stage.Focusable{n.show, n.save, n.gone}
}

// spoken is what a screen reader says of one of them.
func (n *listRow) spoken(l *words.Language, node int) string {
	row := n.line.what() + ", " + n.line.result
	switch node {
	case 1:
		return l.Say(words.ReplayRow, words.With("what", n.save.Label), words.With("row", n.line.what()))
	case 2:
		return l.Say(words.ReplayRow, words.With("what", n.gone.Label), words.With("row", n.line.what()))
	}
	return row
}

// lay puts it at a place in a width, or slim.
func (n *listRow) lay(p *paint.Painter, x, y, w float32, slim bool) {
	n.slim = slim
	gap, wide := float32(12), float32(92)
	for _, v := range []*rowVerb{n.save, n.gone} {
		if w, _ := p.Measure(v.word, rowVerbStyle(0)); p.TextScale() > 1 {
			wide = max(wide, min(w+20, 150))
		}
	}
	if slim {
		gap, wide = 6, 48
	}
	n.save.small, n.gone.small = slim, slim
	n.show.Rect = paint.Box(x, y, w-2*wide-2*gap, rowHigh-kit.Lip)
	in := (rowHigh - kit.Lip - 48) / float32(2)
	n.save.Rect = paint.Box(x+w-2*wide-gap, y+in, wide, 48)
	n.gone.Rect = paint.Box(x+w-wide, y+in, wide, 48)
}

// draw writes what the row says on it.
func (n *listRow) draw(p *paint.Painter) {
	b := n.show.Rect
	if n.show.LooksPressed() {
		b = b.Move(0, kit.Lip-1)
	}
	left, room := b.X+22, b.W-44
	if n.slim {
		p.Text(n.line.players, left, b.Y+27, paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream, Most: 22, Fit: room, Name: true})
		result := paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Most: 19, Fit: room}
		if !p.Reads(n.line.result, result) {
			left, result.Fit = b.X+12, b.W-20
		}
		p.Text(n.line.result, left, b.Y+49, result)
		p.Text(n.line.date, b.X+22, b.Y+69, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Most: 19, Fit: room})
		return
	}
	date := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Align: paint.Right, Fit: 0.4 * room}
	wide, _ := p.Measure(n.line.date, date)
	room -= max(152, wide) + 20
	players, playersY, result, resultY := p.Pair(b.Y+4, b.Y+b.H-4, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: room, Name: true}, b.Y+34,
		paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Fit: room}, b.Y+59)
	p.Text(n.line.players, left, playersY, players)
	p.Text(n.line.result, left, resultY, result)
	p.Text(n.line.date, b.X+b.W-22, b.Y+46, date)
}
