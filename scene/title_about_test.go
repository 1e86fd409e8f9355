//go:build display

package scene

import (
	"errors"
	"runtime/debug"
	"strings"
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
		if got := versionOf(c.noted); got != c.want {
			t.Errorf("%v: %q, want %q", c.noted, got, c.want)
		}
	}
	for _, asked := range []string{"-version", "--version"} {
		var out strings.Builder
		if _, err := ParseStart([]string{asked}, &out, 1); !errors.Is(err, ErrHelp) || out.String() != "fourtell "+Version()+"\n" {
			t.Errorf("%s prints %q: %v", asked, out.String(), err)
		}
	}
}
