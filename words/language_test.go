package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestEveryLanguageHasEveryMessageWithTheSamePlaceholders(t *testing.T) {
	names := regexp.MustCompile(`\{([a-z]+)`)
	placeholders := func(text string) []string {
		var all []string
		for _, m := range names.FindAllStringSubmatch(text, -1) {
			all = append(all, m[1])
		}
		slices.Sort(all)
		return slices.Compact(all)
	}
	counted := regexp.MustCompile(`\{[a-z]+#([^}]*)\}`)
	english := English()
	for _, tag := range Tags() {
		own := english.messages
		if tag != english.Tag {
			var err error
			if own, err = messagesOf(tag); err != nil {
				t.Fatal(err)
			}
		}
		forms := len(countingOf(tag).forms)
		for key, text := range english.messages {
			theirs, ok := own[key]
			switch {
			case !ok:
				t.Errorf("%s lacks %s = %s", tag, key, text)
			case theirs == "" || !slices.Equal(placeholders(text), placeholders(theirs)):
				t.Errorf("%s %q: %q has not the placeholders of %q", tag, key, theirs, text)
			}
			for _, m := range counted.FindAllStringSubmatch(theirs, -1) {
				if n := strings.Count(m[1], "|") + 1; n != forms {
					t.Errorf("%s %q: %q has %d forms of a word, the language has %d", tag, key, theirs, n, forms)
				}
			}
			if strings.HasPrefix(text, " ") != strings.HasPrefix(theirs, " ") && tag != "ja" {
				t.Errorf("%s %q: %q and %q: one begins with a space", tag, key, theirs, text)
			}
		}
		for key := range own {
			if !english.Has(key) {
				t.Errorf("%s has %q, which English lacks", tag, key)
			}
		}
	}
}

func TestTheLanguageThatServesSomebodyBestIsFound(t *testing.T) {
	for _, c := range []struct {
		prefers []string
		want    string
	}{
		{nil, "en"},
		{[]string{""}, "en"},
		{[]string{"C"}, "en"},
		{[]string{"POSIX", "en_GB.UTF-8"}, "en"},
		{[]string{"tlh"}, "en"},
		{[]string{"en-US", "de"}, "en"},
	} {
		if got := Match(c.prefers...); got != c.want {
			t.Errorf("%q: %q, want %q", c.prefers, got, c.want)
		}
	}
	if got := Named("tlh"); got.Tag != "en" {
		t.Errorf("a language that is none is %q", got.Tag)
	}
}

func TestEveryNamedKeyHasItsMessage(t *testing.T) {
	english := English()
	found := 0
	look := func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		for i, name := range spec.Names {
			key, err := strconv.Unquote(spec.Values[i].(*ast.BasicLit).Value)
			if err != nil || !english.Has(Key(key)) {
				t.Errorf("%s = %q has no message", name.Name, key)
			}
			found++
		}
		return true
	}
	files, err := filepath.Glob("keys*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, look)
	}
	if found < 200 {
		t.Errorf("only %d keys found", found)
	}
}

func TestNumbersTakeTheirForm(t *testing.T) {
	l := English()
	for n, want := range map[int]string{0: "0 cards", 1: "1 card", 2: "2 cards", 40: "40 cards"} {
		if got := l.Say(TableCards, Count("n", n)); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}

func TestALanguageIsReadFromItsTextAsAPageBringsIt(t *testing.T) {
	for _, tag := range Tags()[1:] {
		var text strings.Builder
		files, err := tongues.ReadDir("tongues/" + tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if f.Name() == "loader.txt" {
				continue // the page's own script says these
			}
			b, err := tongues.ReadFile("tongues/" + tag + "/" + f.Name())
			if err != nil {
				t.Fatal(err)
			}
			text.Write(b)
		}
		got, err := Read(tag, text.String())
		if err != nil {
			t.Errorf("%s: %v", tag, err)
			continue
		}
		want := Named(tag)
		if !Whole(tag) || got.Tag != tag || got.Name != want.Name || got.CallWord != want.CallWord {
			t.Errorf("%s: read as %s, %s", tag, got.Tag, got.Name)
		}
		for key, said := range want.messages {
			if !strings.HasPrefix(string(key), loaderPrefix) && got.messages[key] != said {
				t.Errorf("%s %s: %q, not %q", tag, key, got.messages[key], said)
			}
		}
		half := text.String()[:text.Len()/2]
		if _, err := Read(tag, half[:strings.LastIndexByte(half, '\n')]); err == nil || !strings.Contains(err.Error(), "missing") {
			t.Errorf("half of %s: %v", tag, err)
		}
	}
	if _, err := Read("tlh", ""); err == nil {
		t.Error("a language that is none is read")
	}
}
