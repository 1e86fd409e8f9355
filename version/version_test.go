package version

import (
	"runtime/debug"
	"testing"
)

func TestTheVersionIsTheRevisionItWasBuiltFrom(t *testing.T) {
	for _, c := range []struct {
		noted []debug.BuildSetting
		want  string
	}{
		{nil, "development"},
		{[]debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef0123"}, {Key: "vcs.modified", Value: "false"}}, "0123456789ab"},
		{[]debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef0123"}, {Key: "vcs.modified", Value: "true"}}, "0123456789ab+"},
		{[]debug.BuildSetting{{Key: "vcs.revision", Value: "abc"}}, "abc"},
	} {
		if got := nameOf(c.noted); got != c.want {
			t.Errorf("%v: %q, want %q", c.noted, got, c.want)
		}
	}
}
