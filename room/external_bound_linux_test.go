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

// stubborn is a program that heeds nothing, with a child that has left its group; both write their numbers into files.
const stubborn = `trap "" HUP INT TERM
setsid sh -c 'trap "" HUP INT TERM; echo $$ >"$0.child"; while :; do sleep 1; done' "$0" &
echo $$ >"$0"
while :; do sleep 1; done`

// TestHost is no test: started anew with asHost set, this binary runs a stubborn program, until it is killed.
func TestHost(*testing.T) {
	file := os.Getenv(asHost)
	if file == "" {
		return
	}
	_, err := room.NewExternal([]string{"sh", "-c", stubborn, file}, 0, room.ExternalOptions{})
	if err != nil {
		panic(err)
	}
	time.Sleep(time.Hour)
}

func TestNothingOfAProgramOutlivesATableThatIsKilled(t *testing.T) {
	file := t.TempDir() + "/number"
	host := exec.Command(os.Args[0], "-test.run=^TestHost$")
	host.Env = append(os.Environ(), asHost+"="+file)
	if err := host.Start(); err != nil {
		t.Fatal(err)
	}
	numbers := []string{numberIn(t, file), numberIn(t, file+".child")}
	if err := host.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = host.Wait() // it was killed
	for i, number := range numbers {
		within(t, fmt.Sprintf("%s has ended", []string{"the program", "its child"}[i]), func() bool { return gone(number) })
	}
}

func TestNothingOfAProgramIsLeftWhenItIsClosed(t *testing.T) {
	file := t.TempDir() + "/number"
	e, err := room.NewExternal([]string{"sh", "-c", stubborn, file}, 0, room.ExternalOptions{})
	if err != nil {
		t.Fatal(err)
	}
	numbers := []string{numberIn(t, file), numberIn(t, file+".child")}
	if err := e.Close(); err != nil {
		t.Error(err)
	}
	for i, number := range numbers {
		if !gone(number) {
			t.Errorf("%s is still there", []string{"the program", "its child"}[i])
		}
	}
}

// numberIn waits until a process has written its number there.
func numberIn(t *testing.T, file string) (number string) {
	t.Helper()
	within(t, "a process writes its number to "+file, func() bool {
		text, _ := os.ReadFile(file)
		number = strings.TrimSpace(string(text))
		return number != ""
	})
	return number
}

// gone says that a process has ended: one that has and is not taken off the system yet has no command line.
func gone(number string) bool {
	line, err := os.ReadFile(fmt.Sprintf("/proc/%s/cmdline", number))
	return err != nil || len(line) == 0
}

func within(t *testing.T, what string, is func() bool) {
	t.Helper()
	for range 500 {
		if is() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("after 5 s it is not so that %s", what)
}
