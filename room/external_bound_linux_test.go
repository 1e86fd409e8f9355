package room_test

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"fourtell/room"
)

const asHost = "FOURTELL_TEST_HOST"

// TestHost is no test: started anew with asHost set, this binary runs a program that heeds nothing, until it is killed. The
// program writes its number to the file that asHost names.
func TestHost(*testing.T) {
	file := os.Getenv(asHost)
	if file == "" {
		return
	}
	_, err := room.NewExternal([]string{"sh", "-c", `trap "" HUP INT TERM; echo $$ >"$0"; while :; do sleep 1; done`, file}, 0, room.ExternalOptions{})
	if err != nil {
		panic(err)
	}
	time.Sleep(time.Hour)
}

func TestAProgramDoesNotOutliveATableThatIsKilled(t *testing.T) {
	file := t.TempDir() + "/number"
	host := exec.Command(os.Args[0], "-test.run=^TestHost$")
	host.Env = append(os.Environ(), asHost+"="+file)
	if err := host.Start(); err != nil {
		t.Fatal(err)
	}
	within := func(what string, is func() bool) {
		for range 500 {
			if is() {
				return
			}
			time.Sleep(10 * time.Millisecond)
		}
		t.Errorf("after 5 s it is not so that %s", what)
	}
	var number string
	within("the program runs", func() bool {
		text, _ := os.ReadFile(file)
		number = strings.TrimSpace(string(text))
		return number != ""
	})
	if err := host.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = host.Wait() // it was killed
	within("the program has ended", func() bool {
		line, err := os.ReadFile(fmt.Sprintf("/proc/%s/cmdline", number)) // one that has ended has none
		return err != nil || len(line) == 0
	})
}
