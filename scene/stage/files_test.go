//go:build display

package stage

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"
	"testing/fstest"
)

func TestWhatIsDroppedIsReadFromItsRoot(t *testing.T) {
	files := filesOf(fstest.MapFS{"a.fourtell": {Data: []byte("one")}, "folder/b": {Data: []byte("two")}, "c": {Data: nil}})
	if len(files) != 3 || string(files[0].Text) != "one" || files[1].Err != nil || !errors.Is(files[2].Err, fs.ErrInvalid) {
		t.Errorf("%+v", files)
	}
	many := fstest.MapFS{}
	for i := range 40 {
		many[fmt.Sprint("f", i)] = &fstest.MapFile{}
	}
	if n := len(filesOf(many)); n != mostDropped {
		t.Errorf("of 40 files %d are read", n)
	}
}
