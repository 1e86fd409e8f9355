package scene

// Backdrop is what moves, dimmed, behind the title: bots at their table.
type Backdrop interface {
	Update(*Stage)
	Draw(*Painter)
	Leave()
}

// Title is the first scene.
type Title struct{ nodes FocusGroup }

// NewTitle is the title.
func NewTitle() *Title { return &Title{} }

func (t *Title) Enter(s *Stage)                   {}
func (t *Title) Update(s *Stage, in *Input) error { return nil }
func (t *Title) Draw(p *Painter)                  { p.Ground(TableGround(660, 314)) }
func (t *Title) Leave()                           {}
