package setup

import (
	"slices"
	"strconv"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// ruleBoard is the panel of the rules: rule sets to start from, the groups of switches to jump to, a search, every switch in a
// row, and one place where the switch that is looked at is told of.
type ruleBoard struct {
	title  string
	rest   string // what is told where no switch is looked at: about the rule set
	found  string // and while something is searched for
	rows   []*ruleRow
	groups []*ruleGroup
	shown  []*ruleRow // what the search leaves
	facts  []ruleFact

	search kit.SearchBox
	sets   []*kit.Chip
	reset  *kit.Chip
	resets [2]string // what it says with many changes and with none
	remove *kit.Chip
	save   *kit.Chip
	share  *kit.Chip
	every  *kit.Chip

	list    kit.Scroller
	still   []stage.Node // drawn outside the list
	listed  []stage.Node // in the list, top to bottom
	shelves map[stage.Focusable]*kit.Shelved
	focus   stage.Focusable // what of the board has the focus

	panel   paint.Rect
	readAt  paint.Rect
	factsAt paint.Rect
	line    float32 // above what is told
	touch   bool    // the window is a phone's
	spreads bool    // the seats stand beside it, and it can be spread over them
	own     bool    // the rule set is the player's own, and can be deleted
	spread  bool    // the whole window is the board's
	setsIn  bool    // the rule sets have no line of their own, and go along with the list
	headIn  bool    // and what stands beside the search neither
}

// ruleGroup is some of the switches under a heading, with a chip that leads there.
type ruleGroup struct {
	title string
	rows  []*ruleRow
	chip  *kit.Chip
	at    paint.Rect // of the heading
	shown bool
}

// ruleFact is a word about the table to come, and what it comes to.
type ruleFact struct {
	words.Fact
	nameAt, valueAt paint.Rect
}

// make fills the board; change sets a switch, and lead goes to a group of them.
func (b *ruleBoard) make(s *stage.Stage, of game, change func(*stage.Stage, engine.Setting), lead func(*stage.Stage, *ruleGroup)) {
	l := s.Lang()
	b.title = l.Say(words.SetupRules)
	b.resets = [...]string{l.Say(words.SetupReset, words.Count("n", 28)), l.Say(words.SetupUnchanged)}
	b.search.Make(l)
	b.search.Size = 18
	b.search.OnSubmit = func(s *stage.Stage) {}
	for _, g := range tellers.Of(of.Name()).Groups(l) {
		group := &ruleGroup{title: g.Title, shown: true}
		group.chip = &kit.Chip{Text: g.Short, Small: true, Tab: true, OnPress: func(s *stage.Stage) { lead(s, group) }}
		for _, name := range g.Switches {
			sw, _ := engine.SwitchOf(of, name)
			row := newRuleRow(s, of, sw, g, &b.list)
			row.onChange = change
			group.rows, b.rows = append(group.rows, row), append(b.rows, row)
		}
		b.groups = append(b.groups, group)
	}
}

// set shows rules beside those they started from, and says how many switches differ.
func (b *ruleBoard) set(l *words.Language, of game, now, base engine.Rules) (changes int) {
	for _, r := range b.rows {
		r.set(l, of, now.Get(r.sw.Name), base.Get(r.sw.Name))
		if r.was != "" {
			changes++
		}
	}
	b.reset.Off = changes == 0
	b.reset.Text = l.Say(words.SetupReset, words.Count("n", changes))
	if changes == 0 {
		b.reset.Text = b.resets[1]
	}
	b.facts = factsOf(l, of, now)
	b.every.Text = l.Say(words.SetupEvery)
	if b.spread {
		b.every.Text = l.Say(words.SetupBeside)
	}
	b.filter(l)
	return changes
}

// factsOf are what a table by rules comes to, as far as its game has such a thing.
func factsOf(l *words.Language, of game, rules engine.Rules) (facts []ruleFact) {
	terms := l.Terms(of.Name())
	add := func(name, value string) { facts = append(facts, ruleFact{Fact: words.Fact{Name: name, Value: value}}) }
	if by, ok := rules.(engine.Dealing); ok {
		each, _ := by.Dealt(engine.MinSeats)
		add(l.Say(words.SetupHand), terms.Value("hand_size", strconv.Itoa(each)))
	}
	score := l.Say(words.SetupRounds)
	if rules.Match() {
		score = kit.Goal(l, rules)
	}
	if score != "" {
		add(l.Say(words.SetupScore), score)
	}
	if by, ok := rules.(engine.Timed); ok {
		clock := l.Say("value.off")
		if seconds := by.Time() / 1000; seconds != 0 {
			clock = terms.Value("turn_seconds", strconv.Itoa(int(seconds)))
		}
		add(l.Say(words.SetupClock), clock)
	}
	if game, ok := tellers.Of(of.Name()).(words.SetUp); ok {
		for _, f := range game.Facts(l, rules) {
			add(f.Name, f.Value)
		}
	}
	return facts
}

// filter leaves the switches that hold every word of the search, and numbers them.
func (b *ruleBoard) filter(l *words.Language) {
	wanted := b.search.Wanted()
	b.shown = b.shown[:0]
	for _, g := range b.groups {
		g.shown = false
		for _, r := range g.rows {
			if r.kept = wanted.In(r.found); r.kept {
				b.shown = append(b.shown, r)
				g.shown = true
			}
		}
		g.chip.Off = !g.shown
	}
	for i, r := range b.shown {
		r.placed = l.Say(words.SpokenPlace, words.Count("n", i+1), words.Count("of", len(b.shown)))
	}
	b.found = b.search.Told(l, len(b.shown))
}

// told is what stands in the place of sentences: about the switch under the pointer, else the one with the focus, else what the
// search has found, else about the rule set.
func (b *ruleBoard) told() string {
	for _, r := range b.shown {
		if r.read {
			return r.sentence
		}
	}
	if r, ok := b.focus.(*ruleRow); ok {
		return r.sentence
	}
	if b.found != "" {
		return b.found
	}
	return b.rest
}

// first is the first switch, of those the search leaves, of the group to which a chip leads; nil for another chip.
func (b *ruleBoard) first(c *kit.Chip) *ruleRow {
	for _, g := range b.groups {
		if g.chip != c {
			continue
		}
		for _, r := range g.rows {
			if r.kept {
				return r
			}
		}
	}
	return nil
}

// beside is the switch before or after another in reading order, nil at the ends.
func (b *ruleBoard) beside(r *ruleRow, d int) *ruleRow {
	for i, o := range b.shown {
		if o == r && i+d >= 0 && i+d < len(b.shown) {
			return b.shown[i+d]
		}
	}
	return nil
}

// follow follows wheel, drag and the keys that turn pages, and says whether anything moved.
func (b *ruleBoard) follow(in *input.Tick) bool {
	b.search.Skipped = in.Device == paint.DevicePad
	moved := b.list.Update(in)
	if !b.search.On {
		moved = b.list.TurnPages(in) || moved
	}
	return moved
}

// shelf is the node as one of the list, the same at every call.
func (b *ruleBoard) shelf(f stage.Focusable) *kit.Shelved {
	if b.shelves == nil {
		b.shelves = map[stage.Focusable]*kit.Shelved{}
	}
	if b.shelves[f] == nil {
		b.shelves[f] = &kit.Shelved{Focusable: f, On: &b.list}
	}
	return b.shelves[f]
}

// nodes are what can be reached on the board, in reading order.
func (b *ruleBoard) nodes() []stage.Node {
	b.still, b.listed = append(b.still[:0], &b.search), b.listed[:0]
	loose := b.loose()
	if len(b.search.Wanted()) == 0 {
		for _, c := range loose {
			b.listed = append(b.listed, b.shelf(c))
		}
	}
	for _, c := range append([]*kit.Chip{b.reset, b.save, b.share}, b.setsLine()...) {
		if !slices.Contains(loose, c) {
			b.still = append(b.still, c)
		}
	}
	for _, g := range b.groups {
		b.still = append(b.still, g.chip)
	}
	for _, r := range b.shown {
		b.listed = append(b.listed, b.shelf(r))
	}
	all := append(append([]stage.Node{}, b.still...), b.listed...)
	if b.spreads && b.factsAt.H > 0 {
		b.still = append(b.still, b.every)
		all = append(all, b.every)
	}
	return all
}
