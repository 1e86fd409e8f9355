package engine_test

// The layers of the house, kept by reading the source of every file, so that
// nothing hides behind a build tag. ARCHITECTURE.md tells why they are so.

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	pathpkg "path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "fourtell"

// mayImport is the table of direct imports: package → packages of ours it may
// import, and no others. A package not listed takes the row of the nearest
// folder above it and may also import what lies under that folder.
var mayImport = map[string][]string{
	"engine":             {"engine/notation"},
	"engine/notation":    {},
	"engine/uno":         {"engine", "engine/shed"},
	"engine/shed":        {"engine"},
	"engine/bluff":       {"engine"},
	"engine/scenario":    {"engine", "engine/notation", "engine/games"},
	"engine/games":       {"engine", "engine/uno", "engine/bluff", "engine/enginetest"}, // which only a build for tests has
	"engine/enginetest":  {"engine"},
	"anim":               {"engine"},
	"ai":                 {"engine"},
	"ai/uno":             {"engine", "engine/shed", "engine/games", "engine/uno", "ai"},
	"ai/bluff":           {"engine", "engine/games", "engine/bluff", "ai"},
	"ai/enginetest":      {"engine", "ai"},
	"ai/houses":          {"engine", "engine/games", "ai", "ai/uno", "ai/bluff", "ai/enginetest"}, // which only a build for tests has
	"ai/puzzles":         {"engine", "engine/games", "ai", "ai/houses"},
	"room":               {"engine", "engine/games", "room/dated", "room/rating", "room/roomtest"}, // the last for its tests
	"room/rating":        {},
	"room/dated":         {"engine", "engine/games", "ai/houses", "room"}, // the last three for its test: bots play every deal
	"room/roomtest":      {"engine", "engine/games"},                      // for tests alone
	"room/awards":        {"room"},
	"room/parcel":        {},
	"words":              {"engine", "engine/shed", "engine/games"},
	"words/uno":          {"engine", "engine/shed", "engine/uno", "words"},
	"words/bluff":        {"engine", "engine/bluff", "words"},
	"words/tellers":      {"engine/games", "words", "words/uno", "words/bluff"},
	"words/wordstest":    {"engine", "engine/games"}, // for tests alone
	"online/wire":        {"engine", "room/dated"},
	"online/deal":        {"engine", "engine/games"},
	"online/journal":     {"engine", "online/wire"},
	"online/hall":        {"engine", "engine/games", "room", "room/dated", "online/wire", "online/journal", "online/deal", "anim"}, // the last for a test alone: how long pictures move
	"online/gate":        {"online/wire", "online/hall", "online/onlinetest"},
	"online/gateway":     {"engine", "room", "online/wire", "online/gate", "online/hall", "online/journal", "online/client", "online/socket", "online/onlinetest"}, // the last and the table for a test: people come to it
	"online/cluster":     {"engine", "ai", "room", "online/wire", "online/hall", "online/journal", "online/gate", "online/client", "online/onlinetest"},            // for its test: a house of several dealers with people
	"online/client":      {"engine", "engine/games", "room", "online/wire", "online/deal", "online/hall", "online/journal", "online/onlinetest"},                   // the hall for a test: what it is a client of
	"online/onlinetest":  {"engine", "room", "online/wire", "online/hall", "online/journal", "online/client"},                                                      // for tests alone
	"online/socket":      {"online/wire", "online/client"},
	"online/relay":       {"engine", "room", "online/wire", "online/hall", "online/gate", "online/journal", "online/client", "online/onlinetest"},
	"online/qr":          {},
	"online/self":        {"engine", "room"},
	"online/siege":       {"online/wire"},
	"online/front":       {},
	"online/nearby":      {"engine", "online/wire"},
	"online/hosting":     {"engine", "room", "online/wire", "online/hall", "online/gateway", "online/journal", "online/bots", "online/client", "online/front", "online/socket", "online/onlinetest"}, // the last for a test: people come to it
	"online/bots":        {"ai", "ai/houses", "room", "online/journal"},
	"assets":             {},
	"version":            {},
	"start":              {"engine", "engine/games", "version"},
	"scene":              {"engine", "engine/shed", "anim", "ai", "ai/houses", "ai/uno", "room", "room/awards", "words", "words/tellers", "assets", "start", "version", "online/client", "online/wire", "online/deal", "online/hosting", "online/onlinetest"}, // the last and the house in a window for tests
	"scene/stage":        {"engine", "engine/games", "engine/shed", "ai", "room", "room/awards", "words", "assets", "start", "scene/paint", "scene/input", "scene/sound", "scene/platform"},
	"scene/kit":          {"engine", "engine/games", "engine/shed", "room", "words", "assets", "online/qr", "scene/stage", "scene/paint", "scene/input", "scene/platform"},
	"scene/guests":       {"engine", "ai", "ai/houses", "room", "room/rating", "words", "start", "scene/stage", "scene/kit", "scene/platform"},
	"scene/ask":          {"engine", "engine/shed", "words", "assets", "scene/stage", "scene/kit", "scene/umpire", "scene/paint", "scene/input"},
	"scene/settings":     {"room", "room/awards", "words", "assets", "version", "scene/stage", "scene/kit", "scene/paint", "scene/input", "scene/platform"},
	"scene/awards":       {"room", "room/awards", "words", "assets", "scene/stage", "scene/kit", "scene/paint", "scene/input"},
	"scene/statistics":   {"engine/games", "room", "words", "words/tellers", "scene/guests", "scene/stage", "scene/kit", "scene/paint", "scene/input"},
	"scene/rating":       {"engine/games", "ai", "room", "room/rating", "words", "assets", "scene/guests", "scene/stage", "scene/kit", "scene/paint", "scene/input"},
	"scene/replay":       {"engine", "ai", "ai/houses", "ai/puzzles", "room", "room/roomtest", "words", "words/tellers", "assets", "scene/stage", "scene/kit", "scene/guests", "scene/table", "scene/paint", "scene/input", "scene/platform"},
	"scene/table":        {"engine", "engine/games", "engine/shed", "anim", "ai", "ai/houses", "room", "words", "words/tellers", "assets", "scene/stage", "scene/kit", "scene/guests", "scene/umpire", "scene/ask", "scene/rules", "scene/paint", "scene/input", "scene/platform"},
	"scene/umpire":       {"engine", "engine/games", "words", "scene/umpire/uno", "scene/umpire/bluff"},
	"scene/umpire/bluff": {"engine", "engine/bluff", "ai/bluff", "words"},
	"scene/umpire/uno":   {"engine", "engine/shed", "engine/uno", "ai/uno", "words", "words/uno"},
	"scene/rules":        {"engine", "engine/games", "words", "words/tellers", "assets", "scene/stage", "scene/kit", "scene/paint", "scene/input", "scene/platform"},
	"scene/puzzles":      {"engine", "engine/games", "ai", "ai/houses", "ai/puzzles", "room", "words", "words/tellers", "assets", "scene/stage", "scene/kit", "scene/guests", "scene/table", "scene/rules", "scene/paint", "scene/input", "scene/platform", "scene/scenetest"},
	"scene/result":       {"words", "assets", "scene/stage", "scene/kit", "scene/table", "scene/paint", "scene/input"},
	"scene/title":        {"room", "words", "assets", "version", "scene/guests", "scene/stage", "scene/kit", "scene/paint", "scene/input", "scene/platform"},
	"scene/setup":        {"engine", "engine/games", "engine/shed", "ai", "ai/houses", "room", "words", "words/tellers", "assets", "scene/stage", "scene/kit", "scene/guests", "scene/paint", "scene/input", "scene/platform"},
	"scene/learn":        {"engine", "engine/games", "engine/shed", "engine/scenario", "room", "words", "assets", "scene/stage", "scene/kit", "scene/guests", "scene/umpire", "scene/ask", "scene/table", "scene/rules", "scene/days", "scene/paint", "scene/input"},
	"scene/days":         {"engine", "ai", "room", "room/dated", "online/wire", "online/client", "online/onlinetest", "words", "scene/online", "scene/stage", "scene/kit", "scene/guests", "scene/table", "scene/rules", "scene/paint", "scene/input", "scene/scenetest", "scene/tabletest"},
	"scene/luggage":      {"engine", "room", "room/parcel", "words", "scene/stage", "scene/kit", "scene/paint", "scene/input", "scene/scenetest"},                                                                                          // the last for its tests
	"scene/local":        {"room", "words", "online/wire", "online/client", "online/hosting", "scene/online", "scene/stage", "scene/platform", "scene/scenetest"},                                                                          // the house for its tests
	"scene/online":       {"engine", "online/relay", "online/bots", "room", "words", "online/self", "online/wire", "online/client", "online/socket", "online/onlinetest", "scene/stage", "scene/kit", "scene/platform", "scene/scenetest"}, // the house and the stage for its tests
	"scene/company":      {"engine", "engine/games", "room", "words", "assets", "online/wire", "online/client", "online/onlinetest", "scene/online", "scene/stage", "scene/kit", "scene/guests", "scene/table", "scene/rules", "scene/paint", "scene/input", "scene/platform", "scene/scenetest", "scene/tabletest"},
	"scene/roomform":     {"engine", "engine/games", "room", "words", "online/wire", "scene/online", "scene/stage", "scene/kit", "scene/paint", "scene/input", "scene/scenetest"}, // the store and the stage for its tests
	"scene/waiting":      {"engine", "engine/games", "ai", "room", "words", "assets", "online/wire", "online/client", "online/onlinetest", "scene/online", "scene/company", "scene/roomform", "scene/stage", "scene/kit", "scene/paint", "scene/input"},
	"scene/lobby":        {"engine", "engine/games", "room", "words", "assets", "online/wire", "online/client", "online/onlinetest", "scene/online", "scene/company", "scene/roomform", "scene/stage", "scene/kit", "scene/paint", "scene/input", "scene/platform", "scene/scenetest"}, // the house and the stage for its tests
	"scene/scenetest":    {"engine", "room", "assets", "scene/stage", "scene/kit", "scene/paint", "scene/input", "scene/sound"},
	"scene/tabletest":    {"engine", "engine/shed", "anim", "room", "words", "scene/stage", "scene/guests", "scene/ask", "scene/table", "scene/input", "scene/scenetest"},
	"scene/paint":        {"engine", "assets"},
	"scene/input":        {"engine", "scene/paint"},
	"scene/sound":        {"assets"},
	"scene/platform":     {"engine", "room", "assets", "online/wire", "online/client", "online/front", "online/hosting", "online/nearby"}, // the house on a desktop alone
	"":                   {"scene", "scene/stage", "scene/replay", "scene/platform", "start", "start/early", "version"},                   // main
	// What makes a file of the source, and knows nothing else of the project.
	"cmd/figures/inlined": {},
	// What hears, for tests alone.
	"scene/sound/soundtest": {"assets", "scene/sound"},
	// Programs without a window: Ebitengine ends a program at once where there
	// is no display.
	"cmd":           {"engine", "engine/shed", "engine/games", "engine/scenario", "ai", "ai/houses", "ai/puzzles", "room", "room/dated", "room/rating", "room/awards", "words", "words/tellers", "words/uno", "words/bluff", "version", "online/wire", "online/deal", "online/hall", "online/gateway", "online/cluster", "online/journal", "online/journal/jetstream", "online/journal/jetstream/jetstreamtest", "online/client", "online/relay", "online/socket", "online/qr", "online/front", "online/bots", "online/self", "online/siege"}, // the last for a test, which no dealer has
	"dist":          {},
	"dist/appimage": {}, // a module of its own: the head of the AppImage
	"cmd/manual":    {"engine/games", "ai", "ai/houses", "words", "start"},
	"cmd/figures":   {"engine", "engine/games", "ai", "ai/houses", "ai/puzzles", "ai/uno", "ai/uno/figures", "ai/bluff/figures", "anim", "online/siege"},
}

