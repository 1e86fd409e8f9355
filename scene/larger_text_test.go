//go:build display

package scene

import (
	"image"
	"slices"
	"testing"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/rules"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

// sizesOf is how large every text of a frame is written, the smallest where one is written twice.
func sizesOf(s *stage.Stage) map[string]float32 {
	m := map[string]float32{}
	for _, t := range scenetest.See(s).Texts {
		if was := m[t.Text]; was == 0 || t.Size < was {
			m[t.Text] = t.Size
		}
	}
	return m
}

// Who asks for letters twice as large gets larger ones for what heads a page and says where one is.
func TestWhatHeadsAPageGrowsWithLargerText(t *testing.T) {
	heads := map[string][]string{
		"learn":                 {"Learn", "Lessons", "Puzzles", "0 of 9", "0 of 20", "Daily deal"},
		"statistics":            {"Statistics", "8240 rounds", "Player", "Everybody"},
		"statistics of nothing": {"Statistics", "Nothing has been counted yet."},
		"replays of many":       {"Replays", "12 matches"},
		"settings":              {"Settings", "Play", "Speed"},
		"review":                {"The review is complete."},
	}
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		for _, one := range screenViews() {
			if heads[one.Name] == nil {
				continue
			}
			var usual map[string]float32
			for _, percent := range []int{100, 200} {
				s := one.Show(t, scenetest.SightIn("en", size).Text(percent))
				is := sizesOf(s)
				s.Painter().EmptyTexts()
				if usual == nil {
					usual = is
					continue
				}
				for _, text := range heads[one.Name] {
					if was, now := usual[text], is[text]; was == 0 || now < 1.2*was {
						t.Errorf("%v %s: %q grows from %.1f to %.1f units", size, one.Name, text, was, now)
					}
				}
			}
			scenetest.NextFrame()
		}
	}
}

// A word of a row of settings that is long takes a second line before it stays small.
func TestALongWordOfASettingGrowsWithLargerText(t *testing.T) {
	for _, tag := range []string{"en", "de"} {
		for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
			var usual map[string]float32
			for _, percent := range []int{100, 200} {
				s := testStage(t, size.X, size.Y, stage.Options{NoDemo: true, Settings: scenetest.SightIn(tag, size).Text(percent).Set, First: func(*stage.Stage) stage.Scene { return title.New() }})
				o := settings.New()
				s.Open(o)
				tabsOf(o).Choose(s, 1)
				rowsOf(o)[0].(*kit.Shelved).On.By(1e6)
				o.SayAnew(s) // as it is scrolled
				scenetest.Step(t, s, 30)
				is := sizesOf(s)
				scenetest.Keep(t, s, "setting-word-"+tag+"-"+scenetest.SightIn(tag, size).Text(percent).String())
				s.Painter().EmptyTexts()
				if text := s.Lang().Say(words.ContrastSystem); usual == nil {
					usual = is
				} else if was, now := usual[text], is[text]; was == 0 || now < 1.2*was {
					t.Errorf("%s %v: %q grows from %.1f to %.1f units", tag, size, text, was, now)
				}
			}
		}
	}
}

// The word on the disc to call with, and when, lie inside its ring in every language however large.
func TestTheCallStaysInsideItsRing(t *testing.T) {
	for _, tag := range words.Tags() {
		for _, percent := range []int{100, 150, 200} {
			s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 G5 Y8", "B2 B3"), scenetest.SightIn(tag, image.Point{}).Text(percent).Set, nil)
			still(t, s, table)
			at := *table.Inside().Hud.Call().At()
			cx, cy := at.Center()
			for _, o := range scenetest.See(s).Texts {
				if o.Text != table.Labels().CallHint() && o.Text != table.Words().CallWord {
					continue
				}
				u := s.Painter().Unit()
				for _, c := range [][2]float32{{o.Box.X0, o.Box.Y0}, {o.Box.X1, o.Box.Y0}, {o.Box.X0, o.Box.Y1 - 0.2*o.Size*u}, {o.Box.X1, o.Box.Y1 - 0.2*o.Size*u}} {
					dx, dy := c[0]/u-cx, c[1]/u-cy
					if far := paint.Sqrt(dx*dx + dy*dy); far > 0.45*at.W {
						t.Errorf("%s, %d %%: %q reaches %.0f units from the middle of a ring of %.0f", tag, percent, o.Text, far, 0.43*at.W)
					}
				}
			}
			s.Painter().EmptyTexts()
		}
	}
}

// The reason of a refusal covers neither the card that counts nor the colour, whichever card it is of, and no sign of a hand
// in two rows.
func TestARefusalCoversNothingThatCounts(t *testing.T) {
	long := "R1 R2 R3 R5 R6 R8 R9 RS Y1 Y2 Y3 Y5 Y8 B1 B2 B3 B5 B6 B8 B9 R1 R2 R3 R5 R6 R8 R9 RS Y1 Y2 Y3 Y5 Y8 B1 B2 B3"
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 768, Y: 1024}} {
		for _, percent := range []int{100, 200} {
			for _, hand := range []string{"R3 B1 Y8 B5 R6 R8", long} {
				set := scenetest.SightIn("en", size).Text(percent).Set
				s, table := tableStage(t, size.X, size.Y, placed(t, "classic,decks=3", 0, "R4 R7 G7", hand, "B2 B3", "R1 R2", "G8 R8"), set, input.NewScript())
				still(t, s, table)
				boxes := kept(s, table)
				delete(boxes, "the player's cards")
				h := &table.Queue().Layout().Hand
				for i := range h.Count {
					c := table.CardAt(i)
					table.Inside().Bubble.SayRule(s, "Needs green, a 7 or a wild", "match", c.ID)
					scenetest.Step(t, s, tables.BubbleOut+2)
					r, _ := table.Inside().Bubble.Place(s.Painter())
					for what, box := range boxes {
						if scenetest.Overlap(r, box) {
							t.Errorf("%v, %d %%, card %d of %d: at %v it lies over %s at %v", size, percent, i, h.Count, r, what, box)
						}
					}
					if low := float32(h.Box.Y - h.Box.H/2); h.Rows > 1 && r.Y+r.H > low {
						t.Errorf("%v, %d %%, card %d of %d: it ends at %v, over the upper row, which begins at %v", size, percent, i, h.Count, r.Y+r.H, low)
					}
					if i == 0 || i == h.Count/2 {
						scenetest.Keep(t, s, "refusal-"+scenetest.SightIn("en", size).Text(percent).String()+"-"+string(rune('a'+min(i, 20)))+hand[:2])
					}
					if t.Failed() {
						break
					}
				}
				s.Painter().EmptyTexts()
			}
		}
	}
}

