//go:build display

package scene

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

func TestSettingsComeBackAsTheyWereSaved(t *testing.T) {
	name := filepath.Join(t.TempDir(), "fourtell", "settings.json")
	s := DefaultSettings()
	s.Speed, s.ReducedMotion, s.Music, s.Mute, s.Width = SpeedFast, true, 0.25, true, 1600
	if err := saveSettingsFile(name, &s); err != nil {
		t.Fatal(err)
	}
	got := loadSettingsFile(name)
	got.other, s.other = nil, nil
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
	for _, text := range []string{"", "{", `[1]`, `"slow"`} {
		name := filepath.Join(t.TempDir(), "settings.json")
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		s := loadSettingsFile(name)
		if s.Speed != SpeedNormal || s.Music != DefaultSettings().Music || !s.unread.whole {
			t.Errorf("%q: read %+v", text, s)
		}
		if b, err := os.ReadFile(name + ".bad"); err != nil || string(b) != text {
			t.Errorf("%q: kept %q, %v", text, b, err)
		}
		if _, err := os.Stat(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q is still there: %v", text, err)
		}
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
		name := filepath.Join(t.TempDir(), "settings.json")
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		s := loadSettingsFile(name)
		if !slices.Equal(s.unread.names, []string{c.name}) || s.unread.whole {
			t.Errorf("%s: not read: %+v", text, s.unread)
		}
		if s.Effects != 0.25 || s.OneClick || string(s.other["later"]) != "[1]" {
			t.Errorf("%s: the others are lost: %+v", text, s)
		}
		s.Effects, s.OneClick, s.other = DefaultSettings().Effects, DefaultSettings().OneClick, nil
		told := s
		s.unread = unread{}
		if !reflect.DeepEqual(s, DefaultSettings()) {
			t.Errorf("%s: %s is not the default: %+v", text, c.name, s)
		}
		for _, file := range []string{name, name + ".bad"} {
			if b, err := os.ReadFile(file); err != nil || string(b) != text {
				t.Errorf("%s: %s is %q, %v", text, filepath.Base(file), b, err)
			}
		}
		stage := testStage(t, 1280, 720, Options{Settings: told, NoDemo: true, First: func(*Stage) Scene { return NewTitle() }})
		said := strings.Join(stage.Said(), "\n")
		if !strings.Contains(said, c.told+": back to the usual value. The file as it was is kept as settings.json.bad.") {
			t.Errorf("%s: the player hears %q", text, said)
		}
	}
}

func TestThatSettingsCannotBeKeptIsToldOnce(t *testing.T) {
	s := testStage(t, 1280, 720, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() },
		Save: func(*Settings) error { return errors.New("the disk is full") }})
	for range 2 {
		s.Changed()
		step(t, s, 40)
	}
	if n := strings.Count(strings.Join(s.Said(), "\n"), "The settings cannot be kept. the disk is full"); n != 1 {
		t.Errorf("told %d times: %q", n, s.Said())
	}
}

func TestVolumesStayInTheirRange(t *testing.T) {
	s, err := DecodeSettings([]byte(`{"master":7,"music":-1}`))
	if err != nil || s.Master != 1 || s.Music != 0 {
		t.Errorf("read %v and %v, %v", s.Master, s.Music, err)
	}
}
