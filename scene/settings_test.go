//go:build display

package scene

import (
	"os"
	"path/filepath"
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

func TestSettingsThatCannotBeReadAreKeptAsideAndTheDefaultsUsed(t *testing.T) {
	for _, text := range []string{"", "{", `{"speed":"warp"}`, `[1]`, `{"music":"loud"}`} {
		name := filepath.Join(t.TempDir(), "settings.json")
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if s := loadSettingsFile(name); s.Speed != SpeedNormal || s.Music != DefaultSettings().Music {
			t.Errorf("%q: read %+v", text, s)
		}
		if b, err := os.ReadFile(name + ".bad"); err != nil || string(b) != text {
			t.Errorf("%q: kept %q, %v", text, b, err)
		}
	}
}

func TestVolumesStayInTheirRange(t *testing.T) {
	s, err := DecodeSettings([]byte(`{"master":7,"music":-1}`))
	if err != nil || s.Master != 1 || s.Music != 0 {
		t.Errorf("read %v and %v, %v", s.Master, s.Music, err)
	}
}
