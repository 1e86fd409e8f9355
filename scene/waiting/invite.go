package waiting

import (
	"strings"

	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// invite brings a friend: the link, to be scanned or to be sent.
type invite struct {
	title, help string
	link        string // as it is handed on
	shown       string // as it is read
	host, path  string // the same in two lines
	code        kit.ScanCode
	copy        *kit.Button
	share       *kit.Button // by the system's sheet; nil: it has none
	at          paint.Rect
	light       paint.Rect // under the code
	words       paint.Rect // beside it
	narrow      bool
	low         bool
}

func (v *invite) make(t *Waiting, s *stage.Stage) {
	l := s.Lang()
	v.title, v.help = l.Say(words.WaitingBring), l.Say(words.WaitingScan)
	v.copy = &kit.Button{Text: l.Say(words.SetupCopy), Size: 18, OnPress: v.copies}
	v.copy.Off = s.Options().Clipboard == nil
	if v.share = nil; s.Options().Sheet != nil {
		v.share = &kit.Button{Text: l.Say(words.WaitingShare), Size: 18, OnPress: func(s *stage.Stage) {
			s.Options().Sheet(t.room.Name, v.link, func(ok bool) {
				if !ok {
					v.copies(s)
				}
			})
		}}
	}
	v.link = "" // the code is made with the next refresh
	v.house(t)
}

// house takes the link from the house one is at.
func (v *invite) house(t *Waiting) {
	to := t.line.Link()
	to.Room = t.room.Code
	link := to.String()
	if link == v.link {
		return
	}
	v.link, v.shown = link, link
	for _, scheme := range []string{"https://", "http://"} {
		v.shown = strings.TrimPrefix(v.shown, scheme)
	}
	v.host, v.path, _ = strings.Cut(v.shown, "#")
	v.path = "#" + v.path
	v.code.Make(link)
}

// copies puts the link on the clipboard.
func (v *invite) copies(s *stage.Stage) {
	tell := func(ok bool) {
		if ok {
			s.Toasts().Show(s.Lang().Say(words.SetupCopied), v.shown)
		} else {
			s.Toasts().Alert(s.Lang().Say(words.SetupNotCopied), v.shown)
		}
	}
	if board := s.Options().Clipboard; board != nil {
		board.Write(v.link, tell)
		return
	}
	tell(false)
}

func (v *invite) nodes(n []stage.Node) []stage.Node {
	if n = append(n, v.copy); v.share != nil {
		n = append(n, v.share)
	}
	return n
}

// lay puts it in its panel: the code, and beside it the words, which stand together in the middle.
func (v *invite) lay(at paint.Rect) {
	v.at = at
	v.narrow, v.low = at.W < 400, at.H < inviteHigh+8
	side := min(at.H-36, at.W*0.44, 200)
	v.light = paint.Box(at.X+18, at.Y+(at.H-side)/2, side, side)
	x := v.light.X + side + 18
	high := float32(inviteHigh)
	if v.low {
		high = 88
	}
	v.words = paint.Box(x, at.Y+(at.H-high)/2, at.X+at.W-18-x, high)
	v.copy.Rect = paint.Box(x, v.words.Y+high-46, min(v.words.W, 180), 40)
	if v.share != nil {
		v.copy.W = (v.words.W - 10) / 2
		v.share.Rect = v.copy.Move(v.copy.W+10, 0)
	}
}

// inviteHigh is how high the words beside the code are, with the button.
const inviteHigh = 152

func (v *invite) draw(p *paint.Painter) {
	(&stage.Panel{Rect: v.at, Radius: 22}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	v.code.Draw(p, v.light, 10)
	r := v.words
	title := paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: r.W, Most: 28}
	help := paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: r.W, Most: 22}
	link := paint.Box(r.X, v.copy.Y-42, r.W, 34)
	text := paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream, Fit: r.W - 20, Most: 22, Name: true}
	if v.narrow { // the link takes two lines, and the place of the help
		p.Text(v.title, r.X, r.Y+22, title)
		link = paint.Box(r.X, r.Y+36, r.W, 60)
		p.Bordered(link, 12, 1.5, paint.Plum900, paint.Plum600)
		p.TextIn(v.host, paint.Box(link.X+10, link.Y+4, link.W-20, 26), text)
		p.TextIn(v.path, paint.Box(link.X+10, link.Y+30, link.W-20, 26), text)
		return
	}
	p.Bordered(link, 12, 1.5, paint.Plum900, paint.Plum600)
	p.TextIn(v.shown, paint.Box(link.X+10, link.Y, link.W-20, link.H), text)
	if v.low {
		return // the tab above says what it is
	}
	if !p.Reads(v.help, help) {
		p.Text(v.title, r.X, r.Y+32, title)
		return
	}
	title, titleY, help, helpY := p.Pair(r.Y-4, link.Y-4, title, r.Y+22, help, r.Y+46)
	p.Text(v.title, r.X, titleY, title)
	p.Text(v.help, r.X, helpY, help)
}

// refresh follows the room's code.
func (v *invite) refresh(t *Waiting) { v.house(t) }
