package room_test

import (
	"slices"
	"strings"
	"testing"

	"fourtell/room"
)

func TestACommandLineIsPartedAtItsSpacesButNotBetweenQuotes(t *testing.T) {
	for _, c := range []struct {
		line string
		want []string
	}{
		{`./mybot  --bold`, []string{"./mybot", "--bold"}},
		{`"My Bots/bot 1" --bold`, []string{"My Bots/bot 1", "--bold"}},
		{`'a "b"' ""`, []string{`a "b"`, ""}},
		{`C:\Bots\bot.exe --x="a b"`, []string{`C:\Bots\bot.exe`, `--x=a b`}},
		{` `, nil},
	} {
		got, err := room.SplitCommand(c.line)
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, %v, want %q", c.line, got, err, c.want)
		}
		if again, err := room.SplitCommand(room.JoinCommand(got)); err != nil || !slices.Equal(again, got) {
			t.Errorf("%q is written as %q and read as %q: %v", got, room.JoinCommand(got), again, err)
		}
	}
	if again, _ := room.SplitCommand(room.JoinCommand([]string{`it's "so"`, "a,b"})); !slices.Equal(again, []string{`it's "so"`, "a,b"}) {
		t.Errorf("both quotes in a word are read as %q", again)
	}
	if _, err := room.SplitCommand(`"My Bots/bot`); err == nil || !strings.Contains(err.Error(), `the quote " is never closed`) {
		t.Errorf("an open quote: %v", err)
	}
}

func TestAProgramsPathMayHoldSpacesAndCommasBetweenQuotes(t *testing.T) {
	seats, err := room.ParseSeats(`O'Brien, exec:"My, Bots/bot 1" --bold,bot`, houseKind)
	if err != nil || len(seats) != 3 || !slices.Equal(seats[1].Argv, []string{"My, Bots/bot 1", "--bold"}) || seats[1].Name != "bot 1 (exec)" || seats[0].Name != "O'Brien" {
		t.Errorf("%+v, %v", seats, err)
	}
	if _, err := room.ParseSeats(`Ann,exec:"My Bots/bot,bot`, houseKind); err == nil || !strings.Contains(err.Error(), `seat 1: exec: the quote " is never closed`) {
		t.Errorf("an open quote: %v", err)
	}
}
