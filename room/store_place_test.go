//go:build !js

package room

import (
	"path/filepath"
	"testing"
)

func TestThePlayersDataLiesWherePlatformsKeepIt(t *testing.T) {
	for _, c := range []struct {
		goos string
		env  map[string]string
		want string
	}{
		{"linux", map[string]string{"XDG_DATA_HOME": "/data", "HOME": "/home/ann"}, "/data/fourtell"},
		{"linux", map[string]string{"XDG_DATA_HOME": "not/absolute", "HOME": "/home/ann"}, "/home/ann/.local/share/fourtell"},
		{"freebsd", map[string]string{"HOME": "/home/ann"}, "/home/ann/.local/share/fourtell"},
		{"linux", nil, ""},
		{"darwin", map[string]string{"HOME": "/Users/ann", "XDG_DATA_HOME": "/data"}, "/Users/ann/Library/Application Support/Fourtell"},
		{"darwin", nil, ""},
		{"windows", map[string]string{"AppData": "/ann/AppData"}, "/ann/AppData/Fourtell"},
		{"windows", nil, ""},
	} {
		got, err := dataDir(c.goos, func(k string) string { return c.env[k] })
		if filepath.ToSlash(got) != c.want || (err != nil) != (c.want == "") {
			t.Errorf("%s with %v: %q, %v", c.goos, c.env, got, err)
		}
	}
}
