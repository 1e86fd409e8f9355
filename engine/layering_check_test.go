package engine_test

import (
	"fmt"
	"go/ast"
	"go/token"
	pathpkg "path"
	"slices"
	"strconv"
	"strings"
)

type checker struct {
	fset   *token.FileSet
	dir    string
	broken []string
}

func (c *checker) report(at token.Pos, format string, args ...any) {
	p := c.fset.Position(at)
	c.broken = append(c.broken, fmt.Sprintf("%s:%d: %s", p.Filename, p.Line, fmt.Sprintf(format, args...)))
}

func (c *checker) imports(f file) {
	top, known := row(c.dir)
	if !known {
		c.report(f.tree.Package, "folder %s has no row in the table of layers", c.dir)
		return
	}
	if top != c.dir && under(c.dir, "scene") { // of scene, which may see everything, nothing is inherited
		c.report(f.tree.Package, "folder %s has no row of its own in the table of layers", c.dir)
		return
	}
	for _, spec := range f.tree.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		switch own, ours := strings.CutPrefix(path, module+"/"); {
		case ours:
			if !c.mayUse(f, top, own) {
				c.report(spec.Pos(), "%s may not import %s", name(c.dir), own)
			}
		case under(path, "net") && path != "net/url" && under(c.dir, "online") && !slices.Contains(edges, c.dir):
			c.report(spec.Pos(), "%s may not import %s: nothing of online's core knows a socket", name(c.dir), path)
		case path == "math/rand":
			c.report(spec.Pos(), "math/rand v1 is imported; math/rand/v2 or the engine's generator is wanted")
		case strings.Contains(strings.SplitN(path, "/", 2)[0], "."):
			c.foreign(f, spec.Pos(), path)
		}
	}
}

func (c *checker) mayUse(f file, top, own string) bool {
	if own == "anim" && under(c.dir, "online") { // rooms see no picture
		if !f.test() {
			c.report(f.tree.Package, "anim is there for tests alone")
			return true
		}
		return slices.Contains(mayImport[top], own)
	}
	switch own { // what tests share is for tests alone
	case "scene/scenetest", "scene/sound/soundtest", "scene/tabletest":
		return f.test() && under(c.dir, "scene")
	case "online/journal/journaltest":
		return f.test()
	case "words/wordstest":
		return f.test() && under(c.dir, "words")
	}
	if slices.Contains(mayImport[top], own) {
		return true
	}
	if f.test() && (under(own, "engine") || own == c.dir) {
		return true
	}
	if f.test() && under(c.dir, "online") && (under(own, "online") || own == "room") { // a test of a part stands up all that it needs
		return true
	}
	// The drawing of the cards is for the generator and the tests alone.
	if under(own, "assets/cardart") {
		return under(c.dir, "assets/cardart") || f.test() && under(c.dir, "assets")
	}
	// Parts of one folder may use each other; the engine's may not.
	return top != "" && top != "engine" && top != "cmd" && under(own, top)
}

func (c *checker) foreign(f file, at token.Pos, path string) {
	if under(c.dir, "engine") {
		c.report(at, "%s may import the standard library only, not %s", name(c.dir), path)
		return
	}
	for _, rule := range foreign {
		if !strings.HasPrefix(path, rule.prefix) {
			continue
		}
		allowed := slices.ContainsFunc(rule.owners, func(owner string) bool { return under(c.dir, owner) })
		if !allowed && !(f.test() && under(c.dir, "assets") && under(rule.owners[0], "assets")) {
			c.report(at, "%s may not import %s", name(c.dir), path)
		}
	}
}

func name(dir string) string {
	if dir == "" {
		return "main"
	}
	return dir
}

// screens finds a screen that stands among the wiring.
func (c *checker) screens(f file) {
	if c.dir != "scene" {
		return
	}
	for _, d := range f.tree.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil && fn.Name.Name == "Enter" {
			c.report(fn.Pos(), "a screen stands among the wiring; it wants a folder of its own")
		}
	}
}

// edges of the house besides the picture and the programs: what touches a network lives by the wall clock.
var edges = []string{"online/front", "online/gateway", "online/hosting", "online/journal/jetstream", "online/nearby", "online/siege", "online/socket"}

// clocks finds the wall clock where only ticks and table time belong.
func (c *checker) clocks(f file) {
	if c.dir == "" || under(c.dir, "scene") || under(c.dir, "cmd") || slices.Contains(edges, c.dir) {
		return
	}
	ast.Inspect(f.tree, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && x.Obj == nil && f.imported(x.Name) == "time" {
				switch s.Sel.Name {
				case "Now", "Since", "Until":
					c.report(s.Pos(), "time.%s is called; time comes in as an argument here", s.Sel.Name)
				}
			}
		}
		return true
	})
}

// wiring is the file of scene, wherever it stands there, that sets tables and takes matches up: it alone may name one.
const wiring = "desk_open.go"

// desks finds a picture that reaches past its desk to the table: one that is elsewhere has none.
func (c *checker) desks(f file) {
	if !under(c.dir, "scene") || strings.HasSuffix(f.path, "/"+wiring) {
		return
	}
	ast.Inspect(f.tree, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && x.Obj == nil && f.imported(x.Name) == module+"/room" {
				switch s.Sel.Name {
				case "Table", "NewTable", "NewTableFromRecord", "Resume", "LocalDesk":
					c.report(s.Pos(), "room.%s is named; a picture knows a room.Desk, and %s alone the table", s.Sel.Name, wiring)
				}
			}
		}
		return true
	})
}

