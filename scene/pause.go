package scene

import "fourtell/words"

// PauseActions are what the table does when the pause is left; nil ones have
// no button.
type PauseActions struct {
	NewRound func(*Stage)
	Title    func(*Stage)
	Closed   func(*Stage) // after the pause is gone, whichever way
	Keys     []string     // which key is whose, in lines; none where one person plays
}

// Pause stops the table: nothing below it moves.
type Pause struct {
	Dialog
	actions PauseActions
	choices choices
	verbs   []*Button
	title   string
	speed   string
}

// NewPause is the pause.
func NewPause(a PauseActions) *Pause { return &Pause{actions: a} }

// Pauses says that time stands still below.
func (m *Pause) Pauses() bool { return true }

// Enter makes the buttons and the controls.
func (m *Pause) Enter(s *Stage) {
	m.choices = newChoices(s)
	verb := func(text string, kind ButtonKind, then func(*Stage)) *Button {
		return &Button{Text: text, Kind: kind, OnPress: func(s *Stage) {
			m.shut(s)
			if then != nil {
				then(s)
			}
		}}
	}
	m.verbs = []*Button{verb(s.Lang.Say(words.ButtonResume), CoralVerb, nil)}
	m.verbs[0].Size = 25
	if m.actions.NewRound != nil {
		m.verbs = append(m.verbs, verb(s.Lang.Say(words.ButtonNewRound), Quiet, m.actions.NewRound))
	}
	if m.actions.Title != nil {
		m.verbs = append(m.verbs, verb(s.Lang.Say(words.ButtonTitle), Quiet, m.actions.Title))
	}
	m.Group.Nodes = nil
	for _, b := range m.verbs {
		m.Group.Nodes = append(m.Group.Nodes, b)
	}
	m.Group.Nodes = append(m.Group.Nodes, m.choices.nodes()...)
	m.lay(s)
	m.Group.SetFocus(m.verbs[0])
	m.title, m.speed = s.Lang.Say(words.PauseTitle), s.Lang.Say(words.SettingSpeed)
	s.Say(m.title)
	for _, line := range m.actions.Keys {
		s.Say(line)
	}
}

func (m *Pause) shut(s *Stage) {
	s.Close(m)
	if m.actions.Closed != nil {
		m.actions.Closed(s)
	}
}

func (m *Pause) lay(s *Stage) {
	m.Fit(s, 860, 440+m.keysHigh())
	x, y := m.Panel.X+44, m.Panel.Y+116
	for i, b := range m.verbs {
		h := float32(56)
		if i == 0 {
			h = 68
		}
		b.Rect = Rect{x, y, 300, h}
		y += h + 18
	}
	m.choices.lay(m.Panel.X+400, m.Panel.Y+116, m.Panel.W-444)
}

// keysHigh is the room that the keys' lines take.
func (m *Pause) keysHigh() float32 {
	if len(m.actions.Keys) == 0 {
		return 0
	}
	return 26*float32(len(m.actions.Keys)) + 22
}

// Update follows the buttons; Escape and P resume.
func (m *Pause) Update(s *Stage, in *Input) error {
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	if in.Take(ActCancel) || in.Take(ActPause) {
		m.shut(s)
	}
	return nil
}

// Draw draws the panel.
func (m *Pause) Draw(p *Painter) {
	m.Begin(p)
	x, y := m.Panel.X, m.Panel.Y
	p.Text(m.title, x+44, y+72, Style{Face: Display, Size: 36, Color: Cream})
	p.Rect(Rect{x + 371, y + 44, 1.5, m.Panel.H - m.keysHigh() - 88}, Plum600)
	p.Text(m.speed, x+400, y+100, Style{Face: Body, Size: 18, Color: Cream2})
	for i, line := range m.actions.Keys {
		st := Style{Face: Body, Size: 18, Color: Cream2, Fit: m.Panel.W - 88}
		if i == 1 {
			st.Color = Cream
		}
		p.Text(line, x+44, y+m.Panel.H-m.keysHigh()+26*float32(i), st)
	}
	m.End(p)
}
