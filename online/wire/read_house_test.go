package wire

import (
	"testing"
)

func TestABeatIsReadByItsFrameAloneOnlyWhereNothingElseIsInIt(t *testing.T) {
	for frame, snap := range map[string]string{
		`{"t":"beat","snap":{"seq":1}}`:                                `{"seq":1}`,
		`{"t":"beat","snap":{"seq":1,"hands":[{"name":"}\"{\\"}]}}`:    `{"seq":1,"hands":[{"name":"}\"{\\"}]}`,
		`{"t":"beat","snap":{"seq":1},"new":{"seq":2}}`:                `{"seq":1}`,
		`{"t":"beat","snap":{"seq":1},"re":7}`:                         `{"seq":1}`,
		`{"t":"beat", "snap":{"seq":1}}`:                               `{"seq":1}`,
		`{"snap":{"seq":1},"t":"beat"}`:                                `{"seq":1}`,
		`{"t":"beat","snap":null}`:                                     `null`,
		string(BeatFrame([]byte(`{"seq":3,"legal":[{"do":"draw"}]}`))): `{"seq":3,"legal":[{"do":"draw"}]}`,
	} {
		m, err := ReadHouse([]byte(frame))
		if err != nil {
			t.Errorf("%s: %v", frame, err)
			continue
		}
		if b, ok := m.Body.(*Beat); !ok || string(b.Snap) != snap {
			t.Errorf("%s is read as %+v", frame, m.Body)
		}
	}
	for _, frame := range []string{`{"t":"beat","snap":{"seq":1}`, `{"t":"beat","snap":{"seq":1}}}`, `{"t":"beat","snap":{"a":"}`, `{"t":"beat","snap":}`} {
		if m, err := ReadHouse([]byte(frame)); err == nil {
			t.Errorf("%s is read as %+v", frame, m.Body)
		}
	}
}
