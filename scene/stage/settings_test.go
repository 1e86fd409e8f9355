//go:build display

package stage

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fourtell/room"
)

// settingsStore is a folder with settings in it, none where the text is "".
func settingsStore(t *testing.T, text string) (store *room.Folder, name string) {
	t.Helper()
	store, err := room.OpenFolder(filepath.Join(t.TempDir(), "fourtell"))
	if err != nil {
		t.Fatal(err)
	}
	name = "settings.json"
	if text != "" {
		if err := store.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return store, name
}

// holds fails unless the text of that name is what it should be.
func holds(t *testing.T, store room.Store, name, want string) {
	t.Helper()
	if b, err := store.Read(name); err != nil || string(b) != want {
		t.Errorf("%s is %q, %v, want %q", name, b, err, want)
	}
}

func TestSettingsComeBackAsTheyWereSaved(t *testing.T) {
	store, name := settingsStore(t, "")
	s := DefaultSettings()
	s.Speed, s.ReducedMotion, s.Music, s.Mute, s.Width = SpeedFast, true, 0.25, true, 1600
	if err := KeepSettings(store, name, &s); err != nil {
		t.Fatal(err)
	}
	got := ReadSettings(store, name)
	if got.Speed != s.Speed || got.ReducedMotion != s.ReducedMotion || got.Music != s.Music || got.Mute != s.Mute || got.Width != s.Width || got.OneClick != s.OneClick {
		t.Errorf("saved %+v, read %+v", s, got)
	}
}

func TestWhatANewerVersionHasSavedIsKept(t *testing.T) {
	s, err := DecodeSettings([]byte(`{"speed":"slow","curtain":{"hold":0.6}}`))
	if err != nil {
		t.Fatal(err)
	}
	if s.Speed != SpeedSlow || s.Music != DefaultSettings().Music {
		t.Errorf("read %+v", s)
	}
	b, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(b), `"curtain"`) {
		t.Errorf("the unknown key is lost: %s", b)
	}
}

func TestAFileThatIsNoSettingsIsKeptAsideAndTheDefaultsUsed(t *testing.T) {
	for _, text := range []string{" ", "{", `[1]`, `"slow"`, "null", "\x89PNG"} {
		store, name := settingsStore(t, text)
		s := ReadSettings(store, name)
		if s.Speed != SpeedNormal || s.Music != DefaultSettings().Music || !s.unread.whole {
			t.Errorf("%q: read %+v", text, s)
		}
		holds(t, store, name+".bad", text)
		if _, err := store.Read(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q is still there: %v", text, err)
		}
		if again := ReadSettings(store, name); again.unread.any() {
			t.Errorf("%q: told again: %+v", text, again.unread)
		}
		if err := store.Write(name, []byte("{,")); err != nil {
			t.Fatal(err)
		}
		if again := ReadSettings(store, name); again.unread.kept != name+".bad-2" {
			t.Errorf("%q: the second one is kept as %q", text, again.unread.kept)
		}
		holds(t, store, name+".bad", text)
		holds(t, store, name+".bad-2", "{,")
	}
}

// Two windows each write what has been changed in them: neither takes back what the other has kept.
func TestTwoWindowsLoseNoSettingOfEachOther(t *testing.T) {
	store, name := settingsStore(t, `{"speed":"slow","presets":{"Ours":"party","Old":"chaos"},"later":[1]}`)
	first, second := ReadSettings(store, name), ReadSettings(store, name)
	save := func(s *Settings) {
		t.Helper()
		if err := KeepSettings(store, name, s); err != nil {
			t.Fatal(err)
		}
	}
	first.Presets["Friday"], first.Music = "classic", 0.25
	save(&first)
	delete(second.Presets, "Old")
	second.Presets["Sunday"], second.Effects = "official", 0.75
	save(&second)
	first.Speed = SpeedFast
	save(&first)
	save(&second)
	got := ReadSettings(store, name)
	if want := map[string]string{"Ours": "party", "Friday": "classic", "Sunday": "official"}; !reflect.DeepEqual(got.Presets, want) {
		t.Errorf("the rule sets are %v, want %v", got.Presets, want)
	}
	if got.Music != 0.25 || got.Effects != 0.75 || got.Speed != SpeedFast || string(got.other["later"]) != "[\n    1\n  ]" {
		t.Errorf("read %+v", got)
	}
	// What has been damaged meanwhile is not written over.
	if err := store.Write(name, []byte("{,")); err != nil {
		t.Fatal(err)
	}
	save(&first)
	holds(t, store, name+".bad", "{,")
	if got := ReadSettings(store, name); got.Speed != SpeedFast || got.Presets["Friday"] == "" {
		t.Errorf("read %+v", got)
	}
}

