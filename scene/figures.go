package scene

import (
	"fmt"
	"io"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

const (
	figureFrames  = 600
	figureWarmUp  = 60
	figureCounted = 61 // frames whose allocations are counted
	glideTicks    = 8  // after which the cards of the full deal are sent elsewhere: before they arrive
)

// figurePhase is what is being measured.
type figurePhase int

const (
	figureLoad figurePhase = iota
	figureSettle
	figureUnforced // rest as it is played, nothing forced
	figureRest     // rest, every frame forced
	figureDeal     // the full deal in motion
	figureEnd
)

// Figures is the game as it is measured: it plays the stage itself, prints the
// frame figures of docs/figures.md and ends.
type Figures struct {
	stage  *stage.Stage
	table  *table.Table
	out    io.Writer
	phase  figurePhase
	frames int
	began  time.Duration // process time at the phase's start
	used   time.Duration // process time of the first figureFrames of the phase

	update time.Duration // inside Update, of the frame begun
	mallos uint64        // there
	spent  []time.Duration
	alloc  []uint64
	calls  []uint64
	memory runtime.MemStats
}

// NewFigures measures on a silent stage of its own.
func NewFigures(seed uint64, out io.Writer) (*Figures, error) {
	rest, err := table.New(figureTable(4, 1, 7, 7, seed))
	if err != nil {
		return nil, err
	}
	s, err := NewStage(stage.Options{
		Source: input.NewScript(), Seed: seed, Settings: stage.DefaultSettings(), NoAudio: true,
		First: func(*stage.Stage) stage.Scene { return rest },
	})
	if err != nil {
		return nil, err
	}
	return &Figures{stage: s, table: rest, out: out}, nil
}

// figureTable is a table of so many seats and decks, with hands of those sizes,
// where the player owes the move.
func figureTable(seats, decks, mine, others int, seed uint64) table.Options {
	// Every face once or twice a deck: zeros are there once, nothing more often.
	var deck []engine.SeenCard
	for copy := range 2 * decks {
		for f := engine.Face(1); int(f) < shed.Faces; f++ {
			if copy%2 == 0 || shed.SymbolOf(f) != 0 {
				deck = append(deck, engine.SeenCard{Face: f})
			}
		}
	}
	p := &engine.Position{Direction: 1, Rest: true}
	deal := func(n int) []engine.SeenCard {
		hand := deck[:n:n]
		deck = deck[n:]
		return hand
	}
	p.Discard = deal(1)
	p.Hands = append(p.Hands, deal(mine))
	for len(p.Hands) < seats {
		p.Hands = append(p.Hands, deal(others))
	}
	setup := guests.QuickSetup(seats, fmt.Sprintf("classic,decks=%d", decks), seed)
	setup.Position = p
	return table.Options{Setup: setup, Persons: []engine.Seat{0}, BotSeed: seed}
}

// Layout is never called, because there is LayoutF.
func (f *Figures) Layout(w, h int) (int, int) { return w, h }

// LayoutF follows the window.
func (f *Figures) LayoutF(w, h float64) (float64, float64) { return f.stage.Window().LayoutF(w, h) }

// Update is one tick of the stage, measured.
func (f *Figures) Update() error {
	if f.phase == figureEnd {
		return ebiten.Termination
	}
	if f.phase == figureDeal && f.frames%glideTicks == 0 {
		f.scatter()
	}
	if f.phase == figureRest || f.phase == figureDeal {
		f.stage.Redraw()
	}
	before := f.mallocs()
	start := time.Now()
	err := f.stage.Update()
	f.update = time.Since(start)
	f.mallos = f.mallocs() - before
	return err
}

// counting says whether allocations are counted in this frame: counting stops
// the world and takes longer than a frame, so those frames are not timed.
func (f *Figures) counting() bool { return f.frames >= f.warmUp()+figureFrames }

// mallocs is how much has been allocated so far, 0 when that is not counted.
func (f *Figures) mallocs() uint64 {
	if !f.counting() {
		return 0
	}
	runtime.ReadMemStats(&f.memory)
	return f.memory.Mallocs
}

// scatter sends every card on its way to another layout of the same hands.
func (f *Figures) scatter() {
	g := f.table.Geometry()
	if f.frames/glideTicks%2 == 0 {
		g.W, g.H = g.W*0.92, g.H*0.92
	}
	f.table.Queue().Relayout(g, true)
}

// Draw is one frame of the stage, measured.
func (f *Figures) Draw(screen *ebiten.Image) {
	before := f.mallocs()
	start := time.Now()
	f.stage.Draw(screen)
	spent := time.Since(start)
	switch {
	case f.counting():
		f.alloc = append(f.alloc, f.mallos+f.mallocs()-before)
	case f.frames >= f.warmUp():
		f.spent = append(f.spent, f.update+spent)
		f.calls = append(f.calls, uint64(f.stage.Painter().DrawCalls()))
	}
	if f.frames++; f.frames == figureFrames {
		f.used = platform.ProcessTime() - f.began
	}
	if f.done() {
		f.report()
		f.next()
	}
}

func (f *Figures) warmUp() int {
	if f.phase == figureUnforced {
		return 0
	}
	return figureWarmUp
}

// done says whether the phase has seen enough.
func (f *Figures) done() bool {
	switch f.phase {
	case figureLoad:
		return f.stage.Ready()
	case figureSettle:
		// All idle motion rests two seconds after the last beat.
		return f.frames > 4*stage.TicksPerSecond && f.table.Shown().Seq != 0 && f.table.Queue().Still()
	}
	if f.phase == figureRest {
		return len(f.spent) >= figureFrames
	}
	return len(f.alloc) >= figureCounted
}

// next goes on to the next phase.
func (f *Figures) next() {
	f.phase++
	f.frames, f.spent, f.alloc, f.calls = 0, f.spent[:0], f.alloc[:0], f.calls[:0]
	f.began = platform.ProcessTime()
	if f.phase != figureDeal {
		return
	}
	full, err := table.New(figureTable(10, 3, 40, 25, 1))
	if err != nil {
		fmt.Fprintf(f.out, "figure frame.deal_ms n/a %v\n", err)
		f.phase = figureEnd
		return
	}
	f.table = full
	f.stage.Go(full)
}

// report prints what a phase has found.
func (f *Figures) report() {
	switch f.phase {
	case figureUnforced:
		if f.used > 0 {
			f.figure("cpu_rest_ms", float64(f.used.Microseconds())/1000/figureFrames, "ms")
		}
		total := uint64(0)
		for _, n := range f.calls {
			total += n
		}
		f.figure("rest_draws", float64(total), "calls")
		f.figure("rest_allocs", float64(median(f.alloc)), "mallocs")
	case figureRest:
		f.figure("rest_ms", median(f.spent).Seconds()*1000, "ms")
	case figureDeal:
		f.figure("deal_ms", median(f.spent).Seconds()*1000, "ms")
		// Ebitengine 2.8.8 allocates once a drawing call, for the region drawn to.
		f.figure("deal_allocs", float64(median(f.alloc)), "mallocs")
	}
}

func (f *Figures) figure(name string, value float64, unit string) {
	fmt.Fprintf(f.out, "figure frame.%s %.3g %s\n", name, value, unit)
}

func median[T time.Duration | uint64](list []T) T {
	sorted := slices.Clone(list)
	slices.Sort(sorted)
	return sorted[len(sorted)/2]
}
