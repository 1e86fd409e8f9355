package words

import (
	"embed"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// tongues holds a folder of messages for each language but English, whose files are those of the English ones (english_X.go
// is X.txt, english.go table.txt): a line each, "key = text"; a text that begins or ends with a space is in double quotes, and
// a line that begins with # is for whoever translates. GLOSSARY beside them says what is called what.
//
//go:embed tongues/*/*.txt
var tongues embed.FS

// tongue is what a language is besides its messages.
type tongue struct {
	tag, name string
	// forms are the categories of the CLDR between which the language tells whole numbers apart, in the order in which
	// {n#…|…} lists them (golang.org/x/text/feature/plural).
	forms []plural.Form
}

func allTongues() []tongue {
	return []tongue{
		{"en", "English", []plural.Form{plural.One, plural.Other}},
		{"de", "Deutsch", []plural.Form{plural.One, plural.Other}},
		{"es", "Español", []plural.Form{plural.One, plural.Other}},
		{"fr", "Français", []plural.Form{plural.One, plural.Other}},
		{"pl", "Polski", []plural.Form{plural.One, plural.Few, plural.Many}},
		{"ja", "日本語", []plural.Form{plural.Other}},
	}
}

// counting is how a language counts.
type counting struct {
	tag   language.Tag
	forms []plural.Form
}

func countingOf(tag string) counting {
	for _, t := range allTongues() {
		if t.tag == tag {
			return counting{language.Make(tag), t.forms}
		}
	}
	return counting{}
}

// form is the index of the form of a whole number; what none of them names takes the last.
func (c counting) form(n int) int {
	if n < 0 {
		n = -n
	}
	if i := slices.Index(c.forms, plural.Cardinal.MatchPlural(c.tag, n, 0, 0, 0, 0)); i >= 0 {
		return i
	}
	return max(len(c.forms)-1, 0)
}

// Tags are the languages there are, as BCP 47 names them; the first is the house's own.
func Tags() []string {
	var all []string
	for _, t := range allTongues() {
		all = append(all, t.tag)
	}
	return all
}

// NameOf is what a language is called in itself: "Deutsch"; "" for one there is none of.
func NameOf(tag string) string {
	for _, t := range allTongues() {
		if t.tag == tag {
			return t.name
		}
	}
	return ""
}

// Named is the language of that tag, English for one there is none of. A message that its file lacks is English.
func Named(tag string) Language {
	if named, ok := tonguesRead()[tag]; ok {
		return named()
	}
	return English()
}

// tonguesRead are the languages but English, each read when it is wanted first.
var tonguesRead = sync.OnceValue(func() map[string]func() Language {
	all := map[string]func() Language{}
	for _, t := range allTongues() {
		if t.tag == English().Tag {
			continue
		}
		all[t.tag] = sync.OnceValue(func() Language {
			own, err := messagesOf(t.tag)
			if err != nil {
				return English()
			}
			return withMessages(t.tag, t.name, own)
		})
	}
	return all
})

// Whole says whether the program has every message of that language with it. The page's has English alone.
func Whole(tag string) bool {
	if tag == English().Tag {
		return true
	}
	own, err := messagesOf(tag)
	return err == nil && missesNone(own)
}

// missesNone says whether every message of the game is among those.
func missesNone(own map[Key]string) bool {
	for key := range English().messages {
		if _, ok := own[key]; !ok && !strings.HasPrefix(string(key), loaderPrefix) {
			return false
		}
	}
	return true
}

// Read is the language of that tag from its text, the files of its folder one after another. The error names the first line
// that cannot be read, or says that some message is missing.
func Read(tag, text string) (Language, error) {
	name := NameOf(tag)
	if name == "" {
		return Language{}, fmt.Errorf("there is no language %q", tag)
	}
	own := map[Key]string{}
	if err := readMessages(own, tag, text); err != nil {
		return Language{}, err
	}
	if !missesNone(own) {
		return Language{}, fmt.Errorf("%s: messages are missing, as in a file that is not whole or not of this version", tag)
	}
	return withMessages(tag, name, own), nil
}

// withMessages is English with those messages in place of its own.
func withMessages(tag, name string, own map[Key]string) Language {
	l := English()
	l.messages = maps.Clone(l.messages)
	maps.Copy(l.messages, own)
	l.Tag, l.Name, l.CallWord, l.counts = tag, name, l.messages["call.word"], countingOf(tag)
	return l
}

// Match is the tag of the language that serves somebody best who prefers these, the best first ("de-AT", "pl_PL.UTF-8");
// English where none of them does.
func Match(preferred ...string) string {
	var have, want []language.Tag
	for _, t := range Tags() {
		have = append(have, language.Make(t))
	}
	for _, p := range preferred {
		p, _, _ = strings.Cut(p, ".")
		p, _, _ = strings.Cut(p, "@")
		if t, err := language.Parse(p); err == nil {
			want = append(want, t)
		}
	}
	_, i, sure := language.NewMatcher(have).Match(want...)
	if sure == language.No {
		i = 0
	}
	return Tags()[i]
}

// messagesOf reads the files of a language. The error names the file and the line.
func messagesOf(tag string) (map[Key]string, error) {
	folder := "tongues/" + tag
	files, err := tongues.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	all := map[Key]string{}
	for _, f := range files {
		name := folder + "/" + f.Name()
		text, err := tongues.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if err := readMessages(all, name, string(text)); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// readMessages adds those of a file.
func readMessages(all map[Key]string, name, file string) (err error) {
	for n, line := range strings.Split(file, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		key, text, ok := strings.Cut(line, " = ")
		if !ok {
			return fmt.Errorf("%s, line %d: %q is no \"key = text\"", name, n+1, line)
		}
		if strings.HasPrefix(text, `"`) {
			if text, err = strconv.Unquote(text); err != nil {
				return fmt.Errorf("%s, line %d: the quotes of %s do not match", name, n+1, line)
			}
		}
		if _, twice := all[Key(key)]; twice {
			return fmt.Errorf("%s, line %d: %q is there already", name, n+1, key)
		}
		all[Key(key)] = text
	}
	return nil
}

// Letters are the letters of all its messages that the game draws, each once, by their numbers. What the page's loader says
// is drawn by the browser, what the terminal says by the terminal.
func (l *Language) Letters() []rune {
	seen := map[rune]bool{}
	for key, text := range l.messages {
		if strings.HasPrefix(string(key), loaderPrefix) || strings.HasPrefix(string(key), consolePrefix) {
			continue
		}
		for _, r := range text {
			seen[r] = true
		}
	}
	return slices.Sorted(maps.Keys(seen))
}