// Held upright, the seconds left stand beside a face and not on it; in the largest text, which has no room for that, the ring
// alone tells them until the last five.
func TestTheClockLeavesAFaceFreeUpright(t *testing.T) {
	for _, percent := range []int{100, 200} {
		for _, seats := range []int{4, 10} {
			set := scenetest.SightIn("en", image.Point{}).Text(percent).Set
			o := quick(seats, "classic,turn_seconds=60", 3)
			o.Persons = nil
			s, table := tableStage(t, 390, 844, o, set, nil)
			seen := 0
			for range 900 {
				scenetest.Step(t, s, 1)
				seat := table.Inside().Clock.Timed()
				if seat < 1 || table.Inside().Felt.Lit()[seat] != 1 {
					continue
				}
				x, y, radius := table.PortraitIn(table.PlateOf(int(seat)), seat)
				face := paint.Centered(x, y, 1.2*radius, 1.2*radius)
				number := table.Art().Number(table.Inside().Clock.SecondsLeft(int(seat)))
				u := s.Painter().Unit()
				for _, o := range scenetest.See(s).Texts {
					box := paint.Box(o.Box.X0/u, o.Box.Y0/u, (o.Box.X1-o.Box.X0)/u, (o.Box.Y1-o.Box.Y0)/u)
					if o.Text != number || paint.Abs(box.X-x) > 2*radius || paint.Abs(box.Y-y) > 2*radius {
						continue
					}
					seen++
					if scenetest.Overlap(box, face) || box.X < 0 || box.Y < 0 {
						t.Fatalf("%d %%, %d seats: %s at %v lies over the face at %v", percent, seats, number, box, face)
					}
				}
				if seen == 1 {
					scenetest.Keep(t, s, "clock-upright")
				}
			}
			if large := percent > 150; (seen == 0) != large { // as large as that it waits for the last seconds
				t.Errorf("%d %%, %d seats: the seconds were seen %d times", percent, seats, seen)
			}
			s.Painter().EmptyTexts()
		}
	}
}

// The sign on a rule's picture is seen in every theme: on, off, or a number.
func TestTheSignOfARuleIsSeenOnItsDisc(t *testing.T) {
	for _, theme := range []assets.Theme{assets.Midnight, assets.Felt} {
		v := scenetest.SightIn("en", image.Pt(1280, 720)).Theme(theme)
		s := testStage(t, 1280, 720, stage.Options{Settings: v.Set, NoDemo: true, First: func(*stage.Stage) stage.Scene { return title.New() }})
		m, _ := rules.New("", "chaos").(*rules.Page)
		s.Open(m)
		scenetest.Step(t, s, 60)
		img := scenetest.Shot(s)
		i := slices.IndexFunc(m.Rows, func(n stage.Node) bool {
			r, ok := n.(*kit.Shelved)
			return ok && r.Focusable.(*rules.Rule).Picture.Signed && r.Focusable.(*rules.Rule).Picture.Count > 0
		})
		r := m.Rows[i].(*kit.Shelved).Focusable.(*rules.Rule)
		x, y := int(r.X+rules.Pad+rules.Art-14), int(r.Y+rules.Pad+rules.ArtHigh-14)
		lightest, darkest := 0, 1<<20
		for dx := -8; dx <= 8; dx++ {
			for dy := -8; dy <= 8; dy++ {
				c := img.RGBAAt(x+dx, y+dy)
				sum := int(c.R) + int(c.G) + int(c.B)
				lightest, darkest = max(lightest, sum), min(darkest, sum)
			}
		}
		if lightest-darkest < 300 {
			t.Errorf("%v: on the disc at %d %d lies nothing: it is of one colour, %d to %d", theme, x, y, darkest, lightest)
		}
		scenetest.Keep(t, s, "sign-"+theme.String())
	}
}

// What a match that waits says beside "Resume" grows with the rest.
func TestTheMatchThatWaitsIsToldInLargerText(t *testing.T) {
	var usual map[string]float32
	for _, percent := range []int{100, 200} {
		set := scenetest.SightIn("en", image.Point{}).Text(percent).Set
		store, _, _ := killed(t, "classic", 100)
		o := scenetest.KeptIn(store)
		o.Settings = set
		o.NoDemo = true
		s := testStage(t, 1280, 720, o)
		scenetest.Step(t, s, 5)
		b := resumeOf(s)
		is := sizesOf(s)
		s.Painter().EmptyTexts()
		if usual == nil {
			usual = is
		} else if now := is[b.Note]; now < 1.3*usual[b.Note] {
			t.Errorf("%q grows from %.1f to %.1f units", b.Note, usual[b.Note], now)
		}
		scenetest.Keep(t, s, "resume-note")
	}
}
