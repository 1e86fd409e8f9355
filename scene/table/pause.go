package table

import (
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// PauseActions are what the table does when the pause is left; nil ones have
// no button.
type PauseActions struct {
	NewRound func(*stage.Stage)
	Title    func(*stage.Stage)
	Closed   func(*stage.Stage) // after the pause is gone, whichever way
	Keys     []string           // which key is whose, in lines; none where one person plays
	Seats    []PauseSeat        // who plays by hand, by person
	Undo     func(*stage.Stage) // takes back the last decision
	NoUndo   string             // why that is not possible now; "" = it is
	Rules    func(*stage.Stage) // opens the rules of the table, above the pause
	More     []PauseVerb        // what else can be done
	GoesOn   bool               // the table is somebody else's, and does not wait
}

// PauseVerb is one thing more that can be done.
type PauseVerb struct {
	Text words.Key
	Do   func(*stage.Stage)
}

// PauseSeat is the row of one of the people at this screen: who plays their seat, and that it changes.
type PauseSeat struct {
	Text func() string // what a press does now
	Do   func(*stage.Stage)
	Off  bool
}

// Pause stops the table: nothing below it moves. At the left is what can be done, at the right who plays and how fast; in
// a window higher than wide one lies under the other.
type Pause struct {
	stage.Dialog
	actions PauseActions
	choices kit.Choices
	verbs   []*kit.Button
	undo    *kit.Button
	seats   []*kit.Button
	broad   bool       // a phone held sideways: the verbs stand in two columns, as high as a finger needs them
	finger  float32    // units a target has at least
	k       float32    // of a window higher than wide: everything is drawn that much larger
	size    [2]float32 // of the window
	title   string
	speed   string
	who     string
	whoAt   float32 // baseline of that line
	speedAt float32
	right   float32 // left edge of what lies at the right
	keysAt  float32
	keys    []float32 // where each of the keys' lines begins under that, and where the last ends
}

// NewPause is the pause.
func NewPause(a PauseActions) *Pause { return &Pause{actions: a} }

// Pauses says that time stands still below.
func (m *Pause) Pauses() bool { return !m.actions.GoesOn }

// Enter makes the buttons and the controls.
func (m *Pause) Enter(s *stage.Stage) {
	l, a := s.Lang(), &m.actions
	m.choices = kit.NewChoices(s)
	m.verbs, m.seats, m.undo = nil, nil, nil
	verb := func(text words.Key, kind kit.ButtonKind, then func(*stage.Stage)) *kit.Button {
		b := &kit.Button{Text: l.Say(text), Kind: kind, OnPress: func(s *stage.Stage) {
			m.shut(s)
			if then != nil {
				then(s)
			}
		}}
		m.verbs = append(m.verbs, b)
		return b
	}
	verb(words.ButtonResume, kit.CoralVerb, nil)
	if a.Undo != nil {
		m.undo = verb(words.ButtonUndo, kit.Quiet, a.Undo)
		m.undo.Off, m.undo.Cap = a.NoUndo != "", input.ActUndo
		m.undo.Shortcut = input.ActUndo
	}
	if a.NewRound != nil {
		verb(words.ButtonNewRound, kit.Quiet, a.NewRound)
	}
	for _, v := range a.More {
		verb(v.Text, kit.Quiet, v.Do)
	}
	if a.Rules != nil {
		m.verbs = append(m.verbs, &kit.Button{Text: l.Say(words.ButtonRules), OnPress: a.Rules})
	}
	m.verbs = append(m.verbs, &kit.Button{Text: l.Say(words.ButtonSettings), OnPress: func(s *stage.Stage) { s.Open(s.Options().Routes.Settings()) }})
	if full := kit.FullButton(s); full != nil {
		m.verbs = append(m.verbs, full)
	}
	if a.Title != nil {
		verb(words.ButtonTitle, kit.Quiet, a.Title)
	}
	for i := range a.Seats {
		b := &kit.Button{Off: a.Seats[i].Off}
		b.OnPress = func(s *stage.Stage) {
			a.Seats[i].Do(s)
			m.tellSeats()
		}
		m.seats = append(m.seats, b)
	}
	m.tellSeats()
	m.Group.Nodes = nil
	for _, b := range append(append([]*kit.Button{}, m.verbs...), m.seats...) {
		m.Group.Nodes = append(m.Group.Nodes, b)
	}
	if m.withChoices() {
		m.Group.Nodes = append(m.Group.Nodes, m.choices.Nodes()...)
	}
	m.title, m.speed, m.who = l.Say(words.PauseTitle), l.Say(words.SettingSpeed), l.Say(words.SeatsTitle)
	m.lay(s)
	m.Group.SetFocus(m.verbs[0])
	s.Speech().Say(m.title + ". " + l.Say(words.SpokenMenu))
	s.Speech().Placed(m.verbs[0], m.Group.Nodes)
	for _, line := range a.Keys {
		s.Speech().Say(line)
	}
	if a.Undo != nil && a.NoUndo != "" {
		s.Speech().Say(m.undo.Text + ": " + a.NoUndo)
	}
}

// withChoices says whether the settings stand in the pause itself: not where a row for each of several people does.
func (m *Pause) withChoices() bool { return len(m.actions.Seats) <= 1 }

// tellSeats writes on each row what a press does now.
func (m *Pause) tellSeats() {
	for i, b := range m.seats {
		b.Text = m.actions.Seats[i].Text()
	}
}

func (m *Pause) shut(s *stage.Stage) {
	s.Close(m)
	if m.actions.Closed != nil {
		m.actions.Closed(s)
	}
}

// lay puts everything in its place.
func (m *Pause) lay(s *stage.Stage) {
	w, h := s.Window().Size()
	held := s.Window().Held()
	m.size, m.k, m.broad, m.finger = [2]float32{w, h}, held.K, held.Broad(), held.Finger
	m.measureKeys(s)
	if m.upright() {
		m.W = w / m.k
		m.layUpright(h / m.k)
		return
	}
	verbs := m.verbsHigh()
	right := float32(324)
	if m.broad {
		right = 20 + 28 + 5*m.finger + 40
	}
	if m.withChoices() && len(m.seats) > 0 {
		right += 20 + max(56, m.finger+12)
	}
	high := 116 + max(verbs, right) + m.keysHigh() + 34
	if m.broad {
		high = max(116+verbs+60, right+30) + m.keysHigh() + 24
	}
	m.W, m.H = w, h
	wide, column := float32(900), float32(320)
	if m.broad {
		wide, column = min(1300, w-40), 560
	}
	m.Panel = paint.Centered(w/2, h/2, wide, min(high, h-16))
	x, y := m.Panel.X+44, m.Panel.Y+96
	m.layVerbs(x, y, column)
	m.right = x + column + 40
	if m.broad {
		y = m.Panel.Y + 10 // beside the heading
	}
	m.layRight(m.right, y+20, m.Panel.W-column-128, max(verbs, right)-20)
	m.keysAt = m.Panel.Y + m.Panel.H - m.keysHigh()
}

// layUpright lays everything out under each other, the verbs in two columns.
func (m *Pause) layUpright(h float32) {
	m.H = h
	rows := float32((len(m.verbs) + 2) / 2)
	verbs := 78 + 68*(rows-1)
	if m.undo != nil && m.undo.Off {
		verbs += 22
	}
	columns := m.columns()
	seats := 56 * float32((len(m.seats)+columns-1)/columns)
	right := 30 + seats
	if m.withChoices() {
		right += 320
	}
	high := 88 + verbs + right + m.keysHigh() + 30
	m.Panel = paint.Centered(m.W/2, h/2, 456, min(high, h-16))
	x, y := m.Panel.X+28, m.Panel.Y+84
	wide := m.Panel.W - 56
	m.verbs[0].Rect, m.verbs[0].Size = paint.Box(x, y, wide, 60), 24
	y += 78
	for i, b := range m.verbs[1:] {
		b.Rect = paint.Box(x+float32(i%2)*(wide+12)/2, y+float32(i/2)*68, (wide-12)/2, 50)
		b.Size, b.Cap = 20, input.NoAction
		if i%2 == 0 && i == len(m.verbs)-2 { // alone in its row
			b.W = wide
		}
		if m.undo != nil && m.undo.Off && i >= 2 {
			b.Y += 22
		}
	}
	m.right = x
	m.layRight(x, m.Panel.Y+84+verbs+30, wide, right)
	m.keysAt = m.Panel.Y + m.Panel.H - m.keysHigh()
}

// upright says that the window is higher than wide.
func (m *Pause) upright() bool { return m.k != 1 }

// verbsHigh is how much room the verbs take.
func (m *Pause) verbsHigh() float32 {
	if m.broad {
		return (m.finger + 12) * float32(1+len(m.verbs)/2)
	}
	high := 62 + 62*float32(len(m.verbs)-1)
	if m.undo != nil && m.undo.Off {
		high += 20
	}
	return high
}

func (m *Pause) layVerbs(x, y, w float32) {
	if m.broad {
		half := (w - 12) / 2
		m.verbs[0].Rect, m.verbs[0].Size = paint.Box(x, y, w, m.finger), 25
		for i, b := range m.verbs[1:] {
			b.Rect = paint.Box(x+float32(i%2)*(half+12), y+float32(1+i/2)*(m.finger+12), half, m.finger)
			b.Size, b.Cap = 19, input.NoAction
		}
		return
	}
	for i, b := range m.verbs {
		b.Rect, b.Size = paint.Box(x, y, w, 48), 21
		if i == 0 {
			b.Rect.H, b.Size = 56, 25
			y += 8
		}
		y += 62
		if b == m.undo && b.Off {
			y += 20
		}
	}
}

// noUndoAt is the baseline of why nothing can be taken back: under the verb, or, where a finger has the rows close, under the last.
func (m *Pause) noUndoAt(b *kit.Button) float32 {
	if m.broad {
		last := m.verbs[len(m.verbs)-1]
		return last.Y + last.H + 36
	}
	return b.Y + b.H + 22
}

// columns are how many the people's rows stand in.
func (m *Pause) columns() int {
	if len(m.seats) > 5 {
		return 2
	}
	return 1
}

// layRight puts the people's rows, and the settings where they have room, in their place.
func (m *Pause) layRight(x, y, w, high float32) {
	m.whoAt = y - 4
	if n := len(m.seats); n > 0 {
		columns := m.columns()
		rows := (n + columns - 1) / columns
		each := min(max(56, m.finger+12), (high-4)/float32(rows))
		wide := (w - 12*float32(columns-1)) / float32(columns)
		y += 10
		for i, b := range m.seats {
			b.Rect = paint.Box(x+float32(i/rows)*(wide+12), y+each*float32(i%rows), wide, each-12)
			b.Size = 18
		}
		y += each*float32(rows) + 24
	}
	if m.withChoices() {
		m.speedAt = y - 4
		m.choices.Lay(x, y+12, w, m.finger)
	}
}

// keysHigh is the room that the keys' lines take.
func (m *Pause) keysHigh() float32 {
	if len(m.actions.Keys) == 0 {
		return 0
	}
	return m.keys[len(m.keys)-1] + 22
}

func (m *Pause) keyStyle(i int) paint.Style {
	st := paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: 812}
	if i == 1 {
		st.Color = paint.Cream
	}
	if m.upright() {
		st.Wrap = 400
	}
	return st
}