// door is the package through which alone a match is made.
const door = module + "/engine/games"

// doors finds a match that is made past the door: by a game's own New, or by that of a rule book. What a page makes is no match.
func (c *checker) doors(f file) {
	if under(module+"/"+c.dir, door) || f.imports("syscall/js") {
		return
	}
	ast.Inspect(f.tree, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok || s.Sel.Name != "New" {
			return true
		}
		of := "a rule book"
		if x, ok := s.X.(*ast.Ident); ok && x.Obj == nil && f.imported(x.Name) != "" {
			own, ours := strings.CutPrefix(f.imported(x.Name), module+"/")
			if !ours || !under(own, "engine") || f.imported(x.Name) == door {
				return true
			}
			of = own
		}
		c.report(s.Pos(), "New of %s is named; every match is made by games.New", of)
		return true
	})
}

// ofOneGame are the packages that are about one game alone.
func ofOneGame(own string) bool {
	return slices.Contains([]string{"engine/uno", "engine/bluff", "engine/shed", "ai/uno", "words/uno"}, own)
}

// speeches finds a file of the terminal that knows a game: what is a game's own there stands in its speech.
func (c *checker) speeches(f file) {
	if c.dir != "cmd/dealer" || strings.HasPrefix(pathpkg.Base(f.path), "speech_") {
		return
	}
	for _, spec := range f.tree.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		if own := strings.TrimPrefix(path, module+"/"); ofOneGame(own) {
			c.report(spec.Pos(), "only speech_%s.go and its like may import %s", pathpkg.Base(own), own)
		}
	}
}

// halves finds a file of a screen that only some platforms have: what differs between them stands together. The painter, the input
// and the sound have devices of their own.
func (c *checker) halves(f file) {
	for _, own := range []string{"scene/platform", "scene/paint", "scene/input", "scene/sound"} {
		if under(c.dir, own) {
			return
		}
	}
	if !under(c.dir, "scene") {
		return
	}
	name := strings.TrimSuffix(f.path[strings.LastIndexByte(f.path, '/')+1:], ".go")
	part := strings.HasPrefix(f.text, "//go:build ") || strings.Contains(f.text, "\n//go:build ")
	for _, end := range []string{"_js", "_wasm", "_linux", "_windows", "_darwin", "_amd64", "_arm64"} {
		part = part || strings.HasSuffix(name, end)
	}
	if part {
		c.report(f.tree.Package, "only some platforms have this file; what differs between them stands in scene/platform")
	}
}

// floats finds fractions in the rules: they differ between machines.
func (c *checker) floats(f file) {
	if !slices.Contains([]string{"engine", "engine/uno", "engine/bluff"}, c.dir) {
		return
	}
	ast.Inspect(f.tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if n.Name == "float32" || n.Name == "float64" {
				c.report(n.Pos(), "%s in a rule", n.Name)
			}
		case *ast.BasicLit:
			if n.Kind == token.FLOAT || n.Kind == token.IMAG {
				c.report(n.Pos(), "the fraction %s in a rule", n.Value)
			}
		}
		return true
	})
}

func (c *checker) inits(f file) {
	for _, d := range f.tree.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name == "init" {
			c.report(fn.Pos(), "func init: a program decides itself when work is done")
		}
	}
}

// globals finds variables of a package, this one's or another of ours, that
// are assigned, or written into, outside their declaration.
func (c *checker) globals(files []file) {
	declared := map[string]*ast.ValueSpec{}
	for _, f := range files {
		if f.test() {
			continue
		}
		for _, d := range f.tree.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.VAR {
				for _, spec := range g.Specs {
					v := spec.(*ast.ValueSpec)
					for _, id := range v.Names {
						declared[id.Name] = v
					}
				}
			}
		}
	}
	for _, f := range files {
		if f.test() {
			continue
		}
		written := func(target ast.Expr) {
			id, of := root(target)
			switch {
			case id == nil || id.Name == "_":
			case id.Obj == nil && of != "" && strings.HasPrefix(f.imported(id.Name), module+"/"):
				c.report(target.Pos(), "the variable %s.%s of another package is assigned", id.Name, of)
			case declared[id.Name] != nil && (id.Obj == nil || id.Obj.Decl == declared[id.Name]):
				c.report(target.Pos(), "the package's variable %s is assigned outside its declaration", id.Name)
			}
		}
		ast.Inspect(f.tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				if n.Tok != token.DEFINE {
					for _, target := range n.Lhs {
						written(target)
					}
				}
			case *ast.IncDecStmt:
				written(n.X)
			case *ast.RangeStmt:
				if n.Tok == token.ASSIGN {
					for _, target := range []ast.Expr{n.Key, n.Value} {
						if target != nil {
							written(target)
						}
					}
				}
			}
			return true
		})
	}
}

// root returns the variable an assignable expression starts from, and the
// first name selected from it.
func root(e ast.Expr) (id *ast.Ident, selected string) {
	for {
		switch x := e.(type) {
		case *ast.Ident:
			return x, selected
		case *ast.SelectorExpr:
			e, selected = x.X, x.Sel.Name
		case *ast.IndexExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		default:
			return nil, ""
		}
	}
}
