//go:build display

package scene

import (
	"errors"
	"strings"
	"testing"

	"fourtell/start"
	"fourtell/version"
)

func TestTheVersionIsPrinted(t *testing.T) {
	for _, asked := range []string{"-version", "--version"} {
		var out strings.Builder
		if _, err := ParseStart([]string{asked}, &out, 1); !errors.Is(err, start.ErrHelp) || out.String() != "fourtell "+version.Name()+"\n" {
			t.Errorf("%s prints %q: %v", asked, out.String(), err)
		}
	}
}