// One value that cannot be read costs that value alone; the file as it was lies beside it, and the player hears which.
func TestAValueThatCannotBeReadIsTheDefaultAndTheOthersStay(t *testing.T) {
	for _, c := range []struct{ name, text, told string }{
		{"speed", `{"speed":"warp"`, "“Speed”"},
		{"music", `{"music":"loud"`, "“Music”"},
		{"odds", `{"odds":"sometimes"`, "“Show odds in a challenge”"},
		{"drawn_card", `{"drawn_card":7`, "“A drawn card that fits”"},
		{"toasts", `{"toasts":"for ever"`, "“Messages stay”"},
		{"call_word", `{"call_word":"much too long to call"`, "“Word to call”"},
		{"presets", `{"presets":{"Ours":"party","Theirs":7}`, "“presets”"},
		{"seats", `{"seats":11`, "“Players”"},
		{"rules", `{"rules":"ruleless"`, "“Rules”"},
	} {
		text := c.text + `,"effects":0.25,"one_click":false,"later":[1]}`
		store, name := settingsStore(t, text)
		s := ReadSettings(store, name)
		if !slices.Equal(s.unread.names, []string{c.name}) || s.unread.whole {
			t.Errorf("%s: not read: %+v", text, s.unread)
		}
		if s.Effects != 0.25 || s.OneClick || string(s.other["later"]) != "[1]" {
			t.Errorf("%s: the others are lost: %+v", text, s)
		}
		s.Effects, s.OneClick, s.other = DefaultSettings().Effects, DefaultSettings().OneClick, nil
		told := s
		s.unread, s.kept = unread{}, DefaultSettings().kept
		if !reflect.DeepEqual(s, DefaultSettings()) {
			t.Errorf("%s: %s is not the default: %+v", text, c.name, s)
		}
		holds(t, store, name+".bad", text)
		if again := ReadSettings(store, name); again.unread.any() || again.Effects != 0.25 || string(again.other["later"]) == "" {
			t.Errorf("%s: read once more: %+v", text, again)
		}
		stage := alone(t, 1280, 720, Options{Settings: told, First: func(*Stage) Scene { return &bare{} }})
		said := strings.Join(stage.Speech().Said(), "\n")
		if !strings.Contains(said, c.told+": back to the usual value. The file as it was is kept as settings.json.bad.") {
			t.Errorf("%s: the player hears %q", text, said)
		}
	}
}

func TestVolumesStayInTheirRange(t *testing.T) {
	s, err := DecodeSettings([]byte(`{"master":7,"music":-1}`))
	if err != nil || s.Master != 1 || s.Music != 0 {
		t.Errorf("read %v and %v, %v", s.Master, s.Music, err)
	}
}

// What is no file at all is no settings either, and is told and set aside like them.
func TestAFolderInThePlaceOfTheSettingsIsToldAndSetAside(t *testing.T) {
	store, name := settingsStore(t, "")
	if err := os.MkdirAll(filepath.Join(store.Dir(), name, "mine"), 0o700); err != nil {
		t.Fatal(err)
	}
	s := ReadSettings(store, name)
	stage := alone(t, 1280, 720, Options{Settings: s, First: func(*Stage) Scene { return &bare{} }})
	if said := strings.Join(stage.Speech().Said(), "\n"); !strings.Contains(said, "The settings could not be read. They are kept as settings.json.bad, and the usual ones are used.") {
		t.Errorf("the player hears %q", said)
	}
	if _, err := os.Stat(filepath.Join(store.Dir(), name+".bad", "mine")); err != nil {
		t.Error(err)
	}
	if err := KeepSettings(store, name, &s); err != nil {
		t.Error(err)
	}
}

func TestThatSettingsCannotBeKeptIsToldOnce(t *testing.T) {
	s := alone(t, 1280, 720, Options{First: func(*Stage) Scene { return &bare{} },
		Save: func(*Settings) error { return errors.New("the disk is full") }})
	for range 2 {
		s.Changed()
		pass(t, s, 40)
	}
	if n := strings.Count(strings.Join(s.Speech().Said(), "\n"), "The settings cannot be kept. the disk is full"); n != 1 {
		t.Errorf("told %d times: %q", n, s.Speech().Said())
	}
}

func TestEverySettingComesBackAsItWasChosen(t *testing.T) {
	s := DefaultSettings()
	s.Odds, s.AutoCall, s.ShowPlayable, s.CallWord, s.Drawn, s.Toasts = OddsByLevel, true, false, "Last!", DrawnKeep, ToastsStay
	b, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	got, err := DecodeSettings(b)
	if got.other = nil; err != nil || !reflect.DeepEqual(got, s) {
		t.Errorf("%v: read %+v from %s", err, got, b)
	}
}
