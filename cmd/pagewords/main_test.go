package main

import (
	"encoding/json"
	"fmt"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fourtell/words"
)

// page is where the page's sources lie.
const page = "../../web/page/"

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(page + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func script(t *testing.T) string {
	t.Helper()
	all, err := oneScript(page)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestEverySentenceOfThePageIsThereInEveryLanguageAndNoneIsIdle(t *testing.T) {
	script, index := script(t), read(t, "index.html")+read(t, "manifest.webmanifest")
	asked := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?:say|fail|Fault)\("(\w+)"`).FindAllStringSubmatch(script, -1) {
		asked[m[1]] = true
	}
	// a choice between two: say(touch ? "tap" : "click")
	for _, m := range regexp.MustCompile(`say\([^"()]*\? "(\w+)" : "(\w+)"`).FindAllStringSubmatch(script, -1) {
		asked[m[1]], asked[m[2]] = true, true
	}
	for _, m := range placeholder().FindAllStringSubmatch(index, -1) {
		asked[m[1]] = true
	}
	for _, m := range regexp.MustCompile(`data-(?:say|label|alt)="(\w+)"`).FindAllStringSubmatch(index, -1) {
		asked[m[1]] = true
	}
	said := table()
	for _, tag := range words.Tags() {
		for name := range asked {
			if said[tag][name] == "" {
				t.Errorf("%s has no sentence %q, which the page says", tag, name)
			}
		}
	}
	for name := range said["en"] {
		if !asked[name] {
			t.Errorf("the page never says %q", name)
		}
	}
}

func TestThePageHasNoSentenceOfItsOwn(t *testing.T) {
	for _, m := range regexp.MustCompile(`>([^<>{}@]*\pL[^<>{}]*)<`).FindAllStringSubmatch(read(t, "index.html"), -1) {
		if text := strings.TrimSpace(m[1]); text != "Fourtell" {
			t.Errorf("index.html says %q, which is in no other language", text)
		}
	}
	for _, m := range regexp.MustCompile("(?:textContent|fail\\(|Fault\\()\\s*=?\\s*[\"`]([A-Z][^\"`]*)").FindAllStringSubmatch(script(t), -1) {
		t.Errorf("the script says %q, which is in no other language", m[1])
	}
}

func TestThePageIsFilled(t *testing.T) {
	to := t.TempDir()
	if err := fill(page, to); err != nil {
		t.Fatal(err)
	}
	index, _ := os.ReadFile(to + "/index.html")
	for _, want := range []string{"Click to start</button>", `<p class="fault" lang="ja">`, "Mattel&#39;s trademark"} {
		if !strings.Contains(string(index), want) {
			t.Errorf("index.html has no %s", want)
		}
	}
	script, _ := os.ReadFile(to + "/loader.js")
	for _, want := range []string{`"click":"Click to start"`, `"click":"Klicken und los"`} {
		if !strings.Contains(string(script), want) {
			t.Errorf("loader.js has no %s", want)
		}
	}
	for name, want := range map[string]string{"manifest": "Learn", "manifest-de": "Lernen"} {
		var manifest struct {
			ID, Lang, Description string
			Shortcuts             []struct{ Name, URL string }
			Icons, Screenshots    []struct{ Src, Sizes, Purpose string }
		}
		text, _ := os.ReadFile(to + "/" + name + ".webmanifest")
		if err := json.Unmarshal(text, &manifest); err != nil || manifest.ID != "fourtell" || manifest.Description == "" || manifest.Shortcuts[0].Name != want {
			t.Errorf("%s: %v, %s", name, err, text)
		}
		for _, picture := range slices.Concat(manifest.Icons, manifest.Screenshots) {
			if strings.Contains(picture.Purpose, "any maskable") {
				t.Errorf("%s is cut at its edge by one system or small on another", picture.Src)
			}
			file, err := os.Open(page + picture.Src)
			if err != nil {
				t.Error(err)
				continue
			}
			defer file.Close()
			if strings.HasSuffix(picture.Src, ".svg") {
				continue
			}
			if is, _, err := image.DecodeConfig(file); err != nil || fmt.Sprintf("%dx%d", is.Width, is.Height) != picture.Sizes {
				t.Errorf("%s is %dx%d, not %s: %v", picture.Src, is.Width, is.Height, picture.Sizes, err)
			}
		}
	}
	if strings.Contains(string(index), "{{") || strings.Contains(string(script), "/*WORDS*/") {
		t.Error("a place is left unfilled")
	}
}

func TestASentenceThatIsNoneIsNamed(t *testing.T) {
	if _, err := fillPage("<p>{{nonsense}}</p>", table()); err == nil || !strings.Contains(err.Error(), "{{nonsense}}") {
		t.Errorf("the error is %v", err)
	}
	if _, err := fillScript("", table()); err == nil {
		t.Error("a script without a place for the words is filled")
	}
}
