package engine_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"slices"
	"strings"
	"testing"
)

// mostMethods is how many methods a type may have, whatever the build tags of its files: one that needs more is several.
const mostMethods = 40

// tooMany are the types that still have more, with the most each may have. A number here may only fall, and a type that
// has come down to mostMethods leaves the list.
var tooMany = map[string]int{}

// countMethods counts the methods of each type of the sources by "folder.Type", tests left out. Of the halves for each
// platform, which one program never holds together, a name counts once.
func countMethods(sources []source) (map[string]int, error) {
	names := map[string]map[string]bool{}
	for _, s := range sources {
		if s.test() {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), s.path, s.text, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			of := name(s.dir()) + "." + receiver(f.Recv.List[0].Type)
			if names[of] == nil {
				names[of] = map[string]bool{}
			}
			names[of][f.Name.Name] = true
		}
	}
	count := map[string]int{}
	for of, set := range names {
		count[of] = len(set)
	}
	return count, nil
}

// receiver is the name of a receiver's type, whatever stands round it.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.ParenExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	}
	return "?"
}

// checkMethods returns one line for every type that has too many methods, or stands in the list for no reason.
func checkMethods(sources []source, listed map[string]int) (broken []string) {
	count, err := countMethods(sources)
	if err != nil {
		return []string{err.Error()}
	}
	for of, n := range count {
		most, ok := listed[of]
		switch {
		case !ok && n > mostMethods:
			broken = append(broken, fmt.Sprintf("%s has %d methods; a type has at most %d", of, n, mostMethods))
		case ok && n > most:
			broken = append(broken, fmt.Sprintf("%s has grown to %d methods; the list says %d, and that may only fall", of, n, most))
		case ok && n <= mostMethods:
			broken = append(broken, fmt.Sprintf("%s has come down to %d methods; it leaves the list", of, n))
		}
	}
	for of := range listed {
		if count[of] == 0 {
			broken = append(broken, fmt.Sprintf("%s is in the list and has no methods at all", of))
		}
	}
	slices.Sort(broken)
	return broken
}

func TestNoTypeHasMoreMethodsThanOneNounNeeds(t *testing.T) {
	for _, line := range checkMethods(house(t), tooMany) {
		t.Error(line)
	}
}

func TestTheCountOfMethods(t *testing.T) {
	// many is a file of n methods of that receiver.
	many := func(receiver string, n int) string {
		text := "package a\n"
		for i := range n {
			text += fmt.Sprintf("func (%s) m%d() {}\n", receiver, i)
		}
		return text
	}
	for _, tt := range []struct {
		name   string
		in     map[string]string
		listed map[string]int
		want   string // part of the only line reported; empty: nothing is
	}{
		{"lets a type have as many as may be", map[string]string{"ai/a.go": many("T", mostMethods)}, nil, ""},
		{"refuses one more", map[string]string{"ai/a.go": many("T", mostMethods+1)}, nil, "ai.T has 41 methods"},
		{"adds up the files of a folder", map[string]string{"ai/a.go": many("T", mostMethods), "ai/b.go": "package a; func (t *T) more() {}"}, nil, "ai.T has 41"},
		{"sees behind a build tag", map[string]string{"ai/a.go": many("T", mostMethods), "ai/b_js.go": "//go:build js\n\npackage a; func (t *T) more() {}"}, nil, "ai.T has 41"},
		{"takes the halves of two platforms for one", map[string]string{"ai/a.go": many("T", mostMethods), "ai/b_js.go": "package a; func (T) m1() {}"}, nil, ""},
		{"keeps folders apart", map[string]string{"ai/a.go": many("T", mostMethods), "room/b.go": "package b; func (T) more() {}"}, nil, ""},
		{"leaves tests out", map[string]string{"ai/a.go": many("T", mostMethods), "ai/a_test.go": "package a; func (T) more() {}"}, nil, ""},
		{"takes a pointer to a generic type for the type", map[string]string{"ai/a.go": many("t *T[K, V]", mostMethods+1)}, nil, "ai.T has 41"},
		{"lets a listed type be", map[string]string{"ai/a.go": many("T", 50)}, map[string]int{"ai.T": 50}, ""},
		{"lets a listed type shrink", map[string]string{"ai/a.go": many("T", 49)}, map[string]int{"ai.T": 50}, ""},
		{"refuses a listed type that grows", map[string]string{"ai/a.go": many("T", 51)}, map[string]int{"ai.T": 50}, "ai.T has grown to 51"},
		{"takes a listed type off when it has come down", map[string]string{"ai/a.go": many("T", mostMethods)}, map[string]int{"ai.T": 50}, "it leaves the list"},
		{"takes a listed type off when it is gone", map[string]string{"ai/a.go": many("T", 3)}, map[string]int{"ai.U": 50}, "ai.U is in the list"},
		{"tells of a file that cannot be read", map[string]string{"ai/a.go": "package"}, nil, "expected"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var in []source
			for _, path := range slices.Sorted(maps.Keys(tt.in)) {
				in = append(in, source{path, tt.in[path]})
			}
			got := checkMethods(in, tt.listed)
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