// ebitengine is where Ebitengine's packages live.
const ebitengine = "github.com/hajimehoshi" + "/ebiten"

// foreign tells who may import a library of others; nobody else may.
var foreign = []struct {
	prefix string
	owners []string
}{
	{ebitengine + "/", []string{"scene", ""}},
	{"github.com/tdewolff/canvas", []string{"assets/cardart"}},
	{"github.com/nats-io/", []string{"online/journal/jetstream"}}, // which the dealer alone is linked with
	{"rsc.io/qr", []string{"online/qr"}},
	{"github.com/diskfs/go-diskfs", []string{"dist/appimage"}},
	{"github.com/cloudflare/circl", []string{"online/relay"}}, // crypto/ecdh brings the curves of the whole world into the page
	{"github.com/hashicorp/mdns", []string{"online/nearby"}},
	{"github.com/miekg/dns", []string{"online/nearby"}},
	{"github.com/klauspost/compress", []string{"online/gateway"}},
	{"github.com/coder/websocket", []string{"online/gateway", "online/siege", "online/socket"}},
}

// source is one file of a package, path relative to the module.
type source struct{ path, text string }

// test says that only tests see the file: it is one, or stands in a package for the tests of others by the tag that theirs have.
func (s source) test() bool {
	return strings.HasSuffix(s.path, "_test.go") || strings.HasPrefix(s.text, "//go:build display\n")
}
func (s source) dir() string { return strings.TrimPrefix(filepath.ToSlash(filepath.Dir(s.path)), ".") }

