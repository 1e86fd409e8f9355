package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"
)

// conversation is a game as it was typed and answered.
type conversation struct {
	ran
	typed []string
}

// converse plays a game to its end at the other end of a pipe, saying whatever the hint says.
func converse(t *testing.T, args ...string) conversation {
	t.Helper()
	in, typing := io.Pipe()
	reading, out := io.Pipe()
	var errs, seen bytes.Buffer
	ended := make(chan int, 1)
	go func() {
		code := run(append([]string{"play"}, args...), in, out, &errs)
		_ = out.Close()
		_ = in.Close()
		ended <- code
	}()
	c := conversation{}
	say := func(text string) bool {
		c.typed = append(c.typed, text)
		_, err := io.WriteString(typing, text+"\n")
		return err == nil
	}
	asks, typed := make(chan string, 5000), make(chan struct{})
	go func() { // typing and reading go on at once, or both ends would wait for each other
		defer close(typed)
		for text := range asks {
			if !say(text) {
				return
			}
		}
	}()
	lines := bufio.NewScanner(reading)
	lines.Buffer(nil, 1<<20)
	would := regexp.MustCompile(`^The house would say (.*)\.$`)
	for lines.Scan() {
		line := lines.Text()
		seen.WriteString(line + "\n")
		switch m := would.FindStringSubmatch(line); {
		case m != nil:
			asks <- m[1]
		case strings.HasPrefix(line, "Top: ") && strings.Contains(line, ". Hand: "):
			asks <- "hint"
		case strings.HasPrefix(line, "Pass to "):
			asks <- ""
		}
		if seen.Len() > 1<<20 {
			t.Fatalf("no end:\n%s", seen.String()[seen.Len()-2000:])
		}
	}
	code := <-ended
	close(asks)
	<-typed
	c.ran = ran{code, seen.String(), errs.String()}
	return c
}

// hash is what dealer replay says of a record.
func hash(t *testing.T, file string) string {
	t.Helper()
	r := dealer("", "replay", file)
	if r.check(t, exitDone, `"ok":true`, ""); r.code != exitDone {
		return ""
	}
	return fmt.Sprint(r.lines(t)[0]["hash"])
}

// placed is a file with a record of a table in a known state.
func placed(t *testing.T, rules, seats, rest string) string {
	t.Helper()
	return write(t, "placed", "fourtell record 1\n"+`{"game":"uno","rules":"`+rules+`","seats":[`+seats+`],"seed":1,"dealer":0,"position":{`+rest+`,"rest":true,"turn":0,"direction":1}}`+"\n")
}

func slurp(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