// measureKeys finds how high the keys' lines are, of which some are broken in a narrow window.
func (m *Pause) measureKeys(s *stage.Stage) {
	m.keys = append(m.keys[:0], 0)
	was := s.Painter().ZoomIn(m.k)
	for i, line := range m.actions.Keys {
		_, high := s.Painter().Measure(line, m.keyStyle(i))
		m.keys = append(m.keys, m.keys[i]+max(26, high+2))
	}
	s.Painter().ZoomOut(was)
}

// Update follows the buttons; Escape and P resume.
func (m *Pause) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); m.size != [2]float32{w, h} {
		m.lay(s)
	}
	v := *in
	v.X, v.Y, v.PressX, v.PressY = v.X/m.k, v.Y/m.k, v.PressX/m.k, v.PressY/m.k
	w, h := m.W, m.H
	m.W, m.H = s.Window().Size() // the dialog knows the window alone
	m.UpdateDialog(s, &v)
	m.W, m.H = w, h
	if in.Take(input.ActCancel) || in.Take(input.ActPause) {
		m.shut(s)
	}
	return nil
}

// Draw draws the panel.
func (m *Pause) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	x, y := m.Panel.X, m.Panel.Y
	left := x + 44
	if m.upright() {
		left = x + 28
	}
	small := paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2}
	p.Text(m.title, left, y+62, paint.Style{Face: paint.Display, Size: 36, Color: paint.Cream})
	if !m.upright() {
		p.Rect(paint.Box(m.right-22, y+44, 1.5, m.Panel.H-m.keysHigh()-88), paint.Plum600)
	}
	if len(m.seats) > 0 {
		p.Text(m.who, m.right, m.whoAt, small)
	}
	if m.withChoices() {
		p.Text(m.speed, m.right, m.speedAt, small)
	}
	if b := m.undo; b != nil && b.Off {
		x, fit := b.X+b.W/2, b.W
		if m.broad {
			x, fit = m.verbs[0].X+m.verbs[0].W/2, m.verbs[0].W
		}
		st := paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Align: paint.Middle, Fit: fit}
		if !p.Reads(m.actions.NoUndo, st) {
			st.Fit += 40 // beyond the verb's edges
		}
		p.Text(m.actions.NoUndo, x, m.noUndoAt(b), st)
	}
	for i, line := range m.actions.Keys {
		p.Text(line, left, m.keysAt+m.keys[i], m.keyStyle(i))
	}
	m.End(p)
	p.ZoomOut(was)
}

func (m *Pause) SayAnew(s *stage.Stage) {
	at := m.Group.Index()
	m.Enter(s)
	m.Group.FocusAt(at)
}

func (m *Pause) ToastRoom(s *stage.Stage) paint.Rect { return stage.BesideTitle(s, m.Panel.Times(m.k)) }