// under reports whether package dir is folder or lies in it.
func under(dir, folder string) bool {
	return dir == folder || folder != "" && strings.HasPrefix(dir, folder+"/")
}

// row returns the folder whose row of mayImport holds for dir.
func row(dir string) (string, bool) {
	for d := dir; ; {
		if _, ok := mayImport[d]; ok && (d != "" || dir == "") {
			return d, true
		}
		cut := strings.LastIndexByte(d, '/')
		if cut < 0 {
			return "", false
		}
		d = d[:cut]
	}
}

// check returns one line for every rule a file of sources breaks.
func check(sources []source) (broken []string) {
	fset := token.NewFileSet()
	packages := map[string][]file{}
	for _, s := range sources {
		parsed, err := parser.ParseFile(fset, s.path, s.text, parser.ParseComments)
		if err != nil {
			broken = append(broken, err.Error())
			continue
		}
		packages[s.dir()] = append(packages[s.dir()], file{s, parsed})
	}
	for dir, files := range packages {
		c := checker{fset: fset, dir: dir}
		for _, f := range files {
			c.imports(f)
			if !f.test() {
				c.clocks(f)
				c.desks(f)
				c.doors(f)
				c.speeches(f)
				c.halves(f)
				c.screens(f)
				c.floats(f)
				c.inits(f)
			}
		}
		c.globals(files)
		broken = append(broken, c.broken...)
	}
	slices.Sort(broken)
	return broken
}

