//go:build display

package scene

import (
	"errors"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// saidAll is everything spoken, for a test to look for a sentence.
func saidAll(s *stage.Stage) string { return strings.Join(s.Speech().Said(), "\n") }

// playsOn starts a quick game, whatever the store holds, plays for a while and fails unless it goes on.
func playsOn(t *testing.T, s *stage.Stage) *tables.Table {
	t.Helper()
	stage.QuickGame(s)
	table, ok := s.Scene().(*tables.Table)
	if !ok {
		t.Fatalf("%T stands", s.Scene())
	}
	in := s.Devices().Source.(*input.Script)
	for tick := range 6000 {
		if m, ok := s.Top().(*tables.UnfinishedModal); ok {
			m.Verbs()[1].Activate(s)
		}
		if _, over := s.Scene().(*result.Result); over || len(hosted(table).Record().Commands) >= 12 {
			return table
		}
		if in.Done() && tick%8 == 0 {
			act(s, table, in, mouse{})
		}
		scenetest.Step(t, s, 1)
	}
	t.Fatalf("the game does not go on; said %q", scenetest.Said(s, 4))
	return nil
}

// Whatever lies where the match should: the player is told in words, nothing of it is lost, and a game is played and saved.
func TestWhateverLiesInTheMatchsPlaceIsToldAndNeverLost(t *testing.T) {
	good, _, _ := killed(t, "classic", 200)
	text, err := good.Read("match.save")
	if err != nil {
		t.Fatal(err)
	}
	whole, _ := room.OpenSave("it", text)
	alone, err := whole.Export()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, text, says string
		resume           bool
	}{
		{"damaged in the middle", strings.Replace(string(text), `"do":`, `"od":`, 1), "The saved match is damaged. match.save was kept as match.save.bad", false},
		{"with one bit changed", strings.Replace(string(text), `"seed":5`, `"seed":4`, 1), "The saved match is damaged. match.save was kept as match.save.bad", false},
		{"empty", "", "The saved match is damaged. match.save was kept as match.save.bad", false},
		{"foreign", "\x89PNG\r\n", "This is no match of Fourtell. match.save was kept as match.save.bad", false},
		{"newer", strings.Replace(string(text), "fourtell save 2", "fourtell save 3", 1), "A newer Fourtell saved this match. match.save was left as it is.", false},
		{"cut short", string(text[:len(text)-4]), "The last move was half saved. Everything before it is there (match.save, line ", true},
		{"with a name that gives orders", strings.Replace(string(alone), `"seats":["`, `"seats":["\u001b[2J`, 1), "everything else is there (match.save, line 2).", true},
		{"of the oldest form, a record alone", string(alone), "", true},
		{"whole", string(text), "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			store := room.NewMemory()
			if err := store.Write("match.save", []byte(c.text)); err != nil {
				t.Fatal(err)
			}
			s := testStage(t, 1280, 720, scenetest.KeptIn(store))
			heard := saidAll(s)
			if c.says != "" && strings.Count(heard, c.says) != 1 {
				t.Errorf("said %q, want %q once", heard, c.says)
			}
			for _, bad := range []string{"damaged", "newer", "half saved", "no match"} {
				if strings.Contains(heard, bad) && !strings.Contains(c.says, bad) {
					t.Errorf("said %q", heard)
				}
			}
			resume := resumeOf(s)
			if (resume != nil) != c.resume {
				t.Fatalf("Resume is offered: %v", resume != nil)
			}
			if c.resume {
				resume.Activate(s)
				if _, ok := s.Scene().(*tables.Table); !ok {
					t.Errorf("Resume leads to %T", s.Scene())
				}
				return
			}
			table := playsOn(t, s)
			kept := false
			names, _ := store.List()
			for _, n := range names {
				b, _ := store.Read(n)
				kept = kept || string(b) == c.text
			}
			if !kept {
				t.Errorf("what lay there is lost: %v", names)
			}
			if save, ok := s.Kept().Unfinished(); !table.Desk().Over() && (!ok || len(save.Record.Commands) != len(hosted(table).Record().Commands)) {
				t.Error("the new match is not saved")
			}
		})
	}
}

