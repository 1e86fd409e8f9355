package table

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// backdrop is a table of bots that nobody plays at.
type backdrop struct {
	table *Table
	blank input.Tick
}

// NewBackdrop moves a table of bots.
func NewBackdrop(t *Table) stage.Backdrop { return &backdrop{table: t} }

// Update lets the bots play on.
func (b *backdrop) Update(s *stage.Stage) {
	b.blank = input.Blank()
	_ = b.table.Update(s, &b.blank) // a table of bots ends nothing and fails at nothing
}

// Draw paints their table.
func (b *backdrop) Draw(p *paint.Painter) { b.table.Draw(p) }

// Leave sends them home.
func (b *backdrop) Leave() { b.table.Leave() }
