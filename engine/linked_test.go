package engine_test

import (
	"errors"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// linked is every package that a program of the house is linked with, on a system.
func linked(t *testing.T, goos, goarch, program string) []string {
	t.Helper()
	list := exec.Command("go", "list", "-deps", program)
	list.Dir = ".."
	list.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	out, err := list.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("%v\n%s", err, exit.Stderr)
		}
		t.Fatal(err)
	}
	return strings.Fields(string(out))
}

// A page is fetched by somebody who waits for it, and a window is no server of a database: neither is linked with what it has no use for.
func TestAProgramIsLinkedWithWhatItHasAUseForAlone(t *testing.T) {
	for _, tt := range []struct{ name, goos, goarch, program, never, must string }{
		{"the page has no server and no client of HTTP", "js", "wasm", ".", "net/http github.com/coder/websocket fourtell/online/gateway fourtell/online/hosting fourtell/online/nearby", ""},
		{"the window has no server of NATS", "linux", "amd64", ".", "github.com/nats-io fourtell/online/journal/jetstream", "fourtell/online/hosting fourtell/online/nearby"},
		{"nor has it on Windows", "windows", "amd64", ".", "github.com/nats-io fourtell/online/journal/jetstream", "fourtell/online/hosting fourtell/online/nearby"},
		{"the dealer has no window", "linux", "amd64", "./cmd/dealer", ebitengine + " fourtell/scene fourtell/assets fourtell/online/nearby", "fourtell/online/gateway"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			all := linked(t, tt.goos, tt.goarch, tt.program)
			if len(all) < 50 {
				t.Fatalf("only %d packages are listed", len(all))
			}
			for must := range strings.FieldsSeq(tt.must) {
				if !slices.Contains(all, must) {
					t.Errorf("%s is not linked with %s", tt.program, must)
				}
			}
			for _, path := range all {
				for never := range strings.FieldsSeq(tt.never) {
					if under(path, never) {
						t.Errorf("%s is linked with %s", tt.program, path)
					}
				}
			}
		})
	}
}
