package room_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fourtell/room"
)

func TestWhatCanBePlayedOfADamagedTextIsOpened(t *testing.T) {
	stored, record := savedText(t, "classic", 12)
	plain := asVersion1(t, stored)
	exported, err := room.Save{Record: record}.Export()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		text []byte
		head int
	}{{"a save", stored, 4}, {"a save without sums", plain, 4}, {"a record", exported, 2}} {
		lines := strings.SplitAfter(string(c.text), "\n")
		for n := c.head + 1; n < len(lines)-2; n++ {
			for what, bad := range map[string]string{
				"is rubbish":      "\x00\x00rubbish\n",
				"is of two games": "{\"seat\":0,\"do\":\"accept\",\"decision\":99}\n",
			} {
				text := strings.Join(slices.Concat(lines[:n], []string{bad}, lines[n:]), "")
				save, word := room.OpenPrefix("game", []byte(text))
				if word == nil || word.Kind != room.PartDamaged || word.Count != n+1 {
					t.Fatalf("%s whose line %d %s: %+v", c.name, n+1, what, word)
				}
				if !strings.HasPrefix(word.Error(), fmt.Sprintf("game is damaged from line %d on (", n+1)) || !strings.HasSuffix(word.Error(), "; everything before that line is there") {
					t.Errorf("it is told as %q", word)
				}
				if want := record.Commands[:n-c.head]; !reflect.DeepEqual(save.Record.Commands, want) || !reflect.DeepEqual(save.Record.Setup, record.Setup) {
					t.Errorf("%s whose line %d %s: %d commands are opened, want %d", c.name, n+1, what, len(save.Record.Commands), len(want))
				}
			}
		}
		for _, text := range []string{"", lines[0], strings.Join(lines[:c.head], "") + "rubbish\n" + lines[c.head], "rubbish\n" + strings.Join(lines, "")} {
			if save, word := room.OpenPrefix("game", []byte(text)); word == nil || word.Kind == room.PartDamaged || len(save.Record.Commands) != 0 {
				t.Errorf("%s of which nothing is left (%.40q): %v", c.name, text, word)
			}
		}
		if save, word := room.OpenPrefix("game", c.text); word != nil || !reflect.DeepEqual(save.Record, record) {
			t.Errorf("%s that is whole: %v", c.name, word)
		}
	}
}