type file struct {
	source
	tree *ast.File
}

// imported returns the path behind a package name of the file.
func (f file) imported(name string) string {
	for _, spec := range f.tree.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		local := pathpkg.Base(path)
		if len(local) > 1 && local[0] == 'v' && strings.Trim(local[1:], "0123456789") == "" {
			local = pathpkg.Base(pathpkg.Dir(path)) // of a later major version
		}
		if spec.Name != nil {
			local = spec.Name.Name
		}
		if local == name {
			return path
		}
	}
	return ""
}

// imports says whether the file imports that path.
func (f file) imports(path string) bool {
	return slices.ContainsFunc(f.tree.Imports, func(spec *ast.ImportSpec) bool { return spec.Path.Value == strconv.Quote(path) })
}

// house is every Go file of the module.
func house(t *testing.T) []source {
	t.Helper()
	top := ".."
	if _, err := os.Stat(filepath.Join(top, "go.mod")); err != nil {
		t.Fatalf("the module's folder is not where it was: %v", err)
	}
	var sources []source
	err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			n := d.Name()
			if path != top && (strings.HasPrefix(n, ".") || strings.HasPrefix(n, "_") || n == "testdata" || n == "node_modules" || n == "build" || n == "bin") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(top, path)
		sources = append(sources, source{filepath.ToSlash(rel), string(text)})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(sources) == 0 {
		t.Fatal("no Go file was found")
	}
	return sources
}

// registries are the lists of games, one a layer: they alone name every game there is.
var registries = []string{"engine/games", "ai/houses", "words/tellers"}

