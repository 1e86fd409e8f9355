package engine_test

import (
	"slices"
	"testing"

	"fourtell/engine"
)

func TestTheStepsOfASwitchAreAllThatAPlayerGoesThrough(t *testing.T) {
	for _, c := range []struct {
		name string
		sw   engine.Switch
		now  string
		want []string
	}{
		{"a choice", engine.Switch{Values: []string{"off", "on"}}, "on", []string{"off", "on"}},
		{"a number", engine.Switch{Min: 1, Max: 4}, "2", []string{"1", "2", "3", "4"}},
		{"a number in steps", engine.Switch{Min: 100, Max: 250, Step: 50}, "100", []string{"100", "150", "200", "250"}},
		{"one of somebody's own", engine.Switch{Min: 100, Max: 200, Step: 50}, "133", []string{"100", "133", "150", "200"}},
		{"none, or some at least", engine.Switch{Min: 0, Least: 10, Max: 20, Step: 5}, "0", []string{"0", "10", "15", "20"}},
	} {
		if got := c.sw.Steps(c.now); !slices.Equal(got, c.want) {
			t.Errorf("%s goes through %q, want %q", c.name, got, c.want)
		}
	}
}
