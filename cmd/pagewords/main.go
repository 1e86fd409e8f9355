// Command pagewords makes the page and its one script, and puts into both the sentences of the loader, which lie in words/
// with all the others.
//
//	pagewords FROM TO     from the project's root: FROM is the folder of the page's sources, TO gets index.html, loader.js and
//	a manifest for each language
//
// In index.html {{name}} stands for an English sentence, {{name*}} for a paragraph in each language; in the script
// /*WORDS*/{} is the table of them all, by language and name.
//
// Contract: it knows names and places, not what is said. It is never linked into the game.
package main

import (
	"encoding/json"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"fourtell/words"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: pagewords FROM TO")
		os.Exit(2)
	}
	if err := fill(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "pagewords:", err)
		os.Exit(1)
	}
}

// table is the loader's sentences by language and name.
func table() map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		all[tag] = l.Loader()
	}
	return all
}

func fill(from, to string) error {
	said := table()
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	index, err := os.ReadFile(filepath.Join(from, "index.html"))
	if err != nil {
		return err
	}
	page, err := fillPage(string(index), said)
	if err != nil {
		return fmt.Errorf("%s: %w", filepath.Join(from, "index.html"), err)
	}
	script, err := oneScript(from)
	if err != nil {
		return err
	}
	if script, err = fillScript(script, said); err != nil {
		return fmt.Errorf("the scripts in %s: %w", from, err)
	}
	if err := os.WriteFile(filepath.Join(to, "index.html"), []byte(page), 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(to, "loader.js"), []byte(script), 0o644); err != nil {
		return err
	}
	return fillManifests(from, to, said)
}

// fillManifests writes what an installed page is to the system, in each language: manifest.webmanifest in English, and
// manifest-de.webmanifest and so on.
func fillManifests(from, to string, said map[string]map[string]string) error {
	const base, ending = "manifest", ".webmanifest"
	text, err := os.ReadFile(filepath.Join(from, base+ending))
	if err != nil {
		return err
	}
	for _, tag := range words.Tags() {
		filled := placeholder().ReplaceAllStringFunc(strings.ReplaceAll(string(text), "@TAG@", tag), func(found string) string {
			sentence := said[tag][placeholder().FindStringSubmatch(found)[1]]
			if sentence == "" {
				err = fmt.Errorf("%s: %s is no sentence of the loader's in words/", base+ending, found)
			}
			quoted, _ := json.Marshal(sentence) // a string always can be
			return strings.Trim(string(quoted), `"`)
		})
		if err != nil {
			return err
		}
		name := base + ending
		if tag != "en" {
			name = base + "-" + tag + ending
		}
		if err := os.WriteFile(filepath.Join(to, name), []byte(filled), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// oneScript puts the page's scripts one after another, in a scope of their own.
func oneScript(from string) (string, error) {
	var b strings.Builder
	b.WriteString("\"use strict\";\n(() => {\n")
	for _, part := range []string{"say.js", "trouble.js", "silence.js", "film.js", "sound.js", "install.js", "rest.js", "loader.js"} {
		text, err := os.ReadFile(filepath.Join(from, part))
		if err != nil {
			return "", err
		}
		b.Write(text)
	}
	b.WriteString("})();\n")
	return b.String(), nil
}

// placeholder is {{name}} or {{name*}}.
func placeholder() *regexp.Regexp { return regexp.MustCompile(`\{\{(\w+)(\*?)\}\}`) }

func fillPage(page string, said map[string]map[string]string) (_ string, err error) {
	filled := placeholder().ReplaceAllStringFunc(page, func(found string) string {
		m := placeholder().FindStringSubmatch(found)
		if said["en"][m[1]] == "" {
			err = fmt.Errorf("%s is no sentence of the loader's in words/", found)
		}
		if m[2] == "" {
			return html.EscapeString(said["en"][m[1]])
		}
		var all strings.Builder
		for _, tag := range words.Tags() {
			fmt.Fprintf(&all, `<p class="fault" lang="%s">%s</p>`, tag, html.EscapeString(said[tag][m[1]]))
		}
		return all.String()
	})
	return filled, err
}

const scriptTable = "/*WORDS*/{}"

func fillScript(script string, said map[string]map[string]string) (string, error) {
	if strings.Count(script, scriptTable) != 1 {
		return "", fmt.Errorf("there is no one %s in it", scriptTable)
	}
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(said); err != nil {
		return "", err
	}
	return strings.Replace(script, scriptTable, strings.TrimSpace(b.String()), 1), nil
}