// What was learned and what was counted are looked at by the title already, to see whether somebody is new: what is the
// matter with them is told there, each once, however often the title comes back.
func TestWhatIsDamagedIsToldByTheScreenThatFindsIt(t *testing.T) {
	store := room.NewMemory()
	for name, text := range map[string]string{"progress.lines": "fourtell progress 1\n{\"les",
		"statistics.lines": "fourtell statistics 1\n{\"id\":\"2026"} {
		if err := store.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	s := testStage(t, 1280, 720, scenetest.KeptIn(store))
	for range 3 {
		scenetest.Step(t, s, 10)
		s.Go(title.New())
	}
	heard := saidAll(s)
	for _, name := range []string{"progress.lines", "statistics.lines"} {
		if n := strings.Count(heard, name+".bad"); n != 1 {
			t.Errorf("%s is told of %d times: %q", name, n, heard)
		}
	}
}

// Where the store is full the oldest records go, and the player hears of it; where it stays full that is said, once, and the
// game goes on.
func TestAFullStoreIsToldAndStopsNoGame(t *testing.T) {
	fill := func(records int) *room.Memory {
		store := room.NewMemory()
		saves := room.OpenSaves(store)
		for i := range records {
			g, err := room.NewGame(placed(t, "classic,score=single", 0, "R4", "R3", "B2 B3", "R1 R2").Setup)
			if err != nil {
				t.Fatal(err)
			}
			table := room.NewTable(g, room.Options{})
			p := &room.Person{}
			table.Seat(0, p)
			table.Step()
			p.Want(engine.Play(0, scenetest.Face(t, "R3"), engine.NoColor, engine.NoSeat))
			for range 300 {
				table.Step()
			}
			if !table.Over() {
				t.Fatal("the round is not over")
			}
			h := room.Head{Begun: scenetest.KeptIn(nil).Now().AddDate(0, 0, -i-1)}
			if word := saves.Keep(h, table); word != nil {
				t.Fatal(word)
			}
		}
		saves.Close()
		names, _ := store.List()
		for _, n := range names {
			b, _ := store.Read(n)
			store.Room += len(n) + len(b)
		}
		return store
	}
	t.Run("with records to let go", func(t *testing.T) {
		store := fill(12)
		store.Room += 200
		s := testStage(t, 1280, 720, scenetest.KeptIn(store.Window()))
		table := playsOn(t, s)
		if heard := saidAll(s); !strings.Contains(heard, "There was no room left to save. ") || !strings.Contains(heard, "old record") {
			t.Errorf("said %q", heard)
		}
		if kept, _ := s.Kept().Saves.Kept(); len(kept) == 12 || len(kept) == 0 {
			t.Errorf("%d records are left", len(kept))
		}
		if save, ok := s.Kept().Unfinished(); !ok || len(save.Record.Commands) != len(hosted(table).Record().Commands) {
			t.Error("the match is not saved")
		}
	})
	// A page's settings lie where its records do.
	t.Run("and settings want room", func(t *testing.T) {
		store := fill(12)
		settings := store.Window()
		o := scenetest.KeptIn(store.Window())
		o.Save = func(set *stage.Settings) error { return stage.KeepSettings(settings, "settings.1", set) }
		s := testStage(t, 1280, 720, o)
		s.Settings().Presets = map[string]string{"Ours": "party"}
		s.Changed()
		scenetest.Step(t, s, 60)
		if heard := saidAll(s); !strings.Contains(heard, "There was no room left to save. ") || strings.Contains(heard, "cannot be kept") {
			t.Errorf("said %q", heard)
		}
		if kept, _ := s.Kept().Saves.Kept(); len(kept) == 12 || len(kept) < 8 {
			t.Errorf("%d records are left", len(kept))
		}
		if set := stage.ReadSettings(settings, "settings.1"); set.Presets["Ours"] != "party" {
			t.Errorf("the settings are %+v", set)
		}
	})
	t.Run("with nothing to let go", func(t *testing.T) {
		store := room.NewMemory()
		store.Room = 40
		s := testStage(t, 1280, 720, scenetest.KeptIn(store))
		playsOn(t, s)
		if n := strings.Count(saidAll(s), "The match cannot be saved"); n != 1 {
			t.Errorf("said %d times: %q", n, saidAll(s))
		}
	})
}

// refusing is a store that takes nothing.
type refusing struct{ *room.Memory }

var errWet = errors.New("the disk is wet")

func (refusing) Write(string, []byte) error  { return errWet }
func (refusing) Append(string, []byte) error { return errWet }

func TestAStoreThatRefusesOrIsNoneIsToldAndStopsNoGame(t *testing.T) {
	s := testStage(t, 1280, 720, scenetest.KeptIn(refusing{room.NewMemory()}))
	playsOn(t, s)
	if heard := saidAll(s); strings.Count(heard, "The match cannot be saved. the disk is wet") != 1 {
		t.Errorf("said %q", heard)
	}
	o := scenetest.KeptIn(room.NewMemory())
	for why, line := range map[error]string{errWet: "the disk is wet", room.ErrForbidden: "The browser forbids this page to store anything."} {
		o.Unkept = why
		s = testStage(t, 1280, 720, o)
		playsOn(t, s)
		if heard := saidAll(s); strings.Count(heard, "Matches are not kept on this machine. "+line) != 1 {
			t.Errorf("said %q", heard)
		}
	}
}
