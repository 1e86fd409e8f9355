package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
)

// whole are the functions that stay, and into which others are inlined.
var whole = strings.Fields(`RandomRounds PlayRandom RandomMove make Deal deal open turnUp drawTwo drawFour penalty askVictim tryChallenge goOut finish
	begin CallAhead`)

// inlined are the functions that are inlined wherever they are called on the way of a move. What is rare is none of them: it would
// make the whole too large.
var inlined = strings.Fields(`byChoice drawFirst take takeBack lot Below Uint32 comeTo startCards card drawn note played play playAs
	look lay add remove named copy copyOf cardOf face place bit bitOf first nth count random held points sum
	passOn ahead next step begin beginOn ask judge doing full last size movesHands stackWith Number SymbolOf
	dealHands penaltyKept scoreRound randomFace playable playWouldLeaveOne mayCallAhead settle openWindow
	closeWindows voidIdleCalls countChanged mayAnswer playableOnTurn bomb seen tally gather clearRound fitting
	answered stacksTwo stacksFour deflects MayChallenge PaysFirst challengeable answers stacks`)

// function is one of the project's, with the calls in it of those that are inlined.
type function struct {
	name  string // as the linker has it
	file  string
	start int // line
	calls []call
}

type call struct {
	name string
	line int
}

// edge is a call that stands in a function, or comes to by inlining, and what is called.
type edge struct {
	from, to *function
	line     int // where it is written
}

// functions are those that matter, by the name a call has: of methods that are named alike each may be meant.
type functions map[string][]*function

// read finds them in the source of the project in that folder.
func read(root string) (functions, error) {
	found := functions{}
	for _, dir := range []string{"engine", "engine/shed", "engine/uno", "ai/uno/figures"} {
		files := token.NewFileSet()
		names, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(files, name, nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			found.readFile(files, dir, file)
		}
	}
	for _, name := range append(slices.Clone(whole), inlined...) {
		if found[name] == nil {
			return nil, fmt.Errorf("there is no function %s", name)
		}
	}
	return found, nil
}

func (found functions) readFile(files *token.FileSet, dir string, file *ast.File) {
	for _, d := range file.Decls {
		decl, is := d.(*ast.FuncDecl)
		if !is || decl.Body == nil || !slices.Contains(whole, decl.Name.Name) && !slices.Contains(inlined, decl.Name.Name) {
			continue
		}
		at := files.Position(decl.Pos())
		f := &function{name: linked(dir, decl), file: at.Filename, start: at.Line}
		ast.Inspect(decl.Body, func(n ast.Node) bool {
			if c, is := n.(*ast.CallExpr); is {
				if id := called(c); id != nil && slices.Contains(inlined, id.Name) {
					f.calls = append(f.calls, call{id.Name, files.Position(id.Pos()).Line})
				}
			}
			return true
		})
		found[decl.Name.Name] = append(found[decl.Name.Name], f)
	}
}

func called(c *ast.CallExpr) *ast.Ident {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f
	case *ast.SelectorExpr:
		return f.Sel
	}
	return nil
}

// linked is the function's name as the linker has it.
func linked(dir string, decl *ast.FuncDecl) string {
	name := "fourtell/" + dir + "."
	if decl.Recv != nil {
		switch t := decl.Recv.List[0].Type.(type) {
		case *ast.StarExpr:
			name += "(*" + t.X.(*ast.Ident).Name + ")."
		case *ast.Ident:
			name += t.Name + "."
		}
	}
	return name + decl.Name.Name
}

// edges are all calls on the way of a move, in order, each in every function that it may come to stand in.
func (found functions) edges() (all []edge) {
	names := append(slices.Clone(whole), inlined...)
	for n, name := range names {
		if slices.Contains(names[:n], name) {
			continue
		}
		for _, from := range found[name] {
			seen := map[edge]bool{}
			var walk func(f *function)
			walk = func(f *function) {
				for _, c := range f.calls {
					for _, to := range found[c.name] {
						if e := (edge{from, to, c.line}); !seen[e] {
							seen[e] = true
							all = append(all, e)
							walk(to)
						}
					}
				}
			}
			walk(from)
		}
	}
	return all
}