// strangers are the rows of a table of layers that name the rules of a game and are neither a folder of that game's nor a registry.
func strangers(table map[string][]string) (found []string) {
	for dir, may := range table {
		for _, own := range may {
			game, rules := strings.CutPrefix(own, "engine/")
			if !rules || !slices.Contains([]string{"uno", "bluff"}, game) {
				continue
			}
			if !slices.Contains(strings.Split(dir, "/"), game) && !slices.Contains(registries, dir) {
				found = append(found, dir)
			}
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

func TestTheRulesOfAGameAreNamedInItsOwnFoldersAndInTheRegistriesAlone(t *testing.T) {
	for _, dir := range strangers(mayImport) {
		t.Errorf("%s names the rules of a game; what it wants of them is asked through engine.Rulebook, or stands in a folder of the game's", dir)
	}
	want := []string{"ai", "cmd"}
	if got := strangers(map[string][]string{"ai": {"engine/uno"}, "ai/uno": {"engine/uno"}, "ai/uno/figures": {"engine/uno"}, "ai/houses": {"engine/uno", "engine/bluff"},
		"cmd": {"engine/bluff", "engine/uno"}, "words": {"engine/shed", "engine/games"}}); !slices.Equal(got, want) {
		t.Errorf("strangers are %v, want %v", got, want)
	}
}

func TestTheHouseKeepsItsLayers(t *testing.T) {
	for _, line := range check(house(t)) {
		t.Error(line)
	}
}

func TestALayeringRule(t *testing.T) {
	one := func(path, text string) []source { return []source{{path, text}} }
	for _, tt := range []struct {
		name string
		in   []source
		want string // part of the only line reported; empty: nothing is
	}{
		{"lets the rules use the engine", one("engine/uno/a.go", `package uno; import _ "fourtell/engine"`), ""},
		{"keeps the engine from its games", one("engine/a.go", `package engine; import _ "fourtell/engine/uno"`), "engine may not import engine/uno"},
		{"keeps the two games apart", one("engine/bluff/a.go", `package bluff; import _ "fourtell/engine/uno"`), "engine/bluff may not import engine/uno"},
		{"lets a test use any part of the engine", one("anim/a_test.go", `package anim_test; import _ "fourtell/engine/uno"; import _ "fourtell/anim"`), ""},
		{"keeps the choreographer from the rules", one("anim/a.go", `package anim; import _ "fourtell/engine/uno"`), "anim may not import engine/uno"},
		{"keeps the bots from the room", one("ai/a.go", `package ai; import _ "fourtell/room"`), "ai may not import room"},
		{"keeps the frame of the bots from a game", one("ai/a.go", `package ai; import _ "fourtell/engine/uno"`), "ai may not import engine/uno"},
		{"keeps a game's bots from the list of them", one("ai/uno/a.go", `package uno; import _ "fourtell/ai/houses"`), "ai/uno may not import ai/houses"},
		{"keeps the room from the bots", one("room/a.go", `package room; import _ "fourtell/ai"`), "room may not import ai"},
		{"keeps the room from the rules of a game", one("room/a.go", `package room; import _ "fourtell/engine/uno"`), "room may not import engine/uno"},
		{"lets the room make any game", one("room/a.go", `package room; import _ "fourtell/engine/games"`), ""},
		{"keeps words from the scene", one("words/a.go", `package words; import _ "fourtell/scene"`), "words may not import scene"},
		{"keeps main to the scene", one("main.go", `package main; import _ "fourtell/engine"`), "main may not import engine"},
		{"keeps the dealer from the pictures", one("cmd/dealer/a.go", `package main; import _ "fourtell/assets"`), "cmd/dealer may not import assets"},
		{"keeps the dealer from the window", one("cmd/dealer/a.go", `package main; import _ "fourtell/scene"`), "cmd/dealer may not import scene"},
		{"lets the figures measure a diff", one("cmd/figures/a.go", `package main; import _ "fourtell/anim"`), ""},
		{"keeps the figures from words", one("cmd/figures/a.go", `package main; import _ "fourtell/words"`), "cmd/figures may not import words"},
		{"lets the scene use all", one("scene/a.go", `package scene; import _ "fourtell/assets"; import _ "`+ebitengine+`/v2"`), ""},
		{"keeps the stage from the screens", one("scene/stage/a.go", `package stage; import _ "fourtell/scene/kit"`), "scene/stage may not import scene/kit"},
		{"keeps the kit from the table", one("scene/kit/a.go", `package kit; import _ "fourtell/anim"`), "scene/kit may not import anim"},
		{"keeps a question from the table", one("scene/ask/a.go", `package ask; import _ "fourtell/scene/table"`), "scene/ask may not import scene/table"},
		{"keeps the guests from the screens", one("scene/guests/a.go", `package guests; import _ "fourtell/scene/rules"`), "scene/guests may not import scene/rules"},
		{"keeps the settings from the title", one("scene/settings/a.go", `package settings; import _ "fourtell/scene/title"`), "scene/settings may not import scene/title"},
		{"keeps the settings from the rules", one("scene/settings/a.go", `package settings; import _ "fourtell/engine/uno"`), "scene/settings may not import engine/uno"},
		{"keeps the statistics from the replays", one("scene/statistics/a.go", `package statistics; import _ "fourtell/scene/replay"`), "scene/statistics may not import scene/replay"},
		{"keeps the replays from the result that opens them", one("scene/replay/a.go", `package replay; import _ "fourtell/scene/result"`), "scene/replay may not import scene/result"},
		{"keeps the table from its replays", one("scene/table/a.go", `package table; import _ "fourtell/scene/replay"`), "scene/table may not import scene/replay"},
		{"keeps the table from the screens it leads to", one("scene/table/a.go", `package table; import _ "fourtell/scene/result"`), "scene/table may not import scene/result"},
		{"keeps the title from the screens it leads to", one("scene/title/a.go", `package title; import _ "fourtell/scene/rules"`), "scene/title may not import scene/rules"},
		{"keeps the result from the statistics", one("scene/result/a.go", `package result; import _ "fourtell/scene/statistics"`), "scene/result may not import scene/statistics"},
		{"keeps the title from the table", one("scene/title/a.go", `package title; import _ "fourtell/scene/table"`), "scene/title may not import scene/table"},
		{"lets lessons lead a table", one("scene/learn/a.go", `package learn; import _ "fourtell/scene/table"`), ""},
		{"keeps lessons from the rules of a game", one("scene/learn/a.go", `package learn; import _ "fourtell/engine/uno"`), "scene/learn may not import engine/uno"},
		{"keeps lessons from the title", one("scene/learn/a.go", `package learn; import _ "fourtell/scene/title"`), "scene/learn may not import scene/title"},
		{"keeps the set-up from the table it sets", one("scene/setup/a.go", `package setup; import _ "fourtell/scene/table"`), "scene/setup may not import scene/table"},
		{"keeps the set-up from the rules of a game", one("scene/setup/a.go", `package setup; import _ "fourtell/engine/uno"`), "scene/setup may not import engine/uno"},
		{"keeps a screen from another", one("scene/rules/a.go", `package rules; import _ "fourtell/scene/title"`), "scene/rules may not import scene/title"},
		{"lets a test of a screen use what tests share", one("scene/rules/a_test.go", `package rules; import _ "fourtell/scene/scenetest"`), ""},
		{"keeps what tests share out of the game", one("scene/a.go", `package scene; import _ "fourtell/scene/scenetest"`), "scene may not import scene/scenetest"},
		{"lets a test of a game's sentences use what tests share", one("words/uno/a_test.go", `package uno; import _ "fourtell/words/wordstest"`), ""},
		{"keeps what tests hear with out of the sound", one("scene/sound/a.go", `package sound; import _ "fourtell/scene/sound/soundtest"`), "scene/sound may not import scene/sound/soundtest"},
		{"keeps what tests share out of the sentences", one("words/uno/a.go", `package uno; import _ "fourtell/words/wordstest"`), "words/uno may not import words/wordstest"},
		{"keeps sentences from a game", one("words/a.go", `package words; import _ "fourtell/engine/uno"`), "words may not import engine/uno"},
		{"keeps what tests share from the screens", one("scene/scenetest/a.go", `package scenetest; import _ "fourtell/scene/rules"`), "scene/scenetest may not import scene/rules"},
		{"keeps the painter from the table", one("scene/paint/a.go", `package paint; import _ "fourtell/room"`), "scene/paint may not import room"},
		{"keeps the painter from the stage", one("scene/paint/a.go", `package paint; import _ "fourtell/scene"`), "scene/paint may not import scene"},
		{"lets no screen stand among the wiring", one("scene/a.go", `package scene; func (*lobby) Enter() {}`), "a screen stands among the wiring"},
		{"lets a screen stand in a folder of its own", one("scene/title/a.go", `package title; func (*Title) Enter() {}`), ""},
		{"lets no screen inherit what scene may see", one("scene/nowhere/a.go", `package nowhere`), "folder scene/nowhere has no row of its own"},
		{"lets no part of a screen inherit what the screen may see", one("scene/table/felt/a.go", `package felt`), "folder scene/table/felt has no row of its own"},
		{"keeps the input from sentences", one("scene/input/a.go", `package input; import _ "fourtell/words"`), "scene/input may not import words"},
		{"keeps the sound from the table", one("scene/sound/a.go", `package sound; import _ "fourtell/anim"`), "scene/sound may not import anim"},
		{"keeps the platform from the stage", one("scene/platform/a_js.go", `package platform; import _ "fourtell/scene"`), "scene/platform may not import scene"},
		{"keeps a page's half out of a screen", one("scene/a_js.go", `package scene`), "only some platforms have this file"},
		{"keeps a desktop's half out of the stage", one("scene/stage/a_other.go", "//go:build !js\n\npackage stage"), "only some platforms have this file"},
		{"lets a file for the tests of others have their tag", one("scene/table/a.go", "//go:build display\n\npackage table"), ""},
		{"lets a test have its own tag", one("scene/a_test.go", "//go:build display\n\npackage scene"), ""},
		{"lets the platform have halves", one("scene/platform/a_js.go", `package platform`), ""},
		{"keeps the messages from the rooms", one("online/wire/a.go", `package wire; import _ "fourtell/room"`), "online/wire may not import room"},
		{"keeps the journal from the hall", one("online/journal/a.go", `package journal; import _ "fourtell/online/hall"`), "online/journal may not import online/hall"},
		{"keeps the gate from the table", one("online/gate/a.go", `package gate; import _ "fourtell/room"`), "online/gate may not import room"},
		{"keeps what journals are held to out of the house", one("online/hall/a.go", `package hall; import _ "fourtell/online/journal/journaltest"`), "online/hall may not import online/journal/journaltest"},
		{"keeps the hall from the bots", one("online/hall/a.go", `package hall; import _ "fourtell/ai/houses"`), "online/hall may not import ai/houses"},
		{"keeps the hall from the choreographer", one("online/hall/a.go", `package hall; import _ "fourtell/anim"`), "for tests alone"},
		{"keeps the hall from sockets", one("online/hall/a.go", `package hall; import _ "net/http"`), "online/hall may not import net/http"},
		{"keeps the hall from the clock", one("online/hall/a.go", `package hall; import "time"; var f = time.Now`), "time.Now"},
		{"keeps the card drawing out of the game", one("scene/a.go", `package scene; import _ "fourtell/assets/cardart"`), "scene may not import assets/cardart"},
		{"lets the generator draw", one("assets/cardart/gen/main.go", `package main; import _ "fourtell/assets/cardart"; import _ "github.com/tdewolff/canvas"`), ""},
		{"keeps canvas to the card drawing", one("assets/a.go", `package assets; import _ "github.com/tdewolff/canvas"`), "assets may not import github.com/tdewolff/canvas"},
		{"keeps Ebitengine to scene and main", one("room/a.go", `package room; import _ "`+ebitengine+`/v2/audio"`), "room may not import " + ebitengine + "/v2/audio"},
		{"sees behind a build tag", one("anim/a_js.go", "//go:build js\n\npackage anim; import _ \""+ebitengine+"/v2\""), "anim may not import"},
		{"keeps the engine to the standard library", one("engine/uno/a_test.go", `package uno; import _ "golang.org/x/text/language"`), "standard library only"},
		{"wants a row for a new folder", one("misc/a.go", `package misc`), "no row"},
		{"refuses the old random numbers, in tests too", one("ai/a_test.go", `package ai; import _ "math/rand"`), "math/rand v1"},
		{"lets math/rand/v2 be", one("ai/a.go", `package ai; import _ "math/rand/v2"`), ""},
		{"refuses the wall clock", one("room/a.go", `package room; import "time"; var f = time.Now`), "time.Now"},
		{"refuses the wall clock under another name", one("room/a.go", `package room; import clock "time"; func f() { clock.Since(clock.Time{}) }`), "time.Since"},
		{"lets a local value be called time", one("room/a.go", `package room; type s struct{ Now int }; func f(time s) int { return time.Now }`), ""},
		{"lets the scene read the clock", one("scene/a.go", `package scene; import "time"; var f = time.Now`), ""},
		{"keeps the picture to its desk", one("scene/a.go", `package scene; import "fourtell/room"; type t struct{ table *room.Table }`), "room.Table is named"},
		{"keeps the picture from setting a table", one("scene/table/a.go", `package table; import r "fourtell/room"; var f = r.NewTable`), "room.NewTable is named"},
		{"lets the picture have a desk", one("scene/a.go", `package scene; import "fourtell/room"; type t struct{ table room.Desk }`), ""},
		{"lets the wiring set a table", one("scene/table/desk_open.go", `package table; import "fourtell/room"; type t struct{ table *room.Table }`), ""},
		{"lets a test look under the desk", one("scene/a_test.go", `package scene; import "fourtell/room"; type t struct{ table *room.Table }`), ""},
		{"keeps the terminal from a game's own", one("cmd/dealer/play.go", `package main; import _ "fourtell/engine/shed"`), "only speech_shed.go and its like may import engine/shed"},
		{"lets a game's speech know the game", one("cmd/dealer/speech_uno.go", `package main; import _ "fourtell/engine/shed"; import _ "fourtell/words/uno"`), ""},
		{"lets the dealer have a table", one("cmd/dealer/a.go", `package main; import "fourtell/room"; type t struct{ table *room.Table }`), ""},
		{"keeps a match from being made by its game", one("words/uno/a.go", `package uno; import u "fourtell/engine/uno"; var g, _ = u.New(s)`), "New of engine/uno is named"},
		{"keeps a match from being made by a rule book", one("room/a.go", `package room; func f(t *table) { g, _ = t.book.New(s) }`), "New of a rule book is named"},
		{"keeps a match from being made by a book of no name", one("ai/uno/a.go", `package uno; import "fourtell/engine/uno"; var g, _ = uno.Book{}.New(s)`), "New of a rule book is named"},
		{"lets the shelf make a match", one("engine/games/a.go", `package games; import "fourtell/engine/uno"; var g, _ = uno.Book{}.New(s)`), ""},
		{"lets a match be made by the door", one("cmd/dealer/a.go", `package main; import "fourtell/engine/games"; var g, _ = games.New(s)`), ""},
		{"lets a screen and a die be made", one("scene/a.go", `package scene; import "math/rand/v2"; import "fourtell/scene/rules"; var a, b = rand.New(nil), rules.New(s)`), ""},
		{"lets a page make what it needs", one("room/store_js.go", `package room; import "syscall/js"; var a = js.Global().Get("Blob").New(s)`), ""},
		{"lets a test make a match as it likes", one("ai/uno/a_test.go", `package uno; import u "fourtell/engine/uno"; var g, _ = u.New(s)`), ""},
		{"keeps the rules of a game from the scenarios of any", one("engine/scenario/a.go", `package scenario; import _ "fourtell/engine/uno"`), "engine/scenario may not import engine/uno"},
		{"keeps the rules of a game from the figures", one("cmd/figures/a.go", `package main; import _ "fourtell/engine/uno"`), "cmd/figures may not import engine/uno"},
		{"keeps the notation from the table", one("engine/notation/a.go", `package notation; import _ "fourtell/engine"`), "engine/notation may not import engine"},
		{"lets what is measured of a game know its rules", one("ai/uno/figures/a.go", `package figures; import _ "fourtell/engine/uno"`), ""},
		{"lets a test know a game's rules", one("scene/settings/a_test.go", `package settings; import _ "fourtell/engine/uno"`), ""},
		{"refuses a float in the rules", one("engine/uno/a.go", `package uno; func f(x int) int { return int(float64(x)) }`), "float64 in a rule"},
		{"refuses a fraction in the rules", one("engine/a.go", `package engine; const half = 0.5`), "fraction 0.5"},
		{"lets a bot weigh with floats", one("ai/a.go", `package ai; const half = 0.5`), ""},
		{"refuses init", one("words/a.go", `package words; func init() {}`), "func init"},
		{"lets a method be called init", one("words/a.go", `package words; type t int; func (t) init() {}`), ""},
		{"refuses an assigned global", one("ai/a.go", `package ai; var n int; func f() { n = 1 }`), "variable n is assigned"},
		{"refuses a counted global", one("ai/a.go", `package ai; var n int; func f() { n++ }`), "variable n is assigned"},
		{"refuses a write into a global", one("ai/a.go", `package ai; var m = map[int]int{}; func f() { m[1] = 2 }`), "variable m is assigned"},
		{"refuses a write into a global's field", one("ai/a.go", `package ai; var s struct{ a []int }; func f() { s.a[0] += 2 }`), "variable s is assigned"},
		{"refuses an assigned global of another file", []source{{"ai/a.go", `package ai; var n int`}, {"ai/b.go", `package ai; func f() { n = 1 }`}}, "variable n is assigned"},
		{"refuses an assigned global of another package", one("ai/a.go", `package ai; import "fourtell/engine"; func f() { engine.Depth = 1 }`), "engine.Depth of another package"},
		{"lets a local hide a global", one("ai/a.go", `package ai; var n int; func f() { n := 1; n = 2; _ = n }`), ""},
		{"lets a field be named as a global", one("ai/a.go", `package ai; var n int; type t struct{ n int }; func f(x *t) { x.n = 2 }`), ""},
		{"lets a global be read", one("ai/a.go", `package ai; var n = 3; func f() int { return n }`), ""},
		{"tells of a file that cannot be read", one("ai/a.go", `package`), "expected"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := check(tt.in)
			if tt.want == "" {
				if len(got) != 0 {
					t.Fatalf("reported %q", got)
				}
				return
			}
			if len(got) != 1 || !strings.Contains(got[0], tt.want) {
				t.Fatalf("reported %q, want one line with %q", got, tt.want)
			}
		})
	}
}
